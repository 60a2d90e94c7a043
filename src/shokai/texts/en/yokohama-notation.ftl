# YOKOHAMA: moves that cannot be read, and the list of moves.

yokohama-bad-move = “{ $text }” is not a move. Moves start with: { $verbs }.
yokohama-bad-area = “{ $text }” is not an area in play. Areas: { $areas }.
yokohama-bad-word = “{ $text }” is not valid here. Possible: { $choices }.
yokohama-bad-number = “{ $text }” is not a number from { $low } to { $high }.
yokohama-bad-order = “{ $text }” is not an order. Orders are O1 to O{ $most }.
yokohama-bad-hand = { $order } is not in your hand.
yokohama-not-in-row = { $order } is not on this board.
yokohama-title-not-there = “{ $title }” is not on this board.
yokohama-bad-payee = “{ $text }”: you do not pay tolls to yourself.
yokohama-bad-outcome = “{ $text }” cannot be dealt.

## Positions

yokohama-position-players = The game needs two to four players with different names, not: { $names }.
yokohama-bad-face = { $where }: “{ $text }” is not valid. Known: { $known }.
yokohama-bad-layout = A layout names each area of the game once, row by row, the longest row first, for example: { $layout }.
yokohama-bad-pair = “{ $text }” is not valid for “{ $key }”.
yokohama-bad-men = “{ $text }”: write assistants as 2@Bank.
yokohama-hand-limit = { $name } cannot have more than { $most } orders in hand.
yokohama-bad-pieces = { $name } has { $total } pieces of “{ $letter }” in total, { $out } of them on the table: hand and warehouse do not add up to the rest.
yokohama-bad-row = A row of “{ $key }” has six spaces.
yokohama-order-twice = { $order } cannot be in two places.
yokohama-title-twice = There are not that many copies of “{ $title }”.
yokohama-position-area = “{ $key }”: { $area } is not in the layout.
yokohama-position-canal = “{ $key }”: nothing can be on the Canal.
yokohama-position-supply = { $what ->
    [agents] There are not that many foreign agents in the game: { $name } has too many.
   *[tokens] There are not that many 5-power tokens in the game: { $name } has too many.
}
yokohama-position-impossible = { $fault ->
    [pieces] Impossible position: every player has 20 assistants, 8 shops and 4 trading houses, wherever they are.
    [shops] Impossible position: nobody can have two shops in one area.
    [canal] Impossible position: nothing can be on the Canal.
    [orders-twice] Impossible position: every order must be in one place, and only boards in use can hold orders.
    [copies] Impossible position: no technology has more than nine copies.
    [depth] Impossible position: “steps” must lead from “begin” to the current step of a turn or of the set-up.
    [actor] Impossible position: in the current step, someone other than “actor” decides.
    [row-gaps] Impossible position: technologies fill their row from the left, without gaps.
    [seats] Impossible position: a seat that is not in play has something or has the turn.
    [layout] Impossible position: every area must be in one place of the layout, and areas can be missing only during set-up.
    [sites] Impossible position: every area except the Canal needs a site card, and each card can be in one area only.
    [tokens] Impossible position: each 5-power token can be in one area only, and those of the second mini expansion need “mini2”.
    [places] Impossible position: pieces and buildings must be in areas of the layout, and nothing can be built on the Canal.
    [boards] Impossible position: with two players, and only then, there is one neutral assistant on each of Church and Customs.
    [orders] Impossible position: the order rows and the order deck contradict each other.
    [technologies] Impossible position: the technology rows and the technology deck contradict each other.
    [hands] Impossible position: orders in hand, “box” and “secret” contradict each other.
    [achievements] Impossible position: “achievements” must name one of each letter, and “achievements_left” must not include them.
    [markers] Impossible position: markers need “mini1”, four of them are used, and each can be in one place only.
    [countries] Impossible position: there are not that many country icons.
    [stack] Impossible position: these “steps” do not follow from each other, or not in the area “where”.
    [area] Impossible position: an action needs “where”, an area of its kind in play, and “power” from 1 to 5; without an action there is neither.
    [unused] Impossible position: one of “count”, “order”, “choice”, “need”, “any_left”, “warehouse_left”, “moves_left”, “mined” is given, but the current step does not use it.
    [fresh] Impossible position: “fresh: 0” means that something was done in the current step, and nothing was.
    [destinations] Impossible position: the destinations contradict the rest of the position.
    [end] Impossible position: “ended” and “turns_left” go together, and every player gets the same number of turns.
    [step-placing] Impossible position: “placing” needs fewer areas in “count” than the limit, and “order” past the last of them.
    [step-telegram] Impossible position: “telegram” needs the technology, the area with two assistants in “choice”, and another assistant in hand.
    [step-tolls] Impossible position: “tolls” needs an area in “choice” that can be reached for different tolls.
    [step-fetching] Impossible position: in “fetching” the president is in hand.
    [step-trading] Impossible position: “trading” needs the remaining exchanges in “count”, from 1 to the power.
    [step-donating] Impossible position: “donating” needs a free space in “choice”, the missing donations in “need”, goods to make them, and an assistant.
    [step-church-man] Impossible position: “church-man” needs a free space in “choice”, and assistants both in the Church and in hand.
    [step-customs-man] Impossible position: “customs-man” needs a free space in “choice”, and assistants both in Customs and in hand.
    [step-ordering] Impossible position: “ordering” needs room in the hand; “count” is 0 or 1, and “need” is 1 only for a second order, which must be in reach.
    [step-fill-orders] Impossible position: “fill-orders” needs an empty space and orders in the deck.
    [step-hiring] Impossible position: “hiring” needs the remaining pieces in “count”, fewer than the power, and “order” from 0 to 2.
    [step-paying] Impossible position: “paying” needs a technology in “choice” that the player does not own, its price in “need”, and the means to pay it.
    [step-fill-titles] Impossible position: “fill-titles” needs an empty space on the right and technologies in the deck.
    [step-station] Impossible position: “station” is for a player who has just acquired that technology.
    [step-bonus] Impossible position: “bonus” needs power 5 and a token in the area.
    [step-building] Impossible position: “building” needs power 4 or 5.
    [step-recovery] Impossible position: “recovery” is only for a player with the Telephone and an assistant in the area.
    [step-reward] Impossible position: “reward” needs icons in “any_left”, “warehouse_left” or “moves_left”; after the Church, only “moves_left”.
    [step-carrying] Impossible position: “carrying” needs an icon in “moves_left” and an assistant where “choice” says.
    [step-marker] Impossible position: “marker” is for a player with three achievements and no marker, while some are laid out.
    [step-draft] Impossible position: in “draft” the seat in “count” chooses, and no turn has begun.
   *[other] Impossible position: the steps of the turn, the actor and the numbers contradict each other.
}

