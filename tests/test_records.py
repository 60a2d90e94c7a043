"""Games and positions as text: written, read again, checked, taken back. Bad ones are told so."""

from __future__ import annotations

import itertools
import random
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from shokai.game import osaka as title
from shokai.game.dealer import Dealer, commitment_of, new_seed
from shokai.game.match import Match
from shokai.game.osaka.notation import card_text, cards_of
from shokai.game.record import load, read_record, verify
from shokai.games.osaka import FIELDS
from shokai.games.osaka.cards import DECK
from shokai.games.osaka.state import INSURE, PAY, SAVE, TURN
from shokai.kernel.engine import CHANCE
from shokai.texts import Refusal, languages, speaker

NAMES = ("White", "Pink", "Grey", "Beige")


def played(players: int, seed: str, moves: int = 10_000, backend: str = "python", buying: bool = True) -> Match:
    """A game of so many decisions, or to its end, whose players like to buy."""
    match = Match("osaka", players, seed=seed, backend=backend)
    rng = random.Random(f"{seed} {players}")
    for _ in range(moves):
        if match.over:
            break
        buy = [m for m in match.legal if match.move_text(m) == "buy"] if buying else []
        match.play(rng.choice(buy or match.legal))
    return match


def refusal_of(action: Callable[..., Any], *given: Any, **more: Any) -> str | None:
    """The sentence with which something is refused; None when it is not. Any other exception gets through."""
    try:
        action(*given, **more)
    except Refusal as refusal:
        told = [speaker(language).say(refusal.said) for language in languages()]
        return told[0] if all(told) else ""
    return None


def entries(position: str) -> dict[str, str]:
    """The lines of a position, as `Match.from_position` takes them."""
    return dict(line.split(":", 1) for line in position.splitlines())


@pytest.fixture(scope="module")
def finished() -> Match:
    return played(3, "finished")


@pytest.fixture(scope="module")
def finished_record(finished: Match) -> str:
    return finished.record()


# Positions.


def test_every_position_is_read_as_it_was_written(many_states: list[Any]) -> None:
    for s in many_states:
        names = list(NAMES[: s.players])
        lines = title.write_position(s, names)
        again, read_names = title.read_position(entries("\n".join(lines)))
        assert read_names == names
        assert title.write_position(again, names) == lines
        different = [f.name for f in FIELDS if getattr(again, f.name) != getattr(s, f.name)]
        assert different == [], "\n".join(lines)


