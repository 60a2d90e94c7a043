"""What people do with seats: who sits where, and which bots play. Nothing is changed here: see `acting`."""

from __future__ import annotations

from shokai.bots import BOTS, canonical, is_code
from shokai.server.tables import actions as do
from shokai.server.tables import counting
from shokai.server.tables.chairs import BOT, OPEN, PERSON, Chair, names_for
from shokai.server.tables.consent import already_agreed
from shokai.server.tables.deciding import Happening, Outcome, Who, host_only, own_chair, voter_seat
from shokai.server.tables.playing import told_after
from shokai.server.tables.rematching import kept_for
from shokai.server.tables.table import CLOSED, GATHERING, LONGEST_BOT, OVER, PLAYING, STAND_IN, Table
from shokai.server.tables.words import refuse

# How long a bot may be told to think where thinking processes serve everybody.
THOUGHT = {
    "heuristic": {"turns": 1_000, "temperature": 10},
    "search": {"seconds": 5, "iterations": 20_000},
    "network": {"temperature": 100},
    "master": {"seconds": 5, "iterations": 20_000},
}


def checked_bot(text: str) -> str:
    """The name of a bot as people know it, if it may play on a server."""
    text = text.strip()
    if is_code(text):
        raise refuse("no-programs")
    if len(text) > LONGEST_BOT:
        raise refuse("bot-name-long", most=LONGEST_BOT)
    name, _, settings = canonical(text).partition(":")
    if BOTS[name].only:
        return text
    for setting in filter(None, settings.split(",")):
        called, _, value = setting.partition("=")
        most = THOUGHT[name].get(called)
        if most is None:
            raise refuse("bot-setting", setting=called, settings=tuple(THOUGHT[name]))
        if float(value) > most:
            raise refuse("bot-too-slow", setting=called, most=most)
    return text


def sit(table: Table, who: Who, action: do.Sit) -> Outcome:
    """Takes a seat, or asks for one where the game is on."""
    if who.person is None:
        raise refuse("name-first")
    if action.seat >= table.terms.players:
        raise refuse("no-such-seat")
    if table.state in (OVER, CLOSED):
        raise refuse("not-playing")
    chair = table.chairs[action.seat]
    if action.invite is None and (table.state != GATHERING or chair.kind != OPEN):
        raise refuse("seat-taken")
    if chair.kept not in (None, who.person):
        raise refuse("seat-kept", player=chair.name)
    counting.check_sit(table, who.person, who.account)
    sitter = {"seat": chair.number, "person": who.person, "name": who.name}
    if table.state == PLAYING and chair.person != who.person:
        # Whoever takes it over sees a hand: everybody who plays is asked.
        wanted = ("seat", chair.number, who.person)
        open_ask = next((ask for ask in table.asks.values() if (ask.kind, ask.seat, ask.person) == wanted), None)
        yes = already_agreed(table, chair, who.person) | (open_ask.yes if open_ask else set())
        if not set(table.voters) <= yes:
            return Outcome() if open_ask else Outcome([("ask", {"what": "seat", "yes": sorted(yes), **sitter})])
    sitting: Happening = ("sit", sitter)
    others = [c for c in table.chairs if c.number != chair.number]
    if table.state == GATHERING and all(c.kind != OPEN for c in others):
        chairs = [Chair(c.number, c.kind, c.person, c.name, c.bot) for c in table.chairs]
        chairs[chair.number] = Chair(chair.number, PERSON, who.person, who.name)
        beginning = begun(table, chairs)
        return Outcome([sitting, *beginning.events], ahead=beginning.ahead)
    return Outcome([sitting])


def stand(table: Table, who: Who, action: do.Stand) -> Outcome:
    """Gives a seat up before the game."""
    if action.seat not in kept_for(table, who.person):
        own_chair(table, who, action.seat)
    if table.state != GATHERING:
        raise refuse("already-begun")
    return Outcome([("stand", {"seat": action.seat})])


def start(table: Table, who: Who, _: do.Start) -> Outcome:
    """Begins the game with bots on the seats that nobody took."""
    host_only(table, who)
    if table.state != GATHERING:
        raise refuse("already-begun")
    counting.check_start(table)
    return begun(table, table.chairs)


def begun(table: Table, chairs: list[Chair]) -> Outcome:
    """The beginning of the game; where nobody sits, a bot does."""
    names = names_for(table.game, chairs)
    match = table.first_match(names)
    bots = {str(c.number): STAND_IN for c in chairs if c.kind == OPEN}
    return Outcome([("begin", {"names": names, "bots": bots, **told_after(match, 0)})], ahead=match)


def mind(table: Table, who: Who, action: do.Mind) -> Outcome:
    """Lets a bot play for somebody, or no more."""
    chair = own_chair(table, who, action.seat)
    if table.state != PLAYING:
        raise refuse("not-playing")
    bot = None if action.bot is None else checked_bot(action.bot)
    counting.check_mind(table, bot)
    return Outcome([("mind", {"seat": chair.number, "bot": bot})])


def invite(table: Table, who: Who, action: do.Invite) -> Outcome:
    """Asks for a link by which somebody can sit down."""
    if action.seat >= table.terms.players:
        raise refuse("no-such-seat")
    chair = table.chairs[action.seat]
    own = chair.number in table.seats_of(who.person)
    if not own and (chair.kind == PERSON or who.person != table.terms.host):
        raise refuse("not-your-seat")
    if table.state in (OVER, CLOSED) or (chair.kind == BOT and table.state == GATHERING):
        raise refuse("not-playing")
    if chair.kept is not None:
        raise refuse("seat-kept", player=chair.name)
    counting.check_invite(table)
    return Outcome(wish="invite")


def keep(table: Table, who: Who, action: do.Keep) -> Outcome:
    """Keeps a seat for whoever is called so, or lets it go; whom that is, others than the table know."""
    host_only(table, who)
    if table.state != GATHERING:
        raise refuse("already-begun")
    if action.seat >= table.terms.players:
        raise refuse("no-such-seat")
    chair = table.chairs[action.seat]
    if chair.kind != OPEN:
        raise refuse("seat-taken")
    if action.name is None:
        return Outcome([("stand", {"seat": chair.number})] if chair.kept else [])
    return Outcome(wish="keep")


def replace(table: Table, who: Who, action: do.Replace) -> Outcome:
    """Votes for a bot in the place of somebody who is away."""
    if table.state != PLAYING:
        raise refuse("not-playing")
    by = voter_seat(table, who)
    if action.seat >= table.terms.players:
        raise refuse("no-such-seat")
    chair = table.chairs[action.seat]
    if chair.kind != PERSON or chair.person == who.person or chair.left:
        raise refuse("cannot-replace")
    events: list[Happening] = [("vote", {"seat": chair.number, "by": by, "yes": action.yes})]
    others = {seat for seat in table.voters if table.chairs[seat].person != chair.person}
    votes = table.votes.get(chair.number, set()) & others
    votes = votes | {by} if action.yes else votes - {by}
    if len(votes) * 2 > len(others):
        events.append(("mind", {"seat": chair.number, "bot": STAND_IN, "left": True}))
    return Outcome(events)
