"""The `cuda` back end: rule code as device functions of a GPU, one thread for each game.

A kernel keeps a state in its thread's own memory, as words of eight bytes that rule code sees as the same record that
the `native` back end has. So a game is the same on both, to the last byte. Nothing here is imported before it is
asked for; where there is no GPU, Numba's simulator (NUMBA_ENABLE_CUDASIM=1) runs the kernels interpreted.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

from shokai.engine import contract
from shokai.engine import contract as rules
from shokai.engine.chance import below
from shokai.engine.contract import CHANCE, OVER
from shokai.engine.engine import Parts
from shokai.engine.entries import fresh
from shokai.engine.playout import MOST_DECISIONS, any_move, start
from shokai.engine.rule import Binder, rule

# What is told of each random game: decisions, deals, turns, why it ended (0: it was truncated), and points and places
# of four seats.
TOLD = 12
THREADS_A_BLOCK = 128
# Threads per multiprocessor: more than it holds at once was fastest; each plays many games.
THREADS_A_MULTIPROCESSOR = 4096


def is_simulated() -> bool:
    """Whether kernels run in Numba's simulator."""
    return os.environ.get("NUMBA_ENABLE_CUDASIM", "0") not in ("", "0")


def why_not() -> str:
    """Why no GPU can be used; empty if there is one, or the simulator."""
    try:
        return "" if is_simulated() or cuda().is_available() else "Numba finds no GPU here."
    except ImportError as error:
        return f"Numba cannot use a GPU here: {error}"


# Numba's module for GPUs, once `cuda` was called. It must be a global name: the simulator looks for it there.
gpu: Any = None


def cuda() -> Any:
    """Numba's module for GPUs."""
    global gpu  # noqa: PLW0603 - see there
    if gpu is None:
        import numpy as np

        if not hasattr(np, "row_stack"):
            # Numba still asks for a name that newer versions of NumPy have dropped.
            np.row_stack = np.vstack
        from numba import cuda as module

        gpu = module
    return gpu


@rule
def play_series(home, words, rng, points, places, players, options, seed, first, last, stride, most, begun, told):
    """Plays the random games `first`, `first + stride` and so on before `last`, and tells of each in its row.

    A game that is not over after `most` decisions is truncated, and told without a reason for its end.

    One loop for all steps of all games: threads that run side by side never wait for the longest game among them.
    """
    number = first
    turn = -1
    decisions = 0
    deals = 0
    turns = 0
    s = fresh(home)
    if number < last:
        start(s, players, options, words, rng, seed, number)
    while number < last:
        if s.actor == CHANCE:
            rules.deal(s, rules.outcome(s, below(rng, rules.tickets(s))))
            deals += 1
        elif s.actor != OVER and decisions < most:
            if s.turn != turn:
                turn = s.turn
                turns += 1
            rules.legal(s, words)
            rules.apply(s, any_move(words, rng))
            decisions += 1
        else:
            row = told[number - begun]
            row[0] = decisions
            row[1] = deals
            row[2] = turns
            row[3] = rules.end_reason(s) if s.actor == OVER else 0
            rules.scores(s, points)
            rules.ranking(s, places)
            for p in range(players):
                row[4 + p] = points[p]
                row[8 + p] = places[p]
            number += stride
            turn = -1
            decisions = 0
            deals = 0
            turns = 0
            if number < last:
                s = fresh(home)
                start(s, players, options, words, rng, seed, number)


class _Home:
    """A state in the simulator, where the rules run on lists. It can be written word by word, as on a GPU."""

    def __init__(self, fields: Any) -> None:
        self.fields, self.state = fields, fields.new()
        self._words: list[int] = []

    def __setitem__(self, k: int, word: int) -> None:
        import numpy as np

        self._words = [*self._words[:k], int(word)]
        if 8 * len(self._words) == self.fields.dtype.itemsize:
            self.state = self.fields.to_lists(np.array(self._words, np.int64).view(np.uint8))


