# The page in the browser: its own words. What games say is in their own files.

page-name = Shokai
page-tagline = Two Japanese trading games, true to their rulebooks.
page-you = You
page-player = Player
page-guest = Guest
page-points = points
page-close = Close
page-confirm = Confirm
page-why-not = why not?
page-thinking = is thinking
page-bot = bot, { $bot }
page-held = Selected: { $move }. Confirm to play it.
page-preview = Preview
page-standing = Standings
page-ledger = Preview and log
page-your-things = Your area
page-loading = One moment…
page-error = That didn’t work: { $why }
page-no-server = The server is not responding. Is it running?
page-nothing-here = There is nothing at this address.
page-go-home = Go to the home page
page-statistics = Statistics
page-ladder = Ladder
page-openings = Opening explorer

## Header and home

page-play = Play
page-rules = Rules
page-replay = Replay
page-settings = Settings
page-skip = Skip to content
page-language = Language
page-game-osaka = Traders of Osaka
page-game-yokohama = Yokohama
page-game-osaka-about = Buy up the market, send the ships on their way, sell in Edo at the right moment, and insure whatever the black tide might take.
page-game-yokohama-about = Send your assistants through the Meiji-era port, open shops, and trade copper, silk, tea and fish with the world.
page-game-osaka-size = 2–4 traders, 30 minutes
page-game-yokohama-size = 2–4 traders, 90 minutes
page-picture-osaka = Woodblock print: cargo ships in front of a great wave, with Mount Fuji in the distance
page-picture-yokohama = Woodblock print: a steamer in Yokohama harbour, brick warehouses, gas lamps
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
page-records = Replay a game
page-new-table = New table
page-open-own = Open your own table
page-your-turn = Your turn
page-turn-of = { $player }’s turn
page-waiting-seats = { $n ->
    [one] waiting for 1 more player
   *[other] waiting for { $n } more players
}
page-over = Finished
page-closed = Closed
page-lesson-finished = Lesson finished
page-continue = Continue
page-look = View
page-join = Join
page-no-mine = You are not at any table yet. “Play now” starts a game against bots right away.
page-no-open = Nobody is looking for players. Open a table and send your friends the link.
page-no-live = There are no games to watch right now.
page-more-tables = More
page-first = New here?
page-first-about = Pick a game and the number of players. The page shows you what you can do, what it would get you, and why something is not allowed. You can’t make an illegal move.
page-first-rules = Rules of { $game }
page-open-record = Open a record file
page-drop-record = or drop one here
page-version = Version { $version }
page-being-compiled = The rules are being compiled for the stronger bots. This takes about a minute and only happens once.

## Who you are

page-your-name = Your name
page-name-ask = What should other players call you?
page-save = Save
page-account = Account
page-account-about = You are playing as a guest. With an account you can get back to your seats from any device.
page-account-make = Create account
page-account-enter = Log in
page-account-leave = Log out
page-account-of = You are logged in as { $name }.
page-password = Password
page-leave-everywhere = Log out everywhere
page-leave-everywhere-about = Logs you out in every browser and on every device, including this one. Programs will need new tokens.
page-new-password = New password
page-new-password-about = Logs you out in all other browsers. Programs will need new tokens.
page-ended = { $tokens ->
    [0] All other browsers have been logged out.
    [one] All other browsers have been logged out, and 1 program needs a new token.
   *[other] All other browsers have been logged out, and { $tokens } programs need new tokens.
}

## New table