## Own cards

yokohama-cards-not-toml = The cards file is not valid TOML: { $why }.
yokohama-cards-too-long = A cards file has at most { $most } characters.
yokohama-cards-too-deep = “{ $line }”: lists nested that deeply, keys with that many dots and words that long are not allowed in a cards file.
yokohama-cards-unknown = A cards file has no table “{ $name }”. Tables: { $known }.
yokohama-cards-no-such = There is no card “{ $card }”.

## The list of moves

yokohama-notation =
    Moves in this game (areas are Copper1, Bank, Port ...; orders O1 to O36):
      keep O12                     keep one of two orders at the start
      fulfil O12, achieve A        phases A and C; also: agent Bank, mill, university
      place Bank Port Tea1         one assistant in each area; “pair Bank” puts two in one
      go Bank [paying P1 canal]    move the president; P0 is the start player
      recall [Silk1 Tea1]          take the president back, with assistants from these areas
      get 3                        take what an area yields, or less
      buy tea, sell fish           Chinatown
      church 3 copper yen from area, customs 2 from hand
                                   space, donations, and where the assistant comes from
      order O17, second yen        take an order, pay for a second one
      hire house shop assistant    pieces from the warehouse
      learn tram [imports 1]       technologies; the rest is paid in yen
      token, shop 2, house, stay   bonus, construction, Telephone
      good tea, move Bank Port     icons: a good of your choice, moving an assistant (also “move hand Lab”)
      done                         nothing (more) in this step
    A move from a later step skips the steps before it: “go Bank” places nobody.
