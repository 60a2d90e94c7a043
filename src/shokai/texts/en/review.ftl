# The review of a finished game on the page.

review-heading = Review
review-about = How everybody played, what luck gave, and what would have been better. It takes about half a minute.
review-begin = Start the review
review-go-on = Go on with the review
review-to-table = To the table
review-to-replay = To the replay
review-waiting = { $ahead ->
    [one] One other review comes first.
   *[other] { $ahead } other reviews come first.
}
review-progress = { $part }% of the game is reviewed.
review-failed-how = The review cannot be shown: { $why }
review-you-played = You played at { $accuracy }% accuracy; { $cost ->
    [points] your decisions cost { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
    [chances] your decisions cost chances of winning, but no points.
   *[nothing] no loss from your decisions stands out from chance.
}
review-they-played = { $player } played at { $accuracy }% accuracy; { $cost ->
    [points] their decisions cost { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
    [chances] their decisions cost chances of winning, but no points.
   *[nothing] no loss from their decisions stands out from chance.
}
review-worst = { $most ->
    [yes] Most of the loss came in round { $round }.
   *[no] Round { $round } cost most: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
}
review-luck-of = { $sign ->
    [plus] Luck added { $luck } percentage { $luck ->
        [one] point
       *[other] points
    } to the chances of winning; in score, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    [minus] Luck cost { $luck } percentage { $luck ->
        [one] point
       *[other] points
    } of the chances of winning; in score, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
   *[none] Luck was even.
}
review-without = With average luck, the same decisions would have won about { $part }% of the time.
review-favoured-nobody = The cards favoured nobody.
review-favoured = The cards favoured { $player } most: their chances of winning gained { $luck } percentage { $luck ->
    [one] point
   *[other] points
}; in score, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-chances = Chances of winning
review-percent-of = { $part }%
review-chances-about = Click anywhere, or use the arrow keys, to see the table at that moment.
review-moment = After step { $step }
review-seat-chance = { $player } { $chance }%
review-moment-now = Step { $step } of { $steps }: { $chances }
review-as-text = The curve as a table
review-column-moment = After step
review-column-what = What happened
review-what-draw = A draw
review-what-turning = Turning point
review-what-mistake = Mistake { $number }
review-marks = { $turning ->
    [0] No single moment changed much.
    [one] One turning point: a moment that changed somebody’s chances by 12 percentage points or more.
   *[other] { $turning } turning points: moments that changed somebody’s chances by 12 percentage points or more.
}
review-play-and-luck = Play and luck
review-ledger = How luck is told from play
review-ledger-luck = Before a card is turned, the coach takes the mean over all cards that may come, each as often as it may come. The card that comes makes your chances better or worse than that mean: this difference is luck. Good and bad luck cancel out over many games, for everybody.
review-ledger-play = Every other change of your chances belongs to play: your moves and those of the others, and what the coach did not see coming. So both columns together always lead from the start to the result. In a single game, these sums can lead beyond what there is to win.
review-ledger-start = Start
review-ledger-luck-sum = Luck
review-ledger-play-sum = Play
review-ledger-result = Result
review-list = Mistakes
review-list-none = No mistake stands out from chance. Well played!
review-list-order = Order
review-list-largest = largest first
review-list-played = as played
review-did = { $player } played
review-better = Better
review-why = Why
review-cost = Cost
review-cost-is = { $loss } percentage { $loss ->
    [one] point
   *[other] points
} of the chances of winning, give or take { $error }; { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } in score
review-open-eyes = With all cards open
review-no-reason = Nothing certain follows at once, but the futures that were played out favour it.
review-prevents = { $player }’s chances are { $loss } percentage { $loss ->
    [one] point
   *[other] points
} lower than after the move that was played.
review-show = Show the table then
review-try = Try it again
review-try-about = Play on from here against bots
review-ringed = Ring 1 is the better move, ring 2 what was played.
review-table-then = The table at that moment, as { $player } saw it
review-luck-lane = luck of { $player }
review-legend-play = play, own and others’
review-legend-luck = luck
review-legend-without = without luck
review-legend-start = start
review-list-all = Show all { $count }
review-list-fewer = Show fewer
review-whose = Mistakes of
review-whose-all = everybody
review-fair = From what each player could know at each moment, as the game’s network sees it.
review-then = The table at that moment

## What the server says

server-review-running = You are already waiting for another review. Ask again when it is done.
server-review-held = The operator of this server has paused reviews. What has been reviewed is kept; ask again later, and the review goes on from there.
server-review-nobody = This server has no processes for thinking, so it cannot review games.
server-review-failed = The game could not be reviewed. Try again in a moment.
server-review-unfinished = This game was not played to its end, so it cannot be reviewed.
server-review-not-compiled = The server is still preparing to think. Try again in a minute or two.
