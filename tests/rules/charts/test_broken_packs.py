"""Packs that cannot be used: the error names file, place and reason."""

import pytest

from campaigns.rules.pack import ChartError, load_pack, load_pack_from
from tests.rules.charts.spoiled_packs import built_in, effects, items, mats, rows
from tests.rules.charts.spoiling import error_of, spoil

FAULTS = {
    **rows.FAULTS,
    **mats.FAULTS,
    **effects.FAULTS,
    **items.FAULTS,
    **built_in.FAULTS,
}


def test_the_copy_itself_is_sound(copy):
    assert load_pack_from(copy).name == "azores-1947"


@pytest.mark.parametrize("fault", FAULTS)
def test_a_spoiled_pack_is_refused_by_file_place_and_reason(copy, fault):
    file, old, new, place, reason, blamed = FAULTS[fault]
    spoil(copy, file, old, new)
    error = error_of(copy)
    assert error.file == (blamed or file)
    assert error.place.startswith(place)
    assert reason in error.reason
    assert str(error).startswith(f"{error.file}: ")


def test_the_error_names_the_table(copy):
    spoil(copy, "b7.toml", '  { low = 12, high = 15, result = "rough" },\n', "")
    assert str(error_of(copy)) == (
        "b7.toml: tables[0].rows[1]: leaves out totals: starts at 16 instead of 12 (B7)"
    )


def test_the_error_names_the_entry_of_a_wrong_type(copy):
    spoil(copy, "c1.toml", "keep = false", "keep = 0")
    assert str(error_of(copy)).endswith(
        "events[5].keep: Expected `bool`, got `int` (decoys)"
    )


def test_a_missing_table_is_named_with_its_file(copy):
    path = copy / "b9.toml"
    text = path.read_text(encoding="utf-8")
    start, end = text.index('[[tables]]\nid = "B9.4"'), text.index("[[lists]]")
    path.write_text(text[:start] + text[end:], encoding="utf-8")
    error = error_of(copy)
    assert (error.file, error.reason) == ("b9.toml", "B9.4 is missing")


def test_a_missing_list_is_named_with_its_file(copy):
    path = copy / "b8.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.index("[[lists]]")], encoding="utf-8")
    error = error_of(copy)
    assert (error.file, error.reason) == ("b8.toml", "B8 is missing")


def test_a_file_that_is_not_utf8(copy):
    path = copy / "b5.toml"
    path.write_bytes(path.read_bytes().replace(b"Wounds", b"W\xffnds", 1))
    error = error_of(copy)
    assert (error.file, error.reason) == ("b5.toml", "not UTF-8")
    assert error.place.startswith("byte ")


def test_a_file_that_is_too_large(copy):
    with (copy / "b5.toml").open("a", encoding="utf-8") as stream:
        stream.write("#" * 300_000)
    assert "larger than" in error_of(copy).reason


def test_a_file_that_nests_without_end(copy):
    (copy / "b5.toml").write_text("notes = " + "[" * 100_000, encoding="utf-8")
    assert error_of(copy).reason == "nested too deeply"


def test_a_number_that_never_ends(copy):
    spoil(copy, "b5.toml", "low = 1,", f"low = {'1' * 5000},")
    assert error_of(copy).reason.startswith("not TOML")


def test_a_file_that_is_missing(copy):
    (copy / "b5.toml").unlink()
    error = error_of(copy)
    assert (error.file, error.reason) == ("b5.toml", "cannot be read")


@pytest.mark.parametrize("name", ["", "azores", "../charts", "azores-1947/..", "."])
def test_a_pack_that_is_not_there(name):
    with pytest.raises(ChartError) as caught:
        load_pack(name)
    assert caught.value.file == "pack.toml"


def test_a_pack_is_read_once():
    assert load_pack("azores-1947") is load_pack("azores-1947")
