# What people are told by webhook or mail while they are away. The page does not need it.

notice-game-with = { $game } with { $others }
notice-game-alone = { $game }
notice = { $kind ->
    [turn] It is your turn: { $where }.
    [start] The game has started: { $where }.
    [end] The game has ended: { $where }.
    [rematch] You are invited to a rematch: { $where }.
    [late] Your time has run out, and a bot plays for you until you come back: { $where }.
    [late-other] Somebody’s time has run out, and a bot plays for them: { $where }.
   *[invite] You are invited to a table: { $where }.
}
notice-by = { $kind ->
    [rematch] { $who } invites you to a rematch: { $where }.
   *[invite] { $who } invites you to a table: { $where }.
}
notice-title = { $kind ->
    [turn] Your turn
    [start] The game has started
    [end] The game has ended
    [rematch] A rematch
    [late] Time has run out
    [test] Notifications work
   *[invite] An invitation
}
notice-off = Stop these e-mails: { $link }
notice-code-title = Confirm your address
notice-code =
    Your code: { $code }

    Enter it in the settings of Shokai within { $minutes } minutes to get notifications at this address. If you did not ask for it, ignore this e-mail.
notice-test = Notifications from Shokai arrive here.
notice-reset-title = A new password
notice-reset =
    Somebody, probably you, asked for a new password for { $name }. This link sets one:

    { $link }

    It works once and for { $minutes } minutes. If you did not ask for it, ignore this e-mail: nothing changes.
