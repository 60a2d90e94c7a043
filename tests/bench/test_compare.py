"""`python -m benchmarks.compare`: this checkout beside another one, and whether it is slower."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.compare import HERE, compare, is_worse, main, remarks


@pytest.mark.slow
def test_a_checkout_beside_itself(capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever the machine does meanwhile: nothing is twice as fast as itself."""
    code = main([str(HERE), "--rounds", "6", "--seconds", "0.02", "--worse", "50", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert (code, told["worse"], told["remarks"]) == (0, [], [])
    assert list(told["figures"]) == [
        "python-decisions", "python-copies", "native-decisions", "native-copies", "search-iterations",
        "master-iterations",
    ]  # fmt: skip
    for row in told["figures"].values():
        assert row["low"] <= row["ratio"] <= row["high"]
        assert 0.5 < row["ratio"] < 2
        assert row["this"] > 1000


def test_worse_is_what_loses_more_than_it_may() -> None:
    slower = compare({"decisions": [(96.0, 100.0)] * 9})["decisions"]
    assert is_worse(slower, worse=3)
    assert not is_worse(slower, worse=5)
    # One bad round of nine does not count.
    noisy = compare({"decisions": [(100.0, 100.0)] * 8 + [(50.0, 100.0)]})["decisions"]
    assert not is_worse(noisy, worse=3)


def test_an_unfair_comparison_says_so() -> None:
    ours = {"units": {"decisions": 5}, "versions": {"shokai": "2", "numba": "1"}}
    assert remarks(ours, {"units": {"decisions": 5}, "versions": {"shokai": "1", "numba": "1"}}) == []
    [games, numba] = remarks(ours, {"units": {"decisions": 6}, "versions": {"shokai": "1", "numba": "0"}})
    assert "the rules" in games
    assert numba == "numba is 1 here and 0 there."


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere"], "no checkout of Shokai"),
        ([str(HERE), "--rounds", "2"], "at least 6"),
        ([str(HERE), "--seconds", "nan"], "between 0 and 600"),
        ([str(HERE), "--game", "kyoto"], "kyoto"),
    ],
)
def test_what_cannot_be_compared_is_told_in_a_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    told = capsys.readouterr().err
    assert end.value.code == 2
    assert said in told
    assert "Traceback" not in told


def test_a_checkout_that_does_not_start_is_told_with_its_last_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "src" / "shokai" / "bench"
    broken.mkdir(parents=True)
    for name in ("__init__.py", "bench/__init__.py"):
        (broken.parent / name).touch()
    (broken / "rules.py").write_text("raise RuntimeError('halfway')\n")
    with pytest.raises(SystemExit) as end:
        main([str(tmp_path), "--seconds", "0.01"])
    assert end.value.code == 2
    assert capsys.readouterr().err.endswith(f"{tmp_path} cannot be measured. Its last words: RuntimeError: halfway\n")
