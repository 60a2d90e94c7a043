"""Small helpers on the bits of an integer, each a single machine instruction when compiled.

Words are kept below 63 bits, so that a Python int and a signed 64-bit integer agree.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.engine.rule import rule


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


def _deposit():
    """The compiled twin of nth_one: two instructions where the processor has BMI2, else a loop."""
    from llvmlite import binding, ir
    from numba import njit, types
    from numba.core.extending import intrinsic

    if not binding.get_host_cpu_features().get("bmi2"):
        trailing_zeros = _instruction("cttz")()

        @njit
        def loop(word, n):
            for _ in range(n):
                word &= word - 1
            return trailing_zeros(word)

        return loop

    @intrinsic
    def compiled(typing_context, word, n):
        def generate(context, builder, signature, arguments):
            i64 = ir.IntType(64)
            word, n = (
                context.cast(builder, value, kind, types.int64)
                for value, kind in zip(arguments, signature.args, strict=True)
            )
            # Depositing a one at place n spreads it to the n-th place that the word allows.
            pdep = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", fnty=ir.FunctionType(i64, [i64, i64]))
            spread = builder.call(pdep, [builder.shl(ir.Constant(i64, 1), n), word])
            return builder.cttz(spread, ir.Constant(ir.IntType(1), 0))

        return types.int64(word, n), generate

    return compiled


@rule(native=_deposit)
def nth_one(word, n):
    """The position of the n-th bit that is set, counted from 0.

    >>> nth_one(0b10110, 1)
    2
    """
    for _ in range(n):
        word &= word - 1
    return lowest(word)
