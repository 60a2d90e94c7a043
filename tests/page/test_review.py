"""The review of a finished game in a browser: asked for by a button, read, clicked through, played on from."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import pytest
from helpers.paging import LAPTOP, PHONE, Guest, Visitor
from helpers.patience import PATIENCE

from shokai.bots import bot_for
from shokai.match.match import Match
from shokai.match.record import read_record
from shokai.texts import Say, languages, speaker

pytestmark = pytest.mark.slow

# Steps before the end at which a game is taken up.
SHORT = 40
# What lies on the table, by its keys in a view.
LYING = {"osaka": ("market", "farm", "ships", "traders"), "yokohama": ("areas", "merchants", "orders", "church")}

# Moves that are made at a place on the table, which can be ringed.
AT_A_PLACE = ("take ", "reserve ", "buy", "place ", "pair ", "go ", "church ", "order ", "learn ", "fulfil ", "donate ")
BELOW = """document.documentElement.scrollHeight - scrollY
    - document.querySelector('[data-board]').getBoundingClientRect().bottom"""
# What around the table cuts off a part of it.
CUT = """() => {
    const board = document.querySelector('[data-board]'), { left, right } = board.getBoundingClientRect(), found = [];
    for (let around = board.parentElement; around !== document.documentElement; around = around.parentElement) {
        const box = around.getBoundingClientRect();
        if (getComputedStyle(around).overflowX !== 'visible' && (box.left > left + 1 || box.right < right - 1))
            found.push(around.tagName);
    }
    return found;
}"""
# So many mistakes are listed at first.
FEW = 6


def mistakes_of(anna: Visitor, table: str) -> list[dict[str, Any]]:
    """The decisions that were mistakes, as they are listed."""
    told = anna.page.request.get(f"{anna.address}/api/tables/{table}/review").json()["moments"]
    made = [moment["decision"] for moment in told if moment["decision"] and moment["decision"]["mistake"]]
    return sorted(made, key=lambda decision: -decision["loss"])[:FEW]


def finished(anna: Visitor, game: str, players: int, seed: int) -> str:
    """A game that was taken up shortly before its end, and played to it: at random by one person, sensibly by clerks,
    who come to an end whatever is dealt."""
    match = Match(game, players, seed=str(seed))
    bots = [bot_for("network:temperature=2", seat) for seat in range(players)]
    while not match.over:
        match.play(bots[match.actor].choose(match.seat()))
    ask, api, dice = anna.page.request, f"{anna.address}/api", random.Random(seed)
    ask.post(f"{api}/me", data={"name": "Aiko"})
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "clerk"}] * (players - 1)]
    terms = {"record": match.record(secret=True), "step": len(match.steps) - SHORT, "seats": seats}
    table = str(ask.post(f"{api}/tables", data={"game": game, "players": players, **terms}).json()["id"])
    until, number = time.monotonic() + PATIENCE, 0
    while (view := ask.get(f"{api}/tables/{table}").json())["table"]["state"] != "over":
        assert time.monotonic() < until, "a game without an end"
        if not view["game"]["moves"]:
            anna.page.wait_for_timeout(20)
            continue
        number += 1
        move = dice.choice(view["game"]["moves"])["number"]
        action = {"client": "c", "id": number, "do": "play", "at": view["at"], "move": move}
        ask.post(f"{api}/tables/{table}/do", data=action)
    return table


@pytest.mark.parametrize(
    ("game", "players", "size", "language"),
    [
        ("osaka", 4, LAPTOP, "en"),
        ("osaka", 2, PHONE, "de"),
        ("yokohama", 2, LAPTOP, "de"),
        ("yokohama", 3, PHONE, "ja"),
    ],
)
def test_a_review_is_asked_for_read_and_played_on_from(
    guest: Guest, game: str, players: int, size: tuple[int, int], language: str
) -> None:
    assert language in languages()
    anna = guest(size=size, lang=language)
    # Random play makes mistakes, but what is dealt is new each time: a game may be decided before they matter.
    for seed in range(5, 15):
        table = finished(anna, game, players, seed)
        page = anna.visit(f"/replay/{table}").page
        page.locator("a[data-review]").click()
        # Nothing is made before somebody asks for it.
        page.locator("[data-begin]").click()
        page.locator("[data-chances]").wait_for()
        page.locator("[data-sentence]").wait_for()
        page.locator("label.whose select").select_option("")
        ringed = [n for n, one in enumerate(mistakes_of(anna, table), 1) if one["best"].startswith(AT_A_PLACE)]
        if ringed:
            break
    assert page.locator("[data-working]").count() == 0
    assert page.locator("[data-seat-review]").count() == players
    assert re.search(r"\d\s?%", page.locator("[data-seat-review]").all_inner_texts()[0])
    assert anna.accessibility() == []
    # What one's own loss was, and the round that cost most of it; how luck is told from play, with everybody's sums.
    seats = page.request.get(f"{anna.address}/api/tables/{table}/review").json()["seats"]
    if worst := seats[0]["worst"]:
        told = page.locator("[data-sentence]").inner_text()
        # The two sides may round a half differently.
        most, points = "yes" if worst["most"] else "no", worst["points"]
        said = [
            speaker(language).say(Say("review-worst", most=most, round=worst["round"], points=points + off))
            for off in (-0.01, 0.01)
        ]
        assert any(sentence in told for sentence in said), told
    page.locator("[data-ledger] summary").click()
    for seat, row in zip(seats, page.locator("[data-ledger] tbody tr").all(), strict=True):
        start, luck, play, result = (
            int(re.sub(r"[^\d−]", "", cell).replace("−", "-")) for cell in row.locator("td").all_inner_texts()
        )
        assert start + luck + play == result == round(100 * seat["result"])
    # The curve by keyboard, with its text; then the table at that moment.
    curve = page.locator("[data-chances]")
    before = curve.get_attribute("aria-valuetext")
    curve.focus()
    page.keyboard.press("End")
    page.locator("[data-board] > *").first.wait_for()
    # The last choice or draw; forced steps may follow it.
    assert int(curve.get_attribute("aria-valuenow")) > int(curve.get_attribute("aria-valuemax")) / 2
    assert curve.get_attribute("aria-valuetext") != before
    page.locator("details summary").first.click()
    assert page.locator("details tbody tr").count() > 5
    # The largest mistake is opened, and played again.
    page.locator("[data-mistake='1'] .title").click()
    told = page.locator("[data-mistake='1'] dl").inner_text()
    assert re.search(r"percentage point|Prozentpunkt|ポイント", told), told
    # What a move is called comes with the table of that moment.
    page.wait_for_function("!/^[a-z]+ [A-Z]\\d/.test(document.querySelector('[data-mistake] dd').textContent)")
    assert anna.missing == []
    assert not anna.overflows()
    assert anna.too_small() == []
    anna.picture(f"review-{game}-{language}")
    # The table of a mistake, with a ring where the better move is made; the page stays with the words.
    if ringed[0] > 1:
        page.locator(f"[data-mistake='{ringed[0]}'] .title").click()
    scrolled = page.evaluate("scrollY")
    # Nothing lies below the table, and none of it is cut off at the sides.
    assert page.evaluate(BELOW) < 200
    assert page.evaluate(CUT) == []
    page.locator("[data-ring='1']").wait_for(state="attached")
    assert abs(page.evaluate("scrollY") - scrolled) < size[1] / 3
    if ringed[0] > 1:
        page.locator("[data-mistake='1'] .title").click()
    page.locator("[data-try-again]").click()
    page.wait_for_url(re.compile("/table/"))
    again = page.url.rpartition("/")[2]
    view: dict[str, Any] = page.request.get(f"{anna.address}/api/tables/{again}").json()
    assert view["table"]["from_record"]
    assert [seat["kind"] for seat in view["table"]["seats"]].count("bot") == players - 1
    assert view["table"]["state"] == "playing"
    # It stands exactly where the mistake was made, and who made it sits there.
    ask, api = page.request, f"{anna.address}/api/tables/{table}"
    told = ask.get(f"{api}/review").json()["moments"]
    made = max((m for m in told if m["decision"] and m["decision"]["mistake"]), key=lambda m: m["decision"]["loss"])
    then = read_record(ask.get(f"{api}/record").text()).at(made["step"] - 1)
    assert (view["you"]["seats"], view["game"]["actor"]) == ([made["seat"]], made["seat"])
    assert {made["decision"]["played"], made["decision"]["best"]} <= {move["text"] for move in view["game"]["moves"]}
    seen = then.view(made["seat"])
    assert [view["game"][key] for key in LYING[game]] == [seen[key] for key in LYING[game]]


def test_look_deeper(guest: Guest) -> None:
    """A second review is made on request, its progress is shown, and it takes the place of the first."""
    anna = guest(size=LAPTOP, lang="en")
    table = finished(anna, "osaka", 2, 3)
    page = anna.visit(f"/review/{table}").page
    page.locator("[data-begin]").click()
    page.locator("[data-deeper=none] button").click()
    page.locator("[data-deeper] progress").wait_for()
    anna.picture("review-deeper-working")
    page.locator("[data-deeper=done]").wait_for(timeout=6000 * PATIENCE)
    assert page.locator("[data-deeper] progress").count() == 0
    # Who comes later sees the deeper one at once.
    anna.visit(f"/review/{table}").page.locator("[data-deeper=done]").wait_for()
    assert anna.accessibility() == []
    assert anna.missing == []
    anna.picture("review-deeper-done")


def test_a_running_game_has_no_review(guest: Guest) -> None:
    anna = guest()
    anna.begin(game="osaka", players=2, seats=[{"kind": "me"}, {"kind": "me"}])
    table = anna.page.url.rpartition("/")[2]
    anna.visit(f"/review/{table}").page.locator("[role=alert]").wait_for()
    assert anna.page.locator("[data-begin]").count() == 0
    # The browser tells of the answer with which the server refuses it.
    anna.complaints[:] = [line for line in anna.complaints if "Failed to load resource" not in line]
