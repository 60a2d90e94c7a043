"""Cards and bags of cards.

A *kind* is a card's colour and value, numbered 4 * value + colour: the four fives, the four
threes, the four twos. A *bag* is a set of cards in one integer, four bits a kind, since no kind
has more than eleven copies. Putting bags together is adding them; `CARD[kind]` is a bag of one.

Hands, goods, piles, the market: all are bags. Whatever lies on the table in no particular order
is one number, which makes the rules short and a state small enough to copy in nanoseconds.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from shokai.engine.bits import ones
from shokai.engine.rule import rule


def _components() -> dict[str, Any]:
    with (Path(__file__).parent.parent / "components.toml").open("rb") as file:
        return tomllib.load(file)


COMPONENTS = _components()

COLOUR_NAMES: tuple[str, ...] = tuple(COMPONENTS["colours"])
COLOURS = len(COLOUR_NAMES)
COINS: tuple[int, ...] = tuple(v["coins"] for v in COMPONENTS["values"])
COPIES: tuple[int, ...] = tuple(v["copies"] for v in COMPONENTS["values"])
SYMBOLS: tuple[int, ...] = tuple(v["symbols"] for v in COMPONENTS["values"])
VALUES = len(COINS)
KINDS = COLOURS * VALUES

# The packing below counts on it: four colours to a value, and bits enough for every count.
assert (COLOURS, VALUES) == (4, 3) and max(COPIES) < 16

CARD: tuple[int, ...] = tuple(1 << 4 * kind for kind in range(KINDS))
# All bits of one colour, of one kind and dearer, of one kind and cheaper.
OF_COLOUR: tuple[int, ...] = tuple(0xF000F000F << 4 * c for c in range(COLOURS))
FROM_KIND: tuple[int, ...] = tuple(0xFFFFFFFFFFFF >> 4 * k << 4 * k for k in range(KINDS))
DECK: int = sum(COPIES[k // COLOURS] * CARD[k] for k in range(KINDS))

EVERY_KIND = 0x111111111111
_PAIRS = 0x0F0F0F0F0F0F
_VALUE_LANES = 0x00FF00FF00FF
_BYTES = 0x010101010101
_TOP_BITS = 0x808080808080
_BY_COINS = COINS[2] | COINS[1] << 16 | COINS[0] << 32


@rule
def by_value(bag):
    """How many cards of each value, in three lanes of 16 bits: fives, threes, twos."""
    pairs = (bag & _PAIRS) + ((bag >> 4) & _PAIRS)
    return (pairs & _VALUE_LANES) + ((pairs >> 8) & _VALUE_LANES)


@rule
def count(bag):
    """How many cards.

    >>> count(DECK)
    108
    """
    # One multiplication adds up all six bytes in the highest.
    return ((((bag & _PAIRS) + ((bag >> 4) & _PAIRS)) * _BYTES) >> 40) & 0xFF


@rule
def worth(bag):
    """How many coins the cards are worth: the sum of their values.

    >>> worth(DECK)
    336
    """
    # One multiplication adds up 5 x fives + 3 x threes + 2 x twos in the third lane.
    return ((by_value(bag) * _BY_COINS) >> 32) & 0xFFFF


@rule
def present(bag):
    """Which kinds are there: the lowest of each kind's four bits."""
    return (bag | (bag >> 1) | (bag >> 2) | (bag >> 3)) & EVERY_KIND


@rule
def number_of(bag, kind):
    """How many cards of one kind.

    >>> number_of(DECK, 0)
    7
    """
    return (bag >> 4 * kind) & 15


@rule
def kind_at(bag, n):
    """The kind of the n-th card, when the cards are laid in a fixed order: kinds 0, 2, 4 ... 10, 1, 3 ... 11."""
    # Kinds with even numbers first, then the odd ones: each half is a row of six bytes whose
    # running sums come out of one multiplication, and n is compared with all six at once.
    even = (((bag & _PAIRS) * _BYTES) >> 40) & 0xFF
    odd = 1 if n >= even else 0
    sums = ((bag >> 4 * odd) & _PAIRS) * _BYTES
    passed = (((n - odd * even) * _BYTES) | _TOP_BITS) - (sums & 0xFFFFFFFFFFFF)
    return 2 * ones(passed & _TOP_BITS) + odd
