"""The documentation: what it shows is what the program says, its links lead somewhere, its examples run."""

from __future__ import annotations

import contextlib
import itertools
import os
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from helpers.command import run
from helpers.documents import (
    CHECKS,
    FENCE,
    ROOT,
    Block,
    blocks_of,
    check_command,
    check_shell,
    matches,
    run_python,
    run_shell,
    unknown,
)

import shokai
from shokai.engine import contract
from shokai.match.game import Game
from shokai.texts import Refusal

PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]
BLOCKS = [block for page in NAMES for block in blocks_of(page, (ROOT / page).read_text("utf-8"))]

_LINK = re.compile(r"!?\[[^\]]*\]\((?P<target>[^)\s]+)(?:\s+\"[^\"]*\")?\)")
_HEADING = re.compile(r"^#+ +(?P<text>.+?) *#*$", re.MULTILINE)


def without_code(text: str) -> str:
    """A page without its code, in which brackets are no links."""
    return re.sub(r"`[^`\n]*`", "", FENCE.sub("", text))


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
            if place not in {anchor(h["text"]) for h in _HEADING.finditer(FENCE.sub("", there))}:
                broken.append(link["target"])
    return broken


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_links_lead_to_files_that_exist(page: Path) -> None:
    assert broken_links(page, page.read_text("utf-8")) == []


# Code blocks: every one runs, or is checked as far as it can be; see helpers/documents.py.


def shown(*kinds: str) -> list[Any]:
    """The blocks of some kinds, each as a parameter."""
    return [pytest.param(block, id=block.place) for block in BLOCKS if block.kind in kinds]


def test_every_block_is_run_or_checked() -> None:
    nobody_looks = [f"{block.place} ({block.kind or 'no kind'})" for block in BLOCKS if unknown(block)]
    assert nobody_looks == [], "give the block a kind that helpers/documents.py knows"


