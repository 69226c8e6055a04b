"""Skills, research, types and promotion as the hangar shows them."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from campaigns.boards.charts import percentage
from campaigns.boards.given import Book
from campaigns.mats import marks
from campaigns.mats.marks import Boxes
from campaigns.rules.pack import Pack
from campaigns.rules.pending import Decision, Pending
from campaigns.rules.phases.month_end import TOP_LEVEL, promotion_modifiers
from campaigns.rules.phases.reassignment import first_slot
from campaigns.rules.state import LAST_SLOT, MONTHS, SLOTS_PER_MONTH, Campaign
from campaigns.rules.weighing import gains, yardsticks
from campaigns.rules.weighing.types import type_gain
from campaigns.words import career_names, date, names, signed
from campaigns.words.fields import known
from campaigns.words.measures import measures_text
from campaigns.words.modifiers import MODIFIERS
from campaigns.words.printed import printed


@dataclass(frozen=True, slots=True)
class SkillRow:
    """One skill; `choice` is the answer that buys it, empty when it cannot be had."""

    name: str
    effect: str
    chart: str
    cost: int
    held: bool
    choice: str
    gain: str
    """What it would change, in exact figures."""


@dataclass(frozen=True, slots=True)
class AreaRow:
    """One area of research."""

    name: str
    effect: str
    boxes: Boxes
    level: int
    now: str
    after: str
    achieved: str
    choice: str
    gain: str
    """What the advance would change in play, in exact figures."""


@dataclass(frozen=True, slots=True)
class TypeCard:
    """One type of aircraft; `choice` is the answer that changes to it."""

    id: str
    name: str
    state: str
    facts: str
    note: str
    current: bool
    later: bool
    choice: str
    gain: str
    """What the change would change, in exact figures; of a type that can be had."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """The next promotion roll as things stand."""

    when: str
    chance: str
    mods: tuple[tuple[str, str], ...]


def offered(asked: Pending | None) -> frozenset[str]:
    """Ids of the choices of the pending decision."""
    if not isinstance(asked, Decision):
        return frozenset()
    return frozenset(choice.id for choice in asked.choices)


def skills(state: Campaign, pack: Pack, asked: Pending | None) -> tuple[SkillRow, ...]:
    """All skills in the order of the chart."""
    open_ = offered(asked)
    worth = gains.all_gains(state).skills
    return tuple(
        SkillRow(
            name=str(known(career_names.SKILLS, skill.id)),
            effect=str(known(career_names.SKILL_EFFECTS, skill.id)),
            chart=skill.chart,
            cost=skill.cost,
            held=skill.id in state.pilot.skills,
            choice=f"buy:{skill.id}" if f"buy:{skill.id}" in open_ else "",
            gain=measures_text(worth[skill.id]),
        )
        for skill in pack.skills.values()
    )


def research(
    state: Campaign, pack: Pack, asked: Pending | None, book: Book
) -> tuple[AreaRow, ...]:
    """All areas in the order of the chart."""
    open_ = offered(asked)
    worth = gains.all_gains(state).areas
    when = dict(book.research)
    rows = []
    for area in pack.research:
        level = state.research.levels.get(area, 0)
        done = area in state.research.achieved
        slot = when.get(area)
        raised = gains.level_gain(state, area)
        rows.append(
            AreaRow(
                name=str(known(career_names.RESEARCH, area)),
                effect=str(known(career_names.RESEARCH_EFFECTS, area)),
                boxes=marks.level(TOP_LEVEL if done else level, TOP_LEVEL),
                level=level,
                now=percentage(raised.before) if raised.before else "–",
                after=percentage(raised.value),
                achieved=_achieved(slot) if done else "",
                choice=area if area in open_ else "",
                gain=measures_text(worth[area]),
            )
        )
    return tuple(rows)


def _achieved(slot: int | None) -> str:
    return _("achieved") if slot is None else date(slot, short=True)


def types(state: Campaign, pack: Pack, asked: Pending | None) -> tuple[TypeCard, ...]:
    """All types in the order of the mats."""
    open_ = offered(asked)
    return tuple(_type(state, pack, id_, open_) for id_ in pack.mats)


def _type(state: Campaign, pack: Pack, id_: str, open_: frozenset[str]) -> TypeCard:
    mat = pack.mats[id_]
    slot = first_slot(pack, state.research.achieved, id_)
    current = id_ == state.aircraft
    later = slot > state.slot
    choice = next((c for c in (f"type:{id_}", id_) if c in open_), "")
    return TypeCard(
        id=id_,
        name=str(known(names.AIRCRAFT, id_)),
        state=_state(slot, current=current, later=later, choice=choice),
        facts=facts_of(pack, id_),
        note=printed(mat.note),
        current=current,
        later=later,
        choice=choice,
        gain=measures_text(type_gain(state, id_)) if choice else "",
    )


def facts_of(pack: Pack, id_: str) -> str:
    """Load, engines and endurance of a type in one line."""
    mat = pack.mats[id_]
    return _("%(bombs)s bombs, %(engines)s engines, %(boxes)s boxes") % {
        "bombs": mat.bombs,
        "engines": mat.engines,
        "boxes": mat.endurance,
    }


def _state(slot: int, *, current: bool, later: bool, choice: str) -> str:
    if current:
        return _("flown now")
    if later:
        year, month = MONTHS[slot // SLOTS_PER_MONTH].split("-")
        short = str(career_names.MONTHS_SHORT[month]).strip()
        return _("from %(month)s %(year)s") % {"month": short, "year": year}
    return _("can be had") if choice else _("not offered now")


def prospects(state: Campaign, pack: Pack) -> Prospects | None:
    """The next promotion; none after the last one."""
    here = MONTHS[min(state.slot, LAST_SLOT) // SLOTS_PER_MONTH]
    when = next((month for month in pack.promotion_months if month >= here), None)
    if when is None or state.pilot.rank == pack.ranks[-1]:
        return None
    mods = tuple(promotion_modifiers(state))
    year, month = when.split("-")
    return Prospects(
        when=f"{career_names.MONTHS[month]} {year}",
        chance=percentage(yardsticks.promoted(state)),
        mods=tuple((signed(m.amount), str(known(MODIFIERS, m.id))) for m in mods),
    )
