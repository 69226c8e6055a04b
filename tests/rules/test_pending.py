"""What is legal is said once."""

import pytest
from msgspec.structs import replace

from campaigns.forms import NewForm
from campaigns.rules.engine import starters
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Limit

PACK = load_pack("azores-1947")
LIMIT = Limit("intercom", "3.4.2", 1, "hold")


@pytest.mark.parametrize(
    ("picks", "legal"),
    [
        (("1", "2", "hold", "hold"), True),
        (("1", "1", "hold"), False),
        (("hold", "hold", "hold"), True),
        ((), True),
    ],
)
def test_a_limit_leaves_the_free_choice_alone(picks, legal):
    assert LIMIT.admits(picks) is legal


def test_a_limit_counts_up_to_its_own_number_and_frees_its_own_choice():
    limit = replace(LIMIT, most=2, free="idle")
    assert limit.admits(("1", "1", "idle", "idle", "idle"))
    assert not limit.admits(("hold", "hold", "hold"))


@pytest.mark.rule("4.1-a")
def test_a_campaign_begins_with_one_of_the_starters():
    assert tuple(starters(PACK)) == ("me364", "he277", "fw300")
    chosen = NewForm().fields["aircraft"].choices
    assert [name for name, _ in chosen] == list(starters(PACK))
