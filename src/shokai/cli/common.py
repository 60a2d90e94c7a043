"""What several commands need: checks of what was asked, the progress bar, compiling with a word about it."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from shokai.arena.game import warm_up
from shokai.bots import Bot, bot_for, canonical, check_bot
from shokai.engine.engine import BACKENDS, engine_for
from shokai.match.files import cannot_write
from shokai.match.game import game_for
from shokai.texts import Refusal, Say, Speaker

# Seconds over which the speed is taken for the time that is left: one game of strong bots may take minutes.
_SPEED_OVER = 3600.0
# Seconds that nobody needs an explanation for.
_QUIET = 3.0


class Compiler(NamedTuple):
    """Tells whether something was compiled before, and compiles it."""

    is_done: Callable[[], bool]
    run: Callable[[], None]


def checked_backend(name: str | None) -> str | None:
    """A back end that there is, or None for the command's own choice."""
    if name is not None and name not in BACKENDS:
        raise Refusal(Say("no-such-backend", backend=name, backends=BACKENDS))
    return name


def checked_bot(name: str, game: str) -> Bot:
    """The bot of that name; refused if it is a program that is not there, or has a network for another game."""
    bot, _, command = canonical(name).partition(":")
    if bot == "program":
        # In a path of Windows a backslash is a letter like others.
        program = shlex.split(command, posix=os.name != "nt")[0].strip('"')
        if shutil.which(program) is None:
            raise Refusal(Say("no-such-program", program=program))
    check_bot(name, game)
    # A bot's own choices are no secret of the deal, so any seed serves; the clock varies them.
    return bot_for(name, time.time_ns())


def checked_decisions(most: int) -> int:
    """After how many decisions games are truncated."""
    if most == 0:
        raise Refusal(Say("cli-no-decisions"))
    return most


def progress_bar(speak: Speaker, what: str) -> Progress:
    """A bar on stderr, so that output can be piped; none where nobody watches."""
    return Progress(
        TextColumn(speak.say(what)),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
        console=Console(stderr=True),
        transient=True,
        speed_estimate_period=_SPEED_OVER,
        disable=not sys.stderr.isatty(),
    )


def prepare_bots(game: str, bots: Sequence[str], players: int, options: int, backend: str, speak: Speaker) -> None:
    """Lets bots compile and load what they think with, and says so when that takes a while."""
    patience = threading.Timer(_QUIET, lambda: print(speak.say("cli-preparing-bots"), file=sys.stderr))
    patience.daemon = True
    patience.start()
    try:
        warm_up(game, bots, players, options, backend)
    finally:
        patience.cancel()


def compiler_for(part: str, game: str) -> Compiler:
    """Who compiles a part of a game."""
    if part == "bots":
        from shokai.coach import compiling as bots

        return Compiler(partial(bots.is_compiled, game), partial(bots.compile, game))
    if part == "laboratory":
        from shokai.research import compiling

        return Compiler(partial(compiling.is_compiled, game), partial(compiling.compile, game))
    from shokai.engine.native import NativeEngine

    engine = engine_for(game_for(game).rules, "native")
    assert isinstance(engine, NativeEngine)
    return Compiler(engine.is_compiled, engine.compile)


def compile_part(part: str, game: str, speak: Speaker) -> None:
    """Compiles the rules of a game, what its bots think with or what the laboratory needs, unless that is done."""
    from shokai.engine.native import cache_root

    compiler = compiler_for(part, game)
    if compiler.is_done():
        return
    print(speak.say("cli-compiling", part=part, game=game), file=sys.stderr)
    begun = time.perf_counter()
    try:
        compiler.run()
    except OSError as error:
        raise cannot_write(cache_root(), error) from None
    seconds = round(time.perf_counter() - begun, 1)
    print(speak.say("cli-compiled", part=part, game=game, seconds=seconds), file=sys.stderr)


def complain(said: Say, speak: Speaker) -> None:
    """A sentence on stderr about what did not hold."""
    sys.stderr.write(f"shokai: {speak.say(said)}\n")
