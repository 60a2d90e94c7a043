"""What a move costs a web process, part by part, in processor time: `python -m benchmarks.moves`.

Two people play at random, as they do in `shokai load`, but without sockets and without a database: what is left is what
the server itself does. Processor time of one thread hardly depends on what else the machine does; the least of several
runs of the same few moves depends on it less still. With the source folder of another version, `--against DIR/src`,
both run by turns in fresh processes.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from shokai.games import GAMES
from shokai.server.jsons import written
from shokai.server.live.memory import Live
from shokai.server.storage.writing import Commit, event_rows, people_of, row_of
from shokai.server.tables import actions as do
from shokai.server.tables.acting import act
from shokai.server.tables.deciding import Who
from shokai.server.tables.diff import difference
from shokai.server.tables.events import Event, Numbered
from shokai.server.tables.seating import begun
from shokai.server.tables.table import PLAYING, Table
from shokai.server.tables.terms import Terms
from shokai.server.tables.views import view_of

PEOPLE = ("one", "two")
PARTS = ("decide", "apply", "row", "view", "difference", "json")
# Moves that are measured together: the fewer, the likelier that one of the runs was not disturbed.
SLICE = 10


def play(game: str, moves: int, seed: int) -> list[Counter[str]]:
    """Seconds by part, slice by slice."""
    slices, made, dice = [Counter[str]() for _ in range(0, moves, SLICE)], 0, random.Random(seed)
    while made < moves:
        table = _table(game, f"{game}{seed}{made}")
        live = Live(table)
        seen: list[Any] = [view_of(table, Who(person, person), set(PEOPLE)) for person in PEOPLE]
        while live.table.state == PLAYING and made < moves:
            table = live.table
            mover, spent = table.actor or 0, slices[made // SLICE]
            who = Who(PEOPLE[mover], PEOPLE[mover])
            move = dice.choice(seen[mover]["game"]["moves"])["number"]
            clock = time.thread_time()
            text = written({"client": "bench", "id": made, "do": "play", "at": table.at, "move": move})
            action = do.ACTION.validate_python(json.loads(text))
            live.see(who.person)
            outcome = act(table, who, action)
            clock = _spend(spent, "decide", clock)
            events = [Event(kind, data, time.time(), who.person, "bench", made) for kind, data in outcome.events]
            later = table.after([Numbered(table.version + 1 + i, e) for i, e in enumerate(events)], outcome.ahead)
            live.table = later
            clock = _spend(spent, "apply", clock)
            commit = Commit(later.terms.id, table.version, events, row_of(later), people_of(later) - people_of(table))
            event_rows(commit.table, commit.base, commit.events)
            clock = _spend(spent, "row", clock)
            for seat, person in enumerate(PEOPLE):
                view = view_of(later, Who(person, person), set(PEOPLE), False, live.behind)
                clock = _spend(spent, "view", clock)
                changes = difference(seen[seat], view)
                seen[seat] = view
                clock = _spend(spent, "difference", clock)
                written({"type": "change", "n": made, "from": 1, "to": view["version"], "diff": changes})
                clock = _spend(spent, "json", clock)
            made += 1
    return slices


def _spend(spent: Counter[str], part: str, since: float) -> float:
    now = time.thread_time()
    spent[part] += now - since  # type: ignore[assignment]  # seconds, not a count
    return time.thread_time()


def _table(game: str, seed: str) -> Table:
    seats = tuple({"kind": "person", "person": person, "name": person.title()} for person in PEOPLE)
    table = Table(Terms(seed, game, 0, len(PEOPLE), seats, host="one", seed=seed, deal=seed, created=0.0))
    opening = begun(table, table.chairs)
    events = [Event(kind, data, 0.0, "one") for kind, data in opening.events]
    return table.after([Numbered(1 + i, event) for i, event in enumerate(events)], opening.ahead)


def measure(moves: int, times: int) -> dict[str, dict[str, float]]:
    """Milliseconds a move by game and part: of each slice the least of several runs of the same moves."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    told: dict[str, dict[str, float]] = {}
    for game in GAMES:
        runs = [play(game, moves, 1) for _ in range(times)]
        least = {part: sum(min(run[part] for run in same) for same in zip(*runs, strict=True)) for part in PARTS}
        told[game] = {part: seconds * 1000 / moves for part, seconds in least.items()}
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--times", type=int, default=8)
    parser.add_argument("--against", type=Path, help="the src folder of another version, to run by turns with this one")
    parser.add_argument("--rounds", type=int, default=3, help="how often each version runs, with --against")
    parser.add_argument("--json", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.json:
        print(json.dumps(measure(asked.moves, asked.times)))
        return
    versions: dict[str, Path | None] = (
        {"this": None} if asked.against is None else {"before": asked.against, "after": None}
    )
    found: dict[str, list[dict[str, dict[str, float]]]] = {name: [] for name in versions}
    for _ in range(asked.rounds if asked.against else 1):
        for name, folder in versions.items():
            found[name].append(_in_a_process(folder, asked.moves, asked.times))
    print(f"{'ms a move':<22}" + "".join(f"{part:>12}" for part in (*PARTS, "together")))
    for game in GAMES:
        for name, runs in found.items():
            least = [min(run[game][part] for run in runs) for part in PARTS]
            print(f"{game + ', ' + name:<22}" + "".join(f"{ms:>12.3f}" for ms in (*least, sum(least))))


def _in_a_process(folder: Path | None, moves: int, times: int) -> dict[str, dict[str, float]]:
    """A fresh process: another version is another set of modules."""
    # This file stays the same, so that both do the same.
    environment = dict(os.environ, PYTHONPATH=str(folder)) if folder else dict(os.environ)
    command = [sys.executable, __file__, "--json", "--moves", str(moves), "--times", str(times)]
    told: dict[str, dict[str, float]] = json.loads(
        subprocess.run(command, env=environment, check=True, capture_output=True).stdout
    )
    return told


if __name__ == "__main__":
    main()
