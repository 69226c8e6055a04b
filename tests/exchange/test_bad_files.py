"""Whatever a file holds, it is taken whole or named, and the site stands."""

import json

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse
from django.utils.html import escape
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from campaigns.exchange.errors import ExchangeError
from campaigns.exchange.reading import read_file
from campaigns.exchange.replaying import play
from campaigns.models import Campaign
from campaigns.services.campaign_begin import PACK
from campaigns.words.exchange import refused_file
from tests.exchange import files
from tests.exchange.bad_log import LOG
from tests.exchange.bad_shape import SHAPE

BAD = {**SHAPE, **LOG}
NAMES = sorted(BAD)


@pytest.fixture
def send(as_alice):
    """Return a function that posts a file to the import page."""

    def send(data, name="career.json"):
        file = SimpleUploadedFile(name, data, "application/json")
        return as_alice.post(reverse("campaigns:import"), {"file": file})

    return send


@pytest.mark.parametrize("name", NAMES)
def test_a_bad_file_is_named_and_nothing_stored(send, name):
    make, told = BAD[name]
    answer = send(make())
    assert answer.status_code == 422
    assert "career.json, " in answer.text
    assert escape(told) in answer.text
    assert Campaign.objects.count() == 0


def test_a_file_that_is_too_large_is_refused_unread(send):
    answer = send(b" " * (8 * 1024 * 1024 + 1))
    assert answer.status_code == 413
    assert "The file is too large." in answer.text
    assert Campaign.objects.count() == 0


def test_a_file_that_is_far_too_large_is_not_even_received(as_alice):
    answer = as_alice.post(
        reverse("campaigns:import"),
        b"",
        content_type="multipart/form-data; boundary=x",
        headers={"content-length": str(10**12)},
    )
    assert answer.status_code == 413


def test_as_many_lines_as_nobody_plays_are_refused(send):
    line = {"number": 1, "turn": 1, "slot": 0, "kind": "undo", "at": "2026-01-01T00Z"}
    line["at"] = "2026-01-01T00:00:00Z"
    answer = send(files.spoiled("log", value=[line] * 20_001))
    assert answer.status_code == 422
    assert escape("$.log: not as the format has it: Expected `array` of length") in (
        answer.text
    )


def test_a_name_with_script_in_it_is_shown_as_text(send):
    answer = send(b"{", name="<script>alert(1)</script>.json")
    assert "<script>alert" not in answer.text


def test_a_title_with_script_in_it_is_shown_as_text(send, as_alice):
    send(files.spoiled("title", value="<script>alert(1)</script>"))
    page = as_alice.get(reverse("campaigns:list"))
    assert "<script>alert" not in page.text


JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**40), 10**40)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20)
    | st.sampled_from(["undo", "site", "row", "fly", "d66", "1d6", "s0/x"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)


def places(tree, path=()):
    """Every place in a tree of plain data."""
    yield path
    items = (
        tree.items()
        if isinstance(tree, dict)
        else enumerate(tree)
        if isinstance(tree, list)
        else ()
    )
    for name, value in items:
        yield from places(value, (*path, name))


PLACES = [path for path in places(json.loads(files.young())) if path]


def told_of(data):
    """What a player would be told, or nothing when the file is taken."""
    try:
        play(read_file(data), PACK)
    except ExchangeError as error:
        return refused_file(error, "career.json")
    return ""


@given(
    st.lists(
        st.tuples(st.sampled_from(PLACES), JUNK, st.booleans()), min_size=1, max_size=3
    )
)
def test_whatever_is_changed_a_file_is_taken_or_named(changes):
    data = files.young()
    for path, value, drop in changes:
        try:
            data = files.spoiled(*path, value=value, drop=drop, data=data)
        except (LookupError, TypeError):
            continue
    assert isinstance(told_of(data), str)


@given(st.integers(0, len(files.young())), st.binary(max_size=12), st.integers(0, 40))
def test_whatever_bytes_are_put_in_a_file_is_taken_or_named(at, put, over):
    data = files.young()
    assert isinstance(told_of(data[:at] + put + data[at + over :]), str)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(PLACES), JUNK)
def test_no_changed_file_breaks_the_page(send, path, value):
    answer = send(files.spoiled(*path, value=value))
    assert answer.status_code in {302, 422, 429}


def test_nothing_tells_of_a_pattern(send):
    for name in ("NUL in a name", "seed that is none"):
        make, _told = BAD[name]
        answer = send(make())
        assert "regex" not in answer.text
        assert "\\x00" not in answer.text
