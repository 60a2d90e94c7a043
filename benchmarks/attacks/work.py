"""Attacks by work: what takes long, or for ever, or much memory, asked for from many addresses at once."""

from __future__ import annotations

import asyncio
from typing import Any

from benchmarks.attacks.field import ME, Field, attack
from benchmarks.attacks.target import LONG
from benchmarks.attacks.wires import anywhere
from benchmarks.mutations import Pool
from shokai.engine.engine import engine_for
from shokai.games import GAMES
from shokai.match.game import game_for
from shokai.match.match import Match

# Addresses that ask at the same time.
CROWD = 12
# Whoever asked for the legal moves of this position never got an answer: nothing is needed of the donations.
ENDLESS = """[Shokai "1"]
[Game "yokohama"]

position:
  steps: begin end-turn phase-c recovery building bonus donating
  where: Church
  power: 2
  P0 men: 1@Church
  P0 president: Church
"""
BOT = {"kind": "bot", "bot": "search:seconds=5"}
# Requests that cost much are let through thirty at once for an address; then it is given up for another.
BEFORE_LONG = 25


def _records(game: str, seed: int) -> list[str]:
    """Records of hostile positions."""
    kind = game_for(game)
    pool = Pool(engine_for(kind.rules, "python"), kind, seed)
    made = (pool.hostile(number) for number in range(400))
    head = f'[Shokai "1"]\n[Game "{game}"]\n\nposition:\n'
    return [
        head + "".join(f"  {key}: {value}\n" for key, value in entries.items())
        for entries in made
        if isinstance(entries, dict)
    ]


async def _crowd(field: Field, method: str, path: str, bodies: list[Any]) -> None:
    """Many addresses send one thing after the other, each with an open table's worth of patience."""

    async def one(_: int) -> None:
        while field.going():
            caller = await field.caller(anywhere()).named()
            for _ in range(BEFORE_LONG):
                if field.going():
                    await caller.ask(method, path, bodies[field.dice.randrange(len(bodies))] if bodies else None)
            caller.close()

    await field.many(CROWD, one)


@attack("hostile positions")
async def positions(field: Field) -> None:
    """Records with positions that cannot be, the endless one among them: looked at, and made tables of."""
    texts = [ENDLESS, *(text for game in GAMES for text in _records(game, field.dice.randrange(10**6)))]
    looks = [{"record": text} for text in texts]
    field.begin()
    tables = [{"game": "yokohama", "players": 2, "seats": [ME, ME], "record": text} for text in texts]
    await asyncio.gather(
        _crowd(field, "POST", "/api/records/look", looks), _crowd(field, "POST", "/api/tables", tables)
    )


def _long_record() -> str:
    """A record of nearly the greatest length, of players who never come to an end."""
    match = Match("yokohama", 4, seed="long")
    while match.step < 10_500:
        match.play(match.legal[0])
    return match.record(secret=True)


@attack("long records")
async def records(field: Field) -> None:
    """A record of 10,500 steps is looked at, and tables begin with it."""
    text = _long_record()
    field.begin()
    table = {"game": "yokohama", "players": 4, "seats": [ME] * 4, "record": text}
    await asyncio.gather(
        _crowd(field, "POST", "/api/records/look", [{"record": text, "ahead": 100}, {"record": text}]),
        _crowd(field, "POST", "/api/tables", [{**table, "step": 10_000 + n} for n in range(8)]),
    )


@attack("history/0")
async def histories(field: Field) -> None:
    """A long game is looked back at, from its beginning on."""
    steps = (0, 1, 700, 1500)
    await asyncio.gather(*(_crowd(field, "GET", f"/api/tables/{LONG}/history/{step}", []) for step in steps))


@attack("verify, log, record")
async def proofs(field: Field) -> None:
    """A long game's shuffle is checked, its log and its record written, again and again."""
    await asyncio.gather(
        *(_crowd(field, "GET", f"/api/tables/{LONG}/{what}", []) for what in ("verify", "log", "record"))
    )


@attack("cards")
async def cards(field: Field) -> None:
    """Cards files with dotted keys, nested arrays, and much of everything."""
    texts = [
        ".".join("a" * 20_000) + " = 1", "x = " + "[" * 40_000 + "]" * 40_000, "{" * 100_000, "[" * 199_000,
        "x = 1\n" * 30_000, '"' * 1000, "\n" * 199_000, "x = [" + "1," * 90_000 + "]",
        "".join(f"[a{n}.b.c]\nx = {{y = [[{n}]]}}\n" for n in range(5000)), "[[orders]]\nnumber = 1\n" * 8000,
    ]  # fmt: skip
    asked = [
        {"game": game, "players": 2, "seats": [ME, ME], "cards": text} for text in texts for game in GAMES
    ]  # fmt: skip
    await _crowd(field, "POST", "/api/tables", asked)


@attack("bots of 5 seconds")
async def slow_bots(field: Field) -> None:
    """Tables where bots that think for five seconds play among themselves, 30 of each of four people."""
    made: list[tuple[Any, str]] = []

    async def one(_: int) -> None:
        caller = await field.caller(anywhere()).named()
        for n in range(31):
            caller.address = anywhere() if n % 20 == 0 else caller.address
            game = ("osaka", "yokohama")[n % 2]
            if table := await caller.table(game=game, players=4, seats=[BOT] * 4):
                made.append((caller, table))
        await field.rest()

    await field.many(4, one)
    # Or they would think on.
    for number, (caller, table) in enumerate(made):
        caller.address = anywhere()
        await caller.ask("POST", f"/api/tables/{table}/do", {"client": "c", "id": number, "do": "close"})


@attack("failing bots")
async def failing_bots(field: Field) -> None:
    """Forty tables of bots that can only fail, while somebody else's bots play."""
    field.target.let_bots_fail(True)
    caller = await field.caller(anywhere()).named()
    bots = [{"kind": "bot", "bot": "random"}] * 2
    await caller.table(game="osaka", players=2, seats=bots)
    await field.rest()
    field.target.let_bots_fail(False)
