"""The command `shokai analyse`: what a strong bot makes of a recorded game, at its end or at any step."""

from __future__ import annotations

import json
import sys
from typing import Any

from rich.table import Table

from shokai.bots.analysis import Analysis
from shokai.bots.analysis import analyse as analysed
from shokai.cli.common import compile_part
from shokai.cli.ink import console
from shokai.match.record import read_record, read_text
from shokai.texts import Refusal, Say, Speaker

# Moves shown without being asked for all.
SHOWN = 8


def analyse(asked: Any, speak: Speaker) -> int:
    """Rates the moves of whoever has to decide."""
    match = read_record(read_text(asked.file))
    if asked.step is not None:
        if asked.step > len(match.steps):
            raise Refusal(Say("analysis-no-such-step", step=asked.step, steps=len(match.steps)))
        match = match.at(asked.step)
    if match.over:
        raise Refusal(Say("analysis-over"))
    if asked.iterations == 0 or asked.seconds == 0:
        raise Refusal(Say("analysis-no-time"))
    compile_part("bots", match.title.name, speak)
    told = analysed(match, asked.seconds, asked.iterations)
    if asked.json:
        print(json.dumps(told.as_dict(), indent=2))
        return 0
    for said in told.said():
        print(speak.say(said))
    print()
    _show(told, speak, asked.all)
    sys.stdout.flush()
    return 0


def _show(told: Analysis, speak: Speaker, everything: bool) -> None:
    table = Table(title=speak.say("analysis-tries", iterations=told.iterations))
    table.add_column(speak.say("analysis-column-move"))
    table.add_column(speak.say("analysis-column-rating"), justify="right")
    table.add_column(speak.say("analysis-column-tries"), justify="right")
    for rated in told.moves if everything else told.moves[:SHOWN]:
        rating = speak.say("analysis-rating", value=rated.rating) if rated.visits else "-"
        table.add_row(rated.text, rating, str(rated.visits))
    console().print(table)
