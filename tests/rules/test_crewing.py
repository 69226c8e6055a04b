"""What several phases ask of the men and the bomber."""

import pytest
from msgspec.structs import replace

from campaigns.rules import crewing
from campaigns.rules.pack import load_pack
from campaigns.rules.state import Man

PACK = load_pack("azores-1947")


@pytest.mark.rule("6.8.8-a")
@pytest.mark.parametrize(("kills", "ace"), [(4, False), (5, True), (6, True)])
def test_the_fifth_kill_makes_an_ace(kills, ace):
    assert crewing.is_ace(PACK, Man(1, "A", kills=9, ace_kills=kills)) is ace


def test_the_chart_says_how_many_kills_make_an_ace():
    pack = replace(PACK, ace=replace(PACK.ace, kills=3))
    assert crewing.is_ace(pack, Man(1, "A", ace_kills=3))


def test_an_empty_seat_is_no_ace():
    assert not crewing.is_ace(PACK, None)
