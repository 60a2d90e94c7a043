# The operator: who looks after a server, with `shokai admin` or on the admin page.

## What the operator is told

server-admin-wrong-token = That is not the operator’s token.
server-admin-too-many-tokens = Too many wrong tokens from your address. Wait a few minutes.
server-admin-no-such-person = There is nobody with the ID or name “{ $person }”.
server-admin-several-people = Several people are called “{ $person }”. Use the ID instead.
server-admin-bad-search = Search text can have at most { $longest } characters, all of them printable.
server-admin-no-such-state = There is no state “{ $state }”. Available: { $states }.
server-admin-no-such-game = There is no game “{ $game }”. Available: { $games }.
server-admin-bad-address = “{ $address }” is neither an address nor a network. Examples: 192.0.2.7, 192.0.2.0/24, 2001:db8::/32.
server-admin-blocks-you = { $address } includes this machine or your own address, so you would lock yourself out. Use --force if you mean it.

## Commands

admin-column-id = ID
admin-column-name = name
admin-column-tables = tables
admin-column-updated = last active
admin-column-state = state
admin-column-game = game
admin-column-age = age
admin-column-events = events
admin-column-failures = failures
admin-column-seats = seats
admin-account = account
admin-is-blocked = blocked
admin-state-gathering = gathering
admin-state-playing = playing
admin-state-over = over
admin-state-closed = closed
admin-days = { $n } days
admin-hours = { $n } hours
admin-minutes = { $n } min
admin-person = Joined { $since }; { $games } rated games; { $tokens } tokens.
admin-listed = { $total } in total, page { $page } of { $pages }.
admin-blocked = { $who } is blocked.
admin-unblocked = { $who } is no longer blocked.
admin-was-blocked = { $who } was already blocked.
admin-was-not-blocked = { $who } was not blocked.
admin-blocked-in-all = { $people } people and { $addresses } addresses are blocked.
admin-ended = Table { $table } is closed.
admin-was-over = Table { $table } was already over. Nothing was changed.
admin-will-delete = { $who } will be erased for good. Own tables to be deleted: { $deleted }. Other people’s tables at which they become “{ somebody-who-left }”: { $kept }.
admin-sure = Type “yes” to continue:
admin-yes = yes
admin-nothing-deleted = Nothing was deleted.
admin-deleted = { $who } has been erased. Tables deleted: { $deleted }. Tables kept without their name: { $kept }. Chat messages emptied: { $chat }. Tokens deleted: { $tokens }.
admin-tables-deleted = deleted
admin-tables-kept = kept
admin-left-out = { $tables } unfinished tables were left out. Use --with-running to include them, along with their seeds.
admin-has-seeds = { $path } contains the seeds of unfinished games: anyone who reads it knows every card to come. Do not share it until they are over.
admin-needs-token = Only the operator can ask a running server: set SHOKAI_ADMIN_TOKEN to the server’s token.
admin-bad-server = “{ $server }” is not a server address. Use http://NAME:PORT or https://NAME.
admin-no-answer = { $server } gave no answer: { $why }.
admin-busy-tables-in-memory = Tables in memory
admin-busy-connections = Open connections
admin-busy-thinking = Busy thinking processes
admin-busy-thinkers = Thinking processes
admin-busy-loop-lag-seconds = Event loop lag (seconds)
admin-busy-worst-loop-lag-seconds = … worst in the last minute
admin-busy-open-tables = Unfinished tables
admin-busy-bots-waiting = Tables waiting for a bot
admin-busy-database-bytes = Database size (bytes)
admin-busy-database-seconds = Database response time (seconds)
admin-bot-fails = Failing: { $bot } at table { $table }, { $failures } times in a row
admin-refused = Refused “{ $code }”: { $n }
admin-limit = Limit “{ $name }”: { $per_second } per second, bursts of { $at_once }
admin-most = { $name ->
    [tables-of-a-host] At most { $most } unfinished tables for each host
    [tables-of-a-host-in-a-day] At most { $most } new tables a day for each host
    [connections-of-a-person] At most { $most } connections for each person
    [connections-of-an-address] At most { $most } connections from each address
    [events-of-a-table] At most { $most } moves and messages at each table
   *[other] At most { $most } of “{ $name }”
}

