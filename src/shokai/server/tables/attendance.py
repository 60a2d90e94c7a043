"""Who has been away from a table, and for how long.

It is not stored. A process knows whom it has seen; of anybody else it assumes that they went when it took the table up,
so that a restart makes nobody absent.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterable
from dataclasses import dataclass, field

from shokai.server.tables.chairs import PERSON
from shokai.server.tables.table import Table
from shokai.server.tables.words import refuse


@dataclass
class Attendance:
    """When those who sit at a table were last seen, by a monotonic clock."""

    since: float = field(default_factory=time.monotonic)
    seen: dict[str, float] = field(default_factory=dict)

    def see(self, table: Table, people: Iterable[str | None]) -> None:
        """Some people give a sign of life."""
        now = time.monotonic()
        for person in people:
            if person and table.seats_of(person):
                self.seen[person] = now

    def check_away(self, table: Table, seat: int, present: set[str], seconds: float) -> None:
        """Refuses to replace somebody who is here, or was a moment ago."""
        chair = table.chairs[seat] if seat < table.terms.players else None
        if chair is None or chair.kind != PERSON or chair.person is None or chair.left:
            return
        if chair.person in present:
            raise refuse("still-here", player=chair.name)
        left = self.seen.get(chair.person, self.since) + seconds - time.monotonic()
        if left > 0:
            raise refuse("just-left", player=chair.name, seconds=math.ceil(left))
