"""A working process: plays whole games through, for those who ask about records and about the past of tables.

It is started by `workroom.Workroom`, which says how much memory it may have and after how many jobs it is replaced, and
can be killed at any time. A question is a line of
JSON; the answer is a line that says what came of it and how many bytes follow, and those bytes.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import sys
import traceback
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from shokai.engine.engine import CHANCE
from shokai.games import GAMES
from shokai.match.game import Step, option_words
from shokai.match.honours import earned_in
from shokai.match.match import Match
from shokai.match.record import read_record, verify
from shokai.server.tables import studies
from shokai.server.tables.course import RECENT, SNAPSHOT_EVERY, Course, Snapshot, snapshot_of, turn_of
from shokai.server.tables.diff import difference
from shokai.server.tables.finished import read_seats
from shokai.server.tables.logbook import log_entries
from shokai.server.tables.open_hands import open_view
from shokai.server.tables.openings import opening
from shokai.server.tables.puzzling import puzzled
from shokai.server.tables.terms import Terms
from shokai.server.tables.words import told
from shokai.server.thinking.inside import die_with_parent, say, take_questions
from shokai.texts import Refusal

# How much lower than the server's its priority is.
NICE = 5
# A process that has kept so many bytes more than it had at first is replaced.
MOST_KEPT = 96 << 20
# Steps that one job replays at most when it makes snapshots.
SNAPSHOT_STEPS = 2_000


# What can be asked. Each gets what the job holds, and gives bytes.


def _json(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode("utf-8", "replace")


def _course(job: dict[str, Any]) -> Course:
    """The game of a table with as much of its past as the job tells."""
    terms = Terms(**{**job["terms"], "seats": tuple(job["terms"]["seats"])})
    return Course(terms, job["names"], [Step(seat, number) for seat, number in job["steps"]])


def _snapshot(job: dict[str, Any]) -> Snapshot | None:
    return Snapshot(*job["snapshot"]) if job.get("snapshot") else None


def look(job: dict[str, Any]) -> bytes:
    """A record's position after so many steps, with the log and everybody's figures up to its end."""
    match, brief = read_record(job["record"]), job["brief"]
    step = match.step if job["step"] is None else min(job["step"], match.step)
    seat = None if job["seat"] is None or job["seat"] >= match.players else job["seat"]
    # A game that is not over keeps its secrets, whoever asks.
    look_at = open_view if job.get("open") and match.over and seat is None else Match.view
    seen = [look_at(match.at(at), seat) for at in range(step, min(step + job["ahead"], match.step) + 1)]
    return _json(
        {
            "step": step,
            "steps": match.step,
            "game": seen[0],
            "next": [difference(before, after) for before, after in pairwise(seen)],
            "names": match.names,
            "options": option_words(match.kind, match.options),
            "players": match.players,
            "over": match.over,
            "log": [] if brief else log_entries(match, 0),
            "sheet": told(match.kind.final_lines(match.state, match.names)) if match.over and not brief else [],
            "curves": {} if brief else match.figures_over_time(),
            "movers": [] if brief else [None if s.seat == CHANCE else s.seat for s in match.steps],
        }
    )


def history(job: dict[str, Any]) -> bytes:
    """The game of a table as a seat saw it after so many steps, and the last entries of its log."""
    course = _course(job)
    match = course.match_at(job["step"], _snapshot(job))
    seen = match.shared_view(job["seat"])
    seen["moves"] = []
    log = log_entries(match, match.history.first, course.steps)[-RECENT:]
    return _json({"step": job["step"], "steps": len(course.steps), "game": seen, "log": log})


def log(job: dict[str, Any]) -> bytes:
    """The log of a table from a step on."""
    course = _course(job)
    match = course.match_at(len(course.steps), _snapshot(job))
    return _json(log_entries(match, job["since"], course.steps))


def record(job: dict[str, Any]) -> bytes:
    """The record of a table, its seed in it."""
    return _course(job).full_match().record(secret=True).encode()


def verified(job: dict[str, Any]) -> bytes:
    """Whether the deals of a table came from its seed."""
    verdict = verify(record(job).decode())
    fault = told(verdict.fault) if verdict.fault else None
    return _json({"good": fault is None, "deals": verdict.deals, "fault": fault})


def honours(job: dict[str, Any]) -> bytes:
    """What each seat has earned in a game that is over."""
    return _json(earned_in(_course(job).full_match()))


def snapshots(job: dict[str, Any]) -> bytes:
    """Snapshots of the next steps of a table's game, where turns begin."""
    course = _course(job)
    match = course.match_at(0, None) if job.get("snapshot") is None else course.match_at(job["from"], _snapshot(job))
    made: list[Snapshot] = []
    last = match.step
    for step in course.steps[match.step : match.step + SNAPSHOT_STEPS]:
        turn = turn_of(match)
        match.history.make(step)
        match.history.forget(match.step)
        if match.step >= last + SNAPSHOT_EVERY and turn_of(match) != turn:
            made.append(snapshot_of(match))
            last = match.step
    return _json([[snapshot.step, snapshot.text] for snapshot in made])