@pytest.mark.parametrize("backend", ["python", "native"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_goes_on_from_each_of_its_positions_as_it_did(players: int, backend: str) -> None:
    match = played(players, "positions", moves=120, backend=backend)
    names = match.names
    for i in range(0, len(match.steps), 9):
        past = match.engine.lists(match._past[i].state)
        twin = Match.from_position(
            "osaka", entries("\n".join(title.write_position(past, names))), seed="positions", backend=backend
        )
        twin.dealer = None
        for step in match.steps[i:]:
            if step.seat == CHANCE:
                twin.deal(step.number)
            else:
                assert twin.actor == step.seat
                twin.play(step.number)
        assert twin.position() == match.position()
        assert twin.standing == match.standing
        assert twin.legal == match.legal


def test_a_position_needs_to_say_only_what_matters() -> None:
    match = Match.from_position("osaka", {"market": "R5 B2"})
    s = match.state
    assert match.names == ["White", "Pink"]
    assert match.legal_texts() == ["take R5", "reserve R5", "take B2", "reserve B2"]
    assert s.pile == 106
    assert s.ships == [0, 0, 0, 0]


def test_ships_may_be_placed_by_the_names_of_the_spaces() -> None:
    places = "R:osaka B:oshima Y:anori G:enshunada-2"
    assert Match.from_position("osaka", {"market": "R2", "ships": places}).state.ships == [0, 1, 2, 4]


def test_points_whose_cards_are_not_named_were_drawn_unseen() -> None:
    s = Match.from_position("osaka", {"market": "R2", "White points": "7"}).state
    assert (s.pile, len(cards_of(s.draw))) == (100, 107)


@pytest.mark.parametrize(
    ("given_lines", "said"),
    [
        ({"market": "R4"}, "“r4” is no card"),
        ({"market": "R5x8"}, "There are not that many R5 in the game."),
        ({"White hand": "R5x4", "Pink goods": "R5x4"}, "There are not that many R5"),
        ({"market": "R2", "draw": "R2x11"}, "There are not that many R2"),
        ({"market": "R2*White R3*White"}, "White has only one reservation stone."),
        ({"market": "R2*White", "farm": "R3*White"}, "White has only one reservation stone."),
        ({"market": "R2*Grey"}, "Nobody here is called “Grey”"),
        ({"market": "R2", "turn": "Beige"}, "Nobody here is called “Beige”"),
        ({"market": "R2", "ships": "R9"}, "“R9” is no ship with its place"),
        ({"market": "R2", "ships": "X1"}, "“X1” is no ship with its place"),
        ({"market": "R2", "White tokens": "R Q"}, "“Q” is no colour"),
        ({"market": "R2", "White points": "many"}, "“many” is no number"),
        ({"market": "R2", "White points": "-3"}, "“-3” is no number"),
        ({"market": "R2", "pile": "200"}, "“200” is no number"),
        ({"market": "R2", "phase": "lunch"}, "“lunch” does not fit “phase”"),
        ({"market": "R2", "Grey hand": "R2"}, "A position has no grey hand"),
        ({"market": "R2", "players": "White"}, "Two to four players"),
        ({"market": "R2", "players": "White white"}, "Two to four players"),
        ({"market": "R2", "players": "A B C D E"}, "Two to four players"),
        ({"market": "R2", "White tokens": "R" * 130}, "These have values that cannot be: tokens."),
    ],
)
def test_a_position_that_cannot_be_read_is_told_so(given_lines: dict[str, str], said: str) -> None:
    with pytest.raises(Refusal) as refused:
        Match.from_position("osaka", given_lines)
    assert said in str(refused.value)


def assert_refused_or_possible(given_lines: dict[str, str]) -> None:
    """A position is refused with a sentence, or it is a table that could be, and can be played on."""
    if refusal_of(Match.from_position, "osaka", given_lines):
        return
    match = Match.from_position("osaka", given_lines, seed="7", backend="python")
    s = match.state
    bags = [s.market, s.farm, s.draw, s.discard, s.out, *s.hand, *s.goods, *s.insured, *s.held, *s.held_farm]
    assert sum((Counter(cards_of(bag)) for bag in bags), Counter()) == Counter(cards_of(DECK))
    assert s.top == 0 if not s.discard else card_text(s.top - 1) in cards_of(s.discard)
    assert s.phase not in (TURN, PAY) or s.actor == s.turn
    assert match.table(0)
    assert match.table()
    for _ in range(20):
        assert FIELDS.out_of_bounds(match.state) == []
        assert match.engine.broken_invariant(match.state) == 0
        match.why_not("take R5")
        if match.over:
            break
        if match.actor == CHANCE:
            match._deal_on()
        else:
            assert match.legal, "a dead end"
            match.play(match.legal[-1])


IMPOSSIBLE = {
    "sixteen red 5s": {"market": "B2", "White hand": "R5x8", "Pink hand": "R5x8"},
    "three cards under one stone": {"market": "R2x3*White"},
    "nothing in the market, though the pile is full": {"market": ""},
    "a ship in Edo and no payday": {"market": "R2", "ships": "R5"},
    "eight tokens and the game goes on": {"market": "R2", "White tokens": "R" * 8},
    "eight tokens and the market is about to be filled": {"White tokens": "R" * 8},
    "another card on top": {"market": "R2", "discard": "G5", "top": "R2"},
    "a card on top of nothing": {"market": "R2", "top": "R2"},
    "nothing to be paid": {"market": "R2", "phase": "pay", "White hand": "R2"},
    "too little to pay with": {"market": "R5", "phase": "pay", "due": "5", "White hand": "R2"},
    "nothing to be insured": {"market": "R2", "phase": "insure"},
    "a fifth colour": {"market": "R2", "phase": "insure", "colour": "4"},
    "nothing to be saved": {"market": "R2", "phase": "save"},
    "more symbols than goods": {"market": "R2", "phase": "save", "symbols": "3", "White goods": "R2"},
    "nothing to be laid": {"market": "R2", "phase": "lay"},
    "between two turns": {"market": "R2", "phase": "next"},
    "in the middle of a payday": {"market": "R2", "phase": "payday"},
    "in the middle of the tide": {"market": "R2", "phase": "insurance"},
    "an end without a reason": {"market": "R2", "phase": "end"},
    "an end that is none": {"market": "R2", "ended": "tokens"},
    "chance in a turn": {"market": "R2", "actor": "chance"},
    "nobody in a turn": {"market": "R2", "actor": "nobody"},
    "Pink in White's turn": {"market": "R2", "actor": "Pink"},
    "all goods insured and still asked": {
        "market": "G2", "phase": "insure", "ships": "G5 R3", "White goods": "R5", "symbols": "2", "order": "2",
    },
    "a ship in Edo before a turn": {"market": "R2", "phase": "lay", "to_market": "1", "ships": "R5"},
    "a card to be laid and no pile": {"phase": "lay", "to_market": "1", "pile": "0", "White points": "108"},
    "more passes than players": {"White hand": "R5", "draw": "", "White points": "107", "passes": "2"},
    "a strange digit": {"market": "R2x²"},
    "strange points": {"market": "R2", "White points": "²"},
    "very many points": {"market": "R2", "White points": "9" * 5000},
    "a strange pile": {"market": "R2", "pile": "²"},
}  # fmt: skip


@pytest.mark.parametrize("given_lines", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_a_table_that_cannot_be_is_refused(given_lines: dict[str, str]) -> None:
    assert_refused_or_possible(given_lines)


_CARDS = [f"{colour}{value}" for colour in "RBYG" for value in "532"]
_ZONES = st.lists(st.sampled_from([*_CARDS, "R2*White", "B3*Pink", "R5x3", "G2x7"]), max_size=5).map(" ".join)
_POSITIONS = st.fixed_dictionaries(
    {"market": _ZONES},
    optional={
        "farm": _ZONES,
        "White hand": _ZONES,
        "Pink hand": _ZONES,
        "White goods": _ZONES,
        "Pink goods": _ZONES,
        "discard": _ZONES,
        "draw": _ZONES,
        "ships": st.text("RBYG012345 ", max_size=11),
        "White tokens": st.text("RBYG", max_size=9),
        "Pink points": st.integers(0, 120).map(str),
        "phase": st.sampled_from(["lay", "hands", "start", "tokens", "turn", "pay", "insure", "save", "end"]),
        "due": st.integers(0, 12).map(str),
        "symbols": st.integers(0, 4).map(str),
        "colour": st.integers(0, 4).map(str),
        "asked": st.integers(0, 3).map(str),
        "to_market": st.integers(0, 5).map(str),
        "to_farm": st.integers(0, 3).map(str),
        "order": st.integers(0, 12).map(str),
        "passes": st.integers(0, 3).map(str),
        "turn": st.sampled_from(["White", "Pink"]),
        "actor": st.sampled_from(["White", "Pink", "chance", "nobody"]),
    },
)


@given(given_lines=_POSITIONS)
@settings(max_examples=300)
def test_whatever_table_is_laid_out_it_is_refused_or_possible(given_lines: dict[str, str]) -> None:
    assert_refused_or_possible(given_lines)


# Records.


@pytest.mark.parametrize("backend", ["python", "native"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("buying", [True, False])
def test_a_finished_game_is_read_as_it_was_written(players: int, backend: str, buying: bool) -> None:
    match = played(players, f"record {players}", backend=backend, buying=buying)
    assert match.over
    text = match.record()
    again = read_record(text, backend=backend)
    assert again.steps == match.steps
    assert again.names == match.names
    assert again.position() == match.position()
    assert again.standing == match.standing
    assert again.record() == text
    checked = verify(text)
    assert checked.fault is None
    assert checked.deals == sum(step.seat == CHANCE for step in match.steps)


def test_records_of_the_two_back_ends_are_the_same() -> None:
    assert played(4, "both", backend="native").record() == played(4, "both", backend="python").record()


@pytest.mark.parametrize("moves", [0, 1, 5, 40, 90])
def test_an_unfinished_game_can_be_read_and_played_on(moves: int) -> None:
    match = played(3, "unfinished", moves)
    again = read_record(match.record(secret=True))
    assert again.steps == match.steps
    assert again.legal == match.legal
    rng = random.Random(3)
    while not match.over:
        move = rng.choice(match.legal)
        match.play(move)
        again.play(move)
    # Also the cards that came later are the same: the seed was in the record.
    assert again.record() == match.record()


def test_every_step_of_a_game_can_be_saved() -> None:
    match = Match("osaka", 4, seed="each step")
    rng = random.Random(4)
    while not match.over:
        again = read_record(match.record(secret=True))
        assert again.steps == match.steps
        match.play(rng.choice(match.legal))


def test_the_seed_stays_secret_until_the_game_is_over() -> None:
    match = played(2, "a secret seed", moves=30)
    assert "a secret seed" not in match.record()
    assert f'[Commitment "{commitment_of("a secret seed")}"]' in match.record()
    assert '[Seed "a secret seed"]' in match.record(secret=True)
    assert '[Seed "a secret seed"]' in played(2, "a secret seed").record()


def test_a_record_without_its_seed_can_be_read_but_nobody_deals() -> None:
    match = played(2, "dealt", moves=30)
    again = read_record(match.record())
    assert again.dealer is None
    assert again.position() == match.position()
    assert verify(match.record()).fault is not None


def test_a_game_from_a_position_is_written_with_it() -> None:
    match = Match.from_position("osaka", {"market": "R5 B2", "White hand": "G5 G2"}, seed="7")
    match.play("take R5").play("take B2")
    again = read_record(match.record(secret=True))
    assert again.steps == match.steps
    assert again.position() == match.position()
    assert again.record(secret=True) == match.record(secret=True)


def test_a_payment_stands_on_the_line_of_its_purchase() -> None:
    match = Match.from_position("osaka", {"market": "R5 B2", "White hand": "G5 G3"}, seed="7").play("buy G3 G5")
    assert "White: buy G5 G3\n* " in match.record()


def test_comments_and_blank_lines_in_a_record_are_passed_over(finished_record: str) -> None:
    head, _, body = finished_record.partition("\n\n")
    commented = f"# A game\n\n{head}\n\n" + body.replace("\n", "   # so it went\n\n", 30)
    assert read_record(commented).record() == finished_record


def test_a_record_is_saved_whole_and_read_from_its_file(finished: Match, tmp_path: Path) -> None:
    path = tmp_path / "game.shokai"
    finished.save(str(path))
    assert load(str(path)).record() == finished.record()
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_cannot_be_read_or_written_is_told_so(finished: Match, tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="cannot be read"):
        load(str(tmp_path / "nothing here"))
    with pytest.raises(Refusal, match="cannot be read"):
        load(str(tmp_path))
    (tmp_path / "picture").write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe\x00")
    with pytest.raises(Refusal, match="not a text file"):
        load(str(tmp_path / "picture"))
    with pytest.raises(Refusal, match="cannot be written"):
        finished.save(str(tmp_path / "no folder" / "game.shokai"))


# Tampering.


def tampered(record: str, old: str, new: str) -> str:
    assert old in record
    return record.replace(old, new, 1)


def test_a_changed_card_is_found_out(finished: Match, finished_record: str) -> None:
    """Another card of the first deal: the game cannot have gone on like that, or the seed tells."""
    dealt = re.search(r"^\* (\w\d) (\w\d)", finished_record, re.MULTILINE)
    assert dealt
    swapped = tampered(finished_record, f"* {dealt[1]} {dealt[2]}", f"* {dealt[2]} {dealt[1]}")
    assert dealt[1] != dealt[2]
    # Two market cards in another order make the same market, so the record still replays.
    assert read_record(swapped).standing == finished.standing
    fault = verify(swapped).fault
    assert fault is not None
    assert f"Step 1 dealt {dealt[2]}, but the seed deals {dealt[1]}" in str(fault)


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
    assert "does not fit the commitment" in str(verify(changed).fault)


def test_a_changed_seed_with_its_own_commitment_is_found_out(finished_record: str) -> None:
    changed = tampered(finished_record, '[Seed "finished"]', '[Seed "another"]')
    changed = tampered(changed, commitment_of("finished"), commitment_of("another"))
    assert "but the seed deals" in str(verify(changed).fault)


def test_a_changed_commitment_is_found_out(finished_record: str) -> None:
    changed = tampered(finished_record, commitment_of("finished"), commitment_of("another"))
    assert "does not fit the commitment" in str(verify(changed).fault)


@pytest.mark.parametrize("header", ["Seed", "Commitment"])
def test_without_seed_or_commitment_nothing_can_be_checked(finished_record: str, header: str) -> None:
    without = re.sub(rf"\[{header} .*\n", "", finished_record)
    assert "cannot be checked" in str(verify(without).fault)


def test_a_changed_result_is_found_out(finished: Match, finished_record: str) -> None:
    told = " ".join(str(n) for n in finished.standing.points)
    with pytest.raises(Refusal, match=r"tells of the result 99 0 0, but the moves lead to"):
        read_record(tampered(finished_record, f'[Result "{told}"]', '[Result "99 0 0"]'))


def test_a_game_that_was_cut_short_has_no_result(finished_record: str) -> None:
    with pytest.raises(Refusal, match="tells of the result"):
        read_record("\n".join(finished_record.splitlines()[:-6]) + "\n")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (r"^(\w+): take \w\d$", r"\1: take X7", "“x7” is no card"),
        (r"^(\w+): take \w\d$", r"\1: pass", "You can do something, so you must"),
        (r"^(\w+): take \w\d$", r"\1: dance", "“dance” is no move"),
        (r"^(\w+): take (\w\d)$", r"Nobody: take \2", "A line starts with * or with a seat and a colon"),
        (r"^(\w+): take (\w\d)$", r"take \2", "A line starts with * or with a seat and a colon"),
        (r"^(White): (take|reserve) (.*)$", r"Pink: \2 \3", "It is not Pink’s move but White’s."),
        (r"^(\w+): take (\w\d)$", r"\1: take \2\n* R2 B2 Y2 G2 R3 B3", "No card is to be dealt now."),
        (r"^\* .*\n", "", "First it must say, on a line with *, what was dealt."),
        (r"^\* (\w\d)", "* R9", "“R9” is no card"),
        (r"^\* (\w\d)", "* start:Pink", "start:Pink cannot come now"),
        (r"^\* (\w\d)", "* start:Nobody", "Nobody here is called “Nobody”"),
        (r'\[Game "osaka"\]', '[Game "chess"]', "There is no game “chess” here."),
        (r'\[Game "osaka"\]\n', "", "This is not a record of a game"),
        (r'\[Shokai "1"\]', '[Shokai "99"]', "This is not a record of a game"),
        (r"\[Players .*\]", '[Players "White"]', "osaka is for 2 to 4 players, not for 1."),
        (r"\[Players .*\]", '[Players "White White Grey"]', "3 names are needed, all different"),
        (r"\[Players .*\]\n", "", "osaka is for 2 to 4 players, not for 0."),
        (r"\[Players (.*)\]", r'[Players \1]\n[Options "many"]', "osaka has no option “many”"),
        (r"\[Players (.*)\]", r'[Players \1]\n[Options "²"]', "osaka has no option “²”"),
        (r"\[Players (.*)\]", r'[Players \1]\n[Weather "fine"]', "there is no header “Weather” in a record."),
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
        with pytest.raises(Refusal, match="not a record of a game"):
            read(text)


@pytest.mark.parametrize("seed", ["", " ", "two\nlines", "x" * 201, "\ud800", "bell\a"])
def test_a_seed_that_fits_into_no_record_is_refused(seed: str) -> None:
    with pytest.raises(Refusal, match="A seed is a text"):
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


# Dealing.


def test_a_deal_that_cannot_be_is_refused() -> None:
    match = Match("osaka", 2, seed="7")
    with pytest.raises(Refusal, match="No card is to be dealt now"):
        match.deal("R5")
    match.rewind()
    match.dealer = None
    for _ in range(7):
        match.deal("R5")
    with pytest.raises(Refusal, match="R5 cannot come now"):
        match.deal("R5")
    with pytest.raises(Refusal):
        match.deal(99)
    with pytest.raises(Refusal):
        match.deal(-1)
    with pytest.raises(Refusal, match="is no card"):
        match.deal("ace of spades")


def test_equal_seeds_deal_equally_whatever_the_players_do() -> None:
    """The n-th card of the draw pile is the same, taken or bought for."""
    drawn = []
    for buying in (True, False):
        match = played(2, "equal", moves=40, buying=buying)
        cards = [step.number for step in match.steps if step.seat == CHANCE]
        drawn.append(cards)
    shorter = min(map(len, drawn))
    assert shorter > 20
    assert drawn[0][:shorter] == drawn[1][:shorter]


def test_new_seeds_are_never_the_same_and_commitments_hide_them() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(seed not in commitment_of(seed) for seed in seeds)
    assert len({Match("osaka", 2).record(secret=True) for _ in range(5)}) == 5


def test_tickets_are_even() -> None:
    counts = Counter(Dealer("even").ticket("osaka", (0, n, 5), 5) for n in range(20_000))
    assert set(counts) == set(range(5))
    assert max(abs(n - 4000) for n in counts.values()) < 5 * (20_000 * 4 / 25) ** 0.5


@given(total=st.integers(1, 2**63), pile=st.integers(0, 9))
def test_a_ticket_is_one_of_those_in_the_urn(total: int, pile: int) -> None:
    ticket = Dealer("urn").ticket("osaka", (pile, 0, 1), total)
    assert 0 <= ticket < total
    assert ticket == Dealer("urn").ticket("osaka", (pile, 0, 1), total)


# Taking back.


@pytest.mark.parametrize("backend", ["python", "native"])
def test_decisions_are_taken_back_and_made_again_one_by_one(backend: str) -> None:
    match = Match.from_position(
        "osaka", {"market": "Y5 Y3", "White hand": "R5 B3 G2", "Pink hand": "R2"}, seed="7", backend=backend
    )
    seen = [match.position()]
    for move in ("buy", "pay R5"):
        match.play(move)
        seen.append(match.position())
    for wanted in seen[-2::-1]:
        match.undo()
        assert match.position() == wanted
    with pytest.raises(Refusal, match="nothing to take back"):
        match.undo()
    for wanted in seen[1:]:
        match.redo()
        assert match.position() == wanted
    with pytest.raises(Refusal, match="nothing to make again"):
        match.redo()


def test_nothing_can_be_taken_back_once_a_card_was_revealed() -> None:
    match = Match.from_position("osaka", {"market": "Y5", "White hand": "R5"}, seed="7")
    match.play("buy R5")
    assert match.steps[-1].seat == CHANCE
    assert not match.can_undo
    with pytest.raises(Refusal, match="something was revealed since"):
        match.undo()


def test_nothing_can_be_taken_back_before_the_first_decision() -> None:
    with pytest.raises(Refusal, match="nothing to take back"):
        Match("osaka", 2, seed="7").undo()


def test_after_another_decision_what_was_taken_back_is_forgotten() -> None:
    match = Match.from_position("osaka", {"market": "Y5 R2 B2", "White hand": "R5"}, seed="7")
    match.play("take Y5")
    match.undo()
    match.play("take R2")
    with pytest.raises(Refusal, match="nothing to make again"):
        match.redo()
    assert match.legal_texts() == ["take Y5", "reserve Y5", "take B2", "reserve B2"]


@given(seed=st.integers(0, 1000), plan=st.binary(min_size=20, max_size=120))
@settings(max_examples=25)
def test_taking_back_and_making_again_leads_to_the_same_table(seed: int, plan: bytes) -> None:
    match = Match("osaka", 2 + seed % 3, seed=str(seed))
    for byte in plan:
        if match.over:
            break
        if byte % 4 == 0 and match.can_undo:
            before, record = match.position(), match.record(secret=True)
            match.undo()
            assert match.position() != before
            match.redo()
            assert (match.position(), match.record(secret=True)) == (before, record)
        else:
            match.play(match.legal[byte % len(match.legal)])


def test_a_copy_of_a_match_goes_its_own_way() -> None:
    match = played(2, "copy", moves=20)
    record = match.record(secret=True)
    twin = match.clone()
    while not twin.over:
        twin.play(twin.legal[-1])
    assert match.record(secret=True) == record
    assert match.position() != twin.position()
    twin = match.clone()
    if twin.can_undo:
        twin.undo()
    assert match.record(secret=True) == record


# Told in sentences.


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_can_be_told(players: int, language: str) -> None:
    speak = speaker(language)
    for buying in (True, False):
        match = played(players, "told", buying=buying)
        told = [speak.say(line) for line in match.log()]
        assert all(line.strip() for line in told)
        assert len(told) > len([s for s in match.steps if s.seat != CHANCE])
        final = [speak.say(line) for line in title.final_lines(match.state, match.names)]
        assert len(final) == players
        assert all(any(name in line for line in final) for name in match.names)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_points_told_add_up_to_the_result(players: int) -> None:
    for seed in range(6):
        match = played(players, f"adds up {seed}", buying=seed % 2 == 0)
        told: Counter[str] = Counter()
        sold: Counter[str] = Counter()
        for line in match.log():
            if line.id == "osaka-story-sells":
                told[line.args["player"]] += line.args["points"]
                sold[line.args["player"]] += 1
        for p, name in enumerate(match.names):
            assert told[name] == match.standing.points[p]
            assert sold[name] + 1 == sum(match.state.tokens[p])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_losses_told_are_those_that_happened(players: int) -> None:
    lost_told = lost_seen = 0
    for seed in range(6):
        match = played(players, f"losses {seed}")
        lost_told += sum(line.args["cards"] for line in match.log() if line.id == "osaka-story-loses")
        states = [match.engine.lists(past.state) for past in match._past] + [match.state]
        for old, new in itertools.pairwise(states):
            if old.phase in (INSURE, SAVE) and new.phase not in (INSURE, SAVE):
                for p in range(players):
                    had = len(cards_of(old.goods[p])) + len(cards_of(old.insured[p]))
                    lost_seen += had - len(cards_of(new.goods[p])) - len(cards_of(new.insured[p]))
    assert lost_told == lost_seen > 0


def test_cards_of_one_deal_are_told_together_and_the_log_can_begin_later() -> None:
    match = Match.from_position("osaka", {"market": "Y5", "White hand": "R5", "farm": "G2"}, seed="7")
    match.play("buy R5")
    told = [str(line) for line in match.log()]
    assert told[0] == "White buys Y5 for 5."
    assert told[1] == "White pays R5."
    assert "The yellow ship sails to Oshima." in told
    assert sum(line.startswith("New in the market: ") for line in told) == 1
    assert sum(line.startswith("New in the farm: ") for line in told) == 1
    assert match.log(since=len(match.steps)) == []
