# The server: what it says to people at tables, and to those who run it.

## At a table

server-no-such-table = There is no such table.
server-not-found = There is nothing here.
server-method-not-allowed = This method is not allowed here.
server-no-page = The page has not been built. See docs/guide/contributing.md.
server-bad-message = The server could not understand that message.
server-too-large = That is too large.
server-too-fast = Too many requests. Wait a moment.
server-internal = Something went wrong on the server. The error has been logged.
server-foreign-origin = Requests from other sites are not accepted.
server-foreign-host = The server is not known under that name. See --origins.
server-stopping = The server is shutting down. Try again in a moment.
server-too-slow = That took too long to arrive.
server-too-heavy = The server gave up: this takes too much time or memory.
server-too-busy = The server is busy. Try again in a moment.
server-table-full = This table’s log is full. You can only play on or close the table.
server-bots-rest = Only bots are left here, and they have paused after { $moves } moves in a row. The game continues when someone takes a seat.
server-bots-held = { $player } is played by a bot that thinks ahead. The operator of this server has paused such bots; the game continues when they may think again.
server-bot-stuck = The bot “{ $bot }” keeps failing to find a move for { $player }. The game continues when someone takes over: the host can invite a player to that seat, or its owner can take it back.
server-busy = Several people acted at the same time. Try again.
server-late = The game has moved on in the meantime.
server-not-playing = There is no game in progress at this table.
server-not-seated = You do not have a seat at this table.
server-not-your-turn = It is not your turn.
server-not-your-seat = That is not your seat.
server-minded = A bot is playing for you. Take your seat back first.
server-host-only = Only the host of the table can do that.
server-cannot-undo = You can no longer undo that without the other players’ consent.
server-undo-alone = The game has gone on since. You can still take back your turn with “{ page-undo-turn }”.
server-undo-gone = The game has gone on since, and here that cannot be undone.
server-undo-replaced = A bot has taken over for a player who is away. Moves made before that cannot be undone without them.
server-nothing-to-undo = You have not made a decision yet.
server-nothing-to-redo = There is nothing to redo.
server-over = The game is over.
server-no-such-question = That question is no longer open.
server-name-first = Choose a name first.
server-bad-name = A name has 1 to 24 visible characters.
server-bad-title = A table name has at most { $most } visible characters.
server-bad-chat = That message contains nothing that can be displayed.
server-no-such-seat = There is no such seat.
server-seat-taken = That seat is taken.
server-already-begun = The game has already started.
server-seat-kept = That seat is reserved for { $player }.
server-rated-accounts = This is a rated game. Only players with an account can take part.
server-rated-plain = A rated game needs a new deal and the printed cards.
server-rated-people = A rated game needs at least two people, each with one seat.
server-rated-start = A rated game starts when every seat is taken.
server-rated-no-bot = This is a rated game. A bot cannot play for someone who is here.
server-rated-seats = This is a rated game. Seats cannot change hands.
server-rated-there = This is a rated game. A bot can only replace someone who is away and whose turn has lasted { $seconds } seconds.
server-behind-chat = Spectators see this game with a delay and can chat once it is over.
server-watchers-chat = At this table, spectators can chat before and after the game.
server-bad-invitation = That invitation is no longer valid.
server-cannot-replace = Nobody there needs replacing.
server-still-here = { $player } is here. A bot can only take over for someone who is away.
server-just-left = { $player } was here a moment ago. A bot can take over in { $seconds } s unless they come back.
server-took-seat = { $player } has taken over { $before }’s seat.
server-was-replaced = A bot is now playing for { $player }, who is away: the other players agreed to it.
server-no-clock = This table has no clock.
server-not-over = The game is not over yet.
server-not-over-yet = The record becomes available when the game is over at every table with this deal.
server-bot-too-slow = On a server, bots are limited to { $setting }={ $most }.
server-bot-name-long = A bot name, including its settings, has at most { $most } characters.
server-bot-setting = On a server, bots accept the settings { $settings }; “{ $setting }” is for experiments on your own computer.
server-no-programs = A server does not run user code (program: or python:). Let your bot take a seat with a token instead.
server-same-deal = This deal is still being played at another table, so you cannot play or watch it here.
server-deal-differs = Tables that share a deal need the same game, options, cards and number of players.
server-record-and-cards = A game started from a record uses the record’s cards. Leave out either the record or the cards.
server-deal-not-yours = Only the host of a table can open other tables with its deal, and not if it was started from a record.
server-deal-is-known = That game is over, so its deal is public.
server-deal-watched = Someone without a seat has watched that game, so its deal cannot be reused. Open all tables of a deal before anyone watches.
server-deal-rated = A rated game cannot share its deal with another table.
server-too-many-tables = You have { $most } unfinished tables. Finish or close one first.
server-too-many-tables-today = You have opened { $most } tables in one day, which is the limit. Try again later.
server-too-many-guests = Too many new visitors from your address. Wait a moment.
server-seats-and-players = You named { $seats } seats for { $players } players.
server-record-differs = That is a record of { $game } with { $players } players.
server-record-over = The game is over at that point.

