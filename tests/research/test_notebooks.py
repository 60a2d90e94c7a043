"""The notebooks run from their first cell to the last, and show what they say."""

from __future__ import annotations

import re
from typing import Any

import pytest
from helpers.patience import PATIENCE
from helpers.places import ROOT

nbformat = pytest.importorskip(
    "nbformat", reason="pip install 'shokai[notebooks]' brings nbformat, nbclient and ipykernel"
)
nbclient = pytest.importorskip("nbclient", reason="pip install 'shokai[notebooks]' brings nbclient")
pytest.importorskip("ipykernel", reason="pip install 'shokai[notebooks]' brings ipykernel")

FOLDER = ROOT / "notebooks"


def executed(name: str) -> list[Any]:
    """The cells of a notebook after it has run."""
    notebook = nbformat.read(FOLDER / name, as_version=4)
    nbclient.NotebookClient(
        notebook, timeout=int(2 * PATIENCE), kernel_name="python3", resources={"metadata": {"path": FOLDER}}
    ).execute()
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def printed(cell: Any) -> str:
    return "".join(output.get("text", "") for output in cell.outputs)


def pictures(cells: list[Any]) -> list[str]:
    return [o["data"]["image/svg+xml"] for cell in cells for o in cell.outputs if "image/svg+xml" in o.get("data", {})]


def test_play_and_analyse() -> None:
    cells = executed("play-and-analyse.ipynb")
    shown = pictures(cells)
    assert len(shown) == 4
    assert all(svg.startswith("<svg") and "Market" in svg for svg in shown)
    everything = "\n".join(map(printed, cells))
    assert "chance" in everything
    assert "tried" in everything
    assert "{The middle of the game.}" in everything


def test_a_policy_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("gymnasium", reason="pip install 'shokai[research]' brings Gymnasium")
    monkeypatch.setenv("SHOKAI_ROUNDS", "5")
    cells = executed("train-a-policy.ipynb")
    assert len(pictures(cells)) == 1
    first, best = map(int, re.findall(r"(\d+)%", printed(cells[-1])))
    assert 35 <= first <= 65
    assert best > first


def test_notebooks_are_kept_without_their_output() -> None:
    for path in sorted(FOLDER.glob("*.ipynb")):
        cells = nbformat.read(path, as_version=4).cells
        assert not any(cell.get("outputs") for cell in cells), path.name


def test_a_table_is_a_picture_in_every_language_and_tells_who_is_to_play() -> None:
    from xml.dom.minidom import parseString

    from shokai import Match

    for game in ("osaka", "yokohama"):
        match = Match(game, 3, seed=7)
        for _ in range(40):
            svg = match._repr_svg_()
            root = parseString(svg).documentElement
            assert root.tagName == "svg"
            assert match.names[match.actor] in root.getAttribute("aria-label")
            match.play(match.legal[len(match.steps) % len(match.legal)])
