"""What a game shows of itself to learning programs: a template, like the kernel's contract.

Whatever fills observations is written against this module for every game. A game's own look, such as
`shokai.games.osaka.observation`, has every name below and takes its place when the code is bound.
"""

# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

FEATURES = 0
"""How many numbers an observation has."""

PIECES = None
"""The table of the pieces, a `Pieces`."""

PRIVATE = ("",)
"""The names of the pieces that only the seat knows that holds them."""


def show_fixed(s, out):
    """Writes the fixed pieces, which lie first: the same for every seat from the first decision of a game on."""
    raise NotImplementedError


def show_rest(s, seat, memory, out):
    """Writes all other pieces as a seat knows them: with `memory` 1 all that a seat with perfect recall knows, with 0
    what lies on the table. The seat itself comes first, the others follow clockwise."""
    raise NotImplementedError


def held(view, player):
    """What a player holds and others do not see, as texts from the player's own view. Not rule code."""
    raise NotImplementedError


def redealt(s, steps, seen_by, player, sampler):
    """The steps of a game with other secrets of the others, for a game in which something is learned by one seat alone.
    `seen_by` has 0 for a step that everybody saw, else the number of the seat that did, from 1. Not rule code."""
    raise NotImplementedError


def secret_of(s):
    """The seat that alone learns what happens next in this state; -1 where everybody does."""
    raise NotImplementedError


def other_names():
    """For a game with things that are alike by the rules, such as colours: the other ways to name them. Each is a pair:
    for every number of an observation the place at which it lies under those names, and for every move what it is
    then. A game without such things does not have this. Not rule code."""
    raise NotImplementedError


def at_home(s):
    """The names under which the game's network knows a position, as bits: the lowest stands for the names as they are,
    the others for those of `other_names`; 1 where there are none."""
    raise NotImplementedError
