"""Statistics as they are told: from sums of seats, or from what comes with a game about the masters."""

from __future__ import annotations

import csv
import io
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from shokai.masters.findings import shipped, with_findings
from shokai.masters.reading import MIXED, Strategies, strategies_of
from shokai.match.openings import Tally
from shokai.server.tables.words import told
from shokai.texts import Say

Counted = Mapping[tuple[str, str, str, int], Tally]
CHOICE = "choice "
COLUMNS = ("chart", "key", "games", "share", "wins", "points", "place", "masters_share", "masters_wins")


def charts_of(game: str) -> tuple[str, ...]:
    """The charts that are summed up of a game, without its lines."""
    brought = strategies_of(game)
    choices = tuple(f"{CHOICE}{chart}" for chart in brought.CHOICES) if brought else ()
    return ("all", "seats", "months", "strategies", "sources", "winners", *choices)


@lru_cache(maxsize=8)
def _masters(game: str) -> dict[int, dict[str, Any]]:
    """What comes with a game, by the number of players and the ids of charts."""
    if not with_findings([game]):
        return {}
    return {
        table["players"]: {"mean": table["points"], "games": table["games"]}
        | {chart["id"]: chart["rows"] for chart in table["charts"]}
        for table in shipped(game)["tables"]
    }


def masters_players(game: str) -> list[int]:
    """For which numbers of players there are games of masters."""
    return sorted(_masters(game))


def most_played(sums: Counted) -> int:
    """The number of players of most games; 0 where there are none."""
    games = {players: tally.games / players for (chart, _, _, players), tally in sums.items() if chart == "all"}
    return max(games, key=lambda players: games[players], default=0)


def statistics(game: str, sums: Counted, players: int) -> dict[str, Any]:
    """Everything that is told of sums, for a number of players."""
    brought, masters = strategies_of(game), _masters(game).get(players, {})
    by_chart: dict[str, dict[str, Tally]] = defaultdict(dict)
    tables: dict[str, Tally] = {}
    for (chart, _, key, n), tally in sums.items():
        if n == players:
            by_chart[chart][key] = tally
        if chart == "all":
            tables[str(n)] = tally
    seats = {str(n): Say("masters-seat", n=n) for n in range(1, players + 1)}
    charts = [
        _chart("players", tables, {n: Say("masters-players", n=int(n)) for n in sorted(tables)}, ()),
        _chart("seats", by_chart["seats"], seats, masters.get("seats", ())),
    ]
    if brought:
        charts.append(_chart("strategies", by_chart["strategies"], brought.NAMES, ()))
        charts += [
            _chart(id, by_chart[CHOICE + id], names, masters.get(id, ())) for id, names in brought.CHOICES.items()
        ]
    total = by_chart["all"].get("")
    return {
        "games": sum(tally.games for tally in tables.values()),
        "total": _row("", None, total, total.games, None) if total else None,
        "charts": [chart for chart in charts if chart["rows"]],
        "sources": list(_sources(brought, by_chart, masters)),
        "curve": [_month(key, tally) for key, tally in sorted(by_chart["months"].items())],
    }


def of_masters(game: str, players: int) -> dict[str, Any]:
    """The same of the games that come with the package."""
    brought, found = strategies_of(game), _masters(game)
    masters = found.get(players, {})
    charts = []
    for id in ("seats", *(brought.CHOICES if brought else ())):
        rows = [
            {
                "key": row["key"], "name": row["name"], "games": row["n"], "share": row["often"], "wins": row["value"],
                "points": None, "place": None, "masters": None,
            }
            for row in masters.get(id, ())
        ]  # fmt: skip
        charts.append({"id": id, "rows": sorted(rows, key=lambda row: row["key"] if id == "seats" else -row["share"])})
    games = masters.get("games", 0) * players
    total = {
        "key": "", "name": None, "games": games, "share": 1.0, "wins": 1 / players,
        "points": masters["mean"]["value"], "place": None, "masters": None,
    } if games and masters["mean"] else None  # fmt: skip
    return {
        "games": sum(n * table["games"] for n, table in found.items()),
        "total": total,
        "charts": [chart for chart in charts if chart["rows"]],
        "sources": list(_sources(brought, {}, masters)),
        "curve": [],
    }


