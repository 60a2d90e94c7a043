# The page in the browser: its own words. What games say is in their own files.

page-name = Shokai
page-tagline = Two Japanese trading games, exactly by their rulebooks.
page-you = You
page-player = Player
page-guest = Guest
page-points = points
page-close = Close
page-confirm = Confirm
page-why-not = why not?
page-thinking = is thinking
page-bot = bot, { $bot }
page-held = Chosen: { $move }. Confirm to play it.
page-preview = What it would bring
page-standing = How it stands
page-ledger = Preview and log
page-your-things = Your things
page-loading = One moment
page-error = That did not work: { $why }
page-no-server = The server does not answer. Is it running?
page-nothing-here = There is nothing at this address.
page-go-home = To the first page

## Header and home

page-play = Play
page-rules = Rules
page-replay = Replay
page-settings = Settings
page-skip = To the content
page-language = Language
page-game-osaka = Traders of Osaka
page-game-yokohama = Yokohama
page-game-osaka-about = Buy the market, move the ships, sell in Edo on the right day, and insure what the black tide may take.
page-game-yokohama-about = Send assistants through the Meiji port, open shops, ship copper, silk, tea and fish to the world.
page-game-osaka-size = 2–4 traders, 30 minutes
page-game-yokohama-size = 2–4 traders, 90 minutes
page-picture-osaka = Print: cargo ships before a great wave, Mount Fuji behind
page-picture-yokohama = Print: a steamer in Yokohama harbour, brick warehouses, gas lamps
page-players = Players
page-players-n = { $n ->
    [one] 1 player
   *[other] { $n } players
}
page-bots = Bots
page-play-now = Play now
page-your-tables = Your tables
page-open-tables = Open tables
page-watch = Watch
page-records = Replay a record
page-new-table = New table
page-open-own = Open your own
page-your-turn = Your turn
page-turn-of = { $player } decides
page-waiting-seats = { $n ->
    [one] waits for 1 more player
   *[other] waits for { $n } more players
}
page-over = Over
page-closed = Closed
page-continue = Continue
page-look = Look
page-join = Join
page-no-mine = You sit at no table yet. “Play now” begins a game against bots at once.
page-no-open = Nobody is waiting for players. Open a table and send the link to friends.
page-no-live = No game is being played that you could watch.
page-more-tables = More
page-first = New here?
page-first-about = Choose a game, and how many play. The page shows what you can do, what it would bring, and why something is not possible. Nothing can be played that the rules do not allow.
page-first-rules = The rules of { $game }
page-open-record = Open a record file
page-drop-record = or drop it here
page-version = Version { $version }
page-being-compiled = The rules are being compiled for bots that think far ahead; this takes a minute, once.

## Who you are

page-your-name = Your name
page-name-ask = How shall others call you?
page-save = Save
page-account = Account
page-account-about = You play as a guest. With an account you find your seats again on any device.
page-account-make = Make an account
page-account-enter = Enter
page-account-leave = Leave
page-account-of = You play with the account { $name }.
page-password = Password
page-leave-everywhere = Leave everywhere
page-leave-everywhere-about = In every browser and on every device where you have entered, this one too. Programs need new tokens.
page-new-password = New password
page-new-password-about = All other browsers have to enter again. Programs need new tokens.
page-ended = { $tokens ->
    [0] All other browsers have to enter again.
    [one] All other browsers have to enter again, and 1 program needs a new token.
   *[other] All other browsers have to enter again, and { $tokens } programs need new tokens.
}

## New table

