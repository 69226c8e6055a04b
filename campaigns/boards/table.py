"""The sortie table as a whole."""

from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from campaigns.boards.aircraft import AircraftBoard, aircraft_board
from campaigns.boards.combat import CombatBoard, combat_board
from campaigns.boards.decision import DecisionBoard, decision_board
from campaigns.boards.digest import Told, digest
from campaigns.boards.given import Frame
from campaigns.boards.guide import hint_for
from campaigns.boards.log import SILENT, LogLine, log_line
from campaigns.boards.opsmap import Fact, MapBoard, map_board, target_name
from campaigns.boards.outlook import ways_of
from campaigns.boards.tray import (
    AlsoChoice,
    LastRoll,
    RollBoard,
    also_board,
    last_roll,
    refusal_text,
    roll_board,
)
from campaigns.rules.events import SortieReviewed
from campaigns.rules.pack import Pack
from campaigns.rules.pending import Decision, Pending, Roll
from campaigns.rules.state import SLOTS, Campaign
from campaigns.rules.weighing import weigh
from campaigns.words import (
    Cast,
    career_names,
    cast_of,
    causes,
    date,
    event,
    names,
    percent,
)
from campaigns.words.fields import known
from campaigns.words.honesty import HONESTY


@dataclass(frozen=True, slots=True)
class Bar:
    """Facts in the bar at the top and which of the pages is open."""

    pk: int
    here: str
    facts: tuple[Fact, ...]
    short: tuple[Fact, ...]
    """Facts that stay on a phone."""
    scratch: bool = False
    """The campaign is a scratch copy."""


@dataclass(frozen=True, slots=True)
class Tray:
    """The dice tray."""

    last: LastRoll | None
    roll: RollBoard | None
    decision: DecisionBoard | None
    also: tuple[AlsoChoice, ...]
    estimate: bool
    """Pressing on and turning back can be estimated."""
    refusal: str
    stale: bool
    digest: tuple[Told, ...]
    digest_title: str
    news: tuple[str, ...]
    """What came of the last roll or decision."""
    debriefing: bool
    """The news are those of a finished sortie."""
    typed: bool
    seed: str
    step: int
    undo_to: int | None
    undo_costs: bool
    over: str
    hint: str
    guided: bool
    keeps_class: bool
    """Own dice no longer change the class of the dice."""
    honesty: str
    """That class, in words."""


@dataclass(frozen=True, slots=True)
class TableBoard:
    """Everything that the sortie table shows."""

    pk: int
    turn: int
    panel: str
    title: str
    bar: Bar
    tray: Tray
    map: MapBoard
    combat: CombatBoard
    mat: AircraftBoard
    log: tuple[LogLine, ...]
    log_meta: str
    dock: tuple[str, str, str]
    """Chart, title and a few words of the pending step."""


def table_board(
    state: Campaign, pending: Pending | None, pack: Pack, frame: Frame
) -> TableBoard:
    """Build the page. Between sorties the mats show the bomber at its base."""
    cast = cast_of(state)
    active, selected = _actor(pending)
    tray = tray_board(state, pending, pack, frame, cast)
    return TableBoard(
        pk=frame.pk,
        turn=frame.turn,
        panel=frame.panel,
        title=_("Sortie %(slot)s, %(date)s")
        % {"slot": state.slot + 1, "date": date(state.slot)},
        bar=bar(state, frame.pk, "table", scratch=frame.dice.honesty == "copy"),
        tray=tray,
        map=map_board(state, pack),
        combat=combat_board(state, pack, active, selected),
        mat=aircraft_board(state, pack),
        log=tuple(log_line(line, cast, pack) for line in frame.lines),
        log_meta=_("slot %(slot)s, line %(line)s")
        % {
            "slot": state.slot + 1,
            "line": frame.lines[0].number if frame.lines else 0,
        },
        dock=_dock(tray),
    )


