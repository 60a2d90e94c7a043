# The arena: bots against each other, the figures, the report.

bot-failed-slow = It made no decision within { $seconds } s.

## What cannot be

arena-seats-left = { $bots } bots do not fill { $players } seats: name two (the first plays against copies of the second), { $players }, or more.
arena-blocks-or-sure = Use either --blocks (a fixed number of blocks) or --until-sure (as many as needed), not both. --at-most K limits --until-sure.
arena-most-without-sure = --at-most only works with --until-sure; use --blocks K for a fixed number of blocks.
arena-no-blocks = You need at least one block.
arena-no-workers = You need at least one worker.
arena-no-executor = There is no executor “{ $executor }”. Available: { $executors }.
arena-keep-what = --keep accepts “{ $known }”, not “{ $what }”.
arena-no-ray = Ray is not installed; install it with “pip install shokai[ray]”.
arena-ray-failed = Ray could not be started: { $why }
arena-other-version = A machine in the cluster has a different version of Shokai ({ $theirs }) from this one ({ $ours }). Install the same version everywhere.
arena-sources-changed = The rules or the bots changed while the tournament was running ({ $theirs } instead of { $ours }). Run the command again.
arena-game-broke = Game { $key } could not be played: { $why }
arena-worker-died = The process that played game { $key } ({ $bots }) died twice, with exit code { $code }. Finished games have been kept.

## Help

