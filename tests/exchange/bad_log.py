"""Files whose log or state is against the rules, and what the player is told."""

import json

from tests.exchange import files

S = files.spoiled


def line_with(**wanted):
    """Number of the first line of the valid file in which something stands."""
    log = json.loads(files.young())["log"]
    return next(
        line["number"]
        for line in log
        if all(line.get(name) == value for name, value in wanted.items())
    )


def doubled():
    whole = json.loads(files.young())
    whole["log"].insert(3, whole["log"][3])
    return json.dumps(whole).encode()


def without(number):
    whole = json.loads(files.young())
    del whole["log"][number]
    return json.dumps(whole).encode()


def more(extra):
    whole = json.loads(files.finished())
    last = whole["log"][-1]
    whole["log"].append(last | {"number": last["number"] + 1} | extra)
    return json.dumps(whole).encode()


def last_number():
    return len(json.loads(files.finished())["log"]) - 1


THROW = line_with(dice="d66")
UNDO = line_with(kind="undo", back_to=9)
CHOICE = line_with(answer={"answer": "choose", "choice": "fly"})

LOG = {
    "no lines": (
        lambda: S("log", value=[]),
        "$.log: not as the format has it: Expected `array` of length >= 1",
    ),
    "missing line": (
        lambda: without(5),
        "line 5: the line has number 6; lines count up from 0 without a gap",
    ),
    "doubled line": (
        doubled,
        "line 4: the line has number 3; lines count up from 0 without a gap",
    ),
    "no beginning": (
        lambda: S("log", 0, "kind", value="undo"),
        "line 0: a line “undo” cannot stand here",
    ),
    "second beginning": (
        lambda: S("log", 5, "kind", value="begin"),
        "line 5: a line “begin” cannot stand here",
    ),
    "turn that goes back": (
        lambda: S("log", 5, "turn", value=1),
        "line 5: turn 1 goes back",
    ),
    "other slot": (
        lambda: S("log", 5, "slot", value=7),
        "line 5: the line says slot 7, the rules are in 0",
    ),
    "other branch": (
        lambda: S("log", 5, "branch", value=3),
        "line 5: the line says branch 3, it must be 0",
    ),
    "no answer": (
        lambda: S("log", CHOICE, "answer", value=None),
        f"line {CHOICE}: the line lacks something, or has what its kind has not",
    ),
    "answer that is not legal": (
        lambda: S("log", CHOICE, "answer", "choice", value="surrender"),
        f"line {CHOICE}: the answer is not legal here (rule 5.0)",
    ),
    "other place": (
        lambda: S("log", THROW, "place", value="s0/x"),
        (
            f"line {THROW}: the throw does not fit: "
            "the rules throw d66 at s0/out/z0/a0/r0//h0/A1.q1/t1"
        ),
    ),
    "throw where none is": (
        lambda: S("log", CHOICE, "dice", value="d66"),
        f"line {CHOICE}: the line lacks something, or has what its kind has not",
    ),
    "undo of what was never there": (
        lambda: S("log", UNDO, "back_to", value=UNDO + 5),
        f"line {UNDO}: nothing can be taken back to line {UNDO + 5}",
    ),
    "undo to an undone line": (
        lambda: S("log", UNDO, "back_to", value=1),
        f"line {UNDO}: nothing can be taken back to line 1",
    ),
    "line after the end": (
        lambda: more({}),
        f"line {last_number() + 1}: the career is over before this line",
    ),
    "state that the log does not lead to": (
        lambda: S("state", "pilot", "total", value=10_000),
        "$.state.pilot.total: the log leads to another value",
    ),
    "state with a huge number": (
        lambda: S("state", "pilot", "total", value=10**300),
        "$.state.pilot.total: the log leads to another value",
    ),
    "unknown effect in the state": (
        lambda: S("state", "stack", value=[{"step": "win"}]),
        "$.state.stack[0].step: not as the format has it: Invalid value 'win'",
    ),
    "seed of a career under way": (
        lambda: S("seed", value="ab" * 32),
        "$.seed: a career that is not over has no seed to show",
    ),
    "seed that is none": (
        lambda: S("seed", value="xyz"),
        "$.seed: this must be 64 digits from 0 to 9 and letters from a to f",
    ),
    "aircraft that is none": (
        lambda: S("setup", "aircraft", value="b-29"),
        "$.setup.aircraft: a campaign cannot begin on this aircraft",
    ),
    "aircraft of a later date": (
        lambda: S("setup", "aircraft", value="e555"),
        "$.setup.crew_names: there is not exactly one name for each post aboard",
    ),
    "post without a man": (
        lambda: S("setup", "crew_names", "pilot", drop=True),
        "$.setup.crew_names: there is not exactly one name for each post aboard",
    ),
    "man without a name": (
        lambda: S("setup", "crew_names", "pilot", value=""),
        "$.setup.crew_names: there is not exactly one name for each post aboard",
    ),
    "another man": (
        lambda: S("setup", "crew_names", "pilot", value="Other"),
        "$.state.crew.pilot.name: the log leads to another value",
    ),
    "NUL in a name": (
        lambda: S("title", value="a\x00b"),
        "$.title: a name or a title holds letters, digits, spaces and common signs",
    ),
    "name that turns the writing round": (
        lambda: S("setup", "crew_names", "pilot", value="Adler\u202e"),
        "$.setup.crew_names[...]: a name or a title holds letters, digits, spaces",
    ),
    "name that is too long": (
        lambda: S("setup", "crew_names", "pilot", value="A" * 61),
        "$.setup.crew_names[...]: the text is longer than 60 letters",
    ),
    "half a character": (
        lambda: S("title", value="T").replace(b'"T"', b'"\\ud800"'),
        ": this is not JSON: JSON is malformed: unexpected end of hex escape",
    ),
}
