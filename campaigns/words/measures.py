"""The exact figures beside a choice, in words."""

from collections.abc import Mapping

from django.utils.functional import Promise
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
    "chance-lower-row": _("%(value)s for a lower row"),
    "chance-higher-row": _("%(value)s for a higher row"),
    "mean-percent": _("%(value)s %% on average"),
    "chance-rescued": _("rescued %(value)s"),
    "chance-on-target": _("on target %(value)s"),
}
"""Measure id to its words; chances are percentages, means plain numbers."""


def measures_text(measures: tuple[Measure, ...]) -> str:
    """All measures of a choice in one line, empty when there are none."""
    return ", ".join(measure_text(measure) for measure in measures)


def measure_text(measure: Measure) -> str:
    """One measure in words."""
    chance = measure.id.startswith("chance-")
    shown = f"{figure(100 * measure.value)} %" if chance else figure(measure.value, 1)
    return str(known(MEASURES, measure.id)) % {"value": shown}
