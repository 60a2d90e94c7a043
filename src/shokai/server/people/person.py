"""Somebody who is known here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from shokai.server.people.endings import Proof


@dataclass(frozen=True)
class Person:
    """Somebody who is known here."""

    id: str
    name: str
    account: bool
    epoch: int
    rating: float | None
    games: int
    # Whom the operator has shut out.
    blocked: bool = False
    # The token by which they are known now; None by a cookie.
    token: str | None = None
    # The session that their cookie is of; guests have none.
    session: str | None = None

    @property
    def proof(self) -> Proof:
        """By what they are known."""
        return Proof(self.id, self.epoch, self.token, self.session)

    def told(self) -> dict[str, Any]:
        """What they are told of themselves."""
        return {
            "id": self.id, "name": self.name, "account": self.account, "rating": self.rating, "games": self.games,
        }  # fmt: skip


def person_of(row: Any) -> Person:
    """Somebody from their row of the database."""
    rating = None if row["mu"] is None else round(row["mu"] - 3 * row["sigma"], 2)
    account, blocked = row["account"] is not None, bool(row["blocked"])
    return Person(row["id"], row["name"], account, row["epoch"], rating, row["games"], blocked)
