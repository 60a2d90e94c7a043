"""The flow of a game: whose move it is, which moves there are, and what follows from them."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.osaka.rules.cards import count, kind_at, number_of
from shokai.games.osaka.rules.payday import payday
from shokai.games.osaka.rules.refill import go_on_laying, lay
from shokai.games.osaka.rules.setup import (
    choose_token, deal_to_hand, draw_hands, draw_lot, find_start_player, nth_starter, starters, starts,
)  # fmt: skip
from shokai.games.osaka.rules.state import (
    BUY, DONE, HANDS, INSURANCE, INSURE, KEEP, LAY, LOT, NEXT, NOBODY, PASS, PAY, PAYDAY, SAVE,
    START, TOKEN, TOKENS, TURN,
)  # fmt: skip
from shokai.games.osaka.rules.tide import (
    ask_for_insurance, insure_with, legal_insurance, legal_savings, no_more_insurance, save_good,
)  # fmt: skip
from shokai.games.osaka.rules.turn import (
    await_action, legal_actions, legal_payments, next_turn, pass_turn, pay, start_buying, take_or_reserve,
)  # fmt: skip
from shokai.engine.contract import OVER
from shokai.engine.rule import rule


@rule
def legal(s, words):
    """See the contract."""
    if s.phase == TURN:
        words[0] = legal_actions(s)
    elif s.phase == PAY:
        words[0] = legal_payments(s)
    elif s.phase == INSURE:
        words[0] = legal_insurance(s)
    elif s.phase == SAVE:
        words[0] = legal_savings(s)
    elif s.phase == TOKENS:
        words[0] = 15 << TOKEN
    else:
        words[0] = 0


@rule
def apply(s, move):
    """See the contract."""
    kind = move // 4
    if s.phase == TURN:
        s.actor = NOBODY
        if move != PASS:
            s.passes = 0
        if move == BUY:
            start_buying(s)
        elif move == PASS:
            pass_turn(s)
        else:
            take_or_reserve(s, move)
    elif s.phase == PAY:
        pay(s, kind)
    elif s.phase == TOKENS:
        choose_token(s, move - TOKEN)
    elif s.phase == SAVE:
        save_good(s, move - KEEP)
    elif move == DONE:
        no_more_insurance(s)
    else:
        insure_with(s, kind)
    settle(s)


@rule
def deal(s, result):
    """See the contract."""
    if s.phase == START:
        draw_lot(s, result)
    else:
        s.draw -= 1 << 4 * result
        s.pile -= 1
        if s.phase == HANDS:
            deal_to_hand(s, result)
        else:
            lay(s, result)
        settle(s)


@rule
def settle(s):
    """Goes on until somebody must decide, chance must act, or the game is over."""
    while s.actor == NOBODY:
        if s.phase == LAY:
            go_on_laying(s)
        elif s.phase == NEXT:
            next_turn(s)
        elif s.phase == TURN:
            await_action(s)
        elif s.phase == PAYDAY:
            payday(s)
        elif s.phase == INSURANCE:
            ask_for_insurance(s)
        elif s.phase == HANDS:
            draw_hands(s)
        elif s.phase == START:
            find_start_player(s)
        else:
            s.actor = OVER


@rule
def tickets(s):
    """See the contract. A card of the pile, or a lot for each player level for the start."""
    return starters(s) if s.phase == START else count(s.draw)


@rule
def outcome(s, ticket):
    """See the contract."""
    return LOT + nth_starter(s, ticket) if s.phase == START else kind_at(s.draw, ticket)


@rule
def weight(s, result):
    """See the contract."""
    if s.phase == START:
        return 1 if result >= LOT and result - LOT < s.players and starts(s, result - LOT) else 0
    return number_of(s.draw, result) if result < LOT else 0


@rule
def draw_label(s, label):
    """See the contract. Pile 0 is the draw pile, pile 1 the lots for the start."""
    label[0] = 1 if s.phase == START else 0
    label[1] = s.shuffles
    label[2] = 0 if s.phase == START else count(s.draw)
