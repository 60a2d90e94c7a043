"""The state of a game: its field table, the phases of a turn, and the numbers of the moves."""

from __future__ import annotations

from shokai.games.osaka.rules.cards import COMPONENTS, COINS, DECK, KINDS
from shokai.engine.fields import Field, FieldTable

SEATS = 4

# The track. Ships sail from Osaka to Edo; on the waves before Edo they can sink.
TRACK: tuple[str, ...] = tuple(space["name"] for space in COMPONENTS["track"])
_KINDS = [space["kind"] for space in COMPONENTS["track"]]
OSAKA = _KINDS.index("home")
ANORI = _KINDS.index("anchor")
EDO = _KINDS.index("goal")
FIRST_WAVE = _KINDS.index("wave")

MARKET_CARDS: int = COMPONENTS["numbers"]["market"]
FARM_CARDS: int = COMPONENTS["numbers"]["farm"]
REFILL_CARDS: int = COMPONENTS["numbers"]["refill"]
START_COINS: int = COMPONENTS["numbers"]["start_coins"]
COINS_A_POINT: int = COMPONENTS["numbers"]["coins_a_point"]
END_TOKENS: int = COMPONENTS["numbers"]["end_tokens"]

# Phases. Somebody decides in TOKENS, TURN, PAY, INSURE and SAVE; chance acts in LAY, HANDS and
# START; the others pass by themselves.
LAY, HANDS, START, TOKENS, TURN, PAY, PAYDAY, INSURANCE, INSURE, SAVE, NEXT, END = range(12)
PHASES = (
    "lay", "hands", "start", "tokens", "turn", "pay",
    "payday", "insurance", "insure", "save", "next", "end",
)  # fmt: skip

# `actor` while nobody has been asked yet; seats and the contract's CHANCE and OVER are the rest.
NOBODY = -3

# Why the game ended.
RUNNING, BY_TOKENS, BY_PASSES = range(3)
END_REASONS = ("", "tokens", "exhausted")

# The moves. A card of a kind taken, reserved or discarded is number 4 * kind + verb, so that the
# kinds present in a bag are, shifted by the verb, the bits of the moves that they allow.
TAKE, RESERVE, RESERVE_FARM, DISCARD = range(4)
TOKEN = 4 * KINDS  # TOKEN + colour: take a token at the start
KEEP = TOKEN + 4  # KEEP + value: insure a good of that value
BUY = KEEP + len(COINS)
TAKE_HELD = BUY + 1  # take the card under one's own stone
DONE = TAKE_HELD + 1  # no (more) insurance
PASS = DONE + 1
MOVES = PASS + 1
# Kinds of decisions: the four verbs of cards, then one for each further block of moves.
MOVE_KINDS = tuple(
    m % 4 if m < TOKEN else 4 + sum(m >= first for first in (KEEP, BUY, TAKE_HELD, DONE, PASS)) for m in range(MOVES)
)

# Chance: a card of a kind comes from the draw pile, or a seat becomes start player by lot.
LOT = KINDS
OUTCOMES = KINDS + SEATS

_EVERY_CARD = DECK

FIELDS = FieldTable(
    "osaka",
    Field("players", (), "i1", 2, SEATS, "how many play"),
    Field("actor", (), "i1", NOBODY, SEATS - 1, "the seat that decides, CHANCE or OVER"),
    Field("turn", (), "u1", 0, SEATS - 1, "the active player; at the start, who draws a hand"),
    Field("phase", (), "i1", 0, END, "the phase of the turn"),
    Field("after_lay", (), "i1", 0, END, "the phase that follows when all cards are laid"),
    Field("to_market", (), "i1", 0, MARKET_CARDS, "cards still to be drawn to the market"),
    Field("to_farm", (), "i1", 0, FARM_CARDS, "cards still to be drawn to the farm"),
    Field("market", (), "i8", 0, _EVERY_CARD, "bag: market cards without a stone"),
    Field("farm", (), "i8", 0, _EVERY_CARD, "bag: farm cards without a stone"),
    Field("held", (SEATS,), "i8", 0, _EVERY_CARD, "bag: the market card under each one's stone"),
    Field("held_farm", (SEATS,), "i8", 0, _EVERY_CARD, "bag: the farm card under each one's stone"),
    Field("draw", (), "i8", 0, _EVERY_CARD, "bag: the draw pile and the cards drawn unseen from it"),
    Field("pile", (), "i1", 0, 108, "how many cards the draw pile has"),
    Field("shuffles", (), "i2", 0, 9999, "how often the discard pile became the draw pile"),
    Field("discard", (), "i8", 0, _EVERY_CARD, "bag: the discard pile"),
    Field("top", (), "i1", 0, KINDS, "the kind on top of the discard pile + 1; 0 when it is empty"),
    Field("out", (), "i8", 0, _EVERY_CARD, "bag: cards out of the game for good, under traders"),
    Field("ships", (4,), "i1", OSAKA, EDO, "the space of each colour's ship"),
    Field("hand", (SEATS,), "i8", 0, _EVERY_CARD, "bag: each one's hand"),
    Field("goods", (SEATS,), "i8", 0, _EVERY_CARD, "bag: each one's goods that are not insured"),
    Field("insured", (SEATS,), "i8", 0, _EVERY_CARD, "bag: each one's insured goods"),
    Field("tokens", (SEATS, 4), "i1", 0, 99, "each one's tokens of each colour"),
    Field("points", (SEATS,), "i2", 0, 999, "each one's victory points"),
    Field("due", (), "i2", -4, 336, "coins still to be paid for the market"),
    Field("order", (), "u1", 0, KINDS, "the first kind or value that may still be named"),
    Field("asked", (), "i1", 0, SEATS, "how many players have had their say on insurance"),
    Field("colour", (), "i1", 0, 4, "the sunk colour that is being insured"),
    Field("symbols", (), "i1", 0, 22, "insurance symbols laid down and not used yet"),
    Field("passes", (), "i1", 0, SEATS, "players in a row who could do nothing"),
    Field("ended", (), "i1", 0, BY_PASSES, "why the game is over; 0 while it goes on"),
    module=__name__,
)
