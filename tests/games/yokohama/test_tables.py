"""The tables of moves, piles and steps: every cell is used, every name in it is there, and nothing else lists steps."""

from __future__ import annotations

import ast
import inspect
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

import shokai.games.yokohama
from shokai.engine import entries
from shokai.engine.contract import WORD
from shokai.engine.dispatch import Chapters
from shokai.engine.engine import engine_for
from shokai.engine.native import NativeEngine
from shokai.games.yokohama import bot, themes
from shokai.games.yokohama import rules as yokohama
from shokai.games.yokohama import table as kind
from shokai.games.yokohama.rules import flow, possible_steps
from shokai.games.yokohama.rules.rows import MOVE_TABLE, PILE_TABLE, STEP_TABLE, Moves, Step
from shokai.games.yokohama.rules.state import BLOCKS, DONE, MOVE_KINDS, MOVES, OUTCOMES, STEPS
from shokai.games.yokohama.table import notation, questions, reading
from shokai.games.yokohama.table.cells import function
from shokai.games.yokohama.table.reasons import areas, ended, turn
from shokai.games.yokohama.table.reasons.moves import kind_of
from shokai.games.yokohama.table.story import deals
from shokai.games.yokohama.table.story.moves import Teller
from shokai.texts import languages, speaker

FOLDER = Path(shokai.games.yokohama.__file__).parent
DECIDING = [row for row in STEP_TABLE if row.moves]
DEALING = [row for row in STEP_TABLE if row.draws is not None]


# Moves.


def test_blocks_of_moves_do_not_overlap_and_no_word_cuts_one() -> None:
    taken = [m for block in BLOCKS for m in range(block.first, block.first + block.count)]
    assert len(taken) == len(set(taken))
    assert max(taken) == MOVES - 1
    assert all(block.first // WORD == (block.first + block.count - 1) // WORD for block in BLOCKS)
    assert [BLOCKS[MOVE_KINDS[m]].first <= m for m in range(MOVES)] == [True] * MOVES


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: f"{block.verb}-{block.first}")
def test_every_block_of_moves_is_read_told_and_refused_by_what_its_row_names(block: Moves) -> None:
    if isinstance(block.text, str) and "." in block.text:
        assert callable(function(block.text, notation))
    assert not block.read or callable(function(block.read, reading))
    assert not block.why or callable(function(block.why, turn, areas))
    assert not block.story or callable(getattr(Teller, block.story))
    assert (kind_of(block.first).name, kind_of(block.first).section) == (block.kind, block.section)
    assert f"yokohama-rules-{block.section}" in kind.sections
    assert block.verb in kind.verbs
    for language in languages():
        named = [variant.key.name for variant in _variants(language, "yokohama-only-when")]
        # Those two say in any step what they lack.
        assert block.kind in named or block.kind in ("mill", "university"), language


def _variants(language: str, message: str) -> list[Any]:
    """The forms that a message chooses from by `$kind`."""
    speak = speaker(language)
    assert speak.has(message)
    found = []
    for element in speak._bundle._messages[message].value.elements:
        expression = getattr(element, "expression", None)
        if getattr(getattr(expression, "selector", None), "id", None) and expression.selector.id.name == "kind":
            found += expression.variants
    return found


def test_every_block_is_a_move_of_some_step_or_is_used_between_steps() -> None:
    listed = {first for row in STEP_TABLE for first in row.moves}
    assert {block.verb for first, block in MOVE_TABLE.items() if first not in listed} == {"mill", "university", "done"}
    assert [row.name for row in STEP_TABLE if set(row.instead) - set(row.moves)] == []


def test_what_a_line_asks_for_after_its_step_is_refused_by_what_the_rows_name() -> None:
    cells = [cell for row in STEP_TABLE for first, cell in row.ended.items() if MOVE_TABLE[first]]
    assert all(callable(function(cell, ended)) for cell in cells)
    functions = {name for name, f in inspect.getmembers(ended, inspect.isfunction) if f.__module__ == ended.__name__}
    assert {cell.removeprefix("ended.") for cell in cells} == functions, "every function of `ended` answers for a row"


# Steps.


def test_a_step_asks_deals_or_goes_on_by_itself() -> None:
    others = [row.name for row in STEP_TABLE if row not in DECIDING and row not in DEALING]
    assert others == ["begin", "act", "end-turn", "over"]
    assert [row.name for row in DECIDING if row in DEALING] == []


@pytest.mark.parametrize("row", DECIDING, ids=lambda row: row.name)
def test_every_decision_has_its_moves_and_its_question(row: Step) -> None:
    assert row.legal
    assert row.asks
    if "." in row.asks:
        assert callable(function(row.asks, questions))
    else:
        assert all(speaker(language).has(f"yokohama-asks-{row.asks}") for language in languages())
    assert not row.numbers or callable(function(row.numbers, questions))
    if row.declines.startswith("moves."):
        assert callable(getattr(Teller, row.declines.removeprefix("moves.")))
    elif row.declines:
        assert all(speaker(language).has(f"yokohama-story-{row.declines}") for language in languages())


@pytest.mark.parametrize("row", DEALING, ids=lambda row: row.name)
def test_every_deal_has_a_pile_and_is_told(row: Step) -> None:
    assert row.draws in PILE_TABLE
    assert row.deal
    assert callable(function(row.told, deals))
    assert (row.cards != "") == row.name.startswith("deal-")


