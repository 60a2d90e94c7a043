"""Types of the parts that views and previews of YOKOHAMA share: faces of cards, amounts. See `view_types`."""

from __future__ import annotations

from typing import Literal, cast

from typing_extensions import TypedDict

from shokai.games.yokohama.rules.components import COUNTRIES, LEVELS
from shokai.games.yokohama.rules.state import END_REASONS, STEPS

YokohamaCountry = Literal["GB", "US", "FR", "DE", "NL"]
YokohamaLevel = Literal["low", "mid", "high"]
YokohamaReason = Literal["houses", "shops", "orders", "church", "customs"]
YokohamaStep = Literal[
    "deal-areas", "deal-sites", "deal-tokens", "deal-rows", "deal-hands", "draft", "deal-titles",
    "deal-achievements", "deal-markers", "begin", "phase-a", "placing", "telegram", "moving", "tolls",
    "fetching", "act", "harvest", "trading", "worship", "donating", "church-man", "clearing", "customs-man",
    "ordering", "fill-orders", "hiring", "studying", "paying", "station", "fill-titles", "bonus", "building",
    "recovery", "reward", "carrying", "marker", "phase-c", "end-turn", "over",
]  # fmt: skip

# Named by the rules; tests check every view against these types.
COUNTRY = cast("tuple[YokohamaCountry, ...]", COUNTRIES)
LEVEL = cast("tuple[YokohamaLevel, ...]", LEVELS)
REASON = cast("tuple[YokohamaReason, ...]", END_REASONS)
STEP = cast("tuple[YokohamaStep, ...]", STEPS)


class YokohamaAmount(TypedDict):
    """An amount of one thing; a reward is a list of these."""

    icon: str  # the thing, named as in [positions](#positions-of-yokohama)
    n: int  # how many


class YokohamaGoods(TypedDict):
    """A number for each good."""

    copper: int
    silk: int
    tea: int
    fish: int


class YokohamaSomeGoods(TypedDict, total=False):
    """A number for each required good."""

    copper: int
    silk: int
    tea: int
    fish: int


class YokohamaByCountry(TypedDict):
    """A number for each country."""

    GB: int
    US: int
    FR: int
    DE: int
    NL: int


class YokohamaPieces(TypedDict):
    """Pieces of a merchant, by kind."""

    assistants: int
    shops: int
    houses: int


class YokohamaOrder(TypedDict):
    """The face of an order."""

    order: str  # its name, such as `"O9"`
    country: YokohamaCountry  # its country
    goods: YokohamaSomeGoods  # the goods it requires
    reward: list[YokohamaAmount]  # its reward


class YokohamaTechnology(TypedDict):
    """The face of a technology."""

    title: str  # its name, such as `"stagecoach"`
    cost: int  # the printed cost
    country: YokohamaCountry  # its country


class YokohamaMarker(TypedDict):
    """A marker of mini expansion 1."""

    marker: int  # its number
    country: YokohamaCountry | None  # its flag; `null` for a marker that gives an agent
