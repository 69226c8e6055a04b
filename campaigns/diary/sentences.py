"""The diary's own sentences: several wordings of each, none with an exclamation.

What a sentence names stands between percent signs. Counted things come in by
`ngettext`, so that each language can put them into its own number.
"""

from collections.abc import Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_lazy as _

from campaigns.words.results import hits

type Wordings = tuple[Promise, ...]

SENTENCES: Mapping[str, Wordings] = {
    "target.raid": (
        _("The order was a raid on %(name)s, %(place)s, in Zone %(zone)s."),
        _("Target: %(name)s at %(place)s, Zone %(zone)s."),
        _("The briefing named %(name)s, %(place)s, Zone %(zone)s, as the target."),
    ),
    "target.chosen": (
        _("The pilot chose the target himself: %(name)s, %(place)s, Zone %(zone)s."),
        _("%(name)s, %(place)s, in Zone %(zone)s was the pilot’s own choice."),
    ),
    "target.atomic": (
        _("The order was to drop an atomic bomb on %(place)s, Zone %(zone)s."),
        _("Target: %(place)s, Zone %(zone)s, with an atomic bomb."),
    ),
    "target.agent": (
        _("A special mission: an agent was to be dropped beyond %(place)s."),
        _("The order was to bomb %(place)s and to drop an agent in Zone 6."),
    ),
    "target.leaflet": (
        _("A special mission: leaflets over %(place)s, Zone %(zone)s."),
        _("The order was to drop leaflets over %(place)s in Zone %(zone)s."),
    ),
    "target.recon": (
        _("A special mission: photographs of %(place)s, Zone %(zone)s."),
        _("The order was to photograph %(place)s in Zone %(zone)s."),
    ),
    "took-off": (
        _("The %(aircraft)s took off from Lajes with %(load)s."),
        _("Take-off from Lajes in the %(aircraft)s, loaded with %(load)s."),
        _("The %(aircraft)s left Lajes with %(load)s aboard."),
    ),
    "took-off.atomic": (
        _("The %(aircraft)s took off from Lajes with the atomic bomb."),
    ),
    "quiet.out": (
        _("On the way out nothing was met in %(zones)s."),
        _("%(zones)s outward: no contact."),
        _("No fighter was seen in %(zones)s on the way out."),
    ),
    "quiet.home": (
        _("On the way home nothing was met in %(zones)s."),
        _("%(zones)s homeward: no contact."),
        _("No fighter was seen in %(zones)s on the way home."),
    ),
    "fight.out": (
        _("In Zone %(zone)s, outward bound, %(fighters)s attacked."),
        _("Zone %(zone)s, on the way out: intercepted by %(fighters)s."),
        _("On the way out, in Zone %(zone)s, the bomber was met by %(fighters)s."),
    ),
    "fight.home": (
        _("In Zone %(zone)s, homeward bound, %(fighters)s attacked."),
        _("Zone %(zone)s, on the way home: intercepted by %(fighters)s."),
        _("On the way home, in Zone %(zone)s, the bomber was met by %(fighters)s."),
    ),
    "fight.kill": (
        _("No. %(number)s was shot down by %(man)s, %(gun)s."),
        _("%(man)s, %(gun)s, shot down no. %(number)s."),
        _("No. %(number)s went down under the fire of %(man)s, %(gun)s."),
    ),
    "fight.unhurt": (
        _("They scored no hit."),
        _("The bomber was not hit."),
    ),
    "fight.broken": (_("The fight was not over when the bomber was lost."),),
    "flak.in": (
        _("Anti-aircraft fire on the run in was %(weight)s: %(hits)s."),
        _("The run in was made under %(weight)s anti-aircraft fire: %(hits)s."),
        _("Before the run the anti-aircraft fire was %(weight)s: %(hits)s."),
    ),
    "flak.off": (
        _("Leaving the target it was %(weight)s: %(hits)s."),
        _("After the run the anti-aircraft fire was %(weight)s: %(hits)s."),
        _("The way off the target lay under %(weight)s fire: %(hits)s."),
    ),
    "flak.ship": (
        _("A picket ship in Zone %(zone)s fired, %(weight)s: %(hits)s."),
        _("%(weight)s fire came from a ship in Zone %(zone)s: %(hits)s."),
    ),
    "damage": (
        _("Damage: %(list)s."),
        _("What was hit: %(list)s."),
        _("The damage: %(list)s."),
    ),
    "wound.LW": (
        _("%(man)s, %(station)s, was lightly wounded."),
        _("Lightly wounded: %(man)s, %(station)s."),
    ),
    "wound.SW": (
        _("%(man)s, %(station)s, was seriously wounded."),
        _("Seriously wounded: %(man)s, %(station)s."),
    ),
    "wound.KIA": (
        _("%(man)s, %(station)s, was killed."),
        _("Killed: %(man)s, %(station)s."),
    ),
    "wounds.LW": (
        _("Lightly wounded: %(list)s."),
        _("With light wounds: %(list)s."),
    ),
    "wounds.SW": (
        _("Seriously wounded: %(list)s."),
        _("With serious wounds: %(list)s."),
    ),
    "wounds.KIA": (_("Killed: %(list)s."),),
    "controls": (
        _("From then on the %(station)s flew the bomber."),
        _("The %(station)s took over the controls."),
    ),
    "on-target": (
        _("The run was on target: %(percent)s of the bombs fell within 1,000 feet."),
        _("On target; %(percent)s of the load fell within 1,000 feet."),
    ),
    "off-target": (
        _("The run was off target: %(percent)s of the bombs fell within 1,000 feet."),
        _("Off target; %(percent)s of the load fell within 1,000 feet."),
    ),
    "photographs": (
        _("The photographs were taken; they show %(percent)s of what was wanted."),
        _("The cameras ran over the target; result %(percent)s."),
    ),
    "released.leaflets": (
        _("The leaflets were dropped."),
        _("The leaflets went out over the city."),
    ),
    "released.atomic": (_("The atomic bomb was dropped."),),
    "run-automatic": (
        _("No aimed run was possible: %(cause)s."),
        _("The run could not be aimed: %(cause)s."),
    ),
    "not-dropped": (_("Nothing was dropped: %(cause)s."),),
    "jettisoned": (
        _("The bombs were jettisoned."),
        _("The load was thrown off to save the flight."),
    ),
    "turned-back": (
        _("In Zone %(zone)s the bomber turned back: %(cause)s."),
        _("Turned back in Zone %(zone)s: %(cause)s."),
    ),
    "decoys": (_("The decoys drew the fighters off in Zone %(zone)s."),),
    "random-event": (
        _("Of note: %(id)s."),
        _("Entered besides: %(id)s."),
    ),
    "agent-dropped": (_("The agent jumped over Zone %(zone)s."),),
    "agent-lost": (_("The agent could not be dropped any more: %(state)s."),),
    "lost": (
        _("The %(aircraft)s was lost in Zone %(zone)s: %(outcome)s, %(cause)s."),
        _("In Zone %(zone)s the %(aircraft)s was lost: %(outcome)s, %(cause)s."),
    ),
    "lost.plain": (_("The %(aircraft)s was lost in Zone %(zone)s: %(outcome)s."),),
    "lost.base": (_("The %(aircraft)s was destroyed: %(outcome)s."),),
    "all-killed": (_("Nobody aboard lived."),),
    "weather": (
        _("Weather at Lajes: %(weather)s."),
        _("Over Lajes the weather was given as: %(weather)s."),
    ),
    "landing": (
        _("The bomber came down %(where)s: %(result)s."),
        _("%(result)s %(where)s."),
    ),
    "success": (
        _("The sortie counts as a success with %(points)s; the total is %(total)s."),
        _("A success: %(points)s. The running total stands at %(total)s."),
    ),
    "failure": (
        _("The sortie counts as no success; the total is %(total)s."),
        _("No success was entered. The running total stands at %(total)s."),
    ),
    "repair": (
        _("Counted for repair: %(hits)s; the aircraft was %(repair)s."),
        _("With %(hits)s that counted for repair, the aircraft was %(repair)s."),
    ),
    "score": (
        _("Shot down in this sortie: %(list)s."),
        _("Fighters shot down, by man: %(list)s."),
    ),
    "award": (
        _("The pilot received the %(award)s."),
        _("Awarded to the pilot: %(award)s."),
    ),
}


