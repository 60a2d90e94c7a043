"""What holds in every game of YOKOHAMA, whoever plays and whatever is dealt.

Hypothesis chooses the moves and the deals; each test plays whole games and looks at every step.
YP1 to YP8 are the properties of the list of cases; YP6 is in games/yokohama/test_ledger.py.
"""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

from helpers.walks import STYLES, check_copies, walk
from helpers.yokohama import CARDS, COST, few, games, ones, set_up_is_over, title_names
from hypothesis import example, settings

from shokai.engine.engine import CHANCE, OVER, Engine
from shokai.games.yokohama import rules as yokohama
from shokai.games.yokohama.rules import FIELDS
from shokai.games.yokohama.rules.state import AREA_NAMES, BEGIN, END_TURN, PHASE_A, PHASE_C, STEPS, VERBS

COPIES = {t["name"]: t["copies"] for t in CARDS["technologies"]}
FULL = {2: 5, 3: 5, 4: 6}


# YP1 to YP5: pieces and cards.


@games
@few
def test_yp1_every_player_always_has_20_assistants_8_shops_and_4_trading_houses(
    yokohama_python: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(yokohama_python, players, seed, choices, style, options):
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
    yokohama_python: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(yokohama_python, players, seed, choices, style, options):
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
    yokohama_python: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(yokohama_python, players, seed, choices, style, options):
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
    yokohama_python: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(yokohama_python, players, seed, choices, style, options):
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
    yokohama_python: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    canal = AREA_NAMES.index("Canal")
    for step in walk(yokohama_python, players, seed, choices, style, options):
        s = step.after
        assert all(men[canal] == 0 for men in s.men)
        assert canal not in s.president
        assert s.shop_owner[canal] == [-1] * 4
        assert (s.house_owner[canal], s.site[canal], s.token[canal]) == (-1, -1, -1)
        assert s.station != canal


# YP7: decisions.


@games
@few
def test_yp7_somebody_can_always_do_something_or_a_card_can_be_dealt(
    yokohama_python: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(yokohama_python, players, seed, choices, style, options):
        s = step.after
        if s.actor >= 0:
            assert yokohama_python.legal(s)
            # The first order is chosen by one after another, before any turn.
            assert s.actor == s.turn or STEPS[s.stack[s.depth - 1]] == "draft"
        elif s.actor == CHANCE:
            assert yokohama_python.chance(s).total > 0


PHASES = ("A", "B1", "B2", "B3", "B4", "B5", "B6", "C")
PHASE_OF = {"placing": "B1", "telegram": "B1", "moving": "B2", "tolls": "B2", "fetching": "B2"}
PHASE_OF |= {"bonus": "B4", "building": "B5", "recovery": "B6"}


@games
@few
def test_yp7_a_turn_goes_through_its_phases_in_order(
    yokohama_python: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    visited: list[str] = []
    whose = None
    for step in walk(yokohama_python, players, seed, choices, style, options):
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


# YP8: the end.


@games
@few
@example(players=2, options=0, choices=b"", seed=1, style="build")
@example(players=3, options=1, choices=b"", seed=2, style="clear")
@example(players=4, options=6, choices=b"", seed=3, style="deliver")
def test_yp8_every_game_ends_for_a_reason_and_everybody_has_had_the_same_number_of_turns(
    yokohama_python: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    turns: set[tuple[int, int]] = set()
    announced = None
    for step in walk(yokohama_python, players, seed, choices, style, options):
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
    assert yokohama_python.standing(s, players).reason == announced[1]


def reason_holds(s: Any, reason: str) -> bool:
    if reason == "houses":
        return s.house_owner.count(s.turn) == 4
    if reason == "shops":
        return len(ones(s.shop_areas[s.turn])) == 8
    if reason == "orders":
        return s.deck == 0 and any(row.count(-1) for row in s.order_row)
    board = s.church if reason == "church" else s.customs
    return len(board) - board.count(-1) == FULL[s.players]


def test_the_walks_of_these_tests_get_to_see_everything(yokohama_python: Engine) -> None:
    """Every kind of move, every technology in somebody's hands, every reason for the end."""
    verbs, titles, reasons = set(), set(), set()
    for seed, (style, players) in enumerate(itertools.product(STYLES["yokohama"], (2, 3, 4))):
        for step in walk(yokohama_python, players, options=seed % 8, seed=seed, style=style):
            verbs |= set(step.words[:1])
        for p in range(players):
            titles |= title_names(step.after, p)
        reasons.add(yokohama.END_REASONS[step.after.ended])
    assert verbs == set(VERBS)
    assert titles == set(COST)
    assert reasons == set(yokohama.END_REASONS[1:])


# Chance.


@games
@settings(max_examples=6)
def test_every_outcome_has_as_many_tickets_as_its_weight(
    yokohama_engine: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(yokohama_engine, players, seed, choices, style, options):
        if step.seat == CHANCE:
            state = yokohama_engine.of_lists(step.before)
            due = yokohama_engine.chance(state)
            assert sum(due.weights.values()) == due.total
            found = Counter(yokohama_engine.outcome(state, ticket) for ticket in range(due.total))
            assert dict(found) == due.weights
            assert step.number in due.weights


@games
@few
def test_no_two_draws_of_a_game_have_one_label(
    yokohama_python: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    drawn = [step for step in walk(yokohama_python, players, seed, choices, style, options) if step.seat == CHANCE]
    labels = [yokohama_python.chance(step.before).label for step in drawn]
    assert len(set(labels)) == len(labels)


# Copies.


@games
@settings(max_examples=4)
def test_playing_on_a_copy_leaves_the_original_alone(
    yokohama_engine: Engine, players: int, options: int, choices: bytes, seed: int, style: str
) -> None:
    states = [step.after for step in walk(yokohama_engine, players, seed, choices, style, options)]
    check_copies(yokohama_engine, states, steps=60)
