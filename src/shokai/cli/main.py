"""The command `shokai`: what it can be asked, and who answers.

Heavy modules are imported by the commands that need them, so that `shokai --help` is there at once.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from shokai._version import __version__
from shokai.bots import BOTS, LEVELS
from shokai.cli.admin_options import add_admin
from shokai.engine.engine import BACKENDS, MOST_DECISIONS
from shokai.engine.extras import command_for, extra_of
from shokai.games import GAMES
from shokai.match.numbers import is_number
from shokai.texts import Refusal, Say, Speaker, speaker

# Exit codes: 0 all is well, 1 something did not hold, 2 the command was not understood.
FAILED, MISUSED, INTERRUPTED = 1, 2, 130


class _Parser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence and a hint."""

    speak: Speaker

    def error(self, message: str) -> NoReturn:
        sys.stderr.write(f"{self.speak.say('cli-bad-usage', why=message, command=self.prog)}\n")
        raise SystemExit(MISUSED)


def make_parser(speak: Speaker) -> argparse.ArgumentParser:
    """The parser, with its help in the speaker's language."""

    class Parser(_Parser):
        pass

    Parser.speak = speak
    say = speak.say
    common = Parser(add_help=False)
    common.add_argument("--lang", metavar="LANG", help=say("cli-help-lang"))
    parser = Parser(prog="shokai", description=say("cli-help"), parents=[common])
    parser.add_argument("--version", action="version", version=f"shokai {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)

    def command(name: str, epilog: str = "") -> argparse.ArgumentParser:
        text = say(f"cli-{name}-help")
        return commands.add_parser(
            name,
            help=text,
            description=text,
            parents=[common],
            epilog=epilog and f"{say('cli-example')}: {epilog}",
        )

    def number(value: str) -> int:
        if not is_number(value, 10**12):
            raise argparse.ArgumentTypeError(say("cli-not-a-number", text=value))
        return int(value)

    def most_decisions(parser: argparse.ArgumentParser, help_: str) -> None:
        told = say(help_, most=MOST_DECISIONS)
        parser.add_argument("--most-decisions", type=number, default=MOST_DECISIONS, metavar="N", help=told)

    # What follows the colon of one's own bots is the same in every language.
    whose = {"program": "program:COMMAND", "python": "python:MODULE:CLASS"}
    bots = {"bots": tuple(whose.get(name, name) for name in BOTS), "levels": tuple(LEVELS)}

    play = command("play", "shokai play osaka --players 3 --seats you,random,random --seed 7")
    play.add_argument("game", metavar="GAME", help=say("cli-help-game", games=GAMES))
    play.add_argument("--players", type=number, metavar="N", help=say("cli-help-players"))
    play.add_argument("--seats", metavar="LIST", help=say("cli-help-seats", **bots))
    play.add_argument("--names", metavar="LIST", help=say("cli-help-names"))
    play.add_argument("--seed", metavar="S", help=say("cli-help-seed"))
    play.add_argument("--options", metavar="LIST", help=say("cli-help-options"))
    play.add_argument("--cards", metavar="FILE", help=say("cli-help-cards"))
    play.add_argument("--load", metavar="FILE", help=say("cli-help-load"))
    most_decisions(play, "cli-help-play-most-decisions")

    simulate = command("simulate", "shokai simulate osaka --players 4 --games 100000 --json")
    simulate.add_argument("game", metavar="GAME", help=say("cli-help-game", games=GAMES))
    simulate.add_argument("--players", type=number, default=2, metavar="N", help=say("cli-help-players"))
    simulate.add_argument("--games", type=number, default=1000, metavar="K", help=say("cli-help-games"))
    simulate.add_argument("--bots", metavar="LIST", help=say("cli-help-bots", **bots))
    simulate.add_argument("--options", default="", metavar="LIST", help=say("cli-help-options"))
    simulate.add_argument("--seed", default="0", metavar="S", help=say("cli-help-seed"))
    simulate.add_argument("--backend", metavar="NAME", help=say("cli-help-backend"))
    most_decisions(simulate, "cli-help-most-decisions")
    simulate.add_argument("--json", action="store_true", help=say("cli-help-json"))

    arena = command("arena", "shokai arena yokohama search:seconds=1 heuristic --players 4 --report report.html")
    arena.add_argument("game", metavar="GAME", help=say("cli-help-game", games=GAMES))
    arena.add_argument("bots", metavar="BOT", nargs="+", help=say("arena-help-bots", **bots))
    arena.add_argument("--players", type=number, metavar="N", help=say("arena-help-players"))
    arena.add_argument("--blocks", type=number, metavar="K", help=say("arena-help-blocks"))
    arena.add_argument("--until-sure", action="store_true", help=say("arena-help-until-sure"))
    arena.add_argument("--at-most", type=number, metavar="K", help=say("arena-help-at-most"))
    arena.add_argument("--sanity", action="store_true", help=say("arena-help-sanity"))
    arena.add_argument("--options", default="", metavar="LIST", help=say("cli-help-options"))
    arena.add_argument("--seed", default="0", metavar="S", help=say("arena-help-seed"))
    arena.add_argument("--executor", default="local", metavar="NAME", help=say("arena-help-executor"))
    arena.add_argument("--workers", type=number, metavar="N", help=say("arena-help-workers"))
    arena.add_argument("--results", metavar="DIR", help=say("arena-help-results"))
    arena.add_argument("--keep", metavar="WHAT", help=say("arena-help-keep"))
    most_decisions(arena, "arena-help-most-decisions")
    arena.add_argument("--report", metavar="FILE", help=say("arena-help-report"))
    arena.add_argument("--backend", metavar="NAME", help=say("cli-help-backend"))
    arena.add_argument("--json", action="store_true", help=say("cli-help-json"))

    def seconds(value: str) -> float:
        if not re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,3})?", value):
            raise argparse.ArgumentTypeError(say("cli-not-seconds", text=value))
        return float(value)

    analyse = command("analyse", "shokai analyse game.shokai --step 40 --seconds 5")
    analyse.add_argument("file", metavar="FILE", help=say("cli-help-file"))
    analyse.add_argument("--step", type=number, metavar="N", help=say("analysis-help-step"))
    analyse.add_argument("--seconds", type=seconds, default=1.0, metavar="S", help=say("analysis-help-seconds"))
    analyse.add_argument("--iterations", type=number, metavar="N", help=say("analysis-help-iterations"))
    analyse.add_argument("--all", action="store_true", help=say("analysis-help-all"))
    analyse.add_argument("--json", action="store_true", help=say("cli-help-json"))

    replay = command("replay", "shokai replay game.shokai --verify")
    replay.add_argument("file", metavar="FILE", help=say("cli-help-file"))
    replay.add_argument("--verify", action="store_true", help=say("cli-help-verify"))

    scenario = command("scenario", "shokai scenario tests/scenarios/osaka/*.scenario")
    scenario.add_argument("files", nargs="+", metavar="FILE", help=say("cli-help-files"))
    scenario.add_argument("--quiet", action="store_true", help=say("cli-help-scenario-quiet"))
    scenario.add_argument("--backend", metavar="NAME", help=say("cli-help-backend"))

    rules = command("rules", "shokai rules osaka")
    rules.add_argument("game", metavar="GAME", help=say("cli-help-game", games=GAMES))
    rules.add_argument("--markdown", action="store_true", help=say("cli-help-markdown"))

    cards = command("cards", "shokai cards yokohama --cards mycards.toml")
    cards.add_argument("game", metavar="GAME", help=say("cli-help-game", games=GAMES))
    cards.add_argument("--cards", metavar="FILE", help=say("cli-help-cards"))

    bench = command("bench", "shokai bench osaka --json")
    bench.add_argument("game", metavar="GAME", help=say("cli-help-game", games=GAMES))
    bench.add_argument("--players", type=number, default=4, metavar="N", help=say("cli-help-players"))
    bench.add_argument("--seconds", type=number, default=3, metavar="S", help=say("cli-help-seconds"))
    bench.add_argument("--json", action="store_true", help=say("cli-help-json"))

    conform = command("conform", 'shokai conform "python3 examples/bot.py" --game osaka')
    conform.add_argument("program", metavar="COMMAND", help=say("cli-help-command"))
    conform.add_argument("--game", metavar="GAME", help=say("cli-help-conform-game"))
    conform.add_argument("--games", type=number, default=2, metavar="K", help=say("cli-help-conform-games"))
    conform.add_argument("--json", action="store_true", help=say("cli-help-json"))

    def server_options(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--data", metavar="FILE", help=say("server-help-data"))
        parser.add_argument("--database", metavar="URL", help=say("server-help-database"))
        parser.add_argument("--secret", metavar="TEXT", help=say("server-help-secret"))
        parser.add_argument("--thinkers", metavar="N", help=say("server-help-thinkers"))
        parser.add_argument("--bots-alone", metavar="N", help=say("server-help-bots-alone"))
        parser.add_argument("--log-level", metavar="LEVEL", help=say("server-help-log-level"))
        parser.add_argument("--log-format", metavar="FORMAT", help=say("server-help-log-format"))
        parser.add_argument(
            "--no-compile", dest="compile", action="store_const", const="no", help=say("server-help-compile")
        )

    serve = command("serve", "shokai serve --lan --port 8000")
    serve.add_argument("--host", metavar="HOST", help=say("server-help-host"))
    serve.add_argument("--port", metavar="N", help=say("server-help-port"))
    serve.add_argument("--away", metavar="N", help=say("server-help-away"))
    serve.add_argument("--lan", action="store_const", const="yes", help=say("server-help-lan"))
    serve.add_argument(
        "--no-browser", dest="browser", action="store_const", const="no", help=say("server-help-browser")
    )
    serve.add_argument("--no-limits", dest="limits", action="store_const", const="no", help=say("server-help-limits"))
    serve.add_argument("--origins", metavar="LIST", help=say("server-help-origins"))
    serve.add_argument("--proxies", metavar="LIST", help=say("server-help-proxies"))
    serve.add_argument("--metrics-token", metavar="TEXT", help=say("server-help-metrics-token"))
    serve.add_argument("--admin-token", metavar="TEXT", help=say("server-help-admin-token"))
    server_options(serve)
    server_options(command("worker", "shokai worker --database postgresql://shokai@db/shokai"))

    def moving(name: str, example: str) -> None:
        parser = command(name, example)
        parser.add_argument("file", metavar="FILE", help=say(f"transfer-help-{name}-file"))
        parser.add_argument("--data", metavar="FILE", help=say("server-help-data"))
        parser.add_argument("--database", metavar="URL", help=say("server-help-database"))

    moving("export", "shokai export tables.jsonl")
    moving("import", "shokai import tables.jsonl --database postgresql://shokai@db/shokai")
    moving("backup", "shokai backup tables.db")

    add_admin(command("admin", "shokai admin tables --state playing"), common, say, number)

    load = command("load", "shokai load --tables 300 --seconds 20 --json")
    load.add_argument("--tables", type=number, default=300, metavar="N", help=say("load-help-tables"))
    load.add_argument("--seconds", type=number, default=20, metavar="S", help=say("load-help-seconds"))
    load.add_argument("--address", metavar="URL", help=say("load-help-address"))
    load.add_argument("--database", metavar="URL", help=say("load-help-database"))
    load.add_argument("--processes", type=number, default=1, metavar="N", help=say("load-help-processes"))
    load.add_argument("--apart", action="store_true", help=say("load-help-apart"))
    load.add_argument("--json", action="store_true", help=say("cli-help-json"))

    compiling = command("compile", "shokai compile osaka")
    compiling.add_argument("games", nargs="*", metavar="GAME", help=say("cli-help-compile-games"))
    parts = ("rules", "bots", "laboratory")
    compiling.add_argument("--only", action="append", choices=parts, help=say("cli-help-compile-only"))
    return parser


def _wanted_language(arguments: Sequence[str]) -> str | None:
    """What --lang says, before the parser exists that speaks the language."""
    for i, word in enumerate(arguments):
        if word.startswith("--lang="):
            return word.split("=", 1)[1]
        if word == "--lang" and i + 1 < len(arguments):
            return arguments[i + 1]
    return None


def run(arguments: Sequence[str], speak: Speaker) -> int:
    """Carries a command out. Raises Refusal for whatever cannot be done."""
    parser = make_parser(speak)
    asked: Any = parser.parse_args(arguments)
    if os.environ.get("SHOKAI_BACKEND", BACKENDS[0]) not in BACKENDS:
        raise Refusal(Say("no-such-backend", backend=os.environ["SHOKAI_BACKEND"], backends=BACKENDS))
    for option in ("load", "cards", "keep", "report", "results"):
        if getattr(asked, option, None) == "":
            raise Refusal(Say("empty-option", option=f"--{option}"))
    if asked.command is None:
        parser.print_help()
        return 0
    if asked.command == "play":
        from shokai.cli.play import play

        return play(asked, speak)
    if asked.command == "arena":
        from shokai.cli.arena import arena

        return arena(asked, speak)
    if asked.command == "simulate":
        from shokai.cli.simulate import simulate

        return simulate(asked, speak)
    if asked.command == "analyse":
        from shokai.cli.analyse import analyse

        return analyse(asked, speak)
    if asked.command in ("serve", "worker"):
        from shokai.server import run as server

        return server.serve(asked, speak) if asked.command == "serve" else server.worker(asked, speak)
    if asked.command in ("export", "import", "backup"):
        from shokai.server.storage import transfer

        move = {"export": transfer.export, "import": transfer.import_, "backup": transfer.backup}[asked.command]
        return move(asked, speak)
    if asked.command == "admin":
        from shokai.server.operators.admin import admin

        return admin(asked, speak)
    if asked.command == "load":
        from shokai.server.load import load

        return load(asked, speak)
    if asked.command == "conform":
        from shokai.cli.conform import conform

        return conform(asked, speak)
    from shokai.cli import commands

    answer = getattr(commands, asked.command)(asked, speak)
    return int(answer)


def _prepare_streams() -> None:
    """Streams that are closed lead nowhere, and letters that the terminal does not know become question marks."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream: Any = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open(mode))  # noqa: SIM115 - it stays open as long as the process lives
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _drop_output() -> None:
    """Whatever is still to be written goes nowhere, or Python would complain about it on its way out."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """The entry point: every complaint is a sentence on stderr and an exit code."""
    _prepare_streams()
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    speak = speaker("en")
    try:
        speak = speaker(_wanted_language(arguments))
        try:
            code = run(arguments, speak)
        finally:
            sys.stdout.flush()
    except Refusal as refusal:
        sys.stderr.write(f"shokai: {speak.say(refusal.said)}\n")
        code = MISUSED
    except ImportError as error:
        extra = extra_of(error.name)
        if extra is None:
            raise
        told = Say("cli-missing-extra", package=str(error.name).partition(".")[0], command=command_for(extra))
        sys.stderr.write(f"shokai: {speak.say(told)}\n")
        code = MISUSED
    except KeyboardInterrupt:
        sys.stderr.write(f"\n{speak.say(Say('cli-interrupted'))}\n")
        code = INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone, which is no fault of ours (`shokai rules osaka | head`).
        _drop_output()
        code = 0
    except OSError as error:
        _drop_output()
        sys.stderr.write(f"shokai: {speak.say(Say('cli-cannot-go-on', why=error.strerror or str(error)))}\n")
        code = FAILED
    raise SystemExit(code)
