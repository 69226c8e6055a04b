"""The exact figures beside a choice, in words."""

from collections.abc import Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext as _now
from django.utils.translation import gettext_lazy as _

from campaigns.rules.weighing import Measure
from campaigns.words.fields import known
from campaigns.words.figures import figure

MEASURES: Mapping[str, Promise] = {
    "chance-no-hit": _("no hit %(value)s"),
    "mean-hits": _("%(value)s hits on average"),
    "mean-hits-spared": _("spares %(value)s hits on average"),
    "chance-driven-off": _("%(value)s to drive one off"),
    "chance-pilot-lives": _("the pilot lives %(value)s"),
    "chance-pilot-free": _("and stays free %(value)s"),
    "chance-better": _("a better result %(value)s"),
    "chance-worse": _("a worse one %(value)s"),
    "mean-percent": _("%(value)s on average"),
    "chance-rescued": _("rescued %(value)s"),
    "chance-on-target": _("on target %(value)s"),
    "mean-shot-down": _("shot down by the best guns %(value)s"),
    "sure-bomber-first": _("from the next fight on the bomber fires first"),
    "mean-flak-hits": _("hits of heavy flak without chaff %(value)s"),
    "chance-good-landing": _("good landing at base %(value)s"),
    "mean-carrier-fighters": _("carrier fighters in a zone %(value)s"),
    "chance-struck-behind": _("a fighter behind hits at close range %(value)s"),
    "chance-bay-explodes": _("a hit explodes the load %(value)s"),
    "mean-load": _("what the load scores if it is dropped %(value)s"),
    "chance-copilot-lands": _("good landing by the co-pilot %(value)s"),
    "chance-promoted": _("promotion %(value)s"),
    "chance-safe-jump": _("a man lives through a jump %(value)s"),
    "chance-gun-out": _("a hit silences a gun %(value)s"),
    "chance-on-target-mended": _("on target after a hit on the altimeter %(value)s"),
    "mean-percent-on-target": _("result on target %(value)s"),
    "mean-heavy-attack": _("hits of a heavily armed fighter that scores %(value)s"),
    "chance-achieved": _("achieved at the end of the month %(value)s"),
    "chance-fire-downs": _("an engine fire brings us down %(value)s"),
    "chance-rescued-zone-3": _("rescued after ditching in Zone 3 %(value)s"),
    "chance-tank-downs": _("a hit on a tank brings us down %(value)s"),
    "sure-slots-earlier": _("to be had %(value)s slots earlier"),
    "sure-spare-fuel": _("fuel to spare %(value)s"),
    "sure-interceptions": _("interception rolls %(value)s"),
    "mean-fighters-come": _("fighters on average %(value)s"),
    "sure-bombs": _("bombs %(value)s"),
    "sure-endurance": _("boxes of fuel %(value)s"),
    "sure-engines": _("engines %(value)s"),
    "sure-guns": _("gun positions %(value)s"),
    "sure-crew": _("crew %(value)s"),
    "sure-ammo": _("boxes of ammunition %(value)s"),
    "sure-covered": _("places where a gun bears %(value)s"),
    "mean-fire-power": _("firepower of a gun %(value)s"),
    "sure-airframe": _("airframe boxes %(value)s"),
    "sure-wing-root": _("boxes of a wing root %(value)s"),
    "sure-rudder": _("rudder boxes %(value)s"),
    "sure-tailplane": _("boxes of a tailplane %(value)s"),
    "sure-propellers-leave": _("propeller fighters fall behind after one round"),
    "sure-propellers-stay": _("propeller fighters no longer fall behind"),
    "chance-hits-down": _("this attack brings us down %(value)s"),
    "chance-hits-pilot": _("it wounds the pilot %(value)s"),
}
"""Measure id to its words; chances are percentages, means plain numbers."""

SCORES = ("mean-percent", "mean-percent-on-target", "mean-load")
"""Means that are percentage points of a target."""


EDGE = 0.1
"""Chances so near to never and to always are told with one decimal."""


def measures_text(measures: tuple[Measure, ...]) -> str:
    """All measures of a choice in one line, empty when there are none."""
    return ", ".join(measure_text(measure) for measure in measures)


def measure_text(measure: Measure) -> str:
    """One measure in words; where the choice changes a figure, from what to what."""
    shown = _shown(measure.id, measure.value)
    if measure.before is not None:
        now = _shown(measure.id, measure.before)
        shown = _now("%(now)s\N{NO-BREAK SPACE}→ %(then)s") % {
            "now": now,
            "then": shown,
        }
    return str(known(MEASURES, measure.id)) % {"value": shown}


def _shown(id_: str, value: float) -> str:
    kind = id_.partition("-")[0]
    if kind == "chance":
        edge = 0 < value < EDGE or 1 - EDGE < value < 1
        return f"{figure(100 * value, 1 if edge else 0)} %"
    told = figure(value, 1 if value and kind == "mean" else 0)
    return f"{told} %" if id_ in SCORES else told
