"""Reading positions of YOKOHAMA: where the orders and the technologies lie."""

from __future__ import annotations

from shokai.games.yokohama.table.names import area_name, edition
from shokai.games.yokohama.table.notation import order_text, read_order_card
from shokai.games.yokohama.table.values import Values
from shokai.games.yokohama.rules.components import ORDERS, TITLES
from shokai.games.yokohama.rules.setup import rows_used, title_rows_used
from shokai.games.yokohama.rules.state import DOCK, ORDERS_REMOVED, RESEARCH
from shokai.texts import Refusal, Say


def _bits_of(word: int) -> list[int]:
    return [i for i in range(ORDERS) if word >> i & 1]


class Cards(Values):
    """Rows, hands and decks."""

    def _still_to_come(self, step: str) -> bool:
        """Whether the set-up has still to deal, or is dealing, the cards of a step."""
        return step in self._entries.look("steps").lower().split()

    def _orders(self) -> None:
        """Rows that are not told are filled with the first orders that lie nowhere else."""
        s = self._s
        taken: list[int] = [card for hand in s.hand for card in hand if card >= 0]
        s.box = self._order_set("box")
        # Nothing told, nobody has shown the orders in hand.
        hidden = s.box | sum(1 << card for card in taken)
        if "secret" in self._entries:
            hidden &= self._order_set("secret")
        s.secret = hidden
        told = {}
        seen = s.box
        for p in range(s.players):
            seen |= s.fulfilled[p]
        self._each_order_once(taken + _bits_of(seen))
        for row, key in enumerate(("port", "dock")):
            if key in self._entries:
                told[row] = [-1 if w == "-" else read_order_card(w) for w in self._take(key).split()]
                if len(told[row]) > 6:
                    raise Refusal(Say("yokohama-bad-row", key=self._entries.at))
                self._row_in_use(row, told[row], rows_used(s), DOCK)
                taken += [card for card in told[row] if card >= 0]
                self._each_order_once(taken + _bits_of(seen))
        listed = taken + _bits_of(seen)
        free = [i for i in range(ORDERS) if i not in listed]
        dealt = not self._still_to_come("deal-rows")
        for row in range(rows_used(s)):
            cards = told.get(row) if row in told else ([free.pop(0) for _ in range(min(6, len(free)))] if dealt else [])
            for k, card in enumerate(cards or []):
                s.order_row[row][k] = card
                listed.append(card)
        s.orders_left = sum(1 << i for i in range(ORDERS) if i not in listed)
        unseen = int(s.orders_left).bit_count()
        s.deck = self._number("deck", unseen, default=max(0, unseen - ORDERS_REMOVED[s.players]))

    def _row_in_use(self, row: int, cards: list[int], used: int, board: int) -> None:
        """Nothing lies on a board that takes no part."""
        if row >= used and max(cards, default=-1) >= 0:
            area = area_name(board, edition(self._s))
            raise Refusal(Say("yokohama-position-area", key=self._entries.at, area=area))

    def _order_set(self, key: str) -> int:
        """Orders in any order, as a set."""
        return sum(1 << read_order_card(word) for word in self._words(key))

    def _each_order_once(self, cards: list[int]) -> None:
        for card in cards:
            if cards.count(card) > 1:
                raise Refusal(Say("yokohama-order-twice", order=order_text(card)))

    def _technologies(self) -> None:
        """Rows that are not told are filled with the first technologies that nobody owns."""
        s = self._s
        left = list(s.titles_left)
        for p in range(s.players):
            for title in range(len(TITLES)):
                left[title] -= s.titles[p] >> title & 1
        told = {}
        for row, key in enumerate(("lab", "research")):
            if key in self._entries:
                words = self._take(key).split()
                told[row] = [-1 if w == "-" else self._one_of(w, TITLES) for w in words]
                if len(told[row]) > 6:
                    raise Refusal(Say("yokohama-bad-row", key=self._entries.at))
                self._row_in_use(row, told[row], title_rows_used(s), RESEARCH)
                for title in told[row]:
                    left[title] -= title >= 0
        dealt = not self._still_to_come("deal-titles")
        for row in range(title_rows_used(s)):
            if row not in told:
                free = [t for t in range(len(TITLES)) if left[t] > 0][:6] if dealt else []
                told[row] = free
                for title in free:
                    left[title] -= 1
            for k, title in enumerate(told[row]):
                s.title_row[row][k] = title
        given = "technologies" in self._entries
        # With a player's own cards there may be more; then the deck is named.
        if min(left) < 0 and not given:
            raise Refusal(Say("yokohama-title-twice", title=TITLES[left.index(min(left))]))
        decks = self._counts("technologies", TITLES)
        for title in range(len(TITLES)):
            s.titles_left[title] = decks.get(TITLES[title], 0) if given else left[title]
