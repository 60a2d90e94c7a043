# The analysis board and the editor of positions.

board-open-record = A record
board-open-about = A record that you downloaded, or one that somebody sent you. The games you finished here have a button for it beside their replay.
board-paste = Or paste its text
board-open-pasted = Open the text
board-too-long = A record has at most { $most },000 characters.
board-bad-link = This link is incomplete or damaged. Ask for it again, or for the record as a file.
board-fresh = A new game
board-fresh-open = Deal and open
board-set-up = Set up a position
board-set-up-about = Lay out the table yourself; the rules check it.
board-empty = From an empty table
board-from-set-up = From a dealt set-up
board-another = Open another
board-back-to = Back to the board
board-edit = Change the position
board-share = Save and share
board-open-hands = All hands open
board-panel = Values, lines and log
board-panel-large = Larger panel
board-panel-small = Smaller panel
board-tab = { $tab ->
    [table] Table
    [values] Values
    [lines] Lines
   *[log] Log
}
board-deal = Deal
board-values = Values
board-values-about = Switch this on to see everyone’s chances and the best moves. A bot works them out while you look; it takes a second or two for each position.
board-values-nobody = There is nothing to decide here.
board-thinking = Thinking …
board-no-network = The server has not compiled its rules yet, so there are moves but no chances.
board-chances = Chances now
board-chance = { $chance }% ± { $error }
board-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
board-best = Best moves
board-first = best
board-worse = { $loss } percentage { $loss ->
    [one] point
   *[other] points
} worse
board-try = Play this move
board-fair = A bot’s estimates, from what { $player } can see here. The chances assume the best move; ± is how much they depend on what is hidden.
board-comment = Comment here
board-comment-keep = Save
board-lines = Lines
board-main-line = Main line
board-variation = From step { $step }
board-promote = Make this the main continuation
board-remove = Remove this line
board-remove-about = The line, its comments and everything that branches off it will be gone.
board-keep = Keep it
board-more-moves = { $n ->
    [one] One more step
   *[other] { $n } more steps
}
board-more-lines = { $n ->
    [one] One more line is in the record but not listed here.
   *[other] { $n } more lines are in the record but not listed here.
}
board-no-lines = Go back and play something else: it becomes a line of its own.
board-comments = Comments on this line
board-after = After step { $step }:
board-share-about = The record holds all lines and comments. The link holds the record itself: nothing is stored on the server.
board-link = Link
board-link-long = This study is too long for a link. Send the record as a file.
board-play-main-only = To play on from here, first make this line the main line: ↑ under “Lines”.
board-copy-by-hand = Your browser does not allow copying. Select the link and copy it.
board-download = Download the record
board-picture = Save a picture
board-saved = Saved
board-back = Back
board-use = Open on the board
board-checking = Asking the rules …
board-impossible = This position is not possible.
board-possible = A possible position.
board-to-move = { $player } to move.
board-fault-line = Line { $line }
board-controls = Controls
board-text-only = You have changed the players’ names: continue in the text.
board-as-text = The position as text
board-text-about = One line for each thing: its name, a colon, its value. What you leave out is filled in for you.
board-suggested = Possible lines
board-add = Add …
board-add-to = Add to: { $what }
board-take-away = Take away: { $what }
board-nothing-there = nothing
board-field = { $what ->
    [turn] Turn
    [ships] Ships
    [market] Market
    [farm] Farm
    [discard] Discard pile
    [hand] Hand
    [goods] Goods
    [tokens] Tokens
    [points] Points
    [round] Round
    [port] Orders at the port
    [president] President
    [men] Assistants on the board
    [pieces] Pieces in hand
    [yen] Yen
    [stock] Goods
    [shops] Shops
    [houses] Trading houses
    [orders] Orders
    [titles] Technologies
   *[agents] Foreign agents
}
board-osaka-insured = { $card }, insured
board-yokohama-good = { $good ->
    [c] Copper
    [s] Silk
    [t] Tea
    [f] Fish
   *[i] Imports
}
board-yokohama-piece = { $piece ->
    [a] Assistants
    [S] Shops
   *[T] Trading houses
}
board-yokohama-in-hand = in hand
board-yokohama-place = { $area }, place { $place }
study-main-line = The main line can be neither removed nor promoted.
server-board-nobody-decides = There is nothing to decide here.
server-moved-on = You have since asked about another position.
server-values-running = Your last position is still being analysed.
server-values-failed = The position could not be analysed. Try again in a moment.
server-values-nobody = This server has no processes for thinking, so positions have no values.
server-values-rated = You are playing a rated game. Values are available again when it is over.
server-values-no-hints = You are playing at a table without hints. Values are available again when that game is over.
