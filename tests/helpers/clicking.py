"""Playing through the page by clicks: what can be pressed, and one sensible press of it."""

from __future__ import annotations

import json
import random
import re
from typing import Any

# TRADERS OF OSAKA: what is there when there is something to decide.
MY_TURN = ".bar .act:not([disabled]):not(.peek), .bar .go[data-move], .insurance[aria-busy=false]"
# What every decision changes: the question in the bar, or the newest line of the log.
STANDING = "['.bar .say', '.log li'].map(part => document.querySelector(part).innerText).join()"


def decide(page: Any) -> None:
    """One decision by clicks: buys what can be paid, takes a card otherwise, keeps the most of what sinks."""
    if page.locator(".bar .token").count():
        page.locator(".bar .token").first.click()
    elif page.locator(".insurance").count():
        page.locator(".bar .go").click()
    elif page.locator(".bar .act[data-move=buy][aria-disabled=false]").count():
        page.locator(".bar .act[data-move=buy]").click()
        page.locator(".bar .go").click()
    elif page.locator(".market .slot.glow").count():
        page.locator(".bar .act[data-explain='button:take']").click()
        page.locator(".market .slot.glow .face").last.click()
        page.locator(".bar .go").click()
    else:
        page.locator(".bar .go[data-move=pass]").click()


def decided(page: Any) -> None:
    """One decision, and the table after it."""
    before = page.evaluate(STANDING)
    decide(page)
    page.wait_for_function(f"before => {STANDING} !== before", arg=before)


# YOKOHAMA.

# Everything on the table that can be pressed now, and the buttons of the game in the bar.
READY = ".yokohama[aria-busy=false]"
ABLE = ":not(:disabled, [aria-disabled=true])"
LIT = f"{READY} .yk .lit[data-at]{ABLE}, {READY} .bar [data-at]:is(.go, .act){ABLE}"

LOOK = f"""() => {{
    if (document.querySelector('dialog .win')) return null;
    const seen = {{}};
    for (const one of document.querySelectorAll({json.dumps(LIT)})) {{
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const top = document.elementFromPoint(x, y);
        if (box.width && top && (one.contains(top) || top.contains(one))) seen[one.dataset.at] ??= [x, y];
    }}
    // What was picked waits for the main button.
    const picked = document.querySelector('.yokohama[data-picked]') && seen['bar:main'];
    return picked ? {{ 'bar:main': picked }} : seen;
}}"""


def chosen(lit: dict[str, Any], chance: random.Random) -> str:
    """Something sensible: takes what is offered, gathers a few things, then goes on."""
    board = [place for place in lit if not place.startswith("bar:")]
    gathered = "bar:clear" in lit
    for kind in ("order", "achievement", "panel:house", "panel:shop", "panel:token", "church", "customs", "tech"):
        found = [place for place in board if place.startswith(kind)]
        if found:
            return chance.choice(found)
    onward = next((place for place in ("bar:main", "bar:decline") if place in lit), None)
    if onward and (not board or (gathered and chance.random() < 0.5) or chance.random() < 0.15):
        return onward
    if "bar:agent" in lit and chance.random() < 0.5:
        return "bar:agent"
    if board:
        # The largest yield stands last.
        return board[-1] if board[-1].startswith("panel:get") else chance.choice(board)
    return next(iter(lit))


def play_on(page: Any, chance: random.Random, most: int) -> set[str]:
    """Plays until the game is over or enough was pressed; the kinds of places that were pressed."""
    pressed: set[str] = set()
    for _ in range(most):
        page.wait_for_selector(f"dialog .win, {LIT}")
        lit = page.evaluate(LOOK)
        if lit is None:
            return pressed
        if not lit:
            continue
        place = chosen(lit, chance)
        page.mouse.click(*lit[place])
        pressed.add(re.split("[: ]", place)[0])
    return pressed
