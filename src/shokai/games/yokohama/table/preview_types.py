"""Types of the previews of YOKOHAMA: what a move would bring about. See `view_types`."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from shokai.games.yokohama.table.part_types import YokohamaAmount, YokohamaCountry, YokohamaOrder, YokohamaReason


class YokohamaWaiting(TypedDict, total=False):
    """Icons of a reward still to be used."""

    any: int  # goods of your choice
    warehouse: int  # pieces from the warehouse
    move: int  # assistants that may be moved


YokohamaChange = TypedDict(
    "YokohamaChange",
    {
        "seat": int,  # the seat
        "vp": NotRequired[int],  # victory points
        "yen": NotRequired[int],  # money
        "copper": NotRequired[int],  # copper
        "silk": NotRequired[int],  # silk
        "tea": NotRequired[int],  # tea
        "fish": NotRequired[int],  # fish
        "import": NotRequired[int],  # imports
        "agent": NotRequired[int],  # agents
        "assistant": NotRequired[int],  # assistants in hand or in an area
        "shop": NotRequired[int],  # shops in hand
        "house": NotRequired[int],  # trading houses in hand
    },
)
YokohamaChange.__doc__ = "Gains and losses of a seat."


class YokohamaWay(TypedDict):
    """A route of the president."""

    pays: list[int]  # the seats that are paid a toll, 1 yen each
    canal: bool  # whether the route crosses the Canal, for another yen


class YokohamaBuild(TypedDict):
    """What could be built."""

    shops: list[int]  # spaces for a shop, from 1
    house: bool  # whether a trading house can be built


class YokohamaEffect(TypedDict):
    """What an area offers."""

    kind: Literal["harvest", "trade", "church", "customs", "orders", "hire", "study"]  # decides which keys follow
    gains: NotRequired[dict[str, int]]  # for `harvest`: goods, yen or other gains, by icon
    exchanges: NotRequired[int]  # for `trade`: number of exchanges
    faith: NotRequired[int]  # for `church`: the power
    gifts: NotRequired[int]  # for `church`: number of possible donations
    spaces: NotRequired[list[int]]  # for `church` and `customs`: spaces within reach, from 1
    orders: NotRequired[list[str]]  # for `orders`: orders within reach
    items: NotRequired[int]  # for `hire`: number of pieces
    titles: NotRequired[list[str]]  # for `study`: technologies within reach


class YokohamaPreview(TypedDict, total=False):
    """What is certain to follow a move; the keys depend on the move."""

    changes: list[YokohamaChange]  # for most moves: gains and losses, of the seats that have any
    waiting: YokohamaWaiting  # icons to be used next
    ends: YokohamaReason  # why the end would be announced
    over: bool  # true for the last move of the game
    winner: int  # with `ends` and `over`: who would win as the move leaves the table; not while donations are open
    area: str  # for `place`, `pair`, `to`, `go`, `agent` and the third assistant of Telegram
    power: int  # for the same moves: the power there
    power_with_president: int  # for the same moves except `go` and `agent`: the power if the president were there
    ways: list[YokohamaWay]  # for `go`, and `place` and `pair` when asked for: routes by toll; none if there is no way
    destinations: list[str]  # for `place` and `pair` when asked for: where the president could go next
    effect: YokohamaEffect  # for `go` and `agent`, and `place` and `pair` when asked for: what the area offers
    bonus: list[YokohamaAmount]  # for the same moves: the reward of a token that could be taken
    build: YokohamaBuild  # for the same moves: what could be built
    freed: int  # for the same moves: the assistants that return
    assistants: int  # for `recall`: assistants that could come along
    order: YokohamaOrder  # for `keep`, `order` and `fulfil`: the card
    letter: str  # for `achieve`: the achievement
    space: int  # for `church` and `customs`: the space, from 1
    donations: int  # for `church`: number of donations to make
    imports: int  # for `customs`: number of imports paid
    gains: dict[str, int]  # for `church`, `customs` and `learn`: what it gives, by icon
    title: str  # for `learn`: the technology
    cost: int  # for `learn`: its printed cost
    country: YokohamaCountry | None  # for `learn`: its country; for `marker`: the flag, `null` for an agent
    units: int  # for `learn`: units to pay, each 2 yen or 1 import
    reward: list[YokohamaAmount]  # for `token` and `shop`: the reward
    place: int  # for `shop`: the space, from 1
    marker: int  # for `marker`: its number


class YokohamaMove(TypedDict):
    """A legal move."""

    number: int  # its number, the same in every game
    text: str  # its text, the same in every language
    preview: YokohamaPreview  # what is certain to follow
