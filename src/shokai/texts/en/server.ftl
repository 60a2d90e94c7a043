# The server: what it says to people at tables, and to those who run it.

## At a table

server-no-such-table = There is no such table.
server-not-found = There is nothing here.
server-method-not-allowed = That cannot be done here.
server-no-page = The page is not built. See docs/contributing.md.
server-bad-message = That message cannot be understood.
server-too-large = That is too large.
server-too-fast = That was too fast. Wait a moment.
server-internal = Something went wrong here. It has been noted.
server-foreign-origin = Requests of other pages are not answered.
server-foreign-host = The server does not go by that name. See --origins.
server-stopping = The server stops. Come again in a moment.
server-too-slow = That took too long to arrive.
server-too-heavy = The server gave that up: it takes too much time or memory.
server-too-busy = Too much is waiting to be worked out. Try again in a moment.
server-table-full = Too much has happened at this table. It can only be played on or closed.
server-bots-rest = Only bots are left here. After { $moves } moves among themselves they wait: the game goes on when somebody takes a seat.
server-bot-stuck = The bot “{ $bot }” cannot find a move for { $player }, however often it is asked. The game goes on when somebody takes its place: the host can invite somebody to that seat, and whose seat it is can take it back.
server-busy = Several people acted at once. Try again.
server-late = The game has moved on meanwhile.
server-not-playing = No game is on at this table.
server-not-seated = You do not sit at this table.
server-not-your-turn = It is not your turn.
server-not-your-seat = That is not your seat.
server-minded = A bot minds your seat. Take it back first.
server-host-only = Only the host of the table can do that.
server-cannot-undo = That cannot be undone any more without the others’ consent.
server-undo-replaced = A bot has taken over from somebody who is away. What was before that cannot be taken back without them.
server-nothing-to-undo = You have not decided anything yet.
server-nothing-to-redo = There is nothing to make again.
server-over = The game is over.
server-no-such-question = That question is not open any more.
server-name-first = Give yourself a name first.
server-bad-name = A name has 1 to 24 characters that can be seen.
server-bad-chat = Nothing that can be shown is in that message.
server-no-such-seat = There is no such seat.
server-seat-taken = That seat is taken.
server-already-begun = The game has begun already.
server-seat-kept = That seat is kept for { $player }.
server-rated-accounts = This game counts for the rating. Only people with an account can play it.
server-rated-plain = A game that counts for the rating begins with a deal of its own and the printed cards.
server-rated-people = A game that counts for the rating needs at least two people, each on one seat.
server-rated-start = A game that counts for the rating begins when every seat is taken.
server-rated-no-bot = This game counts for the rating. No bot plays for somebody who is there.
server-rated-seats = This game counts for the rating. Seats do not change hands.
server-rated-there = This game counts for the rating. A bot can only replace somebody who is away and has been on turn for { $seconds } seconds.
server-behind-chat = Whoever watches this game sees it later, and can talk when it is over.
server-bad-invitation = That invitation is not valid any more.
server-cannot-replace = Nobody needs to be replaced there.
server-still-here = { $player } is here. Only for somebody who is away can a bot take over.
server-just-left = { $player } was here a moment ago. If nobody comes back, a bot can take over in { $seconds } s.
server-took-seat = { $player } has taken the seat of { $before }.
server-was-replaced = A bot plays for { $player }, who is away: the others have voted for it.
server-no-clock = There is no clock at this table.
server-not-over = The game is not over yet.
server-not-over-yet = The record can be had when the game is over, at all tables with the same deal.
server-bot-too-slow = A bot on a server has at most { $setting }={ $most }.
server-bot-name-long = The name of a bot, with its settings, has at most { $most } characters.
server-bot-setting = At a server a bot’s settings can be { $settings }; “{ $setting }” is for experiments on one’s own computer.
server-no-programs = A server runs nobody’s own code, neither program: nor python:. Let your bot take a seat with a token.
server-same-deal = The same deal is being played at another table.
server-deal-differs = Tables with the same deal have the same game, options, cards and number of players.
server-record-and-cards = A game from a record has the record's cards. Leave out the record or the cards.
server-deal-not-yours = Only the host of a table can open others with its deal, and not from a record.
server-deal-is-known = That game is over, and its deal is known.
server-deal-watched = Somebody without a seat has watched that game, so its deal stays at that table. Open all tables of a deal before anybody watches.
server-deal-rated = A rated game shares its deal with no other table.
server-too-many-tables = You have { $most } tables that are not over. Finish or close one first.
server-too-many-tables-today = You have made { $most } tables within a day. That is enough for now.
server-too-many-guests = Many people have come from your address at once. Wait a moment.
server-seats-and-players = { $seats } seats were named for { $players } players.
server-record-differs = That record is of { $game } with { $players } players.
server-record-over = The game is over at that point.