JOBS: dict[str, Callable[[dict[str, Any]], bytes]] = {
    "look": look,
    "opening": lambda job: _json(opening(job)),
    # The same for a table that is here already: not what strangers bring just now.
    "reopening": lambda job: _json(opening(job)),
    "history": history,
    "log": log,
    "record": record,
    "verify": verified,
    "snapshots": snapshots,
    "honours": honours,
    "study": lambda job: _json(studies.look(job)),
    "study-move": lambda job: _json(studies.ask(job)),
    "study-known": lambda job: _json(studies.known(job)),
    "study-begin": lambda job: _json(studies.begin(job)),
    "study-position": lambda job: _json(studies.lay(job)),
    "study-check": lambda job: _json(studies.check(job)),
    "study-picture": lambda job: studies.drawn(job).encode("utf-8", "replace"),
    "puzzle": lambda job: _json(puzzled(job)),
    "seats": lambda job: _json(read_seats(job)),
}


# The process.


def answer(kind: str, job: dict[str, Any]) -> tuple[str, bytes]:
    """What came of a job, and what is to be told."""
    try:
        return "done", JOBS[kind](job)
    except Refusal as refusal:
        return "refused", _json(told(refusal.said))
    except MemoryError:
        return "no-memory", b""
    except Exception:
        return "failed", traceback.format_exc().encode("utf-8", "replace")


def main() -> None:
    """Answers until standard input ends, or the server does."""
    die_with_parent()
    questions, out = take_questions()
    _stand_back()
    for game in GAMES:
        # What is made when it is first needed is made now, before anybody waits and before memory is counted.
        read_record(Match(game, seed="7").record(secret=True)).figures_over_time()
    gc.collect()
    gc.freeze()
    kept = _kept()
    memory, most_jobs = map(int, sys.argv[1:])
    limit_memory(memory)
    say(out, b"ready\n")
    done = 0
    while True:
        asked = json.loads(questions.get())
        how, body = answer(asked["kind"], asked["job"])
        done += 1
        gc.collect()
        tired = how == "no-memory" or done >= most_jobs or _kept() > kept + MOST_KEPT
        head = {"id": asked["id"], "how": how, "tired": tired, "bytes": len(body)}
        del asked
        say(out, json.dumps(head).encode(), b"\n", body)
        del body


def _stand_back() -> None:
    """Leaves the processor to those who play, and if memory runs out, lets the system end this process first."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text("500")


def _kept() -> int:
    """Bytes of memory that this process has; 0 where that cannot be known."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0


def limit_memory(growth: int) -> None:
    """From now on this process can have so many bytes more than it has, where the system can count them.

    Data is counted and not addresses: libraries and threads reserve gigabytes of those and never touch them.
    """
    if sys.platform == "linux":
        import resource

        with Path("/proc/self/status").open() as status:
            data = next(int(line.split()[1]) << 10 for line in status if line.startswith("VmData:"))
        resource.setrlimit(resource.RLIMIT_DATA, (data + growth, data + growth))


if __name__ == "__main__":
    main()
