"""A thinking process: reads positions as JSON lines on standard input, writes moves on standard output.

It is started by `thinking.Pool` and can be killed at any time: whatever it was asked is asked again.
"""

from __future__ import annotations

import json
import os
import random
from collections import OrderedDict
from typing import Any

from shokai.bots import Bot, bot_for, canonical, is_code, is_local
from shokai.bots.asking import dismiss
from shokai.bots.levels import QUICK
from shokai.engine.engine import engine_for
from shokai.match.game import game_for
from shokai.match.seat import Seat
from shokai.server.thinking.inside import die_with_parent as _die_with_parent
from shokai.server.thinking.inside import say, take_questions
from shokai.texts import Refusal, Say

# What is said about a bot that reads a file.
NO_FILES = Say("server-bot-setting", setting="file", settings=("temperature", "seconds", "iterations"))
# How much lower than the server's its priority is.
NICE = 5

# What bots are allowed as long as nothing is compiled for them.
_MODEST = {"heuristic": "heuristic:turns=20", "search": "search:seconds=0.5", "master": "network"}
# Bots kept for their next decision, because they may go on with the tree of the last one. They notice by themselves if
# the position does not follow from it. A tree takes up to 80 MB, so there are not many.
_KEPT = 3
_Key = tuple[str, ...]


class Bots:
    """The bots that thought last, each for its seat at its table."""

    def __init__(self, most: int = _KEPT) -> None:
        self._most = most
        self._bots: OrderedDict[_Key, Bot] = OrderedDict()

    def get(self, name: str, job: dict[str, Any]) -> Bot:
        """The bot for a seat; without a table to know it by, a new one."""
        if "table" not in job:
            return bot_for(name, random.randrange(1 << 48))
        key = (str(job["table"]), str(job["seat"]), job["game"], name)
        bot = self._bots.pop(key, None) or bot_for(name, random.randrange(1 << 48))
        self._bots[key] = bot
        if len(self._bots) > self._most:
            dismiss(self._bots.popitem(last=False)[1])
        return bot

    def forget(self, bot: Bot) -> None:
        """Lets go of a bot that failed."""
        for key in [key for key, known in self._bots.items() if known is bot]:
            dismiss(self._bots.pop(key))


def modest(bot: str, compiled: bool) -> str:
    """A bot's name, or a quicker one where it would have to think interpreted."""
    name = canonical(bot)
    if compiled:
        return name
    kind, _, setting = name.partition(":")
    return QUICK[int(setting) - 1] if kind == "level" else _MODEST.get(kind, name)


def answer(job: dict[str, Any], bots: Bots) -> dict[str, Any]:
    """The move for a seat that has to decide."""
    if is_local(job["bot"]):
        # Refused wherever a bot is named; what a database holds all the same is not run or read either.
        raise Refusal(Say("server-no-programs") if is_code(job["bot"]) else NO_FILES)
    from shokai.bots import compiling
    from shokai.bots.thinker import is_compiled

    game = game_for(job["game"])
    engine = engine_for(game.rules, "python")
    known = engine.fields.new()
    for name, value in job["known"].items():
        setattr(known, name, value)
    seat = Seat(game, engine, job["seat"], known)
    if len(seat.legal) == 1:
        return {"move": seat.legal[0]}
    compiled = is_compiled(job["game"])
    if compiled and canonical(job["bot"]).partition(":")[0] in ("master", "level"):
        compiled = compiling.is_compiled(job["game"])
    elif not compiled:
        # Somebody may be compiling right now.
        is_compiled.cache_clear()
    bot = bots.get(modest(job["bot"], compiled), job)
    try:
        return {"move": int(bot.choose(seat))}
    except Exception:
        bots.forget(bot)
        raise


def main() -> None:
    """Answers until standard input ends, or the server does."""
    _die_with_parent()
    if hasattr(os, "nice"):
        # A thought may take all that the machine has; answers to those who play do not wait for it.
        os.nice(NICE)
    questions, out = take_questions()
    bots = Bots()
    while True:
        job = json.loads(questions.get())
        try:
            told = answer(job, bots)
        except Exception as error:
            told = {"error": f"{type(error).__name__}: {error}"}
        say(out, json.dumps({"id": job["id"], **told}).encode(), b"\n")


if __name__ == "__main__":
    main()
