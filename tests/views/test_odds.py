"""Odds that come by a request of their own: the guns, each man's chances."""

import re

import pytest
from django.urls import reverse

from campaigns.boards.chances import chances_board
from campaigns.rules.dice import ScriptedDice
from campaigns.rules.engine import advance, pending
from campaigns.rules.pending import Throw
from campaigns.rules.steps import ForcedDown, Guardian, Interception
from campaigns.views import odds
from tests.conftest import signed_in
from tests.factories import UserFactory
from tests.rules.play import HARMLESS, airborne, fight

pytestmark = pytest.mark.django_db


@pytest.fixture
def at_the_guns(campaign):
    campaign.state = fight("6-level", "12-high", aircraft="ju390")
    campaign.save()
    return campaign


@pytest.fixture
def going_down(campaign):
    campaign.state = airborne(
        ForcedDown(), zone=3, sortie={"lost": "engine-fire", "wounds": {"tail": "SW"}}
    )
    campaign.save()
    return campaign


def picks(campaign, pick="hold"):
    return {f"pick-{field.id}": pick for field in pending(campaign.state).fields}


def ask(client, name, campaign, **data):
    path = reverse(f"campaigns:{name}", args=[campaign.pk])
    return client.get(path, {"turn": campaign.turn, **data})


def test_holding_fire_is_told_beside_the_best_assignments(as_alice, at_the_guns):
    page = ask(as_alice, "odds", at_the_guns, **picks(at_the_guns))
    assert "The best for kills:" in page.text
    assert "The best against hits:" in page.text
    assert "<html" not in page.text


def test_no_browser_keeps_the_odds(as_alice, at_the_guns):
    page = ask(as_alice, "odds", at_the_guns, **picks(at_the_guns))
    assert page["Cache-Control"] == "private, no-store"


@pytest.mark.parametrize("headers", [{}, {"HX-Request": "true"}])
def test_no_browser_takes_the_chances_alone_for_their_page(
    as_alice, going_down, headers
):
    path = reverse("campaigns:chances", args=[going_down.pk])
    page = as_alice.get(path, {"turn": going_down.turn}, headers=headers)
    assert page["Cache-Control"] == "private, no-store"
    assert ("<html" in page.text) is not bool(headers)


@pytest.mark.parametrize("name", ["odds", "chances"])
def test_an_address_of_a_step_that_is_over_is_not_there(as_alice, at_the_guns, name):
    data = {**picks(at_the_guns), "turn": at_the_guns.turn + 1}
    assert ask(as_alice, name, at_the_guns, **data).status_code == 404


def test_an_assignment_that_is_not_legal_has_no_odds(as_alice, at_the_guns):
    data = picks(at_the_guns, "9")
    assert ask(as_alice, "odds", at_the_guns, **data).status_code == 404


@pytest.mark.parametrize(
    ("preset", "says"),
    [
        ("kills", "No assignment shoots down more."),
        ("hits", "None leaves fewer hits on us."),
        ("hold", "The best for kills:"),
    ],
)
def test_a_proposal_fills_the_form_and_says_why(as_alice, at_the_guns, preset, says):
    path = reverse("campaigns:table", args=[at_the_guns.pk])
    page = as_alice.get(path, {"preset": preset})
    assert says in page.text
    assert "Without fire:" in page.text
    held = page.text.count('value="hold" checked')
    assert (held == len(picks(at_the_guns))) is (preset == "hold")


def test_after_the_fighters_have_fired_no_gun_spares_a_hit(as_alice, campaign):
    campaign.state = fight("6-level", fighters_first=True)
    while not hasattr(pending(campaign.state), "fields"):
        campaign.state = miss(campaign.state)
    campaign.save()
    page = as_alice.get(reverse("campaigns:table", args=[campaign.pk]))
    assert "no gun spares a hit" in page.text


def miss(state):

    return advance(state, Throw(), ScriptedDice([HARMLESS["2d6"]])).state


