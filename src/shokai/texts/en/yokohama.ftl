# YOKOHAMA: questions, previews, what happened, the table. The words are in yokohama-names.ftl.

## Questions

yokohama-asks-draft = Which of your two orders do you keep? The other one leaves the game.
yokohama-asks-phase-a = Before your main action: use an agent, fulfil orders or achievements, or go on with “done”.
yokohama-asks-phase-c = After your main action: use an agent, fulfil orders or achievements, or end your turn with “done”.
yokohama-asks-place = { $men ->
    [0] You have no assistant in hand to place.
    [1] Place the one assistant in your hand.
   *[other] Place single assistants in up to { $most } areas, or a pair in one. You have { $men } in hand.
}
yokohama-asks-place-more = Place an assistant in up to { $left } more { $left ->
    [one] area
   *[other] areas
} further down the list, or type “done”. You have { $men } in hand. (“place” with all areas on one line accepts them in any order.)
yokohama-asks-telegram = Telegram: one more assistant next to { $area }?
yokohama-asks-move = Where does your president go? You can also recall it to your hand.
yokohama-asks-move-from-hand = Where do you put your president?
yokohama-asks-stuck = Your president has nowhere to go, so you recall: pieces return to your hand, and there is no action.
yokohama-asks-tolls = Several routes lead to { $area }. Whom do you pay?
yokohama-asks-fetch = Which assistants return to your hand with the president? Name them in the order of the list, then type “done”.
yokohama-asks-harvest = { $area }, power { $power }: how { $bank ->
    [1] many yen
   *[other] much
} do you take?
yokohama-asks-trade = { $area }: { $exchanges ->
    [one] 1 exchange
   *[other] { $exchanges } exchanges
} left. { $can ->
    [buy] What do you buy?
    [sell] What do you sell?
   *[both] Buy or sell?
}
yokohama-asks-worship = { $area }: { $power } faith, and 1 more for each donation. Which space?
yokohama-asks-donate = { $need ->
    [one] 1 donation is
   *[other] { $need } donations are
} needed. What do you donate? Goods come first, then an import, then 2 yen.
yokohama-asks-man = Does the assistant for the board come from the area or from your hand?
yokohama-asks-clear = { $area }, power { $power }, { $imports ->
    [one] 1 import
   *[other] { $imports } imports
}. Which space?
yokohama-asks-order-first = { $area }, power { $power }: which order do you take?
yokohama-asks-order-second = { $area }, power { $power }: a second order for { $price ->
    [yen] 2 yen
    [import] 1 import
   *[both] 2 yen or 1 import
}?
yokohama-asks-order-second-paid = { $area }, power { $power }: which second order do you take?
yokohama-asks-hire = { $area }: { $items ->
    [one] 1 more piece
   *[other] { $items } more pieces
} from the warehouse; trading houses first, then shops, then assistants. You have { $yen } yen.
yokohama-asks-study = { $area }: { $power } industry. Which technology?
yokohama-asks-pay = { $title }: { $units ->
    [one] 1 unit
   *[other] { $units } units
} of 2 yen or 1 import to pay. How many with imports?
yokohama-asks-station = Where do you put the station?
yokohama-asks-bonus = { $area }: do you take the 5-power token?
yokohama-asks-build = { $area }: do you build { $can ->
    [shop] a shop
    [house] a trading house
   *[both] a shop or a trading house
}?
yokohama-asks-recovery = Your assistants return. Telephone: does one of them stay?
yokohama-asks-reward = { $kind ->
    [move] { $reward }: which assistant do you move, one in hand or one in an area?
    [several] Use your reward: { $reward }.
   *[other] { $reward }: what do you take?
}
yokohama-asks-set-down = Where does the assistant from { $area } go?
yokohama-asks-set-down-from-hand = Where does the assistant from your hand go?
yokohama-asks-marker = All three achievements: which marker do you take?

## What a move would bring

