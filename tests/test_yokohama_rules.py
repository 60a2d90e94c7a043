"""What holds in every game of YOKOHAMA, whoever plays and whatever is dealt.

Hypothesis chooses the moves and the deals; each test plays whole games and looks at every step.
What must come out is worked out here once more, with names, sets and the words of the rulebook,
independently of the rules under test. YP1 to YP8 are the properties of the list of cases.
"""

from __future__ import annotations

import itertools
import random
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from shokai.game.match import Match
from shokai.game.yokohama.notation import VERBS, move_text
from shokai.game.yokohama.positions import facts
from shokai.games import yokohama
from shokai.games.yokohama import FIELDS
from shokai.games.yokohama.components import reward_text
from shokai.games.yokohama.state import AREA_NAMES, BEGIN, END_TURN, PHASE_A, PHASE_C, STEPS
from shokai.kernel.engine import CHANCE, OVER, Engine, engine_for

COMPARED = 504  # games that both back ends play alike
CHECKED = 50_000  # compiled games with all invariants at every step
OPTIONS = range(8)  # 1: the edition of 2024; 2 and 4: the two mini expansions
# Random games are over long before; the longest of 100,000 had 6,300 steps.
MANY_STEPS = 15_000

CARDS = tomllib.loads((Path(yokohama.__file__).parent / "components.toml").read_text("utf-8"))
COST = {t["name"]: t["cost"] for t in CARDS["technologies"]}
COPIES = {t["name"]: t["copies"] for t in CARDS["technologies"]}
COUNTRY = {t["name"]: t["country"] for t in CARDS["technologies"]}
GOODS = ("copper", "silk", "tea", "fish")
THINGS = ("vp", "yen", *GOODS, "import")
FULL = {2: 5, 3: 5, 4: 6}

# What a random player likes to do, and what not, by how the moves begin.
STYLES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "any": ((), ()),
    "build": (("shop", "house", "hire", "pair", "go", "get 4", "get 5"), ("church", "customs", "order", "recall")),
    "clear": (("customs", "buy import", "pair", "go", "get", "fulfil"), ("church", "order", "recall")),
    "deliver": (("fulfil", "order", "second", "pair", "go", "get", "good"), ("church",)),
    "learn": (("learn", "imports", "pair", "go", "get", "buy import", "mill"), ("church", "order", "recall")),
    "send": (("agent", "achieve", "fulfil", "marker", "token", "place", "go"), ("church", "recall")),
}

games = given(
    players=st.integers(2, 4),
    options=st.sampled_from(OPTIONS),
    choices=st.binary(max_size=400),
    seed=st.integers(0, 2**32),
    style=st.sampled_from(sorted(STYLES)),
)
few = settings(max_examples=6)


@dataclass(frozen=True)
class Walked:
    """One step of a walk: the state before it, who made it (a seat or CHANCE), its number, after it."""

    before: Any
    seat: int
    number: int
    after: Any

    @property
    def words(self) -> list[str]:
        """The words of a move; of a deal there are none."""
        return [] if self.seat == CHANCE else move_text(self.before, self.number).split()


def walk(
    engine: Engine, players: int, options: int = 0, choices: bytes = b"", seed: int = 0, style: str = "any"
) -> Iterator[Walked]:
    """Plays a game to its end. The bytes choose, one a step, and a seeded generator after them."""
    rest = random.Random(f"{seed} {players} {options}")
    stream = iter(choices)

    def choose(n: int) -> int:
        byte = next(stream, None)
        return rest.randrange(n) if byte is None else byte % n

    state = engine.new(players, options)
    before = engine.lists(engine.clone(state))
    for _ in range(MANY_STEPS):
        seat = engine.actor(state)
        if seat == OVER:
            return
        if seat == CHANCE:
            number = engine.outcome(state, choose(engine.chance(state).total))
            engine.deal(state, number)
        else:
            legal = engine.legal(state)
            number = _chosen(before, legal, style, choose)
            engine.apply(state, number)
        after = engine.lists(engine.clone(state))
        yield Walked(before, seat, number, after)
        before = after
    pytest.fail("a game that does not end")


def _chosen(s: Any, legal: list[int], style: str, choose: Callable[[int], int]) -> int:
    """A move that a player of a style would make. Nobody is of one mind all the time."""
    likes, shuns = STYLES[style]
    liked = legal
    if likes and choose(8):
        rest = [m for m in legal if not move_text(s, m).startswith(shuns)] or legal
        liked = [m for m in rest if choose(4) and move_text(s, m).startswith(likes)] or rest
    return liked[choose(len(liked))]


@pytest.fixture(scope="module")
def python() -> Engine:
    return engine_for(yokohama, "python")


@pytest.fixture(scope="module")
def native() -> Engine:
    return engine_for(yokohama, "native")


