## The end sheet: how the points grew and what turned the game

end-turning = Turning points
end-turn = turn { $n }
end-turning-lead = { $player } sells { $colours } for { $n } and overtakes { $other }: { $ahead ->
    [one] 1 point
   *[other] { $ahead } points
} ahead.
end-turning-gain = The largest payday: { $player } sells { $colours } for { $n ->
    [one] 1 point
   *[other] { $n } points
}.
end-turning-loss = The black tide takes { $n } goods from { $player }: { $colours }.
end-show = Show it on the table
end-growth = How the points grew
end-growth-about = by turn, with the ships that came in
end-tokens = Tokens
end-lost = Goods lost to the tide
end-before = Before this table
replay-open = All hands open

yokohama-why-ended = { $reason ->
    [houses] A player had built all four trading houses.
    [shops] A player had built all eight shops.
    [orders] There were not enough orders to refill the board.
    [church] Enough assistants stood on the Church board.
   *[customs] Enough assistants stood on the Customs board.
}
