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

server-bad-number = “{ $text }” is not valid for { $name }: use a number up to { $most }.
server-no-database = Cannot use the database { $url }: { $why }.
server-file-in-use = Another Shokai server is using { $path }. Stop it first, or choose another file with --data.

## Moving data

transfer-backup-broken = { $path } is damaged, so nothing was changed.
transfer-no-room = The folder { $folder } cannot be used: { $why }.
transfer-many-backups = There are { $n } backups in { $folder } already. Move or delete some first; none is deleted unasked.
transfer-disk-full = The disk with { $folder } has too little room for another backup.
transfer-exists = { $path } already exists, and existing files are not overwritten.
transfer-no-file = There is no file { $path }. Use --data to name the file with your tables.
transfer-no-folder = { $path } cannot be written: there is no folder { $folder }.
transfer-nothing-there = That database contains no Shokai tables.
transfer-backup-is-for-files = Back up a PostgreSQL database with its own tool, pg_dump. “shokai export” works too.

verify-table-wrong = Table { $table }: { $why }
verify-table-unreadable = Its stored data cannot be read.
verified-tables = { NUMBER($tables, useGrouping: 0) } tables checked: all { NUMBER($deals, useGrouping: 0) } deals came from their seeds.
verified-tables-wrong = { NUMBER($tables, useGrouping: 0) } tables checked; { NUMBER($wrong, useGrouping: 0) } of them contain something that does not follow from their seeds or the rules.
server-blocked = The operator of this server has blocked you.
server-blocked-address = The operator of this server has blocked your address.
server-ended-by-operator = The operator of this server has closed this table.
