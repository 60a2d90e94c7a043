"""A network in memory, as a back end's rule code takes it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import shokai.games
from shokai.engine.extras import MissingExtra
from shokai.engine.once import once
from shokai.match.game import game_for
from shokai.network import layers
from shokai.network.file import LAYERS, Network, from_bytes
from shokai.network.identity import observation_digest, rules_digest
from shokai.network.inputs import Inputs
from shokai.sight.looks import look_of
from shokai.texts import Refusal, Say

# A folder with networks to use instead of those that come with Shokai, each called GAME.network.
FOLDER = "SHOKAI_NETWORKS"


def path_of(game: str) -> Path:
    """Where a game's network lies: beside its rules, or where SHOKAI_NETWORKS says."""
    own = os.environ.get(FOLDER)
    if own:
        return Path(own) / f"{game}.network"
    return Path(next(iter(shokai.games.__path__))) / game / f"{game}.network"


def read_network(path: Path, game: str) -> Network:
    """The network of a file, for the game as it is now."""
    try:
        data = path.read_bytes()
    except OSError:
        raise Refusal(Say("network-is-missing", game=game, file=str(path))) from None
    network = from_bytes(data, str(path))
    header = network.header
    kind: Any = game_for(game).rules
    if header.get("game") != game:
        raise Refusal(Say("network-of-other-game", file=str(path), game=game))
    inputs = Inputs(look_of(game).PIECES).size
    alike = (header.get("rules"), header.get("observation")) == (rules_digest(game), observation_digest(game))
    if not alike or (header["moves"], header["inputs"]) != (kind.MOVES, inputs):
        raise Refusal(Say("network-of-other-rules", file=str(path), game=game))
    return network


def checked_file(path: str | None) -> Path | None:
    """A file that somebody has named, if it is a network for a game as it is now."""
    if path is None:
        return None
    where = Path(path)
    try:
        changed = where.stat().st_mtime_ns
    except (OSError, ValueError):
        raise Refusal(Say("no-network-file", file=path)) from None
    _checked(where, changed)
    return where


@once
def _checked(path: Path, _changed: int) -> bool:
    try:
        game = str(from_bytes(path.read_bytes(), str(path)).header.get("game"))
    except OSError:
        raise Refusal(Say("no-network-file", file=str(path))) from None
    if game not in shokai.games.GAMES:
        raise Refusal(Say("network-is-damaged", file=str(path)))
    read_network(path, game)
    return True


class Brain:
    """A network with the arrays that a back end wants: lists, or NumPy's. Nobody writes to them."""

    def __init__(self, game: str, network: Network, backend: str) -> None:
        import numpy as np

        inputs = Inputs(look_of(game).PIECES)
        self.game, self.header, self.backend = game, network.header, backend
        self.points = float(network.header["points"])
        self.features, widths = inputs.features, network.widths
        self.levels = sum(widths)
        self.width = widths[0]
        shape = [inputs.features, *widths]
        weights = [network.weights[name].reshape(-1) for name in LAYERS]
        numbers = [network.numbers[name].reshape(-1) for name in LAYERS]
        shape += np.cumsum([0, *(len(part) for part in weights[:-1])]).tolist()
        shape += np.cumsum([0, *(len(part) for part in numbers[:-1])]).tolist()
        flat: list[Any] = [
            np.array(shape, np.int64), np.array(inputs.second, np.int64), np.array(inputs.factor, np.int64),
            np.concatenate(weights).astype(np.int16), np.concatenate(numbers),
        ]  # fmt: skip
        assert len(shape) == layers.SHAPE
        # What rule code takes: shape, second, factor, weights, numbers.
        self.arrays = tuple(part.tolist() if backend == "python" else part for part in flat)

    def room(self) -> tuple[Any, Any, Any]:
        """What a thought is written to: an observation, sums, activations."""
        if self.backend == "python":
            return [0] * self.features, [0] * self.width, [0] * self.levels
        import numpy as np

        return np.zeros(self.features, np.uint8), np.zeros(self.width, np.int32), np.zeros(self.levels, np.int16)


@once
def _brain(game: str, backend: str, path: Path, _changed: int) -> Brain:
    try:
        return Brain(game, read_network(path, game), backend)
    except ModuleNotFoundError as error:
        if error.name == "numpy":
            raise MissingExtra("numpy", "fast") from None
        raise


def brain_for(game: str, backend: str, path: Path | None = None) -> Brain:
    """This process's brain for a game: read once, and anew when its file has changed."""
    where = path or path_of(game)
    changed = where.stat().st_mtime_ns if where.exists() else 0
    return _brain(game, backend, where, changed)
