"""The Dealer: from a secret seed to the cards of a game, so that anyone can check them afterwards.

Before the game its *commitment* is published, a hash of the seed. After the game the seed is.
Whoever has both can see that the seed was fixed in advance, and that every card came from it.

Each draw has a label: pile, shuffle, cards left. The ticket is a keyed hash of the label, so the
draws of one pile do not depend on when other piles were drawn from, a reshuffled pile has nothing
to do with the one before, and two games with one seed deal alike as long as the piles are alike.

>>> Dealer("7").ticket("osaka", (0, 0, 108), 108)
16
>>> Dealer("7").commitment[:16]
'73ed9e211a3a64d6'
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shokai.match.history import History

_WIDE = 1 << 64


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def commitment_of(seed: str) -> str:
    """What is published of a seed before the game."""
    return hashlib.sha256(b"shokai commitment 1\n" + seed.encode()).hexdigest()


class Dealer:
    """Draws the tickets of one game."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.commitment = commitment_of(seed)
        self._key = hashlib.sha256(b"shokai dealer 1\n" + seed.encode()).digest()

    def ticket(self, game: str, label: tuple[int, ...], total: int) -> int:
        """A ticket from 0 to total - 1 for the draw with this label, each equally likely."""
        # Numbers in the last incomplete round of `total` would favour low tickets: draw again.
        limit = _WIDE - _WIDE % total
        attempt = 0
        while True:
            text = f"{game} {' '.join(map(str, label))} {attempt}"
            number = int.from_bytes(hmac.digest(self._key, text.encode(), "sha256")[:8], "big")
            if number < limit:
                return number % total
            attempt += 1

    def outcome(self, game: str, history: History) -> int:
        """What this dealer deals where a card is to be turned."""
        label, total = history.engine.draw(history.state)
        return history.engine.outcome(history.state, self.ticket(game, label, total))
