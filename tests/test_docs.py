"""The documentation: what it shows is what the program says, its links lead somewhere, its examples run."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import shokai

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]

_FENCE = re.compile(r"^(?P<indent> *)```(?P<mark>[^\n`]*)\n(?P<code>.*?)^(?P=indent)```", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"!?\[[^\]]*\]\((?P<target>[^)\s]+)(?:\s+\"[^\"]*\")?\)")
_HEADING = re.compile(r"^#+ +(?P<text>.+?) *#*$", re.MULTILINE)


def without_code(text: str) -> str:
    """A page without its code, in which brackets are no links."""
    return re.sub(r"`[^`\n]*`", "", _FENCE.sub("", text))


def anchor(heading: str) -> str:
    """The name under which a heading can be linked to, as GitHub makes it."""
    plain = re.sub(r"[`*]|\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")


def broken_links(page: Path, text: str) -> list[str]:
    """The relative links of a page that lead nowhere."""
    broken = []
    for link in _LINK.finditer(without_code(text)):
        target, _, place = link["target"].partition("#")
        if re.match(r"[a-z]+:", target):
            continue
        file = page.parent / target
        if not file.exists():
            broken.append(link["target"])
        elif place and (not target or file.suffix == ".md"):
            there = file.read_text("utf-8") if target else text
            if place not in {anchor(h["text"]) for h in _HEADING.finditer(_FENCE.sub("", there))}:
                broken.append(link["target"])
    return broken


def examples(text: str) -> list[doctest.Example]:
    """The Python sessions of a page, with their lines: what stands between fences and has prompts."""
    found = []
    for block in _FENCE.finditer(text):
        code = "".join(line.removeprefix(block["indent"]) for line in block["code"].splitlines(keepends=True))
        if re.search(r"^>>> ", code, re.MULTILINE):
            first = text[: block.start("code")].count("\n")
            for example in doctest.DocTestParser().get_examples(code):
                example.lineno += first
                found.append(example)
    return found


def run_examples(name: str, text: str) -> tuple[doctest.TestResults, str]:
    """Runs the sessions of a page, one after the other in one go, and tells what differs."""
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    test = doctest.DocTest(examples(text), {}, name, name, 0, text)
    return runner.run(test, out=said.append), "".join(said)


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_links_lead_to_files_that_exist(page: Path) -> None:
    assert broken_links(page, page.read_text("utf-8")) == []


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_examples_run_as_shown(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # An example may save a game; it belongs nowhere in particular.
    monkeypatch.chdir(tmp_path)
    results, said = run_examples(page.name, page.read_text("utf-8"))
    assert results.failed == 0, said


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_sessions_that_are_marked_as_such_have_something_to_run(page: Path) -> None:
    for block in _FENCE.finditer(page.read_text("utf-8")):
        if block["mark"].split()[:1] in (["pycon"], ["python-console"]):
            assert ">>> " in block["code"]


def rules_in(page: str) -> str:
    """What stands between the two marks of the page with the rules."""
    marked = re.search(r"<!-- shokai rules osaka --markdown -->\n(.*)\n<!-- end -->", page, re.DOTALL)
    assert marked, "the marks <!-- shokai rules osaka --markdown --> and <!-- end --> are missing"
    return marked[1].strip()


def test_the_page_of_the_rules_shows_what_the_command_says() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "shokai", "rules", "osaka", "--markdown", "--lang", "en"],
        env={**os.environ, "PYTHONPATH": str(Path(shokai.__file__).parent.parent)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    page = (ROOT / "docs" / "rules" / "osaka.md").read_text("utf-8")
    assert rules_in(page) == said.strip(), "put the output of `shokai rules osaka --markdown` there"


# The tools above, tried on small pages.


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "there.md").write_text("# A heading: with `code`\n")
    text = "[a](there.md) [b](there.md#a-heading-with-code) [c](https://example.org) `[no](link)`\n"
    text += "[here](#here)\n\n# Here\n"
    assert broken_links(tmp_path / "page.md", text) == []
    text = "[a](gone.md) [b](there.md#nothing) ![c](picture.png) [d](#nowhere)"
    assert broken_links(tmp_path / "page.md", text) == [
        "gone.md", "there.md#nothing", "picture.png", "#nowhere",
    ]  # fmt: skip


def test_an_example_that_says_something_else_is_found() -> None:
    page = "Text.\n\n```pycon\n>>> 1 + 1\n{}\n```\n\n```sh\n$ shokai\n```\n"
    assert run_examples("page", page.format(2))[0] == doctest.TestResults(failed=0, attempted=1)
    results, said = run_examples("page", page.format(3))
    assert results.failed == 1
    assert "line 4" in said


def test_changed_rules_are_found() -> None:
    page = "# Rules\n<!-- shokai rules osaka --markdown -->\n{}\n<!-- end -->\nRulings\n"
    assert rules_in(page.format("The aim")) == "The aim"
