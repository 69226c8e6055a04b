"""What a career takes in PostgreSQL, indexes and overhead included."""

from django.db import connection

from tests.benchmarks.figures import Figure

TABLES = ("campaign", "logline", "checkpoint", "pilot", "bomber", "crewman",
          "sortierecord", "researcharea", "award")  # fmt: skip
WHOLE = "SELECT pg_total_relation_size(%s), (SELECT count(*) FROM {})"


def measure(campaign):
    """Add up the career's share of each table: its rows of all, by the table's size."""
    found, whole = [], 0.0
    with connection.cursor() as cursor:
        cursor.execute("VACUUM")
        for table in TABLES:
            share, count = share_of(cursor, table, campaign.pk)
            whole += share
            if table in ("campaign", "logline", "sortierecord"):
                found.append(Figure(f"Of it {table}, {count} rows", share, "bytes"))
    lines = campaign.lines
    slots = campaign.state.slot + 1
    name = f"Storage of a career of {slots} slots and {lines} lines"
    return [*rewriting(), Figure(name, whole, "bytes", "at most 2,000,000"), *found]


def share_of(cursor, table, pk):
    """Return the bytes that a career has of a table, and its rows in it."""
    key = "id" if table == "campaign" else "campaign_id"
    cursor.execute(f"SELECT count(*) FROM campaigns_{table} WHERE {key} = %s", [pk])
    mine = cursor.fetchone()[0]
    cursor.execute(WHOLE.format(f"campaigns_{table}"), [f"campaigns_{table}"])
    size, rows = cursor.fetchone()
    return (size * mine / rows if rows else 0), mine


def rewriting():
    """Say how many of the steps rewrote their campaign's row without an index."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_stat_force_next_flush()")
        cursor.execute(
            "SELECT n_tup_upd, n_tup_hot_upd FROM pg_stat_user_tables "
            "WHERE relname = 'campaigns_campaign'"
        )
        updates, hot = cursor.fetchone()
    share = 100 * hot / max(updates, 1)
    return [
        Figure(f"Rewritten in place, of {updates} updates of a campaign", share, "%")
    ]
