import pytest
from django.urls import reverse

from campaigns.rules.paper import Blank
from campaigns.services.replay import campaign_check
from tests.players import in_the_air, play


def url(campaign, name="paper_enter"):
    return reverse(f"campaigns:{name}", args=[campaign.pk])


def filled(campaign, **fields):
    """A sheet of a raid that came home with a kill and a wounded man."""
    blank = Blank(campaign.state)
    raids = (id_ for id_, target in blank.targets.items() if target.zone == 5)
    return {
        "turn": campaign.turn,
        "target": next(raids),
        "zone": "5",
        "result": "on:30",
        "end": "base",
        "landing": "good",
        "hits": "2",
        "pilot_hit": "0",
        "man-tail": "LW",
        "fighter-1-type": blank.types[0],
        "fighter-1-zone": "4",
        "fighter-1-leg": "out",
        "fighter-1-state": "destroyed",
        "fighter-1-gun": "tail",
        **fields,
    }


def test_the_sheets_show_log_crew_and_mat(as_alice, campaign):
    play(campaign, until=lambda c: c.state.slot > 0)
    page = as_alice.get(url(campaign, "paper")).content.decode()
    for text in ("Log sheet", "Crew card", "Messerschmitt Me 364"):
        assert text in page
    assert campaign.sorties.get(slot=0).place in page
    assert campaign.state.crew["tail"].name in page


def test_the_career_goes_on_from_the_sheet_as_typed(as_alice, campaign):
    answer = as_alice.post(url(campaign), filled(campaign))
    assert answer.status_code == 302
    campaign.refresh_from_db()
    assert campaign.state.slot == 1
    assert campaign.honesty == "typed"
    sortie = campaign.sorties.get(slot=0)
    assert (sortie.percent, sortie.total, sortie.hits) == (30, 30, 2)
    assert sortie.kills[0]["gun"] == "tail"
    assert sortie.deepest_zone == 5
    assert campaign_check(campaign=campaign) == 2


def test_the_sortie_is_told_in_the_diary_and_replayed(as_alice, campaign):
    as_alice.post(url(campaign), filled(campaign))
    diary = as_alice.get(reverse("campaigns:diary", args=[campaign.pk]))
    assert b"Flown on the table" in diary.content
    assert b"shot down" in diary.content
    replay = as_alice.get(reverse("campaigns:replay", args=[campaign.pk, 1]))
    assert replay.status_code == 200


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"zone": "3"}, "6.2.2"),
        ({"fighter-1-gun": ""}, "6.1.4"),
        ({"end": "canada"}, "9.4"),
        ({"target": "nowhere"}, "cannot be read"),
        ({"hits": "x"}, "cannot be read"),
    ],
)
def test_what_cannot_be_is_refused_with_its_rule(as_alice, campaign, fields, said):
    answer = as_alice.post(url(campaign), filled(campaign, **fields))
    assert answer.status_code == 422
    assert said in answer.content.decode()
    campaign.refresh_from_db()
    assert campaign.turn == 0


def test_a_form_of_an_older_turn_changes_nothing(as_alice, campaign):
    form = filled(campaign)
    as_alice.post(url(campaign), form)
    answer = as_alice.post(url(campaign), form)
    assert answer.status_code == 409
    assert "had moved on" in answer.text
    campaign.refresh_from_db()
    assert campaign.turn == 1


def test_an_old_form_finds_the_table_whatever_is_asked_for_now(as_alice, campaign):
    form = filled(campaign)
    play(campaign, until=in_the_air)
    answer = as_alice.post(url(campaign), form)
    assert answer.status_code == 409
    assert 'id="table"' in answer.text


def test_the_sheets_lead_to_the_form_only_while_there_is_one(as_alice, campaign):
    assert url(campaign) in as_alice.get(url(campaign, "paper")).text
    play(campaign, until=in_the_air)
    assert url(campaign) not in as_alice.get(url(campaign, "paper")).text


def test_there_is_no_form_while_the_bomber_is_in_the_air(as_alice, campaign):
    play(campaign, until=in_the_air)
    answer = as_alice.get(url(campaign))
    assert answer["Location"] == url(campaign, "table")
    assert as_alice.get(url(campaign, "paper")).status_code == 200


def test_a_stranger_finds_nothing(as_charlie, campaign):
    for name in ("paper", "paper_enter"):
        assert as_charlie.get(url(campaign, name)).status_code == 404


def test_a_reader_prints_the_log_sheet_and_nothing_of_the_present(anonymous, shared):
    play(shared, until=lambda c: c.state.slot > 0)
    link = reverse("campaigns:public", args=[shared.share_token])
    sheet = reverse("campaigns:public_sheet", args=[shared.share_token])
    assert f'href="{sheet}"' in anonymous.get(link).text
    answer = anonymous.get(sheet)
    assert answer["X-Robots-Tag"] == "noindex"
    assert answer.text.count('<th scope="row" class="num">') == 48
    assert "Crew card" not in answer.text
    assert f"/campaigns/{shared.pk}/" not in answer.text
