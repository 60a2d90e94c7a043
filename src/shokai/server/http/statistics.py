"""Requests of the lab for players: statistics of games that are over, and the opening explorer.

Others hear only of what was played at tables that everybody sees, and nobody's name.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Annotated, Any

from fastapi import Depends, FastAPI, Response

from shokai.games import GAMES
from shokai.masters.lines import beside, rows_after
from shokai.match.openings import Tally, openings, rows_of
from shokai.server.house import House
from shokai.server.http import shapes_statistics as shapes
from shokai.server.http.asking import Maybe, TheHouse, as_is
from shokai.server.storage import statistics as stored
from shokai.server.tables import statistics as telling
from shokai.server.tables.words import refuse

# Games that wait to be read are counted up to this; moves that are told after a line.
MOST_WAITING, MOST_ROWS = 100, 60
# Lines deep in the tree that are kept for whoever looks at them again.
KEPT = 200
CSV: dict[int | str, dict[str, Any]] = {200: {"content": {"text/csv": {"schema": {"type": "string"}}}}}
PEOPLE: shapes.Whose = "people"
WHO = {"people": (stored.PEOPLE,), "all": (stored.PEOPLE, stored.BOTS)}


def check_game(game: str) -> None:
    if game not in GAMES:
        raise refuse("not-found")


async def _own_seats(house: House, game: str, person: str | None) -> list[stored.SeatRow]:
    """Somebody's own games. Thousands are half a second of work, so nobody asks for them all the time."""
    if person is None:
        return []
    house.hub.quotas.check_own(person)
    return await stored.own_seats(house.store, game, person)


@dataclass
class _Asked:
    """What is looked at, and who asks."""

    game: shapes.GameName
    house: TheHouse
    person: Maybe
    whose: shapes.Whose = PEOPLE
    players: shapes.Players = 0

    def __post_init__(self) -> None:
        check_game(self.game)

    async def own_seats(self) -> list[stored.SeatRow]:
        return await _own_seats(self.house, self.game, self.person.id if self.person else None)


Asked = Annotated[_Asked, Depends()]


async def _statistics(asked: Asked) -> dict[str, Any]:
    """What is told of somebody's games, or of everybody's."""
    game, house, whose, players = asked.game, asked.house, asked.whose, asked.players
    if whose == "masters":
        known = telling.masters_players(game)
        players = players or (known[0] if known else 0)
        return {"game": game, "whose": whose, "players": players, "waiting": 0, **telling.of_masters(game, players)}
    seats: list[stored.SeatRow] = []
    if whose == "mine":
        seats = await asked.own_seats()
        sums = await asyncio.to_thread(stored.counted, seats)
    else:
        sums = await stored.all_sums(house.store, game, WHO[whose], telling.charts_of(game))
    players = players or telling.most_played(sums)
    found = telling.statistics(game, sums, players)
    if whose == "mine":
        # One's own games one by one.
        found["curve"] = [
            {"at": one.finished, "games": 1, "wins": one.win, "points": one.points, "place": one.place}
            for one in seats
            if one.players == players
        ]
    waiting = await stored.waiting(house.store, game, MOST_WAITING)
    return {"game": game, "whose": whose, "players": players, "waiting": waiting, **found}


Statistics = Annotated[dict[str, Any], Depends(_statistics)]


class _Deep:
    """Moves after long lines, for as long as no other game was read."""

    def __init__(self) -> None:
        self._found: OrderedDict[Any, list[dict[str, Any]]] = OrderedDict()

    async def rows(self, house: House, key: Any, games: int) -> list[dict[str, Any]]:
        game, whose, players, line = key
        if (found := self._found.get((key, games))) is None:
            seats = await stored.seats_after(house.store, game, WHO[whose], line)
            found = self._found[key, games] = await asyncio.to_thread(_rows, seats, players, line)
            if len(self._found) > KEPT:
                self._found.popitem(last=False)
        return found


def _rows(seats: Sequence[stored.SeatRow], players: int, line: str) -> list[dict[str, Any]]:
    """The moves after a line, counted as in the terminal, each with the last of these games that has it."""
    moves = tuple(line.split(",")[:-1])
    those = [(one.table, one.played()) for one in seats if players in (0, one.players)]
    last = {
        one.moves[len(moves)]: (table, one.steps[len(moves)])
        for table, one in those
        if len(one.moves) > len(moves) and one.moves[: len(moves)] == moves
    }
    rows = openings([[one for _, one in those]], moves)
    return [_with(asdict(row), last[row.move]) for row in rows[:MOST_ROWS]]


def _with(row: dict[str, Any], example: tuple[str, int] | None) -> dict[str, Any]:
    return {**row, "table": example[0] if example else None, "step": example[1] if example else None}


