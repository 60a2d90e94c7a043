# YOKOHAMA: the pictures, examples and player aid of the rules. No sentence of an example has a figure of its own: figures
# come from the rules.

yokohama-guide-part = { $part ->
    [stock] { $player }’s goods, imports, yen and points
    [pieces] { $player }’s hand, and the warehouse
    [titles] { $player }’s technologies
    [orders] { $player }’s orders
    [goal] The achievement: points for the first, and for everybody later
    [score] What the end would bring
   *[flags] { $player }’s flags and unused agents
}
yokohama-guide-step = { $step ->
    [a] Before the main action, as often as you like: agent (once per turn), achievements, orders.
    [b1] One assistant each in up to three areas, or two in one.
    [b2] Your president walks to one of your assistants, or comes back to your hand.
    [b3] The area acts as strongly as you are there.
    [b4] With power 5: the token of the area.
    [b5] With power 4 or 5: one shop or one trading house.
    [b6] Your assistants in that area come back.
   *[c] After the main action, the same additional actions again.
}
yokohama-guide-singles = one each in up to three areas
yokohama-guide-pair = two in one area
yokohama-guide-or = or
yokohama-guide-shops = One of four spaces: you get what is printed there.
yokohama-guide-house = The fifth space, once in each area: the points.
yokohama-guide-order = { $piece ->
    [flag] The flag counts as soon as the order is fulfilled.
    [asks] On the paper: the goods that you pay.
   *[gives] In the dark band: what you get.
}
yokohama-guide-end = { $kind ->
    [houses] Somebody has built all 4 trading houses.
    [shops] Somebody has built all 8 shops.
    [orders] An order board cannot be refilled.
    [church] 5 assistants on the Church board (6 with four players).
   *[customs] 5 assistants on the Customs board (6 with four players).
}
yokohama-guide-prize = { $icon ->
    [i-faith] Most and second most on the Church board
    [i-import] Most and second most on the Customs board
   *[i-lamp] Most and second most industry on technologies
}

yokohama-guide-stamp-2016 = 2016
yokohama-guide-stamp-2024 = 2024
yokohama-guide-stamp-mini1 = Mini 1
yokohama-guide-stamp-mini2 = Mini 2
yokohama-guide-mark-setup-mini1 = Lay out four of the six markers.
yokohama-guide-mark-setup-mini2 = Shuffle the five agent tokens in with the 5-power tokens.
yokohama-guide-mark-port-2024 = Port A and Port B.
yokohama-guide-mark-laboratory-2024 = Laboratory A and Laboratory B.
yokohama-guide-mark-bonus-2016 = You may leave the token; then it stays for a later action.
yokohama-guide-mark-bonus-2024 = You always take the token, even if you cannot use what it shows.
yokohama-guide-mark-bonus-mini2 = A token that shows an agent is kept and used like any agent.
yokohama-guide-mark-agents-mini2 = Agent tokens follow the same rule: one agent per turn, whatever its kind.
yokohama-guide-mark-achievements-mini1 = With all three achievements fulfilled, you take one of the markers.
yokohama-guide-mark-countries-2024 = Germany is called the German Empire.
yokohama-guide-mark-countries-mini1 = The flag of a marker counts like that of a card.

