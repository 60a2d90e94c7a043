"""The command `shokai puzzles`: makes puzzles from games, checks, renews and lists them."""

from __future__ import annotations

import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from shokai.cli.common import compile_part, progress_bar
from shokai.cli.options import add_game
from shokai.cli.parser import Parser, language_option
from shokai.engine.engine import wanted_backend
from shokai.match.game import game_for
from shokai.match.names import checked_seed
from shokai.puzzles.puzzle import Puzzle, folder_of, puzzles_in, themes_of
from shokai.texts import Refusal, Say, Speaker


def declare(parser: Parser) -> None:
    """What can be asked: to make, to check, to renew or to list."""
    say = parser.speak.say
    parser.example("shokai puzzles list osaka")
    commands = parser.add_subparsers(dest="what", metavar="WHAT", required=True, parser_class=Parser)
    # Typed for parsers of the same class only, which argparse does not need.
    common: Any = language_option(parser.speak)

    def command(name: str, example: str) -> Parser:
        text = say(f"cli-puzzles-{name}-help")
        asked = commands.add_parser(name, help=text, description=text, parents=[common], speak=parser.speak)
        asked.example(f"shokai puzzles {example}")
        add_game(asked)
        return asked

    make = command("make", "make osaka --count 20 --minutes 10 --out puzzles")
    make.add_argument("--count", type=make.number, default=100, metavar="N", help=say("cli-help-puzzles-count"))
    make.add_argument("--minutes", type=make.seconds, metavar="M", help=say("cli-help-puzzles-minutes"))
    make.add_argument("--seed", default="0", metavar="S", help=say("cli-help-seed"))
    make.add_argument("--players", metavar="LIST", help=say("cli-help-puzzles-players"))
    make.add_argument("--themes", metavar="LIST", help=say("cli-help-puzzles-themes"))
    make.add_argument("--easy", action="store_true", help=say("cli-help-puzzles-easy"))
    make.add_argument("--records", metavar="FOLDER", help=say("cli-help-puzzles-records"))
    make.add_argument("--iterations", type=make.number, metavar="N", help=say("cli-help-puzzles-iterations"))
    make.add_argument("--out", default="puzzles", metavar="DIR", help=say("cli-help-puzzles-out"))
    check = command("check", "check osaka --quick")
    check.add_argument("--quick", action="store_true", help=say("cli-help-puzzles-quick"))
    renew = command("renew", "renew osaka --from puzzles")
    for asked in (make, check, renew):
        asked.add_argument("--workers", type=asked.number, default=1, metavar="N", help=say("cli-help-puzzles-workers"))
    for asked in (check, renew, command("list", "list yokohama")):
        asked.add_argument("--from", dest="folder", metavar="DIR", help=say("cli-help-puzzles-from"))


def run(asked: Any, speak: Speaker) -> int:
    """Does what was asked."""
    game_for(asked.game)
    if asked.what == "make":
        return _make(asked, speak)
    folder = folder_of(asked.game) if asked.folder is None else Path(asked.folder)
    if not folder.is_dir():
        raise Refusal(Say("puzzle-no-folder", path=str(folder)))
    puzzles = puzzles_in(asked.game, folder)
    if not puzzles:
        raise Refusal(Say("no-puzzles", game=asked.game, path=str(folder)))
    if asked.what == "renew":
        return _renew(asked, folder, speak)
    return _check(asked, puzzles, speak) if asked.what == "check" else _list(puzzles, speak)


def _players(text: str | None, bounds: tuple[int, int]) -> tuple[int, ...]:
    low, high = bounds
    words = [word.strip() for word in text.split(",")] if text is not None else []
    if not all(word in map(str, range(low, high + 1)) for word in words):
        raise Refusal(Say("train-bad-players", text=text or "", low=low, high=high))
    return tuple(dict.fromkeys(map(int, words)))


def _themes(text: str | None, game: str) -> tuple[str, ...]:
    words = [word.strip() for word in text.split(",")] if text is not None else []
    for word in words:
        if word not in themes_of(game):
            raise Refusal(Say("puzzle-no-such-theme", theme=word, themes=", ".join(themes_of(game))))
    return tuple(dict.fromkeys(words))


