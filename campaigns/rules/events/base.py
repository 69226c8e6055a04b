"""The base of all events."""

import msgspec


class EventBase(
    msgspec.Struct, frozen=True, tag_field="event", forbid_unknown_fields=True
):
    """Base of all events."""
