"""The code blocks of the documentation: how they are found, and how each kind is run or checked.

Every block is fenced and has a kind. Most run as they stand. A block of `python` or `sh` that cannot, because it needs
a GPU, takes hours or changes the system, has a comment in the line above it, `<!-- check only: REASON -->`; then its
names, options and files are checked.
"""

from __future__ import annotations

import argparse
import ast
import configparser
import contextlib
import doctest
import importlib
import importlib.util
import inspect
import io
import json
import os
import re
import shlex
import subprocess
import tempfile
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml
from typing_extensions import is_typeddict

import shokai
from helpers.command import surroundings
from helpers.places import ROOT
from shokai.bots import bot_for
from shokai.cli.main import make_parser
from shokai.match.game import game_for
from shokai.match.lesson import read_lesson
from shokai.match.lesson_check import check_lesson
from shokai.match.scenario import read_scenarios, run_scenario
from shokai.server.http import shapes
from shokai.server.settings import Settings
from shokai.server.tables import actions, view_types
from shokai.texts import speaker

FENCE = re.compile(
    r"(?:^ *<!-- (?P<note>[^\n]*?) -->\n)?^(?P<indent> *)```(?P<kind>[^\n`]*)\n(?P<code>.*?)^(?P=indent)```",
    re.MULTILINE | re.DOTALL,
)
# Four blanks after an empty line, outside of lists, make a block, too: one without a kind.
_INDENTED = re.compile(r"(?:\A|\n\n)(?P<code> {4}\S[^\n]*\n)")
_CHECK_ONLY = re.compile(r"check only: \S.*")


@dataclass(frozen=True)
class Block:
    """A piece of code on a page, with the comment above it."""

    page: str
    line: int
    kind: str
    code: str
    note: str

    @property
    def place(self) -> str:
        return f"{self.page}:{self.line}"

    @property
    def only_checked(self) -> bool:
        return _CHECK_ONLY.fullmatch(self.note) is not None


def blocks_of(page: str, text: str) -> list[Block]:
    """All blocks of a page, in their order."""
    found = []
    for match in FENCE.finditer(text):
        code = "".join(line.removeprefix(match["indent"]) for line in match["code"].splitlines(keepends=True))
        line = text[: match.start("code")].count("\n")
        found.append(Block(page, line, match["kind"].strip(), code, match["note"] or ""))
    plain = FENCE.sub(lambda match: "\n" * match[0].count("\n"), text)
    for match in _INDENTED.finditer(plain):
        found.append(Block(page, plain[: match.start("code")].count("\n") + 1, "indented", match["code"], ""))
    return sorted(found, key=lambda block: block.line)


def unknown(block: Block) -> bool:
    """Whether nobody would run or check the block."""
    if block.note.startswith("check only"):
        return not block.only_checked or block.kind not in ("python", "sh")
    return block.kind not in KINDS


# Python.


def run_python(blocks: list[Block], told: Callable[[str], object]) -> int:
    """Runs the Python of a page, one block after the other in one go. Returns how many examples differ."""
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    names: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks:
        if block.only_checked:
            check_python(block)
        elif re.search(r"^>>> ", block.code, re.MULTILINE):
            examples = doctest.DocTestParser().get_examples(block.code)
            test = doctest.DocTest(examples, names, block.page, block.page, block.line, block.code)
            runner.run(test, out=told, clear_globs=False)
            # The runner works on a dictionary of the test's own.
            names = test.globs
        else:
            exec(compile("\n" * block.line + block.code, block.page, "exec"), names)  # noqa: S102 - our own pages
    return runner.summarize(verbose=False).failed if runner.tries else 0


def check_python(block: Block) -> None:
    """Whether it could run: it compiles, and what it takes from us is there and takes those arguments."""
    tree = ast.parse(block.code)
    ours: dict[str, Any] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("shokai"):
            module = importlib.import_module(node.module or "")
            ours |= {name.asname or name.name: getattr(module, name.name) for name in node.names}
        elif isinstance(node, ast.Import):
            for name in node.names:
                if name.name.startswith("shokai"):
                    importlib.import_module(name.name)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ours:
            keywords = {keyword.arg: None for keyword in node.keywords if keyword.arg}
            inspect.signature(ours[node.func.id]).bind_partial(*node.args, **keywords)


# The shell.


def command_lines(code: str) -> list[list[str]]:
    """The commands of a block as words, without comments."""
    return [words for line in code.replace("\\\n", " ").splitlines() if (words := shlex.split(line, comments=True))]


def check_shell(block: Block) -> None:
    """Whether the commands could run: options by the real parser, files that are there."""
    for words in command_lines(block.code):
        check_command(words)


