# The command masters: what strong players do, counted over many games.

cli-masters-help = find out what strong players do, from many games
cli-help-masters-bots = bots whose play is counted, separated by commas, seated in turns (default: network)
cli-help-masters-players = numbers of players, separated by commas (default: all that the game allows)
cli-help-masters-games = games for each number of players (default: 1000)
cli-help-masters-level-games = also this many games of every level among its equals, for typical scores; levels that search play a tenth of them (default: 0)
cli-help-masters-seconds = start no new game after this many seconds
cli-help-masters-json = write all figures to this file
cli-help-masters-lines = write what the masters do with their own first moves to this file, for the opening explorer
cli-help-masters-doc = write the document about the figures that come with Shokai to this file, and play nothing
cli-masters-written = The document is in { $file }.
cli-masters-which = Which game? Available: { $games }.
cli-masters-done = Counted { $games ->
    [one] 1 game
   *[other] { NUMBER($games) } games
} in { NUMBER($seconds, maximumFractionDigits: 1) } s.
masters-none = There are no figures about strong play of “{ $game }” yet.
