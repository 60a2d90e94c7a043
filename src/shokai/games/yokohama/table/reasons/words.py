"""Why not? The words that several reasons are made of."""

from __future__ import annotations

from collections.abc import Sequence

from shokai.games.yokohama.table.names import amount, area_name, edition, title_name
from shokai.games.yokohama.rules.movement import CANAL_TOLL
from shokai.engine.fields import State
from shokai.texts import Say


def area(s: State, a: int) -> Say:
    """An area, as the edition on the table has its name."""
    return area_name(a, edition(s))


def title(s: State, t: int) -> Say:
    """A technology, by the same names."""
    return title_name(t, edition(s))


def thing(s: State, icon: str, n: int = 1) -> Say:
    """So many of a thing, in the words of the edition."""
    return amount(icon, n, edition(s))


def paid(s: State, way: int, names: Sequence[str]) -> tuple[str | Say, ...]:
    """Who is paid on a way: the opponents clockwise, and the bank for the Canal."""
    seats = [(s.turn + 1 + i) % s.players for i in range(s.players - 1) if way >> i & 1]
    bank = (Say("yokohama-canal-toll"),) if way & CANAL_TOLL else ()
    return (*(names[q] for q in seats), *bank)
