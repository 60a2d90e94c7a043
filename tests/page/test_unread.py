"""What waits for somebody at a table: lines of the chat, behind whatever leads to them, and slips above the table."""

from __future__ import annotations

import pytest
from helpers.paging import LAPTOP, PHONE, Guest, Visitor

TABLET = (820, 1180)


def act(somebody: Visitor, table: str, number: int, **action: object) -> None:
    told = somebody.page.request.post(
        f"{somebody.address}/api/tables/{table}/do", data={"client": "c", "id": number, **action}
    )
    assert told.ok, told.text()


@pytest.mark.parametrize(
    ("game", "size", "opens"),
    [
        ("osaka", PHONE, ".peek"),
        ("yokohama", PHONE, "[data-home=rivals]"),
        ("yokohama", TABLET, "[data-home=log]"),
    ],
)
def test_what_was_said_is_noticed_where_the_chat_is_not_in_sight(
    guest: Guest, game: str, size: tuple[int, int], opens: str
) -> None:
    aiko, sora = guest(size=LAPTOP), guest(size=size)
    table = aiko.begin(game=game, players=2, seats=[{"kind": "me"}, {"kind": "open"}], name="Aiko")
    sora.page.request.post(f"{sora.address}/api/me", data={"name": "Sora"})
    act(sora, table, 1, do="sit", seat=1)
    sora.visit(f"/table/{table}")
    way = sora.page.locator(opens)
    way.wait_for()
    # What one has said oneself, one knows.
    act(sora, table, 2, do="chat", text="Here I am.")
    act(aiko, table, 1, do="chat", text="Good luck!")
    way.locator("[data-unread]", has_text="1").wait_for()
    assert not sora.overflows()
    assert sora.accessibility() == []
    assert sora.too_small() == []
    sora.picture(f"unread-{game}-{size[0]}")
    way.click()
    sora.page.locator("#tab-chat [data-unread]", has_text="1").wait_for()
    sora.page.locator("#tab-chat").click()
    sora.page.get_by_text("Good luck!").wait_for()
    # It stays read, also when the page is loaded again.
    sora.visit(f"/table/{table}").page.locator(opens).wait_for()
    assert sora.page.locator("[data-unread]").count() == 0


def test_slips_leave_the_tabs_of_a_phone_where_they_are(guest: Guest) -> None:
    sora = guest(size=PHONE)
    table = sora.begin(game="yokohama", players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    sora.page.locator("[data-home=rivals]").wait_for()
    sora.page.evaluate("(table) => localStorage.setItem(`shokai-seen-${table}`, '-9')", table)
    sora.page.reload()
    sora.page.locator(".note").wait_for()
    assert sora.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    box = sora.page.locator("[data-home=rivals]").bounding_box()
    assert box["y"] + box["height"] <= PHONE[1]
