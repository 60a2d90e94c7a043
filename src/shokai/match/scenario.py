"""Scenarios: a position, moves and what must hold afterwards, as a player of the game would tell it.

    scenario: Beige buys what White has not reserved
    given:
      players: Grey White Pink Beige
      turn: Beige
      market: R5*White Y2 Y3
      Beige hand: G5 B2
    when:
      Beige: buy G5
      deal: R2 B3  Y5 Y5 G2
    then:
      Beige goods: Y2 Y3
      ships: Y2 R0
      illegal: reserve R5 because reserved

docs/reference/formats.md has the whole grammar.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from shokai.engine.engine import CHANCE
from shokai.match.dealer import Dealer
from shokai.match.entries import NEAREST, BadPosition, nearest, plain_key
from shokai.match.game import Game, game_for, read_card_set
from shokai.match.match import Match
from shokai.match.numbers import is_number
from shokai.match.record import not_your_turn
from shokai.texts import Refusal, Say

# `then` looks at the table at the next decision, `then at once` before anything else is dealt.
BLOCKS = ("given", "when", "then", "then at once")


@dataclass
class Line:
    """A line of a scenario: which block it stands in, what it says, where it stands in the file."""

    block: str
    key: str
    value: str
    number: int


@dataclass
class Scenario:
    """One scenario of a file."""

    name: str
    number: int
    game: str = "osaka"
    lines: list[Line] = field(default_factory=list)


@dataclass(frozen=True)
class Outcome:
    """How a scenario went: `fault` says what did not hold, `number` is the line of the file that says it."""

    scenario: Scenario
    fault: Say | None
    number: int


def read_scenarios(text: str) -> list[Scenario]:
    """All scenarios of a file's text."""
    scenarios: list[Scenario] = []
    game, block = "osaka", ""
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        line = raw.split("#", 1)[0].strip()
        if not line:
            continue
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon:
            raise Refusal(Say("scenario-bad-line", number=number, line=line))
        word = key.lower()
        if word == "game" and not block:
            game = _game_of(line, value, number)
        elif word == "scenario":
            scenarios.append(Scenario(value, number, game))
            block = "scenario"
        elif word in BLOCKS and not value and scenarios:
            block = word
        elif block in BLOCKS:
            scenarios[-1].lines.append(Line(block, key, value, number))
        else:
            raise Refusal(Say("scenario-bad-line", number=number, line=line))
    if not scenarios:
        raise Refusal(Say("scenario-none"))
    return scenarios


def _game_of(line: str, name: str, number: int) -> str:
    """The game that the first line of a file names."""
    try:
        return game_for(name).name
    except Refusal as refusal:
        raise Refusal(Say("scenario-fault", number=number, line=line, why=refusal.said)) from None


def run_scenario(scenario: Scenario, backend: str | None = None) -> Outcome:
    """Plays a scenario and says what did not hold, if anything."""
    runner = _Runner(scenario, backend)
    line = None
    try:
        match = runner.given()
        for line in runner.rest():
            if line.block == "when":
                runner.when(match, line)
            else:
                runner.then(match, line)
        line = None
        runner.check()
    except Refusal as refusal:
        line = line or runner.blamed(refusal)
        number = line.number if line else scenario.number
        text = f"{line.key}: {line.value}" if line else scenario.name
        return Outcome(scenario, Say("scenario-fault", number=number, line=text, why=refusal.said), number)
    return Outcome(scenario, None, scenario.number)


def opening(scenario: Scenario) -> Match:
    """The table before the first move of a scenario."""
    return _Runner(scenario, None).given()


def played(scenario: Scenario) -> Match:
    """The table after the last move of a scenario, at the next decision; nothing is checked.

    A scenario whose checks are of the moment itself ends there.
    """
    runner = _Runner(scenario, None)
    match = runner.given()
    for line in runner.rest():
        if line.block == "when":
            runner.when(match, line)
    if not any(line.block == "then at once" for line in scenario.lines):
        runner._settle(match)
    return match


def run_text(text: str, backend: str | None = None) -> Iterator[Outcome]:
    """Plays all scenarios of a text."""
    for scenario in read_scenarios(text):
        yield run_scenario(scenario, backend)