def bar(state: Campaign, pk: int, here: str, *, scratch: bool = False) -> Bar:
    """Facts of the campaign in the bar at the top."""
    pilot = state.crew.get("pilot")
    rank = known(career_names.RANKS_SHORT, state.pilot.rank)
    aircraft = known(names.AIRCRAFT, state.aircraft)
    named = f" {state.aircraft_name}" if state.aircraft_name else ""
    slot = Fact(
        _("Slot %(slot)s of %(all)s")
        % {"slot": min(state.slot + 1, SLOTS), "all": SLOTS},
        date(state.slot),
    )
    total = Fact(_("Running total"), percent(state.pilot.total))
    target = state.sortie.target if state.sortie else None
    middle = (
        Fact(_("Target"), target_name(target))
        if target
        else Fact(_("Experience"), _points(state.pilot.experience))
    )
    return Bar(
        pk=pk,
        here=here,
        facts=(
            Fact(_("Aircraft"), f"{aircraft}{named}"),
            Fact(_("Pilot"), f"{rank} {pilot.name}" if pilot else str(rank)),
            slot,
            middle,
            total,
        ),
        short=(slot, total),
        scratch=scratch,
    )


def _points(number: int) -> str:
    return ngettext("%(number)s point", "%(number)s points", number) % {
        "number": number
    }


def tray_board(
    state: Campaign, pending: Pending | None, pack: Pack, frame: Frame, cast: Cast
) -> Tray:
    """Build the dice tray."""
    weighed = weigh(state, pending) if pending else {}
    roll = (
        roll_board(state, pending, pack, frame, cast)
        if isinstance(pending, Roll)
        else None
    )
    decision = (
        decision_board(state, pending, pack, frame, weighed)
        if isinstance(pending, Decision)
        else None
    )
    scratch = frame.dice.honesty == "copy"
    return Tray(
        last=last_roll(frame, pack, cast),
        roll=roll,
        decision=decision,
        also=also_board(pending, weighed, scratch=scratch) if pending else (),
        estimate=bool(ways_of(pending)),
        refusal=_refused(frame, pending, decision),
        stale=frame.stale,
        digest=digest(frame.digest, cast),
        digest_title=_digest_title(frame),
        news=() if frame.digest else _news(frame, cast),
        debriefing=_reviewed(frame),
        typed=frame.dice.typed,
        seed=frame.dice.seed or frame.dice.seed_hash[:8],
        step=frame.lines[0].number + 1 if frame.lines else 1,
        undo_to=frame.undo.to if frame.undo else None,
        undo_costs=frame.undo is not None and frame.undo.past_die,
        over=str(known(causes.OVER, state.over)) if state.over else "",
        hint=hint_for(pending, frame),
        guided=frame.guided,
        keeps_class=frame.dice.honesty not in ("site", "verified"),
        honesty=str(HONESTY[frame.dice.honesty]),
    )


def _refused(
    frame: Frame, pending: Pending | None, decision: DecisionBoard | None
) -> str:
    if frame.refusal is None:
        return ""
    labels = {row.id: row.label for row in decision.choices} if decision else {}
    dice = pending.dice if isinstance(pending, Roll) else ""
    return refusal_text(frame.refusal, labels, dice)


def _news(frame: Frame, cast: Cast) -> tuple[str, ...]:
    return tuple(
        event(item, cast)
        for line in frame.lines[:1]
        for item in line.events
        if not isinstance(item, SILENT)
    )


def _reviewed(frame: Frame) -> bool:
    lines = frame.digest or frame.lines[:1]
    return any(isinstance(e, SortieReviewed) for line in lines for e in line.events)


def _digest_title(frame: Frame) -> str:
    number = len(frame.digest)
    return ngettext(
        "Rolled on: %(number)s step", "Rolled on: %(number)s steps", number
    ) % {"number": number}


def _actor(pending: Pending | None) -> tuple[int, str]:
    """Fighter about to fire and gun about to fire."""
    if not isinstance(pending, Roll):
        return 0, ""
    if pending.table.startswith("B3.") and pending.actor.isdigit():
        return int(pending.actor), ""
    if pending.table.startswith(("B2.to_hit", "B2.damage")):
        fighter = pending.args.get("fighter", 0)
        return int(fighter), pending.actor
    return 0, ""


def _dock(tray: Tray) -> tuple[str, str, str]:
    if tray.roll:
        return tray.roll.chart, tray.roll.title, tray.roll.brief
    if tray.decision:
        return tray.decision.chart, tray.decision.title, tray.decision.brief
    return "", _("The career is over"), tray.over
