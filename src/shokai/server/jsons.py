"""JSON as text: several times as fast as the standard library writes it, and of everything that it can write."""

from __future__ import annotations

import json
from typing import Any

import orjson


def written(value: Any) -> str:
    r"""A value as JSON, without spaces.

    >>> print(written({"name": "Zoë", "half": "\ud800"}), written(["Zoë", None]))
    {"name":"Zo\u00eb","half":"\ud800"} ["Zoë",null]
    """
    return encoded(value).decode()


def encoded(value: Any) -> bytes:
    """The same as bytes, for who sends them."""
    try:
        return orjson.dumps(value)
    except TypeError:
        # Halves of characters, which only the standard library writes, as escapes.
        return json.dumps(value, separators=(",", ":")).encode()


def read(text: str) -> Any:
    """What was written.

    >>> read('{"half":"\\\\ud800"}')
    {'half': '\\ud800'}
    """
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        # Halves of characters, again; or nothing that anybody can read.
        return json.loads(text)
