"""What one random hit can do."""

import pytest

from campaigns.rules.steps import Guardian, Hit
from campaigns.rules.weighing.one_hit import areas, ends_in
from tests.rules.play import airborne

STATE = airborne(Guardian(1, "1"), zone=5, markers=("guardian",))


def test_every_area_has_its_chance():
    found = areas(STATE)
    assert sum(found.values()) == pytest.approx(1)
    assert found["airframe"] == pytest.approx(4 / 36)


@pytest.mark.parametrize("area", areas(STATE))
def test_the_ends_of_a_hit_are_all_there_are(area):
    assert sum(end.chance for end in ends_in(STATE, "1", area)) == pytest.approx(1)


def test_a_hit_ends_before_anything_else_happens():
    tops = {
        type(end.state.stack[-1])
        for area in ("superficial", "airframe", "fuel-tank-port")
        for end in ends_in(STATE, "1", area)
        if not end.state.flight.lost
    }
    assert tops == {Hit}
