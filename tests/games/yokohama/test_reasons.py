"""YOKOHAMA, why not? Every illegal move has a reason, no legal one has, and every reason can be told."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import shokai.texts
from shokai.engine.engine import CHANCE, OVER, Engine, engine_for
from shokai.games.yokohama import rules as yokohama
from shokai.games.yokohama import table as title
from shokai.games.yokohama.rules.state import DONE, GET, MOVES, PHASE_A, RECALL, STEPS, TITLE
from shokai.games.yokohama.rules.steps import present_step
from shokai.games.yokohama.table.legality import is_legal
from shokai.games.yokohama.table.reasons.moves import KINDS, kind_of, why_not, why_not_text
from shokai.match.match import Match
from shokai.texts import languages, speaker

NAMES = ("Red", "Yellow", "Blue", "Green")
FOLDER = Path(shokai.texts.__file__).parent
SOURCE = "".join(file.read_text("utf-8") for file in FOLDER.parent.glob("games/yokohama/table/reasons/*.py"))
CODES = set(re.findall(r'_why\(\s*\w+, "([a-z-]+)"', SOURCE))
SECTIONS = {f"yokohama-rules-{name}" for name in re.findall(r'_why\(\s*\w+, "[a-z-]+", "([a-z]+)"', SOURCE)}


# States of every step.


def _enrich(s: Any, rng: random.Random) -> None:
    """Money, goods, technologies and agents by chance, so that all kinds of things nearly work."""
    p = s.turn
    s.yen[p], s.imports[p] = rng.choice([0, 0, 1, 2, 3, 5, 9]), rng.choice([0, 0, 1, 2, 5])
    s.goods[p] = [rng.choice([0, 0, 1, 2, 5, 8]) for _ in range(4)]
    s.titles[p] |= 1 << rng.randrange(20)
    s.agents[p] += rng.random() < 0.3
    if rng.random() < 0.3 and s.achieved[p].bit_count() < 2 and s.men_hand[p]:
        s.achieved[p] |= rng.choice([1, 2, 4])
        s.men_hand[p] -= 1


def _walk(engine: Engine, players: int, options: int, keep: Callable[[Any], bool]) -> list[Any]:
    """A random game of players who rather do something than nothing; some of its states."""
    rng = random.Random(f"{players} {options}")
    s, kept = engine.new(players, options), []
    while True:
        if s.actor >= 0 and present_step(s) == PHASE_A and rng.random() < 0.5:
            _enrich(s, rng)
        if keep(s):
            kept.append(s.clone())
        if s.actor == OVER:
            return kept
        if s.actor == CHANCE:
            engine.deal(s, engine.outcome(s, rng.randrange(engine.chance(s).total)))
            continue
        legal = engine.legal(s)
        liked = [move for move in legal if move != DONE] if rng.random() < 0.8 else legal
        engine.apply(s, rng.choice(liked or legal))


@pytest.fixture(scope="module")
def engine() -> Engine:
    """The interpreted rules."""
    return engine_for(yokohama, "python")


@pytest.fixture(scope="module")
def states(engine: Engine) -> list[Any]:
    """States of every step, from games of all player counts, editions and expansions."""
    seen: Counter[int] = Counter()

    def keep(s: Any) -> bool:
        step = present_step(s)
        seen[step] += 1
        # The first ones of every step, and then fewer and fewer.
        return seen[step] <= 10 or seen[step].bit_count() == 1 or seen[step] % 149 == 0

    return [s for n in (2, 3, 4) for options in range(8) for s in _walk(engine, n, options, keep)]


@pytest.fixture(scope="module")
def answers(states: list[Any]) -> list[tuple[Any, list[Any]]]:
    """The answers to every number in every state."""
    return [(s, [why_not(s, move, NAMES) for move in range(MOVES)]) for s in states]


def test_the_states_are_of_every_step(states: list[Any]) -> None:
    # Areas, sites and so on are dealt one by one; the other steps end without a decision.
    silent = {"begin", "act", "end-turn"}
    assert {STEPS[present_step(s)] for s in states} == set(STEPS) - silent


def test_a_move_has_a_reason_against_it_exactly_when_it_is_not_legal(
    engine: Engine, answers: list[tuple[Any, list[Any]]]
) -> None:
    for s, reasons_against in answers:
        without_reason = [move for move in range(MOVES) if reasons_against[move] is None]
        assert without_reason == (engine.legal(s) if s.actor >= 0 else [])
        assert without_reason == [move for move in range(MOVES) if is_legal(s, move)]


def test_every_reason_names_a_section_of_the_rules_and_can_be_told_in_every_language(
    answers: list[tuple[Any, list[Any]]],
) -> None:
    speakers = [speaker(language) for language in languages()]
    told: Counter[str] = Counter()
    for _, reasons_against in answers:
        for reason in filter(None, reasons_against):
            assert reason.section in title.sections
            told[reason.code] += 1
            if told[reason.code] <= 40:
                texts = [speak.say(reason.said) for speak in speakers]
                assert all(re.search(r"^\S.*[.?!。？！]$", text) and "{" not in text for text in texts), texts
    # Those that are left answer to typed lines, or to tables that are rarer still.
    assert CODES - set(told) <= {code for _, _, _, code in CASES if code}
    assert len(CODES - set(told)) < 15


# The numbers of a reason say themselves why it is one.
FAILED: dict[str, Callable[[dict[str, Any]], bool]] = {
    "toll": lambda a: a["need"] > a["yen"] and len(a["owners"]) > 0,
    "way-toll": lambda a: a["need"] > a["yen"] and len(a["owners"]) == a["need"],
    "way-too-dear": lambda a: a["need"] > a["yen"],
    "pair-needs-two": lambda a: a["men"] < 2,
    "faith": lambda a: a["need"] > a["power"] + a["gifts"],
    "donate-earlier": lambda a: a["need"] > a["rest"],
    "customs-power": lambda a: a["need"] > a["most"],
    "customs-imports": lambda a: a["need"] > a["imports"],
    "level": lambda a: a["need"] > a["power"],
    "bonus-power": lambda a: a["need"] > a["power"],
    "build-power": lambda a: a["need"] > a["power"],
    "too-dear": lambda a: a["price"] > a["yen"],
    "item-price": lambda a: a["price"] > a["yen"],
    "second-too-dear": lambda a: a["price"] > a["yen"],
    "rest-too-dear": lambda a: a["price"] > a["yen"],
    "title-price": lambda a: a["units"] > a["has"],
    "no-such-order": lambda a: a["number"] > a["orders"],
    "goods-missing": lambda a: all(said.id == "yokohama-amount" and said.args["n"] > 0 for said in a["goods"]),
}


def test_the_numbers_in_a_reason_show_what_fails(answers: list[tuple[Any, list[Any]]]) -> None:
    shown = set()
    for _, reasons_against in answers:
        for reason in filter(None, reasons_against):
            if reason.code in FAILED:
                assert FAILED[reason.code](dict(reason.said.args)), reason
                shown.add(reason.code)
    assert len(shown) > 14


# The steps that a kind of move belongs to: there it is never just the wrong time for it.
AT_HOME = {
    "place": {"placing", "telegram"}, "go": {"moving"}, "recall": {"moving"}, "paying": {"tolls"},
    "fetch": {"fetching"}, "keep": {"draft"}, "fulfil": {"phase-a", "phase-c"}, "agent": {"phase-a", "phase-c"},
    "achieve": {"phase-a", "phase-c"}, "get": {"harvest"}, "trade": {"trading"}, "church": {"worship"},
    "donate": {"donating", "church-man"}, "from": {"church-man", "customs-man"}, "customs": {"clearing"},
    "order": {"ordering"}, "second": {"ordering"}, "hire": {"hiring", "reward"}, "learn": {"studying"},
    "imports": {"paying"}, "station": {"station"}, "token": {"bonus"}, "build": {"building"},
    "stay": {"recovery"}, "good": {"reward"}, "carry": {"reward"}, "to": {"carrying"}, "marker": {"marker"},
}  # fmt: skip


def test_only_moves_of_other_steps_come_at_the_wrong_time(answers: list[tuple[Any, list[Any]]]) -> None:
    for s, reasons_against in answers:
        step = STEPS[present_step(s)]
        for move, reason in enumerate(reasons_against):
            if reason and reason.code == "not-now":
                assert step not in AT_HOME.get(kind_of(move).name, set()), (step, move)
    assert {kind.name for kind in KINDS} == {*AT_HOME, "done", "mill", "university", ""}


def test_asking_changes_nothing(states: list[Any]) -> None:
    for s in states[::9]:
        before = s.clone()
        for move in range(MOVES):
            why_not(s, move, NAMES)
        for text in ("place Canal", "go Bank", "church 3 copper", "buy import import", "done", "sell import"):
            why_not_text(s, text, NAMES)
        assert s == before


@pytest.mark.parametrize("move", [-1, MOVES, 10**9, GET + 6, TITLE + 6])
def test_a_number_that_is_no_move_is_refused(states: list[Any], move: int) -> None:
    codes = {reason.code for s in states if (reason := why_not(s, move, NAMES))}
    assert codes == {"no-such-move", "dealing", "over"}


# Texts.


@pytest.mark.parametrize("language", languages())
def test_reasons_and_their_texts_are_the_same_set(language: str) -> None:
    text = (FOLDER / language / "yokohama-why.ftl").read_text("utf-8")
    codes = re.findall(r"^yokohama-why-([a-z-]+) =", text, re.MULTILINE)
    assert sorted(codes) == sorted(CODES)
    # Every kind of move that can come at the wrong time has its own words.
    [kinds] = re.findall(r"^yokohama-only-when = (.*?)^}", text, re.MULTILINE | re.DOTALL)
    assert set(re.findall(r"^ +\*?\[([a-z-]+)\]", kinds, re.MULTILINE)) == {*AT_HOME, "done"}


def test_reasons_point_to_sections_that_exist() -> None:
    assert len(SECTIONS) > 15
    assert set(title.sections) >= SECTIONS | {f"yokohama-rules-{kind.section}" for kind in KINDS}


# Typed moves.

FOUR = {"players": "Red Yellow Blue Green", "step": "placing", "Red hand": "a5", "Red yen": "1"}
THREE = {"players": "Red Yellow Blue", "step": "placing", "Red hand": "a5"}
TELEGRAM = {**FOUR, "Red titles": "telegram"}
AT_TEA = {**FOUR, "step": "moving", "Red president": "Tea1", "Red men": "1@Port 1@Agency", "Yellow president": "Port"}


def _acting(area: str, men: int, **more: str) -> dict[str, str]:
    """A table where Red is about to act in an area, with so many assistants."""
    given = {"players": "Red Yellow Blue Green", "step": "moving", "Red men": f"{men}@{area}", "Red hand": "a2 S1 T0"}
    return given | {key.replace("_", " "): value for key, value in more.items()}


TWO_WAYS = {
    **FOUR, "step": "moving", "Red president": "Agency", "Red men": "1@Fish1 1@Silk1 1@Tea2",
    "Yellow president": "Fish1", "Blue president": "Silk1",
}  # fmt: skip
WITHOUT_MEN = _acting("Church", 1, station="Church", Red_shops="Church:1", Red_hand="a0 S1 T1")

CASES: list[tuple[dict[str, str], list[str], str, str | None]] = [
    # Placement.
    (FOUR, [], "place Canal", "canal"),
    ({**FOUR, "step": "phase-a"}, [], "place Canal", "canal"),
    (FOUR, [], "place Bank Port Tea1 Lab", "too-many-areas"),
    ({**FOUR, "Red titles": "newspaper"}, [], "place Bank Port Tea1 Lab", None),
    ({**FOUR, "Red hand": "a2"}, [], "place Bank Port Tea1", "no-man-in-hand"),
    ({**FOUR, "Red hand": "a0"}, [], "place Bank", "no-man-in-hand"),
    (FOUR, [], "place Bank Bank", "placed-there"),
    (FOUR, ["place Port"], "place Bank", "place-in-order"),
    (FOUR, [], "place Port Bank", None),
    (FOUR, ["place Port"], "pair Bank", "pair-after-single"),
    ({**FOUR, "Red hand": "a1"}, [], "pair Bank", "pair-needs-two"),
    ({**FOUR, "Yellow president": "Bank"}, [], "pair Bank", "toll"),
    ({**FOUR, "Yellow president": "Bank"}, [], "place Bank", None),
    ({**FOUR, "Yellow president": "Bank", "Blue president": "Bank"}, [], "place Bank", "toll"),
    (FOUR, [], "pair Bank Lab", "no-telegram"),
    (TELEGRAM, [], "pair Bank Lab", None),
    (TELEGRAM, [], "pair Bank Copper1", "not-adjacent"),
    (TELEGRAM, [], "pair Bank Lab Silk1", "telegram-one-more"),
    ({**TELEGRAM, "Red hand": "a2"}, [], "pair Bank Lab", "no-man-in-hand"),
    (THREE, [], "place Copper2", "not-on-table"),
    # Movement.
    (AT_TEA, [], "go Agency", None),
    ({**AT_TEA, "Red yen": "0"}, [], "go Agency", "way-toll"),
    ({**AT_TEA, "Red yen": "0", "Red titles": "stagecoach"}, [], "go Agency", None),
    (AT_TEA, [], "go Port", "president-there"),
    ({**AT_TEA, "Red titles": "tram"}, [], "go Port", "president-there"),
    ({**AT_TEA, "Red titles": "postal-system"}, [], "go Port", None),
    ({**AT_TEA, "Red yen": "0", "Red titles": "postal-system"}, [], "go Port", "way-toll"),
    (AT_TEA, [], "go Tea1", "start-area"),
    (AT_TEA, [], "go Canal", "canal-no-end"),
    (AT_TEA, [], "go Bank", "no-man-there"),
    ({**AT_TEA, "step": "phase-a"}, [], "go Bank", "no-man-there"),
    ({**AT_TEA, "Red men": "1@Bank"}, [], "go Bank", "no-chain"),
    (AT_TEA, [], "done", "not-now"),
    (AT_TEA, [], "fetch Port", "not-now"),
    (AT_TEA, [], "recall Port Bank", "no-man-there"),
    ({**AT_TEA, "Red men": "1@Agency 1@Port 1@Research"}, ["recall", "fetch Port"], "fetch Agency", "fetch-in-order"),
    ({**AT_TEA, "Red president": "hand"}, [], "recall", "recall-from-hand"),
    (TWO_WAYS, [], "go Tea2 paying P1", None),
    (TWO_WAYS, [], "go Tea2 paying P1 P2", "way-too-dear"),
    (TWO_WAYS, [], "go Tea2 paying P3", "no-such-way"),
    (AT_TEA, [], "go Agency paying P2", "no-such-way"),
    # Phases.
    ({**AT_TEA, "step": "phase-a"}, [], "agent Port", "no-agent"),
    ({**AT_TEA, "step": "phase-a", "Red agents": "2"}, ["agent Port"], "agent Agency", "agent-used"),
    ({**AT_TEA, "step": "phase-a", "Red agents": "1", "Red men": "1@Tea1"}, [], "agent Tea1", "own-president"),
    ({**AT_TEA, "step": "phase-a", "Red agents": "1"}, [], "agent Canal", "canal-no-action"),
    ({**FOUR, "step": "phase-a", "Red goods": "c4"}, [], "achieve A", "goal"),
    ({**FOUR, "step": "phase-a", "Red goods": "c5"}, [], "achieve A", None),
    ({**FOUR, "step": "phase-a", "Red goods": "c5", "Red hand": "a0"}, [], "achieve A", "no-man-in-hand"),
    ({**FOUR, "step": "phase-a", "Red goods": "c5"}, ["achieve A"], "achieve A", "achieved"),
    ({**FOUR, "step": "phase-a", "achievements": "- B1 C1", "Red goods": "c5"}, [], "achieve A", "no-achievement"),
    ({**FOUR, "step": "phase-a", "Red shops": "Tea1:1", "Red houses": "Tea1"}, [], "achieve C", "goal-built"),
    ({**FOUR, "step": "phase-a", "Red orders": "O1"}, [], "fulfil O1", "goods-missing"),
    (FOUR, [], "mill", "not-owned"),
    ({**FOUR, "Red titles": "textile-mill"}, [], "mill", "no-silk"),
    ({**FOUR, "Red titles": "textile-mill", "Red goods": "s2"}, ["mill"], "mill", "used-this-turn"),
    (_acting("Church", 2, Red_goods="s1", Red_titles="textile-mill"), ["go Church", "church 1"], "mill", "inside-step"),
    # Areas.
    (_acting("Chinatown", 1, Red_yen="9"), ["go Chinatown"], "buy tea tea tea", "exchanges-used"),
    (_acting("Chinatown", 1, Red_yen="1"), ["go Chinatown"], "buy tea tea", "too-dear"),
    (_acting("Chinatown", 1, Red_goods="i1"), [], "sell import", "no-import-sale"),
    (_acting("Chinatown", 1, Red_goods="t1"), ["go Chinatown"], "sell tea tea", "no-such-good"),
    (_acting("Church", 2, Red_goods="c1"), ["go Church"], "church 2", "faith"),
    (_acting("Church", 2, Red_goods="c1 s1"), ["go Church"], "church 1 copper silk", "donate-enough"),
    (_acting("Church", 2, Red_goods="c2 s1"), ["go Church"], "church 2 copper copper", "donate-once"),
    (_acting("Church", 1, Red_goods="f3", Red_yen="6"), ["go Church"], "church 1 yen yen", "donate-once"),
    (_acting("Church", 1, Red_goods="f3", Red_yen="6"), ["go Church", "church 1"], "donate yen yen", "donate-once"),
    (_acting("Church", 1, Red_goods="f3", Red_yen="6"), ["go Church", "church 1"], "donate yen", "donate-earlier"),
    (_acting("Church", 2, Red_goods="c1"), ["go Church"], "church 1 silk", "nothing-to-donate"),
    (_acting("Church", 2, church="K1:Blue", Red_goods="c1"), [], "church 1", "space-taken"),
    (WITHOUT_MEN, ["go Church", "church 1"], "church 2", "no-man-for-board"),
    (_acting("Customs", 1, Red_goods="i2"), ["go Customs"], "customs 3", "customs-power"),
    (_acting("Customs", 3, Red_goods="i1"), ["go Customs"], "customs 3", "customs-imports"),
    (_acting("Port", 1), ["go Port"], "order 3", "level"),
    (_acting("Port", 1), ["go Port"], "second yen", "first-order-first"),
    (_acting("Port", 1, Red_yen="2"), ["go Port", "order 1"], "order 2", "second-unpaid"),
    (_acting("Port", 1, Red_yen="2"), ["go Port", "order 1"], "second import", "second-no-import"),
    (_acting("Port", 1, Red_yen="2"), ["go Port", "order 1", "second yen"], "done", "second-paid"),
    (_acting("Port", 1, Red_orders="O30 O31 O32"), ["go Port"], "order 1", "hand-full"),
    (_acting("Agency", 1), ["go Agency"], "hire assistant assistant", "items-used"),
    (_acting("Agency", 2, Red_yen="3"), ["go Agency"], "hire house", "item-price"),
    (_acting("Agency", 2, Red_yen="3"), ["go Agency", "hire assistant"], "hire shop", "items-in-order"),
    (_acting("Lab", 2, Red_titles="ball", lab="ball gaslight"), ["go Lab"], "learn ball", "title-owned"),
    (_acting("Lab", 2, lab="ball tram"), ["go Lab"], "learn 3", "no-title-there"),
    (_acting("Lab", 2, lab="ball tram"), ["go Lab"], "learn tram", "title-price"),
    (_acting("Lab", 2, lab="ball tram"), ["go Lab"], "learn ball imports 1", "more-than-due"),
    (_acting("Lab", 2, Red_yen="4", lab="tram"), ["go Lab"], "learn tram imports 1", "imports-missing"),
    # After the action.
    (_acting("Tea1", 3, tokens="Tea1:T1"), ["go Tea1"], "token", "bonus-power"),
    (_acting("Tea1", 2), ["go Tea1"], "shop 1", "build-power"),
    (_acting("Tea1", 3), ["go Tea1"], "house", "no-house-in-hand"),
    (_acting("Tea1", 3, Yellow_shops="Tea1:2"), ["go Tea1"], "shop 2", "place-taken"),
    (_acting("Tea1", 3, Red_shops="Tea1:2"), ["go Tea1"], "shop 1", "shop-there"),
    (_acting("Tea1", 3, Yellow_houses="Tea1", Red_hand="a2 S1 T1"), ["go Tea1"], "house", "house-there"),
    (_acting("Tea1", 3), ["go Tea1", "get 4", "shop 1"], "stay", "no-telephone"),
]


@pytest.mark.parametrize(("given", "moves", "text", "code"), CASES)
def test_a_typed_move_is_refused_for_what_fails(
    given: dict[str, str], moves: list[str], text: str, code: str | None
) -> None:
    match = Match.from_position("yokohama", given, seed="7", backend="python")
    for move in moves:
        match.play(move)
    reason = match.why_not(text)
    assert (reason.code if reason else None) == code, str(reason)


def test_a_reason_names_numbers_people_and_areas() -> None:
    """What a person reads, in both languages and both editions."""
    match = Match.from_position("yokohama", {**FOUR, "Yellow president": "Dock", "Blue president": "Dock"})
    reason = match.why_not("place Dock")
    assert str(reason) == "Dock: the toll is 2 yen (to Yellow, Blue), and you have 1."
    assert reason is not None
    assert reason.section == "yokohama-rules-placement"
    assert speaker("de").say(reason.said) == "Dock: Das kostet 2 Yen (an Yellow, Blue), und du hast 1."
    match = Match.from_position("yokohama", {**FOUR, "options": "2024", "Yellow president": "Dock", "Red yen": "0"})
    assert str(match.why_not("place Dock")).startswith("Port B: ")


def test_nothing_can_be_done_while_cards_are_dealt_or_when_all_is_over(states: list[Any]) -> None:
    codes = {s.actor: why_not_text(s, "recall", NAMES) for s in states if s.actor < 0}
    assert {actor: reason.code for actor, reason in codes.items() if reason} == {CHANCE: "dealing", OVER: "over"}


def test_a_line_stops_where_chance_must_act(engine: Engine) -> None:
    """An order is taken, and before anything else can be done the row is filled."""
    match = Match.from_position("yokohama", _acting("Port", 1), backend="python")
    match.dealer = None
    match.play("go Port").play("order 1")
    assert match.actor == CHANCE
    reason = why_not(match.state, RECALL, NAMES)
    assert reason is not None
    assert (reason.code, reason.section) == ("dealing", "yokohama-rules-port")
