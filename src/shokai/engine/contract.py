"""What a game must provide: these functions and tables, and nothing else.

A game is a module (see `shokai.games.osaka.rules`) that has every name below. The functions are rule
functions over the state `s`; they are written once and run interpreted and compiled. Code that
serves every game is written against this module and bound to a game's own.

The flow of a game is always the same:

    set_up(s, players, options)
    while s.actor != OVER:
        if s.actor == CHANCE: deal(s, outcome(s, a ticket from 0 to tickets(s) - 1))
        else:                 apply(s, a move that legal(s, words) marks)
    scores(s, points); ranking(s, places)

The state holds no card order and no random generator. It holds what each pile contains; when
a card must be turned, the actor is CHANCE. Every chance outcome has a whole number of *tickets*,
each equally likely. Who draws the ticket is not the rules' business: the Dealer of a real game
draws it from the secret seed, search draws at random, a solver looks at all of them.

A state must have the fields `actor` (a seat from 0, or CHANCE or OVER), `players` and `turn`
(the seat whose turn it is, also while somebody else decides something inside that turn).
Copying a state is the back end's work and needs no rule.
"""

# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

CHANCE = -1
OVER = -2

# Legal moves are bits in words of this many bits: move m is bit m % WORD of word m // WORD.
WORD = 60

NAME = ""
"""The short name, as in `shokai play NAME`."""

FIELDS = None
"""The field table of the state, a `FieldTable`."""

PLAYERS = (2, 4)
"""The fewest and the most players."""

MOVES = 0
"""How many moves the table of moves has; each move is a number below this."""

WORDS = 0
"""How many words the legal moves take: MOVES / WORD, rounded up."""

MOVE_KINDS = (0,)
"""For each move what kind of decision it is, as a number: taking a card, buying, ending a phase."""

OUTCOMES = 0
"""How many outcomes chance can have; each outcome is a number below this."""

END_REASONS = ("",)
"""Names for the values of `end_reason`; the first stands for a game that goes on."""

FAULTS = ("",)
"""Names for the values of `impossible`; the first stands for a state that can be."""


def set_up(s, players, options):
    """Lays out a new game in a zeroed state. `options` is a number whose bits the game defines."""
    raise NotImplementedError


def legal(s, words):
    """Marks the legal moves of the seat that acts. A legal move never leads into a dead end."""
    raise NotImplementedError


def apply(s, move):
    """Makes a legal move of the seat that acts, and all that follows without a further choice."""
    raise NotImplementedError


def tickets(s):
    """How many equally likely tickets lie in the urn when chance acts."""
    raise NotImplementedError


def outcome(s, ticket):
    """The outcome that a ticket stands for."""
    raise NotImplementedError


def weight(s, result):
    """How many tickets stand for this outcome; 0 where it cannot come."""
    raise NotImplementedError


def deal(s, result):
    """Makes a chance outcome happen."""
    raise NotImplementedError


def draw_label(s, label):
    """Names the draw that is due: pile, how often it was shuffled, how many cards are left.

    No two draws of a game have the same label, and the label does not depend on what other
    piles dealt. So equal seeds deal equally, whatever the players do.
    """
    raise NotImplementedError


def hide(s, seat):
    """Takes out of a state all that a seat with a perfect memory cannot know."""
    raise NotImplementedError


def guess(s, rng):
    """Puts back at random what `hide` took out, in some way that the seat must think possible."""
    raise NotImplementedError


def scores(s, points):
    """Each player's points, as they stand."""
    raise NotImplementedError


def ranking(s, places):
    """Each player's place from 1, ties shared."""
    raise NotImplementedError


def end_reason(s):
    """Why the game is over, an index into END_REASONS."""
    raise NotImplementedError


def broken_invariant(s):
    """0, or the number of the first invariant that does not hold. For tests."""
    raise NotImplementedError


def impossible(s):
    """0, or the number of what does not fit together in a state from outside, an index into FAULTS.

    Every field must be within its bounds (`FIELDS.out_of_bounds`). No state that play leads to is impossible,
    and on a state that is not, all other functions do what they should: none fails, and none runs for ever.
    """
    raise NotImplementedError
