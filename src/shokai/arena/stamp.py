"""The stamp of a game: a hash of all code and weights that decide what happens in it.

What is edited or trained gets another stamp, and so other results: nothing stale is ever reused. Covered are

- the rules of the game, its table, the bots with their weights, and every module of Shokai that these import;
- of `network` and `master`: the file of the network;
- of `python:module:Class`: the module, every file of its package, the modules it imports from the same folder, and the
  files of weights that its source, its settings or the attribute `files` of its class name;
- of `program:COMMAND`: the files that the command names, and for Python sources what they import and name.

Modules are read once by a process, so their hash is taken once. Programs start anew and weights are loaded anew, so
these are looked at whenever a stamp is asked for.
"""

from __future__ import annotations

import ast
import hashlib
import shutil
import sysconfig
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path

from shokai._version import __version__
from shokai.bots import settings_of
from shokai.bots.lines import words_of
from shokai.bots.own import OwnName, maker_of, module_of, read_name
from shokai.network.brain import path_of
from shokai.texts import Refusal

# Where the sources lie.
ROOT = Path(__file__).parent.parent

# What a source names and reads. Files of other kinds that it names are more likely written by it.
WEIGHTS = {
    ".bin", ".ckpt", ".h5", ".joblib", ".json", ".keras", ".npy", ".npz", ".onnx", ".pickle", ".pkl", ".pt", ".pth",
    ".safetensors", ".toml", ".yaml",
}  # fmt: skip
# Files in packages that do not affect a game.
_IDLE = {".pyc", ".nbi", ".nbc", ".log", ".html", ".shokai", ".claim", ".part"}
# What a command names to be written rather than read.
_WRITTEN = _IDLE | {".txt", ".out", ".err", ".csv", ".jsonl"}


def stamp_for(game: str, bots: Iterable[str] = ()) -> str:
    """The version of rules and bots: results of another version are results of another game."""
    digest = hashlib.sha256(_digest_of_sources(game))
    for bot in sorted(set(bots)):
        kind, _, rest = bot.partition(":")
        if kind == "program":
            _add(digest, _files_of_program(rest))
        elif kind == "python":
            _add_own(digest, rest)
        elif kind in ("network", "master", "level"):
            named = settings_of(bot).get("file")
            # What a network is shown is as much part of it as its weights.
            seen = ("observation", ROOT / "games" / game / "observation.py")
            _add(digest, [("network", Path(named) if named else path_of(game)), seen])
    return f"{__version__}-{digest.hexdigest()[:16]}"


def _add(digest: hashlib._Hash, files: Iterable[tuple[str, Path]]) -> None:
    for name, file in sorted(set(files)):
        # The file may have been deleted in the meantime.
        with suppress(OSError):
            digest.update(f"{name}\n".encode())
            digest.update(_digest(file))


def _digest(file: Path) -> bytes:
    told = file.stat()
    return _digest_as_of(file, told.st_mtime_ns, told.st_size)


@lru_cache(4096)
def _digest_as_of(file: Path, _changed: int, _size: int) -> bytes:
    with file.open("rb") as content:
        return hashlib.file_digest(content, "sha256").digest()


# Shokai itself.

# What a game brings along for those who watch it.
ONLOOKERS = (
    "observation.py", "masters.py", "masters.json", "lines.json", "levels.toml", "honours.py", "strategies.py",
    "training.toml",
)  # fmt: skip


def shokai_sources(game: str) -> list[Path]:
    """All files of Shokai that decide what happens in a game between its own bots."""
    whole = ("engine", "match", "bots", f"games/{game}")
    found = {file for folder in whole for file in _files_below(ROOT / folder) if file.name not in ONLOOKERS}
    found.add(ROOT / "games" / "__init__.py")
    # Rules and matches lie in these folders with all they import; bots and the arena reach further.
    reaching = [file for file in found if file.parent.name == "bots"] + [ROOT / "arena" / "game.py"]
    found |= {*reaching, *_imported(reaching, ROOT.parent, {"shokai"}, done=found)}
    return sorted(found)


@cache
def _digest_of_sources(game: str) -> bytes:
    digest = hashlib.sha256()
    _add(digest, ((file.relative_to(ROOT).as_posix(), file) for file in shokai_sources(game)))
    return digest.digest()


# Bots of one's own.


def _add_own(digest: hashlib._Hash, text: str) -> None:
    name = read_name(text)
    try:
        digest.update(_digest_of_modules(name.module))
        maker = maker_of(name)
    except Refusal:
        # Without the module, this is another version.
        digest.update(b"missing\n")
        return
    told = getattr(maker, "files", ())
    own = [told] if isinstance(told, str | Path) else told if isinstance(told, list | tuple | set) else ()
    sources = _sources_of_module(name.module)
    folders = {file.parent for _, file in sources} | {Path()}
    words = [*name.settings.values(), *map(str, own)]
    _add(digest, [*_weights_in([file for _, file in sources]), *_existing(words, folders)])


@cache
def _digest_of_modules(module: str) -> bytes:
    digest = hashlib.sha256()
    _add(digest, _sources_of_module(module))
    return digest.digest()


