"""The lines `key: value` of a position, and who is to blame when one of them cannot be read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from difflib import get_close_matches

from shokai.texts import Refusal, Say

# Of all the keys there are, as many as a sentence should name.
NEAREST = 5


class BadPosition(Refusal):
    """A position that cannot be. `key` is the key of the line that says so; empty where no single line does."""

    def __init__(self, said: Say, key: str = "") -> None:
        super().__init__(said)
        self.key = key


def plain_key(key: str) -> str:
    """A key as it is looked up: case does not matter, nor whether words are joined by blanks or underscores.

    >>> plain_key("Turns_left"), plain_key("P0  Used agents")
    ('turns left', 'p0 used agents')
    """
    return " ".join(key.lower().replace("_", " ").split())


def nearest(key: str, known: Iterable[str]) -> tuple[str, ...]:
    """The known keys that look most like a misspelt one.

    >>> nearest("markt", ["market", "farm", "White hand"])
    ('market',)
    """
    spelled = {plain_key(name): name for name in known}
    alike = get_close_matches(plain_key(key), spelled, NEAREST, 0.5)
    return tuple(spelled[name] for name in alike)


class Entries:
    """The lines of a position that are still to be read. Keys are told in the spelling of whoever wrote them."""

    def __init__(self, given: Mapping[str, str]) -> None:
        self._spelled = {plain_key(key): key.strip() for key in given}
        self._values = {plain_key(key): value.strip() for key, value in given.items()}
        # The key of the line that was taken last; empty when that line is not there.
        self.at = ""

    def __contains__(self, key: str) -> bool:
        return plain_key(key) in self._values

    def __iter__(self) -> Iterator[str]:
        """The keys of the lines that are left, as they were written."""
        return iter([self._spelled[key] for key in self._values])

    def look(self, key: str) -> str:
        """The value of a line, which is left there; empty where there is none."""
        return self._values.get(plain_key(key), "")

    def take(self, key: str) -> str:
        """The value of a line, which is now read; empty where there is none."""
        self.blame(key)
        return self._values.pop(plain_key(key), "")

    def blame(self, *keys: str) -> None:
        """Whatever is refused next is due to the first of these lines that is there."""
        self.at = next((self._spelled[key] for key in map(plain_key, keys) if key in self._spelled), "")

    def refuse_unknown(self, known: Iterable[str]) -> None:
        """Refuses what nobody has asked for."""
        left = list(self)
        if left:
            names = nearest(left[0], known) or tuple(known)[:NEAREST]
            raise BadPosition(Say("position-unknown-key", keys=tuple(left[:NEAREST]), known=names), left[0])

    @contextmanager
    def blaming(self) -> Iterator[None]:
        """Adds to a Refusal the line that was being read."""
        try:
            yield
        except BadPosition:
            raise
        except Refusal as refusal:
            raise BadPosition(refusal.said, self.at) from None


def entries_of(text: str) -> dict[str, str]:
    """The lines of a position's text, by their keys."""
    entries = {}
    for line in filter(None, (line.strip() for line in text.splitlines())):
        key, colon, value = line.partition(":")
        if not colon:
            raise Refusal(Say("position-no-colon", line=line))
        entries[key.strip()] = value.strip()
    return entries
