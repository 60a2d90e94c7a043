"""How long the home page and a profile take on a server with very many people and games.

    python -m benchmarks.crowd                                              # a SQLite file that is deleted afterwards
    python -m benchmarks.crowd --database postgresql://shokai@127.0.0.1/crowd
    python -m benchmarks.crowd --people 1000 --tables 10000 --rounds 20

The database is filled by rows like those that the server writes, with other people and times: nobody plays 100,000
games. Then a real server is started on it, and asked over HTTP for the home page and for profiles: of somebody with as
many games as usual, and of somebody with far more; and for their places among all who are rated, for which the first
question looks through all games. The database must be empty. With `--goal` the exit code is 1 where a median is above
what the project promises: 100 ms for the home page, 200 ms for a profile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, insert, select

from shokai.bench.rules import machine
from shokai.server.storage import schema as db
from shokai.server.storage.addresses import checked_url, sqlite_url
from shokai.server.storage.store import Store

HOME, PROFILE = 0.1, 0.2
# The first account plays so many times as often as the others.
OFTEN = 50
# Rows that are written together.
BATCH = 5_000
GAMES = ("osaka", "yokohama")
YEAR = 365 * 86_400.0


def filled(connection: Connection, people: int, tables: int, names: Sequence[str]) -> None:
    """Adds people and games that are over; those of the names are there already and play, too, the first very often."""
    dice, now = random.Random(1), time.time()
    known = {row.name: row.id for row in connection.execute(select(db.people.c.name, db.people.c.id))}
    crowd = [(known[name], name) for name in names]
    fresh = [(f"crowd-{i}", f"Crowd {i}") for i in range(people - len(crowd))]
    _write(
        connection,
        db.people,
        (
            {"id": id, "name": name, "account": name.lower(), "created": now - YEAR, "shown": "everyone"}
            for id, name in fresh
        ),
    )
    crowd += fresh
    # Somebody of the crowd, the first as often as so many of them.
    weights = [*range(OFTEN, OFTEN + len(crowd))]
    seated = [_seated(dice, crowd, weights) for _ in range(tables)]
    rows = [_table(i, now - dice.random() * YEAR, dice.choice(GAMES), those) for i, those in enumerate(seated)]
    _write(connection, db.tables, (row for row, _, _ in rows))
    _write(connection, db.table_people, (one for _, there, _ in rows for one in there))
    _write(connection, db.results, (one for _, _, ended in rows for one in ended))


def _seated(dice: random.Random, crowd: list[tuple[str, str]], weights: list[int]) -> list[tuple[str, str]]:
    count = dice.choice((2, 3, 4))
    those = dict.fromkeys(dice.choices(crowd, cum_weights=weights, k=count))
    while len(those) < count:
        those[dice.choice(crowd)] = None
    return list(those)


def _table(
    number: int, at: float, game: str, people: list[tuple[str, str]]
) -> tuple[dict[str, Any], list[dict[str, Any]], list[dict[str, Any]]]:
    """A game that is over, as the server writes it: its row, its people, its results."""
    id, seats = f"crowd-{number}", len(people)
    summary = {
        "game": game, "options": "", "state": "over", "players": seats, "hurry": False, "clock": None, "actor": None,
        "seats": [
            {"kind": "person", "name": name, "bot": None, "minded": None, "person": who, "kept": False, "for": None}
            for who, name in people
        ],
        "rated": "yes", "cards": 0, "delay": 0, "daily": None, "lesson": None, "learned": True, "tournament": None,
    }  # fmt: skip
    terms = {
        "id": id, "game": game, "options": 0, "players": seats, "host": people[0][0], "created": at, "rated": True,
        "seats": [{"kind": "person", "person": who, "name": name} for who, name in people],
    }  # fmt: skip
    row = {
        "id": id, "game": game, "terms": json.dumps(terms), "seed": "seed", "deal": id, "host": people[0][0],
        "public": True, "created": at, "version": 100, "state": "over", "updated": at, "rated": True, "noted": True,
        "studied": True, "honoured": True, "summary": json.dumps(summary),
    }  # fmt: skip
    places = random.Random(number).sample(range(1, seats + 1), seats)
    return (
        row,
        [{"table_id": id, "person": who} for who, _ in people],
        [
            {
                "table_id": id, "seat": seat, "game": game, "players": seats, "finished": at, "person": who,
                "name": name, "place": place, "points": 100 - 10 * place, "mu_before": 25.0, "mu": 26.0 - place / 2,
                "sigma": 5.0,
            }
            for seat, ((who, name), place) in enumerate(zip(people, places, strict=True))
        ],
    )  # fmt: skip


def _write(connection: Connection, table: Any, rows: Iterator[dict[str, Any]]) -> None:
    batch: list[dict[str, Any]] = []
    for row in rows:
        batch.append(row)
        if len(batch) == BATCH:
            connection.execute(insert(table), batch)
            batch = []
    if batch:
        connection.execute(insert(table), batch)


async def fill(url: str, people: int, tables: int, names: Sequence[str]) -> None:
    """Fills a database, and lets PostgreSQL look at what it has, as it does from time to time by itself."""
    store = Store(url)
    await store.open()
    async with store.engine.begin() as connection:
        if await connection.scalar(select(func.count()).select_from(db.tables)):
            sys.exit("This database has tables already. Name an empty one.")
        await connection.run_sync(filled, people, tables, names)
    if not store.is_sqlite:
        async with store.engine.begin() as connection:
            await connection.exec_driver_sql("ANALYZE")
    await store.close()


@contextmanager
def serving(url: str, folder: Path) -> Iterator[tuple[str, int]]:
    """A real server on a database: its address, and its process."""
    said = folder / "said.txt"
    words = ["--database", url, "--port", "0", "--no-limits", "--no-compile", "--thinkers", "0", "--no-browser"]
    with said.open("wb") as out:
        process = subprocess.Popen([sys.executable, "-m", "shokai", "serve", *words], stdout=out, stderr=out)
    try:
        while not (found := re.search(r"https?://[^/\s]+:\d+", said.read_text("utf-8"))):
            if process.poll() is not None:
                sys.exit(said.read_text("utf-8"))
            time.sleep(0.05)
        while True:
            try:
                if asked(found[0], "GET", "/api/ready")[1]:
                    break
            except OSError:
                time.sleep(0.05)
        yield found[0], process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60)


def asked(address: str, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[float, bytes, str]:
    """Asks a server: the seconds, the answer, and a cookie that came with it."""
    headers = {"content-type": "application/json", "origin": address} | ({"cookie": cookie} if cookie else {})
    data = None if body is None else json.dumps(body).encode()
    begun = time.perf_counter()
    with urllib.request.urlopen(urllib.request.Request(address + path, data, headers, method=method)) as answer:
        text = answer.read()
        return time.perf_counter() - begun, text, (answer.headers["set-cookie"] or "").partition(";")[0]


def worked(pid: int) -> float:
    """Seconds that a process has worked, itself and for the kernel (Linux)."""
    user, system = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def measured(address: str, pid: int, cookies: dict[str, str], rounds: int) -> dict[str, tuple[list[float], float]]:
    """The seconds that each page took, and how many of them the server's processor worked for one; not the first ones.

    On a busy machine the second figure is the one to trust; what PostgreSQL works is not in it.
    """
    told = {}
    for name, cookie in cookies.items():
        for page, path in (
            (f"home of {name}", "/api/home"),
            (f"own profile of {name}", "/api/me/profile"),
            (f"profile seen by {name}", "/api/people/often"),
            (f"places of {name}", "/api/me/places"),
        ):
            asked(address, "GET", path, cookie=cookie)
            before = worked(pid)
            seconds = [asked(address, "GET", path, cookie=cookie)[0] for _ in range(rounds)]
            told[page] = (seconds, (worked(pid) - before) / rounds)
    return told


def main() -> int:
    """Fills a database and measures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", help="an empty PostgreSQL database; a temporary SQLite file without it")
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=40, help="how often each page is asked for")
    parser.add_argument("--goal", action="store_true", help="exit with 1 where a median is above the goal")
    parser.add_argument("--json", type=Path, help="also writes the figures to a file")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="shokai-crowd-") as folder:
        url = checked_url(given.database) if given.database else sqlite_url(Path(folder) / "crowd.db")
        with serving(url, Path(folder)) as (address, _):
            account = {"password": "a long password of a benchmark"}
            cookies = {
                name: asked(address, "POST", "/api/me/account", {"name": name, **account})[2]
                for name in ("often", "usual")
            }
            for cookie in cookies.values():
                asked(address, "POST", "/api/me/profile", {"shown": "everyone"}, cookie)
        begun = time.perf_counter()
        asyncio.run(fill(url, given.people, given.tables, list(cookies)))
        print(f"{given.people:,} people and {given.tables:,} finished tables in {time.perf_counter() - begun:.0f} s")
        with serving(url, Path(folder)) as (address, pid):
            games = {
                name: json.loads(asked(address, "GET", "/api/me/profile", cookie=cookie)[1])["games"]
                for name, cookie in cookies.items()
            }
            anew = asked(address, "GET", "/api/me/places", cookie=cookies["usual"])[0]
            told = measured(address, pid, cookies, given.rounds)
    print(f"{machine()}; {url.partition(':')[0]}; games: {games}")
    print(f"places looked for in all games: {1000 * anew:.0f} ms, once in half a minute")
    slow = False
    for what, (seconds, worked) in told.items():
        median, worst = 1000 * statistics.median(seconds), 1000 * max(seconds)
        goal = HOME if what.startswith("home") else PROFILE
        slow |= median > 1000 * goal
        print(
            f"{what:24} median {median:6.1f} ms, worst {worst:6.1f} ms, processor {1000 * worked:6.1f} ms,"
            f" goal {1000 * goal:.0f} ms"
        )
    if given.json:
        given.json.write_text(json.dumps({"games": games, "seconds": told}, indent=1))
    return 1 if slow and given.goal else 0


if __name__ == "__main__":
    sys.exit(main())
