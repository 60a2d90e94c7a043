"""What lies on the table, for views: areas, boards, rows of cards. All of it is open to everybody.

Faces of cards and other small parts are made once and shared by all views: nobody changes a view.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, cast

from shokai.games.yokohama.table.names import goal_counts, goods_of, icons_of, listed, ones_of, order_code
from shokai.games.yokohama.table.part_types import (
    COUNTRY, LEVEL, YokohamaAmount, YokohamaMarker, YokohamaOrder, YokohamaSomeGoods, YokohamaTechnology,
)  # fmt: skip
from shokai.games.yokohama.table.view_types import (
    YokohamaAchievement, YokohamaArea, YokohamaChurch, YokohamaChurchSpace, YokohamaCustoms, YokohamaCustomsSpace,
    YokohamaEnds, YokohamaOrderSpace, YokohamaShop, YokohamaSite, YokohamaTitleSpace,
)  # fmt: skip
from shokai.games.yokohama.rules.action import power_in
from shokai.games.yokohama.rules.components import (
    ACHIEVEMENT_FIRST, ACHIEVEMENT_LATER, CHURCH_SPACES, CUSTOMS_SPACES, LETTERS, MARKERS,
    MARKER_COUNTRY, SHOPS_A_SITE, SURCHARGE, TITLES, TITLE_COST, TITLE_COUNTRY,
)  # fmt: skip
from shokai.games.yokohama.rules.phases import counted, counted_commercial
from shokai.games.yokohama.rules.setup import row_of
from shokai.games.yokohama.rules.state import (
    AREA_NAMES, BOARD_FULL, COMMERCIAL, DOCK, FIELDS, HOUSES, LAB, NEUTRAL, PORT, PRODUCTION, RESEARCH, SHOPS,
)  # fmt: skip
from shokai.engine.fields import State

# Parts of views that are kept, of those that there are too many of to keep them all.
KEPT = 4096
# Areas that are kept: some hundred tables have so many between them.
KEPT_AREAS = 16_384


def layout(s: State) -> list[list[str]]:
    """The names of the areas, row by row; each row is shifted by half an area against the one above."""
    return _layout(s.players, tuple(s.place))


@lru_cache(KEPT)
def _layout(players: int, places: tuple[int, ...]) -> list[list[str]]:
    s = FIELDS.new()
    s.players = players
    rows: list[list[str]] = []
    for place, area in sorted((place, area) for area, place in enumerate(places) if place >= 0):
        row = row_of(s, place)
        rows += [[] for _ in range(row + 1 - len(rows))]
        rows[row].append(AREA_NAMES[area])
    return rows


def areas(s: State) -> dict[str, YokohamaArea]:
    """All areas that lie on the table, by name. From one move to the next, nearly all are the very same."""
    n, presidents, owners = s.players, s.president[: s.players], s.shop_areas[: s.players]
    # Area by area, what each player has there.
    men = [*zip(*s.men[:n], strict=True)]
    built = 0
    for shops in owners:
        built |= shops
    shown: dict[str, YokohamaArea] = {}
    for a, place in enumerate(s.place):
        if place < 0:
            continue
        card, token = s.site[a], s.token[a]
        # All that an area is made of, the power in it included.
        key = (
            a,
            s.near[a],
            None if card < 0 else (card, *s.site_reward[card], *s.shop_owner[a], s.site_house[card]),
            s.house_owner[a],
            s.token_reward[token] if token >= 0 else -1,
            s.station == a,
            tuple([p for p in range(n) if presidents[p] == a]) if a in presidents else (),
            men[a],
            tuple([shops >> a & 1 for shops in owners]) if built >> a & 1 else (),
        )
        area = _AREAS.get(key)
        shown[AREA_NAMES[a]] = _kept_area(key, s) if area is None else area
    return shown


# Areas by what they are made of; and by their ids, each with how it is seen from every seat.
_AREAS: dict[tuple[Any, ...], YokohamaArea] = {}
_FROM_SEATS: dict[int, tuple[YokohamaArea, list[YokohamaArea]]] = {}


def _kept_area(key: tuple[Any, ...], s: State) -> YokohamaArea:
    a, near, site, house_owner, token, station, presidents, assistants, _ = key
    powers = [power_in(s, p, a) for p in range(s.players)]
    area: YokohamaArea = {
        "kind": "production" if PRODUCTION >> a & 1 else "commercial" if COMMERCIAL >> a & 1 else "canal",
        "neighbours": _neighbours(near),
        "site": _site(site, house_owner) if site else None,
        "token": _face(token) if token >= 0 else None,
        "station": station,
        "presidents": list(presidents),
        "assistants": list(assistants),
        # What each would have without a president who is not there yet.
        "powers": powers,
        # One's own, for whoever has a seat.
        "power": None,
    }
    if len(_AREAS) >= KEPT_AREAS:
        _AREAS.clear()
        _FROM_SEATS.clear()
    _AREAS[key] = area
    _FROM_SEATS[id(area)] = area, [{**area, "power": power} for power in powers]
    return area


def areas_from(shown: dict[str, YokohamaArea], seat: int) -> dict[str, YokohamaArea]:
    """The same areas as somebody sees them who has a seat."""
    seen: dict[str, YokohamaArea] = {}
    for name, area in shown.items():
        kept = _FROM_SEATS.get(id(area))
        # Another area may have had the same id, once.
        seen[name] = kept[1][seat] if kept and kept[0] is area else {**area, "power": area["powers"][seat]}
    return seen


@cache
def _neighbours(near: int) -> list[str]:
    return [AREA_NAMES[b] for b in ones_of(near)]


@cache
def _face(reward: int) -> list[YokohamaAmount]:
    return listed(icons_of(reward))


@cache
def _shop(reward: int, owner: int) -> YokohamaShop:
    return {"reward": _face(reward), "owner": _owner(owner)}


def _owner(seat: int) -> int | None:
    """The seat whose piece stands there; nobody's where the neutral one of a game for two does."""
    return seat if 0 <= seat < NEUTRAL else None


