"""The mats as template tags.

A panel is a pure function of its frozen board, so what was drawn is kept and drawn
again only when something on it has changed.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from django import template
from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from campaigns.boards.aircraft import AircraftBoard
from campaigns.boards.combat import CombatBoard
from campaigns.boards.opsmap import MapBoard
from campaigns.mats import aircraft, chartsheet, combat, marks, opsmap, planforms

register = template.Library()

KEPT = 256
"""Panels of each kind that a process keeps; a campaign changes a few in a minute."""


@register.simple_tag
def operations_map(board: MapBoard) -> SafeString:
    """The map panel."""
    return _drawn("map", board, get_language())


@register.simple_tag
def combat_mat(board: CombatBoard) -> SafeString:
    """The combat panel."""
    return _drawn("combat", board, get_language())


@register.simple_tag
def aircraft_mat(board: AircraftBoard) -> SafeString:
    """The aircraft panel."""
    return _drawn("aircraft", board, get_language())


@register.simple_tag
def kept(template_name: str, **values: object) -> SafeString:
    """Include a template that shows nothing but these frozen values, rendered once."""
    return _kept(template_name, get_language(), **values)


@lru_cache(maxsize=32 * KEPT)
def _kept(template_name: str, _language: str | None, **values: object) -> SafeString:
    return render_to_string(template_name, values)


DRAW: dict[str, Callable[[Any], object]] = {
    "map": lambda board: opsmap.draw(board.course),
    "combat": lambda board: combat.draw(board.scene),
    "aircraft": lambda board: aircraft.draw(board.marks),
}


@lru_cache(maxsize=3 * KEPT)
def _drawn(
    kind: str,
    board: MapBoard | CombatBoard | AircraftBoard,
    language: str | None,  # noqa: ARG001
) -> SafeString:
    context = {"panel": board, "drawing": DRAW[kind](board)}
    return render_to_string(f"components/{kind}.html", context)


@register.simple_tag
def chart_sheet() -> SafeString:
    """The part of the map that never changes, once for each page."""
    return _sheet()


@cache
def _sheet() -> SafeString:
    return render_to_string("components/sheet.html", {"sheet": chartsheet.sheet()})


@register.filter
def silhouette(type_: str) -> str:
    """Outline of a type as one path."""
    return planforms.silhouette(type_)


@register.filter
def structure_boxes(track: Any) -> marks.Boxes:
    """Boxes of a structure track."""
    return marks.track(track.hit, track.size)


@register.filter
def fuel_boxes(board: AircraftBoard) -> marks.Boxes:
    """Boxes of the fuel row."""
    return marks.fuel(board.fuel, board.endurance)
