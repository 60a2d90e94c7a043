# TRADERS OF OSAKA: words, moves, reasons, previews, what happened.

osaka-colour = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
}
osaka-card = the { osaka-colour } { $value }

osaka-space-osaka = Osaka
osaka-space-oshima = Oshima
osaka-space-anori = Anori
osaka-space-enshunada-1 = Enshunada 1
osaka-space-enshunada-2 = Enshunada 2
osaka-space-edo = Edo

## Bad input

osaka-bad-card = “{ $text }” is no card. Cards are { $cards }.
osaka-bad-colour = “{ $text }” is no colour. Colours are { $colours }.
osaka-bad-ship = “{ $text }” is no ship with its place. Write R2 or R:anori; the places are { $spaces }.
osaka-bad-move = “{ $text }” is no move. Moves look like: token R, take R5, reserve R5, reserve farm R5, buy, buy R5 G2, pay R5, insure R2, save R5, done, pass.
osaka-too-many-cards = There are not that many { $card } in the game.
osaka-no-own-cards = The cards of this game are known as they are printed; there is nothing to replace.
osaka-not-under-stone = Your stone is not on { $card }.
osaka-two-stones = { $player } has only one reservation stone.
osaka-position-players = Two to four players with different names are needed, not: { $names }.
osaka-position-impossible = { $fault ->
    [cards] This position cannot be: each of the 108 cards is somewhere, and only once.
    [pile] This position cannot be: the pile has more cards than “draw” names.
    [ships] This position cannot be: no ship is in Edo when a turn begins.
    [stones] This position cannot be: a stone lies on one card.
    [market] This position cannot be: whoever begins a turn finds something in the market.
    [points] This position cannot be: cards are missing that nobody has as points.
    [tokens] This position cannot be: with eight tokens the game is over.
    [seats] This position cannot be: somebody has something, or a turn, who does not play.
    [actor] This position cannot be: in this phase somebody else decides than “actor” says.
    [passes] This position cannot be: when everybody has passed, the game is over.
    [edo] This position cannot be: a ship is in Edo only from its arrival to the end of the payday, and there is no payday without one.
    [unused] This position cannot be: one of “due”, “order”, “asked”, “colour”, “symbols”, “to_market”, “to_farm”, “after_lay” is given, and the phase does not use it.
    [phase-lay] This position cannot be: “lay” needs cards in “to_market” or “to_farm”, first the market, a pile to draw from, and “after_lay” turn, payday or hands.
    [phase-hands] This position cannot be: “hands” needs a pile, and a hand of the one who draws that is worth less than 8.
    [phase-start] This position cannot be: “start” needs two players who are level.
    [phase-tokens] This position cannot be: in “tokens” everybody from the start player to the one who chooses has one token, the others have none.
    [phase-pay] This position cannot be: “pay” needs a sum in “due”, not above the price of the goods, that the hand can cover, and a kind of card in “order”.
    [phase-insure] This position cannot be: “insure” needs goods of “colour” at risk, more of them than “symbols”, and “order” from 0 to 2.
    [phase-save] This position cannot be: “save” needs goods of “colour” at risk, fewer “symbols” than these but at least one, and “order” from 0 to 2.
    [phase-end] This position cannot be: the game is over when somebody has eight tokens or everybody has passed, and “ended” says which.
   *[other] This position cannot be: phase, actor and the numbers of the turn do not fit together.
}

## Why not?

osaka-no-such-move = There is no move with the number { $number }.
osaka-why-over = The game is over.
osaka-why-dealing = Cards are being dealt.
osaka-why-choose-token = Before the first turn everybody chooses a token.
osaka-why-buy-first = Cards are paid for a purchase: say “buy” first.
osaka-why-no-tokens-now = Tokens are chosen once, before the first turn; later they come from sales.
osaka-why-no-insurance-now = Goods are insured when a payday sinks their ship, and only then.
osaka-why-nothing-to-buy = There is nothing in the market that you could buy.
osaka-why-too-dear = The market costs { $price }, and your hand is worth { $coins }. You buy all of it or nothing.
osaka-why-nothing-reserved = Your stone is not on a card.
osaka-why-held-in-farm = The card under your stone still lies in the farm. It comes to the market with the next refill.
osaka-why-must-act = You can do something, so you must: passing is for those who cannot.
osaka-why-stone-is-out = Your stone lies on a card in the { $where ->
    [market] market
   *[farm] farm
}. It comes back when you buy or take that card, and only then.
osaka-why-reserved = { $player } has reserved { $card }. Only { $player } may buy or take it.
osaka-why-own-stone-on-it = Your stone lies on { $card } already.
osaka-why-lies-in-farm = In the market there is no such card: { $card } lies in the farm, and farm cards cannot be taken or bought.
osaka-why-reserve-in-farm = The card lies in the farm, not in the market: say “reserve farm” for { $card }.
osaka-why-lies-in-market = The card lies in the market, not in the farm: say “reserve” without “farm” for { $card }.
osaka-why-not-in-market = The market does not have { $card }.
osaka-why-not-in-farm = The farm does not have { $card }.
osaka-why-pay-first = You are buying: { $due } still to be paid.
osaka-why-not-in-hand = You do not have { $card } in your hand.
osaka-why-pay-in-order = Cards are paid from the dearest to the cheapest, red, blue, yellow, green: { $card } would have come earlier. “buy” with all cards on one line takes them in any order.
osaka-why-pay-dearer-first = Cards are paid from the dearest to the cheapest. From { $card } on your cards are worth { $rest }, and { $due } is due.
osaka-why-superfluous = This pays more cards than the price needs: { $card } is superfluous.
osaka-why-other-colour = This is about { osaka-colour } goods; { $card } insures its own colour only.
osaka-why-no-symbols = There is no insurance symbol on { $card }.
osaka-why-insure-in-order = Cards with two symbols are laid down before those with one: { $card } would have come earlier.
osaka-why-superfluous-insurance = Everything is insured already: { $card } is superfluous.
osaka-why-no-such-goods = Your goods at risk do not have { $card }.
osaka-why-save-in-order = Goods are named from the dearest to the cheapest, and all symbols are used; { $symbols } left. With { $card } next, this does not come out.
osaka-why-choose-goods = Name the { osaka-colour } goods to save: { $symbols } more.
osaka-why-insure-first = First lay down { osaka-colour } cards with insurance symbols, then say “done”.
osaka-why-decide-insurance = You are being asked whether to insure your { osaka-colour } goods ({ $goods }): “insure” with a card, or “done”.

