"""The components in words."""

from __future__ import annotations

from shokai.games.osaka.table.notation import card_text
from shokai.match.game import CardLine
from shokai.games.osaka.rules.cards import COLOURS, COMPONENTS, COPIES, KINDS
from shokai.engine.fields import State
from shokai.texts import Refusal, Say

# No card has ever changed.
card_sets = 1


def card_lines(own: str | None = None) -> list[CardLine]:
    """The deck, card by card. All of it is printed in the rulebook."""
    del own
    source = COMPONENTS["source"]["cards"]
    return [CardLine("cards", f"{card_text(k)}: {COPIES[k // COLOURS]} in the deck", source, "") for k in range(KINDS)]


def use_cards(_s: State, _text: str) -> None:
    """There is nothing to replace: the printed values are known."""
    raise Refusal(Say("osaka-no-own-cards"))


def use_card_set(_s: State, _number: int) -> None:
    """There is one set only, and every state has it."""


def changed_cards(_s: State) -> int:
    """Every state has the printed cards."""
    return 0