def test_piles_have_an_outcome_for_each_card() -> None:
    cards = [first + card for first, pile in PILE_TABLE.items() for card in range(pile.count)]
    assert cards == list(range(OUTCOMES))
    assert len({notation.outcome_text(outcome, ()) for outcome in cards}) == OUTCOMES
    assert {row.draws for row in DEALING} == set(PILE_TABLE)


def _called(function: Any) -> set[str]:
    return {node.func.id for node in ast.walk(ast.parse(inspect.getsource(function))) if isinstance(node, ast.Call)}


@pytest.mark.parametrize(
    ("written", "column"),
    [
        (flow.mark_legal, "legal"),
        (flow.decline, "decline"),
        (flow.settle, "begin"),
        (flow.deal_card, "deal"),
        (possible_steps.step_needs, "needs"),
        (possible_steps.begun, "begun"),
        (bot.step_worth, "worth"),
    ],
)
def test_what_is_written_from_a_column_calls_all_that_it_names(written: Any, column: str) -> None:
    cells = {getattr(row, column) for row in STEP_TABLE}
    named = {cell.partition("(")[0].rpartition(".")[2] for cell in cells if "." in cell}
    assert _called(written) == named
    assert len(named) > 2


def test_moves_are_carried_out_by_the_rules_that_their_rows_name() -> None:
    cells = [row.instead.get(first, MOVE_TABLE[first].apply) for row in STEP_TABLE for first in row.moves]
    cells += [MOVE_TABLE[first].apply for first in MOVE_TABLE if first != DONE]
    named = {cell.partition("(")[0].rpartition(".")[2] for cell in cells}
    assert _called(flow.carry_out) == named


# One place only.


def test_no_module_beside_the_tables_has_a_list_of_steps_or_of_moves() -> None:
    """More than a few of their names in a module would be a list that has to be kept up to date."""
    for names, most in (({row.name for row in STEP_TABLE}, 6), ({block.verb for block in BLOCKS}, 9)):
        for file in sorted(FOLDER.rglob("*.py")):
            # Types cannot be made from a table; tests/match/test_view_types.py holds theirs against it.
            # Themes of puzzles group the kinds of moves; the next test holds them against the table.
            if file.name in ("step_table.py", "move_table.py", "part_types.py", "themes.py"):
                continue
            strings = {n.value for n in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(n, ast.Constant)}
            assert len(strings & names) <= most, f"{file.name}: {sorted(strings & names)}"


def test_themes_group_kinds_that_there_are() -> None:
    assert set(themes._THEME_OF) <= {block.kind for block in BLOCKS}


def test_no_function_knows_more_than_a_third_of_the_steps() -> None:
    source = (FOLDER / "rules" / "step_table.py").read_text("utf-8")
    numbers = {
        target.id
        for node in ast.parse(source).body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
        for target in node.targets
        if isinstance(target, ast.Name) and getattr(node.value.func, "id", "") == "step"
    }
    assert len(numbers) == len(STEPS)
    for file in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                used = {name.id for name in ast.walk(node) if isinstance(name, ast.Name)} & numbers
                assert len(used) <= len(STEPS) // 3, f"{file.name}: {node.name} knows {sorted(used)}"


# What is written from a table is a rule like any other.


def test_a_cell_that_names_no_rule_is_refused() -> None:
    with pytest.raises(ValueError, match=r"'flow.nothing': flow has no rule of that name"):
        Chapters(flow).rule("flow.nothing")
    with pytest.raises(ValueError, match=r"'harbor.deal' names no rule of flow"):
        Chapters(flow).rule("harbor.deal")


def test_what_is_written_has_a_source_and_a_digest_that_changes_with_the_table() -> None:
    engine = engine_for(yokohama, "native")
    assert isinstance(engine, NativeEngine)
    chapters = Chapters(possible_steps)
    cells = {number: row.begun for number, row in enumerate(STEP_TABLE)}

    def digest(column: dict[int, str]) -> str:
        written = chapters.choose("begun", "s, step", "See there.", column, otherwise="0", module=flow.__name__)
        assert inspect.getsource(written).startswith("def begun(s, step):")
        return str(engine._binder.digest(written))

    assert digest(cells) == digest(dict(cells))
    assert digest(cells) != digest(cells | {STEPS.index("moving"): "1"})
    assert digest(cells) != digest(cells | {STEPS.index("hiring"): "possible_steps.traded"})
    assert engine.cache_folder(entries.apply) != engine.cache_folder(entries.legal)


def test_every_column_is_read_somewhere() -> None:
    source = "\n".join(file.read_text("utf-8") for file in sorted(FOLDER.rglob("*.py")))
    for table in (Moves, Step):
        for column in fields(table):
            name = column.name
            assert f'cells("{name}")' in source or f".{name}" in source, f"nobody reads {table.__name__}.{name}"


def test_all_words_of_legal_moves_are_cleared() -> None:
    s, words = engine_for(yokohama, "python").new(2), [-1] * yokohama.WORDS
    flow.legal(s, words)
    assert words == [0] * yokohama.WORDS, "flow.legal must clear as many words as the moves need"