@pytest.mark.parametrize("page", sorted({block.page for block in BLOCKS if block.kind == "python"}))
def test_python_runs_as_shown(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # An example may save a game; it belongs nowhere in particular.
    monkeypatch.chdir(tmp_path)
    said: list[str] = []
    failed = run_python([block for block in BLOCKS if block.page == page and block.kind == "python"], said.append)
    assert failed == 0, "".join(said)


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the programs that the pages call: those of this environment."""
    folder = tmp_path_factory.mktemp("bin")
    calls = {"shokai": f"{shlex.quote(sys.executable)} -m shokai", "python": shlex.quote(sys.executable)}
    for name, call in {**calls, "python3": calls["python"]}.items():
        (folder / name).write_text(f'#!/bin/sh\nexec {call} "$@"\n')
        (folder / name).chmod(0o755)
    return folder


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """Where commands run: with the files that the pages speak of."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    match = shokai.Match("osaka", seed=11)
    while not match.over:
        match.play(match.legal[-1])
    match.save(str(tmp_path / "game.shokai"))
    # The example of a file with scenarios, with a mistake in it.
    example = next(block.code for block in BLOCKS if block.kind == "scenario" and "Two scenarios make" in block.code)
    (tmp_path / "buying.scenario").write_text(example.replace("legal: take B2", "legal: take B5"), "utf-8")
    return tmp_path


@pytest.mark.parametrize("block", [p for p in shown("sh") if p.values[0].only_checked])
def test_commands_that_cannot_run_here_are_commands(block: Block) -> None:
    check_shell(block)


@pytest.mark.slow
@pytest.mark.parametrize("block", [p for p in shown("sh") if not p.values[0].only_checked])
def test_commands_run_as_shown(block: Block, here: Path, programs: Path) -> None:
    if "program:node " in block.code and not shutil.which("node"):
        pytest.skip("there is no node here")
    said = run_shell(block, here, programs)
    after = next((other for other in BLOCKS if (other.page, other.line) > (block.page, block.line)), None)
    if after is not None and after.page == block.page and after.kind == "output":
        assert matches(after.code, said), said


def test_every_output_follows_a_command() -> None:
    for before, block in itertools.pairwise(BLOCKS):
        if block.kind == "output":
            assert (before.page, before.kind, before.only_checked) == (block.page, "sh", False), block.place


@pytest.mark.parametrize("block", shown("console"))
def test_consoles_say_what_is_shown(block: Block, here: Path, programs: Path) -> None:
    command, _, output = block.code.partition("\n")
    assert command.startswith("$ shokai ")
    answer = run(here, *shlex.split(command)[2:])
    assert matches(output, answer.out), answer.said


@pytest.mark.parametrize("block", shown(*CHECKS))
def test_other_blocks_are_what_they_say(block: Block) -> None:
    CHECKS[block.kind](block)


@pytest.mark.parametrize("page", NAMES)
def test_commands_in_sentences_can_be_given(page: str) -> None:
    """Words in capitals stand for something: a number, or a name."""
    for code in re.findall(r"`((?:shokai|\./play) [^`\n]+)`", FENCE.sub("", (ROOT / page).read_text("utf-8"))):
        words = [{"GAME": "osaka", "N": "2", "K": "2", "S": "2"}.get(word, word) for word in shlex.split(code)]
        if words[1] in ("commitment", "dealer"):
            continue  # bytes that are hashed, see formats.md
        # A command may be named without all that it needs.
        named = len(words) == 2 and not words[1].startswith("-")
        check_command([*words, "--help"] if named else words)


def unlisted(index: str, pages: list[str]) -> list[str]:
    """The pages of docs/ to which its index has no link."""
    linked = {link["target"].partition("#")[0] for link in _LINK.finditer(without_code(index))}
    return [page for page in pages if page not in linked]


def test_every_page_is_in_the_index() -> None:
    docs = ROOT / "docs"
    pages = sorted(str(page.relative_to(docs)) for page in docs.rglob("*.md") if page != docs / "README.md")
    assert unlisted((docs / "README.md").read_text("utf-8"), pages) == []
    assert unlisted("[Bots](guide/bots.md)", ["guide/bots.md", "guide/arena.md"]) == ["guide/arena.md"]


def rows_of(page: str, heading: str) -> set[str]:
    """What the tables below a heading name in their first columns."""
    part = re.split(r"\n## ", (ROOT / page).read_text("utf-8").partition(f"## {heading}\n")[2])[0]
    return {name for row in re.findall(r"^\|([^|]+)\|", part, re.MULTILINE) for name in re.findall(r"`([^`]+)`", row)}


def test_every_module_of_the_server_is_explained() -> None:
    explained = rows_of("docs/operations/server.md", "Modules")
    modules = {
        file.stem
        for file in (ROOT / "src" / "shokai" / "server").rglob("*.py")
        if file.stem != "__init__" and not {"migrations", "schema"} & set(file.parts)
    }
    assert modules - explained == set(), "the table of modules in docs/operations/server.md"
    folders = {folder.name for folder in (ROOT / "src" / "shokai" / "server").iterdir() if folder.is_dir()}
    assert explained - modules - folders - {"schema", "migrations", "serve", "worker"} == set()


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *itertools.chain(*project["optional-dependencies"].values())]
    names = {re.split(r"[^\w.-]", one)[0] for one in wanted} - {"shokai"}
    assert names - rows_of("docs/architecture.md", "Dependencies") == set(), "the tables in docs/architecture.md"


def test_every_name_that_a_game_needs_is_in_the_guide() -> None:
    guide = set(re.findall(r"\w+", (ROOT / "docs" / "guide" / "contributing.md").read_text("utf-8")))
    # How many moves a word holds is the contract's own.
    rules = {name for name in vars(contract) if not name.startswith("_")} - {"annotations", "WORD"}
    table = {name for name in [*Game.__annotations__, *vars(Game)] if not name.startswith("_")}
    assert (rules | table) - guide == set()


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


def test_the_page_of_names_is_made_from_the_sources() -> None:
    made = runpy.run_path(str(ROOT / "tools" / "reference.py"))["reference"]()
    page = (ROOT / "docs" / "reference" / "python.md").read_text("utf-8")
    assert page == made, "run tools/reference.py"


def test_every_public_name_is_on_the_page() -> None:
    page = (ROOT / "docs" / "reference" / "python.md").read_text("utf-8")
    told = {name for name in shokai.__all__ if f"### shokai.{name}\n" in page}
    assert told == set(shokai.__all__) - {"__version__"}


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


def blocks(text: str) -> list[Block]:
    return blocks_of("page.md", text)


