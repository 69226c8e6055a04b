"""The floor under a step: what any view of this site pays that does the same.

It authenticates, locks one row, writes one JSONB of the same size, inserts one row and
returns a fixed body of the same size. What a step adds are rules, words and markup. The
bare floor does it in SQL, without models.
"""

import msgspec
from django.db import connection, transaction
from django.http import HttpResponse
from django.urls import path
from django.views.decorators.http import require_POST

from amerika.urls import handler500
from amerika.urls import urlpatterns as site_urls
from campaigns.http import player_required
from campaigns.models import Campaign, LogLine

__all__ = ["handler500"]

TABLES = """
CREATE TABLE floor (id int PRIMARY KEY, turn int NOT NULL, state jsonb NOT NULL);
CREATE TABLE floor_line (floor int, number int, told jsonb, at timestamptz,
    PRIMARY KEY (floor, number));
"""
LOCK = "SELECT turn FROM floor WHERE id = %s FOR UPDATE"
INSERT = "INSERT INTO floor_line VALUES (%s, %s, %s, now())"
UPDATE = "UPDATE floor SET turn = %s, state = %s WHERE id = %s"


class Same:
    """What the views write and return, set before each request."""

    state = None
    written = "{}"
    told = ()
    body = b""


def make_table(pk):
    """Make the bare floor's own tables with the one row that is locked."""
    with connection.cursor() as cursor:
        cursor.execute(TABLES)
        cursor.execute("INSERT INTO floor VALUES (%s, 0, '{}')", [pk])


@require_POST
@player_required
@transaction.atomic
def floor(request, pk):
    """Lock, write, insert, answer, with the site's models."""
    mine = Campaign.objects.select_for_update().defer("state")
    row = mine.get(pk=pk, owner=request.user)
    row.turn += 1
    row.lines += 1
    row.state = Same.state
    line = LogLine(campaign=row, number=row.lines, turn=row.turn, slot=0, kind="begin")
    line.told = Same.told
    LogLine.objects.bulk_create([line])
    row.save(update_fields=["turn", "lines", "state"])
    return HttpResponse(Same.body)


@require_POST
@player_required
@transaction.atomic
def bare_floor(request, pk):
    """Lock, write, insert, answer, in SQL."""
    with connection.cursor() as cursor:
        cursor.execute(LOCK, [pk])
        turn = cursor.fetchone()[0] + 1
        cursor.execute(INSERT, [pk, turn, msgspec.json.encode(Same.told).decode()])
        cursor.execute(UPDATE, [turn, Same.written, pk])
    return HttpResponse(Same.body)


urlpatterns = [
    *site_urls,
    path("floor/<int:pk>/", floor),
    path("bare-floor/<int:pk>/", bare_floor),
]
