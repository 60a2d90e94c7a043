"""Sentences as JSON, for pages and programs that say them in their own language."""

from __future__ import annotations

from typing import Any

from shokai.texts import Refusal, Say


def refuse(code: str, **args: Any) -> Refusal:
    """A refusal with a sentence of the server's texts."""
    return Refusal(Say(f"server-{code}", **args))


def told(value: Any) -> Any:
    """A Say, or what may be in one, as JSON.

    >>> told(Say("osaka-took", player="White", cards=("R5", "G2")))
    {'id': 'osaka-took', 'args': {'player': 'White', 'cards': ['R5', 'G2']}}
    """
    if isinstance(value, Say):
        return {"id": value.id, "args": {name: told(part) for name, part in value.args.items()}}
    if isinstance(value, tuple | list):
        return [told(part) for part in value]
    return value


def understood(value: Any) -> Any:
    """What `told` told.

    >>> said = Say("osaka-took", player="White", cards=("R5", Say("osaka-card")))
    >>> understood(told(said)) == said
    True
    """
    if isinstance(value, dict):
        return Say(value["id"], **{name: understood(part) for name, part in value["args"].items()})
    return tuple(map(understood, value)) if isinstance(value, list) else value
