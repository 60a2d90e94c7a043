"""YOKOHAMA: everything that changes hands is accounted for, and presidents pay whom they pass.

What must come out is worked out here once more, with names, sets and the words of the rulebook,
independently of the rules under test. YP6 is a property of the list of cases.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from helpers.walks import Walked, walk
from helpers.yokohama import CARDS, GOODS, few, games, ones, set_up_is_over, title_names
from hypothesis import settings

from shokai.engine.engine import CHANCE, OVER, Engine
from shokai.games.yokohama.rules.components import reward_text
from shokai.games.yokohama.rules.state import AREA_NAMES, STEPS
from shokai.games.yokohama.table.notation import move_text

THINGS = ("vp", "yen", *GOODS, "import")
PRICE = {"copper": 2, "silk": 2, "tea": 1, "fish": 1, "import": 4}
ACHIEVED = ((8, 6), (9, 7), (10, 8))


def icons(reward: int) -> Counter[str]:
    """A reward as numbers by icon: `9 vp, 1 yen`."""
    words = reward_text(reward).replace(",", "").split()
    return Counter(dict(zip(words[1::2], map(int, words[::2]), strict=True)))


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
    yokohama_python: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    ledger = Ledger()
    for step in walk(yokohama_python, players, seed, choices, style, options):
        was, now = holdings(step.before), holdings(step.after)
        changed = {key: now[key] - was[key] for key in now if now[key] != was[key]}
        expected = {key: n for key, n in ledger.changes(step).items() if n}
        assert changed == expected, f"{step.words} in {STEPS[step.before.stack[step.before.depth - 1]]}"


@games
@few
def test_yp6_tolls_go_from_the_payer_to_the_owners_of_the_presidents(
    yokohama_python: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(yokohama_python, players, seed, choices, style, options):
        old, s = step.before, step.after
        if step.words[:1] in (["place"], ["pair"]):
            assert sum(s.yen) == sum(old.yen)
        # Nobody pays in the turn of somebody else.
        assert all(s.yen[q] >= old.yen[q] for q in range(players) if q != old.turn)


@games
@few
def test_the_president_goes_where_the_rulebook_lets_him_and_pays_whom_he_passes(
    yokohama_python: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(yokohama_python, players, seed, choices, style, options):
        s = step.after
        if s.actor < 0 or STEPS[s.stack[s.depth - 1]] != "moving":
            continue
        right = ways(s, s.turn)
        texts = {move_text(s, move) for move in yokohama_python.legal(s)} - {"mill", "university"}
        recall = {"recall"} if s.president[s.turn] >= 0 or not right else set()
        assert texts == {f"go {AREA_NAMES[a]}" for a, _ in right} | recall
        clockwise = [(s.turn + 1 + i) % players for i in range(players - 1)]
        found = {
            (a, frozenset([-1] * (way >> 3) + [q for i, q in enumerate(clockwise) if way >> i & 1]))
            for way in range(16)
            for a in ones(s.reach[way])
        }
        assert found == right
