"""A thinking process: reads positions as JSON lines on standard input, writes moves on standard output.

It is started by `thinking.Pool` and can be killed at any time: whatever it was asked is asked again.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
from typing import Any

from shokai.bots import bot_for, canonical, is_code
from shokai.game.seat import Seat
from shokai.game.title import title_for
from shokai.kernel.engine import engine_for
from shokai.texts import Refusal, Say

# What bots are allowed as long as nothing is compiled for them.
_MODEST = {"heuristic": "heuristic:turns=20", "search": "search:seconds=0.5"}


def modest(bot: str, compiled: bool) -> str:
    """A bot's name, or a quicker one where it would have to think interpreted."""
    name = canonical(bot)
    return name if compiled else _MODEST.get(name.partition(":")[0], name)


def answer(job: dict[str, Any]) -> dict[str, Any]:
    """The move for a seat that has to decide."""
    if is_code(job["bot"]):
        # Refused wherever a bot is named; what a database holds all the same is not run either.
        raise Refusal(Say("server-no-programs"))
    from shokai.bots.thinker import is_compiled

    title = title_for(job["game"])
    engine = engine_for(title.rules, "python")
    known = engine.fields.new()
    for name, value in job["known"].items():
        setattr(known, name, value)
    seat = Seat(title, engine, job["seat"], known)
    if len(seat.legal) == 1:
        return {"move": seat.legal[0]}
    compiled = is_compiled(job["game"])
    if not compiled:
        # Somebody may be compiling right now.
        is_compiled.cache_clear()
    bot = bot_for(modest(job["bot"], compiled), random.randrange(1 << 48))
    return {"move": int(bot.choose(seat))}


def main() -> None:
    """Answers until standard input ends."""
    # Ctrl-C is for the server, which ends us in order.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What bots print must not get between the lines.
    out = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    for line in sys.stdin:
        job = json.loads(line)
        try:
            told = answer(job)
        except Exception as error:
            told = {"error": f"{type(error).__name__}: {error}"}
        try:
            out.write(json.dumps({"id": job["id"], **told}) + "\n")
            out.flush()
        except BrokenPipeError:
            # The server is gone, and nobody waits for the answer.
            os._exit(0)


if __name__ == "__main__":
    main()
