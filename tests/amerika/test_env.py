import pytest
from django.core.exceptions import ImproperlyConfigured
from hypothesis import given
from hypothesis import strategies as st

from amerika import env


@pytest.fixture(autouse=True)
def _unset(monkeypatch):
    monkeypatch.delenv("NAME", raising=False)
    monkeypatch.delenv("NAME_FILE", raising=False)


def test_it_reads_the_variable(monkeypatch):
    monkeypatch.setenv("NAME", "value")
    assert env.text("NAME") == "value"


def test_it_reads_the_file_without_its_last_newline(monkeypatch, tmp_path):
    path = tmp_path / "secret"
    path.write_text("value\n")
    monkeypatch.setenv("NAME_FILE", str(path))
    assert env.text("NAME") == "value"


def test_a_choice_is_one_of_the_allowed_words(monkeypatch):
    assert env.choice("NAME", ("json", "line"), "line") == "line"
    monkeypatch.setenv("NAME", "json")
    assert env.choice("NAME", ("json", "line"), "line") == "json"
    monkeypatch.setenv("NAME", "xml")
    with pytest.raises(ImproperlyConfigured, match="json, line"):
        env.choice("NAME", ("json", "line"), "line")


@pytest.mark.parametrize("value", ["/imprint/", "https://host.example/imprint", ""])
def test_a_link_is_a_path_or_an_address(monkeypatch, value):
    monkeypatch.setenv("NAME", value)
    assert env.link("NAME") == value


@pytest.mark.parametrize("value", ["javascript:alert(1)", "//host.example", "imprint"])
def test_anything_else_is_no_link(monkeypatch, value):
    monkeypatch.setenv("NAME", value)
    with pytest.raises(ImproperlyConfigured, match="NAME"):
        env.link("NAME")


def test_it_falls_back_on_the_default():
    assert env.text("NAME", "default") == "default"


def test_it_takes_an_empty_value_for_none(monkeypatch):
    monkeypatch.setenv("NAME", "")
    assert env.text("NAME", "default") == "default"


def test_it_refuses_both_a_value_and_a_file(monkeypatch):
    monkeypatch.setenv("NAME", "value")
    monkeypatch.setenv("NAME_FILE", "/some/path")
    with pytest.raises(ImproperlyConfigured, match="NAME and NAME_FILE are both set"):
        env.text("NAME")


def test_it_says_what_to_set_when_nothing_is():
    with pytest.raises(ImproperlyConfigured, match="NAME is missing: set NAME, or"):
        env.text("NAME")


def test_it_says_what_to_set_when_the_file_is_empty(monkeypatch, tmp_path):
    path = tmp_path / "secret"
    path.touch()
    monkeypatch.setenv("NAME_FILE", str(path))
    with pytest.raises(ImproperlyConfigured, match="NAME is missing"):
        env.text("NAME")


@pytest.mark.parametrize("content", [None, b"\xff\xfe"])
def test_it_names_a_file_that_cannot_be_read(monkeypatch, tmp_path, content):
    path = tmp_path / "secret"
    if content:
        path.write_bytes(content)
    monkeypatch.setenv("NAME_FILE", str(path))
    with pytest.raises(ImproperlyConfigured, match="cannot be read"):
        env.text("NAME")


@pytest.mark.parametrize(
    ("value", "truth"), [("True", True), ("true", True), ("False", False)]
)
def test_it_reads_a_flag(monkeypatch, value, truth):
    monkeypatch.setenv("NAME", value)
    assert env.flag("NAME", default=not truth) is truth


@pytest.mark.parametrize("value", ["1", "yes", "on", "Ture"])
def test_it_refuses_a_flag_that_is_not_plain(monkeypatch, value):
    monkeypatch.setenv("NAME", value)
    with pytest.raises(ImproperlyConfigured, match="NAME must be True or False"):
        env.flag("NAME", default=False)


@given(st.integers(min_value=0))
def test_it_reads_any_whole_number(value):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NAME", str(value))
        assert env.number("NAME", default=1) == value


@pytest.mark.parametrize("value", ["0", "-1", "1.5", "²", "many"])
def test_it_refuses_a_number_out_of_range(monkeypatch, value):
    monkeypatch.setenv("NAME", value)
    with pytest.raises(ImproperlyConfigured, match="whole number from 1 up"):
        env.number("NAME", default=1, least=1)


def test_it_splits_words_at_commas(monkeypatch):
    monkeypatch.setenv("NAME", "one, two,,three ")
    assert env.words("NAME") == ["one", "two", "three"]
