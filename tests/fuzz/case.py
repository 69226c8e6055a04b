"""A spoiled request, how it is sent, and what must not come of it."""

import msgspec
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import transaction
from django.urls import reverse

from campaigns.models import Campaign
from campaigns.rules.engine import pending
from campaigns.rules.state import decode, encode
from tests.browser import Browser
from tests.factories import share_campaign

IMPORT = "/campaigns/import/"
PICTURE = "public_picture"
OK, SERVER_ERROR = 200, 500


class Case(msgspec.Struct, frozen=True, omit_defaults=True):
    """One request; `{pk}` and `{key}` in its path stand for the scene's campaign."""

    scene: str
    path: str
    fields: tuple[tuple[str, str], ...] = ()
    file: bytes | None = None
    htmx: str = ""
    """The part of the page that htmx would swap; empty without script."""


class Answer(msgspec.Struct, frozen=True):
    """What the site answered, and what was wrong with it."""

    status: int
    faults: tuple[str, ...]


def send(case, world):
    """Send a case to the site, look at what it left, and take everything back."""
    client = signed_in(world.player)
    with transaction.atomic():
        try:
            status = post(client, case, world.scenes[case.scene])
            faults = tuple(faults_after(client, world, case, status))
        except Exception as error:  # a crash is what is looked for
            status, faults = SERVER_ERROR, (f"{type(error).__name__}: {error}",)
        transaction.set_rollback(True)
    return Answer(status, faults)


def signed_in(player):
    """Return a client under a name that production knows, too."""
    client = Browser(SERVER_NAME="localhost")
    client.force_login(player)
    return client


def post(client, case, campaign):
    """Return the status of the answer."""
    path = case.path.format(pk=campaign.pk, key=campaign.share_token)
    headers = {"HX-Request": "true", "HX-Target": case.htmx} if case.htmx else {}
    data = {}
    for name, value in case.fields:
        data.setdefault(name, []).append(value)
    if case.file is not None:
        data["file"] = SimpleUploadedFile("career.json", case.file)
    return client.post(path, data, headers=headers).status_code


def faults_after(client, world, case, status):
    """Say what is wrong: with the answer, the scene's campaign, or one that came in."""
    if status >= SERVER_ERROR:
        yield f"answered {status}"
    before = world.scenes[case.scene]
    for found in Campaign.objects.filter(deleted_at=None, owner=world.player):
        if found.pk == before.pk and found.turn < before.turn:
            yield f"turn {before.turn} became {found.turn}"
        if found.pk == before.pk:
            yield from dead_ends(client, found, "table", "hangar")
        elif found.pk > world.newest:
            yield from dead_ends(client, found, "table", "hangar", "career", PICTURE)


def dead_ends(client, found, *pages):
    """Say whether a campaign cannot be gone on with, or one of its pages be shown."""
    if decode(encode(found.state)) != found.state:
        yield "the state cannot be stored and read"
    if not found.over and pending(found.state) is None:
        yield "nothing is asked, and the career is not over"
    for name in pages:
        path = reverse(f"campaigns:{name}", args=[key_of(found, name)])
        answer = client.get(path, follow=True)
        if answer.status_code != OK:
            yield f"{name} answers {answer.status_code}"


def key_of(found, page):
    """Return what the page's address names a campaign by; its picture by its link."""
    if page != PICTURE:
        return found.pk
    return share_campaign(found, shows_owner=True, is_published=True)
