"""What a move would bring about, as far as it is certain. Every number comes from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from shokai.games.osaka.table.notation import cards_of
from shokai.games.osaka.table.view_types import (
    COLOUR, OsakaPreview, OsakaRisk, OsakaSail, OsakaSale, OsakaSomeColours,
)  # fmt: skip
from shokai.games.osaka.rules.cards import COLOURS, OF_COLOUR, SYMBOLS, count, number_of, worth
from shokai.games.osaka.rules.payday import goods_of, payday, price, ranking, sale_points
from shokai.games.osaka.rules.state import BUY, EDO, END, RESERVE, TAKE, TAKE_HELD, TOKEN, TRACK, TURN
from shokai.games.osaka.rules.tide import sinks
from shokai.games.osaka.rules.turn import receive_goods, take_or_reserve, wares_for
from shokai.engine.fields import State
from shokai.texts import Say


def preview(s: State, move: int) -> OsakaPreview:
    """For `buy`: ships, sales, what sinks; for taking and reserving: the price for the next player.

    Only what everybody at the table can work out, and the acting seat's own insurance.
    """
    if s.phase != TURN:
        return {}
    if move == BUY:
        return _preview_buy(s)
    from_the_market = move == TAKE_HELD or (move < TOKEN and move % 4 in (TAKE, RESERVE))
    if not from_the_market:
        return {}
    t = s.clone()
    take_or_reserve(t, move)
    following = (s.turn + 1) % s.players
    return {"next_seat": following, "next_price": worth(wares_for(t, following))}


def _preview_buy(s: State) -> OsakaPreview:
    t = s.clone()
    bought = wares_for(s, s.turn)
    receive_goods(t)
    ships: list[OsakaSail] = [
        {"colour": COLOUR[c], "from": s.ships[c], "to": t.ships[c]} for c in range(COLOURS) if s.ships[c] != t.ships[c]
    ]
    arrived = [c for c in range(COLOURS) if t.ships[c] == EDO]
    sales: list[OsakaSale] = [
        {
            "seat": p, "colour": COLOUR[c], "cards": count(goods_of(t, p, c)),
            "price": price(t, p, c), "points": sale_points(t, p, c),
        }
        for c in arrived
        for p in ((s.turn + i) % s.players for i in range(s.players))
        if goods_of(t, p, c)
    ]  # fmt: skip
    payday(t)
    ends = t.phase == END
    sunk = [c for c in range(COLOURS) if arrived and not ends and sinks(t, c)]
    at_risk: list[OsakaRisk] = [
        {"seat": p, "colour": COLOUR[c], "cards": cards_of(t.goods[p] & OF_COLOUR[c])}
        for c in sunk
        for p in range(s.players)
        if t.goods[p] & OF_COLOUR[c]
    ]
    return {
        "cards": cards_of(bought),
        "price": worth(bought),
        "ships": ships,
        "sales": sales,
        "sinks": [COLOUR[c] for c in sunk],
        "at_risk": at_risk,
        # Before the payment, which may use some of these cards up.
        "own_symbols": cast(OsakaSomeColours, {COLOUR[c]: _symbols(s.hand[s.turn], c) for c in sunk}),
        "ends_game": ends,
        **({"winners": _winners(t)} if ends else {}),
    }


def _winners(t: State) -> list[int]:
    """Who wins a game that has ended."""
    places = [0] * t.players
    ranking(t, places)
    return [p for p in range(t.players) if places[p] == min(places)]


def _symbols(hand: int, colour: int) -> int:
    return sum(n * number_of(hand, COLOURS * value + colour) for value, n in enumerate(SYMBOLS))


def preview_sentences(s: State, move: int, names: Sequence[str]) -> list[Say]:
    """The preview in sentences."""
    seen = preview(s, move)
    if not seen:
        return []
    if move != BUY:
        return [Say("osaka-preview-next-price", player=names[seen["next_seat"]], price=seen["next_price"])]
    said = [Say("osaka-preview-buy", cards=tuple(seen["cards"]), price=seen["price"])]
    for ship in seen["ships"]:
        space = TRACK[ship["to"]]
        said.append(Say("osaka-preview-ship", colour=ship["colour"], space=Say(f"osaka-space-{space}")))
    for sale in seen["sales"]:
        said.append(
            Say(
                "osaka-preview-sale",
                player=names[sale["seat"]],
                colour=sale["colour"],
                cards=sale["cards"],
                price=sale["price"],
                points=sale["points"],
            )
        )
    for loss in seen["at_risk"]:
        said.append(
            Say(
                "osaka-preview-at-risk",
                player=names[loss["seat"]],
                colour=loss["colour"],
                cards=tuple(loss["cards"]),
            )
        )
    for colour, symbols in seen["own_symbols"].items():
        said.append(Say("osaka-preview-symbols", colour=colour, symbols=symbols))
    if seen["ends_game"]:
        said.append(Say("osaka-preview-ends"))
    return said
