"""Files of campaigns that were played by the engine alone, and ways to spoil them."""

import copy
import json
import random
from datetime import UTC, datetime
from functools import cache

from campaigns.exchange.schema import (
    CampaignFile,
    Facts,
    FileLine,
    FileSetup,
    digest,
    seal,
)
from campaigns.models.campaign import seed_digest
from campaigns.rules.dice import SiteDice
from campaigns.rules.engine import RULES_VERSION, Setup, advance, begin, pending
from campaigns.rules.events import Rolled
from campaigns.rules.pack import load_pack
from campaigns.rules.policy import careful
from campaigns.rules.roster import crew_name
from campaigns.rules.state import Options
from campaigns.services.campaign_begin import PACK
from tests.players import Player

AT = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
SEED = b"\x05" * 32


class Writer:
    """Plays on and writes the lines, as the services do."""

    def __init__(self, seed=SEED):
        crew = load_pack(PACK).mats["me364"].crew
        names = {s: crew_name(7, man) for man, s in enumerate(crew)}
        self.setup = FileSetup(
            aircraft="me364", crew_names=names, name_key=7, options=Options()
        )
        first = begin(Setup("me364", "", names, 7))
        self.seed, self.state, self.branch, self.player = (
            seed,
            first.state,
            0,
            Player(5),
        )
        self.lines = [FileLine(number=0, turn=0, slot=0, kind="begin", at=AT)]
        self.states = [first.state]

    def line(self, **facts):
        number = len(self.lines)
        facts = {"number": number, "turn": number, "slot": self.state.slot} | facts
        self.lines.append(FileLine(branch=self.branch, at=AT, **facts))

    def step(self):
        asked = pending(self.state)
        answer = self.player.answer(asked)
        made = advance(self.state, answer, SiteDice(self.seed, self.branch))
        rolled = [event for event in made.events if isinstance(event, Rolled)]
        throw = {}
        if rolled:
            throw = {"place": rolled[0].place, "dice": rolled[0].dice}
            throw |= {"faces": rolled[0].faces, "source": "site"}
        self.line(kind="advance", answer=answer, **throw)
        if made.state.slot != self.state.slot:
            self.branch = 0
        self.state = made.state
        self.states.append(made.state)

    def undo(self, back_to):
        crossed = any(line.dice for line in self.lines[back_to + 1 :])
        self.line(kind="undo", back_to=back_to)
        self.branch += crossed
        self.state = self.states[back_to]
        self.states.append(self.state)

    def file(self):
        over = bool(self.state.over)
        return CampaignFile(
            schema="amerika-bomber/campaign",
            version=1,
            rules=RULES_VERSION,
            pack=PACK,
            pack_version=load_pack(PACK).version,
            title="Kellermann",
            setup=self.setup,
            facts=Facts(origin="begun", dice_mode="site", allow_take_back=True),
            seed_hash=seed_digest(self.seed),
            seed=self.seed.hex() if over else None,
            state=self.state,
            log=tuple(self.lines),
        )


@cache
def young():
    """A campaign of 40 lines in which a choice and a die were taken back."""
    writer = Writer()
    writer.step()
    writer.undo(0)
    for _ in range(8):
        writer.step()
    writer.undo(9)
    while len(writer.lines) < 40:
        writer.step()
    return seal(writer.file())


@cache
def finished():
    """A career that is over; its seed is shown."""
    writer = Writer()
    while not writer.state.over:
        writer.step()
    return seal(writer.file())


class Careful:
    """Answers as the careful policy does, always the same."""

    def __init__(self, writer):
        self.writer, self.draw = writer, random.Random(1)

    def answer(self, asked):
        return careful(self.writer.state, asked, self.draw.randrange)


@cache
def whole():
    """A career that was flown through all its 48 slots."""
    for number in range(256):
        writer = Writer(bytes([number]) * 32)
        writer.player = Careful(writer)
        while not writer.state.over:
            writer.step()
        if writer.state.over == "calendar":
            return seal(writer.file())
    raise LookupError("no career sees the last slot")


def spoiled(*path, value=None, drop=False, data=None):
    """A valid file with one place changed or left out."""
    whole = json.loads(data or young())
    part = whole
    for name in path[:-1]:
        part = part[name]
    if drop:
        del part[path[-1]]
    else:
        part[path[-1]] = copy.deepcopy(value)
    return json.dumps(whole).encode()


def resealed(data):
    """The same file with the digest that it ought to have."""
    from campaigns.exchange.reading import read_file

    file = read_file(data)
    whole = json.loads(data)
    whole["sha256"] = digest(file)
    return json.dumps(whole).encode()
