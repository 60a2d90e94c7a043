"""Moves, cards and deals of TRADERS OF OSAKA as short texts, the same in every language.

token R            take a red token (at the start)
take R5            take the red 5 from the market as coins
take R5*           the same with the red 5 under the own stone
reserve R5         put the stone on a market card
reserve farm R5    ... on a farm card
buy                buy the market; then `pay R5`, card by card
buy R5 G2          buy and pay in one go, the cards in any order
insure R2          lay down a card for its insurance symbols; `done`: no more of this colour
save R5            name a good to save, when there are fewer symbols than goods
insure R2 B3 save R5 R3 B5
                   all of it in one go, the cards in any order
pass               nothing else is possible
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from shokai.match.numbers import is_number
from shokai.games.osaka.rules import flow
from shokai.games.osaka.rules.cards import (
    CARD, COINS, COLOUR_NAMES, COLOURS, KINDS, OF_COLOUR, count, number_of, worth,
)  # fmt: skip
from shokai.games.osaka.rules.state import (
    BUY, DISCARD, DONE, INSURE, KEEP, LOT, PASS, PAY, RESERVE, RESERVE_FARM, SAVE, TAKE, TAKE_HELD, TOKEN,
    TURN,
)  # fmt: skip
from shokai.games.osaka.rules.turn import wares_for
from shokai.engine.fields import State
from shokai.texts import Refusal, Say

LETTERS = "".join(name[0].upper() for name in COLOUR_NAMES)


def card_text(kind: int) -> str:
    """A card's short text.

    >>> card_text(0), card_text(11)
    ('R5', 'G2')
    """
    return f"{LETTERS[kind % COLOURS]}{COINS[kind // COLOURS]}"


_KIND_OF = {card_text(kind): kind for kind in range(KINDS)}


def read_card(text: str) -> int:
    """The kind that a text stands for.

    >>> read_card("g2")
    11
    """
    kind = _KIND_OF.get(text.upper())
    if kind is None:
        raise Refusal(Say("osaka-bad-card", text=text, cards=tuple(_KIND_OF)))
    return kind


def cards_of(bag: int) -> list[str]:
    """All cards of a bag, colour by colour, the dearest first.

    >>> cards_of(CARD[0] + 2 * CARD[11])
    ['R5', 'G2', 'G2']
    """
    return list(_cards_of(bag))


_BY_COLOUR = sorted(range(KINDS), key=lambda k: (k % COLOURS, k // COLOURS))


@lru_cache(10_000)
def _cards_of(bag: int) -> tuple[str, ...]:
    return tuple(card_text(k) for k in _BY_COLOUR for _ in range(number_of(bag, k)))


def bag_of(texts: Sequence[str]) -> int:
    """The bag with these cards; `R5x3` stands for three of a kind."""
    bag = 0
    for text in texts:
        card, _, times = text.lower().partition("x")
        if times and (not is_number(times, 15) or int(times) == 0):
            raise Refusal(Say("osaka-bad-card", text=text, cards=tuple(_KIND_OF)))
        kind, n = read_card(card), int(times or 1)
        if number_of(bag, kind) + n > 15:
            raise Refusal(Say("osaka-too-many-cards", card=card_text(kind)))
        bag += n * CARD[kind]
    return bag


def card_name(kind: int) -> Say:
    """A card in words: the red 5."""
    return Say("osaka-card", colour=COLOUR_NAMES[kind % COLOURS], value=COINS[kind // COLOURS])


def held_kind(s: State, seat: int) -> int | None:
    """The kind of the market card under a seat's stone."""
    return next((k for k in range(KINDS) if s.held[seat] == CARD[k]), None)


def move_text(s: State, move: int) -> str:
    """The text of a move. Only moves that are legal in the state have a sure text."""
    if move < TOKEN:
        verb = {
            TAKE: "take",
            RESERVE: "reserve",
            RESERVE_FARM: "reserve farm",
            DISCARD: "insure" if s.phase == INSURE else "pay",
        }[move % 4]
        return f"{verb} {card_text(move // 4)}"
    if move < KEEP:
        return f"token {LETTERS[move - TOKEN]}"
    if move < BUY:
        return f"save {card_text(COLOURS * (move - KEEP) + s.colour % COLOURS)}"
    if move == TAKE_HELD:
        held = held_kind(s, s.turn)
        return f"take {card_text(held)}*" if held is not None else "take *"
    return {BUY: "buy", DONE: "done", PASS: "pass"}[move]


def question(s: State) -> Say:
    """What the seat that acts is asked."""
    if s.phase == TURN:
        wares = wares_for(s, s.turn)
        return Say("osaka-asks-turn", price=worth(wares), coins=worth(s.hand[s.turn]))
    if s.phase == PAY:
        return Say("osaka-asks-pay", due=s.due)
    if s.phase == INSURE:
        at_risk = count(s.goods[s.actor] & OF_COLOUR[s.colour])
        return Say("osaka-asks-insure", colour=COLOUR_NAMES[s.colour], goods=at_risk - s.symbols)
    if s.phase == SAVE:
        return Say("osaka-asks-save", colour=COLOUR_NAMES[s.colour], symbols=s.symbols)
    return Say("osaka-asks-token")


