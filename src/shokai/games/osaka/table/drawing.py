"""The table of a view, drawn as text. Colour is an extra: every piece has its letters too."""

from __future__ import annotations

from shokai.games.osaka.table.notation import LETTERS
from shokai.games.osaka.table.view_types import COLOUR, OsakaByColour, OsakaSlot, OsakaTrader, OsakaView
from shokai.match.game import Line, Span
from shokai.games.osaka.rules.cards import COLOUR_NAMES
from shokai.games.osaka.rules.state import END_TOKENS, TRACK
from shokai.texts import Speaker

WIDTH = 12  # columns of a space on the track


def _card(text: str) -> Span:
    """A card in its colour."""
    return text, COLOUR_NAMES[LETTERS.index(text[0])]


def _cards(texts: list[str]) -> Line:
    line: Line = []
    for text in texts:
        line += [_card(text), (" ", "")]
    return line or [("-", "faint")]


def draw(view: OsakaView, speak: Speaker) -> list[Line]:
    """Track, market and farm, piles, and everything in front of each trader."""
    names = view["names"]
    lines: list[Line] = []
    lines += _track(view["ships"], speak)
    lines.append([])
    lines += [_row(speak.say("osaka-table-market"), view["market"], names)]
    lines += [_row(speak.say("osaka-table-farm"), view["farm"], names)]
    pile = view["discard_pile"]
    top: Line = [(" (", ""), _card(pile["top"]), (")", "")] if pile["top"] else []
    lines.append([(speak.say("osaka-table-piles", draw=view["draw_pile"], discard=pile["cards"]), "faint"), *top])
    lines.append([])
    for trader in view["traders"]:
        lines += _trader(trader, view, speak)
    return lines


def _track(ships: OsakaByColour, speak: Speaker) -> list[Line]:
    """Six spaces from left to right, each ship under its space."""
    head: Line = []
    for i, name in enumerate(TRACK):
        wave = name.startswith("enshunada")
        label = speak.say(f"osaka-space-{name}")
        head.append((f"{label:<{WIDTH}}", "wave" if wave else "space"))
        head.append(("" if i == len(TRACK) - 1 else "  ", ""))
    row: Line = []
    for i in range(len(TRACK)):
        here = [LETTERS[c] for c, colour in enumerate(COLOUR) if ships[colour] == i]
        for letter in here:
            row += [(f"<{letter}", COLOUR_NAMES[LETTERS.index(letter)])]
        row.append((" " * (WIDTH - 2 * len(here)) + "  ", ""))
    sea = "    ".join(("≈" if name.startswith("enshunada") else "─") * (WIDTH - 2) for name in TRACK)
    return [head, [(sea.rstrip(), "faint")], row]


def _row(label: str, row: list[OsakaSlot], names: list[str]) -> Line:
    line: Line = [(f"{label:<12}", "label")]
    for entry in row:
        line.append(_card(entry["card"]))
        if entry["stone"] is not None:
            line.append((f"*{names[entry['stone']]}", "stone"))
        line.append(("  ", ""))
    return line if row else [*line, ("-", "faint")]


def _trader(trader: OsakaTrader, view: OsakaView, speak: Speaker) -> list[Line]:
    name = view["names"][trader["seat"]]
    arrow = "> " if view["actor"] == trader["seat"] else "  "
    tokens = trader["tokens"]
    head: Line = [
        (f"{arrow}{name:<9} ", "player"),
        (speak.say("osaka-table-points", points=trader["points"]), ""),
    ]
    owned = sum(tokens[colour] for colour in COLOUR)
    head.append(("  " + speak.say("osaka-table-tokens", tokens=owned, end=END_TOKENS) + " ", ""))
    for letter, colour in zip(LETTERS, COLOUR, strict=True):
        if tokens[colour]:
            head += [(letter * tokens[colour], colour), (" ", "")]
    if trader["has_stone"]:
        head.append((" " + speak.say("osaka-table-stone"), "stone"))
    goods: Line = [(f"    {speak.say('osaka-table-goods'):<8}", "label")]
    goods += _cards(trader["goods"]) if trader["goods"] or not trader["insured"] else []
    for card in trader["insured"]:
        goods += [(f"{card}'", f"{_card(card)[1]}"), (" ", "")]
    hand: Line = [(f"    {speak.say('osaka-table-hand'):<8}", "label")]
    if trader["hand"] is None:
        hand.append((speak.say("osaka-table-hidden", cards=trader["hand_size"]), "faint"))
    else:
        gap = "" if trader["hand"] else " "
        hand += _cards(trader["hand"])
        hand.append((gap + speak.say("osaka-table-coins", coins=trader["coins"]), "faint"))
    return [head, goods, hand]
