"""`make growth`: the same step on a small site, on a large one, and partitioned.

Fills 200 whole careers and 20,000 young campaigns, some three million log lines, and
prints sizes, times and the plans of the most used queries. Needs about 4 GB of disk for
as long as it runs.
"""

import argparse
import time

from tests.benchmarks.figures import Figure, middle
from tests.benchmarks.site import machine, site

PARTITIONS = 16
PARTED = """
CREATE TABLE parted (LIKE campaigns_logline INCLUDING DEFAULTS INCLUDING CONSTRAINTS,
    PRIMARY KEY (campaign_id, number),
    FOREIGN KEY (campaign_id) REFERENCES campaigns_campaign ON DELETE CASCADE
) PARTITION BY HASH (campaign_id);
"""
PART = """CREATE TABLE parted_{0} PARTITION OF parted
FOR VALUES WITH (MODULUS {1}, REMAINDER {0});"""
SWAP = """
INSERT INTO parted SELECT * FROM campaigns_logline;
DROP TABLE campaigns_logline;
ALTER TABLE parted RENAME TO campaigns_logline;
"""
SIZES = """
SELECT relname, pg_total_relation_size(oid), pg_indexes_size(oid), reltuples
FROM pg_class
WHERE relkind = 'r' AND (relname LIKE 'campaigns%' OR relname LIKE 'parted%')
ORDER BY 2 DESC LIMIT 8
"""


def main():
    """Grow and measure."""
    parser = argparse.ArgumentParser(prog="make growth", description=__doc__)
    parser.add_argument("--careers", type=int, default=200)
    parser.add_argument("--young", type=int, default=20_000)
    parser.add_argument("--steps", type=int, default=80)
    parser.add_argument("--through", type=int, default=47, help="slot, counted from 0")
    parser.add_argument("--short", action="store_true", help="a handful of each")
    options = parser.parse_args()
    if options.short:
        options.careers, options.young, options.steps, options.through = 2, 5, 4, 1
    print(machine())
    with site():
        grow(options)


def grow(options):
    """Measure, fill, measure, partition, measure."""
    from django.db import connection

    from tests.load.filling import fill

    connection.cursor().execute("ALTER SYSTEM SET max_wal_size = '1GB'")
    connection.cursor().execute("SELECT pg_reload_conf()")
    town = Town(options)
    town.measure("small")
    for name, sources, count in (
        ("whole", [town.whole.pk], options.careers),
        ("young", [campaign.pk for campaign in town.young], options.young),
    ):
        began = time.monotonic()
        fill(name, sources, count)
        print(f"filled {count} {name} campaigns in {time.monotonic() - began:.0f} s")
    connection.cursor().execute("VACUUM ANALYZE")
    show_sizes()
    town.measure("large")
    town.explain()
    part()
    show_sizes()
    town.measure("partitioned")
    town.explain()


