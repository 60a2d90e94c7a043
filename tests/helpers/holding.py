"""Time that stands still in a browser: what passes by in two seconds can be looked at for as long as it takes."""

from __future__ import annotations

import time
from typing import Any

from helpers.paging import Visitor
from helpers.patience import PATIENCE

# What the page wants to do a while from now waits until it is told to go on; shorter waits are part of drawing.
HOLD = """(() => {
    const wait = window.setTimeout, let_go = window.clearTimeout;
    let held = null, number = -1;
    window.setTimeout = (then, time = 0, ...more) => {
        if (!held || time < 50 || typeof then !== 'function') return wait(then, time, ...more);
        held.set(--number, () => then(...more));
        return number;
    };
    window.clearTimeout = (which) => { if (!held?.delete(which)) let_go(which); };
    window.hold = () => { held ??= new Map(); };
    window.goOn = () => { const due = [...held]; held.clear(); for (const [, then] of due) then(); };
})()"""


def holding(visitor: Visitor) -> Visitor:
    """Before the first page: lets time be held."""
    visitor.page.add_init_script(HOLD)
    return visitor


def go_on_until(page: Any, part: str) -> None:
    """Lets one moment after the other pass until this part of the page is there."""
    page.evaluate("window.hold()")
    limit = time.monotonic() + 2 * PATIENCE
    while not page.locator(part).count():
        assert time.monotonic() < limit, f"{part} did not come"
        page.evaluate("window.goOn()")
        # What comes from the server needs a moment.
        time.sleep(0.05)
