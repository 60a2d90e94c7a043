# YOKOHAMA: why a move is not legal. Names of areas, goods and technologies come as arguments.

## Parts

# One of those who are paid on a way.
yokohama-canal-toll = the bank (Canal)

## The wrong time

yokohama-why-no-such-move = There is no such move.
yokohama-why-over = The game is over.
yokohama-why-dealing = Cards are being dealt.
# The question of the present step comes as an argument.
yokohama-why-not-now = { yokohama-only-when } What is asked now: { $asked }

# When a kind of move is possible. Areas are named as on their boards, since that differs between editions.
yokohama-only-when = { $kind ->
    [place] Assistants are placed in the first step of the main action phase.
    [go] The president moves in the second step of the main action phase.
    [paying] Tolls are chosen when ways with different tolls lead to the destination.
    [keep] One of two orders is kept before the first turn.
    [fulfil] Orders are fulfilled in the additional phases, at the beginning and at the end of a turn.
    [recall] The president comes back to your hand in the second step of the main action phase, instead of moving.
    [agent] Foreign agents are used in the additional phases, at the beginning and at the end of a turn.
    [fetch] Assistants come back to your hand together with the president: recall it first.
    [station] The station token is placed at once when its technology is acquired.
    [achieve] Achievements are fulfilled in the additional phases, at the beginning and at the end of a turn.
    [done] This cannot be declined.
    [carry] Assistants are moved with the movement icons of a reward.
    [to] First choose the assistant that is to be moved by an icon.
    [get] Amounts are chosen in the action of a production area or of this one: { yokohama-area-bank }, and only where the power leaves a choice.
    [trade] Buying and selling is the action of { yokohama-area-chinatown }, as often as your power allows.
    [church] This board is for the action of its area, { yokohama-area-church }, and once in it; without a space in reach the action is over at once.
    [donate] Donations are made in one action, { yokohama-area-church }, after a space has been chosen.
    [from] Where the assistant for a board comes from is asked only when there is one both in the area and in your hand.
    [customs] This board is for the action of its area, { yokohama-area-customs }, and once in it; without a space in reach the action is over at once.
    [order] Orders are taken in the action of { yokohama-area-port } or { yokohama-area-dock }, two at most; without one in reach the action is over at once.
    [second] A second order is paid for in the action of { yokohama-area-port } or { yokohama-area-dock }, after the first one.
    [hire] Pieces come from the warehouse in one action, { yokohama-area-agency }, as many as your power less 1, or with an icon for it.
    [learn] Technologies are acquired in the action of { yokohama-area-lab } or { yokohama-area-research }, one each time; without one in reach the action is over at once.
    [imports] Imports are counted when a technology is paid for.
    [token] The 5-power token is for an area action of power 5, right after it.
    [build] Buildings are for area actions of power 4 or 5: one of them, after the 5-power bonus.
    [stay] An assistant can stay when the others are taken back, after an area action.
    [good] A good is chosen for an icon of a reward.
   *[marker] A marker is for whoever has just fulfilled the third achievement.
}

## Areas and assistants

yokohama-why-not-on-table = { $area }: with { $players } players this area is not on the table.
yokohama-why-canal = { $area }: nothing may be placed here.
yokohama-why-no-man-in-hand = This takes an assistant from your hand, and you have none there. Those in the warehouse, in areas and on boards do not count.
yokohama-why-no-man-there = { $area }: you have no assistant here. Buildings do not count, nor do assistants on boards.

## Placement

yokohama-why-placed-there = { $area }: you have just placed an assistant here, and single assistants go into different areas. Two in one area are a “pair”, and then it is nothing but these two.
yokohama-why-place-in-order = { $area }: areas are named in a fixed order, and this one would have come earlier. With all areas on one line the order does not matter.
yokohama-why-pair-after-single = Two assistants in one area are placed instead of single ones, and you have already placed { $count }.
yokohama-why-pair-needs-two = This takes two assistants from your hand; you have { $men }.
yokohama-why-toll = { $area }: the toll is { $need } yen (to { $owners }), and you have { $yen }.
yokohama-why-too-many-areas = You may place in { $most } areas at most.
yokohama-why-no-telegram = After two assistants in one area you place no more; for that you would need { $title }.
yokohama-why-telegram-one-more = With { $title } you place one more assistant after the two, and no further ones.
yokohama-why-not-adjacent = With { $title } the third assistant goes into an area next to { $start }, and { $area } is none.

