"""What there is to praise in a game of TRADERS OF OSAKA."""

from __future__ import annotations

from collections.abc import Iterable

from shokai.games.osaka.rules.cards import COLOURS, count
from shokai.games.osaka.rules.state import BY_TOKENS, END_TOKENS, TOKEN
from shokai.match.honours import Honour, Passed

HONOURS = (
    # Goods of all four colours sold in one game.
    Honour("osaka-four-colours", "彩", lambda n: n["colours"] == COLOURS),
    # Took the token that ended the game, and won it.
    Honour("osaka-last-token", "締", lambda n: n["ended"] > 0 and n["place"] == 1),
    # Three goods or more insured, and not one lost.
    Honour("osaka-nothing-lost", "潮", lambda n: n["lost"] == 0 and n["insured"] >= 3),
    # Three colours sold on one payday.
    Honour("osaka-three-ships", "三", lambda n: n["at_once"] >= 3),
    # Ten points or more on one payday.
    Honour("osaka-great-payday", "富", lambda n: n["payday"] >= 10),
)


def tally(passed: Iterable[Passed], players: int) -> list[dict[str, int]]:
    """Colours sold, and how many of them at once; the best payday; goods insured and lost; who ended the game."""
    names = ("at_once", "payday", "insured", "lost", "ended")
    counted = [dict.fromkeys(names, 0) for _ in range(players)]
    sold: list[set[int]] = [set() for _ in range(players)]
    for one in passed:
        before, after = one.before, one.after
        # The first tokens are chosen, not earned.
        chosen = TOKEN <= one.step.number < TOKEN + COLOURS and one.step.seat >= 0
        for p, mine in enumerate(counted):
            colours = {c for c in range(COLOURS) if after.tokens[p][c] > before.tokens[p][c] and not chosen}
            sold[p] |= colours
            mine["at_once"] = max(mine["at_once"], len(colours))
            mine["payday"] = max(mine["payday"], after.points[p] - before.points[p])
            saved = max(count(after.insured[p]) - count(before.insured[p]), 0)
            mine["insured"] += saved
            # Goods are sold when ships arrive and sink later: never in one step.
            gone = count(before.goods[p]) - count(after.goods[p]) - saved
            if gone > 0 and not any(after.points[q] > before.points[q] for q in range(players)):
                mine["lost"] += gone
            if after.ended == BY_TOKENS and not before.ended:
                mine["ended"] = int(sum(after.tokens[p]) >= END_TOKENS)
    return [{**mine, "colours": len(sold[p])} for p, mine in enumerate(counted)]
