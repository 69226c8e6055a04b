"""The account of one sortie, paragraph by paragraph."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from django.utils.translation import gettext as _

from campaigns.diary.facts import Piece, Sortie, Told
from campaigns.diary.passages import Writer
from campaigns.diary.sentences import counted
from campaigns.rules import events as ev
from campaigns.words import Cast, date, event
from campaigns.words.causes import REPAIR
from campaigns.words.fields import award, known


@dataclass(frozen=True, slots=True)
class Entry:
    """What the diary says of one slot."""

    slot: int
    date: str
    title: str
    paragraphs: tuple[str, ...]

    @property
    def text(self) -> str:
        """The paragraphs with an empty line between them."""
        return "\n\n".join(self.paragraphs)


def entry_of(
    slot: int, lines: Iterable[Told], aircraft: str, men: dict[int, str]
) -> Entry:
    """Write the entry of a closed slot from the lines of its log.

    `aircraft` is the bomber as it shall be called, `men` the names by number.
    """
    sortie = Sortie(lines)
    zone = sortie.target.zone if sortie.target else 0
    writer = Writer(slot, aircraft, Cast(men), zone)
    paragraphs = (
        _order(sortie, writer),
        *_flight(sortie, writer),
        _result(sortie, writer),
        _after(sortie, writer),
    )
    return Entry(
        slot=slot,
        date=date(slot),
        title=_title(sortie),
        paragraphs=tuple(text for text in paragraphs if text),
    )


def _title(sortie: Sortie) -> str:
    target = sortie.target
    if target is None:
        return _("No target was drawn")
    return f"{target.name}, {target.place}" if target.name else target.place


def _order(sortie: Sortie, writer: Writer) -> str:
    told = []
    target, line = sortie.target, sortie.target_line
    if target is not None:
        told.append(writer.tell(_kind(target, chosen=sortie.chosen), line, target))
    if sortie.take_off is not None:
        atomic = sortie.take_off.load == "atomic"
        key = "took-off.atomic" if atomic else "took-off"
        told.append(writer.tell(key, line, sortie.take_off))
    return " ".join(told)


def _kind(target: ev.TargetSet, *, chosen: bool) -> str:
    if target.mission:
        return f"target.{target.mission}"
    if target.kind == "atomic":
        return "target.atomic"
    return "target.chosen" if chosen else "target.raid"


def _flight(sortie: Sortie, writer: Writer) -> Iterator[str]:
    """A paragraph each for the way out, the target, the way home and the landing."""
    section, told = "", list[str]()
    for piece in sortie.pieces:
        here = _section(piece, writer.target_zone)
        if here != section and told:
            yield " ".join(told)
            told = []
        section = here
        text = writer.piece(piece)
        if text:
            told.append(text)
    yield " ".join(told)


def _section(piece: Piece, target_zone: int) -> str:
    if piece.kind in ("loss", "landing"):
        return "end"
    over_target = piece.kind in ("flak", "run") and piece.zone == target_zone
    return "target" if over_target else piece.leg


def _result(sortie: Sortie, writer: Writer) -> str:
    review, line = sortie.review, sortie.line
    if review is None:
        return ""
    told = [writer.tell("success" if review.success else "failure", line, review)]
    if sortie.kills:
        by_man = (f"{writer.cast.man(man)} {n}" for man, n in sortie.kills.items())
        told.append(writer.say("score", line, list=", ".join(by_man)))
    if review.repair not in ("", "lost"):
        said = {"hits": counted(review.hits), "repair": known(REPAIR, review.repair)}
        told.append(writer.say("repair", line, **said))
    return " ".join(told)


def _after(sortie: Sortie, writer: Writer) -> str:
    told = [
        writer.say("award", sortie.line + number, award=award(item.award, item.grade))
        for number, item in enumerate(sortie.awards)
    ]
    told += [event(item, writer.cast) for item in sortie.noted]
    return " ".join(told)