## Movement

yokohama-why-canal-no-end = { $area }: the president may pass through for 1 yen, but not stop here.
yokohama-why-start-area = { $area }: your president stands here already, and it may not end its way where it started.
yokohama-why-president-there = { $area }: an opposing president stands here ({ $owners }), so yours may not stop.
yokohama-why-no-chain = No way leads from { $start } to { $area } with an assistant of yours in every area.
yokohama-why-way-toll = { $area }: the way costs { $need } yen at least (to { $owners }), and you have { $yen }.
yokohama-why-way-too-dear = These tolls cost { $need } yen, and you have { $yen }.
yokohama-why-no-such-way = { $area }: no way here costs just these tolls.
yokohama-why-recall-from-hand = Your president is in your hand already and can go to an area, so it must.
yokohama-why-fetch-in-order = { $area }: assistants are taken back in a fixed order of the areas, and this one would have come earlier. With all areas on one line the order does not matter.

## Additional phases

yokohama-why-agent-used = One foreign agent may be used in a turn, and you have used one.
yokohama-why-no-agent = { $used ->
    [0] You have no foreign agent.
   *[other] All your foreign agents are used ({ $used }).
}
yokohama-why-own-president = { $area }: your president stands here. An agent acts where it is not.
yokohama-why-canal-no-action = { $area }: there is no action here.
yokohama-why-no-achievement = There is no achievement { $letter } on the table.
yokohama-why-achieved = You have fulfilled achievement { $letter } already.
yokohama-why-goal = Achievement { $letter } asks for { $goal }; you have { $have }.
yokohama-why-goal-built = Achievement { $letter } asks for { $goal }; yours are in { $production } production and { $commercial } commercial areas.
yokohama-why-no-such-order = { $orders ->
    [0] You have no order in hand.
    [one] You have 1 order in hand, and none with number { $number }.
   *[other] You have { $orders } orders in hand, and none with number { $number }.
}
yokohama-why-goods-missing = For this order you lack { $goods }.
yokohama-why-no-markers = The markers of mini expansion 1 are not in this game.
yokohama-why-marker-taken = { $player } has taken this marker.
yokohama-why-marker-not-out = This marker is not among those that lie out.

## Textile Mill and University

yokohama-why-not-owned = You do not own this technology: { $title }.
yokohama-why-used-this-turn = { $title } works once a turn, and you have used it.
yokohama-why-no-silk = { $title } takes 1 silk, and you have none.
yokohama-why-university-empty = { $title }: there is no assistant left in the warehouse.
yokohama-why-university-yen = { $title } costs 1 yen, and you have none.
yokohama-why-inside-step = { $title } works between two steps, and you are in the middle of one.

## Area actions

