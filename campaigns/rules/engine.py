"""The engine: what is asked now, and what follows from an answer.

`pending` and `advance` are all that the web site, the simulator and the replay use.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from campaigns.rules.also import also, jettison, repair
from campaigns.rules.dice import Dice, RowGiven
from campaigns.rules.events import CareerBegan, Chose, Event, Rolled
from campaigns.rules.flow import Flow
from campaigns.rules.handlers import Assigns, Automatic, Decides, Handler, Rolls
from campaigns.rules.mats import Mat
from campaigns.rules.pack import Pack, load_pack
from campaigns.rules.pending import (
    Also,
    Answer,
    Assign,
    Choose,
    Decision,
    Enter,
    Pending,
    Roll,
    RuleViolation,
)
from campaigns.rules.phases import (
    anti_aircraft,
    approach,
    bombing,
    briefing,
    career,
    combat,
    damage_tables,
    debriefing,
    fighters,
    gunnery,
    hangar,
    hits,
    landing,
    loss,
    markers,
    month_end,
    movement,
    paper,
    reassignment,
)
from campaigns.rules.state import Campaign, Man, Options, Pilot
from campaigns.rules.steps import Hangar, Over, Step, TargetRoll
from campaigns.rules.thrown import Thrown, given, read_off

RULES_VERSION = "1"

PHASES: Mapping[type[Any], Handler] = {
    **hangar.PHASE,
    **briefing.PHASE,
    **movement.PHASE,
    **approach.PHASE,
    **combat.PHASE,
    **gunnery.PHASE,
    **fighters.PHASE,
    **anti_aircraft.PHASE,
    **hits.PHASE,
    **damage_tables.PHASE,
    **bombing.PHASE,
    **landing.PHASE,
    **loss.PHASE,
    **markers.PHASE,
    **debriefing.PHASE,
    **month_end.PHASE,
    **reassignment.PHASE,
}
"""Every step of the sequence of play and how its phase answers for it."""


class Setup(NamedTuple):
    """4.0 What the player chooses when a campaign begins."""

    aircraft: str
    aircraft_name: str
    crew_names: Mapping[str, str]
    """Station to name, the pilot included."""
    name_key: int = 0
    options: Options = Options()
    pack: str = "azores-1947"


class Advance(NamedTuple):
    """The new state and what has happened."""

    state: Campaign
    events: tuple[Event, ...]


def starters(pack: Pack) -> Mapping[str, Mat]:
    """4.1 The types that a campaign can begin with, by their ids."""
    first = min(mat.available for mat in pack.mats.values())
    return {name: mat for name, mat in pack.mats.items() if mat.available == first}


def begin(setup: Setup) -> Advance:
    """4.0 A new campaign in the hangar, in April 1947; starters only (4.1)."""
    pack = load_pack(setup.pack)
    at_hand = starters(pack)
    mat = at_hand.get(setup.aircraft)
    if mat is None:
        raise RuleViolation("not-available", "4.1", tuple(at_hand))
    crew: dict[str, Man] = {
        station: Man(number, setup.crew_names[station])
        for number, station in enumerate(mat.crew)
    }
    state = Campaign(
        rules=RULES_VERSION,
        pack=pack.name,
        pack_version=pack.version,
        options=setup.options,
        aircraft=setup.aircraft,
        aircraft_name=setup.aircraft_name,
        crew=crew,
        name_key=setup.name_key,
        men=len(crew),
        pilot=Pilot(experience=pack.experience.start),
        stack=(Hangar(),),
    )
    return Advance(state, (CareerBegan(setup.aircraft),))


def pending(state: Campaign) -> Pending | None:
    """What must happen next; None when the career is over."""
    step = state.stack[-1]
    if isinstance(step, Over):
        return None
    handler = PHASES[type(step)]
    if isinstance(handler, Automatic):
        raise LookupError(f"{step} asks nothing; the state was not settled")
    asked = handler.ask(state, step)
    return replace(asked, also=asked.also + also(state, step))


def advance(
    state: Campaign, answer: Answer, dice: Dice, asked: Pending | None = None
) -> Advance:
    """One answer or one throw; raises `RuleViolation` or `DiceError`.

    `asked` is `pending(state)` when the caller has it already.
    """
    asked = asked or pending(state)
    if asked is None:
        raise RuleViolation("career-over", "2.0")
    if not asked.admits(answer):
        raise asked.refusal(answer)
    flow = Flow(state)
    step = flow.stack.pop()
    if isinstance(answer, Also):
        _also(flow, step, asked, answer.choice)
    elif isinstance(asked, Roll):
        _roll(flow, step, asked, dice)
    else:
        _decide(flow, step, asked, answer)
    settle(flow)
    return Advance(flow.state(), tuple(flow.events))


def settle(flow: Flow) -> None:
    """Run the automatic steps until something is asked."""
    while True:
        handler = PHASES.get(type(flow.stack[-1]))
        if not isinstance(handler, Automatic):
            return
        handler.run(flow, flow.stack.pop())


def throw(flow: Flow, asked: Roll, dice: Dice) -> Thrown:
    """Throw and look the row up; a given row stands in place of dice (contract 11)."""
    table = flow.pack.table(asked.table)
    if isinstance(dice, RowGiven):
        if asked.natural:
            raise RuleViolation("face-needed", asked.rule, (asked.dice,))
        if not 0 <= dice.row < len(table.rows):
            raise RuleViolation("no-such-row", asked.rule)
        return given(table, dice.row)
    return read_off(asked, table, dice.throw(asked.place, asked.dice))


def _roll(flow: Flow, step: Step, asked: Roll, dice: Dice) -> None:
    made = throw(flow, asked, dice)
    flow.emit(_rolled(asked, made, dice.source))
    if not markers.offer(flow, step, made):
        take(flow, step, made)


def take(flow: Flow, step: Step, made: Thrown) -> None:
    """Apply the row that came up."""
    handler = PHASES[type(step)]
    if not isinstance(handler, Rolls):
        raise LookupError(f"{step} asks for no throw")
    handler.took(flow, step, made)


def _rolled(asked: Roll, made: Thrown, source: str) -> Rolled:
    return Rolled(
        table=asked.table,
        dice=asked.dice,
        place=asked.place,
        faces=made.faces,
        source=source,
        modifiers=asked.modifiers,
        total=made.total,
        row=made.row_index,
        result=made.row.result,
        amount=made.row.amount,
        rule=asked.rule,
        actor=asked.actor,
        read_as=asked.reads.get(made.natural, 0),
    )


def _decide(flow: Flow, step: Step, asked: Decision, answer: Answer) -> None:
    handler = PHASES[type(step)]
    if isinstance(answer, Choose) and isinstance(handler, Decides):
        flow.emit(Chose(asked.id, answer.choice, asked.rule))
        handler.took(flow, step, answer.choice)
    elif isinstance(answer, Enter):
        paper.enter(flow, answer.sheet)
    elif isinstance(answer, Assign) and isinstance(handler, Assigns):
        handler.took(flow, step, answer.picks)
    else:
        raise LookupError(f"{step} has no handler for {answer}")


def _also(flow: Flow, step: Step, asked: Pending, choice: str) -> None:
    """6.4, 6.7, 6.11, 9.4 Something that is legal besides; the step is asked again."""
    rule = next(c.rule for c in asked.also if c.id == choice)
    flow.emit(Chose("also", choice, rule))
    verb, _, what = choice.partition(":")
    match verb:
        case "give-up":
            career.end(flow, "given-up")
        case "turn-back":
            flow.turn_back("choice")
        case "decline":
            flow.push(TargetRoll())
        case "canada":
            loss.land_in_canada(flow)
        case "jettison":
            flow.push(step)
            jettison(flow)
        case "repair":
            flow.push(step)
            repair(flow, what)
        case _:
            flow.push(markers.spend(flow, step, what))
