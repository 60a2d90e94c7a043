"""The values of a position of YOKOHAMA: numbers, seats, areas, cards, and pairs of these."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from shokai.match.entries import Entries
from shokai.match.numbers import is_number
from shokai.games.yokohama.table.names import area_name, edition
from shokai.games.yokohama.table.notation import read_area
from shokai.games.yokohama.rules import FIELDS
from shokai.games.yokohama.rules.state import AREA_NAMES, CANAL
from shokai.texts import Refusal, Say

MOST = 9999  # of anything that is counted


class Values:
    """Takes the values of lines apart, and refuses in the words of whoever wrote them."""

    def __init__(self, given: dict[str, str]) -> None:
        self._entries = Entries(given)
        self._s: Any = FIELDS.new()
        self._names: list[str] = []

    def _take(self, key: str) -> str:
        return self._entries.take(key)

    def _words(self, key: str) -> list[str]:
        """The words of a line, none of them twice."""
        words = self._take(key).split()
        self._once(words)
        return words

    def _once(self, words: Iterable[str]) -> None:
        """Refuses a line that says the same thing twice."""
        met: set[str] = set()
        for word in words:
            if word.lower() in met:
                raise Refusal(Say("position-twice", key=self._entries.at, text=word))
            met.add(word.lower())

    def _number(self, key: str, most: int, default: int = 0, least: int = 0) -> int:
        text = self._take(key)
        return self._counted(text, most, least) if text else default

    def _counted(self, text: str, most: int, least: int = 0) -> int:
        if not is_number(text, most) or int(text) < least:
            raise Refusal(Say("position-bad-number", key=self._entries.at, text=text, least=least, most=most))
        return int(text)

    def _seat(self, text: str) -> int:
        for p, name in enumerate(self._names):
            if name.lower() == text.lower():
                return p
        raise Refusal(Say("no-such-seat", name=text, names=tuple(self._names)))

    def _one_of(self, text: str, choices: Sequence[str]) -> int:
        lowered = [choice.lower() for choice in choices]
        if text.lower() not in lowered:
            key = self._entries.at
            raise Refusal(Say("position-bad-choice", key=key, text=text, choices=tuple(c for c in choices if c)))
        return lowered.index(text.lower())

    def _counts(self, key: str, names: Sequence[str], most: int = MOST) -> dict[str, int]:
        """Words like `a5` or `GB2`: a name and a number."""
        found = {}
        words = self._take(key).split()
        self._once(word.rstrip("0123456789") for word in words)
        for word in words:
            name = word.rstrip("0123456789")
            number = word[len(name) :]
            if not number or name not in names:
                raise Refusal(Say("position-bad-choice", key=self._entries.at, text=word, choices=tuple(names)))
            found[name] = self._counted(number, most)
        return found

    def _pairs(self, key: str) -> list[tuple[str, str]]:
        """Words like `Bank:S3`."""
        pairs = []
        for word in self._take(key).split():
            left, colon, right = word.partition(":")
            if not colon:
                raise Refusal(Say("yokohama-bad-pair", key=self._entries.at, text=word))
            pairs.append((left, right))
        return pairs

    def _place(self, text: str) -> int:
        """An area of the layout where a piece or a card may lie."""
        a = read_area(self._s, text)
        if a == CANAL or self._s.place[a] < 0:
            if a == CANAL:
                raise Refusal(Say("yokohama-position-canal", key=self._entries.at))
            raise Refusal(Say("yokohama-position-area", key=self._entries.at, area=area_name(a, edition(self._s))))
        return a

    def _places(self, words: Sequence[str]) -> list[int]:
        """Several areas, each once."""
        areas = [self._place(word) for word in words]
        self._once(AREA_NAMES[a] for a in areas)
        return areas

    def _card(self, text: str, letter: str, most: int) -> int:
        if text[:1].upper() != letter or not is_number(text[1:], most) or int(text[1:]) == 0:
            choices = (f"{letter}1", "...", f"{letter}{most}")
            raise Refusal(Say("position-bad-choice", key=self._entries.at, text=text, choices=choices))
        return int(text[1:]) - 1
