"""Time that stops in a browser at a moment of somebody's turn: what passes by in a second can be measured."""

from __future__ import annotations

import time
from typing import Any

from helpers.paging import Visitor
from helpers.patience import PATIENCE

# As soon as a part of the page is there, nothing that the page wants to do a while from now is done. Shorter waits are
# part of drawing. What is armed next lets time go on.
FREEZE = """(() => {
    const wait = window.setTimeout, clear = window.clearTimeout, due = new Map();
    let target = null, frozen = false;
    window.setTimeout = (then, time = 0, ...more) => {
        if (time < 50 || typeof then !== 'function') return wait(then, time, ...more);
        const run = () => { due.delete(number); then(...more); };
        const number = frozen ? -1 - due.size - Math.random() : wait(run, time);
        due.set(number, run);
        return number;
    };
    window.clearTimeout = (which) => { due.delete(which); clear(which); };
    const look = () => {
        if (frozen || !target || !target()) return;
        frozen = true;
        for (const number of due.keys()) clear(number);
    };
    const words = () => document.querySelector('.followed p')?.innerText ?? '';
    window.arm = (part, said) => {
        target = () => document.querySelector(part) && words() !== said;
        const waiting = [...due.values()];
        for (const number of due.keys()) clear(number);
        due.clear();
        frozen = false;
        for (const run of waiting) wait(run, 0);
        look();
    };
    window.stopped = () => frozen;
    addEventListener('DOMContentLoaded', () => new MutationObserver(look).observe(document.body,
        { childList: true, subtree: true, characterData: true, attributes: true }));
})()"""


def freezing(visitor: Visitor) -> Visitor:
    """Before the first page: time can be stopped."""
    visitor.page.add_init_script(FREEZE)
    return visitor


def arm(page: Any, part: str, other: bool = False) -> None:
    """Lets time go on until this part of the page is there, where `other` with another sentence in the bar than now."""
    page.evaluate(
        "([part, other]) => window.arm(part, other ? document.querySelector('.followed p')?.innerText ?? '' : null)",
        [part, other],
    )


def stopped(page: Any, seconds: float = PATIENCE) -> bool:
    """Whether time stops at what is armed, before somebody's patience ends."""
    limit = time.monotonic() + seconds
    while not page.evaluate("window.stopped()"):
        if time.monotonic() > limit:
            return False
        page.wait_for_timeout(20)
    return True
