"""Planning ahead: the table as if it were a seat's turn, and what may be asked of it in the turns of others."""

from __future__ import annotations

from shokai.engine.fields import State
from shokai.games.osaka.rules.cards import COLOUR_NAMES, COLOURS, OF_COLOUR, SYMBOLS, VALUES, number_of
from shokai.games.osaka.rules.state import INSURE, PAY, SAVE, TOKENS, TURN
from shokai.games.osaka.rules.turn import await_action, wares_for
from shokai.games.osaka.table.notation import LETTERS, card_name, card_text
from shokai.texts import Say

OWN_TURN = "turn"


def asked_about(s: State) -> str:
    """What whoever decides is asked: about their own turn, or about insuring goods of a colour."""
    return f"insure {LETTERS[s.colour]}" if s.phase in (INSURE, SAVE) else OWN_TURN


def as_if_turn(s: State, seat: int) -> State | None:
    """The state, as far as a seat knows it, as if its turn began now; None where there is nothing to plan yet."""
    if s.phase not in (TURN, PAY, INSURE, SAVE, TOKENS) or s.phase == TOKENS or wares_for(s, seat) == 0:
        return None
    later = s.clone()
    later.turn = seat
    later.due = later.order = later.asked = later.colour = later.symbols = 0
    await_action(later)
    return later


def answers(s: State, seat: int) -> list[tuple[str, Say, list[tuple[tuple[str, ...], Say]]]]:
    """What may be asked of a seat before its next turn, and the answers that it could give: for every colour of which
    it has goods, to insure nothing, or with one of its cards, or with all of them."""
    found = []
    for colour in range(COLOURS):
        if not s.goods[seat] & OF_COLOUR[colour]:
            continue
        kinds = [COLOURS * value + colour for value in range(VALUES) if SYMBOLS[value]]
        held = [kind for kind in reversed(kinds) for _ in range(number_of(s.hand[seat], kind))]
        ways: list[tuple[int, ...]] = [(kind,) for kind in dict.fromkeys(held)]
        if len(held) > 1:
            ways.append(tuple(held))
        options: list[tuple[tuple[str, ...], Say]] = [((), Say("slow-insure-nothing"))]
        options += [
            (tuple(f"insure {card_text(k)}" for k in way), Say("slow-insure-with", cards=tuple(map(card_name, way))))
            for way in ways
        ]
        asks = Say("slow-if-insurance", colour=COLOUR_NAMES[colour])
        found.append((f"insure {LETTERS[colour]}", asks, options))
    return found
