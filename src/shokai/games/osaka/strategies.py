"""How people play TRADERS OF OSAKA: how they began, in which colours they sold, and on how many paydays."""

from __future__ import annotations

from shokai.games.osaka.masters import FIRST_TOKEN, NOTES, OPENING, OPENINGS, after, before, end
from shokai.games.osaka.rules.cards import COLOUR_NAMES
from shokai.games.osaka.rules.state import SEATS
from shokai.games.osaka.table.story import story
from shokai.masters.reading import MIXED, Strategy, noted
from shokai.match.match import Match
from shokai.texts import Say

# Who sold on so many paydays or more is counted together; the texts say so.
MOST_SALES = 6
CHOICES = {
    "opening": {key: Say("masters-osaka-opening", opening=key) for key in OPENINGS},
    "first-token": {key: Say("masters-osaka-token", colour=key) for key in COLOUR_NAMES},
    "sales": {str(n): Say("lab-osaka-sales", n=n) for n in range(MOST_SALES + 1)},
}
SOURCES = {key: Say("lab-osaka-source", colour=key) for key in COLOUR_NAMES}
# Half of all points from one of four colours is twice what each brings on average.
STRATEGIES = tuple(Strategy(key, (key,), 0.5) for key in COLOUR_NAMES)
NAMES = {key: Say("lab-osaka-strategy", strategy=key) for key in (*COLOUR_NAMES, MIXED)}


def read(match: Match) -> list[tuple[dict[str, str], dict[str, int]]]:
    """See the template `shokai.masters.reading`."""
    notes = noted(match, NOTES, before, after, end)
    sold, paydays = _sales(match)
    return [(_choices(notes, seat, paydays[seat]), sold[seat]) for seat in range(match.players)]


def _choices(notes: list[int], seat: int, paydays: int) -> dict[str, str]:
    opening, token = (notes[block * SEATS + seat] - 1 for block in (OPENING, FIRST_TOKEN))
    found = {"sales": str(min(paydays, MOST_SALES))}
    if opening >= 0:
        found["opening"] = OPENINGS[opening]
    if token >= 0:
        found["first-token"] = COLOUR_NAMES[token]
    return found


def _sales(match: Match) -> tuple[list[dict[str, int]], list[int]]:
    """Points of each seat by colours, and on how many paydays it sold: what the log tells of sales."""
    sold = [dict.fromkeys(COLOUR_NAMES, 0) for _ in range(match.players)]
    paydays = [0] * match.players
    numbers = [str(seat) for seat in range(match.players)]
    past, lists = match.history.past, match.engine.lists
    states = [lists(each.state) for each in past] + [match.history.lists]
    for each, earlier, later in zip(past, states, states[1:], strict=False):
        if all(later.points[seat] == earlier.points[seat] for seat in range(match.players)):
            continue
        sales = [said for said in story(earlier, each.step, later, numbers) if said.id == "osaka-story-sells"]
        for said in sales:
            sold[int(str(said.args["player"]))][str(said.args["colour"])] += int(str(said.args["points"]))
        for seat in {int(str(said.args["player"])) for said in sales}:
            paydays[seat] += 1
    return sold, paydays
