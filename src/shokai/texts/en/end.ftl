## The end sheet: how the points grew and what turned the game

end-turning = Turning points
end-turn = turn { $n }
end-round = round { $n }
end-scoring = final scoring
osaka-turning-lead = { $player } sells { $colours } for { $n } and overtakes { $other }: { $ahead ->
    [one] 1 point
   *[other] { $ahead } points
} ahead.
osaka-turning-gain = The largest payday: { $player } sells { $colours } for { $n ->
    [one] 1 point
   *[other] { $n } points
}.
osaka-turning-loss = The black tide takes { $n } goods from { $player }: { $colours }.
yokohama-turning-lead = { $player } scores { $n } in one turn and overtakes { $other }: { $ahead ->
    [one] 1 point
   *[other] { $ahead } points
} ahead.
yokohama-turning-gain = The best turn: { $player } scores { $n ->
    [one] 1 point
   *[other] { $n } points
}.
yokohama-turning-final = The final scoring gives { $player } { $n } more and puts them past { $other }: { $ahead ->
    [one] 1 point
   *[other] { $ahead } points
} ahead.
end-show = Show it on the table
end-growth = How the points grew
osaka-growth-about = by turn, with the ships that came in
yokohama-sources-about = points in the game + at its end
yokohama-growth-about = points scored during the game, by round
osaka-growth-at = { end-turn }
yokohama-growth-at = { end-round }
end-tokens = Tokens
end-lost = Goods lost to the tide
end-before = Before this table
end-deal-secret = Others may still be playing this deal. Its replay, record, shuffle and review open once that is over.
replay-open = All hands open

osaka-why-tokens = { $players } reached eight tokens.
osaka-why-passes = Nobody could do anything any more.
yokohama-why-ended = { $reason ->
    [houses] A player had built all four trading houses.
    [shops] A player had built all eight shops.
    [orders] There were not enough orders to refill the board.
    [church] Enough assistants stood on the Church board.
   *[customs] Enough assistants stood on the Customs board.
}
review-ask = Review this game
