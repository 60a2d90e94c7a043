"""Why not? For every move that is not legal: the condition that fails and the rule behind it."""

from __future__ import annotations

from collections.abc import Sequence

from shokai.games.osaka.table.notation import card_name, read_moves
from shokai.match.game import Reason
from shokai.games.osaka.rules import flow
from shokai.games.osaka.rules.cards import (
    CARD, COLOUR_NAMES, COLOURS, FROM_KIND, OF_COLOUR, SYMBOLS, count, number_of, worth,
)  # fmt: skip
from shokai.games.osaka.rules.state import (
    BUY, DISCARD, DONE, INSURE, KEEP, MOVES, PAY, RESERVE_FARM, SAVE, TAKE, TAKE_HELD, TOKEN,
    TOKENS, TURN,
)  # fmt: skip
from shokai.games.osaka.rules.turn import has_stone, wares_for
from shokai.engine.contract import OVER
from shokai.engine.fields import State
from shokai.texts import Refusal, Say


def _why(code: str, section: str, **args: object) -> Reason:
    return Reason(Say(f"osaka-why-{code}", **args), f"osaka-rules-{section}")


def is_legal(s: State, move: int) -> bool:
    """What the rules say, and nobody else."""
    if not 0 <= move < MOVES or s.actor < 0:
        return False
    words = [0]
    flow.legal(s, words)
    return bool(words[0] >> move & 1)


def why_not(s: State, move: int, names: Sequence[str]) -> Reason | None:
    """The reason why a move is not legal; None when it is."""
    if is_legal(s, move):
        return None
    if not 0 <= move < MOVES:
        return Reason(Say("osaka-no-such-move", number=move), "osaka-rules-turn")
    if s.actor == OVER:
        return _why("over", "end")
    if s.actor < 0:
        return _why("dealing", "refill")
    if s.phase == TOKENS:
        return _why("choose-token", "setup")
    if s.phase == TURN:
        return _why_not_in_turn(s, move, names)
    if s.phase == PAY:
        return _why_not_in_payment(s, move)
    return _why_not_in_insurance(s, move)


def _why_not_in_turn(s: State, move: int, names: Sequence[str]) -> Reason:
    kind, p = move // 4, s.turn
    if move < TOKEN and move % 4 != DISCARD:
        if move % 4 == TAKE:
            return _why_not_there(s, kind, names, taking=True)
        if not has_stone(s, p):
            return _why("stone-is-out", "reserve", where="market" if s.held[p] else "farm")
        return _why_not_there(s, kind, names, taking=False, farm=move % 4 == RESERVE_FARM)
    if move < TOKEN:
        return _why("buy-first", "buy")
    if move < KEEP:
        return _why("no-tokens-now", "tokens")
    if move < BUY:
        return _why("no-insurance-now", "insurance")
    if move == BUY:
        price = worth(wares_for(s, p))
        if price == 0:
            return _why("nothing-to-buy", "buy")
        return _why("too-dear", "buy", price=price, coins=worth(s.hand[p]))
    if move == TAKE_HELD:
        return _why("held-in-farm" if s.held_farm[p] else "nothing-reserved", "reserve")
    return _why("no-insurance-now", "insurance") if move == DONE else _why("must-act", "turn")


def _why_not_there(s: State, kind: int, names: Sequence[str], taking: bool, farm: bool = False) -> Reason:
    """A card that is not free where somebody wants to take or reserve it."""
    section = "take" if taking else "reserve"
    for q in range(s.players):
        if (s.held_farm if farm else s.held)[q] == CARD[kind]:
            if q == s.turn:
                return _why("own-stone-on-it", section, card=card_name(kind))
            return _why("reserved", section, card=card_name(kind), player=names[q])
    elsewhere = s.farm + sum(s.held_farm) if not farm else s.market + sum(s.held)
    if number_of(elsewhere, kind):
        code = "lies-in-market" if farm else "lies-in-farm" if taking else "reserve-in-farm"
        return _why(code, section, card=card_name(kind))
    return _why("not-in-farm" if farm else "not-in-market", section, card=card_name(kind))


def _why_not_in_payment(s: State, move: int) -> Reason:
    if move >= TOKEN or move % 4 != DISCARD:
        return _why("pay-first", "buy", due=s.due)
    kind, hand = move // 4, s.hand[s.turn]
    if not number_of(hand, kind):
        return _why("not-in-hand", "buy", card=card_name(kind))
    if kind < s.order:
        return _why("pay-in-order", "buy", card=card_name(kind))
    rest = worth(hand & FROM_KIND[kind])
    return _why("pay-dearer-first", "buy", card=card_name(kind), rest=rest, due=s.due)


def _why_not_in_insurance(s: State, move: int) -> Reason:
    colour, p = COLOUR_NAMES[s.colour], s.actor
    if s.phase == INSURE and move < TOKEN and move % 4 == DISCARD:
        kind = move // 4
        if not number_of(s.hand[p], kind):
            return _why("not-in-hand", "insurance", card=card_name(kind))
        if kind % COLOURS != s.colour:
            return _why("other-colour", "insurance", card=card_name(kind), colour=colour)
        if not SYMBOLS[kind // COLOURS]:
            return _why("no-symbols", "insurance", card=card_name(kind))
        return _why("insure-in-order", "insurance", card=card_name(kind))
    if s.phase == SAVE and KEEP <= move < BUY:
        kind = COLOURS * (move - KEEP) + s.colour
        if not number_of(s.goods[p], kind):
            return _why("no-such-goods", "insurance", card=card_name(kind))
        return _why("save-in-order", "insurance", card=card_name(kind), symbols=s.symbols)
    if s.phase == SAVE:
        return _why("choose-goods", "insurance", colour=colour, symbols=s.symbols)
    if KEEP <= move < BUY:
        return _why("insure-first", "insurance", colour=colour)
    return _why("decide-insurance", "insurance", colour=colour, goods=count(s.goods[p] & OF_COLOUR[s.colour]))


def why_not_text(s: State, text: str, names: Sequence[str]) -> Reason | None:
    """The reason why a typed move is not legal. It may pay or insure with several cards at once."""
    try:
        moves = read_moves(s, text)
    except Refusal as refusal:
        return Reason(refusal.said, "osaka-rules-turn")
    asked, t = s, s.clone()
    for i, move in enumerate(moves):
        reason = why_not(t, move, names)
        if reason:
            # The payment was complete before all named cards were paid: one of them is superfluous.
            laying_down = i > 0 and all(m < TOKEN and m % 4 == DISCARD for m in (moves[i - 1], move))
            if laying_down and asked.phase in (TURN, PAY) and t.phase != PAY:
                return _why("superfluous", "buy", card=card_name(move // 4))
            if laying_down and asked.phase == INSURE and (t.phase != INSURE or t.actor != asked.actor):
                return _why("superfluous-insurance", "insurance", card=card_name(move // 4))
            return reason
        flow.apply(t, move)
    return None
