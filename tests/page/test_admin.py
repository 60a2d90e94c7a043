"""The admin page in a browser: the token, lists, blocking, ending, exporting and forgetting, also on a phone."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from helpers.attacking import ME, OPEN, do, new_table, two_at_a_table, view_of
from helpers.paging import LAPTOP, PHONE, Guest, Visitor
from helpers.serving import Serving

import shokai
from shokai.texts import speaker

TOKEN = "the operator of this page"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that has an operator."""
    with Serving(tmp_path_factory.mktemp("page"), env={"SHOKAI_ADMIN_TOKEN": TOKEN}) as running:
        yield running


def rules_of(host: Serving) -> Any:
    return host.ask("GET", "/api/admin/rules", authorization=f"Bearer {TOKEN}").json()


def enter(visitor: Visitor, token: str = TOKEN) -> Any:
    visitor.visit("/admin")
    page = visitor.page
    page.locator("input[type=password]").fill(token)
    page.locator("form .button.main").click()
    return page


def test_a_wrong_token_is_told_and_forgotten(guest: Guest) -> None:
    somebody = guest()
    page = enter(somebody, "not the right one")
    page.get_by_role("alert").filter(has_text="That is not the operator’s token.").wait_for()
    assert page.evaluate("[sessionStorage.length, Object.keys(localStorage).includes('shokai-operator')]") == [0, False]
    assert page.locator("input[type=password]").input_value() == ""
    # The browser says so in its console, too, and means no fault of the page.
    assert [one for one in somebody.complaints if "403" not in one] == []
    somebody.complaints.clear()


def test_a_server_without_an_operator_has_no_admin_page(browser: Any, tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        visitor = Visitor(browser, server.address)
        page = enter(visitor)
        page.get_by_role("alert").filter(has_text="This server has no operator token").wait_for()
        visitor.close()


def test_the_operator_looks_after_people_and_tables(guest: Guest, host: Serving, tmp_path: Path) -> None:
    table, anna, ben = two_at_a_table(host)
    assert do(host, table, anna, "chat", text="my number is 555").status_code == 200
    operator = guest()
    page = enter(operator)
    page.get_by_role("button", name="People", exact=True).click()
    row = page.locator("li", has_text="Anna")
    row.wait_for()
    # The token is kept by this tab alone.
    assert page.evaluate("sessionStorage.getItem('shokai-operator')") == TOKEN
    assert TOKEN not in page.evaluate("JSON.stringify(localStorage) + document.cookie")
    page.reload()
    page.get_by_role("button", name="People", exact=True).click()
    row.get_by_role("button", name="Block").click()
    row.get_by_role("button", name="Unblock").wait_for()
    assert host.ask("GET", "/api/me", cookie=anna).json()["code"] == "blocked"
    row.get_by_role("button", name="Unblock").click()
    row.get_by_role("button", name="Block", exact=True).wait_for()
    assert host.ask("GET", "/api/me", cookie=anna).json()["name"] == "Anna"

    row.locator(".who").click()
    page.get_by_role("heading", name="Anna").wait_for()
    page.locator("li", has_text="Anna, Ben").wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="Export", exact=True).click()
    saved = tmp_path / "anna.jsonl"
    download.value.save_as(saved)
    assert json.loads(saved.read_text("utf-8").splitlines()[0])["shokai"] == "export"
    page.get_by_role("button", name="Delete").click()
    asked = page.get_by_role("group", name="Are you sure?")
    asked.filter(has_text="become “somebody who left”: 1").wait_for()
    asked.get_by_role("button", name="Cancel").click()
    asked.wait_for(state="detached")
    page.get_by_role("button", name="Delete").click()
    asked.get_by_role("button", name="Delete").click()
    page.get_by_role("alert").filter(has_text="Chat messages emptied: 1").wait_for()
    assert view_of(host, table, ben)["table"]["seats"][0]["name"] == "somebody who left"

    page.get_by_role("button", name="Tables", exact=True).click()
    listed = page.locator("li", has_text=table)
    listed.get_by_role("button", name="Close").click()
    listed.get_by_role("button", name="Close").click()
    listed.get_by_role("button", name="Close").wait_for(state="detached")
    seen = guest()
    seen.visit(f"/table/{table}")
    seen.page.get_by_text("The operator of this server has closed this table.").first.wait_for()
    page.locator("select").first.select_option("gathering")
    page.get_by_role("button", name="Search").click()
    page.get_by_text("Nothing found.").wait_for()
    assert operator.missing == []
    operator.picture("admin")