def check_command(words: list[str]) -> None:
    """One command, as far as it is ours."""
    while words and (words[0] == "sudo" or re.match(r"[A-Z_]+=", words[0])):
        variable = words.pop(0).partition("=")[0]
        if variable != "sudo":
            check_variable(variable)
    program, *rest = words
    name = Path(program).name
    if name == "play":
        assert os.access(ROOT / "play", os.X_OK)
        # Without a command it serves.
        check_shokai(rest if rest and (rest[0] == "--help" or not rest[0].startswith("-")) else ["serve", *rest])
    elif name == "shokai":
        check_shokai(rest)
    elif name == "check":
        assert os.access(ROOT / "check", os.X_OK)
        assert all(word in (ROOT / "tools/setup.py").read_text() for word in rest if word.startswith("--"))
        assert all((ROOT / word).exists() for word in rest if "/" in word)
    elif name == "pip" and "shokai[" in rest[-1]:
        extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
        assert rest[-1].partition("[")[2].rstrip("]") in extras
    elif name == "python" and rest[:2] == ["-m", "pytest"]:
        assert all((ROOT / path).exists() for path in rest[2:])
    elif name == "python" and rest[:1] == ["-m"]:
        assert importlib.util.find_spec(rest[1]), f"what is {rest[1]}?"
    elif name == "python" and rest[:1] and rest[0].endswith(".py"):
        assert all(word in (ROOT / rest[0]).read_text("utf-8") for word in rest if word.startswith("--"))
    elif name == "podman":
        assert (ROOT / "Containerfile").exists()
        for word in rest:
            if word.startswith("SHOKAI_"):
                check_variable(word.partition("=")[0])
    else:
        # Programs of the system with no argument of ours.
        assert name in ("createuser", "createdb", "git", "pip", "python3", "useradd"), f"what is {name}?"


def check_shokai(words: list[str]) -> None:
    """A command of ours by the real parser; bots by their names."""
    said, code = io.StringIO(), 0
    asked = argparse.Namespace(command=None)
    try:
        with contextlib.redirect_stderr(said), contextlib.redirect_stdout(said):
            asked = make_parser(speaker("en")).parse_args(words)
    except SystemExit as end:
        # 0 is that of --help.
        code = int(end.code or 0)
    assert code == 0, f"shokai {shlex.join(words)}: {said.getvalue()}"
    if getattr(asked, "game", None):
        game_for(asked.game)
    if asked.command == "arena":
        for bot in asked.bots:
            bot_for(bot, 0)


def check_variable(name: str) -> None:
    """An environment variable that somebody reads."""
    known = {f"SHOKAI_{field.upper()}" for field in Settings.__dataclass_fields__} | {"SHOKAI_DATA"}
    if name not in known:
        sources = [path for part in ("src", "tests", "tools") for path in (ROOT / part).rglob("*.py")]
        assert any(f'"{name}"' in path.read_text("utf-8") for path in sources), f"nobody reads {name}"


