"""What others did, in a browser: at a pace that can be followed, in one sentence a turn, marked until one acts."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest
from helpers.clicking import LIT
from helpers.paging import PHONE, Guest, Visitor

from shokai.match.match import Match
from shokai.texts import languages

pytestmark = pytest.mark.slow

BOT = {"kind": "bot", "bot": "apprentice"}

# Every sentence of the bar about somebody's turn, with the time at which it came.
LISTEN = """() => {
    window.told = [];
    const look = () => {
        const said = document.querySelector('.followed p')?.innerText;
        if (said && said !== window.told.at(-1)?.said) window.told.push({ said, at: performance.now() });
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    look();
}"""


def watching_bots(guest: Guest, game: str, players: int, **more: Any) -> Visitor:
    """A table where a bot plays for the person, too."""
    visitor = guest(pace=1, **more)
    page = visitor.page
    page.set_default_timeout(60_000)
    visitor.begin(game=game, players=players, seats=[{"kind": "me"}, *[BOT] * (players - 1)])
    page.locator(f"{LIT}, .bar .token").first.wait_for()
    page.evaluate(LISTEN)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("menuitem", name="Let a bot play for me: beginner").click()
    return visitor


def turns(page: Any) -> list[tuple[str, float, list[str]]]:
    """Who played, for how many seconds it was shown, and the sentences; the first and the last turn are not whole."""
    told = page.evaluate("window.told")
    groups = [
        (name, list(some)) for name, some in itertools.groupby(told, lambda one: one["said"].split(":")[0].strip())
    ]
    return [
        (name, (after[0]["at"] - some[0]["at"]) / 1000, [one["said"] for one in some])
        for (name, some), (_, after) in itertools.pairwise(groups)
    ][1:]


@pytest.mark.parametrize("game", ["yokohama", "osaka"])
def test_a_turn_of_a_bot_is_told_in_a_sentence_and_takes_two_seconds(guest: Guest, game: str) -> None:
    page = watching_bots(guest, game, 3).page
    page.wait_for_function("() => new Set(window.told.map(one => one.said.split(':')[0])).size === 3")
    known = page.evaluate("window.told.length")
    page.wait_for_function("known => window.told.length > known + 12", arg=known)
    played = turns(page)
    # Nobody's turn is left out: they come in the order of the seats.
    names = [name for name, _, _ in played]
    assert len(names) >= 3
    assert all(names[i] != names[i + 1] for i in range(len(names) - 1))
    ordinary = [seconds for _, seconds, told in played if not re.search("Edo|Enshunada", told[-1])]
    # A busy machine may draw late, but a turn is neither a flash nor a wait.
    assert ordinary
    assert all(0.8 < seconds < 4.5 for seconds in ordinary), played
    assert not any(re.search(r"\bO\d+\b|brief-", told[-1]) for _, _, told in played)


def test_space_skips_to_the_end_of_a_turn(guest: Guest) -> None:
    page = watching_bots(guest, "yokohama", 3).page
    page.locator(".bar .skip").wait_for()
    name = page.evaluate("window.told.at(-1)?.said.split(':')[0]")
    for _ in range(6):
        before = page.evaluate("performance.now()")
        page.keyboard.press("Space")
        page.wait_for_function(
            "([name, since]) => window.told.some(one => one.at > since && !one.said.startsWith(name + ':'))",
            arg=[name or "-", before],
        )
        name = page.evaluate("window.told.at(-1).said.split(':')[0]")
    seconds = [seconds for _, seconds, _ in turns(page)]
    # Without skipping no turn is shown for less than 1.5 seconds.
    assert min(seconds) < 1.2, seconds


def osaka(entries: dict[str, str], players: int = 2) -> dict[str, Any]:
    record = Match.from_position("osaka", entries, seed="following").record(secret=True)
    seats = [{"kind": "me"}, *[BOT] * (players - 1)]
    return {"game": "osaka", "players": players, "seats": seats, "record": record}


PAYDAY = {
    "players": "White Pink", "ships": "R4 B3 Y0 G0", "market": "R2 R3", "farm": "G3 G5 Y2",
    "White hand": "G5 G2", "White goods": "R2 B5", "White tokens": "R",
    "Pink hand": "Y5 Y3", "Pink goods": "R2 R2 R2 B3 B2", "Pink tokens": "B",
    "discard": "G5 Y5",
}  # fmt: skip


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["laptop", "phone"])
def test_a_payday_comes_in_its_order(guest: Guest, size: tuple[int, int]) -> None:
    visitor = guest(pace=0.5, size=size)
    visitor.begin(**osaka(PAYDAY))
    page = visitor.page
    page.locator(".bar .act[data-move=buy]").wait_for()
    page.evaluate("""() => {
        window.seen = [];
        const look = () => {
            const stage = document.querySelector('.climax');
            const now = stage?.querySelector('article.now')?.innerText.replace(/\\s+/g, ' ');
            const said = stage && `${stage.dataset.stage}: ${now ?? stage.querySelector('.plaques').innerText}`;
            if (said && said !== window.seen.at(-1)) window.seen.push(said);
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    }""")
    page.keyboard.press("b")
    page.locator(".bar .go:not([disabled])").click()
    page.wait_for_function("() => window.seen.length >= 2")
    own, other = page.evaluate("window.seen.slice(0, 2)")
    # White bought R2 and R3 and has R2 and a token: (3 + 1) x 3 = 12, rounded to 15. Pink: 2 x 3 = 6, rounded to 10.
    assert own.startswith("payday"), own
    assert re.search(r"3 \+ 1 = 4 .*4 × 3 = 12 .*15 .*\+3", own), own
    assert other.startswith("payday"), other
    assert re.search(r"2 × 3 = 6 .*10 .*\+2", other), other
    # The blue ship sinks: White has nothing to insure with, and neither has Pink, after all were asked.
    page.wait_for_function("() => window.seen.some(one => one.startsWith('tide'))")
    tide = page.evaluate("window.seen.find(one => one.startsWith('tide'))")
    assert "loses 1 card" in tide, tide
    assert "loses 2 cards" in tide, tide
    if size != PHONE:
        page.locator(".log", has_text="2 × 3 = 6, rounded up to 10: 2 points and a token").wait_for()
    assert visitor.missing == []


def test_the_end_waits_for_the_payday_and_tells_where_the_points_came_from(guest: Guest) -> None:
    visitor = guest(pace=0.5)
    visitor.begin(**osaka(PAYDAY | {"White tokens": "R B B Y Y G G"}))
    page = visitor.page
    page.locator(".bar .act[data-move=buy]").wait_for()
    page.keyboard.press("b")
    page.locator(".bar .go:not([disabled])").click()
    page.locator(".climax article.now").wait_for()
    assert page.locator("dialog .win").count() == 0
    page.locator("dialog .win").wait_for()
    row = page.locator("dialog tbody tr", has_text="Payday 1: red")
    row.wait_for()
    assert "4 × 3 = 12 → 15" in row.inner_text()
    assert page.locator("dialog tfoot tr:not(.more) td").all_inner_texts() == ["3", "2"]
    # The sentence says it once: the sheet itself tells that the game is over.
    assert page.locator("dialog .reason").inner_text() == "Why it ended: Aiko reached eight tokens."
    # How it ended stands first: with how many points, and everybody's place.
    assert page.locator("dialog .win h3").inner_text() == "You win with 3 points"
    ranks = page.locator("dialog [data-ranks] li").all_inner_texts()
    assert [one.split() for one in ranks] == [["1", "Aiko", "3"], ["2", "Pink", "2"]]
    assert visitor.missing == []


@pytest.mark.parametrize("language", languages())
def test_the_points_of_four_traders_are_all_in_view_on_a_phone(guest: Guest, language: str) -> None:
    four = {
        **PAYDAY, "players": "White Pink Grey Beige", "White tokens": "R B B Y Y G G",
        "Grey goods": "R5 B2 B2", "Beige goods": "R5 R3 B2", "discard": "G5",
    }  # fmt: skip
    visitor = guest(size=PHONE, lang=language)
    visitor.begin(**osaka(four, players=4))
    page = visitor.page
    page.locator(".bar .act[data-move=buy]").click()
    page.locator(".bar .go:not([aria-disabled=true])").click()
    table = page.locator("dialog [role=group] table")
    table.wait_for()
    assert table.locator("thead th").count() == 5
    assert table.evaluate("one => one.scrollWidth <= one.parentElement.clientWidth")
    visitor.picture(f"osaka-end-phone-{language}")


def test_every_quick_key_press_counts_and_history_ends_at_the_last_moment(guest: Guest) -> None:
    page = watching_bots(guest, "osaka", 2).page
    page.wait_for_function("() => window.told.length > 3")
    page.keyboard.press("h")
    at = page.locator(".history output")
    at.wait_for()
    page.get_by_role("button", name="First step").click()
    page.locator(".history output", has_text="Step 0 of").wait_for()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    page.locator(".history output", has_text="Step 5 of").wait_for()
    page.keyboard.press("End")
    page.keyboard.press("ArrowRight")
    step, last = map(int, re.findall(r"\d+", at.inner_text()))
    assert step <= last
    page.keyboard.press("Shift+ArrowLeft")
    page.wait_for_function(
        "step => Number(document.querySelector('.history output').innerText.match(/\\d+/)[0]) < step", arg=step
    )
