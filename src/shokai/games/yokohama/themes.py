"""What a puzzle is about, by the kinds of its best move and of the tempting one, as the table of moves has them."""

from __future__ import annotations

from shokai.engine.fields import State
from shokai.games.yokohama.rules.components import MARKER_COUNTRY, TITLE_COUNTRY
from shokai.games.yokohama.rules.ending import country_bonus
from shokai.games.yokohama.rules.harbour import board as port
from shokai.games.yokohama.rules.laboratory import board as laboratory
from shokai.games.yokohama.rules.move_table import BLOCKS, FULFIL, GO, KEEP, MOVE_KINDS, ORDER, PICK, TITLE
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
    if _flag_decides(s, best, tempting):
        return "countries"
    if any(_block(move).first == GO and not s.reach[0] >> (move - GO) & 1 for move in (best, tempting)):
        return "tolls"
    # Who had better decline has a puzzle about what was offered.
    kinds = [_block(move).kind for move in (best, tempting)]
    return next((_THEME_OF[kind] for kind in kinds if kind in _THEME_OF), "placing")


def _block(move: int) -> Moves:
    return BLOCKS[MOVE_KINDS[move]]


def _flag_decides(s: State, best: int, tempting: int) -> bool:
    """Whether the flag that the best move leads to brings an agent or points that the tempting one's does not."""
    own, other = _country(s, best), _country(s, tempting)
    if own is None or other is None or own == other:
        return False
    agent, points = _flag_brings(s, own)
    other_agent, other_points = _flag_brings(s, other)
    return agent > other_agent or points > other_points


def _flag_brings(s: State, country: int) -> tuple[bool, int]:
    """What one more flag of a country brings who decides: an agent or none, and points for sets of countries."""
    flags = s.flags[s.actor]
    before = country_bonus(s, s.actor)
    flags[country] += 1
    points = country_bonus(s, s.actor) - before
    flags[country] -= 1
    return flags[country] % 2 == 1 and s.agents_supply[country] > 0, points


def _country(s: State, move: int) -> int | None:
    """The country of the order, technology or marker that a move is about."""
    block = _block(move)
    at = move - block.first
    if block.first in (KEEP, FULFIL):
        card = s.hand[s.actor][at]
    elif block.first == ORDER:
        card = s.order_row[port(s)][at]
    elif block.first == TITLE:
        title = s.title_row[laboratory(s)][at]
        return TITLE_COUNTRY[title] if title >= 0 else None
    elif block.first == PICK:
        return MARKER_COUNTRY[at] if MARKER_COUNTRY[at] >= 0 else None
    else:
        return None
    return int(s.order_country[card]) if card >= 0 else None
