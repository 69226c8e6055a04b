import pytest

from campaigns.models import Campaign
from campaigns.rules.state import Options
from campaigns.selectors import hall
from campaigns.services.campaign_manage import campaign_give_up
from tests.factories import begin_campaign, share_campaign

URL = "/hall/"


@pytest.fixture
def career(alice):
    """Return a function that makes a career which has ended."""

    def career(name, *, victory="draw", total=60, public=True, options=None, **facts):
        campaign = begin_campaign(alice, options=Options(**(options or {})))
        campaign_give_up(campaign=campaign, turn=0)
        pilot = campaign.pilot
        pilot.name, pilot.victory, pilot.total = name, victory, total
        pilot.save()
        share_campaign(campaign, is_published=public)
        Campaign.objects.filter(pk=campaign.pk).update(**facts)
        return campaign

    return career


def names(response):
    return [place.pilot for place in response.context["hall"].places]


def test_it_puts_the_better_victory_first_then_the_greater_total(anonymous, career):
    career("Third", victory="draw", total=90)
    career("First", victory="decisive", total=10)
    career("Second", victory="draw", total=95)
    assert names(anonymous.get(URL)) == ["First", "Second", "Third"]


def test_it_lists_nobody_who_did_not_ask_for_it(anonymous, alice, career):
    career("Shared only", public=False)
    career("Hidden", hidden_by_host=True)
    flying = begin_campaign(alice)
    share_campaign(flying, shows_owner=True, is_published=True)
    assert names(anonymous.get(URL)) == []


def test_each_class_of_dice_has_its_own_list(anonymous, career):
    career("Site")
    career("Typed", has_typed_dice=True)
    career("Back", has_typed_dice=True, is_taken_back=True)
    career("Import", origin=Campaign.Origin.IMPORTED, is_taken_back=True)
    for honesty, name in (
        ("site", "Site"),
        ("typed", "Typed"),
        ("taken-back", "Back"),
        ("imported", "Import"),
        ("nonsense", "Site"),
    ):
        assert names(anonymous.get(URL, {"class": honesty})) == [name]


def test_the_lists_follow_the_class_that_a_campaign_shows(career):
    for facts in (
        {},
        {"has_typed_dice": True},
        {"is_taken_back": True},
        {"origin": Campaign.Origin.EDITED},
    ):
        campaign = Campaign.objects.get(pk=career("x", **facts).pk)
        found = Campaign.objects.of_class(campaign.honesty)
        assert campaign in found


def test_the_list_of_a_class_shows_careers_with_any_options(anonymous, career):
    career("Plain", is_taken_back=True, total=70)
    career("Both", is_taken_back=True, options={"pilot_quality": True})
    response = anonymous.get(URL, {"class": "taken-back"})
    assert names(response) == ["Plain", "Both"]
    told = [place.options for place in response.context["hall"].places]
    assert told == ["no options", "options 9.1"]


def test_each_set_of_options_has_its_own_list(anonymous, career):
    career("Plain")
    career("Both", options={"pilot_quality": True, "range_effects": True})
    assert names(anonymous.get(URL, {"options": "none"})) == ["Plain"]
    response = anonymous.get(URL, {"options": "9.1-9.3"})
    assert names(response) == ["Both"]
    assert b"Options 9.1, 9.3" in response.content
    assert names(anonymous.get(URL, {"options": "9.1"})) == []
    assert names(anonymous.get(URL, {"options": "<script>"})) == ["Plain"]


def test_it_names_the_owner_only_when_shown(anonymous, career):
    career("Quiet")
    assert b"alice" not in anonymous.get(URL).content
    career("Open", shows_owner=True)
    assert b"alice" in anonymous.get(URL).content


def test_it_has_pages(anonymous, career, monkeypatch):
    monkeypatch.setattr(hall, "PER_PAGE", 1)
    career("First", total=90)
    career("Second", total=80)
    page = anonymous.get(URL, {"page": 2})
    assert names(page) == ["Second"]
    assert page.context["hall"].places[0].number == 2
    assert b"?class=site&amp;options=&amp;page=1" in page.content
    assert names(anonymous.get(URL, {"page": "nonsense"})) == ["First"]


def test_script_in_a_name_is_text(anonymous, career):
    career("<script>x</script>")
    assert b"<script>x" not in anonymous.get(URL).content


def test_it_asks_few_queries(anonymous, career, django_assert_num_queries):
    for number in range(3):
        career(f"Pilot {number}")
    with django_assert_num_queries(3):
        anonymous.get(URL)
