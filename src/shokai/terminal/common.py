"""What several commands need: checks of what was asked, the progress bar, compiling with a word about it."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from shokai.arena.game import warm_up
from shokai.game.title import title_for
from shokai.kernel.engine import BACKENDS, engine_for
from shokai.texts import Refusal, Say, Speaker

# Seconds over which the speed is taken for the time that is left: one game of strong bots may take minutes.
_SPEED_OVER = 3600.0
# Seconds that nobody needs an explanation for.
_QUIET = 3.0


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


def is_compiled(part: str, game: str) -> bool:
    """Whether the rules of a game, or what its bots think with, were compiled before."""
    from shokai.bots import thinker
    from shokai.kernel.native import NativeEngine

    if part == "bots":
        return thinker.is_compiled(game)
    engine = engine_for(title_for(game).rules, "native")
    assert isinstance(engine, NativeEngine)
    return engine.is_compiled()


def compile_rules(game: str, speak: Speaker) -> None:
    """Compiles what is not compiled yet, and says so when that takes a while."""
    from shokai.kernel.native import NativeEngine, cache_root

    engine = engine_for(title_for(game).rules, "native")
    assert isinstance(engine, NativeEngine)
    if not engine.is_compiled():
        print(speak.say("cli-compiling", game=game), file=sys.stderr)
        begun = time.perf_counter()
        try:
            engine.compile()
        except OSError as error:
            raise Refusal(Say("cannot-write", path=str(cache_root()), why=error.strerror or str(error))) from None
        print(
            speak.say("cli-compiled", game=game, seconds=round(time.perf_counter() - begun, 1)),
            file=sys.stderr,
        )


def compile_thinking(game: str, speak: Speaker) -> None:
    """Compiles what bots think with, and says so when that takes a while."""
    from shokai.bots.thinker import is_compiled, thinker_for
    from shokai.kernel.native import cache_root

    if not is_compiled(game):
        print(speak.say("cli-compiling-bots", game=game), file=sys.stderr)
        begun = time.perf_counter()
        try:
            thinker_for(game, "native").compile()
        except OSError as error:
            raise Refusal(Say("cannot-write", path=str(cache_root()), why=error.strerror or str(error))) from None
        is_compiled.cache_clear()
        seconds = round(time.perf_counter() - begun, 1)
        print(speak.say("cli-compiled-bots", game=game, seconds=seconds), file=sys.stderr)