page-new-about = Choose the game and who sits where. The defaults are a good start.
page-game = Game
page-options = Edition and expansions
page-seats = Seats
page-seat = Seat { $n }
page-seat-me = You
page-seat-open = Open for anybody
page-seat-bot = Bot: { $bot }
page-public = Listed on the first page for everybody
page-clock = Clock
page-clock-none = No clock
page-clock-of = { $bank } min, and { $each } s for each turn
page-options-more = More
page-own-cards = Card values of your own copy
page-hurry = Live: everybody plays now; otherwise there is no hurry
page-same-deal = The same deal as at another table
page-same-deal-about = Link of a table of yours that nobody has watched. Who plays there cannot play here, and nobody can watch either game.
page-hot-seat = Several seats are yours: the device goes from hand to hand, with a curtain in between.
page-make-table = Open the table
page-option-2016 = Edition of 2016
page-option-2024 = Edition of 2024
page-option-mini1 = Mini expansion 1
page-option-mini2 = Mini expansion 2
page-bot-apprentice = apprentice
page-bot-clerk = clerk
page-bot-merchant = merchant
page-bot-president = president
page-bot-apprentice-about = plays by feeling
page-bot-clerk-about = plans a turn
page-bot-merchant-about = thinks ahead
page-bot-president-about = thinks long

## At the table

page-table-menu = Menu of the table
page-text-table = Text table
page-night = Night
page-day = Day
page-invite = Invite
page-invite-about = Whoever opens this link may sit down or watch.
page-hand-over = Hand over my seat
page-hand-over-about = Whoever opens this link takes your seat. In a running game the others are asked first.
page-copy = Copy the link
page-copied = Copied
page-qr = The link as a QR code
page-start = Start the game
page-start-about = Open seats become bots.
page-sit = Sit here
page-stand = Stand up
page-seat-free = free
page-gathering = Players gather
page-gathering-wait = The game begins when the last seat is taken, or when the host says so.
page-close-table = Close the table
page-mind = Let a bot play for me
page-mind-back = Take my seat back
page-minded = { $bot } plays meanwhile
page-away = away
page-pause = Stop the clocks
page-pause-off = Let the clocks run
page-paused = The clocks stand still.
page-undo = Undo
page-redo = Redo
page-ask-undo = Ask to undo
page-asks-undo = { $player } would like to take something back.
page-asks-close = { $player } would like to close the table.
page-asks-pause = { $player } would like to stop the clocks.
page-asks-seat = { $name } would like to take the seat of { $player } and will see what is hidden there.
page-replace = Let a bot play for { $player }
page-yes = Yes
page-no = No
page-waits-for = Waiting for { $players }
page-turn-yours = Your turn
page-turn-theirs = { $player } decides
page-dealing = Cards are being dealt
page-game-over = The game is over
page-watching = You are watching
page-reason-rule = Rule: { $section }
page-line-connecting = Connecting
page-line-open = Connected
page-line-lost = Connection lost. Trying again; nothing is lost.
page-line-gone = There is no such table, or it is not yours to see.
page-log = What happened
page-log-empty = Nothing yet.
page-log-from-record = A recorded game goes on here. What happened before is told in the record.
page-log-step = To this moment
page-log-older = Older
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-write = Write something
page-send = Send
page-history = History
page-history-at = Step { $step } of { $last }
page-history-now = Back to now
page-history-first = To the start
page-history-back = One step back
page-history-on = One step on
page-history-last = To the end
page-history-play = Play
page-history-stop = Stop
page-history-note = You see an earlier moment.
page-missed = { $n } steps happened while you were away.
page-show-me = Show me
page-result = Result
page-winner = { $player } wins
page-winners = { $players } share the victory
page-you-won = You won
page-rematch = Play again
page-to-rematch = To the new table
page-rated = Counts for the rating
page-rated-about = Only people with an account can sit down. Nobody hands a seat over or lets a bot play.
page-leavers = Whoever leaves
page-leavers-lose = is last
page-leavers-void = makes the game void
page-rated-before = { $leavers ->
    [void] This game counts for the rating. If somebody leaves it, it does not count.
   *[lose] This game counts for the rating. Whoever leaves it is last.
}
page-rated-account = To sit down you need an account.
page-rated-after = { $why ->
    [yes] This game counted for the rating.
    [undo] This game does not count for the rating: more than a turn was taken back.
    [hint] This game does not count for the rating: somebody had a hint.
    [seat] This game does not count for the rating: a seat changed hands.
   *[minded] This game does not count for the rating: a bot played for somebody who left.
}
page-delay = Those who watch see the game
page-delay-none = as it is played
page-delay-of = { $n } steps later
page-behind = { $n } steps behind
page-cards-here = { $n ->
    [one] One card here is not the printed one.
   *[other] { $n } cards here are not the printed ones.
}
page-cards-short = other cards
page-again = The same people play again. The game begins when all have come.
page-kept-for = { $player } (has not come yet)
page-come = I play
page-decline = Not this time
page-record-download = Download the record
page-record-replay = Replay this game
page-seed-check = Check the shuffle
page-seed-good = The deal fits the promise that was made before the game.
page-seed-bad = The deal does not fit the promise that was made before the game.
page-curtain = Pass the device to { $player }
page-curtain-about = Nobody else should look now.
page-curtain-open = I am { $player }
page-catch-up = { $n ->
    [one] 1 move more
   *[other] { $n } moves more
}
page-skip-motion = Skip

