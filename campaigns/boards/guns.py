"""The guns of the bomber as a list."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from campaigns.rules import crewing
from campaigns.rules.mats import Gun, Mat
from campaigns.rules.pack import load_pack
from campaigns.rules.state import Campaign
from campaigns.words import names
from campaigns.words.fields import known


@dataclass(frozen=True, slots=True)
class GunRow:
    """One gun position; `look` is plain, out or silent."""

    id: str
    letter: str
    name: str
    man: str
    fp: int
    look: str
    bad: bool
    note: str
    ammo: int | None
    ace: bool
    arcs: tuple[str, ...]

    @property
    def strength(self) -> str:
        """What the list says of the gun at its right edge."""
        if self.bad:
            return f"✕ {self.note}"
        fp = _("FP %(number)s") % {"number": self.fp}
        return fp if self.ammo is None else f"{fp} · {self.ammo}"


def guns_of(state: Campaign, mat: Mat) -> tuple[GunRow, ...]:
    """Every gun of the type in the order of its mat."""
    return tuple(_row(state, gun) for gun in mat.guns)


def _row(state: Campaign, gun: Gun) -> GunRow:
    note, bad = _condition(state, gun)
    sortie = state.sortie
    crew = sortie.aboard if sortie else {**state.crew, **state.standins}
    man = crew.get(gun.gunner)
    ammo = sortie.ammo.get(gun.position) if sortie else None
    out = sortie is not None and gun.position in sortie.damage.guns
    look = "out" if out else "silent" if bad else "plain"
    return GunRow(
        id=gun.position,
        letter=names.LETTERS.get(gun.position, gun.position[:1].upper()),
        name=str(known(names.GUNS_SHORT, gun.position)),
        man=man.name if man else "",
        fp=gun.fp,
        look=look,
        bad=bad,
        note=note,
        ammo=ammo if state.options.ammunition else None,
        ace=crewing.is_ace(load_pack(state.pack), man),
        arcs=gun.arcs,
    )


def _condition(state: Campaign, gun: Gun) -> tuple[str, bool]:
    """Why a gun cannot fire, and whether it cannot."""
    sortie = state.sortie
    if sortie is None or crewing.gun_works(state, sortie, gun):
        return "", False
    if gun.position in sortie.damage.guns:
        return _("out"), True
    if not crewing.able(sortie, gun.gunner):
        return _("no man"), True
    if crewing.at_controls(sortie) == gun.gunner:
        return _("he flies"), True
    return _("no ammo"), True
