"""The locks: they fit pyproject.toml and page/package.json, hold digests, and name no address."""

from __future__ import annotations

import json
import re
import tomllib
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import shokai
from tools.lock import builders, missing_modules

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = {"play": "server", "check": "dev"}


def entries(lock: str) -> list[str]:
    """The requirements of a lock, each in one line."""
    text = lock.replace("\\\n", " ")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def pins(name: str) -> dict[str, set[str]]:
    """The versions in a lock: some packages have one for older Pythons and one for newer ones."""
    found = defaultdict(set)
    for line in entries((ROOT / "requirements" / f"{name}.txt").read_text("utf-8")):
        requirement = Requirement(line.partition(" --hash")[0])
        [pin] = requirement.specifier
        found[canonicalize_name(requirement.name)].add(pin.version)
    return dict(found)


def asked_for(extra: str) -> list[Requirement]:
    """What pyproject.toml asks for with an extra, and with those that it brings along."""
    wanted = [Requirement(line) for line in PROJECT["optional-dependencies"][extra]]
    more = [asked_for(inner) for line in wanted if line.name == "shokai" for inner in line.extras]
    return [line for line in wanted if line.name != "shokai"] + [line for part in more for line in part]


def lacking(wanted: list[Requirement], there: dict[str, set[str]]) -> list[str]:
    """What a lock lacks, or has in a version that is not wanted."""
    return [
        str(line)
        for line in wanted
        if not (versions := there.get(canonicalize_name(line.name)))
        or not all(line.specifier.contains(version, prereleases=True) for version in versions)
    ]


def faults(lock: str) -> list[str]:
    """Lines without an exact version or without digests, and whatever names a place."""
    exact = re.compile(r"[\w.-]+==[\w.!+]+( ; [^:@]+?)?(\s+--hash=sha256:[0-9a-f]{64})+")
    return [line for line in entries(lock) if not exact.fullmatch(line)]


@pytest.mark.parametrize("name", EXTRAS)
def test_a_lock_has_all_that_its_extra_asks_for(name: str) -> None:
    wanted = [Requirement(line) for line in PROJECT["dependencies"]] + asked_for(EXTRAS[name])
    assert lacking(wanted, pins(name)) == [], "renew the locks: .venv/bin/python tools/lock.py"


@pytest.mark.parametrize("name", ["build", "check"])
def test_a_lock_has_what_builds_the_package(name: str) -> None:
    assert lacking([Requirement(line) for line in builders()], pins(name)) == []


def test_what_is_missing_or_too_old_is_found() -> None:
    wanted = [Requirement("numba>=0.61"), Requirement("fluent.runtime>=0.4"), Requirement("rich>=13")]
    assert lacking(wanted, {"numba": {"0.60"}, "fluent-runtime": {"0.4.0"}}) == ["numba>=0.61", "rich>=13"]


@pytest.mark.parametrize("name", ["build", "check", "play"])
def test_a_lock_has_digests_and_no_addresses(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    assert len(entries(text)) > 5
    assert faults(text) == []
    assert "://" not in text


@pytest.mark.parametrize(
    "line",
    [
        "--index-url https://index.example/simple",
        "rich>=13 --hash=sha256:" + "0" * 64,
        "rich==13.7",
        "rich @ https://index.example/rich.whl --hash=sha256:" + "0" * 64,
        "rich==13.7 --hash=md5:" + "0" * 32,
    ],
)
def test_a_line_that_pip_could_take_otherwise_is_found(line: str) -> None:
    assert faults(f"# Comment\nrich==13.7 ; sys_platform == 'win32' \\\n    --hash=sha256:{'0' * 64}\n{line}\n") == [
        line
    ]


def test_the_locks_agree() -> None:
    check = pins("check")
    for name in ("build", "play"):
        assert {package: versions for package, versions in pins(name).items() if check[package] != versions} == {}


# The page.


def page(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((ROOT / "page" / name).read_text("utf-8"))
    return data


def test_the_lock_of_the_page_has_digests_and_no_addresses() -> None:
    modules = {path: module for path, module in page("package-lock.json")["packages"].items() if path}
    assert len(modules) > 100
    assert [path for path, module in modules.items() if not module.get("integrity", "").startswith("sha512-")] == []
    assert [path for path, module in modules.items() if "resolved" in module] == []


def test_the_lock_of_the_page_fits_and_has_the_modules_of_all_systems() -> None:
    lock = page("package-lock.json")
    assert lock["packages"][""]["devDependencies"] == page("package.json")["devDependencies"]
    assert missing_modules(lock) == []
    lock["packages"].pop("node_modules/@rolldown/binding-darwin-arm64")
    assert missing_modules(lock) == ["@rolldown/binding-darwin-arm64"]


def test_there_is_one_version() -> None:
    assert page("package.json")["version"] == page("package-lock.json")["version"] == shokai.__version__
