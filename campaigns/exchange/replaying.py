"""The log of a file, played through the engine line by line.

Nothing that a file says is believed: each answer must be legal, each throw the one
that the rules ask for, each undo possible, and the end the state that the file has.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from campaigns.exchange.errors import ExchangeError
from campaigns.rules.dice import DiceError, RowGiven, check_faces
from campaigns.rules.engine import RULES_VERSION, Setup, advance, begin, pending
from campaigns.rules.events import Event, Rolled
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Roll, RuleViolation
from campaigns.rules.state import encode

if TYPE_CHECKING:
    from campaigns.exchange.schema import CampaignFile, FileLine
    from campaigns.rules.dice import Dice
    from campaigns.rules.engine import Advance
    from campaigns.rules.pending import Pending
    from campaigns.rules.state import Campaign as State

IMPORTED = "imported"
"""Source of a site's die that came with a file: this server cannot prove it."""


class Played(NamedTuple):
    """A line that was played, what happened in it, and the state after it."""

    line: FileLine
    source: str
    events: tuple[Event, ...]
    state: State


@dataclass
class Course:
    """How far the log was played: all lines, and those that count in the open slot."""

    state: State
    start: State
    """State at the beginning of the open slot, after line `slot_line`."""
    slot_line: int = 0
    branch: int = 0
    crossed: bool = False
    """A die was taken back."""
    begun: tuple[Event, ...] = ()
    """What the first line tells."""
    lines: list[Played] = field(default_factory=list)
    kept: list[Played] = field(default_factory=list)


class FileDice:
    """The faces that a line of the file has, for exactly the throw that it names."""

    def __init__(self, line: FileLine) -> None:
        self._line = line
        self.source = source_of(line)

    def throw(self, place: str, dice: str) -> tuple[int, ...]:
        """Return the faces; raise `DiceError` at any other place."""
        line = self._line
        if (line.place, line.dice) != (place, dice):
            message = f"the rules throw {dice} at {place}"
            raise DiceError(message)
        check_faces(line.faces, dice)
        return line.faces


def source_of(line: FileLine) -> str:
    """Return the source under which a throw is kept after an import."""
    return IMPORTED if line.source == "site" else line.source


def play(file: CampaignFile, pack: str) -> Course:
    """Play a file's log on the one chart pack; raise `ExchangeError` where it fails."""
    check_versions(file, pack)
    course = open_course(file)
    for number, line in enumerate(file.log):
        take_line(course, line, number)
    check_end(course, file)
    return course


def open_course(file: CampaignFile) -> Course:
    """Begin as the file's setup says; no line is played yet."""
    first = begun(file)
    return Course(first.state, first.state, begun=first.events)


def take_line(course: Course, line: FileLine, number: int) -> None:
    """Play the next line; raise `ExchangeError` where it does not fit."""
    check_line(course, line, number)
    if line.kind == "begin":
        course.lines.append(Played(line, "", course.begun, course.state))
    elif line.kind == "undo":
        take_back(course, line)
    else:
        go_on(course, line)


def check_versions(file: CampaignFile, pack: str) -> None:
    """Refuse a career of other rules or charts: it would become another one."""
    if file.rules != RULES_VERSION:
        known, found = RULES_VERSION, file.rules
        raise ExchangeError("rules-version", "$.rules", found=found, known=known)
    if file.pack != pack:
        raise ExchangeError("pack", "$.pack", found=file.pack, known=pack)
    known = load_pack(pack).version
    if file.pack_version != known:
        found = file.pack_version
        raise ExchangeError("pack-version", "$.pack_version", found=found, known=known)


def begun(file: CampaignFile) -> Advance:
    """Begin the campaign as its setup says."""
    setup = file.setup
    mat = load_pack(file.pack).mats.get(setup.aircraft)
    if mat is None:
        raise ExchangeError("aircraft", "$.setup.aircraft")
    if setup.crew_names.keys() != set(mat.crew) or not all(setup.crew_names.values()):
        raise ExchangeError("crew", "$.setup.crew_names")
    try:
        return begin(setup_of(file))
    except RuleViolation:
        raise ExchangeError("aircraft", "$.setup.aircraft") from None


def setup_of(file: CampaignFile) -> Setup:
    """Return the setup as the engine takes it."""
    setup = file.setup
    return Setup(
        aircraft=setup.aircraft,
        aircraft_name=setup.aircraft_name,
        crew_names=setup.crew_names,
        name_key=setup.name_key,
        options=setup.options,
        pack=file.pack,
    )


