"""What the career page says of its dice: their class, the check, and luck."""

from dataclasses import dataclass

from django.utils.translation import gettext
from django.utils.translation import gettext as _

from campaigns.boards.given import Book, Dice, ManRecord
from campaigns.boards.opsmap import Fact
from campaigns.rules.pack import Pack
from campaigns.rules.state import Campaign
from campaigns.words import career_names, names
from campaigns.words.fields import known
from campaigns.words.honesty import HONESTY
from campaigns.words.luck import luck_text


@dataclass(frozen=True, slots=True)
class DiceCard:
    """The class of the dice, what can be checked, and how rare they were."""

    verified: bool
    title: str
    text: str
    facts: tuple[Fact, ...]
    luck: tuple[Fact, ...]


def dice_card(state: Campaign, pack: Pack, book: Book, dice: Dice) -> DiceCard:
    """Tell how a career was thrown."""
    return DiceCard(
        verified=dice.honesty in ("site", "verified"),
        title=str(HONESTY[dice.honesty]),
        text=_honesty_text(dice),
        facts=_dice_facts(state, pack, dice),
        luck=_luck_facts(book),
    )


def _honesty_text(dice: Dice) -> str:
    found = {
        "site": _("Every die came from this server. The seed was fixed before the first"
                  " roll; its hash is shown, the seed when the career is over."),
        "verified": _("Every die has been computed again from the seed and agrees."),
        "typed": _own_text(dice),
        "taken-back": _("At least once a step was taken back past a die."),
        "imported": _("The career came here in a file; its dice cannot be checked."),
        "edited": _("The career came here in a file that was changed by hand."),
        "copy": _("Made from another career to try things; it never counts."),
    }  # fmt: skip
    return found[dice.honesty]


def _own_text(dice: Dice) -> str:
    own, rolls = dice.own or (0, 0)
    return _(
        "The player threw %(own)s of %(rolls)s rolls with his own dice; what he entered"
        " from a sheet is not among them."
    ) % {"own": own, "rolls": rolls}


def _luck_facts(book: Book) -> tuple[Fact, ...]:
    """How rare the dice of the career were, and each man's own.

    A man's are those of his guns, his wounds, his jumps and his rescues.
    """
    whole = [(_("The whole career"), book.luck)] if book.luck else []
    men = [(_post_and_name(man), man.luck) for man in book.men if man.luck]
    told = ((label, luck_text(found)) for label, found in (*whole, *men))
    return tuple(Fact(label, text) for label, text in told if text)


def _post_and_name(man: ManRecord) -> str:
    return f"{man.name}, {known(names.STATIONS, man.station)}"


def _dice_facts(state: Campaign, pack: Pack, dice: Dice) -> tuple[Fact, ...]:
    found = []
    if dice.seed_hash:
        found.append(Fact(_("Hash, April 1947"), dice.seed_hash))
    if dice.seed:
        found.append(Fact(_("Seed"), dice.seed))
    played = _("charts %(pack)s, version %(version)s; rules %(rules)s") % {
        "pack": gettext(pack.title),
        "version": state.pack_version,
        "rules": state.rules,
    }
    chosen = [
        str(known(career_names.OPTIONS, option))
        for option in career_names.OPTIONS
        if getattr(state.options, option)
    ]
    found.append(Fact(_("Played with"), "; ".join((played, *chosen))))
    return tuple(found)
