"""The city: the staggered rows of areas, each with its pieces, its building site and its token."""

from __future__ import annotations

from shokai.match.game import Line
from shokai.games.yokohama.table.drawing.parts import CELL, Pen, cut, filled, length, reward_code
from shokai.games.yokohama.table.names import area_name
from shokai.games.yokohama.table.part_types import YokohamaAmount
from shokai.games.yokohama.table.view_types import YokohamaArea, YokohamaSite
from shokai.games.yokohama.rules.state import AREA_NAMES

INSIDE = CELL - 1  # a cell begins with a bar


def city(pen: Pen) -> list[Line]:
    """Row by row, each shifted by half a cell against the one above."""
    lines: list[Line] = []
    for i, row in enumerate(pen.view["layout"]):
        aliases = any(not _speaks_for_itself(pen, name) for name in row)
        cells = [_cell(pen, name, aliases) for name in row]
        for parts in zip(*cells, strict=True):
            line: Line = [(" " * (i * CELL // 2), "")]
            for part in parts:
                line += [("│", "faint"), *filled(part, INSIDE)]
            lines.append(line)
        lines.append([])
    return lines


def _nice(pen: Pen, name: str) -> str:
    return pen.speak.say(area_name(AREA_NAMES.index(name), pen.edition))


def _speaks_for_itself(pen: Pen, name: str) -> bool:
    """Whether one can tell from an area's name how moves call it."""
    words = _nice(pen, name).lower().split()
    return any(word.startswith(name.lower().rstrip("12")) for word in words)


def _cell(pen: Pen, name: str, alias: bool) -> list[Line]:
    area = pen.view["areas"][name]
    head: Line = [(cut(_nice(pen, name), INSIDE), "wave" if area["kind"] == "canal" else "player")]
    called: Line = [] if _speaks_for_itself(pen, name) else [(name, "label")]
    cell = [head, called] if alias else [head]
    if area["site"] is None:
        note = pen.speak.say("yokohama-table-canal") if area["kind"] == "canal" else ""
        return [*cell, [(note, "faint")], [], []]
    return [*cell, _pieces(pen, area), *_site(pen, area["site"], area["token"])]


def _pieces(pen: Pen, area: YokohamaArea) -> Line:
    """Assistants and presidents seat by seat, the station, and the power of the one who looks."""
    line: Line = []
    for seat, men in enumerate(area["assistants"]):
        president = seat in area["presidents"]
        if men or president:
            letter, style = pen.letter(seat)
            line += [(f"{letter}{men or ''}{'*' if president else ''}", style), (" ", "")]
    if area["station"]:
        line.append(("$ ", "stone"))
    return _at_both_ends(line, [(f"={area['power']}", "faint")] if area["power"] else [])


def _site(pen: Pen, site: YokohamaSite, reward: list[YokohamaAmount] | None) -> list[Line]:
    """Two places for shops on each line; behind them the trading house and the 5-power token."""
    places: list[Line] = []
    for shop in site["shops"]:
        builder = shop["owner"]
        places.append([(reward_code(shop["reward"]), "")] if builder is None else pen.built(builder))
    owner = site["house"]["owner"]
    house: Line = [(f"H{site['house']['points']}", "")] if owner is None else [("H", ""), *pen.built(owner)]
    token: Line = [(f"5:{reward_code(reward)}", "stone")] if reward else []
    return [
        _at_both_ends([*places[0], (" ", ""), *places[1]], house),
        _at_both_ends([*places[2], (" ", ""), *places[3]], token),
    ]


def _at_both_ends(left: Line, right: Line) -> Line:
    """One thing on the left of a cell, another on its right, if there is room for both."""
    room = INSIDE - 1 - length(left) - length(right)
    return [*left, (" " * room, ""), *right] if room >= 0 else left