def test_an_example_that_says_something_else_is_found() -> None:
    page = "Text.\n\n```python\n>>> 1 + 1\n{}\n```\n"
    said: list[str] = []
    assert run_python(blocks(page.format(2)), said.append) == 0
    assert run_python(blocks(page.format(3)), said.append) == 1
    assert "line 4" in "".join(said)


def test_python_without_prompts_runs_and_knows_what_came_before() -> None:
    page = "```python\n>>> a = 1\n\n```\n\n```python\nb = a + 1\n```\n\n```python\n>>> b\n2\n\n```\n"
    assert run_python(blocks(page), print) == 0
    with pytest.raises(ZeroDivisionError):
        run_python(blocks("```python\n1 / 0\n```\n"), print)


@pytest.mark.parametrize(
    "page",
    [
        "```\nshokai\n```\n",
        "```perl\nprint\n```\n",
        "Text:\n\n    shokai play\n\nText.\n",
        "<!-- check only: -->\n```sh\nshokai\n```\n",
        "<!-- check only: why not -->\n```json\n{}\n```\n",
    ],
)
def test_a_block_that_nobody_runs_is_found(page: str) -> None:
    assert [unknown(block) for block in blocks(page)] == [True]


@pytest.mark.parametrize(
    "code",
    [
        "shokai arena osaka nobody heuristic",
        "shokai simulate osaka --gmaes 3",
        "./play play kyoto",
        "./check tests/test_nothing.py",
        "pip install 'shokai[nothing]'",
        "SHOKAI_NOTHING=1 shokai serve",
        "mystery --now",
    ],
)
def test_a_command_that_cannot_be_is_found(code: str) -> None:
    [block] = blocks(f"<!-- check only: takes long -->\n```sh\n{code}\n```\n")
    with pytest.raises((AssertionError, Refusal)):
        check_shell(block)


def test_python_that_could_not_run_is_found() -> None:
    good = "from shokai.research.device import DeviceVector\ngames = DeviceVector('osaka', games=3)\n"
    for code, error in (
        (good.replace("games=3", "gmaes=3"), TypeError),
        (good.replace("import DeviceVector", "import DeviceVectors"), AttributeError),
        (good, None),
        ("a = (\n", SyntaxError),
    ):
        [block] = blocks(f"<!-- check only: needs a GPU -->\n```python\n{code}```\n")
        with pytest.raises(error) if error else contextlib.nullcontext():
            run_python([block], print)


def test_another_output_is_found() -> None:
    shown_lines = "passed  3 games, 0.5 s\n...\n3 passed, 0 failed\n"
    assert matches(shown_lines, "passed  12 games, 11.25 s\nmore\nand more\n4 passed, 0 failed\n")
    assert not matches(shown_lines, "failed  12 games, 11.25 s\n4 passed, 0 failed\n")
    assert not matches(shown_lines, "passed  12 games, 11.25 s\n")


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        ("scenario", "scenario: wrong\ngiven:\n  market: R5\nthen:\n  market: R2\n"),
        ("record", '[Shokai "1"]\n[Game "osaka"]\n[Players "Ann Bob"]\n\nAnn: token R\n'),
        ("toml", "[[orders]]\nnumber = 99\n"),
        ("json", '{"a": }\n'),
        ("json", '{"game": "osaka", "seats": [], "public": true}\n'),
        ("yaml", "a: [\n"),
        ("env", "SHOKAI_NOTHING=1\n"),
        ("ini", "[Unit]\n[Service]\nExecStart=shokai serv\n[Install]\n"),
        ("crontab", "0 4 * * * shokai shokai bakcup there.db\n"),
        ("nginx", "server {\n  listen 80\n}\n"),
        ("caddyfile", "a {\n"),
        ("drawing", " attic/   nothing\n"),
        ("shape", '{"version": 1, "nothing": 2}\n'),
    ],
)
def test_a_block_that_is_not_what_it_says_is_found(kind: str, code: str) -> None:
    [block] = blocks(f"```{kind}\n{code}```\n")
    # Whatever the reader of the kind raises.
    with pytest.raises(Exception):  # noqa: B017, PT011
        CHECKS[kind](block)


def test_changed_rules_are_found() -> None:
    page = "# Rules\n<!-- shokai rules osaka --markdown -->\n{}\n<!-- end -->\nRulings\n"
    assert rules_in(page.format("The aim")) == "The aim"
