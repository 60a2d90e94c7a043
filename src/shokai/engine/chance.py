"""A small random generator for random play, the same numbers interpreted, compiled and on a GPU.

xoroshiro64** by Blackman and Vigna: two words of 32 bits, kept in a list or an array of two ints.
It plays games for bots and benchmarks. The cards of a real game come from the Dealer instead.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.engine.rule import rule

LOW32 = 0xFFFFFFFF


@rule
def sow(rng, seed, number):
    """Starts the generator for game `number` of a series, well apart from its neighbours."""
    # Two rounds of a 32-bit mixer on each half; never all zero, which would stand still.
    a = (seed ^ (number * 0x9E3779B9)) & LOW32
    b = ((seed >> 32) + number + 0x7F4A7C15) & LOW32
    for _ in range(2):
        a = ((a ^ (a >> 16)) * 0x45D9F3B) & LOW32
        b = ((b ^ (b >> 15)) * 0x2C1B3C6D) & LOW32
        a ^= b >> 13
        b ^= a >> 11
    rng[0] = a | 1
    rng[1] = b


@rule
def roll(rng):
    """The next 32 random bits."""
    a = rng[0]
    b = rng[1] ^ a
    mixed = (a * 0x9E3779BB) & LOW32
    mixed = ((mixed << 5) | (mixed >> 27)) & LOW32
    rng[0] = (((a << 26) | (a >> 6)) & LOW32) ^ b ^ ((b << 9) & LOW32)
    rng[1] = ((b << 13) | (b >> 19)) & LOW32
    return (mixed * 5) & LOW32


@rule
def below(rng, n):
    """A random number from 0 to n-1.

    >>> rng = [0, 0]
    >>> sow(rng, 2024, 0)
    >>> [below(rng, 6) for _ in range(8)]
    [0, 1, 1, 1, 5, 5, 3, 0]
    """
    return (roll(rng) * n) >> 32
