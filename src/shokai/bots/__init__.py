"""Bots: small classes with one method. They know what their seat knows, and nothing else.

A bot is named by a short text, the same everywhere: `NAME[:key=value,...]`. Two kinds are code of one's own:
`program:COMMAND` and `python:module:Class`; only a command line may name them, never a server.

>>> from shokai import Match
>>> match = Match("osaka", players=2, seed=7)
>>> bot = bot_for("random", seed=1)
>>> match.legal_texts()[match.legal.index(bot.choose(match.seat()))]
'token R'
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from shokai.match.seat import Seat, seat_at
from shokai.texts import Refusal, Say

__all__ = ["BOTS", "LEVELS", "Bot", "Seat", "bot_for", "canonical", "is_code", "seat_at", "settings_of"]


class Bot(Protocol):
    """Somebody who chooses moves."""

    def choose(self, seat: Seat) -> int:
        """The number of one of the legal moves of a seat that has to decide."""


@dataclass(frozen=True)
class Setting:
    """A number that a bot can be given, with its bounds; `whole` for one without a fraction."""

    low: float
    high: float
    whole: bool = False
    default: float | None = None


@dataclass(frozen=True)
class Maker:
    """How a bot is made from a seed and settings, and which settings it has."""

    make: Callable[..., Bot]
    settings: dict[str, Setting]
    # For bots that are somebody's own code: what to make of the text after the colon, or a Refusal.
    read: Callable[[str], str] | None = None

    @property
    def free(self) -> bool:
        """Whether any text may follow the colon, which says what is to be run."""
        return self.read is not None


def _random(seed: int) -> Bot:
    from shokai.bots.simple import RandomBot

    return RandomBot(seed)


def _uniform(seed: int) -> Bot:
    from shokai.bots.simple import UniformBot

    return UniformBot(seed)


def _greedy(seed: int) -> Bot:
    from shokai.bots.planning import GreedyBot

    return GreedyBot(seed)


def _heuristic(seed: int, turns: float) -> Bot:
    from shokai.bots.planning import HeuristicBot

    return HeuristicBot(seed, int(turns))


def _search(seed: int, seconds: float | None = None, iterations: float | None = None, **settings: float) -> Bot:
    from shokai.bots.searching import SearchBot

    return SearchBot(seed, seconds, iterations, None, **settings)


def _program(seed: int, command: str) -> Bot:
    from shokai.bots.program import ProgramBot

    return ProgramBot(seed, command)


def _command(text: str) -> str:
    if not text.strip():
        raise Refusal(Say("bot-needs-command", bot="program"))
    return text.strip()


def _python(seed: int, name: str) -> Bot:
    from shokai.bots.own import own_bot

    bot: Bot = own_bot(seed, name)
    return bot


def _own_name(text: str) -> str:
    from shokai.bots.own import read_name

    return str(read_name(text))


BOTS: dict[str, Maker] = {
    "random": Maker(_random, {}),
    "uniform": Maker(_uniform, {}),
    "greedy": Maker(_greedy, {}),
    "heuristic": Maker(_heuristic, {"turns": Setting(1, 100_000, whole=True, default=150)}),
    "search": Maker(
        _search,
        {
            "seconds": Setting(0.01, 3600),
            "iterations": Setting(1, 10_000_000, whole=True),
            "keep": Setting(0, 1, whole=True),
            # For experiments; their defaults depend on the game and on the number of players.
            "turns": Setting(1, 100, whole=True),
            "playout": Setting(0, 100, whole=True),
            "tempted": Setting(0, 2, whole=True),
            "exploration": Setting(0, 10),
            "first_share": Setting(0, 1),
            "temperature": Setting(0, 10),
            "trust": Setting(0.001, 1000),
        },
    ),
    "program": Maker(_program, {}, read=_command),
    "python": Maker(_python, {}, read=_own_name),
}

# Levels for people, each a documented setting of a bot: docs/bots.md.
LEVELS = {
    "apprentice": "greedy",
    "clerk": "heuristic",
    "merchant": "search:seconds=0.2",
    "president": "search:seconds=1",
}


def canonical(text: str) -> str:
    """The name of a bot with its settings in order, so that equal bots have equal names.

    >>> canonical(" search : iterations=500 ")
    'search:iterations=500'
    """
    name, _, settings = text.strip().partition(":")
    name = name.strip()
    if name in LEVELS and not settings:
        return LEVELS[name]
    if name not in BOTS:
        raise Refusal(Say("no-such-bot", bot=name, bots=(*BOTS, *LEVELS)))
    read_own = BOTS[name].read
    if read_own:
        return f"{name}:{read_own(settings)}"
    read = _read_settings(name, settings)
    told = ",".join(f"{key}={value:g}" if value != int(value) else f"{key}={int(value)}" for key, value in read.items())
    return f"{name}:{told}" if told else name


def is_code(text: str) -> bool:
    """Whether a text names code to be run, which nobody from outside may do.

    >>> is_code("python:mybots:Deep"), is_code(" program :ls"), is_code("search:seconds=1")
    (True, True, False)
    """
    maker = BOTS.get(text.partition(":")[0].strip())
    return maker is not None and maker.free


def settings_of(text: str) -> dict[str, str]:
    """The settings in a bot's name, as they stand there; a program has none.

    >>> settings_of("python:mybots:Deep:seconds=2,store=a:b")
    {'seconds': '2', 'store': 'a:b'}
    """
    name, _, rest = canonical(text).partition(":")
    if name == "program":
        return {}
    if name == "python":
        from shokai.bots.own import read_name

        return read_name(rest).settings
    return dict(part.partition("=")[::2] for part in rest.split(",") if "=" in part)


def _read_settings(name: str, text: str) -> dict[str, float]:
    known = BOTS[name].settings
    if text.strip() and not known:
        raise Refusal(Say("bot-has-no-settings", bot=name, settings=text))
    read: dict[str, float] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        key, _, value = (word.strip() for word in part.partition("="))
        if key not in known:
            raise Refusal(Say("no-such-setting", bot=name, setting=key, settings=tuple(known)))
        if key in read:
            raise Refusal(Say("setting-twice", bot=name, setting=key))
        read[key] = _read_number(name, key, value)
    return dict(sorted(read.items()))


def _read_number(name: str, key: str, text: str) -> float:
    setting = BOTS[name].settings[key]
    try:
        value = float(text) if text.isascii() and len(text) < 20 else float("nan")
    except ValueError:
        value = float("nan")
    fits = setting.low <= value <= setting.high and (value == int(value) or not setting.whole)
    if not fits:
        raise Refusal(Say("bad-setting", bot=name, setting=key, text=text, low=setting.low, high=setting.high))
    return value


def bot_for(text: str, seed: int) -> Bot:
    """The bot that a text names."""
    name, _, settings = canonical(text).partition(":")
    maker = BOTS[name]
    if maker.free:
        return maker.make(seed, settings)
    chosen: dict[str, Any] = {key: s.default for key, s in maker.settings.items() if s.default is not None}
    return maker.make(seed, **(chosen | _read_settings(name, settings)))
