"""What strong players do: games inside compiled code are those that the bots play, notes add up, counts are right."""

from __future__ import annotations

import json
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from helpers.charts import chart_of
from helpers.command import heard
from helpers.places import ROOT

from shokai.arena.game import play_game, warm_up
from shokai.bots import bot_for
from shokai.games import GAMES
from shokai.games.osaka import masters as osaka
from shokai.games.yokohama import masters as yokohama
from shokai.masters import playing, series
from shokai.masters.charts import Series, frequency, ratio, shares, timed_worth, worth
from shokai.masters.document import document
from shokai.masters.findings import Plan, findings, shipped, with_findings
from shokai.masters.series import Portion, play, play_all, series_of
from shokai.masters.verdicts import verdict
from shokai.match.seat import Seat
from shokai.texts import Say, languages, speaker


def portion(game: str, bots: tuple[str, ...], games: int = 4) -> Portion:
    return Portion(game, bots, 0, 7, 0, games)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_compiled_games_are_those_of_the_bot(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """To the last note; and the bot is shown no more than its seat knows, so the compiled one sees no more, either."""
    asked = portion(game, ("network",) * players, 2)
    inside = play(asked)
    monkeypatch.setattr(series, "temperatures_of", lambda _: None)
    assert (inside == play(asked)).all()
    assert (inside[:, playing.REASON] > 0).all()


@pytest.mark.parametrize("cold", ["network", "network:temperature=0.0001"])
def test_a_hot_network_loses_to_a_cold_one(cold: str) -> None:
    rows = play(portion("osaka", (cold, "network:temperature=50"), 60))
    assert (rows[:, playing.PLACES] == 1).mean() > 0.9
    equals = play(portion("osaka", (cold, "network:temperature=0.0001"), 60))
    assert 0.25 < (equals[:, playing.PLACES] == 1).mean() < 0.75


def test_points_of_yokohama_come_from_somewhere() -> None:
    rows = play(portion("yokohama", ("uniform",) * 3, 6))
    told = series_of([(portion("yokohama", ("uniform",) * 3, 6), rows)], ["uniform"])
    width = yokohama.SOURCE_COUNT
    sources = told.notes[:, yokohama.SOURCES_AT : yokohama.SOURCES_AT + 4 * width].reshape(-1, 4, width)[:, :3]
    assert told.games > 0
    assert (sources.sum(2) == told.points).all()
    learned = told.notes[:, yokohama.LEARNED * 4 : yokohama.LEARNED * 4 + 3]
    width = yokohama.TITLE_COUNT
    rounds = told.notes[:, yokohama.TITLES_AT : yokohama.TITLES_AT + 4 * width].reshape(-1, 4, width)[:, :3]
    assert ((rounds > 0).sum(2) == learned).all()
    assert learned.sum() > 0


def test_goods_of_osaka_add_up() -> None:
    """What was bought was sold, was lost, or lies there at the end."""
    asked = portion("osaka", ("network",) * 3, 20)
    told = series_of([(asked, play(asked))], ["network"])

    def of(block: int) -> Any:
        return told.notes[:, block * 4 : block * 4 + 3]

    assert (of(osaka.LOST) < of(osaka.CARDS)).all()
    assert of(osaka.LOST).sum() > 0
    # Somebody has eight tokens, unless the cards have run out before.
    assert (of(osaka.TOKENS).max(1) >= 8).sum() >= 18
    assert of(osaka.INSURED).sum() > 0
    # Every payday brings somebody a token, and everybody has one from the start.
    assert (of(osaka.TOKENS).sum(1) - 3 >= told.notes[:, osaka.PAYDAYS]).all()
    assert (of(osaka.OPENING) > 0).all()
    assert (of(osaka.FIRST_TOKEN) > 0).all()


def made_up(points: Any, notes: Any = None) -> Series:
    """A series of two seats with those points."""
    n = len(points)
    places = 1 + (points < points[:, ::-1])
    zeros = np.zeros(n, int)
    return Series(2, np.zeros((n, 2), int), zeros + 1, zeros + 9, zeros, points, places, notes)


def names(*keys: str) -> dict[str, Say]:
    return {key: Say("masters-seat", n=1) for key in keys}


def test_a_regression_finds_what_was_put_in() -> None:
    """Two things that come together: one is worth 5, and 0.5 for each round earlier; the other is worth nothing."""
    dice = np.random.default_rng(1)
    when = dice.integers(1, 11, (4000, 2, 2)) * (dice.random((4000, 2, 2)) < 0.5)
    when[:, :, 1] = np.where(dice.random((4000, 2)) < 0.7, when[:, :, 0], when[:, :, 1])
    gain = (when[:, :, 0] > 0) * (5 + 0.5 * (5.5 - when[:, :, 0]))
    told = made_up(gain + dice.normal(0, 2, (4000, 2)))
    real, idle = timed_worth(told, "things", names("real", "idle"), when)["rows"]
    assert (real["key"], idle["key"]) == ("real", "idle")
    assert abs(real["value"] - 5) < 0.3
    assert abs(real["earlier"]["value"] - 0.5) < 0.1
    assert idle["low"] < 0 < idle["high"]
    assert idle["share"]["value"] > 0.55


def test_intervals_hold_what_they_promise() -> None:
    """19 times in 20, roughly, of a thousand series."""
    dice, held = np.random.default_rng(3), 0
    for _ in range(1000):
        told = ratio(dice.random(80) < 0.3, np.ones(80))
        assert told
        held += told["low"] <= 0.3 <= told["high"]
    assert 900 < held < 980
    assert frequency(np.zeros(50))["high"] > 0.05


def test_shares_are_compared_with_an_even_one() -> None:
    points = np.array([[3, 1], [3, 1], [1, 3], [3, 1]] * 20)
    chosen = np.array([[1, 2]] * 80)
    chart = shares(made_up(points), "openings", names("good", "bad", "never"), chosen)
    assert chart["even"] == 0.5
    assert [(row["key"], row["value"], row["often"]) for row in chart["rows"]] == [
        ("good", 0.75, 0.5),
        ("bad", 0.25, 0.5),
    ]
    counted = {"cards": chosen}
    assert worth(made_up(points), "acts", names("cards"), counted)["rows"][0]["key"] == "cards"


def test_the_same_games_whoever_plays_them() -> None:
    """In one process or two, in whatever order they come back."""
    plan = Plan("osaka", ("network",), (2, 3), 260, 0, "here")
    alone = findings(plan, list(play_all(plan.portions(), 1, None)), {})
    together = findings(plan, list(play_all(plan.portions(), 2, None)), {})
    assert alone == together
    assert [table["games"] for table in alone["tables"]] == [260, 260]
    seats = chart_of(alone["tables"][0], "seats")["rows"]
    assert sum(row["value"] for row in seats) == pytest.approx(1, abs=0.001)


class Stumbling:
    """Answers at once, and fails."""

    prompt = True

    def choose(self, seat: Seat) -> int:
        assert threading.current_thread() is threading.main_thread()
        raise ZeroDivisionError(seat.game)


def test_prompt_bots_are_asked_at_once_and_fail_like_others() -> None:
    made = {"network": Stumbling(), "random": bot_for("random", 1)}
    played = play_game("osaka", ["network", "random"], deal="1", seed="1", make=lambda name, _: made[name])
    assert [(error.seat, error.kind) for error in played.errors] == [(0, "broke")]
    assert sorted(played.places) == [1, 2]


@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_games_of_networks_take_a_minute_of_two_cores(game: str) -> None:
    """In the arena, by the processor's own clock."""
    warm_up(game, ["network", "network"], 2, 0, "native")
    begun = time.process_time()
    for number in range(10):
        play_game(game, ["network", "network:temperature=1"], deal=str(number), seed=str(number))
    assert (time.process_time() - begun) / 10 < 2 * 60 / 1000


def test_the_document_is_that_of_the_figures() -> None:
    """`shokai masters --doc docs/what-the-masters-play.md` writes it."""
    told = document([shipped(game) for game in with_findings()], speaker("en"))
    assert (ROOT / "docs" / "what-the-masters-play.md").read_text("utf-8") == told


@pytest.mark.parametrize("language", languages())
def test_the_document_can_be_written_in_every_language(language: str) -> None:
    told = document([shipped(game) for game in with_findings()], speaker(language))
    assert speaker(language).say("masters-title") in told


def test_a_game_without_figures_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shokai.games.__path__", [str(tmp_path)])
    done = heard(["masters", "osaka", "--doc", str(tmp_path / "out.md")])
    assert done.code == 2
    assert "no figures about strong play" in done.err


def test_time_is_kept() -> None:
    plan = Plan("osaka", ("network",), (2,), 1_000_000, 0, "here")
    assert len(list(play_all(plan.portions(), 1, 0.5))) < 40


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    done = heard(["masters", "osaka", "--games", "40", "--level-games", "50", "--players", "2", "--workers", "1",
                  "--seconds", "900", "--json", str(file)])  # fmt: skip
    assert done.code == 0
    assert "Counted 40 games" in done.out
    told = json.loads(file.read_text("utf-8"))
    assert [row["level"] for row in told["levels"]] == [1, 2, 3, 4, 5, 6]
    assert {chart["id"] for chart in told["tables"][0]["charts"]} >= {"ends", "seats", "opening", "acts"}


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ([], "Which game?"),
        (["chess"], "There is no game"),
        (["osaka", "--players", "5"], "not a list of numbers of players"),
        (["osaka", "--games", "0"], "at least one game"),
        (["osaka", "--workers", "0"], "at least one worker"),
        (["osaka", "--bots", "oracle"], "There is no bot"),
        (["osaka", "--json", ""], "--json"),
        (["osaka", "--seconds", "soon"], "seconds"),
    ],
)
def test_what_cannot_be_is_a_sentence(words: list[str], why: str) -> None:
    done = heard(["masters", *words])
    assert done.code == 2
    assert why in done.err
    assert "Traceback" not in done.err


