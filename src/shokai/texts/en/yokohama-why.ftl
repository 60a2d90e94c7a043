# YOKOHAMA: why a move is not legal. Names of areas, goods and technologies come as arguments.

## Parts

# One of those who are paid on a way.
yokohama-canal-toll = the bank (Canal)

## The wrong time

yokohama-why-no-such-move = There is no such move.
yokohama-why-over = The game is over.
yokohama-why-dealing = Cards are being dealt.
# The question of the present step comes as an argument.
yokohama-why-not-now = { yokohama-only-when } Right now: { $asked }

# When a kind of move is possible. Areas are named as on their boards, since that differs between editions.
yokohama-only-when = { $kind ->
    [place] You place assistants in the first step of the main action.
    [go] Your president moves in the second step of the main action.
    [paying] You choose tolls when routes with different tolls lead to your destination.
    [keep] You keep one of two orders before the first turn.
    [fulfil] You fulfil orders in the additional phases, at the start and at the end of your turn.
    [recall] You recall your president in the second step of the main action, instead of moving.
    [agent] You use foreign agents in the additional phases, at the start and at the end of your turn.
    [fetch] Assistants return to your hand together with your president: recall it first.
    [station] You place the station as soon as you acquire its technology.
    [achieve] You fulfil achievements in the additional phases, at the start and at the end of your turn.
    [done] You cannot decline this.
    [carry] You move assistants with the movement icons of a reward.
    [to] First choose the assistant to move.
    [get] You choose an amount in the action of a production area or of this one: { yokohama-area-bank }, and only if your power leaves a choice.
    [trade] You buy and sell in the action of { yokohama-area-chinatown }, as often as your power allows.
    [church] You use this board in the action of its area, { yokohama-area-church }, once per action; if no space is in reach, the action ends at once.
    [donate] You make donations in one action only, { yokohama-area-church }, after choosing a space.
    [from] You choose where the assistant for a board comes from only if you have one both in the area and in your hand.
    [customs] You use this board in the action of its area, { yokohama-area-customs }, once per action; if no space is in reach, the action ends at once.
    [order] You take orders in the action of { yokohama-area-port } or { yokohama-area-dock }, two at most; if none is in reach, the action ends at once.
    [second] You pay for a second order in the action of { yokohama-area-port } or { yokohama-area-dock }, after taking the first.
    [hire] You take pieces from the warehouse in one action only, { yokohama-area-agency }, as many as your power minus 1, or with a warehouse icon.
    [learn] You acquire technologies in the action of { yokohama-area-lab } or { yokohama-area-research }, one per action; if none is in reach, the action ends at once.
    [imports] You choose the number of imports when you pay for a technology.
    [token] You take the 5-power token right after an area action with power 5.
    [build] You may build once after an area action with power 4 or 5, after the 5-power bonus.
    [stay] An assistant can stay when the others return after an area action.
    [good] You choose a good when a reward has an icon for it.
   *[marker] You take a marker right after fulfilling your third achievement.
}

## Areas and assistants

yokohama-why-not-on-table = { $area }: this area is not in play with { $players } players.
yokohama-why-canal = { $area }: you cannot place anything here.
yokohama-why-no-man-in-hand = This needs an assistant from your hand, and you have none there. Assistants in the warehouse, in areas and on boards do not count.
yokohama-why-no-man-there = { $area }: you have no assistant here. Buildings and assistants on boards do not count.

## Placement

yokohama-why-placed-there = { $area }: you have just placed an assistant here, and single assistants go to different areas. To place two in one area, use “pair”, and place no others.
yokohama-why-place-in-order = { $area }: areas must be named in a fixed order, and this one is out of order now. With all areas on one line, the order does not matter.
yokohama-why-pair-after-single = You place two assistants in one area instead of single ones, and you have already placed { $count }.
yokohama-why-pair-needs-two = This needs two assistants from your hand; you have { $men }.
yokohama-why-toll = { $area }: the toll is { $need } yen (to { $owners }), and you have { $yen }.
yokohama-why-too-many-areas = You may place in at most { $most } areas.
yokohama-why-no-telegram = After placing two assistants in one area you cannot place more; for that you need { $title }.
yokohama-why-telegram-one-more = { $title } lets you place one more assistant after the two, and no more.
yokohama-why-not-adjacent = With { $title }, the third assistant goes to an area next to { $start }; { $area } is not next to it.