yokohama-preview-power = You would have power { $power } there, { $strong } with your president.{ $toll ->
    [0] { "" }
   *[other] { " " }Toll: { $toll } yen ({ $payees }).
}
yokohama-preview-no-way = Your president could not get there: { $why }
yokohama-preview-no-destination = Your president could then go nowhere: you would have to recall it.
yokohama-preview-recall = Your president returns to your hand, with as many of your { $assistants ->
    [one] 1 assistant
   *[other] { $assistants } assistants
} in areas as you like; there is no action.
yokohama-preview-order = { $order }.
yokohama-preview-gets = You get { $things }.
yokohama-preview-gives = You give { $given }.
yokohama-preview-exchanges = You give { $given } and get { $things }.
yokohama-preview-other-gets = { $player } gets { $things }.
yokohama-preview-title = { $units ->
    [0] { $title } costs nothing extra.
    [one] { $title } costs 2 yen or 1 import.
   *[other] { $title } costs { $units } units of 2 yen or 1 import each.
}
yokohama-preview-church = { $donations ->
    [0] Without a donation
    [one] For 1 donation
   *[other] For { $donations } donations
} you get { $things }.
yokohama-preview-customs = For { $imports ->
    [one] 1 import
   *[other] { $imports } imports
} you get { $things }.
yokohama-preview-action-power = Power { $power }.
yokohama-preview-toll = { $way }.
yokohama-preview-tolls = Several routes: { $ways }.
yokohama-preview-way-free = no toll
yokohama-preview-way-canal = 1 yen for the Canal
yokohama-preview-way-presidents = 1 yen to { $payees }
yokohama-preview-way-canal-and-presidents = 1 yen to { $payees } and for the Canal
yokohama-preview-trade = { $exchanges ->
    [one] 1 exchange
   *[other] Up to { $exchanges } exchanges
}.
yokohama-preview-hire = { $items ->
    [0] No pieces
    [one] 1 piece
   *[other] Up to { $items } pieces
} from the warehouse.
yokohama-preview-church-spaces = Board spaces in reach, with donations: { $spaces }.
yokohama-preview-customs-spaces = Board spaces in reach: { $spaces }.
yokohama-preview-no-spaces = No board space is in reach.
yokohama-preview-orders = Orders in reach: { $orders }.
yokohama-preview-no-orders = No order is in reach.
yokohama-preview-titles = Technologies in reach: { $titles }.
yokohama-preview-no-titles = No technology is in reach.
yokohama-preview-bonus = The 5-power token brings { $things }.
yokohama-preview-build-shop = You may build a shop (spaces { $shops }).
yokohama-preview-build-house = You may build a trading house.
yokohama-preview-build-both = You may build a shop (spaces { $shops }) or a trading house.
yokohama-preview-freed = { $assistants ->
    [one] 1 assistant returns.
   *[other] { $assistants } assistants return.
}
yokohama-preview-marker = The marker shows: { $marker }.
yokohama-preview-ends = This triggers the end of the game.

## What happened: the deal

yokohama-story-areas = The city, row by row: { $cards }.
yokohama-story-sites = Building site cards: { $cards }.
yokohama-story-tokens = 5-power tokens: { $cards }.
yokohama-story-achievements = Achievements: { $cards }.
yokohama-story-markers = Markers to be earned: { $cards }.
yokohama-story-dealt = { $player } is dealt two orders.
yokohama-story-new-orders = New orders at { $area }: { $cards }.
yokohama-story-new-titles = New technologies at { $area }: { $cards }.

## What happened: the turn

yokohama-story-turn = Round { $round }: { $player }’s turn.
yokohama-story-stock-market = The Stock Market gives { $player } { $yen } yen.
yokohama-story-keeps = { $player } keeps an order.
yokohama-story-places = { $player } places { $n ->
    [one] an assistant
   *[other] one assistant each
} at { $cards }.
yokohama-story-places-two = { $player } places two assistants at { $area }.
yokohama-story-places-nobody = { $player } places no assistant.
yokohama-story-toll = { $player } pays { $yen } yen to { $payee }.
yokohama-story-canal = { $player } pays 1 yen for the Canal.
yokohama-story-goes = { $player }’s president goes to { $area }, power { $power }.
yokohama-story-recalls = { $player } takes the president back into hand.
yokohama-story-stays-in-hand = { $player }’s president has nowhere to go and stays in hand.
yokohama-story-fetches = { $player } takes back assistants from: { $cards }.
yokohama-story-sends = { $player } uses a foreign agent at { $area }, power { $power }.
yokohama-story-house-yen = { $owner } gets { $yen } yen for the trading house there.
yokohama-story-nothing-there = There is nothing for { $player } to choose there.
yokohama-story-gets = { $player } gets { $things }.
yokohama-story-exchanges = { $player } gives { $given } for { $things }.
yokohama-story-trades-no-more = { $player } stops trading.
yokohama-story-donates = { $player } donates { $cards }.
yokohama-story-reaches-church = { $player }’s assistant takes the Church space for { $faith } faith: { $things }.
yokohama-story-declines-church = { $player } puts nobody on the Church board.
yokohama-story-discards = { $player } hands in { $things }.
yokohama-story-reaches-customs = { $player }’s assistant takes { yokohama-area-customs } space { $space }: { $things }.
yokohama-story-declines-customs = { $player } puts nobody on the { yokohama-area-customs } board.
yokohama-story-takes-order = { $player } takes this order: { $order }.
yokohama-story-pays-second = { $player } pays { $things } for a second order.
yokohama-story-no-order = { $player } takes no order.
yokohama-story-no-second-order = { $player } takes no second order.
yokohama-story-hires = { $player } takes { $thing } from the warehouse { $price ->
    [0] for free
   *[other] for { $price } yen
}.
yokohama-story-hires-no-more = { $player } takes nothing more from the warehouse.
yokohama-story-pays = { $player } pays { $things }.
yokohama-story-learns = { $player } acquires { $title }.
yokohama-story-learns-and-gets = { $player } acquires { $title } and gets { $things }.
yokohama-story-learns-nothing = { $player } acquires no technology.
yokohama-story-station = { $player } places the station at { $area }.
yokohama-story-agent = A pair of flags earns { $player } a foreign agent: { $country }.
yokohama-story-token = { $player } takes the 5-power token of { $area }: { $things }.
yokohama-story-leaves-token = { $player } leaves the 5-power token.
yokohama-story-builds-shop = { $player } builds a shop at { $area }: { $things }.
yokohama-story-builds-house = { $player } builds a trading house at { $area }: { $things }.
yokohama-story-builds-nothing = { $player } builds nothing.
yokohama-story-recovers = { $assistants ->
    [one] 1 assistant of { $player } returns
   *[other] { $assistants } assistants of { $player } return
} from { $area }.
yokohama-story-stays = One assistant of { $player } stays at { $area }.
yokohama-story-chooses = { $player } chooses { $things }.
yokohama-story-moves = { $player } moves an assistant from { $source } to { $area }.
yokohama-story-moves-from-hand = { $player } moves an assistant from hand to { $area }.
yokohama-story-leaves-icons = { $player } declines the rest of the reward.
yokohama-story-fulfils = { $player } fulfils an order ({ $country }): pays { $given }, gets { $things }.
yokohama-story-achieves = { $player } fulfils achievement { $letter }, { $goal }: { $things }.
yokohama-story-picks = { $player } takes a marker: { $marker }.
yokohama-story-mill = { $player }’s Textile Mill turns 1 silk into 2 yen.
yokohama-story-university = { $player } uses the University: an assistant from the warehouse for 1 yen.

