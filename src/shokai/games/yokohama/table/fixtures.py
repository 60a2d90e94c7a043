"""Card faces as text: what a position, a scenario or a player's own cards file may say of them.

order O12: GB 2 silk, 1 tea -> 4 vp, 1 yen
site S3: 2 vp | 2 yen | 1 copper | 1 warehouse | 9
token T1: 1 import
"""

from __future__ import annotations

from shokai.match.numbers import is_number
from shokai.games.yokohama.rules.components import (
    COUNTRIES, GOODS, ORDERS, SITES, TOKENS, BadCards, pack_goods, pack_reward, reward_text,
)  # fmt: skip
from shokai.engine.fields import State
from shokai.texts import Refusal, Say

# Boards in a position: the key of the line, and the field of the state.
BOARDS = {
    "church faith": "church_faith",
    "church vp": "church_vp",
    "church moves": "church_moves",
    "customs imports": "customs_imports",
    "customs vp": "customs_vp",
    "customs yen": "customs_yen",
    "levels": "level",
}


def goods_text(packed: int) -> str:
    """Goods of an order as text.

    >>> goods_text(0x0012)
    '2 copper, 1 silk'
    """
    counts = [(packed >> 4 * i & 15, good) for i, good in enumerate(GOODS)]
    return ", ".join(f"{n} {good}" for n, good in counts if n)


def order_face(s: State, card: int) -> str:
    """The face of an order."""
    country = COUNTRIES[s.order_country[card]]
    return f"{country} {goods_text(s.order_goods[card])} -> {reward_text(s.order_reward[card])}"


def site_face(s: State, card: int) -> str:
    """The face of a building site card."""
    return " | ".join([*(reward_text(r) for r in s.site_reward[card]), str(s.site_house[card])])


def read_face(s: State, key: str, value: str) -> bool:
    """Writes a face into a state; False for a key that names no card."""
    if key in BOARDS:
        board, numbers = getattr(s, BOARDS[key]), value.split()
        if len(numbers) != len(board) or not all(is_number(n, 99) for n in numbers):
            raise Refusal(Say("yokohama-bad-face", where=key, text=value, known=(f"{len(board)} numbers",)))
        board[:] = [int(n) for n in numbers]
        return True
    word, _, card = key.lower().partition(" ")
    letters = {"order": ("o", ORDERS), "site": ("s", SITES), "token": ("t", TOKENS)}
    if word not in letters or card[:1] != letters[word][0] or not is_number(card[1:], 99):
        return False
    if not 1 <= int(card[1:]) <= letters[word][1]:
        return False
    i = int(card[1:]) - 1
    try:
        if word == "token":
            s.token_reward[i] = pack_reward(value, key)
        elif word == "site":
            *shops, house = (part.strip() for part in value.split("|"))
            if len(shops) != 4 or not is_number(house, 31):
                raise BadCards(key, value, ("four rewards and the points of the house, with | between",))
            s.site_reward[i] = [pack_reward(shop, key) for shop in shops]
            s.site_house[i] = int(house)
        else:
            country, _, rest = value.strip().partition(" ")
            goods, arrow, reward = rest.partition("->")
            if country.upper() not in COUNTRIES or not arrow:
                raise BadCards(key, value, (f"{COUNTRIES[0]} 2 silk, 1 tea -> 4 vp, 1 yen",))
            s.order_country[i] = COUNTRIES.index(country.upper())
            s.order_goods[i] = pack_goods(goods, key)
            s.order_reward[i] = pack_reward(reward, key)
    except BadCards as bad:
        raise Refusal(Say("yokohama-bad-face", where=bad.where, text=bad.text, known=bad.choices)) from None
    return True
