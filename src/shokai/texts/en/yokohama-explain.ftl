# YOKOHAMA on the page: what a thing is that is pointed at, in one or two sentences, and the legend of all symbols.

## Symbols, by their names and by what they are for

yokohama-symbol = { $symbol ->
    [copper] Copper
    [silk] Silk
    [tea] Tea
    [fish] Fish
    [any] Good of your choice
    [import] Import
    [yen] Yen
    [vp] Victory points
    [assistant] Assistant
    [president] President
    [shop] Shop
    [house] Trading house
    [station] Station
    [warehouse] From the warehouse
    [move] Movement
    [order] Order
    [technology] Technology
    [production] Production area
    [commercial] Commercial area
    [industry] Industry
    [faith] Faith
    [low] LOW
    [mid] MID
    [high] HIGH
    [exchange] Exchange
    [flag] Flag
    [agent] Foreign agent
    [token] 5-power token
    [power] Your power
    [planned] Power you would have
    [glow] Glow
   *[toll] Toll
}
yokohama-symbol-about = { $symbol ->
    [any] You choose copper, silk, tea or fish.
    [import] Goes to { yokohama-the-customs }, or replaces 1 missing industry. Chinatown sells it for { $price } yen.
    [yen] Pays tolls, pieces and missing industry. At the end every 2 yen are 1 point.
    [vp] Scored at once; more are added at the end. The most points win.
    [assistant] Gives 1 power in its area, and lets your president walk through.
    [president] Gives 1 power and carries out the action. Others pay 1 yen for each assistant they place there.
    [shop] Gives 1 power in its area for the rest of the game, and a reward when it is built.
    [house] Gives 1 power in its area for the rest of the game; whenever others act there, you get 1 yen.
    [station] Gives everybody 1 power in its area; its owner’s president goes straight there.
    [warehouse] A piece from your warehouse, for the price at the Employment Agency.
    [move] Moves one of your assistants from your hand or an area to any area, without a toll.
    [order] Goods that a country asks for above, your reward below.
    [technology] Its price in the wheel, its effect in the band, its flag beside it.
    [production] Brings copper, silk, tea or fish.
    [commercial] Everything else: money, trade, orders, technologies, boards.
    [industry] Each power is 1 industry; technologies are bought with it.
    [faith] Each power and each donation is 1 faith; spaces of the Church require it.
    [low] Orders within reach of power 2.
    [mid] Orders within reach of power 3.
    [high] Orders within reach of power 4.
    [exchange] You buy or sell one good, or buy an import.
    [flag] Your second, fourth, sixth flag of a country brings an agent; at the end different flags form sets.
    [agent] Acts once, in phase A or C, in an area with your assistant and without your president.
    [token] Goes to whoever acts there with power 5 first, and brings what it shows.
    [power] Lit steps of an area: how strong you would be there without your president.
    [planned] Outlined steps: what the move that you point at would make of it.
    [glow] You can choose this now.
    [toll] What you would pay to presidents there.
   *[good] A good for orders and donations. In Chinatown it costs { $price } yen.
}

## Areas and what lies in them

yokohama-explain-harvest = { $thing } for power 1 to 5: { $yields }. You may take less.
yokohama-explain-trade = One exchange per power: buy or sell copper or silk for { $dear } yen, tea or fish for { $cheap }, or buy an import for { $import }.
yokohama-explain-church = Each power and each donation is 1 faith. Put an assistant for good on a space of the Church board that requires no more than that.
yokohama-explain-customs = Hand in up to as many imports as your power minus 1, and put an assistant for good on a space that requires exactly that many.
yokohama-explain-orders = Take an order from the board: with power 2 LOW, with 3 also MID, with 4 any. A second one costs { $second } yen or 1 import.
yokohama-explain-hire = Bring up to as many pieces as your power minus 1 from your warehouse to your hand. Assistants are free.
yokohama-explain-study = Each power is 1 industry. Take one technology; each missing industry costs { $unit } yen or 1 import.
yokohama-explain-canal = Presidents cross it for 1 yen, and nobody may stop here.
yokohama-explain-power-here = Your power here is now { $power }, { $president ->
    [yes] with your president.
   *[no] without your president.
}
yokohama-explain-level = With power { $power } the action brings: { $what }.
yokohama-explain-brings = { $kind ->
    [trade] { $n ->
        [one] 1 exchange
       *[other] { $n } exchanges
    }
    [customs] { $n ->
        [0] no imports handed in
        [one] up to 1 import handed in
       *[other] up to { $n } imports handed in
    }
    [church] { $n } faith
    [hire] { $n ->
        [0] no piece
        [one] up to 1 piece from your warehouse
       *[other] up to { $n } pieces from your warehouse
    }
    [study] { $n } industry
   *[orders] { $n ->
        [1] nothing
        [2] an order from the LOW spaces
        [3] an order from the LOW or MID spaces
        [4] an order from any space
       *[other] an order from any space, and 3 points
    }
}
yokohama-explain-of = { $thing }, { $area }
yokohama-explain-token = For whoever acts here with power 5 first: { $reward }.
yokohama-explain-token-gone = The 5-power token of this area has been taken.
yokohama-explain-site = A shop here brings { $reward }. You may build after an action with power 4 or 5, one shop per area.
yokohama-explain-site-built = The shop of { $player }: it gives 1 power here for the rest of the game.
yokohama-explain-house = A trading house here brings { $reward }. You may build it after an action with power 4 or 5; there is room for one.
yokohama-explain-house-built = The trading house of { $player }: it gives 1 power here, and 1 yen whenever somebody else acts here.
yokohama-explain-crew = Assistants of { $player }: { $n }. Each gives 1 power here, until the action brings them back.
yokohama-explain-president = The president of { $player }. Others cannot stop here, and pay 1 yen for each assistant they place here and for passing through.

