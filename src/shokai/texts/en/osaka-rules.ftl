# TRADERS OF OSAKA: the rules in our own words. The titles of its sections are in osaka-rules-titles.ftl; reasons point here.

osaka-rules-name = TRADERS OF OSAKA: the rules in short

osaka-rules-goal = You are merchants who buy goods in Osaka and ship them along the coast to Edo. When a ship arrives, everyone who owns goods of its colour sells them for victory points. Ships on the open sea at that moment sink, and their goods are lost. The player with the most victory points at the end wins.

osaka-rules-setup = The 108 cards come in four colours; each colour has seven 5s, nine 3s and eleven 2s. Lay out five cards face up in the market and three in the farm. Each player then draws cards one at a time, face up, until their hand is worth 8 or more; from then on hands are hidden. The player with the lowest total starts; ties go to the player with fewer cards, then are broken by lot. Beginning with the start player, each player takes one achievement token of any colour. All four ships start in Osaka.

osaka-rules-turn = On your turn you do exactly one thing: buy goods, take coins, or reserve a card. You may not pass. Only if nothing at all is possible, because all cards are used up, do you pass; when all players pass in a row, the game ends.

osaka-rules-buy = You buy all market cards that nobody has reserved, plus your own reserved card if it is in the market: all of them or nothing. The price is the sum of their values. You pay with cards from your hand, which are discarded. No change is given, but you may not pay a card that the price does not require. The cards you bought are your goods: lay them face up in front of you, sorted by colour. Farm cards cannot be bought.

osaka-rules-ships = Every purchase moves ships. For each colour, its ship sails 1 space if you bought one card of that colour and 2 spaces if you bought two or more. The route is Osaka, Oshima, Anori, two spaces of the Enshunada Sea with its waves, Edo. A ship stops in Edo.

osaka-rules-take = You take one market card into your hand: any card that is not reserved, or your own reserved one. The market is not refilled at this point. There is no hand limit.

osaka-rules-reserve = If your reservation stone is in front of you, place it on a card in the market or the farm that has no stone. Only you may buy or take that card. You get the stone back when you do, and in no other way; it cannot be moved.

osaka-rules-refill = A refill happens after every purchase, and at the start of a turn if the market holds nothing for the player (it is empty, or holds only cards reserved by others). The farm cards move to the market with any stones on them, then two cards are drawn for the market and three for the farm. After a purchase, the refill comes before any payday.

osaka-rules-piles = When a card must be drawn and the draw pile is empty, the discard pile is shuffled to form a new one. If that is empty too, lay out as many cards as there are; victory points count even if there is no card for them.

osaka-rules-payday = When ships have reached Edo, every player sells all goods of those colours, insured or not. The price of a set is its highest card plus your tokens of that colour. Multiply the price by the number of cards, round up to a multiple of five and divide by five: that is how many victory points you score. Cards of the set, lowest first, go face down under your trader as points; if there are too few, the rest are drawn unseen from the draw pile; if there are too many, the others are discarded.

osaka-rules-tokens = For each colour you sold, you get one token of that colour. It raises the price of your later sales of that colour by 1. Tokens are never spent.

osaka-rules-tide = On every payday, all ships on the two wave spaces sink, and all goods of their colours are lost unless insured. Then the ships in Edo return to Osaka, and sunk ships return to Anori.

osaka-rules-insurance = Before goods are lost, each player, clockwise from the active player, may discard hand cards with insurance symbols: a 2 has two, a 3 has one, a 5 has none. Each symbol saves one of your goods of the card’s colour; you choose which. Saved goods are turned sideways and stay safe until they are sold. Unused symbols are lost.

osaka-rules-end = If anyone has eight or more tokens after the sales of a payday, the game ends at once and nothing sinks. The player with the most victory points wins; ties are broken by the number of tokens, and players who are still tied share the place. Goods and hands are worth nothing.
