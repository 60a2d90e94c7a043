# Running a server, moving its data, and how much it bears: only for the terminal.

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
server-data-and-database = Use either a file (--data) or a database (--database), not both.
server-bad-level = There is no log level “{ $level }”. Available: { $levels }.
server-bad-format = There is no log format “{ $format }”. Use text or json.
server-bad-origin = “{ $origin }” is not a site address. Use https://NAME or http://NAME:PORT.
server-bad-proxy = “{ $proxy }” is neither a machine’s address nor a network such as 10.0.0.0/24. Use * for all machines.
server-bad-switch = “{ $text }” is not valid for { $setting }: use { $on } to turn it on or { $off } to turn it off.
server-empty-setting = { $setting } is empty. Give it a value or leave it out.
server-short-secret = A secret needs at least { $least } characters.
server-bad-database = “{ $url }” is not a database address. Use postgresql://USER:PASSWORD@HOST/NAME or sqlite:///FILE.
server-newer-database = This database was made by a newer version of Shokai (schema { $found }; this version supports { $known }).
server-worker-needs-postgresql = Workers need a shared PostgreSQL database: name it with --database. With a file, the server does its own thinking.
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
transfer-not-empty = That database is not empty. Import into a new one.
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
