"""Small helpers for drawing: elements as text, scales, ticks. Everything is escaped here and nowhere else."""

from __future__ import annotations

import math
from collections.abc import Iterable
from html import escape


class Markup(str):
    """Text that is markup already; every other text is escaped."""

    __slots__ = ()


def joined(parts: Iterable[str]) -> Markup:
    """Several parts one after the other."""
    return Markup("".join(part if isinstance(part, Markup) else escape(part) for part in parts))


def el(name: str, /, *children: str, **attributes: str | float | None) -> Markup:
    """An element. Underscores in names of attributes stand for hyphens, `class_` is `class`.

    >>> el("text", "a < b", x=1.23456, class_="tick")
    '<text x="1.23" class="tick">a &lt; b</text>'
    """
    known = {key.rstrip("_").replace("_", "-"): value for key, value in attributes.items() if value is not None}
    written = "".join(f' {key}="{_value(value)}"' for key, value in known.items())
    inside = joined(children)
    return Markup(f"<{name}{written}>{inside}</{name}>" if inside or name not in _EMPTY else f"<{name}{written}/>")


_EMPTY = {"line", "rect", "circle", "path", "meta", "br", "use", "col"}


def _value(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")


def drawing(width: float, height: float, label: str, *parts: str) -> Markup:
    """A picture with a name for those who cannot see it."""
    view = f"0 0 {width:g} {height:g}"
    return el("svg", *parts, viewBox=view, role="img", aria_label=label, width=width, height=height)


def titled(title: str, name: str, /, **attributes: str | float | None) -> Markup:
    """A shape that says what it is when one points at it."""
    return el(name, el("title", title), **attributes)


class Scale:
    """From values to places.

    >>> Scale(0, 10, 100, 200)(5)
    150.0
    """

    def __init__(self, low: float, high: float, first: float, last: float) -> None:
        self.low, self.high = low, high if high > low else low + 1
        self.first, self.last = first, last

    def __call__(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return self.first + min(max(part, 0.0), 1.0) * (self.last - self.first)


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers between two bounds.

    >>> ticks(-13, 27)
    [-10, 0, 10, 20]
    """
    step = 10 ** math.floor(math.log10(max(high - low, 1e-9) / about))
    step *= next(factor for factor in (1, 2, 5, 10) if (high - low) / (step * factor) <= about)
    return [n * step for n in range(math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9) + 1)]
