"""Many games, played on all cores and written down row by row.

Networks alone play inside compiled code; other bots are asked one decision at a time.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from shokai.arena.game import seed_of
from shokai.bots import bot_for, canonical, seat_at, settings_of
from shokai.bots.asking import chosen, dismiss
from shokai.bots.levels import rung
from shokai.engine.engine import MOST_DECISIONS, Engine, engine_for
from shokai.engine.once import once
from shokai.masters import notes, plain_notes, playing
from shokai.masters.charts import Series
from shokai.match.game import game_for
from shokai.network.brain import brain_for
from shokai.network.file import SEATS
from shokai.sight import look
from shokai.sight.looks import look_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

# Games that a worker plays at a time: of networks, and of others.
PORTION, SMALL_PORTION = 250, 1


def notes_of(game: str) -> ModuleType:
    """A game's own notes, or none."""
    own = f"shokai.games.{game}.masters"
    return import_module(own) if find_spec(own) else plain_notes


@dataclass(frozen=True)
class Portion:
    """Games to play: number `first` and those after it of a seeded series."""

    game: str
    bots: tuple[str, ...]
    options: int
    seed: int
    first: int
    games: int

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.bots)


def as_rung(bot: str, game: str, players: int) -> str:
    """A bot's name, of a level the bot that it is at such a table.

    >>> as_rung("level:1", "osaka", 2) == as_rung("beginner", "osaka", 2)
    True
    """
    name = canonical(bot)
    return canonical(rung(int(name.partition(":")[2]), game, players)) if name.startswith("level:") else name


def temperatures_of(bots: Sequence[str]) -> list[float] | None:
    """The temperatures of bots that all are networks from the same file; None for others.

    >>> temperatures_of(["network", "network:temperature=2"]), temperatures_of(["network", "random"])
    ([0.0, 2.0], None)
    """
    settings = [settings_of(bot) for bot in bots if bot.partition(":")[0] == "network"]
    if len(settings) < len(bots) or len({own.get("file") for own in settings}) > 1:
        return None
    return [float(own.get("temperature", 0)) for own in settings]


@once
def _engine(game: str) -> Engine:
    return engine_for(game_for(game).rules, "native", ((look, look_of(game)), (notes, notes_of(game))))


def play(portion: Portion, most: int = MOST_DECISIONS) -> NDArray[Any]:
    """The rows of a portion."""
    import numpy as np

    engine, own = _engine(portion.game), notes_of(portion.game).NOTES
    rows = np.zeros((portion.games, playing.NOTES + own), np.int64)
    temperatures = temperatures_of(portion.bots)
    room = (engine.home(), engine.ints(engine.word_count), engine.ints(2))
    result = (engine.ints(SEATS), engine.ints(SEATS))
    if temperatures is None:
        _play_by_hand(engine, portion, rows, room, np.zeros(own, np.int64), result, most)
    else:
        file = settings_of(portion.bots[0]).get("file")
        brain = brain_for(portion.game, "native", Path(file) if file else None)
        seen, totals, levels = brain.room()
        engine.bind(playing.network_games)(
            *room, rows, np.zeros(own, np.int64), *result, np.array(temperatures), portion.players, portion.options,
            portion.seed, portion.first, most, seen, *brain.arrays, totals, levels, engine.ints(engine.game.MOVES),
        )  # fmt: skip
    return rows.astype(np.int32)


def _play_by_hand(
    engine: Engine, portion: Portion, rows: Any, room: tuple[Any, ...], own: Any, result: tuple[Any, Any], most: int
) -> None:
    """Games of bots that are asked one decision at a time."""
    kind, (home, words, rng) = game_for(portion.game), room
    begun, went_on, finished = (engine.bind(door) for door in (playing.begun, playing.went_on, playing.finished))
    for g, row in enumerate(rows):
        number = portion.first + g
        bots = [bot_for(name, seed_of(portion.seed, number, p)) for p, name in enumerate(portion.bots)]
        turn = -1
        actor = begun(home, words, rng, row, own, portion.players, portion.options, portion.seed, number)
        while actor >= 0 and row[playing.DECISIONS] < most:
            legal = engine.legal(home)
            move = legal[0]
            if len(legal) > 1:
                row[playing.CHOICES] += 1
                move = chosen(bots[actor], seat_at(kind, engine, home))
            turn = went_on(home, move, rng, turn, row, own)
            actor = engine.actor(home)
        finished(home, row, own, *result)
        for bot in bots:
            dismiss(bot)


def prepare(game: str) -> None:
    """Compiles what the workers need, once for all of them."""
    fewest = game_for(game).rules.PLAYERS[0]
    play(Portion(game, ("uniform",) * fewest, 0, 0, 0, 1), most=20)
    play(Portion(game, ("network",) * fewest, 0, 0, 0, 1), most=20)


def series_of(played: Sequence[tuple[Portion, Any]], bots: Sequence[str]) -> Series:
    """Portions with one number of players as a series; games that were truncated are no part of it."""
    import numpy as np

    players, at = played[0][0].players, playing
    rows = np.concatenate([rows for _, rows in played])
    who = np.concatenate([[[bots.index(bot) for bot in portion.bots]] * len(rows) for portion, rows in played])
    over = rows[:, at.REASON] > 0
    ended = rows[over]
    return Series(
        players,
        bots=who[over],
        reasons=ended[:, at.REASON],
        turns=ended[:, at.TURNS],
        starters=ended[:, at.STARTER],
        points=ended[:, at.POINTS : at.POINTS + players],
        places=ended[:, at.PLACES : at.PLACES + players],
        notes=ended[:, at.NOTES :],
    )


def play_all(
    portions: Sequence[Portion],
    workers: int,
    seconds: float | None,
) -> Iterator[tuple[Portion, NDArray[Any]]]:
    """Plays portions in their order, on so many cores; after so many seconds no new one is begun."""
    begun, waiting = time.monotonic(), list(reversed(portions))

    def late() -> bool:
        return seconds is not None and time.monotonic() - begun >= seconds

    if workers == 1:
        while waiting and not late():
            portion = waiting.pop()
            yield portion, play(portion)
        return
    # Fresh processes: compiled code and threads do not survive a fork.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        running: dict[Future[Any], Portion] = {}
        while running or (waiting and not late()):
            while waiting and len(running) < 2 * workers and not late():
                portion = waiting.pop()
                running[pool.submit(play, portion)] = portion
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                portion = running.pop(done)
                yield portion, done.result()
