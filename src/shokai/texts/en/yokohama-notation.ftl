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
yokohama-order-twice = { $order } cannot lie in two places.
yokohama-title-twice = There are not that many copies of “{ $title }”.
yokohama-position-area = “{ $key }”: { $area } is not in the layout.
yokohama-position-canal = “{ $key }”: nothing stands or lies on the Canal.
yokohama-position-supply = { $what ->
    [agents] There are not that many foreign agents in the game: { $name } has too many.
   *[tokens] There are not that many 5-power tokens in the game: { $name } has too many.
}
yokohama-position-impossible = { $fault ->
    [pieces] This position cannot be: everybody has 20 assistants, 8 shops and 4 trading houses, wherever they are.
    [shops] This position cannot be: nobody has two shops in one area.
    [canal] This position cannot be: nothing stands on the Canal.
    [orders-twice] This position cannot be: every order lies in one place, and only on boards that are in use.
    [copies] This position cannot be: no technology has more than nine copies.
    [depth] This position cannot be: “steps” goes from “begin” to the present step of a turn or of the set-up.
    [actor] This position cannot be: in its present step somebody else decides than “actor” says.
    [row-gaps] This position cannot be: technologies lie from the left on, without gaps.
    [seats] This position cannot be: somebody has something, or a turn, who does not play.
    [layout] This position cannot be: every area lies at one place of the layout, and only in the set-up some are missing.
    [sites] This position cannot be: every area but the Canal has a site card, and each card lies in one area.
    [tokens] This position cannot be: each 5-power token lies in one area, and those of the second mini expansion need “mini2”.
    [places] This position cannot be: pieces stand and are built in areas of the layout, and nothing is built on the Canal.
    [boards] This position cannot be: with two players, and only then, one neutral assistant is on each of Church and Customs.
    [orders] This position cannot be: rows of orders and deck do not fit together.
    [technologies] This position cannot be: rows of technologies and their deck do not fit together.
    [hands] This position cannot be: orders in hand, “box” and “secret” do not fit together.
    [achievements] This position cannot be: “achievements” names one of each letter, and “achievements_left” is without them.
    [markers] This position cannot be: markers need “mini1”, four of them are used, and each lies in one place.
    [countries] This position cannot be: there are not that many country icons.
    [stack] This position cannot be: these “steps” do not follow from each other, or not in the area “where”.
    [area] This position cannot be: an action needs “where”, an area of its kind on the table, and “power” from 1 to 5; without an action there is neither.
    [unused] This position cannot be: one of “count”, “order”, “choice”, “need”, “any_left”, “warehouse_left”, “moves_left”, “mined” is given, and the present step does not use it.
    [fresh] This position cannot be: “fresh: 0” says that something was done in the present step, and nothing was.
    [destinations] This position cannot be: the destinations do not fit the table.
    [end] This position cannot be: “ended” and “turns_left” belong together, and everybody has the same number of turns.
    [step-placing] This position cannot be: “placing” needs fewer areas in “count” than may be used, and “order” behind the last of them.
    [step-telegram] This position cannot be: “telegram” needs the technology, the area with two assistants in “choice”, and another one in the hand.
    [step-tolls] This position cannot be: “tolls” needs an area in “choice” to which several ways of paying lead.
    [step-fetching] This position cannot be: in “fetching” the president is in the hand.
    [step-trading] This position cannot be: “trading” needs the exchanges that are left in “count”, from 1 to the power.
    [step-donating] This position cannot be: “donating” needs a free space in “choice”, the donations still missing in “need”, goods for them, and an assistant.
    [step-church-man] This position cannot be: “church-man” needs a free space in “choice”, and assistants both in the Church and in the hand.
    [step-customs-man] This position cannot be: “customs-man” needs a free space in “choice”, and assistants both in the Customs and in the hand.
    [step-ordering] This position cannot be: “ordering” needs room in the hand; “count” is 0 or 1, “need” is 1 only for a second order, and then one must be in reach.
    [step-fill-orders] This position cannot be: “fill-orders” needs an empty space and orders in the deck.
    [step-hiring] This position cannot be: “hiring” needs the items that are left in “count”, fewer than the power, and “order” from 0 to 2.
    [step-paying] This position cannot be: “paying” needs a technology in “choice” that the player does not own, its price in “need”, and the means to pay it.
    [step-fill-titles] This position cannot be: “fill-titles” needs an empty space on the right and technologies in the deck.
    [step-station] This position cannot be: “station” is for whoever has learned that technology.
    [step-bonus] This position cannot be: “bonus” needs power 5 and a token in the area.
    [step-building] This position cannot be: “building” needs power 4 or 5.
    [step-recovery] This position cannot be: in “recovery” only a player with the Telephone is asked, and with an assistant in the area.
    [step-reward] This position cannot be: “reward” needs icons in “any_left”, “warehouse_left” or “moves_left”; after the Church only “moves_left”.
    [step-carrying] This position cannot be: “carrying” needs an icon in “moves_left” and an assistant where “choice” says.
    [step-marker] This position cannot be: “marker” is for a player with three achievements and without a marker, while some lie out.
    [step-draft] This position cannot be: in “draft” a seat in “count” chooses, and no turn has begun.
   *[other] This position cannot be: the steps of the turn, who acts and the numbers do not fit together.
}

## Own cards

yokohama-cards-not-toml = The cards file is not valid TOML: { $why }.
yokohama-cards-too-long = A cards file has at most { $most } characters.
yokohama-cards-too-deep = “{ $line }”: no cards file has lists that deep, keys with so many dots, or words that long.
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
