from __future__ import annotations

from typing import TYPE_CHECKING, Any, override

import msgspec
from django.db import models
from psycopg.types.json import Jsonb

if TYPE_CHECKING:
    from collections.abc import Sequence

    from django.db.backends.base.base import BaseDatabaseWrapper


def canonical(value: object) -> bytes:
    """Return the bytes by which two values are compared: keys sorted, no blanks."""
    return msgspec.json.encode(value, order="sorted")


class StructField(models.JSONField):
    """JSONB that msgspec writes and reads back, strictly, as values of one type."""

    def __init__(self, *args: Any, struct: Any = Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        # Made once: to take a union of types apart costs more than to read a value.
        self.reader = msgspec.json.Decoder(struct)

    @override
    def deconstruct(self) -> tuple[str, str, Sequence[Any], dict[str, Any]]:
        """Look like JSONB to migrations: the type is the code's affair."""
        name, _path, args, kwargs = super().deconstruct()
        return name, "django.db.models.JSONField", args, kwargs

    def from_db_value(
        self, value: Any, expression: object, connection: BaseDatabaseWrapper
    ) -> Any:
        """Read what the column holds."""
        del expression, connection
        if value is None:
            return None
        return self.reader.decode(value)

    @override
    def get_db_prep_value(
        self, value: Any, connection: BaseDatabaseWrapper, prepared: bool = False
    ) -> Any:
        """Write a value of the type."""
        if value is None or hasattr(value, "as_sql"):
            return super().get_db_prep_value(value, connection, prepared)
        return Jsonb(value, dumps=canonical)
