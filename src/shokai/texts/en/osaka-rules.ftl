# TRADERS OF OSAKA: the rules in our own words. Each section has a title and a text; reasons point here.

osaka-rules-name = TRADERS OF OSAKA: the rules in short

osaka-rules-goal-title = The aim
osaka-rules-goal = You are merchants who buy goods in Osaka and ship them along the coast to Edo. When a ship arrives, everybody who owns goods of its colour sells them for victory points. Ships that are in the open sea at that moment sink with their goods. Most victory points at the end win.

osaka-rules-setup-title = Set-up
osaka-rules-setup = The 108 cards come in four colours; each colour has seven 5s, nine 3s and eleven 2s. Five cards are laid open in the market, three in the farm. Then each player draws openly, card by card, until the hand is worth 8 or more; from then on hands are hidden. The lowest sum starts, then the fewer cards, then the lot. From the start player on, each takes one achievement token of any colour. All four ships lie in Osaka.

osaka-rules-turn-title = A turn
osaka-rules-turn = On your turn you do exactly one thing: buy goods, take coins, or reserve a card. You may not pass; only if nothing at all is possible, because all cards are used up, you pass, and when all players pass in a row the game ends.

osaka-rules-buy-title = Buying goods
osaka-rules-buy = You buy all market cards that nobody has reserved, and your own reserved card if it lies there: all of them or nothing. The price is the sum of their values. You pay with hand cards, which are discarded; there is no change, but you may not pay a card that the price does not need. What you bought lies openly before you as your goods, sorted by colour. Farm cards cannot be bought.

osaka-rules-ships-title = Ships
osaka-rules-ships = Every purchase moves ships. The ship of a colour sails 1 space if you bought one card of it, and 2 spaces if you bought two or more. The way: Osaka, Oshima, Anori, two spaces of the Enshunada sea with its waves, Edo. A ship stops in Edo.

osaka-rules-take-title = Taking coins
osaka-rules-take = You take one market card into your hand: any card that is not reserved, or your own reserved one. The market is not refilled now. There is no limit to the hand.

osaka-rules-reserve-title = Reserving
osaka-rules-reserve = If your reservation stone lies before you, put it on a card in the market or in the farm that has no stone. Only you may buy or take that card. The stone comes back when you do, and in no other way; it cannot be moved.

osaka-rules-refill-title = Refilling market and farm
osaka-rules-refill = After every purchase, and at the start of a turn if the market holds nothing for the player (it is empty, or only cards reserved by others lie there): the farm cards move to the market with their stones, two cards are drawn to the market, then three to the farm. After a purchase this happens before a payday.

osaka-rules-piles-title = Piles
osaka-rules-piles = When a card must be drawn and the draw pile is used up, the discard pile is shuffled and becomes the new one. If that is empty too, you lay out as many cards as there are, and victory points count even without a card for them.

osaka-rules-payday-title = Payday
osaka-rules-payday = When ships have reached Edo, every player sells all goods of these colours, insured or not. The price of a set is its highest card plus your tokens of the colour. Price times number of cards, rounded up to a multiple of five, divided by five: that many victory points. Cards of the set, the lowest first, go face down under your trader as points; missing ones come unseen from the draw pile, the others are discarded.

osaka-rules-tokens-title = Achievement tokens
osaka-rules-tokens = For each colour you sold you get one token of that colour. It raises the price of your later sales of this colour by 1. Tokens are never used up.

osaka-rules-tide-title = The black tide
osaka-rules-tide = On every payday all ships on the two wave spaces sink, and all goods of their colours are lost unless insured. Then ships in Edo return to Osaka, and sunk ships to Anori.

osaka-rules-insurance-title = Insurance
osaka-rules-insurance = Before goods are lost, each player from the active one clockwise may discard hand cards with insurance symbols: a 2 has two, a 3 has one, a 5 has none. Each symbol saves one of your goods of the card’s colour, which you choose. Saved goods are turned and stay safe until they are sold. Symbols left over are lost.

osaka-rules-end-title = The end
osaka-rules-end = If anybody has eight tokens or more after the sales of a payday, the game is over at once; nothing sinks any more. Most victory points win, then more tokens, then the place is shared. Goods and hands count nothing.
