"""First load of the sortie table, and the career page."""

import gzip
import re
from pathlib import Path
from time import perf_counter

from django.conf import settings
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.benchmarks.figures import Figure, middle
from tests.factories import share_campaign

ASSET = re.compile(rb'<(?:link|script|img)[^>]+(?:href|src)="([^"]+)"')
NESTED = re.compile(r'url\("?([^")]+)"?\)')


def first_load(campaign):
    """Add up a table page and all that it names, as a browser loads them."""
    client = Client(SERVER_NAME="localhost")
    client.force_login(campaign.owner)
    answer = client.get(f"/campaigns/{campaign.pk}/")
    assert answer.status_code == 200, answer.status_code
    page = answer.content
    sizes = {"page": len(gzip.compress(page, 6))}
    for found in ASSET.findall(page):
        load(found.decode(), sizes)
    foreign = [url for url in sizes if "//" in url]
    return [
        Figure("First load of the table, compressed", sum(sizes.values()),
               "bytes", "at most 120,000"),
        Figure("Requests of the first load", len(sizes), "", "at most 12"),
        Figure("Of them to third parties", len(foreign), "", "0"),
    ]  # fmt: skip


def load(url, sizes):
    """Note the size of a static file, and of the files that a style sheet names."""
    if url in sizes or url.startswith(("data:", "#")):
        return
    path = Path(settings.STATIC_ROOT, url.removeprefix(settings.STATIC_URL))
    packed = path.with_name(f"{path.name}.gz")
    sizes[url] = (packed if packed.exists() else path).stat().st_size
    if path.suffix == ".css":
        for nested in NESTED.findall(path.read_text()):
            if not nested.startswith(("data:", "#")):
                found = (path.parent / nested).resolve()
                inside = found.relative_to(Path(settings.STATIC_ROOT).resolve())
                load(f"{settings.STATIC_URL}{inside}", sizes)


def career_page(campaign, rounds):
    """Ask for the owner's page and for the public one, also when nothing changed."""
    owner = Client(SERVER_NAME="localhost")
    owner.force_login(campaign.owner)
    share_campaign(campaign)
    mine, public = (
        f"/campaigns/{campaign.pk}/career/",
        f"/career/{campaign.share_token}/",
    )
    reader = Client(SERVER_NAME="localhost")
    tag = {"If-None-Match": reader.get(public)["ETag"]}
    again = reader.get(public, headers=tag)
    assert again.status_code == 304, again.status_code
    return [
        Figure("Career page, closed slots", campaign.sorties.count()),
        Figure("Career page", timed(owner, mine, rounds), "ms"),
        Figure("Queries of the owner's career page", counted(owner, mine), "",
               "at most 6 (session and player beside them)"),
        Figure("Public career page", timed(reader, public, rounds), "ms"),
        Figure("Queries of the public career page", counted(reader, public), "",
               "at most 6"),
        Figure("Public career page, unchanged (304)",
               timed(reader, public, rounds, tag), "ms"),
        Figure("Queries of the unchanged page", counted(reader, public, tag)),
        Figure("Career page, compressed",
               len(gzip.compress(owner.get(mine).content, 6)), "bytes"),
    ]  # fmt: skip


def timed(client, url, rounds, headers=None):
    """Return the median of so many requests."""
    times = []
    for _ in range(rounds):
        began = perf_counter()
        client.get(url, headers=headers)
        times.append(perf_counter() - began)
    return middle(times)


def counted(client, url, headers=None):
    """Return the queries of one request."""
    with CaptureQueriesContext(connection) as seen:
        client.get(url, headers=headers)
    return len(seen)