def run_shell(block: Block, folder: Path, bin_folder: Path) -> str:
    """Runs a block as it stands, with nothing to read; what it said."""
    env = surroundings(folder)
    env["PATH"] = f"{bin_folder}{os.pathsep}{env['PATH']}"
    done = subprocess.run(
        ["bash", "-e", "-o", "pipefail", "-c", block.code],
        env=env,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, f"{block.place}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def matches(shown: str, said: str) -> bool:
    """Whether a command said what is shown: numbers may differ, and a line of dots stands for any lines."""

    def pattern(line: str) -> str:
        return re.sub(r"\d+(\\\.\d+)?", lambda _: r"\d+(\.\d+)?", re.escape(line))

    lines = ["(?:[^\n]*\n)*?" if line == "..." else pattern(line) + r" *\n" for line in shown.splitlines()]
    return re.fullmatch("".join(lines), said) is not None


# Everything else.


def check_json(block: Block) -> None:
    """One value, or one on each line. A table to be made is read by the server's own reader."""
    try:
        values = [json.loads(block.code)]
    except json.JSONDecodeError:
        values = [json.loads(line) for line in block.code.splitlines()]
    for value in values:
        if "seats" in value and "public" in value:
            shapes.TableAsked.model_validate(value)


def check_shape(block: Block) -> None:
    """A sketch of a view: every name in it is one of a view, and it leaves none out."""
    named = set(re.findall(r'"(\w+)"', block.code))
    models = [model for model in vars(shapes).values() if hasattr(model, "model_fields")]
    shown = [kind for kind in vars(view_types).values() if is_typeddict(kind)]
    fields = {field for model in models for field in model.model_fields}
    fields |= {field for kind in shown for field in kind.__annotations__}
    words = fields | set(re.findall(r'"(\w+)"', inspect.getsource(actions)))
    assert named <= words, f"{block.place}: {named - words}"
    for kind in (view_types.TableView, view_types.TableTold, view_types.YouTold):
        assert set(kind.__annotations__) <= named, f"{block.place}: {set(kind.__annotations__) - named}"


def check_scenarios(block: Block) -> None:
    """Scenarios are played, and hold."""
    scenarios = read_scenarios(block.code)
    assert scenarios
    for scenario in scenarios:
        assert run_scenario(scenario, "python").fault is None, f"{block.place}: {scenario.name}"


def check_lesson_text(block: Block) -> None:
    """A lesson is read, and played by its own hints."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "cards.lesson"
        path.write_text(block.code, "utf-8")
        faults = check_lesson(read_lesson(game_for("osaka"), path), lambda match: match.legal[0])
    assert faults == [], f"{block.place}: {faults}"


def check_record(block: Block) -> None:
    """A record is replayed."""
    assert shokai.read_record(block.code).step > 0


def check_toml(block: Block) -> None:
    """A player's own cards are used in a game."""
    tomllib.loads(block.code)
    assert shokai.Match("yokohama", seed=1, cards=block.code).actor >= 0


def check_grammar(block: Block) -> None:
    """Every name on the right is explained: by a rule of the page, or as a word of the page."""
    page = (ROOT / block.page).read_text("utf-8")
    grammars = [each.code for each in blocks_of(block.page, page) if each.kind == "grammar"]
    defined = {name for code in grammars for name in re.findall(r"^([A-Z]+) +=", code, re.MULTILINE)}
    # Without words in quotation marks, and without the remarks behind the rules.
    rules = re.sub(r"\"[^\"]*\"|'[^']*'|  +[a-z].*$|and then .*$", "", block.code, flags=re.MULTILINE)
    assert defined
    prose = FENCE.sub("", page)
    for name in set(re.findall(r"\b[A-Z]{2,}\b", rules)) - defined:
        assert re.search(rf"\b{name}\b", prose) or name.lower() in prose, f"{block.place}: what is {name}?"


def check_drawing(block: Block) -> None:
    """Folders that a drawing names are there, and commands can be given."""
    for folder in re.findall(r"(\w+)/(?=\s)", block.code):
        assert (ROOT / "src/shokai" / folder).is_dir() or (ROOT / folder).is_dir(), f"{block.place}: {folder}"
    for command in re.findall(r"shokai ([a-z]+(?: --\w+ \w+)*)", block.code):
        check_shokai(command.split())


def check_ini(block: Block) -> None:
    """A unit of systemd: what it starts, and the environment."""
    # Some keys stand there more than once, which systemd adds up.
    lines = configparser.ConfigParser(strict=False, interpolation=None)
    lines.read_string(block.code)
    assert {"Unit", "Service", "Install"} <= set(lines.sections())
    check_command(shlex.split(lines["Service"]["ExecStart"]))
    for variable in re.findall(r"\b(SHOKAI_\w+)=", block.code):
        check_variable(variable)


def check_crontab(block: Block) -> None:
    """Five fields of time, a user, a command."""
    for line in block.code.splitlines():
        *when, user, command = line.split(None, 6)
        assert all(re.fullmatch(r"[\d*,/-]+", field) for field in when)
        assert re.fullmatch(r"[a-z]+", user)
        check_command(shlex.split(re.sub(r"\$\([^)]*\)", "today", command)))


def check_env(block: Block) -> None:
    """Variables that somebody reads."""
    for line in block.code.splitlines():
        name, equals, _ = line.partition("=")
        assert equals
        check_variable(name)


def check_braces(block: Block) -> None:
    """Configuration of proxies: braces in pairs, and in nginx a semicolon behind every directive."""
    depth = 0
    plain = re.sub(r"#.*|\"[^\"]*\"", " ", block.code)
    # A block on one line is as good as a directive with its semicolon.
    for line in re.sub(r"\{[^{}\n]*\}", ";", plain).splitlines():
        depth += line.count("{") - line.count("}")
        assert depth >= 0, f"{block.place}: {line}"
        if block.kind == "nginx" and line.strip() and not line.rstrip().endswith(("{", "}")):
            assert line.rstrip().endswith(";"), f"{block.place}: {line}"
    assert depth == 0, block.place


def check_yaml(block: Block) -> None:
    assert yaml.safe_load(block.code)


CHECKS: dict[str, Callable[[Block], None]] = {
    "caddyfile": check_braces,
    "crontab": check_crontab,
    "drawing": check_drawing,
    "env": check_env,
    "grammar": check_grammar,
    "ini": check_ini,
    "json": check_json,
    "nginx": check_braces,
    "record": check_record,
    "lesson": check_lesson_text,
    "scenario": check_scenarios,
    "shape": check_shape,
    "toml": check_toml,
    "yaml": check_yaml,
}
# What runs: sessions with prompts, programs, commands, and what commands say.
KINDS = {"python", "sh", "console", "output", *CHECKS}
