# Bots: their names and settings, programs that join as bots, and how they fail.

nobody-decides = Nobody has to decide now.
no-such-bot = There is no bot “{ $bot }”. These are there: { $bots }.
no-insight = This bot needs to know what is worth how much in “{ $game }”, and the game does not tell.
no-observation = “{ $game }” has secrets and no observation of its own: learning programs cannot be shown it.
bot-has-no-settings = The bot “{ $bot }” has no settings, so “{ $settings }” does not fit.
bot-needs-command = The bot “{ $bot }” needs a command behind a colon, for example “{ $bot }:python3 examples/bot.py”.
no-such-setting = The bot “{ $bot }” has no setting “{ $setting }”. Settings: { $settings }.
setting-twice = The setting “{ $setting }” of the bot “{ $bot }” is there twice.
bad-setting = “{ $text }” does not fit the setting “{ $setting }” of the bot “{ $bot }”: a number from { $low } to { $high } is needed.
bad-command = The command “{ $command }” cannot be read: a quotation mark is not closed, or nothing follows a backslash.
own-bot-name = “python:{ $text }” does not name a bot. It is python:module:Class, with settings behind a further colon if you like: python:mybots.deep:Deep:depth=2.
own-bot-no-module = There is no module “{ $module }”, neither in { $folder } nor installed. Name it as for an import, with dots and without “.py”.
own-bot-no-class = The module “{ $module }” has no “{ $name }”. Classes with a method “choose” there: { $there }.
own-bot-no-bot = “{ $name }” in “{ $module }” makes no bot: that is an object with a method choose(seat), which returns one of seat.legal.
own-bot-takes-others = “{ $name }” cannot be made with a seed and these settings: { $why }. Its constructor takes a seed, or nothing, and the settings by their names.
own-bot-broke = “python:{ $bot }” cannot be made: { $error } ({ $where }). Try it in Python first.
bad-bot-seconds = { $variable } is “{ $text }”, but should be a number of seconds from { $low } to { $high }.

## How a bot fails

bot-failed-last-words = { $fault } Its last words: { $words }
bot-failed-cannot-start = “{ $command }” cannot be started: { $why }.
bot-failed-ended = It ended by itself, with code { $code }.
bot-failed-closed = It closed its input or output while the game went on.
bot-failed-silent = It did not answer within { $seconds } s. It may have forgotten to flush its output.
bot-failed-flooded = It said far more than it was asked for.
bot-failed-not-json = “{ $line }” is no JSON object on one line.
bot-failed-not-ready = To hello it answered { $line }, which is not of type “ready” with a name.
bot-failed-wrong-id = It answered { $line }, but the question has the id { $question }.
bot-failed-no-move = Its answer { $line } has no move.
bot-failed-illegal = Its move “{ $move }” is not legal. It has to be one of those that it was offered.
bot-failed-broke = It broke: { $error }.
bot-failed-not-made = It could not be made. { $why }

## At the table

table-bot-replaced = { $player }’s bot has failed, and a random one plays on. { $why }
table-bot-note = { $player } says: { $note }

## The command conform

cli-conform-help = check a program that wants to be a bot: every point of the protocol, in short games
cli-help-command = the command that starts the program, as one word: "python3 examples/bot.py"
cli-help-conform-game = osaka or yokohama; otherwise both
cli-help-conform-games = games for each number of players, every other one from the middle on (2)
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
conform-alive = it does not crash, nor leave the table
conform-json = every answer is one JSON object on one line
conform-id = every answer has the id of its question
conform-move = every move is legal
conform-time = every answer is in time
conform-again = it plays a second game in the same process
conform-middle = it joins a game in the middle
conform-unknown = it does not mind fields and messages that it does not know
conform-goodbye = it ends after goodbye
conform-input = it ends when its input ends
conform-called = it is called “{ $name }”
conform-slowest = the slowest answer took { NUMBER($slowest, minimumFractionDigits: 3, maximumFractionDigits: 3) } s of { $seconds } s
conform-still-runs = After { $seconds } s it was still there.

## The command analyse

cli-analyse-help = ask a strong bot what it makes of a recorded game
cli-not-seconds = “{ $text }” is no number of seconds
analysis-help-step = look at the decision after so many steps of the record, deals included (otherwise at its end)
analysis-help-seconds = how long to think (1)
analysis-help-iterations = think so many iterations instead, always with the same result
analysis-help-all = show all moves, not only the best
analysis-no-such-step = There is no step { $step }; the record has { $steps }.
analysis-over = The game is over; name an earlier point with --step.
analysis-no-time = Thinking takes more than no time.
analysis-plan = { $player } would play: { $plan }.
analysis-best = The bot rates { $move } { NUMBER($rating, minimumFractionDigits: 2, maximumFractionDigits: 2) }; { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of all tries went there.
analysis-seat = { $player }: chance to win { NUMBER($chance, maximumFractionDigits: 0) } % ({ NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) } %), expected score { NUMBER($score, maximumFractionDigits: 1) } ± { NUMBER($spread, maximumFractionDigits: 1) }
analysis-games = Chances with their 95 % intervals, and scores with their spread, from { $games ->
    [one] 1 game
   *[other] { $games } games
} played on to the end by quick bots.
analysis-unfinished = { $games ->
    [one] 1 game
   *[other] { $games } games
} of these would not end and counted as they stood.
analysis-tries = { $iterations } tries
analysis-column-move = Move
analysis-column-rating = Rating
analysis-column-tries = Tries
analysis-rating = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
