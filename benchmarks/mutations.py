"""Hostile positions: states of real games whose texts or fields were tampered with.

Each is made from a seed and its number alone, so that one that did harm can be made again.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from shokai.engine.engine import OVER, Engine
from shokai.engine.fields import State
from shokai.match.game import Game

Entries = dict[str, str]

# At bounds, beyond them, and what is no number to everybody.
NUMBERS = (
    "0", "1", "2", "3", "4", "5", "7", "8", "9", "12", "15", "16", "17", "18", "19", "20", "31", "36", "37", "99",
    "127", "128", "255", "999", "9999", "10000", "32768", "2147483648", "9" * 30, "-1", "-3", "²", "", "-",
)  # fmt: skip
# The numbers of the middle of a turn, which a position may name or leave out.
INNER = {
    "osaka": ("to_market", "to_farm", "due", "order", "asked", "symbols", "passes", "shuffles", "colour", "pile"),
    "yokohama": (
        "round", "turns_left", "agent_sent", "mill_used", "university_used", "power", "count", "order", "choice",
        "need", "any_left", "warehouse_left", "moves_left", "mined", "fresh", "sites_left", "tokens_left",
        "achievements_left", "markers_left", "deck",
    ),
}  # fmt: skip
# Lines that hold together: from another game of as many players they may just fit.
TURN = {
    "osaka": ("phase", "turn", "actor", "after_lay", "ended", *INNER["osaka"]),
    "yokohama": ("steps", "turn", "actor", "where", "ended", *INNER["yokohama"]),
}
OPTIONS = {"osaka": (0,), "yokohama": (0, 1, 3, 4, 7)}
KEPT = 10  # states of each kind
GAMES = 30


def stage(s: State) -> tuple[int, ...]:
    """What is going on: states of one stage are alike to the rules."""
    return (s.phase,) if hasattr(s, "phase") else (s.stack[s.depth - 1], s.depth > 4)


class Pool:
    """States of random games, some of every stage, and hostile positions made from them."""

    def __init__(self, engine: Engine, game: Game, seed: int) -> None:
        self._game, self._seed = game, seed
        found: dict[tuple[int, ...], list[State]] = {}
        seen: dict[tuple[int, ...], int] = {}
        rng = random.Random(f"pool {seed}")
        for number in range(GAMES):
            options = OPTIONS[game.name][number % len(OPTIONS[game.name])]
            state = engine.new(2 + number % 3, options)
            for step in engine.recorded_game(2 + number % 3, seed, number, options):
                s = engine.lists(engine.clone(state))
                kept = found.setdefault(stage(s), [])
                seen[stage(s)] = seen.get(stage(s), 0) + 1
                if len(kept) < KEPT:
                    kept.append(s)
                elif rng.randrange(seen[stage(s)]) < KEPT:
                    kept[rng.randrange(KEPT)] = s
                engine.deal(state, -1 - step) if step < 0 else engine.apply(state, step)
            found.setdefault((OVER,), []).append(engine.lists(state))
        self._states = [s for _, kept in sorted(found.items()) for s in kept]
        self._texts: dict[int, Entries] = {}
        self.stages = len(found)
        self._fields = [f for f in game.rules.FIELDS if not f.fixed]

    def names(self, s: State) -> list[str]:
        """The seats of a state."""
        return list(self._game.seat_names[: s.players])

    def _entries(self, which: int) -> Entries:
        if which not in self._texts:
            s = self._states[which]
            lines = self._game.write_position(s, self.names(s))
            self._texts[which] = {key: value.strip() for key, _, value in (line.partition(":") for line in lines)}
        return self._texts[which]

    def untouched(self, count: int) -> list[State]:
        """So many states as they were met, from all stages."""
        return [s.clone() for s in self._states[:: max(1, len(self._states) // count)]]

    def hostile(self, number: int) -> Entries | State:
        """Position `number`: the lines of a text, or for every fourth a state."""
        rng = random.Random(f"{self._seed} {number}")
        which = rng.randrange(len(self._states))
        # Often little is changed: much is refused at once, and little may get further.
        times = rng.choice((1, 1, 1, 2, 2, 3, 5))
        if number % 4 == 3:
            t = self._states[which].clone()
            for _ in range(times):
                self._spoil(t, rng)
            return t
        entries, other = dict(self._entries(which)), self._entries(rng.randrange(len(self._states)))
        for _ in range(times):
            rng.choice(_WAYS)(entries, other, rng, self._game.name)
        return entries

    def _spoil(self, s: State, rng: random.Random) -> None:
        """One value of one field."""
        f = rng.choice(self._fields)
        rows: Any = s
        at: Any = f.name
        value = getattr(s, at)
        while isinstance(value, list):
            rows, at = value, rng.randrange(len(value))
            value = value[at]
        changed = rng.choice((
            f.low, f.high, f.low - 1, f.high + 1, value + 1, value - 1, rng.randint(f.low, f.high), 0,
            value ^ 1 << rng.randrange(f.high.bit_length() + 1), rng.randint(f.low, min(f.high, f.low + 8)),
        ))  # fmt: skip
        if rows is s:
            setattr(s, at, changed)
        else:
            rows[at] = changed


# The ways to tamper with a text.

_Way = Callable[[Entries, Entries, random.Random, str], None]


def _key(entries: Entries, rng: random.Random) -> str:
    return rng.choice(list(entries))


def _drop(entries: Entries, _other: Entries, rng: random.Random, _game: str) -> None:
    if len(entries) > 1:
        del entries[_key(entries, rng)]


def _swap(entries: Entries, _other: Entries, rng: random.Random, _game: str) -> None:
    a, b = _key(entries, rng), _key(entries, rng)
    entries[a], entries[b] = entries[b], entries[a]


def _borrow(entries: Entries, other: Entries, rng: random.Random, _game: str) -> None:
    key = _key(other, rng)
    entries[key] = other[key]


def _borrow_turn(entries: Entries, other: Entries, _rng: random.Random, game: str) -> None:
    """Another game's turn at this game's table."""
    for key in TURN[game]:
        entries.pop(key, None)
        if key in other:
            entries[key] = other[key]


def _number(entries: Entries, _other: Entries, rng: random.Random, _game: str) -> None:
    key = rng.choice([key for key in entries if entries[key].isdecimal()] or list(entries))
    entries[key] = rng.choice(NUMBERS)


def _inner(entries: Entries, _other: Entries, rng: random.Random, game: str) -> None:
    entries[rng.choice(INNER[game])] = rng.choice(NUMBERS[:16])


def _number_inside(entries: Entries, _other: Entries, rng: random.Random, _game: str) -> None:
    """`2@Bank` becomes `3@Bank`."""
    key = rng.choice([key for key in entries if re.search("[0-9]", entries[key])] or list(entries))
    spans = [found.span() for found in re.finditer("[0-9]+", entries[key])]
    if spans:
        begin, end = rng.choice(spans)
        number = (
            str(max(0, int(entries[key][begin:end]) + rng.choice((-1, 1)))) if rng.randrange(2) else rng.choice(NUMBERS)
        )
        entries[key] = entries[key][:begin] + number + entries[key][end:]


def _words(entries: Entries, other: Entries, rng: random.Random, _game: str) -> None:
    """A word twice, none, another's, or two in each other's place."""
    key = rng.choice([key for key in entries if " " in entries[key]] or list(entries))
    words = entries[key].split() or [""]
    i, j = rng.randrange(len(words)), rng.randrange(len(words))
    way = rng.randrange(5)
    if way == 0:
        words.insert(j, words[i])
    elif way == 1:
        del words[i]
    elif way == 2:
        words[i], words[j] = words[j], words[i]
    elif way == 3:
        words[i] = rng.choice(other[_key(other, rng)].split() or ["x"])
    else:
        words[i] = rng.choice(other.get(key, "").split() or ["x"])
    entries[key] = " ".join(words)


def _steps(entries: Entries, other: Entries, rng: random.Random, game: str) -> None:
    """The stack truncated, extended, repeated, mixed."""
    key = "steps" if game == "yokohama" else "phase"
    steps, others = entries.get(key, "").split(), other.get(key, "").split()
    n = rng.randrange(len(steps) + 1)
    entries[key] = " ".join(rng.choice((
        steps[:n], steps[n:], steps + others[-1:], steps * 2, steps[:n] + others[n:], steps[:-1] + others[-1:], others,
        steps[:-1], [*steps, rng.choice(("reward", "carrying", "station", "marker", "bonus", "act", "begin"))],
    )))  # fmt: skip


def _who(entries: Entries, other: Entries, rng: random.Random, _game: str) -> None:
    names = entries.get("players", "").split() or ["P0"]
    key = rng.choice(("turn", "actor", "players", "where", "ended", "options", "station"))
    if key in ("turn", "actor"):
        entries[key] = rng.choice((*names, "chance", "nobody", "x"))
    else:
        entries[key] = other.get(key, "")


_WAYS: tuple[_Way, ...] = (
    _drop, _swap, _borrow, _borrow_turn, _number, _inner, _inner, _number_inside, _words, _words, _steps, _who,
)  # fmt: skip

__all__ = ["Entries", "Pool", "stage"]
