"""The black tide (rulebook, "Verlust in der schwarzen Strömung" and "Versicherung")."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.osaka.rules.cards import CARD, COLOURS, OF_COLOUR, SYMBOLS, VALUES, count, number_of
from shokai.games.osaka.rules.piles import discard
from shokai.games.osaka.rules.seats import seat_after
from shokai.games.osaka.rules.state import (
    ANORI, DISCARD, DONE, EDO, FIRST_WAVE, INSURANCE, INSURE, KEEP, NEXT, NOBODY, OSAKA, SAVE,
)  # fmt: skip
from shokai.engine.rule import rule


@rule
def sinks(s, colour):
    """On a payday every ship on the waves is lost, whoever has goods for it."""
    return FIRST_WAVE <= s.ships[colour] < EDO


@rule
def may_insure_with(s, p, colour, value):
    """Whether a hand card of this colour and value can be laid down as insurance."""
    return SYMBOLS[value] > 0 and number_of(s.hand[p], COLOURS * value + colour) > 0


@rule
def is_at_risk(s, p, colour):
    """Whether a player has goods that would go down with a ship."""
    # Ruling Q7: only goods of a sinking colour, only now. Goods insured before are safe (Q8).
    return sinks(s, colour) and s.goods[p] & OF_COLOUR[colour] != 0


@rule
def ask_for_insurance(s):
    """From the active player clockwise, each for every sunk colour; then the ships go down.

    Who has goods at risk is asked, also without a card to insure them: whether somebody is asked
    must not tell the others what is in a hand.
    """
    # Q9: one after another, and whoever comes later has seen what was laid down before. Q20: everybody is asked who
    # has goods at risk, even without a card to insure them: being asked must not tell what is in a hand.
    while s.asked < s.players:
        p = seat_after(s, s.turn, s.asked)
        while s.colour < COLOURS:
            if is_at_risk(s, p, s.colour):
                s.actor = p
                s.phase = INSURE
                s.order = VALUES - 1
                s.symbols = 0
                return
            s.colour += 1
        s.colour = 0
        s.asked += 1
    sink_ships(s)


@rule
def legal_insurance(s):
    """Lay down another card with symbols, or none. Cards with most symbols come first, and no
    more cards than there are goods to save: each choice of cards can be made in one order."""
    # Q19: no further card once all goods of the colour are saved.
    moves = 1 << DONE
    for value in range(s.order + 1):
        if may_insure_with(s, s.actor, s.colour, value):
            moves |= 1 << (4 * (COLOURS * value + s.colour) + DISCARD)
    return moves


@rule
def insure_with(s, kind):
    """A hand card is discarded for its symbols; each saves one good of the card's colour."""
    p = s.actor
    s.hand[p] -= CARD[kind]
    discard(s, CARD[kind])
    s.symbols += SYMBOLS[kind // COLOURS]
    s.order = kind // COLOURS
    goods = s.goods[p] & OF_COLOUR[s.colour]
    if s.symbols >= count(goods):
        # Everything is saved; symbols left over lapse.
        s.goods[p] -= goods
        s.insured[p] += goods
        end_of_colour(s)


@rule
def no_more_insurance(s):
    """ "Darf": insurance is voluntary (ruling Q6)."""
    if s.symbols > 0:
        choose_goods(s)
    else:
        end_of_colour(s)


@rule
def choose_goods(s):
    """Fewer symbols than goods: the player names the goods to save."""
    # Q21: as many goods as there are symbols; which ones is free.
    s.phase = SAVE
    s.order = 0


@rule
def legal_savings(s):
    """Goods are named from the dearest to the cheapest; those left must suffice for the symbols."""
    goods = s.goods[s.actor] & OF_COLOUR[s.colour]
    left = count(goods)
    moves = 0
    for value in range(VALUES):
        n = number_of(goods, COLOURS * value + s.colour)
        if value >= s.order and n > 0 and left >= s.symbols:
            moves |= 1 << (KEEP + value)
        left -= n
    return moves


@rule
def save_good(s, value):
    """One good is turned: it can no longer be lost, until it is sold."""
    card = CARD[COLOURS * value + s.colour]
    s.goods[s.actor] -= card
    s.insured[s.actor] += card
    s.order = value
    s.symbols -= 1
    if s.symbols == 0:
        end_of_colour(s)


@rule
def end_of_colour(s):
    """On to the player's next sunk colour, or to the next player."""
    s.symbols = 0
    s.order = 0
    s.colour += 1
    s.phase = INSURANCE
    s.actor = NOBODY


@rule
def sink_ships(s):
    """Goods of sunk colours are lost unless insured; step 4: the ships return."""
    for colour in range(COLOURS):
        if sinks(s, colour):
            for p in range(s.players):
                discard(s, s.goods[p] & OF_COLOUR[colour])
                s.goods[p] &= ~OF_COLOUR[colour]
            s.ships[colour] = ANORI
        elif s.ships[colour] == EDO:
            s.ships[colour] = OSAKA
    s.asked = 0
    s.phase = NEXT
