"""What a seat may see. The only thing that leaves the engine for a player, a bot or a spectator.

Hands are secret; everything else on the table is open. Yet every card of a hand was seen by all
when it got there: starting hands are drawn openly, coins are taken from the open market. So there
are two views: the *table* view shows what lies on the table, hand sizes included, as a person sees
it; the *memory* view is that of somebody who forgot nothing, and knows all hands. Nobody knows the
order of the draw pile, nor the cards that were drawn unseen as victory points.
"""

from __future__ import annotations

from shokai.games.osaka.table.insurance import insurance
from shokai.games.osaka.table.notation import card_text, cards_of
from shokai.games.osaka.table.preview import preview
from shokai.games.osaka.table.notation import move_text
from shokai.games.osaka.table.view_types import (
    COLOUR, PHASE, REASON, OsakaAsks, OsakaByColour, OsakaColour, OsakaMove, OsakaOpenView, OsakaResult, OsakaSeatView,
    OsakaSlot, OsakaTrader,
)  # fmt: skip
from shokai.games.osaka.rules import flow
from shokai.games.osaka.rules.cards import COLOURS, count, worth
from shokai.games.osaka.rules.payday import ranking
from shokai.games.osaka.rules.state import INSURE, MOVES, PAY, SAVE
from shokai.games.osaka.rules.tide import sinks
from shokai.games.osaka.rules.turn import has_stone, wares_for
from shokai.engine.contract import OVER
from shokai.engine.fields import State


def view(s: State, seat: int | None, memory: bool, common: OsakaOpenView | None = None) -> OsakaSeatView:
    """The table as `seat` may see it (None: a spectator), with its legal moves when it acts."""
    shown: OsakaSeatView = {"game": "osaka", "seat": seat, "memory": memory, **(common or open_view(s))}
    shown["traders"] = [
        {**trader, "hand": cards_of(s.hand[p]), "coins": worth(s.hand[p])} if memory or p == seat else trader
        for p, trader in enumerate(shown["traders"])
    ]
    if seat is not None and seat == s.actor:
        shown["moves"] = _moves(s)
        if s.phase in (INSURE, SAVE):
            shown["insurance"] = insurance(s)
    if memory:
        # Together with the open cards these are all that can still come.
        shown["unseen"] = cards_of(s.draw)
        shown["discard_pile"] = {**shown["discard_pile"], "kinds": cards_of(s.discard)}
    return shown


def open_view(s: State) -> OsakaOpenView:
    """What everybody sees alike; it can be made once for all who look at a table."""
    return {
        "players": s.players,
        "turn": s.turn,
        "actor": s.actor if s.actor >= 0 else None,
        "phase": PHASE[s.phase],
        "ships": _by_colour(s.ships),
        "market": _row(s, s.market, s.held),
        "farm": _row(s, s.farm, s.held_farm),
        "draw_pile": s.pile,
        "discard_pile": {"cards": count(s.discard), "top": card_text(s.top - 1) if s.top else None},
        "traders": [_trader(s, p) for p in range(s.players)],
        "asks": _asks(s),
        "moves": [],
        "over": _result(s) if s.actor == OVER else None,
    }


def _by_colour(numbers: list[int]) -> OsakaByColour:
    red, blue, yellow, green = numbers
    return {"red": red, "blue": blue, "yellow": yellow, "green": green}


def _result(s: State) -> OsakaResult:
    places = [0] * s.players
    ranking(s, places)
    return {"reason": REASON[s.ended], "places": places}


def _row(s: State, free: int, held: list[int]) -> list[OsakaSlot]:
    """Market or farm: the cards without a stone, then those under a stone."""
    row: list[OsakaSlot] = [{"card": card, "stone": None} for card in cards_of(free)]
    return row + [{"card": card, "stone": p} for p in range(s.players) for card in cards_of(held[p])]


def _trader(s: State, p: int) -> OsakaTrader:
    return {
        "seat": p,
        "hand_size": count(s.hand[p]),
        # Secret; whoever may know them is shown them in their own view.
        "hand": None,
        "coins": None,
        "goods": cards_of(s.goods[p]),
        "insured": cards_of(s.insured[p]),
        "tokens": _by_colour(s.tokens[p]),
        "points": s.points[p],
        "has_stone": bool(has_stone(s, p)),
        "market_price": worth(wares_for(s, p)),
    }


def _asks(s: State) -> OsakaAsks:
    """What the present decision is about."""
    if s.phase == PAY:
        return {"due": s.due}
    if s.phase in (INSURE, SAVE):
        return {"colour": COLOUR[s.colour], "symbols": s.symbols, "sinks": _sinking(s)}
    return {}


def _sinking(s: State) -> list[OsakaColour]:
    return [COLOUR[c] for c in range(COLOURS) if sinks(s, c)]


def _moves(s: State) -> list[OsakaMove]:
    words = [0]
    flow.legal(s, words)
    legal = [m for m in range(MOVES) if words[0] >> m & 1]
    return [{"number": m, "text": move_text(s, m), "preview": preview(s, m)} for m in legal]
