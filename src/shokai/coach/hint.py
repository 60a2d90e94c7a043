"""A hint: a bot's first choice in a position, what speaks for it, and how much worse the next two choices are.

All of it comes from what the seat knows. The strongest quick bot for the number of players names the first choice; then
futures of the choices are compared one by one, each pair with the same guess at what is hidden. With a fixed number of
iterations and futures, equal knowledge leads to equal hints.

>>> from shokai import Match
>>> told = hint(Match("osaka", players=2, seed=7, backend="python").seat(), ("Mira", "Kenji"), compiled=False)
>>> [choice.text for choice in told.choices][0].split()[0]
'token'
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from shokai.bots.asking import dismiss
from shokai.bots.levels import rung
from shokai.bots.networking import MasterBot
from shokai.bots.room import Thought
from shokai.bots.searching import SearchBot
from shokai.coach.outlook import Foresight, Samples, standard_error
from shokai.engine.extras import MissingExtra
from shokai.match.seat import Seat
from shokai.texts import Refusal, Say

# Iterations of a search that a network guides and of one that plays on, and seconds where nothing is compiled.
GUIDED, PLAIN, UNCOMPILED = 1_000, 6_000, 0.5
# Choices that are compared, futures of each, and choices that are told.
COMPARED, FUTURES, TOLD = 5, 48, 3
# A difference is told from so much of the chances on, and from so many standard errors on.
TELLING, SURE = 0.01, 2.0


@dataclass(frozen=True)
class Reason:
    """What speaks for a choice or against it: `brings`, `prepares`, `prevents`, `keeps` or `mind`, and the sentence."""

    kind: str
    said: Say


@dataclass(frozen=True)
class Choice:
    """A move, the own moves that would follow it in the same turn, and reasons.

    `chance` is the seat's share of the win after it with its standard `error`, `loss` and `points_lost` are how much
    less it brings than the first choice; None where there is no network to tell. `sure` says whether the loss stands
    out from chance.
    """

    move: int
    text: str
    plan: tuple[str, ...]
    reasons: tuple[Reason, ...]
    chance: float | None = None
    error: float | None = None
    loss: float | None = None
    points_lost: float | None = None
    sure: bool = False


@dataclass(frozen=True)
class Hint:
    """The first choice, and up to two others; `futures` are those of the first, where there is a network to tell."""

    seat: int
    choices: tuple[Choice, ...]
    futures: Samples | None = None


def hint(seat: Seat, names: Sequence[str], compiled: bool = True) -> Hint:
    """What a bot would do in a seat that has to decide; `names` are those of the players."""
    if len(seat.legal) == 1:
        only = _choice(seat, seat.legal[0], (), names)
        return Hint(seat.number, (replace(only, reasons=(Reason("mind", Say("hint-only-move")), *only.reasons)),))
    thought = _thought(seat, compiled)
    moves = [option.move for option in thought.options][:COMPARED]
    samples = futures_of(seat, moves) if compiled else {}
    if not samples:
        return Hint(seat.number, tuple(_choice(seat, move, thought.line, names) for move in moves[:TOLD]))
    p = seat.number
    first, *others = moves
    others.sort(key=lambda move: -samples[move].mean.wins[p])
    choices = [
        _compared(_choice(seat, move, thought.line, names), samples[first], samples[move], p)
        for move in (first, *others[: TOLD - 1])
    ]
    if others:
        choices[0] = replace(
            choices[0], reasons=(*choices[0].reasons, *_prevented(samples[first], samples[others[0]], p, names))
        )
    return Hint(p, tuple(choices), samples[first])


def _thought(seat: Seat, compiled: bool) -> Thought:
    """What the strongest quick bot thinks: it begins anew, so that what it thought before does not matter."""
    bot: SearchBot
    if not compiled:
        bot = SearchBot(0, seconds=UNCOMPILED, keep=0)
    elif rung(6, seat.game, seat.players).startswith("master"):
        bot = MasterBot(0, iterations=GUIDED, keep=0)
    else:
        bot = SearchBot(0, iterations=PLAIN, keep=0)
    try:
        return bot.think(seat, to_the_end=True)
    finally:
        dismiss(bot)


def futures_of(seat: Seat, moves: Sequence[int]) -> dict[int, Samples]:
    """Futures of moves; none where the game has no network."""
    try:
        foresight = Foresight(seat.game)
    except (Refusal, MissingExtra):
        return {}
    known = foresight.state(seat.engine, seat.known)
    return {move: foresight.samples(known, FUTURES, 0, move) for move in moves}


def _compared(choice: Choice, first: Samples, own: Samples, seat: int) -> Choice:
    """A choice with its figures. What only seems better than the first choice loses nothing."""
    gap, error = first.mean.less(own.mean), first.error_against(own, seat)
    loss = gap.wins[seat]
    return replace(
        choice,
        chance=round(own.mean.wins[seat], 4),
        error=round(standard_error([row.wins[seat] for row in own.rows]), 4),
        loss=round(max(loss, 0.0), 4),
        points_lost=round(gap.points[seat], 2),
        sure=loss >= TELLING and loss >= SURE * error,
    )


def certain_reasons(seat: Seat, move: int, names: Sequence[str]) -> tuple[Reason, ...]:
    """What speaks for a move and against it by the rules alone."""
    return tuple(_reasons(seat, seat.engine.lists(seat.known), move, names))


def reasons_for(seat: Seat, move: int, futures: Samples, others: Samples, names: Sequence[str]) -> tuple[Reason, ...]:
    """What speaks for a move, and whom it hurts more than another one, by the futures of both."""
    s = seat.engine.lists(seat.known)
    return (*_reasons(seat, s, move, names), *_prevented(futures, others, seat.number, names, "review-prevents"))


def _prevented(
    first: Samples, other: Samples, seat: int, names: Sequence[str], words: str = "hint-prevents"
) -> list[Reason]:
    """Whom the first choice hurts most, compared with the next best one, where that stands out from chance."""
    gap = other.mean.less(first.mean)
    hurt = [
        (gap.wins[q], q)
        for q in range(len(names))
        if q != seat and gap.wins[q] >= TELLING and gap.wins[q] >= SURE * first.error_against(other, q)
    ]
    return [Reason("prevents", Say(words, player=names[q], loss=round(100 * loss))) for loss, q in sorted(hurt)[-1:]]


def _choice(seat: Seat, move: int, line: Sequence[int], names: Sequence[str]) -> Choice:
    s = seat.engine.lists(seat.known)
    return Choice(move, seat.kind.move_text(s, move), _plan(seat, move, line), tuple(_reasons(seat, s, move, names)))


def _reasons(seat: Seat, s: Any, move: int, names: Sequence[str]) -> list[Reason]:
    """What is certain to follow, as the game tells it: by `advice` where it has one, else by its previews."""
    advice = getattr(seat.kind, "advice", None)
    if advice is None:
        return [Reason("brings", said) for said in seat.kind.preview_sentences(s, move, names)]
    return [Reason(kind, said) for kind, said in advice(s, move, names)]


def _plan(seat: Seat, move: int, line: Sequence[int]) -> tuple[str, ...]:
    """The own moves after a move, up to where chance or somebody else comes in; forced ones are left out."""
    if not line or line[0] != move:
        return ()
    engine, texts = seat.engine, list[str]()
    state = engine.of_lists(engine.lists(seat.known))
    engine.apply(state, move)
    for later in line[1:]:
        while engine.actor(state) == seat.number and len(engine.legal(state)) == 1:
            engine.apply(state, engine.legal(state)[0])
        if engine.actor(state) != seat.number or later not in engine.legal(state):
            break
        texts.append(seat.kind.move_text(engine.lists(state), later))
        engine.apply(state, later)
    return tuple(texts)
