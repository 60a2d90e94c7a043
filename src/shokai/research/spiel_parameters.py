"""The parameters of our OpenSpiel games.

OpenSpiel guesses the type of a parameter from its text and refuses any other than the declared one, so that
`options=2024`, a number where words are declared, could not be read back from a game's own text. Each
choice therefore has a parameter of its own type, and a game always tells itself by those:
`edition=2024,mini1=True,mini2=False`. `options` still takes the words that all other parts of Shokai take.

>>> from shokai.match.game import game_for
>>> chosen = read_parameters(game_for("yokohama"), {"players": 3, "options": "2024 mini1"})
>>> chosen.as_dict()
{'players': 3, 'most_decisions': 10000, 'card_set': 2, 'edition': 2024, 'mini1': True, 'mini2': False}
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from shokai.match.game import Game, option_words, read_card_set, read_options

_NEVER_MORE = 1_000_000


@dataclass(frozen=True)
class Parameters:
    """What a game is played with; `options` as the number that the rules take."""

    game: Game
    players: int
    options: int
    most_decisions: int
    card_set: int

    def as_dict(self) -> dict[str, Any]:
        """As OpenSpiel writes and reads them."""
        chosen: dict[str, Any] = {"players": self.players, "most_decisions": self.most_decisions}
        if self.game.card_sets > 1:
            # So games and states that are written down name their cards.
            chosen["card_set"] = self.card_set
        words = option_words(self.game, self.options).split()
        editions = [word for word in self.game.options if word.isdecimal()]
        if editions:
            # The first edition is the one without any bits, which no word stands for.
            chosen["edition"] = int(next((word for word in editions if word in words), editions[0]))
        return chosen | {word: word in words for word in self.game.options if word not in editions}


def specification(game: Game) -> dict[str, Any]:
    """All parameters with their defaults, by which OpenSpiel knows their types."""
    defaults = Parameters(game, 2, 0, game.most_decisions, game.card_sets).as_dict() | {"options": ""}
    # 0 means that nobody chose: so `options` may name an edition, and two different ones are noticed.
    return defaults | {"edition": 0} if "edition" in defaults else defaults


def read_parameters(game: Game, given: dict[str, Any]) -> Parameters:
    """The parameters of a game; raises ValueError or Refusal with a sentence about what is wrong."""
    known = specification(game)
    for name in given:
        if name not in known:
            raise ValueError(f"shokai_{game.name} has no parameter {name!r}; it has {', '.join(sorted(known))}.")
    chosen = known | given
    fewest, most = game.rules.PLAYERS
    players = _number("players", chosen["players"])
    if not fewest <= players <= most:
        raise ValueError(f"{game.name} is for {fewest} to {most} players, not {players}.")
    most_decisions = _number("most_decisions", chosen["most_decisions"])
    if not 1 <= most_decisions <= _NEVER_MORE:
        raise ValueError(f"most_decisions is {most_decisions}; it can be 1 to {_NEVER_MORE:,}.")
    words = chosen["options"]
    named = [str(words)] if isinstance(words, str | int) else [str(word) for word in words]
    if chosen.get("edition"):
        named.append(str(_number("edition", chosen["edition"])))
    named += [word for word in game.options if chosen.get(word) is True]
    card_set = read_card_set(game.name, game.card_sets, str(chosen.get("card_set", game.card_sets)))
    return Parameters(game, players, read_options(game, " ".join(named)), most_decisions, card_set)


def _number(name: str, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"{name} is {value!r}; it must be a whole number.")
    return value
