"""The career: calendar, experience, score, its end, and that it can be stored."""

from campaigns.rules.events import CareerOver, ExperienceGained, SkillBought
from campaigns.rules.invariants.base import Advanced, Faults, Memory, rolls
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Decision
from campaigns.rules.state import SLOTS, decode, encode

MOST_STEPS = 40_000
"""Far above the longest career; a run beyond it never ends."""


def the_calendar_goes_on(memory: Memory, step: Advanced) -> Faults:
    """3.7 Slots only go forward, and never past March 1948."""
    if not step.before.slot <= step.after.slot < SLOTS:
        yield f"slot {step.before.slot} is followed by {step.after.slot}"
    if step.after.pilot.flown > step.after.slot + 1:
        yield f"{step.after.pilot.flown} sorties by slot {step.after.slot}"


def experience_is_earned(memory: Memory, step: Advanced) -> Faults:
    """6.7 Points are never negative; they come and go by what is gained and bought."""
    before, after = step.before.pilot, step.after.pilot
    skills = load_pack(step.after.pack).skills
    gained = sum(e.points for e in step.events if isinstance(e, ExperienceGained))
    spent = sum(skills[e.skill].cost for e in step.events if isinstance(e, SkillBought))
    if after.experience < 0:
        yield f"{after.experience} points"
    if after.experience != before.experience + gained - spent:
        yield f"{before.experience} and {gained} less {spent} is {after.experience}"
    if len(set(after.skills)) < len(after.skills):
        yield "a skill is held twice"


def the_score_only_grows(memory: Memory, step: Advanced) -> Faults:
    """8.0, 6.8 Total, successes and awards are never taken away."""
    before, after = step.before.pilot, step.after.pilot
    if after.total < before.total or after.successes < before.successes:
        yield "points or successes were lost"
    if after.awards[: len(before.awards)] != before.awards:
        yield "an award was taken back"
    if len(set(after.awards)) < len(after.awards):
        yield "an award was given twice"


def steps_are_bounded(memory: Memory, step: Advanced) -> Faults:
    """5.0 A career comes to its end."""
    if memory.steps > MOST_STEPS:
        yield f"more than {MOST_STEPS} steps"


def there_is_a_way_on(memory: Memory, step: Advanced) -> Faults:
    """2.0 Something can be done until the career is over, and nothing after."""
    over = [e for e in step.events if isinstance(e, CareerOver)]
    if (step.asked is None) is not bool(step.after.over):
        yield f"asked {step.asked} in a career that is over by {step.after.over!r}"
    if len(over) != bool(step.after.over):
        yield f"{len(over)} ends"
    asked = step.asked
    if isinstance(asked, Decision) and not (asked.choices or asked.fields):
        yield f"{asked.id} has no choice"
    if isinstance(asked, Decision) and not all(f.choices for f in asked.fields):
        yield f"{asked.id} has an empty field"


def no_throw_twice(memory: Memory, step: Advanced) -> Faults:
    """Contract 7 No two throws of a career are made at one place."""
    for roll in rolls(step.events):
        if roll.place in memory.places:
            yield roll.place


def the_state_can_be_stored(memory: Memory, step: Advanced) -> Faults:
    """Contract 13 Stored and read back it is the same state and the same bytes."""
    if isinstance(step.asked, Decision) or step.after.over:
        stored = encode(step.after)
        read = decode(stored)
        if read != step.after or encode(read) != stored:
            yield "it changes when it is stored"
