"""Notices to people who are away, through webhooks: a real receiver, real servers, both databases."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from helpers.attacking import do, heard_until, live, new_table, view_of, with_account
from helpers.filling import opened, terms
from helpers.patience import PATIENCE
from helpers.receiving import Babbler, Received, Receiver
from helpers.ringing import AT_ONCE, at_a_table, hook, in_file, rows
from helpers.serving import Serving
from sqlalchemy import create_engine, insert, select, update

from shokai.server.notifying.channels import MUTED, channels_of
from shokai.server.notifying.due import END, KINDS
from shokai.server.notifying.notifier import Notifier
from shokai.server.notifying.sending import Sender
from shokai.server.notifying.words import message
from shokai.server.storage import schema as db
from shokai.server.tables.chairs import GONE

pytest_plugins = ("helpers.postgres", "helpers.ringing")

NUMBERS = itertools.count()


def channel(server: Serving, cookie: str) -> dict[str, Any]:
    """The only channel that somebody has."""
    [one] = server.ask("GET", "/api/me/channels", cookie=cookie).json()["channels"]
    return dict(one)


def settled(url: str, notices: int) -> None:
    """Waits until so many notices were noted and all of them are done with."""
    until = time.monotonic() + PATIENCE
    while (found := rows(url, "select done from notices")) != [(True,)] * notices and found != [(1,)] * notices:
        assert time.monotonic() < until, found
        time.sleep(0.05)


def moved(server: Serving, table: str, cookie: str, which: int = 0) -> None:
    """Makes a move."""
    view = view_of(server, table, cookie)
    move = view["game"]["moves"][which]["number"]
    told = do(server, table, cookie, "play", at=view["at"], move=move)
    assert told.status_code == 200, told.text


def turn_ended(server: Serving, table: str, cookie: str) -> None:
    """Makes moves until it is somebody else's turn."""
    while "play" in view_of(server, table, cookie)["you"]["can"]:
        moved(server, table, cookie)


# What is told.


def test_who_is_away_hears_of_their_turn_once_with_a_link_to_the_table(ringing: Serving, receiver: Receiver) -> None:
    anna = with_account(ringing, "Turner")
    hook(ringing, anna, receiver.address, off=["start"])
    table, ben = at_a_table(ringing, anna)
    if "play" in view_of(ringing, table, ben)["you"]["can"]:
        turn_ended(ringing, table, ben)
    told = receiver.next()
    body = json.loads(told.body)
    assert (told.path, told.headers["content-type"]) == ("/hook", "application/json")
    assert (body["event"], body["table"]) == ("turn", table)
    assert body["link"] == f"https://play.example.org/table/{table}"
    assert body["text"] == body["content"] == f"It is your turn: Traders of Osaka with Ben.\n{body['link']}"
    # Several decisions are one turn, and the next turn is the next one to be told of.
    turn_ended(ringing, table, anna)
    turn_ended(ringing, table, ben)
    assert json.loads(receiver.next().body)["event"] == "turn"
    assert len(receiver.all) == 2
    assert channel(ringing, anna)["delivered"] > time.time() - 2 * PATIENCE


def test_a_notice_has_nothing_of_the_game_in_it(ringing: Serving, receiver: Receiver) -> None:
    anna = with_account(ringing, "Secretive")
    hook(ringing, anna, receiver.address)
    at_a_table(ringing, anna)
    body = json.loads(receiver.next().body)
    assert set(body) == {
        "text", "content", "username", "allowed_mentions", "event", "table", "game", "link",
    }  # fmt: skip
    assert body["allowed_mentions"] == {"parse": []}


def test_plain_text_is_in_the_language_that_was_chosen(ringing: Serving, receiver: Receiver) -> None:
    anna = with_account(ringing, "Deutsche")
    id = hook(ringing, anna, receiver.address, format="text", language="de")
    assert ringing.ask("POST", f"/api/me/channels/{id}/try", cookie=anna).status_code == 200
    told = receiver.next()
    assert told.body == "Hier kommen Benachrichtigungen von Shokai an.\nhttps://play.example.org/settings"
    assert told.headers["click"] == "https://play.example.org/settings"
    told_ja = ringing.ask("POST", f"/api/me/channels/{id}", {"language": "ja"}, cookie=anna).json()
    assert told_ja["language"] == "ja"
    assert ringing.ask("POST", f"/api/me/channels/{id}", {"language": "tlh"}, cookie=anna).status_code == 422


