"""Positions that cannot be are refused before the rules see them, and all that play leads to is accepted."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from helpers.command import bad_file, heard, refused
from helpers.places import ROOT
from helpers.playing import entries, refusal_of
from helpers.walks import STYLES, walk
from helpers.yokohama import OPTIONS

from shokai.engine.engine import Engine, engine_for
from shokai.games.osaka import rules as osaka
from shokai.games.yokohama import rules as yokohama
from shokai.games.yokohama.rules.state import STEPS
from shokai.match.game import game_for
from shokai.match.match import Match
from shokai.match.record import read_record
from shokai.texts import Refusal, languages

GAMES = {"osaka": osaka, "yokohama": yokohama}
# Everybody has an assistant in the Church and some in the hand; faith 4 is asked for the first space.
IN_CHURCH = {
    "P0 men": "1@Church", "P0 president": "Church", "P0 goods": "c1 s1", "where": "Church", "power": "2",
    "steps": "begin end-turn phase-c recovery building bonus donating",
}  # fmt: skip
BASE = "begin end-turn phase-c recovery building bonus"


def states(game: str, seed: int) -> list[Any]:
    """All states of a game, in some style, with some options."""
    styles = sorted(STYLES[game])
    options = OPTIONS[seed % len(OPTIONS)] if game == "yokohama" else 0
    engine = engine_for(GAMES[game], "python")
    return [step.after for step in walk(engine, 2 + seed % 3, seed, style=styles[seed % len(styles)], options=options)]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_every_state_of_a_game_is_accepted_and_read_as_it_was_written(game: str, seed: int) -> None:
    kind = game_for(game)
    names = list(kind.seat_names[: 2 + seed % 3])
    met = states(game, seed)
    assert len(met) > 100
    for s in met[:: 1 if game == "osaka" else 3]:
        lines = kind.write_position(s, names)
        again, _ = kind.read_position(entries("\n".join(lines)))
        assert again == s, "\n".join(lines)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_no_step_of_a_compiled_game_leads_to_what_cannot_be(game: str, seed: int) -> None:
    engine = engine_for(GAMES[game], "native")
    options = OPTIONS[(3 * seed) % len(OPTIONS)] if game == "yokohama" else 0
    for number in range(4):
        state = engine.new(2 + seed % 3, options)
        for step in engine.recorded_game(2 + seed % 3, seed, number, options):
            assert engine.impossible(state) == ""
            engine.deal(state, -1 - step) if step < 0 else engine.apply(state, step)
        assert engine.impossible(state) == ""


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_both_back_ends_judge_alike(game: str) -> None:
    """On real states, and on states with one field at its bounds."""
    python, native = engine_for(GAMES[game], "python"), engine_for(GAMES[game], "native")
    fields = GAMES[game].FIELDS
    found = set()
    for s in states(game, 4)[::97]:
        assert python.impossible(s) == native.impossible(native.of_lists(s)) == ""
        for field in fields:
            if field.shape or field.fixed:
                continue
            for value in (field.low, field.high):
                t = s.clone()
                setattr(t, field.name, value)
                fault = python.impossible(t)
                assert native.impossible(native.of_lists(t)) == fault, (field.name, value)
                found.add(fault)
    assert len(found) > 8


def test_an_agent_gained_beyond_a_full_supply_can_be_written_and_read() -> None:
    """Whoever writes `P0 agents: 10` seldom empties the supply, too."""
    table = {
        "P0 agents": "10",
        "P0 flags": "GB1",
        "P0 orders": "O1",
        "P0 goods": "c1",
        "order O1": "GB 1 copper -> 1 vp",
    }
    match = Match.from_position("yokohama", table).play("fulfil O1")
    assert match.state.agents[0] == 11
    assert Match.from_position("yokohama", entries(match.position())).state == match.state


def test_donating_without_a_need_is_refused() -> None:
    """This one kept the server busy for ever: whoever asked for the legal moves waited for need, which is 0."""
    record = '[Shokai "1"]\n[Game "yokohama"]\n\nposition:\n' + "".join(f"  {k}: {v}\n" for k, v in IN_CHURCH.items())
    with pytest.raises(Refusal, match="“donating” needs a free space in “choice”"):
        read_record(record)
    assert Match.from_position("yokohama", IN_CHURCH | {"need": "2"}).legal_texts() == ["donate copper"]


@pytest.mark.parametrize(
    ("given_lines", "said"),
    [
        (IN_CHURCH | {"need": "3"}, "“donating” needs"),
        (IN_CHURCH | {"need": "2", "choice": "9"}, "“donating” needs"),
        (IN_CHURCH | {"need": "2", "church": "1:P1"}, "“donating” needs"),
        (IN_CHURCH | {"need": "2", "where": "Bank"}, "do not follow from each other"),
        (IN_CHURCH | {"need": "2", "power": "0"}, "“power” from 1 to 5"),
        (IN_CHURCH | {"need": "2", "moves_left": "1"}, "does not use it"),
        (IN_CHURCH | {"steps": f"{BASE} church-man", "P0 hand": "a0"}, "“church-man” needs"),
        ({"steps": f"{BASE} trading", "where": "Bank", "power": "2", "count": "1"}, "do not follow from each other"),
        ({"steps": f"{BASE} hiring", "where": "Agency", "power": "3"}, "“hiring” needs"),
        ({"steps": f"{BASE} harvest", "where": "Tea1"}, "“power” from 1 to 5"),
        ({"steps": f"{BASE} harvest", "where": "Canal", "power": "1"}, "an area of its kind"),
        ({"steps": f"{BASE} ordering", "where": "Port", "power": "5", "P0 orders": "O30 O31 O32"}, "room in the hand"),
        ({"steps": f"{BASE} paying", "where": "Lab", "power": "1", "need": "9"}, "“paying” needs"),
        ({"steps": BASE, "where": "Tea1", "power": "5"}, "“bonus” needs power 5 and a token"),
        ({"steps": "begin end-turn phase-c reward"}, "“reward” needs icons"),
        ({"steps": "begin end-turn phase-c reward carrying", "moves_left": "1", "choice": "3"}, "“carrying” needs"),
        ({"steps": "begin end-turn phase-c carrying", "moves_left": "1"}, "do not follow from each other"),
        ({"steps": "begin end-turn phase-c marker"}, "“marker” is for"),
        ({"steps": "begin end-turn phase-c moving telegram", "choice": "0"}, "“telegram” needs"),
        ({"steps": "begin end-turn phase-c tolls", "choice": "8"}, "“tolls” needs"),
        ({"steps": "begin end-turn phase-c moving placing", "count": "3", "order": "9"}, "“placing” needs"),
        ({"steps": "begin end-turn"}, "someone other than “actor” decides|do not follow"),
        ({"steps": "begin phase-c"}, "“steps” must lead from “begin”"),
        ({"steps": "begin over"}, "“ended” and “turns_left”"),
        ({"ended": "church"}, "“ended” and “turns_left”"),
        ({"turns_left": "2"}, "“ended” and “turns_left”"),
        ({"steps": "begin deal-areas", "layout": ""}, "do not follow from each other"),
        ({"steps": "begin deal-sites deal-areas", "layout": "Bank"}, "the current step|Impossible position"),
        ({"sites": "Bank:S3 Port:S3"}, "“sites” names S3 twice"),
        ({"tokens": "Bank:T3 Port:T3"}, "“tokens” names T3 twice"),
        ({"tokens": "Bank:T25"}, "need “mini2”"),
        ({"station": "Research"}, "“station”: Research Center is not in the layout"),
        ({"P0 men": "1@Research"}, "“P0 men”: Research Center is not in the layout"),
        ({"players": "A B C", "church": "1:neutral"}, "neutral assistant"),
        ({"dock": "O1 O2"}, "“dock”: Dock is not in the layout"),
        ({"research": "tram"}, "“research”: Research Center is not in the layout"),
        ({"P0 men": "1@Canal"}, "“P0 men”: nothing can be on the Canal"),
        ({"players": "A B C", "A president": "Canal"}, "“A president”: nothing can be on the Canal"),
        ({"players": "A B C", "STATION": "Canal"}, "“STATION”: nothing can be on the Canal"),
        ({"P0 houses": "Dock"}, "“P0 houses”: Dock is not in the layout"),
        ({"P0 shops": "Dock:1"}, "“P0 shops”: Dock is not in the layout"),
        ({"tokens": "Dock:T1"}, "“tokens”: Dock is not in the layout"),
        ({"tokens": "Bank:T1 Bank:T2"}, "“tokens” names Bank twice"),
        ({"sites": "Silk:S1 Silk1:S2"}, "“sites” names Silk1 twice"),
        ({"P0 titles": "tram tram"}, "“P0 titles” names tram twice"),
        ({"church": "3:P0 K3:P1"}, "“church” names 3 twice"),
        ({"customs": "3:P0 Z3:P1"}, "“customs” names 3 twice"),
        ({"P0 achieved": "A A"}, "“P0 achieved” names A twice"),
        ({"P0 fulfilled": "O1 O1"}, "“P0 fulfilled” names O1 twice"),
        ({"P0 orders": "O1", "box": "O1"}, "O1 cannot be in two places"),
        ({"P0 goods": "c1 c2"}, "“P0 goods” names c twice"),
        ({"options": "2016 2024"}, "one edition"),
        ({"achievements": "A1 B1 C1 C2"}, "“C2” is not valid for “achievements”"),
        ({"agents": "GB9"}, "not a number from 0 to 3, as “agents” requires"),
        ({"P0 agents": "11"}, "not that many foreign agents in the game: P0 has too many"),
        ({"P0 agents": "6", "P1 used agents": "5"}, "not that many foreign agents in the game: P1 has too many"),
        ({"P0 tokens": "6", "P1 tokens": "5"}, "not that many 5-power tokens in the game: P1 has too many"),
        ({"lab": "ball - tram"}, "without gaps"),
        ({"markers": "M1"}, "markers need “mini1”"),
        ({"P0 flags": "GB99"}, "not that many country icons"),
        ({"P0 goods": "i10000"}, "not a number from 0 to 9,999"),
        ({"round": "0"}, "“0” is not a number from 1 to 9,999, as “round” requires"),
        ({"fresh": "0"}, "“fresh: 0”"),
        ({"actor": "P1"}, "someone other than “actor” decides"),
    ],
)  # fmt: skip
def test_yokohama_refuses_what_cannot_be(given_lines: dict[str, str], said: str) -> None:
    told = refusal_of(Match.from_position, "yokohama", given_lines)
    assert told, "it is accepted"
    assert re.search(said, told), told


@pytest.mark.parametrize(
    ("given_lines", "said"),
    [
        ({"market": "R5", "White hand": "B5", "phase": "pay", "due": "5", "order": "12"}, "“pay” needs"),
        ({"market": "R5", "White hand": "B5", "phase": "pay"}, "“pay” needs"),
        ({"market": "R5", "White hand": "B5", "phase": "pay", "due": "6"}, "“pay” needs"),
        ({"market": "R5", "due": "3"}, "this phase does not use it"),
        ({"market": "R5", "phase": "lay", "to_farm": "2", "to_market": "1"}, "“lay” needs"),
        ({"phase": "lay", "to_farm": "3"}, "“lay” needs"),
        ({"market": "R5", "phase": "insure", "order": "2"}, "a payday needs one there"),
        ({"market": "R5", "phase": "tokens", "Pink tokens": "R"}, "“tokens”, every player"),
        ({"market": "R5", "phase": "hands", "White hand": "R5x2"}, "“hands” needs"),
        ({"market": "R5", "phase": "end", "ended": "tokens"}, "when someone has eight tokens"),
        ({"market": "R5", "actor": "Pink"}, "someone other than “actor” decides"),
        ({"market": "R5", "passes": "2"}, "when everyone has passed"),
        ({"market": "R5", "White tokens": "RRRRRRRR"}, "with eight tokens, the game is over"),
    ],
)
def test_osaka_refuses_what_cannot_be(given_lines: dict[str, str], said: str) -> None:
    told = refusal_of(Match.from_position, "osaka", given_lines)
    assert told, "it is accepted"
    assert said in told, told


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_every_fault_that_a_text_can_have_is_told_in_every_language(game: str) -> None:
    """A fault without a sentence of its own falls back on a general one. These cannot come from a text, or are told
    by the reader before."""
    never = {
        "osaka": {"phase-turn", "phase-payday", "phase-insurance", "phase-next"},
        "yokohama": {"negative", "hand-gaps", *(f"step-{step}" for step in STEPS if step.startswith("deal-"))}
        | {f"step-{step}" for step in ("begin", "phase-a", "phase-c", "moving", "act", "harvest", "worship")}
        | {"step-clearing", "step-studying", "step-end-turn", "step-over"},
    }  # fmt: skip
    for language in languages():
        text = "".join(path.read_text("utf-8") for path in texts_of(language))
        message = text.partition(f"{game}-position-impossible = ")[2].partition("\n}\n")[0]
        told = set(re.findall(r"^    \[([a-z-]+)\]", message, re.MULTILINE))
        if game == "osaka":
            # The reader names the card.
            told.add("top")
        assert told == set(GAMES[game].FAULTS) - {""} - never[game]


def texts_of(language: str) -> list[Path]:
    import shokai.texts

    return sorted((Path(shokai.texts.__file__).parent / language).glob("*.ftl"))


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_hostile_positions_do_no_harm(game: str) -> None:
    """A few of the million: `python -m benchmarks.hostile` tries as many as one likes."""
    count = {"osaka": 1500, "yokohama": 400}[game]
    words = [game, "--positions", str(count), "--workers", "1", "--seed", "7"]
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.hostile", *words], cwd=ROOT, capture_output=True, text=True, timeout=600,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    report = json.loads(done.stdout.splitlines()[-1])
    assert report["refused"] + report["accepted"] == count
    assert report["accepted"] > count / 20


def test_a_worker_that_gets_stuck_is_found_out(tmp_path: Path) -> None:
    """The fuzzer itself: with the check taken out, the position that ran for ever is reported and not waited for."""
    program = tmp_path / "stuck.py"
    program.write_text(
        "import signal\n"
        "from benchmarks import hostile\n"
        "trial = hostile.Trial('osaka', 1, both=False)\n"
        "hostile.ENDLESS = 0.2\n"
        "signal.signal(signal.SIGVTALRM, hostile._interrupt)\n"
        "def busy(made, doing):\n"
        "    while True:\n"
        "        pass\n"
        "trial._read = busy\n"
        "try:\n"
        "    trial.run(1)\n"
        "except hostile.Harm as harm:\n"
        "    print(harm)\n"
    )
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, str(program)], capture_output=True, text=True, timeout=120, check=False, env=env
    )
    assert done.stdout == "endless: read\n", done.stderr


# Own cards.

HOSTILE_CARDS = {
    "keys with dots": (".".join("a" * 20_000) + " = 1", "that many dots"),
    "keys with dots and blanks": (" . ".join("a" * 10_000) + " = 1", "that many dots"),
    "quoted keys with dots": (".".join(['"a"'] * 9_000) + " = 1", "that many dots"),
    "a header with dots": ("[" + ".".join("a" * 20_000) + "]", "that many dots"),
    "dots behind a string": ('x = [ """x"""", {' + ".".join("a" * 20_000) + ' = "y"} ]', "that many dots"),
    "deep lists": ("x = " + "[" * 40_000 + "]" * 40_000, "lists nested that deeply"),
    "deep lists over many lines": ("x = " + "[\n" * 20_000 + "]" * 20_000, "lists nested that deeply"),
    "deep tables": ("x = " + "{a=" * 10_000 + "1" + "}" * 10_000, "lists nested that deeply"),
    "a long number": ("x = 0x" + "f" * 90_000, "words that long"),
    "a long text": ("#" * 100_001, "at most 100,000 characters"),
    "many quotes": ('"\\"' * 33_000, "not valid TOML"),
    "no entries": ("markers = 5", "no list of entries"),
    "no table": ("laboratory = 4", "no table"),
    "a list for a number": ("[[markers]]\nnumber = [1]", "no number or name"),
    "a number for a list": ("[[sites]]\nnumber = 1\nshops = 5\nhouse = 3", "site 1: “5”"),
    "a long list": ("[church]\nfaith = [" + "1," * 45_000 + "]", "8 numbers from 0 to 30"),
}


@pytest.mark.parametrize("name", HOSTILE_CARDS)
def test_hostile_cards_are_refused_at_once(folder: Path, name: str) -> None:
    text, said = HOSTILE_CARDS[name]
    (folder / "hostile.toml").write_text(text)
    told = refusal_of(Match, "yokohama", 2, cards=text)
    assert told
    assert said in told
    # And not the whole text again.
    assert len(told) < 400
    refused(heard(["cards", "yokohama", "--cards", "hostile.toml"]), said)


def test_a_deck_that_cannot_fill_the_boards_is_refused() -> None:
    """With no technologies to deal, the set-up would wait for a card for ever."""
    names = [t["name"] for t in yokohama_components()["technologies"]]
    none = "".join(f'[[technologies]]\nname = "{name}"\ncopies = 0\n' for name in names)
    assert "0 copies in all" in (refusal_of(Match, "yokohama", 2, cards=none) or "")


def test_more_copies_of_a_technology_than_are_printed_can_be_read_again() -> None:
    match = Match("yokohama", 2, cards='[[technologies]]\nname = "ball"\ncopies = 9\n', seed="copies")
    again = Match.from_position("yokohama", entries(match.position()), seed="copies")
    assert again.state == match.state
    assert again.state.titles_left[0] + [card for row in again.state.title_row for card in row].count(0) == 9


def yokohama_components() -> dict[str, Any]:
    from shokai.games.yokohama.rules.components import COMPONENTS

    return COMPONENTS


# Files without an end.


ENDLESS = (
    "replay", "replay --verify", "scenario", "cards yokohama --cards", "play yokohama --cards", "play yokohama --load",
    "analyse",
)  # fmt: skip


@pytest.mark.parametrize("words", ENDLESS)
def test_a_file_without_an_end_is_refused(folder: Path, words: str) -> None:
    bad_file(heard([*words.split(), "/dev/zero"]), words, "/dev/zero is larger than 8 MB")


def test_engines_name_the_fault(yokohama_engine: Engine) -> None:
    s = Match.from_position("yokohama", {}).state.clone()
    assert yokohama_engine.impossible(yokohama_engine.of_lists(s)) == ""
    s.need = 3
    assert yokohama_engine.impossible(yokohama_engine.of_lists(s)) == "unused"


@pytest.mark.parametrize("backend", ["python", "native"])
def test_destinations_are_those_to_which_there_are_ways(backend: str) -> None:
    """A state that claims others would be written as a position that nobody can read."""
    engine = engine_for(GAMES["yokohama"], backend)
    s = next(s for s in states("yokohama", 4) if s.president[s.turn] >= 0 and any(s.reach))
    assert engine.impossible(engine.of_lists(s)) == ""
    way = next(way for way, areas in enumerate(s.reach) if areas)
    s.reach[way] &= s.reach[way] - 1
    assert any(s.reach)
    assert engine.impossible(engine.of_lists(s)) == "destinations"
