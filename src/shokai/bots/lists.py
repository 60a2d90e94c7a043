"""Several bots in one text, as the command line takes them."""

from __future__ import annotations

import re

# A piece such as `seconds=2` is no bot but a setting of the one before it.
_SETTING = re.compile(r"\s*\w+\s*=")


def split_bots(text: str) -> list[str]:
    r"""The names of bots in a list with commas.

    A comma does not separate where `key=value` follows, which belongs to the bot before it; nor inside
    quotation marks or after a backslash, as in a shell. So a program can be given any argument:

    >>> split_bots("you,search:iterations=500,seconds=2,random")
    ['you', 'search:iterations=500,seconds=2', 'random']
    >>> split_bots("you,program:bot --names 'Ann,Bob',random")
    ['you', "program:bot --names 'Ann,Bob'", 'random']
    >>> split_bots(r"program:bot 1\,2,you")
    ['program:bot 1\\,2', 'you']
    """
    names: list[str] = []
    for piece in _pieces(text):
        if names and ":" in names[-1] and _SETTING.match(piece):
            names[-1] += f",{piece}"
        else:
            names.append(piece)
    return names


def _pieces(text: str) -> list[str]:
    """The text cut at its commas, those in quotation marks and after a backslash left out."""
    pieces, begun, quote, i = [], 0, "", 0
    while i < len(text):
        if text[i] == "\\" and quote != "'":
            i += 1
        elif quote:
            quote = "" if text[i] == quote else quote
        elif text[i] in "'\"":
            quote = text[i]
        elif text[i] == ",":
            pieces.append(text[begun:i])
            begun = i + 1
        i += 1
    return [*pieces, text[begun:]]
