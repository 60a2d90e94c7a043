# TRADERS OF OSAKA: words, moves, reasons, previews, what happened.

osaka-colour = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
}
# What stands on a card with stronger patterns: no two colours may have the same.
osaka-colour-mark = { $colour ->
    [red] R
    [blue] B
    [yellow] Y
   *[green] G
}
osaka-card = the { osaka-colour } { $value }

osaka-space-osaka = Osaka
osaka-space-oshima = Oshima
osaka-space-anori = Anori
osaka-space-enshunada-1 = Enshunada 1
osaka-space-enshunada-2 = Enshunada 2
osaka-space-edo = Edo

## Bad input

osaka-bad-card = “{ $text }” is not a card. Cards are { $cards }.
osaka-bad-colour = “{ $text }” is not a colour. Colours are { $colours }.
osaka-bad-ship = “{ $text }” is not a ship with its space. Write R2 or R:anori; the spaces are { $spaces }.
osaka-bad-move = “{ $text }” is not a move. Moves look like: token R, take R5, reserve R5, reserve farm R5, buy, buy R5 G2, pay R5, insure R2, save R5, done, pass.
osaka-too-many-cards = There are not that many { $card } in the game.
osaka-no-own-cards = All cards of this game are known from the printed game, so none can be replaced.
osaka-not-under-stone = Your stone is not on { $card }.
osaka-two-stones = { $player } has only one reservation stone.
osaka-position-players = The game needs two to four players with different names, not: { $names }.
osaka-position-impossible = { $fault ->
    [cards] Impossible position: each of the 108 cards must be in exactly one place.
    [pile] Impossible position: the pile has more cards than “draw” names.
    [ships] Impossible position: no ship can be in Edo at the start of a turn.
    [stones] Impossible position: a stone can be on one card only.
    [market] Impossible position: at the start of a turn, the market must hold something for that player.
    [points] Impossible position: cards are missing that nobody holds as points.
    [tokens] Impossible position: with eight tokens, the game is over.
    [seats] Impossible position: a seat that is not in play has something or has the turn.
    [actor] Impossible position: in this phase, someone other than “actor” decides.
    [passes] Impossible position: when everyone has passed, the game is over.
    [edo] Impossible position: a ship is in Edo only from its arrival to the end of the payday, and a payday needs one there.
    [unused] Impossible position: one of “due”, “order”, “asked”, “colour”, “symbols”, “to_market”, “to_farm”, “after_lay” is given, but this phase does not use it.
    [phase-lay] Impossible position: “lay” needs cards in “to_market” or “to_farm” (the market first), a pile to draw from, and “after_lay” set to turn, payday or hands.
    [phase-hands] Impossible position: “hands” needs a pile, and the player who draws must have a hand worth less than 8.
    [phase-start] Impossible position: “start” needs at least two players who are tied.
    [phase-tokens] Impossible position: in “tokens”, every player from the start player up to the one choosing has one token, and the others have none.
    [phase-pay] Impossible position: “pay” needs an amount in “due” that is no more than the price of the goods and that the hand can cover, and a card type in “order”.
    [phase-insure] Impossible position: “insure” needs goods of “colour” at risk, more of them than “symbols”, and “order” from 0 to 2.
    [phase-save] Impossible position: “save” needs goods of “colour” at risk, at least one of “symbols” but fewer than those goods, and “order” from 0 to 2.
    [phase-end] Impossible position: the game is over when someone has eight tokens or everyone has passed, and “ended” must say which.
   *[other] Impossible position: the phase, the actor and the numbers of the turn contradict each other.
}

## Why not?