## Movement

yokohama-why-canal-no-end = { $area }: the president may pass through for 1 yen, but not stop here.
yokohama-why-start-area = { $area }: your president is already here and may not return to where it started.
yokohama-why-president-there = { $area }: there is an opposing president here ({ $owners }), so yours may not stop.
yokohama-why-no-chain = There is no route from { $start } to { $area } with one of your assistants in every area.
yokohama-why-way-toll = { $area }: the route costs at least { $need } yen (to { $owners }), and you have { $yen }.
yokohama-why-way-too-dear = These tolls cost { $need } yen, and you have { $yen }.
yokohama-why-no-such-way = { $area }: no route here costs exactly these tolls.
yokohama-why-recall-from-hand = Your president is already in your hand and has a legal destination, so it must move.
yokohama-why-fetch-in-order = { $area }: areas must be named in a fixed order, and this one is out of order now. With all areas on one line, the order does not matter.

## Additional phases

yokohama-why-agent-used = You may use one foreign agent per turn, and you have already used one.
yokohama-why-no-agent = { $used ->
    [0] You have no foreign agent.
   *[other] All your foreign agents are used ({ $used }).
}
yokohama-why-own-president = { $area }: your president is here. An agent acts in an area without it.
yokohama-why-canal-no-action = { $area }: this area has no action.
yokohama-why-no-achievement = There is no achievement { $letter } on the table.
yokohama-why-achieved = You have already fulfilled achievement { $letter }.
yokohama-why-goal = Achievement { $letter } requires { $goal }; you have { $have }.
yokohama-why-goal-built = Achievement { $letter } requires { $goal }; yours are in { $production } production and { $commercial } commercial areas.
yokohama-why-no-such-order = { $orders ->
    [0] You have no orders in hand.
    [one] You have 1 order in hand, but not number { $number }.
   *[other] You have { $orders } orders in hand, but not number { $number }.
}
yokohama-why-goods-missing = You lack { $goods } for this order.
yokohama-why-no-markers = The markers of mini expansion 1 are not in this game.
yokohama-why-marker-taken = { $player } has taken this marker.
yokohama-why-marker-not-out = This marker is not among those laid out.

## Textile Mill and University

yokohama-why-not-owned = You do not own this technology: { $title }.
yokohama-why-used-this-turn = { $title } works once per turn, and you have already used it.
yokohama-why-no-silk = { $title } needs 1 silk, and you have none.
yokohama-why-university-empty = { $title }: there is no assistant left in the warehouse.
yokohama-why-university-yen = { $title } costs 1 yen, and you have none.
yokohama-why-inside-step = { $title } works between two steps, and you are in the middle of one.

## Area actions

