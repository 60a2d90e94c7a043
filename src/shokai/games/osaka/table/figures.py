"""What can be counted about a trader, for curves over a game: open to everybody, in the order in which it is told."""

from __future__ import annotations

from shokai.games.osaka.rules.cards import COLOURS, count
from shokai.engine.fields import State


def figures(s: State, seat: int) -> dict[str, int]:
    """Numbers that everybody at the table can see; of a hand only how many cards it has."""
    return {
        "points": s.points[seat],
        "hand": count(s.hand[seat]),
        "goods": count(s.goods[seat]) + count(s.insured[seat]),
        "insured": count(s.insured[seat]),
        "tokens": sum(s.tokens[seat][colour] for colour in range(COLOURS)),
    }
