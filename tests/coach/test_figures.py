"""The commands that print how far the coach can be trusted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.coach import main
from benchmarks.coach_figures import Row, bins_told, luck_told
from shokai.coach.outlook import Foresight, factors_of, sharpened


def row(won: int, luck: float = 0.0, skill: float = 0.0, bins: dict[str, list[float]] | None = None) -> Row:
    """A game of two."""
    result = [float(won == p) for p in range(2)]
    return Row(
        "", ["a", "b"], [0.5, 0.5], result, [luck, -luck], [skill, -skill], [luck, -luck], [3.0, 4.0], 1, bins or {}, []
    )


def test_chances_that_promise_too_much_are_found() -> None:
    """Seven of ten are promised: where six come, that is not right, however many games say so."""
    honest = [row(0, bins={"7": [1, 0.7, float(n % 10 < 7)]}) for n in range(1000)]
    boastful = [row(0, bins={"7": [1, 0.7, float(n % 10 < 6)]}) for n in range(1000)]
    assert [(cell["won"], cell["right"]) for cell in bins_told(honest)] == [(0.7, True)]
    assert [(cell["won"], cell["right"]) for cell in bins_told(boastful)] == [(0.6, False)]
    assert 0.02 < bins_told(honest)[0]["off"] < 0.04
    # Ten looks at one game are one game: the error must not shrink.
    same = [row(0, bins={"7": [10, 7.0, 10.0 * (n % 10 < 7)]}) for n in range(1000)]
    assert bins_told(same)[0]["off"] == pytest.approx(bins_told(honest)[0]["off"])


def test_luck_that_decides_everything_explains_everything() -> None:
    told, lines = luck_told([row(n % 2, 0.5 - n % 2) for n in range(100)])
    assert told["explained"]["luck"]["explains"] == pytest.approx(1)
    assert told["ratio"] == pytest.approx(0)
    assert told["even"]
    told, _ = luck_told([row(n % 2, 0.1, 0.4 - n % 2) for n in range(100)])
    assert told["explained"]["skill"]["explains"] == pytest.approx(1)
    assert told["ratio"] == pytest.approx(1, abs=0.05)
    assert not told["even"], "everybody in the first seat is lucky"
    assert any("Without luck" in line for line in lines)


def test_games_are_kept_and_told_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep, out = tmp_path / "games.jsonl", tmp_path / "out.json"
    common = ["osaka", "--workers", "1", "--futures", "6", "--skill", "2", "--keep", str(keep), "--json", str(out)]
    assert main(["calibration", *common, "--games", "3"]) == 0
    told = json.loads(out.read_text("utf-8"))
    assert told["games"] == 3
    assert sum(cell["looks"] for cell in told["figures"]["bins"]) > 100
    assert "| Said | Won |" in capsys.readouterr().out
    # Cut off in the middle of a line: that game is played again, and nothing else is.
    whole = keep.read_text("utf-8")
    keep.write_text(whole[:-40], "utf-8")
    assert main(["luck", *common, "--games", "3"]) == 0
    lines = keep.read_text("utf-8").splitlines()
    assert lines[-1] == whole.splitlines()[-1], "the same game again"
    told = json.loads(out.read_text("utf-8"))["figures"]
    assert sum(part["explains"] for part in told["explained"].values()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (["luck", "osaka", "--players", "7"], "not for 7 players"),
        (["luck", "osaka", "--games", "0"], "--games"),
        (["luck", "osaka", "--bots", "random vs random vs random"], "one bot"),
        (["luck", "osaka", "--bots", "nobody", "--games", "2", "--workers", "1"], "nobody"),
        (["luck", "osaka", "--write"], "--raw"),
    ],
)
def test_bad_input_is_a_sentence(asked: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(asked)
    assert why in capsys.readouterr().err


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_calibrated_chances_add_up(game: str) -> None:
    """A game's factors are numbers for its players; chances stay in their order, and certainty stays certain."""
    assert all(2 <= players <= 4 and 0.2 < factor < 5 for players, factor in factors_of(game).items())
    told = sharpened((0.6, 0.3, 0.1), 1.7)
    assert sum(told) == pytest.approx(1)
    assert told[0] > 0.6 > told[1] > told[2]
    assert sharpened((0.0, 1.0), 0.5) == (0.0, 1.0)
    assert Foresight(game, "native", calibrated=False)._factors == {}