## What happened: the end

yokohama-story-end = { $reason ->
    [houses] A player has built all four trading houses.
    [shops] A player has built all eight shops.
    [orders] There are not enough orders to refill the board.
    [church] The Church board is full.
   *[customs] The Customs board is full.
} The end is announced; { $turns } more turns follow this one.
yokohama-story-over = The game is over.
yokohama-final = { $place }. { $player }: { $total } points ({ $track } during the game, Church { $church }, Customs { $customs }, technology { $technology }, countries { $countries }, other { $remainder })

## The table

yokohama-table-head = Round { $round }, { $player } to play
yokohama-table-dealing = Round { $round }, cards are being dealt
yokohama-table-over = The game is over
yokohama-table-last-turns = { $turns ->
    [one] this is the last turn
   *[other] { $turns } turns left, including this one
}
yokohama-table-action = acting at { $area }, power { $power }
yokohama-table-decks = Decks: { $orders } orders, { $technologies } technologies
yokohama-table-agents = agents { $agents }
yokohama-table-markers = Markers: { $markers }
yokohama-table-canal = 1 yen to cross
yokohama-table-level = { $level ->
    [low] LOW
    [mid] MID
   *[high] HIGH
}
yokohama-table-full = { $taken }/{ $full }
yokohama-table-achievement = { $letter }  { $goal }: { $first } points for the first, then { $later }
yokohama-table-points = { $points } VP
yokohama-table-holdings = { $yen } yen, { $copper } copper, { $silk } silk, { $tea } tea, { $fish } fish, { $imports ->
    [one] 1 import
   *[other] { $imports } imports
}
yokohama-table-president-in-hand = president in hand
yokohama-table-president-at = president at { $area }
yokohama-table-pieces = assistants { $assistants }+{ $stored }, shops { $shops }+{ $stored_shops }, trading houses { $houses }+{ $stored_houses } (hand+warehouse)
yokohama-table-technologies = technologies
yokohama-table-industry = (industry { $industry })
yokohama-table-orders = orders
yokohama-table-hidden = { $orders } hidden in hand
yokohama-table-fulfilled = fulfilled
yokohama-table-marker = marker: { $marker }
yokohama-table-flags = flags { $flags }
yokohama-table-own-agents = agents { $agents } ({ $used } used)
yokohama-table-tokens = 5-power tokens { $tokens }
yokohama-table-achieved = achievements { $achieved }
yokohama-table-legend = Pieces: R2* is 2 assistants and the president, [R] a building, $ the station, = your power. Rewards: v points, y yen, c copper, s silk, t tea, f fish, g good of your choice, i import, w piece from the warehouse, m movement, a agent; H trading house, 5: 5-power token.
