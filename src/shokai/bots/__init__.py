"""Bots: small classes with one method. They see what their seat sees, and nothing else.

A bot is named by a short text, the same everywhere: `NAME[:key=value,...]`.

>>> bot = bot_for("random", seed=1)
>>> bot.choose({"moves": [{"number": 17, "text": "take R5"}]})
17
"""

from __future__ import annotations

import random
from typing import Any, Protocol

from shokai.texts import Refusal, Say


class Bot(Protocol):
    """Somebody who chooses moves."""

    def choose(self, view: dict[str, Any]) -> int:
        """The number of one of the moves of a view in which the own seat acts."""


class RandomBot:
    """Plays any legal move, each equally likely."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: dict[str, Any]) -> int:
        return int(self._random.choice(view["moves"])["number"])


BOTS = {"random": RandomBot}


def bot_for(text: str, seed: int) -> Bot:
    """The bot that a text names."""
    name, _, settings = text.strip().partition(":")
    if name not in BOTS:
        raise Refusal(Say("no-such-bot", bot=name, bots=tuple(BOTS)))
    if settings:
        raise Refusal(Say("bot-has-no-settings", bot=name, settings=settings))
    return BOTS[name](seed)
