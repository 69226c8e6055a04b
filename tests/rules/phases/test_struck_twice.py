"""6.3: what is out already is not struck again, and a gun is saved but once."""

import pytest

from campaigns.rules.events import EngineOut, HitsIgnored, NoEffect
from campaigns.rules.flow import Flow
from campaigns.rules.phases import damage
from tests.rules.play import airborne


@pytest.mark.rule("RUL-03")
def test_a_dead_engine_is_told_as_such_and_no_other_is_out():
    flow = Flow(airborne(damage={"engines": ("port-1",)}))
    assert damage.engine_out(flow, "port-1") is False
    assert flow.events == [NoEffect("port-1", "out")]
    assert damage.engine_out(flow, "port-2") is True
    assert flow.events[1:] == [EngineOut("port-2")]
    assert flow.damage.engines == ("port-1", "port-2")


@pytest.mark.rule("RUL-69")
def test_weapons_maintenance_saves_one_gun_and_is_one_hit():
    flow = Flow(airborne(pilot_skills=("weapons_maintenance",)))
    assert damage.gun_out(flow, "tail") is False
    assert flow.events == [HitsIgnored(1, "weapons_maintenance")]
    assert damage.gun_out(flow, "tail") is True
    assert flow.damage.guns == ("tail",)
