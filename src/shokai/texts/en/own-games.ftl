# Games of one's own, found by SHOKAI_GAMES: what is wrong with them.

no-such-game-unfit = There is no game “{ $game }”. Available: { $games }. { $why }
own-game-bad-name = The game in { $folder } cannot be used: its folder must be named like a Python module, with letters, digits and underscores only, not “{ $name }”.
own-games-missing = SHOKAI_GAMES names the folder { $folder }, which does not exist.
own-games-too-deep = SHOKAI_GAMES names { $folder }, which is itself a game; name the folder that contains it, { $parent }.
own-game-not-loaded = The game { $game } cannot be loaded. { $place }: { $why }.
own-game-line = { $file }, line { $line }
own-game-failed = The rules of { $game } failed. { $place }: { $why }.
own-game-incomplete = The game { $game } is incomplete: { $file } does not define { $missing }. docs/guide/games.md describes what a game needs.
own-game-bad-part = The game { $game } cannot be used: { $part } in { $file } must be: { $form }. docs/guide/games.md describes what a game needs.
own-game-no-move = The rules of { $game } lead to a dead end: the game is not over, but player { $player } has no legal move. See “legal” in { $place }.
own-game-no-deal = The rules of { $game } lead to a dead end: a card is due to be dealt, but no outcome is possible. See “weight” in { $place }.
own-game-out-of-bounds = The rules of { $game } lead to a state outside the bounds that FIELDS in { $file } sets for: { $fields }.
own-game-invariant = The rules of { $game } lead to a state that breaks invariant { $number } of “broken_invariant” in { $place }.
