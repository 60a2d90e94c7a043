# Bots: their names and settings, programs that join as bots, and how they fail.

nobody-decides = There is nothing to decide now.
no-such-bot = There is no bot “{ $bot }”. Available: { $bots }.
no-insight = This bot needs an evaluation of “{ $game }”, and the game does not provide one.
no-observation = “{ $game }” has hidden information but defines no observation, so learning environments cannot show it.
bot-has-no-settings = The bot “{ $bot }” has no settings, so it cannot take “{ $settings }”.
bot-needs-command = The bot “{ $bot }” needs a command after a colon, for example “{ $bot }:python3 examples/bot.py”.
bot-needs-file = The bot “{ $bot }” needs the path of a network after “file=”.
no-such-setting = The bot “{ $bot }” has no setting “{ $setting }”. Settings: { $settings }.
setting-twice = The setting “{ $setting }” of the bot “{ $bot }” is given twice.
bad-setting = “{ $text }” is not valid for the setting “{ $setting }” of the bot “{ $bot }”: use a number from { $low } to { $high }.
bad-command = The command “{ $command }” cannot be parsed: a quotation mark is not closed, or nothing follows a backslash.
own-bot-name = “python:{ $text }” does not name a bot. Use python:module:Class, with optional settings after another colon: python:mybots.deep:Deep:depth=2.
own-bot-no-module = There is no module “{ $module }”, neither in { $folder } nor installed. Write it as in an import, with dots and without “.py”.
own-bot-no-class = The module “{ $module }” has no “{ $name }”. Classes with a “choose” method: { $there }.
own-bot-no-bot = “{ $name }” in “{ $module }” is not a bot: a bot has a method choose(seat) that returns one of seat.legal.
own-bot-takes-others = “{ $name }” cannot be created with a seed and these settings: { $why }. Its constructor takes a seed, or nothing, and settings as keyword arguments.
own-bot-broke = “python:{ $bot }” cannot be created: { $error } ({ $where }). Try it in Python first.
no-such-program = There is no program “{ $program }”: it cannot be started.
bad-bot-seconds = { $variable } is “{ $text }”, but must be a number of seconds from { $low } to { $high }.

## How a bot fails

bot-failed-last-words = { $fault } Its last output: { $words }
bot-failed-cannot-start = “{ $command }” cannot be started: { $why }.
bot-failed-ended = It exited on its own, with code { $code }.
bot-failed-closed = It closed its input or output during the game.
bot-failed-silent = It did not answer within { $seconds } s. Does it flush its output?
bot-failed-flooded = It sent far more output than it was asked for.
bot-failed-not-json = “{ $line }” is not a JSON object on one line.
bot-failed-not-ready = It answered “hello” with { $line }, which is not of type “ready” with a name.
bot-failed-wrong-id = It answered { $line }, but the question has the ID { $question }.
bot-failed-no-move = Its answer { $line } has no move.
bot-failed-illegal = Its move “{ $move }” is not legal. It must choose one of the moves it was offered.
bot-failed-broke = It raised an error: { $error }.
bot-failed-not-made = It could not be created. { $why }

## At the table

table-bot-replaced = { $player }’s bot has failed; a random bot plays on. { $why }
table-bot-note = { $player } says: { $note }

## The command conform

cli-conform-help = check that a program follows every point of the bot protocol, by playing short games
cli-help-command = the command that starts the program, as one argument: "python3 examples/bot.py"
cli-help-conform-game = one of { $games } (default: all of them)
cli-help-conform-games = games per number of players, every other one joined half-way (default: 2)
conform-not-tried = not tried
conform-games = { $game }, { $players } players: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}
conform-start = it starts
conform-ready = it answers hello with ready and its name
conform-alive = it neither crashes nor leaves the table
conform-json = every answer is one JSON object on one line
conform-id = every answer has the ID of its question
conform-move = every move is legal
conform-time = every answer arrives in time
conform-again = it plays a second game in the same process
conform-middle = it joins a game in the middle
conform-unknown = it ignores fields and messages that it does not know
conform-goodbye = it exits after goodbye
conform-input = it exits when its input ends
conform-called = it is called “{ $name }”
conform-slowest = the slowest answer took { NUMBER($slowest, minimumFractionDigits: 3, maximumFractionDigits: 3) } s of { $seconds } s
conform-still-runs = After { $seconds } s it was still running.

## The command analyse

cli-analyse-help = have a strong bot analyse a position from a recorded game
cli-not-seconds = “{ $text }” is not a number of seconds
analysis-help-step = analyse the decision after this many steps of the record, deals included (default: the last)
analysis-help-seconds = thinking time in seconds (default: 1)
analysis-help-iterations = think for this many iterations instead, which gives the same result every time
analysis-help-all = show all moves, not just the best
analysis-no-such-step = There is no step { $step }; the record has { $steps }.
analysis-over = The game is over; choose an earlier point with --step.
analysis-no-time = The thinking time must be more than 0.
analysis-plan = { $player } would play: { $plan }.
analysis-best = The bot rates { $move } { NUMBER($rating, minimumFractionDigits: 2, maximumFractionDigits: 2) }; { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of all iterations went there.
analysis-seat = { $player }: chance of winning { NUMBER($chance, maximumFractionDigits: 0) } % ({ NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) } %), expected score { NUMBER($score, maximumFractionDigits: 1) } ± { NUMBER($spread, maximumFractionDigits: 1) }
analysis-games = Chances (with 95 % intervals) and scores (± spread) come from { $games ->
    [one] 1 game
   *[other] { $games } games
} played to the end by quick bots.
analysis-unfinished = { $games ->
    [one] 1 game
   *[other] { $games } games
} of these did not finish and counted as they stood.
analysis-tries = { $iterations } iterations
analysis-column-move = Move
analysis-column-rating = Rating
analysis-column-tries = Iterations
analysis-rating = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