NUMBERS = (
    _("none"), _("one"), _("two"), _("three"), _("four"), _("five"), _("six"),
    _("seven"), _("eight"), _("nine"), _("ten"), _("eleven"), _("twelve"),
)  # fmt: skip


def spelled(number: int) -> str:
    """A small number as a word."""
    return str(NUMBERS[number]) if number < len(NUMBERS) else str(number)


def fates(state: str, number: int) -> str:
    """What became of the fighters that were not shot down."""
    match state:
        case "driven-off":
            said = ngettext(
                "The cover drove off %(number)s of them.",
                "The cover drove off %(number)s of them.",
                number,
            )
        case "damaged":
            said = ngettext(
                "%(number)s broke off damaged.", "%(number)s broke off damaged.", number
            )
        case "slow":
            said = ngettext(
                "%(number)s could not keep up.", "%(number)s could not keep up.", number
            )
        case _:
            said = ngettext(
                "%(number)s left unhurt.", "%(number)s left unhurt.", number
            )
    said %= {"number": spelled(number)}
    return said[:1].upper() + said[1:]


def counted(number: int) -> str:
    """Hits as a word and a number."""
    return hits(number) if number else gettext("no hit")


def scored(number: int) -> str:
    """Hits of the fighters on the bomber."""
    return ngettext(
        "The bomber took %(number)s hit.", "The bomber took %(number)s hits.", number
    ) % {"number": spelled(number)}


def released(number: int) -> str:
    """Chaff against the fire."""
    return ngettext(
        "Chaff was released once.", "Chaff was released from both dispensers.", number
    )


def zones(numbers: list[int]) -> str:
    """Zones by number, as `Zones 2, 3 and 4`."""
    if len(numbers) == 1:
        return gettext("Zone %(zone)s") % {"zone": numbers[0]}
    first, last = ", ".join(map(str, numbers[:-1])), numbers[-1]
    return gettext("Zones %(first)s and %(last)s") % {"first": first, "last": last}