def _site(numbers: tuple[int, ...], house_owner: int) -> YokohamaSite:
    """A site card: its number, the rewards and the owners of its shops, the points and the owner of its house."""
    card, *shops, points = numbers
    rewards, owners = shops[:SHOPS_A_SITE], shops[SHOPS_A_SITE:]
    return {
        "number": card + 1,
        "shops": [_shop(reward, owner) for reward, owner in zip(rewards, owners, strict=True)],
        "house": {"points": points, "owner": _owner(house_owner)},
    }


def church(s: State) -> YokohamaChurch:
    """The Church board, from the left."""
    return _church(s.players, tuple(s.church), tuple(s.church_faith), tuple(s.church_vp), tuple(s.church_moves))


@lru_cache(KEPT)
def _church(
    players: int, owners: tuple[int, ...], faith: tuple[int, ...], vp: tuple[int, ...], moves: tuple[int, ...]
) -> YokohamaChurch:
    spaces = [_church_space(faith[k], vp[k], moves[k], owners[k]) for k in range(CHURCH_SPACES)]
    return {"spaces": spaces, "taken": sum(owner >= 0 for owner in owners), "full": BOARD_FULL[players]}


@cache
def _church_space(faith: int, vp: int, moves: int, owner: int) -> YokohamaChurchSpace:
    return {"faith": faith, "reward": _reward(vp=vp, move=moves), "owner": _owner(owner), "blocked": owner == NEUTRAL}


def customs(s: State) -> YokohamaCustoms:
    """The Customs board, from the left."""
    return _customs(s.players, tuple(s.customs), tuple(s.customs_imports), tuple(s.customs_vp), tuple(s.customs_yen))


@lru_cache(KEPT)
def _customs(
    players: int, owners: tuple[int, ...], imports: tuple[int, ...], vp: tuple[int, ...], yen: tuple[int, ...]
) -> YokohamaCustoms:
    spaces = [_customs_space(imports[k], vp[k], yen[k], owners[k]) for k in range(CUSTOMS_SPACES)]
    return {"spaces": spaces, "taken": sum(owner >= 0 for owner in owners), "full": BOARD_FULL[players]}


