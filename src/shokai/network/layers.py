"""Asking a network, as rule code: interpreted and compiled alike, to the last bit.

The first layer adds up rows of weights for the inputs that are not 0, which are few. Whole numbers make the order of
adding irrelevant, so compiled loops may work on many at once.

`shape` has the sizes and places of everything; `weights` and `numbers` have all layers one after the other; `second`
and `factor` are those of `Inputs`. A network thinks in `sums` (32 bits) and `levels` (16 bits): the activations of its
three layers.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.engine.rule import rule
from shokai.network.file import LEVELS, SEATS, SHIFT
from shokai.network.inputs import FACTOR_BITS, LOGS, UNIT
from shokai.sight.pieces import BYTE

# What `shape` holds: features, the three widths, where the weights of each layer begin, where its numbers do.
FEATURES, FIRST, SECOND, THIRD = range(4)
WEIGHTS_AT, NUMBERS_AT = 4, 9
SENSE, MIDDLE, LAST, POLICY, VALUES = range(5)
SHAPE = 14


def _multiply_add():
    """sum + a * b with 32 bits, which Numba would widen to 64."""
    from llvmlite import ir
    from numba import types
    from numba.core.extending import intrinsic

    @intrinsic
    def multiply_add(_, total, a, b):
        def generate(context, builder, signature, arguments):
            i32 = ir.IntType(32)
            wide = []
            for value, kind in zip(arguments[1:], signature.args[1:], strict=True):
                bits = kind.bitwidth
                wide.append(
                    value if bits == 32 else builder.sext(value, i32) if bits < 32 else builder.trunc(value, i32)
                )
            return builder.add(arguments[0], builder.mul(*wide))

        return types.int32(types.int32, a, b), generate

    return multiply_add


def _add_row():
    from numba import int32, njit

    multiply_add = _multiply_add()

    @njit(nogil=True, error_model="numpy")
    def add_row(sums, x, weights, at, n):
        row = weights[at : at + n]
        factor = int32(x)
        for j in range(n):
            sums[j] = multiply_add(sums[j], factor, row[j])

    return add_row


@rule(native=_add_row)
def add_row(sums, x, weights, at, n):
    """Adds x times a row of weights."""
    sums[:n] = [total + x * weight for total, weight in zip(sums, weights[at : at + n], strict=False)]


def _product():
    from numba import int32, njit

    multiply_add = _multiply_add()

    @njit(nogil=True, error_model="numpy")
    def product(levels, first, weights, at, n):
        row, values = weights[at : at + n], levels[first : first + n]
        total = int32(0)
        for j in range(n):
            total = multiply_add(total, row[j], values[j])
        return total

    return product


@rule(native=_product)
def product(levels, first, weights, at, n):
    """The inner product of n activations and n weights."""
    return sum(map(int.__mul__, levels[first : first + n], weights[at : at + n]))


@rule
def level(total, numbers, at, outputs, j):
    """A sum of output j as an activation."""
    value = (total * numbers[at + j] + numbers[at + outputs + j]) >> SHIFT
    return min(max(value, 0), LEVELS)


@rule(apart=True)
def sense(seen, shape, second, factor, weights, numbers, sums, levels):
    """The activations of all three layers for an observation."""
    width = shape[FIRST]
    at = shape[WEIGHTS_AT + SENSE]
    for j in range(width):
        sums[j] = 0
    for i in range(shape[FEATURES]):
        n = seen[i]
        if n != 0:
            if second[i] < 0:
                add_row(sums, UNIT * n, weights, at + i * width, width)
            else:
                add_row(sums, LOGS[n], weights, at + i * width, width)
                line = min((n * factor[i]) >> FACTOR_BITS, BYTE)
                if line != 0:
                    add_row(sums, line, weights, at + second[i] * width, width)
    first = shape[NUMBERS_AT + SENSE]
    for j in range(width):
        levels[j] = level(sums[j], numbers, first, width, j)
    inside = shape[SECOND]
    for j in range(inside):
        total = product(levels, 0, weights, shape[WEIGHTS_AT + MIDDLE] + j * width, width)
        levels[width + j] = level(total, numbers, shape[NUMBERS_AT + MIDDLE], inside, j)
    last = shape[THIRD]
    for j in range(last):
        total = product(levels, width, weights, shape[WEIGHTS_AT + LAST] + j * inside, inside)
        levels[width + inside + j] = level(total, numbers, shape[NUMBERS_AT + LAST], last, j)


@rule
def answer(layer, outputs, j, shape, weights, numbers, levels):
    """Output j of a head, in parts of OUT_UNIT."""
    both = shape[SECOND] + shape[THIRD]
    total = product(levels, shape[FIRST], weights, shape[WEIGHTS_AT + layer] + j * both, both)
    at = shape[NUMBERS_AT + layer]
    return (total * numbers[at + j] + numbers[at + outputs + j]) >> SHIFT


@rule
def exponential(x):
    """e to the power of x, for x up to 0, by plain arithmetic: every machine gets the same number."""
    if x < -60.0:
        return 0.0
    part = 1.0 + x / 4096.0
    for _ in range(12):
        part *= part
    return part


@rule
def value_of(j, shape, weights, numbers, levels):
    """Output j of the head of values: logits of winning, then scores, as the mover counts the seats."""
    return answer(VALUES, 2 * SEATS, j, shape, weights, numbers, levels)
