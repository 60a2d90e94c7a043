"""The command `shokai explore`: which first moves were played in many games, how often, and how they ended."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.table import Table

from shokai.cli.ink import console
from shokai.cli.options import add_database, add_json
from shokai.cli.parser import Parser
from shokai.games import GAMES
from shokai.match.files import read_text
from shokai.match.game import game_for
from shokai.match.match import Match
from shokai.match.openings import BY, Played, Row, openings, played
from shokai.match.record import read_record
from shokai.texts import Refusal, Say, Speaker

COLUMNS = ("who", "move", "games", "share", "wins", "points", "place")
SHOWN = ("who", "move", "games", "share", "wins", "points", "place", "masters")
SUFFIX = ".shokai"
Masters = dict[tuple[str, str], dict[str, float]]


def declare(parser: Parser) -> None:
    """What can be asked."""
    say = parser.speak.say
    parser.example('shokai explore games/ --after "token R" --by seat')
    parser.add_argument("folder", metavar="FOLDER", nargs="?", help=say("explore-help-folder"))
    parser.add_argument("--game", metavar="GAME", help=say("explore-help-game", games=GAMES))
    parser.add_argument("--after", metavar="MOVES", default="", help=say("explore-help-after"))
    parser.add_argument("--by", metavar="WHAT", default="all", help=say("explore-help-by", choices=BY))
    parser.add_argument("--player", metavar="NAME", help=say("explore-help-player"))
    parser.add_argument("--most", type=parser.number, metavar="N", default=20, help=say("explore-help-most"))
    parser.add_argument("--csv", action="store_true", help=say("explore-help-csv"))
    add_json(parser)
    add_database(parser)


def run(asked: Any, speak: Speaker) -> int:
    """Counts, and tells."""
    wanted = game_for(asked.game).name if asked.game is not None else None
    if asked.by not in BY:
        raise Refusal(Say("explore-bad-by", text=asked.by, choices=BY))
    if asked.folder is not None and (asked.data or asked.database):
        raise Refusal(Say("explore-one-source"))
    found, unread = dict[str, list[tuple[Played, ...]]](), 0
    for match in _source(asked):
        if match is None:
            unread += 1
        elif wanted in (None, match.game):
            found.setdefault(match.game, []).append(played(match))
    if len(found) > 1:
        raise Refusal(Say("explore-which-game", games=tuple(sorted(found))))
    game, games = next(iter(found.items()), (wanted, []))
    after = [text.strip() for text in asked.after.split(",") if text.strip()]
    rows = openings(games, after, asked.by, asked.player)
    masters = _masters(game, after, rows, asked.by, games)
    if asked.csv:
        _write_csv(rows, masters)
    elif asked.json:
        told = [asdict(row) | {"masters": masters.get((row.who, row.move))} for row in rows]
        print(json.dumps({"game": game, "games": len(games), "unread": unread, "rows": told}))
    else:
        _show(rows, masters, len(games), asked, speak)
    if unread:
        sys.stderr.write(f"shokai: {speak.say('explore-unread', n=unread)}\n")
    return 0


def _masters(
    game: str | None, after: list[str], rows: list[Row], by: str, games: Sequence[tuple[Played, ...]]
) -> Masters:
    """What the masters do there, where lines of theirs come with the game; at tables of as many players, where that
    is one number."""
    if game is None:
        return {}
    from shokai.masters.lines import beside

    numbers = {one.players for seats in games for one in seats}
    players = numbers.pop() if len(numbers) == 1 else 0
    theirs = {who: beside(game, after, int(who) if by == "players" else players) for who in {row.who for row in rows}}
    return {(row.who, row.move): theirs[row.who][row.move] for row in rows if row.move in theirs[row.who]}


def _source(asked: Any) -> Iterator[Match | None]:
    """All finished games that are asked for; None for one that cannot be read."""
    folder = Path(asked.folder) if asked.folder is not None else None
    if folder is None or folder.is_file():
        from shokai.server.settings import settings_from
        from shokai.server.storage.finished import finished_games

        if folder is not None:
            asked.data = str(folder)
        return finished_games(settings_from(asked).database)
    if not folder.is_dir():
        raise Refusal(Say("explore-no-folder", folder=str(folder)))
    return _records_in(folder)


def _records_in(folder: Path) -> Iterator[Match | None]:
    for path in sorted(folder.rglob(f"*{SUFFIX}")):
        try:
            match = read_record(read_text(str(path)))
        except Refusal:
            yield None
            continue
        if match.over:
            yield match


def _write_csv(rows: list[Row], masters: Masters) -> None:
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow((*COLUMNS, "masters_share", "masters_wins"))
    for row in rows:
        # A name may look like a formula to a spreadsheet.
        who = f"'{row.who}" if row.who[:1] in ("=", "+", "-", "@") else row.who
        numbers = (f"{value:.4f}" for value in (row.share, row.wins, row.points, row.place))
        theirs = masters.get((row.who, row.move), {})
        known = (f"{theirs[name]:.4f}" if theirs else "" for name in ("share", "wins"))
        out.writerow([who, row.move, row.games, *numbers, *known])


def _show(rows: list[Row], masters: Masters, games: int, asked: Any, speak: Speaker) -> None:
    if not rows:
        print(speak.say("explore-nothing", games=games))
        return
    table = Table(title=speak.say("explore-title", games=games, after=asked.after or "-"))
    left_out = {*(["who"] if asked.by == "all" else []), *([] if masters else ["masters"])}
    columns = [name for name in SHOWN if name not in left_out]
    for name in columns:
        table.add_column(speak.say(f"explore-column-{name}"), justify="left" if name in ("who", "move") else "right")
    for row in rows[: asked.most]:
        theirs = masters.get((row.who, row.move))
        told = {
            "masters": ", ".join(speak.say("explore-percent", value=theirs[name]) for name in ("share", "wins"))
            if theirs
            else "",
            "who": row.who,
            "move": row.move,
            "games": str(row.games),
            "share": speak.say("explore-percent", value=row.share),
            "wins": speak.say("explore-percent", value=row.wins),
            "points": speak.say("explore-number", value=row.points),
            "place": speak.say("explore-number", value=row.place),
        }
        table.add_row(*(told[name] for name in columns))
    console().print(table)
    if len(rows) > asked.most:
        print(speak.say("explore-more", n=len(rows) - asked.most))
