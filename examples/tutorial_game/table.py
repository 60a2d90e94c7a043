"""What people see of Three Goods, where it differs from the plain table that every game has."""

full_name = "Three Goods"
sections = ("tutorial_game-rules-turn", "tutorial_game-rules-end")
