# Puzzles: the page where they are solved, and what the command says that makes them.

puzzle-no-such-theme = “{ $theme }” is not a theme; there are { $themes }.
puzzle-bad-line = { $path }, line { $number }: “{ $line }” is not a line of a puzzle, or the puzzle is not complete.
puzzle-no-folder = There is no folder { $path }.
no-puzzles = There are no puzzles of { $game } in { $path }.
no-such-puzzle = { $game } has no puzzle “{ $name }”.
puzzle-nothing-to-do = With { $option } 0 there is nothing to do.
puzzle-nobody-decides = there is nothing to decide in this position.
puzzle-illegal = the rules do not allow “{ $move }” here.
puzzle-bad-theme = “{ $theme }” is not a theme of this game.
puzzle-not-best = the solution is not the move with the highest value.
puzzle-other-value = “{ $move }” should be worth { NUMBER($told, maximumFractionDigits: 4) }, but comes out at { NUMBER($found, maximumFractionDigits: 4) }.
puzzle-other-gap = the best move should be better by { NUMBER($told, maximumFractionDigits: 4) }, but comes out at { NUMBER($found, maximumFractionDigits: 4) }.

puzzle-theme-osaka-ending = Timing the end
puzzle-theme-osaka-insurance = Insurance
puzzle-theme-osaka-reserve = Reserve or buy
puzzle-theme-osaka-sailing = When to sail
puzzle-theme-osaka-payment = What to pay with
puzzle-theme-osaka-cards = Which card
puzzle-theme-osaka-tokens = Tokens
puzzle-theme-yokohama-ending = Timing the end
puzzle-theme-yokohama-countries = Country sets
puzzle-theme-yokohama-recall = Recall
puzzle-theme-yokohama-tolls = Tolls
puzzle-theme-yokohama-orders = Orders
puzzle-theme-yokohama-technologies = Technologies
puzzle-theme-yokohama-boards = Church and Customs
puzzle-theme-yokohama-building = Building
puzzle-theme-yokohama-achievements = Achievements
puzzle-theme-yokohama-agents = Foreign agents
puzzle-theme-yokohama-goods = Goods and yen
puzzle-theme-yokohama-route = The president’s way
puzzle-theme-yokohama-placing = Where to place

puzzle-turn-is-over = The turn is over here.
puzzle-turn-not-over = Play the turn to its end first.
puzzle-no-move = This is not a move.
puzzle-no-turn = This puzzle is about one decision, not about a whole turn.
puzzle-none-such = There is no such puzzle.
server-turn-running = A turn of yours is already being judged.
server-turn-failed = The turn could not be judged. Try again later.

puzzle-nav = Puzzles
puzzle-page = Puzzles
puzzle-page-about = One move is clearly best, and it is not the obvious one. Find it on the real table.
puzzle-begin = Solve a puzzle
puzzle-all = All puzzles
puzzle-title = Puzzle
puzzle-of-the-day = Puzzle of the day
puzzle-day-new = Find the best move
puzzle-day-solved = You have solved it
puzzle-day-tried = You have tried it
puzzle-you = Your rating
puzzle-you-solved = { $solved } of { $tries } solved
puzzle-curve = Your rating after each of the last puzzles
puzzle-streak = { $days ->
    [one] day in a row
   *[other] days in a row
}
puzzle-streak-best = best { $days }
puzzle-streak-days = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
puzzle-solved-of = solved
puzzle-any-theme = Any theme
puzzle-of = { $solved } of { $count }
puzzle-best-turn = Best turn
puzzle-best-turn-about = Play the whole turn. You get credit for how much of the best turn you find.
puzzle-note = { $count ->
    [one] 1 puzzle, found
   *[other] { $count } puzzles, found
} in games that strong bots played, and checked by deep search. Only your first try counts towards your rating. The puzzle of the day is the same for everybody.
puzzle-find = Find the best move for { $player }
puzzle-find-turn = Play the best turn for { $player }
puzzle-judged = Answered
puzzle-shown = The solution is shown
puzzle-rating = rated { $rating }
puzzle-found = { $solved } of { $tries } solved it on the first try
puzzle-right = Right: { $move }
puzzle-wrong = Not the best: { $move }
puzzle-lost = It lowers the chances of winning by { $lost ->
    [one] 1 percentage point
   *[other] { $lost } percentage points
}, give or take { $error }.
puzzle-lost-more = It lowers the chances of winning by at least { $lost ->
    [one] 1 percentage point
   *[other] { $lost } percentage points
}.
puzzle-solution = Best: { $move }
puzzle-values = Chances of winning after each move
puzzle-chance = { $chance }%
puzzle-no-reason = Its gain comes later than the rules can show, but every search finds it best.
puzzle-rating-now = Rating { $rating } ({ $sign ->
    [minus] −
   *[plus] +
}{ $change })
puzzle-prevents = After it, { $player }’s chances are { $loss } percentage { $loss ->
    [one] point
   *[other] points
} lower than after the next best move.
puzzle-again = Try again
puzzle-start-over = Start over
puzzle-show = Show the solution
puzzle-fold = Show the table
puzzle-next = Next puzzle
puzzle-turn-credit = { $credit }% of the best turn
puzzle-turn-worth = Chances of winning: { $value }% after your turn, { $best }% after the best one, { $weak }% after a beginner’s.
puzzle-turn-line = The best turn: { $line }.
