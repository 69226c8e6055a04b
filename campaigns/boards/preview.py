"""What the picture and the text beside a career's link say."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from campaigns.boards.career import CareerBoard
from campaigns.mats.planforms import silhouette
from campaigns.mats.track import Track, track
from campaigns.rules.pack import Pack
from campaigns.rules.state import Campaign
from campaigns.words import career_names
from campaigns.words.fields import known

TRACK_WIDTH = 1056.0
NAME_WIDTH, LARGEST, SMALLEST = 660, 84, 26
"""Pixels that the name may take, and the largest and smallest size of its letters."""
LETTER = 0.52
"""Mean width of a letter in parts of its size."""
ROOM = 150.0
"""Pixels that a level needs for its name."""


@dataclass(frozen=True, slots=True)
class LevelName:
    """The name of a victory level below its stretch of the track."""

    x: str
    name: str


@dataclass(frozen=True, slots=True)
class Mark:
    """A number below the track."""

    x: str
    text: str


@dataclass(frozen=True, slots=True)
class PreviewBoard:
    """Everything that the picture shows."""

    period: str
    name: str
    name_size: int
    rank: str
    total: str
    result: str
    facts: str
    silhouette: str
    track: Track
    levels: tuple[LevelName, ...]
    marks: tuple[Mark, ...]
    remark: str


def preview_board(state: Campaign, pack: Pack, career: CareerBoard) -> PreviewBoard:
    """Build the picture from the career page; it changes when a slot closes."""
    bands = pack.victory.bands
    drawn = track(state.pilot.total, [band.max for band in bands], TRACK_WIDTH)
    total, result, sorties, kills = career.headline[:4]
    uppers = [str(band.max) for band in bands]
    return PreviewBoard(
        period=career.period,
        name=career.name,
        name_size=name_size(career.name),
        rank=str(known(career_names.RANKS, state.pilot.rank)),
        total=total.value,
        result=result.value,
        facts=f"{sorties.value} · {kills.label}: {kills.value}",
        silhouette=silhouette(state.aircraft),
        track=drawn,
        levels=tuple(
            LevelName(part.x, str(known(career_names.VICTORIES, band.id)))
            for part, band in zip(drawn.stretches, bands, strict=False)
            if float(part.width) >= ROOM
        ),
        marks=tuple(Mark(x, text) for x, text in zip(drawn.ends, uppers, strict=False)),
        remark=_("A counterfactual. The war of this game was never fought."),
    )


def name_size(name: str) -> int:
    """Return the size of letters, in pixels, at which a name fits into its line."""
    fitting = int(NAME_WIDTH / (LETTER * max(len(name), 1)))
    return max(SMALLEST, min(LARGEST, fitting))
