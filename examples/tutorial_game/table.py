"""What people see of Three Goods, where it differs from the plain table that every game has."""

from shokai.games.tutorial_game.rules import GOODS

full_name = "Three Goods"
sections = ("tutorial_game-rules-turn", "tutorial_game-rules-end")
labels = dict.fromkeys(("pile", "market", "price", "sold", "hand"), GOODS)
