"""The command `shokai bench`: how fast the rules run, with each back end."""

from __future__ import annotations

import json
import sys
from typing import Any

from rich.table import Table

from shokai.cli.ink import console
from shokai.cli.options import add_game, add_json
from shokai.cli.parser import Parser
from shokai.engine.engine import BACKENDS, engine_for
from shokai.match.game import check_players, game_for
from shokai.match.own_games import try_out
from shokai.texts import Refusal, Say, Speaker


def declare(parser: Parser) -> None:
    """What can be asked."""
    say = parser.speak.say
    parser.example("shokai bench osaka --json")
    add_game(parser)
    parser.add_argument("--players", type=parser.number, default=4, metavar="N", help=say("cli-help-players"))
    parser.add_argument("--seconds", type=parser.number, default=3, metavar="S", help=say("cli-help-seconds"))
    add_json(parser)


def run(asked: Any, speak: Speaker) -> int:
    """Measures both back ends."""
    from shokai.bench.rules import bench as measured

    check_players(game_for(asked.game), asked.players)
    if asked.seconds == 0:
        raise Refusal(Say("cli-no-seconds"))
    try_out(asked.game, game_for(asked.game).rules, asked.players)
    # Whoever cannot compile is told so at once.
    engine_for(game_for(asked.game).rules, "native")
    report = measured(
        asked.game,
        asked.players,
        asked.seconds,
        lambda part: print(speak.say("cli-measuring", part=part), file=sys.stderr),
    )
    if asked.json:
        print(json.dumps(report, indent=2))
        return 0
    table = Table(title=speak.say("cli-bench-title", game=asked.game, players=asked.players))
    table.add_column("")
    for backend in BACKENDS:
        table.add_column(backend, justify="right")
    for key in report["native"]:
        cells = [report[backend].get(key) for backend in BACKENDS]
        table.add_row(key, *("" if cell is None else f"{cell:,}" for cell in cells))
    table.add_row("state_bytes", "", str(report["state_bytes"]))
    console().print(table)
    print(f"{report['machine']['processor']}, {report['machine']['cores']} cores, {report['machine']['system']}")
    print(", ".join(f"{name} {number}" for name, number in report["versions"].items()), report["date"])
    return 0
