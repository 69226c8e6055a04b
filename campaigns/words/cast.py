"""Who is who: what a sentence needs beside the event itself."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from django.utils.translation import gettext as _

from campaigns.rules.state import Campaign

type People = tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Cast:
    """Names of the men by number, and the one type of a combat's fighters (6.1.2)."""

    men: Mapping[int, str] = field(default_factory=dict)
    against: str = ""

    @cached_property
    def people(self) -> People:
        """The men as a value that can be the key of something kept."""
        return tuple(self.men.items())

    def facing(self, against: str) -> "Cast":
        """The same men in a combat with fighters of another type."""
        return self if against == self.against else replace(self, against=against)

    def man(self, number: int) -> str:
        """Name of a man; empty when he has left the campaign."""
        return self.men.get(number, "")

    def fighter(self, number: int) -> str:
        """A fighter by number, with his type once it is known."""
        values = {"number": number, "type": self.against}
        if self.against:
            return _("fighter %(number)s, %(type)s") % values
        return _("fighter %(number)s") % values


def cast_of(state: Campaign, served: Mapping[int, str] | None = None) -> Cast:
    """Everybody whom the state knows, and those who `served` by the record."""
    crew = (*state.crew.values(), *state.standins.values())
    men = {**(served or {}), **{man.id: man.name for man in crew}}
    if state.sortie is None:
        return Cast(men)
    men |= {man.id: man.name for man in state.sortie.aboard.values()}
    combat = state.sortie.combat
    return Cast(men, combat.type if combat else "")