def _row(key: str, value: float, low: float, often: float = 0.5) -> dict[str, Any]:
    return {"key": key, "name": {"id": key, "args": {}}, "value": value, "low": low, "often": often}


def test_a_chart_says_what_is_best_only_where_that_is_sure() -> None:
    def said(kind: str, *rows: dict[str, Any]) -> dict[str, Any]:
        told = verdict({"id": "opening", "kind": kind, "even": 0.25, "rows": list(rows)})
        assert told is not None
        return told

    assert said("shares", _row("a", 0.4, 0.3, 0.1), _row("b", 0.2, 0.1, 0.9)) == {
        "id": "masters-verdict-shares",
        "args": {"best": {"id": "a", "args": {}}, "value": 40, "most": {"id": "b", "args": {}}, "often": 90},
    }
    assert said("shares", _row("a", 0.4, 0.2), _row("b", 0.2, 0.1))["id"] == "masters-verdict-even"
    assert said("shares", _row("a", 0.25, 0.25))["id"] == "masters-verdict-only"
    assert said("worth", _row("a", 1, -1), _row("b", 0.5, 0.1))["args"]["best"]["id"] == "b"
    assert said("worth", _row("a", 1, -1))["id"] == "masters-verdict-worth-none"
    assert verdict({"id": "habits", "kind": "versus", "rows": [_row("a", 1, 0)]}) is None


@pytest.mark.parametrize("game", with_findings())
def test_the_sentences_that_come_with_a_game_are_those_of_its_figures(game: str) -> None:
    for table in shipped(game)["tables"]:
        for chart in table["charts"]:
            assert chart["verdict"] == verdict(chart)
