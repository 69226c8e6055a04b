"""The men aboard as a list."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from campaigns.rules import crewing
from campaigns.rules.mats import Mat
from campaigns.rules.pack import load_pack
from campaigns.rules.state import Campaign, Man
from campaigns.words import names
from campaigns.words.fields import known

LOOKS = {"fit": "fit", "LW": "lw", "SW": "sw", "KIA": "kia"}
SIGNS = {"fit": "", "LW": "▲ LW", "SW": "■ SW", "KIA": "✕ KIA"}


@dataclass(frozen=True, slots=True)
class ManRow:
    """One man at his station; `look` is fit, lw, sw, kia or empty."""

    number: int
    id: int
    name: str
    station: str
    post: str
    long_post: str
    look: str
    state: str
    sign: str
    flies: bool
    ace: bool
    kills: int
    standin: bool


def men_of(state: Campaign, mat: Mat) -> tuple[ManRow, ...]:
    """Everybody whom the type carries, in the order of the mat, and the agent."""
    sortie = state.sortie
    aboard = sortie.aboard if sortie else {**state.crew, **state.standins}
    rows = [
        _row(state, number, station, aboard.get(station))
        for number, station in enumerate(mat.crew, start=1)
    ]
    if sortie is not None and crewing.agent_aboard(sortie):
        rows.append(_row(state, len(rows) + 1, "agent", None))
    return tuple(rows)


def _row(state: Campaign, number: int, station: str, man: Man | None) -> ManRow:
    sortie = state.sortie
    wound = sortie.wounds.get(station, "fit") if sortie else "fit"
    empty = man is None and station != "agent"
    flies = sortie is not None and crewing.at_controls(sortie) == station != "pilot"
    return ManRow(
        number=number,
        id=man.id if man else 0,
        name=man.name if man else _("nobody") if empty else _("Agent"),
        station=station,
        post=str(known(names.STATIONS_SHORT, station)),
        long_post=str(known(names.STATIONS, station)),
        look="empty" if empty else LOOKS[wound],
        state=_("post empty") if empty else str(names.WOUNDS[wound]),
        sign="" if empty else SIGNS[wound],
        flies=flies,
        ace=crewing.is_ace(load_pack(state.pack), man),
        kills=man.kills if man else 0,
        standin=station in state.standins,
    )
