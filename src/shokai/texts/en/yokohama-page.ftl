# YOKOHAMA on the page: short labels beside drawings, and what is read aloud in their place.

## What pressing something does

yokohama-page-does = { $verb ->
    [keep] Keep
    [fulfil] Fulfil
    [achieve] Achieve
    [agent] Send an agent
    [mill] Turn silk into yen
    [university] Fetch an assistant
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
    [learn] Learn
    [imports] Pay
    [station] Put the station here
    [token] Take the token
    [shop] Build a shop
    [house] Build a trading house
    [stay] One assistant stays
    [good] Choose
    [carry] Pick up an assistant
    [to] Put the assistant here
    [marker] Take this marker
    [clear] Cancel
   *[done] Go on
}
yokohama-page-done = { $step ->
    [phase-a] Go on
    [phase-c] End turn
    [placing] { $placed ->
        [0] Place nobody
       *[other] Go on
    }
    [telegram] No third one
    [fetching] Leave them
    [trading] Trade no more
    [worship] Leave it
    [clearing] Leave it
    [ordering] { $taken ->
        [0] No order
       *[other] No second order
    }
    [hiring] Take no more
    [studying] No technology
    [bonus] Leave it
    [building] Build nothing
    [recovery] All come back
   *[other] Go on
}
yokohama-page-confirm = { $step ->
    [placing] Place { $n }
    [fetching] Take back { $n }
    [hiring] Take { $n }
   *[other] Give { $n }
}
yokohama-page-all = Everybody

## The course of a turn

yokohama-page-stages = Course of the turn
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

yokohama-page-city = Areas of the city
yokohama-page-canal = to pass, no stopping
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
yokohama-page-technology-prize = at the end { $first } / { $second }
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
yokohama-page-fills-order = Fills an order
yokohama-page-without-president = Without the president
yokohama-page-why-not = Not now
yokohama-page-nobody = nobody
yokohama-page-panel = Your choice

## The end, and small screens

yokohama-page-winner = { $player } wins
yokohama-page-part = { $part ->
    [track] In the game
    [church] Church
    [customs] Customs
    [technology] Technology
    [countries] Countries
    [remainder] The rest
   *[total] Total
}
yokohama-page-look-at-table = Look at the table
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
yokohama-page-sites = Building cards

## Sentences for the terminal speak of typing; these stand in their place here

page-says-yokohama-asks-phase-a = Before your main action: send an agent, fulfil orders or achievements, or go on.
page-says-yokohama-asks-phase-c = After your main action: send an agent, fulfil orders or achievements, or end your turn.
page-says-yokohama-asks-place-more = Place an assistant in up to { $left } more { $left ->
    [one] area
   *[other] areas
} among those that glow, or go on. You have { $men } in hand.
page-says-yokohama-asks-fetch = Which assistants come back to your hand with the president?
page-says-yokohama-asks-donate = { $need ->
    [one] 1 donation is
   *[other] { $need } donations are
} needed. What do you donate?
page-says-yokohama-asks-hire = { $area }: { $items ->
    [one] 1 more piece
   *[other] { $items } more pieces
} from the warehouse. You have { $yen } yen.
page-says-yokohama-why-placed-there = { $area }: you have just placed an assistant here, and single assistants go into different areas. Two in one area are placed together, and then it is nothing but these two.
page-says-yokohama-why-place-in-order = { $area }: after the areas that you have placed in, this one cannot follow. “{ page-undo }” takes them back; chosen together, their order does not matter.
page-says-yokohama-why-fetch-in-order = { $area }: after those that you have taken back, these assistants cannot follow. “{ page-undo }” takes it back; chosen together, their order does not matter.
page-says-yokohama-why-donate-in-order = After what you have donated, this cannot follow: { $gift }. “{ page-undo }” takes it back; chosen together, the order does not matter.
page-says-yokohama-why-donate-earlier = Donations are made in the order copper, silk, tea, fish, import, yen. From { $gift } on you have { $rest } to give, and the space needs { $need } more.
page-says-yokohama-why-items-in-order = { $item ->
    [assistant] Assistants
    [shop] Shops
   *[house] Trading houses
} cannot follow what you have taken. “{ page-undo }” takes it back; chosen together, the order does not matter.
page-says-yokohama-why-second-unpaid = A second order costs { $yen } yen or 1 import. Pay for it first.
