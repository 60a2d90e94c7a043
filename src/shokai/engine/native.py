"""The `native` back end: rule code compiled by Numba, cached on disk.

Numba's own cache looks only at the file that holds a function, so a changed rule in another file
would run stale. Ours therefore keeps each function in a folder named by a hash of its code, of all
code that it calls and of the way it is compiled, in the user's cache directory. A change of any rule
means new folders for what is made from it, and only for that; where the sources lie does not matter.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, ClassVar

import numba
import numpy as np
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.extending import intrinsic
from platformdirs import user_cache_path

from shokai.engine import contract, entries
from shokai.engine.engine import Engine, Parts
from shokai.engine.fields import State
from shokai.engine.rule import Binder

# Rule code never divides by zero, so the check required by Python semantics is dropped.
_HOW: dict[str, Any] = {"nogil": True, "error_model": "numpy"}

# Compiled code calls compiled code without these, and making them takes a fifth of the time.
_ENTRANCES = ("no_cpython_wrapper", "no_cfunc_wrapper")

DOORS = (
    "set_up", "legal", "apply", "deal", "chance", "outcome", "hide", "guess", "standing", "broken_invariant",
    "impossible", "random_games", "checked_games", "recorded_game",
)  # fmt: skip


def bounds_checked() -> bool:
    """Whether compiled code checks its indices: SHOKAI_BOUNDSCHECK=1, for tests."""
    return os.environ.get("SHOKAI_BOUNDSCHECK", "") == "1"


def cache_root() -> Path:
    """Where compiled code is kept: SHOKAI_CACHE, else the user's cache directory."""
    chosen = os.environ.get("SHOKAI_CACHE")
    return Path(chosen) if chosen else user_cache_path("shokai") / "native"


class _Place(_CacheLocator):  # type: ignore[misc]
    """Tells Numba that a function's compiled code lies in the folder that its `kept_in` names."""

    def __init__(self, py_func: Any, py_file: str) -> None:
        self._folder, self._py_file = str(py_func.kept_in), py_file

    def get_cache_path(self) -> str:
        return self._folder

    def get_source_stamp(self) -> str:
        # The folder's name has the hash of the code in it.
        return ""

    def get_disambiguator(self) -> None:
        return None

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> _Place:
        return cls(py_func, py_file)


