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
    return {} if was == now else _differences(was, now)


def _differences(was: tuple[int, ...], now: tuple[int, ...]) -> dict[str, int]:
    return {name: b - a for name, a, b in zip(HELD, was, now, strict=True) if a != b}


def holdings(s: State) -> list[tuple[int, ...]]:
    """All that the players have: what a state is compared with more than once."""
    return [_holdings(s, p) for p in range(s.players)]


def changes(before: State, after: State) -> list[YokohamaChange]:
    """The same for all seats with a change."""
    return changes_since(holdings(before), after)


def changes_since(held: list[tuple[int, ...]], after: State) -> list[YokohamaChange]:
    """The same, by what everybody had before."""
    told: list[YokohamaChange] = []
    for p, was in enumerate(held):
        if (now := _holdings(after, p)) != was:
            told.append(cast(YokohamaChange, {"seat": p, **_differences(was, now)}))
    return told


def waiting(s: State) -> dict[str, int]:
    """Icons of a reward that are still to be used."""
    if not (s.any_left or s.warehouse_left or s.moves_left):
        return {}
    icons = {"any": s.any_left, "warehouse": s.warehouse_left, "move": s.moves_left}
    return {icon: n for icon, n in icons.items() if n}
