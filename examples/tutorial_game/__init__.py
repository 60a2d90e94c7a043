"""Three Goods: a small trading game, complete, as an example. docs/games.md goes through it line by line."""