## What a move would bring

osaka-preview-next-price = { $price ->
    [0] Then nothing in the market would be left for { $player }: it would be refilled.
   *[other] The market would then cost { $player } { $price }.
}
osaka-preview-buy = You buy { $cards } for { $price }.
osaka-preview-ship = The { osaka-colour } ship sails to { $space }.
osaka-preview-sale = { $player } sells { $cards } { osaka-colour } at { $price }: { $points ->
    [one] 1 point
   *[other] { $points } points
} and a token.
osaka-preview-at-risk = The { osaka-colour } ship sinks; { $player } could lose { $cards }.
osaka-preview-symbols = Your hand has { $symbols ->
    [0] no insurance symbol
    [one] 1 insurance symbol
   *[other] { $symbols } insurance symbols
} for { osaka-colour }, before paying.
osaka-preview-ends = This ends the game.

## What happened

osaka-story-draws = { $player } draws { $cards }.
osaka-story-lot = The lot decides: { $player } starts.
osaka-story-token = { $player } takes a { osaka-colour } token.
osaka-story-takes = { $player } takes { $card } as coins.
osaka-story-takes-held = { $player } takes { $card } from under the own stone.
osaka-story-reserves = { $player } reserves { $card }.
osaka-story-reserves-farm = { $player } reserves { $card } in the farm.
osaka-story-buys = { $player } buys { $cards } for { $price }.
osaka-story-pays = { $player } pays { $cards }.
osaka-story-passes = { $player } can do nothing and passes.
osaka-story-to-market = New in the market: { $cards }.
osaka-story-to-farm = New in the farm: { $cards }.
osaka-story-shuffle = The discard pile is shuffled into a new draw pile.
osaka-story-sails = The { osaka-colour } ship sails to { $space }.
osaka-story-sells = Payday: { $player } sells { $cards } { osaka-colour } at { $price } for { $points ->
    [one] 1 point
   *[other] { $points } points
} and a token.
osaka-story-insures = { $player } insures with { $cards }.
osaka-story-saves = { $player } saves { $cards }.
osaka-story-done = { $player } insures no more { osaka-colour } goods.
osaka-story-sinks = The black tide takes the { osaka-colour } ship.
osaka-story-loses = { $player } loses { $cards } { osaka-colour } { $cards ->
    [one] card
   *[other] cards
}.
osaka-story-end-tokens = Somebody has eight tokens: the game is over.
osaka-story-end-passes = Nobody can do anything any more: the game is over.
osaka-final = { $place }. { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}

## The table

osaka-table-market = Market
osaka-table-farm = Farm
osaka-table-piles = Draw pile { $draw }, discard pile { $discard }
osaka-table-points = { $points } VP
osaka-table-tokens = tokens { $tokens }/{ $end }
osaka-table-stone = (stone at hand)
osaka-table-goods = goods
osaka-table-hand = hand
osaka-table-hidden = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
osaka-table-coins = = { $coins } coins

## Questions

osaka-asks-token = Choose a token. It raises the price of your sales of that colour by 1.
osaka-asks-turn = Take, reserve or buy. The market costs { $price }; your hand is worth { $coins }.
osaka-asks-pay = Pay { $due } more, from the dearest card to the cheapest.
osaka-asks-insure = The { osaka-colour } ship sinks. Insure your goods ({ $goods } at risk)?
osaka-asks-save = Which { osaka-colour } goods do you save? { $symbols } more.

osaka-notation =
    Moves of this game (cards are R5, B2, ...; R red, B blue, Y yellow, G green):
      token R            take a red token (at the start)
      take R5            take a market card as coins; R5* is the one under your stone
      reserve R5         put your stone on a market card
      reserve farm R5    put your stone on a farm card
      buy R5 G2          buy the market and pay with these cards; or “buy”, then card by card
      insure R2 R3       lay down cards as insurance; “done” when you want no more
      save R5 R3         name the goods to save
      pass               only when nothing else is possible

## What the page calls a seat where nobody with a name sits
osaka-seat-white = White
osaka-seat-pink = Pink
osaka-seat-grey = Grey
osaka-seat-beige = Beige
