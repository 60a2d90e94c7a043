"""What happened, in sentences: read off the states before and after a step.

A choice that the next one completes (the toll of a way, the payment of a technology, where a moved
assistant is set down) is told with that one. Nobody's orders in hand are named.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from shokai.match.game import Step
from shokai.games.yokohama.table.changes import change, deciding, waiting
from shokai.games.yokohama.table.names import amounts, country_name, edition, ones_of, the_area, title_name
from shokai.games.yokohama.table.sheet import final_sheet, result
from shokai.games.yokohama.table.story.deals import deal_told
from shokai.games.yokohama.table.story.moves import move_told
from shokai.games.yokohama.rules.boards import reach_church, reach_customs
from shokai.games.yokohama.rules.building import take_token
from shokai.games.yokohama.rules.components import CHURCH_SPACES, COUNTRIES, CUSTOMS_SPACES
from shokai.games.yokohama.rules.laboratory import take_title
from shokai.games.yokohama.rules.laboratory import board as title_board
from shokai.games.yokohama.rules.rewards import set_down
from shokai.games.yokohama.rules.state import (
    AREAS, DEAL_ACHIEVEMENTS, DEAL_MARKERS, DRAFT, END_REASONS, FETCH, FROM_AREA, FROM_HAND, GET, GO, KEEP, PHASE_A,
    SEND, SET_DOWN, TITLE, TOLL, TOLLS,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import present_step
from shokai.engine.contract import CHANCE, OVER
from shokai.engine.fields import State
from shokai.texts import Say

NO_MOVE = -1
# What the set-up may end with, by edition and expansion.
LAST_OF_SETUP = (DRAFT, DEAL_ACHIEVEMENTS, DEAL_MARKERS)


def story(before: State, step: Step, after: State, names: Sequence[str]) -> list[Say]:
    """The step itself, then what followed from it, in the order of the rules."""
    if step.seat == CHANCE:
        said = deal_told(before, step.number, names)
        said += _Aftermath(before, NO_MOVE, after, names).told()
    else:
        said = move_told(before, step.number, after, names)
        said += _Aftermath(before, step.number, after, names).told()
    return [*said, *_end_told(before, after), *_turn_told(before, after, names)]


class _Aftermath:
    """What followed from a step without a further choice."""

    def __init__(self, before: State, move: int, after: State, names: Sequence[str]) -> None:
        self.before, self.move, self.after, self.names = before, move, after, names
        self.p = deciding(before)
        self.edition = edition(before)

    def told(self) -> list[Say]:
        said = self._boards() + self._titles() + self._agents() + self._tokens()
        return said + self._recovery()

    def _tell(self, code: str, **args: Any) -> Say:
        return Say(f"yokohama-story-{code}", player=self.names[self.p], edition=self.edition, **args)

    def _things(self, t: State) -> tuple[Say, ...]:
        """What a player has more of in a copy on which only one thing happened."""
        got = {name: n for name, n in change(self.before, t, self.p).items() if n > 0}
        fresh = waiting(t) if not waiting(self.before) else {}
        return amounts(got | fresh, self.edition)

    def _boards(self) -> list[Say]:
        """An assistant reached a space of the Church or of Customs."""
        said = []
        for k in range(CHURCH_SPACES):
            if self.after.church[k] != self.before.church[k]:
                t = self.before.clone()
                t.choice = k
                reach_church(t)
                faith = t.church_faith[k]
                said.append(self._tell("reaches-church", faith=faith, things=self._things(t)))
        for k in range(CUSTOMS_SPACES):
            if self.after.customs[k] != self.before.customs[k]:
                t = self.before.clone()
                t.choice = k
                reach_customs(t)
                said.append(self._tell("reaches-customs", space=k + 1, things=self._things(t)))
        return said

    def _titles(self) -> list[Say]:
        """A technology was obtained."""
        said = []
        for title in ones_of(self.after.titles[self.p] & ~self.before.titles[self.p]):
            t = self.before.clone()
            # Paid before, or for nothing.
            t.choice = self.move - TITLE if TITLE <= self.move < TITLE + 6 else t.choice
            assert t.title_row[title_board(t)][t.choice] == title
            take_title(t)
            t.agents[self.p] = self.before.agents[self.p]
            code = "learns-and-gets" if change(self.before, t, self.p) else "learns"
            said.append(self._tell(code, title=title_name(title, self.edition), things=self._things(t)))
        return said

    def _agents(self) -> list[Say]:
        """A pair of flags brought an agent."""
        return [
            self._tell("agent", country=country_name(c, self.edition))
            for c in range(len(COUNTRIES))
            if self.after.agents_supply[c] < self.before.agents_supply[c]
        ]

    def _action_area(self) -> int:
        """The area of the action that is running or has just begun, or -1."""
        if GO <= self.move < KEEP:
            return self.move - GO
        if SEND <= self.move < FETCH:
            return self.move - SEND
        if TOLL <= self.move < GET:
            return int(self.before.choice)
        return int(self.before.where)

    def _tokens(self) -> list[Say]:
        """A 5-power token was taken, by choice or, in the edition of 2024, as a matter of course."""
        area = self._action_area()
        if area < 0 or self.after.token[area] == self.before.token[area]:
            return []
        t = self.before.clone()
        t.where = area
        take_token(t)
        return [self._tell("token", area=the_area(area, self.edition), things=self._things(t))]

    def _recovery(self) -> list[Say]:
        """The action is over: assistants come back."""
        area = self._action_area()
        if area < 0 or self.after.where >= 0 or present_step(self.after) == TOLLS:
            return []
        men = self._men_before_recovery(area) - self.after.men[self.p][area]
        return [self._tell("recovers", area=the_area(area, self.edition), assistants=men)] if men else []

    def _men_before_recovery(self, area: int) -> int:
        """The move may have taken an assistant there or away before the others came back."""
        s = self.before
        men = int(s.men[self.p][area])
        if SET_DOWN <= self.move < SET_DOWN + AREAS:
            t = s.clone()
            set_down(t, self.move - SET_DOWN)
            return int(t.men[self.p][area])
        if self.after.church != s.church or self.after.customs != s.customs:
            by_itself = self.move not in (FROM_AREA, FROM_HAND)
            # Without a choice the assistant came from the hand if there was one.
            men -= self.move == FROM_AREA or (by_itself and s.men_hand[self.p] == 0)
        return men


def _end_told(before: State, after: State) -> list[Say]:
    if not after.ended or before.ended:
        return []
    reason = END_REASONS[after.ended]
    # This turn is one of them.
    return [Say("yokohama-story-end", reason=reason, turns=after.turns_left - 1, edition=edition(after))]


def _turn_told(before: State, after: State, names: Sequence[str]) -> list[Say]:
    """The next turn begins, or the game is over."""
    if after.actor == OVER:
        return [Say("yokohama-story-over")]
    first = present_step(before) in LAST_OF_SETUP
    begins = before.turn != after.turn or first
    if present_step(after) != PHASE_A or not begins:
        return []
    p = after.turn
    said = [Say("yokohama-story-turn", player=names[p], round=after.round)]
    if not first and after.yen[p] > before.yen[p]:
        yen = after.yen[p] - before.yen[p]
        said.append(Say("yokohama-story-stock-market", player=names[p], yen=yen, edition=edition(after)))
    return said


def final_lines(s: State, names: Sequence[str]) -> list[Say]:
    """The score sheet, best place first."""
    places: Mapping[int, int] = dict(enumerate(result(s)["places"]))
    return [
        Say("yokohama-final", place=places[p], player=names[p], edition=edition(s), **final_sheet(s, p))
        for p in sorted(range(s.players), key=lambda p: places[p])
    ]
