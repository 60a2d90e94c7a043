"""Games of the arena as records, which `shokai replay` and `shokai analyse` read."""

from __future__ import annotations

from collections.abc import Sequence

from shokai.match.match import Match


def record_of(game: str, bots: Sequence[str], deal: str, options: int, moves: Sequence[int]) -> str:
    """The record of a game that was played with these moves, seed included. Comments say which bot sat where.

    >>> print(record_of("osaka", ["uniform", "random"], "7", 0, [])[:60].rstrip())
    # White: uniform
    # Pink: random
    [Shokai "1"]
    [Game "osaka"]
    """
    match = Match(game, len(bots), seed=deal, options=options, backend="python")
    for move in moves:
        match.play(move)
    names = zip(match.names, bots, strict=True)
    # A command may hold anything, and a comment ends with its line.
    who = "".join(f"# {name}: {''.join(c if c.isprintable() else ' ' for c in bot)}\n" for name, bot in names)
    return who + match.record(secret=True)
