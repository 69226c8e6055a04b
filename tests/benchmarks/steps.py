"""One step against the floor view, its queries, its size, and undo."""

import gzip

from django.db import connection
from django.test.utils import CaptureQueriesContext

from campaigns.models import LogLine
from campaigns.rules.state import encode
from tests.benchmarks import careers, floor
from tests.benchmarks.figures import Figure, middle, percentile
from tests.benchmarks.requests import Browser
from tests.factories import UserFactory

WARM = 24
"""Steps before the first that counts: templates are read, panels drawn once."""


def measure(seed, steps, late):
    """Take steps in an early fight and in a late one; return figures and campaign."""
    owner = UserFactory()
    browser, under = Browser(owner), careers.begin_full(owner, seed)
    floor.make_table(under.pk)
    runs = []
    campaign = careers.begin_full(owner, seed)
    for slot in (0, late):
        campaign = careers.play(campaign, until=careers.in_combat(slot))
        run = Run(campaign, browser, under)
        run.go(WARM if not runs else 0)
        run.forget()
        run.go(steps)
        campaign = run.campaign
        runs.append(run)
    first, last = (middle(run.steps) for run in runs)
    found = [*runs[0].figures(1), *runs[1].figures(late + 1)]
    found.append(Figure(f"A step in slot {late + 1} to one in slot 1",
                        last / first, "x", "1"))  # fmt: skip
    return [*found, *undo(seed, owner, browser, last, steps)], campaign


def in_the_air(campaign):
    """Say whether a sortie is being flown."""
    return campaign.state.sortie is not None


def same(campaign, body):
    """Let the floor views write and return what the step has."""
    line = LogLine.objects.filter(campaign=campaign).latest("number")
    floor.Same.state, floor.Same.told = campaign.state, line.told
    floor.Same.written = encode(campaign.state).decode()
    floor.Same.body = body


class Run:
    """Steps and floor requests in turns, so that both meet the same weather."""

    def __init__(self, campaign, browser, under):
        self.campaign, self.browser, self.under = campaign, browser, under
        self.steps, self.queries, self.sizes = [], [], []
        self.floors, self.bare = [], []
        self.busy = {"step": [], "floor": [], "bare-floor": []}

    def go(self, steps):
        """Take so many steps in the air, or as many as the career has."""
        while len(self.sizes) < steps and not self.campaign.over:
            if not careers.in_combat(0)(self.campaign) and not self.sizes:
                self.campaign = careers.play(self.campaign, careers.in_combat(0))
            elif self.campaign.state.sortie is None:
                self.campaign = careers.play(self.campaign, in_the_air)
            else:
                self.pair()

    def pair(self):
        """Take a step and ask both floor views for the same."""
        self.step(count=len(self.sizes) % 8 == 7)
        self.floors.append(self.floor("floor"))
        self.bare.append(self.floor("bare-floor"))

    def forget(self):
        """Drop what was measured so far."""
        self.__init__(self.campaign, self.browser, self.under)

    def step(self, *, count):
        """Take one step and time it, or count its queries."""
        url = f"/campaigns/{self.campaign.pk}/step/"
        request = self.browser.post(url, careers.fields(self.campaign))
        if count:
            with CaptureQueriesContext(connection) as seen:
                _seconds, status, body = self.browser.ask(request)
            said = [query["sql"] for query in seen]
            self.queries.append(sum(sql not in ("BEGIN", "COMMIT") for sql in said))
        else:
            seconds, status, body = self.browser.ask(request)
            self.steps.append(seconds)
            self.busy["step"].append(self.browser.busy)
        assert status == 200, (status, body[:200])
        self.sizes.append(len(gzip.compress(body, 6)))
        self.campaign.refresh_from_db()
        same(self.campaign, body)

    def floor(self, name):
        """Ask a floor view for the same sizes."""
        url = f"/{name}/{self.under.pk}/"
        seconds, status, _body = self.browser.ask(self.browser.post(url, {}))
        assert status == 200, status
        self.busy[name].append(self.browser.busy)
        return seconds

    def figures(self, slot):
        """Return what the run came to."""
        where = f"slot {slot}"
        step, bottom, bare = map(middle, (self.steps, self.floors, self.bare))
        busy = {name: middle(times) for name, times in self.busy.items()}
        return [
            Figure(f"A step, {where} (median of {len(self.steps)})", step, "ms"),
            Figure(f"The floor view, {where}", bottom, "ms"),
            Figure(f"Step to floor, {where}", step / bottom, "x", "at most 1.5"),
            Figure(f"Step to the bare floor, {where}", step / bare, "x"),
            Figure(f"Of a step the web process is at work, {where}",
                   busy["step"], "ms"),
            Figure(f"That to the floor view's, {where}",
                   busy["step"] / busy["floor"], "x"),
            Figure(f"95th percentile of a step, {where}",
                   percentile(self.steps, 95), "ms"),
            Figure(f"Queries of a step, {where}", max(self.queries), "", "at most 8"),
            Figure(f"Answer to a step, compressed, {where}",
                   max(self.sizes), "bytes", "at most 12,000"),
        ]  # fmt: skip


def undo(seed, owner, browser, step, rounds):
    """Take steps and take them back, by the same way a step goes."""
    campaign = careers.begin_full(owner, seed)
    campaign.allow_take_back = True
    campaign.save()
    campaign = careers.play(campaign, until=careers.in_combat(0))
    times = []
    for _ in range(rounds // 4):
        url = f"/campaigns/{campaign.pk}/"
        form = careers.fields(campaign)
        browser.ask(browser.post(f"{url}step/", form))
        campaign.refresh_from_db()
        data = {"turn": campaign.turn, "to": campaign.undo_to}
        seconds, status, _body = browser.ask(browser.post(f"{url}undo/", data))
        assert status == 200
        times.append(seconds)
        campaign.refresh_from_db()
    return [
        Figure("Undo of a step", middle(times), "ms"),
        Figure("Undo to step", middle(times) / step, "x", "at most 3"),
    ]