yokohama-guide-example-tolls = Placing beside presidents
yokohama-guide-why-tolls = Each opposing president in an area is paid for each assistant that comes there. Two of them stand in { yokohama-the-lab }, so it costs twice. The Silk Mill is free.
yokohama-guide-example-past-a-president = Past a president
yokohama-guide-why-past-a-president = Red’s president walks from assistant to assistant. Yellow’s president is on the way and is paid; it would not be possible to stop there.
yokohama-guide-example-canal = Across the Canal
yokohama-guide-why-canal = The Canal needs no assistant. Its toll goes to the bank: no other player gets anything.
yokohama-guide-example-some-stay = Recalling some assistants
yokohama-guide-why-some-stay = Red takes the president and two assistants back. One stays at the Silk Mill, and the one on the Church board always stays. From the hand, the president can go anywhere next turn.
yokohama-guide-example-sum = Adding up the power
yokohama-guide-why-sum = President, three assistants and the shop add up. Afterwards the assistants return to the hand, while the president and the shop remain.
yokohama-guide-example-rival-house = Another player’s trading house
yokohama-guide-why-rival-house = Yellow’s house adds nothing to Red’s power. Yellow is paid by the bank, not by Red.
yokohama-guide-example-sell-first = First sell, then buy
yokohama-guide-why-sell-first = The exchanges follow one another. Only the money of the two sales makes the import affordable.
yokohama-guide-example-donations = Power and donations
yokohama-guide-why-donations = The power alone would reach no space. Each donation adds to it, each kind once. The two movements of the space can be used at once.
yokohama-guide-example-one-import = One import for the Customs board
yokohama-guide-why-one-import = Red could hand in one import more, but has only this one. So it must be a space that asks for exactly one. The other assistant returns to the hand.
yokohama-guide-example-two-orders = Two orders at once
yokohama-guide-why-two-orders = Red’s power reaches the left and the middle spaces. The second order is paid for. Then all cards slide to the left, and new ones come from the right.
yokohama-guide-example-four-pieces = Pieces from the warehouse
yokohama-guide-why-four-pieces = Each trading house is dearer than the one before. Assistants are free, so the last piece is one.
yokohama-guide-example-third-space = A technology further right
yokohama-guide-why-third-space = The space makes Tram dearer than its printed price. Red’s power covers all but the last bit, and that is paid with money. At the end only the printed price counts.
yokohama-guide-example-import = The first to be so strong
yokohama-guide-why-import = The token lies there for whoever acts with full power first. It is turned over and kept; for the achievements it still counts.
yokohama-guide-example-house = Shop or trading house
yokohama-guide-why-house = Red has a shop here already and may not build another. The trading house is allowed, and brings its points at once.
yokohama-guide-example-mine = An agent works elsewhere
yokohama-guide-why-mine = The president stays at the Bank. The agent itself adds no power: only the two assistants and the trading house count. The assistants return to the hand as usual.
yokohama-guide-example-third = An achievement that others have
yokohama-guide-why-third = Two were faster, so Red gets the smaller number. Nothing is given away for it: the copper stays with Red.
yokohama-guide-example-pair = A pair of flags
yokohama-guide-why-pair = The technology has a British flag, and now the order has one, too. That makes a pair, and a British agent.
yokohama-guide-example-two-cards = Technologies that reward orders
yokohama-guide-why-two-cards = Ball adds points and Language School adds a yen, on top of what the order shows.
yokohama-guide-example-boards = Who is first on the boards
yokohama-guide-why-boards = On the Church board Red and Blue are level, and Blue’s assistant is further right. On the Customs board Yellow has the most; of the two with one each, Blue is further right.
yokohama-guide-example-flags = Flags in sets
yokohama-guide-why-flags = As many different flags as possible make the first set; what is left makes the second. A single flag left over brings nothing. Unused agents are counted under “other”.
yokohama-guide-example-marker = The third achievement
yokohama-guide-why-marker = Red has all three and chooses a marker. Its flag makes a pair with the technology and brings an agent.

yokohama-aid-turn = Your turn
yokohama-aid-areas = Areas: what powers 1 to 5 are good for
yokohama-aid-area = { $area ->
    [production] goods; you may take less
    [bank] yen
    [chinatown] exchanges: buy or sell 1 good, or buy 1 import
    [church] faith; +1 each for 1 copper, silk, tea, fish, import and 2 yen; put an assistant on a free space up to that
    [customs] most imports; put an assistant on a free space that asks for so many
    [port] orders in reach; a 2nd one for 2 yen or 1 import; at most 3 in hand
    [agency] pieces from the warehouse
   *[laboratory] industry; missing ones for 2 yen or 1 import each; +2 yen or 1 import from your 4th technology on
}
yokohama-aid-power = Power: 1 each for president, assistant, shop, trading house, station. At most 5.
yokohama-aid-tolls = 1 yen to each opposing president: for every assistant placed there, and when yours walks past. Canal: 1 yen to the bank.
yokohama-aid-recall = Instead of moving: president and any of your assistants in areas back to the hand; no action.
yokohama-aid-agent = Agent, once per turn in A or C: steps 3 to 6 in an area with your assistant and without your president.
yokohama-aid-pairs = Your 2nd, 4th, 6th flag of a country: 1 agent of that country.
yokohama-aid-house = Others act where you have a trading house: 1 yen for you.
yokohama-aid-symbols = Rewards
yokohama-aid-ends = The end is announced when
yokohama-aid-after = Finish the round, then play one more.
yokohama-aid-scoring = Final scoring
yokohama-aid-sets = Sets of different flags
yokohama-aid-rest = 1 point each for
yokohama-aid-goals = Achievements (A or C): an assistant from your hand
