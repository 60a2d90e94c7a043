"""Places in a list of tables: where the next page of it begins, also when tables have changed in between."""

from __future__ import annotations

import base64
import binascii
import math
from dataclasses import dataclass

from shokai.server.acting import refuse


@dataclass(frozen=True)
class Place:
    """After the table that was changed at this time and has this id."""

    updated: float
    id: str

    def cursor(self) -> str:
        """What a client is told; it means something to us only.

        >>> read_cursor(Place(1763282400.25, "abc").cursor())
        Place(updated=1763282400.25, id='abc')
        """
        return base64.urlsafe_b64encode(f"{self.updated!r} {self.id}".encode()).decode().rstrip("=")


def read_cursor(text: str) -> Place:
    """The place that a cursor names; raises Refusal."""
    try:
        updated, _, id = base64.b64decode(text + "=" * (-len(text) % 4), "-_", validate=True).decode().partition(" ")
        place = Place(float(updated), id)
    except (binascii.Error, ValueError):
        raise refuse("bad-cursor") from None
    if not math.isfinite(place.updated) or not id.isprintable():
        raise refuse("bad-cursor")
    return place
