"""Positions of YOKOHAMA as text, `key: value` line by line, and the facts that scenarios ask about.

A written position is complete. A position that a person writes may leave out almost everything: see
docs/reference/formats.md for what is then assumed. The keys are declared once, in `_KEYS` and `_SEAT_KEYS`.
"""

from __future__ import annotations

from collections.abc import Sequence

from shokai.games.yokohama.table.earlier import card_set_of, face_lines
from shokai.games.yokohama.table.notation import achievement_text, order_text
from shokai.games.yokohama.table.reader import read_position
from shokai.games.yokohama.rules.action import power_in
from shokai.games.yokohama.rules.components import CHURCH_SPACES, COUNTRIES, CUSTOMS_SPACES, MARKERS, ORDERS, TITLES
from shokai.games.yokohama.rules.ending import PARTS, final_part, industry, ranking
from shokai.games.yokohama.rules.harbour import hand_size
from shokai.games.yokohama.rules.movement import destinations
from shokai.games.yokohama.rules.setup import row_of
from shokai.games.yokohama.rules.state import (
    AREAS, AREA_NAMES, EDITION_2024, END_REASONS, MINI_1, MINI_2, NEUTRAL, SHOPS, STEPS,
)  # fmt: skip
from shokai.engine.contract import CHANCE, OVER
from shokai.engine.fields import State

NUMBERS = (
    "round", "turns_left", "agent_sent", "mill_used", "university_used", "power", "count", "order",
    "choice", "need", "any_left", "warehouse_left", "moves_left", "mined",
)  # fmt: skip
BONUSES = ("church", "customs", "technology", "country", "remainder")


def _bits(word: int, names: Sequence[str]) -> str:
    return " ".join(name for i, name in enumerate(names) if word >> i & 1)


def _orders(word: int) -> str:
    return _bits(word, [order_text(i) for i in range(ORDERS)])


def _layout(s: State) -> str:
    rows: dict[int, list[str]] = {}
    for place in range(AREAS):
        for a in range(AREAS):
            if s.place[a] == place:
                rows.setdefault(row_of(s, place), []).append(AREA_NAMES[a])
    return " / ".join(" ".join(row) for row in rows.values())


def _owned(owners: Sequence[int], names: Sequence[str]) -> str:
    spaces = [(k + 1, "neutral" if p == NEUTRAL else names[p]) for k, p in enumerate(owners) if p >= 0]
    return " ".join(f"{k}:{name}" for k, name in spaces)


def _row(cards: Sequence[int], text: Sequence[str]) -> str:
    return " ".join(text[card] if card >= 0 else "-" for card in cards)


def _table_lines(s: State, names: Sequence[str]) -> dict[str, str]:
    """What lies on the table."""
    order_names = [order_text(i) for i in range(ORDERS)]
    sites = [f"{AREA_NAMES[a]}:S{s.site[a] + 1}" for a in range(AREAS) if s.site[a] >= 0]
    tokens = [f"{AREA_NAMES[a]}:T{s.token[a] + 1}" for a in range(AREAS) if s.token[a] >= 0]
    options = ["2024" if s.options & EDITION_2024 else "2016"]
    options += ["mini1"] * bool(s.options & MINI_1) + ["mini2"] * bool(s.options & MINI_2)
    return {
        "players": " ".join(names),
        "options": " ".join(options),
        "layout": _layout(s),
        "turn": names[s.turn],
        "actor": names[s.actor] if s.actor >= 0 else "chance" if s.actor == CHANCE else "nobody",
        "steps": " ".join(STEPS[step] for step in s.stack[: s.depth]),
        "sites": " ".join(sites),
        "tokens": " ".join(tokens),
        "station": AREA_NAMES[s.station] if s.station >= 0 else "",
        "church": _owned(s.church, names),
        "customs": _owned(s.customs, names),
        "port": _row(s.order_row[0], order_names),
        "dock": _row(s.order_row[1], order_names),
        "lab": _row(s.title_row[0], TITLES),
        "research": _row(s.title_row[1], TITLES),
        "achievements": " ".join(achievement_text(card) if card >= 0 else "-" for card in s.achievement),
        "agents": " ".join(f"{COUNTRIES[c]}{s.agents_supply[c]}" for c in range(5)),
        "deck": str(s.deck),
        "box": _orders(s.box),
        "secret": _orders(s.secret),
        "technologies": " ".join(f"{TITLES[t]}{n}" for t, n in enumerate(s.titles_left) if n),
        "markers": _bits(s.markers_out, [f"M{i + 1}" for i in range(MARKERS)]),
    }


