"""YOKOHAMA by sensible clicks, which always come to an end of the game: whoever clicks at random may never do.

Gathers assistants where most of them are, acts there, and takes whatever an action offers: buildings, orders, spaces.
"""

from __future__ import annotations

import random
from typing import Any

from helpers.clicking import ABLE, READY

# What is chosen first where it is offered.
WANTED = (
    "house", "shop", "fulfil", "achieve", "token", "church", "customs", "order", "hire house", "hire shop", "hire",
    "learn", "keep", "marker",
)  # fmt: skip
# Where a move is made, by its verb; the others are buttons of a panel.
PLACES = {
    "keep": "order", "fulfil": "order", "achieve": "achievement", "go": "area", "place": "area", "pair": "area",
    "agent": "area", "to": "area", "station": "area", "fetch": "area", "carry": "area", "church": "church",
    "customs": "customs", "donate": "stock", "marker": "marker",
}  # fmt: skip
STORED = {"assistant": "assistants", "shop": "shops", "house": "houses"}
# Where a phone keeps what.
TABS = {"area": "city", "order": "mine", "title": "mine", "store": "mine", "hand": "mine"}

# What has been picked or gathered, and waits for the main button.
BEGUN = """() => {
    const { picked = '', staged = '', armed } = document.querySelector('.yokohama').dataset;
    return { picked, staged: staged.split(' ').filter(Boolean), armed: armed !== undefined };
}"""
# Presses one of some places, with the mouse where a finger would reach it; whether there was any.
FOUND = f"""at => {{
    const meant = ({{ dataset }}) =>
        at.some((place) => (place.endsWith(':') ? dataset.at.startsWith(place) : dataset.at === place));
    const able = [...document.querySelectorAll('{READY} [data-at]:is(.lit, .go, .act){ABLE}')];
    return able.find((one) => meant(one) && one.getBoundingClientRect().width) ?? null;
}}"""
REACHED = """one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const upon = document.elementFromPoint(x, y);
    if (upon && (one.contains(upon) || upon.contains(one))) return [x, y];
    one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return null;
}"""


def wish(view: dict[str, Any], chance: random.Random) -> str:
    """The move to make, of those that the rules allow."""
    texts: list[str] = [move["text"] for move in view["moves"]]
    for wanted in WANTED:
        found = [text for text in texts if text.startswith(wanted)]
        if found:
            return chance.choice(found)
    for gathering in ("pair ", "go "):
        found = [text for text in texts if text.startswith(gathering)]
        if found:
            mine = [view["areas"][text.split()[1]]["assistants"][view["seat"]] for text in found]
            return chance.choice([text for text, men in zip(found, mine, strict=True) if men == max(mine)])
    # The largest yield stands last.
    return max((text for text in texts if text.startswith("get")), default=chance.choice(texts))


def places(move: str) -> list[str]:
    """Where a move may be made; what ends in a colon is any place of its kind."""
    verb, *named = move.split()
    if verb == "done":
        return ["bar:main", "bar:decline"]
    if verb == "recall":
        return ["bar:recall"]
    if verb in ("order", "learn"):
        return ["row:" if verb == "order" else "tech:"]
    if verb in ("mill", "university"):
        return ["title:textile-mill" if verb == "mill" else "title:university"]
    if verb == "hire":
        return [f"store:{STORED[named[0]]}"]
    if verb == "carry" and named == ["hand"]:
        return ["hand:assistants"]
    return [f"{PLACES[verb]}:{named[0]}" if verb in PLACES else f"panel:{move}"]


def press(page: Any, at: list[str]) -> bool:
    """Presses a place, or the tab of a phone that has it; whether there was one."""
    found = page.evaluate_handle(FOUND, at).as_element()
    tab = page.locator(f".tabs [data-home={TABS.get(at[0].split(':')[0], 'boards')}][aria-selected=false]")
    if not found and not at[0].startswith(("bar:", "panel:")) and tab.count():
        # Whatever lies upon it has just come, and is read next.
        tab.dispatch_event("click")
        found = page.evaluate_handle(FOUND, at).as_element()
    if not found:
        return False
    reached = found.evaluate(REACHED)
    if reached:
        page.mouse.click(*reached)
    return True


def sensible(page: Any, address: str, chance: random.Random) -> bool:
    """One press towards the end of the game; whether anything could be pressed yet."""
    table = page.url.split("/table/")[1].split("?")[0]
    view = page.request.get(f"{address}/api/tables/{table}").json()["game"]
    begun, texts = page.evaluate(BEGUN), [move["text"] for move in view["moves"]]
    staged = begun["staged"]
    if not texts:
        return False
    if begun["picked"]:
        return press(page, ["bar:main"])
    if view["step"] == "donating" and staged:
        return press(page, [f"stock:{gift}" for gift in ("fish", "tea", "silk", "copper", "yen") if gift not in staged])
    if len(staged) == 1 and f"pair {staged[0]}" in texts:
        return press(page, [f"area:{staged[0]}"])
    if staged:
        return press(page, ["bar:main"])
    move = wish(view, chance)
    if move.startswith("agent") and not begun["armed"]:
        return press(page, ["bar:agent"])
    return press(page, places(move))
