"""Places in a list of tables: where the next page of it begins, also when tables have changed in between."""

from __future__ import annotations

import base64
import binascii
import math
from dataclasses import dataclass

from shokai.server.tables.words import refuse

# Of which a host would have a million tables or more.
LAST_TURN = 1_000_000


@dataclass(frozen=True)
class Place:
    """After the table of that turn of the hosts that was changed at this time and has this id."""

    turn: int
    updated: float
    id: str

    def cursor(self) -> str:
        """What a client is told; it means something to us only.

        >>> read_cursor(Place(2, 1763282400.25, "abc").cursor())
        Place(turn=2, updated=1763282400.25, id='abc')
        """
        return base64.urlsafe_b64encode(f"{self.turn} {self.updated!r} {self.id}".encode()).decode().rstrip("=")


def read_cursor(text: str) -> Place:
    """The place that a cursor names; raises Refusal."""
    try:
        said = base64.b64decode(text + "=" * (-len(text) % 4), "-_", validate=True).decode()
        turn, updated, id = said.split(" ", 2)
        place = Place(int(turn), float(updated), id)
    except (binascii.Error, ValueError):
        raise refuse("bad-cursor") from None
    if not 0 <= place.turn <= LAST_TURN or not math.isfinite(place.updated) or not id.isprintable():
        raise refuse("bad-cursor")
    return place
