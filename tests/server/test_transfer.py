"""Moving data: exports and imports lose nothing and take nothing bad, backups are whole while a server runs."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from helpers.attacking import PASSWORD, with_account
from helpers.command import ALL_IS_WELL, Answer, Command, refused
from helpers.filling import fill, opened
from helpers.serving import Serving
from sqlalchemy import create_engine, inspect, select
from sqlalchemy.engine import make_url

from shokai.server.client import Client
from shokai.server.people.people import Person
from shokai.server.storage import schema as db
from shokai.server.storage.backups import keep
from shokai.server.storage.importing import TABLES
from shokai.server.storage.migrating import newest
from shokai.server.tables.deciding import Who

pytest_plugins = ("helpers.postgres",)

# Addresses of databases: where from, where to.
Places = tuple[str, str]


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database file with a bit of everything."""
    path = tmp_path_factory.mktemp("filled") / "shokai.db"
    fill(f"sqlite:///{path}")
    return path


@pytest.fixture(scope="module")
def exported(filled: Path, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The lines of its export."""
    from helpers.command import run

    folder = tmp_path_factory.mktemp("exported")
    assert run(folder, "export", "all.jsonl", "--data", str(filled)).code == ALL_IS_WELL
    return (folder / "all.jsonl").read_text("utf-8").splitlines(keepends=True)


def rows_of(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """Everything that is in a database, but for snapshots."""
    plain = make_url(url)
    engine = create_engine(plain.set(drivername=plain.get_backend_name().replace("postgresql", "postgresql+psycopg")))
    with engine.connect() as connection:
        tables = [db.metadata.tables[name] for name in TABLES]
        found = {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key.columns))]
            for table in tables
        }
    engine.dispose()
    return found


@pytest.fixture(params=[("sqlite", "sqlite"), ("sqlite", "postgresql"), ("postgresql", "sqlite")], ids="-to-".join)
def places(request: pytest.FixtureRequest, tmp_path: Path) -> Places:
    def place(kind: str, name: str) -> str:
        return f"sqlite:///{tmp_path / name}" if kind == "sqlite" else request.getfixturevalue("postgres")()

    return place(request.param[0], "from.db"), place(request.param[1], "folder/to.db")


def test_everything_moves_from_one_database_to_another(places: Places, command: Command, tmp_path: Path) -> None:
    source, target = places
    told = fill(source)
    out = command("export", "all.jsonl", "--database", source)
    assert (out.code, out.err) == (ALL_IS_WELL, "")
    assert out.out == f"Exported to all.jsonl: 2 people, 4 tables and {len(rows_of(source)['events'])} events.\n"
    back = command("import", "all.jsonl", "--database", target, "--lang", "de")
    assert (back.code, back.err) == (ALL_IS_WELL, "")
    assert back.out.startswith("Aus all.jsonl übernommen: 2 Personen, 4 Tische und ")
    assert rows_of(target) == rows_of(source)
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".")) == []

    async def look() -> None:
        """The people are known there, and the tables go on."""
        async with opened(source) as here, opened(target) as there:
            ben = Person(told["ben"], "Ben", False, 0, None, 0)
            assert await there.people.by_cookie(here.people.cookie_for(ben)) is not None
            assert (await there.people.enter("anna", "correct horse")).id == told["anna"]
            assert (await there.people.by_token(told["token"])) is not None
            for name in ("begun", "closed", "over", "waiting"):
                for person in (None, told["anna"], told["ben"]):
                    who = Who(person, "somebody")
                    one, other = await here.get(told[name]), await there.get(told[name])
                    # Without snapshots the log reaches further back.
                    old, new = here.view(one, who), there.view(other, who)
                    assert new["log"][-len(old["log"]) :] == old["log"] or not old["log"]
                    assert {**new, "log": []} == {**old, "log": []}

    asyncio.run(look())


def test_an_export_is_lines_of_json_for_its_owner_alone(filled: Path, command: Command, tmp_path: Path) -> None:
    assert command("export", "all.jsonl", "--data", str(filled)).code == ALL_IS_WELL
    path = tmp_path / "all.jsonl"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    head, *rows, end = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert (head["shokai"], head["format"], head["schema"]) == ("export", 1, newest())
    assert [name for row in rows for name in row] == [name for name in TABLES for _ in range(end["end"][name])]
    assert not any("snapshots" in row for row in rows)


def test_nothing_is_overwritten_and_nothing_is_made_of_nothing(filled: Path, command: Command, tmp_path: Path) -> None:
    (tmp_path / "there").write_text("mine")
    empty = tmp_path / "empty.db"
    sqlite3.connect(empty).close()
    for verb in ("export", "backup"):
        refused(command(verb, "there", "--data", str(filled)), "already exists")
        refused(command(verb, "new", "--data", "nowhere.db"), "no file nowhere.db")
    refused(command("export", "new", "--data", str(empty)), "no Shokai tables")
    refused(command("export", "new", "--data", str(filled), "--database", "sqlite:///x"), "not both")
    refused(command("import", "missing.jsonl", "--data", "new.db"), "missing.jsonl")
    refused(command("export", "no/such/folder/new", "--data", str(filled)), "there is no folder no/such/folder")
    assert (tmp_path / "there").read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir() if path.name != "data") == ["empty.db", "there"]


def test_an_import_is_only_into_an_empty_database(
    filled: Path, exported: list[str], database: str, command: Command, tmp_path: Path
) -> None:
    (tmp_path / "all.jsonl").write_text("".join(exported), "utf-8")
    before = rows_of(f"sqlite:///{filled}")
    refused(command("import", "all.jsonl", "--data", str(filled)), "not empty")
    assert rows_of(f"sqlite:///{filled}") == before
    assert command("import", "all.jsonl", "--database", database).code == ALL_IS_WELL
    refused(command("import", "all.jsonl", "--database", database), "not empty")
    assert rows_of(database) == before


def _without(lines: list[str], word: str) -> list[str]:
    """Without one event of the table that was played to its end."""
    dropped = next(i for i, line in enumerate(lines) if line.startswith('{"events"') and word in line)
    end = json.loads(lines[-1])
    end["end"]["events"] -= 1
    return [*lines[:dropped], *lines[dropped + 1 : -1], json.dumps(end)]


def _with(lines: list[str], table: str, **values: Any) -> list[str]:
    """With other values in the first row of a table."""
    i = next(i for i, line in enumerate(lines) if line.startswith(f'{{"{table}"'))
    row = json.loads(lines[i])
    row[table].update(values)
    return [*lines[:i], json.dumps(row) + "\n", *lines[i + 1 :]]


BAD: list[tuple[str, Callable[[list[str]], list[str]], str]] = [
    ("nothing", lambda lines: [], "not written by"),
    ("another file", lambda lines: ["# Shopping\n", "- tea\n"], "not written by"),
    (
        "a newer one",
        lambda lines: [lines[0].replace('"format":1', '"format":2'), *lines[1:]],
        "newer version of Shokai",
    ),
    (
        "another schema",
        lambda lines: [lines[0].replace(f'"{newest()}"', '"9999"'), *lines[1:]],
        "newer version of Shokai",
    ),
    (
        "a table that its schema does not have",
        lambda lines: [lines[0].replace(f'"{newest()}"', '"0001"'), '{"table_watchers":{}}\n', *lines[1:]],
        "Line 2: it is not a table row",
    ),
    ("cut off", lambda lines: lines[:-1], "its end is missing"),
    ("cut in a line", lambda lines: [*lines[:6], lines[6][:20]], "Line 7: it is not valid JSON"),
    ("no number", lambda lines: _with(lines, "people", created=float("nan")), "Line 3: it is not valid JSON"),
    ("no row", lambda lines: [lines[0], "[1]\n", *lines[1:]], "Line 2: it is not a table row"),
    (
        "a row of something else",
        lambda lines: [lines[0], '{"snapshots":{}}\n', *lines[1:]],
        "Line 2: it is not a table row",
    ),
    ("another column", lambda lines: _with(lines, "people", shoes=46), "Line 3: its columns are not those of “people”"),
    ("another kind", lambda lines: _with(lines, "people", epoch="1"), "Line 3: “epoch” has an invalid value"),
    ("too long", lambda lines: _with(lines, "people", name="x" * 25), "Line 3: “name” has an invalid value"),
    ("twice", lambda lines: [*lines[:3], lines[2], *lines[3:]], "Line 4: it conflicts with"),
    ("of nobody", lambda lines: _with(lines, "tokens", person="nobody"), "Line 5: it conflicts with"),
    ("a program that is due", lambda lines: _with(lines, "tables", bot="program:true"), "the bot “program:true”"),
    ("code that is due", lambda lines: _with(lines, "tables", bot=" python :os:abort"), "the bot “ python :os:abort”"),
    (
        "code at a seat",
        lambda lines: _with(lines, "tables", terms='{"seats":[{"kind":"bot","bot":"python:os:abort"}]}'),
        "the bot “python:os:abort”",
    ),
    (
        "code on an open seat",
        lambda lines: _with(lines, "events", data='{"names":["A","B"],"bots":{"1":"python:os:abort"}}'),
        "the bot “python:os:abort”",
    ),
    (
        "code for somebody",
        lambda lines: _with(lines, "events", kind="mind", data='{"seat":0,"bot":"program:true"}'),
        "does not run user code",
    ),
    (
        "a file to read",
        lambda lines: _with(lines, "tables", bot="network:file=/etc/passwd"),
        "does not run user code or read files",
    ),
    ("a bad count", lambda lines: [*lines[:-1], '{"end":{}}'], "row counts do not match"),
    ("more after the end", lambda lines: [*lines, lines[1]], "after the end"),
    ("a gap", lambda lines: _without(lines, '"sequence":7,'), "missing"),
    ("no last event", lambda lines: _without(lines, '"kind":"close"'), "missing"),
]


@pytest.mark.parametrize(("change", "told"), [pytest.param(change, told, id=name) for name, change, told in BAD])
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_bad_file_leaves_nothing_behind(
    kind: str,
    change: Callable[[list[str]], list[str]],
    told: str,
    exported: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> None:
    from helpers.command import heard

    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad.jsonl").write_text("".join(change(list(exported))), "utf-8")
    url = "sqlite:///new.db" if kind == "sqlite" else request.getfixturevalue("database")
    answer: Answer = heard(["import", "bad.jsonl", "--database", url, "--lang", "en"])
    refused(answer, told)
    assert [path.name for path in tmp_path.iterdir()] == ["bad.jsonl"]
    if kind == "postgresql":
        engine = create_engine(make_url(url).set(drivername="postgresql+psycopg"))
        with engine.connect() as connection:
            assert inspect(connection).get_table_names() == []
        engine.dispose()


def test_a_file_that_is_no_text_is_refused(command: Command, tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(random.Random(1).randbytes(5000))
    refused(command("import", "noise", "--data", "new.db"), "not written by")


def test_a_backup_is_for_files(database: str, command: Command) -> None:
    refused(command("backup", "copy.db", "--database", database), "pg_dump")


def test_what_is_no_database_is_said_so(command: Command, tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear Sir or Madam, " * 500)
    for verb in ("export", "backup"):
        refused(command(verb, "new", "--data", "letter.db"), "not a database")
    assert sorted(path.name for path in tmp_path.iterdir() if path.name != "data") == ["letter.db"]


def test_a_backup_is_whole_while_people_play(command: Command, tmp_path: Path) -> None:
    """Something is stored all the time; each copy has all of it up to some moment, and a server can go on with it."""
    copies = [tmp_path / f"copy-{i}.db" for i in range(3)]

    async def scene(server: Serving) -> tuple[str, list[int]]:
        client = server.client()
        await client.name("Anna")
        table = await client.create(game="osaka", players=2, seats=[{"kind": "me"}, {"kind": "me"}])
        acknowledged = 0
        stop = asyncio.Event()

        async def talk() -> None:
            nonlocal acknowledged
            async with client.live(table) as live:
                while not stop.is_set():
                    acknowledged = (await live.act("chat", text="What a game!"))["version"]

        playing = asyncio.create_task(talk())
        before = []
        for copy in copies:
            while acknowledged < (before[-1] if before else 0) + 5:
                await asyncio.sleep(0.01)
            before.append(acknowledged)
            answer = await asyncio.to_thread(command, "backup", copy.name, "--data", str(server.data))
            assert (answer.code, answer.err) == (ALL_IS_WELL, "")
            assert not playing.done()
        stop.set()
        await playing
        return table, before

    with Serving(tmp_path) as server:
        table, before = asyncio.run(asyncio.wait_for(scene(server), 60))
    for copy, at_least in zip(copies, before, strict=True):
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        with sqlite3.connect(copy) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
            versions = connection.execute("select version from tables").fetchall()
            sequences = [n for (n,) in connection.execute("select sequence from events order by sequence")]
        assert sequences == list(range(1, versions[0][0] + 1))
        assert len(sequences) >= at_least

    async def go_on(server: Serving) -> None:
        view = await Client(server.address).ask("GET", f"/api/tables/{table}")
        assert view["version"] == len(sequences)

    with Serving(tmp_path, "--data", str(copies[-1])) as server:
        asyncio.run(go_on(server))


def test_a_copy_takes_the_place_of_a_database_that_no_server_works_with(command: Command, tmp_path: Path) -> None:
    def name(server: Serving) -> str:
        return str(server.ask("GET", "/api/people/Anna").status_code)

    with Serving(tmp_path) as server:
        data, cookie = str(server.data), with_account(server, "Anna")
        assert server.ask("POST", "/api/me/profile", {"shown": "everyone"}, cookie=cookie).status_code == 200
        assert command("backup", "copy.db", "--data", data).code == ALL_IS_WELL
        asked = {"password": PASSWORD}
        assert server.ask("POST", "/api/me/delete", asked, cookie=cookie).status_code == 200
        assert name(server) == "404"
        # As long as a server works with it, nothing is changed.
        refused(command("backup", "--restore", "copy.db", "--data", data), "is using")
        # What it had not written back is not lost, and does no harm to the copy.
        server.kill()
        answer = command("backup", "--restore", "copy.db", "--data", data)
        assert (answer.code, answer.err) == (ALL_IS_WELL, "")
        server.start()
        assert name(server) == "200"
    [before] = [one for one in tmp_path.glob("tables.db.before-*") if not one.name.endswith(("-wal", "-shm"))]
    assert before.name in answer.out
    with sqlite3.connect(before) as old:
        assert old.execute("select count(*) from people where account = 'anna'").fetchone() == (0,)
    refused(command("backup", "--restore", "none.db", "--data", data), "no file")
    refused(command("backup", "--restore", data, "--data", data), "the database itself")
    (tmp_path / "letter.db").write_text("Dear Sir or Madam, " * 500)
    refused(command("backup", "--restore", "letter.db", "--data", data), "not a database")
    assert (tmp_path / "copy.db").is_file()


def test_what_an_old_database_left_does_no_harm_to_a_copy(command: Command, tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        data = str(server.data)
        with_account(server, "Early")
        assert command("backup", "copy.db", "--data", data).code == ALL_IS_WELL
        with_account(server, "Late")
        server.kill()
        # What it had not written back stays where it is when somebody moves only the file.
        server.data.rename(tmp_path / "broken.db")
        assert Path(f"{data}-wal").stat().st_size
        answer = command("backup", "--restore", "copy.db", "--data", data)
        assert (answer.code, answer.err) == (ALL_IS_WELL, "")
        assert not Path(f"{data}-wal").exists()
        server.start()
        known = {
            name: server.ask("POST", "/api/me/account", {"name": name, "password": PASSWORD}).status_code
            for name in ("Early", "Late")
        }
        assert known == {"Early": 409, "Late": 200}


def test_at_no_moment_of_restoring_is_there_no_database(tmp_path: Path) -> None:
    target = tmp_path / "tables.db"
    with sqlite3.connect(target) as old:
        old.execute("PRAGMA journal_mode=WAL")
        old.execute("create table letters (text)")
        old.execute("insert into letters values ('not lost')")
        old.commit()
        # As after a server was killed: somebody has it open, and nothing is written back.
        before = keep(target)
        assert before is not None
        assert target.is_file()
    with sqlite3.connect(before) as kept:
        assert kept.execute("select text from letters").fetchall() == [("not lost",)]
