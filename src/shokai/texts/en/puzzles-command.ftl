# Help of `shokai puzzles`: only for the terminal.

cli-puzzles-help = make, check, renew and list puzzles: positions with one best move
cli-puzzles-make-help = make puzzles from games that the network plays, and from records
cli-puzzles-check-help = check that the rules accept puzzles and that their values can be reproduced
cli-puzzles-renew-help = renew puzzles after the network has changed: compute their values anew and drop those no longer clear
cli-puzzles-list-help = list puzzles
cli-help-puzzles-count = stop when the folder has this many puzzles (default: 100)
cli-help-puzzles-minutes = stop after this many minutes; the same command goes on there
cli-help-puzzles-workers = use this many processes (default: 1)
cli-help-puzzles-players = numbers of players, separated by commas (default: those at which the network is strongest)
cli-help-puzzles-themes = only puzzles of these themes, separated by commas
cli-help-puzzles-easy = puzzles for beginners: the network sees the best move, and the bot heuristic does not
cli-help-puzzles-records = look at the records in this folder first
cli-help-puzzles-iterations = iterations of each deep search (default: 4000)
cli-help-puzzles-out = write the puzzles to this folder, continuing where it stopped (default: puzzles)
cli-help-puzzles-quick = check the rules only, without comparing values
cli-help-puzzles-from = the folder with the puzzles (default: those that come with the game)
cli-puzzles-making = puzzles
cli-puzzles-games = { $games ->
    [one] 1 game
   *[other] { NUMBER($games) } games
}
cli-puzzles-so-far = { $puzzles ->
    [one] 1 puzzle
   *[other] { NUMBER($puzzles) } puzzles
} in { $games ->
    [one] 1 game
   *[other] { NUMBER($games) } games
}
cli-puzzles-made = { $puzzles ->
    [one] 1 puzzle
   *[other] { NUMBER($puzzles) } puzzles
} from { $games ->
    [one] 1 game
   *[other] { NUMBER($games) } games
} in { $path }, after { NUMBER($seconds, maximumFractionDigits: 1) } s.
cli-puzzles-count = { $count ->
    [one] 1 puzzle
   *[other] { NUMBER($count) } puzzles
}
cli-puzzles-dropped = { $puzzle } dropped: “{ $move }” is no longer clearly best.
cli-puzzles-renewed = { NUMBER($kept) } renewed, { NUMBER($dropped) } dropped
