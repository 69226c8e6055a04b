"""6.9, 6.10 Month's end: research and promotion; then the next slot opens."""

from collections.abc import Iterator

from campaigns.rules.events import (
    NotPromoted,
    Promoted,
    ResearchAchieved,
    ResearchFailed,
    ResearchRaised,
    SlotFlown,
    SlotPassed,
)
from campaigns.rules.flow import Flow, simple_roll
from campaigns.rules.handlers import Automatic, Decides, Phase, Rolls
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Choice, Decision, Modifier, Roll
from campaigns.rules.phases import career
from campaigns.rules.phases.awards import holds_knights_cross
from campaigns.rules.state import (
    SLOTS,
    SLOTS_PER_MONTH,
    Campaign,
    Period,
    Research,
    month,
)
from campaigns.rules.steps import (
    Hangar,
    MonthEnd,
    NextSlot,
    PromotionCheck,
    ResearchCheck,
    ResearchRequest,
    Step,
)
from campaigns.rules.thrown import Thrown

TELEGRAM = "telegram"
TOP_LEVEL = 6


def month_end(flow: Flow, step: MonthEnd) -> None:
    """6.9.1, 6.10.2 After the month's last slot, flown or not (AMB-30)."""
    slot = flow.campaign.slot
    if (slot + 1) % SLOTS_PER_MONTH:
        return
    steps: list[Step] = []
    if slot + 1 < SLOTS and open_areas(flow.campaign):
        steps.append(ResearchRequest())
    if month(slot) in flow.pack.promotion_months:
        steps.append(PromotionCheck())
    flow.push(*steps)


def open_areas(state: Campaign) -> tuple[str, ...]:
    """6.9.1 Areas not achieved yet."""
    pack = load_pack(state.pack)
    return tuple(a for a in pack.research if a not in state.research.achieved)


def raisable(state: Campaign) -> tuple[str, ...]:
    """6.9.1 Open areas below level 6 (RUL-111)."""
    levels = state.research.levels
    return tuple(a for a in open_areas(state) if levels.get(a, 0) < TOP_LEVEL)


def ask_request(state: Campaign, step: ResearchRequest) -> Decision:
    """6.9.1 One level to one area, or none; with the telegram one more (RUL-108)."""
    levels = state.research.levels
    areas = tuple(
        Choice(area, "6.9.1", {"area": area, "level": levels.get(area, 0) + 1})
        for area in raisable(state)
    )
    name = "telegram" if step.telegram else "research"
    return Decision(name, "6.9.1", (*areas, Choice("none", "6.9.1")))


def took_request(flow: Flow, step: ResearchRequest, choice: str) -> None:
    """6.9.1 The level goes up; then every open area above zero is rolled."""
    if choice != "none":
        if step.telegram:
            flow.spend(TELEGRAM)
        _raise(flow, choice)
    if not step.telegram and TELEGRAM in flow.campaign.markers:
        flow.push(ResearchRequest(telegram=True))
        return
    levels = flow.campaign.research.levels
    areas = open_areas(flow.campaign)
    flow.push(*(ResearchCheck(area) for area in areas if levels.get(area, 0)))


def _raise(flow: Flow, area: str) -> None:
    research = flow.campaign.research
    level = research.levels.get(area, 0) + 1
    levels = {**research.levels, area: level}
    flow.change(research=Research(levels, research.achieved))
    flow.emit(ResearchRaised(area, level))


def ask_check(state: Campaign, step: ResearchCheck) -> Roll:
    """6.9.1 1d6; the level or less succeeds."""
    level = state.research.levels[step.area]
    args = {"area": step.area, "level": level}
    table = f"A2.research.{level}"
    return simple_roll(state, table, "6.9.1", actor=step.area, args=args)


def took_check(flow: Flow, step: ResearchCheck, thrown: Thrown) -> None:
    """6.9.1 Each advance is achieved once."""
    if thrown.row.result != "achieved":
        flow.emit(ResearchFailed(step.area))
        return
    research = flow.campaign.research
    levels = {area: n for area, n in research.levels.items() if area != step.area}
    flow.change(research=Research(levels, (*research.achieved, step.area)))
    flow.emit(ResearchAchieved(step.area))


def promotion_modifiers(state: Campaign) -> Iterator[Modifier]:
    """6.10.2 All that is not 0; they add up."""
    pilot = state.pilot
    pack = load_pack(state.pack)
    each = pack.modifier("A2.promotion", "successes").per
    counts = (
        ("knights_cross_held", holds_knights_cross(pilot)),
        ("successes", pilot.period.successes // each),
        ("awards_won", pilot.period.awards),
        ("aircraft_lost", pilot.period.aircraft_lost),
        ("leadership", "leadership" in pilot.skills),
    )
    for name, count in counts:
        if count:
            amount = pack.drm("A2.promotion", name) * count
            yield Modifier(name, amount, "6.10.2")


def ask_promotion(state: Campaign, step: PromotionCheck) -> Roll:
    """6.10.2 1d6; low is good."""
    mods = tuple(promotion_modifiers(state))
    return simple_roll(state, "A2.promotion", "6.10.2", modifiers=mods)


def took_promotion(flow: Flow, step: PromotionCheck, thrown: Thrown) -> None:
    """6.10.2 The next rank or the same; the period starts anew (AMB-51)."""
    rank = flow.pilot.rank
    if thrown.row.result == "promoted":
        ranks = flow.pack.ranks
        rank = ranks[min(ranks.index(rank) + 1, len(ranks) - 1)]
        flow.emit(Promoted(rank))
    else:
        flow.emit(NotPromoted(rank))
    flow.change_pilot(rank=rank, period=Period())


def next_slot(flow: Flow, step: NextSlot) -> None:
    """3.7 The slot closes and the next opens; after the last the career is reckoned."""
    slot = flow.campaign.slot
    flow.emit(SlotPassed(slot, step.cause) if step.cause else SlotFlown(slot))
    flow.fly(None)
    if slot + 1 >= SLOTS:
        career.end(flow, "calendar")
        return
    flow.change(slot=slot + 1)
    flow.push(*([] if flow.stack else [Hangar()]))


PHASE: Phase = {
    MonthEnd: Automatic(month_end),
    ResearchRequest: Decides(ask_request, took_request),
    ResearchCheck: Rolls(ask_check, took_check),
    PromotionCheck: Rolls(ask_promotion, took_promotion),
    NextSlot: Automatic(next_slot),
}