@pytest.fixture(scope="module", params=["python", "native"])
def engine(request: pytest.FixtureRequest) -> Engine:
    return engine_for(yokohama, request.param)


def ones(bits: int) -> list[int]:
    return [i for i in range(bits.bit_length()) if bits >> i & 1]


def set_up_is_over(s: Any) -> bool:
    return s.stack[0] == BEGIN and "deal" not in STEPS[s.stack[s.depth - 1]] and STEPS[s.stack[s.depth - 1]] != "draft"


def icons(reward: int) -> Counter[str]:
    """A reward as numbers by icon: `9 vp, 1 yen`."""
    words = reward_text(reward).replace(",", "").split()
    return Counter(dict(zip(words[1::2], map(int, words[::2]), strict=True)))


def title_names(s: Any, p: int) -> set[str]:
    return {list(COST)[i] for i in ones(s.titles[p])}


# YP1 to YP5: pieces and cards.


@games
@few
def test_yp1_every_player_always_has_20_assistants_8_shops_and_4_trading_houses(
    python: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(python, players, options, choices, seed, style):
        s = step.after
        for p in range(players):
            men = s.men_hand[p] + s.men_store[p] + sum(s.men[p])
            men += s.church.count(p) + s.customs.count(p) + len(ones(s.achieved[p]))
            assert men == 20
            assert s.shops_hand[p] + s.shops_store[p] + sum(row.count(p) for row in s.shop_owner) == 8
            assert s.houses_hand[p] + s.houses_store[p] + s.house_owner.count(p) == 4


@games
@settings(max_examples=4)
def test_yp2_nothing_is_ever_negative_or_beyond_its_bounds(
    python: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(python, players, options, choices, seed, style):
        s = step.after
        assert FIELDS.out_of_bounds(s) == []
        for p in range(players):
            assert min(s.yen[p], s.imports[p], s.points[p], s.agents[p], *s.goods[p]) >= 0
            orders = [card for card in s.hand[p] if card >= 0]
            assert s.hand[p] == orders + [-1] * (3 - len(orders))
            assert s.points[p] >= step.before.points[p]  # nothing takes points away


@games
@few
def test_yp3_every_order_technology_and_agent_is_somewhere(
    python: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(python, players, options, choices, seed, style):
        s = step.after
        orders = [card for row in s.order_row for card in row if card >= 0]
        orders += [card for hand in s.hand for card in hand if card >= 0]
        for pile in (s.orders_left, s.box, *s.fulfilled):
            orders += ones(pile)
        assert sorted(orders) == list(range(36))
        # The box holds the orders removed unseen, and one for each player after the draft.
        assert len(ones(s.orders_left)) - s.deck == {2: 16, 3: 5, 4: 0}[players]

        titles = Counter(list(COST)[t] for row in s.title_row for t in row if t >= 0)
        titles += Counter({name: n for name, n in zip(COST, s.titles_left, strict=True) if n})
        for p in range(players):
            titles += Counter(title_names(s, p))
        assert titles == COPIES
        assert titles.total() == 30

        if set_up_is_over(s):
            agents = sum(s.agents_supply) + sum(s.agents) + sum(s.agents_used)
            # A marker with an agent and tokens that are agents came from elsewhere.
            unseen = ones(s.tokens_left) if options & 4 else range(20, 25)
            taken = [t for t in range(20, 25) if t not in unseen and t not in s.token]
            assert agents == 10 + s.marker.count(5) + len(taken)


@games
@few
def test_yp4_one_trading_house_an_area_one_shop_a_player_and_area_and_what_stands_stays(
    python: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(python, players, options, choices, seed, style):
        old, s = step.before, step.after
        for area in range(18):
            owners = [p for p in s.shop_owner[area] if p >= 0]
            assert len(set(owners)) == len(owners)
            assert [p for p in range(4) if s.shop_areas[p] >> area & 1] == sorted(owners)
            was = [old.house_owner[area], *old.shop_owner[area]]
            now = [s.house_owner[area], *s.shop_owner[area]]
            assert all(b in (a, old.turn) if a < 0 else a == b for a, b in zip(was, now, strict=True))
        for was, now in ((old.church, s.church), (old.customs, s.customs)):
            assert all(b in (a, old.turn) if a < 0 else a == b for a, b in zip(was, now, strict=True))


@games
@few
def test_yp5_nothing_ever_stands_on_the_canal(
    python: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    canal = AREA_NAMES.index("Canal")
    for step in walk(python, players, options, choices, seed, style):
        s = step.after
        assert all(men[canal] == 0 for men in s.men)
        assert canal not in s.president
        assert s.shop_owner[canal] == [-1] * 4
        assert (s.house_owner[canal], s.site[canal], s.token[canal]) == (-1, -1, -1)
        assert s.station != canal


# YP6: everything that changes hands is accounted for.

PRICE = {"copper": 2, "silk": 2, "tea": 1, "fish": 1, "import": 4}
ACHIEVED = ((8, 6), (9, 7), (10, 8))


def power_there(s: Any, p: int, area: int, president: int) -> int:
    shop = s.shop_areas[p] >> area & 1
    return min(5, president + s.men[p][area] + shop + (s.house_owner[area] == p) + (s.station == area))


def ways(s: Any, p: int) -> set[tuple[int, frozenset[int]]]:
    """All ways of a president by the rulebook: where they end, and who is paid (-1: the bank, for the Canal).

    From area to area with own assistants; a Canal needs none. Nobody goes back to the start.
    """
    canal, start, owned = AREA_NAMES.index("Canal"), s.president[p], title_names(s, p)
    mine = {a for a in range(18) if s.men[p][a]}
    others = {a: frozenset(q for q in range(s.players) if q != p and s.president[q] == a) for a in range(18)}
    free = "stagecoach" in owned
    found = set()
    if start < 0:
        for a in mine:
            if not others[a] or "postal-system" in owned:
                found.add((a, frozenset() if free else others[a]))
    else:
        seen = {(start, frozenset[int]())}
        todo = list(seen)
        while todo:
            here, paid = todo.pop()
            for a in ones(s.near[here]):
                if a == start or (a not in mine and a != canal):
                    continue
                toll = frozenset({-1}) if a == canal else frozenset[int]() if free else others[a]
                if toll & paid:
                    continue  # paid there already: no way that leads anywhere new
                new = (a, paid | toll)
                if len(new[1]) <= s.yen[p] and new not in seen:
                    seen.add(new)
                    todo.append(new)
        found = {
            (a, paid) for a, paid in seen if a in mine and a != start and (not others[a] or "postal-system" in owned)
        }
    found = {(a, paid) for a, paid in found if len(paid) <= s.yen[p]}
    if "tram" in owned:
        found |= {(a, frozenset()) for a in ones(s.used) if a not in (canal, start) and not others[a]}
    if "station" in owned and s.station >= 0 and s.station != start:
        found.add((s.station, frozenset()))
    return found


def arrival(step: Walked) -> tuple[int, int] | None:
    """The area where an action begins in this step, and 1 for the president or 0 for an agent."""
    words = step.words
    if words[:1] == ["agent"]:
        return AREA_NAMES.index(words[1]), 0
    if words[:1] == ["go"] and STEPS[step.after.stack[step.after.depth - 1]] != "tolls":
        return AREA_NAMES.index(words[1]), 1
    if words[:1] == ["paying"]:
        return step.before.choice, 1
    return None


class Ledger:
    """What every step should change in points, money and goods, worked out from the rulebook."""

    def __init__(self) -> None:
        self.mined = False  # Mining Technology pays once for a reward

    def receive_copper(self, owned: set[str], n: int, change: Counter[tuple[int, str]], p: int) -> None:
        change[p, "copper"] += n
        if n and "mining-technology" in owned and not self.mined:
            change[p, "copper"] += 1
            self.mined = True

    def receive(self, reward: int, owned: set[str], change: Counter[tuple[int, str]], p: int) -> None:
        self.mined = False
        for icon, n in icons(reward).items():
            if icon == "copper":
                self.receive_copper(owned, n, change, p)
            elif icon in THINGS:
                change[p, icon] += n

    def changes(self, step: Walked) -> Counter[tuple[int, str]]:
        old, s, words = step.before, step.after, step.words
        p, change = old.turn, Counter[tuple[int, str]]()
        owned = title_names(old, p)
        opponents = [q for q in range(old.players) if q != p]
        if words[:1] in (["place"], ["pair"]):
            n = 2 if words[0] == "pair" else 1
            for q in opponents:
                if old.president[q] == AREA_NAMES.index(words[1]):
                    change[p, "yen"] -= n
                    change[q, "yen"] += n
        self.tolls(step, change)
        self.action(step, owned, change)
        self.trade(step, owned, change)
        self.boards(step, owned, change)
        self.gains(step, owned, change)
        if words == ["mill"]:
            change += Counter({(p, "yen"): 2})
            change[p, "silk"] -= 1
        if words == ["university"]:
            change[p, "yen"] -= 1
        # Stock Market, at the start of the next turn.
        if (old.turn, old.round) != (s.turn, s.round) and s.actor != OVER and "stock-market" in title_names(s, s.turn):
            change[s.turn, "yen"] += max(0, 2 - old.yen[s.turn] - change[s.turn, "yen"])
        return change

    def tolls(self, step: Walked, change: Counter[tuple[int, str]]) -> None:
        old, words = step.before, step.words
        if words[:1] == ["go"] and arrival(step):
            (paid,) = {paid for a, paid in ways(old, old.turn) if AREA_NAMES[a] == words[1]}
        elif words[:1] == ["paying"]:
            paid = frozenset(-1 if w == "canal" else int(w[1:]) for w in words[1:] if w != "nobody")
            assert (old.choice, paid) in ways(old, old.turn)
        else:
            return
        for q in paid:
            change[old.turn, "yen"] -= 1
            if q >= 0:
                change[q, "yen"] += 1

    def action(self, step: Walked, owned: set[str], change: Counter[tuple[int, str]]) -> None:
        """Step 3: the trading house of another player, and what areas yield."""
        old, p, words = step.before, step.before.turn, step.words
        if where := arrival(step):
            area, president = where
            power = power_there(old, p, area, president)
            if old.house_owner[area] not in (-1, p):
                change[old.house_owner[area], "yen"] += 1
            if AREA_NAMES[area] in ("Port", "Dock") and power == 5:
                change[p, "vp"] += 3
            # With one possible amount nobody is asked.
            if power == 1 and area < 9:
                things = (*[good for good in GOODS for _ in range(2)], "yen")
                change[p, things[area]] += int(area >= 4)
        if words[:1] == ["get"]:
            n, name = int(words[1]), AREA_NAMES[old.where].rstrip("12").lower()
            self.mined = False
            if name == "copper":
                self.receive_copper(owned, n, change, p)
            else:
                change[p, "yen" if name == "bank" else name] += n

    def trade(self, step: Walked, owned: set[str], change: Counter[tuple[int, str]]) -> None:
        """Chinatown, Agency, the second order, the Laboratory."""
        old, s, p, words = step.before, step.after, step.before.turn, step.words
        if words[:1] == ["buy"]:
            change[p, "yen"] -= PRICE[words[1]]
            self.mined = False
            if words[1] == "copper":
                self.receive_copper(owned, 1, change, p)
            else:
                change[p, words[1]] += 1
        if words[:1] == ["sell"]:
            change[p, "yen"] += PRICE[words[1]]
            change[p, words[1]] -= 1
        if words[:1] == ["hire"]:
            sold = 4 - old.houses_store[p]
            change[p, "yen"] -= {"assistant": 0, "shop": 2, "house": 4 + sold}[words[1]]
        if words[:1] == ["second"]:
            change[p, words[1]] -= 2 if words[1] == "yen" else 1
        if words[:1] == ["imports"]:
            change[p, "import"] -= int(words[1])
            change[p, "yen"] -= 2 * (old.need - int(words[1]))
        for title in title_names(s, p) - owned:
            change[p, "yen"] += "letterpress-printing" in owned
            change[p, "vp"] += 2 * ("patent-system" in owned) + 10 * (title == "exposition")

    def boards(self, step: Walked, owned: set[str], change: Counter[tuple[int, str]]) -> None:
        """Church and Customs."""
        old, s, p, words = step.before, step.after, step.before.turn, step.words
        if words[:1] == ["donate"]:
            change[p, words[1]] -= 2 if words[1] == "yen" else 1
        if words[:1] == ["customs"]:
            change[p, "import"] -= CARDS["customs"]["imports"][int(words[1]) - 1]
        for k in [k for k in range(8) if s.church[k] != old.church[k]]:
            change[p, "vp"] += CARDS["church"]["vp"][k] + 3 * ("winery" in owned)
        for k in [k for k in range(7) if s.customs[k] != old.customs[k]]:
            change[p, "vp"] += CARDS["customs"]["vp"][k] + 4 * ("brickyard" in owned)
            change[p, "yen"] += CARDS["customs"]["yen"][k]

    def gains(self, step: Walked, owned: set[str], change: Counter[tuple[int, str]]) -> None:
        """Tokens, buildings, orders, achievements."""
        old, s, p, words = step.before, step.after, step.before.turn, step.words
        if step.seat != CHANCE or set_up_is_over(old):
            for a in [a for a in range(18) if old.token[a] >= 0 > s.token[a]]:
                self.receive(old.token_reward[old.token[a]], owned, change, p)
        if words[:1] == ["shop"]:
            self.receive(old.site_reward[old.site[old.where]][int(words[1]) - 1], owned, change, p)
            change[p, "vp"] += 2 * ("gaslight" in owned)
        if words[:1] == ["house"]:
            change[p, "vp"] += old.site_house[old.site[old.where]] + 3 * ("electrical-light" in owned)
        if words[:1] == ["good"]:
            if words[1] == "copper":
                self.receive_copper(owned, 1, change, p)
            else:
                change[p, words[1]] += 1
        if words[:1] == ["fulfil"]:
            order = CARDS["orders"][int(words[1][1:]) - 1]
            for part in order["goods"].split(", "):
                n, good = part.split()
                change[p, good] -= int(n)
            self.receive(old.order_reward[int(words[1][1:]) - 1], owned, change, p)
            change[p, "vp"] += 2 * ("ball" in owned)
            change[p, "yen"] += "language-school" in owned
        if words[:1] == ["achieve"]:
            letter = "ABC".index(words[1])
            later = any(old.achieved[q] >> letter & 1 for q in range(old.players))
            change[p, "vp"] += ACHIEVED[letter][later]


def holdings(s: Any) -> dict[tuple[int, str], int]:
    held = {}
    for p in range(s.players):
        held |= {(p, good): n for good, n in zip(GOODS, s.goods[p], strict=True)}
        held |= {(p, "vp"): s.points[p], (p, "yen"): s.yen[p], (p, "import"): s.imports[p]}
    return held


@games
@settings(max_examples=16)
def test_yp6_every_yen_good_and_point_that_changes_hands_is_accounted_for(
    python: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    ledger = Ledger()
    for step in walk(python, players, options, choices, seed, style):
        was, now = holdings(step.before), holdings(step.after)
        changed = {key: now[key] - was[key] for key in now if now[key] != was[key]}
        expected = {key: n for key, n in ledger.changes(step).items() if n}
        assert changed == expected, f"{step.words} in {STEPS[step.before.stack[step.before.depth - 1]]}"


@games
@few
def test_yp6_tolls_go_from_the_payer_to_the_owners_of_the_presidents(
    python: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(python, players, options, choices, seed, style):
        old, s = step.before, step.after
        if step.words[:1] in (["place"], ["pair"]):
            assert sum(s.yen) == sum(old.yen)
        # Nobody pays in the turn of somebody else.
        assert all(s.yen[q] >= old.yen[q] for q in range(players) if q != old.turn)


# YP7: decisions.


@games
@few
def test_yp7_somebody_can_always_do_something_or_a_card_can_be_dealt(
    python: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(python, players, options, choices, seed, style):
        s = step.after
        if s.actor >= 0:
            assert python.legal(s)
            assert s.actor == s.turn
        elif s.actor == CHANCE:
            assert python.chance(s).total > 0


PHASES = ("A", "B1", "B2", "B3", "B4", "B5", "B6", "C")
PHASE_OF = {"placing": "B1", "telegram": "B1", "moving": "B2", "tolls": "B2", "fetching": "B2"}
PHASE_OF |= {"bonus": "B4", "building": "B5", "recovery": "B6"}


@games
@few
def test_yp7_a_turn_goes_through_its_phases_in_order(
    python: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    visited: list[str] = []
    whose = None
    for step in walk(python, players, options, choices, seed, style):
        s = step.before
        if step.seat == CHANCE or not set_up_is_over(s):
            continue
        if whose != (s.round, s.turn):
            if visited:
                assert [v for v in visited if v in ("A", "B1", "B2", "C")] == ["A", "B1", "B2", "C"]
            visited, whose = [], (s.round, s.turn)
        stack, top = s.stack[: s.depth], STEPS[s.stack[s.depth - 1]]
        if PHASE_A in stack:
            phase = "A"
        elif stack[-1] == PHASE_C or visited[-1:] == ["C"]:
            phase = "C"
        elif top in ("reward", "carrying"):
            continue  # of whatever step it was
        else:
            phase = PHASE_OF.get(top, "B3")
        assert stack[:2] == [BEGIN, END_TURN]
        if visited[-1:] != [phase]:
            visited.append(phase)
        assert visited == sorted(set(visited), key=PHASES.index)
        if step.words == ["recall"]:
            # Steps 3 to 6 are skipped.
            assert STEPS[step.after.stack[step.after.depth - 1]] in ("fetching", "phase-c")


@games
@few
def test_the_president_goes_where_the_rulebook_lets_him_and_pays_whom_he_passes(
    python: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(python, players, options, choices, seed, style):
        s = step.after
        if s.actor < 0 or STEPS[s.stack[s.depth - 1]] != "moving":
            continue
        right = ways(s, s.turn)
        texts = {move_text(s, move) for move in python.legal(s)} - {"mill", "university"}
        recall = {"recall"} if s.president[s.turn] >= 0 or not right else set()
        assert texts == {f"go {AREA_NAMES[a]}" for a, _ in right} | recall
        clockwise = [(s.turn + 1 + i) % players for i in range(players - 1)]
        found = {
            (a, frozenset([-1] * (way >> 3) + [q for i, q in enumerate(clockwise) if way >> i & 1]))
            for way in range(16)
            for a in ones(s.reach[way])
        }
        assert found == right


# YP8: the end.


@games
@few
@example(players=2, options=0, choices=b"", seed=1, style="build")
@example(players=3, options=1, choices=b"", seed=2, style="clear")
@example(players=4, options=6, choices=b"", seed=3, style="deliver")
def test_yp8_every_game_ends_for_a_reason_and_everybody_has_had_the_same_number_of_turns(
    python: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    turns: set[tuple[int, int]] = set()
    announced = None
    for step in walk(python, players, options, choices, seed, style):
        s = step.after
        if s.actor >= 0 and set_up_is_over(s):
            turns.add((s.round, s.turn))
        if s.ended and announced is None:
            announced = (s.round, yokohama.END_REASONS[s.ended])
            assert reason_holds(s, announced[1])
        assert announced is None or yokohama.END_REASONS[s.ended] == announced[1]
    assert s.actor == OVER
    assert announced is not None
    # The round of the announcement is finished, and one more is played.
    assert turns == {(r, p) for r in range(1, announced[0] + 2) for p in range(players)}
    assert python.standing(s, players).reason == announced[1]


def reason_holds(s: Any, reason: str) -> bool:
    if reason == "houses":
        return s.house_owner.count(s.turn) == 4
    if reason == "shops":
        return len(ones(s.shop_areas[s.turn])) == 8
    if reason == "orders":
        return s.deck == 0 and any(row.count(-1) for row in s.order_row)
    board = s.church if reason == "church" else s.customs
    return len(board) - board.count(-1) == FULL[s.players]


def test_the_walks_of_these_tests_get_to_see_everything(python: Engine) -> None:
    """Every kind of move, every technology in somebody's hands, every reason for the end."""
    verbs, titles, reasons = set(), set(), set()
    for seed, (style, players) in enumerate(itertools.product(STYLES, (2, 3, 4))):
        for step in walk(python, players, options=seed % 8, seed=seed, style=style):
            verbs |= set(step.words[:1])
        for p in range(players):
            titles |= title_names(step.after, p)
        reasons.add(yokohama.END_REASONS[step.after.ended])
    assert verbs == set(VERBS)
    assert titles == set(COST)
    assert reasons == set(yokohama.END_REASONS[1:])


# The final score, recomputed from what everybody at the table can see.


def owners(text: str) -> list[str]:
    """`1:P0 4:neutral` as the owners from left to right."""
    spaces = sorted(word.split(":") for word in text.split())
    return [owner for _, owner in spaces]


def majority(board: list[str], first: int, second: int) -> Counter[str]:
    """Most assistants first; level, the one whose last assistant lies further right."""
    rightmost = {owner: i for i, owner in enumerate(board)}
    ranked = sorted(set(board), key=lambda owner: (board.count(owner), rightmost[owner]), reverse=True)
    return Counter(dict(zip(ranked, (first, second), strict=False)))


def sets_of_countries(icons_: Counter[str]) -> int:
    """Takes one icon of each country that is left, again and again."""
    points = 0
    while +icons_:
        points += (0, 2, 4, 8, 12)[len(+icons_) - 1]
        icons_ = +icons_ - Counter(list(+icons_))
    return points


def final_scores(table: dict[str, str], names: list[str]) -> list[int]:
    """The rulebook's score sheet, line by line."""
    church = majority(owners(table["church"]), 6, 3)
    customs = majority(owners(table["customs"]), 8, 4)
    industry: dict[str, float] = {n: sum(COST[t] for t in table[f"{n} titles"].split()) for n in names}
    if len(names) == 2:
        industry["neutral"] = 7.5
    # `sorted` is stable: of two who are level the earlier in turn order stays in front.
    ranked = sorted((n for n in industry if industry[n]), key=lambda n: -industry[n])
    technology = Counter(dict(zip(ranked, (10, 5), strict=False)))
    scores = []
    for n in names:
        flags = Counter(COUNTRY[t] for t in table[f"{n} titles"].split())
        flags += Counter(CARDS["orders"][int(o[1:]) - 1]["country"] for o in table[f"{n} fulfilled"].split())
        marker = table[f"{n} marker"]
        if marker and "country" in CARDS["markers"][int(marker[1:]) - 1]:
            flags[CARDS["markers"][int(marker[1:]) - 1]["country"]] += 1
        goods = {word[0]: int(word[1:]) for word in table[f"{n} goods"].split()}
        imports = goods.pop("i")
        remainder = int(table[f"{n} agents"]) + imports + int(table[f"{n} yen"]) // 2 + sum(goods.values()) // 3
        bonus = church[n] + customs[n] + technology[n] + sets_of_countries(flags) + remainder
        scores.append(int(table[f"{n} points"]) + bonus)
    return scores


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_final_score_is_that_of_the_rulebook(python: Engine, players: int) -> None:
    names = [f"P{p}" for p in range(players)]
    won = set()
    for number in range(32):
        options = number % 8
        state = python.new(players, options)
        for step in python.recorded_game(players, seed=77, number=number, options=options):
            (python.deal if step < 0 else python.apply)(state, -1 - step if step < 0 else step)
        table = facts(state, names)
        scores = final_scores(table, names)
        standing = python.standing(state, players)
        assert list(standing.points) == scores
        order = sorted(range(players), key=lambda p: (-scores[p], p))
        assert [standing.places[p] for p in order] == list(range(1, players + 1))
        assert [int(table[f"{n} score"]) for n in names] == scores
        won |= {(line, table[f"{n} {line} bonus"]) for n in names for line in ("church", "customs", "technology")}
    # First and second places were won by somebody in these games.
    assert {("church", "6"), ("church", "3"), ("customs", "8"), ("technology", "10"), ("technology", "5")} <= won


# Chance.


@games
@settings(max_examples=6)
def test_every_outcome_has_as_many_tickets_as_its_weight(
    engine: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(engine, players, options, choices, seed, style):
        if step.seat == CHANCE:
            state = engine.of_lists(step.before)
            due = engine.chance(state)
            assert sum(due.weights.values()) == due.total
            found = Counter(engine.outcome(state, ticket) for ticket in range(due.total))
            assert dict(found) == due.weights
            assert step.number in due.weights


@games
@few
def test_no_two_draws_of_a_game_have_one_label(
    python: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    drawn = [step for step in walk(python, players, options, choices, seed, style) if step.seat == CHANCE]
    labels = [python.chance(step.before).label for step in drawn]
    assert len(set(labels)) == len(labels)


# Choices without an order are made in exactly one order, and none is missing.


def endings(engine: Engine, s: Any, step: str) -> Iterator[list[str]]:
    """Every way through a step, as the texts of its moves."""
    if s.actor < 0 or STEPS[s.stack[s.depth - 1]] != step:
        yield []
        return
    for move in engine.legal(s):
        after = s.clone()
        engine.apply(after, move)
        for rest in endings(engine, after, step):
            yield [move_text(s, move), *rest]


@given(hand=st.integers(0, 5), yen=st.integers(0, 4), newspaper=st.booleans())
@settings(max_examples=20)
@example(hand=5, yen=2, newspaper=True)
@example(hand=0, yen=9, newspaper=False)
def test_every_placement_can_be_made_in_exactly_one_order(python: Engine, hand: int, yen: int, newspaper: bool) -> None:
    """Two opposing presidents in the Bank, one in the Port."""
    match = Match.from_position("yokohama", {
        "players": "P0 P1 P2 P3", "step": "placing", "P0 hand": f"a{hand}", "P0 yen": str(yen),
        "P1 president": "Bank", "P2 president": "Bank", "P3 president": "Port",
        "P0 titles": "newspaper" if newspaper else "",
    }, backend="python")  # fmt: skip
    toll = {name: {"Bank": 2, "Port": 1}.get(name, 0) for name in AREA_NAMES if name != "Canal"}
    right = [
        frozenset(chosen)
        for n in range(min(hand, 4 if newspaper else 3) + 1)
        for chosen in itertools.combinations(toll, n)
        if sum(toll[area] for area in chosen) <= yen
    ]
    pairs = [area for area in toll if hand >= 2 and 2 * toll[area] <= yen]
    made = [[text for text in texts if text != "done"] for texts in endings(python, match.state, "placing")]
    singles = [frozenset(t.removeprefix("place ") for t in texts) for texts in made if not texts or "place" in texts[0]]
    assert Counter(singles) == Counter(right)
    assert sorted(texts[0].removeprefix("pair ") for texts in made if texts and "pair" in texts[0]) == sorted(pairs)


@given(
    held=st.lists(st.integers(0, 2), min_size=5, max_size=5),
    yen=st.integers(0, 5),
    men=st.integers(0, 4),
)
@settings(max_examples=40)
@example(held=[1, 1, 1, 1, 1], yen=2, men=4)
def test_every_donation_can_be_made_in_exactly_one_order(python: Engine, held: list[int], yen: int, men: int) -> None:
    match = Match.from_position("yokohama", {
        "players": "P0 P1 P2", "step": "moving", "P0 titles": "tram", "P0 men": f"{men}@Church",
        "P0 goods": " ".join(f"{letter}{n}" for letter, n in zip("cstfi", held, strict=True)), "P0 yen": str(yen),
    }, backend="python")  # fmt: skip
    match.play("go Church")
    gifts = [gift for gift, n in zip((*GOODS, "import"), held, strict=True) if n] + ["yen"] * (yen >= 2)
    power = men + 1
    free = [k for k in range(8) if CARDS["church"]["faith"][k] <= power + len(gifts)]
    assert ("worship" in STEPS[match.state.stack[match.state.depth - 1]]) == bool(free)
    for space in free:
        chosen = match.clone()
        chosen.play(f"church {space + 1}")
        need = max(0, CARDS["church"]["faith"][space] - power)
        right = [frozenset(some) for some in itertools.combinations(gifts, need)]
        made = [
            frozenset(text.removeprefix("donate ") for text in texts)
            for texts in endings(python, chosen.state, "donating")
        ]
        assert Counter(made) == Counter(right)


@given(men=st.lists(st.integers(0, 2), min_size=4, max_size=4))
@settings(max_examples=20)
def test_every_choice_of_assistants_can_be_recalled_in_exactly_one_order(python: Engine, men: list[int]) -> None:
    where = ("Bank", "Port", "Tea1", "Copper1")
    match = Match.from_position("yokohama", {
        "players": "P0 P1 P2", "step": "moving", "P0 president": "Dock",
        "P0 men": " ".join(f"{n}@{area}" for n, area in zip(men, where, strict=True)),
    }, backend="python")  # fmt: skip
    state = match.state.clone()
    python.apply(state, next(m for m in python.legal(state) if move_text(state, m) == "recall"))
    made = [Counter(texts) - Counter(["done"]) for texts in endings(python, state, "fetching")]
    right = [
        Counter({f"fetch {area}": n for area, n in zip(where, taken, strict=True) if n})
        for taken in itertools.product(*(range(n + 1) for n in men))
    ]
    assert sorted(map(sorted, (c.elements() for c in made))) == sorted(map(sorted, (c.elements() for c in right)))


# Copies.


@games
@settings(max_examples=4)
def test_playing_on_a_copy_leaves_the_original_alone(
    engine: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    states = [step.after for step in walk(engine, players, options, choices, seed, style)]
    for s in states[:: max(1, len(states) // 12)]:
        original = engine.of_lists(s)
        twin = engine.clone(original)
        for _ in range(60):
            if engine.actor(twin) == OVER:
                break
            if engine.actor(twin) == CHANCE:
                engine.deal(twin, engine.outcome(twin, 0))
            else:
                engine.apply(twin, engine.legal(twin)[-1])
        assert engine.lists(original) == s
        assert engine.lists(twin) != s or engine.actor(original) == OVER


# The two back ends.


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_interpreted_and_compiled_play_the_same_games(
    python: Engine, native: Engine, players: int, options: int
) -> None:
    for number in range(COMPARED // 24):
        steps = python.recorded_game(players, seed=2024, number=number, options=options)
        assert native.recorded_game(players, seed=2024, number=number, options=options) == steps, f"game {number}"
        assert len(steps) < MANY_STEPS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_interpreted_and_compiled_agree_on_everything_at_every_step(
    python: Engine, native: Engine, players: int
) -> None:
    options = 2 * players - 3
    plain, compiled = python.new(players, options), native.new(players, options)
    for step in [*python.recorded_game(players, seed=7, number=0, options=options), None]:
        assert native.lists(compiled) == plain
        assert native.actor(compiled) == python.actor(plain)
        assert native.standing(compiled, players) == python.standing(plain, players)
        assert native.broken_invariant(compiled) == python.broken_invariant(plain) == 0
        if python.actor(plain) == CHANCE:
            assert native.chance(compiled) == python.chance(plain)
        elif python.actor(plain) != OVER:
            assert native.legal(compiled) == python.legal(plain)
        if step is None:
            assert python.actor(plain) == OVER
        elif step < 0:
            python.deal(plain, -1 - step)
            native.deal(compiled, -1 - step)
        else:
            python.apply(plain, step)
            native.apply(compiled, step)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_invariant_breaks_in_very_many_random_games(native: Engine, players: int, options: int) -> None:
    native.checked_games(players, seed=99, first=0, games=CHECKED // 24 + 1, options=options)


def test_a_broken_invariant_would_be_found(python: Engine, native: Engine) -> None:
    match = Match("yokohama", 3, seed="1", backend="python")
    for _ in range(3):
        match.play(match.legal[0])  # everybody keeps an order
    whole = match.state
    assert python.broken_invariant(whole) == 0

    def broken(**change: Any) -> int:
        s = whole.clone()
        for name, value in change.items():
            setattr(s, name, value)
        assert python.broken_invariant(s) == native.broken_invariant(native.of_lists(s))
        return python.broken_invariant(s)

    assert broken(men_hand=[9, 8, 8, 0]) == 1
    assert broken(shop_areas=[1, 0, 0, 0]) == 2
    assert broken(yen=[-1, 4, 4, 0]) == 3
    assert broken(president=[AREA_NAMES.index("Canal"), -1, -1, -1]) == 4
    assert broken(hand=[[-1, whole.hand[0][0], -1], *whole.hand[1:]]) == 5
    assert broken(box=whole.box | whole.orders_left) == 6
    assert broken(titles=[1, 0, 0, 0]) == 7
    assert broken(actor=3) == 9
