"""The component tables of YOKOHAMA, read from components.toml, and rewards packed into numbers.

A *reward* is one integer: how many of each icon, a few bits each. Rules unpack it with `icons`.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from shokai.engine.contract import WORD
from shokai.engine.rule import rule

GOODS = ("copper", "silk", "tea", "fish")
COPPER, SILK, TEA, FISH = range(4)
COUNTRIES = ("GB", "US", "FR", "DE", "NL")
LEVELS = ("low", "mid", "high")

# Icon -> (first bit, bits) in a packed reward.
ICONS: dict[str, tuple[int, int]] = {
    "vp": (0, 5),
    "yen": (5, 4),
    "copper": (9, 3),
    "silk": (12, 3),
    "tea": (15, 3),
    "fish": (18, 3),
    "any": (21, 2),
    "import": (23, 2),
    "warehouse": (25, 2),
    "move": (27, 2),
    "agent": (29, 1),
}
VP, YEN, ANY, IMPORT, WAREHOUSE, MOVE, AGENT = (
    ICONS[name][0] for name in ("vp", "yen", "any", "import", "warehouse", "move", "agent")
)
FIRST_GOOD = ICONS["copper"][0]


class BadCards(ValueError):
    """An entry of a cards file that cannot be read: where it stands, and what is wrong with it."""

    def __init__(self, where: str, text: str, choices: tuple[str, ...]) -> None:
        super().__init__(f"{where}: {text!r}; known: {', '.join(choices)}")
        # Whoever wrote it knows it by its beginning.
        self.where, self.text, self.choices = where, text if len(text) <= 80 else f"{text[:80]}...", choices

    def __reduce__(self) -> tuple[type[BadCards], tuple[str, str, tuple[str, ...]]]:
        """So it can be copied, and come from another process."""
        return type(self), (self.where, self.text, self.choices)


def read_counts(text: str, names: tuple[str, ...], most: int, where: str) -> dict[str, int]:
    """`"2 copper, 1 silk"` as numbers by name.

    >>> read_counts("2 copper, 1 silk", GOODS, 7, "a test")
    {'copper': 2, 'silk': 1}
    """
    counts: dict[str, int] = {}
    for part in text.split(","):
        words = part.split()
        if not words:
            continue
        if len(words) != 2 or not words[0].isdecimal() or len(words[0]) > 4 or words[1] not in names:
            raise BadCards(where, part.strip(), names)
        if int(words[0]) > most:
            raise BadCards(where, part.strip(), names)
        counts[words[1]] = counts.get(words[1], 0) + int(words[0])
    return counts


def pack_reward(text: str, where: str) -> int:
    """A reward's text as one integer.

    >>> pack_reward("1 vp", "a test"), pack_reward("1 yen", "a test")
    (1, 32)
    """
    packed = 0
    for name, n in read_counts(text, tuple(ICONS), 31, where).items():
        first, bits = ICONS[name]
        if n >= 1 << bits:
            raise BadCards(where, f"{n} {name}", (f"at most {(1 << bits) - 1} {name}",))
        packed |= n << first
    return packed


def pack_goods(text: str, where: str) -> int:
    """Goods of an order, four bits a good.

    >>> pack_goods("2 copper, 1 fish", "a test")
    4098
    """
    counts = read_counts(text, GOODS, 15, where)
    return sum(counts.get(good, 0) << 4 * i for i, good in enumerate(GOODS))


def reward_text(packed: int) -> str:
    """A packed reward as text again.

    >>> reward_text(pack_reward("9 vp, 1 yen", "a test"))
    '9 vp, 1 yen'
    """
    parts = [(packed >> first & (1 << bits) - 1, name) for name, (first, bits) in ICONS.items()]
    return ", ".join(f"{n} {name}" for n, name in parts if n)


def load(path: Path) -> dict[str, Any]:
    """The tables of a cards file."""
    with path.open("rb") as file:
        return tomllib.load(file)


COMPONENTS = load(Path(__file__).parent.parent / "components.toml")

# What earlier sets of cards had instead of the set after them, set 1 first. The other tables are the newest set.
EARLIER: list[dict[str, Any]] = COMPONENTS.pop("earlier")
CARD_SETS = len(EARLIER) + 1
_NUMBERS = [earlier.pop("set") for earlier in EARLIER]
assert list(range(1, CARD_SETS)) == _NUMBERS

ORDERS = len(COMPONENTS["orders"])
ORDER_GOODS = tuple(pack_goods(o["goods"], f"order {o['number']}") for o in COMPONENTS["orders"])
ORDER_REWARD = tuple(pack_reward(o["reward"], f"order {o['number']}") for o in COMPONENTS["orders"])
ORDER_COUNTRY = tuple(COUNTRIES.index(o["country"]) for o in COMPONENTS["orders"])

SITES = len(COMPONENTS["sites"])
SHOPS_A_SITE = 4
# Flat, four places a card, since rule code knows no nested tables.
SITE_REWARD = tuple(pack_reward(text, f"site {c['number']}") for c in COMPONENTS["sites"] for text in c["shops"])
SITE_HOUSE = tuple(c["house"] for c in COMPONENTS["sites"])

TOKENS = len(COMPONENTS["tokens"])
TOKEN_REWARD = tuple(pack_reward(t["reward"], f"token {t['number']}") for t in COMPONENTS["tokens"])
# The tokens of the base game; the others belong to mini expansion 2.
BASE_TOKENS = 20

TITLES = tuple(t["name"] for t in COMPONENTS["technologies"])
TITLE_COST = tuple(t["cost"] for t in COMPONENTS["technologies"])
TITLE_COUNTRY = tuple(COUNTRIES.index(t["country"]) for t in COMPONENTS["technologies"])
TITLE_COPIES = tuple(t["copies"] for t in COMPONENTS["technologies"])
TITLE_WORTH = tuple(float(t["worth"]) for t in COMPONENTS["technologies"])
# What brings something whenever something happens, see `technologies`.
TITLE_EVENT = tuple(str(t.get("when", "")) for t in COMPONENTS["technologies"])
_GAINS = ("vp", "yen", "import")
TITLE_GAINS = [read_counts(t.get("gains", ""), _GAINS, 31, t["name"]) for t in COMPONENTS["technologies"]]
# Those with a rule of their own.
MINING, NEWSPAPER = TITLES.index("mining-technology"), TITLES.index("newspaper")
POSTAL, STAGECOACH = TITLES.index("postal-system"), TITLES.index("stagecoach")
STATION_TITLE, STOCK_MARKET = TITLES.index("station"), TITLES.index("stock-market")
TELEGRAM_TITLE, TELEPHONE = TITLES.index("telegram"), TITLES.index("telephone")
TEXTILE_MILL, TRAM, UNIVERSITY_TITLE = TITLES.index("textile-mill"), TITLES.index("tram"), TITLES.index("university")
NEWSPAPER_AREAS = int(COMPONENTS["technologies"][NEWSPAPER]["areas"])
STOCK_MARKET_YEN, MILL_YEN, UNIVERSITY_YEN = (
    int(COMPONENTS["technologies"][title]["yen"]) for title in (STOCK_MARKET, TEXTILE_MILL, UNIVERSITY_TITLE)
)

MARKERS = len(COMPONENTS["markers"])
MARKERS_OUT = 4
# The flag on a marker of mini expansion 1, or -1 for the one with a foreign agent.
MARKER_COUNTRY = tuple(COUNTRIES.index(m["country"]) if "country" in m else -1 for m in COMPONENTS["markers"])

CHURCH_FAITH = tuple(COMPONENTS["church"]["faith"])
CHURCH_VP = tuple(COMPONENTS["church"]["vp"])
CHURCH_MOVES = tuple(COMPONENTS["church"]["moves"])
CHURCH_BLOCKED = COMPONENTS["church"]["blocked"] - 1
CUSTOMS_IMPORTS = tuple(COMPONENTS["customs"]["imports"])
CUSTOMS_VP = tuple(COMPONENTS["customs"]["vp"])
CUSTOMS_YEN = tuple(COMPONENTS["customs"]["yen"])
CUSTOMS_BLOCKED = COMPONENTS["customs"]["blocked"] - 1
CHURCH_SPACES, CUSTOMS_SPACES = len(CHURCH_FAITH), len(CUSTOMS_IMPORTS)
ROW = len(COMPONENTS["harbour"]["levels"])
ORDER_LEVEL = tuple(LEVELS.index(level) for level in COMPONENTS["harbour"]["levels"])
SURCHARGE = tuple(COMPONENTS["laboratory"]["surcharge"])

# Achievements: what is counted and how much of it; 4 a letter.
ACHIEVEMENTS = len(COMPONENTS["achievements"])
# Letter and number of each card.
_LETTERS = [str(a["letter"]) for a in COMPONENTS["achievements"]]
LETTERS = tuple(dict.fromkeys(_LETTERS))
ACHIEVEMENT_CODES = tuple(f"{letter}{_LETTERS[:i].count(letter) + 1}" for i, letter in enumerate(_LETTERS))
ACHIEVEMENT_GOALS = tuple(a["goal"] for a in COMPONENTS["achievements"])
ACHIEVEMENT_FIRST = tuple(a["first"] for a in COMPONENTS["achievements"])
ACHIEVEMENT_LATER = tuple(a["later"] for a in COMPONENTS["achievements"])
# The things that achievements count: goods by their own numbers, and areas with buildings, of two sorts.
OWNED = (*GOODS, "yen", "technologies", "tokens", "orders")
OWN_YEN, OWN_TITLES, OWN_TOKENS, OWN_ORDERS, BUILT = range(len(GOODS), len(OWNED) + 1)
BUILT_IN = ("production", "commercial")
_NEEDS = [read_counts(goal, (*OWNED, *BUILT_IN), 99, goal) for goal in ACHIEVEMENT_GOALS]
ACHIEVEMENT_COUNTS = tuple(BUILT if set(BUILT_IN) & set(n) else OWNED.index(next(iter(n))) for n in _NEEDS)
# How much of the first thing named, and how many commercial areas beside production areas.
ACHIEVEMENT_NEED = tuple(n.get("production", 0) if set(BUILT_IN) & set(n) else next(iter(n.values())) for n in _NEEDS)
ACHIEVEMENT_COMMERCIAL = tuple(n.get("commercial", 0) for n in _NEEDS)

# Sets of cards are bits of a field. One achievement of each letter is dealt, out of four.
assert ORDERS <= WORD and SITES <= 31 and TOKENS <= 31 and len(TITLES) <= 31 and MARKERS <= 7
assert [_LETTERS.count(letter) for letter in LETTERS] == [4, 4, 4]


@rule
def icons(reward, first, bits):
    """How many icons of a kind a reward has.

    >>> icons(pack_reward("3 move", "a test"), MOVE, 2)
    3
    """
    return (reward >> first) & ((1 << bits) - 1)
