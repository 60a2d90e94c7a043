"""What a puzzle is about, by the phase it stands in and by what its best move and the tempting one do."""

from __future__ import annotations

from shokai.engine.fields import State
from shokai.games.osaka.rules.payday import token_count
from shokai.games.osaka.rules.state import (
    BUY, END_TOKENS, INSURE, MOVE_KINDS, PAY, RESERVE, RESERVE_FARM, SAVE, TAKE_HELD, TOKENS,
)  # fmt: skip

THEMES = ("ending", "insurance", "reserve", "sailing", "payment", "cards", "tokens")
# A turn is one action here.
WHOLE_TURNS = False

_RESERVES = (RESERVE, RESERVE_FARM, MOVE_KINDS[TAKE_HELD])


def theme(s: State, best: int, tempting: int) -> str:
    """The theme of a decision, by the move that is best and the one that tempts."""
    if s.phase in (INSURE, SAVE):
        return "insurance"
    if s.phase == TOKENS:
        return "tokens"
    if max(token_count(s, p) for p in range(s.players)) >= END_TOKENS - 1:
        return "ending"
    if s.phase == PAY:
        return "payment"
    if MOVE_KINDS[best] in _RESERVES or MOVE_KINDS[tempting] in _RESERVES:
        return "reserve"
    return "sailing" if BUY in (best, tempting) else "cards"
