"""A name of any source can be shown on every page and drawn in every picture."""

import re
from xml.etree import ElementTree

import pytest
from django.core.exceptions import ValidationError

from campaigns.exchange.errors import ExchangeError
from campaigns.exchange.reading import read_file
from campaigns.forms import LineField
from campaigns.plain import NAME_MOST, PLAIN
from tests.exchange import files

EVERY = [chr(number) for number in range(0x110000)]
BAD = [
    "\x00",
    "\x85",
    "\u061c",
    "\u200e",
    "\u2028",
    "\u202e",
    "\u2067",
    "\u200b",
    "\u3164",
]
BAD += ["\ufffe", "\uffff"]


def test_every_sign_that_a_name_may_hold_can_stand_in_a_picture():
    """XML 1.0 has no text with the others; a parser is asked, not a second list."""
    plain = "".join(sign for sign in EVERY if re.search(PLAIN, sign))
    escaped = plain.replace("&", "&amp;").replace("<", "&lt;")
    assert ElementTree.fromstring(f"<name>{escaped}</name>").text == plain
    assert {"e", "é", "ß", "م", "א", "王", "\N{AIRPLANE}", " ", "'"} <= set(plain)


@pytest.mark.parametrize("sign", BAD, ids=ascii)
def test_neither_a_form_nor_a_file_takes_the_signs_that_spoil_a_line(sign):
    with pytest.raises(ValidationError):
        LineField(max_length=NAME_MOST).clean(f"Emil{sign}Berger")
    with pytest.raises(ExchangeError, match="not-plain"):
        read_file(files.spoiled("setup", "crew_names", "tail", value=f"Emil{sign}"))
