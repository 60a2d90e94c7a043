"""The components in words, and a player's own: a file in the format of the component tables.

Nobody but the publisher knows all printed values of YOKOHAMA. Each entry of the tables says where it
comes from; whoever owns the game can put the printed values in their place.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from shokai.match.game import CardLine
from shokai.games.yokohama.table.fixtures import goods_text, read_face
from shokai.games.yokohama.rules.components import (
    CHURCH_SPACES, COMPONENTS, CUSTOMS_SPACES, LEVELS, ROW, TITLES, TITLE_COPIES, BadCards, pack_goods,
)  # fmt: skip
from shokai.engine.fields import State
from shokai.texts import Refusal, Say

_TABLES = ("church", "customs", "harbour", "laboratory", "technologies", "orders", "sites", "tokens", "markers",
           "achievements")  # fmt: skip
# The component tables have 15,000 signs, two levels of brackets and no key with a dot.
MOST_TEXT, MOST_DEPTH, MOST_DOTS, MOST_WORD = 100_000, 6, 8, 100
# Comments and strings, in which anything may stand; one without an end goes on to where the parser gives up.
_STRINGS = re.compile(
    r"""#[^\n]*|\"{3}(?:\\.|[^\\])*?(?:"{3,5}|\Z)|'{3}.*?(?:'{3,5}|\Z)|"(?:\\[^\n]|[^"\\\n])*"?|'[^'\n]*'?""", re.DOTALL
)
_WORD = re.compile(r"[\w+-]+")
# With every board in use.
FEWEST_TITLES = 2 * ROW


def card_lines(own: str | None = None) -> list[CardLine]:
    """All components as a game uses them, with a player's own cards where a file has some."""
    c = _merged(read_tables(own)) if own is not None else COMPONENTS
    church, customs = c["church"], c["customs"]
    lines = [
        CardLine("boards", text, c[name]["source"], known)
        for name, known, text in (
            ("church", "all but the space blocked with two players",
             f"church: faith {church['faith']}, vp {church['vp']}, moves {church['moves']}"),
            ("customs", "space 2, the numerals of the others",
             f"customs: imports {customs['imports']}, vp {customs['vp']}, yen {customs['yen']}"),
            ("harbour", "six spaces, three levels", f"harbour: {' '.join(c['harbour']['levels'])}"),
            ("laboratory", "", f"laboratory: surcharge {c['laboratory']['surcharge']}"),
        )
    ]  # fmt: skip
    for t in c["technologies"]:
        text = f"{t['name']}: cost {t['cost']}, {t['country']}, {t['copies']} in the deck"
        lines.append(CardLine("technologies", text, t["source"], "" if t["source"] == "printed" else "cost, country"))
    for o in c["orders"]:
        text = f"O{o['number']}: {o['country']} {o['goods']} -> {o['reward']}"
        lines.append(CardLine("orders", text, o["source"], o.get("known", "")))
    for site in c["sites"]:
        text = f"S{site['number']}: {' | '.join(site['shops'])} | {site['house']}"
        lines.append(CardLine("sites", text, site["source"], site.get("known", "")))
    for token in c["tokens"]:
        lines.append(
            CardLine("tokens", f"T{token['number']}: {token['reward']}", token["source"], token.get("known", ""))
        )
    for marker in c["markers"]:
        text = f"M{marker['number']}: {marker.get('country', '1 agent')}"
        lines.append(CardLine("markers", text, marker["source"], ""))
    for i, a in enumerate(c["achievements"]):
        text = f"{a['letter']}{i % 4 + 1}: {a['goal']}, {a['first']} then {a['later']} vp"
        lines.append(CardLine("achievements", text, a["source"], ""))
    return lines


def _merged(own: dict[str, Any]) -> dict[str, Any]:
    """The component tables with the entries of a file (that has been checked) in their place."""
    merged: dict[str, Any] = {}
    for name, table in COMPONENTS.items():
        if isinstance(table, dict):
            changed = {key: value for key, value in own.get(name, {}).items() if key in table}
            merged[name] = {**table, **changed, **({"source": "own"} if changed else {})}
            continue
        key = "name" if name == "technologies" else "number"
        mine = {entry[key]: {**entry, "source": "own", "known": ""} for entry in own.get(name, []) if key in entry}
        merged[name] = [{**entry, **mine.get(entry.get(key), {})} for entry in table]
    return merged


def read_tables(text: str) -> dict[str, Any]:
    """The tables of a cards file, of which only so much is sure that each is of the right kind.

    The parser takes quadratic time for keys with dots and for long numbers, and a level of the interpreter's stack for
    each nested value. No cards file needs much of that, so it is counted before anything is parsed.
    """
    if len(text) > MOST_TEXT:
        raise Refusal(Say("yokohama-cards-too-long", most=MOST_TEXT))
    depth = 0
    for line in _STRINGS.sub("", text).split("\n"):
        long = line.count(".") > MOST_DOTS or any(len(word) > MOST_WORD for word in _WORD.findall(line))
        for sign in line:
            depth = max(0, depth + (sign in "[{") - (sign in "]}"))
            long = long or depth > MOST_DEPTH
        if long:
            raise Refusal(Say("yokohama-cards-too-deep", line=line.strip()[:40]))
    try:
        tables = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refusal(Say("yokohama-cards-not-toml", why=str(error))) from None
    unknown = [name for name in tables if name not in _TABLES]
    if unknown:
        raise Refusal(Say("yokohama-cards-unknown", name=unknown[0], known=_TABLES))
    try:
        for name in tables:
            _ = _table(tables, name) if isinstance(COMPONENTS[name], dict) else _entries(tables, name)
    except BadCards as bad:
        raise Refusal(Say("yokohama-bad-face", where=bad.where, text=bad.text, known=bad.choices)) from None
    return tables


