"""The page around the games: home, tables, rules, settings, in every language and at every size."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from helpers.paging import LAPTOP, PHONE, Guest, Visitor
from helpers.places import PAGE
from helpers.serving import Serving

from shokai.match.match import Match
from shokai.server.http import page as web
from shokai.texts import languages, speaker

pytestmark = pytest.mark.slow

PAGES = ("/", "/new", "/new?game=yokohama", "/rules/osaka", "/rules/yokohama", "/settings", "/replay", "/nowhere")


@pytest.mark.essential
@pytest.mark.parametrize("language", languages())
def test_every_page_speaks_every_language_and_fits(guest: Guest, language: str) -> None:
    for size in (LAPTOP, (360, 740)):
        visitor = guest(lang=language, size=size)
        for path in PAGES:
            visitor.visit(path)
            assert visitor.missing == [], path
            assert not visitor.overflows(), f"{path} at {size}"
            assert "page-" not in visitor.page.locator("body").inner_text(), path


def test_the_language_changes_at_once(guest: Guest) -> None:
    page = guest().visit().page
    page.get_by_role("button", name="Play now").first.wait_for()
    page.locator(".lang button", has_text="DE").click()
    page.get_by_role("button", name="Jetzt spielen").first.wait_for()
    assert page.evaluate("document.documentElement.lang") == "de"
    page.locator(".lang button", has_text="日本").click()
    page.get_by_role("button", name="すぐに遊ぶ").first.wait_for()
    page.reload()
    page.get_by_role("button", name="すぐに遊ぶ").first.wait_for()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [(360, 640), (390, 844), (1024, 768), LAPTOP])
def test_a_newcomer_sees_all_of_the_navigation_and_where_to_begin(
    guest: Guest, language: str, size: tuple[int, int]
) -> None:
    visitor = guest(lang=language, size=size, played=False)
    page = visitor.visit().page
    page.locator(".first").wait_for(state="attached")
    cut = page.locator(".noren nav a").evaluate_all(
        """all => all.filter((one) => {
            const { left, right, height } = one.getBoundingClientRect();
            return left < 0 || right > innerWidth || one.scrollWidth > one.clientWidth || height < 44;
        }).map((one) => one.innerText)"""
    )
    assert cut == []
    rows = page.locator(".noren nav a").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert len(set(rows)) == 1 or size[0] < 1000, "the navigation wraps"
    visitor.picture(f"home-new-{language}-{size[0]}")
    below = "all => all.filter(one => one.getBoundingClientRect().bottom > innerHeight).length"
    if size[0] > 720:
        assert page.locator("[data-play]").count() == 2
        assert page.locator("[data-play], .first .main").evaluate_all(below) == 0
    # On the smallest phones lessons stand before the games.
    ways = page.locator("[data-play], .first .main")
    assert ways.evaluate_all(below) < ways.count()


def test_pictures_of_the_first_page(guest: Guest) -> None:
    for name, more in {"home": {}, "home-night": {"theme": "night"}, "home-phone": {"size": PHONE}}.items():
        visitor = guest(**more)
        visitor.visit()
        visitor.page.wait_for_load_state("networkidle")
        visitor.picture(name)


@pytest.mark.parametrize("theme", ["day", "night"])
def test_nothing_serious_for_accessibility(guest: Guest, theme: str) -> None:
    visitor = guest(theme=theme)
    for path in ("/", "/new", "/rules/osaka", "/settings"):
        visitor.visit(path)
        assert visitor.accessibility() == [], path


def test_rules_can_be_searched(guest: Guest) -> None:
    page = guest().visit("/rules/osaka").page
    page.locator("article h2", has_text="Payday").wait_for()
    page.get_by_role("searchbox").fill("round up")
    # What does not have all the words stays in the page, hidden.
    page.locator("mark:visible").first.wait_for()
    page.locator("article[id][hidden]").first.wait_for(state="attached")
    found = page.locator("article[id]:visible")
    texts = found.evaluate_all("all => all.map(one => one.textContent.replaceAll('\\u00ad', '').toLowerCase())")
    assert texts
    assert all("round" in text and "up" in text for text in texts)
    page.get_by_role("searchbox").fill("steam engine")
    page.get_by_role("status").get_by_text(speaker("en").say("guide-found", n=0)).wait_for()
    assert found.count() == 0


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_a_record_is_replayed_with_its_curves(guest: Guest, tmp_path: Path, game: str) -> None:
    match, dice = Match(game, 3, seed="curves"), random.Random(3)
    while not match.over:
        match.play(dice.choice(match.legal))
    (tmp_path / "game.shokai").write_text(match.record(), "utf-8")
    visitor = guest()
    page = visitor.visit("/replay").page
    asked: list[dict[str, Any]] = []
    page.on("request", lambda request: asked.append(request.post_data_json) if "/look" in request.url else None)
    page.locator("input[type=file]").set_input_files(tmp_path / "game.shokai")
    page.locator("figure .curve").first.wait_for()

    # Every figure can be chosen, and is told as the game tells it.
    curves = match.figures_over_time()
    names = page.locator("figure label")
    assert names.count() == len(curves)
    page.locator(".history input").fill(str(match.step - 3))
    page.get_by_text(f"Step {match.step - 3:,} of {match.step:,}").wait_for()
    for i, curve in enumerate(curves.values()):
        names.nth(i).click()
        assert names.nth(i).locator("input").is_checked()
        told = page.locator("figure [role=img]").get_attribute("aria-label")
        assert [int(n) for n in re.findall(r" (\d+)(?:,|$)", told)] == curve[match.step - 3]
    # By keyboard, too.
    names.first.locator("input").focus()
    page.keyboard.press("ArrowRight")
    assert names.nth(1).locator("input").is_checked()

    # One answer brings many steps, and only the first one what is the same for all of them.
    for step in range(match.step - 4, match.step - 7, -1):
        page.get_by_role("button", name="Previous step").click()
        page.get_by_text(f"Step {step:,} of {match.step:,}").wait_for()
    first, *others = [question["brief"] for question in asked]
    assert (first, set(others)) == (False, {True})
    assert len(others) <= 2
    assert visitor.missing == []
    assert visitor.accessibility() == []


def test_settings_stay(guest: Guest) -> None:
    page = guest().visit("/settings").page
    page.get_by_role("group", name="Theme").get_by_role("button", name="Dark").click()
    assert page.evaluate("document.documentElement.dataset.theme") == "night"
    page.get_by_role("group", name="Stronger patterns").get_by_role("button", name="On").click()
    page.reload()
    page.locator("main").wait_for()
    assert page.evaluate("document.documentElement.dataset.theme") == "night"
    assert page.evaluate("document.documentElement.dataset.patterns") == "yes"


def test_an_account_brings_its_seats_along(guest: Guest, browser: Any, host: Serving) -> None:
    aiko = guest()
    table = aiko.begin(game="osaka", players=2, seats=[{"kind": "me"}, {"kind": "open"}])
    page = aiko.visit("/settings").page
    form = page.locator("form", has=page.locator("input[type=password]"))
    form.locator("input[type=text]").fill("Aiko of Osaka")
    form.locator("input[type=password]").fill("a long password")
    page.get_by_role("button", name="Create account").click()
    page.get_by_text("You are logged in as Aiko of Osaka.").wait_for()

    elsewhere = guest().visit("/settings")
    form = elsewhere.page.locator("form", has=elsewhere.page.locator("input[type=password]"))
    form.locator("input[type=text]").fill("Aiko of Osaka")
    form.locator("input[type=password]").fill("a long password")
    elsewhere.page.get_by_role("button", name="Log in", exact=True).click()
    elsewhere.page.get_by_text("You are logged in as").wait_for()
    elsewhere.visit()
    elsewhere.page.locator(f".mine a[href='/table/{table}']").wait_for()


def test_a_new_password_and_leaving_everywhere_end_everything(guest: Guest) -> None:
    aiko, elsewhere = guest(), guest()
    account = {"name": "Aiko everywhere", "password": "a long password"}

    def ask(visitor: Visitor, method: str, path: str, **body: str) -> Any:
        told = visitor.page.request.fetch(f"{visitor.address}/api{path}", method=method, data=body or None)
        assert told.ok, told.text()
        return told.json()

    ask(aiko, "POST", "/me/account", **account)
    ask(aiko, "POST", "/me/tokens", label="a program")
    # A table in another tab goes on with the new cookie.
    table = aiko.begin(game="osaka", players=2, seats=[{"kind": "me"}, {"kind": "open"}])
    tab = aiko.page.context.new_page()
    tab.goto(f"{aiko.address}/settings")
    ask(elsewhere, "POST", "/me/enter", **account)
    old, new = tab.locator("input[type=password]").all()
    old.fill(account["password"])
    new.fill("a longer password")
    with aiko.page.expect_websocket() as again:
        tab.locator("[data-password]").click()
        tab.get_by_text("1 program needs a new token").wait_for()
    assert again.value.url.endswith(f"/api/tables/{table}/live")
    assert ask(elsewhere, "GET", "/me") is None
    assert ask(aiko, "GET", "/me")["name"] == account["name"]
    ask(elsewhere, "POST", "/me/enter", name=account["name"], password="a longer password")
    tab.locator("[data-leave=everywhere]").click()
    tab.get_by_text("All other browsers have been logged out.").wait_for()
    tab.get_by_role("button", name="Create account").wait_for()
    assert ask(elsewhere, "GET", "/me") is None


def test_the_lists_of_the_first_page_go_on(guest: Guest) -> None:
    aiko = guest()
    terms = {"game": "osaka", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = aiko.begin(**terms)
    for _ in range(29):
        table = aiko.page.request.post(f"{aiko.address}/api/tables", data=terms).json()["id"]
    page = aiko.visit().page
    page.locator(f".mine a[href='/table/{table}']").wait_for()
    mine = page.locator(".mine li:has(a[href^='/table/'])")
    assert mine.count() == 6
    for shown in (26, 30):
        page.locator("[data-more=mine]").click()
        mine.nth(shown - 1).wait_for()
        assert mine.count() == shown
    page.locator("[data-more=mine]").wait_for(state="detached")
    assert aiko.accessibility() == []


def test_on_a_phone_keys_meet_the_games_in_the_order_of_the_eye(guest: Guest) -> None:
    page = guest(size=PHONE).visit().page
    games = page.locator(".games [data-game]")
    games.nth(1).wait_for()
    tops = games.evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert tops == sorted(tops)
    # The easiest comes first.
    assert games.first.get_attribute("data-game") == "osaka"


def test_a_table_that_does_not_exist(guest: Guest) -> None:
    visitor = guest()
    visitor.visit("/table/nothing-here")
    visitor.page.get_by_role("link", name="Go to the home page").wait_for()
    visitor.complaints.clear()


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_little_is_loaded_to_play(guest: Guest, game: str) -> None:
    visitor, loaded = guest(), list[str]()
    visitor.page.on("request", lambda request: loaded.append(request.url.rsplit("/", 1)[-1]))
    visitor.visit()
    visitor.begin(game=game, players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    visitor.page.locator(".bar .say p").first.wait_for()
    # Fonts are files of their own, and stay with the browser for a year.
    files = {name for name in loaded if name.endswith((".js", ".css")) and not name.startswith("fonts")}
    assert len(files) > 10
    assert sum((web.PAGE / "assets" / f"{name}.gz").stat().st_size for name in files) < 250_000


def test_files_are_packed_for_whoever_can_read_that(host: Serving) -> None:
    name = next(web.PAGE.glob("assets/index-*.js")).name
    for accepted, packed in {"gzip, br": True, "*": True, "": False, "identity": False, "gzip;q=0": False}.items():
        told = host.ask("GET", f"/assets/{name}", accept_encoding=accepted)
        assert (told.headers.get("content-encoding") == "gzip") is packed, accepted
        assert told.headers["vary"] == "accept-encoding"
        assert told.headers["content-type"].startswith("text/javascript")
        assert told.content == (web.PAGE / "assets" / name).read_bytes()


def test_the_page_is_whole() -> None:
    if not (web.PAGE / "index.html").is_file():
        pytest.skip("The page is not built; see docs/guide/contributing.md.")
    index = (web.PAGE / "index.html").read_text("utf-8")
    assert not re.search(r"(?:src|href)=\"(?:https?:)?//", index), "everything comes from the server itself"
    for name in ("manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png"):
        assert (web.PAGE / name).is_file(), name


def test_the_types_of_the_api_are_those_of_the_server(host: Serving) -> None:
    folder = PAGE
    node = shutil.which("node")
    if node is None or not (folder / "node_modules" / "openapi-typescript").is_dir():
        pytest.skip("Node or the modules of the page are missing; `npm install` in the folder page brings them.")
    checked = subprocess.run(
        [node, "tools/types.mjs", "--check"],
        cwd=folder, env=os.environ | {"SHOKAI_SERVER": host.address}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert checked.returncode == 0, checked.stderr


def test_every_text_of_the_page_is_used_somewhere() -> None:
    """Ids of page.ftl that neither stand in the source of the page nor are made there from a part and a name."""
    source = PAGE / "src"
    written = "\n".join(
        file.read_text("utf-8")
        for file in source.rglob("*")
        if file.suffix in (".svelte", ".ts") and "dev" not in file.parts
    )
    made = [re.escape(part).replace(r"\$\{\}", ".+") for part in _made(written)]
    for file in sorted((Path(web.__file__).parents[1] / "texts" / "en").glob("*page.ftl")):
        ids = re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text("utf-8"), re.MULTILINE)
        said = [
            id for id in ids if re.search(f"['\"]{id}['\"]", written) or any(re.fullmatch(part, id) for part in made)
        ]
        idle = [id for id in ids if id not in said]
        assert idle == [], file.name


def _made(written: str) -> set[str]:
    """Ids with holes, as in `page-game-${game}-about`."""
    parts = {re.sub(r"\$\{[^}]*\}", "${}", id) for id in re.findall(r"`((?:page|yokohama-page)-[^`]*)`", written)}
    # Switches of the settings have a sentence each, with an id made from the switch's own.
    return parts | {
        f"page-{switch}-about"
        for switch in ("take-most", "only-way", "from-area", "sounds", "patterns", "text-setting")
    }


def test_a_new_table_has_every_option_of_the_server(guest: Guest) -> None:
    visitor = guest()
    page = visitor.visit("/new").page
    page.locator("form select").nth(0).select_option("open")
    page.get_by_label("Live game").check()
    page.get_by_role("button", name="Open table").click()
    page.wait_for_url("**/table/*")
    first = page.url
    told = page.request.get(first.replace("/table/", "/api/tables/")).json()["table"]
    assert told["hurry"]
    page.goto(visitor.address + "/new")
    page.locator("form select").nth(0).select_option("open")
    page.get_by_text("Same deal as another table").click()
    page.get_by_label("Link to one of your tables").fill(first)
    page.get_by_role("button", name="Open table").click()
    page.wait_for_function("(first) => location.href.includes('/table/') && location.href !== first", arg=first)
    twin = page.request.get(page.url.replace("/table/", "/api/tables/")).json()["table"]
    assert twin["deal"] == first.rsplit("/", 1)[1]
    assert twin["commitment"] == told["commitment"]
