"""The form of a position of YOKOHAMA: see `shokai.match.form`."""

from __future__ import annotations

from collections.abc import Sequence

from shokai.games.yokohama.rules.components import ORDERS, TITLES
from shokai.games.yokohama.rules.state import AREA_NAMES
from shokai.games.yokohama.table.notation import order_text
from shokai.games.yokohama.table.reader import LEFT, NUMBERS, known_keys
from shokai.games.yokohama.table.values import MOST
from shokai.match.form import Field, Form

GOODS, PIECES = ("c", "s", "t", "f", "i"), ("a", "S", "T")


def position_form(names: Sequence[str]) -> Form:
    """What there are controls for. Warehouses, country icons and cards of the set-up follow from the rest."""
    areas, orders = tuple(AREA_NAMES), tuple(order_text(card) for card in range(ORDERS))
    fields = [
        Field("turn", "turn", "choice", choices=tuple(names)),
        Field("round", "round", "number", most=NUMBERS["round"]),
        Field("port", "port", "cards", choices=orders),
    ]
    for p, name in enumerate(names):
        fields += [
            Field(f"{name} president", "president", "choice", p, ("hand", *areas)),
            Field(f"{name} men", "men", "men", p, areas),
            Field(f"{name} hand", "pieces", "counts", p, PIECES),
            Field(f"{name} yen", "yen", "number", p, most=MOST),
            Field(f"{name} goods", "stock", "counts", p, GOODS),
            Field(f"{name} points", "points", "number", p, most=MOST),
            Field(f"{name} shops", "shops", "cards", p, tuple(f"{area}:{k}" for area in areas for k in range(1, 5))),
            Field(f"{name} houses", "houses", "cards", p, areas),
            Field(f"{name} orders", "orders", "cards", p, orders),
            Field(f"{name} titles", "titles", "cards", p, tuple(TITLES)),
            Field(f"{name} agents", "agents", "number", p, most=20),
        ]
    follows = ("agents", *LEFT, *(f"{name} {key}" for name in names for key in ("warehouse", "flags")))
    return Form(tuple(fields), tuple(known_keys(names)), follows)
