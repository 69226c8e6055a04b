"""A reader reports a public page, and the host hides it."""

import pytest
from django.urls import reverse

from campaigns.models import Campaign, Report
from campaigns.services.campaign_manage import campaign_unshare
from tests.conftest import signed_in
from tests.factories import UserFactory

TEXT = {"text": "An insult stands in the diary."}


def path(campaign):
    return reverse("campaigns:report_page", args=[campaign.share_token])


@pytest.fixture
def as_host(db):
    return signed_in(UserFactory(is_staff=True, is_superuser=True))


def test_the_page_leads_to_the_report(anonymous, shared):
    page = anonymous.get(reverse("campaigns:public", args=[shared.share_token]))
    assert f'href="{path(shared)}"' in page.text
    assert anonymous.get(path(shared)).status_code == 200


def test_nobody_needs_an_account_to_report(anonymous, shared):
    assert anonymous.post(path(shared), TEXT).status_code == 302
    report = Report.objects.get()
    assert (report.campaign, report.number, report.reporter) == (shared, None, None)
    assert report.text == TEXT["text"]


def test_a_second_report_of_a_player_takes_the_place_of_the_first(as_charlie, shared):
    as_charlie.post(path(shared), {"text": "Bad."})
    as_charlie.post(path(shared), TEXT)
    assert Report.objects.get().text == TEXT["text"]


@pytest.mark.parametrize("text", ["", "x" * 2001])
def test_a_report_that_cannot_be_sent_says_why(anonymous, shared, text):
    answer = anonymous.post(path(shared), {"text": text})
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert f">{text}</textarea>" in answer.text
    assert not Report.objects.exists()


def test_reports_are_limited(anonymous, shared):
    for _ in range(10):
        assert anonymous.post(path(shared), TEXT).status_code == 302
    assert anonymous.post(path(shared), TEXT).status_code == 429
    assert Report.objects.count() == 10


def test_a_page_that_is_gone_cannot_be_reported(anonymous, shared):
    gone = path(shared)
    campaign_unshare(campaign=shared)
    assert anonymous.post(gone, TEXT).status_code == 404


def test_the_host_finds_the_page_and_hides_it(anonymous, as_host, shared):
    anonymous.post(path(shared), TEXT)
    public = reverse("campaigns:public", args=[shared.share_token])
    listed = as_host.get("/admin/campaigns/report/").text
    assert f'href="{public}"' in listed
    change = f"/admin/campaigns/campaign/{shared.pk}/change/"
    assert f'href="{public}"' in as_host.get(change).text
    as_host.post(change, {"hidden_by_host": "on"})
    assert Campaign.objects.get().hidden_by_host
    assert anonymous.get(public).status_code == 404
    assert "not to be seen now" in as_host.get("/admin/campaigns/report/").text


def test_the_host_reads_the_log_and_cannot_write_it(as_host, shared):
    line = f"/admin/campaigns/report/line/{shared.pk}/{shared.lines}/"
    change = as_host.get(f"/admin/campaigns/campaign/{shared.pk}/change/")
    assert f'href="{line}"' in change.text
    page = as_host.get(line)
    assert page.status_code == 200
    inside = page.text.partition('id="content"')[2].partition('id="footer"')[0]
    assert "<input" not in inside
    assert "<textarea" not in inside