## The admin page

page-admin = Administration
page-admin-token = Operator token
page-admin-token-about = The value of SHOKAI_ADMIN_TOKEN. This tab forgets it when you close it.
page-admin-enter = Log in
page-admin-leave = Log out
page-admin-none = This server has no operator token, so there is no admin page. See SHOKAI_ADMIN_TOKEN.
page-admin-people = People
page-admin-tables = Tables
page-admin-shut-out = Blocked
page-admin-busy = Load
page-admin-search = Search
page-admin-any-state = any state
page-admin-any-game = any game
page-admin-only-failing = failing bots
page-admin-nothing = Nothing found.
page-admin-before = Previous
page-admin-next = Next
page-admin-block = Block
page-admin-unblock = Unblock
page-admin-end = Close
page-admin-export = Export
page-admin-export-running = Export including unfinished games
page-admin-delete = Delete
page-admin-sure = Are you sure?
page-admin-who = Person, address or network
page-admin-events = { $n ->
    [one] one event
   *[other] { $n } events
}
page-admin-fails = { $n ->
    [one] bot failed once
   *[other] bot failed { $n } times
}
page-admin-tables-of = { $n ->
    [one] one table
   *[other] { $n } tables
}
page-admin-backups-about = Shokai { $version } is running. “shokai backup FILE” copies the database meanwhile; with PostgreSQL, pg_dump does.
page-admin-limits = Limits
page-admin-refused = Refused
page-admin-addresses = Connections by address
page-admin-renew = Refresh

## The books of the house at first sight

admin-books = The house books
page-admin-overview = Overview
admin-all-well = All is well.
admin-stuck-tables = { $n ->
    [one] One table is stuck.
   *[other] { $n } tables are stuck.
}
admin-in-short = { $here ->
    [0] Nobody is here
    [one] One person is here
   *[other] { $here } people are here
}, { $tables ->
    [0] no table is running
    [one] one table is running
   *[other] { $tables } tables are running
}. Version { $version }, up for { $up }.
admin-all-people = All { $n }
admin-all-tables = All { $n } and { $over } finished
admin-all-rules = Change
admin-all-load = Details
admin-here = now
admin-now = now
admin-open = Open
admin-keeping = Finished tables
admin-no-tables = No table is running.
admin-free-seats = { $n ->
    [0] nobody
    [one] one player
   *[other] { $n } players
}
admin-tag-fine = fine
admin-tag-stuck = stuck
admin-tag-open = open
admin-crowd = People here in the last 24 hours: at most { $most }, at { $time }.
admin-lag = In the last minute nobody waited more than { $ms } ms for the server to listen.
admin-queue = Bots’ queue
page-admin-keep-sure = Keep finished tables for { $days ->
    [one] one day only
   *[other] { $days } days only
}?
page-admin-keep-about = Older ones are deleted at once and for good. Their results stay on the profiles.
page-admin-keep-yes = Delete older ones
admin-pause-bots = Pause searches
admin-resume-bots = Let them go on
cli-admin-bots-help = pause bots that search, or let them go on
admin-help-bots = pause or go; leave it out to see the current choice
admin-bots-go = Bots may think ahead.
admin-bots-held = Bots that think ahead are paused. At their tables a sentence says so; all other bots go on, and so do hints. Reviews are paused, too, and go on when somebody asks again.
admin-backups = Backups
admin-backup-make = Make one now
admin-backup-restore = Restore
admin-backup-none = None made here yet. They would lie in { $folder }.
admin-backup-read = { $size } MB, read back
admin-backup-how = Restoring replaces everything that has happened since: deleted accounts, blocks and logins are as they were, too, and clocks that have run out meanwhile fall. Stop the server, run this on its computer, and start it again:
admin-backup-elsewhere = The database is PostgreSQL: pg_dump backs it up, and pg_restore restores it.
admin-no-queue = No table is waiting for a bot.
admin-thinks = thinking
admin-waits = waiting
admin-announcing = Announcement
admin-announced = On the home page { $ago }: “{ $text }”
