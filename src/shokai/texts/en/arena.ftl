# The arena: bots against each other, the figures, the report.

bot-failed-slow = It did not decide within { $seconds } s.

## What cannot be

arena-seats-left = { $bots } bots do not fill { $players } seats: name two (the first plays against copies of the second), { $players }, or more.
arena-blocks-or-sure = --blocks fixes the number of blocks and --until-sure leaves it open; leave one of them out. --at-most K limits --until-sure.
arena-most-without-sure = --at-most goes with --until-sure; --blocks K fixes the number of blocks.
arena-no-blocks = At least one block is needed.
arena-no-workers = At least one worker is needed.
arena-no-executor = There is no executor “{ $executor }”. These are there: { $executors }.
arena-keep-what = --keep can keep “{ $known }”, but not “{ $what }”.
arena-no-ray = Ray is not installed here; it comes with “pip install shokai[ray]”.
arena-ray-failed = Ray does not start: { $why }
arena-other-version = A machine of the cluster has another version of Shokai ({ $theirs }) than this one ({ $ours }). Install the same everywhere.
arena-sources-changed = The rules or the bots were changed while the tournament was running ({ $theirs } instead of { $ours }). Give the command again.
arena-game-broke = Game { $key } could not be played: { $why }
arena-worker-died = The process that played game { $key } ({ $bots }) died twice, with code { $code }. What was played is kept.

## Help

cli-arena-help = let bots play each other on equal deals from every seat, and say how sure the result is
arena-help-bots = the bots. One: against copies of itself. Two: the first against copies of the second on all other seats. As many as players: all at one table. More: every choice of them meets, for ratings. Each is one of { $bots }, or a level: { $levels }; settings follow a colon, as in search:seconds=2
arena-help-players = seats at a table (otherwise one for each bot, as far as the game has seats)
arena-help-blocks = blocks to play (otherwise 20); a block is one deal, played once from every rotation of the seats
arena-help-until-sure = play until the first bot’s share is surely not the fair one
arena-help-at-most = the most blocks for --until-sure (otherwise 500)
arena-help-executor = where the games are played: local (processes of this machine) or ray (a Ray cluster)
arena-help-workers = processes (otherwise one for each processor)
arena-help-report = write a report with plots to this file
arena-help-keep = keep more than results: “records” writes every game as a .shokai file beside its result, for replay and analyse
arena-help-most-decisions = truncate a game that is not over after so many decisions (otherwise { $most }); it counts as a draw
arena-help-results = folder for the results (otherwise SHOKAI_ARENA or the user’s data folder); a tournament goes on where it stopped, and several machines can share one
arena-help-sanity = also play a mirror match (the first bot against itself) and a sanity match (against random)
arena-help-seed = any text or number; equal seeds deal equally (otherwise 0)

## Figures

arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-percent-range = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-signed = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-plus-minus = ± { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-ms = { NUMBER($value, maximumSignificantDigits: 3) } ms

## On the screen

arena-playing = Playing
arena-checking-mirror = Mirror match
arena-checking-sanity = Sanity match
arena-percent-range-round = { NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
arena-kept = What was played is kept in { $path }; the same command goes on from there.
arena-title = { $game }, { $players } players: { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
}, { NUMBER($seconds, maximumFractionDigits: 1) } s
arena-column-share = Wins
arena-column-interval = 95%
arena-column-margin = Margin
arena-column-points = Points
arena-column-p50 = p50
arena-column-p95 = p95
arena-column-rating = Rating
arena-column-uncertainty = 95%
arena-verdict = { $verdict ->
    [better] { $bot } is better than { $other }
    [worse] { $bot } is worse than { $other }
    [more] { $bot } wins more than its part
    [less] { $bot } wins less than its part
   *[unsure] Nothing is sure about { $bot } yet
}: it wins { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, where { NUMBER($fair, style: "percent", maximumFractionDigits: 1) } would be fair (95%: { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
arena-stopped = { $reason ->
    [sure] Stopped after { $blocks } blocks, because it was sure.
    [most] Stopped after { $blocks } blocks, the most there may be, without being sure.
   *[blocks] All { $blocks } blocks were played.
}
arena-interval = { $method ->
    [betting] The intervals hold however often one looks (confidence sequence by betting, over blocks).
   *[student] The intervals hold for the number of blocks that was asked for (Student’s t, over blocks).
}
arena-seats-title = Share of wins by seat
arena-ratings-title = Ratings
arena-check-mirror = Mirror match: { $bot } wins { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $games } games against itself (95%: { NUMBER($low, style: "percent", maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). { $ok ->
    [yes] As it should be.
   *[no] This should not be: something favours one of two equal bots. One time in twenty it is chance; try another --seed.
}
arena-check-sanity = Sanity match: { $bot } wins { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $games } games against random (95%: { NUMBER($low, style: "percent", maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). { $ok ->
    [yes] As it should be.
   *[no] It does not surely beat a bot that plays at random.
}
arena-errors = { $errors ->
    [0] No errors.
    [one] 1 error; a bot that fails is replaced by a random one for the rest of the game:
   *[other] { $errors } errors; a bot that fails is replaced by a random one for the rest of the game:
}
arena-error = { $bot }, decision { $decision }: { $why }
arena-results = Results in { $path }: { $fresh } games played now, { $kept } from before.
arena-records = Records of { $games ->
    [one] 1 game lie
   *[other] { $games } games lie
} beside the results; the first: shokai replay { $path }
arena-truncated = { $games ->
    [one] 1 game was
   *[other] { $games } games were
} truncated after { $decisions } decisions and counted as drawn, without points.
arena-report-written = The report is in { $path }.

## The report

arena-percent-round = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
arena-seconds = { NUMBER($value, maximumSignificantDigits: 3) } s
arena-us = { NUMBER($value, maximumSignificantDigits: 3) } µs
arena-fair = fair: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
arena-blocks = blocks
arena-column-block = Block
arena-column-decision = Decision
arena-column-error = What happened
arena-game = { $game ->
    [osaka] Traders of Osaka
    [yokohama] Yokohama
   *[other] { $game }
}
arena-report-title = { $game }: { $bots } – Shokai arena
arena-report-headline = { $verdict ->
    [better] { $bot } is better
    [worse] { $bot } is worse
    [more] { $bot } wins more than its part
    [less] { $bot } wins less than its part
   *[unsure] { $bot }: not decided yet
}
arena-report-of-wins = of all wins
arena-report-games = { $games ->
    [one] game
   *[other] games
}
arena-report-blocks = { $blocks ->
    [one] block of equal deals
   *[other] blocks of equal deals
}
arena-report-players = seats at a table
arena-report-decisions = decisions in a game
arena-report-errors-count = { $errors ->
    [one] error
   *[other] errors
}
arena-report-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, { $games } games
arena-report-thread = Block { $block }, { $seat }: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
arena-report-margin = { $bot }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average
arena-report-played = { $fresh } games were played for this report, { $kept } were there before.
arena-report-spent = { NUMBER($seconds, maximumFractionDigits: 1) } s by the clock; { NUMBER($playing, maximumFractionDigits: 1) } s of play in all games together.

arena-report-shares = Share of wins
arena-report-shares-note = Each ship is a bot, its place the share of games that one of its seats wins; a shared first place counts in parts. In its wake, with 95%, lies the truth. The dashed line is what each would win if all were equal.
arena-report-growth = How it came about
arena-report-growth-note = The share after each block. The band is a confidence sequence for the first bot: the chance that the truth is ever outside is at most 5%, however often one looks.
arena-report-cloth = Block by block
arena-report-cloth-note = A column is one deal, a row the seat from which the first bot played it; the stronger the colour, the more it won. Rows of one colour tell of the seat, columns of one colour of the deal.
arena-report-margins = Margins
arena-report-margins-note = Points ahead of the best of the others, or behind. The mark is the mean.
arena-report-times = Time for a decision
arena-report-times-note = Every step is ten times as long; decisions without a choice are left out. The pins are the middle one (p50) and the one that only one of twenty exceeds (p95).
arena-report-seats = Seats
arena-report-seats-note = Share of wins from each seat, and mean points. Every bot plays every deal from every seat, so an advantage of a seat helps nobody.
arena-report-ratings = Ratings
arena-report-ratings-note = Plackett-Luce ratings (OpenSkill) from all places of all games, with 95%. All start at 25.
arena-report-pairs = Who was placed before whom
arena-report-pairs-note = How often the bot of the row was placed before the bot of the column; equal places count half.
arena-report-figures = All figures
arena-report-figures-note = The margin is the distance to the best of the others, with 95% for its mean.
arena-report-checks = Checks
arena-report-checks-note = A bot against itself must win its fair share; against a bot that plays at random it must win more.
arena-report-errors = Errors
arena-report-errors-note = A bot that fails is replaced by a random one for the rest of the game, and the game counts.
arena-report-colophon = How it was made
arena-report-colophon-note = The same command gives the same games again, unless bots think by the clock. Games that were played are not played again.
arena-colophon-command = Command
arena-colophon-interval = Intervals
arena-colophon-kept = Games
arena-colophon-time = Time
arena-colophon-machine = Machine
arena-colophon-versions = Versions
arena-colophon-stamp = Rules and bots
arena-colophon-date = Date
