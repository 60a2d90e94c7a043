"""What somebody at a table is shown: the only thing that leaves a table. See docs/reference/api.md."""

from __future__ import annotations

from typing import cast

from shokai.match.game import option_words
from shokai.server.tables.behind import Behind, hears_no_watchers, is_behind, step_behind
from shokai.server.tables.chairs import OPEN, PERSON
from shokai.server.tables.counting import counts
from shokai.server.tables.deciding import Who
from shokai.server.tables.hinting import are_allowed
from shokai.server.tables.lessons import NOT_IN_LESSONS, NOT_IN_TOURNAMENTS, told_lesson
from shokai.server.tables.playing import can_ask_undo, can_undo
from shokai.server.tables.rematching import kept_for
from shokai.server.tables.table import CLOSED, GATHERING, OVER, PLAYING, Table
from shokai.server.tables.view_types import (
    Alone,
    AskKind,
    ChatLine,
    ClockTold,
    Leavers,
    RestKind,
    SayTold,
    SeatKind,
    TableState,
    TableTold,
    TableView,
    TournamentOfTable,
    WatchingTold,
)
from shokai.server.tables.words import told
from shokai.texts import Say

NOBODY_WATCHES: WatchingTold = {"names": [], "others": 0}


def seat_seen_from(table: Table, who: Who) -> int | None:
    """The seat that somebody looks from: the one asked for if it is theirs, else their first; none who watches."""
    return _seat_among(table.seats_of(who.person), who)


def _seat_among(mine: list[int], who: Who) -> int | None:
    if who.watches or not mine:
        return None
    return who.seat if who.seat in mine else mine[0]


def view_of(
    table: Table,
    who: Who,
    present: set[str],
    seed_is_public: bool = False,
    behind: Behind | None = None,
    watching: WatchingTold | None = None,
    held: bool = False,
) -> TableView:
    """The whole view; `held` while the operator holds back the bot that has to move."""
    mine = table.seats_of(who.person)
    seat = _seat_among(mine, who)
    begun = bool(table.names)
    late = is_behind(table, who.person)
    follower = behind or Behind()
    match = (follower.match(table) if late else table.match) if begun else None
    return {
        "version": table.version,
        "at": table.at,
        "table": _table_for_all(table, present, seed_is_public, late, watching or NOBODY_WATCHES),
        "you": {
            "seat": seat,
            "seats": mine,
            "host": who.person is not None and who.person == table.terms.host,
            "kept": kept_for(table, who.person),
            "behind": table.terms.delay if late else 0,
            "can": [
                one
                for one in _can(table, who, mine, seat, present)
                if (not table.terms.lesson or one not in NOT_IN_LESSONS)
                and (not table.terms.tournament or one not in NOT_IN_TOURNAMENTS)
            ],
        },
        "game": match.shared_view(seat) if match else None,
        "step": match.step if match else 0,
        "question": _question(table) if seat == table.actor else None,
        "notice": _notice(table, late, held),
        "sheet": told([*table.game.final_lines(table.match.state, table.names), *_by_bots(table)])
        if table.state == OVER
        else [],
        "thinking": table.actor if table.bot_to_move and not late and not held else None,
        "log": (follower.log if late else table.log) if begun else [],
        "chat": _chat(table, late),
        "lesson": told_lesson(table, seat),
    }


def _question(table: Table) -> SayTold | None:
    """What is asked, for whoever is asked: it may speak of what is in the hand."""
    asked: SayTold | None = told(table.game.question(table.match.state)) if table.state == PLAYING else None
    return asked


def _by_bots(table: Table) -> list[Say]:
    """For whom a bot played to the end, and whose time ran out before: nobody wins by it unnoticed."""
    lines = []
    for chair in table.chairs:
        if chair.kind == PERSON and chair.minded:
            why = "late" if chair.late else "left" if chair.left else "wish"
            lines.append(Say("server-sheet-bot", player=table.names[chair.number], why=why))
        elif any(seat == chair.number for _, seat in table.ran_out):
            lines.append(Say("server-sheet-late", player=table.names[chair.number]))
    return lines


def _notice(table: Table, late: bool, held: bool) -> SayTold | None:
    """Why the game stands still, for everybody; but whose turn it is, not for those who see the game later."""
    said: Say | None = None
    if table.stuck is not None and not late:
        said = Say("server-bot-stuck", player=table.names[table.stuck], bot=table.chairs[table.stuck].player)
    elif table.closed_by == "operator":
        said = Say("server-ended-by-operator")
    elif table.closed_by == "alone":
        said = Say("server-ended-alone")
    elif table.rests_after is not None and table.nobody_left and table.terms.alone != "play":
        said = Say("server-nobody-left")
    elif table.rests_after is not None:
        said = Say("server-bots-rest", moves=table.rests_after)
    elif held and not late and table.actor is not None:
        said = Say("server-bots-held", player=table.names[table.actor])
    notice: SayTold | None = told(said)
    return notice


def _chat(table: Table, late: bool) -> list[ChatLine]:
    """The last lines of the chat. Those who see the game later hear what was said when they see what it was about."""
    if not late:
        return list(table.chat)
    return [line for line, step in zip(table.chat, table.said_at, strict=True) if step <= step_behind(table)]


def _table_for_all(
    table: Table, present: set[str], seed_is_public: bool, late: bool, watching: WatchingTold
) -> TableTold:
    """What everybody is told of the table: made once for all who look at it."""
    made_for = (table.settled_at, present, seed_is_public, late, watching)
    if table.shown is None or table.shown[0] != made_for:
        table.shown = made_for, _table(table, present, seed_is_public, late, watching)
    return table.shown[1]


