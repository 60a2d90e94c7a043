"""What happened, in sentences: read off the states before and after a step."""

from __future__ import annotations

from collections.abc import Sequence

from shokai.games.osaka.table.notation import card_name, card_text, cards_of, held_kind
from shokai.match.game import Step
from shokai.games.osaka.rules.cards import COLOUR_NAMES, COLOURS, OF_COLOUR, count, worth
from shokai.games.osaka.rules.payday import goods_of, price, ranking, sale_points, token_count
from shokai.games.osaka.rules.state import (
    ANORI, BUY, BY_TOKENS, COINS_A_POINT, DISCARD, DONE, EDO, END_TOKENS, HANDS, INSURE, KEEP, LOT, OSAKA, RESERVE,
    RESERVE_FARM, TAKE, TAKE_HELD, TOKEN, TOKENS, TRACK,
)  # fmt: skip
from shokai.games.osaka.rules.turn import wares_for
from shokai.engine.contract import CHANCE
from shokai.engine.fields import State
from shokai.texts import Say


def story(before: State, step: Step, after: State, names: Sequence[str]) -> list[Say]:
    """The step itself, then what followed from it, in the order of the rules."""
    if step.seat == CHANCE:
        said = [_deal_told(before, step.number, names)]
    else:
        said = [_move_told(before, step.number, names[step.seat])]
    if after.shuffles > before.shuffles:
        said.append(Say("osaka-story-shuffle"))
    said += _ships_told(before, after)
    # Sales and losses follow a deal or, when no card could be laid, the payment itself.
    bought = wares_for(before, before.turn) if _was_paid(before, step, after) else 0
    if before.phase != TOKENS:
        said += _sales_told(before, after, names, bought)
    said += _losses_told(before, after, names)
    if after.ended and not before.ended:
        reached = tuple(names[p] for p in range(after.players) if token_count(after, p) >= END_TOKENS)
        by_tokens = Say("osaka-story-end-tokens", players=reached)
        said.append(by_tokens if after.ended == BY_TOKENS else Say("osaka-story-end-passes"))
    return said


def _was_paid(before: State, step: Step, after: State) -> bool:
    return step.seat != CHANCE and before.due > 0 and after.due == 0


def _deal_told(before: State, outcome: int, names: Sequence[str]) -> Say:
    if outcome >= LOT:
        return Say("osaka-story-lot", player=names[outcome - LOT])
    cards = (card_text(outcome),)
    if before.phase == HANDS:
        return Say("osaka-story-draws", player=names[before.turn], cards=cards)
    return Say("osaka-story-to-market" if before.to_market else "osaka-story-to-farm", cards=cards)


def _move_told(before: State, move: int, player: str) -> Say:
    if move < TOKEN:
        what = {TAKE: "takes", RESERVE: "reserves", RESERVE_FARM: "reserves-farm"}.get(move % 4)
        if move % 4 == DISCARD:
            return Say(
                f"osaka-story-{'insures' if before.phase == INSURE else 'pays'}",
                player=player,
                cards=(card_text(move // 4),),
            )
        return Say(f"osaka-story-{what}", player=player, card=card_name(move // 4))
    if move < KEEP:
        return Say("osaka-story-token", player=player, colour=COLOUR_NAMES[move - TOKEN])
    if move < BUY:
        saved = card_text(COLOURS * (move - KEEP) + before.colour)
        return Say("osaka-story-saves", player=player, cards=(saved,))
    if move == BUY:
        wares = wares_for(before, before.turn)
        return Say("osaka-story-buys", player=player, cards=tuple(cards_of(wares)), price=worth(wares))
    if move == TAKE_HELD:
        return Say("osaka-story-takes-held", player=player, card=card_name(held_kind(before, before.turn) or 0))
    if move == DONE:
        return Say("osaka-story-done", player=player, colour=COLOUR_NAMES[before.colour])
    return Say("osaka-story-passes", player=player)


def _ships_told(before: State, after: State) -> list[Say]:
    """Ships that sailed, without those that returned: these are told with the payday."""
    said = []
    for c in range(COLOURS):
        there, here = before.ships[c], after.ships[c]
        if here > there:
            said.append(Say("osaka-story-sails", colour=COLOUR_NAMES[c], space=Say(f"osaka-space-{TRACK[here]}")))
    return said


def _sales_told(before: State, after: State, names: Sequence[str], bought: int) -> list[Say]:
    """Whoever has more tokens than before has sold; the old state knows at what price."""
    t = before.clone()
    t.goods[t.turn] += bought
    said = []
    for c in range(COLOURS):
        for p in range(t.players):
            if after.tokens[p][c] > t.tokens[p][c]:
                cards, each, points = count(goods_of(t, p, c)), price(t, p, c), sale_points(t, p, c)
                said.append(
                    Say(
                        "osaka-story-sells",
                        player=names[p],
                        colour=COLOUR_NAMES[c],
                        cards=cards,
                        price=each,
                        sum=each * cards,
                        rounded=points * COINS_A_POINT,
                        points=points,
                    )
                )
    return said


def _losses_told(before: State, after: State, names: Sequence[str]) -> list[Say]:
    said = []
    for c in range(COLOURS):
        sank = before.ships[c] not in (OSAKA, EDO) and after.ships[c] == ANORI and before.ships[c] > ANORI
        if not sank:
            continue
        said.append(Say("osaka-story-sinks", colour=COLOUR_NAMES[c]))
        for p in range(before.players):
            saved = count(after.insured[p] & OF_COLOUR[c]) - count(before.insured[p] & OF_COLOUR[c])
            lost = count(before.goods[p] & OF_COLOUR[c]) - saved
            if lost > 0:
                said.append(Say("osaka-story-loses", player=names[p], colour=COLOUR_NAMES[c], cards=lost))
    return said


def final_lines(s: State, names: Sequence[str]) -> list[Say]:
    """The score sheet, best place first."""
    places = [0] * s.players
    ranking(s, places)
    return [
        Say("osaka-final", place=places[p], player=names[p], points=s.points[p], tokens=token_count(s, p))
        for p in sorted(range(s.players), key=lambda p: places[p])
    ]
