"""What a run came to."""

from collections import Counter
from itertools import chain

from tests.benchmarks.figures import Figure, middle, percentile
from tests.load.players import Player


class Report:
    """Figures of all visitors, and what the ledger of the database says."""

    def __init__(self, options, visitors, killer, seconds, load):
        self.options, self.killer = options, killer
        self.seconds, self.load = seconds, load
        self.players = [v.tally for v in visitors if isinstance(v, Player)]
        self.readers = [v.tally for v in visitors if not isinstance(v, Player)]
        self.alive = sum(visitor.is_alive() for visitor in visitors)
        self.ledger = {}

    @property
    def acknowledged(self):
        """Every step that the site said it had taken."""
        return list(chain(*(tally.acknowledged for tally in self.players)))

    @property
    def errors(self):
        """Whatever should not have happened."""
        found = list(chain(*(t.errors for t in (*self.players, *self.readers))))
        if self.alive:
            found.append(f"{self.alive} visitors did not come to an end")
        return [*found, *filter(None, [self.killer.error])]

    @property
    def holds(self):
        """True when nothing was lost, doubled or broken, and no error came back."""
        bad = ("lost", "doubled", "acknowledged twice", "broken")
        return not self.errors and not any(self.ledger[name] for name in bad)

    def __str__(self):
        return "\n".join(chain(self.head(), self.figures(), self.bad()))

    def head(self):
        """Say what was run."""
        o = self.options
        yield f"{o.players} players, {o.readers} readers, {self.seconds:.0f} s"
        yield f"{o.pause} s of thought before each step, load before {self.load:.1f}"
        for what, count in self.killer.kills.most_common():
            yield f"  {count:4} x {what}"

    def figures(self):
        """Give the figures one after another."""
        steps = list(chain(*(tally.times for tally in self.players)))
        reads = list(chain(*(tally.times for tally in self.readers)))
        for name, times in (("step", steps), ("career page", reads)):
            if len(times) > 1:
                rate = len(times) / self.seconds
                yield str(Figure(f"{name.capitalize()}s a second", rate))
                yield str(Figure(f"Median of a {name}", middle(times), "ms"))
                reach = "under 250" if name == "step" else ""
                late = percentile(times, 95)
                yield str(Figure(f"95th percentile of a {name}", late, "ms", reach))
        yield from (str(figure) for figure in self.counts())

    def counts(self):
        """Give what is counted, not timed."""
        if self.options.chaos:
            yield Figure("Kills survived", self.killer.kills.total())
            faults = sum(t.faults for t in (*self.players, *self.readers))
            yield Figure("Requests that met something dead", faults)
            yield Figure("Forms sent again and found old (409)",
                         sum(tally.stale for tally in self.players))  # fmt: skip
        yield Figure("Errors", len(self.errors), "", "0")
        yield Figure("Campaigns replayed", self.ledger["campaigns"])
        yield Figure("Steps acknowledged", self.ledger["acknowledged"])
        yield Figure("Steps in the logs", self.ledger["stored"])
        yield Figure("Acknowledged steps lost", self.ledger["lost"], "", "0")
        yield Figure("Steps doubled", self.ledger["doubled"], "", "0")
        yield Figure("Logs or invariants broken", len(self.ledger["broken"]), "", "0")

    def bad(self):
        """Name what went wrong, the most frequent first."""
        for error, count in Counter(self.errors).most_common(10):
            yield f"  {count} x {error}"
        yield from (f"  {fault}" for fault in self.ledger["broken"][:10])
