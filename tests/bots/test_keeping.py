"""Search keeps its tree within a turn: where the position follows, for each bot its own, and the same each time."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import pytest

from shokai.arena.game import play_game
from shokai.bots import bot_for, guided_room
from shokai.bots.keeping import follows
from shokai.bots.networking import MasterBot
from shokai.bots.searching import SearchBot, how_for
from shokai.bots.simple import RandomBot
from shokai.bots.thinker import Thought, thinker_for
from shokai.bots.weights import weights_of
from shokai.engine.engine import engine_for
from shokai.match.game import game_for
from shokai.match.match import Match
from shokai.match.seat import Seat, seat_at
from shokai.server.thinking import brain

GAMES = ("osaka", "yokohama")
ITERATIONS = 60


def _to_a_choice(match: Match) -> Match:
    while len(match.legal) == 1:
        match.play(match.legal[0])
    return match


def _decisions(match: Match, bot: Any, decisions: int) -> list[tuple[Seat, int]]:
    """Who had to decide and what the bot chose, where there was a choice."""
    made: list[tuple[Seat, int]] = []
    while not match.over and len(made) < decisions:
        seat = match.seat()
        move = bot.choose(seat)
        if len(seat.legal) > 1:
            made.append((seat, move))
        match.play(move)
    return made


# Whether a position follows.


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_a_position_follows_from_the_last_one_if_the_same_seat_goes_on(game: str, players: int) -> None:
    match = Match(game, players, seed="follows", backend="native")
    followed = others = 0
    made = _decisions(match, RandomBot(3), 300)
    for (before, move), (now, _) in pairwise(made):
        told = follows(match.engine, before.known, move, now.known, before.number)
        followed += told
        others += before.number != now.number
        assert not (told and before.number != now.number)
        if before.number == now.number:
            # Any other move leads somewhere else.
            for other in before.legal:
                assert other == move or not follows(match.engine, before.known, other, now.known, now.number)
    assert followed > 20
    assert others > 20
    # Decisions of one seat in a row with a turn of everybody else, all forced, between them are rare.
    assert followed > 0.95 * (len(made) - 1 - others)


def test_it_follows_over_cards_that_are_dealt() -> None:
    times = followed = 0
    for seed in range(12):
        match, bot = Match("osaka", 2, seed=str(seed), backend="native"), RandomBot(seed)
        while not match.over:
            steps, seat = len(match.steps), match.seat()
            move = bot.choose(seat)
            match.play(move)
            cards = len(match.steps) - steps - 1
            if cards and not match.over and match.actor == seat.number and len(match.legal) > 1:
                times += 1
                followed += follows(match.engine, seat.known, move, match.seat().known, seat.number)
    assert followed == times > 10


def test_it_does_not_follow_after_moves_taken_back() -> None:
    match = _to_a_choice(Match("yokohama", 2, seed="undo", backend="native"))
    seat = match.seat()
    match.play(seat.legal[0])
    _to_a_choice(match)
    match.undo()
    again = _to_a_choice(match).seat()
    assert again.number == seat.number
    assert not follows(match.engine, seat.known, seat.legal[0], again.known, seat.number)


# Keeping.


def _turn(match: Match, bot: SearchBot, decisions: int = 12) -> list[tuple[int, Thought]]:
    """What a bot that plays all seats thought at each choice, and in which seat."""
    thoughts = []
    while not match.over and len(thoughts) < decisions:
        _to_a_choice(match)
        seat = match.seat()
        thoughts.append((seat.number, bot.think(seat, to_the_end=True)))
        match.play(thoughts[-1][1].move)
    return thoughts


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_goes_on_with_its_tree(game: str) -> None:
    kept, anew = (
        _turn(Match(game, 3, seed="keep", backend="native"), SearchBot(1, iterations=ITERATIONS, keep=keep), 60)
        for keep in (1, 0)
    )
    assert {thought.iterations for _, thought in anew} == {ITERATIONS}
    more = 0
    for (before, last), (seat, thought) in pairwise(kept):
        if thought.iterations > ITERATIONS:
            assert seat == before
            assert thought.iterations == ITERATIONS + last.options[0].visits
            more += 1
    assert more > 5


def test_what_is_below_the_new_root_stays_as_it_was() -> None:
    seat = _to_a_choice(Match("yokohama", 3, seed="descend", backend="native")).seat()
    thinker = thinker_for("yokohama", "native")
    with thinker.room() as room:
        room.begin(how_for(seat), weights_of("yokohama", 3))
        room.go_on(seat.known, 2000, 7, 1)
        before, rows = room.thought(seat.legal), room.used
        assert not room.descend(9999)
        assert room.thought(seat.legal) == before
        assert room.descend(before.move)
        after = room.thought(range(game_for("yokohama").rules.MOVES))
        assert after.iterations == before.options[0].visits
        assert after.rewards == before.options[0].rewards
        assert after.line == before.line[1:]
        assert len(after.line) > 1
        assert 1 < room.used < rows


@pytest.mark.parametrize("game", GAMES)
def test_one_bot_plays_the_same_game_again(game: str) -> None:
    bots = ["search:iterations=60,turns=2", "search:iterations=60", "search:iterations=60,keep=0"]
    first, second = (play_game(game, bots, deal="again", seed="1", backend="native") for _ in range(2))
    assert (first.points, first.decisions) == (second.points, second.decisions)
    assert not first.errors


@pytest.mark.parametrize("game", GAMES)
def test_interpreted_and_compiled_bots_keep_alike(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shokai.bots.thinker.is_compiled", lambda game: False)
    match = Match(game, 3, seed="alike", backend="native")
    python = engine_for(match.kind.rules, "python")
    compiled, interpreted = (SearchBot(5, iterations=20, turns=2) for _ in range(2))
    more = 0
    for _, _ in zip(range(30 if game == "osaka" else 7), iter(lambda: match.over, True), strict=False):
        _to_a_choice(match)
        thought = compiled.think(match.seat())
        assert interpreted.think(seat_at(match.kind, python, python.of_lists(match.state))) == thought
        more += thought.iterations > 20
        match.play(thought.move)
    assert more


# Without memory, and with many at once.


def _positions(game: str, tables: int) -> list[Seat]:
    return [
        seat for t in range(tables)
        for seat, _ in _decisions(Match(game, 2 + t % 3, seed=f"table {t}", backend="native"), RandomBot(t), 9)[::4]
    ]  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_is_asked_anything_in_any_order_thinks_like_a_new_one(game: str) -> None:
    seats = _positions(game, 6)
    random.Random(1).shuffle(seats)
    bot = SearchBot(1, iterations=ITERATIONS)
    for seat in (*seats, seats[-1]):
        assert bot.think(seat) == SearchBot(1, iterations=ITERATIONS).think(seat)


@pytest.mark.parametrize("name", ["search:iterations=60", "heuristic:turns=60", "greedy"])
def test_many_threads_may_ask_one_bot(name: str) -> None:
    seats = [seat for game in GAMES for seat in _positions(game, 4)]
    expected = [bot_for(name, 1).choose(seat) for seat in seats]
    bot = bot_for(name, 1)
    with ThreadPoolExecutor(8) as pool:
        for _ in range(3):
            assert list(pool.map(bot.choose, seats)) == expected


# At the server.


def _job(match: Match, table: str) -> dict[str, Any]:
    known = match.seat().engine.lists(match.seat().known)
    fields = {f.name: getattr(known, f.name) for f in match.kind.rules.FIELDS}
    return {
        "table": table,
        "game": match.game,
        "seat": match.actor,
        "bot": "search:iterations=50",
        "known": fields,
    }


def test_a_thinking_process_knows_the_bots_of_the_last_tables() -> None:
    match, bots = _to_a_choice(Match("osaka", 2, seed="brain")), brain.Bots(most=2)
    assert brain.answer(_job(match, "a"), bots)["move"] in match.legal
    name = "search:iterations=50"
    bot = bots.get(name, _job(match, "a"))
    assert bots.get(name, _job(match, "a")) is bot
    assert bots.get(name, _job(match, "b")) is not bot
    assert bots.get(name, _job(match, "a")) is bot
    bots.get(name, _job(match, "c"))
    bots.get(name, _job(match, "d"))
    assert bots.get(name, _job(match, "a")) is not bot


def test_a_master_thinks_on_one_back_end_even_if_another_is_ready_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    ready = iter([False])
    monkeypatch.setattr(guided_room, "is_compiled", lambda _game: next(ready, True))
    bot = MasterBot(0, iterations=5)
    bot.think(Match("osaka", seed=7, backend="python").seat())
    assert bot._own
    room = bot._own.room
    assert isinstance(room, guided_room.GuidedRoom)
    assert room._brain
    assert room._brain.backend == room._engine.backend == "python"