page-new-about = Choose a game and who plays. The defaults are a good start.
page-game = Game
page-options = Edition and expansions
page-seats = Seats
page-seat = Seat { $n }
page-seat-me = You
page-seat-here = Someone at this device
page-seat-open = Open to anyone
page-seat-bot = Bot: { $bot }
page-level-rated = { $bot }, { $rating }
page-public = List this table on the home page
page-table-name = Table name (optional)
page-watchers-talk = Spectators may chat during the game
page-daily-of = Deal of { $day }
page-clock = Clock
page-clock-none = No clock
page-clock-of = { $bank } min plus { $each } s per turn
page-clock-days = { $days ->
    [one] One day per move
   *[other] { $days } days per move
}
page-options-more = More options
page-own-cards = Card values from your own copy
page-hurry = Live game: everyone plays in one sitting. Otherwise, take as long as you like.
page-same-deal = Same deal as another table
page-same-deal-about = Link to one of your tables that nobody has watched. Players there cannot play here, and neither game can be watched.
page-hot-seat = You hold several seats: pass the device around. A curtain hides each hand in between.
page-make-table = Open table
page-option-2016 = 2016 edition
page-option-2024 = 2024 edition
page-option-mini1 = Mini expansion 1
page-option-mini2 = Mini expansion 2
page-bot-beginner = beginner
page-bot-peddler = peddler
page-bot-shopkeeper = shopkeeper
page-bot-trader = trader
page-bot-shipowner = shipowner
page-bot-master-merchant = master merchant
page-bot-beginner-about = is still learning: sees good moves and often makes others
page-bot-peddler-about = knows what pays, and is easily tempted
page-bot-shopkeeper-about = plays soundly most of the time
page-bot-trader-about = makes few mistakes
page-bot-shipowner-about = plays what experience says, at once
page-bot-master-merchant-about = thinks ahead and misses little: the strongest
page-bot-apprentice = apprentice
page-bot-clerk = clerk
page-bot-merchant = merchant
page-bot-president = president
page-bot-apprentice-about = plays by instinct
page-bot-clerk-about = plans one turn
page-bot-merchant-about = thinks ahead
page-bot-president-about = thinks longest

## At the table