## People

server-bad-password = A password has { $shortest } to { $longest } characters.
server-wrong-password = Name and password do not fit.
server-too-many-guesses = Too many wrong passwords were tried. Wait a moment, or use a device on which you have entered this account before.
server-no-account = You have no account yet.
server-name-taken = There is an account “{ $name }” already.
server-has-account = You have an account already.
server-account-keeps-name = An account keeps its name.
server-too-many-tokens = You have { $most } tokens. Drop one first.
server-needs-cookie = A token cannot do this. Do it in a browser where you have entered.
server-bad-cursor = There is no such place in the list. Begin it again.

## Running it

cli-serve-help = start the web server: play in the browser
cli-worker-help = think for the bots of a shared database
server-help-host = the address to listen on; 127.0.0.1 unless given, so that only this machine can connect
server-help-port = the port to listen on; 8000 unless given
server-help-lan = let other machines in the network play, too; prints an address and a QR code for phones
server-help-browser = do not open a browser
server-help-limits = no limits on rates, tables, guests and connections, for tests
server-help-origins = addresses under which people reach the server through a proxy, such as https://play.example.org
server-help-proxies = addresses or networks of proxies that say where requests come from, * for all; 127.0.0.1 unless given
server-help-metrics-token = what has to be known to read /metrics from another machine, at least 16 characters
server-help-data = the file with all tables; in your data directory unless given
server-help-database = a database instead of a file, postgresql://USER:PASSWORD@HOST/NAME
server-help-secret = what cookies are signed with, at least 16 characters; made and kept in the database unless given
server-help-thinkers = processes that think for bots, besides one for quick ones; one less than there are cores unless given, 0 for none
server-help-bots-alone = moves that bots make in a row where nobody else plays, before they wait for somebody; 10000 unless given, 0 for no limit
server-help-away = seconds for which somebody must have been away before the others can let a bot take over; 60 unless given
server-help-log-level = debug, info, warning or error
server-help-log-format = text or json
server-help-compile = do not compile what bots think with; they play weaker until somebody does
server-address = Shokai is at { $address }
server-how-to-stop = Press Ctrl-C to stop. Nothing is lost.
server-lan-warning = Everybody in this network can connect.
server-working = Working for the bots, with { $thinkers ->
    [one] one process
   *[other] { $thinkers } processes
}.
server-cannot-listen = Cannot listen on { $host }, port { $port }: { $why }. Choose another with --port.
server-bad-number = “{ $text }” for { $name } is not a number up to { $most }.
server-data-and-database = Give a file with --data or a database with --database, not both.
server-bad-level = There is no log level “{ $level }”. These are there: { $levels }.
server-bad-format = There is no log format “{ $format }”. It is text or json.
server-bad-origin = “{ $origin }” is not the address of a site. It is https://NAME or http://NAME:PORT.
server-bad-proxy = “{ $proxy }” is neither the address of a machine nor a network such as 10.0.0.0/24. * stands for all machines.
server-bad-switch = “{ $text }” for { $setting } is neither on ({ $on }) nor off ({ $off }).
server-empty-setting = { $setting } is empty. Give it a value, or leave it out.
server-short-secret = A secret has at least 16 characters.
server-bad-database = “{ $url }” is not the address of a database. It is postgresql://USER:PASSWORD@HOST/NAME or sqlite:///FILE.
server-no-database = The database { $url } cannot be used: { $why }.
server-file-in-use = Another Shokai server works with { $path }. Stop it first, or name another file with --data.
server-newer-database = The database is of a newer Shokai (schema { $found }; this one knows { $known }).
server-worker-needs-postgresql = Workers share a PostgreSQL database: give it with --database. With a file, the server itself thinks.

