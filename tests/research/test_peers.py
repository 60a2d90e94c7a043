"""The comparison with others counts everybody in the same way."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks import peers
from benchmarks.peers import Contestant


def test_the_best_slice_counts_and_ratios_are_of_our_compiled_games() -> None:
    slow = Contestant("somebody", "others", lambda: (10, 1))
    slow.decisions_a_second, slow.games_a_second = 1000.0, 2.0
    fast = [Contestant(f"shokai {game}, native", "shokai", lambda: (1, 1)) for game in ("osaka", "yokohama")]
    fast[0].decisions_a_second, fast[1].decisions_a_second = 50_000.0, 20_000.0
    assert "| somebody | 1,000 | 2.0 |  | 50.0 x | 20.0 x |" in peers.table([*fast, slow])
    slow.decisions_a_second = 1e18
    slow.run(0.01)
    assert slow.decisions_a_second == 1e18


@pytest.mark.parametrize("backend", ["native", "python"])
def test_ours_are_measured(backend: str) -> None:
    contestant = peers.ours("osaka", backend)
    decisions, games = contestant.play()
    assert 100 < decisions / games < 500
    contestant.run(0.05)
    contestant.run_clones(0.01)
    assert contestant.decisions_a_second > 1000
    assert contestant.clones_a_second is not None
    assert contestant.clones_a_second > 1000


def test_only_decisions_of_players_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="pip install 'shokai[peers]' brings OpenSpiel")
    # A hand of Kuhn poker: two deals of chance, and two or three decisions.
    from_python, inside = peers.openspiel_game("kuhn_poker", "x", "x"), peers.openspiel_inside("kuhn_poker")
    for contestant in (from_python, inside):
        counts = {contestant.play()[0] for _ in range(60)}
        assert counts == {2, 3}, contestant.name
    assert pyspiel.load_game("kuhn_poker").max_game_length() == 3


def test_whoever_is_not_installed_is_left_out_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: Any, **__: Any) -> Contestant:
        raise ModuleNotFoundError("No module named 'catanatron'")

    for name in ("ours", "our_vector", "ours_in_openspiel", "openspiel_game", "openspiel_inside", "rlcard_game"):
        monkeypatch.setattr(peers, name, missing)
    for name in ("pettingzoo_game", "catanatron"):
        monkeypatch.setattr(peers, name, missing)
    told = list(peers.contestants())
    assert "catanatron is left out: ModuleNotFoundError: No module named 'catanatron'" in told
    assert all(isinstance(c, str) for c in told)
