"""Ids as words, for the few places where a template meets a bare id."""

from django import template

from campaigns.words import career_names, causes, date, names
from campaigns.words.fields import known
from campaigns.words.honesty import HONESTY

register = template.Library()


@register.filter
def rank_short(id_: str) -> str:
    """Short form of a rank."""
    return str(known(career_names.RANKS_SHORT, id_))


@register.filter
def aircraft(id_: str) -> str:
    """Name of a type."""
    return str(known(names.AIRCRAFT, id_))


@register.filter
def over(id_: str) -> str:
    """Why a career ended."""
    return str(known(causes.OVER, id_))


@register.filter
def victory(id_: str) -> str:
    """Victory level."""
    return str(known(career_names.VICTORIES, id_))


@register.filter
def honesty(id_: str) -> str:
    """Class of the dice."""
    return str(known(HONESTY, id_))


@register.filter
def slot_date(slot: int) -> str:
    """Date of a slot."""
    return date(slot)
