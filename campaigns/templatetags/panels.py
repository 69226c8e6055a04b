"""Panels of table and hangar, and what they are made of, in a page's own template."""

from functools import cache

from django import template
from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from campaigns import panels
from campaigns.boards.hangar import HangarBoard
from campaigns.boards.table import TableBoard
from campaigns.mats import chartsheet, planforms

register = template.Library()
register.simple_tag(panels.aircraft_mat)
register.simple_tag(panels.campaign_bar)
register.simple_tag(panels.combat_mat)
register.simple_tag(panels.log_line)
register.simple_tag(panels.operations_map)
register.simple_tag(panels.planform)
register.simple_tag(panels.rule_ref)
register.simple_tag(panels.draw, name="panel")
register.filter(planforms.silhouette)


@register.simple_tag(takes_context=True)
def step_panel(
    context: template.Context, name: str, board: TableBoard | HangarBoard, swap: str
) -> SafeString:
    """A panel with forms; each answer swaps the element with the id `swap`."""
    return panels.draw_step(name, context["request"], board, swap)


@register.simple_tag
def chart_sheet() -> SafeString:
    """The part of the map that never changes, once for each page."""
    return _sheet()


@cache
def _sheet() -> SafeString:
    return render_to_string("components/sheet.html", {"sheet": chartsheet.sheet()})
