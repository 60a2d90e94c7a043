"""A whole small tournament in browsers: announced, joined by link and from the list, two rounds, the places."""

from __future__ import annotations

import re
import time
from itertools import count

import pytest
from helpers.clicking import MY_TURN, decided
from helpers.paging import LAPTOP, PHONE, Guest, Visitor
from helpers.patience import PATIENCE

TABLET = (1024, 768)


def account(visitor: Visitor, name: str) -> None:
    asked = {"name": name, "password": "a long password"}
    assert visitor.page.request.post(f"{visitor.address}/api/me/account", data=asked).ok


def play_to_the_end(visitors: dict[str, Visitor], id: str) -> None:
    """Plays every table of the round over the API, with everybody's cookie: always the first move."""
    one = next(iter(visitors.values()))
    until, number = time.monotonic() + PATIENCE, count()
    while (told := one.page.request.get(f"{one.address}/api/tournaments/{id}").json())["waits"]:
        assert time.monotonic() < until, "it does not end"
        for table in told["tables"]:
            if table["round"] != told["round"] or table["state"] != "playing":
                continue
            path = f"{one.address}/api/tables/{table['table']}"
            for request in [visitors[s["name"]].page.request for s in table["seats"] if not s["bot"]]:
                for _ in range(40):
                    view = request.get(path).json()
                    if "play" not in view["you"]["can"]:
                        break
                    move = view["game"]["moves"][0]["number"]
                    asked = {"do": "play", "client": "test", "id": next(number), "at": view["at"], "move": move}
                    request.post(f"{path}/do", data=asked)


def test_a_tournament_of_three_over_two_rounds(guest: Guest) -> None:
    desktop, phone, tablet = guest(size=LAPTOP), guest(size=PHONE), guest(size=TABLET)
    people = {"Kai": desktop, "Ren": phone, "Mio": tablet}
    for name, visitor in people.items():
        account(visitor, name)
    # From the home page to the form.
    desktop.visit("/").page.locator("[data-clubs]").get_by_role("link").first.click()
    form = desktop.page.locator("[data-new-tournament]")
    form.get_by_label("Name").fill("Harbour cup")
    form.get_by_role("button", name="OSAKA").click()
    form.get_by_label("Players at a table").select_option("2")
    form.get_by_label("Rounds").select_option("2")
    desktop.picture("tournaments-1440")
    form.get_by_role("button", name="Announce").click()
    desktop.page.wait_for_url("**/tournament/*")
    id = desktop.page.url.rsplit("/", 1)[1]
    desktop.page.get_by_role("button", name="Join", exact=True).click()
    desktop.page.locator("[data-standing=Kai]").wait_for()
    # Why it cannot begin yet is said.
    assert desktop.page.locator("[data-begin]").is_disabled()
    desktop.page.get_by_text("as soon as two people have joined").wait_for()
    # Whoever comes by the link and has no account is led back after making one.
    newcomer = guest(size=PHONE)
    newcomer.visit(f"/tournament/{id}").page.get_by_role("link", name="Create an account").click()
    newcomer.page.get_by_label("Your name").fill("Uta")
    newcomer.page.get_by_label("New password").fill("a long password")
    newcomer.page.get_by_role("button", name="Create account").last.click()
    newcomer.page.wait_for_url(f"**/tournament/{id}")
    newcomer.page.get_by_role("button", name="Join", exact=True).click()
    # The host removes somebody only after a second thought.
    desktop.page.locator("[data-standing=Uta] button").click()
    desktop.page.get_by_role("button", name="Keep Uta").click()
    desktop.page.locator("[data-standing=Uta] button").click()
    desktop.page.locator("[data-sure]").click()
    desktop.page.locator("[data-standing=Uta] [data-readmit]").wait_for()
    # By link, and by its name in the list.
    phone.visit(f"/tournament/{id}").page.get_by_role("button", name="Join", exact=True).click()
    phone.page.locator("[data-standing=Ren]").wait_for()
    tablet.visit("/tournaments").page.get_by_role("link", name="Harbour cup").click()
    tablet.page.get_by_role("button", name="Join", exact=True).click()
    tablet.page.locator("[data-standing=Mio]").wait_for()
    # Only who holds it can begin.
    assert phone.page.locator("[data-begin]").count() == 0
    for name in people:
        desktop.page.locator(f"[data-standing={name}]").wait_for()
    tables: dict[int, str] = {}
    for round in (1, 2):
        desktop.page.get_by_role("button", name=f"Begin round {round}").click()
        phone.page.locator(f"[data-round='{round}'] [data-table='2']").wait_for()
        phone.picture(f"tournament-round-{round}-390")
        # Everybody is paired, one of three with a bot; the tables of the round before stay with their results.
        paired = phone.page.locator(f"[data-round='{round}'] [data-table]")
        assert paired.count() == 2
        assert all(name in " ".join(paired.all_inner_texts()) for name in people)
        # From the tournament to the table and back.
        phone.page.get_by_role("link", name="To your table").click()
        phone.page.wait_for_selector(".frame")
        tables[round] = phone.page.url
        phone.page.locator("header.head [data-opens]").click()
        phone.page.locator("[data-to-tournament]").click()
        phone.page.wait_for_url(f"**/tournament/{id}")
        tablet.page.get_by_role("link", name="To your table").click()
        tablet.page.locator("header.head [data-tournament]").click()
        tablet.page.wait_for_url(f"**/tournament/{id}")
        play_to_the_end(people, id)
        for visitor in (desktop, phone):
            # How the tables of this round ended is seen without a reload.
            visitor.page.locator(f"[data-round='{round}'] [data-table='2'] .points").first.wait_for()
        if round == 1:
            # Who waits for the next round is told for whom.
            phone.page.locator("[data-next]").get_by_text("Kai begins the next round.").wait_for()
            assert desktop.page.locator("[data-next]").count() == 0
    assert tables[1] != tables[2]
    for visitor in people.values():
        visitor.page.locator("[data-winner]").wait_for()
        assert visitor.page.locator("[data-standing]").count() == 3
        assert not visitor.overflows()
        assert visitor.accessibility() == []
        assert visitor.too_small() == []
        assert visitor.missing == []
        visitor.picture(f"tournament-over-{visitor.page.viewport_size['width']}")
    # Who has no name may look.
    stranger = guest(size=PHONE)
    stranger.visit(f"/tournament/{id}").page.locator("[data-winner]").wait_for()
    assert stranger.page.get_by_role("button", name="Join").count() == 0


