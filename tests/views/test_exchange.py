import json

from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse

from campaigns.models import Campaign, LogLine, Report
from campaigns.services.campaign_copy import campaign_copy
from tests.exchange import files
from tests.factories import UserFactory, begin_campaign
from tests.players import play


def upload(client, data, **more):
    file = SimpleUploadedFile("career.json", data, "application/json")
    return client.post(reverse("campaigns:import"), {"file": file}, **more)


def test_the_owner_takes_her_campaign_along_as_a_file(as_alice, alice):
    campaign = play(begin_campaign(alice), steps=20)
    answer = as_alice.get(reverse("campaigns:export", args=[campaign.pk]))
    assert answer.headers["Content-Type"] == "application/json"
    assert "attachment" in answer.headers["Content-Disposition"]
    assert json.loads(answer.content)["title"] == campaign.title
    assert bytes(campaign.seed).hex().encode() not in answer.content


def test_no_title_breaks_out_of_the_name_of_the_file(as_alice, alice):
    campaign = begin_campaign(alice)
    Campaign.objects.filter(pk=campaign.pk).update(title='"; x="\r\n<b>')
    answer = as_alice.get(reverse("campaigns:export", args=[campaign.pk]))
    expected = f'attachment; filename="x-b-{campaign.pk}.json"'
    assert answer.headers["Content-Disposition"] == expected


def test_a_scratch_copy_stays_here_and_is_not_checked(as_alice, alice):
    copy = campaign_copy(campaign=play(begin_campaign(alice), steps=20))
    answer = as_alice.get(reverse("campaigns:export", args=[copy.pk]), follow=True)
    assert "a scratch copy stays here and has no file" in answer.text
    Campaign.objects.filter(pk=copy.pk).update(over="given-up")
    page = as_alice.get(reverse("campaigns:dice", args=[copy.pk]))
    assert "cannot be checked" in page.text
    assert "check-dice.js" not in page.text


def test_the_log_comes_as_a_table(as_alice, alice):
    campaign = play(begin_campaign(alice), steps=20)
    answer = as_alice.get(reverse("campaigns:export_csv", args=[campaign.pk]))
    assert answer.headers["Content-Type"] == "text/csv; charset=utf-8"
    assert answer.content.count(b"\r\n") == 22


def test_a_file_becomes_a_campaign_of_whoever_sends_it(as_charlie, charlie):
    answer = upload(as_charlie, files.young())
    campaign = Campaign.objects.get()
    assert campaign.owner == charlie
    assert answer["Location"] == reverse("campaigns:career", args=[campaign.pk])
    assert as_charlie.get(answer["Location"]).status_code == 200


def test_without_a_file_the_form_comes_back(as_alice):
    answer = as_alice.post(reverse("campaigns:import"))
    assert answer.status_code == 422
    assert "Choose a file." in answer.text


def test_a_file_from_another_site_is_not_taken(alice):
    client = Client(enforce_csrf_checks=True)
    client.force_login(alice)
    assert upload(client, files.young()).status_code == 403
    assert Campaign.objects.count() == 0


def test_a_guest_with_three_campaigns_has_no_room(db):
    guest, client = UserFactory(guest=True), Client()
    client.force_login(guest)
    for _ in range(3):
        begin_campaign(guest)
    answer = upload(client, files.young())
    assert answer["Location"] == reverse("campaigns:list")
    assert Campaign.objects.count() == 3


def test_a_flood_of_files_is_refused(as_alice):
    for _ in range(30):
        assert upload(as_alice, b"{").status_code == 422
    assert upload(as_alice, b"{").status_code == 429


def test_a_line_is_reported_to_the_host(as_alice, alice, admin_client):
    campaign = play(begin_campaign(alice), steps=5)
    path = reverse("campaigns:report", args=[campaign.pk, 3])
    page = as_alice.get(path)
    line = f"/admin/campaigns/report/line/{campaign.pk}/3/"
    assert f"http://testserver{line}" in page.text
    as_alice.post(path, {"text": "<b>no such fighter</b>"})
    report = Report.objects.get()
    assert (report.campaign, report.number, report.reporter) == (campaign, 3, alice)
    listed = admin_client.get(reverse("admin:campaigns_report_changelist"))
    assert f'href="{line}"' in listed.text


def test_the_host_reads_the_line_and_no_seed(as_alice, alice, admin_client):
    campaign = play(begin_campaign(alice), steps=5)
    as_alice.post(reverse("campaigns:report", args=[campaign.pk, 3]), {"text": "<i>x"})
    page = admin_client.get(
        reverse("admin:campaigns_report_line", args=[campaign.pk, 3])
    )
    place = LogLine.objects.get(campaign=campaign, number=3).place
    assert place in page.text
    assert "&lt;i&gt;x" in page.text
    assert bytes(campaign.seed).hex() not in page.text


def test_nobody_but_the_host_reads_a_line_there(as_alice, alice):
    campaign = begin_campaign(alice)
    path = reverse("admin:campaigns_report_line", args=[campaign.pk, 0])
    assert as_alice.get(path).status_code == 302


def test_a_line_that_is_not_there_cannot_be_reported(as_alice, alice):
    campaign = begin_campaign(alice)
    path = reverse("campaigns:report", args=[campaign.pk, 99])
    assert as_alice.post(path, {"text": ""}).status_code == 404


def test_a_second_report_of_a_line_takes_the_place_of_the_first(as_alice, alice):
    path = reverse("campaigns:report", args=[begin_campaign(alice).pk, 0])
    for text in ("first", "second"):
        as_alice.post(path, {"text": text})
    assert [report.text for report in Report.objects.all()] == ["second"]


def test_a_report_that_is_too_long_comes_back(as_alice, alice):
    path = reverse("campaigns:report", args=[begin_campaign(alice).pk, 0])
    assert as_alice.post(path, {"text": "x" * 2001}).status_code == 422


def test_a_flood_of_reports_is_refused(as_alice, alice):
    path = reverse("campaigns:report", args=[begin_campaign(alice).pk, 0])
    for _ in range(20):
        assert as_alice.post(path, {"text": ""}).status_code == 302
    assert as_alice.post(path, {"text": ""}).status_code == 429


def test_a_report_outlives_the_guest_who_made_it(alice):
    guest = UserFactory(guest=True)
    campaign = begin_campaign(alice)
    Report.objects.create(campaign=campaign, number=0, reporter=guest, text="x")
    guest.delete()
    assert Report.objects.get().reporter is None


def test_each_line_of_the_log_leads_to_its_report(as_alice, alice):
    campaign = play(begin_campaign(alice), steps=3)
    page = as_alice.get(reverse("campaigns:log", args=[campaign.pk]))
    assert reverse("campaigns:report", args=[campaign.pk, 2]) in page.text