yokohama-why-too-much = With power { $power } the area yields { $most } at most.
yokohama-why-too-little = The least that can be taken here is { $least }.
yokohama-why-too-dear = { $ware } costs { $price } yen, and you have { $yen }.
yokohama-why-no-such-good = You do not have that to sell: { $ware }.
yokohama-why-exchanges-used = Your power allows { $exchanges ->
    [one] 1 exchange
   *[other] { $exchanges } exchanges
}, not more.
yokohama-why-no-import-sale = Imports can be bought in Chinatown, but not sold.
yokohama-why-blocked = Space { $space } is blocked by the neutral assistant of the game for two.
yokohama-why-space-taken = Space { $space } is taken by { $player }.
yokohama-why-no-man-for-board = { $area }: you have no assistant here and none in your hand to put on the board.
yokohama-why-faith = Space { $space } asks for { $need } faith. Your power gives { $power }, donations can add { $gifts }.
yokohama-why-donate-once = Each kind is donated only once, and this would be the second time: { $gift }.
yokohama-why-nothing-to-donate = You do not have that to donate: { $gift }.
yokohama-why-donate-in-order = Donations are named in the order copper, silk, tea, fish, import, yen; { $gift } would have come earlier. On one line with the space the order does not matter.
yokohama-why-donate-earlier = Donations are named in the order copper, silk, tea, fish, import, yen. From { $gift } on you have { $rest } to give, and the space needs { $need } more.
yokohama-why-donate-enough = Nothing more need be donated: your faith is enough for the space.
yokohama-why-customs-power = Space { $space } asks for { $need ->
    [one] 1 import
   *[other] { $need } imports
}. With power { $power } you may give { $most } at most.
yokohama-why-customs-imports = Space { $space } asks for { $need ->
    [one] 1 import
   *[other] { $need } imports
}, and you have { $imports }.
yokohama-why-hand-full = You hold { $most } orders, and more are not allowed.
yokohama-why-no-order-there = There is no order on space { $space }.
yokohama-why-level = Space { $space } belongs to the { $level ->
    [low] LOW
    [mid] MID
   *[high] HIGH
} orders: they take power { $need }, and you have { $power }.
yokohama-why-second-unpaid = A second order costs { $yen } yen or 1 import. Pay for it first, with “second”.
yokohama-why-first-order-first = The first order is free. A second one is paid for when the first has been taken.
yokohama-why-second-paid = You have paid for a second order: take it.
yokohama-why-second-too-dear = A second order costs { $price } yen, and you have { $yen }.
yokohama-why-second-no-import = You have no import to pay for a second order.
yokohama-why-store-empty = { $item ->
    [assistant] There is no assistant left in the warehouse.
    [shop] There is no shop left in the warehouse.
   *[house] There is no trading house left in the warehouse.
}
yokohama-why-item-price = { $item } costs { $price } yen now, and you have { $yen }.
yokohama-why-items-in-order = { $item ->
    [assistant] Assistants
    [shop] Shops
   *[house] Trading houses
} would have come earlier: first the trading houses, then shops, then assistants. On one line the order does not matter.
yokohama-why-items-used = Your power allows { $items ->
    [one] 1 piece
   *[other] { $items } pieces
} from the warehouse, not more.
yokohama-why-no-title-there = There is no technology on space { $space }.
yokohama-why-title-owned = You own this technology already: { $title }.
yokohama-why-title-price = { $title }: besides your power, { $units ->
    [one] 2 yen or 1 import must be paid. You have neither.
   *[other] { $units } times 2 yen or 1 import must be paid. What you have is enough for { $has }.
}
yokohama-why-more-than-due = { $due ->
    [0] Nothing is to be paid for this technology.
   *[other] You need not pay more than { $due } times 2 yen or 1 import.
}
yokohama-why-imports-missing = You have { $imports ->
    [0] no import
    [one] only 1 import
   *[other] only { $imports } imports
}.
yokohama-why-rest-too-dear = Then { $units } more would be paid in money, { $price } yen, and you have { $yen }.

## Bonus, construction, recovery, rewards

yokohama-why-bonus-power = The 5-power token is for an action of power { $need }; yours has { $power }.
yokohama-why-no-token = { $area }: the 5-power token has been taken.
yokohama-why-build-power = Building takes an action of power { $need }; yours has { $power }.
yokohama-why-no-shop-in-hand = You have no shop in hand. Those in the warehouse cannot be built.
yokohama-why-shop-there = { $area }: you have a shop here already, and there is one for each player.
yokohama-why-place-taken = Place { $place } is taken by { $player }.
yokohama-why-no-house-in-hand = You have no trading house in hand. Those in the warehouse cannot be built.
yokohama-why-house-there = { $area }: the one trading house of this area has been built by { $player }.
yokohama-why-no-telephone = All assistants of the area come back to your hand. For one to stay you would need { $title }.
yokohama-why-no-good-icon = Your reward has no icon left for a good of your choice.
yokohama-why-no-warehouse-icon = Your reward has no icon left for a piece from the warehouse.
yokohama-why-no-move-icon = Your reward has no movement icon left.
yokohama-why-choose-good-first = First choose the good that your reward gives you.
yokohama-why-same-area = { $area }: the assistant is here already.