cli-arena-help = let bots play each other on equal deals from every seat, with confidence intervals
arena-help-bots = the bots. One: plays against copies of itself. Two: the first plays against copies of the second in all other seats. As many as players: all play at one table. More: every combination meets, for ratings. Each is one of { $bots }, or a level: { $levels }; settings follow a colon, as in search:seconds=2
arena-help-players = seats at a table (default: one for each bot, up to the game’s maximum)
arena-help-blocks = blocks to play (default: 20); a block is one deal, played once in every rotation of the seats
arena-help-until-sure = play until the first bot’s share of wins differs significantly from its fair share
arena-help-at-most = maximum number of blocks for --until-sure (default: 500)
arena-help-executor = where the games are played: local (processes on this machine) or ray (a Ray cluster)
arena-help-workers = number of processes (default: one per processor)
arena-help-report = write a report with plots to this file
arena-help-keep = keep more than the results: “records” writes every game as a .shokai file next to its result, for replay and analyse
arena-help-most-decisions = truncate games after this many decisions (default: { $most }); a truncated game counts as a draw
arena-help-results = folder for the results (default: SHOKAI_ARENA or the user’s data folder); an interrupted tournament resumes from it, and several machines can share it
arena-help-sanity = also play a mirror match (the first bot against itself) and a sanity match (against random)
arena-help-seed = any text or number; equal seeds give equal deals (default: 0)

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
arena-kept = The games played so far are in { $path }; run the same command again to continue.
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
    [more] { $bot } wins more than its fair share
    [less] { $bot } wins less than its fair share
   *[unsure] No significant result for { $bot } yet
}: it wins { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, where { NUMBER($fair, style: "percent", maximumFractionDigits: 1) } would be fair (95% CI: { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
arena-stopped = { $reason ->
    [sure] Stopped after { $blocks } blocks with a significant result.
    [most] Stopped at the limit of { $blocks } blocks without a significant result.
   *[blocks] All { $blocks } blocks were played.
}
arena-interval = { $method ->
    [betting] The intervals are valid at any stopping time (betting confidence sequence over blocks).
   *[student] The intervals are valid for a number of blocks fixed in advance (Student’s t over blocks).
}
arena-seats-title = Share of wins by seat
arena-ratings-title = Ratings
arena-check-mirror = Mirror match: { $bot } wins { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $games } games against itself (95% CI: { NUMBER($low, style: "percent", maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). { $ok ->
    [yes] As expected.
   *[no] Unexpected: something favours one of two equal bots. One time in twenty this is chance; try another --seed.
}
arena-check-sanity = Sanity match: { $bot } wins { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $games } games against random (95% CI: { NUMBER($low, style: "percent", maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). { $ok ->
    [yes] As expected.
   *[no] It is not significantly better than random play.
}
arena-errors = { $errors ->
    [0] No errors.
    [one] 1 error; a random bot replaces a failed one for the rest of the game:
   *[other] { $errors } errors; a random bot replaces a failed one for the rest of the game:
}
arena-error = { $bot }, decision { $decision }: { $why }
arena-results = Results are in { $path }: { $fresh } new games, { $kept } from earlier runs.
arena-records = Records of { $games ->
    [one] 1 game are
   *[other] { $games } games are
} next to the results; to see the first: shokai replay { $path }
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
arena-column-error = Error
arena-game = { $game ->
    [osaka] Traders of Osaka
    [yokohama] Yokohama
   *[other] { $game }
}
arena-report-title = { $game }: { $bots } – Shokai arena
arena-report-headline = { $verdict ->
    [better] { $bot } is better
    [worse] { $bot } is worse
    [more] { $bot } wins more than its fair share
    [less] { $bot } wins less than its fair share
   *[unsure] { $bot }: undecided
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
arena-report-decisions = decisions per game
arena-report-errors-count = { $errors ->
    [one] error
   *[other] errors
}
arena-report-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, { $games } games
arena-report-thread = Block { $block }, { $seat }: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
arena-report-margin = { $bot }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average
arena-report-played = { $fresh } games were played for this report; { $kept } are from earlier runs.
arena-report-spent = { NUMBER($seconds, maximumFractionDigits: 1) } s of wall-clock time; { NUMBER($playing, maximumFractionDigits: 1) } s of play summed over all games.

arena-report-shares = Share of wins
arena-report-shares-note = Each ship is a bot, placed at the share of games that one of its seats wins; a shared first place counts as a fraction. The wake is the 95% confidence interval. The dashed line is the fair share if all bots were equal.
arena-report-growth = Convergence
arena-report-growth-note = The share of wins after each block. The band is a confidence sequence for the first bot: the probability that the true value ever leaves it is at most 5%, no matter when you stop.
arena-report-cloth = Block by block
arena-report-cloth-note = Each column is a deal, each row the seat from which the first bot played it; the stronger the colour, the more it won. A uniform row points to the seat, a uniform column to the deal.
arena-report-margins = Margins
arena-report-margins-note = Points ahead of, or behind, the best opponent. The mark is the mean.
arena-report-times = Time per decision
arena-report-times-note = Logarithmic scale; decisions without a choice are left out. The pins mark the median (p50) and the 95th percentile (p95).
arena-report-seats = Seats
arena-report-seats-note = Share of wins and mean points by seat. Every bot plays every deal from every seat, so no bot profits from a seat advantage.
arena-report-ratings = Ratings
arena-report-ratings-note = Plackett-Luce ratings (OpenSkill) from the places in all games, with 95% intervals. Every bot starts at 25.
arena-report-pairs = Head to head
arena-report-pairs-note = How often the bot in the row finished ahead of the bot in the column; ties count as half.
arena-report-figures = All figures
arena-report-figures-note = The margin is the difference from the best opponent, with a 95% confidence interval for its mean.
arena-report-checks = Checks
arena-report-checks-note = Against itself, a bot must win its fair share; against random play, it must win more.
arena-report-errors = Errors
arena-report-errors-note = A random bot replaces a failed one for the rest of the game, and the game counts.
arena-report-colophon = Reproducing this report
arena-report-colophon-note = The same command gives the same games, unless bots think by the clock. Games already played are not played again.
arena-colophon-command = Command
arena-colophon-interval = Intervals
arena-colophon-kept = Games
arena-colophon-time = Time
arena-colophon-machine = Machine
arena-colophon-versions = Versions
arena-colophon-stamp = Rules and bots
arena-colophon-date = Date

arena-help-luck = also show the shares without luck: what the same decisions would have won on average
arena-luck-or-sure = --luck-adjusted is for a number of blocks that is fixed in advance, not for --until-sure.
arena-luck-working = Telling luck from skill
arena-luck-title = Share of wins with luck and without
arena-luck-about = Luck has a mean of zero whoever plays, so both shares estimate the same; the one without luck varies less where the variance is below 100%.
arena-column-without-luck = without luck
arena-column-variance = variance left
