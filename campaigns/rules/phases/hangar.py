"""5.0, 6.7, 7.2 Between two sorties: fly, pass lost slots, buy skills, change type."""

from campaigns.rules.events import SkillBought
from campaigns.rules.flow import Flow
from campaigns.rules.handlers import Automatic, Decides, Phase
from campaigns.rules.pack import load_pack
from campaigns.rules.paper import Blank
from campaigns.rules.pending import Choice, Decision
from campaigns.rules.phases import reassignment
from campaigns.rules.phases.briefing import man_the_bomber
from campaigns.rules.state import Campaign, Delay
from campaigns.rules.steps import Hangar, MonthEnd, NextSlot, PassSlots


def slots_to_lose(delay: Delay) -> int:
    """AMB-29 Wounds, internment and repair side by side, then training."""
    return max(delay.wounds, delay.internment, delay.repair) + delay.training


def ask_hangar(state: Campaign, step: Hangar) -> Decision:
    """5.0 What may be done before the next sortie."""
    lost = slots_to_lose(state.delay)
    onward = Choice("pass", "6.4.5", {"slots": lost}) if lost else Choice("fly", "5.0")
    choices = (onward, *_skills(state), *_types(state))
    args = {"slot": state.slot, "lost": lost}
    blank = None if lost else Blank(state)
    return Decision("hangar", "5.0", choices, args=args, blank=blank)


def _skills(state: Campaign) -> tuple[Choice, ...]:
    """6.7 Skills that can be paid for and are not held."""
    pilot = state.pilot
    return tuple(
        Choice(f"buy:{skill.id}", "6.7", {"skill": skill.id, "cost": skill.cost})
        for skill in load_pack(state.pack).skills.values()
        if skill.id not in pilot.skills and skill.cost <= pilot.experience
    )


def _types(state: Campaign) -> tuple[Choice, ...]:
    """7.2 Newer types on the date of the slot that is given up for training.

    None while a training is due, or a new bomber on leaving hospital (7.3).
    """
    if state.delay.training or len(state.stack) > 1:
        return ()
    slot = state.slot + max(state.delay.wounds, state.delay.internment)
    return tuple(
        Choice(f"type:{name}", "7.2", {"aircraft": name, "training": 1})
        for name in reassignment.newer_types(state, slot)
    )


def took_hangar(flow: Flow, step: Hangar, choice: str) -> None:
    """5.0 Do it; the hangar asks again, after hospital when the new bomber is there."""
    verb, _, what = choice.partition(":")
    if verb == "fly":
        man_the_bomber(flow)
        return
    if verb != "pass" or not flow.stack:
        flow.push(step)
    if verb == "pass":
        flow.push(PassSlots())
    elif verb == "buy":
        _buy(flow, what)
    else:
        reassignment.reassign(flow, what, training=True)


def _buy(flow: Flow, skill: str) -> None:
    """6.7 Experience for a skill."""
    pilot = flow.pilot
    cost = flow.pack.skills[skill].cost
    flow.change_pilot(experience=pilot.experience - cost, skills=(*pilot.skills, skill))
    flow.emit(SkillBought(skill))


def pass_slots(flow: Flow, step: PassSlots) -> None:
    """3.7, AMB-29 One lost slot after the other; month's end comes in between."""
    delay = flow.campaign.delay
    if not slots_to_lose(delay):
        return
    cause = next_cause(delay)
    flow.change(delay=_shorter(delay))
    flow.push(MonthEnd(), NextSlot(cause), PassSlots())


def next_cause(delay: Delay) -> str:
    """2.0 What the log names as the reason for the next lost slot."""
    order = ("wounds", "internment", "repair", "training")
    return next(cause for cause in order if getattr(delay, cause))


def _shorter(delay: Delay) -> Delay:
    if max(delay.wounds, delay.internment, delay.repair) == 0:
        return Delay()
    return Delay(
        wounds=max(0, delay.wounds - 1),
        internment=max(0, delay.internment - 1),
        repair=max(0, delay.repair - 1),
        training=delay.training,
    )


PHASE: Phase = {
    Hangar: Decides(ask_hangar, took_hangar),
    PassSlots: Automatic(pass_slots),
}
