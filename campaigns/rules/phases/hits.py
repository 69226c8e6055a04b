"""6.3, 6.7, 6.11 Random hits one by one, and what lets them pass."""

from campaigns.rules.events import HitsIgnored
from campaigns.rules.flow import Flow, simple_roll
from campaigns.rules.handlers import Automatic, Decides, Phase, Rolls
from campaigns.rules.pending import Choice, Decision, Roll
from campaigns.rules.phases import damage_tables
from campaigns.rules.state import Campaign
from campaigns.rules.steps import Guardian, Hit, Hits
from campaigns.rules.thrown import Thrown

GUARDIAN = "guardian"


def receive(flow: Flow, step: Hits) -> None:
    """6.11 With the marker held the player may let all hits of the attack pass."""
    if GUARDIAN in flow.campaign.markers:
        flow.push(Guardian(step.number, step.actor))
    else:
        strike(flow, step.number, step.actor)


def ask_guardian(state: Campaign, step: Guardian) -> Decision:
    """6.11 Declared when the number of hits is known, before any d66 (RUL-54)."""
    choices = (Choice("spend", "6.11"), Choice("keep", "6.11"))
    return Decision(GUARDIAN, "6.11", choices, args={"hits": step.number})


def took_guardian(flow: Flow, step: Guardian, choice: str) -> None:
    """6.11 All hits are dropped, and Air Combat Maneuver is not used up."""
    if choice == "spend":
        flow.spend(GUARDIAN)
        flow.emit(HitsIgnored(step.number, GUARDIAN))
    else:
        strike(flow, step.number, step.actor)


def strike(flow: Flow, number: int, actor: str) -> None:
    """6.7 Air Combat Maneuver drops the first hit of each zone entry (RUL-55)."""
    first = 1
    if "acm" in flow.pilot.skills and not flow.sortie.acm_used:
        flow.change_sortie(acm_used=True)
        flow.emit(HitsIgnored(1, "acm"))
        first = 2
    if first <= number:
        flow.push(Hit(first, number, actor))


def ask_hit(state: Campaign, step: Hit) -> Roll:
    """6.3 d66 for the area struck."""
    args = {"hit": step.number, "of": step.of}
    return simple_roll(state, "B4", "6.3", actor=step.actor, hit=step.number, args=args)


def took_hit(flow: Flow, step: Hit, thrown: Thrown) -> None:
    """6.3 Each hit takes full effect before the next die (RUL-01)."""
    if step.number < step.of:
        flow.push(Hit(step.number + 1, step.of, step.actor))
    area = flow.pack.areas[thrown.row.result]
    damage_tables.strike_area(flow, area.table, area.side, step)


PHASE: Phase = {
    Hits: Automatic(receive),
    Guardian: Decides(ask_guardian, took_guardian),
    Hit: Rolls(ask_hit, took_hit),
}