class CudaRules:
    """A game bound to the GPU: device functions of its rules, and kernels that play with them."""

    backend = "cuda"

    def __init__(self, game: ModuleType, parts: Parts = ()) -> None:
        self.game: Any = game
        self.record = game.FIELDS.dtype
        # Records are multiples of eight bytes, because their widest field is eight bytes wide.
        self.state_words = self.record.itemsize // 8
        self._parts = parts
        self._simulated = is_simulated()
        self._binder = self._make_binder()
        self._kernels: dict[Any, Any] = {}

    def bind(self, function: Any) -> Any:
        """The device function of a rule."""
        return self._binder.bind(function)

    def _make_binder(self) -> Binder:
        parts = {contract: self.game, **dict(self._parts)}
        if self._simulated:
            return Binder(self._interpreted, parts, self._simulated_doors())
        cuda()
        twins = _twins()

        def compiled(function: FunctionType, native: Callable[[], Any] | None, apart: bool) -> Any:  # noqa: ARG001
            if native:
                return twins[function.__name__]
            # The compiler inlines nearly everything anyway. Forced inlining makes compiling YOKOHAMA many times slower,
            # and the code is no faster.
            return gpu.jit(device=True)(function)

        def table(values: tuple[Any, ...]) -> Any:
            import numpy as np

            return np.array(values, np.float64 if any(isinstance(v, float) for v in values) else np.int64)

        return Binder(compiled, parts, self._doors(), table)

    def _interpreted(self, function: FunctionType, native: Callable[[], Any] | None, apart: bool) -> Any:  # noqa: ARG002
        # Memory of the simulator hands out numbers of NumPy; the helpers on bits want those of Python.
        return (lambda word, *more: function(int(word), *more)) if native else function

    def _simulated_doors(self) -> dict[str, Any]:
        def fresh(home: _Home) -> Any:
            home.state = home.fields.new()
            return home.state

        def load(home: _Home, states: Any, i: int) -> None:
            import numpy as np

            home.state = home.fields.to_lists(np.ascontiguousarray(states[:, i]).view(np.uint8))

        def store(home: _Home, states: Any, i: int) -> None:
            import numpy as np

            states[:, i] = home.fields.to_bytes(home.state).view(np.int64)

        def housed(words: Any) -> _Home:  # noqa: ARG001 - lists need no room
            return _Home(self.game.FIELDS)

        doors: dict[str, Any] = {f.__name__: f for f in (fresh, load, store, housed)}
        return {"opened": lambda home: home.state, **doors}

    def _doors(self) -> dict[str, Any]:
        cuda()
        words = self.state_words
        opened = _opening(self.record)

        def fresh(home):
            for k in range(words):
                home[k] = 0
            return opened(home)

        def load(home, states, i):
            for k in range(words):
                home[k] = states[k, i]

        def store(home, states, i):
            for k in range(words):
                states[k, i] = home[k]

        def housed(words):
            return words

        doors = {f.__name__: gpu.jit(device=True, forceinline=True)(f) for f in (fresh, load, store, housed)}
        return {"opened": opened, **doors}

    def doors(self) -> dict[str, Any]:
        """How kernels reach states: `housed`, `opened`, `fresh`, and `load` and `store` from and to global memory,
        where the states of all games lie word by word, so that neighbours read neighbouring places."""
        return self._binder._constants

    def kernel(self, make: Callable[[CudaRules], Any]) -> Any:
        """A kernel, made once."""
        if make not in self._kernels:
            self._kernels[make] = make(self)
        return self._kernels[make]

    def random_games(
        self,
        players: int,
        seed: int,
        first: int,
        games: int,
        options: int = 0,
        *,
        most_decisions: int = MOST_DECISIONS,
        threads: int | None = None,
        finals: Any = None,
        block: int = THREADS_A_BLOCK,
    ) -> Any:
        """Plays random games, the same as the other back ends. Returns a device array with a row for each, TOLD.

        `finals` is a device array (state words, games) for the last state of each game; it needs a thread for each.
        """
        import numpy as np

        cuda()
        told = gpu.to_device(np.zeros((games, TOLD), np.int32))
        count = games if finals is not None else min(games, threads or _threads())
        blocks = -(-count // block)
        kernel = self.kernel(_series_kernel)
        none = finals if finals is not None else gpu.device_array((self.state_words, 0), np.int64)
        kernel[blocks, block](players, options, seed, first, first + games, count, most_decisions, told, none)
        return told


def _threads() -> int:
    """How many threads keep this GPU busy."""
    return THREADS_A_MULTIPROCESSOR * (1 if is_simulated() else int(gpu.get_current_device().MULTIPROCESSOR_COUNT))


def _series_kernel(device: CudaRules) -> Any:
    """The kernel of random play."""
    from numba import int64

    cuda()
    series, doors = device.bind(play_series), device.doors()
    housed, store = doors["housed"], doors["store"]
    state_words, move_words = device.state_words, device.game.WORDS

    def play(players, options, seed, first, last, threads, most, told, finals):
        i = gpu.grid(1)
        if i < threads:
            home = housed(gpu.local.array(state_words, int64))
            words = gpu.local.array(move_words, int64)
            rng = gpu.local.array(2, int64)
            points = gpu.local.array(4, int64)
            places = gpu.local.array(4, int64)
            at = first + i
            series(home, words, rng, points, places, players, options, seed, at, last, threads, most, first, told)
            if finals.shape[1] > 0:
                store(home, finals, i)

    return gpu.jit(play)


def _opening(record: Any) -> Any:
    """The device function that sees a state in its words: nothing but another type for the same address."""
    from numba.cuda.extending import intrinsic

    seen = _record_type(record)

    @intrinsic
    def opened(_, home):
        def generate(context, builder, signature, arguments):
            array = context.make_array(signature.args[0])(context, builder, arguments[0])
            return builder.bitcast(array.data, context.get_value_type(signature.return_type))

        return seen(home), generate

    return opened


def _record_type(record: Any) -> Any:
    try:
        from numba.cuda.np.numpy_support import from_dtype
    except ImportError:
        from numba.np.numpy_support import from_dtype
    return from_dtype(record)


@cache
def _twins() -> dict[str, Any]:
    """The helpers on bits, each a few instructions of the GPU."""
    cuda()
    from numba import int64

    def ones(word):
        return int64(gpu.popc(int64(word)))

    def lowest(word):
        return int64(gpu.ffs(int64(word))) - 1

    def nth_one(word, n):
        # Halves that have too few bits are passed over: 32, 16, 8, 4, 2, 1.
        at = int64(0)
        half = int64(32)
        for _ in range(6):
            here = int64(gpu.popc(int64(word & ((int64(1) << half) - 1))))
            if n >= here:
                n -= here
                word >>= half
                at += half
            half >>= 1
        return at

    return {f.__name__: gpu.jit(device=True, forceinline=True)(f) for f in (ones, lowest, nth_one)}


@cache
def cuda_rules(game: ModuleType, parts: Parts = ()) -> CudaRules:
    """A game on the GPU."""
    return CudaRules(game, parts)
