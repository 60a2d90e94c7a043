# YOKOHAMA: a move that ends the game, or brings its end.

yokohama-preview-over = This ends the game, and { $player } wins.
yokohama-preview-ends-for = This triggers the end of the game: one more round follows. As things stand, { $player } would win.
yokohama-ends-over = { $who ->
    [you] This ends the game, and you win.
   *[other] This ends the game, and { $player } wins.
}
yokohama-ends-soon = { $who ->
    [you] This triggers the end of the game: one more round follows. As things stand, you would win.
   *[other] This triggers the end of the game: one more round follows. As things stand, { $player } would win.
    [nobody] This triggers the end of the game: one more round follows.
}
yokohama-ends-button-over = { $who ->
    [you] End the game and win
   *[other] End the game: { $player } wins
}
yokohama-ends-button-soon = { $who ->
    [you] { $does }: brings the end, you lead
   *[other] { $does }: brings the end, { $player } leads
    [nobody] { $does }: brings the end
}
