"""What a puzzle is about, by the kinds of its best move and of the tempting one, as the table of moves has them."""

from __future__ import annotations

from shokai.engine.fields import State
from shokai.games.yokohama.rules.harbour import board
from shokai.games.yokohama.rules.move_table import BLOCKS, FULFIL, GO, KEEP, MOVE_KINDS, ORDER
from shokai.games.yokohama.rules.rows import Moves

# The kinds of moves that belong to each theme; what is not named here is about where to be: placing.
_OF_KINDS = {
    "recall": ("recall", "fetch", "stay"),
    "tolls": ("paying",),
    "orders": ("keep", "fulfil", "order", "second"),
    "technologies": ("learn", "imports", "station", "mill", "university"),
    "boards": ("church", "donate", "customs", "from"),
    "building": ("build", "hire"),
    "achievements": ("achieve",),
    "agents": ("agent", "token", "marker"),
    "goods": ("get", "trade", "good"),
    "route": ("go",),
}
_THEME_OF = {kind: theme for theme, kinds in _OF_KINDS.items() for kind in kinds}
THEMES = ("ending", "countries", *_OF_KINDS, "placing")
# A turn is many decisions, and may be a puzzle as a whole.
WHOLE_TURNS = True


def theme(s: State, best: int, tempting: int) -> str:
    """The theme of a decision, by the move that is best and the one that tempts."""
    if s.turns_left:
        return "ending"
    countries = {_country(s, best), _country(s, tempting)}
    if len(countries - {None}) == 2:
        return "countries"
    if any(_block(move).first == GO and not s.reach[0] >> (move - GO) & 1 for move in (best, tempting)):
        return "tolls"
    # Who had better decline has a puzzle about what was offered.
    kinds = [_block(move).kind for move in (best, tempting)]
    return next((_THEME_OF[kind] for kind in kinds if kind in _THEME_OF), "placing")


def _block(move: int) -> Moves:
    return BLOCKS[MOVE_KINDS[move]]


def _country(s: State, move: int) -> int | None:
    """The country of the order that a move is about."""
    block = _block(move)
    at = move - block.first
    if block.first in (KEEP, FULFIL):
        card = s.hand[s.actor][at]
    elif block.first == ORDER:
        card = s.order_row[board(s)][at]
    else:
        return None
    return int(s.order_country[card]) if card >= 0 else None
