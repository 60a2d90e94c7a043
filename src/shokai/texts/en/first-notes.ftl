# First-game notes: what somebody who has not played before is told when it happens for the first time. One sentence each.

page-first-notes = First-game notes
page-first-notes-about = The first time something happens, one sentence explains it.
page-first-notes-off = No more notes
page-first-notes-read = Got it

osaka-note-coins = The card in your hand is money now; no ship sails for it.
osaka-note-stone = Your stone keeps this card for you until you buy or take it; you have only one.
osaka-note-reserved = A card with a stone belongs to whoever put it there: nobody else can buy or take it.
osaka-note-goods = What you bought are your goods: they turn into points when the ship of their colour reaches Edo.
osaka-note-sails = Every purchase moves ships: 1 space for one card of a colour, 2 for two or more.
osaka-note-refill = The farm shows what comes to the market after the next purchase.
osaka-note-payday = You sold every card of this colour at the price of the highest, and your new token raises that price next time.
osaka-note-rivals-sell = When a ship arrives, everyone sells goods of its colour, whoever brought it in.
osaka-note-sinking = It is payday, so every ship in the waves sinks; it starts again from Anori.
osaka-note-loss = These goods went down with their ship; cards with rings, kept in your hand, could have saved some.
osaka-note-saved = Goods that lie sideways are insured until you sell them.
osaka-note-shuffle = The draw pile was empty, so the discarded cards come back.

yokohama-note-toll = You paid 1 yen to the owner of each president that you met or placed an assistant beside.
yokohama-note-toll-got = Somebody met your president, and paid you for it: a good place earns money.
yokohama-note-canal = Crossing the Canal costs 1 yen each time, and nobody can stop there.
yokohama-note-recall = From your hand, your president can go straight to any of your assistants next turn.
yokohama-note-nowhere = None of your assistants stands where your president may stop, so there was no action.
yokohama-note-goods = Goods are for orders, for Chinatown and for the Church; you can keep as many as you like.
yokohama-note-house-yen = Whenever others act where you have a trading house, the bank pays you 1 yen.
yokohama-note-order = Fulfil the order before or after your main action, as soon as you have its goods.
yokohama-note-fulfils = The flag of the order counts from now on: two of one country bring you an agent.
yokohama-note-agent = Your agent can carry out one extra action, in an area where you have assistants but not your president.
yokohama-note-sends = The agent is used up, but it stays yours: for achievements it still counts.
yokohama-note-token = Each area has one such token, and it goes to whoever acts there with power 5 first.
yokohama-note-token-gone = That 5-power token is gone: only the first to act there with power 5 gets it.
yokohama-note-shop = Your shop gives you 1 power here for the rest of the game.
yokohama-note-house = Your trading house gives you 1 power here and earns 1 yen whenever others act here.
yokohama-note-recovery = After the action your assistants return to your hand; your president stays until it moves on.
yokohama-note-church = This assistant stays here to the end, when the most and second most on the board score.
yokohama-note-customs = This assistant stays here to the end, when the most and second most on the board score.
yokohama-note-learns = A technology helps you for the rest of the game, and its industry and its flag score at the end.
yokohama-note-achieves = The first to fulfil an achievement gets the most, and you keep what it asked for.
yokohama-note-hires = What you took from the warehouse is in your hand now: assistants to place, shops and houses to build.
yokohama-note-last = The end is announced: this round is played to its end, and then one more.
