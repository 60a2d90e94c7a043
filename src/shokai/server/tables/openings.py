"""Where the game of a table begins when it is no ordinary set-up: somewhere in a record, or with cards of one's own.

To find out, a record is played through or a text of cards is read, which may take long; so it is done once, in the
workroom, and a table keeps the position that comes of it.
"""

from __future__ import annotations

from typing import Any

from shokai.engine.fields import State
from shokai.match.game import Game
from shokai.match.match import Match
from shokai.match.record import read_record
from shokai.texts import Refusal, Say


def opening(terms: dict[str, Any]) -> dict[str, Any]:
    """The position that a table of these terms begins with, and the options; raises Refusal for what cannot be played.

    >>> opening({"game": "osaka", "players": 2, "record": Match("osaka", seed="7").record()})["position"][:14]
    'players: White'
    """
    if terms.get("record") is not None:
        match = point_of(terms["record"], terms.get("step"))
        if match.game != terms["game"] or match.players != terms["players"]:
            raise Refusal(Say("server-record-differs", game=match.game, players=match.players))
        if match.actor < 0:
            raise Refusal(Say("server-record-over"))
        lines = match.kind.write_position(match.state, match.names)
    else:
        match = Match(
            terms["game"], terms["players"], options=terms["options"], cards=terms["cards"], card_set=terms["card_set"]
        )
        lines = match.start_position or []
    game, position = match.kind, "\n".join(lines)
    # Whoever opens the table reads it again: what cannot be read is found out here.
    s, _ = read_opening(game, position)
    match.engine.legal(match.engine.of_lists(s))
    return {"position": position, "options": match.options}


def point_of(record: str, step: int | None) -> Match:
    """Where a record stands after so many steps."""
    match = read_record(record)
    return match.at(match.step if step is None else min(step, match.step))


def read_opening(game: Game, position: str) -> tuple[State, list[str]]:
    """The state of a position that `opening` wrote, and the names in it."""
    return game.read_position(dict(line.strip().split(":", 1) for line in position.splitlines()))
