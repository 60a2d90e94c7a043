"""Colour in the terminal, where it has some. Without colour nothing is lost: letters say the same."""

from __future__ import annotations

from functools import lru_cache

from rich.console import Console
from rich.text import Text

from shokai.match.game import Line

STYLES = {
    "red": "bold red",
    "blue": "bold bright_blue",
    "yellow": "bold yellow",
    "green": "bold green",
    "faint": "dim",
    "label": "dim",
    "space": "",
    "wave": "cyan",
    "stone": "magenta",
    "player": "bold",
    "": "",
}


class _Terminal(Console):
    def on_broken_pipe(self) -> None:
        """A reader who has gone is the command's business, not the console's."""
        raise BrokenPipeError


@lru_cache(maxsize=1)
def console() -> Console:
    """The terminal; it knows whether there is colour (NO_COLOR is respected)."""
    return _Terminal(highlight=False, emoji=False)


def drawn(lines: list[Line]) -> None:
    """Prints a drawn table."""
    for line in lines:
        text = Text(no_wrap=True, overflow="ignore")
        for words, style in line:
            text.append(words, STYLES[style])
        text.rstrip()
        console().print(text, soft_wrap=True)