## The load test

cli-load-help = play many tables at full speed and measure the server
load-help-tables = how many tables; 300 unless given
load-help-seconds = how long; 20 unless given
load-help-address = a server on this machine; unless given, one is started, killed at the end, and looked at again
load-help-database = a PostgreSQL database for the server that is started
load-help-processes = how many web processes share the database
load-help-apart = put the two players of each table on different web processes
load-bounds = At most { $tables } tables and { $seconds } seconds.
load-processes = Several web processes (at most 16) need a database that they share: --database postgresql://…
load-only-here = The load test is for servers on this machine: http://127.0.0.1:PORT
load-no-server = The server did not start.
load-begins = Playing { $tables } tables for { $seconds } seconds at full speed, then at half of it.

## Moving data

cli-export-help = write everything that a server has, people, tables and moves, to a file
cli-import-help = read such a file into an empty database, to move from a file to PostgreSQL or back
cli-backup-help = copy the file with all tables, also while the server runs
transfer-help-export-file = the file to write; it holds secrets, so keep it to yourself
transfer-help-import-file = what “shokai export” wrote
transfer-help-backup-file = the copy to make; “shokai serve --data COPY” can go on with it
transfer-exported = { $path } has { transfer-amount }.
transfer-imported = Taken from { $path }: { transfer-amount }.
transfer-amount = { $people ->
    [one] one person
   *[other] { $people } people
}, { $tables ->
    [one] one table
   *[other] { $tables } tables
} and { $events ->
    [one] one event
   *[other] { $events } events
}
transfer-backed-up = { $path } is a copy of all tables, { $bytes } bytes.
transfer-exists = { $path } is there already, and nothing is overwritten.
transfer-no-file = There is no file { $path }. Name the one with your tables with --data.
transfer-nothing-there = There are no tables of Shokai in that database.
transfer-not-empty = That database is not empty. Import into a new one.
transfer-backup-is-for-files = A PostgreSQL database is backed up with its own tool, pg_dump. “shokai export” works, too.
transfer-no-export = That is no file that “shokai export” wrote.
transfer-newer-export = That file is of a newer Shokai ({ $version }).
transfer-cut-off = That file has no end: a part of it is missing. Nothing was taken from it.
transfer-gap = Events of the table { $table } are missing in that file. Nothing was taken from it.
transfer-bad-line = Line { $line }: { $why } Nothing was taken from the file.
transfer-why-no-json = it cannot be read as JSON.
transfer-why-no-row = it is no row of a table.
transfer-why-code = it names a bot “{ $bot }”, and a server runs nobody’s own code.
transfer-why-columns = these are not the columns of “{ $table }”.
transfer-why-value = the value of “{ $column }” is of another kind.
transfer-why-does-not-fit = it does not fit the other rows of “{ $table }”; something is there twice or missing.
transfer-why-count = it counts other rows than there are.
transfer-why-after-end = something comes after the end.

verify-table-wrong = Table { $table }: { $why }
verify-table-unreadable = What is stored of it cannot be read.
verified-tables = { NUMBER($tables, useGrouping: 0) } tables checked: all { NUMBER($deals, useGrouping: 0) } deals came from their seeds.
verified-tables-wrong = { NUMBER($tables, useGrouping: 0) } tables checked, { NUMBER($wrong, useGrouping: 0) } of them with something that did not come from their seeds or the rules.
