"""The picture and the text beside a link to a career, where the link is shown."""

import re
import struct
from dataclasses import replace

import pytest
from django.urls import reverse
from django.utils import translation

from campaigns import preview
from campaigns.boards.career import career_board
from campaigns.boards.given import Book, Dice
from campaigns.boards.preview import name_size, preview_board
from campaigns.mats.planforms import silhouette
from campaigns.models import Campaign
from campaigns.rules.pack import load_pack
from campaigns.services.campaign_manage import campaign_unshare
from tests.factories import share_campaign
from tests.players import play, slot_closed

TAG = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">')
PNG = b"\x89PNG\r\n\x1a\n"


def picture_of(campaign):
    return reverse("campaigns:public_picture", args=[campaign.share_token])


def page_of(campaign):
    return reverse("campaigns:public", args=[campaign.share_token])


@pytest.fixture
def board(campaign):
    pack = load_pack(campaign.pack)
    career = career_board(campaign.state, pack, Book(public=True), Dice())
    return preview_board(campaign.state, pack, career)


def test_the_page_tells_title_text_and_picture(anonymous, shared):
    tags = dict(TAG.findall(anonymous.get(page_of(shared)).text))
    assert shared.pilot.name in tags["og:title"]
    assert "Running total: 0 %" in tags["og:description"]
    assert tags["twitter:card"] == "summary_large_image"
    assert tags["og:url"] == f"http://testserver{page_of(shared)}"
    assert tags["og:image"].startswith(f"http://testserver{picture_of(shared)}?v=")
    path = tags["og:image"].removeprefix("http://testserver")
    assert anonymous.get(path).status_code == 200


def test_it_is_a_png_of_1200_by_630(anonymous, shared):
    answer = anonymous.get(picture_of(shared))
    assert answer["Content-Type"] == "image/png"
    assert answer.content.startswith(PNG)
    assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)


def test_every_word_of_it_is_drawn_without_a_font_of_the_machine(board):
    """A font that is not shipped would leave a gap: each text changes the picture."""
    drawn = preview.picture(board)
    for word in ("name", "rank", "period", "facts", "total", "result", "remark"):
        assert preview.picture(replace(board, **{word: ""})) != drawn, word


def test_it_speaks_the_language_of_its_reader_whoever_came_before(anonymous, shared):
    english = anonymous.get(picture_of(shared)).content
    german = anonymous.get(picture_of(shared), headers={"Accept-Language": "de"})
    assert german.content != english
    assert anonymous.get(picture_of(shared)).content == english


def test_two_boards_that_differ_in_a_word_are_two_pictures(board, campaign):
    with translation.override("de"):
        career = career_board(
            campaign.state, load_pack(campaign.pack), Book(public=True), Dice()
        )
        german = preview_board(campaign.state, load_pack(campaign.pack), career)
    assert german.remark != board.remark
    only = replace(board, remark=german.remark)
    assert preview.picture(only) != preview.picture(board)


def test_every_type_has_a_picture_of_its_own(board, campaign):
    types = load_pack(campaign.pack).mats
    drawn = {preview.picture(replace(board, silhouette=silhouette(t))) for t in types}
    assert len(drawn) == len(types) == 6


@pytest.mark.parametrize("letters", [1, 12, 60])
def test_a_name_of_any_length_fits(letters):
    assert 26 <= name_size("x" * letters) <= 84
    assert letters > 48 or name_size("x" * letters) * letters * 0.52 <= 660


def test_it_is_304_until_a_slot_closes(anonymous, shared):
    first = anonymous.get(picture_of(shared))
    seen = {"If-None-Match": first["ETag"]}
    play(shared, steps=1)
    assert anonymous.get(picture_of(shared), headers=seen).status_code == 304
    play(shared, until=slot_closed(0))
    assert anonymous.get(picture_of(shared), headers=seen).status_code == 200


def test_it_names_neither_account_nor_address(anonymous, shared, alice):
    share_campaign(shared, is_published=True)
    for tag in TAG.findall(anonymous.get(page_of(shared)).text):
        assert alice.username not in tag[1]
        assert alice.email not in tag[1]


@pytest.mark.parametrize("why", ["revoked", "hidden"])
def test_it_is_gone_with_the_page(anonymous, shared, why):
    path = picture_of(shared)
    assert anonymous.get(path)["X-Robots-Tag"] == "noindex"
    if why == "hidden":
        Campaign.objects.update(hidden_by_host=True)
    else:
        campaign_unshare(campaign=shared)
    assert anonymous.get(path).status_code == 404


def test_the_owners_own_page_has_no_preview(as_alice, shared):
    page = as_alice.get(reverse("campaigns:career", args=[shared.pk])).text
    assert "og:image" not in page
