"""What a browser measures of a sheet, or of anything else that lies over the table, in a window of any size."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from helpers.windows_osaka import TOUCHED

SHOTS = os.environ.get("SHOKAI_SHOTS")
_SETTLED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0))))"

# Everything at once. It answers with sentences: what is wrong with this part of the page.
_MEASURE = r"""({ part, least, target, always, over }) => {
    const wrong = new Set(), root = document.querySelector(part);
    if (!root) return [`missing: ${part}`];
    const told = (node) => `${node.tagName.toLowerCase()}.${[...node.classList]
        .filter((name) => !name.startsWith('svelte')).join('.')} ${node.textContent.trim().slice(0, 30)}`;
    const say = (what, node, more = '') => wrong.add(`${what}: ${told(node)} ${more}`.trim());
    const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && !node.closest('.unseen');
    // A name that is too long for a column is whole somewhere else.
    const elsewhere = (node) => getComputedStyle(node).textOverflow === 'ellipsis' && [...root.querySelectorAll('*')]
        .some((other) => other.scrollWidth <= other.clientWidth && !other.children.length && seen(other)
            && other.textContent.trim() === node.textContent.trim());
    const around = root.getBoundingClientRect();
    const inside = (box, room) => box.left >= room.left - 1 && box.right <= room.right + 1
        && box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
    if (!inside(around, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) say('outside the window', root);
    if (document.documentElement.scrollWidth > innerWidth) wrong.add('the page is wider than its window');
    // It may be long; nobody has to move it sideways.
    for (const node of [root, ...root.querySelectorAll('*')]) {
        const { overflowX } = getComputedStyle(node);
        if (/auto|scroll|hidden/.test(overflowX) && !node.closest('.unseen') && node.clientWidth
            && node.scrollWidth > node.clientWidth + 1 && !elsewhere(node))
            say('cut at its side', node, `${node.scrollWidth}`);
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), texts = [];
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || parent.closest('script, style, title') || !seen(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const box = range.getBoundingClientRect();
        if (box.width < 2) continue;
        const drawn = parent instanceof SVGElement ? parent.getScreenCTM() : null;
        const size = parseFloat(getComputedStyle(parent).fontSize)
            * (drawn ? Math.hypot(drawn.c, drawn.d) : (parent.currentCSSZoom ?? 1));
        if (size < least - 0.05) say('letters too small', parent, size.toFixed(1));
        const right = elsewhere(parent) ? Math.min(box.right, parent.getBoundingClientRect().right) : box.right;
        if (box.left < around.left - 1 || right > around.right + 1) say('text outside', parent);
        const button = parent.closest('button, a.button')?.getBoundingClientRect();
        if (button && !inside(box, button)) say('text beside its button', parent);
        // What stays in sight lies over what is scrolled.
        const cut = getComputedStyle(parent).overflowX === 'hidden' ? parent.getBoundingClientRect().right : Infinity;
        const drawnTo = { left: box.left, top: box.top, bottom: box.bottom, right: Math.min(box.right, cut) };
        if (!over || !parent.closest(over)) texts.push([parent, drawnTo, size]);
    }
    for (let i = 0; i < texts.length; i++)
        for (let j = i + 1; j < texts.length; j++) {
            const [a, first, size] = texts[i], [b, second] = texts[j];
            if (a === b || a.contains(b) || b.contains(a)) continue;
            const across = Math.min(first.right, second.right) - Math.max(first.left, second.left);
            const down = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
            if (across > 2 && down > size * 0.5) say('text upon text', a, `and ${told(b)}`);
        }
    for (const node of root.querySelectorAll('button, a[href]')) {
        if (!seen(node) || node.closest('p, .said')) continue;
        const { width, height } = node.getBoundingClientRect();
        if (Math.min(width, height) < target - 1) say('target too small', node, `${width | 0}x${height | 0}`);
    }
    for (const node of always ? root.querySelectorAll(`${always} :is(button, a)`) : []) {
        const box = node.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (!inside(box, around) || !node.contains(top)) say('not in sight', node);
    }
    return [...wrong];
}"""


# As much as somebody with two agents and an achievement has to tell.
LONGER = """(part) => {
    const words = document.querySelector(part);
    while (words.innerText.length < 200) words.append(', fulfils an order for France: 6 points');
    dispatchEvent(new Event('resize'));
}"""


def faults(
    page: Any, size: tuple[int, int], part: str, name: str, always: str | None = None, over: str | None = None
) -> list[str]:
    """What is wrong with a part of the page in a window of this size; with SHOKAI_SHOTS, a picture as well.

    The buttons within `always` are in sight wherever one has scrolled to, and what is `over` lies on what is scrolled.
    """
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.mouse.move(0, 0)
    page.evaluate(_SETTLED)
    target = 40 if size in TOUCHED else 24
    told = page.evaluate(_MEASURE, {"part": part, "least": 11, "target": target, "always": always, "over": over})
    if SHOTS:
        Path(SHOTS).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=Path(SHOTS) / f"{name}-{size[0]}x{size[1]}.png")
    return [f"{name} {size[0]}x{size[1]} {fault}" for fault in told]
