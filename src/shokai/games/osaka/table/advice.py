"""What speaks for a move and against it, for hints: what is certain to follow, by its meaning for who moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shokai.engine.fields import State
from shokai.games.osaka.rules.cards import COLOUR_NAMES, COLOURS, OF_COLOUR, SYMBOLS, present, worth
from shokai.games.osaka.rules.state import BUY, RESERVE, RESERVE_FARM, TAKE, TAKE_HELD, TOKEN, TURN
from shokai.games.osaka.rules.turn import take_or_reserve, wares_for
from shokai.games.osaka.table.preview import preview_sentences
from shokai.texts import Say

# Of what a preview tells, who moves may mind these; all else is what the move brings.
_MINDED = ("osaka-preview-next-price",)


def advice(s: State, move: int, names: Sequence[str]) -> list[tuple[str, Say]]:
    """Reasons, each with its kind: `brings`, `prepares`, `prevents`, `keeps` or `mind`."""
    told = []
    if s.phase == TURN and move != BUY:
        told += [("prepares", said) for said in _prepared(s, move)]
        told += [("keeps", said) for said in _kept(s, move)]
    told += [(_kind(s, said, names), said) for said in preview_sentences(s, move, names)]
    return told


def _kind(s: State, said: Say, names: Sequence[str]) -> str:
    own = said.args.get("player") == names[s.turn]
    match said.id:
        case "osaka-preview-sale":
            return "brings" if own else "mind"
        case "osaka-preview-at-risk":
            return "mind" if own else "prevents"
        case "osaka-preview-symbols":
            return "keeps"
    return "mind" if said.id in _MINDED else "brings"


def _is_take(move: int) -> bool:
    return move == TAKE_HELD or (move < TOKEN and move % 4 == TAKE)


def _prepared(s: State, move: int) -> Iterator[Say]:
    """Coins for a later purchase, or a card that waits for whoever reserves it."""
    if _is_take(move):
        t = s.clone()
        take_or_reserve(t, move)
        coins, price = worth(t.hand[s.turn]), worth(wares_for(t, s.turn))
        yield Say("osaka-advice-can-buy" if 0 < price <= coins else "osaka-advice-coins", coins=coins, price=price)
    elif move < TOKEN and move % 4 in (RESERVE, RESERVE_FARM):
        yield Say("osaka-advice-reserved")


def _kept(s: State, move: int) -> Iterator[Say]:
    """Goods of one's own that the card could insure."""
    if not _is_take(move):
        return
    taken = present(s.held[s.turn]) if move == TAKE_HELD else 1 << 4 * (move // 4)
    kind = taken.bit_length() // 4
    symbols, colour = SYMBOLS[kind // COLOURS], kind % COLOURS
    if symbols and s.goods[s.turn] & OF_COLOUR[colour]:
        yield Say("osaka-advice-insures", symbols=symbols, colour=COLOUR_NAMES[colour])
