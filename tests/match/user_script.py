"""A user's program: everything that the front door offers, with types. Checked by mypy and Pyright, and run."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import shokai
from shokai import Match, Move
from shokai.bots import Bot, Seat
from shokai.games.osaka.table.view_types import OsakaSeatView, OsakaView


def first_of(match: Match) -> Move:
    """The first legal move."""
    return match.legal_moves[0]


def played(game: str, seed: int) -> Match:
    """A whole game between a bot and somebody who takes what comes first."""
    match = Match(game, players=2, seed=seed)
    clerk = shokai.bot("greedy", seed=1)
    while match.outcome() is None:
        if match.actor == 0:
            match.play(clerk.choose(match.seat()))
        else:
            match.play(first_of(match))
    return match


class Miser:
    """A bot that knows what is in its view."""

    def choose(self, seat: Seat[OsakaSeatView]) -> int:
        """The move after which the market is dearest for the next."""
        return max(seat.view["moves"], key=lambda move: move["preview"].get("next_price", -1))["number"]


def looked() -> int:
    """A match whose views have types; one without is as good for whoever does not care."""
    match: Match[OsakaView] = Match("osaka", players=2, seed=7)
    match.play(first_of(match)).play("token G")
    bot: Bot = Miser()
    match.play(bot.choose(match.seat()))
    seen = match.view(seat=0)
    hand: list[str] | None = seen["traders"][0]["hand"]
    return seen["ships"]["red"] + len(hand or [])


def main(folder: Path) -> list[str]:
    """Plays, looks, writes down and reads again."""
    match = Match("osaka", players=2, seed=7)
    moves: set[Move] = set(match.legal_moves)
    texts: list[str] = [str(move) for move in match.legal_moves]
    assert len(match.legal_moves) == len(moves) == len(texts)
    assert texts[0] in match.legal_moves
    match.play(first_of(match)).play("token G")
    twin = copy.copy(match)
    assert twin == match
    assert pickle.loads(pickle.dumps(match)) == match  # noqa: S301 - our own
    reason = match.why_not("buy")
    assert reason is None or reason.code
    again = Match.from_position("osaka", match.position(), seed=7)
    assert again == match
    assert again.position_hash() == match.position_hash()
    twin.play(first_of(twin))
    assert twin != match
    twin.undo()
    assert twin == match
    assert looked() > 0
    points: tuple[int, ...] = match.standing.points
    assert len(points) == match.players

    over = played("osaka", 7)
    outcome = over.outcome()
    assert outcome is not None
    file = folder / "game.shokai"
    over.save(str(file))
    read: Match = shokai.load(str(file))
    assert read == over
    assert read.at(20) == over.at(20)
    assert shokai.verify(over.record()).fault is None
    made = [f"{decision.player}: {decision.move}" for decision in read.decisions()]
    winners = [over.names[seat] for seat in outcome.winners]
    return [*made, *winners, outcome.reason]