def test_who_is_at_the_table_is_not_told(tmp_path: Path, receiver: Receiver) -> None:
    with Serving(tmp_path, *AT_ONCE) as server:
        anna = with_account(server, "Present")
        hook(server, anna, receiver.address, off=["start"])
        table = new_table(server, anna)
        with live(server, table, cookie=anna) as socket:
            heard_until(socket, "view")
            ben = server.cookie("Ben")
            assert do(server, table, ben, "sit", seat=1).status_code == 200
            if "play" in view_of(server, table, ben)["you"]["can"]:
                turn_ended(server, table, ben)
            settled(in_file(server), 1)
        assert receiver.all == []


def test_a_name_calls_nobody_and_leads_nowhere(ringing: Serving, receiver: Receiver) -> None:
    anna = with_account(ringing, "Careful")
    hook(ringing, anna, receiver.address)
    table, mallory = new_table(ringing, anna), ringing.cookie("@everyone <!here> a.b/c")
    assert do(ringing, table, mallory, "sit", seat=1).status_code == 200
    assert "with everyone here abc." in json.loads(receiver.next().body)["text"]


def test_starts_ends_and_rematches_are_told_and_each_can_be_switched_off(tmp_path: Path, receiver: Receiver) -> None:
    with Serving(tmp_path, *AT_ONCE) as server:
        anna, ben = with_account(server, "Anna"), with_account(server, "Ben")
        id = hook(server, anna, receiver.address, off=["turn"])
        table = new_table(server, ben)
        assert do(server, table, anna, "sit", seat=1).status_code == 200
        assert json.loads(receiver.next().body)["event"] == "start"
        # Ben closes the table, to which Anna agrees.
        assert do(server, table, ben, "close").status_code == 200
        asked = view_of(server, table, anna)["table"]["asks"][0]["ask"]
        assert do(server, table, anna, "answer", ask=asked, yes=True).status_code == 200
        assert json.loads(receiver.next().body)["event"] == "end"
        assert do(server, table, ben, "rematch").status_code == 200
        told = json.loads(receiver.next().body)
        assert told["event"] == "rematch"
        assert told["table"] == view_of(server, table, ben)["table"]["rematch"] != table
        assert "Ben invites you to a rematch: Traders of Osaka." in told["text"]
        assert server.ask("POST", f"/api/me/channels/{id}", {"off": list(KINDS)}, cookie=anna).status_code == 200
        count = rows(in_file(server), "select count(*) from notices")[0][0]
        at_a_table(server, anna)
        # Ben has nothing switched off, and is told of the same kind of thing later.
        hook(server, ben, receiver.address)
        at_a_table(server, ben)
        receiver.next()
        of_anna = f"select count(*) from notices where channel = '{id}'"
        assert rows(in_file(server), of_anna)[0][0] == count == 3


def test_whoever_is_blocked_invites_nobody(tmp_path: Path, receiver: Receiver) -> None:
    with Serving(tmp_path, *AT_ONCE) as server:
        anna, ben = with_account(server, "Anna"), with_account(server, "Ben")
        hook(server, anna, receiver.address, off=["turn", "start", "end"])
        assert server.ask("POST", "/api/me/friends/block", {"name": "Ben"}, cookie=anna).status_code == 200
        table = new_table(server, ben)
        assert do(server, table, anna, "sit", seat=1).status_code == 200
        assert do(server, table, ben, "close").status_code == 200
        asked = view_of(server, table, anna)["table"]["asks"][0]["ask"]
        assert do(server, table, anna, "answer", ask=asked, yes=True).status_code == 200
        assert do(server, table, ben, "rematch").status_code == 200
        settled(in_file(server), 1)
        assert receiver.all == []


