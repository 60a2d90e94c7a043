"""By how much moves are delayed while very many people want reviews of their games.

    python -m benchmarks.reviews                                  # 50 reviews, 8 tables, 30 s
    python -m benchmarks.reviews --reviews 50 --tables 4 --seconds 15 --json reviews.json

A real server with one thinking process, and real clients: at each table somebody plays both sides of a game of
YOKOHAMA, and every move is measured from its request to its answer. First nobody wants a review; then everybody who has
finished a game asks for its review at once; then, after a restart of the server, nobody again. The moves of the second
part are compared with those of the first and the third. With `--goal` the exit code is 1 where the 95th percentile is
more than 20 % higher.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

from shokai.bench.rules import machine
from shokai.coach import compiling
from shokai.match.match import Match
from shokai.server.client import Client, Refused

# By how much the 95th percentile may grow.
GOAL = 0.2
# Steps before its end at which a game is taken up.
SHORT = 24
# Seconds between a move's answer and the next move of the same table: people think, bots do not.
PAUSE = 0.05
ME = {"kind": "me"}


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A real server on a file, without limits: its address."""
    said = folder / "said.txt"
    words = ["--data", str(folder / "tables.db"), "--port", "0", "--no-limits", "--thinkers", "1", "--no-browser"]
    with said.open("wb") as out:
        process = subprocess.Popen([sys.executable, "-m", "shokai", "serve", *words], stdout=out, stderr=out)
    try:
        while not (found := re.search(r"https?://[^/\s]+:\d+", said.read_text("utf-8"))):
            if process.poll() is not None:
                sys.exit(said.read_text("utf-8"))
            time.sleep(0.05)
        asyncio.run(_ready(found[0]))
        yield found[0]
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60)


async def _ready(address: str) -> None:
    while True:
        try:
            await Client(address).ask("GET", "/api/ready")
            return
        except (OSError, Refused):
            await asyncio.sleep(0.1)


def short_game(seed: int) -> dict[str, Any]:
    """A game of TRADERS OF OSAKA shortly before its end, as the terms of a table."""
    match, dice = Match("osaka", 2, seed=str(seed), backend="python"), random.Random(seed)
    while not match.over:
        match.play(dice.choice(match.legal))
    record, step = match.record(secret=True), len(match.steps) - SHORT
    return {"game": "osaka", "players": 2, "seats": [ME, ME], "record": record, "step": step}


class Seats:
    """Somebody who plays all sides of a table, at random."""

    def __init__(self, client: Client, table: str, seed: int) -> None:
        self.client, self.table, self._dice, self._number = client, table, random.Random(seed), 0

    async def move(self) -> float | None:
        """Makes a move: the seconds that it took; None where the game is over."""
        seen = await self.client.ask("GET", f"/api/tables/{self.table}")
        if seen["table"]["state"] == "over":
            return None
        seen = await self.client.ask("GET", f"/api/tables/{self.table}?seat={seen['game']['actor']}")
        self._number += 1
        action = {
            "client": f"b{id(self)}", "id": self._number, "do": "play", "at": seen["at"],
            "move": self._dice.choice(seen["game"]["moves"])["number"],
        }  # fmt: skip
        begun = time.perf_counter()
        await self.client.ask("POST", f"/api/tables/{self.table}/do", action)
        return time.perf_counter() - begun


async def finished(client: Client, seed: int) -> str:
    """A table whose game is over."""
    seats = Seats(client, await client.create(**short_game(seed)), seed)
    while await seats.move() is not None:
        pass
    return seats.table


async def playing(client: Client, seconds: float, seed: int) -> list[float]:
    """Moves at one table after the other until the time is over, and how long each took."""
    until, took = time.perf_counter() + seconds, list[float]()
    seats = None
    while time.perf_counter() < until:
        if seats is None:
            seats = Seats(client, await client.create(game="yokohama", players=2, seats=[ME, ME]), seed)
        one = await seats.move()
        if one is None:
            seats = None
        else:
            took.append(one)
        await asyncio.sleep(PAUSE)
    return took


