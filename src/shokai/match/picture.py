"""The drawn table as a picture, for notebooks: what the terminal shows, with cards and pieces as coloured tiles.

>>> from shokai import Match
>>> drawn = Match("osaka", players=2, seed=7)._repr_svg_()
>>> drawn[:4], drawn.count("R5") > 0
('<svg', True)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from unicodedata import east_asian_width

from shokai.match.game import Line, Span

COLUMN, ROW, MARGIN = 8.4, 20, 14

# Tiles with their letters on them; everything else is writing.
TILES = {"red": "#b3362b", "blue": "#2b5d9c", "yellow": "#b88a12", "green": "#3f7a45"}
INK = "#2a2622"
INKS = {"faint": "#8a8178", "label": "#6d645b", "wave": "#2f7f8c", "stone": "#7d4a86"}
BOLD = {"player"}


def picture(lines: Sequence[Line], label: str) -> str:
    """The lines of a drawn table as SVG; `label` says what it is to those who cannot see it."""
    columns = max((sum(_width(text) for text, _ in line) for line in lines), default=0)
    wide, high = columns * COLUMN + 2 * MARGIN, len(lines) * ROW + 2 * MARGIN
    parts = [part for row, line in enumerate(lines) for part in _line(line, MARGIN + row * ROW)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {high:.0f}" width="{wide:.0f}" role="img" '
        f'aria-label="{escape(label)}" font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14">'
        f'<rect width="100%" height="100%" rx="8" fill="#faf6ee"/>{"".join(parts)}</svg>'
    )


def _line(line: Line, top: float) -> Iterator[str]:
    column = 0
    for span in line:
        yield from _span(span, MARGIN + column * COLUMN, top)
        column += _width(span[0])


def _span(span: Span, left: float, top: float) -> Iterator[str]:
    text, style = span
    plain = text.strip()
    if not plain:
        return
    left += _width(text[: len(text) - len(text.lstrip())]) * COLUMN
    wide = _width(plain) * COLUMN
    ink, weight = INKS.get(style, INK), "bold" if style in BOLD | set(TILES) else "normal"
    if style in TILES:
        yield (
            f'<rect x="{left - 2:.1f}" y="{top + 1}" width="{wide + 4:.1f}" height="{ROW - 3}" rx="3" '
            f'fill="{TILES[style]}"/>'
        )
        ink = "#ffffff"
    # The length is given, so that columns meet whatever font there is.
    yield (
        f'<text x="{left:.1f}" y="{top + 14.5}" textLength="{wide:.1f}" lengthAdjust="spacingAndGlyphs" fill="{ink}" '
        f'font-weight="{weight}" xml:space="preserve">{escape(plain)}</text>'
    )


def _width(text: str) -> int:
    """Columns that a text takes; Japanese letters take two."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)
