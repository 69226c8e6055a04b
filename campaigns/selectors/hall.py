"""Published careers that have ended, by victory level and total."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from django.core.paginator import Paginator
from django.db.models import Case, IntegerField, Q, Value, When
from django.db.models.fields.json import KT
from django.utils.translation import gettext as _

from campaigns.models import Campaign
from campaigns.rules.engine import Setup
from campaigns.rules.names import OPTIONS
from campaigns.words import career_names, percent
from campaigns.words.causes import OVER
from campaigns.words.fields import known
from campaigns.words.honesty import HONESTY

if TYPE_CHECKING:
    from collections.abc import Iterable

    from django.core.paginator import Page

    from campaigns.models.campaign import CampaignQuerySet
    from campaigns.words.names import Names

type Chosen = frozenset[str] | None
"""A set of options; None is for any."""
PER_PAGE = 25
VICTORIES = ("defeat", "draw", "marginal", "substantial", "decisive")
CLASSES: Names = {name: label for name, label in HONESTY.items() if name != "verified"}
"""Only a reader's own check makes dice verified ones, so no list is of that class."""
FACTS = (
    "share_token", "over", "shows_owner", "owner__username", "pilot__name",
    "pilot__rank", "pilot__total", "pilot__victory", "pilot__flown",
    "pilot__aircraft_lost",
)  # fmt: skip
AT = f"setup__{Setup._fields.index('options')}"
"""Where a campaign keeps its options: in its setup, which is small beside the state."""
PLAYED_WITH = {name: KT(f"{AT}__{name}") for name in OPTIONS}


@dataclass(frozen=True, slots=True)
class Place:
    """One career in a list."""

    number: int
    key: str
    pilot: str
    rank: str
    victory: str
    total: str
    flown: int
    lost: int
    end: str
    options: str
    owner: str


@dataclass(frozen=True, slots=True)
class Way:
    """A link to another list."""

    label: str
    query: str
    here: bool


@dataclass(frozen=True, slots=True)
class HallPage:
    """One page of one list."""

    title: str
    places: tuple[Place, ...]
    classes: tuple[Way, ...]
    options: tuple[Way, ...]
    page: Page[dict[str, Any]]
    query: str


def hall_page(honesty: str, options: str, number: str) -> HallPage:
    """Read one page of the list of an honesty class, with a set of options or any."""
    honesty = honesty if honesty in CLASSES else "site"
    chosen = read_options(options)
    found = ended().of_class(honesty)
    if chosen is not None:
        found = found.filter(with_options(chosen))
    listed = ranked(found).values(*FACTS, **PLAYED_WITH)
    page = Paginator(listed, PER_PAGE).get_page(number or 1)
    return HallPage(
        title=f"{CLASSES[honesty]}, {options_words(chosen)}",
        places=tuple(places(page)),
        classes=class_ways(honesty, chosen),
        options=option_ways(honesty, chosen),
        page=page,
        query=f"{query_of(honesty, chosen)}&",
    )


def ended() -> CampaignQuerySet:
    """Return the published careers that are over."""
    found: CampaignQuerySet = Campaign.objects.published().exclude(over="")
    return found


def with_options(chosen: frozenset[str]) -> Q:
    """Return which careers are played with exactly these options."""
    wanted = {f"{AT}__{name}": name in chosen for name in OPTIONS}
    return Q(**wanted)


def ranked(found: CampaignQuerySet) -> CampaignQuerySet:
    """Put the best first: victory level, then total, then the earlier career."""
    levels = [
        When(pilot__victory=level, then=Value(n)) for n, level in enumerate(VICTORIES)
    ]
    level = Case(*levels, default=Value(-1), output_field=IntegerField())
    return found.annotate(level=level).order_by("-level", "-pilot__total", "pk")


def places(page: Page[dict[str, Any]]) -> Iterable[Place]:
    """Turn the rows of a page into places."""
    for number, row in enumerate(page.object_list, start=page.start_index()):
        yield Place(
            number=number,
            key=row["share_token"],
            pilot=row["pilot__name"],
            rank=str(known(career_names.RANKS, row["pilot__rank"])),
            victory=str(known(career_names.VICTORIES, row["pilot__victory"])),
            total=percent(row["pilot__total"]),
            flown=row["pilot__flown"],
            lost=row["pilot__aircraft_lost"],
            end=str(known(OVER, row["over"])),
            options=options_words(frozenset(o for o in OPTIONS if row[o] == "true")),
            owner=row["owner__username"] if row["shows_owner"] else "",
        )


def read_options(text: str) -> Chosen:
    """Read `9.1-9.3` as options and `none` as no option; nothing asks for any.

    What is no option is left out.
    """
    if not text:
        return None
    asked = text.split("-")
    return frozenset(o for o in OPTIONS if career_names.OPTION_RULES[o] in asked)


def options_code(chosen: Chosen) -> str:
    """Write options for an address, as `9.1-9.3`."""
    if chosen is None:
        return ""
    return (
        "-".join(career_names.OPTION_RULES[o] for o in OPTIONS if o in chosen) or "none"
    )


def options_words(chosen: Chosen) -> str:
    """Name options, as `options 9.1, 9.3`."""
    if chosen is None:
        return _("any options")
    if not chosen:
        return _("no options")
    rules = ", ".join(career_names.OPTION_RULES[o] for o in OPTIONS if o in chosen)
    return _("options %(rules)s") % {"rules": rules}


def query_of(honesty: str, chosen: Chosen) -> str:
    """Return the address of a list, without the page."""
    return f"class={honesty}&options={options_code(chosen)}"


def class_ways(honesty: str, chosen: Chosen) -> tuple[Way, ...]:
    """Return the way to each class."""
    return tuple(
        Way(str(label), query_of(name, chosen), name == honesty)
        for name, label in CLASSES.items()
    )


def option_ways(honesty: str, chosen: Chosen) -> tuple[Way, ...]:
    """Return the way to any options and to each set that somebody plays with."""
    keys = PLAYED_WITH.values()
    rows = ended().of_class(honesty).values_list(*keys).distinct()
    found = {
        frozenset(o for o, on in zip(OPTIONS, row, strict=True) if on == "true")
        for row in rows
    }
    return tuple(
        Way(options_words(each), query_of(honesty, each), each == chosen)
        for each in sorted({*found, chosen, frozenset(), None}, key=options_code)
    )