@cache
def _customs_space(imports: int, vp: int, yen: int, owner: int) -> YokohamaCustomsSpace:
    return {"imports": imports, "reward": _reward(vp=vp, yen=yen), "owner": _owner(owner), "blocked": owner == NEUTRAL}


def _reward(**counts: int) -> list[YokohamaAmount]:
    return listed({icon: n for icon, n in counts.items() if n})


def order(s: State, card: int) -> YokohamaOrder:
    """The face of an order."""
    return _order(card, s.order_country[card], s.order_goods[card], s.order_reward[card])


@cache
def _order(card: int, country: int, goods: int, reward: int) -> YokohamaOrder:
    return {
        "order": order_code(card),
        "country": COUNTRY[country],
        "goods": cast(YokohamaSomeGoods, goods_of(goods)),
        "reward": _face(reward),
    }


def order_rows(s: State) -> dict[str, list[YokohamaOrderSpace]]:
    """The orders of Port and Dock, space by space."""
    return {
        AREA_NAMES[a]: [
            _order_space(k, s.level[k], card, s.order_country[card], s.order_goods[card], s.order_reward[card])
            if card >= 0
            else _order_space(k, s.level[k], -1, 0, 0, 0)
            for k, card in enumerate(s.order_row[row])
        ]
        for row, a in enumerate((PORT, DOCK))
        if s.used >> a & 1
    }


@lru_cache(KEPT)
def _order_space(k: int, level: int, card: int, country: int, goods: int, reward: int) -> YokohamaOrderSpace:
    face = _order(card, country, goods, reward) if card >= 0 else None
    return {"space": k + 1, "level": LEVEL[level], "card": face}


@cache
def technology(title: int) -> YokohamaTechnology:
    """The face of a technology."""
    return {
        "title": TITLES[title],
        "cost": TITLE_COST[title],
        "country": COUNTRY[TITLE_COUNTRY[title]],
    }


def title_rows(s: State) -> dict[str, list[YokohamaTitleSpace]]:
    """The technologies of Laboratory and Research Center, space by space."""
    return {
        AREA_NAMES[a]: [_title_space(k, title) for k, title in enumerate(s.title_row[row])]
        for row, a in enumerate((LAB, RESEARCH))
        if s.used >> a & 1
    }


@cache
def _title_space(k: int, title: int) -> YokohamaTitleSpace:
    return {"space": k + 1, "surcharge": SURCHARGE[k], "card": technology(title) if title >= 0 else None}


def achievements(s: State) -> list[YokohamaAchievement]:
    """The three achievements, and who has fulfilled them."""
    return [
        {
            "letter": LETTERS[i],
            "card": card + 1,
            "goal": goal_counts(card),
            # How much everybody has of it.
            "have": [_counted(s, p, card) for p in range(s.players)],
            "first": ACHIEVEMENT_FIRST[card],
            "later": ACHIEVEMENT_LATER[card],
            "achieved_by": [p for p in range(s.players) if s.achieved[p] >> i & 1],
        }
        for i, card in enumerate(s.achievement)
        if card >= 0
    ]


def _counted(s: State, p: int, card: int) -> dict[str, int]:
    return {
        thing: counted_commercial(s, p) if thing == "commercial" else counted(s, p, card) for thing in goal_counts(card)
    }


def ends(s: State) -> YokohamaEnds:
    """How much of each brings the end of the game; orders end it when they are needed and none is left."""
    full = BOARD_FULL[s.players]
    return {"houses": HOUSES, "shops": SHOPS, "orders": 0, "church": full, "customs": full}


def marker(number: int) -> YokohamaMarker:
    """A marker of mini expansion 1: a flag, or an agent where there is no country."""
    flag = MARKER_COUNTRY[number]
    return {"marker": number + 1, "country": COUNTRY[flag] if flag >= 0 else None}


def markers(s: State) -> list[YokohamaMarker]:
    """The markers that can still be earned."""
    return [marker(m) for m in range(MARKERS) if s.markers_out >> m & 1]
