"""A study: a record that is being explored. Going back and trying another move makes a variation; nothing is lost.

A line is named by where it leaves the one before it: `()` is the main line, `((16, 0),)` the first variation after 16
steps of it, `((16, 0), (20, 1))` the second one after 20 steps of that. A place is a line and a number of steps.

>>> from shokai import Match
>>> study = Study(Match("osaka", seed="7"))
>>> place = study.play(Place((), 15), "token R")
>>> study.play(Place((), 15), "token B")
Place(line=((15, 0),), step=16)
>>> study.play(Place((), 15), "token B").line, study.play(Place((), 15), "token R").line
(((15, 0),), ())
>>> print("\\n".join(study.match.record().splitlines()[-4:]))
Pink: token R
(
  Pink: token B
)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from shokai.engine.engine import CHANCE
from shokai.match.dealer import Dealer, new_seed
from shokai.match.game import Step
from shokai.match.match import Match
from shokai.match.notes import DEEPEST, Noted, Variation
from shokai.texts import Refusal, Say

Line = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Place:
    """So many steps along a line."""

    line: Line
    step: int


class Study:
    """A match with its variations, in which one can go anywhere and try anything that the rules allow."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def along(self, line: Line) -> Match:
        """A match of its own that stands at the end of a line."""
        match = self.match.clone()
        for at, number in line:
            match = match._along(at, match._variations_at(at, number)[number])
        return match

    def at(self, place: Place) -> Match:
        """A match of its own that stands at a place, at the next decision there."""
        return self.along(place.line).at(place.step)

    def lines(self) -> Iterator[tuple[Line, Variation]]:
        """All variations with their names, each before those inside it."""
        first = self.match.history.first
        steps = [Noted(past.step, past.comment, past.variations) for past in self.match.history.past]
        return _lines_in((), first, steps)

    def home(self, place: Place) -> Place:
        """The same place on the line that it belongs to: a variation begins with its own first move."""
        line = place.line
        while line and place.step <= line[-1][0]:
            line = line[:-1]
        return Place(line, place.step)

    def play(self, place: Place, move: str | int) -> Place:
        """Plays a move at a place and deals until the next decision. What is there already is only gone along."""
        here = self.at(place)
        tried = here.clone()
        # What comes after the move is dealt below, or was dealt before.
        tried.dealer = None
        tried.play(move)
        now = self.home(Place(place.line, here.step))
        for step in tried.steps[here.step - here.history.first :]:
            now = self._go(now, step)
        return self.deal_on(now)

    def deal_on(self, place: Place) -> Place:
        """Goes along what was dealt, or deals where nobody has: by the record's seed, else at random."""
        while True:
            match = self.along(place.line)
            steps = match.steps[place.step :]
            if steps and steps[0].seat != CHANCE:
                return place
            if not steps and match.actor != CHANCE:
                return place
            if steps:
                place = Place(place.line, place.step + 1)
            else:
                dealer = self.match.dealer or Dealer(new_seed())
                place = self._go(place, Step(CHANCE, dealer.outcome(match.game, match.history)))

    def annotate(self, place: Place, comment: str) -> Place:
        """Writes a comment at a place, instead of the one there; "" removes it."""
        place = self.home(place)
        match = self.along(place.line)
        match.annotate(comment, place.step)
        self._put(place.line, match)
        return place

    def remove(self, line: Line) -> Place:
        """Removes a variation, with all that is in it; the place where it began."""
        if not line:
            raise Refusal(Say("study-main-line"))
        (at, number), above = line[-1], line[:-1]
        match = self.along(above)
        match.remove_variation(at, number)
        self._put(above, match)
        return Place(above, at)

    def promote(self, line: Line) -> Place:
        """Makes a variation the way on, and the way on that was there its variation."""
        if not line:
            raise Refusal(Say("study-main-line"))
        (at, number), above = line[-1], line[:-1]
        match = self.along(above)
        others = match._variations_at(at, number)
        chosen = match._along(at, others[number])
        if others[number].comment:
            # What both say there stays.
            told = (match.comments.get(at, ""), others[number].comment)
            chosen.annotate("\n".join(filter(None, told)), at)
        first, *rest = match._way_from(at)
        was = Variation("", (replace(first, variations=()), *rest))
        inside = chosen.history.at(at).variations
        chosen._set_variations(at, (*others[:number], was, *others[number + 1 :], *inside))
        if max(variation.depth for past in chosen.history.past for variation in past.variations) > DEEPEST:
            raise Refusal(Say("deep-variations", depth=DEEPEST))
        self._put(above, chosen)
        return Place(above, at + 1)

    def _go(self, place: Place, step: Step) -> Place:
        """Makes a step at a place: along the line, along a variation that begins so, or as a new one."""
        match = self.along(place.line)
        if place.step == match.step:
            match.history.make(step)
            self._put(place.line, match)
            return Place(place.line, place.step + 1)
        past = match.history.at(place.step)
        if past.step == step:
            return Place(place.line, place.step + 1)
        for number, variation in enumerate(past.variations):
            if variation.steps[0].step == step:
                return Place((*place.line, (place.step, number)), place.step + 1)
        tried = match.clone()
        tried.history.back_to(place.step)
        tried.history.make(step)
        match.add_variation(tried)
        self._put(place.line, match)
        return Place((*place.line, (place.step, len(past.variations))), place.step + 1)

    def _put(self, line: Line, match: Match) -> None:
        """Puts a match in the place of a line, and so on upwards."""
        while line:
            (at, number), line = line[-1], line[:-1]
            above = self.along(line)
            above.replace_variation(at, number, match)
            match = above
        self.match = match


def _lines_in(above: Line, first: int, steps: Sequence[Noted]) -> Iterator[tuple[Line, Variation]]:
    for at, noted in enumerate(steps, first):
        for number, variation in enumerate(noted.variations):
            line = (*above, (at, number))
            yield line, variation
            yield from _lines_in(line, at, variation.steps)
