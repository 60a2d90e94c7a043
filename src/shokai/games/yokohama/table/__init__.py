"""YOKOHAMA at the table: its notation, views, reasons, previews, sentences and positions."""

from __future__ import annotations

from shokai.games.yokohama.table.advice import advice
from shokai.games.yokohama.table.asked import fact_key, fact_value
from shokai.games.yokohama.table.earlier import changed_cards, use_card_set
from shokai.games.yokohama.table.cards import card_lines, use_cards
from shokai.games.yokohama.table.drawing.table import draw
from shokai.games.yokohama.table.figures import figures
from shokai.games.yokohama.table.form import position_form
from shokai.games.yokohama.table.notation import join_moves, move_text, outcome_text, read_outcome
from shokai.games.yokohama.table.planning import as_if_turn
from shokai.games.yokohama.table.positions import facts, read_position, write_position
from shokai.games.yokohama.table.preview import preview, preview_sentences
from shokai.games.yokohama.table.questions import question
from shokai.games.yokohama.table.reading import read_moves, with_seats
from shokai.games.yokohama.table.reasons.moves import why_not, why_not_text
from shokai.games.yokohama.table.story.steps import final_lines, story
from shokai.games.yokohama.table.unasked import goes_on, passed_by_itself
from shokai.games.yokohama.table.view.seat import open_view, view
from shokai.games.yokohama.table.view_types import YokohamaView
from shokai.games.yokohama import rules
from shokai.games.yokohama.rules.components import CARD_SETS
from shokai.games.yokohama.rules.state import DONE, EDITION_2024, MINI_1, MINI_2, VERBS

verbs = VERBS
name = rules.NAME
full_name = "YOKOHAMA"
seat_names = ("Red", "Yellow", "Blue", "Green")
view_type = YokohamaView
# The sections of the rules summary, in order; reasons name one of them.
sections = tuple(
    f"yokohama-rules-{section}"
    for section in (
        "goal", "setup", "turn", "placement", "movement", "recall", "power", "production", "bank", "chinatown",
        "church", "customs", "port", "agency", "laboratory", "bonus", "construction", "recovery", "agents",
        "achievements", "orders", "countries", "technologies", "rewards", "end", "scoring", "editions", "expansions",
    )
)  # fmt: skip
# What can be chosen when a table is opened, and the bits of the rules' options.
options = {"2016": 0, "2024": EDITION_2024, "mini1": MINI_1, "mini2": MINI_2}
# How scenarios compare values: these in order, the others in any order; of these only what is named.
ordered_facts = frozenset({"places", "players", "port", "dock", "lab", "research", "layout", "steps"})
partial_facts = frozenset({"goods", "hand", "warehouse", "church", "customs", "sites", "flags"})

declines_at_once = False
# More than twice the decisions of the longest among some 70,000 random games, which had 4,854. With everybody making
# the first legal move, a game goes on for ever.
most_decisions = 10_000
card_sets = CARD_SETS


def only_says_no(legal: list[int]) -> bool:
    """Whether all the seat can do is to decline."""
    return legal == [DONE]
