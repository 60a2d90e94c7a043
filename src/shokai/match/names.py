"""Names of seats and seeds, fit for one line of a record."""

from __future__ import annotations

from collections.abc import Sequence

from shokai.match.game import Game
from shokai.texts import Refusal, Say

# Words that stand for something else where names stand.
RESERVED = {"chance", "nobody", "neutral", "deal", "hand", "rest", "-", "start"}


def checked_seed(seed: str) -> str:
    """A seed that fits into one line of a record."""
    if not seed.strip() or not is_plain(seed) or len(seed) > 200:
        raise Refusal(Say("bad-seed"))
    return seed


def is_plain(text: str) -> bool:
    """Whether a text can be printed and written to any file."""
    # Halves of characters, which some systems let through, are not printable either.
    return text.isprintable()


def checked_names(names: Sequence[str] | None, game: Game, players: int) -> list[str]:
    """Names for all seats, fit for records: one word each, no two alike."""
    chosen = list(names or game.seat_names[:players])
    plain = all(
        name.split() == [name] and is_plain(name) and len(name) <= 24 and not set(name) & set(':*"[]#,/')
        for name in chosen
    )
    plain = plain and not {name.lower() for name in chosen} & RESERVED
    if len(chosen) != players or len({name.lower() for name in chosen}) != players or not plain:
        raise Refusal(Say("bad-names", names=tuple(chosen), players=players))
    return chosen
