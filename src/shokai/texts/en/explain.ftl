# The page: what a thing is that is pointed at, the legend, and the keys. YOKOHAMA has a file of its own.

page-explain-about = Point at anything, or hold it, and the page says what it is.
page-explain-rule = Rule: { $section }
page-legend = All symbols
page-legend-gold = Gold: what is on the thing you point at
page-keys = Keys
page-key = { $key ->
    [l] all symbols
    [e] explain: move with the arrow keys, leave with Esc
    [enter] the main button
    [escape] deselect
    [undo] undo, redo
    [history] history
    [arrows] from area to area
    [agent] use an agent
    [recall] recall the president
    [buy] buy everything
    [take] take as coins
    [reserve] reserve
    [digits] choose a card or a token
    [done] no more insurance
   *[pass] pass
}
page-explain-button = { $button ->
    [undo] Takes back your last decision, as long as nothing hidden has been revealed. Shift+Z takes back the whole turn.
    [undo-turn] Takes your last turn back from its beginning. If others are playing, they have to agree. The table menu takes back your last decision only.
    [plan] Plans what you do when your turn comes. Nobody else sees it.
    [hint] { hint-about }
    [chat] Messages between the people at this table.
    [redo] Plays again what you have just undone.
    [text] Shows the whole table in words below the board.
    [history] Shows earlier positions of this game.
    [rules] Opens the rules in a new tab.
    [night] Switches between light and dark.
    [menu] Invite others, settings, and everything else about this table.
    [home] Opens the home page; the game goes on meanwhile.
    [result] Shows the final result.
   *[legend] Shows all symbols of this game; the key L does the same.
}
page-explain-question = What is expected now, and of whom.
page-explain-log = What has happened so far, newest first. Point at a turn to see it on the table.

## TRADERS OF OSAKA

osaka-explain-market = One of the cards for sale. On your turn you buy all of them that nobody has reserved, or take a single one as coins worth { $value }.
osaka-explain-market-mine = Your stone is on it: only you may buy or take it, worth { $value }.
osaka-explain-market-theirs = Reserved by { $player }: nobody else may buy or take it. It does not count for the price.
osaka-explain-farm = It moves to the market with the next refill. Until then it can only be reserved.
osaka-explain-farm-theirs = Reserved by { $player }. It moves to the market with the next refill and stays theirs.
osaka-explain-hand = Pays { $value } when you buy. { $symbols ->
    [0] It has no insurance symbol.
    [one] Its symbol saves one good of its colour when the ship sinks.
   *[other] Its { $symbols } symbols save { $symbols } goods of its colour when the ship sinks.
}
osaka-explain-pile-title = Goods of { $player }: { osaka-colour }
osaka-explain-pile = When the { osaka-colour } ship reaches Edo, all { $cards } are sold at { $price } each: the highest card plus the tokens of this colour.
osaka-explain-pile-none = No { osaka-colour } goods yet. They are bought from the market.
osaka-explain-pile-risk = { $insured ->
    [0] If the ship sinks, they are lost unless hand cards insure them.
    [one] 1 of them is insured and stays safe until it is sold.
   *[other] { $insured } of them are insured and stay safe until they are sold.
}
osaka-explain-ship = It sails 1 space when one { osaka-colour } card is bought, 2 spaces for two or more. In Edo everybody sells { osaka-colour } goods.
osaka-explain-ship-wave = It is among the waves: if another ship reaches Edo now, it sinks, and { osaka-colour } goods are lost unless insured.
osaka-explain-space = { $space ->
    [osaka] Here ships start, and return after Edo.
    [wave] A wave: ships on it sink when another ship reaches Edo.
    [edo] When a ship arrives here it is payday: everybody sells the goods of its colour.
   *[anori] A safe place. Sunken ships return to Anori.
}
osaka-explain-tokens = { $n } of { $end } tokens. Each raises the price of later sales of its colour by 1; whoever has { $end } after a payday ends the game.
osaka-explain-points = Victory points. The most win; goods and hands count for nothing at the end.
osaka-explain-stone = With this stone one card is reserved, in the market or in the farm. It comes back when that card is bought or taken.
osaka-explain-cards-in-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in hand, hidden from the others. They pay for goods and insure them.
osaka-explain-draw = { $n } cards to draw. When they run out, the discard pile is shuffled.
osaka-explain-discard = { $n } cards that were paid, used as insurance or lost.
osaka-explain-row = { $row ->
    [market] Here you buy or take cards. It is refilled after every purchase.
   *[farm] These cards move to the market with the next refill.
}
osaka-explain-price = All cards here that are free for you, and their price in coins.
osaka-explain-button = { $button ->
    [buy] You buy every card in the market that is free for you; their ships sail. You pay with cards from your hand.
    [take] You take one card of the market into your hand, as coins.
    [reserve] You put your stone on a card: only you may buy or take it.
    [confirm] Does what you have selected.
    [token] Takes a token of this colour: it raises the price of your later sales of it by 1.
    [peek] Shows what the move would bring, and the log.
   *[pass] You can do nothing else.
}

osaka-symbol = { $symbol ->
    [red] Red goods
    [blue] Blue goods
    [yellow] Yellow goods
    [green] Green goods
    [value] Value
    [ring] Insurance symbol
    [insured] Insured
    [ship] Ship
    [wave] Wave
    [stone] Stone
    [token] Token
    [coming] Token to come
    [points] Victory points
    [hand] Cards in hand
    [glow] Glow
   *[back] Draw pile
}
osaka-symbol-about = { $symbol ->
    [red] Cup on stripes
    [blue] Cloth on waves
    [yellow] Bale on squares
    [green] Leaves on zigzag
    [value] What the card costs, pays and sells for
    [ring] Saves one good of the card’s colour when the ship sinks
    [insured] Turned sideways: safe until it is sold
    [ship] Sails when cards of its colour are bought
    [wave] Ships here sink on a payday
    [stone] Reserves a card for one trader
    [token] Raises the price of later sales of its colour by 1
    [coming] What the purchase you point at would add
    [points] The most win
    [hand] Hidden from the others
    [glow] You can choose this now
   *[back] Cards to draw
}
osaka-legend = { $part ->
    [goods] Goods
    [sea] On the sea
   *[marks] Pieces and marks
}