def _make(asked: Any, speak: Speaker) -> int:
    from shokai.puzzles.judging import Depth
    from shokai.puzzles.making import Plan, making

    for option in ("count", "minutes", "iterations", "workers"):
        if getattr(asked, option) == 0:
            raise Refusal(Say("puzzle-nothing-to-do", option=f"--{option}"))
    if asked.records == "":
        raise Refusal(Say("empty-option", option="--records"))
    players = _players(asked.players, game_for(asked.game).rules.PLAYERS)
    depth = Depth() if asked.iterations is None else Depth(quick=max(asked.iterations // 20, 1), deep=asked.iterations)
    records = None if asked.records is None else Path(asked.records)
    themes = _themes(asked.themes, asked.game)
    # Whose puzzle today's is has been told already.
    tomorrow = (datetime.now(UTC) + timedelta(days=1)).date().isoformat()
    plan = Plan(asked.game, checked_seed(asked.seed), players, records, depth, themes, asked.easy, tomorrow)
    if wanted_backend() != "python":
        compile_part("bots", asked.game, speak)
    until = time.time() + 60 * asked.minutes if asked.minutes else None
    begun = time.monotonic()
    puzzles, games = 0, 0
    with progress_bar(speak, "cli-puzzles-making") as bar:
        task = bar.add_task("", total=asked.count)
        for progress in making(plan, Path(asked.out), asked.count, asked.workers, until):
            puzzles, games = len(progress.puzzles), progress.games
            bar.update(task, completed=puzzles, description=speak.say("cli-puzzles-games", games=games))
            if not sys.stderr.isatty():
                print(speak.say("cli-puzzles-so-far", puzzles=puzzles, games=games), file=sys.stderr, flush=True)
    seconds = round(time.monotonic() - begun, 1)
    print(speak.say("cli-puzzles-made", puzzles=puzzles, games=games, seconds=seconds, path=asked.out))
    return 0


def _check(asked: Any, puzzles: tuple[Puzzle, ...], speak: Speaker) -> int:
    from shokai.puzzles.checking import all_faults

    if asked.workers == 0:
        raise Refusal(Say("puzzle-nothing-to-do", option="--workers"))
    if not asked.quick and wanted_backend() != "python":
        compile_part("bots", asked.game, speak)
    failed = 0
    every = all_faults(asked.game, puzzles, values=not asked.quick, workers=asked.workers)
    for puzzle, faults in zip(puzzles, every, strict=True):
        failed += bool(faults)
        for fault in faults:
            print(f"{speak.say('cli-failed')} {puzzle.id}: {speak.say(fault)}")
    print(f"{len(puzzles) - failed} passed, {failed} failed")
    return 1 if failed else 0


def _renew(asked: Any, folder: Path, speak: Speaker) -> int:
    from shokai.puzzles.making import renewing

    if asked.workers == 0:
        raise Refusal(Say("puzzle-nothing-to-do", option="--workers"))
    if wanted_backend() != "python":
        compile_part("bots", asked.game, speak)
    kept, dropped = 0, 0
    for puzzle, now in renewing(asked.game, folder, asked.workers):
        kept, dropped = kept + bool(now), dropped + (not now)
        if not now:
            print(speak.say("cli-puzzles-dropped", puzzle=puzzle.id, move=puzzle.solution), flush=True)
    print(speak.say("cli-puzzles-renewed", kept=kept, dropped=dropped))
    return 0


def _list(puzzles: tuple[Puzzle, ...], speak: Speaker) -> int:
    for puzzle in puzzles:
        theme = speak.say(f"puzzle-theme-{puzzle.game}-{puzzle.theme}")
        print(f"{puzzle.id}  {theme:<24} {100 * puzzle.gap:>3.0f} %  {puzzle.searched:>5}  {puzzle.origin}")
    print(speak.say("cli-puzzles-count", count=len(puzzles)))
    return 0