## Table mode: one big screen and a phone for each hand

page-board = Table mode
page-board-about = This screen is the board for everybody. Whoever scans a code has that hand on the phone, and decides there.
page-board-gather = Take your hand on your phone
page-board-take = or open the link
page-board-codes = Codes for phones
page-board-free = waits for a phone
page-board-phone = hand on a phone
page-board-fill = Full screen
page-board-leave = Leave table mode
page-hand-view = The board
page-hand-mine = My things

## Text table

page-text-about = Everything on the table in words, always as it is now.
page-text-moves = What you can do
page-text-none = Nothing to decide for you now.

## Settings

page-settings-about = Kept in this browser; nothing of it is sent anywhere.
page-theme = Light
page-theme-system = as the system
page-motion = Motion
page-motion-none = None
page-motion-fast = Quick
page-motion-full = Full
page-motion-slow = Slow
page-confirmations = Confirm moves
page-confirmations-about = A move is chosen first and played when you confirm it.
page-sounds = Sounds
page-sounds-about = Soft ones: a card, a wave, your turn.
page-patterns = Stronger patterns
page-patterns-about = Letters and patterns beside colours, for eyes that tell colours apart less well.
page-text-setting = Text table
page-text-setting-about = Shows the table in words below the board. Screen readers always have it.
page-on = On
page-off = Off

## Rules

page-rules-about = The rules in our own words.
page-search = Search the rules
page-search-none = Nothing in the rules has these words.
page-rules-sections = Sections
page-components = Cards and components
page-components-osaka = Each colour has these cards. A rope ring is an insurance symbol.
page-copies = { $n } in each colour
page-printed = All values are printed in the rulebook.

## Replay

page-replay-about = Open a record file of a game, from here or from the command line.
page-replay-seat = Seen by
page-replay-all = A spectator
page-replay-curve = Curves over the game
page-curve-points = Points
page-curve-total = If it ended now
page-curve-hand = Cards in hand
page-curve-goods = Goods
page-curve-insured = Insured goods
page-curve-tokens = Tokens
page-curve-yen = Yen
page-curve-imports = Imports
page-curve-assistants = Assistants on the board
page-curve-buildings = Buildings
page-curve-orders = Orders fulfilled
page-curve-technologies = Technologies
page-replay-on = Play on from here
page-replay-bad = This file is no record: { $why }

## Traders of Osaka

