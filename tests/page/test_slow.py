"""Slow play in browsers: a desktop and a phone with days for each move, plans, and people at one screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from helpers.paging import LAPTOP, PHONE, Guest, Visitor
from helpers.serving import Serving

SLOW = {"bank": 86_400, "each": 0, "per_move": True, "reserve": 36_000, "nights": True, "absence": True}


def meet(desktop: Visitor, phone: Visitor, game: str) -> str:
    """Two people sit down at a slow table; the lobby says how it is played."""
    table = desktop.begin(game=game, players=2, seats=[{"kind": "me"}, {"kind": "open"}], name="Haru", clock=SLOW)
    terms = desktop.page.locator("[data-terms]").inner_text()
    assert "day" in terms
    assert "10 hours a week" in terms
    assert "Nights do not count" in terms
    desktop.picture("slow-lobby-1440")
    phone.page.request.post(f"{phone.address}/api/me", data={"name": "Sora"})
    phone.visit(f"/table/{table}").page.locator(".gathering li .button.main").click()
    for visitor in (desktop, phone):
        visitor.page.wait_for_selector(".gathering", state="detached")
    return table


def view(visitor: Visitor, table: str) -> dict[str, Any]:
    """What somebody sees; from the seat that has to decide, where it is theirs."""
    path = f"{visitor.address}/api/tables/{table}"
    told: dict[str, Any] = visitor.page.request.get(path).json()
    if told["game"] and told["game"]["actor"] in told["you"]["seats"]:
        told = visitor.page.request.get(f"{path}?seat={told['game']['actor']}").json()
    return told


def play(visitor: Visitor, table: str, number: int, avoid: str = "") -> None:
    """A move over the API: what is tried out here is what the other one sees."""
    seen = view(visitor, table)
    moves = [move for move in seen["game"]["moves"] if move["text"] != avoid]
    told = {"client": "test", "id": number, "do": "play", "at": seen["at"], "move": moves[0]["number"]}
    assert visitor.page.request.post(f"{visitor.address}/api/tables/{table}/do", data=told).ok


def to_turns(people: tuple[Visitor, Visitor], table: str, takes: str) -> int:
    """Plays on to the first ordinary turn; whose it is."""
    for number in range(1, 60):
        actor = int(view(people[0], table)["game"]["actor"])
        moves = view(people[actor], table)["game"]["moves"]
        if any(move["text"].startswith(takes) for move in moves):
            return actor
        play(people[actor], table, number)
    raise AssertionError("no turn came")


# Whether a click in the middle of something reaches it.
SEEN = """(one) => {
    const box = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


def open_words(visitor: Visitor) -> Any:
    """The dialog with everything in words, from the table on which one plans."""
    visitor.page.locator("[data-plan-more]").click()
    return visitor.page.locator("[data-plan-dialog]")


@pytest.mark.parametrize("first", ["desktop", "phone"])
def test_a_plan_is_made_seen_changed_withdrawn_and_played(guest: Guest, first: str) -> None:
    desktop, phone = guest(size=LAPTOP), guest(size=PHONE)
    table = meet(desktop, phone, "osaka")
    people = (desktop, phone)
    actor = to_turns(people, table, "take")
    if people[actor] is not (desktop if first == "desktop" else phone):
        play(people[actor], table, 500)
        actor = 1 - actor
    moves, waits = people[actor], people[1 - actor]
    seen = waits.page.locator("[data-clock]").first
    seen.wait_for()
    waits.picture(f"slow-table-{first}")
    # By keyboard: P begins it, and everything can be reached in words, too.
    waits.page.locator("[data-plan]").wait_for()
    waits.page.keyboard.press("p")
    waits.page.locator("[data-plan-strip]").wait_for()
    assert waits.page.locator("[data-keep-plan]").is_disabled()
    dialog = open_words(waits)
    could = dialog.locator(".could button:not([disabled])")
    could.first.wait_for()
    # What one could do is seen without scrolling, and stands in the order of the keyboard.
    assert could.first.evaluate(SEEN) is True
    assert could.first.evaluate("(one) => one.tabIndex") == 0
    assert dialog.locator("[data-keep-plan]").is_disabled()
    waits.picture(f"slow-plan-{first}")
    assert waits.accessibility() == []
    assert not waits.overflows()
    assert waits.too_small() == []
    could.first.focus()
    waits.page.keyboard.press("Enter")
    dialog.locator("ol li").first.wait_for()
    waits.picture(f"slow-planned-{first}")
    dialog.locator("[data-keep-plan]").click()
    dialog.wait_for(state="detached")
    kept = waits.page.locator("[data-plan].kept")
    kept.wait_for()
    assert "one move" in (kept.get_attribute("title") or "")
    # Seen again after the page was loaded anew, and withdrawn.
    waits.page.reload()
    kept.wait_for()
    kept.click()
    strip = waits.page.locator("[data-plan-strip]")
    strip.locator("ol li").first.wait_for()
    strip.locator("[data-withdraw-plan]").click()
    kept.wait_for(state="detached")
    # Planned once more, on the table, and this time the turn comes.
    waits.page.locator("[data-plan]").click()
    strip.wait_for()
    press_a_card(waits)
    strip.locator("ol li").first.wait_for()
    waits.picture(f"slow-strip-{first}")
    assert waits.accessibility() == []
    assert not waits.overflows()
    assert waits.too_small() == []
    # Taken back and planned again: nothing was played meanwhile.
    step = view(moves, table)["step"]
    waits.page.keyboard.press("z")
    strip.locator("ol li").first.wait_for(state="detached")
    press_a_card(waits)
    strip.locator("ol li").first.wait_for()
    assert view(moves, table)["step"] == step
    strip.locator("[data-keep-plan]").click()
    kept.wait_for()
    strip.wait_for(state="detached")
    assert "slow-plan" not in "".join(moves.heard)
    own = waits.page.request.get(f"{waits.address}/api/tables/{table}/plan/{1 - actor}").json()["moves"][0]
    play(moves, table, 900, avoid=own)
    note = waits.page.locator("[data-plan-note]")
    note.wait_for()
    waits.picture(f"slow-note-{first}")
    assert "Your plan was" in note.inner_text()
    if "played" in note.inner_text():
        assert view(moves, table)["step"] >= step + 2
    note.get_by_role("button").click()
    note.wait_for(state="detached")
    assert desktop.missing == phone.missing == []


def press_a_card(visitor: Visitor) -> None:
    """Takes a card of the market by pressing it and the main button, as at one's turn."""
    page = visitor.page
    page.locator(".bar .act[data-explain='button:take']").click()
    page.locator(".osaka [data-move^='take']").first.click()
    page.locator(".bar .go:not([disabled])").click()


def test_a_plan_in_yokohama(guest: Guest) -> None:
    desktop, phone = guest(size=LAPTOP), guest(size=PHONE)
    table = meet(desktop, phone, "yokohama")
    people = (desktop, phone)
    actor = int(view(desktop, table)["game"]["actor"])
    waits = people[1 - actor]
    waits.page.locator("[data-plan]").click()
    waits.page.locator("[data-plan-strip]").wait_for()
    # The table is the one that it would be, with the question of one's own turn.
    waits.page.locator(".bar .say", has_text="As if it were your turn").wait_for()
    waits.picture("slow-strip-yokohama")
    assert waits.accessibility() == []
    assert not waits.overflows()
    dialog = open_words(waits)
    dialog.locator(".could button:not([disabled])").first.wait_for()
    waits.picture("slow-plan-yokohama")
    dialog.locator(".could button:not([disabled])").first.click()
    dialog.locator("ol li").first.wait_for()
    dialog.locator("[data-even-so]").check()
    dialog.locator("[data-keep-plan]").click()
    waits.page.locator("[data-plan].kept").wait_for()
    assert desktop.missing == phone.missing == []


def test_hours_are_set_in_the_settings_and_seen_at_the_table(guest: Guest) -> None:
    desktop, phone = guest(size=LAPTOP), guest(size=PHONE)
    table = meet(desktop, phone, "osaka")
    away = phone if int(view(desktop, table)["game"]["actor"]) == 1 else desktop
    other = desktop if away is phone else phone
    away.visit("/settings").page.locator("[data-hours] [data-asleep]").check()
    away.page.locator("[data-hours] form").first.get_by_role("button").click()
    away.page.locator("[data-hours] [role=status]").wait_for()
    away.page.locator("[data-away]").click()
    away.page.locator("[data-hours] li").wait_for()
    away.page.locator("[data-hours]").scroll_into_view_if_needed()
    away.picture("slow-settings")
    assert away.accessibility() == []
    assert not away.overflows()
    other.page.locator("[data-clock].still").wait_for()
    # It may be night as well, when this is tried.
    assert "away" in other.page.locator("[data-clock].still").inner_text().lower()
    other.picture("slow-away")
    assert desktop.missing == phone.missing == []


def test_people_at_one_screen_have_names_and_hear_what_happened(guest: Guest) -> None:
    screen = guest(size=LAPTOP)
    seats = [{"kind": "me", "name": "Mia"}, {"kind": "me", "name": "Leo"}]
    table = screen.begin(game="osaka", players=2, seats=seats, name="Haru")
    page = screen.page
    for number in range(1, 6):
        page.locator(".curtain, .frame").first.wait_for()
        play(screen, table, number)
    page.reload()
    curtain = page.locator(".curtain")
    curtain.wait_for()
    assert any(name in curtain.inner_text() for name in ("Mia", "Leo"))
    page.locator("[data-meanwhile] li").first.wait_for()
    screen.picture("slow-curtain")
    assert screen.accessibility() == []
    assert screen.missing == []


def test_whoever_ran_out_of_time_is_told_why_a_bot_plays(browser: Any, tmp_path: Path) -> None:
    shift = tmp_path / "shift"
    with Serving(tmp_path, thinkers=1, env={"SHOKAI_TIME_SHIFT": str(shift)}) as host:
        visitor = Visitor(browser, host.address, size=PHONE)
        other = Visitor(browser, host.address)
        seats, clock = [{"kind": "me"}, {"kind": "open"}], {"bank": 1800, "each": 0}
        table = other.begin(game="osaka", players=2, seats=seats, name="Haru", clock=clock)
        visitor.page.request.post(f"{host.address}/api/me", data={"name": "Sora"})
        visitor.visit(f"/table/{table}").page.locator(".gathering li .button.main").click()
        visitor.page.wait_for_selector(".gathering", state="detached")
        late = (other, visitor)[int(view(other, table)["game"]["actor"])]
        shift.write_text("3600", "utf-8")
        note = late.page.locator(".note", has_text="Your time has run out")
        note.wait_for()
        assert note.get_by_role("button", name="Take my seat back").is_visible()
        # To both of them it is told in the chat.
        for one in (other, visitor):
            assert one.page.locator("[data-unread]").first.inner_text() == "1"
            one.close()