class _Runner:
    def __init__(self, scenario: Scenario, backend: str | None) -> None:
        self._scenario = scenario
        self._backend = backend
        # How many steps there were after the line before, if that was a move: what it has passed may be told next.
        self._last = -1

    def check(self) -> None:
        """A scenario that asks for nothing would always pass."""
        if not any(line.block.startswith("then") for line in self._scenario.lines):
            raise Refusal(Say("scenario-no-check"))

    def blamed(self, refusal: Refusal) -> Line | None:
        """The line of the table before the first move that a refusal is due to."""
        key = plain_key(refusal.key) if isinstance(refusal, BadPosition) else ""
        lines = [line for line in self._scenario.lines if line.block == "given" and plain_key(line.key) == key]
        return lines[-1] if lines else None

    def given(self) -> Match:
        """The table before the first move. Nobody deals unless a line does, or nobody cares."""
        lines = {plain_key(line.key): line for line in self._scenario.lines if line.block == "given"}
        if "new game" in lines:
            entries = {key: line.value for key, line in lines.items()}
            names = entries.get("players", "").split()
            count, *words = entries["new game"].split() or [""]
            others = set(entries) - {"new game", "players", "cards"}
            if not is_number(count, 9) or others:
                raise BadPosition(Say("scenario-new-game"), others.pop() if others else "new game")
            game = game_for(self._scenario.game)
            options = " ".join(word for word in words if word not in ("player", "players"))
            card_set = read_card_set(game.name, game.card_sets, entries.get("cards"))
            try:
                match = Match(
                    game.name,
                    int(count),
                    names=names or None,
                    options=options,
                    card_set=card_set,
                    seed="scenario",
                    backend=self._backend,
                )
            except Refusal as refusal:
                raise BadPosition(refusal.said, "new game") from None
            match.history.rewind()
        else:
            given = {line.key: line.value for line in lines.values()}
            match = Match.from_position(self._scenario.game, given, backend=self._backend)
        match.dealer = None
        return match

    def rest(self) -> Iterator[Line]:
        """All lines after the given ones."""
        return (line for line in self._scenario.lines if line.block != "given")

    def when(self, match: Match, line: Line) -> None:
        """A move of a seat, or deals."""
        if line.key.lower() == "deal":
            for outcome in line.value.replace("/", " ").replace("|", " ").split():
                match.deal(outcome)
            return
        names = [name for name in match.names if name.lower() == line.key.lower()]
        if not names:
            raise Refusal(Say("no-such-seat", name=line.key, names=tuple(match.names)))
        move = match.kind.with_seats(line.value, match.names, every=True)
        if self._passed(match, names[0], move):
            return
        self._settle(match, mover=names[0], move=move)
        if match.over or match.names[match.actor] != names[0]:
            raise not_your_turn(match, names[0])
        match.play(move)
        self._last = len(match.steps)

    def _passed(self, match: Match, mover: str, move: str) -> bool:
        """Whether a line tells what the line before has brought about by itself; it may, once."""
        steps = match.steps
        if not steps or len(steps) != self._last or steps[-1].seat != match.names.index(mover):
            return False
        self._last = -1
        return _followed_by_itself(match, move)

    def _settle(self, match: Match, mover: str = "", move: str = "") -> None:
        """Cards that no line deals come from a fixed seed; who can only decline and does not is passed over.

        Before a line that looks at the table, this is left to games where it goes without saying. What can only go
        on in one way goes on, unless the line tells it.
        """
        while not match.over:
            if match.actor == CHANCE:
                match.deal(Dealer("scenario").outcome(match.game, match.history))
                continue
            if match.kind.goes_on(match.legal) and not (move and match.why_not(move) is None):
                match.play(match.legal[0])
                continue
            actor = match.names[match.actor]
            named = actor == mover and (not match.kind.declines_at_once or match.legal_texts()[0] == move.lower())
            waiting = not mover and not match.kind.declines_at_once
            if named or waiting or not match.kind.only_says_no(match.legal):
                return
            match.play(match.legal[0])

    def then(self, match: Match, line: Line) -> None:
        """Something that must hold."""
        self._last = -1
        key = line.key.lower()
        if line.block == "then":
            self._settle(match)
        if key in ("legal", "illegal"):
            return self._legality(match, key, line.value)
        facts = match.kind.facts(match.state, match.names)
        found = {plain_key(k): v for k, v in facts.items()}
        key = plain_key(match.kind.fact_key(match.state, line.key))
        if key not in found:
            known = nearest(line.key, facts) or tuple(facts)[:NEAREST]
            raise Refusal(Say("scenario-unknown-fact", key=line.key, known=known))
        if not _agree(match.kind, key, match.kind.fact_value(match.state, key, line.value), found[key]):
            raise Refusal(Say("scenario-differs", key=line.key, expected=line.value, found=found[key] or "-"))
        return None

    def _legality(self, match: Match, key: str, value: str) -> None:
        text, _, code = (part.strip() for part in value.partition(" because "))
        reason = match.why_not(match.kind.with_seats(text, match.names, every=True))
        if key == "legal" and reason:
            raise Refusal(reason.said)
        if key == "illegal" and not reason:
            raise Refusal(Say("scenario-is-legal", move=text))
        if key == "illegal" and reason and code and reason.code != code:
            raise Refusal(Say("scenario-other-reason", expected=code, found=reason.code, why=reason.said))


def _followed_by_itself(match: Match, text: str) -> bool:
    """Whether a text names what followed from the last move by itself, because there was no choice."""
    for past in reversed(match.history.past):
        if past.step.seat != CHANCE:
            before, said = match.engine.lists(past.state), match.kind.with_seats(text, match.names)
            return match.kind.passed_by_itself(before, past.step.number, match.state, said)
    return False


def _agree(game: Game, key: str, expected: str, found: str) -> bool:
    """Whether a value is the expected one. Most may be named in any order; `-` is nothing, or a gap in a row."""
    last = key.rsplit(maxsplit=1)[-1]
    if last in game.ordered_facts:
        return _row(expected) == _row(found)
    wanted, there = _words(expected), _words(found)
    if last in game.partial_facts:
        return set(wanted) <= set(there)
    return sorted(wanted) == sorted(there)


def _words(text: str) -> list[str]:
    """The words of a value, `R5x2` written out, in lower case."""
    return [word for word in _spaces(text) if word != "-"]


def _row(text: str) -> list[str]:
    """The same with the gaps, but for those at the end: nobody counts empty spaces there."""
    row = _spaces(text)
    while row and row[-1] == "-":
        row.pop()
    return row


def _spaces(text: str) -> list[str]:
    words: list[str] = []
    for word in text.lower().replace("’", "'").replace(",", " ").split():
        card, times, n = word.partition("x")
        n, turned, _ = n.partition("'")
        if times and is_number(n, 20) and len(card) <= 3:
            words += [card + turned] * int(n)
        else:
            words.append(word)
    return words
