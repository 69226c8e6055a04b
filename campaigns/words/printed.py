"""What the chart files print in English, listed here for the catalogues.

The files are the rules' and know no language; a test compares them with these lists.
"""

from django.utils.translation import gettext
from django.utils.translation import gettext_noop as _

PACK_TITLES: tuple[str, ...] = (_("Azores 1947"),)
"""Names of the chart packs."""

CHART_TITLES: tuple[str, ...] = (
    _("Raid Chart"),
    _("Pilot and Crew Status"),
    _("Interception"),
    _("Combat Mat"),
    _("Anti-Aircraft Fire"),
    _("Fighter Attack"),
    _("Damage"),
    _("Wounds"),
    _("Landing Weather"),
    _("Landing"),
    _("Bail-Out"),
    _("Rescue at Sea"),
    _("Bomb Run"),
    _("Bombing Results"),
    _("Random Events"),
    _("Serious Wound Resolution"),
    _("Aircraft Display Mats"),
    _("Optional Rules"),
)
"""Heads of the charts."""

AIRCRAFT_NOTES: tuple[str, ...] = (
    _(
        "Six engines, a good load and long range; lightly built, and little "
        "bears below."
    ),
    _(
        "Good load and hard-hitting ventral and tail guns; four engines, short "
        "endurance and a light structure."
    ),
    _("Airliner-built strength and guns all round, the smallest load of the starters."),
    _(
        "Load, strength, engines and endurance together; costs a training sortie "
        "and comes with August."
    ),
    _(
        "The heaviest load and barbettes all round; engine 4 on each side is the "
        "jet; ordinary wings, and its late date leaves few sorties."
    ),
    _(
        "Propeller fighters fire once at long range and fall behind; a wing that "
        "is hard to break; small load, small crew, blind on the beam and below."
    ),
)
"""What is good and bad about a type."""

PROVENANCES: tuple[str, ...] = (
    _("rulebook + public fact + reconstructed"),
    _("rulebook"),
    _(
        "reconstructed (fighter types F8F and P-80 and groups of 2, 3 and 4: "
        "public fact)"
    ),
    _(
        "reconstructed (dice, 26 locations, hit numbers 6 / 5-6 / 4-6 and the "
        "damaged-twice rule: rulebook)"
    ),
    _(
        "reconstructed (type roll 4 = Medium, all DRMs and modified 1 = one hit: "
        "rulebook)"
    ),
    _("reconstructed (1d6 number of hits, natural 6 and Sixth Sense: rulebook)"),
    _("reconstructed (systems, loss conditions and DRMs: rulebook 6.3)"),
    _("reconstructed (results LW, SW, KIA and their effects: rulebook 6.4.4, 6.4.5)"),
    _("reconstructed (good or one of three worse grades worth 1 to 3: rulebook 6.5)"),
    _("reconstructed (outcomes, 18+ and skill, research and deadstick DRMs: rulebook)"),
    _("reconstructed (Parachute -1: rulebook)"),
    _("reconstructed (rafts -4, improved rafts +3: rulebook)"),
    _(
        "reconstructed (on/off target, wounded navigator, PeilG and automatic "
        "misses: rulebook 6.2.1)"
    ),
    _(
        "reconstructed (2d6, columns, DRMs, zero = failure: rulebook 6.2.2, "
        "6.2.4; 0, 20 and 30 seen in play: public fact)"
    ),
    _("reconstructed (trigger, markers and Bounced!: rulebook 6.11, 6.1.4)"),
    _("reconstructed (2d6 gives sorties missed: rulebook 6.4.5)"),
    _(
        "reconstructed (available dates, propeller exception for the Arado, "
        "chaff 2 x 2, nine electronics sets, 24 bombs = +2: rulebook; engine "
        "layout, crew and armament families of Ju 390, Ta 400, He 277, Me 264 "
        "and E 555: public fact about the real projects)"
    ),
    _("reconstructed"),
)
"""Where a chart or a part of it comes from."""


def printed(text: str) -> str:
    """A text of the chart files in the reader's language."""
    return gettext(text) if text else ""
