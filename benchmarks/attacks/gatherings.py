"""Attacks on what people do beside playing: tournaments, notices, lists, reviews, boards, puzzles, running a server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

from benchmarks.attacks.field import Field, attack
from benchmarks.attacks.target import LONG
from benchmarks.attacks.wires import Caller, anywhere
from shokai.games import GAMES
from shokai.match.match import Match

# People who ask at the same time, each from addresses of their own.
CROWD = 12
# After so many requests, everyone goes on from another address.
BEFORE_LONG = 25
PASSWORD = "a password of one's own"

# A method, a path and a body.
Ask = tuple[str, str, Any]


async def _storm(field: Field, asks: Sequence[Ask]) -> None:
    """Many people send one of these after the other, from one address and then from another."""

    async def one(_: int) -> None:
        while field.going():
            caller = await field.caller(anywhere()).named()
            await _asked(field, caller, asks)
            caller.close()

    await field.many(CROWD, one)


async def _asked(field: Field, caller: Caller, asks: Sequence[Ask]) -> None:
    """So many of these from one address."""
    for _ in range(BEFORE_LONG):
        if field.going():
            method, path, body = field.dice.choice(asks)
            await caller.ask(method, path, body)


async def _members(field: Field, number: int) -> list[Caller]:
    """So many accounts: what guests may not do is tried by them."""

    async def one(n: int) -> Caller:
        caller = await field.caller(anywhere()).named()
        await caller.ask("POST", "/api/me/account", {"name": f"Member {n}", "password": PASSWORD})
        return caller

    return list(await asyncio.gather(*(one(n) for n in range(number))))


@attack("tournaments")
async def tournaments(field: Field) -> None:
    """Twelve accounts announce tournaments, take part in all of them, begin rounds of bots, and end them again."""
    members = await _members(field, CROWD)
    field.begin()
    known: list[str] = []
    announced = {"name": "Storm", "game": "osaka", "players": 4, "rounds": 9, "duplicate": True, "auto": True}

    async def one(number: int) -> None:
        caller = members[number]
        while field.going():
            caller.address = anywhere()
            status, told = await caller.ask("POST", "/api/tournaments", announced)
            if status == 201:
                known.append(json.loads(told)["id"])
            for _ in range(BEFORE_LONG):
                if not field.going():
                    return
                what = field.dice.choice(("join", "join", "begin", "leave", "drop", "rule", "replace", "end", ""))
                path = f"/api/tournaments/{field.dice.choice(known)}" if known else "/api/tournaments?which=open"
                body = {"drop": {"name": "Member 1"}, "rule": {"number": 1, "places": [1, 2, 3, 4]}}.get(what)
                body = {"number": 1, "seat": 0} if what == "replace" else body
                await (caller.ask("POST", f"{path}/{what}", body) if what and known else caller.ask("GET", path))

    await field.many(CROWD, one)


@attack("notices")
async def notices(field: Field) -> None:
    """Accounts add channels that lead nowhere or to this machine, try them, and ask for mails to others."""
    members = await _members(field, CROWD)
    field.begin()
    addresses = [
        "http://127.0.0.1:1/", f"http://127.0.0.1:{field.target.port}/api/me", "http://[::1]/", "http://169.254.169.254/",
        "https://nowhere.invalid/" + "x" * 900, "file:///etc/passwd", "http://0x7f000001/", "https://192.0.2.1/",
    ]  # fmt: skip

    async def one(number: int) -> None:
        caller, made = members[number], [""]
        while field.going():
            caller.address = anywhere()
            for _ in range(BEFORE_LONG):
                if not field.going():
                    return
                id = field.dice.choice(made)
                method, path, body = field.dice.choice(
                    [
                        ("POST", "", {"kind": "webhook", "address": field.dice.choice(addresses)}),
                        ("POST", "", {"kind": "mail", "address": "somebody@nowhere.invalid", "password": PASSWORD}),
                        ("POST", f"/{id}/try", None), ("DELETE", f"/{id}", None), ("GET", "", None),
                        ("POST", f"/{id}/confirm", {"code": "0" * 6}),
                    ]
                )  # fmt: skip
                status, told = await caller.ask(method, f"/api/me/channels{path}", body)
                if status in (200, 201) and method == "POST" and not path:
                    made.append(json.loads(told)["id"])
            await caller.ask("POST", "/api/me/forgotten", {"address": "somebody@nowhere.invalid"})

    await field.many(CROWD, one)


@attack("operator's page")
async def operator(field: Field) -> None:
    """Strangers try everything that only the operator may."""
    asks: list[Ask] = [("GET", f"/api/admin/{what}", None) for what in ("people", "tables", "rules", "backups", "busy")]
    asks += [
        ("POST", "/api/admin/backups", None), ("POST", "/api/admin/invitations", None),
        ("POST", "/api/admin/rules", {"announcement": "x" * 500}), ("POST", "/api/admin/block", {"who": "0.0.0.0/0"}),
        ("DELETE", "/api/admin/people/somebody", None), ("POST", f"/api/admin/tables/{LONG}/end", None),
    ]  # fmt: skip
    await _storm(field, asks)


@attack("profiles, lists")
async def profiles(field: Field) -> None:
    """Homes, profiles, ladders, statistics and openings are asked for, with names and lines that do not exist, too."""
    asks: list[Ask] = [
        ("GET", path, None)
        for game in GAMES
        for path in (
            "/api/home", "/api/home/news", "/api/me/profile", "/api/me/export", "/api/me/places", "/api/daily",
            f"/api/ladder/{game}?players=2", f"/api/statistics/{game}?whose=people&players=4",
            f"/api/statistics/{game}?whose=mine", f"/api/statistics/{game}/games.csv",
            f"/api/statistics/{game}/charts.csv?whose=masters&players=2", "/api/people/%00", f"/api/people/{'x' * 300}",
            f"/api/openings/{game}?whose=masters&players=0", f"/api/openings/{game}?whose=people&after={'x' * 300}",
        )
    ]  # fmt: skip
    await _storm(field, asks)


@attack("reviews")
async def reviews(field: Field) -> None:
    """A long game is to be reviewed, closely as well, and everybody waits for what there is of it."""
    path = f"/api/tables/{LONG}/review"
    asks: list[Ask] = [
        (method, f"{path}?depth={depth}{more}", None)
        for depth in ("normal", "deep")
        for method, more in (("POST", ""), ("GET", ""), ("GET", "&since=100"))
    ]
    await _storm(field, [*asks, ("GET", f"{path}?depth=deepest", None), ("POST", "/api/tables/nowhere/review", None)])


def _boards() -> list[Ask]:
    """What the analysis board can be asked of a game in its midst."""
    asks: list[Ask] = []
    for game in GAMES:
        match = Match(game, 4, seed="storm")
        while match.step < 300 and not match.over:
            match.play(match.legal[0])
        place = {"record": match.record(secret=True)}
        begin = {"game": game, "players": 4}
        asks += [
            ("POST", "/api/board", {**place, "ahead": 50}), ("POST", "/api/board/values", place),
            ("POST", "/api/board/picture", place), ("POST", "/api/board/position", {**begin, "empty": True}),
            ("POST", "/api/board/begin", {**begin, "position": "steps: begin\n" * 3000}),
            ("POST", "/api/board/move", {**place, "about": "preview", "move": "x" * 400}),
            ("POST", "/api/board", {**place, "line": [[0, 0]] * 40, "do": {"do": "play", "move": 99_999}}),
        ]  # fmt: skip
    return asks


@attack("analysis boards")
async def boards(field: Field) -> None:
    """Places of long records are asked for with values, pictures and variations, legal ones and others."""
    asks = _boards()
    field.begin()
    await _storm(field, asks)


@attack("puzzles")
async def puzzles(field: Field) -> None:
    """Puzzles are drawn, tried with moves and whole turns that are none, and given up."""
    caller = await field.caller(anywhere()).named()
    asks: list[Ask] = [("GET", "/api/puzzles", None)]
    for game in GAMES:
        _, told = await caller.ask("GET", f"/api/puzzles/next?game={game}")
        path = f"/api/puzzles/{game}/{json.loads(told)['id']}"
        asks += [
            ("GET", f"/api/puzzles/next?game={game}", None), ("GET", path, None), ("GET", f"{path}0", None),
            ("POST", f"{path}/try", {"move": "x" * 300}), ("POST", f"{path}/try", {"move": "1"}),
            ("POST", f"{path}/turn", {"moves": ["done"] * 40}), ("POST", f"{path}/why", {"move": "take R1"}),
            ("POST", f"{path}/solution", None), ("POST", f"{path}/look", {"moves": ["done"]}),
        ]  # fmt: skip
    field.begin()
    await _storm(field, asks)
