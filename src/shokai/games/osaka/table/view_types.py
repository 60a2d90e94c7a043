"""The types of the views of TRADERS OF OSAKA.

Comments next to keys become the tables in docs/reference/formats.md and the descriptions in the
server's documents. After a change run `python tools/view_tables.py`, and `npm run types` for the page.
"""

from __future__ import annotations

from typing import Literal, NotRequired, cast

from typing_extensions import TypedDict

from shokai.games.osaka.rules.cards import COLOUR_NAMES
from shokai.games.osaka.rules.state import END_REASONS, PHASES

OsakaColour = Literal["red", "blue", "yellow", "green"]
OsakaPhase = Literal[
    "lay", "hands", "start", "tokens", "turn", "pay", "payday", "insurance", "insure", "save", "next", "end"
]
OsakaReason = Literal["tokens", "exhausted"]

# Named by the rules; tests check every view against these types.
COLOUR = cast("tuple[OsakaColour, ...]", COLOUR_NAMES)
PHASE = cast("tuple[OsakaPhase, ...]", PHASES)
REASON = cast("tuple[OsakaReason, ...]", END_REASONS)


class OsakaByColour(TypedDict):
    """A number for each colour."""

    red: int
    blue: int
    yellow: int
    green: int


class OsakaSomeColours(TypedDict, total=False):
    """A number for some colours."""

    red: int
    blue: int
    yellow: int
    green: int


class OsakaSlot(TypedDict):
    """A card in the market or the farm."""

    card: str  # the card, such as `"R5"`
    stone: int | None  # the seat whose stone is on the card


class OsakaDiscardPile(TypedDict):
    """The discard pile."""

    cards: int  # number of cards
    top: str | None  # the top card; `null` if the pile is empty
    kinds: NotRequired[list[str]]  # only with memory: all its cards


class OsakaTrader(TypedDict):
    """A trader, with everything in front of them."""

    seat: int  # the seat
    hand_size: int  # number of cards in hand
    hand: list[str] | None  # the cards in hand; `null` if hidden
    coins: int | None  # what they are worth; `null` if hidden
    goods: list[str]  # goods that are not insured
    insured: list[str]  # goods that are
    tokens: OsakaByColour  # tokens of each colour
    points: int  # victory points
    has_stone: bool  # whether the reservation stone is available
    market_price: int  # what the market would cost this player


class OsakaAsks(TypedDict, total=False):
    """What the decision is about; empty if the phase says it all."""

    due: int  # in phase `pay`: the coins still to be paid
    colour: OsakaColour  # in `insure` and `save`: the colour of the ship that sank
    symbols: int  # in `insure` and `save`: insurance symbols played and not yet used
    sinks: list[OsakaColour]  # in `insure` and `save`: all colours whose ships sink on this payday


OsakaSail = TypedDict(
    "OsakaSail",
    {
        "colour": OsakaColour,  # the ship
        "from": int,  # the space it is on
        "to": int,  # the space it sails to
    },
)
OsakaSail.__doc__ = "A ship that would sail."


class OsakaSale(TypedDict):
    """A set of goods that would be sold."""

    seat: int  # whose goods
    colour: OsakaColour  # the ship that arrives
    cards: int  # how many cards are sold
    price: int  # coins for each card
    points: int  # victory points for the set


class OsakaRisk(TypedDict):
    """Goods that would be lost unless insured."""

    seat: int  # whose goods
    colour: OsakaColour  # the ship that sinks
    cards: list[str]  # the goods


class OsakaPreview(TypedDict, total=False):
    """What is certain to follow a move; empty if there is nothing to say."""

    next_seat: int  # for `take` and `reserve`: the next player
    next_price: int  # what the market would then cost them; 0 means that it would be refilled
    cards: list[str]  # for `buy`, like all keys below: what is bought
    price: int  # the price
    ships: list[OsakaSail]  # ships that sail
    sales: list[OsakaSale]  # sets that are sold, in the order of the payday
    sinks: list[OsakaColour]  # colours whose ships would sink
    at_risk: list[OsakaRisk]  # goods that would be lost unless insured
    own_symbols: OsakaSomeColours  # insurance symbols for sinking colours in the buyer's hand, before paying
    ends_game: bool  # whether the game would be over
    winners: list[int]  # the seats that would win, if it would be over


class OsakaWay(TypedDict):
    """A way to insure goods of a colour."""

    cards: list[str]  # hand cards to lay down, besides those already played
    saves: int  # how many goods they save; which ones is the owner's choice


class OsakaInsurance(TypedDict):
    """What a seat can save of a colour whose ship sinks."""

    colour: OsakaColour  # the ship that sinks
    goods: list[str]  # the goods that are lost unless insured
    ways: list[OsakaWay]  # every set of hand cards that the rules accept


class OsakaMove(TypedDict):
    """A legal move."""

    number: int  # its number, the same in every game
    text: str  # its text, the same in every language
    preview: OsakaPreview  # what is certain to follow


class OsakaResult(TypedDict):
    """How the game ended."""

    reason: OsakaReason  # why: a player has enough tokens, or nobody can move any more
    places: list[int]  # the place of each seat, from 1


class OsakaOpenView(TypedDict):
    """What everyone sees."""

    players: int  # number of players
    turn: int  # the seat whose turn it is
    actor: int | None  # the seat that decides; `null` while cards are dealt and after the end
    phase: OsakaPhase  # the name of the [phase](#positions)
    ships: OsakaByColour  # the space of each ship, 0 to 5
    market: list[OsakaSlot]  # the market: free cards first
    farm: list[OsakaSlot]  # the farm: free cards first
    draw_pile: int  # number of cards in the draw pile
    discard_pile: OsakaDiscardPile  # the discard pile
    traders: list[OsakaTrader]  # one entry per seat
    asks: OsakaAsks  # what the decision is about
    moves: list[OsakaMove]  # the legal moves, if the observing seat is to decide
    # only in phases `insure` and `save`, for the observing seat if it is to decide: all colours it is still asked about
    insurance: NotRequired[list[OsakaInsurance]]
    over: OsakaResult | None  # how the game ended; `null` until then
    # only with memory: all cards whose place nobody knows (draw pile and points drawn unseen)
    unseen: NotRequired[list[str]]


class OsakaSeatView(OsakaOpenView):
    """The table as a seat may see it, without names: what a bot gets."""

    game: Literal["osaka"]  # the name of the game
    seat: int | None  # the observing seat; `null` for a spectator
    memory: bool  # `true` for the view of a player with perfect memory


class OsakaView(OsakaSeatView):
    """The table as a seat may see it."""

    names: list[str]  # the players' names, in seat order
