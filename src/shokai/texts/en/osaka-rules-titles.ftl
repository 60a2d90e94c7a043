# TRADERS OF OSAKA: titles of the sections of the rules, which tables name in links. Their texts are in osaka-rules.ftl.

osaka-rules-goal-title = Object of the game
osaka-rules-setup-title = Set-up
osaka-rules-turn-title = Your turn
osaka-rules-buy-title = Buying goods
osaka-rules-ships-title = Ships
osaka-rules-take-title = Taking coins
osaka-rules-reserve-title = Reserving
osaka-rules-refill-title = Refilling the market and the farm
osaka-rules-piles-title = Piles
osaka-rules-payday-title = Payday
osaka-rules-tokens-title = Achievement tokens
osaka-rules-tide-title = The black tide
osaka-rules-insurance-title = Insurance
osaka-rules-end-title = End of the game
