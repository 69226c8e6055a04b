"""What charts hold besides tables: skills, research, awards, sets, options, mats."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from campaigns.rules.pack import Pack
from campaigns.words import career_names, names
from campaigns.words.fields import known


@dataclass(frozen=True, slots=True)
class Content:
    """What a chart holds besides tables: a skill, a set, a mat."""

    name: str
    text: str
    rule: str = ""


def _skills(pack: Pack) -> tuple[Content, ...]:
    skills = tuple(
        Content(
            str(known(career_names.SKILLS, skill.id)),
            f"{known(career_names.SKILL_EFFECTS, skill.id)} ({_points(skill.cost)})",
            "6.7",
        )
        for skill in pack.skills.values()
    )
    research = tuple(
        Content(
            str(known(career_names.RESEARCH, area)),
            str(known(career_names.RESEARCH_EFFECTS, area)),
            "6.9.1",
        )
        for area in pack.research
    )
    awards = tuple(
        Content(str(known(career_names.AWARDS, id_)), "", award.rules)
        for id_, award in pack.awards.items()
    )
    return skills + research + awards


def _points(cost: int) -> str:
    return ngettext("%(cost)s point", "%(cost)s points", cost) % {"cost": cost}


def _fighters(pack: Pack) -> tuple[Content, ...]:
    return tuple(
        Content(f"{id_}, {one.title}", _fighter(one.base, one.firepower), "6.1.2")
        for id_, one in pack.fighters.items()
    )


def _fighter(base: str, firepower: str) -> str:
    return _("%(base)s, firepower %(class)s") % {
        "base": known(names.BASES, base),
        "class": known(names.WEIGHTS, firepower),
    }


def _systems(pack: Pack) -> tuple[Content, ...]:
    return tuple(
        Content(
            str(known(names.SYSTEMS, id_)), str(names.SYSTEM_USES.get(id_, "")), "3.4.2"
        )
        for id_ in pack.systems
    )


def _options(pack: Pack) -> tuple[Content, ...]:
    return tuple(
        Content(
            str(known(career_names.OPTIONS, id_)),
            str(career_names.OPTION_EFFECTS.get(id_, "")),
            option.rules,
        )
        for id_, option in pack.options.items()
    )


def _mats(pack: Pack) -> tuple[Content, ...]:
    facts = _("%(engines)s engines, %(guns)s gun positions, %(bombs)s bombs,") + " "
    facts += _("%(fuel)s boxes of fuel")
    return tuple(
        Content(
            mat.title,
            facts
            % {
                "engines": mat.engines,
                "guns": len(mat.guns),
                "bombs": mat.bombs,
                "fuel": mat.endurance,
            },
            "7.1",
        )
        for mat in pack.mats.values()
    )


CONTENTS: Mapping[str, Callable[[Pack], tuple[Content, ...]]] = {
    "A2": _skills,
    "B1": _fighters,
    "B4": _systems,
    "9": _options,
    "MAT": _mats,
}
