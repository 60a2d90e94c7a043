"""Everything that people read, from Fluent files: one folder a language, shared with the page.

Code never builds sentences. It says *what* is to be said, `Say("osaka-took", player="White")`, and
a `Speaker` says it in a language.

>>> speaker("en").say(Say("no-such-game", game="go", games=("osaka", "yokohama")))
'There is no game “go”. Available: osaka, yokohama.'
"""

from __future__ import annotations

import locale
import os
import re
import threading
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any

_FOLDER = Path(__file__).parent
# Where games that do not come with Shokai have their texts.
_MORE: list[Path] = []
# What stands between the parts of a list, where it is not a comma and a space; speaker.ts of the page has the same.
_COMMAS = {"ja": "、"}
_LONGEST = 500
_LONGEST_LIST = 2000
# Where a message or a term begins, and where it speaks of another. Fluent indents whatever goes on over a line.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


def look_in(folder: Path) -> None:
    """Looks for texts in one more folder, too: one folder a language. For `shokai.games`, before anybody speaks."""
    if folder.is_dir() and folder not in _MORE:
        _MORE.append(folder)


class Say:
    """Something to be said in whatever language: a message's id and its arguments.

    Arguments are strings, numbers, further Says, or tuples of these.
    """

    __slots__ = ("args", "id")

    def __init__(self, id: str, **args: Any) -> None:
        self.id = id
        self.args: Mapping[str, Any] = args

    def __repr__(self) -> str:
        return f"Say({self.id!r}{''.join(f', {k}={v!r}' for k, v in self.args.items())})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Say) and self.id == other.id and self.args == other.args

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        return speaker("en").say(self)


class Refusal(Exception):
    """Something that cannot be done, with a sentence for the person who asked."""

    def __init__(self, said: Say) -> None:
        super().__init__(said)
        self.said = said

    def __str__(self) -> str:
        return str(self.said)


def languages() -> list[str]:
    """The languages there are, English first."""
    names = (d.name for d in _FOLDER.iterdir() if d.is_dir() and not d.name.startswith("_"))
    return sorted(names, key=lambda name: (name != "en", name))


def system_language() -> str:
    """The language of the system where we speak it, else English."""
    wanted = [os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    wanted.append(locale.getlocale()[0] or "")
    for text in wanted:
        # LANGUAGE is a list, the others are one entry like de_DE.UTF-8.
        for entry in text.split(":"):
            code = entry.split(".")[0].split("_")[0].lower()
            if code in languages():
                return code
            if code == "c" or code == "posix":
                return "en"
    return "en"


class Speaker:
    """Says things in one language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        # Parsing all of them takes longer than most commands; each message is parsed when it is first said.
        self._unread: dict[str, str] = {}
        self._reading = threading.RLock()
        # Texts of other games that are not in this language are in English.
        folders = [more / code for more in _MORE for code in ("en", language)] + [_FOLDER / language]
        for file in (file for folder in folders for file in sorted(folder.glob("*.ftl"))):
            text = file.read_text("utf-8")
            starts = [*_ENTRY.finditer(text)]
            for start, after in zip_longest(starts, starts[1:]):
                self._unread[start[1]] = text[start.start() : after and after.start()]

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied or unpickled, a speaker is this process's own."""
        return speaker, (self.language,)

    def _read(self, id: str) -> None:
        """Parses a message, unless that is done, and those that it speaks of."""
        from fluent.runtime import FluentResource

        # Several threads may say the same for the first time.
        with self._reading:
            text = self._unread.pop(id, "")
            if text:
                self._bundle.add_resource(FluentResource(text))
                for other in _REFERENCE.findall(text):
                    self._read(other)

    def say(self, said: Say | str, **args: Any) -> str:
        """The text of a Say, or of a message id with arguments."""
        if isinstance(said, str):
            said = Say(said, **args)
        values = {
            name: self._people(value) if name == "players" and isinstance(value, (tuple, list)) else self._value(value)
            for name, value in said.args.items()
        }
        self._read(said.id)
        message = self._bundle.get_message(said.id)
        if message.value is None:
            raise KeyError(said.id)
        text, errors = self._bundle.format_pattern(message.value, values)
        if errors:
            raise ValueError(f"{self.language}: {said.id}: {errors}")
        return str(text)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        self._read(id)
        return bool(self._bundle.has_message(id))

    def _people(self, names: Sequence[Any]) -> str:
        """People do things together: an "and" stands before the last of them."""
        if len(names) < 2:
            return str(self._value(names))
        *others, last = (str(self._value(name)) for name in names)
        return _shortened(self.say("people-and", others=tuple(others), last=last), _LONGEST_LIST)

    def _value(self, value: Any) -> Any:
        if isinstance(value, Say):
            return self.say(value)
        if isinstance(value, (tuple, list)):
            parts = (str(self._value(item)) for item in value)
            return _shortened(_COMMAS.get(self.language, ", ").join(parts), _LONGEST_LIST)
        return _shortened(value, _LONGEST) if isinstance(value, str) else value


def _shortened(text: str, most: int) -> str:
    """What somebody typed may be of any length; a sentence is not, and Fluent refuses more than 2,500 characters."""
    return f"{text[:most]}…" if len(text) > most else text


_speakers = cache(Speaker)


@cache
def speaker(language: str | None = None) -> Speaker:
    """The speaker for a language; the system's when none is named."""
    language = language or system_language()
    if language not in languages():
        raise Refusal(Say("no-such-language", language=language, languages=tuple(languages())))
    return _speakers(language)
