"""The panels of table and hangar, drawn with Jinja.

A step draws most of the table again, and Django's own templates need several times as
long for it. A mat is a pure function of its frozen board, so what was drawn is kept,
and drawn again only when something on it has changed.
"""

from functools import lru_cache
from typing import Any

from django.http import HttpRequest
from django.middleware.csrf import get_token
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.text import capfirst
from django.utils.translation import get_language, gettext
from django_htmx.middleware import HtmxDetails
from jinja2 import Environment, StrictUndefined

from campaigns.boards.aircraft import AircraftBoard
from campaigns.boards.bar import Bar
from campaigns.boards.combat import CombatBoard
from campaigns.boards.hangar import HangarBoard
from campaigns.boards.log import LogLine
from campaigns.boards.opsmap import MapBoard
from campaigns.boards.table import TableBoard
from campaigns.mats import aircraft, combat, marks, opsmap
from campaigns.reference import LANGUAGES, load_reference
from campaigns.words import names
from campaigns.words.fields import known

KEPT = 256
"""Mats of each kind that a process keeps; a campaign changes a few in a minute."""


def environment(**options: Any) -> Environment:
    """Return what the templates in `templates/panels` can call (settings.TEMPLATES)."""
    options |= {"undefined": StrictUndefined, "trim_blocks": True}
    panels = Environment(**options)  # noqa: S701
    panels.globals.update(
        _=gettext,
        url=url,
        rule_ref=rule_ref,
        campaign_bar=campaign_bar,
        operations_map=operations_map,
        combat_mat=combat_mat,
        aircraft_mat=aircraft_mat,
        log_line=log_line,
        on_the_mat=on_the_mat,
        planform=planform,
    )
    panels.filters.update(
        capfirst=capfirst,
        structure_boxes=lambda track: marks.track(track.hit, track.size),
        fuel_boxes=lambda board: marks.fuel(board.fuel, board.endurance),
    )
    return panels


def draw(name: str, **values: object) -> SafeString:
    """Draw one panel; a value that it asks for and does not get is an error."""
    return mark_safe(render_to_string(name, values, using="jinja2"))  # noqa: S308


def draw_step(
    name: str, request: HttpRequest, board: TableBoard | HangarBoard, swap: str
) -> SafeString:
    """Draw a panel with forms; each answer swaps the element with the id `swap`.

    htmx reads an answer as if no script ran, and would make what stands in a `noscript`
    part of the page, a form's first button among it: there it is left out (`plain`).
    """
    token = get_token(request)
    field = '<input type="hidden" name="csrfmiddlewaretoken" value="{}">'
    return draw(
        name,
        board=board,
        tray=board.tray,
        swap=swap,
        step_url=url("campaigns:step", board.pk),
        csrf=format_html(field, token),
        plain=not HtmxDetails(request),
    )


@lru_cache(maxsize=4096)
def url(name: str, *args: int) -> str:
    """Return the address of a page."""
    return reverse(name, args=args)


@lru_cache(maxsize=4096)
def rule_ref(rule: str, pk: int | None = None) -> SafeString | str:
    """Return the link to a rule, or to the nearest above it that has a place.

    With the key of a campaign the page of the rules knows the way back.
    """
    if not rule:
        return ""
    try:
        anchor = load_reference(LANGUAGES[0]).rule(rule).anchor
    except LookupError:
        anchor = f"r{rule}"
    back = f"?campaign={pk}" if pk else ""
    link = '<a class="rule-ref" href="{}{}#{}">{}</a>'
    return format_html(link, url("campaigns:rules"), back, anchor, rule)


def on_the_mat(id_: str) -> str:
    """Return a height, or one of the two vertical ways, as it stands on the mat.

    A function: Jinja runs a filter of a constant once, in whatever language is on then.
    """
    return str(known(names.ON_THE_MAT, id_))


def campaign_bar(bar: Bar) -> SafeString:
    """Return the bar at the top of a campaign's pages as HTML."""
    return _bar(bar, get_language())


def operations_map(board: MapBoard) -> SafeString:
    """Return the inside of the map panel as HTML."""
    return _operations_map(board, get_language())


def combat_mat(board: CombatBoard) -> SafeString:
    """Return the inside of the combat panel as HTML."""
    return _combat_mat(board, get_language())


def aircraft_mat(board: AircraftBoard) -> SafeString:
    """Return the inside of the aircraft panel as HTML."""
    return _aircraft_mat(board, get_language())


def log_line(line: LogLine, pk: int | None = None) -> SafeString:
    """Return a line of the log as HTML; with its campaign's key it can be reported."""
    return _log_line(line, pk, get_language())


@lru_cache(maxsize=KEPT)
def planform(marks_: aircraft.Marks, prefix: str, title: str, about: str) -> SafeString:
    """Return the bomber from above; `prefix` makes the ids of title and text its own.

    No language in the key: besides `title` and `about` only digits and letters of posts
    and guns are drawn, which are the same in each.
    """
    drawing = aircraft.draw(marks_)
    return draw(
        "planform.html", drawing=drawing, prefix=prefix, title=title, about=about
    )


@lru_cache(maxsize=KEPT)
def _operations_map(board: MapBoard, _language: str | None) -> SafeString:
    return draw("map.html", panel=board, drawing=opsmap.draw(board.course))


@lru_cache(maxsize=KEPT)
def _combat_mat(board: CombatBoard, _language: str | None) -> SafeString:
    return draw("combat.html", panel=board, drawing=combat.draw(board.scene))


@lru_cache(maxsize=KEPT)
def _aircraft_mat(board: AircraftBoard, _language: str | None) -> SafeString:
    return draw("aircraft.html", panel=board)


@lru_cache(maxsize=32 * KEPT)
def _log_line(line: LogLine, pk: int | None, _language: str | None) -> SafeString:
    return draw("logline.html", line=line, pk=pk)


@lru_cache(maxsize=KEPT)
def _bar(bar: Bar, _language: str | None) -> SafeString:
    return render_to_string("components/campaignbar.html", {"bar": bar})