def _seat_lines(s: State, p: int) -> dict[str, str]:
    """What belongs to one player."""
    shops = [f"{AREA_NAMES[a]}:{k + 1}" for a in range(AREAS) for k in range(4) if s.shop_owner[a][k] == p]
    return {
        "president": AREA_NAMES[s.president[p]] if s.president[p] >= 0 else "hand",
        "men": " ".join(f"{n}@{AREA_NAMES[a]}" for a, n in enumerate(s.men[p]) if n),
        "hand": f"a{s.men_hand[p]} S{s.shops_hand[p]} T{s.houses_hand[p]}",
        "warehouse": f"a{s.men_store[p]} S{s.shops_store[p]} T{s.houses_store[p]}",
        "yen": str(s.yen[p]),
        "goods": " ".join(f"{'cstf'[g]}{s.goods[p][g]}" for g in range(4)) + f" i{s.imports[p]}",
        "points": str(s.points[p]),
        "shops": " ".join(shops),
        "houses": " ".join(AREA_NAMES[a] for a in range(AREAS) if s.house_owner[a] == p),
        "orders": " ".join(order_text(card) for card in s.hand[p] if card >= 0),
        "fulfilled": _orders(s.fulfilled[p]),
        "titles": _bits(s.titles[p], TITLES),
        "agents": str(s.agents[p]),
        "used agents": str(s.agents_used[p]),
        "tokens": str(s.tokens_owned[p]),
        "achieved": _bits(s.achieved[p], "ABC"),
        "marker": f"M{s.marker[p] + 1}" if s.marker[p] >= 0 else "",
        "flags": " ".join(f"{COUNTRIES[c]}{s.flags[p][c]}" for c in range(5)),
    }


def write_position(s: State, names: Sequence[str]) -> list[str]:
    """A state as lines; reading them gives the same state."""
    lines = _table_lines(s, names)
    for p, name in enumerate(names):
        lines |= {f"{name} {key}": value for key, value in _seat_lines(s, p).items()}
    for key in NUMBERS:
        if getattr(s, key):
            lines[key] = str(getattr(s, key))
    # The set-up deals from what is left of these; later nobody asks for them.
    for key in ("sites_left", "tokens_left", "achievements_left", "markers_left"):
        lines[key] = str(getattr(s, key))
    if s.fresh == 0:
        lines["fresh"] = "0"
    if s.where >= 0:
        lines["where"] = AREA_NAMES[s.where]
    if s.ended:
        lines["ended"] = END_REASONS[s.ended]
    cards = card_set_of(s)
    # Set 1 goes without saying, as it did before there were others.
    if cards > 1:
        lines["cards"] = str(cards)
    lines |= face_lines(s, cards)
    return [f"{key}: {value}".rstrip() for key, value in lines.items()]


def facts(s: State, names: Sequence[str]) -> dict[str, str]:
    """All that a scenario can ask: every line of the position, and what follows from it."""
    known = _table_lines(s, names)
    known["cards"] = str(card_set_of(s))
    known["start"] = names[0]
    known["step"] = STEPS[s.stack[s.depth - 1]]
    known["over"] = "yes" if s.actor == OVER else "no"
    known["ended"] = END_REASONS[s.ended]
    known["round"] = str(s.round)
    # Those after this one, as players count them; a position has the rules' own number, which counts this one.
    known["turns left"] = str(max(0, s.turns_left - 1))
    known["where"] = AREA_NAMES[s.where] if s.where >= 0 else ""
    known["power"] = str(s.power)
    known["destinations"] = _bits(destinations(s), AREA_NAMES)
    known["church count"] = str(CHURCH_SPACES - s.church.count(-1))
    known["customs count"] = str(CUSTOMS_SPACES - s.customs.count(-1))
    places = [0] * s.players
    ranking(s, places)
    known["places"] = " ".join(map(str, places))
    for a in range(AREAS):
        if s.place[a] >= 0:
            known[f"neighbours {AREA_NAMES[a]}"] = _bits(s.near[a], AREA_NAMES)
            known[f"token {AREA_NAMES[a]}"] = f"T{s.token[a] + 1}" if s.token[a] >= 0 else ""
    for p, name in enumerate(names):
        known |= {f"{name} {key}": value for key, value in _seat_lines(s, p).items()}
        known[f"{name} place"] = str(places[p])
        known[f"{name} order count"] = str(hand_size(s, p))
        known[f"{name} shop count"] = str(SHOPS - s.shops_hand[p] - s.shops_store[p])
        known[f"{name} industry"] = str(industry(s, p))
        bonuses = [final_part(s, part, p) for part in range(PARTS)]
        known |= {f"{name} {word} bonus": str(n) for word, n in zip(BONUSES, bonuses, strict=True)}
        known[f"{name} score"] = str(s.points[p] + sum(bonuses))
        for a in range(AREAS):
            if s.place[a] >= 0:
                known[f"{name} power {AREA_NAMES[a]}"] = str(power_in(s, p, a))
    return known


__all__ = ["facts", "read_position", "write_position"]
