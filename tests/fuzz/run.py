"""So many spoiled files or forms, what came of them, and the cases that failed."""

from collections import Counter
from functools import cached_property
from pathlib import Path

import msgspec

from tests.fuzz.case import send, signed_in
from tests.fuzz.spoil import chance_of, spoiled_file, spoiled_form

FAILURES = Path(__file__).parent / "failures"
TELL_EACH = 1000


class Fuzz:
    """The cases of one seed, sent to one world."""

    def __init__(self, world, seed):
        self.world, self.seed = world, seed
        self.scenes, self.paths = list(world.scenes), world.paths()

    @cached_property
    def forms(self):
        """Every form that the pages of the world show, with its scene."""
        return list(self.world.forms(signed_in(self.world.player)))

    def case(self, kind, number):
        """Return one case; the same seed, kind and number give the same."""
        chance = chance_of(f"{self.seed}/{kind}", number)
        if kind == "files":
            return spoiled_file(chance, self.scenes)
        return spoiled_form(chance, self.scenes, self.forms, self.paths)

    def run(self, kind, count, into=FAILURES):
        """Send so many cases; keep those that fail, and count the answers."""
        answers = Counter()
        for number in range(count):
            case = self.case(kind, number)
            answer = send(case, self.world)
            answers[answer.status] += 1
            if answer.faults:
                answers["failed"] += 1
                keep(case, into / f"{kind}-{self.seed}-{number}.json")
                print(f"{kind} {number}: {'; '.join(answer.faults)}")
            if number % TELL_EACH == TELL_EACH - 1:
                print(f"{number + 1} spoiled {kind} sent", flush=True)
        return answers


def keep(case, file):
    """Write a case down for the tests."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.encode(case))
