# The command `shokai` and the table in the terminal.

no-such-backend = There is no back end “{ $backend }”. Available: { $backends }.
wrong-number-of-bots = You named { $bots } bots for { $players } players; name one for all seats, or one for each.
wrong-number-of-seats = You named { $seats } seats for { $players } players.
other-game = { $path } is a record of { $game }.
load-goes-alone = A saved game comes with its own players, names, seed, options and cards: leave out --players, --names, --seed, --options and --cards.
record-has-no-seed = { $path } has no seed, so the game cannot be continued. “shokai replay” can show it.
verified = The seed matches the commitment, and all { $deals } deals in { $steps } steps came from it.

## Help

cli-help = Two Japanese trading games, true to their rulebooks: play, simulate, replay, measure.
cli-help-lang = language: en, de, ja (default: the system’s)
cli-help-game = the game: { $games }
cli-help-players = number of players
cli-help-seats = who sits where, separated by commas: “you” for a person, a bot (see docs/guide/bots.md): { $bots }, or a level: { $levels }; several people pass the screen around
cli-help-names = names of the seats, separated by commas
cli-help-seed = any text or number; equal seeds give equal deals
cli-help-options = edition and expansions, separated by commas; for yokohama: 2016 or 2024, mini1, mini2
cli-help-cards = file with your own card values, in the format of the game’s component file
cli-help-load = continue a saved game
cli-help-games = number of games
cli-help-bots = bots, separated by commas, one for all seats or one for each: { $bots }, or a level: { $levels } (default: uniform, which runs inside the compiled rules)
cli-help-most-decisions = truncate games after this many decisions (default: { $most }); truncated games count towards no points or wins
cli-help-play-most-decisions = stop a game between bots after this many decisions (default: { $most })
cli-help-backend = python or native (default: native for many games and for bots that search)
cli-help-scenario-backend = python or native (default: python)
cli-help-json = print the figures as JSON
cli-help-file = record of a game
cli-help-verify = check that the seed matches the commitment and that every card came from it; with an export (shokai export), check every table
cli-help-files = scenario files
cli-help-scenario-quiet = show failing scenarios only
cli-help-markdown = print Markdown
cli-help-rules-options = the edition whose names the rules use; for yokohama: 2016 (the default) or 2024
cli-help-seconds = seconds per back end
cli-help-compile-games = games to compile (default: all)
cli-help-compile-only = compile only the rules, the bots’ search, or what the laboratory needs (docs/guide/laboratory.md); may be repeated (default: rules and bots)
cli-play-help = play in the terminal, against bots or with friends at one keyboard
cli-simulate-help = let bots play many games and print statistics
cli-replay-help = replay a recorded game as text, or verify its deals
cli-scenario-help = run scenario files and report which hold
cli-rules-help = the rules of a game in our own words
cli-cards-help = list and check the components of a game, and say which are printed and which reconstructed
cli-bench-help = measure the speed of the rules, interpreted and compiled
cli-compile-help = compile rules and bots now instead of on first use
cli-example = example

## Answers

cli-args-usage = usage:
cli-args-words = positional arguments
cli-args-options = options
cli-args-help = show this help message and exit
cli-args-version = show the version number and exit
cli-args-argument = argument { $argument }: { $why }
cli-args-required = the following arguments are required: { $arguments }
cli-args-unrecognized = unrecognized arguments: { $arguments }
cli-args-choice = invalid choice: { $value } (choose from { $choices })
cli-args-one = expected one argument
cli-args-at-least-one = expected at least one argument
cli-args-ambiguous = ambiguous option: { $option } could match { $options }
cli-args-explicit = ignored explicit argument { $value }
cli-args-not-with = not allowed with argument { $argument }
cli-args-one-of = one of the arguments { $arguments } is required
cli-bad-usage = { $command }: { $why }. See “{ $command } --help”.
cli-not-a-number = “{ $text }” is not a whole number above 0
cli-no-games = You need at least one game.
cli-no-seconds = --seconds must be at least 1.
cli-no-decisions = --most-decisions must be at least 1.
cli-cannot-go-on = Cannot continue: { $why }.
empty-option = { $option } needs a value.
cli-interrupted = Stopped.
cli-missing-extra = This needs “{ $package }”, which is not installed. To install it: { $command }
cli-simulating = Playing
cli-simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $decisions } decisions, { $seconds } s
cli-simulated-lengths = Per game: { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions in { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns
cli-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-truncated = { $games ->
    [one] 1 game was
   *[other] { $games } games were
} truncated after { $decisions } decisions and left out of points and wins.
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-mean = Mean points
cli-column-wins = Wins
cli-end-reason = { $reason ->
    [tokens] Ended by tokens
    [houses] Ended by four trading houses
    [shops] Ended by eight shops
    [orders] Ended because the orders ran out
    [church] Ended by the Church
    [customs] Ended by Customs
    [exhausted] Ended because nobody could act
   *[other] { $reason }
}: { $games }
cli-card-source = { $source ->
    [printed] printed
    [partly] partly printed
    [own] your own
   *[reconstructed] reconstructed
}
cli-card-count = { $source }: { $cards }
cli-card-reconstructed = Reconstructed values differ from the printed game: no rulebook shows the originals, and ours fit everything that is known. If you own the game, you can supply the printed values with --cards FILE.
cli-unfinished = The game is not over; it is { $player }’s turn.
cli-variation = Variation:
cli-passed = passed
cli-failed = FAILED
cli-measuring = Measuring: { $part } ...
cli-bench-title = { $game }, { $players } players, random play on one core
cli-compiling = { $part ->
    [bots] Compiling the bots’ search for { $game }
    [laboratory] Compiling the laboratory for { $game }
   *[rules] Compiling the rules of { $game }
 }; this happens once per version ...
cli-compiled = { $part ->
    [bots] Compiled the bots’ search for { $game }
    [laboratory] Compiled the laboratory for { $game }
   *[rules] Compiled the rules of { $game }
 } in { $seconds } s.
cli-preparing-bots = Preparing the bots; this takes a while, once per version ...
cli-is-compiled = { $game }: compiled.

## The table

table-commitment = The deck is fixed. Commitment, to verify after the game: { $commitment }
table-hand-over = Pass the screen to { $player }. Press Enter when nobody else is looking.
table-no-such-number = There is no move { $number }; choose a number from 1 to { $most }.
table-undone = Undone; it is { $player }’s decision again.
table-no-section = The rules have no section “{ $section }”. Sections: { $sections }.
table-why-what = Name a move, for example: why buy
table-is-legal = “{ $move }” is legal.
table-see-rules = The rule: { $section } (type “rules { $word }” to read it)
table-save-where = Name a file, for example: save mygame.shokai
table-saved = Saved. Continue later with: shokai play { $game } --load { $path }
table-goodbye = Goodbye.
table-truncated = Stopped: the game was not over after { $decisions } decisions. Use --most-decisions N to let it run longer.
table-kept = Your game has been saved. Continue with: shokai play { $game } --load { $path }
table-seed = The seed was { $seed }.
table-record = The record has been saved; verify its deals with: shokai replay { $path } --verify
table-help =
    Type a number or a move. Other commands:
      undo, redo       undo your last decision, unless a card has been revealed since; redo it
      why MOVE         why a move is not allowed, or what it would do
      table            show the table again
      log              everything that has happened
      rules [WORD]     the rules, or one section of them
      save FILE        save the game; continue with “shokai play ... --load FILE”
      quit             leave; the game is saved
