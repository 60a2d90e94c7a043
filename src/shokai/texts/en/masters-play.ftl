# What the masters play: figures of many games, on a page of their own and in the docs. The page loads these texts when it
# is opened.

masters-title = What the masters play
masters-from = From the laboratory · { $players } players
masters-lead = { NUMBER($games) } games between networks that have learned the game by playing themselves.
masters-few = Only a few games so far: mind the intervals.
masters-made = Played on { $date } with Shokai { $version }, bots: { $bots }. Games per table size: { $games }.
masters-again = To reproduce: { $command }
masters-how = Nineteen times in twenty, an interval contains the true value. Correlation is not causation: whoever is ahead can also afford more.
masters-none-here = No games of this kind have been counted yet.
masters-players = { $n } players
masters-games = games
masters-turns = turns on average
masters-points-to-win = points of the winner
masters-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
masters-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }% to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
masters-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
masters-number-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
masters-more = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
masters-often = { NUMBER($value, maximumFractionDigits: 0) }% of players
masters-even = Dotted line: an even share, { NUMBER($value, maximumFractionDigits: 0) }%.
masters-back = All rules
masters-play = Play a game like this
masters-csv = Data as CSV
masters-column-name = What
masters-column-wins = Wins
masters-column-points = Points
masters-column-interval = 95 % interval
masters-column-often = How often
masters-column-winners = Winners
masters-column-others = Others
masters-column-earlier = A round earlier
masters-column-level = Level
masters-column-players = { $n } players
masters-chart = { $chart ->
    [ends] Why games end
    [seats] Does the first to play win?
    [bots] Who wins
    [opening] The first turn
    [first-token] The first token
    [acts] What pays
    [habits] What winners do
    [game] How long it takes
    [first-area] Where to go first
    [technologies] What a technology is worth
    [points] Where points come from
    [kept-country] The country of the first order
    [order-country] The first order from the Port
    [kept-order] The first order kept
   *[levels] Typical scores
}
masters-unit = { $chart ->
    [ends] share of all games
    [points] points of winners and of the others
    [habits] on average, winners and others
    [game] on average
    [acts] points more for each one more
    [technologies] points more in the end
    [levels] points of all, winners’ in brackets
   *[shares] share of the wins
}
masters-verdict-parts = { NUMBER($value, maximumFractionDigits: 1) }% of games end this way: { $name }.
masters-verdict-seats = The first to play wins { NUMBER($first, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, the last { NUMBER($last, minimumFractionDigits: 1, maximumFractionDigits: 1) }%; an even share is { NUMBER($even, maximumFractionDigits: 0) }%.
masters-verdict-shares = Best: { $best }, { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of the wins. Chosen most: { $most }, by { NUMBER($often, maximumFractionDigits: 0) }% of players.
masters-verdict-only = Everybody chooses the same: { $name }.
masters-grey = Grey bars cannot be told from chance.
masters-verdict-even = No choice here is surely better than an even share. Chosen most: { $most }, by { NUMBER($often, maximumFractionDigits: 0) }% of players.
masters-verdict-worth = Most: { $best }, { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
masters-verdict-worth-none = Nothing here can be told from chance.
masters-worth-how = Everybody is compared with the others at the table, everything else listed and the place in the order of play being equal.
masters-timed-how = Having it at its usual time, compared with the others at the table, other technologies and the place in the order of play being equal.
masters-seat = { $n ->
    [1] first to play
    [2] second
    [3] third
   *[4] fourth
}
masters-bot = { $bot }
masters-end = { $reason ->
    [tokens] somebody has eight tokens
    [exhausted] nobody can do anything
    [houses] all trading houses built
    [shops] all shops built
    [orders] the orders are gone
    [church] the Church is full
   *[customs] Customs is full
}
masters-length = { $of ->
    [rounds] rounds
    [paydays] paydays
   *[turns] turns
}
masters-osaka-opening = { $opening ->
    [take-5] take a 5
    [take-3] take a 3
    [take-2] take a 2
    [reserve] reserve in the market
    [reserve-farm] reserve in the farm
   *[buy] buy at once
}
masters-osaka-token = a { osaka-colour } token
masters-osaka-act = { $act ->
    [buys] a purchase
    [cards] a good bought
    [reserves] a reservation
    [insured] a good insured
   *[lost] a good lost at sea
}
masters-osaka-habit = { $habit ->
    [buys] purchases
    [cards] goods bought
    [takes] cards taken
    [reserves] reservations
    [insured] goods insured
    [lost] goods lost at sea
    [tokens] tokens at the end
    [best-colour] tokens of the best colour
   *[cards-a-buy] goods in a purchase
}
masters-yokohama-area = { $area ->
    [copper1] Copper Mine
    [silk1] Silk Mill
    [tea1] Tea Plantation
    [fish1] Fishing Grounds
    [bank] Bank
    [chinatown] Chinatown
    [church] Church
    [customs] Customs
    [agency] Employment Agency
    [lab] Laboratory
    [port] Port
   *[canal] Canal
}
masters-yokohama-order = order { $order }
masters-yokohama-source = { $source ->
    [orders] orders and Port
    [buildings] shops and trading houses
    [church] Church
    [customs] Customs
    [technology] technologies
    [countries] sets of countries
    [achievements] achievements
    [tokens] 5-power tokens
   *[remainder] what is left at the end
}
masters-yokohama-habit = { $habit ->
    [orders] orders fulfilled
    [technologies] technologies
    [shops] shops
    [houses] trading houses
    [church] assistants in the Church
    [customs] assistants at Customs
   *[first-technology] round of the first technology
}
