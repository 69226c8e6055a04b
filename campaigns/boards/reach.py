"""What the interception chart means here: who can reach this zone, and the first 12."""

from django.utils.translation import gettext as _

from campaigns.rules.pack import Pack
from campaigns.rules.pending import Roll
from campaigns.rules.state import Campaign
from campaigns.words import names, result, table_kind
from campaigns.words.fields import known

type Meant = dict[int, tuple[str, str]]
"""Place of a row to its text and its mark."""


def meant(state: Campaign, asked: Roll, pack: Pack) -> Meant:
    """Rows of the pending roll that mean something else than what is printed."""
    if table_kind(asked.table) != "B1" or state.sortie is None:
        return {}
    zone = int(asked.args.get("zone", state.sortie.zone))
    reach = {"land": pack.land_zones, "carrier": pack.carrier_zones}
    found: Meant = {}
    for place, row in enumerate(pack.table(asked.table).rows):
        if row.low == pack.random_event_roll and not state.sortie.event_seen:
            found[place] = (_("a random event"), "mid")
        elif row.result in reach and zone not in reach[row.result]:
            base = known(names.BASES, row.result)
            text = _("no contact: %(base)s out of reach") % {"base": base}
            found[place] = (text, "none")
        elif row.result in reach:
            found[place] = (result(asked.table, row.result, row.amount), "bad")
    return found