def test_a_deal_for_all_is_played_by_hand_on_a_desktop_and_on_phones(guest: Guest) -> None:
    """Four browsers at two tables, everything by clicks, from the announcement to the places."""
    sizes = {"Emi": LAPTOP, "Fuyu": PHONE, "Gen": (360, 740), "Hana": TABLET}
    people = {name: guest(size=size, hasty=True) for name, size in sizes.items()}
    for name, visitor in people.items():
        account(visitor, name)
    host = people["Emi"]
    form = host.visit("/tournaments").page.locator("[data-new-tournament]")
    form.get_by_label("Name").fill("By hand")
    form.get_by_role("button", name="OSAKA").click()
    form.get_by_label("Players at a table").select_option("2")
    form.get_by_label("Rounds").select_option("1")
    form.get_by_text("The same deal at all tables").click()
    form.get_by_role("button", name="Announce").click()
    host.page.wait_for_url("**/tournament/*")
    path = "/tournament/" + host.page.url.rsplit("/", 1)[1]
    for name, visitor in people.items():
        if visitor is not host:
            visitor.visit(path)
        visitor.page.get_by_role("button", name="Join", exact=True).click()
        visitor.page.locator(f"[data-standing={name}]").wait_for()
    for name in people:
        host.page.locator(f"[data-standing={name}]").wait_for()
    host.page.get_by_role("button", name="Begin round 1").click()
    for visitor in people.values():
        visitor.page.get_by_role("link", name="To your table").click()
        visitor.page.wait_for_selector(".frame")
    playing, until = dict(people), time.monotonic() + 20 * PATIENCE
    while playing:
        assert time.monotonic() < until, "it does not end"
        for name, visitor in list(playing.items()):
            if visitor.page.locator("dialog[open] .again").count():
                del playing[name]
            elif visitor.page.locator(MY_TURN).count():
                decided(visitor.page)
            else:
                # The page needs time for what others did.
                visitor.page.wait_for_timeout(5)
    for visitor in people.values():
        # The way on is back to the tournament; another game together comes second.
        buttons = visitor.page.locator("dialog[open] .again .main")
        assert buttons.all_inner_texts() == ["By hand"]
        buttons.click()
        visitor.page.wait_for_url(f"**{path}")
        visitor.page.locator("[data-winner]").wait_for()
        # Everybody played the same moves on the same cards, so that all are equal, whoever won at their table.
        places = visitor.page.locator("[data-standing] td:first-child").all_inner_texts()
        assert places == ["1"] * 4
        visitor.page.get_by_text("so they decide nothing").wait_for()
        assert not visitor.overflows()
        assert visitor.missing == visitor.complaints == []


def test_the_host_decides_a_table_that_does_not_end(guest: Guest) -> None:
    desktop, phone = guest(size=LAPTOP), guest(size=PHONE)
    for visitor, name in ((desktop, "Aya"), (phone, "Bo")):
        account(visitor, name)
    request, path = desktop.page.request, f"{desktop.address}/api/tournaments"
    asked = {"name": "Quick", "game": "osaka", "players": 2, "rounds": 1}
    id = request.post(path, data=asked).json()["id"]
    for visitor in (desktop, phone):
        assert visitor.page.request.post(f"{path}/{id}/join").ok
    assert request.post(f"{path}/{id}/begin").ok
    table = desktop.visit(f"/tournament/{id}").page.locator("[data-table='1']")
    table.get_by_role("button", name="Decide").click()
    table.get_by_label(re.compile("Place of Aya")).select_option("2")
    table.get_by_label(re.compile("Place of Bo")).select_option("1")
    desktop.picture("tournament-decide-1440")
    table.get_by_role("button", name="This is the result").click()
    desktop.page.locator("[data-winner]").get_by_text("Bo wins!").wait_for()
    phone.visit(f"/tournament/{id}").page.locator("[data-table='1']").get_by_text("decided by the host").wait_for()


@pytest.mark.parametrize("lang", ["en", "de", "ja"])
def test_the_list_fits_every_screen(guest: Guest, lang: str) -> None:
    for size in (LAPTOP, TABLET, PHONE, (360, 640)):
        visitor = guest(size=size, lang=lang, theme="night" if lang == "de" else "day")
        account(visitor, f"F{lang}{size[0]}")
        visitor.visit("/tournaments").page.locator("[data-new-tournament] input").first.wait_for()
        visitor.picture(f"tournaments-{lang}-{size[0]}")
        assert not visitor.overflows()
        assert visitor.accessibility() == []
        assert visitor.missing == []
