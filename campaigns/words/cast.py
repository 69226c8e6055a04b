"""Who is who: what a sentence needs beside the event itself."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from django.utils.translation import gettext as _

from campaigns.rules.state import Campaign

type Named = tuple[tuple[int, str], ...]
type People = tuple[Named, Named]


@dataclass(frozen=True)
class Cast:
    """Names of the men by number and types of the fighters in the present combat."""

    men: Mapping[int, str] = field(default_factory=dict)
    fighters: Mapping[int, str] = field(default_factory=dict)

    @cached_property
    def people(self) -> People:
        """The same as a value that can be the key of something kept."""
        return tuple(self.men.items()), tuple(self.fighters.items())

    def man(self, number: int) -> str:
        """Name of a man; empty when he has left the campaign."""
        return self.men.get(number, "")

    def fighter(self, number: int) -> str:
        """A fighter by number, with his type while he is on the mat."""
        type_ = self.fighters.get(number)
        if type_:
            return _("fighter %(number)s, %(type)s") % {"number": number, "type": type_}
        return _("fighter %(number)s") % {"number": number}


def cast_of(state: Campaign) -> Cast:
    """Everybody whom the state knows."""
    men = {man.id: man.name for man in (*state.crew.values(), *state.standins.values())}
    fighters: dict[int, str] = {}
    if state.sortie is not None:
        men |= {man.id: man.name for man in state.sortie.aboard.values()}
        if state.sortie.combat is not None:
            fighters = {f.number: f.type for f in state.sortie.combat.fighters}
    return Cast(men, fighters)