osaka-no-such-move = There is no move with number { $number }.
osaka-why-over = The game is over.
osaka-why-dealing = Cards are being dealt.
osaka-why-choose-token = Everyone chooses a token before the first turn.
osaka-why-buy-first = You only pay cards when you buy: type “buy” first.
osaka-why-no-tokens-now = You choose a token once, before the first turn; later tokens come from sales.
osaka-why-no-insurance-now = You can insure goods only when their ship sinks on a payday.
osaka-why-nothing-to-buy = There is nothing in the market for you to buy.
osaka-why-too-dear = The market costs { $price }, and your hand is worth { $coins }. You must buy all of it or nothing.
osaka-why-nothing-reserved = Your stone is not on a card.
osaka-why-held-in-farm = The card under your stone is still in the farm. It moves to the market with the next refill.
osaka-why-must-act = You can pass only if you can do nothing else.
osaka-why-stone-is-out = Your stone is on a card in the { $where ->
    [market] market
   *[farm] farm
}. You only get it back by buying or taking that card.
osaka-why-reserved = { $player } has reserved { $card }. Only { $player } may buy or take it.
osaka-why-own-stone-on-it = Your stone is already on { $card }.
osaka-why-lies-in-farm = That card is not in the market: { $card } is in the farm, and farm cards cannot be taken or bought.
osaka-why-reserve-in-farm = That card is in the farm, not in the market: type “reserve farm” for { $card }.
osaka-why-lies-in-market = That card is in the market, not in the farm: type “reserve” without “farm” for { $card }.
osaka-why-not-in-market = The market does not have { $card }.
osaka-why-not-in-farm = The farm does not have { $card }.
osaka-why-pay-first = You are in the middle of buying: { $due } left to pay.
osaka-why-not-in-hand = You do not have { $card } in your hand.
osaka-why-pay-in-order = Pay your highest cards first, and equal values in the order red, blue, yellow, green: { $card } is out of order now. “buy” with all the cards on one line accepts them in any order.
osaka-why-pay-dearer-first = Pay your highest cards first. From { $card } down, your cards are worth only { $rest }, and { $due } is due.
osaka-why-superfluous = You are paying more cards than the price requires: { $card } is not needed.
osaka-why-other-colour = You are insuring { osaka-colour } goods; { $card } only insures its own colour.
osaka-why-no-symbols = There are no insurance symbols on { $card }.
osaka-why-insure-in-order = Lay down cards with two symbols before those with one: { $card } is out of order now.
osaka-why-superfluous-insurance = Everything is already insured: { $card } is not needed.
osaka-why-no-such-goods = Your goods at risk do not include { $card }.
osaka-why-save-in-order = Name your highest goods first and use every symbol ({ $symbols } left). After { $card }, the remaining goods could not use all the symbols.
osaka-why-choose-goods = Name the { osaka-colour } goods to save: { $symbols } more.
osaka-why-insure-first = First lay down { osaka-colour } cards with insurance symbols, then type “done”.
osaka-why-decide-insurance = Do you want to insure your { osaka-colour } goods ({ $goods })? Type “insure” with a card, or “done”.

## What a move would bring

osaka-preview-next-price = { $price ->
    [0] The market would then hold nothing for { $player } and be refilled.
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
    [0] no insurance symbols
    [one] 1 insurance symbol
   *[other] { $symbols } insurance symbols
} for { osaka-colour }, before you pay.
osaka-preview-ends = This ends the game.
osaka-advice-can-buy = You would then hold { $coins } coins, enough for the market that you would face: it would cost { $price }.
osaka-advice-coins = You would then hold { $coins } coins{ $price ->
    [0] {""}.
   *[other] {""}; the market would cost you { $price }.
}
osaka-advice-reserved = Nobody else could take or buy this card.
osaka-advice-insures = { $symbols ->
    [one] Its insurance symbol
   *[other] Its { $symbols } insurance symbols
} could save your { osaka-colour } goods.

## What happened

osaka-story-draws = { $player } draws { $cards }.
osaka-story-lot = The tie is broken by lot: { $player } starts.
osaka-story-token = { $player } takes a { osaka-colour } token.
osaka-story-takes = { $player } takes { $card } as coins.
osaka-story-takes-held = { $player } takes { $card } from under their own stone.
osaka-story-reserves = { $player } reserves { $card }.
osaka-story-reserves-farm = { $player } reserves { $card } in the farm.
osaka-story-buys = { $player } buys { $cards } for { $price }.
osaka-story-pays = { $player } pays { $cards }.
osaka-story-passes = { $player } cannot do anything and passes.
osaka-story-to-market = New in the market: { $cards }.
osaka-story-to-farm = New in the farm: { $cards }.
osaka-story-shuffle = The discard pile is shuffled into a new draw pile.
osaka-story-sails = The { osaka-colour } ship sails to { $space }.
osaka-story-sells = Payday: { $player } sells { $cards } { osaka-colour }: { $price } × { $cards } = { $sum }, rounded up to { $rounded }: { $points ->
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
osaka-story-end-tokens = { $players } reached eight tokens: the game is over.
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
osaka-asks-pay = Pay { $due } more, highest cards first.
osaka-asks-insure = The { osaka-colour } ship sinks. Insure your goods ({ $goods } at risk)?
osaka-asks-save = Which { osaka-colour } goods do you save? { $symbols } more.

osaka-notation =
    Moves in this game (cards are R5, B2, ...; R red, B blue, Y yellow, G green):
      token R            take a red token (at the start)
      take R5            take a market card as coins; R5* is the one under your stone
      reserve R5         put your stone on a market card
      reserve farm R5    put your stone on a farm card
      buy R5 G2          buy the market and pay with these cards; or “buy”, then card by card
      insure R2 R3       lay down cards as insurance; “done” to stop
      save R5 R3         name the goods to save
      pass               only when nothing else is possible

## What the page calls a seat where nobody with a name sits
osaka-seat-white = White
osaka-seat-pink = Pink
osaka-seat-grey = Grey
osaka-seat-beige = Beige