_SHAPE = re.compile(
    r"""(?P<verb>token|take|reserve\ farm|reserve|buy|pay|insure|save|done|pass)
        (?P<rest>(\ [^ ]+)*)""",
    re.VERBOSE,
)


def _split(text: str) -> tuple[str, list[str]]:
    """A typed move as verb and words."""
    tidy = " ".join(text.lower().replace(",", " ").split())
    shape = _SHAPE.fullmatch(tidy)
    if not shape:
        raise Refusal(Say("osaka-bad-move", text=text.strip()))
    verb, words = shape["verb"], shape["rest"].split()
    enough = {"token": 1, "take": 1, "reserve": 1, "reserve farm": 1, "done": 0, "pass": 0}
    if verb in enough and len(words) != enough[verb]:
        raise Refusal(Say("osaka-bad-move", text=text.strip()))
    if verb in ("pay", "insure", "save") and not words:
        raise Refusal(Say("osaka-bad-move", text=text.strip()))
    return verb, words


def read_moves(s: State, text: str) -> list[int]:
    """The moves a text stands for. The last ones may be illegal; `Match` tries them in order.

    Cards in one go may be named in any order: they are put into the order of the rules.
    """
    verb, words = _split(text)
    if verb == "token":
        if words[0].upper() not in LETTERS or len(words[0]) != 1:
            raise Refusal(Say("osaka-bad-colour", text=words[0], colours=tuple(LETTERS)))
        return [TOKEN + LETTERS.index(words[0].upper())]
    if verb == "take":
        return [_read_take(s, words[0])]
    if verb in ("reserve", "reserve farm"):
        return [4 * read_card(words[0]) + (RESERVE if verb == "reserve" else RESERVE_FARM)]
    if verb == "pay" and s.phase in (INSURE, SAVE):
        # Nothing is being bought: the reason for that is the reason why nothing can be paid.
        return [BUY]
    if verb in ("insure", "save") and s.phase not in (INSURE, SAVE):
        return [DONE]
    if verb in ("buy", "pay"):
        kinds = sorted(read_card(word) for word in words)
        return [BUY] * (verb == "buy") + [4 * kind + DISCARD for kind in kinds]
    if verb in ("insure", "save"):
        return _read_insurance(s, verb, words)
    return [DONE if verb == "done" else PASS]


def _read_take(s: State, word: str) -> int:
    """`take R5` also means the card under the own stone where no other red 5 lies there."""
    if word == "*":
        return TAKE_HELD
    kind = read_card(word.removesuffix("*"))
    held = s.phase == TURN and held_kind(s, s.turn) == kind
    if word.endswith("*") and not held:
        raise Refusal(Say("osaka-not-under-stone", card=card_text(kind)))
    if word.endswith("*"):
        return TAKE_HELD
    return TAKE_HELD if held and not number_of(s.market, kind) else 4 * kind + TAKE


def _read_insurance(s: State, verb: str, words: list[str]) -> list[int]:
    """Several cards named at once, brought into the order in which the rules ask for them."""
    at = words.index("save") if "save" in words else len(words)
    named = {
        "insure": [read_card(w) for w in (words[:at] if verb == "insure" else [])],
        "save": [read_card(w) for w in (words[at + 1 :] if verb == "insure" else words)],
    }
    if not named["insure"] and not named["save"]:
        raise Refusal(Say("osaka-bad-move", text=" ".join((verb, *words))))
    # Cards with most symbols first; goods from the dearest to the cheapest.
    order = {
        "insure": sorted(named["insure"], key=lambda k: -k),
        "save": sorted(named["save"]),
    }
    moves: list[int] = []
    seat, t = s.actor, s.clone()
    while (order["insure"] or order["save"]) and t.actor == seat and t.phase in (INSURE, SAVE):
        which = "insure" if t.phase == INSURE else "save"
        kind = next((k for k in order[which] if k % COLOURS == t.colour), None)
        if kind is not None:
            order[which].remove(kind)
            move = 4 * kind + DISCARD if which == "insure" else KEEP + kind // COLOURS
        elif which == "insure" and not (len(moves) == 0 and len(words) == 1):
            move = DONE
        else:
            break
        moves.append(move)
        mask = [0]
        flow.legal(t, mask)
        if not mask[0] >> move & 1:
            return moves
        flow.apply(t, move)
    # What is left over has no place: name it last, so that the reason for it can be given.
    moves += [4 * kind + DISCARD for kind in order["insure"]]
    moves += [KEEP + kind // COLOURS for kind in order["save"]]
    return moves


def join_moves(first: str, second: str) -> str | None:
    """Two moves as one text, where they belong together in a record: a purchase and its payment."""
    if first.startswith("buy") and second.startswith("pay "):
        return f"{first} {second[4:]}"
    return None


def outcome_text(outcome: int, names: Sequence[str]) -> str:
    """The text of a chance outcome: a card, or the seat that starts."""
    return card_text(outcome) if outcome < LOT else f"start:{names[outcome - LOT]}"


def read_outcome(text: str, names: Sequence[str]) -> int:
    """The chance outcome that a text stands for."""
    if text.lower().startswith("start:"):
        name = text.split(":", 1)[1]
        seats = [i for i, n in enumerate(names) if n.lower() == name.lower()]
        if not seats:
            raise Refusal(Say("no-such-seat", name=name, names=tuple(names)))
        return LOT + seats[0]
    return read_card(text)
