tutorial_game-rules-name = Three Goods: the rules
tutorial_game-rules-turn-title = Your turn
tutorial_game-rules-turn = Take one of the open cards (you hold at most six), or sell all your cards of one good. Each card brings the price of its good, and every card beyond the first a coin more. The price then falls by as many steps as you sold cards; the other two rise by one. Prices are 1 to 6.
tutorial_game-rules-end-title = The end
tutorial_game-rules-end = The game is over when whoever is next can neither take nor sell. The most coins win.
