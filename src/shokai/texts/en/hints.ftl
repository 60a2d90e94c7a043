# A hint at the table: what a bot would do, why, and what else there is.

hint-button = Hint
hint-about = What a strong bot would do here. It knows only what you can know; nobody else is told.
hint-title = Hint
hint-from = based on what you can know
hint-thinking = Thinking
hint-first = First choice
hint-then = Then: { $plan }
hint-why = Why
hint-chance = About { $chance }% to win{ $error ->
    [0] {""}
   *[other] {""}, give or take { $error }%
}
hint-even = An even share would be { $even }%.
hint-kind = { $kind ->
    [brings] brings
    [prepares] prepares
    [prevents] prevents
    [keeps] keeps
   *[mind] mind
}
hint-only-move = This is the only move.
hint-prevents = { $player }’s chances are { $loss } percentage { $loss ->
    [one] point
   *[other] points
} lower than after the next best move.
hint-no-reason = Nothing certain follows at once, but the futures that the bot played out favour it.
hint-again = Press again
hint-again-about = two other moves, and what they cost
hint-others = Or instead
hint-costs = − { $loss }%
hint-costs-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
hint-as-good = about as good
hint-unrated = no figure
hint-note = Differences that cannot be told from chance are not shown.
hint-close = Close the hint
hint-no-others = There is no other move.

## At the new table

page-hints = Hints: players may ask what a bot would do
page-hints-rated = There are no hints in rated games.

## What the server says

server-hint-rated = This is a rated game. There are no hints.
server-hint-off = The host has switched hints off at this table.
server-hint-running = You are already waiting for a hint.
server-hint-nobody = This server has no processes for thinking, so it cannot give hints.
server-hint-failed = No hint could be found. Try again in a moment.
server-rated-hints = Hints are not possible in a rated game.