## People

server-bad-password = A password has { $shortest } to { $longest } characters.
server-wrong-password = Wrong name or password.
server-too-many-guesses = Too many wrong passwords. Wait a moment, or use a device on which you have logged in to this account before.
server-no-account = You do not have an account yet.
server-name-taken = There is already an account named “{ $name }”.
server-has-account = You already have an account.
server-account-keeps-name = You cannot rename an account.
server-too-many-tokens = You have { $most } tokens. Delete one first.
server-needs-cookie = You cannot do this with a token. Use a browser in which you are logged in.
server-bad-cursor = There is no such page of the list. Start again from the beginning.

## Running it

cli-serve-help = start the web server, to play in the browser
cli-worker-help = think for the bots of servers that share a database
server-help-host = address to listen on (default: 127.0.0.1, reachable from this machine only)
server-help-port = port to listen on (default: 8000)
server-help-lan = let other machines on the network play; prints an address and a QR code for phones
server-help-browser = do not open a browser
server-help-limits = disable the limits on rates, tables, guests and connections, for tests
server-help-origins = addresses at which people reach the server through a proxy, such as https://play.example.org
server-help-proxies = addresses or networks of trusted proxies, * for all (default: 127.0.0.1)
server-help-metrics-token = secret required to read /metrics from another machine, at least 16 characters
server-help-data = database file with all tables (default: in your data directory)
server-help-database = database to use instead of a file, postgresql://USER:PASSWORD@HOST/NAME
server-help-secret = key for signing cookies, at least 16 characters (default: generated once and kept in the database)
server-help-thinkers = processes that think for bots, besides one for quick ones (default: one less than the number of cores); 0 for none
server-help-bots-alone = moves that bots make in a row at a table without people before they pause (default: 10000); 0 for no limit
server-help-away = seconds someone must have been away before the others can let a bot take over (default: 60)
server-help-log-level = debug, info, warning or error
server-help-log-format = text or json
server-help-compile = do not compile the bots’ search; bots play more weakly until it is compiled
server-address = Shokai is running at { $address }
server-how-to-stop = Press Ctrl-C to stop. Nothing is lost.
server-lan-warning = Anyone on this network can connect.
server-working = Thinking for the bots with { $thinkers ->
    [one] one process
   *[other] { $thinkers } processes
}.
server-no-such-host = “{ $host }” is not an address of this machine: { $why }. Choose another one with --host, or leave it out.
server-cannot-listen = Cannot listen on { $host }, port { $port }: { $why }. Choose another port with --port.
server-bad-number = “{ $text }” is not valid for { $name }: use a number up to { $most }.
server-data-and-database = Use either a file (--data) or a database (--database), not both.
server-bad-level = There is no log level “{ $level }”. Available: { $levels }.
server-bad-format = There is no log format “{ $format }”. Use text or json.
server-bad-origin = “{ $origin }” is not a site address. Use https://NAME or http://NAME:PORT.
server-bad-proxy = “{ $proxy }” is neither a machine’s address nor a network such as 10.0.0.0/24. Use * for all machines.
server-bad-switch = “{ $text }” is not valid for { $setting }: use { $on } to turn it on or { $off } to turn it off.
server-empty-setting = { $setting } is empty. Give it a value or leave it out.
server-short-secret = A secret needs at least { $least } characters.
server-bad-database = “{ $url }” is not a database address. Use postgresql://USER:PASSWORD@HOST/NAME or sqlite:///FILE.
server-no-database = Cannot use the database { $url }: { $why }.
server-file-in-use = Another Shokai server is using { $path }. Stop it first, or choose another file with --data.
server-newer-database = This database was made by a newer version of Shokai (schema { $found }; this version supports { $known }).
server-worker-needs-postgresql = Workers need a shared PostgreSQL database: name it with --database. With a file, the server does its own thinking.

