"""Which texts can be names, and can be shown as one."""

from __future__ import annotations

import unicodedata

from shokai.server.tables.chairs import GONE
from shokai.server.tables.words import refuse

# Letters and symbols by their category, of which nothing is seen: the fillers of Hangul, the empty cell of Braille,
# and a note without a head.
_BLANK = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"
# Marks on one letter; the longest in use have three or four.
MOST_MARKS = 4


def checked_name(name: str) -> str:
    """A name that can stand on a page: something to see, not long, and not that of those who were deleted."""
    name = " ".join(name.split())
    if len(name) > 24 or not can_be_shown(name) or name.replace("_", " ").lower().startswith(GONE):
        raise refuse("bad-name")
    return name


def can_be_shown(text: str) -> bool:
    """Whether a text has something to see, and nothing that hides, turns the writing round, or controls a terminal.

    >>> [can_be_shown(text) for text in ("Anna", "Jürgen", "横浜の商人", "🦊", "\u2800", "\u0301\u0302", "a\u202eb")]
    [True, True, True, True, False, False, False]
    """
    return text.isprintable() and not any(c in _BLANK for c in text) and _marks_fit(text) and any(map(_is_seen, text))


def _is_seen(c: str) -> bool:
    # Letters, numbers, punctuation and symbols, but neither marks on them nor spaces.
    return unicodedata.category(c)[0] in "LNPS"


def _marks_fit(text: str) -> bool:
    """Marks stand on something, and not in towers that cover the lines above."""
    standing, marks = False, 0
    for c in text:
        if unicodedata.category(c)[0] != "M":
            standing, marks = not c.isspace(), 0
            continue
        marks += 1
        if not standing or marks > MOST_MARKS:
            return False
    return True
