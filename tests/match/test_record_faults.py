"""Records that were tampered with are found out, and what is no record is told so with a sentence."""

from __future__ import annotations

import re

import pytest
from helpers.playing import entries, refusal_of
from hypothesis import example, given, settings
from hypothesis import strategies as st

from shokai.match.dealer import commitment_of
from shokai.match.match import Match
from shokai.match.record import read_record, verify
from shokai.texts import Refusal

# Tampering.


def tampered(record: str, old: str, new: str) -> str:
    assert old in record
    return record.replace(old, new, 1)


def test_a_changed_card_is_found_out(finished_game: Match, finished_record: str) -> None:
    """Another card of the first deal: the game cannot have gone on like that, or the seed tells."""
    dealt = re.search(r"^\* (\w\d) (\w\d)", finished_record, re.MULTILINE)
    assert dealt
    swapped = tampered(finished_record, f"* {dealt[1]} {dealt[2]}", f"* {dealt[2]} {dealt[1]}")
    assert dealt[1] != dealt[2]
    # Two market cards in another order make the same market, so the record still replays.
    assert read_record(swapped).standing == finished_game.standing
    fault = verify(swapped).fault
    assert fault is not None
    assert f"Step 1 dealt {dealt[2]}, but the seed gives {dealt[1]}" in str(fault)


@pytest.mark.parametrize("part", [0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99])
def test_any_other_card_at_any_place_is_found_out(finished_record: str, part: float) -> None:
    dealt = [
        line.start() + card.start()
        for line in re.finditer(r"^\* .*$", finished_record, re.MULTILINE)
        for card in re.finditer(r"\b[RBYG][235]\b", line[0])
    ]
    at = dealt[int(part * len(dealt))]
    other = "G5" if finished_record[at : at + 2] != "G5" else "R2"
    changed = finished_record[:at] + other + finished_record[at + 2 :]
    assert refusal_of(verify, changed) or verify(changed).fault is not None


def test_a_changed_seed_is_found_out(finished_record: str) -> None:
    changed = tampered(finished_record, '[Seed "finished"]', '[Seed "another"]')
    assert "does not match the commitment" in str(verify(changed).fault)


def test_a_changed_seed_with_its_own_commitment_is_found_out(finished_record: str) -> None:
    changed = tampered(finished_record, '[Seed "finished"]', '[Seed "another"]')
    changed = tampered(changed, commitment_of("finished"), commitment_of("another"))
    assert "but the seed gives" in str(verify(changed).fault)


def test_a_changed_commitment_is_found_out(finished_record: str) -> None:
    changed = tampered(finished_record, commitment_of("finished"), commitment_of("another"))
    assert "does not match the commitment" in str(verify(changed).fault)


@pytest.mark.parametrize("header", ["Seed", "Commitment"])
def test_without_seed_or_commitment_nothing_can_be_checked(finished_record: str, header: str) -> None:
    without = re.sub(rf"\[{header} .*\n", "", finished_record)
    assert "cannot be verified" in str(verify(without).fault)


def test_a_changed_result_is_found_out(finished_game: Match, finished_record: str) -> None:
    told = " ".join(str(n) for n in finished_game.standing.points)
    with pytest.raises(Refusal, match=r"gives the result 99 0 0, but its moves lead to"):
        read_record(tampered(finished_record, f'[Result "{told}"]', '[Result "99 0 0"]'))


def test_a_game_that_was_cut_short_has_no_result(finished_record: str) -> None:
    with pytest.raises(Refusal, match="gives the result"):
        read_record("\n".join(finished_record.splitlines()[:-6]) + "\n")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (r"^(\w+): take \w\d$", r"\1: take X7", "“x7” is not a card"),
        (r"^(\w+): take \w\d$", r"\1: pass", "You can pass only if"),
        (r"^(\w+): take \w\d$", r"\1: dance", "“dance” is not a move"),
        (r"^(\w+): take (\w\d)$", r"Nobody: take \2", "A line must start with * or with a seat name and a colon"),
        (r"^(\w+): take (\w\d)$", r"take \2", "A line must start with * or with a seat name and a colon"),
        (r"^(White): (take|reserve) (.*)$", r"Pink: \2 \3", "It is White’s move, not Pink’s."),
        (r"^(\w+): take (\w\d)$", r"\1: take \2\n* R2 B2 Y2 G2 R3 B3", "No card is due to be dealt."),
        (r"^\* .*\n", "", "A deal is due here: add a line that starts with *"),
        (r"^\* (\w\d)", "* R9", "“R9” is not a card"),
        (r"^\* (\w\d)", "* start:Pink", "start:Pink is not among the possible deals"),
        (r"^\* (\w\d)", "* start:Nobody", "There is no player called “Nobody”"),
        (r'\[Game "osaka"\]', '[Game "chess"]', "There is no game “chess”."),
        (r'\[Game "osaka"\]\n', "", "This is not a game record"),
        (r'\[Shokai "1"\]', '[Shokai "99"]', "which this version cannot read"),
        (r"\[Players .*\]", '[Players "White"]', "osaka is for 2 to 4 players, not 1."),
        (r"\[Players .*\]", '[Players "White White Grey"]', "Give 3 different names"),
        (r"\[Players .*\]\n", "", "osaka is for 2 to 4 players, not 0."),
        (r"\[Players (.*)\]", r'[Players \1]\n[Options "many"]', "osaka has no option “many”"),
        (r"\[Players (.*)\]", r'[Players \1]\n[Options "²"]', "osaka has no option “²”"),
        (r"\[Players (.*)\]", r'[Players \1]\n[Weather "fine"]', "records have no header “Weather”."),
    ],
)  # fmt: skip
def test_a_record_of_something_that_cannot_have_happened_is_refused(
    finished_record: str, old: str, new: str, said: str
) -> None:
    changed, n = re.subn(old, new, finished_record, count=1, flags=re.MULTILINE)
    assert n == 1
    with pytest.raises(Refusal) as refused:
        read_record(changed)
    assert said in str(refused.value)