def test_each_living_man_has_a_chance_by_each_way_down(as_alice, going_down):
    page = ask(as_alice, "chances", going_down)
    for name in going_down.state.flight.aboard.values():
        assert name.name in page.text
    # Zone 3: 26 of 36 live through the jump, 3 of 36 are found; hurt, 15 of 36 live
    assert "6.0 %" in page.text
    assert "3.5 %" in page.text
    assert "58.3 %" in page.text


def test_htmx_gets_the_chances_alone(as_alice, going_down):
    path = reverse("campaigns:chances", args=[going_down.pk])
    data = {"turn": going_down.turn}
    page = as_alice.get(path, data, headers={"HX-Request": "true"})
    assert "<html" not in page.text
    assert 'id="chances"' in page.text


def test_all_hits_of_the_attack_are_weighed_for_the_guardian(as_alice, campaign):
    campaign.state = airborne(Guardian(2, "1"), zone=5, markers=("guardian",))
    campaign.save()
    page = ask(as_alice, "chances", campaign).text
    assert "this attack brings us down 1.2 %" in page
    assert "it wounds the pilot 2.8 %" in page
    table = as_alice.get(reverse("campaigns:table", args=[campaign.pk]))
    assert "The chances in full" in table.text


def test_a_step_with_nothing_to_say_at_length_is_not_there(as_alice, campaign):
    assert ask(as_alice, "chances", campaign).status_code == 404


@pytest.mark.parametrize("name", ["odds", "chances"])
def test_a_stranger_sees_nothing(going_down, name):
    assert ask(signed_in(UserFactory()), name, going_down).status_code == 404


def test_the_estimate_is_offered_where_one_may_turn_back(as_alice, campaign):

    campaign.state = airborne(Interception(4), zone=3)
    campaign.save()
    path = reverse("campaigns:table", args=[campaign.pk])
    assert "Estimate both ways" in as_alice.get(path).text
    campaign.state = airborne(Interception(2), zone=3, leg="home")
    campaign.save()
    assert "Estimate both ways" not in as_alice.get(path).text


def test_what_is_legal_besides_shows_its_figures(as_alice, campaign):

    campaign.state = airborne(Interception(4), zone=3)
    campaign.save()
    page = as_alice.get(reverse("campaigns:table", args=[campaign.pk]))
    assert "a hit explodes the load 0.1 %\N{NO-BREAK SPACE}→ 0 %" in page.text


def test_the_hangar_says_what_skills_and_research_change(as_alice, campaign):
    page = as_alice.get(reverse("campaigns:hangar", args=[campaign.pk])).text
    assert "a man lives through a jump 72 %\N{NO-BREAK SPACE}→ 83 %" in page
    assert "rescued after ditching in Zone 3 58 %\N{NO-BREAK SPACE}→ 91.7 %" in page


def test_the_figures_of_a_step_are_worked_out_once(as_alice, campaign, monkeypatch):
    campaign.state = airborne(Guardian(2, "1"), zone=5, markers=("guardian",))
    campaign.save()
    worked = []

    def counted(*args):
        worked.append(args)
        return chances_board(*args)

    monkeypatch.setattr(odds, "chances_board", counted)
    first, again = (ask(as_alice, "chances", campaign).text for _ in range(2))
    assert "it wounds the pilot" in first
    assert "it wounds the pilot" in again
    assert len(worked) == 1
    path = reverse("campaigns:chances", args=[campaign.pk])
    data = {"turn": campaign.turn}
    german = as_alice.get(path, data, headers={"Accept-Language": "de"}).text
    assert "er verwundet den Piloten" in german


def ticked(campaign, **wanted):
    """What the form of the guns sends, as a browser without script does."""
    found = {**picks(campaign), **{f"pick-{gun}": pick for gun, pick in wanted.items()}}
    return {"turn": campaign.turn, "answer": "assign", **found}


def table_of(campaign, data):
    path = reverse("campaigns:table", args=[campaign.pk])
    return path, {name: pick for name, pick in data.items() if name != "answer"}


def post_for_odds(client, campaign, data):
    """Press the button, and go where it leads."""
    path = reverse("campaigns:odds", args=[campaign.pk])
    return client.post(path, data, follow=True)


def chosen(page):
    """The radios that are ticked, gun to pick."""
    found = re.findall(r'name="pick-(\w+)" value="(\w+)" checked', page.text)
    return dict(found)