def use_cards(s: State, text: str) -> None:
    """Writes a player's own cards, the text of a cards file, into a state that is being set up."""
    write_cards(s, read_tables(text))


def write_cards(s: State, tables: dict[str, Any]) -> None:
    """Writes the cards of tables into a state that is being set up."""
    try:
        for key, value in _faces(tables):
            if not read_face(s, key, value):
                raise Refusal(Say("yokohama-cards-no-such", card=key))
        _boards(s, tables)
        _copies(s, tables)
    except BadCards as bad:
        raise Refusal(Say("yokohama-bad-face", where=bad.where, text=bad.text, known=bad.choices)) from None


def _faces(tables: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The cards of a file, as positions write them."""
    kinds = (
        ("orders", "order O", ("number", "country", "goods", "reward")),
        ("sites", "site S", ("number", "shops", "house")),
        ("tokens", "token T", ("number", "reward")),
    )
    for table, word, needed in kinds:
        for i, entry in enumerate(_entries(tables, table)):
            missing = [key for key in needed if key not in entry]
            if missing:
                raise BadCards(f"{table}, entry {i + 1}", f"no {missing[0]}", needed)
            if table == "orders":
                # Packed once here, so that a bad word is blamed on the order and not on its line.
                goods = goods_text(pack_goods(str(entry["goods"]), f"order {entry['number']}"))
                value = f"{entry['country']} {goods} -> {entry['reward']}"
            elif table == "sites":
                if not isinstance(entry["shops"], list):
                    raise BadCards(f"site {entry['number']}", str(entry["shops"]), ("four rewards",))
                value = " | ".join([*map(str, entry["shops"]), str(entry["house"])])
            else:
                value = str(entry["reward"])
            yield f"{word}{entry['number']}", value


def _entries(tables: dict[str, Any], name: str) -> list[dict[str, Any]]:
    entries = tables.get(name, [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise BadCards(name, "no list of entries", (f"[[{name}]]",))
    for i, entry in enumerate(entries):
        if not isinstance(entry.get("number", 0), int) or not isinstance(entry.get("name", ""), str):
            raise BadCards(f"{name}, entry {i + 1}", "no number or name", ("number = 1", f'name = "{TITLES[0]}"'))
    return entries


def _boards(s: State, tables: dict[str, Any]) -> None:
    fields = (
        ("church", "faith", s.church_faith, CHURCH_SPACES, 30),
        ("church", "vp", s.church_vp, CHURCH_SPACES, 99),
        ("church", "moves", s.church_moves, CHURCH_SPACES, 3),
        ("customs", "imports", s.customs_imports, CUSTOMS_SPACES, 9),
        ("customs", "vp", s.customs_vp, CUSTOMS_SPACES, 99),
        ("customs", "yen", s.customs_yen, CUSTOMS_SPACES, 9),
    )
    for table, key, field, spaces, most in fields:
        numbers = _table(tables, table).get(key)
        if numbers is None:
            continue
        fits = isinstance(numbers, list) and len(numbers) == spaces
        if not fits or not all(isinstance(n, int) and 0 <= n <= most for n in numbers):
            raise BadCards(f"{table} {key}", str(numbers), (f"{spaces} numbers from 0 to {most}",))
        field[:] = numbers
    levels = _table(tables, "harbour").get("levels")
    if levels is not None:
        if not isinstance(levels, list) or len(levels) != ROW or any(level not in LEVELS for level in levels):
            raise BadCards("harbour levels", str(levels), LEVELS)
        s.level[:] = [LEVELS.index(level) for level in levels]


def _table(tables: dict[str, Any], name: str) -> dict[str, Any]:
    table = tables.get(name, {})
    if not isinstance(table, dict):
        raise BadCards(name, "no table", (f"[{name}]",))
    return table


def _copies(s: State, tables: dict[str, Any]) -> None:
    """How many copies of each technology the deck has; all other things about them are printed."""
    deck = list(TITLE_COPIES)
    for entry in _entries(tables, "technologies"):
        name, copies = entry.get("name"), entry.get("copies")
        if name not in TITLES or not isinstance(copies, int) or not 0 <= copies <= 9:
            raise BadCards("technologies", f"{name}: {copies} copies", TITLES)
        s.titles_left[TITLES.index(name)] = copies
        deck[TITLES.index(name)] = copies
    if sum(deck) < FEWEST_TITLES:
        raise BadCards("technologies", f"{sum(deck)} copies in all", (f"{FEWEST_TITLES} or more",))
