"""One game between bots, from the deal to the last place. Whatever a bot does, this comes to an end.

>>> played = play_game("osaka", ["uniform", "random"], deal="7", seed="example")
>>> len(played.points), sorted(played.places), played.errors
(2, [1, 2], [])
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from shokai.arena.faults import GameError
from shokai.arena.patience import Patience, limit_for
from shokai.arena.times import Times
from shokai.bots import BOTS, Bot, bot_for, canonical, is_code, seat_at, settings_of
from shokai.bots.asking import dismiss, end
from shokai.bots.failures import BotFailed
from shokai.engine.engine import CHANCE, MOST_DECISIONS, OVER, Engine, Standing, engine_for, wanted_backend
from shokai.engine.fields import State
from shokai.match.dealer import Dealer
from shokai.match.game import game_for
from shokai.texts import Refusal, Say

# Instead of the reason why a game was over.
TRUNCATED = "truncated"

# Who plays on for a bot that failed.
SUBSTITUTE = "random"

# Bots that are as quick on interpreted rules. Of one's own nobody knows; `--backend native` is for those that search.
PLAIN = ("random", "uniform", "program", "python")

MakeBot = Callable[[str, int], Bot]


@dataclass
class Played:
    """What a game came to, by seat. `times` are those of real decisions, with more than one legal move.

    A truncated game is a draw: all places are 1, and `points` are those at the moment when it was stopped. `moves`
    are all moves that were made, and `record` is the game as text, where that was asked for.
    """

    points: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    reason: str = ""
    decisions: int = 0
    turns: int = 0
    seconds: float = 0.0
    times: list[Times] = field(default_factory=list)
    errors: list[GameError] = field(default_factory=list)
    truncated: bool = False
    moves: list[int] = field(default_factory=list)
    record: str = ""

    def shares(self) -> list[float]:
        """What each seat has of the win: 1 for who is first alone, equal parts for a shared first place."""
        firsts = self.places.count(1)
        return [1 / firsts if place == 1 else 0.0 for place in self.places]

    def margins(self) -> list[int]:
        """How many points each seat is ahead of the best of the others."""
        others = [[n for q, n in enumerate(self.points) if q != p] for p in range(len(self.points))]
        return [own - max(rest) for own, rest in zip(self.points, others, strict=True)]


def backend_for(bots: Sequence[str]) -> str:
    """The back end on which these bots play: SHOKAI_BACKEND, else compiled rules for those that think with them."""
    if wanted := wanted_backend():
        return wanted
    plain = all(canonical(bot).partition(":")[0] in PLAIN for bot in bots)
    return "python" if plain else "native"


def seed_of(*parts: object) -> int:
    """A number for a bot to start from, different for every game and seat."""
    text = "\n".join(map(str, parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


class _Seats:
    """The bots at the table, with substitutes for those that failed."""

    def __init__(self, bots: Sequence[str], seed: str, make: MakeBot, limit: float | None) -> None:
        self._names, self._seed = bots, seed
        self._bots: list[Bot | None] = [None] * len(bots)
        self._make, self._limit = make, limit
        self.failed: set[int] = set()

    def bot(self, p: int) -> Bot:
        """Whoever sits there now. Raises BotFailed for one that cannot even be made."""
        bot = self._bots[p]
        if bot is None:
            try:
                bot = self._bots[p] = self._make(self._names[p], seed_of(self._seed, p))
            except Refusal as refusal:
                raise BotFailed(Say("bot-failed-not-made", why=refusal.said)) from refusal
            except Exception as error:
                raise BotFailed(Say("bot-failed-broke", error=f"{type(error).__name__}: {error}")) from error
        return bot

    def limit(self, p: int) -> float:
        """The seconds that it has for a decision."""
        return limit_for(self._names[p]) if self._limit is None else self._limit

    def replace(self, p: int) -> None:
        """Sends a bot home; a substitute plays on."""
        self._send_home(self._bots[p])
        self._bots[p] = bot_for(SUBSTITUTE, seed_of(self._seed, p, SUBSTITUTE))
        self.failed.add(p)

    def tell_result(self, standing: Standing) -> None:
        """Tells the bots how it ended, those that played to the end."""
        for p, bot in enumerate(self._bots):
            # The game is played; a bot that does not bear the result has no part in it any more.
            with suppress(Exception):
                if bot is not None and p not in self.failed:
                    end(bot, standing)

    def go_home(self) -> None:
        for bot in self._bots:
            self._send_home(bot)

    def _send_home(self, bot: Bot | None) -> None:
        # The game is played; a bot that cannot even leave is no reason to lose it.
        with suppress(Exception):
            if bot is not None:
                dismiss(bot)


def play_game(
    game: str,
    bots: Sequence[str],
    *,
    deal: str,
    seed: str,
    options: int = 0,
    backend: str | None = None,
    limit: float | None = None,
    most_decisions: int = MOST_DECISIONS,
    make: MakeBot = bot_for,
) -> Played:
    """Plays a game between bots in the order of the seats.

    Equal `deal`s deal equally, and the bots' own seeds come from `seed`. A bot that raises, answers with an illegal
    move or takes longer than `limit` seconds is replaced for the rest of the game by one that plays at random, and
    the error is noted. A game that is not over after `most_decisions` is truncated. `make` makes a bot from a name and
    a seed.
    """
    kind, players, dealer = game_for(game), len(bots), Dealer(deal)
    engine = engine_for(kind.rules, backend or backend_for(bots))
    state = engine.new(players, options)
    played = Played(times=[Times() for _ in bots])
    seats = _Seats(bots, seed, make, limit)
    begun, turn = time.perf_counter(), -1
    with Patience() as patience:
        try:
            while (actor := engine.actor(state)) != OVER:
                if actor == CHANCE:
                    _deal(engine, state, dealer, game)
                    continue
                if played.decisions >= most_decisions:
                    played.truncated = True
                    break
                # A turn is counted when somebody decides something in it, as random series do.
                whose = _turn(engine, state)
                if whose != turn:
                    turn, played.turns = whose, played.turns + 1
                move = _decide(kind, engine, state, seats, patience, played, bots)
                engine.apply(state, move)
                played.moves.append(move)
                played.decisions += 1
            standing = engine.standing(state, players)
            if not played.truncated:
                seats.tell_result(standing)
        finally:
            seats.go_home()
    played.points = list(standing.points)
    played.places = [1] * players if played.truncated else list(standing.places)
    played.reason = TRUNCATED if played.truncated else standing.reason
    played.seconds = time.perf_counter() - begun
    return played


def _deal(engine: Engine, state: State, dealer: Dealer, game: str) -> None:
    due = engine.chance(state)
    engine.deal(state, engine.outcome(state, dealer.ticket(game, due.label, due.total)))


def _turn(engine: Engine, state: State) -> int:
    if engine.backend == "python":
        return int(state.turn)
    return int(state.view(engine.fields.dtype)["turn"][0])


def _decide(
    game: Any, engine: Engine, state: State, seats: _Seats, patience: Patience, played: Played, bots: Sequence[str]
) -> int:
    """The move of the seat that acts. Where there is only one, nobody is asked."""
    legal = engine.legal(state)
    if len(legal) == 1:
        return legal[0]
    seat = seat_at(game, engine, state)
    actor = seat.number
    try:
        answer = patience.ask(seats.bot(actor), seat, seats.limit(actor))
    except BotFailed as failure:
        played.errors.append(GameError(actor, bots[actor], played.decisions, failure.code, failure.said))
        seats.replace(actor)
        return seats.bot(actor).choose(seat)
    if actor not in seats.failed:
        played.times[actor].add(answer.ms)
    return answer.move


def warm_up(game: str, bots: Sequence[str], players: int, options: int, backend: str) -> None:
    """Lets each bot decide once, as quickly as it can, so that compiling and loading cost no decision its time."""
    kind = game_for(game)
    engine = engine_for(kind.rules, backend)
    state, dealer = engine.new(players, options), Dealer("warm-up")
    while engine.actor(state) == CHANCE or len(engine.legal(state)) == 1:
        if engine.actor(state) == CHANCE:
            _deal(engine, state, dealer, game)
        else:
            engine.apply(state, engine.legal(state)[0])
    for name in sorted({_at_its_quickest(bot) for bot in bots if not canonical(bot).startswith("program:")}):
        # What is wrong with a bot shows in the games, where it is noted.
        with suppress(Refusal), Patience() as patience:
            bot = bot_for(name, 0)
            patience.ask(bot, seat_at(kind, engine, state), 900.0)
            dismiss(bot)


def _at_its_quickest(bot: str) -> str:
    """A bot with all that makes it think longer turned down, and its switches as they are.

    >>> _at_its_quickest("search:seconds=5")
    'search:seconds=0.01'
    """
    if is_code(bot):
        return canonical(bot)
    name, own = canonical(bot).partition(":")[0], settings_of(bot)
    known = BOTS[name].settings
    if BOTS[name].only:
        return canonical(bot)
    if "seconds" in known and not own.keys() & {"seconds", "iterations"}:
        own["seconds"] = ""
    low = {key: f"{known[key].low:g}" if known[key].high > 1 else value for key, value in own.items()}
    return canonical(f"{name}:{','.join(f'{key}={value}' for key, value in low.items())}")
