"""The pages in German, and how a reader comes to them."""

import re

import pytest
from django.urls import reverse

from campaigns.models import User
from campaigns.models.display import Display
from campaigns.rules.pending import Decision, Roll
from campaigns.services.ledger import pending
from tests.conftest import signed_in
from tests.factories import UserFactory
from tests.players import in_the_air, play

GERMAN = {"headers": {"Accept-Language": "de-DE,de;q=0.9,en;q=0.5"}}
SWITCH = "/i18n/setlang/"
ENGLISH = re.compile(
    r"\b(the|and|with|your|from|this|is|are|fighter|fighters|engine|crew|sortie"
    r"|target|chance|damage|roll|slot|save|sign)\b",
    re.IGNORECASE,
)
TECHNICAL = re.compile(
    r"<(style|script|svg|code|title)\b.*?</\1>|<[^>]*lang=\"en\"[^>]*>.*?</\w+>"
    r"|<[^>]+>|Aircraft Engine|[ABC]\d+\w*\.[a-z.]+|Fighter Command|Queen of the Skies",
    re.DOTALL,
)
BROKEN_NUMBER = re.compile(
    r'\s(?:x|y|x1|x2|y1|y2|cx|cy|r|width|height|d)="-?\d+,\d+"|style="[^"]*\d,\d+%'
)


def read(client, path):
    page = client.get(path, **GERMAN)
    assert page.status_code == 200, path
    assert page["Content-Language"] == "de"
    assert '<html lang="de"' in page.text
    assert not BROKEN_NUMBER.search(page.text), path
    return page.text


def english(page):
    return sorted(set(ENGLISH.findall(TECHNICAL.sub(" ", page))))


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/", ("Jetzt fliegen", "Wie es sich spielt", "Deutsch")),
        ("/rules/", ("Regeln", "Einsatz")),
        ("/hall/", ("Würfelklasse", "Veröffentlichte Laufbahnen")),
        ("/about/", ("Über das Spiel", "Kontrafaktisch: Dieser Krieg")),
        (
            "/charts/",
            ("Herkunft: rekonstruiert", "Angriff der Woche", "2,8 %"),
        ),
        ("/accounts/login/", ("Anmelden", "Passwort")),
        ("/accounts/signup/", ("Registrieren", "Passwort")),
        ("/accounts/password/reset/", ("Passwort zurücksetzen",)),
    ],
)
def test_the_public_pages(client, db, path, expected):
    page = read(client, path)
    for text in expected:
        assert text in page
    assert english(page) == []


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("hangar", ("Halle, April 1947, 1. Einsatz", "Besatzungsliste", "Einsatzbuch")),
        ("career", ("LAUFBAHN EINES FLUGZEUGFÜHRERS", "Gesamtwert", "Kalender")),
        ("new", ("Neue Kampagne", "Name des Flugzeugführers", "Sonderregeln")),
        ("list", ("Meine Kampagnen", "Neue Kampagne")),
        ("log", ("Protokoll",)),
        ("diary", ("Tagebuch",)),
        ("dice", ("Prüfsumme der Zufallszahl",)),
        ("charts", ("Zuschläge", "Regelheft", "Angriffstafel")),
        ("rules_met", ("Regeln",)),
    ],
)
def test_the_pages_of_a_campaign(as_alice, campaign, name, expected):
    args = [] if name in ("new", "list", "charts") else [campaign.pk]
    path = reverse(f"campaigns:{name}", args=args)
    page = read(as_alice, path)
    for text in expected:
        assert text in page
    assert english(page) == []


def test_the_table_at_a_roll(as_alice, campaign):
    play(campaign, until=lambda c: in_the_air(c) and rolls(c))
    page = read(as_alice, reverse("campaigns:table", args=[campaign.pk]))
    assert "würfeln" in page
    assert re.search(r"\d,\d %", page)
    assert not re.search(r"\d\.\d %", page)
    assert english(page) == []


def test_the_table_at_a_gun_decision(as_alice, campaign):
    play(campaign, until=aims)
    page = read(as_alice, reverse("campaigns:table", args=[campaign.pk]))
    assert "Meiste Abschüsse" in page
    assert "Wenigste Treffer auf uns" in page
    assert english(page) == []


def rolls(campaign):
    return isinstance(pending(campaign.state), Roll)


def aims(campaign):
    asked = pending(campaign.state)
    return isinstance(asked, Decision) and bool(asked.fields)


def test_the_browser_chooses_at_first(client, db):
    assert '<html lang="de"' in client.get("/", **GERMAN).text
    assert '<html lang="en"' in client.get("/").text


def test_the_switch_is_at_the_foot_and_stays_with_the_browser(client, db):
    page = client.get("/").text
    assert f'action="{SWITCH}"' in page
    assert client.post(SWITCH, {"language": "de", "next": "/"}).status_code == 302
    assert '<html lang="de"' in client.get("/").text


def test_the_switch_stays_with_the_account_in_every_browser(as_alice, alice):
    as_alice.post(SWITCH, {"language": "de", "next": "/"})
    assert User.objects.get().display == Display(language="de")
    assert '<html lang="de"' in signed_in(alice).get("/").text


def test_a_language_that_is_none_changes_nothing(as_alice):
    as_alice.post(SWITCH, {"language": "tlh", "next": "/"})
    assert User.objects.get().display_choices == {}


def test_the_account_goes_before_the_browser_until_it_has_no_wish(as_alice):
    path = reverse("campaigns:display")
    as_alice.post(SWITCH, {"language": "en", "next": "/"})
    assert '<html lang="en"' in as_alice.get("/", **GERMAN).text
    as_alice.post(path, {"theme": "system", "odds": "on", "keys": "on"})
    assert '<html lang="de"' in as_alice.get("/", **GERMAN).text


def test_the_display_page_says_light_as_a_colour(as_alice):
    page = read(as_alice, reverse("campaigns:display"))
    assert "hell" in page
    assert "leicht" not in page
    assert english(page) == []


def test_a_guest_keeps_his_language_too(db):
    client = signed_in(UserFactory(guest=True))
    client.post(SWITCH, {"language": "de", "next": "/"})
    assert User.objects.get().display.language == "de"
