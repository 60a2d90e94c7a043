"""Sentences of a log that belong together."""

from __future__ import annotations

from collections.abc import Iterable

from shokai.texts import Say

# What two sentences may differ in, and together have both of.
_SUMMED = ("cards", "n")


def told_together(lines: Iterable[Say]) -> list[Say]:
    """Sentences, those in a row that differ only in the cards they tell of, and count as `n`, as one.

    >>> [str(line.args["cards"]) for line in told_together([Say("dealt", cards=("R5",)), Say("dealt", cards=("G2",))])]
    ["('R5', 'G2')"]
    >>> told_together([Say("placed", n=1, cards=("Bank",)), Say("placed", n=1, cards=("Port",))])
    [Say('placed', n=2, cards=('Bank', 'Port'))]
    """
    said: list[Say] = []
    for line in lines:
        joined = _joined(said[-1], line) if said else None
        said[-1:] = [joined] if joined else [*said[-1:], line]
    return said


def _joined(first: Say, second: Say) -> Say | None:
    """Two sentences that differ only in the cards they tell of, as one."""
    if first.id != second.id or not isinstance(first.args.get("cards"), tuple):
        return None
    if any(first.args[k] != second.args[k] for k in first.args if k not in _SUMMED):
        return None
    return Say(first.id, **{**first.args, **{k: first.args[k] + second.args[k] for k in _SUMMED if k in first.args}})