def test_a_move_that_is_taken_back_and_made_again_is_told_once(tmp_path: Path, receiver: Receiver) -> None:
    """Whoever undoes a move with the others' consent and makes it again rings nobody twice."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def scene() -> list[tuple[Any, ...]]:
        async with opened(url) as hub:
            anna, ben = [await hub.people.new_guest(name) for name in ("Anna", "Ben")]
            await with_channel(hub, anna.id, receiver.address)
            notifier = Notifier(hub, after=1000)
            notifier.start()
            id = await hub.create(terms("again", "osaka", anna, ben))
            table = (await hub.get(id)).table
            # As if the same had been stored twice: the same table, after the same number of steps.
            for _ in range(3):
                hub.happened(None, table)
            await notifier.stop()
            async with hub.store.engine.connect() as connection:
                found = await connection.execute(select(db.notices.c.kind, db.notices.c.step, db.notices.c.done))
                return [tuple(row) for row in found]

    found = asyncio.run(scene())
    assert len(found) == 1
    assert found[0][0] in ("turn", "start")


def test_a_notice_names_who_was_deleted_in_the_language_of_the_reader(tmp_path: Path) -> None:
    async def scene() -> list[str]:
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as hub:
            anna, ben = [await hub.people.new_guest(name) for name in ("Anna", "Ben")]
            table = (await hub.get(await hub.create(terms("gone", "osaka", anna, ben)))).table
            table.chairs[1].name = GONE
            return [message(END, table, anna.id, "https://play.example", one).text for one in ("en", "de", "ja")]

    english, german, japanese = asyncio.run(scene())
    assert "with somebody who left" in english
    assert "mit Jemand (gelöscht)" in german
    assert "退会した人" in japanese


# When it does not arrive.


def test_a_test_says_why_nothing_arrives(ringing: Serving) -> None:
    anna = with_account(ringing, "Tester")
    with Receiver(404) as gone:
        id = hook(ringing, anna, gone.address)
        told = ringing.ask("POST", f"/api/me/channels/{id}/try", cookie=anna)
        assert (told.status_code, told.json()["text"]) == (400, "The receiver refused it with status 404.")
        gone.status = 204
        assert ringing.ask("POST", f"/api/me/channels/{id}/try", cookie=anna).json()["problem"] is None
    # Now nobody listens there.
    told = ringing.ask("POST", f"/api/me/channels/{id}/try", cookie=anna)
    assert told.json()["text"] == "Nothing answers at that address."
    assert channel(ringing, anna)["problem"]["args"]["why"] == "unreachable"
    with Babbler() as babbler:
        ringing.ask("DELETE", f"/api/me/channels/{id}", cookie=anna)
        id = hook(ringing, anna, f"http://127.0.0.1:{babbler.port}/")
        told = ringing.ask("POST", f"/api/me/channels/{id}/try", cookie=anna)
        assert told.json()["text"] == "What answers there is not a web server."


def test_what_does_not_arrive_is_tried_some_times_then_given_up_and_at_last_nothing_more_is_sent(
    any_database: str, receiver: Receiver
) -> None:
    receiver.status = 500

    async def scene() -> dict[str, Any]:
        async with opened(any_database) as hub:
            anna, ben = [await hub.people.new_guest(name) for name in ("Anna", "Ben")]
            await with_channel(hub, anna.id, receiver.address)
            notifier = Notifier(hub, after=0, limits=False, pauses=(0.01, 0.02))
            notifier.start()
            notifier.send_from("http://127.0.0.1:1", Sender(private=True))

            async def mine() -> dict[str, Any]:
                async with hub.store.engine.connect() as connection:
                    return (await connection.run_sync(channels_of, anna.id))[0]

            for n in range(MUTED):
                assert not (await mine())["muted"]
                await hub.create(terms(f"lost-{n}", "osaka", anna, ben))
                while (await mine())["dropped"] <= n:
                    await asyncio.sleep(0.05)
            await hub.create(terms("never", "osaka", anna, ben))
            await notifier.stop()
            async with hub.store.engine.connect() as connection:
                tables = set((await connection.execute(select(db.notices.c.table_id))).scalars())
            assert tables == {f"table-lost-{n}" for n in range(MUTED)}
            return await mine()

    told = asyncio.run(scene())
    assert (told["dropped"], told["muted"]) == (MUTED, True)
    assert told["problem"] == {"id": "server-receiver-refused", "args": {"status": "500"}}
    # Three tries each.
    assert len(receiver.all) == 3 * MUTED


def test_a_successful_test_lets_a_muted_channel_speak_again(ringing: Serving, receiver: Receiver) -> None:
    anna = with_account(ringing, "Muted")
    id = hook(ringing, anna, receiver.address)
    rows_changed(in_file(ringing), id, dropped=MUTED, problem="timeout")
    assert channel(ringing, anna)["muted"]
    told = ringing.ask("POST", f"/api/me/channels/{id}/try", cookie=anna).json()
    assert (told["muted"], told["dropped"], told["problem"]) == (False, 0, None)


def test_a_slow_receiver_delays_neither_the_game_nor_the_notices_of_others(
    ringing: Serving, receiver: Receiver
) -> None:
    with Receiver() as slow:
        slow.answers.clear()
        anna, ben = with_account(ringing, "Slow"), with_account(ringing, "Quick")
        hook(ringing, anna, slow.address)
        hook(ringing, ben, receiver.address)
        at_a_table(ringing, anna)
        slow.next()
        # Nobody has answered yet; the next game goes on, and is told of.
        table, guest = at_a_table(ringing, ben)
        receiver.next()
        turn_ended(ringing, table, ben if "play" in view_of(ringing, table, ben)["you"]["can"] else guest)
        assert len(slow.all) == 1


def test_a_server_that_was_killed_before_it_noted_a_turn_notes_it_when_it_starts(
    any_database: str, receiver: Receiver
) -> None:
    async def scene() -> Received:
        async with opened(any_database) as hub:
            anna, ben = [await hub.people.new_guest(name) for name in ("Anna", "Ben")]
            for person in (anna, ben):
                await with_channel(hub, person.id, receiver.address)
            # Nobody notes what happens.
            await hub.create(terms("missed", "osaka", anna, ben))
            notifier = Notifier(hub, after=0)
            notifier.start()
            notifier.send_from("http://127.0.0.1:1", Sender(private=True))
            told = await asyncio.to_thread(receiver.next)
            await notifier.stop()
            # It is in the database now, and another start does not tell it again.
            again = Notifier(hub, after=0)
            again.start()
            again.send_from("http://127.0.0.1:1", Sender(private=True))
            await again._resume()
            await again.stop()
            return told

    assert json.loads(asyncio.run(scene()).body)["event"] == "turn"
    assert rows(any_database, "select kind from notices") == [("turn",)]
    assert len(receiver.all) == 1


async def with_channel(hub: Any, person: str, address: str) -> None:
    """A webhook of somebody, without a server to ask for it."""
    values = {"kind": "webhook", "address": address, "format": "json", "language": "en", "created": 1.0}
    async with hub.store.engine.begin() as connection:
        await connection.execute(insert(db.channels).values(id=f"c-{person}", person=person, confirmed=True, **values))


def rows_changed(url: str, id: str, **values: Any) -> None:
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(update(db.channels).where(db.channels.c.id == id).values(**values))
    engine.dispose()


# Several processes.


def test_of_several_processes_one_sends_and_knows_who_is_at_the_table_through_another(
    tmp_path: Path, database: str, receiver: Receiver
) -> None:
    with ExitStack() as stack:
        webs = []
        for name in ("one", "two", "three"):
            (tmp_path / name).mkdir()
            webs.append(stack.enter_context(Serving(tmp_path / name, *AT_ONCE, database=database)))
        one, two, _ = webs
        anna, ben = with_account(one, "Anna"), with_account(one, "Ben")
        hook(one, anna, receiver.address)
        hook(one, ben, receiver.address)
        table = new_table(one, anna)
        with live(two, table, cookie=anna) as socket:
            heard_until(socket, "view")
            # The move is made through a process where Anna is not.
            assert do(one, table, ben, "sit", seat=1).status_code == 200
            settled(database, 2)
            assert [json.loads(told.body)["text"].count("Anna") for told in receiver.all] == [1]
        tables = [at_a_table(one, anna)[0] for _ in range(6)]
        told = [json.loads(receiver.next().body)["table"] for _ in range(7)]
        assert sorted(told) == sorted([table, *tables])
        settled(database, 8)
        assert len(receiver.all) == 7