def test_without_script_the_odds_of_what_is_ticked_are_shown(as_alice, at_the_guns):
    data = ticked(at_the_guns, tail="1")
    lines = at_the_guns.lines
    page = post_for_odds(as_alice, at_the_guns, data)
    assert page.status_code == 200
    assert chosen(page) == {
        f.removeprefix("pick-"): data[f] for f in picks(at_the_guns)
    }
    alone = ask(as_alice, "odds", at_the_guns, **data).text
    assert alone.strip() in page.text
    at_the_guns.refresh_from_db()
    assert at_the_guns.lines == lines


def test_the_address_of_such_odds_holds_what_is_ticked_and_no_token(
    as_alice, at_the_guns
):
    data = {**ticked(at_the_guns, tail="1"), "csrfmiddlewaretoken": "secret"}
    path = reverse("campaigns:odds", args=[at_the_guns.pk])
    where = as_alice.post(path, data)["Location"]
    assert where.startswith(reverse("campaigns:table", args=[at_the_guns.pk]))
    assert "pick-tail=1" in where
    assert f"turn={at_the_guns.turn}" in where
    assert "secret" not in where


def test_the_button_for_it_is_only_where_no_script_runs(as_alice, at_the_guns):
    page = as_alice.get(reverse("campaigns:table", args=[at_the_guns.pk])).text
    path = reverse("campaigns:odds", args=[at_the_guns.pk])
    plain = re.search(r"<noscript.*?</noscript>", page).group()
    assert f'formaction="{path}"' in plain
    assert page.index("button--primary") < page.index(plain)


def test_htmx_gets_no_button_for_browsers_without_script(as_alice, at_the_guns):
    """It would be the form's own button in the page, and Enter would press it."""
    table = reverse("campaigns:table", args=[at_the_guns.pk])
    path = reverse("campaigns:odds", args=[at_the_guns.pk])
    headers = {"HX-Request": "true", "HX-Target": "table"}
    for given in (headers, {"HX-Request": "true"}):
        swapped = as_alice.get(table, headers=given).text
        assert "button--primary" in swapped
        assert "formaction" not in swapped
        assert f'hx-get="{path}"' in swapped


def test_ticks_of_a_step_that_is_over_are_told_and_left_alone(as_alice, at_the_guns):
    data = {**ticked(at_the_guns), "turn": at_the_guns.turn + 1}
    page = as_alice.get(*table_of(at_the_guns, data))
    assert page.status_code == 409
    assert "The table had moved on" in page.text
    assert set(chosen(page).values()) != {"hold"}


def test_an_assignment_that_breaks_a_limit_is_refused_with_its_ticks(
    as_alice, campaign
):
    campaign.state = fight(
        "6-level", "12-high", aircraft="ju390", damage={"parts": ("intercom",)}
    )
    campaign.save()
    asked = pending(campaign.state)
    two = [f.id for f in asked.fields if any(c.id == "2" for c in f.choices)][:2]
    assert len(two) == 2
    data = ticked(campaign, **dict.fromkeys(two, "2"))
    page = as_alice.get(*table_of(campaign, data))
    assert page.status_code == 422
    assert "That cannot be done now." in page.text
    assert "only one gun may fire at any one fighter" in page.text
    assert {gun: chosen(page)[gun] for gun in two} == dict.fromkeys(two, "2")


@pytest.mark.parametrize("wrong", [{"pick-tail": "9"}, {"pick-nothing": "1"}])
def test_ticks_that_make_no_sense_are_refused_and_the_proposal_stands(
    as_alice, at_the_guns, wrong
):
    page = as_alice.get(*table_of(at_the_guns, {**ticked(at_the_guns), **wrong}))
    assert page.status_code == 422
    assert "That cannot be done now." in page.text
    assert "No assignment shoots down more." in page.text


def test_a_stranger_is_led_nowhere(at_the_guns):
    client = signed_in(UserFactory())
    path = reverse("campaigns:odds", args=[at_the_guns.pk])
    assert client.post(path, ticked(at_the_guns)).status_code == 404