page-table-menu = Table menu
page-text-table = Text view
page-night = Dark
page-day = Light
page-invite = Invite
page-invite-about = Anyone with this link can sit down or watch.
page-hand-over = Hand over my seat
page-hand-over-about = Anyone with this link can take your seat. Once the game has started, the other players are asked first.
page-copy = Copy link
page-copied = Copied
page-qr = QR code
page-start = Start game
page-start-about = Bots take the empty seats.
page-sit = Sit here
page-stand = Stand up
page-seat-free = free
page-gathering = Waiting for players
page-close-table = Close table
page-close-sure = Close this table?
page-close-sure-about = The game ends here, for everyone and without a result.
page-close-sure-asked = The others are asked first. If they agree, the game ends here, for everyone and without a result.
page-close-sure-gathering = The table disappears, and the invitations to it no longer work.
page-keep-playing = Keep it open
page-mind-back = Take my seat back
page-minded = { $why ->
    [late] Your time has run out: a bot ({ $bot }) is playing for you
   *[wish] A bot ({ $bot }) is playing for you
}
page-away = away
page-pause = Pause the clocks
page-pause-off = Resume the clocks
page-paused = The clocks are paused.
page-undo = Undo
page-redo = Redo
page-undo-turn = Undo my turn
page-ask-undo = Ask to undo my turn
page-asks-undo = { $player } would like to undo.
page-asks-close = { $player } would like to close the table.
page-asks-pause = { $player } would like to pause the clocks.
page-asks-seat = { $name } would like to take over { $player }’s seat, and would see its hidden cards.
page-replace = Let a bot play for { $player }
page-yes = Yes
page-no = No
page-waits-for = Waiting for { $players }
page-turn-yours = Your turn
page-turn-theirs = { $player }’s turn
page-dealing = Cards are being dealt
page-game-over = The game is over
page-watching = You are watching
page-reason-rule = Rule: { $section }
page-sending = Sending…
page-line-connecting = Connecting…
page-line-open = Connected
page-line-lost = Connection lost. Reconnecting; your game is safe.
page-line-gone = This table does not exist, or you do not have access to it.
page-log = Log
page-log-empty = Nothing has happened yet.
page-log-from-record = This game continues from a record. Earlier moves are in the record.
page-log-step = Go to this point
page-log-older = Older
page-chat = Chat
page-chat-empty = No messages yet.
page-watch-some = { $n ->
    [one] One person is watching.
   *[other] { $n } people are watching.
}
page-watch-named = { $n ->
    [one] { $names } is watching.
   *[other] { $names } are watching.
}
page-watch-named-more = { $n ->
    [one] { $names } and one more are watching.
   *[other] { $names } and { $n } more are watching.
}
page-chat-write = Write a message
page-send = Send
page-history = History
page-history-at = Step { $step } of { $last }
page-history-now = Back to the present
page-history-first = First step
page-history-back = Previous step
page-history-on = Next step
page-history-last = Last step
page-history-play = Play
page-history-stop = Stop
page-history-note = You are looking at an earlier position.
page-missed = { $n ->
    [one] 1 step was played while you were away.
   *[other] { $n } steps were played while you were away.
}
page-show-me = Show me
page-result = Result
page-winner = { $points ->
    [none] { $player } wins
    [one] { $player } wins with 1 point
   *[other] { $player } wins with { $points } points
}
page-winners = { $points ->
    [none] { $players } share the victory
    [one] { $players } share the victory with 1 point each
   *[other] { $players } share the victory with { $points } points each
}
page-you-won = { $points ->
    [none] You win
    [one] You win with 1 point
   *[other] You win with { $points } points
}
page-rematch = Play again
page-rematch-short = Rematch
page-rematch-with = Rematch: { $others }
page-to-rematch = Go to the new table
page-rematch-asked = { $by ->
    [you] You asked to play again.
    [nobody] Someone wants to play again.
   *[somebody] { $player } wants to play again.
}
page-rated = Rated game
page-rated-about = Only players with an account can take a seat. Seats cannot be handed over, and no bot can fill in.
page-leavers = If someone leaves
page-leavers-lose = they finish last
page-leavers-void = the game does not count
page-rated-before = { $leavers ->
    [void] This is a rated game. If anyone leaves, it will not count.
   *[lose] This is a rated game. Anyone who leaves finishes last.
}
page-rated-account = You need an account to sit down here.
page-rated-after = { $why ->
    [yes] This game was rated.
    [undo] This game was not rated: more than one turn was undone.
    [hint] This game was not rated: a player used a hint.
    [seat] This game was not rated: a seat changed hands.
   *[minded] This game was not rated: a bot filled in for a player who left.
}
page-delay = Spectators see the game
page-delay-none = live
page-delay-of = { $n } steps late
page-behind = { $n } steps behind
page-cards-here = { $n ->
    [one] One card here differs from the printed game.
   *[other] { $n } cards here differ from the printed game.
}
page-cards-short = custom cards
page-again = Rematch: the game starts when everyone is back.
page-kept-for = { $player } (not here yet)
page-come = I’m in
page-decline = Not this time
page-record-download = Download record
page-record-replay = Replay this game
page-seed-check = Verify the shuffle
page-seed-good = The deal matches the commitment published before the game.
page-seed-bad = The deal does not match the commitment published before the game.
page-curtain = Pass the device to { $player }
page-curtain-about = No peeking, everyone else!
page-curtain-open = I am { $player }

## Table mode: one big screen and a phone for each hand

page-board = Table mode
page-board-about = This screen is the shared board. Scan a code to get your hand on your phone and play from there.
page-board-gather = Get your hand on your phone
page-board-take = or open the link
page-board-codes = Phone codes
page-board-free = waiting for a phone
page-board-phone = on a phone
page-board-fill = Full screen
page-board-leave = Leave table mode
page-hand-view = Board
page-hand-mine = Mine

## Text table

page-text-about = The whole table in words, always up to date.
page-text-moves = Your options
page-text-none = You have nothing to decide right now.

