"""Questions to everybody at a table, in the browser: who may have a seat, and whether the clocks stand still."""

from __future__ import annotations

import pytest
from helpers.paging import Guest

from shokai.texts import languages, speaker

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", languages())
def test_the_others_are_asked_for_a_seat_and_for_a_pause(guest: Guest, language: str) -> None:
    """Aiko hands her seat to Mira, whom Ben lets sit down only when he is asked again; then the clocks are stopped."""
    say = speaker(language).say
    aiko, ben, mira = (guest(lang=language) for _ in range(3))
    clock = {"bank": 10_000, "each": 0}
    table = aiko.begin(game="osaka", players=2, seats=[{"kind": "me"}, {"kind": "open"}], clock=clock)
    ben.page.request.post(f"{ben.address}/api/me", data={"name": "Ben"})
    ben.visit(f"/table/{table}").page.get_by_role("button", name=say("page-sit")).first.click()
    first, second = aiko.page, ben.page
    asked = second.locator(".note", has_text=say("page-asks-seat", name="Mira", player="Aiko"))
    third = mira.page

    for answer in ("page-no", "page-yes"):
        first.get_by_role("button", name=say("page-table-menu")).click()
        first.get_by_role("menuitem", name=say("page-hand-over")).click()
        link = first.locator("dialog input").input_value()
        first.keyboard.press("Escape")
        first.locator("dialog").wait_for(state="detached")
        mira.visit(link.removeprefix(aiko.address))
        if answer == "page-no":
            third.locator("dialog input").fill("Mira")
            third.locator("dialog .button").click()
        asked.wait_for()
        # She waits, and sees what a spectator sees.
        third.locator(".note", has_text=say("page-waits-for", players=("Ben",))).wait_for()
        assert third.locator(".hand").count() == 0
        if answer == "page-yes":
            assert ben.accessibility() == []
            ben.picture(f"consent-{language}")
        asked.get_by_role("button", name=say(answer), exact=True).click()
        asked.wait_for(state="detached")
    first.get_by_text(say("page-watching")).wait_for()
    third.locator(".hand").first.wait_for()
    second.get_by_role("tab", name=say("page-chat")).click()
    second.get_by_text(say("server-took-seat", player="Mira", before="Aiko")).wait_for()

    # Ben would like to stop the clocks, and Mira agrees.
    second.get_by_role("button", name=say("page-table-menu")).click()
    second.get_by_role("menuitem", name=say("page-pause")).click()
    asked = third.locator(".note", has_text=say("page-asks-pause", player="Ben"))
    asked.get_by_role("button", name=say("page-yes"), exact=True).click()
    second.get_by_text(say("page-paused")).first.wait_for()
    assert [visitor.missing for visitor in (aiko, ben, mira)] == [[], [], []]
    assert not any(visitor.overflows() for visitor in (aiko, ben, mira))
