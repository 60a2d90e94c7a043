# YOKOHAMA on the page: short labels beside drawings, and what is read aloud in their place.

## What pressing something does

yokohama-page-does = { $verb ->
    [keep] Keep
    [fulfil] Fulfil
    [achieve] Achieve
    [agent] Use an agent
    [mill] Turn silk into yen
    [university] Hire an assistant
    [place] Place an assistant
    [pair] Place a pair
    [go] Move here
    [paying] Pay
    [recall] Recall
    [fetch] Take back
    [get] Take
    [buy] Buy
    [sell] Sell
    [church] Take this space
    [customs] Take this space
    [donate] Donate
    [from] Send from here
    [order] Take this order
    [second] Pay for a second order
    [hire] Take from the warehouse
    [learn] Acquire
    [imports] Pay
    [station] Place the station here
    [token] Take the token
    [shop] Build a shop
    [house] Build a trading house
    [stay] One assistant stays
    [good] Choose
    [carry] Pick up an assistant
    [to] Put the assistant here
    [marker] Take this marker
    [clear] Cancel
   *[done] Continue
}
yokohama-page-done = { $step ->
    [phase-a] Continue
    [phase-c] End turn
    [placing] { $placed ->
        [0] Place nobody
       *[other] Continue
    }
    [telegram] No third one
    [fetching] Leave them
    [trading] Stop trading
    [worship] Decline
    [clearing] Decline
    [ordering] { $taken ->
        [0] No order
       *[other] No second order
    }
    [hiring] Take no more
    [studying] No technology
    [bonus] Leave it
    [building] Build nothing
    [recovery] All return
    [reward] Do without
   *[other] Continue
}
yokohama-page-confirm = { $step ->
    [placing] Place { $n }
    [fetching] Take back { $n }
    [hiring] Take { $n }
   *[other] Give { $n }
}
yokohama-page-all = All

## The course of a turn

yokohama-page-stages = Turn order
yokohama-page-stage = { $stage ->
    [before] Extra
    [place] Place
    [move] Move
    [act] Act
    [bonus] Bonus
    [build] Build
    [recover] Recover
   *[after] Extra
}

## The table

yokohama-page-city = City areas
yokohama-page-canal = pass through only
yokohama-page-power = power { $power }
yokohama-page-power-word = power
yokohama-page-power-label = Power
yokohama-page-pieces = { $player }: { $assistants ->
    [one] 1 assistant
   *[other] { $assistants } assistants
}{ $president ->
    [0] { "" }
   *[other] { " " }and the president
}
yokohama-page-token = 5-power token
yokohama-page-track = { $taken } of { $full } · { $first } / { $second }
yokohama-page-faith = { $n } faith
yokohama-page-neutral = neutral
yokohama-page-second = second: ¥2 or 1 import
yokohama-page-technology-prize = at end { $first } / { $second }
yokohama-page-industry = industry { $n }
yokohama-page-achievements = Achievements
yokohama-page-achieved = Fulfilled by { $players }
yokohama-page-markers = Markers
yokohama-page-radar = End of game
yokohama-page-round = Round { $round }
yokohama-page-if-ended = If it ended now
yokohama-page-condition = { $kind ->
    [houses] Houses
    [shops] Shops
    [orders] Orders
    [church] Church
   *[customs] Customs
}
yokohama-page-rivals = Other merchants
yokohama-page-agents-left = agents left
yokohama-page-deck-orders = { $n ->
    [one] 1 order in the deck
   *[other] { $n } orders in the deck
}
yokohama-page-deck-titles = { $n ->
    [one] 1 technology in the deck
   *[other] { $n } technologies in the deck
}

## One's own things

yokohama-page-seat = seat { $seat }
yokohama-page-stock = Goods and yen
yokohama-page-agents = Agents
yokohama-page-tokens = Tokens
yokohama-page-flags = Flags, in sets
yokohama-page-pieces-of = Pieces of { $player }
yokohama-page-in-hand = In hand
yokohama-page-warehouse = Store
yokohama-page-free = free
yokohama-page-each = each
yokohama-page-orders = Orders
yokohama-page-technologies = Technologies

## Words on technologies

yokohama-page-sign = { $sign ->
    [now] now
    [start] start
    [one-more] +1
    [four-areas] 4 areas
    [may-join] may join
    [no-toll] no toll
    [stays] 1 stays
   *[any-area] any area
}

## What would happen

yokohama-page-toll = Toll
yokohama-page-yield = Yield
yokohama-page-at-once = At once
yokohama-page-build = You may build
yokohama-page-fills-order = Completes an order
yokohama-page-without-president = Without the president
yokohama-page-why-not = Not now
yokohama-page-nobody = nobody
yokohama-page-panel = Your choice

