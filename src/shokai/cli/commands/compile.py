"""The command `shokai compile`: compiles ahead, so that nobody has to wait for it later."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from shokai.cli.common import compile_part, compiler_for
from shokai.cli.parser import Parser
from shokai.engine.machine import cores
from shokai.games import GAMES
from shokai.match.game import game_for
from shokai.match.own_games import try_out
from shokai.texts import Speaker

PARTS = ("rules", "bots", "laboratory")


def declare(parser: Parser) -> None:
    """What can be asked."""
    say = parser.speak.say
    parser.example("shokai compile osaka")
    parser.add_argument("games", nargs="*", metavar="GAME", help=say("cli-help-compile-games"))
    parser.add_argument("--only", action="append", choices=PARTS, help=say("cli-help-compile-only"))


def run(asked: Any, speak: Speaker) -> int:
    """Compiles what is not compiled yet into the cache, so that nobody has to wait for it later."""
    games = asked.games or GAMES
    for game in games:
        rules = game_for(game).rules
        try_out(game, rules, rules.PLAYERS[1])
    missing = [
        (part, game)
        # The longest first, so that no core is left with it at the end.
        for game in sorted(games, reverse=True)
        for part in ("bots", "laboratory", "rules")
        # Whoever plays needs no laboratory.
        if part in (asked.only or ("rules", "bots")) and not compiler_for(part, game).is_done()
    ]
    if len(missing) == 1:
        compile_part(*missing[0], speak)
    elif (code := _compile_beside_each_other(missing, speak)) != 0:
        return code
    for game in games:
        print(speak.say("cli-is-compiled", game=game))
    return 0


def _compile_beside_each_other(parts: list[tuple[str, str]], speak: Speaker) -> int:
    """Each part in a process of its own, since compiling uses one core; as many at once as there are cores."""

    def run(part: str, game: str) -> int:
        words = ("compile", game, "--only", part, "--lang", speak.language)
        return subprocess.call([sys.executable, "-m", "shokai", *words], stdout=subprocess.DEVNULL)

    with ThreadPoolExecutor(cores()) as pool:
        runs = [pool.submit(run, *part) for part in parts]
        try:
            # One that was killed has a negative code.
            return max((abs(run.result()) for run in runs), default=0)
        finally:
            pool.shutdown(cancel_futures=True)
