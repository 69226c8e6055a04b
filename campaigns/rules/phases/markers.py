"""6.11 Kept markers: spent before a roll, or after it as second thoughts."""

from msgspec.structs import replace

from campaigns.rules.flow import Cast, Flow
from campaigns.rules.handlers import Decides, Phase
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Choice, Decision, Roll
from campaigns.rules.phases import bombing, landing, loss
from campaigns.rules.phases.fight import change
from campaigns.rules.state import Campaign
from campaigns.rules.steps import (
    AAFire,
    BailOutRoll,
    BombingRoll,
    BombRunRoll,
    Guns,
    LandingRoll,
    RescueRoll,
    SecondThoughts,
    Step,
)

REROLL = "reroll"
type Repeatable = BombRunRoll | BombingRoll | BailOutRoll | RescueRoll | LandingRoll


def offer(flow: Flow, step: Step, made: Cast) -> bool:
    """6.11 True when the roll may be made again: it is seen before it takes effect."""
    if REROLL not in flow.campaign.markers:
        return False
    if not isinstance(
        step, (BombRunRoll, BombingRoll, BailOutRoll, RescueRoll, LandingRoll)
    ):
        return False
    if step.throw > 1:
        return False
    flow.push(SecondThoughts(step, made.faces, made.row_index))
    return True


def roll_of(state: Campaign, step: Repeatable) -> Roll:
    """The roll in question, as it was asked."""
    match step:
        case BombRunRoll():
            return bombing.ask_run(state, step)
        case BombingRoll():
            return bombing.ask_result(state, step)
        case BailOutRoll():
            return loss.ask_bail_out(state, step)
        case RescueRoll():
            return loss.ask_rescue(state, step)
        case LandingRoll():
            return landing.ask_landing(state, step)


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
    row = flow.pack.table(roll_of(flow.state(), step.again).table).rows[step.row]
    _take(flow, step.again, Cast(step.faces, 0, 0, step.row, row))


def _take(flow: Flow, step: Repeatable, made: Cast) -> None:
    match step:
        case BombRunRoll():
            bombing.took_run(flow, step, made)
        case BombingRoll():
            bombing.took_result(flow, step, made)
        case BailOutRoll():
            loss.took_bail_out(flow, step, made)
        case RescueRoll():
            loss.took_rescue(flow, step, made)
        case LandingRoll():
            landing.took_landing(flow, step, made)


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
