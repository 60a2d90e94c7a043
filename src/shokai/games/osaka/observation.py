"""The observation of TRADERS OF OSAKA.

Every card in a hand lay open before it was taken. The memory view therefore has all hands, and what the draw
pile can still bring; the table view has the own hand, and of the others how many cards they hold.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from math import prod

from shokai.games.osaka.rules.cards import COLOURS, COPIES, DECK, KINDS, VALUES, count, worth
from shokai.games.osaka.rules.seats import seat_after
from shokai.games.osaka.rules.state import EDO, INSURE, KEEP, MOVES, PAY, SAVE, SEATS, TOKEN, TOKENS, TURN
from shokai.games.osaka.rules.turn import wares_for
from shokai.engine.rule import rule
from shokai.sight.pieces import BYTE, Piece, Pieces

_MOST = max(COPIES)
_CARDS = count(DECK)

PIECES = Pieces(
    Piece("players", (3,), 1, "2, 3 or 4 play", fixed=True),
    Piece("phase", (5,), 1, "what is decided: the first token, an action, a payment, insurance, goods to save"),
    Piece("actor", (SEATS,), 1, "who decides"),
    Piece("turn", (SEATS,), 1, "whose turn it is"),
    Piece("ships", (COLOURS, EDO + 1), 1, "the space of each colour's ship"),
    Piece("market", (KINDS,), _MOST, "market cards without a stone, of each kind", scale=2),
    Piece("farm", (KINDS,), _MOST, "farm cards without a stone", scale=2),
    Piece("held", (SEATS, KINDS), 1, "the market card under each one's stone"),
    Piece("held_farm", (SEATS, KINDS), 1, "the farm card under each one's stone"),
    Piece("hand", (SEATS, KINDS), _MOST, "hands; in the table view only the own", scale=3),
    Piece("hand_size", (SEATS,), _CARDS, "cards in hand", scale=15),
    Piece("coins", (SEATS,), BYTE, "what hands are worth; in the table view only the own", scale=50),
    Piece("goods", (SEATS, KINDS), _MOST, "goods that are not insured", scale=2),
    Piece("insured", (SEATS, KINDS), _MOST, "insured goods", scale=2),
    Piece("tokens", (SEATS, COLOURS), 99, "tokens of each colour", scale=2),
    Piece("points", (SEATS,), BYTE, "victory points", scale=20),
    Piece("price", (SEATS,), BYTE, "what the market costs each one", scale=15),
    Piece("due", (1,), BYTE, "coins still to be paid", scale=15),
    Piece("named", (1,), KINDS, "the first kind or value that may still be named", scale=8),
    Piece("colour", (COLOURS,), 1, "the sunk colour that is being insured"),
    Piece("symbols", (1,), 22, "insurance symbols laid down and not used yet", scale=2),
    Piece("passes", (1,), SEATS, "players in a row who could do nothing", scale=2),
    Piece("pile", (1,), _CARDS, "cards in the draw pile", scale=80),
    Piece("discarded", (1,), _CARDS, "cards in the discard pile", scale=30),
    Piece("top", (KINDS,), 1, "the kind on top of the discard pile"),
    Piece("unseen", (KINDS,), _MOST, "cards that can still come from the draw pile", scale=8, remembered=True),
    Piece("discard", (KINDS,), _MOST, "all cards of the discard pile", scale=5, remembered=True),
)
PRIVATE = ("hand", "coins")
FEATURES, FIXED = PIECES.size, PIECES.fixed_size
(
    PLAYERS, PHASE, ACTOR, WHOSE_TURN, SHIPS, MARKET, FARM, HELD, HELD_FARM, HAND, HAND_SIZE, HAND_COINS,
    GOODS, INSURED, TOKENS_OWNED, POINTS, PRICE, DUE, NAMED, COLOUR, SYMBOLS_LEFT, PASSES, PILE, DISCARDED,
    TOP, UNSEEN, DISCARD,
) = PIECES.places  # fmt: skip
assert VALUES * COLOURS == KINDS


@rule
def show_bag(out, at, bag):
    """How many cards of each kind."""
    for kind in range(KINDS):
        out[at + kind] = (bag >> 4 * kind) & 15


@rule
def show_phase(s, out):
    """What is being decided, and all that the question is about."""
    if s.phase == TOKENS:
        out[PHASE] = 1
    elif s.phase == TURN:
        out[PHASE + 1] = 1
    elif s.phase == PAY:
        out[PHASE + 2] = 1
    elif s.phase == INSURE:
        out[PHASE + 3] = 1
    elif s.phase == SAVE:
        out[PHASE + 4] = 1
    if s.phase == INSURE or s.phase == SAVE:
        out[COLOUR + s.colour] = 1
    out[DUE] = min(max(s.due, 0), BYTE)
    out[NAMED] = s.order
    out[SYMBOLS_LEFT] = s.symbols
    out[PASSES] = s.passes


@rule
def show_trader(s, i, p, seen, out):
    """The trader on seat `p`, who sits `i` places after the one who looks."""
    if s.actor == p:
        out[ACTOR + i] = 1
    if s.turn == p:
        out[WHOSE_TURN + i] = 1
    show_bag(out, HELD + KINDS * i, s.held[p])
    show_bag(out, HELD_FARM + KINDS * i, s.held_farm[p])
    show_bag(out, GOODS + KINDS * i, s.goods[p])
    show_bag(out, INSURED + KINDS * i, s.insured[p])
    for colour in range(COLOURS):
        out[TOKENS_OWNED + COLOURS * i + colour] = s.tokens[p][colour]
    out[POINTS + i] = min(s.points[p], BYTE)
    out[PRICE + i] = min(worth(wares_for(s, p)), BYTE)
    out[HAND_SIZE + i] = count(s.hand[p])
    if seen:
        show_bag(out, HAND + KINDS * i, s.hand[p])
        out[HAND_COINS + i] = min(worth(s.hand[p]), BYTE)


@rule
def show_fixed(s, out):
    """See the template."""
    for k in range(FIXED):
        out[k] = 0
    out[PLAYERS + s.players - 2] = 1


@rule
def show_rest(s, seat, memory, out):
    """See the template."""
    for k in range(FIXED, FEATURES):
        out[k] = 0
    show_phase(s, out)
    for colour in range(COLOURS):
        out[SHIPS + (EDO + 1) * colour + s.ships[colour]] = 1
    show_bag(out, MARKET, s.market)
    show_bag(out, FARM, s.farm)
    for i in range(s.players):
        p = seat_after(s, seat, i)
        show_trader(s, i, p, i == 0 or memory != 0, out)
    out[PILE] = s.pile
    out[DISCARDED] = count(s.discard)
    if s.top > 0:
        out[TOP + s.top - 1] = 1
    if memory != 0:
        show_bag(out, UNSEEN, s.draw)
        show_bag(out, DISCARD, s.discard)


@rule
def secret_of(s):
    """See the template. Everything is dealt and done openly."""
    return -1


def held(view, player):
    """See the template."""
    return view["traders"][player]["hand"]


@rule
def holders(s, colour):
    """How many have a token of a colour."""
    having = 0
    for p in range(s.players):
        if s.tokens[p][colour] > 0:
            having += 1
    return having


@rule
def at_home(s):
    """See the template. A network that has settled on one colour for everybody's first token, which is colour 0, knows
    positions in which everybody has a token of that colour.

    Where everybody has tokens of some colour, that takes its place. Else each seat's most common colour does in turn,
    so that nobody is a stranger in all of them.
    """
    with_tokens = 0
    for p in range(s.players):
        with_tokens += min(s.tokens[p][0] + s.tokens[p][1] + s.tokens[p][2] + s.tokens[p][3], 1)
    names = 0
    for colour in range(COLOURS):
        if holders(s, colour) == with_tokens:
            names |= 1 << (COLOURS - colour) % COLOURS
    if names == 0:
        for p in range(s.players):
            most = 0
            for colour in range(COLOURS):
                if s.tokens[p][colour] > 0:
                    most = max(most, holders(s, colour))
            for colour in range(COLOURS):
                if s.tokens[p][colour] > 0 and holders(s, colour) == most:
                    names |= 1 << (COLOURS - colour) % COLOURS
    return names


def other_names():
    """See the template. The four colours are alike, and each takes every other's place once.

    Only `named`, where a payment has got to in the order of kinds, is left as it is.
    """
    return [_colours_moved_on(by) for by in range(1, COLOURS)]


def _colours_moved_on(by):
    def kind_called(kind):
        return kind // COLOURS * COLOURS + (kind + by) % COLOURS

    places = []
    for piece, at in zip(PIECES.pieces, PIECES.places, strict=True):
        numbers = list(range(prod(piece.shape)))
        if piece.shape[-1] == KINDS:
            numbers = [n - n % KINDS + kind_called(n % KINDS) for n in numbers]
        elif piece.shape[-1] == COLOURS and piece.name in ("tokens", "colour"):
            numbers = [n - n % COLOURS + (n + by) % COLOURS for n in numbers]
        elif piece.name == "ships":
            numbers = [(n + by * (EDO + 1)) % len(numbers) for n in numbers]
        places += [at + n for n in numbers]
    moves = [4 * kind_called(move // 4) + move % 4 for move in range(TOKEN)]
    moves += [TOKEN + (colour + by) % COLOURS for colour in range(KEEP - TOKEN)]
    return places, [*moves, *range(KEEP, MOVES)]
