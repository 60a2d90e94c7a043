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
from pathlib import Path
from typing import Any, Protocol

from shokai.match.seat import Seat, seat_at
from shokai.texts import Refusal, Say

__all__ = [
    "BOTS", "LEVELS", "Bot", "Seat", "bot_for", "canonical", "check_bot", "is_code", "is_local", "seat_at",
    "settings_of",
]  # fmt: skip


class Bot(Protocol):
    """Chooses moves."""

    def choose(self, seat: Seat) -> int:
        """The number of one of the legal moves of a seat that has to decide."""


@dataclass(frozen=True)
class Setting:
    """A number that a bot can be given, with its bounds, `whole` for one without a fraction; or a `file`, its path."""

    low: float = 0
    high: float = 0
    whole: bool = False
    default: float | None = None
    file: bool = False


@dataclass(frozen=True)
class Maker:
    """How a bot is made from a seed and settings, and which settings it has."""

    make: Callable[..., Bot]
    settings: dict[str, Setting]
    # For bots that are user code: parses the text after the colon, or raises a Refusal.
    read: Callable[[str], str] | None = None
    # The one setting that must be given, whose name is left out: `level:3`.
    only: str | None = None

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


def _heuristic(seed: int, turns: float, temperature: float) -> Bot:
    from shokai.bots.planning import HeuristicBot

    return HeuristicBot(seed, int(turns), None, temperature)


def _search(seed: int, seconds: float | None = None, iterations: float | None = None, **settings: float) -> Bot:
    from shokai.bots.searching import SearchBot

    return SearchBot(seed, seconds, iterations, None, **settings)


def _network(seed: int, temperature: float, file: str | None = None) -> Bot:
    from shokai.bots.networking import NetworkBot

    return NetworkBot(seed, temperature, file)


def _master(
    seed: int, seconds: float | None = None, iterations: float | None = None, file: str | None = None, **how: float
) -> Bot:
    from shokai.bots.networking import MasterBot

    return MasterBot(seed, seconds, iterations, file, **how)


def _level(seed: int, level: float) -> Bot:
    from shokai.bots.levels import LevelBot

    return LevelBot(seed, int(level))


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
    "heuristic": Maker(
        _heuristic,
        {"turns": Setting(1, 100_000, whole=True, default=150), "temperature": Setting(0, 10, default=0)},
    ),
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
    "network": Maker(_network, {"temperature": Setting(0, 100, default=0), "file": Setting(file=True)}),
    "master": Maker(
        _master,
        {
            "seconds": Setting(0.01, 3600),
            "iterations": Setting(1, 10_000_000, whole=True),
            "keep": Setting(0, 1, whole=True),
            "file": Setting(file=True),
            # For experiments.
            "exploration": Setting(0, 10),
            "lead": Setting(0, 1),
            "urgency": Setting(-1, 1),
            "temperature": Setting(0.01, 10),
        },
    ),
    "level": Maker(_level, {"level": Setting(1, 6, whole=True)}, only="level"),
    "program": Maker(_program, {}, read=_command),
    "python": Maker(_python, {}, read=_own_name),
}

# Levels for people, from beginner to master: docs/guide/bots.md. Then those that there were before, each a bot with
# settings.
LEVELS = {
    "beginner": "level:1",
    "peddler": "level:2",
    "shopkeeper": "level:3",
    "trader": "level:4",
    "shipowner": "level:5",
    "master-merchant": "level:6",
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
    only = BOTS[name].only
    told = ",".join(_written(value) if key == only else f"{key}={_written(value)}" for key, value in read.items())
    return f"{name}:{told}" if told else name


def _written(value: float | str) -> str:
    if isinstance(value, str):
        return value
    return f"{value:g}" if value != int(value) else f"{int(value)}"


def is_code(text: str) -> bool:
    """Whether a text names code to run, which is not allowed from outside.

    >>> is_code("python:mybots:Deep"), is_code(" program :ls"), is_code("search:seconds=1")
    (True, True, False)
    """
    maker = BOTS.get(text.partition(":")[0].strip())
    return maker is not None and maker.free


def is_local(text: str) -> bool:
    """Whether a text names code to run or a file to read: only those at this machine may, no server's guests.

    >>> is_local("network:file=my.network"), is_local("program:ls"), is_local("network:temperature=1")
    (True, True, False)
    """
    name, _, settings = text.partition(":")
    maker = BOTS.get(name.strip())
    if maker is None or maker.free:
        return maker is not None
    keys = (part.partition("=")[0].strip() for part in settings.split(","))
    return any(key in maker.settings and maker.settings[key].file for key in keys)


def check_bot(text: str, game: str) -> None:
    """Refuses a bot that cannot play a game: one with a network for another."""
    if is_local(text) and not is_code(text):
        from shokai.network.brain import read_network

        read_network(Path(settings_of(text)["file"]), game)


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


def _read_settings(name: str, text: str) -> dict[str, float | str]:
    known, only = BOTS[name].settings, BOTS[name].only
    if only:
        return {only: _read_number(name, only, text.strip().removeprefix(f"{only}="))}
    if text.strip() and not known:
        raise Refusal(Say("bot-has-no-settings", bot=name, settings=text))
    read: dict[str, float | str] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        key, _, value = (word.strip() for word in part.partition("="))
        if key not in known:
            raise Refusal(Say("no-such-setting", bot=name, setting=key, settings=tuple(known)))
        if key in read:
            raise Refusal(Say("setting-twice", bot=name, setting=key))
        if known[key].file and not value:
            raise Refusal(Say("bot-needs-file", bot=name))
        read[key] = value if known[key].file else _read_number(name, key, value)
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
