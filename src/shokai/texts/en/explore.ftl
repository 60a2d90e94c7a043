# The command `shokai explore`.

cli-explore-help = count which first moves were played in many games, and how they ended
explore-help-folder = a folder with records (*.shokai), also in folders below, or a server’s database file; without it, the server’s own
explore-help-game = only this game: { $games }; needed where there are several
explore-help-after = only what followed these own moves, separated by commas: "token R, take R5"
explore-help-by = break the figures down by { $choices }
explore-help-player = only the moves of this player
explore-help-most = lines to show (default: 20)
explore-help-csv = write all lines as CSV, for spreadsheets
explore-bad-by = The figures cannot be broken down by “{ $text }”. Choose one of: { $choices }.
explore-one-source = Give either a folder of records or a server’s database, not both.
explore-which-game = There are several games here; choose one with --game: { $games }.
explore-no-folder = There is no folder “{ $folder }”.
explore-unread = { $n ->
    [one] One game could not be read and is left out.
   *[other] { $n } games could not be read and are left out.
}
explore-nothing = { $games ->
    [0] There is no finished game of this kind.
    [one] There is one finished game, but nobody played that.
   *[other] There are { $games } finished games, but nobody played that.
}
explore-title = { $games ->
    [one] One game
   *[other] { $games } games
}, after: { $after }
explore-column-who = Who
explore-column-move = Move
explore-column-games = Played
explore-column-share = Share
explore-column-wins = Wins
explore-column-points = Points
explore-column-place = Place
explore-column-masters = Masters: share, wins
explore-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
explore-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
explore-more = { $n ->
    [one] One more line; --most shows it.
   *[other] { $n } more lines; --most shows them.
}
