"""The table of a view, drawn as text. Colour is an extra: every piece has its letters too."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import TypeVar

from shokai.match.game import Line
from shokai.games.yokohama.table.drawing.city import city
from shokai.games.yokohama.table.drawing.parts import (
    CELL, NEUTRAL_LETTER, WIDTH, Pen, cut, in_columns, order_code_line, reward_code, wrapped,
)  # fmt: skip
from shokai.games.yokohama.table.names import area_name, goal_in_words, marker_name, title_name
from shokai.games.yokohama.table.view_types import (
    YokohamaChurch, YokohamaChurchSpace, YokohamaCustoms, YokohamaCustomsSpace, YokohamaMerchant, YokohamaOrderSpace,
    YokohamaTitleSpace, YokohamaView,
)  # fmt: skip
from shokai.games.yokohama.rules.components import TITLES
from shokai.games.yokohama.rules.state import AREA_NAMES
from shokai.texts import Say, Speaker

LABEL = 12
SPACE = 12  # columns of a space of Church and Customs
INDENT = 4
GAP = "  "
_Space = TypeVar("_Space")


def draw(view: YokohamaView, speak: Speaker) -> list[Line]:
    """The city, the boards, the rows of cards, and everything in front of each merchant."""
    pen = Pen(view, speak)
    lines: list[Line] = [_head(pen), []]
    lines += city(pen)
    lines += _boards(pen)
    lines.append([])
    lines += _rows(pen, view["orders"], _order_cell)
    lines += _rows(pen, view["technologies"], _title_cell)
    lines.append([])
    lines += _achievements(pen)
    lines += _supply(pen)
    lines.append([])
    for merchant in view["merchants"]:
        lines += _merchant(pen, merchant)
    lines.append([])
    legend = speak.say("yokohama-table-legend", edition=pen.edition)
    return lines + [[(text, "faint")] for text in textwrap.wrap(legend, WIDTH)]


def _area(pen: Pen, name: str) -> str:
    return pen.speak.say(area_name(AREA_NAMES.index(name), pen.edition))


def _head(pen: Pen) -> Line:
    view, speak = pen.view, pen.speak
    if view["over"]:
        return [(speak.say("yokohama-table-over"), "player")]
    if view["actor"] is None:
        parts = [speak.say("yokohama-table-dealing", round=view["round"])]
    else:
        player = pen.names[view["actor"]]
        parts = [speak.say("yokohama-table-head", round=view["round"], player=player)]
    if view["action"]:
        here, power = _area(pen, view["action"]["area"]), view["action"]["power"]
        parts.append(speak.say("yokohama-table-action", area=here, power=power))
    if view["turns_left"]:
        parts.append(speak.say("yokohama-table-last-turns", turns=view["turns_left"]))
    return [(", ".join(parts), "player")]


def _boards(pen: Pen) -> list[Line]:
    """Church and Customs: number of the space, what it asks for, what it brings or who is there."""
    church, customs = pen.view["church"], pen.view["customs"]
    of_church = [_board_cell(pen, k, str(space["faith"]), space) for k, space in enumerate(church["spaces"], 1)]
    of_customs = [_board_cell(pen, k, f"{space['imports']}i", space) for k, space in enumerate(customs["spaces"], 1)]
    return [_board(pen, "Church", church, of_church), _board(pen, "Customs", customs, of_customs)]


def _board(pen: Pen, name: str, board: YokohamaChurch | YokohamaCustoms, cells: list[Line]) -> Line:
    full = pen.speak.say("yokohama-table-full", taken=board["taken"], full=board["full"])
    label = f"{cut(_area(pen, name), LABEL - 2 - len(full))} {full}"
    return [(f"{label:<{LABEL}}", "player"), *in_columns(cells, SPACE)]


def _board_cell(pen: Pen, k: int, needs: str, space: YokohamaChurchSpace | YokohamaCustomsSpace) -> Line:
    cell: Line = [(f"{k}. ", "label"), (f"{needs}→", "")]
    if space["owner"] is not None:
        return cell + pen.built(space["owner"])
    return [*cell, (f"[{NEUTRAL_LETTER}]", "faint") if space["blocked"] else (reward_code(space["reward"]), "")]


def _rows(pen: Pen, rows: dict[str, list[_Space]], cell: Callable[[Pen, _Space], tuple[Line, Line]]) -> list[Line]:
    """The cards at Port and Dock, or at Laboratory and Research Center: two lines a board."""
    lines: list[Line] = []
    for name, row in rows.items():
        cells = [cell(pen, space) for space in row]
        lines.append([(_area(pen, name), "player")])
        lines += [in_columns([top for top, _ in cells]), in_columns([bottom for _, bottom in cells])]
    return lines


def _order_cell(pen: Pen, space: YokohamaOrderSpace) -> tuple[Line, Line]:
    level = pen.speak.say("yokohama-table-level", level=space["level"])
    card = space["card"]
    if card is None:
        return [(level, "label")], [("-", "faint")]
    head: Line = [(f"{level} ", "label"), (f"{card['order']} {card['country']}", "player")]
    return head, [(order_code_line(card), "")]


def _title_cell(pen: Pen, space: YokohamaTitleSpace) -> tuple[Line, Line]:
    card = space["card"]
    extra = f"+{space['surcharge']}" if space["surcharge"] else ""
    if card is None:
        return [("-", "faint")], [(extra, "label")]
    name = pen.speak.say(title_name(TITLES.index(card["title"]), pen.edition))
    return [(cut(name, CELL - 1), "player")], [(f"{card['cost']}{extra} {card['country']}", "")]


def _achievements(pen: Pen) -> list[Line]:
    lines: list[Line] = []
    for entry in pen.view["achievements"]:
        goal = goal_in_words(entry["card"] - 1, pen.edition)
        points = {"first": entry["first"], "later": entry["later"]}
        text = pen.speak.say("yokohama-table-achievement", letter=entry["letter"], goal=goal, **points)
        line: Line = [(text, ""), (" ", "")]
        for seat in entry["achieved_by"]:
            line += [(" ", ""), *pen.built(seat)]
        lines.append(line)
    return lines


def _supply(pen: Pen) -> list[Line]:
    """Decks, agents, markers."""
    view, speak = pen.view, pen.speak
    agents = " ".join(f"{country}{n}" for country, n in view["agents"].items())
    text = f"{speak.say('yokohama-table-decks', **view['decks'])}; "
    lines: list[Line] = [[(text + speak.say("yokohama-table-agents", agents=agents), "faint")]]
    if view["markers"]:
        numbers = [entry["marker"] for entry in view["markers"]]
        names = [(n, marker_name(n - 1, pen.edition)) for n in numbers]
        markers = tuple(Say("yokohama-lettered", letter=n, thing=name) for n, name in names)
        lines.append([(speak.say("yokohama-table-markers", markers=markers), "faint")])
    return lines


def _merchant(pen: Pen, merchant: YokohamaMerchant) -> list[Line]:
    """Name, points and what is held; pieces; technologies and tokens; orders."""
    speak, seat = pen.speak, merchant["seat"]
    arrow = "> " if pen.view["actor"] == seat else "  "
    letter, style = pen.letter(seat)
    if merchant["president"] is None:
        president = speak.say("yokohama-table-president-in-hand", edition=pen.edition)
    else:
        president = speak.say("yokohama-table-president-at", area=_area(pen, merchant["president"]))
    holdings = {"yen": merchant["yen"], "imports": merchant["imports"], **merchant["goods"]}
    hand, stored = merchant["hand"], merchant["warehouse"]
    points = speak.say("yokohama-table-points", points=_points(pen, seat))
    head: Line = [
        (f"{arrow}{letter} {pen.names[seat]:<10}", style),
        (f"{points:>6}", "player"),
        ("  ", ""),
        (speak.say("yokohama-table-holdings", **holdings), ""),
        ("  ", ""),
        (president, ""),
    ]
    pieces = speak.say(
        "yokohama-table-pieces",
        assistants=hand["assistants"],
        stored=stored["assistants"],
        shops=hand["shops"],
        stored_shops=stored["shops"],
        houses=hand["houses"],
        stored_houses=stored["houses"],
        edition=pen.edition,
    )
    return [head, [(" " * INDENT + pieces, "")], *_earned(pen, merchant), *_orders(pen, merchant)]


def _points(pen: Pen, seat: int) -> int:
    over = pen.view["over"]
    return int(over["scores"][seat]["total"] if over else pen.view["merchants"][seat]["points"])


def _earned(pen: Pen, merchant: YokohamaMerchant) -> list[Line]:
    speak = pen.speak
    flags = " ".join(f"{country}{n}" for country, n in merchant["flags"].items() if n)
    achieved = " ".join(merchant["achieved"])
    parts: list[Line] = []
    if merchant["technologies"]:
        titles = [speak.say(title_name(TITLES.index(title), pen.edition)) for title in merchant["technologies"]]
        parts.append([(speak.say("yokohama-table-technologies") + " ", "label")])
        parts += [[(f"{title}, ", "")] for title in titles[:-1]]
        parts.append([(f"{titles[-1]} ", "")])
        industry = speak.say("yokohama-table-industry", industry=merchant["industry"], edition=pen.edition)
        parts.append([(industry + GAP, "")])
    if flags:
        parts.append([(speak.say("yokohama-table-flags", flags=flags) + GAP, "")])
    if merchant["agents"] or merchant["agents_used"]:
        agents = {"agents": merchant["agents"], "used": merchant["agents_used"]}
        parts.append([(speak.say("yokohama-table-own-agents", **agents) + GAP, "")])
    if merchant["tokens"]:
        tokens = speak.say("yokohama-table-tokens", tokens=merchant["tokens"], edition=pen.edition)
        parts.append([(tokens + GAP, "")])
    if achieved:
        parts.append([(speak.say("yokohama-table-achieved", achieved=achieved) + GAP, "")])
    if merchant["marker"]:
        marker = marker_name(merchant["marker"]["marker"] - 1, pen.edition)
        parts.append([(speak.say("yokohama-table-marker", marker=marker) + GAP, "")])
    return wrapped(parts, INDENT)


def _orders(pen: Pen, merchant: YokohamaMerchant) -> list[Line]:
    """Those in hand, for their owner, and those fulfilled."""
    speak = pen.speak
    parts: list[Line] = [[(speak.say("yokohama-table-orders") + " ", "label")]]
    known = merchant["orders"] or []
    for card in known:
        face = order_code_line(card) + GAP
        parts.append([(f"{card['order']} {card['country']} ", "player"), (face, "")])
    hidden = merchant["orders_in_hand"] - len(known)
    if hidden or merchant["orders"] is None:
        parts.append([(speak.say("yokohama-table-hidden", orders=hidden) + GAP, "")])
    if merchant["fulfilled"]:
        parts.append([(speak.say("yokohama-table-fulfilled") + " ", "label")])
        parts += [[(f"{card['order']} ", "")] for card in merchant["fulfilled"]]
    return wrapped(parts, INDENT)
