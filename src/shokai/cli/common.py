"""What several commands need: checks of what was asked, the progress bar, compiling with a word about it."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from shokai.arena.game import warm_up
from shokai.engine.engine import BACKENDS, engine_for
from shokai.match.title import title_for
from shokai.texts import Refusal, Say, Speaker

# Seconds over which the speed is taken for the time that is left: one game of strong bots may take minutes.
_SPEED_OVER = 3600.0
# Seconds that nobody needs an explanation for.
_QUIET = 3.0


class Compiler(NamedTuple):
    """Tells whether something was compiled before, and compiles it."""

    is_done: Callable[[], bool]
    run: Callable[[], None]


def check_players(game: str, players: int) -> None:
    """Refuses a number of players that the game is not for."""
    fewest, most = title_for(game).rules.PLAYERS
    if not fewest <= players <= most:
        raise Refusal(Say("bad-player-count", game=game, players=players, fewest=fewest, most=most))


def checked_backend(name: str | None) -> str | None:
    """A back end that there is, or None for the command's own choice."""
    if name is not None and name not in BACKENDS:
        raise Refusal(Say("no-such-backend", backend=name, backends=BACKENDS))
    return name


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
        from shokai.bots import thinker

        return Compiler(partial(thinker.is_compiled, game), lambda: thinker.thinker_for(game, "native").compile())
    if part == "laboratory":
        from shokai.research import compiling

        return Compiler(partial(compiling.is_compiled, game), partial(compiling.compile, game))
    from shokai.engine.native import NativeEngine

    engine = engine_for(title_for(game).rules, "native")
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
        raise Refusal(Say("cannot-write", path=str(cache_root()), why=error.strerror or str(error))) from None
    seconds = round(time.perf_counter() - begun, 1)
    print(speak.say("cli-compiled", part=part, game=game, seconds=seconds), file=sys.stderr)
