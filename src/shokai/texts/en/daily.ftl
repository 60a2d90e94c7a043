# The deal of the day.

server-daily-account = The deal of the day is for accounts. Create one first: you keep your name and your tables.
server-daily-first = Finish the deal of the day yourself first; then you can look at the finished games of others. If you gave up, they open to you a day after the deal’s day has ended.
server-not-in-daily = Everyone plays the deal of the day alone, and without help.

page-daily = Deal of the day
page-daily-about = The same cards for everyone, once, against { $bots ->
    [one] the same bot
   *[other] the same { $bots } bots
}.
page-daily-play = Play
page-daily-go-on = Continue
page-daily-look = Look
page-daily-left = { $hours ->
    [0] less than an hour left
    [one] one hour left
   *[other] { $hours } hours left
}
page-daily-begun = { $n ->
    [0] Nobody has played it yet.
    [one] One person has started.
   *[other] { $n } people have started.
}
page-daily-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
page-daily-account = Create an account first
page-daily-board = Board of the day, { $game }
