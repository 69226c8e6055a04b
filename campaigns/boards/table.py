"""The sortie table as a whole."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from campaigns.boards.aircraft import AircraftBoard, aircraft_board
from campaigns.boards.bar import Bar, bar
from campaigns.boards.combat import CombatBoard, combat_board
from campaigns.boards.given import Frame
from campaigns.boards.log import LogLine, log_line
from campaigns.boards.opsmap import MapBoard, map_board
from campaigns.boards.tray import Tray, dock, tray_board
from campaigns.rules.pack import Pack
from campaigns.rules.pending import Pending, Roll
from campaigns.rules.state import Campaign
from campaigns.words import cast_of, date


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
        bar=bar(state, frame.pk, "table", scratch=frame.scratch),
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
        dock=dock(tray),
    )


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
