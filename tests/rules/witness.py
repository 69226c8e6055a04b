"""What holds whenever something is asked or has happened at a table in a test.

What is asked cites its rule and tells its facts; what happened is an event that can be
stored, with words of the rules and the men who were there.
"""

import re

import msgspec

from campaigns.rules.events import Event
from campaigns.rules.pending import Limit, Roll
from campaigns.rules.state import decode, encode
from tests.rules import cited, told

EVENTS = tuple[Event, ...]


def of_kind(table, name, other):
    """The entry of a roll: of its own id, else of the longest beginning of it."""
    fitting = [key for key in table if name == key or name.startswith(f"{key}.")]
    groups = [key for key in table if key.endswith(".") and name.startswith(key)]
    return table[max(fitting + groups, key=len)] if fitting or groups else other


def look(state, asked):
    """Hold what is asked, and the state that it stands in, to the rules."""
    assert decode(encode(state)) == state
    if asked is None:
        return
    for choice in asked.also:
        look_at_choice("also", choice, "")
    if isinstance(asked, Roll):
        look_at_roll(state, asked)
    else:
        look_at_decision(asked)


def look_at_roll(state, asked):
    kind, table = asked.kind, asked.table
    if table == "A1.cities":
        assert asked.rule == cited.CITIES[state.stack[-1].mission]
    else:
        assert asked.rule == of_kind(cited.ROLLS, kind, None), table
    assert set(asked.args) == of_kind(cited.ROLL_FACTS, kind, set()), table
    assert re.fullmatch(of_kind(cited.ACTORS, kind, ""), asked.actor), asked
    for modifier in asked.modifiers:
        assert modifier.rule == cited.MODIFIERS[modifier.id]
        assert modifier.amount != 0


def look_at_decision(asked):
    rule, facts = cited.DECISIONS[asked.id]
    seven = "7.3" if asked.args.get("reason") == "wound" else ""
    assert asked.rule == (seven or rule), asked.id
    assert set(asked.args) == facts, asked.id
    for choice in asked.choices:
        look_at_choice(asked.id, choice, seven)
    for field in asked.fields:
        assert set(field.args) == {"gun", "station"}
        for choice in field.choices:
            look_at_choice(asked.id, choice, seven)
    for limit in asked.limits:
        assert limit == Limit("intercom", "3.4.2", 1, "hold")


def look_at_choice(decision, choice, seven):
    verb = choice.id.partition(":")[0]
    named = f"{decision} {verb}"
    rule, facts = cited.CHOICES[named if named in cited.CHOICES else decision]
    assert choice.rule == (seven or rule), named
    assert set(choice.args) == facts, named


def hear(before, events):
    """Hold what happened to the rules' words, and to the men who were aboard."""
    assert msgspec.json.decode(msgspec.json.encode(events), type=EVENTS) == events
    for event in events:
        name = type(event).__name__
        for field in event.__struct_fields__:
            pattern = told.WORDS.get(f"{name}.{field}")
            value = getattr(event, field)
            assert pattern is None or re.fullmatch(pattern, value), event
        if before.sortie is not None and {"station", "man"} <= set(
            event.__struct_fields__
        ):
            look_at_man(before, event)


def look_at_man(before, event):
    aboard = before.sortie.aboard
    if type(event).__name__ == "ManJoined":
        assert event.man >= before.men, event
    else:
        number = 0 if event.station == "agent" else aboard[event.station].id
        assert event.man == number, event
