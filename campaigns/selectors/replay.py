"""One step of a past sortie: the mats as they were, the line, and the way on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from django.utils.translation import gettext as _

from campaigns.boards import given
from campaigns.boards.aircraft import AircraftBoard, aircraft_board
from campaigns.boards.analysis import has_alternatives
from campaigns.boards.bar import Bar, bar
from campaigns.boards.combat import CombatBoard, combat_board
from campaigns.boards.log import LogLine, log_line
from campaigns.boards.opsmap import MapBoard, map_board
from campaigns.boards.roll import LastRoll, last_roll
from campaigns.models import SortieRecord
from campaigns.rules.engine import pending
from campaigns.rules.events import Rolled
from campaigns.rules.pack import load_pack
from campaigns.words import Cast, cast_of, date

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from campaigns import models
    from campaigns.models.moment import Moment


@dataclass(frozen=True, slots=True)
class Step:
    """One entry in the list of steps."""

    number: int
    url: str
    line: LogLine
    here: bool


@dataclass(frozen=True, slots=True)
class ReplayPage:
    """Everything that one step of a replay shows."""

    bar: Bar
    panel: str
    title: str
    slot: int
    step: int
    steps: tuple[Step, ...]
    line: LogLine
    last: LastRoll | None
    map: MapBoard
    combat: CombatBoard
    mat: AircraftBoard
    decided: bool
    """Something else could have been done: the step can be analysed."""

    @property
    def previous(self) -> Step | None:
        """The step before this one."""
        return self.steps[self.step - 2] if self.step > 1 else None

    @property
    def following(self) -> Step | None:
        """The step after this one."""
        return self.steps[self.step] if self.step < len(self.steps) else None


def flown_sortie(campaign: models.Campaign, slot: int) -> SortieRecord | None:
    """Return the sortie of a closed slot that has something to be told of."""
    found = SortieRecord.objects.filter(campaign=campaign, slot=slot)
    return found.exclude(target_kind="").first()


def replay_page(
    campaign: models.Campaign,
    moments: Sequence[Moment],
    step: int,
    url_of: Callable[[int], str],
    panel: str,
) -> ReplayPage:
    """Build the page of one step, counted from 1."""
    moment = moments[step - 1]
    pack, state = load_pack(campaign.pack), moment.after
    steps = tuple(
        Step(number, url_of(number), line_of(campaign, found), number == step)
        for number, found in enumerate(moments, start=1)
    )
    active, gun = actor(moment)
    frame = given.Frame(campaign.pk, campaign.turn, lines=(board_line(moment),))
    return ReplayPage(
        bar=bar(moment.before, campaign.pk, "career"),
        panel=panel if panel in given.PANELS else given.PANELS[0],
        title=_title(moment.before.slot, step, len(steps)),
        slot=moment.before.slot + 1,
        step=step,
        steps=steps,
        line=steps[step - 1].line,
        last=last_roll(frame, pack, cast_at(moment)),
        map=map_board(state, pack),
        combat=combat_board(state, pack, active, gun),
        mat=aircraft_board(state, pack),
        decided=has_alternatives(pending(moment.before), moment.line.answer),
    )


def _title(slot: int, step: int, steps: int) -> str:
    values = {"slot": slot + 1, "date": date(slot), "step": step, "all": steps}
    return _("Replay of sortie %(slot)s, %(date)s: step %(step)s of %(all)s") % values


def line_of(campaign: models.Campaign, moment: Moment) -> LogLine:
    """Put the line of a moment into words."""
    return log_line(board_line(moment), cast_at(moment), load_pack(campaign.pack))


def board_line(moment: Moment) -> given.Line:
    """Return the line of a moment as boards read it."""
    line, cast = moment.line, cast_at(moment)
    return given.Line(line.number, line.events, line.turn, against=cast.against)


def cast_at(moment: Moment) -> Cast:
    """Return everybody whom a line can name, those who leave with it as well."""
    before, after = cast_of(moment.before), cast_of(moment.after)
    return Cast({**before.men, **after.men}, after.against or before.against)


def actor(moment: Moment) -> tuple[int, str]:
    """Return the fighter that fired and the gun that fired."""
    rolled = next((e for e in moment.line.events if isinstance(e, Rolled)), None)
    if rolled is None:
        return 0, ""
    if rolled.table.startswith("B3.") and rolled.actor.isdigit():
        return int(rolled.actor), ""
    fires = rolled.table.startswith(("B2.to_hit", "B2.damage"))
    return 0, rolled.actor if fires else ""
