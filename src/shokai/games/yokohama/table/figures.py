"""What can be counted about a merchant, for curves over a game: open to everybody, in the order in which it is told."""

from __future__ import annotations

from shokai.games.yokohama.table.sheet import final_sheet
from shokai.games.yokohama.rules.state import AREAS
from shokai.engine.fields import State


def figures(s: State, seat: int) -> dict[str, int]:
    """Numbers that everybody at the table can see; orders in hand are not among them."""
    return {
        "points": s.points[seat],
        # The sheet if the game ended now.
        "total": final_sheet(s, seat)["total"],
        "yen": s.yen[seat],
        "goods": sum(s.goods[seat]),
        "imports": s.imports[seat],
        "assistants": sum(s.men[seat][area] for area in range(AREAS)),
        "buildings": s.shop_areas[seat].bit_count() + sum(s.house_owner[area] == seat for area in range(AREAS)),
        "orders": s.fulfilled[seat].bit_count(),
        "technologies": s.titles[seat].bit_count(),
    }
