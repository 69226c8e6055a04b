"""Links to the rules and the charts."""

from functools import cache

from django import template

from campaigns.reference import LANGUAGES, load_reference

register = template.Library()


@register.filter
@cache
def rule_anchor(number: str) -> str:
    """Where a rule stands on the page of the rules; the nearest above it counts."""
    try:
        return load_reference(LANGUAGES[0]).rule(number).anchor
    except LookupError:
        return f"r{number}"