def _table(table: Table, present: set[str], seed_is_public: bool, late: bool, watching: WatchingTold) -> TableTold:
    # Clocks tell whose turn it is, and so may bots that stand in, votes and questions: not to those who see it later.
    clock = None if late else table.clock
    falls = clock.falls_at() if clock else None
    voters = table.voters
    return {
        "id": table.terms.id,
        "name": table.terms.name,
        "game": table.terms.game,
        "options": option_words(table.game, table.terms.options),
        "players": table.terms.players,
        "state": cast(TableState, table.state),
        "public": table.terms.public,
        "hurry": table.terms.hurry,
        "clock": cast("ClockTold | None", table.terms.clock),
        "clock_at": round(clock.since, 2) if clock else None,
        "falls": falls and round(falls, 1),
        "rests": [
            {"begins": round(begins, 1), "ends": round(ends, 1), "why": cast(RestKind, why)}
            for begins, ends, why in (clock.rests() if clock else ())
        ],
        "ran_out": [
            {"step": step, "seat": seat} for step, seat in table.ran_out if not late or step <= step_behind(table)
        ],
        "alone": cast(Alone, table.terms.alone),
        "running": clock.running if clock else None,
        "paused": clock.paused if clock else False,
        "commitment": table.commitment,
        "seed": table.terms.seed if seed_is_public and table.state in (OVER, CLOSED) else None,
        "deal": None if table.terms.deal == table.terms.id else table.terms.deal,
        "from_record": table.terms.record is not None,
        "rematch": table.rematch,
        "rematch_by": table.rematch_by,
        "rematch_of": table.terms.rematch_of,
        "rated": counts(table),
        "leavers": cast(Leavers, table.terms.leavers),
        "delay": table.terms.delay,
        "hints": are_allowed(table),
        "cards": table.own_cards,
        "tournament": cast("TournamentOfTable | None", table.terms.tournament),
        "daily": table.terms.daily,
        "watchers_talk": table.terms.watchers_talk,
        "watching": _only_counted(watching) if hears_no_watchers(table) else watching,
        "spoiled": sorted(table.spoiled),
        "seats": [
            {
                "seat": chair.number,
                "name": chair.name,
                "kind": cast(SeatKind, chair.kind),
                "bot": chair.bot,
                "minded": None if late else chair.minded,
                "left": chair.left,
                "present": chair.person in present,
                "votes": 0 if late else len(table.votes.get(chair.number, ())),
                "clock": round(clock.left[chair.number], 1) if clock else None,
                "reserve": round(clock.spare[chair.number], 1) if clock and clock.reserve else None,
                "away": [[*span] for span in clock.calendars[chair.number].away] if clock else [],
                "late": chair.late and not late,
                "kept": chair.kept is not None,
            }
            for chair in table.chairs
        ],
        "asks": [
            {
                "ask": ask.number,
                "kind": cast(AskKind, ask.kind),
                "seat": ask.seat,
                "name": ask.name,
                "yes": sorted(ask.yes),
                "missing": [seat for seat in voters if seat not in ask.yes],
            }
            for ask in ([] if late else table.asks.values())
        ],
    }


def _only_counted(watching: WatchingTold) -> WatchingTold:
    """How many watch, without their names: one can be called `take R5`."""
    return {"names": [], "others": len(watching["names"]) + watching["others"]}


def _can(table: Table, who: Who, mine: list[int], seat: int | None, present: set[str]) -> list[str]:
    """What somebody can do now from the seat they look from, for buttons; the actions themselves decide."""
    can = ["chat"] if who.person and (mine or not hears_no_watchers(table)) else []
    host = who.person is not None and who.person == table.terms.host
    if table.state == GATHERING:
        if any(chair.kind == OPEN and chair.kept in (None, who.person) for chair in table.chairs):
            can.append("sit")
        if mine or kept_for(table, who.person):
            can.append("stand")
        if host:
            can += ["start", "close", "invite", "keep", "swap", "rename"]
            can += [] if table.terms.rated else ["bot"]
    elif table.state == PLAYING and mine:
        # No bot plays for somebody who is there, and no seat changes hands, where the game counts.
        bound = table.terms.rated or table.terms.daily or table.terms.tournament
        if not bound or (seat is not None and table.chairs[seat].minded):
            can.append("mind")
        can += ["close"] if table.terms.rated or table.terms.daily else ["invite", "close"]
        if table.clock and (table.clock.paused or not table.terms.tournament or len(table.voters) > 1):
            can.append("pause")
        others = [c for c in table.chairs if c.kind == PERSON and c.person != who.person and not c.left]
        if any(c.person not in present for c in others):
            can.append("replace")
        if table.actor == seat and seat is not None and not table.chairs[seat].minded:
            can.append("play")
            if are_allowed(table):
                can.append("hint")
            if can_undo(table, [seat]):
                can.append("undo")
            if table.undone:
                can.append("redo")
        if "undo" not in can and not table.terms.daily and can_ask_undo(table, mine):
            can.append("ask_undo")
    elif table.state == PLAYING and host and not table.voters:
        can += ["invite", "close"]
    elif table.state == PLAYING and host and table.stuck is not None:
        can.append("invite")
    elif table.state in (OVER, CLOSED) and table.asks_again(who.person):
        can.append("rematch")
    return can
