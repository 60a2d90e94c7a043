"""Whether a state can be met in a game: what a position from outside must pass before the rules see it.

Rules check nothing twice: a phase counts on what the phase before has left. So whatever a text says is held
against all of that first. It is not proof that some game leads there, but then every rule finds what it needs.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.osaka.rules.cards import COLOURS, DECK, KINDS, OF_COLOUR, VALUES, count, number_of, worth
from shokai.games.osaka.rules.invariants import broken_invariant
from shokai.games.osaka.rules.payday import somebody_has_end_tokens, token_count
from shokai.games.osaka.rules.seats import seat_after
from shokai.games.osaka.rules.setup import starters
from shokai.games.osaka.rules.state import (
    BY_PASSES, EDO, END, FARM_CARDS, HANDS, INSURE, LAY, PAY, PAYDAY, PHASES, REFILL_CARDS, SAVE, SEATS, START,
    START_COINS, TOKENS, TURN,
)  # fmt: skip
from shokai.games.osaka.rules.tide import is_at_risk, legal_savings
from shokai.games.osaka.rules.turn import legal_payments, wares_for
from shokai.engine.contract import CHANCE, OVER
from shokai.engine.rule import rule

# What does not fit, by the numbers of `impossible`: first the invariants by theirs, then the rest of the
# table, then the phases that do not find what they need.
FAULTS = (
    "", "cards", "pile", "ships", "stones", "market", "points", "tokens", "seats", "actor",
    "top", "passes", "edo", "unused", *(f"phase-{phase}" for phase in PHASES),
)  # fmt: skip
CARDS, MARKET, SEAT, ACTOR, TOP, PASSES, SHIP_IN_EDO, UNUSED, PHASE = 1, 5, 8, 9, 10, 11, 12, 13, 14
assert FAULTS[PHASE] == f"phase-{PHASES[0]}"


@rule
def impossible(s):
    """0, or the number of what does not fit together, an index into FAULTS. The fields are within their bounds."""
    if s.turn >= s.players:
        return SEAT
    for p in range(s.players, SEATS):
        if token_count(s, p) != 0:
            return SEAT
    if not cards_fit(s):
        return CARDS
    broken = broken_invariant(s)
    if broken != 0:
        return broken
    if not top_fits(s):
        return TOP
    # Eight tokens end the game at once, and so does it when everybody has passed.
    if s.phase != END and (s.passes >= s.players or somebody_has_end_tokens(s)):
        return PASSES if s.passes >= s.players else PHASE + s.phase
    if not edo_fits(s):
        return SHIP_IN_EDO
    if not unused_are_zero(s):
        return UNUSED
    if not actor_fits(s):
        return ACTOR
    return 0 if phase_needs(s) else PHASE + s.phase


@rule
def cards_fit(s):
    """All 108 cards are somewhere. Counted kind by kind: a sum of bags could run from one kind into the next."""
    for kind in range(KINDS):
        n = number_of(s.market, kind) + number_of(s.farm, kind) + number_of(s.draw, kind)
        n += number_of(s.discard, kind) + number_of(s.out, kind)
        for p in range(SEATS):
            n += number_of(s.hand[p], kind) + number_of(s.goods[p], kind) + number_of(s.insured[p], kind)
            n += number_of(s.held[p], kind) + number_of(s.held_farm[p], kind)
        if n != number_of(DECK, kind):
            return False
    return True


@rule
def top_fits(s):
    """The card on top of the discard pile is one of its cards."""
    if s.top == 0:
        return s.discard == 0
    return number_of(s.discard, s.top - 1) > 0


@rule
def edo_fits(s):
    """A ship is in Edo from its arrival to the end of the payday, which it brings about."""
    arrived = False
    for colour in range(COLOURS):
        arrived = arrived or s.ships[colour] == EDO
    if s.phase == INSURE or s.phase == SAVE:
        return arrived
    # After a purchase there may be a payday or not; and the eighth token may have ended the game in one.
    return not arrived or s.phase == END or (s.phase == LAY and s.after_lay == PAYDAY)


@rule
def unused_are_zero(s):
    """Every phase leaves what it used at zero, and the next one counts on that."""
    if s.phase != LAY and s.to_market + s.to_farm + s.after_lay != 0:
        return False
    if s.phase != PAY and s.due != 0:
        return False
    if s.phase == INSURE or s.phase == SAVE:
        return True
    return s.asked + s.colour + s.symbols == 0 and (s.phase == PAY or s.order == 0)


@rule
def actor_fits(s):
    """Whether the one acts whom the phase asks."""
    if s.phase == END:
        return s.actor == OVER
    if s.phase <= START:
        return s.actor == CHANCE
    if s.actor < 0:
        return False
    if s.phase == INSURE or s.phase == SAVE:
        return s.asked < s.players and s.actor == seat_after(s, s.turn, s.asked)
    return s.phase == TOKENS or s.actor == s.turn


@rule
def lay_needs(s):
    """Cards to be laid, first to the market and then to the farm, and a pile to draw from."""
    if s.to_market + s.to_farm == 0 or s.pile == 0 or (s.to_market > 0 and s.to_farm < FARM_CARDS):
        return False
    if s.after_lay == HANDS:
        return nobody_has_tokens(s)
    if s.to_market > REFILL_CARDS:
        return False
    # A turn that begins with a refill finds something in the market then.
    if s.after_lay == TURN:
        return s.to_market > 0 or wares_for(s, s.turn) != 0
    return s.after_lay == PAYDAY


@rule
def nobody_has_tokens(s):
    for p in range(s.players):
        if token_count(s, p) != 0:
            return False
    return True


@rule
def tokens_need(s):
    """From the start player clockwise, those before the one who chooses have their tokens."""
    chosen = True
    for i in range(s.players):
        p = seat_after(s, s.turn, i)
        chosen = chosen and p != s.actor
        if token_count(s, p) != chosen:
            return False
    return True


@rule
def pay_needs(s):
    """Something is due, at most for what is bought, and the hand covers it."""
    if s.due < 1 or s.due > worth(wares_for(s, s.turn)) or s.order >= KINDS:
        return False
    return legal_payments(s) != 0


@rule
def insurance_needs(s):
    """Goods at risk, and fewer symbols than goods: with enough, there would be nothing left to ask."""
    if s.colour >= COLOURS or s.order >= VALUES or not is_at_risk(s, s.actor, s.colour):
        return False
    if s.symbols >= count(s.goods[s.actor] & OF_COLOUR[s.colour]):
        return False
    return s.phase == INSURE or (s.symbols > 0 and legal_savings(s) != 0)


@rule
def end_needs(s):
    """Somebody has eight tokens, or all have passed."""
    return s.passes == s.players if s.ended == BY_PASSES else somebody_has_end_tokens(s)


@rule
def phase_needs(s):
    """Whether the phase finds what it needs. Nobody ever waits in those that pass by themselves."""
    if s.phase == LAY:
        return lay_needs(s)
    if s.phase == HANDS:
        return s.pile > 0 and worth(s.hand[s.turn]) < START_COINS and nobody_has_tokens(s)
    if s.phase == START:
        return starters(s) > 1 and nobody_has_tokens(s)
    if s.phase == TOKENS:
        return tokens_need(s)
    if s.phase == PAY:
        return pay_needs(s)
    if s.phase == INSURE or s.phase == SAVE:
        return insurance_needs(s)
    if s.phase == END:
        return end_needs(s)
    return s.phase == TURN
