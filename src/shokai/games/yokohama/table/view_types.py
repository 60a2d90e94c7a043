"""The types of the views of YOKOHAMA.

Comments next to keys become the tables in docs/reference/formats.md and the descriptions in the
server's documents. After a change run `python tools/view_tables.py`, and `npm run types` for the page.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from shokai.games.yokohama.table.part_types import (
    YokohamaAmount, YokohamaByCountry, YokohamaGoods, YokohamaLevel, YokohamaMarker, YokohamaOrder, YokohamaPieces,
    YokohamaReason, YokohamaStep, YokohamaTechnology,
)  # fmt: skip
from shokai.games.yokohama.table.preview_types import YokohamaMove


class YokohamaPrices(TypedDict):
    """What the next piece of each kind costs; `null` if the warehouse has none."""

    assistants: int | None
    shops: int | None
    houses: int | None


class YokohamaShop(TypedDict):
    """A space for a shop."""

    reward: list[YokohamaAmount]  # for building there
    owner: int | None  # the seat that has built here; `null` if it is free


class YokohamaHouse(TypedDict):
    """The space for a trading house."""

    points: int  # points for building it
    owner: int | None  # the seat that has built here; `null` if it is free


class YokohamaSite(TypedDict):
    """A site card."""

    number: int  # its number
    shops: list[YokohamaShop]  # four spaces for shops
    house: YokohamaHouse  # the space for a trading house


class YokohamaArea(TypedDict):
    """An area."""

    kind: Literal["production", "commercial", "canal"]  # the kind of area
    neighbours: list[str]  # names of areas
    site: YokohamaSite | None  # the site card
    token: list[YokohamaAmount] | None  # the reward of the 5-power token
    station: bool  # whether the station token is here
    presidents: list[int]  # the seats whose president is here
    assistants: list[int]  # number of assistants, by seat
    powers: list[int]  # power of each seat, not counting a president who is not there yet
    power: int | None  # the power of the observing seat; `null` for a spectator


class YokohamaChurchSpace(TypedDict):
    """A space of the Church board."""

    faith: int  # its requirement
    reward: list[YokohamaAmount]  # its reward
    owner: int | None  # the seat whose assistant is there; `null` if none
    blocked: bool  # whether the neutral assistant of a two-player game blocks it


class YokohamaCustomsSpace(TypedDict):
    """A space of the Customs board."""

    imports: int  # its requirement
    reward: list[YokohamaAmount]  # its reward
    owner: int | None  # the seat whose assistant is there; `null` if none
    blocked: bool  # whether the neutral assistant of a two-player game blocks it


class YokohamaChurch(TypedDict):
    """The Church board."""

    spaces: list[YokohamaChurchSpace]  # from the left
    taken: int  # how many are taken
    full: int  # how many end the game


class YokohamaCustoms(TypedDict):
    """The Customs board."""

    spaces: list[YokohamaCustomsSpace]  # from the left
    taken: int  # how many are taken
    full: int  # how many end the game


class YokohamaOrderSpace(TypedDict):
    """A space for an order at Port or Dock."""

    space: int  # its number, from 1
    level: YokohamaLevel  # the power that it requires
    card: YokohamaOrder | None  # the order; `null` on an empty space


class YokohamaTitleSpace(TypedDict):
    """A space for a technology at Laboratory or Research Center."""

    space: int  # its number, from 1
    surcharge: int  # paid on top of the cost
    card: YokohamaTechnology | None  # the technology; `null` on an empty space


class YokohamaAchievement(TypedDict):
    """An achievement."""

    letter: str  # its letter in moves: `"A"`, `"B"` or `"C"`
    card: int  # the number of the card
    goal: dict[str, int]  # the goal, such as `{"copper": 5}`
    have: list[dict[str, int]]  # how much of it each seat has
    first: int  # points for the first player
    later: int  # points for later players
    achieved_by: list[int]  # the seats that have achieved it


class YokohamaDecks(TypedDict):
    """Cards left."""

    orders: int
    technologies: int


class YokohamaMerchant(TypedDict):
    """A merchant, with everything they own."""

    seat: int  # the seat
    points: int  # victory points
    yen: int  # money
    goods: YokohamaGoods  # goods
    imports: int  # imports
    president: str | None  # the area of the president; `null` in hand
    hand: YokohamaPieces  # pieces in hand
    warehouse: YokohamaPieces  # pieces that can still be acquired
    prices: YokohamaPrices  # what the next piece of each kind costs
    shops: list[str]  # the areas where shops are built
    houses: list[str]  # the areas where trading houses are built
    technologies: list[str]  # titles
    industry: int  # the sum of their printed costs, which counts for the majority
    orders_in_hand: int  # number of orders in hand
    # the orders in hand; `null` if hidden. With memory, other players' lists contain only the known cards
    orders: list[YokohamaOrder] | None
    fulfilled: list[YokohamaOrder]  # fulfilled orders
    flags: YokohamaByCountry  # flags by country
    agents: int  # agents that can be used
    agents_used: int  # agents that have been used
    tokens: int  # 5-power tokens taken
    achieved: list[str]  # letters of achievements
    marker: YokohamaMarker | None  # the marker of mini expansion 1


class YokohamaAction(TypedDict):
    """An action in progress."""

    area: str  # where
    power: int  # its power


YokohamaAsks = TypedDict(
    "YokohamaAsks",
    {
        "placed": int,  # in step `placing`: areas so far
        "most": int,  # in `placing`: areas at most
        "beside": str,  # in `telegram`: the area of the pair
        "to": str,  # in `tolls`: the area the president goes to
        "from": str | None,  # in `carrying`: the area the assistant comes from; `null` for the hand
        "exchanges": int,  # in `trading`: how many are left
        "items": int,  # in `hiring`: how many are left
        "space": int,  # in `donating`, `church-man` and `customs-man`: the space of the board
        "donations": int,  # in `donating`: how many are still to be made
        "taken": int,  # in `ordering`: orders so far
        "paid": bool,  # in `ordering`: whether a second one is paid for and not yet taken
        "title": str,  # in `paying`: the technology
        "units": int,  # in `paying`: what is left to pay, each 2 yen or 1 import
        "any": int,  # in `reward`, like the two below: goods of your choice still to be taken
        "warehouse": int,  # pieces still to be taken from the warehouse
        "move": int,  # assistants still to be moved
    },
    total=False,
)
YokohamaAsks.__doc__ = "What the decision is about; empty if the step says it all."


class YokohamaEnds(TypedDict):
    """How much of each triggers the end of the game; orders do when one is needed and none is left."""

    houses: int
    shops: int
    orders: int
    church: int
    customs: int


class YokohamaScore(TypedDict):
    """A score, part by part."""

    track: int  # points scored during the game
    church: int  # the Church board
    customs: int  # the Customs board
    technology: int  # the technology majority
    countries: int  # sets of countries
    remainder: int  # money, goods and imports left over
    total: int  # the sum


class YokohamaResult(TypedDict):
    """How the game ended."""

    reason: YokohamaReason  # why
    places: list[int]  # the place of each seat, from 1
    scores: list[YokohamaScore]  # the score of each seat


class YokohamaOpenView(TypedDict):
    """What everyone sees."""

    players: int  # number of players
    edition: Literal[2016, 2024]  # the edition that is played
    expansions: list[int]  # the mini expansions in play, such as `[1, 2]`
    round: int  # the round, from 1
    turn: int  # the seat whose turn it is
    actor: int | None  # the seat that decides; `null` while cards are dealt and after the end
    step: YokohamaStep  # the step of the turn
    action: YokohamaAction | None  # the action in progress; `null` if there is none
    # which once-per-turn actions have been used this turn
    used_this_turn: list[Literal["agent", "textile-mill", "university"]]
    ended: YokohamaReason | None  # why the end was announced; `null` until then
    turns_left: int | None  # the turns left, including this one; `null` until the end is announced
    layout: list[list[str]]  # the names of the areas, row by row
    areas: dict[str, YokohamaArea]  # the areas on the table, by name
    station: str | None  # the area with the station token; `null` if there is none
    church: YokohamaChurch  # the Church board
    customs: YokohamaCustoms  # the Customs board
    orders: dict[str, list[YokohamaOrderSpace]]  # the rows of `Port` and `Dock`, if these areas are in play
    technologies: dict[str, list[YokohamaTitleSpace]]  # likewise for `Lab` and `Research`
    achievements: list[YokohamaAchievement]  # the achievements of the game
    markers: list[YokohamaMarker]  # markers that can still be earned
    agents: YokohamaByCountry  # the supply of agents
    decks: YokohamaDecks  # cards left
    merchants: list[YokohamaMerchant]  # one entry per seat
    asks: YokohamaAsks  # what the decision is about
    moves: list[YokohamaMove]  # the legal moves, if the observing seat is to decide
    ends: YokohamaEnds  # how much of each triggers the end
    standing: list[YokohamaScore]  # everyone's score if the game ended now
    over: YokohamaResult | None  # how the game ended; `null` until then


class YokohamaSeatView(YokohamaOpenView):
    """The table as a seat may see it, without names: what a bot gets."""

    game: Literal["yokohama"]  # the name of the game
    seat: int | None  # the observing seat; `null` for a spectator
    memory: bool  # `true` for the view of a player with perfect memory


class YokohamaView(YokohamaSeatView):
    """The table as a seat may see it."""

    names: list[str]  # the players' names, in seat order
