"""A network that is asked about a position under every name that its pieces could have.

Where things of a game are alike by the rules, such as the colours of TRADERS OF OSAKA, no value may depend on which of
them is which. A network does not know that. One that plays against itself may settle on one of them in every game:
the networks of TRADERS OF OSAKA have learned from games in which everybody's first token was red, and what they say of
a seat without a red token is worth nothing. So things are given the names under which the network knows them; where
there are none for everybody, it is asked under several, each seat being at home in one, and the mean counts. What is
renamed is not the position but the network: its weights change places.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from shokai.engine.once import once
from shokai.network.brain import Brain, brain_for, path_of, read_network
from shokai.network.file import LAYERS, Network
from shokai.network.inputs import Inputs
from shokai.network.layers import NUMBERS_AT, WEIGHTS_AT
from shokai.sight.looks import look_of


class Named:
    """A brain under all names, the first one being its own, as rule code takes them: the arrays of all one after the
    other, and a shape for each that says where its own are."""

    def __init__(self, brains: Sequence[Brain]) -> None:
        first = brains[0]
        self.names, self.points, self.room = len(brains), first.points, first.room
        shapes, weights, numbers = [], list[Any](), list[Any]()
        for brain in brains:
            shape, _, _, own_weights, own_numbers = brain.arrays
            shape = [int(n) for n in shape]
            for layer in range(len(LAYERS)):
                shape[WEIGHTS_AT + layer] += sum(map(len, weights))
                shape[NUMBERS_AT + layer] += sum(map(len, numbers))
            shapes.append(shape)
            weights.append(own_weights)
            numbers.append(own_numbers)
        _, second, factor, _, _ = first.arrays
        if first.backend == "python":
            flat = [[n for part in parts for n in part] for parts in (weights, numbers)]
            # What rule code takes: shapes, second, factor, weights, numbers.
            self.arrays: tuple[Any, ...] = (shapes, second, factor, *flat)
        else:
            import numpy as np

            self.arrays = (np.array(shapes, np.int64), second, factor, np.concatenate(weights), np.concatenate(numbers))


def renamed(network: Network, inputs: Inputs, features: Sequence[int], moves: Sequence[int]) -> Network:
    """A network that takes the number at place i of an observation for the one at place `features[i]`, and move m for
    move `moves[m]`."""
    import numpy as np

    rows = [*features, *range(inputs.features, inputs.size)]
    for place, other in enumerate(features):
        if inputs.second[place] >= 0:
            rows[inputs.second[place]] = inputs.second[other]
    weights, numbers = dict(network.weights), dict(network.numbers)
    weights["sense"] = np.ascontiguousarray(weights["sense"][rows])
    weights["policy"] = np.ascontiguousarray(weights["policy"][list(moves)])
    numbers["policy"] = np.ascontiguousarray(numbers["policy"][:, list(moves)])
    return Network(network.header, weights, numbers)


def brains_for(game: str, backend: str, path: Path | None = None) -> tuple[Brain, ...]:
    """A game's brain under all names that its look tells, the first being its own."""
    brain = brain_for(game, backend, path)
    if not hasattr(look_of(game), "other_names"):
        return (brain,)
    where = path or path_of(game)
    return brain, *_others(game, backend, where, where.stat().st_mtime_ns)


def named_for(game: str, backend: str, path: Path | None = None, every: bool = True) -> Named:
    """A game's brain under all names, or under its own only."""
    return Named(brains_for(game, backend, path) if every else [brain_for(game, backend, path)])


@once
def _others(game: str, backend: str, path: Path, _changed: int) -> tuple[Brain, ...]:
    network, look = read_network(path, game), look_of(game)
    inputs = Inputs(look.PIECES)
    return tuple(
        Brain(game, renamed(network, inputs, features, moves), backend) for features, moves in look.other_names()
    )