def check_line(course: Course, line: FileLine, number: int) -> None:
    """Refuse a line that cannot stand here, whatever it says."""
    turn = course.lines[-1].line.turn if course.lines else 0
    if line.number != number:
        raise ExchangeError("number", line=number, found=line.number)
    if (line.kind == "begin") != (number == 0):
        raise ExchangeError("kind", line=number, found=line.kind)
    if line.turn < turn or (number == 0) != (line.turn == 0):
        raise ExchangeError("turn", line=number, found=line.turn)
    if line.slot != course.state.slot:
        known = course.state.slot
        raise ExchangeError("slot", line=number, found=line.slot, known=known)
    if line.branch != course.branch:
        known = course.branch
        raise ExchangeError("branch", line=number, found=line.branch, known=known)
    check_form(line)


def check_form(line: FileLine) -> None:
    """Refuse a line that has what its kind has not, or half a throw."""
    whole = bool(line.dice) == bool(line.place) == bool(line.source)
    whole &= (line.source == "row") == (line.row is not None)
    whole &= bool(line.faces) == (bool(line.dice) and line.row is None)
    whole &= (line.kind == "advance") == (line.answer is not None)
    whole &= (line.kind == "undo") == (line.back_to is not None)
    whole &= line.kind == "advance" or not line.dice
    if not whole:
        raise ExchangeError("form", line=line.number)


def go_on(course: Course, line: FileLine) -> None:
    """Take one answer or one throw."""
    before = course.state
    asked = pending(before)
    if asked is None or line.answer is None:
        raise ExchangeError("after-the-end", line=line.number)
    step = try_step(before, line, asked)
    check_throw(line, asked, step.events)
    played = Played(line, source_of(line), step.events, step.state)
    course.lines.append(played)
    course.kept.append(played)
    course.state = step.state
    if step.state.slot != before.slot or step.state.over:
        course.kept, course.branch = [], 0
        course.slot_line, course.start = line.number, step.state


def try_step(state: State, line: FileLine, asked: Pending) -> Advance:
    """Advance, or say in which way the line is against the rules."""
    dice: Dice = FileDice(line) if line.row is None else RowGiven(line.row)
    number = line.number
    answer = line.answer
    if answer is None:
        raise ExchangeError("form", line=number)
    try:
        return advance(state, answer, dice, asked)
    except RuleViolation as error:
        raise ExchangeError("not-legal", line=number, rule=error.rule) from None
    except DiceError as error:
        raise ExchangeError("dice", line=number, reason=str(error)) from None


def check_throw(line: FileLine, asked: Pending, events: tuple[Event, ...]) -> None:
    """Refuse a line whose throw is not the one that was made."""
    rolled = next((event for event in events if isinstance(event, Rolled)), None)
    made = ("", "")
    if rolled is not None and isinstance(asked, Roll):
        made = (rolled.place, rolled.dice)
    if (line.place, line.dice) != made:
        place, dice = made
        reason = f"the rules throw {dice or 'nothing'} at {place or 'this line'}"
        raise ExchangeError("dice", line=line.number, reason=reason)


def take_back(course: Course, line: FileLine) -> None:
    """Return to an older line of the open slot (contract 8)."""
    to = line.back_to
    back = [played for played in course.kept if to is None or played.line.number > to]
    kept = course.kept[: len(course.kept) - len(back)]
    aim = kept[-1].line.number if kept else course.slot_line
    if not back or to != aim or course.state.over:
        raise ExchangeError("undo", line=line.number, found=to)
    crosses = any(played.line.dice for played in back)
    course.state = kept[-1].state if kept else course.start
    course.kept = kept
    course.branch += crosses
    course.crossed |= crosses
    course.lines.append(Played(line, "", (), course.state))


def check_end(course: Course, file: CampaignFile) -> None:
    """Refuse a file whose state is not what its log leads to."""
    if encode(course.state) != encode(file.state):
        place = first_difference(
            msgspec.to_builtins(course.state), msgspec.to_builtins(file.state)
        )
        raise ExchangeError("state", f"$.state{place}")
    if file.seed is not None and not course.state.over:
        raise ExchangeError("seed", "$.seed")


def first_difference(ours: Any, theirs: Any) -> str:
    """Return the path at which two trees of plain data part."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for name in sorted({*ours, *theirs}):
            if name not in ours or name not in theirs or ours[name] != theirs[name]:
                return f".{name}" + first_difference(ours.get(name), theirs.get(name))
    if isinstance(ours, list | tuple) and isinstance(theirs, list | tuple):
        pairs = zip(ours, theirs, strict=False)
        for index, (mine, other) in enumerate(pairs):
            if mine != other:
                return f"[{index}]" + first_difference(mine, other)
    return ""