## Cards and boards

yokohama-explain-order-row = You take it in the action here, with power { $need } or more.
yokohama-explain-order-mine = In phase A or C you pay the goods and take the reward; then its flag counts.
yokohama-explain-order-room = Room for { $n } more: you may hold { $most } orders at most, and cannot discard any.
yokohama-explain-title-row = Here it costs { $cost } industry; each that is missing costs { $unit } yen or 1 import.
yokohama-explain-title-more = You have { $n } technologies: every further one costs another { $unit } yen or 1 import.
yokohama-explain-title-mine = It is worth { $cost } industry at the end, and its flag counts.
yokohama-explain-space = { $price }: { $reward } for an assistant who stays here for the rest of the game.
yokohama-explain-space-taken = Taken by { $player } for the rest of the game.
yokohama-explain-space-neutral = A neutral assistant blocks this space.
yokohama-explain-prize = At the end the most assistants here score { $first } points, the second most { $second }. With { $full } of them the end is announced.
yokohama-explain-titles-prize = At the end the most industry on technologies scores { $first } points, the second most { $second }.
yokohama-explain-surcharge = Technologies in this column cost { $n } more industry.
yokohama-explain-empty = Nothing lies here. The board is refilled after the action.
yokohama-explain-achievement = In phase A or C you put an assistant on it; you keep what it requires.
yokohama-explain-marker = For whoever has fulfilled all three achievements: they take one of these.
yokohama-explain-deck-orders = They refill the boards of orders. If a board cannot be refilled, the end of the game is announced.
yokohama-explain-deck-titles = They refill the boards of technologies.
yokohama-explain-agents-left = { $country }: { $n } left. The second, fourth, sixth flag of a country brings one.

## The end of the game

yokohama-explain-end = { $kind ->
    [houses] The end is announced when somebody has built all { $of } trading houses; the most so far: { $have }.
    [shops] The end is announced when somebody has built all { $of } shops; the most so far: { $have }.
    [orders] The end is announced when an order board cannot be refilled; { $have } are left in the deck.
    [church] The end is announced when { $of } assistants are on the Church board; now { $have }.
   *[customs] The end is announced when { $of } assistants are on the Customs board; now { $have }.
} Then the round is finished and one more is played.
yokohama-explain-standing = The points everybody would have if the game ended now. A click shows where they come from.
yokohama-explain-last = The end has been announced: the current round and one more are played.

## One’s own things, and the others’

yokohama-explain-tab = { $tab ->
    [city] All areas, with everybody’s pieces.
    [boards] Achievements, the ways the game can end, Church, Customs, and the orders and technologies to be had.
    [mine] Your goods, pieces, orders and technologies.
   *[rivals] The other merchants, and what has happened so far.
}
yokohama-explain-score = Points scored so far. More are added at the end of the game.
yokohama-explain-piece-hand = Ready to be placed or built.
yokohama-explain-piece-store = They come to your hand at the Employment Agency or as a reward; the next one costs { $price } yen.
yokohama-explain-agents = Once per turn, in phase A or C, an agent acts in an area with your assistant and without your president.
yokohama-explain-tokens = Tokens you have taken. They count for achievements.
yokohama-explain-sets = At the end 2, 3, 4, 5 different flags score { $points } points.
yokohama-explain-rival-points = { $player }, { $points } points
yokohama-explain-rival-titles = Technologies: { $titles }.
yokohama-explain-rival = { $assistants } assistants in hand, { $orders } orders, { $technologies } technologies.

## The bar

yokohama-explain-stage = { $stage ->
    [before] Phase A: use an agent, fulfil orders and achievements, before your main action.
    [place] Placement: one assistant in each of up to three areas, or two in one.
    [move] Movement: your president walks to an area with your assistant, or is recalled.
    [act] The action of the area, as strong as your power there.
    [bonus] After an action with power 5: the token of the area.
    [build] After an action with power 4 or 5: a shop or a trading house.
    [recover] Your assistants return from the area of the action.
   *[after] Phase C: use an agent, fulfil orders and achievements, after your main action.
}
yokohama-explain-button = { $button ->
    [clear] Puts back what you have selected.
    [all] Selects all assistants that can return.
    [agent] Then choose the area where the agent acts.
    [recall] Instead of moving. From your hand your president later goes straight to any area with your assistant.
   *[main] Does what it says, and goes on to the next step.
}

## The legend

yokohama-legend = { $part ->
    [goods] Goods and money
    [pieces] Pieces
    [cards] Cards
    [actions] Actions
    [flags] Flags and agents
   *[marks] Marks on the table
}