class _KeptResult(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes: ClassVar = [_Place]


class _Kept(FunctionCache):  # type: ignore[misc]
    _impl_class = _KeptResult


def _opening(record: Any) -> Any:
    """The compiled function that sees a state in its bytes: nothing but another type for the same address."""

    @intrinsic
    def opened(_, home):  # type: ignore[no-untyped-def]
        def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
            array = context.make_array(signature.args[0])(context, builder, arguments[0])
            return builder.bitcast(array.data, context.get_value_type(signature.return_type))

        return numba.from_dtype(record)(home), generate

    return opened


class NativeEngine(Engine):
    """A game compiled. States are bytes; a state holds the GIL only at the border."""

    backend = "native"

    def __init__(self, game: ModuleType, parts: Parts = ()) -> None:
        self._record = game.FIELDS.dtype
        self.state_bytes = self._record.itemsize
        self._actor_at = self._record.fields["actor"][1]
        self._players_at = self._record.fields["players"][1]
        super().__init__(game, parts)

    def _make_binder(self) -> Binder:
        how = {**_HOW, "boundscheck": bounds_checked()}
        inside = {**how, **dict.fromkeys(_ENTRANCES, True)}
        opened = _opening(self._record)

        def fresh(home):  # type: ignore[no-untyped-def]
            home[:] = 0
            return opened(home)

        def copied(home, into):  # type: ignore[no-untyped-def]
            into[:] = home
            return into

        # Inlining every rule into its caller makes random play a third faster, and compiling hardly slower.
        def compiled(function: FunctionType, native: Callable[[], Any] | None, apart: bool) -> Any:
            return native() if native else numba.njit(forceinline=not apart, **inside)(function)

        constants = {f.__name__: numba.njit(forceinline=True, **inside)(f) for f in (fresh, copied)}

        # A tuple indexed by a variable compiles to a chain of comparisons, an array to one load.
        def table(values: tuple[Any, ...]) -> Any:
            return np.array(values, np.float64 if any(isinstance(v, float) for v in values) else np.int64)

        parts = {contract: self.game, **self._more_parts}
        made_with = f"{numba.__version__} {how} {self._record.descr}"
        return Binder(compiled, parts, {"opened": opened, **constants}, table, made_with)

    def bind(self, function: Any) -> Any:
        """Any rule function as compiled code that is kept on disk."""
        with self._binder.lock:
            bound = self._binder.bind(function)
            # A single instruction is not a function, and a prepared one may be running in another thread.
            if hasattr(bound, "enable_caching") and not hasattr(bound.py_func, "kept_in"):
                bound.py_func.kept_in = self.cache_folder(function)
                bound._cache = _Kept(bound.py_func)
                if bound.targetoptions.get("no_cpython_wrapper"):
                    # Python will call it from now on, but its compiled version has no entry point.
                    bound.targetoptions |= dict.fromkeys(_ENTRANCES, False)
                    bound._reset_overloads()
            return bound

    def cache_folder(self, *functions: Any) -> Path:
        """The folder with the compiled code of a function, or of several together."""
        text = " ".join(map(self._binder.digest, functions))
        name = functions[0].__name__ if len(functions) == 1 else "all"
        return cache_root() / str(self.game.NAME) / f"{name}-{hashlib.sha256(text.encode()).hexdigest()[:20]}"

    def mark_of(self, *functions: Any) -> Path:
        """A file that exists once all of these functions have been compiled."""
        return self.cache_folder(*functions) / "complete"

    def _complete(self) -> Path:
        return self.mark_of(*(getattr(entries, name) for name in DOORS))

    def is_compiled(self) -> bool:
        """Whether everything has already been compiled on this machine from these sources."""
        return self._complete().exists()

    def compile(self, told: Callable[[str, float], None] = lambda name, seconds: None) -> None:
        """Compiles (or loads) every door; calls `told` with each name and the seconds it took."""
        one, many = numba.typeof(self._home()), numba.typeof(self._ints(1))
        table, i = numba.typeof(self._ints(1, 1)), numba.int64
        signatures = {
            "set_up": (one, i, i),
            "legal": (one, many),
            "apply": (one, i),
            "deal": (one, i),
            "chance": (one, many, many),
            "outcome": (one, i),
            "hide": (one, i),
            "guess": (one, many),
            "standing": (one, many, many),
            "broken_invariant": (one,),
            "impossible": (one,),
            "random_games": (one, many, many, many, i, i, i, i, i, i, many, many, table),
            "checked_games": (one, many, many, many, i, i, i, i, i, i),
            "recorded_game": (one, many, many, i, i, i, i, many),
        }
        assert tuple(signatures) == DOORS
        self._complete().parent.mkdir(parents=True, exist_ok=True)
        for name, signature in signatures.items():
            begun = time.perf_counter()
            self.door(name).compile(signature)
            told(name, time.perf_counter() - begun)
        self._complete().touch()

    def _ints(self, *shape: int) -> Any:
        return np.zeros(shape, np.int64)

    def floats(self, *shape: int) -> Any:
        return np.zeros(shape, np.float64)

    def _home(self) -> Any:
        return np.zeros(self.state_bytes, np.uint8)

    def _zeroed(self) -> State:
        return np.zeros(self.state_bytes, np.uint8)

    def actor(self, state: State) -> int:
        # One signed byte at a known place; looking at the whole record would take ten times as long.
        value = int(state[self._actor_at])
        return value - 256 if value > 127 else value

    def players(self, state: State) -> int:
        return int(state[self._players_at])

    def lists(self, state: State) -> State:
        return self.fields.to_lists(state)

    def of_lists(self, s: State) -> State:
        return self.fields.to_bytes(s)

    def draw(self, state: State) -> tuple[tuple[int, ...], int]:
        # Compiled, all of it takes no time worth a door of its own.
        due = self.chance(state)
        return due.label, due.total

    def clone(self, state: State) -> State:
        return state.copy()
