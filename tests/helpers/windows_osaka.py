"""TRADERS OF OSAKA in windows of every size: tables to look at, and what a browser measures of them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from helpers.paging import Visitor
from shokai.match.match import Match

# Phones and tablets are touched; the others have a mouse.
TOUCHED = ((844, 390), (360, 640), (390, 844), (768, 1024), (820, 1180), (1024, 768))
POINTED = ((1280, 720), (1366, 640), (1440, 900), (1536, 730), (1920, 1080), (2560, 1440), (3840, 2160))
SIZES = TOUCHED + POINTED
SHOTS = os.environ.get("SHOKAI_SHOTS")

NAMES = ("White", "Pink", "Grey", "Beige")
_SHIPS = "R3 B4 Y0 G2"
# Where nothing is rare: a few cards in hand, a few goods.
_ORDINARY = {
    "ships": _SHIPS, "market": "R5 R2 Y3 G2", "farm": "B3 G2 Y5",
    "White hand": "R3 B2 B5 Y2 G3 G2", "White goods": "R5 R2 R3' B3 B2 G5' G3'",
    "White tokens": "R B Y", "White points": "5",
    "Pink hand": "R2 B2 Y2", "Pink goods": "R5 R3 B3 B2 B2' G2", "Pink tokens": "R B Y Y", "Pink points": "4",
    "discard": "G5 Y5",
}  # fmt: skip
_ORDINARY_FOUR = {
    "market": "R5 R2 Y3 G2 G3*Grey", "Grey hand": "R2 G2", "Grey goods": "R2 R2 B3 G5 G3", "Grey tokens": "G",
    "Beige hand": "Y2 Y2 G2 B2", "Beige goods": "B5 B2 Y5 Y3 Y2", "Beige tokens": "B Y Y", "Beige points": "3",
}  # fmt: skip
# As much as a table ever has: fourteen cards in hand, seven goods of each colour, a rival with twenty.
_FULL = {
    "ships": _SHIPS, "market": "R5*White R2 Y3 Y2 G2 Y5*Pink", "farm": "B3 G2 R3",
    "White hand": "R5 R3 R2 R2 B5 B3 B2 B2 Y5 Y3 G5 G3 G3 G2",
    "White goods": " ".join(f"{c}5 {c}3 {c}3 {c}2 {c}2 {c}2 {c}3'" for c in "RBYG"),
    "White tokens": "R R B Y", "White points": "6",
    "Pink hand": "R3 B3", "Pink goods": " ".join(f"{c}5 {c}3 {c}2 {c}2 {c}2'" for c in "RBYG"),
    "Pink tokens": "R B Y Y", "Pink points": "3", "discard": "G5 Y5",
}  # fmt: skip
_FULL_FOUR = {
    "market": "R5*White R2 Y3 Y2 G2 G3*Grey B5*Pink Y5*Beige",
    "Grey hand": "Y2 G2", "Grey goods": "R3 R3 R2 B3 B2 G5 G3 G3", "Grey tokens": "Y G G", "Grey points": "2",
    "Beige hand": "Y2 B2", "Beige goods": "B5 B2 Y5 Y3 Y2 G5'", "Beige tokens": "B Y Y", "Beige points": "2",
}  # fmt: skip


def table(players: int, full: bool) -> dict[str, Any]:
    """What makes such a table: White sits there, bots sit opposite."""
    more = (_FULL_FOUR if full else _ORDINARY_FOUR) if players == 4 else {}
    given = {"players": " ".join(NAMES[:players]), **(_FULL if full else _ORDINARY), **more}
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "apprentice"} for _ in range(players - 1))]
    record = Match.from_position("osaka", given, seed="windows").record(secret=True)
    return {"game": "osaka", "players": players, "seats": seats, "record": record}


# Everything at once, so that a window costs one question. It answers with a list of sentences: what is wrong.
_MEASURE = r"""({ least, target }) => {
    const wrong = [], wide = innerWidth, high = innerHeight;
    const say = (what, node, more = '') => {
        const kind = node.className?.baseVal ?? node.className ?? '';
        const told = (node.getAttribute?.('aria-label') ?? node.textContent ?? '').trim().replace(/\s+/g, ' ');
        wrong.push(`${what}: ${node.tagName.toLowerCase()}.${String(kind).replace(/svelte-\w+/g, '').trim()
            .replace(/\s+/g, '.')} ${told.slice(0, 24)} ${more}`.trim());
    };
    const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && node.getBoundingClientRect().width > 0 && !node.closest('.unseen');
    const scrolls = (node) => {
        for (let up = node.parentElement; up && up !== document.body; up = up.parentElement)
            if (/auto|scroll/.test(getComputedStyle(up).overflowY)
                && up.matches('.preview, .panel, .log *, .insurance')) return up;
        return null;
    };
    const belongs = (node, x, y) => {
        const top = document.elementFromPoint(x, y);
        return top && (node === top || node.contains(top) || (top.contains(node) && !top.closest('button')));
    };
    const inside = (box) => box.left >= -1 && box.top >= -1 && box.right <= wide + 1 && box.bottom <= high + 1;
    const where = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join();

    // The window itself never scrolls.
    const page = document.documentElement;
    if (page.scrollWidth > wide) wrong.push(`scrolls sideways: ${page.scrollWidth}`);
    if (page.scrollHeight > high + 1) wrong.push(`scrolls down: ${page.scrollHeight}`);

    // Letters: large enough, whole, in the window, and not upon others.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), texts = [];
    while (walker.nextNode()) {
        const node = walker.currentNode, parent = node.parentElement;
        if (!node.data.trim() || parent.closest('.unseen, script, style, title, .sprite') || !seen(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width < 2) continue;
        const style = getComputedStyle(parent), scroller = scrolls(parent)?.getBoundingClientRect();
        if (scroller) {
            // What is scrolled away is not seen; what is seen lies on no other line.
            const seen = box.top >= scroller.top && box.bottom <= scroller.bottom;
            if (seen) texts.push([parent, box, parseFloat(style.fontSize)]);
            continue;
        }
        if (parseFloat(style.fontSize) === 0 || style.clipPath.startsWith('inset(50%')) continue;
        const drawn = parent instanceof SVGElement ? parent.getScreenCTM() : null;
        const scale = drawn ? Math.hypot(drawn.c, drawn.d) : (parent.currentCSSZoom ?? 1);
        const size = parseFloat(style.fontSize) * scale;
        if (size < least - 0.05) say('letters too small', parent, size.toFixed(1));
        if (!inside(box)) say('text outside', parent, where(box));
        for (let up = parent; up && !up.matches('.osaka, header'); up = up.parentElement) {
            const clip = getComputedStyle(up);
            if (clip.overflowX === 'visible' || up instanceof SVGElement) continue;
            const around = up.getBoundingClientRect();
            const slack = box.height * 0.3;
            if (box.right > around.right + 1.5 || box.left < around.left - 1.5
                || box.bottom > around.bottom + slack || box.top < around.top - slack)
                say('text cut', parent, `by .${up.className}`);
        }
        const held = parent.closest('.act, .go, .un, .price')?.getBoundingClientRect();
        if (held && (box.right > held.right + 1 || box.left < held.left - 1)) say('text beside its button', parent);
        if (parent.scrollWidth > parent.clientWidth + 1 && style.overflowX === 'hidden') say('text cut', parent);
        if (!parent.closest('.card, .mini, .sinks')) texts.push([parent, box, size]);
    }
    for (let i = 0; i < texts.length; i++)
        for (let j = i + 1; j < texts.length; j++) {
            const [a, first, tall] = texts[i], [b, second] = texts[j];
            if (a === b || a.contains(b) || b.contains(a) || a.parentElement === b.parentElement) continue;
            const over = Math.min(first.right, second.right) - Math.max(first.left, second.left);
            const down = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
            if (over > 2 && down > tall * 0.5) say('text upon text', a, `and ${b.textContent.trim().slice(0, 20)}`);
        }

    // Targets: large enough, in the window, and free.
    for (const node of document.querySelectorAll('button, a[href], [role=button], input, select')) {
        // Ships that lie close together can be chosen in the bar as well.
        if (!seen(node) || scrolls(node) || node.closest('[data-text-table], .skip, .sea')) continue;
        const box = node.getBoundingClientRect();
        if (!inside(box)) { say('target outside', node, where(box)); continue; }
        let [across, down] = [box.width, box.height];
        if (node.matches('.hc, .good')) {
            // What its neighbours leave of it.
            const run = (x, y, dx, dy, n) => {
                let most = 0, now = 0;
                for (let k = 0; k <= n; k += 2) {
                    const top = document.elementFromPoint(x + dx * k, y + dy * k);
                    now = top && node.contains(top) ? now + 2 : 0;
                    most = Math.max(most, now);
                }
                return most;
            };
            const drawn = (node.matches('.hc') ? node.querySelector('svg') : node).getBoundingClientRect();
            across = run(drawn.left, drawn.top + drawn.height * 0.2, 1, 0, drawn.width);
            down = run(drawn.left + Math.min(across, drawn.width) / 2, drawn.top, 0, 1, drawn.height);
        } else if (!belongs(node, box.left + box.width / 2, box.top + box.height / 2)) say('target covered', node);
        if (Math.min(across, down) < target - 1)
            say('target too small', node, `${across.toFixed(0)}x${down.toFixed(0)}`);
    }

    // What matters is there, whole, and nothing lies upon it.
    const matters = ['.trader', '.goods .pile', '.trader .rail', '.bar .say p', '.bar .go', '.bar .un', '.trader .vp',
        ...(document.querySelector('.insurance')
            // A phone held sideways has no room for the sea: the panel names the ships.
            ? ['.insurance .what', ...(high > 500 ? ['.sea .ship'] : [])]
            : ['.own .rail', '.slot .face', '.mine .pile', '.sea .ship', '.plaque .vp'])];
    for (const kind of matters) {
        const all = [...document.querySelectorAll(kind)];
        // No main button where a choice is the answer, or declining: that is never the one that catches the eye. Nor
        // has it anything to do while others are asked.
        const none = kind === '.bar .go' && (document.querySelector('.bar .token, .bar .quiet')
            || !document.querySelector('.bar .act:not(.peek)'));
        if (!all.length && !none) wrong.push(`missing: ${kind}`);
        for (const node of all) {
            const box = node.getBoundingClientRect();
            if (!seen(node)) { say('hidden', node); continue; }
            if (!inside(box)) say('outside', node, where(box));
            // The sea is cut where it has no room.
            const water = node.closest('.water')?.getBoundingClientRect();
            if (water && (box.top < water.top - box.height * 0.2 || box.bottom > water.bottom + box.height * 0.2))
                say('cut', node, `${box.top - water.top | 0}`);
            else if (!node.matches('.trader, .pile, .rail, .ship')
                && !belongs(node, box.left + box.width / 2, box.top + box.height / 2)) say('covered', node);
        }
    }
    // What stays visible of every card has its value, upper left, and its sign below, on the colour.
    for (const node of document.querySelectorAll('.hand .hc, .mine .good:not(.ins), .slot .face')) {
        if (!seen(node)) continue;
        const box = node.querySelector('svg').getBoundingClientRect();
        if (!belongs(node, box.left + box.width * 0.2, box.top + box.height * 0.18)) say('value covered', node);
        if (!belongs(node, box.left + box.width * 0.2, box.top + box.height * 0.45)) say('sign covered', node);
    }
    // With stronger patterns the mark of the colour is whole, too: two colours may begin with the same letter.
    for (const node of document.querySelectorAll('.hc .cl, .good:not(.ins) .cl')) {
        const card = node.closest('.hc, .good'), next = card.nextElementSibling?.getBoundingClientRect();
        if (next && seen(node) && next.left < node.getBoundingClientRect().right
            && next.top < card.getBoundingClientRect().bottom && next.left > card.getBoundingClientRect().left)
            say('mark covered', card, node.textContent);
    }
    for (const node of document.querySelectorAll('.goods .good :is(.mv, .cv), .mine .good .cv')) {
        if (!seen(node)) continue;
        const box = node.getBoundingClientRect(), good = node.closest('.good'), trader = node.closest('.trader, .own');
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        const other = top?.closest('.good');
        if (other && other !== good) say('value covered', trader, good.dataset.card);
        const times = good.querySelector('.times')?.getBoundingClientRect();
        if (times && document.elementFromPoint(times.right - 2, times.top + times.height / 2)?.closest('.good') !== good
            && !node.closest('.trader')) say('number covered', trader, good.dataset.card);
        const room = trader.getBoundingClientRect();
        if (box.right > room.right || box.bottom > room.bottom + 1) say('good outside its trader', trader);
    }

    // Parts beside each other do not lie upon each other.
    const apart = [
        ['.head', '.traders', '.stalls', '.own', '.insurance', '.barbox', '.ledger', '.print'],
        ['.market', '.farm', '.piles'],
        ['.plaque', '.stock', '.hand'], ['.trader'], ['.mine .pile', '.hand'],
        ['.slot', '.pk'],
        ['.bar > *:not(.slip)'], ['.hand .lab', '.hand .hc'],
    ];
    for (const group of apart) {
        const parts = group.flatMap((kind) => [...document.querySelectorAll(kind)]).filter(seen);
        for (let i = 0; i < parts.length; i++)
            for (let j = i + 1; j < parts.length; j++) {
                if (parts[i].matches('.hc') && parts[j].matches('.hc')) continue;
                if (parts[i].contains(parts[j]) || parts[j].contains(parts[i])) continue;
                const [a, b] = [parts[i].getBoundingClientRect(), parts[j].getBoundingClientRect()];
                const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
                const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
                if (across > 2 && down > 2)
                    say('upon each other', parts[i], `and .${parts[j].className} ${across | 0}x${down | 0}`);
            }
    }

    // How much of the window is bare paper.
    const paper = ['html', 'body', 'main', ...`osaka stalls own hand fan ledger stock mine trader closer
        goods traders lots lot cards stall insurance colours comes
         logbox panel log preview piles barbox board play frame plaque top print`
        .split(/\s+/).map((kind) => `.${kind}`)].join();
    let empty = 0;
    const [columns, rows] = [48, 32];
    for (let x = 0; x < columns; x++)
        for (let y = 0; y < rows; y++) {
            const top = document.elementFromPoint(wide * (x + 0.5) / columns, high * (y + 0.5) / rows);
            if (!top || top.matches(paper)) empty++;
        }
    const share = empty / columns / rows;
    if (share > 0.45) wrong.push(`bare paper: ${(share * 100).toFixed(0)} %`);
    return { wrong: [...new Set(wrong)], share };
}"""

# Two frames: the layout follows the window, and what is measured follows the layout.
_SETTLED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0))))"


def faults(visitor: Visitor, size: tuple[int, int], name: str) -> list[str]:
    """What is wrong with the table in a window of this size; with SHOKAI_SHOTS, a picture as well."""
    page = visitor.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    # A pointer that rests on a card would raise it.
    page.mouse.move(0, 0)
    page.evaluate(_SETTLED)
    told = page.evaluate(_MEASURE, {"least": 11, "target": 40 if size in TOUCHED else 24})
    if SHOTS:
        Path(SHOTS).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=Path(SHOTS) / f"{name}-{size[0]}x{size[1]}.png")
    return [str(one) for one in told["wrong"]]


# Notes every card that flies: from where to where, and how large it lands.
WATCH_FLIGHTS = """() => {
    window.flown = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (this.matches('.flight')) {
            const at = ({ transform }) => transform.match(/-?[\\d.]+/g).map(Number);
            const middle = ([x, y]) => [x + parseFloat(this.style.width) / 2, y + parseFloat(this.style.height) / 2];
            const [first, last] = [at(frames[0]), at(frames.at(-1))];
            window.flown.push([...middle(first), ...middle(last), last[2] * parseFloat(this.style.width)]);
        }
        return animate.call(this, frames, options);
    };
}"""
# Where a thing is, from the lower right corner of the window.
CORNER = """(kind) => {
    const box = document.querySelector(kind).getBoundingClientRect();
    return [innerWidth - box.right, innerHeight - box.bottom].map(Math.round);
}"""
