"""What the seat that is asked about insurance can save, and with which cards. The rules are asked: each is tried."""

from __future__ import annotations

from shokai.games.osaka.table.notation import card_text, cards_of
from shokai.games.osaka.table.view_types import COLOUR, OsakaInsurance, OsakaWay
from shokai.games.osaka.rules import flow
from shokai.games.osaka.rules.cards import OF_COLOUR, count
from shokai.games.osaka.rules.state import DISCARD, DONE, INSURE, SAVE, TOKEN
from shokai.engine.fields import State


def insurance(s: State) -> list[OsakaInsurance]:
    """Every colour that the acting seat is still asked about, in the order of the questions."""
    found: list[OsakaInsurance] = []
    seat, t = s.actor, s.clone()
    while _asked(t, seat):
        colour = t.colour
        found.append(
            {
                "colour": COLOUR[colour],
                "goods": cards_of(t.goods[seat] & OF_COLOUR[colour]),
                "ways": _ways(t, []),
            }
        )
        # What is answered to one colour changes nothing about the next: it has cards and goods of its own.
        while _asked(t, seat) and t.colour == colour:
            legal = _legal(t)
            flow.apply(t, DONE if DONE in legal else legal[0])
    return found


def _ways(s: State, cards: list[str]) -> list[OsakaWay]:
    """All sets of cards that the rules let the seat lay down, and how many goods each saves."""
    seat, colour = s.actor, s.colour
    if s.phase == SAVE:
        return [{"cards": cards, "saves": s.symbols}]
    ways: list[OsakaWay] = []
    for move in _legal(s):
        t = s.clone()
        flow.apply(t, move)
        if move < TOKEN and move % 4 == DISCARD:
            laid = [*cards, card_text(move // 4)]
            if _asked(t, seat) and t.colour == colour:
                ways += _ways(t, laid)
            else:
                ways.append({"cards": laid, "saves": count(s.goods[seat] & OF_COLOUR[colour])})
        else:
            ways.insert(0, {"cards": cards, "saves": t.symbols if _asked(t, seat) and t.phase == SAVE else 0})
    return ways


def _asked(s: State, seat: int) -> bool:
    return s.actor == seat and s.phase in (INSURE, SAVE)


def _legal(s: State) -> list[int]:
    words = [0]
    flow.legal(s, words)
    return [m for m in range(words[0].bit_length()) if words[0] >> m & 1]
