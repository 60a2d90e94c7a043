# Tournaments.

server-tournament-account = Tournaments are for people with an account. Create one first: you keep your name and your tables.
server-tournament-hosts = On this server only some people may hold tournaments. Ask the operator to add you.
server-no-such-tournament = There is no such tournament. Its host may have called it off.
server-bad-tournament-name = A tournament needs a name of at most { $most } visible characters.
server-tournament-players = This game is played at tables of { $fewest } to { $most }.
server-too-many-tournaments = You hold { $most } tournaments that are not over. End one of them first.
server-too-many-joined = You take part in { $most } tournaments that are not over. Leave one of them first.
server-tournament-full = This tournament has { $most } players and takes no more.
server-tournament-over = This tournament has begun its last round or is over.
server-tournament-alone = A round needs at least two players.
server-round-goes-on = Tables of this round are still being played.
server-not-in-tournament = You do not take part in this tournament.
server-tournament-dropped = The host has taken you out of this tournament. Only the host can let you take part again.
server-no-such-player = Nobody with that name takes part in this tournament.
server-table-has-result = This table already has its result.
server-own-rated-game = Your own game counts for the ratings: play it to its end. You can let a bot play on for somebody who is away.
server-pause-alone = The other tables of the tournament wait for yours. Your clock cannot be paused while you play with bots only.
server-bad-places = Give each of the { $seats } seats its place: 1 for the first; equal places share, as in 1, 1, 3.
server-not-in-tournaments = In a tournament everyone plays for themselves, on the seat they were given, and takes nothing back.
server-admin-too-many-hosts = Name at most { $most } people who may hold tournaments, or nobody: then all accounts may.

cli-admin-hosts-help = show or choose who may hold tournaments
admin-help-host-names = names of accounts
admin-help-everybody-hosts = let every account hold tournaments
admin-hosts = Only these accounts may hold tournaments: { $names }
admin-hosts-everybody = Every account may hold tournaments.
admin-hosts-or-everybody = Name people or use --everybody, not both.
page-admin-hosts = Who may hold tournaments (names separated by commas; empty: every account)

page-tournaments = Tournaments
page-tournaments-about = Several rounds at tables of two to four. People with equal scores meet, and nobody is knocked out.
page-tournament-new = Hold a tournament
page-tournament-name = Name
page-tournament-name-example = Thursday club
page-tournament-rounds = Rounds
page-tournament-table-size = Players at a table
page-tournament-odd = If seats are left over
page-tournament-odd-bot = a bot plays: { $bot }
page-tournament-odd-bye = someone sits out and gets a score all the same
page-tournament-duplicate = The same deal at all tables of a round
page-tournament-duplicate-about = Everyone is compared with those who had the same seat in the same deal. Until all have played it, nobody sees another table. Such games are not rated.
page-tournament-rated = Rated: whoever joins agrees to it
page-tournament-auto = The next round begins automatically
page-tournament-public = Listed for everyone; otherwise only those with the link find it
page-tournament-make = Announce
page-tournament-account = Create an account first
page-tournament-open = Open to join
page-tournament-running = In progress
page-tournament-over = Finished
page-tournament-mine = Yours
page-tournament-none = No tournaments.
page-tournament-people = { $n ->
    [one] 1 player
   *[other] { $n } players
}
page-tournament-host = held by { $name }
page-tournament-tables-of = tables of { $n }
page-tournament-round-of = Round { $round } of { $rounds }
page-tournament-rounds-n = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
page-tournament-same-deal = same deal for all
page-tournament-join = Join
page-tournament-leave = Leave
page-tournament-go = To your table
page-tournament-link = Copy link
page-tournament-copied = Link copied
page-tournament-begin = Begin round { $round }
page-tournament-waits = { $n ->
    [one] One table is still playing.
   *[other] { $n } tables are still playing.
}
page-tournament-too-few = The first round can begin as soon as two people have joined.
page-tournament-end = End the tournament
page-tournament-call-off = Call it off
page-tournament-end-sure = Really? Results so far stay; no further round is played.
page-tournament-call-off-sure = Really? It disappears for everyone who joined.
page-tournament-standings = Standings
page-tournament-final = Final standings
page-tournament-place = Place
page-tournament-player = Player
page-tournament-score = Score
page-tournament-opponents = Opponents
page-tournament-firsts = Wins
page-tournament-points = Points
page-tournament-order = Equal scores are decided by the scores of their opponents, then by wins, then by points.
page-tournament-order-by-deal = Equal scores are decided by the scores of their opponents. Wins and points depend on the seat, so they decide nothing.
page-tournament-next = All tables of this round are over. { $host } begins the next round.
page-tournament-next-by-itself = All tables of this round are over. The next round begins by itself.
page-tournament-gone = left
page-tournament-round = Round { $round }
page-tournament-table = Table { $number }
page-tournament-table-link = Table { $number } of round { $round }
page-tournament-out = Sitting out
page-tournament-state-playing = playing
page-tournament-state-over = over
page-tournament-state-closed = closed without a result
page-tournament-state-gone = no longer there
page-tournament-ruled = decided by the host
page-tournament-rule = Decide the result
page-tournament-rule-about = For a table that does not end: give everyone a place. A game still in progress is closed.
page-tournament-rule-save = This is the result
page-tournament-place-of = Place of { $name }
page-tournament-replace = Bot for { $name }
page-tournament-drop = Remove { $name }
page-tournament-readmit = Let { $name } take part again
page-tournament-dropped = taken out by the host
page-tournament-drop-not = Keep { $name }
page-tournament-drop-open = They cannot join again by themselves; you can let them in again.
page-tournament-drop-sure = They are not drawn for any further round. A game in progress is played to its end.
page-tournament-nobody = Nobody has joined yet. Send the link to your friends.
page-tournament-winner = { $name } wins!
page-tournament-winners = { $names } share first place!
page-tournament-of = Round { $round } · { $name }