yokohama-why-too-much = With power { $power }, the area yields at most { $most }.
yokohama-why-too-little = You must take at least { $least } here.
yokohama-why-too-dear = { $ware } costs { $price } yen, and you have { $yen }.
yokohama-why-no-such-good = You have nothing of that kind to sell: { $ware }.
yokohama-why-exchanges-used = Your power allows no more than { $exchanges ->
    [one] 1 exchange
   *[other] { $exchanges } exchanges
}.
yokohama-why-no-import-sale = You can buy imports in Chinatown, but not sell them.
yokohama-why-blocked = Space { $space } is blocked by the neutral assistant of the two-player game.
yokohama-why-space-taken = Space { $space } is taken by { $player }.
yokohama-why-no-man-for-board = { $area }: you have no assistant here and none in your hand to put on the board.
yokohama-why-faith = Space { $space } requires { $need } faith. Your power gives { $power }, and donations can add { $gifts }.
yokohama-why-donate-once = Each kind can be donated only once, and you have already donated this: { $gift }.
yokohama-why-nothing-to-donate = You have nothing of that kind to donate: { $gift }.
yokohama-why-donate-in-order = Name donations in the order copper, silk, tea, fish, import, yen; { $gift } is out of order now. On one line with the space, the order does not matter.
yokohama-why-donate-earlier = Name donations in the order copper, silk, tea, fish, import, yen. From { $gift } on, you have { $rest } left to give, and the space needs { $need } more.
yokohama-why-donate-enough = You need no more donations: your faith is enough for the space.
yokohama-why-customs-power = Space { $space } requires { $need ->
    [one] 1 import
   *[other] { $need } imports
}. With power { $power } you may hand in at most { $most }.
yokohama-why-customs-imports = Space { $space } requires { $need ->
    [one] 1 import
   *[other] { $need } imports
}, and you have { $imports }.
yokohama-why-hand-full = You already hold { $most } orders, the maximum.
yokohama-why-no-order-there = There is no order on space { $space }.
yokohama-why-level = Space { $space } belongs to the { $level ->
    [low] LOW
    [mid] MID
   *[high] HIGH
} orders: they require power { $need }, and you have { $power }.
yokohama-why-second-unpaid = A second order costs { $yen } yen or 1 import. Pay for it first, with “second”.
yokohama-why-first-order-first = The first order is free. You pay for a second one after taking the first.
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
    [assistant] Assistants are
    [shop] Shops are
   *[house] Trading houses are
} out of order now: trading houses come first, then shops, then assistants. On one line, the order does not matter.
yokohama-why-items-used = Your power allows no more than { $items ->
    [one] 1 piece
   *[other] { $items } pieces
} from the warehouse.
yokohama-why-no-title-there = There is no technology on space { $space }.
yokohama-why-title-owned = You already own this technology: { $title }.
yokohama-why-title-price = { $title }: on top of your power, you must pay { $units ->
    [one] 2 yen or 1 import. You have neither.
   *[other] { $units } times 2 yen or 1 import. You can pay only { $has }.
}
yokohama-why-more-than-due = { $due ->
    [0] You have nothing to pay for this technology.
   *[other] You need not pay more than { $due } times 2 yen or 1 import.
}
yokohama-why-imports-missing = You have { $imports ->
    [0] no imports
    [one] only 1 import
   *[other] only { $imports } imports
}.
yokohama-why-rest-too-dear = You would have to pay the other { $units } in money, { $price } yen, and you have { $yen }.

## Bonus, construction, recovery, rewards

yokohama-why-bonus-power = The 5-power token requires an action with power { $need }; yours has { $power }.
yokohama-why-no-token = { $area }: the 5-power token has already been taken.
yokohama-why-build-power = Building requires an action with power { $need }; yours has { $power }.
yokohama-why-no-shop-in-hand = You have no shop in hand. Shops in the warehouse cannot be built.
yokohama-why-shop-there = { $area }: you already have a shop here, and each player may have only one.
yokohama-why-place-taken = Place { $place } is taken by { $player }.
yokohama-why-no-house-in-hand = You have no trading house in hand. Trading houses in the warehouse cannot be built.
yokohama-why-house-there = { $area }: { $player } has already built the one trading house of this area.
yokohama-why-no-telephone = All assistants in the area return to your hand. To leave one there you need { $title }.
yokohama-why-no-good-icon = Your reward has no icon left for a good of your choice.
yokohama-why-no-warehouse-icon = Your reward has no icon left for a piece from the warehouse.
yokohama-why-no-move-icon = Your reward has no movement icon left.
yokohama-why-choose-good-first = First choose the good that your reward gives you.
yokohama-why-same-area = { $area }: the assistant is already here.
