## TRADERS OF OSAKA: the panel in which goods are insured

insure-risk = { $risk ->
    [one] 1 of your goods is
   *[other] { $risk } of your goods are
} at risk. Your hand can save { $most ->
    [0] none of them
   *[other] up to { $most }
}.
insure-sinks = The { osaka-colour } ship sinks
insure-keep-of = Keep { $kept } of { $goods } { osaka-colour } goods
insure-rings = { $used } of { $rings } rings used
insure-tap = Tap what to keep
insure-kept = kept
insure-lost = lost
insure-free = { $n ->
    [one] Your payment saves one more: tap it.
   *[other] Your payment saves { $n } more: tap them.
}
insure-pay-with = Your { osaka-colour } cards pay: one ring saves one good
insure-pays = pays
insure-stays = stays
insure-no-ring = no ring
insure-none = You have no { osaka-colour } card with a ring.
insure-now = now { $worth }
insure-then = kept { $worth }
insure-then-nothing = nothing left
insure-refused = { $why ->
    [rings] No rings are left for another good of this colour: give one up first.
   *[enough] Everything is already saved: this card is not needed.
}
insure-comes = Outcome
insure-comes-kept = { $n } of { $all } goods kept, for good: they cannot sink again
insure-comes-lost = { $n ->
    [0] Nothing is lost
   *[other] { $n } lost: { $goods }
}
insure-comes-paid = { $n ->
    [one] 1 card
   *[other] { $n } cards
} spent ({ $coins } coins), { $left } coins stay
insure-of = { osaka-colour } { $values }
insure-most = Keep the most
insure-most-about = { $n ->
    [one] 1 good
   *[other] { $n } goods
}
insure-nothing = Keep nothing
insure-nothing-about = lose all { $n }
insure-back = Take back the last tap
insure-next = After you, in this order:
insure-next-one = { $risk ->
    [one] 1 good at risk
   *[other] { $risk } goods at risk
}, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}
insure-sending = Sent: { $done } of { $all }
insure-main = { $n ->
    [one] Keep this one
   *[other] Keep these { $n }
}
insure-main-free = { $n ->
    [one] Choose 1 more
   *[other] Choose { $n } more
}
insure-main-none = Choose what to keep
insure-bar = { $lost ->
    [0] { $kept ->
        [one] Keep your only good at risk?
       *[other] Keep all { $kept } goods?
    }
   *[other] Keep { $kept } and lose { $lost }{ $goods ->
        [none] { "" }
       *[other] : { $goods }
    }?
}
insure-bar-none = Tap the goods to keep, or lose { $lost ->
    [one] it
   *[other] all { $lost }
}.
insure-sure = Keep nothing?
insure-sure-about = { $n ->
    [one] 1 good goes down with its ship: { $goods }.
   *[other] { $n } goods go down with their ships: { $goods }.
} All your cards stay in your hand.
insure-sure-yes = { $n ->
    [one] Lose it
   *[other] Lose all { $n }
}
insure-sure-no = Choose again
insure-explain = { $what ->
    [good] It goes down with its ship unless you keep it. A good that is kept is turned: it stays safe until it is sold.
    [card] Tap it to lay it down, or to leave it in your hand.
    [stays] So it cannot pay here.
    [keep] Lays down the cards that pay, keeps the goods that are ticked, and loses the others.
    [most] Proposes again what saves the most goods for the fewest coins.
   *[done] No card is laid down, and all goods at risk are lost. You are asked once more.
}

## What a purchase would bring, beside its button

foretold-buys = { $n ->
    [one] 1 card
   *[other] { $n } cards
} for { $price }
foretold-sells = You sell { $colours }: +{ $points ->
    [one] 1 point
   *[other] { $points } points
}
foretold-risk = { $n ->
    [one] 1 { osaka-colour } good sinks
   *[other] { $n } { osaka-colour } goods sink
}, { $rings ->
    [0] no ring in hand
    [one] 1 ring in hand
   *[other] { $rings } rings in hand
}