## Settings

page-settings-about = Stored in this browser only; nothing is sent anywhere.
page-theme = Theme
page-theme-system = System
page-motion = Animation
page-motion-none = Off
page-motion-fast = Fast
page-motion-full = Normal
page-motion-slow = Slow
page-confirmations = Confirm moves
page-confirmations-about = Select a move first, then press the main button to make it.
page-confirm-which = { $which ->
    [always] Every move
    [final] Moves that cannot be undone
   *[never] None
}
page-take-most = Take the most
page-take-most-about = Yokohama: an area yields all it can without asking. Undo lets you take less.
page-only-way = Skip questions with one answer
page-only-way-about = You are not asked what can be paid, saved or chosen in only one way. You can undo it.
page-from-area = Assistants for boards from the area
page-from-area-about = Yokohama: for the Church and Customs, an assistant from the area is taken before one from your hand.
page-sounds = Sounds
page-sounds-about = Quiet ones: a card, a wave, your turn.
page-patterns = Stronger patterns
page-patterns-about = Adds letters and patterns to the colours, for colour-blind players.
page-text-setting = Text view
page-text-setting-about = Shows the table in words below the board. Screen readers always get it.
page-on = On
page-off = Off

## Rules

page-rules-about = The rules in our own words.
page-search = Search the rules
page-search-none = No matches in the rules.
page-rules-sections = Sections
page-components = Cards and components
page-components-osaka = Every colour has the same cards. A rope ring is an insurance symbol.
page-copies = { $n } per colour
page-printed = All values are from the printed game.

## Replay

page-replay-about = Open the record of a game played here or on the command line.
page-replay-seat = Point of view
page-replay-all = Spectator
page-replay-curve = Charts
page-curve-points = Points
page-curve-total = If the game ended now
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
page-replay-bad = This file is not a game record: { $why }

## Traders of Osaka