def add_statistics(app: FastAPI) -> None:
    deep = _Deep()

    @app.get("/api/statistics/{game}", tags=["statistics"], response_model=shapes.StatisticsTold)
    async def statistics(found: Statistics) -> Response:
        """Results of finished games by strategy, seat, opening and number of players, compared with the masters.

        `whose` is `mine`, `people` or `all` (with bots) at public tables, or `masters`. Without `players`, the number
        that most of the games had.
        """
        return as_is(found)

    @app.get("/api/statistics/{game}/charts.csv", tags=["statistics"], response_class=Response, responses=CSV)
    async def charts(found: Statistics) -> Response:
        """The same as a file for spreadsheets."""
        name = "-".join(str(found[part]) for part in ("game", "whose", "players"))
        return _file(f"shokai-{name}.csv", telling.statistics_csv(found))

    @app.get("/api/statistics/{game}/games.csv", tags=["statistics"], response_class=Response, responses=CSV)
    async def games(game: shapes.GameName, house: TheHouse, person: Maybe) -> Response:
        """Your own finished games, one a line, as a file for spreadsheets."""
        check_game(game)
        seats = await _own_seats(house, game, person.id if person else None)
        return _file(f"shokai-{game}-games.csv", await asyncio.to_thread(telling.games_csv, game, seats))

    @app.get("/api/openings/{game}", tags=["statistics"], response_model=shapes.OpeningsTold)
    async def explore(
        asked: Asked,
        after: shapes.Line = [],  # noqa: B006 (a default of the document; nobody changes it)
    ) -> Response:
        """What players did next after a line of their own first moves, how often, and how it ended.

        `after` is given once for each move. `players` 0 counts games of any number. Beside each move stands what the
        masters do there.
        """
        game, house, whose, players = asked.game, asked.house, asked.whose, asked.players
        if whose == "masters" and not players:
            players = next(iter(telling.masters_players(game)), 0)
        line = stored.check_line(after)
        rows, waiting = list[dict[str, Any]](), await stored.waiting(house.store, game, MOST_WAITING)
        if whose == "mine" and asked.person:
            seats = await asked.own_seats()
            rows = await asyncio.to_thread(_rows, seats, players, line)
            there = await stored.still_there(house.store, [row["table"] for row in rows])
            rows = [row if row["table"] in there else _with(row, None) for row in rows]
        elif whose == "masters":
            found = rows_after(game, [move.strip() for move in after], players)[:MOST_ROWS]
            rows = [_with(asdict(row), None) for row in found]
        elif whose in WHO and len(after) < stored.DEPTH:
            rows = await _shallow(house, game, whose, players, line)
        elif whose in WHO:
            total = await stored.all_sums(house.store, game, WHO[whose], ("all",))
            games = sum(tally.games for tally in total.values())
            rows = await deep.rows(house, (game, whose, players, line), games)
            rows = await _shown(house, game, whose, line, rows)
        begun = [move.strip() for move in after]
        told = {"game": game, "whose": whose, "players": players, "after": begun}
        masters = {} if whose == "masters" else beside(game, begun, players)
        # Rows that are left out count as well.
        games = round(rows[0]["games"] / rows[0]["share"]) if rows else 0
        return as_is({**told, "games": games, "waiting": waiting, "rows": [_told(row, masters) for row in rows]})


async def _shallow(house: House, game: str, whose: str, players: int, line: str) -> list[dict[str, Any]]:
    """The moves after a short line, from sums."""
    sums = await stored.all_sums(house.store, game, WHO[whose], (stored.LINE,), line)
    found: dict[tuple[str, str], Tally] = defaultdict(Tally)
    for (_, _, move, n), tally in sums.items():
        if players in (0, n):
            found["", move].join(tally)
    return await _shown(house, game, whose, line, [asdict(row) for row in rows_of(found)[:MOST_ROWS]])


async def _shown(house: House, game: str, whose: str, line: str, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Rows with games that everybody can look at."""
    found = await stored.examples(house.store, game, WHO[whose], [f"{line}{row['move']}," for row in rows])
    return [_with(row, found.get(f"{line}{row['move']},")) for row in rows]


def _told(row: dict[str, Any], masters: Mapping[str, Any]) -> dict[str, Any]:
    numbers = {name: round(row[name], 4) for name in ("share", "wins", "points", "place")}
    return {
        "move": row["move"], "games": row["games"], **numbers, "table": row["table"], "step": row["step"],
        "masters": masters.get(row["move"]),
    }  # fmt: skip


def _file(name: str, text: str) -> Response:
    return Response(text, media_type="text/csv", headers={"content-disposition": f"attachment; filename={name}"})
