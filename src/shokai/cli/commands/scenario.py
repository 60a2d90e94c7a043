"""The command `shokai scenario`: plays scenarios and counts those that hold."""

from __future__ import annotations

from typing import Any

from shokai.cli.common import checked_backend
from shokai.cli.options import add_backend
from shokai.cli.parser import Parser
from shokai.match.files import read_text
from shokai.match.scenario import run_text
from shokai.texts import Refusal, Speaker


def declare(parser: Parser) -> None:
    """What can be asked."""
    say = parser.speak.say
    parser.example("shokai scenario tests/scenarios/osaka/*.scenario")
    parser.add_argument("files", nargs="+", metavar="FILE", help=say("cli-help-files"))
    parser.add_argument("--quiet", action="store_true", help=say("cli-help-scenario-quiet"))
    add_backend(parser, "cli-help-scenario-backend")


def run(asked: Any, speak: Speaker) -> int:
    """Plays scenarios; the last line counts them."""
    backend = checked_backend(asked.backend)
    passed = failed = 0
    for path in asked.files:
        try:
            outcomes = list(run_text(read_text(path), backend))
        except Refusal as refusal:
            # A file that cannot be read fails as a whole; the others are played all the same.
            print(f"{speak.say('cli-failed')} {path}: {speak.say(refusal.said)}")
            failed += 1
            continue
        for outcome in outcomes:
            if outcome.fault:
                failed += 1
                print(f"{speak.say('cli-failed')} {path}:{outcome.number}: {outcome.scenario.name}")
                print(f"    {speak.say(outcome.fault)}")
            else:
                passed += 1
                if not asked.quiet:
                    print(f"{speak.say('cli-passed')} {path}: {outcome.scenario.name}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0
