"""Numbers in texts that people write."""

from __future__ import annotations


def is_number(text: str, most: int) -> bool:
    """Whether a text is a whole number from 0 to `most`, in digits that everybody reads.

    >>> is_number("12", 20), is_number("²", 20), is_number("9" * 5000, 20)
    (True, False, False)
    """
    return text.isascii() and text.isdecimal() and len(text) <= len(str(most)) + 2 and int(text) <= most
