"""A network as one file: a line of identification, a header, weights of one byte each, and a checksum.

    SHOKAI NETWORK 1\\n      what it is
    n                       length of the header, 4 bytes, little-endian
    header                  JSON: game, rules, observation, widths, moves, points, trained
    weights                 int8: sense, second, third, policy, values; sense by inputs, the others by outputs
    numbers                 int64: a factor and a bias for each output of each layer, in the same order
    checksum                SHA-256 of all that stands before

Weights are quantized for each output: the greatest is 127. Activations are 0 to 255 and stand for 0 to TOP. Sums are
exact, and brought back to activations by a factor, a bias and a shift, so that every machine comes to the same.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from shokai.network.inputs import UNIT
from shokai.texts import Refusal, Say

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MAGIC = b"SHOKAI NETWORK 1\n"
SEATS = 4
# The greatest activation, and the number that stands for it.
TOP, LEVELS = 4.0, 255
SHIFT = 24
# Outputs are in these parts.
OUT_UNIT = 1024
LAYERS = ("sense", "second", "third", "policy", "values")


@dataclass(frozen=True)
class Network:
    """Weights by layers, outputs first but for `sense`, and factors and biases."""

    header: dict[str, Any]
    weights: dict[str, NDArray[np.int8]]
    numbers: dict[str, NDArray[np.int64]]

    @property
    def widths(self) -> tuple[int, int, int]:
        """The sizes of the three layers."""
        first, second, third = self.header["widths"]
        return first, second, third


def shapes(inputs: int, widths: tuple[int, int, int], moves: int) -> dict[str, tuple[int, int]]:
    """Outputs and inputs of each layer."""
    first, second, third = widths
    both = second + third
    return {
        "sense": (first, inputs), "second": (second, first), "third": (third, second), "policy": (moves, both),
        "values": (2 * SEATS, both),
    }  # fmt: skip


def quantized(layers: dict[str, tuple[Any, Any]], header: dict[str, Any]) -> Network:
    """A network of whole numbers from one with fractions, given as weights (outputs first) and biases."""
    import numpy as np

    level = TOP / LEVELS
    weights, numbers = {}, {}
    for name in LAYERS:
        values, biases = (np.asarray(part, np.float64) for part in layers[name])
        unit = np.maximum(np.abs(values).max(1), 1e-9) / 127
        whole = np.rint(values / unit[:, None]).astype(np.int8)
        into = 1 / UNIT if name == "sense" else level
        out = 1 / OUT_UNIT if name in ("policy", "values") else level
        factors = np.rint(unit * into / out * (1 << SHIFT))
        offsets = np.rint((biases / out + 0.5) * (1 << SHIFT))
        weights[name] = np.ascontiguousarray(whole.T if name == "sense" else whole)
        numbers[name] = np.stack([factors, offsets]).astype(np.int64)
    return Network(header, weights, numbers)


def restored(network: Network) -> dict[str, tuple[Any, Any]]:
    """The reverse of `quantized`: weights (outputs first) and biases with fractions, as near as whole numbers are."""
    import numpy as np

    level, layers = TOP / LEVELS, {}
    for name in LAYERS:
        whole = network.weights[name].astype(np.float64)
        factors, offsets = network.numbers[name].astype(np.float64) / (1 << SHIFT)
        into = 1 / UNIT if name == "sense" else level
        out = 1 / OUT_UNIT if name in ("policy", "values") else level
        unit = factors * out / into
        layers[name] = ((whole.T if name == "sense" else whole) * unit[:, None], (offsets - 0.5) * out)
    return layers


def to_bytes(network: Network) -> bytes:
    """The file."""
    header = json.dumps(network.header, sort_keys=True).encode()
    parts = [MAGIC, len(header).to_bytes(4, "little"), header]
    parts += [network.weights[name].tobytes() for name in LAYERS]
    parts += [network.numbers[name].astype("<i8").tobytes() for name in LAYERS]
    body = b"".join(parts)
    return body + hashlib.sha256(body).digest()


def from_bytes(data: bytes, name: str) -> Network:
    """Reads a file; whatever is wrong with it is a sentence with its name."""
    import numpy as np

    if not data.startswith(MAGIC):
        raise Refusal(Say("network-is-none", file=name))
    body, checksum = data[:-32], data[-32:]
    if hashlib.sha256(body).digest() != checksum:
        raise Refusal(Say("network-is-damaged", file=name))
    at = len(MAGIC) + 4
    end = at + int.from_bytes(body[at - 4 : at], "little")
    try:
        header = json.loads(body[at:end])
        first, second, third = (int(width) for width in header["widths"])
        float(header["points"])
        told = shapes(int(header["inputs"]), (first, second, third), int(header["moves"]))
        at, weights, numbers = end, {}, {}
        for layer, (outputs, inputs) in told.items():
            shape = (inputs, outputs) if layer == "sense" else (outputs, inputs)
            weights[layer] = np.frombuffer(body, np.int8, outputs * inputs, at).reshape(shape)
            at += outputs * inputs
        for layer, (outputs, _) in told.items():
            numbers[layer] = np.frombuffer(body, "<i8", 2 * outputs, at).reshape(2, outputs).astype(np.int64)
            at += 16 * outputs
    except (KeyError, TypeError, ValueError):
        raise Refusal(Say("network-is-damaged", file=name)) from None
    return Network(header, weights, numbers)