## The end, and small screens

yokohama-page-winner = { $player } wins
yokohama-page-part = { $part ->
    [track] In game
    [orders] Orders
    [buildings] Buildings
    [achievements] Achievements
    [church] Church
    [customs] Customs
    [technology] Technology
    [countries] Countries
    [remainder] Other
   *[total] Total
}
yokohama-page-look-at-table = View table
# Where long words may be broken in narrow places: each word with | at its joints, parted by spaces.
yokohama-page-hyphens = Employ|ment Labora|tory

yokohama-page-tab = { $tab ->
    [city] City
    [boards] Boards
    [mine] Mine
   *[rivals] Rivals, log
}

## All components

yokohama-page-source = { $source ->
    [printed] printed
    [partly] partly printed
   *[reconstructed] reconstructed to fit what is known
}
yokohama-page-sites = Building site cards

## What the bar says

yokohama-page-can-fulfil = { $n ->
    [one] fulfil the { $country ->
        [GB] British
        [US] American
        [FR] French
        [DE] German
       *[NL] Dutch
    } order
   *[other] fulfil one of { $n } orders
}
yokohama-page-can-extra = { $options }.
yokohama-page-can = { $verb ->
    [achieve] claim an achievement
    [agent] use an agent
    [mill] turn silk into yen
    [university] hire an assistant
    [phase-a] go on
   *[phase-c] end your turn
}
yokohama-page-chosen-place = { $men ->
    [pair] Two assistants to { $areas }?
   *[single] { $n ->
        [one] One assistant to { $areas }?
       *[other] One assistant each to { $areas }?
    }
}
yokohama-page-chosen = { $does }: { $what }?
yokohama-page-chosen-agent = Where does your agent act?
yokohama-page-men-from = { $n ->
    [1] { $area }
   *[other] { $area } ({ $n })
}
yokohama-page-decides = { $player }: { $step ->
    [draft] which order to keep
    [phase-a] what to do before the main action
    [placing] where to place assistants
    [telegram] whether to place a third assistant
    [moving] where the president goes
    [tolls] whom to pay
    [fetching] which assistants to take back
    [harvest] how much to take
    [trading] what to trade
    [worship] which space of the Church
    [donating] what to donate
    [church-man] which assistant goes to the board
    [clearing] which space of Customs
    [customs-man] which assistant goes to the board
    [ordering] which order to take
    [hiring] which pieces to take
    [studying] which technology to acquire
    [paying] how to pay
    [station] where the station goes
    [bonus] whether to take the token
    [building] what to build
    [recovery] whether an assistant stays
    [phase-c] what to do before the turn ends
   *[other] how to use a reward
}

## Sentences for the terminal speak of typing; these stand in their place here

page-says-yokohama-asks-phase-a = Before your main action: use an agent, fulfil orders or achievements, or continue.
page-says-yokohama-asks-phase-c = After your main action: use an agent, fulfil orders or achievements, or end your turn.
page-says-yokohama-asks-place-more = Place an assistant in up to { $left } more { $left ->
    [one] area
   *[other] areas
} among those that glow, or continue. You have { $men } in hand.
page-says-yokohama-asks-fetch = Which assistants return to your hand with the president?
page-says-yokohama-asks-donate = { $need ->
    [one] 1 donation is
   *[other] { $need } donations are
} needed. What do you donate?
page-says-yokohama-asks-hire = { $area }: { $items ->
    [one] 1 more piece
   *[other] { $items } more pieces
} from the warehouse. You have { $yen } yen.
page-says-yokohama-why-placed-there = { $area }: you have just placed an assistant here, and single assistants go to different areas. To place two in one area, place them as a pair, and place no others.
page-says-yokohama-why-place-in-order = { $area }: this area cannot follow the ones you have already placed in. “{ page-undo }” reverts that; if you select them together, the order does not matter.
page-says-yokohama-why-fetch-in-order = { $area }: these assistants cannot follow the ones you have already chosen. “{ page-undo }” reverts that; if you select them together, the order does not matter.
page-says-yokohama-why-donate-in-order = This cannot follow what you have already donated: { $gift }. “{ page-undo }” reverts that; if you select donations together, the order does not matter.
page-says-yokohama-why-donate-earlier = Donations are made in the order copper, silk, tea, fish, import, yen. From { $gift } on, you have { $rest } left to give, and the space needs { $need } more.
page-says-yokohama-why-items-in-order = { $item ->
    [assistant] Assistants
    [shop] Shops
   *[house] Trading houses
} cannot follow what you have already taken. “{ page-undo }” reverts that; if you select pieces together, the order does not matter.
page-says-yokohama-why-second-unpaid = A second order costs { $yen } yen or 1 import. Pay for it first.
