# TRADERS OF OSAKA: the pictures, examples and player aid of the rules. No sentence of an example has a figure of its own:
# figures come from the rules.

osaka-guide-part = { $part ->
    [market] The market
    [farm] The farm
    [sea] The ships
    [hand] { $player }’s hand
    [goods] { $player }’s goods
    [tokens] { $player }’s tokens
   *[points] { $player }’s points
}
osaka-guide-choice = { $verb ->
    [buy] Buy
    [take] Take
   *[reserve] Reserve
}
osaka-guide-choice-about = { $verb ->
    [buy] everything in the market that nobody else has reserved. Ships sail.
    [take] one market card into your hand, as coins.
   *[reserve] a card of the market or the farm with your stone.
}
osaka-guide-start = In Osaka all ships begin, and those from Edo return.
osaka-guide-anchor = The anchor at Anori: sunk ships come up here.
osaka-guide-waves = The two spaces with waves: ships here sink on a payday.
osaka-guide-edo = Edo: a ship that arrives brings a payday.
osaka-guide-sails = { $n ->
    [one] One card of a colour: its ship sails 1 space.
   *[other] Two or more cards of a colour: its ship sails { $n } spaces.
}
osaka-guide-highest = highest card
osaka-guide-plus-tokens = your tokens of the colour
osaka-guide-cards = cards
osaka-guide-to-points = up to a multiple of five, divided by five: points
osaka-guide-rings = { $n ->
    [0] saves nothing
    [one] saves 1 of your goods
   *[other] saves up to { $n } of your goods
}
osaka-guide-turned = A card that lies sideways is insured: no tide takes it.

osaka-guide-example-round = A whole round
osaka-guide-why-round = Grey cannot afford the market and takes the dearest card. White keeps the red card from the others, which makes the rest cheaper for them. Pink could buy, but does not want to bring a yellow ship closer for Beige. Beige can now afford what is left.
osaka-guide-example-reserved = Buying among reservations
osaka-guide-why-reserved = The two cards under other players’ stones stay, and cost Pink nothing. The card under Pink’s own stone must be bought with the rest, and the stone comes back.
osaka-guide-example-no-change = No change is given
osaka-guide-why-no-change = White has no cards that add up exactly. Both are needed, so both are paid, and the extra coin is lost.
osaka-guide-example-two-and-one = Two yellow cards and a red one
osaka-guide-why-two-and-one = Yellow sails further because there are more yellow cards. Blue and green stay, as none of their cards were bought.
osaka-guide-example-three-count-as-two = Three cards move a ship no further than two
osaka-guide-why-three-count-as-two = However many blue cards there are, the blue ship makes only the longer of the two moves. The green ship needs only one card to reach Edo.
osaka-guide-example-farm = A reservation in the farm
osaka-guide-why-farm = Pink’s purchase brings the farm to the market, and White’s stone comes along. From now on White can take or buy the yellow card, and nobody else can.
osaka-guide-example-after-buying = The market after a purchase
osaka-guide-why-after-buying = Grey’s card stays. The farm moves up with White’s stone, two new cards join the market, and the farm gets three.
osaka-guide-example-three-sell = One ship arrives, three players sell
osaka-guide-why-three-sell = White’s price is the highest card and the token. Pink has no token, but a better card. Grey has as many cards as White, yet one of them is left over and goes to the discard pile.
osaka-guide-example-two-colours = Two ships at once
osaka-guide-why-two-colours = Each colour is sold by itself, and each brings a token. A single cheap card is still rounded up to a whole point.
osaka-guide-example-with-tokens = What tokens are worth
osaka-guide-why-with-tokens = The tokens raise the price of every card of the set. The sale is worth more points than there are cards, so the missing ones come unseen from the draw pile. The new token counts only from the next sale.
osaka-guide-example-sinking = What the tide takes
osaka-guide-why-sinking = The green ship has arrived, so it is payday. Red and blue are caught in the waves, and Pink has no card to insure with. Yellow lies safe at Anori.
osaka-guide-example-three-cards = Insuring with three cards
osaka-guide-why-three-cards = The two red cards have three rings together, so three red goods are saved, and White keeps the dearest. The blue card saves a blue one. What has no ring is lost.
osaka-guide-example-eighth-token = The last token
osaka-guide-why-eighth-token = White reaches the end of the row of tokens. The game is over at once: the blue ship in the waves does not sink any more, and only points count.

osaka-aid-one-of = On your turn, do exactly one of these
osaka-aid-buy = All market cards without another player’s stone, or nothing. Pay their total from your hand; no change. They become your goods.
osaka-aid-take = One market card that is free or yours goes to your hand. No refill.
osaka-aid-reserve = Your stone goes on a card without one, in market or farm. It returns when you take or buy that card.
osaka-aid-after = After buying
osaka-aid-sail = Ships sail: 1 space for one card of a colour, 2 spaces for two or more.
osaka-aid-refill = The farm moves to the market with its stones; 2 new cards for the market, 3 for the farm.
osaka-aid-refill-start = The same before your turn if the market has nothing for you.
osaka-aid-payday = Payday, when a ship is in Edo
osaka-aid-sell = Everyone sells all goods of its colour: (highest card + your tokens of the colour) × cards.
osaka-aid-token = For each colour sold: 1 token of the colour.
osaka-aid-end = { $n } tokens or more: the game ends now.
osaka-aid-tide = Ships on the waves sink. From the active player on, each may insure: cards of that colour from the hand, each ring saves one.
osaka-aid-return = Ships from Edo return to Osaka, sunk ones to Anori.
osaka-aid-table = Points for a sale
osaka-aid-price = Price
osaka-aid-cards = Cards sold
osaka-aid-deck = Cards in each colour
osaka-aid-win = Most points win; then most tokens. Goods and hand count for nothing.
osaka-aid-begin = At the start: 5 cards in the market, 3 in the farm. Draw openly until your hand is worth 8 or more. The lowest total begins. Everyone takes 1 token of any colour.
