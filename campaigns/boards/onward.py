"""The way on from the hangar: the next sortie, or the slots that are lost before it."""

from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from campaigns.boards.charts import ChartRow, rows_before
from campaigns.boards.ledgers import offered
from campaigns.rules.pack import Pack
from campaigns.rules.pending import Decision, Pending
from campaigns.rules.state import SLOTS_PER_MONTH, Campaign, quarter
from campaigns.words import causes, date
from campaigns.words.fields import known
from campaigns.words.results import sorties


@dataclass(frozen=True, slots=True)
class Remark:
    """Something to know before take-off."""

    sign: str
    text: str
    rule: str = ""
    link: str = ""


@dataclass(frozen=True, slots=True)
class NextBoard:
    """The way on from the hangar: the next sortie, or the slots that are lost."""

    choice: str
    button: str
    title: str
    what: str
    remarks: tuple[Remark, ...]
    rows: tuple[ChartRow, ...]


def next_board(
    state: Campaign, pending: Pending | None, pack: Pack
) -> NextBoard | None:
    """Return what the button of the hangar does, None where something else is asked."""
    if not isinstance(pending, Decision) or pending.id != "hangar":
        return None
    if "pass" in offered(pending):
        return _lost(state, pending)
    return NextBoard(
        choice="fly",
        button=_("Fly the next sortie"),
        title=_("Next sortie"),
        what=_("%(date)s, slot %(slot)s.")
        % {"date": date(state.slot), "slot": state.slot + 1},
        remarks=_remarks(state, pack),
        rows=rows_before(pack, f"A1.{quarter(state.slot)}", 0),
    )


def _lost(state: Campaign, pending: Decision) -> NextBoard:
    slots = int(pending.args.get("lost", 0))
    delay = state.delay
    reasons = [
        Remark(str(number), _slots_lost(number, cause), rule)
        for cause, number, rule in (
            ("wounds", delay.wounds, "6.4.5"),
            ("internment", delay.internment, "9.4"),
            ("repair", delay.repair, "6.4"),
            ("training", delay.training, "7.2"),
        )
        if number
    ]
    return NextBoard(
        choice="pass",
        button=_("Let %(sorties)s pass") % {"sorties": sorties(slots)},
        title=_("Before the next sortie"),
        what=_("Hospital, repairs and internment run side by side, training follows."),
        remarks=tuple(reasons),
        rows=(),
    )


def _slots_lost(number: int, cause: str) -> str:
    text = ngettext("slot lost: %(cause)s", "slots lost: %(cause)s", number)
    return text % {"cause": known(causes.SLOTS, cause)}


def _remarks(state: Campaign, pack: Pack) -> tuple[Remark, ...]:
    found = []
    number = state.pilot.experience
    if number:
        text = ngettext(
            "experience point to spend, if you like",
            "experience points to spend, if you like",
            number,
        )
        found.append(Remark(str(number), text, link="skills"))
    away = [
        man
        for station, man in state.crew.items()
        if man.back > state.slot and station in pack.mats[state.aircraft].crew
    ]
    if away:
        text = ngettext(
            "man away; one stands in", "men away; others stand in", len(away)
        )
        found.append(Remark(str(len(away)), text, link="roster"))
    boxes = pack.mats[state.aircraft].endurance
    ready = _("aircraft repaired, full load, %(boxes)s boxes of fuel")
    found.append(Remark("✓", ready % {"boxes": boxes}))
    if (state.slot + 1) % SLOTS_PER_MONTH == 0:
        text = _("last slot of the month: research comes after landing")
        found.append(Remark("!", text, "6.9"))
    return tuple(found)