page-osaka-sea = The sea and the other traders
page-osaka-stalls = Market and farm
page-osaka-goods = Goods
page-osaka-goods-of = Goods of { $player }
page-osaka-hand = Hand
page-osaka-hand-none = No cards in hand
page-osaka-price-rule = price = highest card + tokens
page-osaka-price = price
page-osaka-none = none yet
page-osaka-coins = worth { $n }
page-osaka-card = { osaka-colour } { $value }
page-osaka-hand-card = { osaka-colour } { $value }, { $symbols ->
    [0] no insurance symbols
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
page-osaka-you-pay = { $missing ->
    [0] You pay { $n }{ $over ->
        [0] , exact
       *[other] , { $over } over
    }
   *[other] { $n ->
        [0] Still to pay: { $price }
       *[other] You pay { $n } of { $price }, { $missing } missing
    }
}
page-osaka-steps = { $n ->
    [one] 1 space
   *[other] { $n } spaces
} { osaka-colour }
page-osaka-to = to { $space }
page-osaka-payday = Payday for { osaka-colour }
page-osaka-price-cards = price × cards
page-osaka-rounded = rounded
page-osaka-then = then
page-osaka-no-goods = no goods
page-osaka-tide = Black tide
page-osaka-hit = at risk
page-osaka-insurance = insurance
page-osaka-lost = lost
page-osaka-in-hand = { $n } in hand
page-osaka-farm-moves = { $n ->
    [0] The farm is empty.
   *[other] Then these move in from the farm:
}
page-osaka-near-end = { $player } would have { $tokens } tokens, { $missing ->
    [0] ending the game
    [one] one short of ending the game
   *[other] { $missing } short of ending the game
}.
page-osaka-radar = Closest to ending the game: { $player } with { $tokens } { $tokens ->
    [one] token
   *[other] tokens
}, { $missing } to go.
page-osaka-radar-rule = The game ends after a payday in which someone reaches eight.
page-osaka-market-price = market costs
page-osaka-hand-then = Your hand would then be worth { $coins }.
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
page-osaka-stay = reserved, stays
page-osaka-goods-for = { $n ->
    [one] 1 card
   *[other] { $n } cards
} for { $price }
page-osaka-empty = empty
page-osaka-next-in = next into the market
page-osaka-to-draw = to draw
page-osaka-discarded = discarded
page-osaka-reserved-by = { $card }, reserved by { $player }
page-osaka-stone-here = Your stone is available
page-osaka-stone-out = Your stone is on a card
page-osaka-cards-pay = { $n ->
    [one] 1 card pays
   *[other] { $n } cards pay
} { $paid } of { $price }

# What the bar says: what can be done, what was chosen, what others decide.
page-osaka-can-buy = buy everything for { $price }
page-osaka-can = { $verb ->
    [take] take a card as coins
   *[reserve] reserve one
}
page-osaka-can-turn = { $options }. Your hand is worth { $coins }.
page-osaka-chosen-buy = Buy { $n ->
    [one] one card
   *[other] { $n } cards
} for { $price }{ $home ->
    [0] { "" }
   *[other] { " " }and bring { $colours } to Edo
}?
page-osaka-chosen = { $verb ->
    [take] Take { $card } as coins?
    [reserve] Reserve { $card }?
    [insure] Insure with { $card }?
    [save] Save { $card }?
   *[pay] Pay { $card }?
}
page-osaka-chosen-token = Take the { osaka-colour } token?
page-osaka-decides = { $player }: { $phase ->
    [tokens] which token to take
    [turn] buy, take or reserve
    [pay] what to pay with
    [insure] whether to insure { osaka-colour } goods
   *[save] which { osaka-colour } goods to save
}
page-osaka-ends = { $n ->
    [one] { $who ->
        [you] This ends the game, and you would win.
       *[other] This ends the game, and { $players } would win.
    }
   *[other] { $who ->
        [you] This ends the game, and you would share the victory with { $players }.
       *[other] This ends the game, and { $players } would share the victory.
    }
}
page-osaka-main = { $verb ->
    [take] Take it
    [reserve] Reserve it
   *[other] { page-confirm }
}
page-osaka-main-buy = Buy for { $price }
page-osaka-main-ends = { $who ->
    [you] End the game and win
   *[other] End the game: { $player } wins
}

## Sentences for the terminal speak of typing; these stand in their place here

page-says-osaka-asks-turn = Take, reserve or buy: the market costs { $price }, your hand is worth { $coins }.
page-says-osaka-why-buy-first = You only pay cards when you buy: start with “{ page-osaka-buy }”.
page-says-osaka-why-reserve-in-farm = That card is in the farm, not in the market.
page-says-osaka-why-lies-in-market = That card is in the market, not in the farm.
page-says-osaka-why-pay-in-order = Pay your highest cards first, and equal values in the order red, blue, yellow, green: { $card } is out of order now. “{ page-undo }” takes payments back.
page-says-osaka-why-save-in-order = Save your highest goods first and use every symbol ({ $symbols } left). After { $card }, the remaining goods could not use all the symbols.
page-says-osaka-why-choose-goods = Choose the { osaka-colour } goods to save: { $symbols } more.
page-says-osaka-why-insure-first = First lay down { osaka-colour } cards with insurance symbols, then choose “{ page-osaka-done }”.
page-says-osaka-why-decide-insurance = Do you want to insure your { osaka-colour } goods ({ $goods })? Lay down a card from your hand, or choose “{ page-osaka-done }”.

## Games without a table of their own

page-plain-board = Table
page-plain-points = points
page-further = Also here:

# The analysis board, where the rest of the page leads to it; its own texts come with it.
board-title = Analysis board
board-about = Open a game or a position, move for every seat, go back and try something else. Every line is kept, with your comments, in one record; if you like, the board says what each position is worth.
board-explore = Analysis board
page-admin-not = Cancel
