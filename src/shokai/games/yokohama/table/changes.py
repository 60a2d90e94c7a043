"""What differs between two states, player by player. Story and preview both read it off here."""

from __future__ import annotations

from typing import cast

from shokai.games.yokohama.table.preview_types import YokohamaChange
from shokai.games.yokohama.rules.components import GOODS
from shokai.engine.fields import State


def deciding(s: State) -> int:
    """The seat that decides: the one whose turn it is, but for the first order, chosen before any turn."""
    return int(s.actor) if s.actor >= 0 else int(s.turn)


# All that a player has and everybody can count, in the order of `_holdings`.
HELD = ("vp", "yen", *GOODS, "import", "agent", "assistant", "shop", "house")


def _holdings(s: State, p: int) -> tuple[int, ...]:
    return (
        s.points[p], s.yen[p], *s.goods[p], s.imports[p], s.agents[p],
        # In hand or in an area: placing and recovering change nothing.
        s.men_hand[p] + sum(s.men[p]),
        s.shops_hand[p], s.houses_hand[p],
    )  # fmt: skip


def change(before: State, after: State, p: int) -> dict[str, int]:
    """What became more or less, by name; buildings are those in hand."""
    was, now = _holdings(before, p), _holdings(after, p)
    if was == now:
        return {}
    return {name: b - a for name, a, b in zip(HELD, was, now, strict=True) if a != b}


def changes(before: State, after: State) -> list[YokohamaChange]:
    """The same for all seats with a change."""
    found = [(p, change(before, after, p)) for p in range(before.players)]
    return [cast(YokohamaChange, {"seat": p, **differences}) for p, differences in found if differences]


def waiting(s: State) -> dict[str, int]:
    """Icons of a reward that are still to be used."""
    icons = {"any": s.any_left, "warehouse": s.warehouse_left, "move": s.moves_left}
    return {icon: n for icon, n in icons.items() if n}
