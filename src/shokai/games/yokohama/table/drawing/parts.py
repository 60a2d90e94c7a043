"""What all parts of the drawn table share: letters for seats and rewards, cells, columns, long lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shokai.match.game import Line, Span
from shokai.games.yokohama.table.names import counted, numbers
from shokai.games.yokohama.table.part_types import YokohamaAmount, YokohamaOrder
from shokai.games.yokohama.table.view_types import YokohamaView
from shokai.games.yokohama.rules.components import ICONS
from shokai.texts import Speaker

WIDTH = 108
CELL = 18
# Seats called by a colour are drawn in it.
COLOURS = ("red", "yellow", "blue", "green")
NEUTRAL_LETTER = "#"
CODES = dict(zip(ICONS, "vycstfgiwma", strict=True))


def code_of(counts: Mapping[str, int]) -> str:
    """Goods or a reward in letters, the same in every language.

    >>> code_of({"vp": 9, "yen": 1})
    '9v1y'
    """
    return "".join(f"{n}{CODES[icon]}" for icon, n in counts.items())


def reward_code(reward: Sequence[YokohamaAmount]) -> str:
    """A reward of a view in letters."""
    return code_of(counted(reward))


def order_code_line(card: YokohamaOrder) -> str:
    """What an order asks for, and what it brings."""
    return f"{code_of(numbers(card['goods']))}→{reward_code(card['reward'])}"


def seat_letters(names: Sequence[str]) -> list[str]:
    """A letter for each seat, the first of its name that no other seat has.

    >>> seat_letters(["Ann", "Al", "Bob"])
    ['A', 'L', 'B']
    """
    letters: list[str] = []
    for seat, name in enumerate(names):
        free = [c.upper() for c in name if c.isalpha() and c.upper() not in letters]
        letters.append(free[0] if free else str(seat + 1))
    return letters


def cut(text: str, width: int) -> str:
    """A text that fits.

    >>> cut("Letterpress Printing", 12)
    'Letterpress…'
    """
    return text if len(text) <= width else text[: width - 1].rstrip() + "…"


def length(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def filled(line: Line, width: int) -> Line:
    """A line with blanks behind it, or cut, so that it has exactly this width."""
    kept: Line = []
    room = width
    for text, style in line:
        kept.append((text[:room], style))
        room -= len(text[:room])
    return [*kept, (" " * room, "")]


def in_columns(cells: Sequence[Line], width: int = CELL) -> Line:
    """Cells side by side."""
    line: Line = []
    for cell in cells:
        line += filled([*filled(cell, width - 1)], width)
    return line


def wrapped(parts: Sequence[Line], indent: int) -> list[Line]:
    """Parts one after the other, on as many lines as they need."""
    lines: list[Line] = []
    for part in parts:
        if not lines or length(lines[-1]) + length(part) > WIDTH:
            lines.append([(" " * indent, "")])
        lines[-1] = [*lines[-1], *part]
    return lines


class Pen:
    """A view that is being drawn, with the language and the seats' letters and colours."""

    def __init__(self, view: YokohamaView, speak: Speaker) -> None:
        self.view, self.speak = view, speak
        self.names = view["names"]
        self.edition = view["edition"]
        self._letters = seat_letters(self.names)

    def style(self, seat: int) -> str:
        """The colour of a seat."""
        name = self.names[seat].lower()
        return name if name in COLOURS else "player"

    def letter(self, seat: int) -> Span:
        """A seat's letter in its colour."""
        return self._letters[seat], self.style(seat)

    def built(self, seat: int) -> Line:
        """A piece on a space: the letter in brackets."""
        return [("[", ""), self.letter(seat), ("]", "")]
