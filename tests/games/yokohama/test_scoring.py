"""The final score of YOKOHAMA, recomputed from what everybody at the table can see."""

from __future__ import annotations

from collections import Counter

import pytest
from helpers.yokohama import CARDS, COST

from shokai.engine.engine import Engine
from shokai.games.yokohama.table.positions import facts

COUNTRY = {t["name"]: t["country"] for t in CARDS["technologies"]}


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
def test_the_final_score_is_that_of_the_rulebook(yokohama_python: Engine, players: int) -> None:
    names = [f"P{p}" for p in range(players)]
    won = set()
    for number in range(32):
        options = number % 8
        state = yokohama_python.new(players, options)
        for step in yokohama_python.recorded_game(players, seed=77, number=number, options=options):
            (yokohama_python.deal if step < 0 else yokohama_python.apply)(state, -1 - step if step < 0 else step)
        table = facts(state, names)
        scores = final_scores(table, names)
        standing = yokohama_python.standing(state, players)
        assert list(standing.points) == scores
        order = sorted(range(players), key=lambda p: (-scores[p], p))
        assert [standing.places[p] for p in order] == list(range(1, players + 1))
        assert [int(table[f"{n} score"]) for n in names] == scores
        won |= {(line, table[f"{n} {line} bonus"]) for n in names for line in ("church", "customs", "technology")}
    # First and second places were won by somebody in these games.
    assert {("church", "6"), ("church", "3"), ("customs", "8"), ("technology", "10"), ("technology", "5")} <= won
