"""Small helpers on the bits of an integer, each a single machine instruction when compiled.

Words are kept below 63 bits, so that a Python int and a signed 64-bit integer agree.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.kernel.rule import rule


def _instruction(name):
    """Makes the compiled twin of a function that is one LLVM instruction on an int64."""

    def make():
        from llvmlite import ir
        from numba import types
        from numba.core.extending import intrinsic

        @intrinsic
        def compiled(typing_context, word):
            def generate(context, builder, signature, arguments):
                word = context.cast(builder, arguments[0], signature.args[0], types.int64)
                if name == "cttz":
                    return builder.cttz(word, ir.Constant(ir.IntType(1), 0))
                return builder.ctpop(word)

            return types.int64(word), generate

        return compiled

    return make


@rule(native=_instruction("ctpop"))
def ones(word):
    """How many bits are set.

    >>> ones(0b1011)
    3
    """
    return word.bit_count()


@rule(native=_instruction("cttz"))
def lowest(word):
    """The position of the lowest bit that is set.

    >>> lowest(0b1000)
    3
    """
    return (word & -word).bit_length() - 1


@rule
def nth_one(word, n):
    """The position of the n-th bit that is set, counted from 0.

    >>> nth_one(0b10110, 1)
    2
    """
    for _ in range(n):
        word &= word - 1
    return lowest(word)
