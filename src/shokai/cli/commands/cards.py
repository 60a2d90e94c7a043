"""The command `shokai cards`: all components of a game, and where their values come from."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any

from shokai.cli.options import add_game
from shokai.cli.parser import Parser
from shokai.match.files import read_text
from shokai.match.game import game_for
from shokai.texts import Speaker


def declare(parser: Parser) -> None:
    """What can be asked."""
    parser.example("shokai cards yokohama --cards mycards.toml")
    add_game(parser)
    parser.add_argument("--cards", metavar="FILE", help=parser.speak.say("cli-help-cards"))


def run(asked: Any, speak: Speaker) -> int:
    """All components, where they come from, and a player's own ones checked."""
    game = game_for(asked.game)
    own = read_text(asked.cards) if asked.cards is not None else None
    if own is not None:
        # Trying them out is the check.
        game.use_cards(game.rules.FIELDS.new(), own)
    lines = game.card_lines(own)
    for group, entries in groupby(lines, key=lambda line: line.group):
        print(f"\n{group}")
        for line in entries:
            known = f" ({line.known})" if line.known else ""
            print(f"  {line.text}   [{speak.say('cli-card-source', source=line.source)}{known}]")
    print()
    for source, n in Counter(line.source for line in lines).items():
        print(speak.say("cli-card-count", source=speak.say("cli-card-source", source=source), cards=n))
    if any(line.source in ("partly", "reconstructed") for line in lines):
        print(speak.say("cli-card-reconstructed"))
    return 0