class Town:
    """The campaigns that are copied and those in which steps are measured."""

    def __init__(self, options):
        from tests.benchmarks import careers, floor
        from tests.benchmarks.requests import Browser
        from tests.factories import UserFactory

        self.options, self.owner, self.copies = options, UserFactory(), 0
        self.browser = Browser(self.owner)
        seed = careers.seed_through(options.through)
        begin = lambda: careers.begin_full(self.owner, seed)  # noqa: E731
        self.under = begin()
        floor.make_table(self.under.pk)
        self.first = careers.play(begin(), careers.in_combat(0))
        self.young = [
            careers.play(begin(), lambda campaign, most=most: campaign.lines >= most)
            for most in (60, 90, 115, 140, 170)
        ]
        late = careers.play(begin(), careers.in_combat(options.through))
        self.last = late
        self.whole = careers.play(begin(), self.far_enough)

    def far_enough(self, campaign):
        """Say when a career that stands for a whole one may stop."""
        return self.options.short and campaign.state.slot > self.options.through

    def measure(self, when):
        """Take steps in the first slot and in the last."""
        from tests.benchmarks.steps import Run

        for place, source in ((1, self.first), (self.options.through + 1, self.last)):
            run = Run(self.copy(source), self.browser, self.under)
            for number in (12, self.options.steps):
                run.forget()
                run.go(number)
            step, floor = middle(run.steps), middle(run.floors)
            text = f"A step, {when}, begun in slot {place}"
            print(Figure(f"{text} (median of {len(run.steps)})", step, "ms"))
            print(Figure("  to the floor view", step / floor, "x"), flush=True)

    def copy(self, campaign):
        """Return a copy of a campaign, so that each measurement begins alike."""
        from campaigns.models import Campaign
        from tests.load.filling import fill

        self.copies += 1
        fill(f"copy-{self.copies}-", [campaign.pk], 1)
        made = Campaign.objects.latest("pk")
        made.owner = self.owner
        made.save(update_fields=["owner"])
        return made

    def explain(self):
        """Print the plans of the most used queries, as the site asks them."""
        for name, sql in self.queries():
            print(f"\n{name}")
            for line in plan_of(sql):
                print(f"  {line}")

    def queries(self):
        """Give the queries of a step, of a list and of a career page."""
        from django.db import connection
        from django.test.utils import CaptureQueriesContext

        from tests.benchmarks import careers

        pk = self.last.pk
        form = self.browser.post(f"/campaigns/{pk}/step/", careers.fields(self.last))
        asked = (form, self.browser.get("/campaigns/"),
                 self.browser.get(f"/campaigns/{self.whole.pk}/career/"))  # fmt: skip
        with CaptureQueriesContext(connection) as seen:
            for request in asked:
                self.browser.ask(request)
        self.last.refresh_from_db()
        said = [query["sql"] for query in seen]
        for name, marks in WANTED.items():
            sql = next((s for s in said if matches(s, *marks)), None)
            if sql:
                yield name, sql


WANTED = {
    "The session": ("SELECT", 'FROM "django_session"'),
    "The lock of a step": ("SELECT", "FOR UPDATE"),
    "The state written": ('UPDATE "campaigns_campaign"',),
    "The latest lines": ("SELECT", "FROM campaigns_logline"),
    "A player's campaigns": ("SELECT", 'FROM "campaigns_campaign"', "OUTER JOIN"),
    "The slots of a career": ("SELECT", 'FROM "campaigns_sortierecord"'),
}


def matches(sql, verb, *marks):
    """Say whether a query begins with a verb and has the marks in it."""
    return sql.lstrip().startswith(verb) and all(mark in sql for mark in marks)


def plan_of(sql):
    """Return the plan, carried out and taken back."""
    from django.db import connection, transaction

    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN (ANALYZE, BUFFERS) {sql}".replace("%", "%%"), [])
        found = [line for (line,) in cursor.fetchall()]
        transaction.set_rollback(True)
    return found


def part():
    """Spread the log over partitions by the campaign's hash."""
    from django.db import connection

    began = time.monotonic()
    with connection.cursor() as cursor:
        cursor.execute(PARTED)
        for number in range(PARTITIONS):
            cursor.execute(PART.format(number, PARTITIONS))
        cursor.execute(SWAP)
        cursor.execute("VACUUM ANALYZE campaigns_logline")
    print(f"spread over {PARTITIONS} partitions in {time.monotonic() - began:.0f} s")


def show_sizes():
    """Print the largest tables."""
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_database_size(current_database())")
        print(f"database: {cursor.fetchone()[0] / 1e6:.0f} MB")
        cursor.execute(SIZES)
        for name, whole, indexes, rows in cursor.fetchall():
            print(f"  {name:28}{whole / 1e6:9.1f} MB, indexes {indexes / 1e6:7.1f} MB, "
                  f"{rows:,.0f} rows")  # fmt: skip


if __name__ == "__main__":
    main()
