"""What was struck without effect is named as what it is."""

import pytest

from campaigns.rules.events import NoEffect
from campaigns.words import Cast, event


@pytest.mark.parametrize(
    ("what", "why", "told"),
    [
        ("tail", "dead", "tail gunner"),
        ("tail", "out", "tail gun,"),
        ("top_aft", "absent", "top aft gunner"),
        ("bomb_bay", "empty", "bomb bay"),
        ("electronics", "empty", "electronics"),
        ("tank-port", "out", "port"),
    ],
)
def test_it_names_the_man_the_gun_or_the_part(what, why, told):
    assert told in event(NoEffect(what, why), Cast())
