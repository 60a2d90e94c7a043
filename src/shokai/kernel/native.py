"""The `native` back end: rule code compiled by Numba, cached on disk.

Numba's own cache looks only at the file that holds a function, so a changed rule in another file
would run stale. Our cache therefore lies in a folder named by a hash of all rule sources and of
the way they are compiled, in the user's cache directory. A change of any rule means a new folder.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
from numba.core import config
from platformdirs import user_cache_path

from shokai.kernel import contract, entries
from shokai.kernel.engine import Engine
from shokai.kernel.fields import State
from shokai.kernel.rule import Binder, files_of

# Division never meets a zero in rule code, so the check that Python semantics ask for is dropped.
_HOW: dict[str, Any] = {"nogil": True, "error_model": "numpy"}


def bounds_checked() -> bool:
    """Whether compiled code checks its indices: SHOKAI_BOUNDSCHECK=1, for tests."""
    return os.environ.get("SHOKAI_BOUNDSCHECK", "") == "1"


def cache_root() -> Path:
    """Where compiled code is kept: SHOKAI_CACHE, else the user's cache directory."""
    chosen = os.environ.get("SHOKAI_CACHE")
    return Path(chosen) if chosen else user_cache_path("shokai") / "native"


def sources_hash(game: ModuleType, *more: str) -> str:
    """A hash over every source and data file that compiled code of a game is made from."""
    digest = hashlib.sha256()
    assert game.__file__
    folders = [Path(__file__).parent, Path(game.__file__).parent]
    files = sorted(f for d in folders for f in d.rglob("*") if f.suffix in {".py", ".toml"})
    # A function typed at a prompt has no file.
    known = set(files)
    for file in files + [path for name in sorted(set(more)) if (path := Path(name)).exists() and path not in known]:
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    digest.update(f"{numba.__version__} {_HOW} {bounds_checked()}".encode())
    return digest.hexdigest()[:20]


class NativeEngine(Engine):
    """A game compiled. States are bytes; a state holds the GIL only at the border."""

    backend = "native"

    def __init__(self, game: ModuleType) -> None:
        self._record = game.FIELDS.dtype
        self.state_bytes = self._record.itemsize
        self._actor_at = self._record.fields["actor"][1]
        self._hashes: dict[tuple[str, ...], str] = {}
        super().__init__(game)

    def _make_binder(self) -> Binder:
        record = self._record
        how = {**_HOW, "boundscheck": bounds_checked()}

        def opened(home):  # type: ignore[no-untyped-def]
            return home.view(record)[0]

        def fresh(home):  # type: ignore[no-untyped-def]
            home[:] = 0
            return home.view(record)[0]

        # Inlining every rule into its caller makes random play a third faster, and compiling hardly slower.
        def compiled(function: FunctionType, native: Callable[[], Any] | None) -> Any:
            return native() if native else numba.njit(forceinline=True, **how)(function)

        constants = {"opened": numba.njit(**how)(opened), "fresh": numba.njit(**how)(fresh)}
        # A tuple indexed by a variable compiles to a chain of comparisons, an array to one load.
        return Binder(compiled, contract, self.game, constants, lambda values: np.array(values, np.int64))

    def bind(self, function: Any) -> Any:
        """Any rule function as compiled code that is kept on disk."""
        bound = self._binder.bind(function)
        if not hasattr(bound, "enable_caching"):
            return bound  # a single machine instruction
        before, config.CACHE_DIR = config.CACHE_DIR, str(self.cache_folder(function))
        try:
            bound.enable_caching()
        finally:
            config.CACHE_DIR = before
        return bound

    def cache_folder(self, function: Any = entries.apply) -> Path:
        """Where the compiled code of a function lies, or of the doors when none is named."""
        files = tuple(sorted(files_of(function)))
        if files not in self._hashes:
            self._hashes[files] = sources_hash(self.game, *files)
        return cache_root() / f"{self.game.NAME}-{self._hashes[files]}"

    def is_compiled(self) -> bool:
        """Whether everything was compiled before, on this machine, from these sources."""
        return (self.cache_folder() / "complete").exists()

    def compile(self, told: Callable[[str, float], None] = lambda name, seconds: None) -> None:
        """Compiles (or loads) every door; calls `told` with each name and the seconds it took."""
        one, many = numba.typeof(self._home()), numba.typeof(self._words)
        table, i = numba.typeof(self._ints(1, 1)), numba.int64
        signatures = {
            "set_up": (one, i, i),
            "legal": (one, many),
            "apply": (one, i),
            "deal": (one, i),
            "chance": (one, many, many),
            "outcome": (one, i),
            "standing": (one, many, many),
            "broken_invariant": (one,),
            "random_games": (one, many, many, many, i, i, i, i, i, many, many, table),
            "checked_games": (one, many, many, many, i, i, i, i, i),
            "recorded_game": (one, many, many, i, i, i, i, many),
        }
        self.cache_folder().mkdir(parents=True, exist_ok=True)
        for name, signature in signatures.items():
            begun = time.perf_counter()
            self.door(name).compile(signature)
            told(name, time.perf_counter() - begun)
        (self.cache_folder() / "complete").touch()

    def _ints(self, *shape: int) -> Any:
        return np.zeros(shape, np.int64)

    def _home(self) -> Any:
        return np.zeros(self.state_bytes, np.uint8)

    def _zeroed(self) -> State:
        return np.zeros(self.state_bytes, np.uint8)

    def actor(self, state: State) -> int:
        # One signed byte at a known place; looking at the whole record would take ten times as long.
        value = int(state[self._actor_at])
        return value - 256 if value > 127 else value

    def lists(self, state: State) -> State:
        return self.fields.to_lists(state)

    def of_lists(self, s: State) -> State:
        return self.fields.to_bytes(s)

    def clone(self, state: State) -> State:
        return state.copy()
