"""The games, one folder each. This is the only list of them, and it is made by looking.

Games of one's own lie in folders that the environment variable SHOKAI_GAMES names, several parted as in PATH; they are
found there as `shokai.games.NAME`, like those that come with Shokai. See docs/guide/games.md.

>>> GAMES
('osaka', 'yokohama')
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from shokai.texts import look_in

OWN = Path(__file__).parent


def folders() -> list[Path]:
    """Where games are looked for: here, and where SHOKAI_GAMES says."""
    named = os.environ.get("SHOKAI_GAMES", "").split(os.pathsep)
    return [OWN, *(Path(name).expanduser().resolve() for name in named if name.strip())]


def _has_rules(folder: Path) -> bool:
    return (folder / "rules.py").is_file() or (folder / "rules").is_dir()


def _found(folder: Path) -> Iterator[str]:
    """The names of the folders that have rules in them."""
    if folder.is_dir():
        for entry in sorted(folder.iterdir()):
            if entry.name.isidentifier() and _has_rules(entry):
                yield entry.name


class Unfit(NamedTuple):
    """A folder that is passed over: it is `missing`, is a game itself (`deep`), or Python cannot import its `name`."""

    folder: Path
    kind: str


def unfit() -> list[Unfit]:
    """What SHOKAI_GAMES names, or has in it, that is passed over."""
    found = []
    for folder in folders()[1:]:
        if not folder.is_dir():
            found.append(Unfit(folder, "missing"))
        elif _has_rules(folder):
            found.append(Unfit(folder, "deep"))
        else:
            names = (entry for entry in sorted(folder.iterdir()) if not entry.name.isidentifier())
            found += [Unfit(entry, "name") for entry in names if _has_rules(entry)]
    return found


# Python looks for `shokai.games.NAME` in all of them.
__path__ = [str(folder) for folder in folders()]
# Of two games with one name the first is taken, as Python does.
GAMES: tuple[str, ...] = tuple(dict.fromkeys(name for folder in folders() for name in _found(folder)))
# Those that do not come with Shokai, and where they lie.
FURTHER: dict[str, Path] = {
    name: next(folder for folder in folders() if name in _found(folder)) / name
    for name in GAMES
    if name not in _found(OWN)
}
for _folder in FURTHER.values():
    look_in(_folder / "texts")
