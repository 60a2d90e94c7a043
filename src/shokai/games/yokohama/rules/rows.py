"""What a row of the tables of moves, piles and steps says.

A cell that names a function does so by module and name. Rules are named by their chapter, `movement.recall`; they may
say what they are given, `building.recover(s, 1)`. What people see is named in the same row, by what the modules under
`table` call it, and stays a name here: rules know nothing of tables. tests/games/yokohama/test_tables.py looks up
every name.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from shokai.engine.contract import WORD


@dataclass(frozen=True)
class Moves:
    """A block of moves that are one choice: where to go, which order to take."""

    first: int
    count: int
    # The word that its texts begin with, and what follows: "area", "number" (from 1), "amount" (from 0), names,
    # nothing, or a function of table/notation.
    verb: str
    text: str | tuple[str, ...]
    # The rule that carries it out. It is given the choice, counted from 0, where there is more than one.
    apply: str
    # What such a move is called when it is not the time for it, and the section of the rules about it.
    kind: str
    section: str
    # The function of table/reasons that knows why such a move is not legal.
    why: str = ""
    # The method of the teller in table/story/moves that tells it; none where a later move does.
    story: str = ""
    # The function of table/reading that reads it, where the text alone does not say how.
    read: str = ""


@dataclass(frozen=True)
class Pile:
    """Cards of a kind that chance turns up."""

    first: int
    count: int
    # The set of cards that may come now; none where they are counted.
    left: str
    # What stands before a card's number, or names of the cards.
    text: str | tuple[str, ...]


@dataclass(frozen=True)
class Step:
    """What may lie on the stack. The step on top is what happens now."""

    name: str
    # What happens when it comes to lie on top: a question to the player whose turn it is, unless it says otherwise.
    begin: str = "steps.ask"
    # The moves that may be made: the rule that finds them, the blocks, what is done instead of a block's own rule.
    legal: str = ""
    moves: tuple[int, ...] = ()
    instead: dict[int, str] = field(default_factory=dict)
    # What `done` does.
    decline: str = "steps.pop"
    # Textile Mill and University may be used before anything is done (R6).
    between: bool = False
    # Chance: the pile, how many cards are turned at set-up, what is done with one.
    draws: int | None = None
    cards: str = ""
    deal: str = ""
    # A position from outside: areas of its action, fields it reads, what it needs, whether something was done in it.
    areas: tuple[int, ...] = ()
    reads: tuple[str, ...] = ()
    needs: str = "1"
    begun: str = "0"
    # What it will still bring, to a bot that plans: a rule of the bot's.
    worth: str = ""
    # The question: a message, or a function of table/questions; and one for the numbers in it.
    asks: str = ""
    numbers: str = ""
    # Why no more of a block can follow on a typed line, once a move has ended the step: functions of table/reasons.
    ended: dict[int, str] = field(default_factory=dict)
    # How it is told that it was declined: a message, or a method of the teller in table/story/moves; and what chance
    # dealt, by a function of table/story/deals.
    declines: str = ""
    told: str = ""


MOVE_TABLE: dict[int, Moves] = {}
"""The blocks of moves by their first numbers, in the order in which a list of moves shows them."""

PILE_TABLE: dict[int, Pile] = {}
"""The piles by the numbers of their first outcomes."""

STEP_TABLE: list[Step] = []
"""The steps by number."""


def moves(first: int, count: int, verb: str, text: str | tuple[str, ...] = "", **cells: str) -> int:
    """Adds a block of moves, and returns its first number."""
    # A block is marked as legal at once, so none is cut by the end of a word.
    assert first // WORD == (first + count - 1) // WORD, f"{verb}: cut by the end of a word of legal moves"
    for other in MOVE_TABLE.values():
        assert first + count <= other.first or other.first + other.count <= first, f"{verb} overlaps {other.verb}"
    assert not isinstance(text, tuple) or len(text) == count, f"{verb}: {count} moves, {len(text)} names"
    MOVE_TABLE[first] = Moves(first, count, verb, text, **cells)
    return first


def pile(count: int, left: str, text: str | tuple[str, ...]) -> int:
    """Adds a pile, and returns the number of its first outcome."""
    first = sum(pile.count for pile in PILE_TABLE.values())
    PILE_TABLE[first] = Pile(first, count, left, text)
    return first


def step(row: Step) -> int:
    """Adds a step, and returns its number."""
    assert row.name not in [other.name for other in STEP_TABLE], f"{row.name} is there twice"
    STEP_TABLE.append(row)
    return len(STEP_TABLE) - 1