def _chart(id: str, found: Mapping[str, Tally], names: Mapping[str, Say], masters: Iterable[Any]) -> dict[str, Any]:
    """What was counted, the most frequent first where there is no other order; with what masters did of it."""
    whole = sum(tally.games for tally in found.values())
    theirs = {row["key"]: {"share": row["often"], "wins": row["value"]} for row in masters}
    rows = [_row(key, name, found[key], whole, theirs.get(key)) for key, name in names.items() if key in found]
    if id not in ("seats", "players", "sales"):
        # What is nothing in particular comes last.
        rows.sort(key=lambda row: (row["key"] == MIXED, -row["games"]))
    return {"id": id, "rows": rows}


def _row(key: str, name: Say | None, tally: Tally, whole: int, masters: dict[str, float] | None) -> dict[str, Any]:
    n = tally.games
    return {
        "key": key, "name": told(name), "games": n, "share": round(n / whole, 4), "wins": round(tally.wins / n, 4),
        "points": round(tally.points / n, 2), "place": round(tally.places / n, 2), "masters": masters,
    }  # fmt: skip


def _sources(
    brought: Strategies | None, found: Mapping[str, Mapping[str, Tally]], masters: Mapping[str, Any]
) -> Iterator[dict[str, Any]]:
    theirs = {row["key"]: row["value"] for row in masters.get("points", ())}
    for key, name in brought.SOURCES.items() if brought else ():
        own, won = (found.get(chart, {}).get(key) for chart in ("sources", "winners"))
        if own or key in theirs:
            yield {
                "key": key, "name": told(name), "points": round(own.points / own.games, 2) if own else None,
                "winners": round(won.points / won.games, 2) if won else None, "masters": theirs.get(key),
            }  # fmt: skip


def _month(key: str, tally: Tally) -> dict[str, Any]:
    year, month = map(int, key.split("-"))
    n = tally.games
    return {
        "at": datetime(year, month, 1, tzinfo=UTC).timestamp(), "games": n, "wins": round(tally.wins / n, 4),
        "points": round(tally.points / n, 2), "place": round(tally.places / n, 2),
    }  # fmt: skip


# Files for spreadsheets.


def statistics_csv(found: Mapping[str, Any]) -> str:
    """All charts of statistics."""
    rows = [
        [
            chart["id"], row["key"], row["games"], row["share"], row["wins"], row["points"], row["place"],
            *((row["masters"]["share"], row["masters"]["wins"]) if row["masters"] else ("", "")),
        ]
        for chart in found["charts"]
        for row in chart["rows"]
    ]  # fmt: skip
    rows += [["sources", one["key"], "", "", "", one["points"], "", "", ""] for one in found["sources"]]
    return _written(COLUMNS, rows)


def games_csv(game: str, seats: Sequence[Any]) -> str:
    """One's own games, one a line."""
    brought = strategies_of(game)
    choices, sources = (list(brought.CHOICES), list(brought.SOURCES)) if brought else ([], [])
    columns = ["finished", "table", "players", "seat", "place", "points", "win", "strategy", "moves"]
    rows = [
        [
            datetime.fromtimestamp(one.finished, UTC).isoformat(timespec="seconds"), one.table, one.players, one.order,
            one.place, one.points, round(one.win, 4), one.strategy or "", one.line.rstrip(",").replace(",", ", "),
            *(one.choices.get(id, "") for id in choices), *(one.sources.get(key, "") for key in sources),
        ]
        for one in seats
    ]  # fmt: skip
    return _written([*columns, *choices, *(f"points_{key}" for key in sources)], rows)


def _written(columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    out = io.StringIO()
    file = csv.writer(out, lineterminator="\n")
    file.writerow(columns)
    file.writerows([["" if value is None else value for value in row] for row in rows])
    return out.getvalue()
