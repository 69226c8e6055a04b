"""How files and forms are spoiled. The number of a case gives all of its changes."""

import json
import random

from campaigns.exchange.errors import ExchangeError
from tests.exchange import files
from tests.fuzz.case import IMPORT, Case

JUNK = (
    "", " ", "0", "-1", "1", "7", "48", "99", "2147483648", "9" * 40, "1.5", "1e9",
    "NaN", "null", "true", "on", "yes", "no", "٣", "½", "\x00", "a\x00b", "\r\n",
    "\N{RIGHT-TO-LEFT OVERRIDE}x", "a\ufffe", "\uffffa",
    "\N{COLLISION SYMBOL}" * 30, "x" * 5000,
    "<script>alert(1)</script>", "'; DROP TABLE users; --", "../../etc/passwd",
    "throw", "choose", "assign", "also", "fly", "pass", "hold", "give-up", "turn-back",
    "jettison", "spend:reroll", "buy:landing", "type:e555", "repair:kettenhund",
    "typed", "https://evil.example/", "%s%n{0}", "=1+1",
)  # fmt: skip
NAMES = (
    "turn", "answer", "choice", "die1", "die2", "row", "to", "kind", "stop", "title",
    "text", "share", "pick-tail", "pick-", "crew-pilot", "option-", "pilot", "aircraft",
    "owner", "next", "panel", "\x00", "zone", "target", "man-pilot", "file", "allow",
)  # fmt: skip
VALUES = (
    None, True, False, 0, 1, -1, 3.5, 10**30, "", "x" * 90, "undo", "site", "row",
    "fly", "\x00", [], {}, [[]], "s0/x", "1947-04", 48, "<b>", "\N{COLLISION SYMBOL}",
    "\N{RIGHT-TO-LEFT OVERRIDE}x", "a\ufffe", "\uffffa",
)  # fmt: skip
TARGETS = ("", "", "table", "hangar", "nothing")
MOST_CHANGES = 3


def chance_of(seed, number):
    """Return the source of everything that is chosen for one case."""
    return random.Random(f"{seed}/{number}")


def spoiled_form(chance, scenes, forms, paths):
    """Return a case: a form of the site with a few fields wrong, or sent elsewhere."""
    scene, form = chance.choice(forms)
    fields = form.data(chance.randrange(len(form.buttons) or 1))
    fields = [field for field in fields if field[0] != "csrfmiddlewaretoken"]
    for _ in range(chance.randint(0, MOST_CHANGES)):
        _spoil(chance, fields)
    if chance.random() < 0.1:
        scene = chance.choice(scenes)
    path = chance.choice(paths) if chance.random() < 0.2 else form.action
    return Case(scene, path, tuple(fields), htmx=chance.choice(TARGETS))


def _spoil(chance, fields):
    at = chance.randrange(len(fields)) if fields else None
    match chance.randrange(5) if fields else 4:
        case 0:
            del fields[at]
        case 1:
            fields.append((fields[at][0], chance.choice(JUNK)))
        case 2:
            fields[at] = (fields[at][0], chance.choice(JUNK))
        case 3:
            fields[at] = (chance.choice(NAMES), fields[at][1])
        case _:
            fields.append((chance.choice(NAMES), chance.choice(JUNK)))


def spoiled_file(chance, scenes):
    """Return a case: a career's file with a few places or bytes wrong."""
    whole = files.finished() if chance.random() < 0.05 else files.young()
    data = _torn(chance, whole) if chance.random() < 0.25 else _changed(chance, whole)
    return Case(chance.choice(scenes), IMPORT, file=data)


def _torn(chance, data):
    at, over = chance.randrange(len(data)), chance.randrange(40)
    return data[:at] + chance.randbytes(chance.randrange(12)) + data[at + over :]


def _changed(chance, data):
    tree = json.loads(data)
    for _ in range(chance.randint(1, MOST_CHANGES)):
        _change(chance, tree)
    changed = json.dumps(tree).encode()
    return _resealed(changed) if chance.random() < 0.5 else changed


def _resealed(data):
    """Return the file with the digest that it ought to have, where it can be read."""
    try:
        return files.resealed(data)
    except ExchangeError:
        return data


def _change(chance, tree):
    """Change one place somewhere in a tree of plain data."""
    inside = tree
    while True:
        keys = list(inside) if isinstance(inside, dict) else range(len(inside))
        if not keys:
            return
        key = chance.choice(keys)
        deeper = inside[key]
        if not isinstance(deeper, dict | list) or chance.random() < 0.15:
            break
        inside = deeper
    match chance.randrange(5):
        case 0:
            del inside[key]
        case 1 if isinstance(inside, list):
            inside.insert(key, deeper)
        case 2:
            inside[key] = inside[chance.choice(keys)]
        case 3 if isinstance(deeper, int):
            inside[key] = deeper + chance.choice((-1, 1, 10))
        case _:
            inside[key] = chance.choice(VALUES)
