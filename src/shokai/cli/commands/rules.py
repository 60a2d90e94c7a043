"""The command `shokai rules`: the rules of a game in our own words."""

from __future__ import annotations

from typing import Any

from shokai.cli.ink import console
from shokai.cli.options import add_game
from shokai.cli.parser import Parser
from shokai.match.game import edition_of, game_for
from shokai.texts import Speaker


def declare(parser: Parser) -> None:
    """What can be asked."""
    parser.example("shokai rules osaka")
    add_game(parser)
    parser.add_argument("--markdown", action="store_true", help=parser.speak.say("cli-help-markdown"))


def run(asked: Any, speak: Speaker) -> int:
    """The rules in our own words."""
    game = game_for(asked.game)
    out = console()
    own = f"{game.name}-rules-name"
    name = speak.say(own) if speak.has(own) else game.full_name
    if not asked.markdown:
        out.print(name, style="bold", highlight=False)
    else:
        print(f"# {name}")
    edition = edition_of(game, 0)
    for section in game.sections:
        heading, text = speak.say(f"{section}-title", edition=edition), speak.say(section, edition=edition)
        if asked.markdown:
            print(f"\n## {heading}\n\n{text}")
        else:
            out.print(f"\n{heading}", style="bold", highlight=False)
            out.print(text, highlight=False, markup=False)
    return 0
