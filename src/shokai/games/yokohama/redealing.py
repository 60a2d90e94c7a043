"""Other secrets that a player must think possible, put into the whole history of a game: for OpenSpiel."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shokai.engine.fields import State
from shokai.games.yokohama.rules.state import KEEP, ORDER_CARD


def redealt(s: State, steps: list[int], seen_by: Sequence[int], player: int, sampler: Callable[[], float]) -> list[int]:
    """The steps of a game with other secrets of the others; `seen_by` has 0 for a step that everybody saw, else the
    number of the seat that did, from 1.

    Each of the others was dealt two orders and kept one. Cards that everybody has seen since stay where they are; for
    all others any card will do that the player has never seen.
    """
    others = sorted({owner - 1 for owner in seen_by if owner not in (0, player + 1)})
    deals = {p: [i for i, owner in enumerate(seen_by) if owner == p + 1 and steps[i] >= ORDER_CARD] for p in others}
    keeps = {p: [i for i, owner in enumerate(seen_by) if owner == p + 1 and i not in deals[p]] for p in others}
    dealt = {p: [steps[i] - ORDER_CARD for i in deals[p]] for p in others}
    revealed = {card for cards in dealt.values() for card in cards if not s.secret >> card & 1}
    pool = [c for c in range(s.orders_left.bit_length()) if s.orders_left >> c & 1]
    pool += [card for cards in dealt.values() for card in cards if card not in revealed]

    def draw() -> int:
        return pool.pop(int(sampler() * len(pool)) % len(pool))

    for p in others:
        kept = steps[keeps[p][0]] - KEEP if keeps[p] else 0
        known = [card in revealed for card in dealt[p]]
        cards = [card if shown else draw() for card, shown in zip(dealt[p], known, strict=True)]
        if keeps[p] and sampler() < 0.5:
            # Which of the two was kept, the first or the second, is a secret as well.
            cards.reverse()
            steps[keeps[p][0]] = KEEP + 1 - kept
        for i, card in zip(deals[p], cards, strict=True):
            steps[i] = ORDER_CARD + card
    return steps
