import pytest
from django.urls import reverse

from campaigns.models import Campaign

NEW = "/campaigns/new/"
CHOICES = {
    "pilot": "Emil Berger",
    "aircraft": "he277",
    "aircraft_name": "Albatros",
    "crew-tail": "Zander",
    "option-ammunition": "on",
    "dice": "typed",
    "take_back": "on",
}


def test_it_shows_a_crew_that_was_drawn(as_alice):
    page = as_alice.get(NEW)
    assert page.status_code == 200
    assert 'name="crew-tail"' in page.text


def test_it_begins_what_was_chosen(as_alice, alice):
    answer = as_alice.post(NEW, CHOICES)
    campaign = Campaign.objects.get(owner=alice)
    assert answer["Location"] == reverse("campaigns:hangar", args=[campaign.pk])
    state = campaign.state
    assert state.aircraft == "he277"
    assert state.aircraft_name == "Albatros"
    assert state.crew["pilot"].name == "Emil Berger"
    assert state.crew["tail"].name == "Zander"
    assert state.options.ammunition
    assert not state.options.pilot_quality
    assert (campaign.dice_mode, campaign.allow_take_back) == ("typed", True)
    assert campaign.title == "Emil Berger"


@pytest.mark.parametrize(
    "wrong",
    [
        {"pilot": ""},
        {"aircraft": "e555"},
        {"aircraft": "b29"},
        {"dice": "loaded"},
        {"pilot": "x" * 200},
        {"crew-tail": "y" * 200},
        {"pilot": "Nul\x00"},
        {"pilot": "\ufffe"},
        {"aircraft_name": "\uffff"},
        {"crew-tail": "\N{RIGHT-TO-LEFT OVERRIDE}"},
    ],
)
def test_a_choice_that_is_not_offered_begins_nothing(as_alice, wrong):
    answer = as_alice.post(NEW, {**CHOICES, **wrong})
    assert answer.status_code == 422
    assert not Campaign.objects.exists()


def test_what_was_written_is_still_there_after_a_refusal(as_alice):
    answer = as_alice.post(NEW, {**CHOICES, "aircraft": "b29"})
    assert "Emil Berger" in answer.text
    assert "Zander" in answer.text


SCRIPT = "<script>alert(1)</script>"
PAGES = ("table", "hangar", "log", "career", "share", "give_up")


def test_script_in_any_name_is_shown_as_text(as_alice, anonymous):
    names = {"pilot": SCRIPT, "aircraft_name": SCRIPT, "crew-tail": SCRIPT}
    as_alice.post(NEW, {**CHOICES, **names})
    campaign = Campaign.objects.get()
    as_alice.post(reverse("campaigns:share", args=[campaign.pk]), PUBLISHED)
    campaign.refresh_from_db()
    paths = [reverse(f"campaigns:{page}", args=[campaign.pk]) for page in PAGES]
    pages = [as_alice.get(path, follow=True) for path in paths]
    pages.append(as_alice.get(reverse("campaigns:list")))
    public = reverse("campaigns:public", args=[campaign.share_token])
    pages += [anonymous.get(public), anonymous.get("/")]
    assert all(page.status_code == 200 for page in pages)
    assert all(SCRIPT not in page.text for page in pages)
    assert any("&lt;script&gt;" in page.text for page in pages)


PUBLISHED = {"share": "yes", "is_published": "on", "shows_owner": "on"}