## The load test

cli-load-help = load-test the server: play many tables at full speed
load-help-tables = number of tables (default: 300)
load-help-seconds = duration in seconds (default: 20)
load-help-address = server to test, on this machine (default: start one, kill it at the end, and check that nothing was lost)
load-help-database = PostgreSQL database for the server that is started
load-help-processes = number of web processes that share the database
load-help-apart = connect the two players of each table to different web processes
load-help-share = give each web process that share of a core at most, in percent, so that there is room for clients and database (Linux)
load-bounds = The load test plays 1 to { $tables } tables for 1 to { $seconds } seconds.
load-process-count = There must be 1 to { $most } web processes.
load-processes = Several web processes need a shared database: --database postgresql://…
load-only-here = The load test only runs against servers on this machine: http://127.0.0.1:PORT
load-share-bounds = A web process gets 1 to 100 percent of a core.
load-share-own = Only a server that the load test starts itself can be given a share of a core: leave out --address.
load-share-here = Only Linux tells how much processor time another process has used: leave out --share.
load-no-server = The server did not start.
load-begins = Playing { $tables } tables for { $seconds } seconds at full speed, then at half speed.

## Moving data

cli-export-help = write all data of a server (people, tables and moves) to a file
cli-import-help = read an exported file into an empty database, for example to move from a file to PostgreSQL
cli-backup-help = copy the database file, even while the server is running, or restore a copy
transfer-help-export-file = file to write; it contains secrets, so keep it private
transfer-help-import-file = file written by “shokai export”
transfer-help-backup-file = where to write the copy, or with --restore the copy to read; “shokai serve --data COPY” can use it
transfer-help-restore = put the copy FILE in the place of the database; stop the server first
transfer-exported = Exported to { $path }: { transfer-amount }.
transfer-imported = Imported from { $path }: { transfer-amount }.
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
transfer-backed-up = Copied all tables to { $path } ({ $bytes } bytes).
transfer-restored = { $path } now holds what { $copy } does. You can start the server again.
transfer-restored-before = What was there before is kept as { $path }.
transfer-no-backup = There is no file { $path } to restore.
transfer-restores-itself = { $path } is the database itself. Name the copy to restore.
transfer-backup-broken = { $path } is damaged, so nothing was changed.
transfer-no-room = The folder { $folder } cannot be used: { $why }.
transfer-many-backups = There are { $n } backups in { $folder } already. Move or delete some first; none is deleted unasked.
transfer-disk-full = The disk with { $folder } has too little room for another backup.
transfer-exists = { $path } already exists, and existing files are not overwritten.
transfer-no-file = There is no file { $path }. Use --data to name the file with your tables.
transfer-no-folder = { $path } cannot be written: there is no folder { $folder }.
transfer-nothing-there = That database contains no Shokai tables.
transfer-not-empty = That database is not empty. Import into a new one.
transfer-backup-is-for-files = Back up a PostgreSQL database with its own tool, pg_dump. “shokai export” works too.
transfer-no-export = That file was not written by “shokai export”.
transfer-newer-export = That file was written by a newer version of Shokai ({ $version }).
transfer-cut-off = That file is incomplete: its end is missing. Nothing was imported.
transfer-gap = Events of table { $table } are missing from that file. Nothing was imported.
transfer-bad-line = Line { $line }: { $why } Nothing was imported.
transfer-why-no-json = it is not valid JSON.
transfer-why-no-row = it is not a table row.
transfer-why-code = it names the bot “{ $bot }”, and a server does not run user code or read files by name.
transfer-why-columns = its columns are not those of “{ $table }”.
transfer-why-value = “{ $column }” has an invalid value.
transfer-why-does-not-fit = it conflicts with other rows of “{ $table }”; something is duplicated or missing.
transfer-why-count = its row counts do not match the file.
transfer-why-after-end = there is more data after the end.

verify-table-wrong = Table { $table }: { $why }
verify-table-unreadable = Its stored data cannot be read.
verified-tables = { NUMBER($tables, useGrouping: 0) } tables checked: all { NUMBER($deals, useGrouping: 0) } deals came from their seeds.
verified-tables-wrong = { NUMBER($tables, useGrouping: 0) } tables checked; { NUMBER($wrong, useGrouping: 0) } of them contain something that does not follow from their seeds or the rules.
server-blocked = The operator of this server has blocked you.
server-blocked-address = The operator of this server has blocked your address.
server-ended-by-operator = The operator of this server has closed this table.
