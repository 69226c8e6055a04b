"""The base of all steps."""

import msgspec


class StepBase(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="step"
):
    """Base of all steps."""
