"""The command `shokai analyse`: what a strong bot makes of a recorded game, at its end or at any step."""

from __future__ import annotations

import json
import sys
from typing import Any

from rich.table import Table

from shokai.bots.analysis import Analysis, analyse
from shokai.cli.common import compile_part, progress_bar
from shokai.cli.ink import console
from shokai.cli.options import add_file, add_json
from shokai.cli.parser import Parser
from shokai.coach.page import review_page
from shokai.coach.review import DEPTHS, Review, reviewing
from shokai.coach.words import said
from shokai.engine.engine import wanted_backend
from shokai.match.files import read_text, write_whole
from shokai.match.match import Match
from shokai.match.record import read_record
from shokai.texts import Refusal, Say, Speaker

# Moves shown without being asked for all.
SHOWN = 8
# How long one position is thought about.
SECONDS = 1.0
# Columns of words.
LEFT = ("player", "played", "best")


def declare(parser: Parser) -> None:
    """What can be asked."""
    say = parser.speak.say
    parser.example("shokai analyse game.shokai --step 40 --seconds 5")
    add_file(parser)
    parser.add_argument("--step", type=parser.number, metavar="N", help=say("analysis-help-step"))
    parser.add_argument("--seconds", type=parser.seconds, metavar="S", help=say("analysis-help-seconds"))
    parser.add_argument("--iterations", type=parser.number, metavar="N", help=say("analysis-help-iterations"))
    parser.add_argument("--all", action="store_true", help=say("analysis-help-all"))
    parser.add_argument("--review", action="store_true", help=say("review-help"))
    parser.add_argument("--depth", metavar="D", help=say("review-help-depth"))
    parser.add_argument("--html", metavar="OUT", help=say("review-help-html"))
    add_json(parser)


def run(asked: Any, speak: Speaker) -> int:
    """Rates the moves of whoever has to decide."""
    match = read_record(read_text(asked.file))
    if asked.review:
        return _review(match, asked, speak)
    if asked.depth is not None or asked.html is not None:
        raise Refusal(Say("review-only-with"))
    if asked.step is not None:
        if asked.step > len(match.steps):
            raise Refusal(Say("analysis-no-such-step", step=asked.step, steps=len(match.steps)))
        match = match.at(asked.step)
    if match.over:
        raise Refusal(Say("analysis-over"))
    if asked.iterations == 0 or asked.seconds == 0:
        raise Refusal(Say("analysis-no-time"))
    if wanted_backend() != "python":
        compile_part("bots", match.game, speak)
    told = analyse(match, SECONDS if asked.seconds is None else asked.seconds, asked.iterations)
    if asked.json:
        print(json.dumps(told.as_dict(), indent=2))
        return 0
    for line in told.said():
        print(speak.say(line))
    print()
    _show(told, speak, asked.all)
    sys.stdout.flush()
    return 0


def _review(match: Match, asked: Any, speak: Speaker) -> int:
    """Reviews a whole game."""
    if asked.all or (asked.step, asked.seconds, asked.iterations) != (None, None, None):
        raise Refusal(Say("review-not-with-step"))
    depth = DEPTHS.get(asked.depth or "normal")
    if depth is None:
        raise Refusal(Say("review-no-such-depth", depth=asked.depth, depths=tuple(DEPTHS)))
    if wanted_backend() != "python":
        compile_part("bots", match.game, speak)
    found: Review | None = None
    with progress_bar(speak, "review-working") as bar:
        task = bar.add_task("", total=len(match.steps))
        for told in reviewing(match, depth):
            if isinstance(told, Review):
                found = told
            else:
                bar.update(task, completed=round(told * len(match.steps)))
    assert found
    if asked.html is not None:
        write_whole(asked.html, review_page(found, match, speak))
    if asked.json:
        print(json.dumps(found.as_dict(), indent=2))
        return 0
    for line in said(found):
        print(speak.say(line))
    print()
    _show_mistakes(found, match, speak)
    print(speak.say("review-note"))
    return 0


def _show_mistakes(found: Review, match: Match, speak: Speaker) -> None:
    mistakes = [decision for decision in found.decisions if decision.is_mistake]
    if not mistakes:
        print(speak.say("review-no-mistakes"))
        return
    table = Table(title=speak.say("review-mistakes"))
    for name in ("step", "player", "played", "best", "chance", "error", "points"):
        table.add_column(speak.say(f"review-column-{name}"), justify="left" if name in LEFT else "right")
    for one in mistakes:
        chance, error = (speak.say("review-percent", value=value) for value in (-one.loss, one.error))
        points = speak.say("review-number", value=-one.points_lost)
        table.add_row(str(one.step), match.names[one.seat], one.played, one.best, chance, error, points)
    console().print(table)


def _show(told: Analysis, speak: Speaker, everything: bool) -> None:
    table = Table(title=speak.say("analysis-tries", iterations=told.iterations))
    table.add_column(speak.say("analysis-column-move"))
    table.add_column(speak.say("analysis-column-rating"), justify="right")
    table.add_column(speak.say("analysis-column-tries"), justify="right")
    for rated in told.moves if everything else told.moves[:SHOWN]:
        rating = speak.say("analysis-rating", value=rated.rating) if rated.visits else "-"
        table.add_row(rated.text, rating, str(rated.visits))
    console().print(table)
