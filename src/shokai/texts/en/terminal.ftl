# The command `shokai` and the table in the terminal.

no-such-backend = There is no back end “{ $backend }”. These are there: { $backends }.
wrong-number-of-bots = { $bots } bots are named for { $players } players; name one for all, or one for each.
wrong-number-of-seats = { $seats } seats are named for { $players } players.
other-game = { $path } is a record of { $game }.
load-goes-alone = A saved game brings its own players, names, seed, options and cards; leave --players, --names, --seed, --options and --cards out.
record-has-no-seed = { $path } has no seed, so nobody can deal on. “shokai replay” can show it.
verified = The seed fits the commitment, and all { $deals } deals of { $steps } steps came from it.

## Help

cli-help = Two Japanese trading games, by their rulebooks: play, simulate, replay, measure.
cli-help-lang = language: en, de, ja (otherwise the system’s)
cli-help-game = the game: { $games }
cli-help-players = number of players
cli-help-seats = who sits where, separated by commas: “you” for a person, or a bot, as in docs/bots.md: { $bots }, or a level: { $levels }; with several people the screen is handed over
cli-help-names = names of the seats, separated by commas
cli-help-seed = any text or number; equal seeds deal equally
cli-help-options = edition and expansions, separated by commas; for yokohama: 2016 or 2024, mini1, mini2
cli-help-cards = a file with your own cards, in the format of the game’s component file
cli-help-load = go on with a saved game
cli-help-games = number of games
cli-help-bots = bots, separated by commas, one for all seats or one for each: { $bots }, or a level: { $levels } (otherwise uniform, whose games run inside the compiled rules)
cli-help-most-decisions = truncate a game that is not over after so many decisions (otherwise { $most }); its points and places do not count
cli-help-play-most-decisions = where only bots play, stop a game that is not over after so many decisions (otherwise { $most })
cli-help-backend = python or native; otherwise native for many games and for bots that think
cli-help-json = print the figures as JSON
cli-help-file = a record of a game
cli-help-verify = check that the seed fits the commitment and that every card came from it; of an export (shokai export), at every table
cli-help-files = files with scenarios
cli-help-scenario-quiet = show only the scenarios that fail
cli-help-markdown = as Markdown
cli-help-seconds = seconds for each back end
cli-help-compile-games = the games; all when none is named
cli-help-compile-only = only the rules, what bots think with, or what the laboratory of docs/laboratory.md needs; may be given several times; without it, rules and bots
cli-play-help = play a game in the terminal, alone against bots or with friends at one keyboard
cli-simulate-help = let bots play many games and add up
cli-replay-help = tell a recorded game, or verify its deals
cli-scenario-help = play scenario files and count which hold
cli-rules-help = the rules of a game in our own words
cli-cards-help = print and check the components of a game: which are printed, which reconstructed
cli-bench-help = measure how fast the rules run, interpreted and compiled
cli-compile-help = compile rules and bots now, so that nobody waits for it later
cli-example = example

## Answers

cli-bad-usage = { $command }: { $why }. See “{ $command } --help”.
cli-not-a-number = “{ $text }” is no whole number above 0
cli-no-games = At least one game is needed.
cli-no-decisions = --most-decisions needs at least one decision.
cli-cannot-go-on = It cannot go on: { $why }.
empty-option = { $option } needs a value.
cli-interrupted = Stopped.
cli-missing-extra = This needs “{ $package }”, which is not installed. To get it: { $command }
cli-simulating = Playing
cli-simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $decisions } decisions, { $seconds } s
cli-simulated-lengths = A game: { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions in { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns
cli-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-truncated = { $games ->
    [one] 1 game was
   *[other] { $games } games were
} truncated after { $decisions } decisions; points and wins are those of the others.
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
cli-card-reconstructed = Reconstructed values are not those of the printed game: no rulebook shows them, and ours fit what is known. Whoever owns the game can supply the printed ones with --cards FILE.
cli-unfinished = The game is not over; { $player } is to play.
cli-passed = passed
cli-failed = FAILED
cli-measuring = Measuring: { $part } ...
cli-bench-title = { $game }, { $players } players, random play on one core
cli-compiling = { $part ->
    [bots] Compiling what bots of { $game } think with
    [laboratory] Compiling what the laboratory needs of { $game }
   *[rules] Compiling the rules of { $game }
 }; this happens once for each version ...
cli-compiled = { $part ->
    [bots] The bots of { $game } are compiled
    [laboratory] The laboratory of { $game } is compiled
   *[rules] The rules of { $game } are compiled
 }, in { $seconds } s.
cli-preparing-bots = The bots get ready; this takes a while once for each version ...
cli-is-compiled = { $game }: compiled.

## The table

table-commitment = The deck is fixed. Its seal, to check after the game: { $commitment }
table-hand-over = The screen goes to { $player }. Press Enter when nobody else is looking.
table-no-such-number = There is no move { $number }; the numbers go from 1 to { $most }.
table-undone = Taken back; { $player } is to decide again.
table-no-section = The rules have no section “{ $section }”. Sections: { $sections }.
table-why-what = Say which move, for example: why buy
table-is-legal = “{ $move }” is legal.
table-see-rules = The rule: { $section } (“rules { $word }” shows it)
table-save-where = Say where, for example: save mygame.shokai
table-saved = Saved. Go on later with: shokai play { $game } --load { $path }
table-goodbye = Goodbye.
table-truncated = The game was not over after { $decisions } decisions and was stopped; --most-decisions N lets it go on for longer.
table-kept = Your game is kept. Go on with: shokai play { $game } --load { $path }
table-seed = The seed was { $seed }.
table-record = The record of the game is kept; check its deals with: shokai replay { $path } --verify
table-help =
    Type a number or a move. Other commands:
      undo, redo       take your last decision back while no card was revealed since; make it again
      why MOVE         why a move is not possible, or what it would bring
      table            show the table again
      log              everything that happened
      rules [WORD]     the rules, or one section of them
      save FILE        save the game; “shokai play ... --load FILE” goes on
      quit             leave; the game is kept
