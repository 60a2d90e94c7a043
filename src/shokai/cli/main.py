"""The command `shokai`: finds out which command is asked for, lets it answer, and turns complaints into sentences."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from shokai._version import __version__
from shokai.cli.commands import declare, run_command
from shokai.cli.parser import MISUSED, CommandParser, Parser, language_option
from shokai.engine.engine import BACKENDS
from shokai.engine.extras import command_for, extra_of
from shokai.match import own_games
from shokai.texts import Refusal, Say, Speaker, speaker

# Exit codes: 0 all is well, 1 something did not hold, 2 (MISUSED) the command was not understood.
FAILED, INTERRUPTED = 1, 130

# In the order in which the help lists them: to play, to look at games, to measure, to serve.
COMMANDS = (
    "play", "simulate", "arena", "masters", "analyse", "explore", "replay", "scenario", "rules", "lessons", "puzzles",
    "cards", "bench", "conform", "train", "serve", "worker", "export", "import", "backup", "admin", "load", "compile",
)  # fmt: skip


def make_parser(speak: Speaker) -> Parser:
    """The parser, with its help in the speaker's language."""
    say = speak.say
    # Typed for parsers of the same class only, which argparse does not need.
    common: Any = language_option(speak)
    parser = Parser(speak=speak, prog="shokai", description=say("cli-help"), parents=[common])
    parser.add_argument("--version", action="version", version=f"shokai {__version__}", help=say("cli-args-version"))
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=CommandParser)
    for name in COMMANDS:
        text = say(f"cli-{name}-help")
        declares = partial(declare, name)
        commands.add_parser(name, help=text, description=text, parents=[common], speak=speak, declares=declares)
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
    for option in ("load", "cards", "keep", "report", "results", "out", "against"):
        if getattr(asked, option, None) == "":
            raise Refusal(Say("empty-option", option=f"--{option}"))
    if asked.command is None:
        parser.print_help()
        return 0
    return run_command(asked.command, asked, speak)


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
    except Exception as error:
        said, code = _missing_extra(error), MISUSED
        if said is None:
            # Our own failures keep their traceback; those of a game of one's own name their place in it.
            said, code = own_games.told(error), FAILED
        if said is None:
            raise
        sys.stderr.write(f"shokai: {speak.say(said)}\n")
    raise SystemExit(code)


def _missing_extra(error: Exception) -> Say | None:
    """For an import that failed because an extra is not installed."""
    extra = extra_of(error.name) if isinstance(error, ImportError) else None
    if not isinstance(error, ImportError) or extra is None:
        return None
    return Say("cli-missing-extra", package=str(error.name).partition(".")[0], command=command_for(extra))
