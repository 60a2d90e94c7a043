"""Comments and variations: what people write beside the moves of a match, as in an annotated game of chess.

>>> from shokai import Match
>>> match = Match("osaka", seed="7").play("token R")
>>> match.annotate("Red ships are cheap to insure.")
>>> other = match.clone()
>>> match.play("token G").play("take G5")
<Match osaka, 2 players, step 18, White to play>
>>> match.add_variation(other.play("token B"))
>>> [(made.player, str(made.move), made.comment) for made in match.decisions()][0]
('Pink', 'token R', 'Red ships are cheap to insure.')
>>> [(step, [match.legal_texts()[0] for match in others]) for step, others in match.variations.items()]
[(16, ['reserve farm R5'])]
>>> print("\\n".join(match.record().splitlines()[-7:]))
Pink: token R
{Red ships are cheap to insure.}
White: token G
(
  White: token B
)
Pink: take G5
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from shokai.match.game import Game, Step
from shokai.match.history import History, Past
from shokai.texts import Refusal, Say

# A page of text. Comments of one place are one comment.
MOST_LETTERS = 10_000
# Variations within variations, and in all: far beyond what anybody can follow.
DEEPEST = 20
MOST_VARIATIONS = 1_000
# Ends of lines, and blanks that do not count as printable: one that does not break, and that of Japanese.
_BLANKS = str.maketrans("\n\xa0\u3000", "   ")


@dataclass(frozen=True)
class Noted:
    """A step of a variation, with what is written beside it."""

    step: Step
    comment: str = ""
    variations: tuple[Variation, ...] = ()


@dataclass(frozen=True)
class Variation:
    """Another way to go on: its steps, and a comment that stands before the first of them."""

    comment: str
    steps: tuple[Noted, ...]

    @property
    def depth(self) -> int:
        """1 for one without others inside."""
        return 1 + max((inner.depth for noted in self.steps for inner in noted.variations), default=0)

    @property
    def count(self) -> int:
        """How many variations it is, with those inside."""
        return 1 + sum(inner.count for noted in self.steps for inner in noted.variations)


class Annotated:
    """What a match does with comments and variations. They belong to steps and are undone with them."""

    kind: Game
    names: list[str]
    history: History
    # What stands before the first step, and where that is: gone when the step is forgotten.
    _opening: tuple[int, str] = (0, "")

    @property
    def _opening_comment(self) -> str:
        at, comment = self._opening
        return comment if at == self.history.first else ""

    @property
    def comments(self) -> dict[int, str]:
        """The comments, each by the number of steps that had been made where it stands."""
        first, past = self.history.first, self.history.past
        found = {first: self._opening_comment} if self._opening_comment else {}
        return found | {at: made.comment for at, made in enumerate(past, first + 1) if made.comment}

    @property
    def comment(self) -> str:
        """The comment where the match stands; empty where there is none."""
        past = self.history.past
        return past[-1].comment if past else self._opening_comment

    def annotate(self, comment: str, step: int | None = None) -> None:
        """Writes a comment where the match stands, or after so many steps, instead of the one there; "" removes it."""
        history = self.history
        at = history.step if step is None else step
        if not history.first <= at <= history.step:
            raise Refusal(Say("no-such-step", step=str(at), first=str(history.first), last=str(history.step)))
        said = checked_comment(comment)
        if at == history.first:
            self._opening = at, said
        else:
            # Copies of the match share what is past: it is replaced, not written to.
            history.past[at - history.first - 1] = replace(history.at(at - 1), comment=said)

    @property
    def variations(self) -> dict[int, tuple[Self, ...]]:
        """Other ways to go on, by the number of steps after which they begin: each a match that stands at its end."""
        return {
            at: tuple(self._along(at, variation) for variation in made.variations)
            for at, made in enumerate(self.history.past, self.history.first)
            if made.variations
        }

    def _along(self, at: int, variation: Variation) -> Self:
        twin = self._branch(at, variation)
        twin.history.past[:0] = self.history.past[: at - self.history.first]
        twin.history.first, twin._opening = self.history.first, self._opening
        if variation.comment:
            # There it stands in place of what the match itself says at this point.
            twin.annotate(variation.comment, at)
        return twin

    def add_variation(self, other: Self) -> None:
        """Keeps the way another match went: from where they part to where that one stands, with its comments.

        Refuses a match that has not gone another way, or began elsewhere.
        """
        at, variation = self._variation_in(other)
        self._keep_variation(at, variation)

    def replace_variation(self, step: int, number: int, other: Self) -> None:
        """Puts another match in the place of `variations[step][number]`: that one, played on or annotated anew."""
        old = self._variations_at(step, number)
        at, variation = self._variation_in(other, instead=old[number])
        if at == step:
            self._set_variations(step, (*old[:number], variation, *old[number + 1 :]))
        else:
            self.remove_variation(step, number)
            self._keep_variation(at, variation)

    def remove_variation(self, step: int, number: int = 0) -> None:
        """Removes `variations[step][number]`, with its comments and those inside it."""
        old = self._variations_at(step, number)
        self._set_variations(step, (*old[:number], *old[number + 1 :]))

    def _variations_at(self, step: int, number: int) -> tuple[Variation, ...]:
        """The variations of a step; refused where there is none of that number."""
        here = self.history.first <= step < self.history.step
        found = self.history.at(step).variations if here else ()
        if not 0 <= number < len(found):
            raise Refusal(Say("no-such-variation", number=str(number), step=str(step), count=len(found)))
        return found

    def _set_variations(self, at: int, variations: tuple[Variation, ...]) -> None:
        # Copies of the match share what is past: it is replaced, not written to.
        self.history.past[at - self.history.first] = replace(self.history.at(at), variations=variations)

    def _variation_in(self, other: Self, instead: Variation | None = None) -> tuple[int, Variation]:
        """Where another match parts from this one, and the way it goes from there; `instead` is about to be removed."""
        mine, theirs = self.history, other.history
        pairs = zip(mine.past, theirs.past, strict=False)
        parting = next((i for i, (one, another) in enumerate(pairs) if one.step != another.step), None)
        if parting is None or not self._began_like(other):
            raise Refusal(Say("variation-elsewhere"))
        at = mine.first + parting
        said = other.comments.get(at, "")
        variation = Variation(said if said != self.comments.get(at, "") else "", _noted(theirs.past[parting:]))
        if variation.depth > DEEPEST:
            raise Refusal(Say("deep-variations", depth=DEEPEST))
        kept = sum(kept.count for made in mine.past for kept in made.variations) - (instead.count if instead else 0)
        if variation.count + kept > MOST_VARIATIONS:
            raise Refusal(Say("many-variations", most=MOST_VARIATIONS))
        return at, variation

    def _began_like(self, other: Self) -> bool:
        mine, theirs = self.history, other.history
        begun = [one.engine.lists(one.past[0].state) for one in (mine, theirs)]
        return self.kind is other.kind and mine.first == theirs.first and bool(begun[0] == begun[1])

    # For records.

    def _branch(self, at: int, variation: Variation | None = None) -> Self:
        """A match that goes its own way from after so many steps, forgetful of them, with the same dealer."""
        twin = type(self).__new__(type(self))
        # As `clone` does, without copying what is past: a record may have very many variations.
        twin.__dict__.update(self.__dict__)
        twin.names, twin.history = list(self.names), History(self.history.engine, self.history.at(at).state, at)
        twin._opening = at, variation.comment if variation else ""
        for noted in variation.steps if variation else ():
            twin.history.make(noted.step)
            made = twin.history.past[-1]
            twin.history.past[-1] = replace(made, comment=noted.comment, variations=noted.variations)
        return twin

    def _keep_variation(self, at: int, variation: Variation) -> None:
        """Adds a variation to the step that it replaces."""
        self._set_variations(at, (*self.history.at(at).variations, variation))

    def _way_from(self, at: int) -> tuple[Noted, ...]:
        """The way that the match went after so many steps."""
        return _noted(self.history.past[at - self.history.first :])

    def _as_variation(self) -> Variation:
        """All that is remembered, as a variation of another match."""
        return Variation(self._opening_comment, _noted(self.history.past))


def _noted(past: Sequence[Past]) -> tuple[Noted, ...]:
    return tuple(Noted(made.step, made.comment, made.variations) for made in past)


def checked_comment(text: str) -> str:
    """A comment that fits into a record, without blanks around its lines.

    >>> checked_comment("  Dear,\\n\\tbut safe. ")
    'Dear,\\nbut safe.'
    """
    said = "\n".join(line.strip(" \t").replace("\t", " ") for line in text.splitlines()).strip("\n")
    if "}" in checked_length(said) or not said.translate(_BLANKS).isprintable():
        raise Refusal(Say("bad-comment"))
    return said


def checked_length(comment: str) -> str:
    """A comment that is not too long."""
    if len(comment) > MOST_LETTERS:
        raise Refusal(Say("long-comment", most=MOST_LETTERS))
    return comment
