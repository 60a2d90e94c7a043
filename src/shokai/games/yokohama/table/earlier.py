"""Card sets: the cards of today, and those that games were begun with before some of them changed.

A state has all its cards in itself. What is written of a game (a record, a position, the terms of a table) tells the
number of its set, and of other faces what they are. Texts that tell no number are from before there were any: set 1.
"""

from __future__ import annotations

from functools import cache

from shokai.games.yokohama.table.cards import write_cards
from shokai.games.yokohama.table.fixtures import BOARDS, order_face, site_face
from shokai.games.yokohama.rules import FIELDS
from shokai.games.yokohama.rules.components import CARD_SETS, EARLIER, ORDERS, SITES, TITLES, TOKENS, reward_text
from shokai.games.yokohama.rules.setup import print_cards
from shokai.engine.fields import State


def use_card_set(s: State, number: int) -> None:
    """Writes the cards of a set into a state that is being set up with the newest ones."""
    for earlier in reversed(EARLIER[number - 1 :]):
        write_cards(s, earlier)


@cache
def _printed(number: int) -> State:
    """A state with nothing in it but the cards of a set."""
    s = FIELDS.new()
    print_cards(s)
    use_card_set(s, number)
    return s


def card_set_of(s: State) -> int:
    """The set that a state has most of its cards from; of several alike, the newest."""
    copies = _copies(s)

    def differing(number: int) -> int:
        others = zip(copies, _printed(number).titles_left, strict=True)
        return len(face_lines(s, number)) + sum(1 for here, usual in others if here != usual)

    return min(range(CARD_SETS, 0, -1), key=differing)


def changed_cards(s: State) -> int:
    """How many faces differ from those of the set that a state has most of its cards from."""
    return len(face_lines(s, card_set_of(s)))


def _copies(s: State) -> list[int]:
    """How many copies of each technology there are, in the deck, in the rows and with the players."""
    copies = list(s.titles_left)
    for title in range(len(TITLES)):
        copies[title] += sum(row.count(title) for row in s.title_row)
        copies[title] += sum(s.titles[p] >> title & 1 for p in range(s.players))
    return copies


def face_lines(s: State, number: int) -> dict[str, str]:
    """All faces that differ from those of a set."""
    usual = _printed(number)
    lines = {}
    for i in range(ORDERS):
        here = (s.order_country[i], s.order_goods[i], s.order_reward[i])
        if here != (usual.order_country[i], usual.order_goods[i], usual.order_reward[i]):
            lines[f"order O{i + 1}"] = order_face(s, i)
    for i in range(SITES):
        if (s.site_reward[i], s.site_house[i]) != (usual.site_reward[i], usual.site_house[i]):
            lines[f"site S{i + 1}"] = site_face(s, i)
    for i in range(TOKENS):
        if s.token_reward[i] != usual.token_reward[i]:
            lines[f"token T{i + 1}"] = reward_text(s.token_reward[i])
    for key, field in BOARDS.items():
        if getattr(s, field) != getattr(usual, field):
            lines[key] = " ".join(map(str, getattr(s, field)))
    return lines
