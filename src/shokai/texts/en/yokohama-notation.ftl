# YOKOHAMA: moves that cannot be read, and the list of moves.

yokohama-bad-move = “{ $text }” is no move. Moves begin with: { $verbs }.
yokohama-bad-area = “{ $text }” is no area on the table. Areas: { $areas }.
yokohama-bad-word = “{ $text }” does not fit here. Possible: { $choices }.
yokohama-bad-number = “{ $text }” is no number from { $low } to { $high }.
yokohama-bad-order = “{ $text }” is no order. Orders are O1 to O{ $most }.
yokohama-bad-hand = { $order } is not in your hand.
yokohama-not-in-row = { $order } does not lie on this board.
yokohama-title-not-there = “{ $title }” does not lie on this board.
yokohama-bad-payee = “{ $text }”: nobody pays toll to himself.
yokohama-bad-outcome = “{ $text }” is nothing that can be dealt.

## Positions

yokohama-position-players = Two to four players with different names are needed, not: { $names }.
yokohama-bad-face = { $where }: “{ $text }” cannot be read. Known: { $known }.
yokohama-bad-layout = A layout names each area of the game once, row by row, the longest row first, for example: { $layout }.
yokohama-bad-pair = “{ $text }” does not fit “{ $key }”.
yokohama-bad-men = “{ $text }”: assistants are written as 2@Bank.
yokohama-hand-limit = { $name } cannot have more than { $most } orders in hand.
yokohama-bad-pieces = { $name } has { $total } pieces of “{ $letter }” in all, { $out } of them on the table: hand and warehouse do not add up to that.
yokohama-bad-row = A row of “{ $key }” has six spaces.
yokohama-order-twice = An order cannot lie in two places.
yokohama-title-twice = There are not that many copies of “{ $title }”.

## Own cards

yokohama-cards-not-toml = The cards file is not valid TOML: { $why }.
yokohama-cards-unknown = A cards file has no table “{ $name }”. Tables: { $known }.
yokohama-cards-no-such = There is no card “{ $card }”.

## The list of moves

yokohama-notation =
    Moves of this game (areas are Copper1, Bank, Port ...; orders O1 to O36):
      keep O12                     keep one of two orders at the start
      fulfil O12, achieve A        phases A and C; also: agent Bank, mill, university
      place Bank Port Tea1         one assistant into each area; “pair Bank” puts two into one
      go Bank [paying P1 canal]    move the president; P0 is the start player
      recall [Silk1 Tea1]          take the president back, with assistants from these areas
      get 3                        take what an area yields, or less of it
      buy tea, sell fish           Chinatown
      church 3 copper yen from area, customs 2 from hand
                                   space, donations, and where the assistant comes from
      order O17, second yen        take an order, pay for a second one
      hire house shop assistant    pieces from the warehouse
      learn tram [imports 1]       technologies; the rest is paid in yen
      token, shop 2, house, stay   bonus, construction, Telephone
      good tea, move Bank Port     icons: a good of your choice, moving an assistant (“move hand Lab” too)
      done                         nothing (more) in this step
    A move of a later step leaves out the steps before it: “go Bank” places nobody.
