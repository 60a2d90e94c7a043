"""How quick the page is in a real browser: `python -m benchmarks.page`, with Playwright and a Chromium.

It starts a server of its own and prints JSON: the first paint of pages that nobody has visited before, a move's round
trip (from the message to the first frame that shows the answer), and the frames that are dropped while sixty pieces
move over a board.
"""

from __future__ import annotations

import argparse
import itertools
import json
import shutil
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from shokai.bench.rules import machine
from shokai.server.load import OwnServer

# Of several, the one that cannot even open a window: it does the same with less.
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
LAPTOP = {"width": 1440, "height": 900}
# Notes when a move is sent, and when the first frame after the answer is drawn.
LISTEN = """
window.trips = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
    if (String(text).includes('"do":"play"')) {
        const begun = performance.now();
        const hear = ({ data }) => {
            if (JSON.parse(data).type !== 'change') return;
            this.removeEventListener('message', hear);
            const heard = performance.now();
            requestAnimationFrame(() => setTimeout(() =>
                window.trips.push({ heard: heard - begun, seen: performance.now() - begun })));
        };
        this.addEventListener('message', hear);
    }
    return send.call(this, text);
};
"""
# Pieces of the page's own, all at once from place to place on the board.
STORM = """async (pieces) => {
    const layer = document.querySelector('.flights');
    const flights = [...Array(pieces)].map((_, i) => {
        const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        svg.setAttribute('width', 30); svg.setAttribute('height', 40);
        svg.classList.add(['P-crane', 'P-fan', 'P-wave', 'P-pine'][i % 4]);
        const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
        use.setAttribute('href', ['#y-p-crane', '#y-a-fan', '#y-i-silk', '#y-i-yen'][i % 4]);
        svg.append(use); layer.append(svg);
        const at = (k) => `translate(${(i * 97 + k * 531) % 1380}px, ${(i * 61 + k * 277) % 600}px)`;
        return svg.animate([{ transform: at(0) }, { transform: at(1) }, { transform: at(2) }, { transform: at(3) }],
            { duration: 2000, fill: 'both' });
    });
    const frames = [];
    let moving = true;
    const time = new Promise((over) => setTimeout(over, 2000));
    Promise.all([time, ...flights.map((one) => one.finished)]).then(() => (moving = false));
    await new Promise((done) => {
        const frame = (now) => { frames.push(now); moving ? requestAnimationFrame(frame) : done(); };
        requestAnimationFrame(frame);
    });
    layer.replaceChildren();
    return frames;
}"""


def _visitor(browser: Any) -> Any:
    return browser.new_context(viewport=LAPTOP, locale="en").new_page()


def first_paint(browser: Any, address: str) -> float:
    """Milliseconds until something of the page is there, for somebody who comes for the first time."""
    page = _visitor(browser)
    page.goto(address)
    page.wait_for_selector("main, .frame")
    painted = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    page.context.close()
    return float(painted)


def _table(page: Any, address: str, **terms: Any) -> None:
    page.request.post(f"{address}/api/me", data={"name": "Aiko"})
    made = page.request.post(f"{address}/api/tables", data=terms)
    page.goto(f"{address}/table/{made.json()['id']}")


def round_trips(browser: Any, address: str, moves: int) -> list[dict[str, float]]:
    """What people at a table wait for after a move, the animations going on as they please."""
    page = _visitor(browser)
    page.add_init_script(LISTEN)
    _table(page, address, game="osaka", players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    page.locator(".bar .token").first.click()
    page.wait_for_function("() => window.trips.length > 0")
    while (before := page.evaluate("window.trips.length")) < moves:
        page.wait_for_selector(".bar .act[data-move=buy], .bar [data-move=done], .bar .go[data-move], dialog .sheet")
        if page.locator("dialog .sheet").count():
            break
        if page.locator(".bar :is(.go[data-move], [data-move=done])").count():
            page.locator(".bar :is(.go[data-move], [data-move=done])").click()
        else:
            page.keyboard.press("t")
            page.locator(".market .slot.glow .face:not([aria-disabled=true])").first.click()
            page.locator(".bar .go").click()
        page.wait_for_function("(before) => window.trips.length > before", arg=before)
    trips: list[dict[str, float]] = page.evaluate("window.trips")
    page.context.close()
    return trips


def dropped_frames(browser: Any, address: str, pieces: int, work: Callable[[], float] | None = None) -> dict[str, Any]:
    """Frames that were missing while pieces moved over YOKOHAMA's board, and the share of them.

    With `work`, which tells the seconds of processor time that the browser has used so far, also what a frame costs.
    """
    page = _visitor(browser)
    _table(page, address, game="yokohama", players=4, seats=[{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * 3)
    page.wait_for_selector(".yk .ticket.order")
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.wait_for_load_state("networkidle")
    page.evaluate(STORM, pieces)
    before = work() if work else 0.0
    frames = page.evaluate(STORM, pieces)
    spent = work() - before if work else 0.0
    page.context.close()
    gaps = [after - before for before, after in itertools.pairwise(frames)]
    dropped = sum(round(gap / (1000 / 60)) - 1 for gap in gaps if gap > 25)
    told = {"pieces": pieces, "frames": len(gaps), "dropped": dropped, "longest_ms": round(max(gaps), 1)}
    return told | ({"work_ms": round(spent * 1000 / len(gaps), 2)} if work else {})


def measure(moves: int = 40, visits: int = 5) -> dict[str, Any]:
    """All figures."""
    from playwright.sync_api import sync_playwright

    found = chromium()
    with tempfile.TemporaryDirectory(prefix="shokai-page-") as folder, sync_playwright() as tools:
        server = OwnServer(Path(folder), thinkers=1)
        server.start()
        browser = tools.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-dev-shm-usage"])
        try:
            (address,) = server.addresses
            paints = [first_paint(browser, address) for _ in range(visits)]
            trips = round_trips(browser, address, moves)
            storm = dropped_frames(browser, address, 60)
            version = browser.version
        finally:
            browser.close()
            server.stop()
    seen, heard = (sorted(trip[name] for trip in trips) for name in ("seen", "heard"))
    return {
        "machine": machine(),
        "chromium": version,
        "first_paint_ms": {"median": round(statistics.median(paints)), "worst": round(max(paints))},
        "round_trip_ms": {
            "moves": len(trips),
            "heard_median": round(statistics.median(heard), 1),
            "seen_median": round(statistics.median(seen), 1),
            "seen_p95": round(seen[int(len(seen) * 0.95)], 1),
        },
        "moving": storm,
    }


def chromium() -> str | None:
    """The system's Chromium."""
    return next(filter(None, map(shutil.which, CHROMIUM)), None)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    parser.add_argument("--moves", type=int, default=40, help="moves to be timed (40)")
    parser.add_argument("--visits", type=int, default=5, help="first visits to be timed (5)")
    asked = parser.parse_args()
    print(json.dumps(measure(asked.moves, asked.visits), indent=2))


if __name__ == "__main__":
    main()
