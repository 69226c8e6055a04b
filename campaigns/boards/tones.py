"""How a row of a chart is marked: bad, mid, good or none.

Never by colour alone: the row's words stand beside it.
"""

from campaigns.words import table_kind

BAD = {
    "out", "fire", "forced-down", "explosion", "blaze", "SW", "KIA", "killed", "crash",
    "lost", "hit", "destroyed-us", "heavy", "storm", "off-target", "interned", "ace",
    "refused", "written-off",
}  # fmt: skip
MID = {
    "runaway", "leak", "flames", "doors-jammed", "bombs-hit", "LW", "rough", "medium",
    "low-cloud", "rain-squalls", "damaged", "veteran",
}  # fmt: skip
NONE = {"superficial", "none", "miss", "failed", "trained"}

# Defensive fire and bombs are ours: what hits is good.
OURS: dict[str, dict[str, str]] = {
    "B2.to_hit": {"miss": "none", "hit": "good"},
    "B2.damage": {"damaged": "mid", "destroyed": "good"},
    "B1": {"none": "none"},
    "B3.hits": {"hits": "bad"},
    "B2a.hits": {"hits": "bad"},
}


def tone(table: str, result: str) -> str:
    """Mark of a result."""
    special = OURS.get(table_kind(table), {})
    if result in special:
        return special[result]
    if table == "B4" and result != "superficial":
        return "bad"
    if result in BAD:
        return "bad"
    if result in MID:
        return "mid"
    return "none" if result in NONE else "good"
