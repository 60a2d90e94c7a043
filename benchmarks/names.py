"""Whether `network` plays better when asked under other names: `python -m benchmarks.names --players 2 --deals 600`.

The network of TRADERS OF OSAKA learned from games in which everybody's first token was red. Here first tokens are drawn
at random. One seat asks the network under the names by which it knows the table (`shokai.network.alike`), all others
ask as bots do: under the names that things have. Every deal is played from every seat. Tells the share of the wins with
a 95 % interval over the deals; without `--names`, everybody asks alike, and the one seat is among `heuristic`.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from math import sqrt

from shokai.bots import bot_for
from shokai.bots.guided_room import guided_thinker_for
from shokai.bots.networking import NetworkBot
from shokai.engine.engine import engine_for
from shokai.games.osaka.rules.cards import COLOURS
from shokai.games.osaka.rules.state import TOKEN
from shokai.match.game import game_for
from shokai.match.match import Match
from shokai.match.seat import Seat
from shokai.network.alike import brains_for
from shokai.sight.looks import look_of

GAME = "osaka"
TOKENS = range(TOKEN, TOKEN + COLOURS)


class NamedBot(NetworkBot):
    """Asks the network under one of the names, `one`, by which it knows the table, or under `all` of them."""

    def __init__(self, seed: int, names: str) -> None:
        super().__init__(seed)
        self._every, self._brains = names == "all", brains_for(GAME, "native")
        self._rules = engine_for(game_for(GAME).rules, "python")

    def choose(self, seat: Seat) -> int:
        thinker = guided_thinker_for(GAME, "native")
        logits = dict.fromkeys(seat.legal, 0.0)
        room = thinker.borrow()
        for name in self._names(seat):
            room.think_with(self._brains[name])
            told = room.impression(seat.known, seat.legal, seat.players, seat.number)
            logits = {move: logit + told.logits[move] for move, logit in logits.items()}
        thinker.give_back(room)
        return max(logits, key=lambda move: (logits[move], -move))

    def _names(self, seat: Seat) -> list[int]:
        s = seat.engine.lists(seat.known)
        bits = look_of(GAME).at_home(s)
        known = [name for name in range(len(self._brains)) if bits >> name & 1]
        own = [name for name in known if s.tokens[seat.number][-name % COLOURS]]
        return known if self._every else (own or known)[:1]


def share_of(deal: str, players: int, at: int, names: str, first: str) -> float:
    """What the one seat has of the win."""
    match, dice = Match(GAME, players, seed=deal, backend="native"), random.Random(deal)
    bots = [bot_for("network" if names else "heuristic:turns=20", seat) for seat in range(players)]
    bots[at] = NamedBot(at, names) if names else bot_for("network", at)
    while not match.over:
        if first == "random" and match.legal[0] in TOKENS:
            match.play(dice.choice(match.legal))
        else:
            match.play(bots[match.actor].choose(match.seat()))
    places = match.standing.places
    return 1 / places.count(1) if places[at] == 1 else 0.0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.names", description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=600)
    parser.add_argument("--names", choices=("one", "all"), default="")
    parser.add_argument("--first", choices=("random", "own"), default="random", help="first tokens: drawn, or chosen")
    options = parser.parse_args(arguments)
    shares = []
    for deal in range(options.deals):
        seats = range(options.players)
        won = [share_of(f"names {deal}", options.players, at, options.names, options.first) for at in seats]
        shares.append(sum(won) / len(won))
    mean = sum(shares) / len(shares)
    spread = sqrt(sum((share - mean) ** 2 for share in shares) / (len(shares) - 1) / len(shares))
    print(f"{100 * mean:.1f} % ± {196 * spread:.1f} of {options.deals} deals from {options.players} seats each")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
