from datetime import timedelta

import pytest
from django.urls import reverse
from django.utils import timezone

from campaigns.admin import CampaignAdmin
from campaigns.models import Campaign, User
from tests.factories import UserFactory
from tests.players import in_the_air, play


def path(name, campaign):
    return reverse(f"campaigns:{name}", args=[campaign.pk])


def now(campaign):
    return Campaign.objects.get(pk=campaign.pk)


def test_a_deleted_campaign_comes_back(as_alice, campaign):
    as_alice.post(path("delete", campaign))
    assert as_alice.get(path("table", campaign)).status_code == 404
    assert "bin" in as_alice.get(reverse("campaigns:list")).text
    as_alice.post(path("restore", campaign))
    assert as_alice.get(path("hangar", campaign)).status_code == 200


def test_a_campaign_deleted_long_ago_does_not_come_back(as_alice, campaign):
    old = timezone.now() - timedelta(days=31)
    Campaign.objects.filter(pk=campaign.pk).update(deleted_at=old)
    assert as_alice.post(path("restore", campaign)).status_code == 404


def test_a_deleted_campaign_takes_no_step(as_alice, campaign):
    as_alice.post(path("delete", campaign))
    form = {"turn": 0, "answer": "choose", "choice": "fly"}
    assert as_alice.post(path("step", campaign), form).status_code == 404
    assert now(campaign).turn == 0


def test_giving_up_asks_first(as_alice, campaign):
    assert as_alice.get(path("give_up", campaign)).status_code == 200
    assert now(campaign).over == ""


def test_giving_up_is_for_good(as_alice, campaign):
    as_alice.post(path("give_up", campaign), {"turn": 0})
    assert now(campaign).over == "given-up"
    form = {"turn": 1, "answer": "choose", "choice": "fly"}
    assert as_alice.post(path("step", campaign), form).status_code == 422
    assert now(campaign).turn == 1


def test_giving_up_with_an_old_form_changes_nothing(as_alice, campaign):
    as_alice.post(path("give_up", campaign), {"turn": 7})
    assert now(campaign).over == ""


def test_a_roll_on_stops_before_a_kind_that_is_set(as_alice, flying):
    as_alice.post(path("settings", flying), {"kind": "B1", "stop": "yes"})
    assert now(flying).asks == {"B1"}
    as_alice.post(path("settings", flying), {"kind": "B1", "stop": "no"})
    assert now(flying).asks == frozenset()


def test_settings_leave_the_turn_alone(as_alice, flying):
    before = now(flying).turn
    as_alice.post(path("settings", flying), {"kind": "B1", "stop": "yes"})
    assert now(flying).turn == before


def test_undo_by_its_form(as_alice, campaign):
    play(campaign, until=in_the_air)
    form = {"turn": campaign.turn, "to": campaign.undo_to}
    page = as_alice.get(path("table", campaign)).text
    assert f'name="to" value="{campaign.undo_to}"' in page
    assert as_alice.post(path("undo", campaign), form).status_code == 302
    assert now(campaign).state.sortie is None


def test_renaming(as_alice, campaign):
    as_alice.post(path("rename", campaign), {"title": "The long way"})
    assert now(campaign).title == "The long way"


BAD_TITLES = {"empty": "", "long": "x" * 81, "bell": "The\a way", "turned": "a\u202eb"}


@pytest.mark.parametrize("why", BAD_TITLES)
@pytest.mark.parametrize("script", [{}, {"HX-Request": "true"}])
def test_a_title_that_cannot_be_is_told_and_stays_in_its_field(
    as_alice, campaign, why, script
):
    typed = BAD_TITLES[why]
    form = {"title": typed}
    answer = as_alice.post(path("rename", campaign), form, headers=script)
    assert answer.status_code == 422
    assert now(campaign).title == campaign.title
    assert f'value="{typed}" maxlength="80"' in answer.text
    assert f'id="wrong-{campaign.pk}" role="alert"' in answer.text
    assert f"keeps its title “{campaign.title}”" in answer.text


def test_the_list_lets_a_campaign_be_renamed_archived_copied_and_deleted(
    as_alice, campaign
):
    page = as_alice.get(reverse("campaigns:list")).text
    for name in ("rename", "archive", "copy", "delete", "share"):
        assert f'"{path(name, campaign)}"' in page
    as_alice.post(path("archive", campaign), {"archived": "yes"})
    assert "In the archive" in as_alice.get(reverse("campaigns:list")).text


@pytest.mark.parametrize(
    ("name", "form"),
    [
        ("settings", {"kind": "X9", "stop": "yes"}),
        ("settings", {"kind": "B1"}),
        ("take_back", {}),
        ("share", {}),
        ("share", {"share": "perhaps"}),
        ("hints", {}),
        ("diary_sharing", {"share": ""}),
    ],
)
def test_a_form_that_no_page_sends_is_refused_in_words(as_alice, campaign, name, form):
    campaign.allow_take_back = True
    campaign.save()
    answer = as_alice.post(path(name, campaign), form)
    assert answer.status_code == 400
    assert "Nothing was changed" in answer.text
    assert now(campaign).allow_take_back
    assert now(campaign).asks == frozenset()


def test_archiving_and_back(as_alice, campaign):
    for _ in "a double click":
        as_alice.post(path("archive", campaign), {"archived": "yes"})
    assert now(campaign).archived_at
    as_alice.post(path("archive", campaign), {"archived": "no"})
    assert now(campaign).archived_at is None


def test_an_account_goes_with_all_that_belongs_to_it(as_alice, alice, campaign):
    answer = as_alice.post(reverse("campaigns:account_delete"))
    assert answer.status_code == 422
    as_alice.post(reverse("campaigns:account_delete"), {"sure": "yes"})
    assert not User.objects.filter(pk=alice.pk).exists()
    assert not Campaign.objects.exists()


@pytest.fixture
def as_host(client, db):
    client.force_login(UserFactory(is_staff=True, is_superuser=True))
    return client


def test_the_host_sees_no_seed(as_host, campaign):
    page = as_host.get(f"/admin/campaigns/campaign/{campaign.pk}/change/")
    assert page.status_code == 200
    assert campaign.seed_hash in page.text
    assert bytes(campaign.seed).hex() not in page.text
    assert campaign.seed.decode() not in page.text


def test_the_host_can_hide_a_page_and_nothing_else(as_host, campaign):
    form = {"hidden_by_host": "on", "title": "stolen", "turn": "9"}
    as_host.post(f"/admin/campaigns/campaign/{campaign.pk}/change/", form)
    stored = now(campaign)
    assert stored.hidden_by_host
    assert (stored.title, stored.turn) == (campaign.title, 0)


def test_a_step_taken_while_the_host_looked_stays(as_host, campaign, monkeypatch):
    read = CampaignAdmin.get_object

    def read_and_wait(self, request, object_id, from_field=None):
        found = read(self, request, object_id, from_field)
        play(now(campaign), steps=1)
        return found

    monkeypatch.setattr(CampaignAdmin, "get_object", read_and_wait)
    url = f"/admin/campaigns/campaign/{campaign.pk}/change/"
    as_host.post(url, {"hidden_by_host": "on"})
    stored = now(campaign)
    assert stored.hidden_by_host
    assert (stored.turn, stored.lines) == (campaign.turn + 1, campaign.lines + 1)
    play(stored, steps=1)
