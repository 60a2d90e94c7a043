"""The command `shokai rules`: the rules of a game in our own words."""

from __future__ import annotations

from typing import Any

from shokai.cli.ink import console
from shokai.cli.options import add_game
from shokai.cli.parser import Parser
from shokai.match.game import edition_of, game_for, read_options
from shokai.texts import Speaker


def declare(parser: Parser) -> None:
    """What can be asked."""
    say = parser.speak.say
    parser.example("shokai rules yokohama --options 2024")
    add_game(parser)
    parser.add_argument("--options", default="", metavar="LIST", help=say("cli-help-rules-options"))
    parser.add_argument("--markdown", action="store_true", help=say("cli-help-markdown"))


def run(asked: Any, speak: Speaker) -> int:
    """The rules in our own words."""
    game = game_for(asked.game)
    edition = edition_of(game, read_options(game, asked.options))
    out = console()
    own = f"{game.name}-rules-name"
    name = speak.say(own) if speak.has(own) else game.full_name
    if not asked.markdown:
        out.print(name, style="bold", highlight=False)
    else:
        print(f"# {name}")
    for section in game.sections:
        heading, text = speak.say(f"{section}-title", edition=edition), speak.say(section, edition=edition)
        if asked.markdown:
            print(f"\n## {heading}\n\n{text}")
        else:
            out.print(f"\n{heading}", style="bold", highlight=False)
            out.print(text, highlight=False, markup=False)
    return 0
