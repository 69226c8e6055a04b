"""The bases of all steps."""

import msgspec


class StepBase(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="step"
):
    """Base of all steps."""


class RepeatableBase(StepBase, frozen=True, kw_only=True):
    """6.11 Base of the throws that may be made again; `throw` counts them from 1."""

    throw: int = 1