async def moves(address: str, tables: int, seconds: float) -> list[float]:
    """Moves at so many tables at once."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(address)) for _ in range(tables)]
        for number, client in enumerate(clients):
            await client.name(f"Player {number}")
        both = await asyncio.gather(*(playing(client, seconds, n) for n, client in enumerate(clients)))
    return [one for took in both for one in took]


async def before_and_during(address: str, reviews: int, tables: int, seconds: float) -> tuple[list[float], list[float]]:
    """The moves while nobody wants a review, and while everybody does."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Client(address)) for _ in range(reviews)]
        done = []
        for number, client in enumerate(people):
            await client.name(f"Reader {number}")
            done.append(await finished(client, number))
        quiet = await moves(address, tables, seconds)
        asked = [c.ask("POST", f"/api/tables/{t}/review") for c, t in zip(people, done, strict=True)]
        ahead = max(told["ahead"] for told in await asyncio.gather(*asked))
        busy = await moves(address, tables, seconds)
        states = [(await people[0].ask("GET", f"/api/tables/{table}/review"))["state"] for table in done]
    left = sum(state != "done" for state in states)
    print(f"{reviews} reviews asked for at once, at most {ahead} ahead; {left} were still to be made at the end.")
    if not left:
        print("All were done before the time was over: ask for more --reviews, or fewer --seconds.", file=sys.stderr)
    return quiet, busy


def percentile(took: Sequence[float], part: float) -> float:
    """What so many of them did not exceed.

    >>> percentile([5.0, 1.0, 4.0, 2.0, 3.0], 0.8)
    4.0
    """
    return sorted(took)[max(0, min(len(took) - 1, round(part * len(took)) - 1))]


def main(arguments: Sequence[str] | None = None) -> int:
    asks = argparse.ArgumentParser(
        prog="python -m benchmarks.reviews", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asks.add_argument("--reviews", type=int, default=50)
    asks.add_argument("--tables", type=int, default=8, help="at which moves are made (8)")
    asks.add_argument("--seconds", type=float, default=30.0, help="of each of the three parts (30)")
    asks.add_argument("--goal", action="store_true", help="exit with 1 where moves are delayed by more than 20 %%")
    asks.add_argument("--json", type=Path, metavar="OUT", help="write the figures here, too")
    asked = asks.parse_args(arguments)
    for name in ("reviews", "tables", "seconds"):
        if getattr(asked, name) <= 0:
            asks.error(f"--{name} must be more than 0")
    for game in ("osaka", "yokohama"):
        if not compiling.is_compiled(game):
            compiling.compile(game)
    with tempfile.TemporaryDirectory(prefix="shokai-reviews-") as name:
        with serving(Path(name)) as address:
            quiet, busy = asyncio.run(before_and_during(address, asked.reviews, asked.tables, asked.seconds))
        # What is made of reviews stays; nobody asks for the rest.
        with serving(Path(name)) as address:
            again = asyncio.run(moves(address, asked.tables, asked.seconds))
    parts = {"before": quiet, "during": busy, "after": again}
    print("\n| Reviews | Moves | Median, ms | 95th percentile, ms |\n|---|---|---|---|")
    for what, took in parts.items():
        print(f"| {what} | {len(took):,} | {1000 * percentile(took, 0.5):.1f} | {1000 * percentile(took, 0.95):.1f} |")
    grown = percentile(busy, 0.95) / percentile([*quiet, *again], 0.95) - 1
    load = os.getloadavg()[0]
    print(f"\nWith reviews the 95th percentile changes by {100 * grown:+.0f} %. The machine's load was {load:.0f}.")
    if asked.json:
        figures = {
            what: {"moves": len(took), "median": percentile(took, 0.5), "p95": percentile(took, 0.95)}
            for what, took in parts.items()
        }
        whole = {"figures": figures, "grown": grown, "load": load, "machine": machine()}
        asked.json.write_text(json.dumps(whole, indent=2) + "\n", "utf-8")
    return 1 if asked.goal and grown > GOAL else 0


if __name__ == "__main__":
    raise SystemExit(main())
