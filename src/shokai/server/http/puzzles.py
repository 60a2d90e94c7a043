"""Requests about puzzles: which there are, the table of one, tries, and the solution once there was a try."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from fastapi import FastAPI, Query, Request, Response
from fastapi import Path as PathPart

from shokai.games import GAMES
from shokai.puzzles.daily import of_the_day
from shokai.puzzles.puzzle import Puzzle, puzzle_for, puzzles_of, themes_of
from shokai.server.house import House
from shokai.server.http.asking import AddressTurn, Known, Maybe, TheHouse, as_is, who_is
from shokai.server.http.channels import in_database
from shokai.server.http.guard import address_of
from shokai.server.http.shapes_puzzles import (
    LookTold,
    NextTold,
    OfTheDay,
    PreviewTold,
    PuzzleLookAsked,
    PuzzleMoveAsked,
    PuzzlesTold,
    PuzzleTold,
    SolutionTold,
    SolverTold,
    ThemeTold,
    TriedTold,
    TurnAsked,
    TurnTold,
    WhyTold,
)  # fmt: skip
from shokai.server.people.person import Person
from shokai.server.storage import puzzles as kept
from shokai.server.storage.daily import day_at, ends
from shokai.server.storage.skills import margin, shown
from shokai.server.tables.words import refuse
from shokai.server.times import wall_time
from shokai.texts import Refusal, Say

Name = Annotated[str, PathPart(max_length=40, pattern=r"^[a-z0-9_-]+$")]
Id = Annotated[str, PathPart(max_length=16, pattern=r"^[A-Za-z0-9_-]+$")]
Mode = Annotated[Literal["move", "turn"], Query()]


def _puzzle(game: str, id: str, mode: str = kept.MOVE) -> Puzzle:
    if game not in GAMES:
        raise Refusal(Say("no-such-puzzle", game=game, name=id))
    puzzle = puzzle_for(game, id)
    if mode == kept.TURN and puzzle.turn is None:
        raise Refusal(Say("puzzle-no-turn"))
    return puzzle


async def _work(house: House, turn: str, puzzle: Puzzle, what: str, moves: list[str], move: str = "") -> bytes:
    job = {"what": what, "game": puzzle.game, "id": puzzle.id, "moves": moves, "move": move}
    return await house.hub.workroom.do("puzzle", turn, job)


def add_puzzles(app: FastAPI) -> None:
    @app.get("/api/puzzles", tags=["puzzles"])
    async def overview(house: TheHouse, person: Maybe) -> PuzzlesTold:
        """All puzzles by theme with what you have solved, your rating, your days in a row, and those of the day."""
        now = wall_time()
        return await in_database(house, _overview, person, now)

    @app.get("/api/puzzles/next", tags=["puzzles"])
    async def following(
        house: TheHouse,
        person: Maybe,
        game: Annotated[str | None, Query(max_length=40)] = None,
        theme: Annotated[str | None, Query(max_length=40)] = None,
        mode: Mode = "move",
        after: Annotated[str | None, Query(max_length=16)] = None,
    ) -> NextTold:
        """A puzzle that you have not tried, as hard as suits you; `after` one, another."""
        return await in_database(house, _next, person, game, theme, mode, after)

    @app.get("/api/puzzles/{game}/{id}", tags=["puzzles"], response_model=PuzzleTold)
    async def look(
        game: Name, id: Id, house: TheHouse, person: Maybe, turn: AddressTurn, mode: Mode = "move"
    ) -> Response:
        """A puzzle: the table as its seat sees it. What is best is not in it."""
        puzzle = _puzzle(game, id, mode)
        told = json.loads(await _work(house, turn, puzzle, "look", []))
        me = person.id if person else None
        rating = await in_database(house, kept.rating_of, game, id, mode)
        mu, tries, solved = rating or (kept.first_rating(puzzle.searched)[0], 0, 0)
        daily = of_the_day(game, day_at(wall_time()))
        return as_is(
            {
                **told, "id": id, "theme": puzzle.theme, "mode": mode, "has_turn": puzzle.turn is not None,
                "of_the_day": daily is not None and daily.id == id, "rating": shown(mu), "tries": tries,
                "solved": solved, "tried": await in_database(house, kept.has_tried, me, game, id, mode),
            }
        )  # fmt: skip

    @app.post("/api/puzzles/{game}/{id}/look", tags=["puzzles"], response_model=LookTold)
    async def play_on(game: Name, id: Id, asked: PuzzleLookAsked, house: TheHouse, turn: AddressTurn) -> Response:
        """The table after some moves of a whole turn."""
        return as_is(await _work(house, turn, _puzzle(game, id, kept.TURN), "look", asked.moves))

    @app.post("/api/puzzles/{game}/{id}/why", tags=["puzzles"], response_model=WhyTold)
    async def why(game: Name, id: Id, asked: PuzzleMoveAsked, house: TheHouse, turn: AddressTurn) -> Response:
        """Why a move is not possible; null if it is."""
        return as_is(await _work(house, turn, _puzzle(game, id), "why", asked.moves, asked.move))

    @app.post("/api/puzzles/{game}/{id}/preview", tags=["puzzles"], response_model=PreviewTold)
    async def preview(game: Name, id: Id, asked: PuzzleMoveAsked, house: TheHouse, turn: AddressTurn) -> Response:
        """What a move would bring about, as far as it is certain."""
        return as_is(await _work(house, turn, _puzzle(game, id), "preview", asked.moves, asked.move))

    @app.post("/api/puzzles/{game}/{id}/try", tags=["puzzles"], response_model=TriedTold)
    async def attempt(
        game: Name, id: Id, asked: PuzzleMoveAsked, house: TheHouse, person: Known, turn: AddressTurn
    ) -> Response:
        """Whether a move is the best one; if not, how much it loses. Only your first try counts for ratings."""
        puzzle = _puzzle(game, id)
        told = json.loads(await _work(house, turn, puzzle, "try", [], asked.move))
        right = told["move"] == puzzle.solution
        noted = await _note(house, person, puzzle, kept.MOVE, 1.0 if right else 0.0)
        value, best = puzzle.value_of(told["move"]), puzzle.moves[0]
        seat = int(told["after"]["seat"])
        return as_is(
            {
                **told, **noted, "right": right,
                "chance": value.wins[seat] if value else None,
                "lost": round(best.wins[seat] - value.wins[seat], 4) if value else None,
                "points_lost": round(best.points[seat] - value.points[seat], 2) if value else None,
                "at_least": puzzle.gap, "error": value.error if value else puzzle.error,
                "solution": await _solution(house, turn, puzzle, kept.MOVE, seat) if right else None,
            }
        )  # fmt: skip

    @app.post("/api/puzzles/{game}/{id}/solution", tags=["puzzles"], response_model=SolutionTold)
    async def solution(
        game: Name, id: Id, house: TheHouse, person: Known, turn: AddressTurn, mode: Mode = "move"
    ) -> Response:
        """The solution, what every move is worth, and why. Whoever asks before a try has not solved it."""
        puzzle = _puzzle(game, id, mode)
        if await in_database(house, kept.has_tried, person.id, game, id, mode) is None:
            await _note(house, person, puzzle, mode, 0.0)
        seat = json.loads(await _work(house, turn, puzzle, "look", []))["seat"]
        return as_is(await _solution(house, turn, puzzle, mode, seat))

    @app.post("/api/puzzles/{game}/{id}/turn", tags=["puzzles"], response_model=TurnTold)
    async def whole_turn(
        game: Name, id: Id, asked: TurnAsked, house: TheHouse, person: Known, request: Request
    ) -> Response:
        """What a whole turn is worth: from 0 for a weak one to 1 for the best that is known."""
        puzzle = _puzzle(game, id, kept.TURN)
        assert puzzle.turn
        if not house.settings.thinkers:
            raise refuse("review-nobody")
        if not house.hub.quotas.may_have_hint(who_is(person, None, address=address_of(request.scope))):
            raise refuse("too-fast")
        job = {"game": game, "id": id, "moves": asked.moves}
        told = json.loads(await house.coach.ask(person.id, "turn", job))
        noted = await _note(house, person, puzzle, kept.TURN, told["credit"])
        known = {"best": puzzle.turn.best, "weak": puzzle.turn.weak, "line": list(puzzle.turn.line)}
        return as_is({**told, **noted, "right": told["credit"] >= kept.SOLVED, **known})


async def _note(house: House, person: Person, puzzle: Puzzle, mode: str, credit: float) -> dict[str, Any]:
    """Notes a try; what is told of the rating, and of the days in a row."""
    now, key = wall_time(), (puzzle.game, puzzle.id, mode)
    tried = await in_database(house, kept.note_try, person.id, key, puzzle.searched, credit, now)
    house.honouring.look_at(person.id)
    mine = await in_database(house, kept.standing_of, person.id, now)
    before, after = shown(tried.before[0]), shown(tried.after[0])
    return {"first": tried.first, "rating_before": before, "rating": after, "streak": mine["streak"]}


async def _solution(house: House, turn: str, puzzle: Puzzle, mode: str, seat: int) -> dict[str, Any]:
    told = json.loads(await _work(house, turn, puzzle, "solution", []))
    values = [
        {"move": value.move, "chance": value.wins[seat], "points": value.points[seat], "error": value.error}
        for value in puzzle.moves
    ]
    line = list(puzzle.turn.line) if puzzle.turn and mode == kept.TURN else None
    return {**told, "move": puzzle.solution, "tempting": list(puzzle.tempting), "values": values, "line": line}


def _overview(connection: Any, person: Person | None, now: float) -> PuzzlesTold:
    day, mine = day_at(now), kept.standing_of(connection, person.id if person else None, now)
    tried = mine["tried"]
    themes, daily = [], []
    for game in GAMES:
        puzzles = puzzles_of(game)
        for theme in themes_of(game):
            own = [puzzle for puzzle in puzzles if puzzle.theme == theme]
            if own:
                solved = sum(tried.get((game, puzzle.id, kept.MOVE), False) for puzzle in own)
                themes.append(ThemeTold(game=game, theme=theme, mode=kept.MOVE, count=len(own), solved=solved))
        turns = [puzzle for puzzle in puzzles if puzzle.turn]
        if turns:
            solved = sum(tried.get((game, puzzle.id, kept.TURN), False) for puzzle in turns)
            themes.append(ThemeTold(game=game, theme=None, mode=kept.TURN, count=len(turns), solved=solved))
        one = of_the_day(game, day)
        if one:
            done = tried.get((game, one.id, kept.MOVE))
            daily.append(OfTheDay(game=game, id=one.id, theme=one.theme, tried=done))
    you = SolverTold(
        rating=shown(mine["skill"][0]), spread=margin(mine["skill"][1]), tries=len(tried),
        solved=sum(tried.values()), streak=mine["streak"], best=mine["best"], today=mine["today"],
        curve=[shown(mu) for mu in mine["curve"]],
    )  # fmt: skip
    return PuzzlesTold(day=day, ends=ends(day), daily=daily, themes=themes, you=you)


def _next(
    connection: Any, person: Person | None, game: str | None, theme: str | None, mode: kept.Mode, after: str | None
) -> NextTold:
    mine = kept.standing_of(connection, person.id if person else None, wall_time())
    games = [game] if game in GAMES else list(GAMES) if game is None else []
    found = [
        puzzle
        for name in games
        for puzzle in puzzles_of(name)
        if (theme is None or puzzle.theme == theme) and (mode == kept.MOVE or puzzle.turn)
    ]
    if not found:
        raise Refusal(Say("puzzle-none-such"))
    known, rating = kept.ratings_of(connection, games), mine["skill"][0]
    tried, recent = mine["tried"], list(mine["tried"])

    def order(puzzle: Puzzle) -> tuple[Any, ...]:
        key = (puzzle.game, puzzle.id, mode)
        mu = known.get(key, kept.first_rating(puzzle.searched)[0])
        # New ones first; then those not solved yet, and what was tried longest ago.
        again = (1, tried[key], recent.index(key)) if key in tried else (0, False, 0)
        return (puzzle.id == after, *again, abs(mu - rating), puzzle.id)

    best = min(found, key=order)
    return NextTold(game=best.game, id=best.id, mode=mode, theme=theme)
