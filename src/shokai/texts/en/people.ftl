# People: accounts, sessions, profiles, the home page, and the rules of a house.

## What the server refuses

server-bad-code = This code does not work: it was used, has expired, or has a typo. Ask the operator of this server for a new one.
server-invitation-needed = New accounts on this server need an invitation. You can play as a guest without one.
server-admin-bad-registration = “{ $word }” is not valid here. Use one of: { $words }.
server-admin-bad-announcement = An announcement has at most { $longest } characters, all of them printable.
server-admin-bad-days = Finished tables are kept for { NUMBER($fewest, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } days, or “forever”.
server-admin-bad-time = A code works for at least an hour and at most { $most } days.
server-admin-no-account = { $person } is a guest and has no password.

## Commands

cli-admin-reset-help = create a link with which a person sets a new password, once
cli-admin-invite-help = create an invitation: a link with which somebody can create one account
cli-admin-registration-help = show or choose who can create an account: everyone, or people with an invitation
cli-admin-announce-help = show, change or remove the announcement on the home page
cli-admin-keep-help = show or choose how long finished tables are kept
admin-help-hours = how many hours the link works (default: 24)
admin-help-days = how many days the invitation works (default: 14)
admin-help-link = address of the server, to print a whole link
admin-help-registration = open or invited; leave it out to see the current choice
admin-help-announcement = what everyone sees on the home page; leave it out to see the current one
admin-help-clear = remove the announcement
admin-help-keep = a number of days, or “forever”; leave it out to see the current choice
admin-help-now = delete older tables now instead of leaving it to the server
admin-reset = Give { $who } this link. It works once, until { $until } UTC:
admin-invitation = Whoever has this link can create one account, until { $until } UTC:
admin-registration-open = Everyone can create an account.
admin-registration-invited = New accounts need an invitation; guests can play.
admin-no-announcement = There is no announcement.
admin-announce-or-clear = Give either a text or --clear.
admin-keep-for-ever = Finished tables are kept forever.
admin-keep-days = Finished tables are kept for { NUMBER($days, useGrouping: 0) } days; their results stay on the profiles.
admin-old = Older than that: { NUMBER($n, useGrouping: 0) }. The server deletes them shortly.
admin-cleared = Deleted: { NUMBER($n, useGrouping: 0) }.

## While you were away

page-news-sat = { $player } took a seat.
page-news-chat = { $n ->
    [one] One new chat message.
   *[other] { $n } new chat messages.
}
page-news-over = The game is over.
page-news-closed = The table was closed.

## The page

page-login = Log in
page-login-enter = Log in
page-login-account = Create account
page-login-reset = Forgot password
page-login-reset-save = Set the new password
page-login-enter-about = With your account you find your tables and games on every device.
page-login-account-about = A name and a password are all it takes. There is no need for an e-mail address.
page-login-reset-link = This link sets a new password, once. All other browsers are logged out then.
page-login-reset-about = If you have forgotten your password, ask whoever runs this server for a link or code.
page-login-keeps = Everything you have as a guest stays yours.
page-login-code = Code
page-login-invitation = Invitation
page-sessions = Where you are logged in
page-session-unknown = A browser
page-session-since = since { $date }
page-session-this = this browser
page-export-mine = Download my data
page-export-mine-about = Everything this server stores about you, as a JSON file.
page-delete-me = Delete me
somebody-who-left = somebody who left
page-delete-me-about = For good: your name, your own tables, your chat messages. At other people’s tables you become “{ somebody-who-left }”. Download your data first.
page-news = While you were away
page-news-since = { $ago }
page-news-now-you = Now it is your turn.
page-news-more = { $n ->
    [one] And at one more table.
   *[other] And at { $n } more tables.
}
page-finished = Finished
page-finished-all = All { $n }
page-finished-place = { $place ->
    [1] Won
    [2] Second
    [3] Third
   *[other] Fourth
}: { $points }
page-finished-by-bot = a bot played to the end
page-bot-called = { $bot } (bot)
page-announcement = Announcement:
page-closed-about = This table was closed before its game began.
page-profile-none = There is no profile here that you can see.
page-profile-since = Here since { $date }
page-profile-games = { $n ->
    [one] one game
   *[other] { $n } games
}
page-profile-shown = Who can see this page
page-profile-shown-nobody = only me
page-profile-shown-opponents = people I have played with
page-profile-shown-everyone = everyone
page-profile-ratings = Ratings over time
page-profile-no-ratings = No rated games yet.
page-profile-band = The band shows how certain the rating is; it narrows with every game.
page-profile-results = Results
page-profile-no-games = No finished games yet.
page-profile-game = Game and players
page-profile-played = games
page-profile-places = places
page-profile-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
page-profile-won = won
page-profile-average = average
page-profile-best = best
page-profile-against = Against { $name } ahead in { $ahead } of { $games }
page-profile-against-bots = against bots { $ahead } of { $games }
page-profile-by-bots = { $n ->
    [one] One more game is not counted here: a bot played it to the end.
   *[other] { $n } more games are not counted here: a bot played them to the end.
}
page-profile-recent = Recent games
page-admin-house = House rules
page-admin-registration = New accounts
page-admin-registration-open = for everyone
page-admin-registration-invited = by invitation
page-admin-invite = Invite somebody
page-admin-announcement = Announcement to everyone (empty: none)
page-admin-announce = Announce
page-admin-keep = Days that finished tables are kept (0: forever)
page-admin-reset = Link for a new password
admin-guest = guest
