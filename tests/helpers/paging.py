"""The page in a real browser: Chromium without a window, before a real server."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from benchmarks import page as speed
from helpers.patience import PATIENCE
from helpers.places import PAGE, ROOT
from helpers.serving import Serving
from shokai.server.http import page as web

AXE = PAGE / "node_modules" / "axe-core" / "axe.min.js"
# Where pictures for people go; SHOKAI_PICTURES=docs/pictures renews those of the README.
PICTURES = Path(os.environ.get("SHOKAI_PICTURES") or ROOT / "build" / "pictures")
LAPTOP, PHONE = (1440, 900), (390, 844)
# Whatever the page waits for takes a tenth of the time: the half second in which a new button does nothing, notes.
HASTE = """for (const name of ['setTimeout', 'setInterval']) {
    const wait = window[name];
    window[name] = (then, time = 0, ...more) => wait(then, time / 10, ...more);
}"""
# Whether the fonts of the language have been asked for.
FONTS_KNOWN = """() => {
    const family = document.documentElement.lang === 'ja' ? 'Zen Kaku' : 'Source Sans';
    return [...document.fonts].some((face) => face.family.includes(family));
}"""

# All visible texts with letters below a size, each kind once.
SIZES = """(least) => {
    const found = new Map(), walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode.data.trim(), around = walker.currentNode.parentElement;
        if (!text || around.closest('.unseen, script, style, title')) continue;
        if (!around.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const box = range.getBoundingClientRect();
        if (!box.width || box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth) continue;
        const drawn = around instanceof SVGElement ? around.getScreenCTM() : null;
        const scale = drawn ? Math.hypot(drawn.a, drawn.b) : (around.currentCSSZoom ?? 1);
        const size = parseFloat(getComputedStyle(around).fontSize) * scale;
        const kind = `${around.tagName} ${around.className.baseVal ?? around.className}`;
        if (size < least - 0.01) found.set(kind, `${size.toFixed(1)} ${text.slice(0, 30)}`);
    }
    return [...found].map((one) => one.join(': '));
}"""


@contextmanager
def chromium() -> Iterator[Any]:
    """A browser; the test is skipped with a sentence where there is none, or no page to look at."""
    if not (web.PAGE / "index.html").is_file():
        pytest.skip("The page is not built; see docs/guide/contributing.md.")
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError:
        pytest.skip("Playwright is not installed, so the page cannot be tried in a browser.")
    found = speed.chromium()
    with sync_playwright() as tools:
        try:
            browser = tools.chromium.launch(
                executable_path=found,
                args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"],
            )
        except Error:
            pytest.skip("There is no Chromium here, so the page cannot be tried in a browser.")
        yield browser
        browser.close()


class Visitor:
    """Somebody with a browser of their own: cookies, settings, and everything that the page complained about."""

    def __init__(
        self,
        browser: Any,
        address: str,
        size: tuple[int, int] = LAPTOP,
        lang: str = "en",
        hasty: bool = False,
        **settings: Any,
    ) -> None:
        self.address = address
        self.complaints: list[str] = []
        self.heard: list[str] = []
        self._context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=lang)
        # Pieces jump: a test need not watch them travel.
        kept = json.dumps({"pace": 0, "language": lang, "played": True, **settings})
        self._context.add_init_script(
            f"localStorage.getItem('shokai-settings') ?? localStorage.setItem('shokai-settings', {kept!r})"
        )
        # For walks through whole games and lessons. Whether a button waits is tested elsewhere.
        if hasty:
            self._context.add_init_script(HASTE)
        self.page = self._context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._listen)
        self.page.on("websocket", lambda line: line.on("framereceived", lambda text: self.heard.append(str(text))))
        self.page.on("response", self._note)

    def _listen(self, message: Any) -> None:
        # A server that is gone is told by the page; the browser says so, too.
        if message.type == "error" and "ERR_CONNECTION" not in message.text and "WebSocket" not in message.text:
            self.complaints.append(message.text)

    def _note(self, response: Any) -> None:
        if not response.ok or "/api/" not in response.url or "json" not in response.headers.get("content-type", ""):
            return
        # The page may have gone on before all of an answer was here. An error in a listener would hold up the browser's
        # other words, and whoever waits for them.
        from playwright.sync_api import Error

        with contextlib.suppress(Error):
            self.heard.append(response.text())

    def close(self) -> None:
        self._context.close()

    def visit(self, path: str = "/") -> Visitor:
        """Goes to an address and waits until its page is there, with its fonts."""
        self.page.goto(self.address + path)
        self.page.wait_for_selector("main, .frame")
        # They are asked for after the first paint: until their names are known, nothing counts as missing.
        self.page.wait_for_function(FONTS_KNOWN)
        self.page.evaluate("document.fonts.ready.then(() => 0)")
        return self

    @property
    def missing(self) -> list[str]:
        """What the page could not say in its language."""
        told: list[str] = self.page.evaluate("window.shokai.missing()")
        return told

    def picture(self, name: str) -> None:
        """A picture for people to look at."""
        path = PICTURES / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        self.page.evaluate("document.fonts.ready.then(() => 0)")
        self.page.screenshot(path=path)

    def overflows(self) -> bool:
        """Whether something sticks out at the side."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))

    def too_small(self, least: float = 11) -> list[str]:
        """Texts whose letters are smaller on the screen, whatever zooms or scales them."""
        told: list[str] = self.page.evaluate(SIZES, least)
        return told

    def accessibility(self) -> list[str]:
        """What axe-core finds that is serious or worse."""
        if not AXE.is_file():
            pytest.skip("axe-core is not installed; `npm install` in the folder page brings it.")
        # Not as a script tag: the page's own policy forbids scripts from elsewhere.
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        return [
            f"{fault['id']}: {fault['nodes'][0]['html'][:160]} {fault['nodes'][0]['failureSummary'][:200]}"
            for fault in found["violations"]
            if fault["impact"] in ("serious", "critical")
        ]

    def account(self, name: str) -> None:
        """Creates an account and logs in."""
        asked = {"name": name, "password": "a long password"}
        assert self.page.request.post(f"{self.address}/api/me/account", data=asked).ok

    def begin(self, **table: Any) -> str:
        """Makes a table over the API, with the cookie of this browser, and goes there."""
        self.page.request.post(f"{self.address}/api/me", data={"name": table.pop("name", "Aiko")})
        made = self.page.request.post(f"{self.address}/api/tables", data=table)
        assert made.ok, made.text()
        self.visit(f"/table/{made.json()['id']}")
        return str(made.json()["id"])


# What tests of the page ask for by name: a server, a browser, and guests with browsers of their own.

Guest = Callable[..., Visitor]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with the page and with bots."""
    with Serving(tmp_path_factory.mktemp("page"), thinkers=1) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Chromium."""
    with chromium() as running:
        yield running


@pytest.fixture
def guest(browser: Any, host: Serving) -> Iterator[Guest]:
    """Lets somebody in with a browser of their own; nobody's browser may have complained at the end."""
    there: list[Visitor] = []

    def enter(**more: Any) -> Visitor:
        there.append(Visitor(browser, host.address, **more))
        return there[-1]

    yield enter
    complaints = [complaint for visitor in there for complaint in visitor.complaints]
    for visitor in there:
        visitor.close()
    assert complaints == []
