# The lab for players: statistics of finished games and the opening explorer. The page loads these texts when it is opened.

lab-title = Statistics
lab-about = How finished games ended, by what was played in them: your own games, those of everybody here, and those of the masters.
lab-explore-title = Opening explorer
lab-explore-about = What players did with their own first moves, how often, and how it ended. Choose a move to see what came after it.
lab-to-explorer = Opening explorer
lab-to-statistics = Statistics
lab-choose = What to look at
lab-whose-mine = My games
lab-whose-people = People here
lab-whose-all = With bots
lab-whose-masters = Masters
lab-any = Any number
lab-none-mine = You have not finished a game of this kind yet. When you have, it is counted here by itself.
lab-none-people = Nobody has finished a public game of this kind here yet.
lab-none-all = No public game of this kind has been finished here yet.
lab-none-masters = No games of masters come with this game.
lab-none-players = There are no games with this number of players yet.
lab-none-line = Nobody has played on after these moves.
lab-waiting = { $n ->
    [one] One finished game is still to be counted.
    [100] A hundred finished games or more are still to be counted.
   *[other] { $n } finished games are still to be counted.
}
lab-play = Play a game
lab-see-masters = See what the masters do
lab-fact-games = games
lab-fact-seats = seats at public tables
lab-fact-points = points on average
lab-fact-place = place on average
lab-over-time = Over time
lab-curve = { $what ->
    [points] Points
    [wins] Wins
   *[games] Games
}
lab-curve-own = { $what ->
    [points] Dots are games, the line is the mean of the last { $n }.
   *[wins] The share of the last { $n } games that were won; dotted, an even share.
}
lab-curve-months = { $what ->
    [points] Points on average, month by month.
   *[games] Seats in finished games, month by month.
}
lab-sources = Where points come from
lab-source-points = on average
lab-source-winners = when winning
lab-source-masters = masters, when winning
lab-chart = { $chart ->
    [strategies] By strategy
    [seats] By place in the order of play
    [players] By number of players
    [first-area] By where the president went first
    [kept-country] By the country of the first order
    [order-country] By the first order from the Port
    [kept-order] By the order that was kept
    [opening] By the first turn
    [first-token] By the first token
    [sales] By the number of paydays with a sale
   *[other] { $chart }
}
lab-strategies-how = A strategy is where an unusually large part of somebody’s points came from, by the score sheet.
lab-column-what = What
lab-column-wins = Wins
lab-column-games = Seats
lab-column-points = points
lab-column-chosen = Chosen by
lab-masters-win = masters { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
lab-masters-line = masters: { NUMBER($share, maximumFractionDigits: 0) }% play it and win { NUMBER($wins, maximumFractionDigits: 0) }%
lab-masters-mark = Black mark: how often masters win with it.
lab-masters-how = The masters are networks that have learned the game by playing themselves. Only the beginnings of their games are kept.
lab-more = Show { $n } more
lab-fewer = Show fewer
lab-how = A shared win counts as half. Only games that were played to their end are counted: your own with everything, those of others only at public tables and without names. Correlation is not causation.
lab-csv-charts = Charts as CSV
lab-csv-games = My games as CSV
lab-line = The line so far
lab-start = First moves
lab-back = One move back
lab-first-moves = { $n ->
    [one] First moves in one seat
   *[other] First moves in { NUMBER($n) } seats
}
lab-next-moves = { $n ->
    [one] Played next in one seat
   *[other] Played next in { NUMBER($n) } seats
}
lab-n-times = { $n ->
    [one] once
   *[other] { NUMBER($n) } times
}
lab-open-board = Open on the analysis board
lab-board = Board
lab-board-how = “Board” opens a game in which the move was played, at that moment, on the analysis board.
lab-done = No more of that
lab-yokohama-strategy = { $strategy ->
    [church] Church
    [orders] Orders and countries
    [technology] Technologies
    [customs] Customs
    [buildings] Shops and trading houses
    [achievements] Achievements
   *[mixed] A bit of everything
}
lab-osaka-strategy = { $strategy ->
    [red] Mostly red
    [blue] Mostly blue
    [yellow] Mostly yellow
    [green] Mostly green
   *[mixed] Several colours
}
lab-osaka-source = { osaka-colour } goods
lab-osaka-sales = { $n ->
    [0] never sold
    [1] once
    [6] { $n } times or more
   *[other] { $n } times
}
