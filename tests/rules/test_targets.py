"""What a target asks for."""

import pytest

from campaigns.rules import policy
from campaigns.rules.pack import load_pack
from campaigns.rules.state import Target
from campaigns.rules.targets import farthest, load_for, the_target
from tests.rules.play import airborne
from tests.rules.scenes import with_sortie

PACK = load_pack("azores-1947")
RAID = Target("raid", "Works", "Newark, N.J.", 5)
AGENT = Target("special", "", "New York", 5, "agent")
LEAFLET = Target("special", "", "Boston, Mass.", 5, "leaflet")
RECON = Target("special", "", "Boston, Mass.", 5, "recon")
ATOMIC = Target("atomic", "", "New York", 5)


@pytest.mark.rule("6.2.5.1-b")
@pytest.mark.parametrize(("target", "zone"), [(RAID, 5), (AGENT, 6), (RECON, 5)])
def test_only_the_agent_goes_beyond_his_bomb_target(target, zone):
    assert farthest(PACK, target) == zone


@pytest.mark.parametrize(
    ("target", "load"),
    [
        (RAID, "bombs"),
        (AGENT, "bombs"),
        (LEAFLET, "leaflets"),
        (RECON, "camera"),
        (ATOMIC, "atomic"),
    ],
)
def test_the_target_says_what_is_in_the_bay(target, load):
    assert load_for(target) == load


def test_without_a_target_there_is_none_to_ask_of():
    with pytest.raises(LookupError):
        the_target(with_sortie(airborne(zone=0), target=None).flight)


@pytest.mark.parametrize(
    ("target", "flight", "lost"),
    [
        (RAID, {}, False),
        (RAID, {"damage": {"parts": ("bay_doors",)}}, True),
        (RAID, {"load": "empty"}, False),
        (AGENT, {"damage": {"parts": ("bay_doors",)}}, False),
        (
            AGENT,
            {
                "damage": {"parts": ("bay_doors",)},
                "sortie": {"wounds": {"agent": "SW"}},
            },
            True,
        ),
        (AGENT, {"load": "empty", "sortie": {"wounds": {"agent": "SW"}}}, True),
        (AGENT, {"sortie": {"wounds": {"agent": "SW"}}}, False),
        (LEAFLET, {"damage": {"dispensers": ("port", "starboard")}}, True),
        (RECON, {"damage": {"cameras": ("bay", "fuselage")}}, True),
        (RECON, {"damage": {"cameras": ("bay",)}}, False),
    ],
)
def test_the_careful_captain_sees_when_nothing_is_left_to_do(target, flight, lost):
    given = {"load": load_for(target), **flight}
    state = airborne(zone=4, target=target, **given)
    assert policy.mission_lost(state.flight) is lost
