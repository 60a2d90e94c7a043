"""The command `shokai replay`: tells a recorded game, or checks its deals against its seed."""

from __future__ import annotations

from typing import Any

from shokai.cli.common import complain
from shokai.cli.ink import drawn
from shokai.cli.options import add_file
from shokai.cli.parser import Parser
from shokai.match.files import begins_with, read_text
from shokai.match.match import Match
from shokai.match.record import read_record, verify
from shokai.texts import Speaker


def declare(parser: Parser) -> None:
    """What can be asked."""
    parser.example("shokai replay game.shokai --verify")
    add_file(parser)
    parser.add_argument("--verify", action="store_true", help=parser.speak.say("cli-help-verify"))


def run(asked: Any, speak: Speaker) -> int:
    """Tells a recorded game, or checks its deals against its seed."""
    if asked.verify and begins_with(asked.file, "{"):
        # No record begins like this, and every export does. It may be far larger than a record.
        from shokai.server.storage.checking import verify_export

        return verify_export(asked.file, speak)
    text = read_text(asked.file)
    match = read_record(text)
    if asked.verify:
        verdict = verify(text)
        if verdict.fault:
            complain(verdict.fault, speak)
            return 1
        print(speak.say("verified", deals=verdict.deals, steps=len(match.steps)))
        return 0
    _tell(match, speak)
    print()
    drawn(match.table(memory=True, speak=speak))
    if match.over:
        print()
        for said in match.kind.final_lines(match.state, match.names):
            print(speak.say(said))
    else:
        print(speak.say("cli-unfinished", player=match.names[match.actor] if match.actor >= 0 else "-"))
    return 0


def _tell(match: Match, speak: Speaker, since: int = 0, said_before: str = "", depth: int = 0) -> None:
    """What happened from a step on, with each comment and each variation where it stands."""

    def write(text: str, inward: int = 0) -> None:
        for line in text.splitlines():
            print("    " * (depth + inward) + line)

    comments, told = match.comments, since
    # A variation stands after the step that it replaces.
    variations = {at + 1: others for at, others in match.variations.items() if at >= since}
    if comments.get(since) == said_before:
        comments.pop(since, None)
    for step in sorted({*(at for at in comments if at >= since), *variations, match.step}):
        part = match.clone()
        part.history.back_to(step)
        for said in part.log(told):
            write(speak.say(said))
        told = step
        write(comments.get(step, ""), 1)
        for other in variations.get(step, ()):
            write(speak.say("cli-variation"), 1)
            _tell(other, speak, step - 1, match.comments.get(step - 1, ""), depth + 2)
