# The table before its game.

lobby-rename = Rename
lobby-name = Table name
lobby-name-none = Without a name, the table is known by its players.
lobby-free = { $n ->
    [one] One seat is free. The game starts when it is taken, or when the host starts it.
   *[other] { $n } seats are free. The game starts when they are taken, or when the host starts it.
}
lobby-full = All seats are taken.
lobby-free-seat = Free seat
lobby-stays-free = Stays free unless the host adds a bot.
lobby-kept = invited
lobby-you = you
lobby-you-host = you, host
lobby-here = here
lobby-up = Move seat { $n } up
lobby-down = Move seat { $n } down
lobby-bot = Bot for seat { $n }
lobby-add-bot = Add a bot…
lobby-no-bot = No bot
lobby-start-or-wait = Start now, or wait?
lobby-start-all = Everybody is here.
lobby-start-ready = The order of seats is the order of play.
lobby-start-about = { $n ->
    [one] If you start now, a bot takes the free seat. Choose its level above.
   *[other] If you start now, bots take the { $n } free seats. Choose their levels above.
}
lobby-start-rated = { $n ->
    [one] A rated game has no bots: it starts when the last seat is taken.
   *[other] A rated game has no bots: it starts when all seats are taken.
}
lobby-start-bots = { $n ->
    [one] Start with a bot
   *[other] Start with { $n } bots
}
lobby-agreed = Agreed for this table
lobby-players = { $n } players
lobby-hurry = Live game: everyone plays in one sitting.
lobby-unrated = Not rated, without hints.
lobby-unrated-hints = Not rated. Players may ask for hints.
lobby-listed = Listed on the home page.
lobby-unlisted = Not listed: only people with the link find it.
lobby-talk = Spectators may watch and chat.
lobby-no-talk = Spectators may watch, and chat before and after the game.
lobby-notices = Have your phone ring when it is your turn
lobby-bring = Invite somebody
lobby-bring-about = Anyone with this link can sit down or watch. No account is needed.
lobby-only-here = This link works on this computer only. To let others on your network join, stop the server and start it with
lobby-name-first = Sit down, or choose a name in the settings, to join the conversation.
lobby-nobody-watches = Nobody is watching yet.