def test_a_fault_in_a_record_names_its_line(finished_record: str) -> None:
    lines = finished_record.splitlines()
    number = next(i for i, line in enumerate(lines) if ": take" in line)
    lines[number] = lines[number].split(":")[0] + ": dance"
    with pytest.raises(Refusal, match=rf"Line {number + 1}, “{lines[number]}”"):
        read_record("\n".join(lines))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n\n",
        "hello",
        "\0\1\2\3",
        "[Shokai]",
        '[Shokai "1"]',
        "1. e4 e5",
        "{}",
        "# only a comment",
        "\ufeff",
    ],
)
def test_what_is_no_record_is_told_so(text: str) -> None:
    for read in (read_record, verify):
        with pytest.raises(Refusal, match="not a game record"):
            read(text)


@pytest.mark.parametrize("seed", ["", " ", "two\nlines", "x" * 201, "\ud800", "bell\a"])
def test_a_seed_that_fits_into_no_record_is_refused(seed: str) -> None:
    with pytest.raises(Refusal, match="A seed is one line of text"):
        Match("osaka", 2, seed=seed)


@pytest.mark.parametrize("seed", ["\ud800", "x" * 201])
def test_a_seed_in_a_record_is_held_to_the_same(finished_record: str, seed: str) -> None:
    with pytest.raises(Refusal):
        read_record(tampered(finished_record, '[Seed "finished"]', f'[Seed "{seed}"]'))


@given(seed=st.text(min_size=1, max_size=30))
@example(seed='say "hello" # not a comment]')
@settings(max_examples=60)
def test_any_other_seed_comes_back_from_a_record(seed: str) -> None:
    try:
        match = Match("osaka", 2, seed=seed)
    except Refusal:
        assert not seed.strip() or not seed.isprintable()
        return
    again = read_record(match.record(secret=True))
    assert again.dealer is not None
    assert again.dealer.seed == seed
    assert again.steps == match.steps


@given(names=st.lists(st.text(min_size=1, max_size=6), min_size=2, max_size=4))
@example(names=["Anna\u00a0B", "Ben"])
@example(names=["Anna\u2028", "Ben"])
@example(names=["Anna\r", "Ben"])
@example(names=["chance", "nobody"])
@example(names=["players", "turn"])
@example(names=["日本", "Köln"])
@settings(max_examples=200)
def test_names_are_refused_or_come_back_from_records_and_positions(names: list[str]) -> None:
    if refusal_of(Match, "osaka", len(names), names=names):
        return
    match = Match("osaka", len(names), names=names, seed="names")
    again = read_record(match.record(secret=True))
    assert again.names == names
    assert again.steps == match.steps
    placed = Match.from_position("osaka", entries(match.position()), seed="names")
    assert placed.names == names
    assert placed.position() == match.position()
    assert placed.actor == match.actor


@given(data=st.data())
@settings(max_examples=150)
def test_a_record_with_scribbles_is_read_or_refused_and_nothing_else(finished_record: str, data: st.DataObject) -> None:
    text = finished_record
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        until = data.draw(st.integers(at, min(len(text), at + 12)))
        text = text[:at] + data.draw(st.text(max_size=8)) + text[until:]
    for read in (read_record, verify):
        assert refusal_of(read, text) != ""


@given(data=st.data())
@settings(max_examples=150)
def test_a_record_with_lines_lost_or_moved_is_read_or_refused(finished_record: str, data: st.DataObject) -> None:
    lines = finished_record.splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        a, b = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        what = data.draw(st.sampled_from(["drop", "swap", "double"]))
        if what == "drop":
            del lines[a]
        elif what == "swap":
            lines[a], lines[b] = lines[b], lines[a]
        else:
            lines.insert(a, lines[b])
    for read in (read_record, verify):
        assert refusal_of(read, "\n".join(lines)) != ""


@given(text=st.text(max_size=200))
def test_any_text_at_all_is_no_record(text: str) -> None:
    with pytest.raises(Refusal):
        read_record(text)


_KEYS = (
    "players", "phase", "turn", "actor", "ships", "market", "farm", "draw", "pile", "discard", "top", "due",
    "symbols", "colour", "asked", "order", "ended", "White hand", "Pink goods", "White tokens", "x hand", "",
)  # fmt: skip
_SAID = (
    "White", "Pink", "chance", "nobody", "pay", "insure", "save", "end", "lay", "tokens", "R5", "R2*Pink",
    "R5x9", "G2x11", "RRR", "4", "7", "99",
)  # fmt: skip
_LINES = st.tuples(st.sampled_from(_KEYS), st.text(max_size=10) | st.sampled_from(_SAID))
_MOVES = st.lists(st.sampled_from(["buy", "done", "take R2", "save R5"]), max_size=2)


@given(lines=st.lists(_LINES, max_size=6), moves=_MOVES)
@settings(max_examples=300)
def test_a_record_with_any_position_is_read_or_refused(lines: list[tuple[str, str]], moves: list[str]) -> None:
    text = '[Shokai "1"]\n[Game "osaka"]\n[Seed "7"]\n\nposition:\n'
    text += "".join(f"  {key}: {value}\n" for key, value in lines)
    text += "".join(f"White: {move}\n" for move in moves)
    assert refusal_of(read_record, text) != ""
