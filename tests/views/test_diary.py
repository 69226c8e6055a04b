import pytest
from django.urls import reverse

from campaigns.models import DiaryEntry
from campaigns.models.diary import ENTRY_MOST
from campaigns.services.campaign_manage import campaign_unshare
from campaigns.services.diary_edit import diary_entry_write, diary_share
from tests.factories import begin_campaign, share_campaign
from tests.players import play, slot_closed

SCRIPT = "<script>alert(1)</script>"


@pytest.fixture
def campaign(alice):
    """Her campaign with one sortie flown, by a pilot with a strange name."""
    begun = begin_campaign(alice)
    begun.pilot.name = SCRIPT
    begun.pilot.save()
    return play(begun, until=slot_closed(0))


def url(campaign, name="diary", *args):
    return reverse(f"campaigns:{name}", args=[campaign.pk, *args])


def text_of(response):
    return response.content.decode()


def test_it_tells_of_the_closed_sortie(as_alice, campaign):
    page = text_of(as_alice.get(url(campaign)))
    target = campaign.sorties.get(slot=0).target
    assert target.split(" ")[0] in page
    assert "April 1947, 1st sortie" in page
    assert reverse("campaigns:replay", args=[campaign.pk, 1]) in page


def test_it_says_so_when_nothing_is_closed(as_alice, alice):
    page = text_of(as_alice.get(url(begin_campaign(alice))))
    assert "No sortie is closed yet." in page


def test_the_owner_writes_over_an_entry_and_takes_it_back(as_alice, campaign):
    first = text_of(as_alice.get(url(campaign, "diary_entry", 1)))
    answer = as_alice.post(url(campaign, "diary_entry", 1), {"text": "My words."})
    assert answer.url == url(campaign)
    page = text_of(as_alice.get(url(campaign)))
    assert "My words." in page
    assert "edited" in page
    as_alice.post(url(campaign, "diary_restore", 1))
    assert not DiaryEntry.objects.exists()
    again = text_of(as_alice.get(url(campaign, "diary_entry", 1)))
    first, again = (page.partition("<footer")[0] for page in (first, again))
    assert again.split("<textarea")[1] == first.split("<textarea")[1]


@pytest.mark.parametrize(
    "text", ["", "x" * (ENTRY_MOST + 1), "a line\nand \u202eno way back"]
)
def test_an_empty_endless_or_turned_text_is_refused(as_alice, campaign, text):
    answer = as_alice.post(url(campaign, "diary_entry", 1), {"text": text})
    assert answer.status_code == 422
    assert not DiaryEntry.objects.exists()


def test_a_slot_without_a_sortie_has_no_entry(as_alice, campaign):
    for slot in (0, 2, 48, 49):
        assert as_alice.get(url(campaign, "diary_entry", slot)).status_code == 404
        assert as_alice.post(url(campaign, "diary_restore", slot)).status_code == 404


def test_script_is_text_everywhere(as_alice, campaign):
    diary_entry_write(campaign=campaign, slot=0, text=SCRIPT)
    for address in (
        url(campaign),
        url(campaign, "diary_entry", 1),
        url(campaign, "diary_export", "html"),
    ):
        assert SCRIPT not in text_of(as_alice.get(address))
    plain = as_alice.get(url(campaign, "diary_export", "txt"))
    assert plain["Content-Type"] == "text/plain; charset=utf-8"
    assert plain["Content-Disposition"].startswith("attachment")
    assert SCRIPT in text_of(plain)


def test_both_files_hold_every_entry(as_alice, campaign):
    play(campaign, until=slot_closed(1))
    for form in ("txt", "html"):
        text = text_of(as_alice.get(url(campaign, "diary_export", form)))
        assert text.count("Lajes") >= 2
    assert as_alice.get(url(campaign, "diary_export", "pdf")).status_code == 404


def test_it_asks_as_many_queries_for_one_sortie_as_for_many(
    as_alice, campaign, django_assert_num_queries
):
    with django_assert_num_queries(10):
        as_alice.get(url(campaign))
    play(campaign, until=slot_closed(2))
    with django_assert_num_queries(10):
        as_alice.get(url(campaign))


def test_it_is_public_only_when_career_and_diary_are_shared(
    as_alice, anonymous, campaign
):
    key = share_campaign(campaign)
    address = reverse("campaigns:public_diary", args=[key])
    assert anonymous.get(address).status_code == 404
    as_alice.post(url(campaign, "diary_sharing"), {"share": "yes"})
    response = anonymous.get(address)
    page = text_of(response)
    assert "April 1947" in page
    assert "alice" not in page
    assert "<form" not in page.partition("<footer")[0]
    assert response["X-Robots-Tag"] == "noindex"
    as_alice.post(url(campaign, "diary_sharing"), {"share": "no"})
    assert anonymous.get(address).status_code == 404
    diary_share(campaign=campaign, shared=True)
    campaign_unshare(campaign=campaign)
    assert anonymous.get(address).status_code == 404


@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("diary", ()),
        ("diary_entry", (1,)),
        ("diary_restore", (1,)),
        ("diary_sharing", ()),
        ("diary_export", ("txt",)),
    ],
)
def test_a_stranger_finds_nothing(as_charlie, anonymous, campaign, name, args):
    address = url(campaign, name, *args)
    statuses = {
        as_charlie.get(address).status_code,
        as_charlie.post(address).status_code,
    }
    assert statuses <= {404, 405}
    assert anonymous.get(address).status_code in {302, 405}
    assert not DiaryEntry.objects.exists()