page-osaka-sea = The sea and the other traders
page-osaka-stalls = Market and farm
page-osaka-goods = Goods
page-osaka-hand = Hand
page-osaka-price-rule = price = highest card + tokens
page-osaka-price = price
page-osaka-none = none yet
page-osaka-coins = worth { $n }
page-osaka-card = { osaka-colour } { $value }
page-osaka-hand-card = { osaka-colour } { $value }, { $symbols ->
    [0] no insurance
    [one] 1 insurance symbol
   *[other] { $symbols } insurance symbols
}
page-osaka-insured = { $value } insured
page-osaka-tokens = { $n } of { $end } tokens
page-osaka-tokens-of = { osaka-colour } { $n }
page-osaka-tokens-head = tokens
page-osaka-save = Save { $card }
page-osaka-ship-at = The { osaka-colour } ship: { $space }.
page-osaka-choose-token = Take the { osaka-colour } token
page-osaka-sinks = sinks
page-osaka-ship-sinks = ship sinks
page-osaka-if-buy = If you buy
page-osaka-if-take = If you take this
page-osaka-if-reserve = If you reserve this
page-osaka-you-get = You get { $n ->
    [one] 1 card
   *[other] { $n } cards
}
page-osaka-you-pay = You pay { $n }{ $over ->
    [0] , exact
   *[other] , { $over } too much
}
page-osaka-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
} { osaka-colour }
page-osaka-to = to { $space }
page-osaka-payday = Payday for { osaka-colour }
page-osaka-price-cards = price × cards
page-osaka-rounded = rounded
page-osaka-then = then
page-osaka-no-goods = no goods
page-osaka-tide = Black tide
page-osaka-hit = goods hit
page-osaka-insurance = insurance
page-osaka-lost = lost
page-osaka-in-hand = { $n } in hand
page-osaka-farm-moves = { $n ->
    [0] The farm is empty.
   *[other] Then the farm moves in:
}
page-osaka-near-end = { $player } would have { $tokens } tokens, { $missing ->
    [0] the end
    [one] one short of the end
   *[other] { $missing } short of the end
}.
page-osaka-radar = Nearest to the end: { $player } with { $tokens } { $tokens ->
    [one] token
   *[other] tokens
}, { $missing } missing.
page-osaka-radar-rule = The game ends after a payday on which somebody has eight.
page-osaka-market-price = market costs
page-osaka-hand-then = Your hand is then worth { $coins }.
page-osaka-take = Take as coins
page-osaka-take-short = Take
page-osaka-reserve = Reserve
page-osaka-buy = Buy everything
page-osaka-buy-short = Buy all
page-osaka-for = for { $n }
page-osaka-one-of = { $n ->
    [one] one card
   *[other] one of { $n }
}
page-osaka-your-stone = with your stone
page-osaka-paid-of = { $paid } of { $price } paid
page-osaka-done = No more insurance
page-osaka-pass = Pass
page-osaka-insure = Insure with { $card }
page-osaka-pay = Pay { $card }
page-osaka-peek = You +{ $points }
page-osaka-stay = stay: reserved
page-osaka-goods-for = { $n ->
    [one] 1 card
   *[other] { $n } cards
} for { $price }
page-osaka-empty = empty
page-osaka-next-in = next into the market
page-osaka-to-draw = to draw
page-osaka-discarded = discarded
page-osaka-reserved-by = { $card }, reserved by { $player }
page-osaka-stone-here = Your stone is at hand
page-osaka-stone-out = The stone lies on a card
page-osaka-cards-pay = { $n ->
    [one] 1 card pays
   *[other] { $n } cards pay
} { $paid } of { $price }

## Sentences for the terminal speak of typing; these stand in their place here

page-says-osaka-asks-turn = Take, reserve or buy: market { $price }, your hand { $coins }.
page-says-osaka-why-buy-first = Cards are paid for a purchase: begin it with “{ page-osaka-buy }”.
page-says-osaka-why-reserve-in-farm = The card lies in the farm, not in the market.
page-says-osaka-why-lies-in-market = The card lies in the market, not in the farm.
page-says-osaka-why-pay-in-order = Cards are paid from the dearest to the cheapest, red, blue, yellow, green, and { $card } would have come earlier. “{ page-undo }” takes payments back.
page-says-osaka-why-save-in-order = Goods are saved from the dearest to the cheapest, and all symbols are used; { $symbols } left. With { $card } next, this does not come out.
page-says-osaka-why-choose-goods = Choose the { osaka-colour } goods to save: { $symbols } more.
page-says-osaka-why-insure-first = First lay down { osaka-colour } cards with insurance symbols, then choose “{ page-osaka-done }”.
page-says-osaka-why-decide-insurance = You are being asked whether to insure your { osaka-colour } goods ({ $goods }): lay down a card of your hand, or choose “{ page-osaka-done }”.

## Games without a table of their own

page-plain-board = The table
page-plain-points = points
page-further = Also here:
