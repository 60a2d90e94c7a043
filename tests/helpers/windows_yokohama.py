"""YOKOHAMA in windows of all sizes: positions to look at, and what is wrong with how they are drawn."""

from __future__ import annotations

from typing import Any

from shokai.match.match import Match

# Width and height of windows, and whether fingers press there.
WINDOWS: dict[tuple[int, int], bool] = {
    (1440, 900): False,
    (1024, 768): True,
    (1920, 1080): False,
    (1366, 640): False,
    (768, 1024): True,
    (820, 1180): True,
    (844, 390): True,
    (390, 844): True,
    (360, 640): True,
    (1280, 720): False,
    (1536, 730): False,
    (2560, 1440): False,
    (3840, 2160): False,
}
NAMES = ("Aiko", "Daryl", "Seiji", "Noriko")
OPTIONS = "2024 mini1 mini2"
TITLES = (
    "brickyard letterpress-printing electrical-light exposition winery tram gaslight telephone newspaper"
    " stock-market ball"
)

RIVALS_TITLES = "gaslight patent-system language-school mining-technology postal-system stagecoach telegram"


def seat(name: str, full: bool) -> dict[str, str]:
    things = {
        "president": "Bank",
        "men": "2@Lab 2@Port 1@Bank 1@Copper1 1@Church",
        "goods": "c3 s2 t6 f1 i4",
        "yen": "7",
        "points": "48",
    }
    if full:
        things |= {
            "goods": "c12 s10 t11 f13 i10", "yen": "24", "points": "104", "flags": "GB3 US2 FR2 DE1 NL1",
            "tokens": "2", "achieved": "A B C",
        }  # fmt: skip
    return {f"{name} {key}": value for key, value in things.items()}


def table(players: int, full: bool, options: str = OPTIONS) -> dict[str, Any]:
    """Terms of a table where the first player is about to move: an ordinary position, or one that has all there is."""
    bot = {"kind": "bot", "bot": "apprentice"}
    position = {"players": " ".join(NAMES[:players]), "options": options, "step": "moving"}
    for name in NAMES[:players]:
        position |= seat(name, full)
    position["Aiko orders"] = "O5 O12 O20" if full else "O5 O12"
    position["Aiko titles"] = TITLES if full else "brickyard"
    if full:
        position["Daryl titles"] = RIVALS_TITLES
        position["markers"] = "M2 M3 M4 M6"
        # Where the name has two lines in some languages.
        position["station"] = "Silk1"
    position["round"] = "35" if full else "7"
    record = Match.from_position("yokohama", position).record(secret=True)
    seats = [{"kind": "me"}] + [bot] * (players - 1)
    return {"game": "yokohama", "players": players, "options": options, "seats": seats, "record": record}


def faults(page: Any, size: tuple[int, int]) -> list[str]:
    """What is wrong at this size; the page is given time to arrange itself."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)
    told: list[str] = page.evaluate(FAULTS, {"least": 11, "target": 40 if WINDOWS[size] else 24})
    return told


# The layout of two frames in a row is the same.
SETTLED = """() => new Promise((done) => {
    let last = '';
    const look = () => {
        const now = [...document.querySelectorAll('.yokohama, .tile, .barslot, .mine, .goals')]
            .map((one) => Object.values(one.getBoundingClientRect().toJSON()).join()).join(';') + innerWidth;
        if (now === last) return done(0);
        last = now;
        requestAnimationFrame(() => requestAnimationFrame(look));
    };
    requestAnimationFrame(look);
})"""


# What is wrong: letters, targets, things that are cut, covered or outside, and things that lie on each other.
FAULTS = """({ least, target }) => {
    const found = [];
    const root = document.querySelector('.yokohama');
    const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const called = (one) =>
        `${one.tagName.toLowerCase()}.${[...one.classList].filter((c) => !c.startsWith('svelte')).join('.')}` +
        (one.dataset.at ? `[${one.dataset.at}]` : '');
    // What can be scrolled to is not lost; what lies in a box that hides the rest is.
    const scrolls = (one) => one.closest('.scroll, .citybox, .log, .logslot, .drawer, .panel, .preview');
    const seen = new Set();
    const note = (kind, one, more = '') => {
        const text = `${kind}: ${called(one)} ${more}`.trim();
        if (!seen.has(text)) { seen.add(text); found.push(text); }
    };
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than its window');
    if (document.documentElement.scrollHeight > innerHeight + 1 && innerWidth > 720)
        found.push('the page is higher than its window');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), texts = [];
    while (walker.nextNode()) {
        const text = walker.currentNode.data.trim(), around = walker.currentNode.parentElement;
        if (!text || around.closest('.unseen, .bar .un .word, script, style, title') || !shown(around)) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const box = range.getBoundingClientRect();
        if (!box.width) continue;
        const size = parseFloat(getComputedStyle(around).fontSize) * scaleOf(around);
        if (size && size < least - 0.01)
            note('small', around.closest('[class]') ?? around, `${size.toFixed(1)} ${text.slice(0, 20)}`);
        if (!root.contains(around) || scrolls(around)) continue;
        if (box.bottom > innerHeight + 1 || box.top < -1 || box.right > innerWidth + 1 || box.left < -1)
            note('outside', around, text.slice(0, 20));
        // Letters reach less high and low than their line.
        const slack = size * 0.3;
        // What is placed apart is cut by what it is placed in, not by what it belongs to.
        const apart = getComputedStyle(around).position === 'absolute' && around.offsetParent;
        for (let up = apart || around; up && up !== root; up = up.parentElement) {
            if (getComputedStyle(up).overflowX === 'visible' || up instanceof SVGElement) continue;
            const room = up.getBoundingClientRect();
            if (box.right > room.right + 1.5 || box.left < room.left - 1.5
                || box.bottom > room.bottom + slack || box.top < room.top - slack)
                note('text cut', around, `${text.slice(0, 20)} by ${called(up)}`);
        }
        if (!around.closest('.num, .unseen')) texts.push([around, box, size]);
    }
    texts.forEach(([one, a, size], i) => texts.slice(i + 1).forEach(([other, b]) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 2 && high > size * 0.5 && !one.contains(other) && !other.contains(one))
            note('text upon text', one, `${one.textContent.trim().slice(0, 20)} and ${called(other)}`);
    }));
    // What is printed on one card stays on it, and beside the rest; presidents stand beside assistants.
    const printed = (one, kinds) => [...one.querySelectorAll(kinds)]
        .filter((part) => shown(part) && part.getBoundingClientRect().width).map((part) => [part, drawn(part)]);
    for (const one of document.querySelectorAll('.ticket, .tile')) {
        if (!shown(one) || scrolls(one)) continue;
        const card = one.getBoundingClientRect();
        const parts = printed(one, one.matches('.tile')
            ? '.pres, .as svg, .as b, .station' : '.flag, .goods .q, .gain .q, .gain .num, .eff > *, h4');
        parts.forEach(([part, a], i) => {
            // Letters reach less low than their line.
            const slack = part.matches('h4') ? parseFloat(getComputedStyle(part).fontSize) * scaleOf(part) * 0.3 : 2;
            if (a.right > card.right + 1 || a.left < card.left - 1 || a.bottom > card.bottom + slack)
                note('beyond its card', part, one.innerText.trim().slice(0, 20));
            parts.slice(i + 1).forEach(([other, b]) => {
                // A row of presidents, as of assistants, may be close.
                const same = part.parentElement === other.parentElement || one.matches('.tile') &&
                    part.matches('.pres') === other.matches('.pres');
                const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
                const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
                if (!same && wide > 2 && high > card.height * 0.1)
                    note('upon each other', part, `${called(other)} ${one.innerText.trim().slice(0, 20)}`);
            });
        });
    }
    for (const space of document.querySelectorAll('.track .space')) {
        const room = space.getBoundingClientRect();
        for (const part of shown(space) ? space.querySelectorAll('.in > *') : []) {
            const box = part.getBoundingClientRect();
            if (box.bottom > room.bottom + 0.5 || box.top < room.top - 0.5) note('beyond its space', part);
        }
    }
    for (const station of document.querySelectorAll('.station')) {
        const name = station.closest('.tile').querySelector('h3'), a = drawn(name), b = station.getBoundingClientRect();
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (shown(station) && wide > 1 && high > 1) note('covered', name, 'by the station');
    }
    // Where its letters are, for a name; the whole box of anything else.
    function drawn(part) {
        if (!part.matches('h3, h4')) return part.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getBoundingClientRect();
    }
    function scaleOf(one) {
        if (one instanceof SVGElement) { const m = one.getScreenCTM(); return m ? Math.hypot(m.a, m.b) : 1; }
        const pan = one.closest('.pan');
        const by = pan ? new DOMMatrix(getComputedStyle(pan).transform).a : 1;
        return (one.currentCSSZoom ?? 1) * by;
    }
    const top = (x, y) => document.elementFromPoint(x, y);
    for (const one of document.querySelectorAll('.yokohama button, .frame > .head :is(a, button)')) {
        if (!shown(one) || one.closest('.unseen')) continue;
        const box = one.getBoundingClientRect();
        if (!box.width) continue;
        const pressed = !one.matches('[aria-disabled=true], :disabled') || one.matches('.cover, .un, [role=tab]');
        // A target may reach further than what is drawn.
        const reach = (target - 2) / 2, mid = [box.left + box.width / 2, box.top + box.height / 2];
        const hit = (x, y) => one.contains(top(mid[0] + x, mid[1] + y));
        const large = hit(-reach, 0) && hit(reach, 0) && hit(0, -reach) && hit(0, reach);
        if (pressed && (box.width < target - 0.6 || box.height < target - 0.6) && !large)
            note('target', one, `${box.width.toFixed(0)}x${box.height.toFixed(0)}`);
        if (!pressed || scrolls(one) || one.matches('.cover')) continue;
        if (box.bottom > innerHeight + 1 || box.top < -1 || box.right > innerWidth + 1 || box.left < -1)
            note('outside', one);
        const over = top(box.left + box.width / 2, box.top + box.height / 2);
        if (over && !one.contains(over) && !over.contains(one)) note('covered', one, `by ${called(over)}`);
    }
    // Only a phone held upright may show a part of the city.
    for (const tile of innerWidth > 700 ? document.querySelectorAll('.city .tile') : []) {
        const box = tile.getBoundingClientRect();
        if (box.left < -1 || box.right > innerWidth + 1) note('outside', tile.querySelector('.cover'));
    }
    for (const tile of document.querySelectorAll('.tile')) {
        if (scrolls(tile)) continue;
        const box = tile.getBoundingClientRect();
        for (const [x, y] of [[0.5, 0.5], [0.06, 0.06], [0.94, 0.06], [0.06, 0.94], [0.94, 0.94]]) {
            const over = top(box.left + x * box.width, box.top + y * box.height);
            if (!tile.contains(over)) note('covered', tile.querySelector('.cover'), `by ${over && called(over)}`);
        }
    }
    const cut = '.tile h3, .ticket h4, .mboard h3, .cond b, .ach .who, .opp h4, .opp .at, .bar .go, .bar .act, ' +
        '.say p, .honours h4, .me h2, .ach, .tabs button, .gain, .goods, .eff, .slot, .mini .row, .opp .row, ' +
        '.stock .thing, .w, .rail button, .boardtabs button, .standing, .totals, .ach .req, .cond';
    for (const one of document.querySelectorAll(cut)) {
        if (!shown(one) || !one.closest('.yokohama')) continue;
        const box = one.getBoundingClientRect();
        if (!box.width) continue;
        if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
            note('cut', one, `${one.scrollWidth} in ${one.clientWidth} ${one.innerText.slice(0, 30)}`);
    }
    // Boxes beside each other.
    const parts = [...document.querySelectorAll(
        '.tile, .mboard, .goals, .aims, .radar, .opp, .deck, .supply, ' +
        '.logslot, .barslot, .yk.mine, .strip, .tabs, .rail, .boardtabs, .mini')]
        .filter((one) => shown(one) && !one.closest('.drawer, .pan, .scroll'))
        .map((one) => [one, one.getBoundingClientRect()])
        .filter(([, box]) => box.width);
    parts.forEach(([one, a], i) => parts.slice(i + 1).forEach(([other, b]) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1.5 && high > 1.5 && !one.contains(other) && !other.contains(one))
            note('overlap', one, `${called(other)} ${wide.toFixed(0)}x${high.toFixed(0)}`);
    }));
    // What can be pressed in one's stock has a ring, and leaves its neighbours whole.
    for (const one of document.querySelectorAll('.strip > :not(:first-child)')) {
        const before = one.previousElementSibling.getBoundingClientRect();
        if (shown(one) && one.getBoundingClientRect().left < before.right + 3) note('too close', one);
    }
    // Goals, ends and the standing stand beside each other, even within one frame.
    const goals = [...document.querySelectorAll(
        '.ach, .standing, .radar .cond:not(.turn, .marks), .marker, .opp .row span, .opp .score')]
        .filter((one) => shown(one) && !scrolls(one)).map((one) => [one, one.getBoundingClientRect()])
        .filter(([, box]) => box.width);
    goals.forEach(([one, a], i) => goals.slice(i + 1).forEach(([other, b]) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const slack = one.matches('.opp *') && other.matches('.opp *') ? 6 : 1;
        if (wide > slack && high > slack)
            note('overlap', one, `${called(other)} ${wide.toFixed(0)}x${high.toFixed(0)}`);
    }));
    // Wide windows have no open sea beside the lowest row of the city.
    const rivals = document.querySelector('.rivals')?.getBoundingClientRect();
    if (innerWidth >= 1400 && rivals && document.querySelectorAll('.opp').length === 1) {
        const boards = [...document.querySelectorAll('.mboard')].map((one) => one.getBoundingClientRect())
            .filter((box) => box.left < rivals.right && box.right > rivals.left);
        const gap = rivals.top - Math.max(...boards.map((box) => box.bottom));
        if (gap > innerHeight * 0.05) found.push(`open sea of ${gap.toFixed(0)} above the rival`);
    }
    // How much of the window is nothing but sea: by a grid of points.
    let empty = 0, all = 0;
    const area = root.getBoundingClientRect();
    const sea = '.yokohama, .sea, .sea *, .stage, .stagewrap, .citybox, .pan, .city, .yk, .phonebody';
    const points = (from, to) => Array.from({ length: 32 }, (_, i) => from + (to - from) * (i + 0.5) / 32);
    const floor = Math.min(area.bottom, innerHeight), bar = document.querySelector('.barslot').getBoundingClientRect();
    const down = points(area.top, floor), across = points(area.left, area.right);
    const bare = new Set(across);
    for (const x of across) for (const y of down) {
        all++;
        const over = top(x, y);
        if (!over || over.matches(sea)) empty++;
        else if (y < bar.top) bare.delete(x);
    }
    if (empty / all > 0.5) found.push(`empty: ${(100 * empty / all).toFixed(0)} of 100`);
    // Nor may one side of the table be bare from above to the bar.
    if (innerWidth > 900 && bare.size > 3) found.push(`a bare side: ${bare.size} of 32`);
    return found;
}"""

# Points that rivals won since one's last move, as lib/since.ts tells them, with a sum that is seldom larger.
MARK = """() => {
    document.querySelectorAll('.since-badge').forEach((one) => one.remove());
    for (const one of document.querySelectorAll('[data-at^="seat:"] > h4')) {
        const badge = document.createElement('span');
        badge.className = 'since-badge more';
        badge.textContent = '+18';
        one.append(badge);
    }
    return document.querySelectorAll('.since-badge').length;
}"""

# One's own things, where they have a tab of their own: within their band, headings in line.
OWN = """() => {
    const found = [], band = [...document.querySelectorAll('.mineband')].find((one) => one.checkVisibility());
    if (!band) return found;
    const room = band.getBoundingClientRect();
    for (const one of band.querySelectorAll('.honours, .house, .wrow, .cards, .ticket')) {
        const box = one.getBoundingClientRect();
        if (box.left < room.left - 1 || box.right > room.right + 1) found.push(`beyond its band: ${one.className}`);
    }
    const tops = [...band.querySelectorAll('.honours h4')].map((one) => one.getBoundingClientRect().top);
    if (Math.max(...tops) - Math.min(...tops) > 1) found.push(`headings out of line: ${tops}`);
    return found;
}"""
