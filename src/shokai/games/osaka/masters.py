"""What is worth knowing about how TRADERS OF OSAKA is played: noted in each game, and told as charts."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from typing import Any

from shokai.games.osaka.rules.cards import COINS, COLOUR_NAMES, COLOURS, count
from shokai.games.osaka.rules.payday import token_count
from shokai.games.osaka.rules.state import BUY, RESERVE, RESERVE_FARM, SEATS, TAKE, TAKE_HELD, TOKEN
from shokai.games.osaka.rules.turn import wares_for
from shokai.engine.rule import rule
from shokai.masters.charts import Chart, Series, shares, versus, worth
from shokai.texts import Say

# What opens a player's first turn: a card of each value taken, one reserved in market or farm, or all goods bought.
OPENINGS = (*(f"take-{coins}" for coins in COINS), "reserve", "reserve-farm", "buy")
_RESERVED, _RESERVED_FARM, _BOUGHT = (OPENINGS.index(name) + 1 for name in ("reserve", "reserve-farm", "buy"))

# Counted by seats, one block of notes each.
FIRST_TOKEN, OPENING, BUYS, CARDS, TAKES, RESERVES, INSURED, LOST, TOKENS, BEST_COLOUR = range(10)
BLOCKS = 10
PAYDAYS, LAST_TOKENS = BLOCKS * SEATS, BLOCKS * SEATS + 1
# For comparing before with after.
_GOODS = LAST_TOKENS + 1
NOTES = _GOODS + 2 * SEATS


@rule
def before(s, move, notes):
    """See the template `shokai.masters.notes`; the same holds for the others."""
    p = s.actor
    if TOKEN <= move < TOKEN + COLOURS:
        notes[FIRST_TOKEN * SEATS + p] = move - TOKEN + 1
    verb = move % 4
    opening = 0
    if move == BUY:
        opening = _BOUGHT
        notes[BUYS * SEATS + p] += 1
        notes[CARDS * SEATS + p] += count(wares_for(s, p))
    elif move == TAKE_HELD:
        notes[TAKES * SEATS + p] += 1
    elif move < TOKEN and verb == TAKE:
        opening = move // 4 // COLOURS + 1
        notes[TAKES * SEATS + p] += 1
    elif move < TOKEN and verb == RESERVE:
        opening = _RESERVED
        notes[RESERVES * SEATS + p] += 1
    elif move < TOKEN and verb == RESERVE_FARM:
        opening = _RESERVED_FARM
        notes[RESERVES * SEATS + p] += 1
    if notes[OPENING * SEATS + p] == 0:
        notes[OPENING * SEATS + p] = opening
    for q in range(s.players):
        notes[_GOODS + q] = count(s.goods[q])
        notes[_GOODS + SEATS + q] = count(s.insured[q])


@rule
def after(s, move, notes):
    tokens = 0
    for p in range(s.players):
        tokens += token_count(s, p)
    sold = tokens > notes[LAST_TOKENS] and not TOKEN <= move < TOKEN + COLOURS
    if sold:
        notes[PAYDAYS] += 1
    notes[LAST_TOKENS] = tokens
    for p in range(s.players):
        saved = count(s.insured[p]) - notes[_GOODS + SEATS + p]
        if saved > 0:
            notes[INSURED * SEATS + p] += saved
        # Goods are sold when ships arrive and sink later, when all have had their say on insurance: never in one step.
        gone = notes[_GOODS + p] - count(s.goods[p]) - max(saved, 0)
        if gone > 0 and not sold:
            notes[LOST * SEATS + p] += gone


@rule
def end(s, notes):
    for p in range(s.players):
        notes[TOKENS * SEATS + p] = token_count(s, p)
        most = 0
        for colour in range(COLOURS):
            most = max(most, s.tokens[p][colour])
        notes[BEST_COLOUR * SEATS + p] = most


def charts(series: Series) -> list[Chart]:
    """What the notes tell."""

    def of(block: int) -> Any:
        return series.notes[:, block * SEATS : block * SEATS + series.players]

    counted = {
        "buys": of(BUYS), "cards": of(CARDS), "takes": of(TAKES), "reserves": of(RESERVES), "insured": of(INSURED),
        "lost": of(LOST), "tokens": of(TOKENS), "best-colour": of(BEST_COLOUR),
    }  # fmt: skip
    ratios = {"cards-a-buy": (of(CARDS), of(BUYS))}
    acts = {name: counted[name] for name in ("buys", "cards", "reserves", "insured", "lost")}
    names = {key: Say("masters-osaka-habit", habit=key) for key in (*counted, *ratios)}
    game = {"paydays": series.notes[:, PAYDAYS], "turns": series.turns}
    return [
        shares(series, "opening", {key: Say("masters-osaka-opening", opening=key) for key in OPENINGS}, of(OPENING)),
        shares(series, "first-token", {key: Say("masters-osaka-token", colour=key) for key in COLOUR_NAMES},
               of(FIRST_TOKEN)),
        worth(series, "acts", {key: Say("masters-osaka-act", act=key) for key in acts}, acts),
        versus(series, "habits", names, counted | ratios),
        versus(series, "game", {key: Say("masters-length", of=key) for key in game}, game),
    ]  # fmt: skip
