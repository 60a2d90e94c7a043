"""What the page has to say of games that it was not built with: their names and their texts, as Fluent source."""

from __future__ import annotations

from shokai.games import FURTHER
from shokai.match.game import game_for
from shokai.texts import speaker


def texts_of_further_games(language: str) -> str:
    """The texts of all games that do not come with Shokai, in a language or, where they have none in it, in English."""
    speak = speaker(language)
    parts = []
    for name, folder in FURTHER.items():
        game = game_for(name)
        fewest, most = game.rules.PLAYERS
        # Of messages with one name the first counts: the game's own words in the language, then in English, then ours.
        for code in dict.fromkeys((language, "en")):
            parts += [file.read_text("utf-8") for file in sorted((folder / "texts" / code).glob("*.ftl"))]
        parts += [
            _message(f"page-game-{name}", game.full_name),
            _message(f"page-game-{name}-about", speak.say("plain-about")),
            _message(f"page-game-{name}-size", speak.say("plain-size", fewest=fewest, most=most)),
        ]
    return "\n".join(parts)


def _message(name: str, text: str) -> str:
    """A message that says exactly this text, whatever is in it."""
    quoted = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return f'{name} = {{ "{quoted}" }}'
