# The rules pages and the player aids, whatever the game. The page loads these texts only where rules are read.

guide-example = Example
guide-after = Afterwards
guide-symbols = All symbols
guide-edition = Edition
guide-found = { $n ->
    [0] No section has it.
    [one] 1 section has it. Press Enter to go there.
   *[other] { $n } sections have it. Press Enter to go to the first.
}
guide-clear = Show everything
guide-aid = Print a player aid
guide-aid-about = One sheet, A4 or Letter: everything that you look up during a game.
guide-aid-title = Player aid
guide-print = Print
guide-back = Back to the rules
