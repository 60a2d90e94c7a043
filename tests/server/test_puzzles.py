"""Puzzles on a real server: solved, refused, rated, kept; and nobody hears the solution before an answer."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from helpers.serving import Serving
from helpers.tables import people, run

from shokai.puzzles.puzzle import Puzzle, puzzles_of
from shokai.server.client import Client, Refused


@contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(Refused) as why:
        yield
    assert why.value.code == code
    # A sentence, in whatever language.
    assert why.value.args


def path_of(puzzle: Puzzle, more: str = "") -> str:
    return f"/api/puzzles/{puzzle.game}/{puzzle.id}{more}"


async def tried(client: Client, puzzle: Puzzle, move: str) -> dict[str, Any]:
    told: dict[str, Any] = await client.ask("POST", path_of(puzzle, "/try"), {"move": move})
    return told


async def standing(client: Client) -> dict[str, Any]:
    told: dict[str, Any] = await client.ask("GET", "/api/puzzles")
    return dict(told["you"])


def wrong_move(puzzle: Puzzle) -> str:
    return puzzle.moves[-1].move


def test_a_puzzle_is_solved_and_only_the_first_try_counts(address: str) -> None:
    first, second = puzzles_of("osaka")[:2]

    async def scene() -> None:
        async with people(address, "Anna") as (anna,):
            assert (await standing(anna))["rating"] == 1500
            wrong = await tried(anna, first, wrong_move(first))
            seat = wrong["after"]["seat"]
            assert (wrong["right"], wrong["first"], wrong["solution"]) == (False, True, None)
            lost = first.moves[0].wins[seat] - first.moves[-1].wins[seat]
            assert abs(wrong["lost"] - lost) < 0.001
            assert wrong["rating"] < wrong["rating_before"] == 1500
            # Another try may be right, and changes no rating; but the day counts.
            right = await tried(anna, first, first.solution)
            assert (right["right"], right["first"], right["rating"]) == (True, False, wrong["rating"])
            assert right["streak"] == 1
            solution = right["solution"]
            assert solution["move"] == first.solution
            assert [value["move"] for value in solution["values"]] == [value.move for value in first.moves]
            at_once = await tried(anna, second, second.solution)
            assert at_once["rating"] > at_once["rating_before"] == wrong["rating"]
            you = await standing(anna)
            assert (you["tries"], you["solved"], you["streak"], you["today"]) == (2, 2, 1, True)
            assert you["curve"] == [wrong["rating"], at_once["rating"]]
            told = await anna.ask("GET", path_of(second))
            assert (told["tries"], told["solved"], told["tried"]) == (1, 1, True)

    run(scene())


def test_nobody_hears_the_solution_before_an_answer(address: str) -> None:
    puzzle = puzzles_of("osaka")[2]

    async def scene() -> None:
        async with people(address, "Anna", "Ben") as (anna, ben):
            before = await anna.ask("GET", path_of(puzzle))
            assert not {"solution", "values", "moves", "tempting", "line", "gap"} & set(before)
            # All legal moves are there, and nothing tells one from the others.
            assert puzzle.solution in [move["text"] for move in before["game"]["moves"]]
            wrong = await tried(anna, puzzle, wrong_move(puzzle))
            assert wrong["solution"] is None
            assert json.dumps(puzzle.moves[0].wins[0]) not in json.dumps({**wrong, "after": None})
            # Who asks for it has not solved it.
            told = await ben.ask("POST", path_of(puzzle, "/solution"))
            assert told["move"] == puzzle.solution
            late = await tried(ben, puzzle, puzzle.solution)
            assert (late["right"], late["first"]) == (True, False)
            assert (await standing(ben))["rating"] < 1500
            # Without a name there is no answer.
            nobody = Client(address)
            with refused("name-first"):
                await nobody.ask("POST", path_of(puzzle, "/solution"))
            await nobody.__aexit__()

    run(scene())


def test_a_puzzle_shows_what_its_seat_sees(address: str) -> None:
    puzzle = next(one for one in puzzles_of("yokohama") if one.match().state.secret)

    async def scene() -> None:
        async with people(address, "Anna") as (anna,):
            told = await anna.ask("GET", path_of(puzzle))
            match = puzzle.match()
            expected = json.loads(json.dumps(match.view(match.actor)))
            assert told["game"] == expected
            assert told["seat"] == match.actor
            assert told["turn_over"] is False
            # A spectator sees less, somebody with open eyes more.
            assert told["game"] != json.loads(json.dumps(match.view(None)))
            assert told["game"] != json.loads(json.dumps(match.view(1 - match.actor)))

    run(scene())


def test_bad_requests_are_answered_with_a_sentence(address: str) -> None:
    puzzle = puzzles_of("osaka")[0]

    async def scene() -> None:
        async with people(address, "Anna") as (anna,):
            for path in ("/api/puzzles/osaka/00000000", "/api/puzzles/chess/00000000", "/api/puzzles/osaka/x"):
                with refused("no-such-puzzle"):
                    await anna.ask("GET", path)
            with refused("bad-message"):
                await anna.ask("GET", "/api/puzzles/osaka/..%20..")
            with refused("puzzle-no-turn"):
                await anna.ask("POST", path_of(puzzle, "/turn"), {"moves": ["buy"]})
            with refused("puzzle-no-turn"):
                await anna.ask("POST", path_of(puzzle, "/look"), {"moves": ["buy"]})
            for body in ({}, {"move": ""}, {"move": "x" * 300}, {"move": 7}, {"move": "buy", "more": 1}):
                with refused("bad-message"):
                    await anna.ask("POST", path_of(puzzle, "/try"), body)
            with refused("puzzle-none-such"):
                await anna.ask("GET", "/api/puzzles/next?game=osaka&theme=weather")
            why = await anna.ask("POST", path_of(puzzle, "/why"), {"move": "pass"})
            assert why["reason"]["text"]["id"]
            legal = await anna.ask("POST", path_of(puzzle, "/why"), {"move": puzzle.solution})
            assert legal["reason"] is None
            assert (await anna.ask("POST", path_of(puzzle, "/preview"), {"move": puzzle.solution}))[
                "preview"
            ] is not None
            # Nothing of it counted.
            assert (await standing(anna))["tries"] == 0

    run(scene())


def test_the_next_one_is_new_and_the_one_of_the_day_is_the_same_for_all(address: str) -> None:
    async def scene() -> None:
        async with people(address, "Anna", "Ben") as (anna, ben):
            mine, yours = [await client.ask("GET", "/api/puzzles") for client in (anna, ben)]
            assert [one["id"] for one in mine["daily"]] == [one["id"] for one in yours["daily"]]
            assert [one["game"] for one in mine["daily"]] == ["osaka", "yokohama"]
            seen = set()
            for _ in range(3):
                told = await anna.ask("GET", "/api/puzzles/next?game=osaka")
                assert told["id"] not in seen
                seen.add(told["id"])
                await anna.ask("POST", f"/api/puzzles/osaka/{told['id']}/solution")
            theme = next(one for one in mine["themes"] if one["theme"])
            told = await anna.ask("GET", f"/api/puzzles/next?game={theme['game']}&theme={theme['theme']}")
            found = next(one for one in puzzles_of(told["game"]) if one.id == told["id"])
            assert found.theme == theme["theme"]
            turn = await anna.ask("GET", "/api/puzzles/next?mode=turn")
            assert next(one for one in puzzles_of(turn["game"]) if one.id == turn["id"]).turn

    run(scene())


def test_a_whole_turn_has_partial_credit(address: str) -> None:
    puzzle = next(one for one in puzzles_of("yokohama") if one.turn and one.turn.best - one.turn.weak > 0.1)
    assert puzzle.turn
    line = list(puzzle.turn.line)

    async def scene() -> None:
        async with people(address, "Anna") as (anna,):
            told = await anna.ask("POST", path_of(puzzle, "/look"), {"moves": line[:-1]})
            assert told["turn_over"] is False
            assert line[-1] in [move["text"] for move in told["game"]["moves"]]
            with refused("puzzle-turn-not-over"):
                await anna.ask("POST", path_of(puzzle, "/turn"), {"moves": line[:-1]})
            told = await anna.ask("POST", path_of(puzzle, "/look"), {"moves": line})
            assert (told["turn_over"], told["game"]["moves"]) == (True, [])
            with refused("puzzle-turn-is-over"):
                await anna.ask("POST", path_of(puzzle, "/look"), {"moves": [*line, "done"]})
            best = await anna.ask("POST", path_of(puzzle, "/turn"), {"moves": line})
            assert best["credit"] >= 0.75
            assert best["line"] == line
            # Whatever comes first, to the end of the turn.
            moves: list[str] = []
            view = await anna.ask("GET", path_of(puzzle, "?mode=turn"))
            while not view["turn_over"]:
                moves.append(view["game"]["moves"][-1]["text"])
                view = await anna.ask("POST", path_of(puzzle, "/look"), {"moves": moves})
            other = await anna.ask("POST", path_of(puzzle, "/turn"), {"moves": moves})
            assert 0 <= other["credit"] <= best["credit"]
            assert other["first"] is False

    run(scene())


def test_who_knows_one_solution_of_a_position_gains_nothing_by_the_other(address: str) -> None:
    puzzle, other = [one for one in puzzles_of("yokohama") if one.turn][:2]
    assert puzzle.turn

    async def scene() -> None:
        async with people(address, "Anna", "Ben") as (anna, ben):
            # The best move is not the whole turn.
            right = await tried(anna, puzzle, puzzle.solution)
            assert (right["first"], right["solution"]["line"]) == (True, None)
            rating = (await standing(anna))["rating"]
            turn = await anna.ask("POST", path_of(puzzle, "/turn"), {"moves": list(puzzle.turn.line)})
            assert (turn["right"], turn["first"]) == (True, False)
            assert (await standing(anna))["rating"] == rating
            # The whole turn begins with the best move.
            told = await ben.ask("POST", path_of(other, "/solution?mode=turn"))
            assert told["line"] == list(other.turn.line)
            rating = (await standing(ben))["rating"]
            late = await tried(ben, other, other.solution)
            assert (late["right"], late["first"], late["streak"]) == (True, False, 1)
            you = await standing(ben)
            assert (you["rating"], you["tries"], you["solved"]) == (rating, 2, 1)

    run(scene())


def test_tries_at_the_same_moment_all_count(address: str) -> None:
    puzzles = puzzles_of("osaka")[10:16]

    async def scene() -> None:
        async with people(address, "Anna") as (anna,):
            await asyncio.gather(*(anna.ask("POST", path_of(puzzle, "/solution")) for puzzle in puzzles))
            you = await standing(anna)
            # Each begins with what the one before left.
            assert len(set(you["curve"])) == you["tries"] == len(puzzles)
            assert you["rating"] == min(you["curve"])

    run(scene())


def test_a_restart_keeps_rating_and_streak(tmp_path: Path) -> None:
    one, two = puzzles_of("osaka")[:2]
    with Serving(tmp_path) as server:
        cookie = server.cookie("Anna")

        def ask(method: str, path: str, body: Any = None) -> dict[str, Any]:
            told: dict[str, Any] = server.ask(method, path, body, cookie=cookie).json()
            return told

        right = ask("POST", path_of(one, "/try"), {"move": one.solution})
        assert right["right"]
        assert not ask("POST", path_of(two, "/try"), {"move": wrong_move(two)})["right"]
        before = ask("GET", "/api/puzzles")
        assert before["you"]["streak"] == 1
        server.restart()
        after = ask("GET", "/api/puzzles")
        assert after["you"] == before["you"]
        assert after["daily"] == before["daily"]
        # The first try was made before.
        assert ask("POST", path_of(one, "/try"), {"move": one.solution})["first"] is False


def test_a_puzzle_that_is_gone_stays_in_ones_history(tmp_path: Path) -> None:
    """After an update that dropped a puzzle: its try still counts, and nothing leads to it."""
    one, two = puzzles_of("osaka")[:2]
    with Serving(tmp_path) as server:
        cookie = server.cookie("Anna")

        def ask(method: str, path: str, body: Any = None) -> Any:
            return server.ask(method, path, body, cookie=cookie)

        assert ask("POST", path_of(one, "/try"), {"move": one.solution}).json()["right"]
        before = ask("GET", "/api/puzzles").json()["you"]
        server.kill()
        with closing(sqlite3.connect(server.data)) as database:
            for table in ("puzzle_tries", "puzzle_ratings"):
                database.execute(f"update {table} set puzzle = '00000000' where puzzle = ?", (one.id,))
            database.commit()
        server.start()
        assert ask("GET", "/api/puzzles").json()["you"] == before
        assert (before["tries"], before["solved"], before["streak"]) == (1, 1, 1)
        assert ask("GET", "/api/puzzles/osaka/00000000").json()["code"] == "no-such-puzzle"
        following = ask("GET", "/api/puzzles/next?game=osaka&after=00000000").json()
        assert following["id"] in [puzzle.id for puzzle in puzzles_of("osaka")]
        told = ask("POST", path_of(two, "/try"), {"move": two.solution}).json()
        assert (told["first"], told["rating_before"]) == (True, before["rating"])
