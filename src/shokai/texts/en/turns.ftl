# A turn in one sentence: what somebody did, each thing in a few words that follow their name.

turn-told = { $player }: { $parts }
turn-skip = Skip
turn-skip-about = Skip to the end of this turn (Space)
turn-setup = Setup
turn-round = Round { $round }
turn-number = Turn { $turn }
turn-open = Show each step
turn-back = Previous turn
turn-on = Next turn
turn-mind = Let a bot play for me: { $bot }

## TRADERS OF OSAKA

brief-osaka-story-draws = draws { $cards }
brief-osaka-story-token = a { osaka-colour } token
brief-osaka-story-takes = takes { $card } as coins
brief-osaka-story-takes-held = takes { $card } from under the stone
brief-osaka-story-reserves = reserves { $card }
brief-osaka-story-reserves-farm = reserves { $card } in the farm
brief-osaka-story-buys = buys { $cards } for { $price }
brief-osaka-story-passes = passes
brief-osaka-story-sails = { osaka-colour } to { $space }
brief-osaka-story-insures = insures with { $cards }
brief-osaka-story-saves = saves { $cards }

## YOKOHAMA

brief-yokohama-story-keeps = keeps an order
brief-yokohama-story-places = { $n ->
    [one] an assistant
   *[other] one assistant each
} to { $cards }
brief-yokohama-story-places-two = two assistants to { $area }
brief-yokohama-story-toll = { $yen } yen to { $payee }
brief-yokohama-story-goes = acts at { $area } with power { $power }
brief-yokohama-story-recalls = recalls the president
brief-yokohama-story-stays-in-hand = the president stays in hand
brief-yokohama-story-sends = an agent acts at { $area } with power { $power }
brief-yokohama-story-gets = gets { $things }
brief-yokohama-story-exchanges = gives { $given } for { $things }
brief-yokohama-story-reaches-church = a Church space: { $things }
brief-yokohama-story-reaches-customs = a space at { yokohama-area-customs }: { $things }
brief-yokohama-story-takes-order = takes an order
brief-yokohama-story-hires = { $thing } from the warehouse
brief-yokohama-story-learns = obtains { $title }
brief-yokohama-story-learns-and-gets = obtains { $title } and { $things }
brief-yokohama-story-station = the station to { $area }
brief-yokohama-story-agent = earns a foreign agent ({ $country })
brief-yokohama-story-token = a 5-power token: { $things }
brief-yokohama-story-builds-shop = a shop at { $area }: { $things }
brief-yokohama-story-builds-house = a trading house at { $area }: { $things }
brief-yokohama-story-chooses = chooses { $things }
brief-yokohama-story-moves = an assistant from { $source } to { $area }
brief-yokohama-story-moves-from-hand = an assistant from hand to { $area }
brief-yokohama-story-fulfils = fulfils an order for { $country }: { $things }
brief-yokohama-story-achieves = achievement { $letter }: { $things }
brief-yokohama-story-picks = a marker: { $marker }
brief-yokohama-story-mill = 1 silk into 2 yen
brief-yokohama-story-university = an assistant for 1 yen

## TRADERS OF OSAKA: the order of a payday

climax-purchase = Purchase
climax-sail = Ships sail
climax-payday = Payday
climax-tide = Black tide
climax-payday-of = Payday for { osaka-colour }
climax-payday-about = Everybody sells all { osaka-colour } goods.
climax-tide-of = The black tide takes { $colours }
climax-price = price
climax-cards = × cards
climax-rounded = rounded up to fives
climax-points = points, one for each five
climax-nothing = nothing to sell
climax-lost = { $n ->
    [0] loses nothing
    [one] loses 1 card
   *[other] loses { $n } cards
}
climax-saved = { $n ->
    [one] 1 card is insured
   *[other] { $n } cards are insured
}
climax-worth = { $price } × { $cards } = { $sum }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
climax-worth-about = What this colour would bring on a payday now: { $price } × { $cards } = { $sum }, rounded up to { $rounded }

## TRADERS OF OSAKA: insurance

insure-cannot = The { osaka-colour } ship sinks. None of your cards can insure { $goods ->
    [one] your good
   *[other] your { $goods } goods
}.

## The end

end-sources = Points by source
end-total = Total
end-payday = Payday { $n }: { $colours }
end-reason = Why it ended: { $reason }
end-own-place = You come { $place ->
    [2] second
    [3] third
   *[4] fourth
}, { $behind ->
    [0] level on points
    [one] 1 point behind
   *[other] { $behind } points behind
}.
