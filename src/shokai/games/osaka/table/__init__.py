"""TRADERS OF OSAKA at the table: its notation, views, reasons, previews, sentences and positions."""

from __future__ import annotations

from collections.abc import Sequence

from shokai.games.osaka.table.advice import advice
from shokai.games.osaka.table.cards import card_lines, card_sets, changed_cards, use_card_set, use_cards
from shokai.games.osaka.table.drawing import draw
from shokai.games.osaka.table.figures import figures
from shokai.games.osaka.table.form import position_form
from shokai.games.osaka.table.notation import (
    join_moves, move_text, outcome_text, question, read_moves, read_outcome,
)  # fmt: skip
from shokai.games.osaka.table.planning import answers, as_if_turn, asked_about
from shokai.games.osaka.table.positions import fact_key, fact_value, facts, read_position, write_position
from shokai.games.osaka.table.preview import preview, preview_sentences
from shokai.games.osaka.table.reasons import why_not, why_not_text
from shokai.games.osaka.table.story import final_lines, story
from shokai.games.osaka.table.view import open_view, view
from shokai.games.osaka.table.view_types import OsakaView
from shokai.games.osaka import rules
from shokai.engine.fields import State
from shokai.games.osaka.rules.state import BUY, DISCARD, DONE, PASS, TAKE_HELD, TOKEN

name = rules.NAME
full_name = "TRADERS OF OSAKA"
seat_names = ("White", "Pink", "Grey", "Beige")
view_type = OsakaView
# The sections of the rules summary, in order; reasons name one of them.
sections = tuple(
    f"osaka-rules-{section}"
    for section in (
        "goal", "setup", "turn", "buy", "ships", "take", "reserve", "refill", "piles",
        "payday", "tokens", "tide", "insurance", "end",
    )
)  # fmt: skip
verbs = ("token", "take", "reserve", "reserve farm", "buy", "pay", "insure", "save", "done", "pass")
# There is only one edition.
options: dict[str, int] = {}
# How scenarios compare values: these in order, the others in any order; of these only what is named.
ordered_facts = frozenset({"places", "players"})
partial_facts = frozenset({"ships"})
declines_at_once = True
# More than twice the decisions of the longest among thousands of random games, which had 441.
most_decisions = 2_000


def only_says_no(legal: list[int]) -> bool:
    """Nothing to insure with, or nothing to do at all."""
    return legal in ([DONE], [PASS])


def opens_turn(move: int) -> bool:
    """Whether a turn begins with this move: the one thing that a player does, or passing."""
    return (move < TOKEN and move % 4 != DISCARD) or move in (BUY, TAKE_HELD, PASS)


def goes_on(_legal: list[int]) -> bool:
    """A payment is named card by card, even where it can be no other."""
    return False


def passed_by_itself(_before: State, _move: int, _after: State, _text: str) -> bool:
    """No step with something to name passes by itself."""
    return False


def with_seats(text: str, _names: Sequence[str], every: bool = False) -> str:
    """No move names a player."""
    del every
    return text
