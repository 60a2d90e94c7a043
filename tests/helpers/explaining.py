"""Pointing at everything on a table: which things there are, and what the note beside them says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from helpers.dragging import Finger
from helpers.paging import Visitor
from shokai.match.match import Match

NEAR = 12
OSAKA = {
    "market", "farm", "hand", "pile", "ship", "space", "tokens", "points", "stone", "cards", "draw", "discard",
    "price", "button", "question", "page",
}  # fmt: skip
YOKOHAMA = {
    "area", "level", "token", "site", "house", "crew", "president", "row", "order", "tech", "title", "church",
    "customs", "board", "reach", "surcharge", "achievement", "marker", "end", "standing", "deck", "agents", "tokens",
    "sets", "stock", "hand", "store", "score", "seat", "stage", "bar", "question", "page",
}  # fmt: skip
_NAMES = ("Aiko", "Daryl", "Seiji", "Noriko")
_TITLES = "brickyard letterpress-printing electrical-light exposition winery tram gaslight telephone newspaper"


def yokohama_table() -> dict[str, Any]:
    """A table of YOKOHAMA with all there is."""
    position = {"players": " ".join(_NAMES), "options": "2024 mini1 mini2", "step": "moving", "round": "35"}
    for name in _NAMES:
        position |= {
            f"{name} president": "Bank", f"{name} men": "2@Lab 2@Port 1@Bank 1@Copper1 1@Church",
            f"{name} goods": "c12 s10 t11 f13 i10", f"{name} yen": "24", f"{name} points": "104",
            f"{name} flags": "GB3 US2 FR2 DE1 NL1", f"{name} tokens": "2", f"{name} achieved": "A",
        }  # fmt: skip
    position |= {
        "Aiko orders": "O5 O12", "Aiko titles": _TITLES, "Aiko agents": "1", "Aiko shops": "Fish1:1",
        "Daryl houses": "Port", "markers": "M2 M3 M4 M6", "tokens": "Fish1:T1 Port:T2", "church": "2:Daryl",
        "station": "Silk1",
    }  # fmt: skip
    record = Match.from_position("yokohama", position).record(secret=True)
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "apprentice"} for _ in range(3))]
    return {"game": "yokohama", "players": 4, "options": "2024 mini1 mini2", "seats": seats, "record": record}


# A point of the first thing of every kind that can be pointed at, or of those that are wanted, where nothing else lies
# upon it.
_POINTS = """(wanted) => {
    const found = {};
    for (const thing of document.querySelectorAll('[data-explain], [data-at]')) {
        const name = thing.dataset.explain ?? thing.dataset.at;
        const kind = wanted.length ? name : name.split(':')[0];
        if (wanted.length && !wanted.includes(name)) continue;
        if (found[kind] || thing.closest('dialog, .unseen, .explain') || !thing.checkVisibility()) continue;
        if (kind === 'crew' && !thing.textContent.trim()) continue;
        const box = thing.getBoundingClientRect();
        for (const [a, b] of [[.5, .5], [.2, .5], [.8, .5], [.5, .2], [.5, .8], [.1, .1], [.9, .9]]) {
            const x = box.left + a * box.width, y = box.top + b * box.height;
            if (x < 1 || y < 1 || x > innerWidth - 1 || y > innerHeight - 1) continue;
            const top = document.elementFromPoint(x, y);
            const cover = top?.closest('.cover, .closer');
            const at = top?.closest('[data-explain], [data-at]');
            // Of what lies under a cover the smallest is meant.
            const beneath = [...(cover?.parentElement.querySelectorAll('[data-explain], [data-at]') ?? [])];
            const smaller = beneath.some((one) => {
                const other = one.getBoundingClientRect();
                return one !== thing && one !== cover && x >= other.left && x <= other.right && y >= other.top
                    && y <= other.bottom && other.width * other.height < box.width * box.height;
            });
            if (cover ? cover.parentElement.contains(thing) && !smaller : at === thing) {
                found[kind] = { name, x, y };
                break;
            }
        }
    }
    return found;
}"""

# What is wrong with the note beside a thing.
_FAULTS = """([name, x, y, near]) => {
    const CODE = /(^|[^A-Za-z0-9])[OMT]\\d{1,2}(?![0-9A-Za-z])/;
    const note = document.querySelector('.explain.open'), box = note.getBoundingClientRect(), wrong = [];
    const thing = [...document.querySelectorAll('[data-explain], [data-at]')].find((one) => {
        const at = one.getBoundingClientRect();
        const holds = x >= at.left && x <= at.right && y >= at.top && y <= at.bottom;
        return holds && (one.dataset.explain ?? one.dataset.at) === name;
    });
    const around = (thing.closest('.tile.lit, .slot, [data-beside]') ?? thing).getBoundingClientRect();
    const away = (a, b) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
    const overlaps = (a, b) => away(a, b) < -1;
    if (away(box, around) > near) wrong.push(`${Math.round(away(box, around))} px away`);
    // Of a row of spaces that are read as a whole, no other is hidden either.
    const read = (thing.closest('[data-beside]') ?? thing).getBoundingClientRect();
    if (overlaps(box, read)) wrong.push('covers the thing');
    for (const go of document.querySelectorAll('.bar .go'))
        if (go.checkVisibility() && overlaps(box, go.getBoundingClientRect())) wrong.push('covers the main button');
    if (CODE.test(note.innerText)) wrong.push('a code');
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) wrong.push('outside');
    if (![...note.querySelectorAll('p')].some((one) => /[.。]$/.test(one.innerText))) wrong.push('no sentence');
    return wrong.map((fault) => `${name}: ${fault}: ${note.innerText.slice(0, 60)}`);
}"""


# What can be pressed and says nothing about itself.
_MUTE = """() => [...document.querySelectorAll('button, a[href], [role=button], [role=tab], input')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width
        && !one.closest('.explain, .skip, .unseen, [data-explain], [data-at]') && !one.matches('.cover, .closer'))
    .map((one) => `${one.className} ${one.getAttribute('aria-label') ?? one.textContent.trim()}`)"""
# Codes of cards, such as O20, are for records and programs: what people see or are read aloud has none.
_CODES = """() => {
    const CODE = /(^|[^A-Za-z0-9])[OMT]\\d{1,2}(?![0-9A-Za-z])/, found = [];
    for (const one of document.querySelectorAll('[aria-label], [title]'))
        for (const text of [one.getAttribute('aria-label'), one.getAttribute('title')])
            if (text && CODE.test(text)) found.push(text);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
        if (!walker.currentNode.parentElement.closest('script, style') && CODE.test(walker.currentNode.data))
            found.push(walker.currentNode.data.trim());
    return found;
}"""


def codes(page: Any) -> list[str]:
    """Texts of the page, seen or read aloud, with the code of a card in them."""
    told: list[str] = page.evaluate(_CODES)
    return told


def mute(page: Any) -> list[str]:
    """What can be pressed and is not explained."""
    found: list[str] = page.evaluate(_MUTE)
    return found


def points(page: Any, wanted: Iterable[str] = ()) -> dict[str, Any]:
    """Where a thing of every kind can be pointed at, or each of the things that are named."""
    found: dict[str, Any] = page.evaluate(_POINTS, list(wanted))
    return found


def note(page: Any, name: str) -> Any:
    return page.locator(f'.explain.open[data-about="{name}"]')


def faults_by_mouse(visitor: Visitor, seen: set[str]) -> list[str]:
    """Points at a thing of every kind with the mouse."""
    page, wrong = visitor.page, []
    for kind, at in points(page).items():
        if kind not in seen:
            page.mouse.move(at["x"], at["y"])
            wrong += _looked_at(page, kind, at, seen)
            # A note that has been there for a while may lie upon the next thing.
            page.keyboard.press("Escape")
    return wrong


def faults_by_holding(visitor: Visitor, finger: Finger, seen: set[str]) -> list[str]:
    """Holds a thing of every kind with a finger."""
    page, wrong = visitor.page, []
    for kind, at in points(page).items():
        if kind not in seen:
            finger._touch("touchStart", (at["x"], at["y"]))
            wrong += _looked_at(page, kind, at, seen)
            finger._touch("touchEnd")
            # The note stays to be read, and may lie upon the next thing.
            page.keyboard.press("Escape")
    return wrong


def _looked_at(page: Any, kind: str, at: dict[str, Any], seen: set[str]) -> list[str]:
    shown = note(page, at["name"])
    try:
        shown.wait_for(timeout=5000)
    except Exception:
        return [f"{at['name']}: not explained"]
    seen.add(kind)
    # Laid in the frame after it was filled.
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    told: list[str] = page.evaluate(_FAULTS, [at["name"], at["x"], at["y"], NEAR])
    return told


def faults_of(visitor: Visitor, things: dict[str, tuple[str, str]], linked: bool = True) -> list[str]:
    """Points at named things, each with a part of what its note has to say, and with a link to the rule."""
    page, wrong = visitor.page, []
    there = points(page, [name for name, _ in things.values()])
    for what, (name, told) in things.items():
        if name not in there:
            wrong.append(f"{what}: {name} cannot be pointed at")
            continue
        at = there[name]
        page.mouse.move(at["x"], at["y"])
        wrong += _looked_at(page, name, at, set())
        shown = page.locator(".explain.open")
        text, links = shown.inner_text(), shown.locator("footer a[href^='/rules/']").count()
        if told not in text:
            wrong.append(f"{what}: {text!r} does not say {told!r}")
        if linked and not links:
            wrong.append(f"{what}: no link to the rule")
        page.keyboard.press("Escape")
    return wrong
