"""Three Goods: a small trading game, complete, as an example. docs/guide/games.md goes through it line by line."""