@cache
def _sources_of_module(module: str) -> list[tuple[str, Path]]:
    """The files of a module, its package, and what they import from where they lie."""
    name = module_of(OwnName(module, ""))
    file = Path(name.__file__ or "")
    if not file.is_file():
        return []
    top = module.partition(".")[0]
    depth = module.count(".") + (1 if file.name == "__init__.py" else 0)
    folder = file.resolve().parents[depth]
    found = {file.resolve()}
    if top != "shokai" and (folder / top).is_dir() and depth:
        found |= set(_files_below(folder / top))
    # Beside what was installed lies what everybody installed; beside one's own, more of one's own.
    installed = {Path(sysconfig.get_path(kind)).resolve() for kind in ("stdlib", "platstdlib", "purelib", "platlib")}
    found |= _imported(found, folder, {top} if folder in installed else None)
    found |= _imported(found, ROOT.parent, {"shokai"})
    return [(_told(file, folder), file) for file in sorted(found)]


def _files_of_program(command: str) -> Iterator[tuple[str, Path]]:
    """The files that a command names. Where it names none, the program itself."""
    words = words_of(command)
    words = words.split() if isinstance(words, str) else words
    told = [word for whole in words for word in (whole, whole.partition("=")[2])]
    named = [(word, Path(word)) for word in told if _is_file(word) and Path(word).suffix not in _WRITTEN]
    for flag, module in pairwise(words):
        place = Path(*module.split("."))
        if flag == "-m" and _is_file(f"{place}.py"):
            named.append((module, Path(f"{place}.py")))
        elif flag == "-m" and place.is_dir():
            named += [(file.as_posix(), file) for file in _files_below(place)]
    yield from named
    for _, file in named:
        if file.suffix == ".py":
            folder = file.resolve().parent
            sources = {file.resolve(), *_imported([file.resolve()], folder, None)}
            yield from ((_told(source, folder), source) for source in sources)
            yield from _weights_in(sources)
    found = shutil.which(words[0])
    if not named and found:
        yield words[0], Path(found)


# Reading sources.


def _files_below(folder: Path) -> Iterator[Path]:
    for file in sorted(folder.rglob("*")):
        parts = file.relative_to(folder).parts
        hidden = "__pycache__" in parts or any(part.startswith(".") for part in parts)
        if not hidden and file.suffix not in _IDLE and file.is_file():
            yield file


def _told(file: Path, folder: Path) -> str:
    """A file's name that is the same on every machine."""
    for base in (folder, ROOT.parent):
        if file.is_relative_to(base):
            return file.relative_to(base).as_posix()
    return file.name


def _is_file(text: str) -> bool:
    try:
        return bool(text) and Path(text).is_file()
    except (OSError, ValueError):
        return False


def _existing(words: Iterable[str], folders: Iterable[Path]) -> Iterator[tuple[str, Path]]:
    """The files among some words, each looked for in some folders."""
    places = list(folders)
    for word in words:
        for folder in places:
            if word and _is_file(str(folder / word)):
                yield word, folder / word


def _weights_in(sources: Iterable[Path]) -> Iterator[tuple[str, Path]]:
    """The files of weights that sources name."""
    for source in sources:
        words = [word for word in _read(source)[1] if Path(word).suffix.lower() in WEIGHTS]
        yield from _existing(words, (source.parent, Path()))


def _imported(sources: Iterable[Path], folder: Path, tops: set[str] | None, done: Iterable[Path] = ()) -> set[Path]:
    """All modules below a folder that sources import, and those that these import.

    `tops` limits their packages; those that are `done` are not looked at again.
    """
    found: set[Path] = set(done)
    waiting = [file for file in sources if file.suffix == ".py"]
    while waiting:
        source = waiting.pop()
        for name in _imports(source, folder):
            if tops is not None and name.partition(".")[0] not in tops:
                continue
            place = folder.joinpath(*name.split("."))
            for file in (place.with_suffix(".py"), place / "__init__.py"):
                if file not in found and file.is_file():
                    found.add(file)
                    waiting.append(file)
    return found - set(done)


def _imports(source: Path, folder: Path) -> Iterator[str]:
    """The names of all modules that a source may mean, wherever in it they are imported."""
    own = source.relative_to(folder).with_suffix("").parts if source.is_relative_to(folder) else ()
    package = own[:-1]
    for level, module, names in _read(source)[0]:
        base = package[: len(package) - level + 1] if level else ()
        start = ".".join((*base, *filter(None, [module])))
        # `from package import module`: only the folder knows whether that is a module.
        yield from filter(None, (start, *(f"{start}.{name}" if start else name for name in names)))
        while "." in start:
            start = start.rpartition(".")[0]
            yield start


def _read(source: Path) -> tuple[list[tuple[int, str, tuple[str, ...]]], list[str]]:
    try:
        told = source.stat()
        return _read_as_of(source, told.st_mtime_ns, told.st_size)
    except OSError:
        return [], []


@lru_cache(1024)
def _read_as_of(source: Path, _changed: int, _size: int) -> tuple[list[tuple[int, str, tuple[str, ...]]], list[str]]:
    """The imports of a source, as level, module and names, and its short texts."""
    try:
        tree = ast.parse(source.read_bytes())
    except (OSError, SyntaxError, ValueError):
        return [], []
    imports: list[tuple[int, str, tuple[str, ...]]] = []
    texts: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imports += [(0, alias.name, ()) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            imports.append((node.level, node.module or "", tuple(alias.name for alias in node.names)))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and len(node.value) < 200:
            texts.append(node.value)
    return imports, texts
