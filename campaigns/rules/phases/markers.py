"""6.11 Kept markers: spent before a roll, or after it as second thoughts."""

from msgspec.structs import replace

from campaigns.rules.flow import Flow
from campaigns.rules.handlers import Decides, Phase, Repeatables
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Choice, Decision, Roll
from campaigns.rules.phases import bombing, landing, loss
from campaigns.rules.phases.fight import change
from campaigns.rules.state import Campaign
from campaigns.rules.steps import (
    AAFire,
    BombingRoll,
    Guns,
    Repeatable,
    RepeatableBase,
    RescueRoll,
    SecondThoughts,
    Step,
)
from campaigns.rules.thrown import Thrown, given, read_off

REROLL = "reroll"

REPEATABLE: Repeatables = {
    **bombing.REPEATABLE,
    **loss.REPEATABLE,
    **landing.REPEATABLE,
}


def offer(flow: Flow, step: Step, made: Thrown) -> bool:
    """6.11 True when the roll may be made again: it is seen before it takes effect."""
    if REROLL not in flow.campaign.markers:
        return False
    if not isinstance(step, RepeatableBase) or step.throw > 1:
        return False
    flow.push(SecondThoughts(step, made.faces, made.row_index))
    return True


def roll_of(state: Campaign, step: Repeatable) -> Roll:
    """The roll in question, as it was asked."""
    return REPEATABLE[type(step)].ask(state, step)


def ask_again(state: Campaign, step: SecondThoughts) -> Decision:
    """6.11 Let the roll stand, or make it again with the same modifiers (RUL-103)."""
    made = roll_of(state, step.again)
    row = load_pack(state.pack).table(made.table).rows[step.row]
    args: dict[str, str | int] = {
        "table": made.table,
        "drm": made.drm,
        "result": row.result,
        "amount": row.amount,
    }
    choices = (Choice("keep", "6.11"), Choice("spend", "6.11"))
    return Decision("second-thoughts", "6.11", choices, args=args)


def took_again(flow: Flow, step: SecondThoughts, choice: str) -> None:
    """6.11 The second roll stands."""
    if choice == "spend":
        flow.spend(REROLL)
        flow.push(replace(step.again, throw=2))
        return
    asked = roll_of(flow.state(), step.again)
    table = flow.pack.table(asked.table)
    seen = read_off(asked, table, step.faces) if step.faces else given(table, step.row)
    REPEATABLE[type(step.again)].took(flow, step.again, seen)


def spend(flow: Flow, step: Step, marker: str) -> Step:
    """6.11 Spend a marker on the roll or the combat at hand: the step as it is then."""
    flow.spend(marker)
    match step:
        case AAFire():
            return replace(step, cloud=True)
        case BombingRoll():
            return bombing.with_clear_view(step)
        case RescueRoll():
            return replace(step, wolf_pack=True)
        case Guns():
            change(flow, on_form=True)
            return step
        case _:
            raise LookupError(f"{marker} cannot be spent at {step}")


PHASE: Phase = {SecondThoughts: Decides(ask_again, took_again)}
