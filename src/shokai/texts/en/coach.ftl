# What the coach says about a finished game: `shokai analyse FILE --review`.

review-help = review the whole game: what every decision cost, what luck gave, how well each player played
review-help-depth = how closely to look: quick, normal or deep (default: normal)
review-help-html = write the review to this file, as a page for the browser
review-not-over = The game is not over yet. Only a finished game can be reviewed.
review-not-whole = The record does not start at the beginning of the game, so luck cannot be told from skill.
review-only-with = --depth and --html belong to --review.
review-not-with-step = --step, --seconds, --iterations and --all are for one position, not for --review.
review-no-such-depth = “{ $depth }” is not a depth. Depths are: { $depths }.
review-working = Reviewing
review-title = { $game }: review of a game
review-seat = { $player } played with { NUMBER($accuracy, style: "percent", maximumFractionDigits: 0) } accuracy. Decisions cost { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points and { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of winning chances; luck { $sign ->
    [plus] gave { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
    [minus] took { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
   *[none] was even
}. Result: { NUMBER($result, style: "percent", maximumFractionDigits: 0) } of the win, without luck { NUMBER($without, style: "percent", maximumFractionDigits: 0) }.
review-no-mistakes = No mistake stands out from chance.
review-mistakes = Mistakes
review-curve = Chances of winning
review-seats = How everybody played
review-column-step = Step
review-column-player = Player
review-column-played = Played
review-column-best = Better
review-column-chance = Chance
review-column-points = Points
review-column-error = ±
review-mistake = { $player } played { $played }; { $best } was better by { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } of winning chances, ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) }, and { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
review-note = Values come from the game’s network and from futures played on from what each player knew. Only what stands out from chance by two standard errors is called a mistake. Luck adds up over all draws; its mean over many games is zero.
review-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
