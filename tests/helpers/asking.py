"""Somebody at a table in the browser who is asked something, and what they send."""

from __future__ import annotations

from typing import Any

from helpers.clicking import LIT
from helpers.paging import Guest, Visitor
from shokai.match.match import Match

BOT = {"kind": "bot", "bot": "apprentice"}
YOKOHAMA = {"game": "yokohama", "players": 2, "seats": [{"kind": "me"}, BOT], "hurry": True}
OSAKA = {"game": "osaka", "players": 2, "seats": [{"kind": "me"}, BOT], "hurry": True}

# White buys the green 2, green arrives in Edo, and red sinks with White's goods.
BEFORE_THE_TIDE = {
    "market": "G2 Y5", "farm": "B2 B3", "White hand": "Y2 Y5 R3 R2 B5", "White goods": "R5 R3 R2", "ships": "G4 R3",
}  # fmt: skip

# Notes which moves are sent over the wire.
CLOCKS = """() => {
    window.sent = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        if (String(text).includes('"play"')) window.sent.push(String(text));
        return send.call(this, text);
    };
}"""


def at_table(guest: Guest, table: dict[str, Any], **more: Any) -> Visitor:
    visitor = guest(**more)
    visitor.page.set_default_timeout(60_000)
    visitor.page.add_init_script(f"({CLOCKS})()")
    visitor.begin(**table)
    return visitor


def placing(guest: Guest, **more: Any) -> Any:
    """The page of somebody who is asked where to place assistants, at a deal where nothing else comes before."""
    dealt = Match("yokohama", 2, seed="1")
    page = at_table(guest, {**YOKOHAMA, "record": dealt.record(), "step": dealt.step}, **more).page
    page.locator(f"{LIT}").first.wait_for()
    page.locator(".ticket.order.lit").first.click()
    if more.get("confirm") == "always":
        page.locator(".bar .go").click()
    page.locator(".bar .now", has_text="Place").wait_for()
    return page


def at_position(guest: Guest, position: dict[str, str], **more: Any) -> Any:
    record = Match.from_position("osaka", position, seed="drag").record(secret=True)
    page = at_table(guest, {**OSAKA, "record": record}, **more).page
    page.locator(".bar .act[data-move=buy]").wait_for()
    return page


def moves_sent(page: Any) -> int:
    return int(page.evaluate("window.sent.length"))


def question(page: Any) -> str:
    """What the decision bar asks."""
    return str(page.locator(".bar .say p").inner_text())