@pytest.mark.parametrize(
    ("lang", "size", "theme"), [("en", LAPTOP, "day"), ("de", (820, 1180), "night"), ("ja", PHONE, "day")]
)
def test_the_books_say_at_first_sight_whether_all_is_well(
    browser: Any, tmp_path: Path, lang: str, size: tuple[int, int], theme: str
) -> None:
    with Serving(tmp_path, env={"SHOKAI_ADMIN_TOKEN": TOKEN}) as server:
        table, anna, _ = two_at_a_table(server)
        waiting = new_table(server, anna, seats=[ME, OPEN])
        operator = Visitor(browser, server.address, size=size, lang=lang, theme=theme)
        page = enter(operator)
        page.locator("[data-well='true']").wait_for()
        # Whom a table waits for is the one whose turn it is.
        [listed] = [
            one for one in server.ask("GET", "/api/tables?which=mine", cookie=anna).json() if one["id"] == table
        ]
        mover = listed["seats"][listed["actor"]]["name"]
        assert page.locator(f"[data-table='{table}'] .waits").inner_text().startswith(mover)
        assert page.locator(f"[data-table='{table}']").get_attribute("data-tag") == "fine"
        assert page.locator(f"[data-table='{waiting}']").get_attribute("data-tag") == "open"
        page.locator("[data-person='Anna']").wait_for()
        operator.picture(f"admin-books-{lang}-{size[0]}-{theme}")
        assert not operator.overflows()
        assert operator.too_small() == []
        assert operator.accessibility() == []
        # Weeks later nobody has moved, and the page says so by itself.
        with sqlite3.connect(server.data) as connection:
            connection.execute("update tables set updated = updated - 20 * 86400 where id = ?", (table,))
        page.reload()
        page.locator("[data-well='false']").wait_for()
        assert page.locator(f"[data-table='{table}']").get_attribute("data-tag") == "stuck"
        # What is announced here is on everybody's home page.
        page.locator(".columns input[type=text]").fill("Tea at four")
        page.locator("[data-announce]").click()
        page.locator("[data-announced]", has_text="Tea at four").wait_for()
        assert server.ask("GET", "/api/about").json()["announcement"] == "Tea at four"
        # A backup, with the very command that restores it; and what is limited.
        page.locator("[data-make-backup]").click()
        page.locator("[data-backup] button").click()
        [made] = (tmp_path / "backups").iterdir()
        assert page.locator(".how code").inner_text() == f"shokai backup --restore {made} --data {server.data}"
        page.locator("[data-limits] small").first.wait_for()
        # Searches wait until they may go on.
        pause = page.locator("[data-pause-bots]")
        for on in (True, False):
            pause.click()
            page.locator(f"[data-pause-bots={'paused' if on else 'going'}]").wait_for()
            told = server.ask("GET", "/api/admin/rules", authorization=f"Bearer {TOKEN}").json()
            assert told["bots_paused"] is on
        operator.picture(f"admin-backup-{lang}-{size[0]}-{theme}")
        assert not operator.overflows()
        assert operator.accessibility() == []
        page.locator("[data-invite]").click()
        page.locator("[data-code]").wait_for()
        link = page.locator(".top input").input_value()
        assert link.startswith(f"{server.address}/login?invite=")
        page.locator("[data-person='Anna'] .act").click()
        page.get_by_role("heading", name="Anna").wait_for()
        assert operator.missing == []
        assert operator.complaints == []
        operator.close()


@pytest.mark.parametrize("lang", ["en", "de", "ja"])
def test_the_admin_page_works_on_a_phone_in_every_language(guest: Guest, host: Serving, lang: str) -> None:
    two_at_a_table(host)
    operator = guest(size=PHONE, lang=lang)
    page = enter(operator)
    page.locator("[data-well]").wait_for()
    for part in range(1, 6):
        page.locator("main > .bar .seg button").nth(part).click()
        page.locator("section .item, section form").first.wait_for()
        if part == 2:
            # Games are called by their names.
            page.locator("li .about", has_text=speaker(lang).say("page-game-osaka")).first.wait_for()
        if part == 3:
            page.locator("[data-version]", has_text=shokai.__version__).wait_for()
            # Old tables are deleted only after a second thought.
            kept = page.locator("input[type=number]")
            kept.fill("3")
            page.locator("[data-keep]").click()
            page.locator("dialog [data-sure]").wait_for()
            assert operator.accessibility() == []
            operator.picture(f"admin-keep-{lang}")
            page.keyboard.press("Escape")
            page.locator("dialog").wait_for(state="detached")
            assert rules_of(host)["keep_days"] is None
            page.locator("[data-keep]").click()
            page.locator("dialog [data-sure]").click()
            page.get_by_text(speaker(lang).say("admin-keep-days", days=3)).wait_for()
            assert rules_of(host)["keep_days"] == 3
            # To keep them longer needs none.
            kept.fill("0")
            page.locator("[data-keep]").click()
            page.get_by_text(speaker(lang).say("admin-keep-for-ever")).wait_for()
        assert not operator.overflows(), part
        assert operator.too_small() == []
    page.locator("dl").wait_for()
    page.locator("main > .bar .seg button").nth(4).click()
    page.locator("input[type=text]").fill("127.0.0.1")
    page.locator("form .button").click()
    page.get_by_role("alert").filter(has_text="127.0.0.1").wait_for()
    page.locator("input[type=text]").fill("192.0.2.0/24")
    page.locator("form .button").click()
    blocked = page.locator("li", has_text="192.0.2.0/24")
    blocked.wait_for()
    assert operator.accessibility() == []
    blocked.locator(".button").click()
    blocked.wait_for(state="detached")
    assert operator.missing == []
    # The refusal of 127.0.0.1 stands in the browser's console.
    assert [one for one in operator.complaints if "400" not in one] == []
    operator.complaints.clear()
