# Slow play: days for each move, the week's reserve, nights, days away, and what happens when time runs out.

server-bad-zone = There is no time zone “{ $zone }”. A name like Europe/Berlin is needed.
server-bad-hour = “{ $hour }” is not a time of day. Write it like 22:00.
server-bad-night = A night lasts at most { $most } hours.
server-night-changed = Your night can be changed once every { $days } days.
server-bad-day = A day is written like 2026-12-24.
server-bad-absence = Days away begin today or later, end no earlier than they begin, and are at most { $days } days ahead.
server-absence-there = You are away on some of these days already.
server-absence-too-long = In { $year } you can be away for { $most } days, and { $left } of them are left.
server-no-such-absence = There are no such days away.
server-time-up = { $player }’s time has run out. A bot plays until { $player } comes back.
server-sheet-bot = { $why ->
    [late] { $player }’s time ran out: a bot played to the end.
    [left] { $player } was replaced: a bot played to the end.
   *[wish] { $player } let a bot play to the end.
}
server-sheet-late = { $player }’s time ran out during the game, and a bot played for a while.
server-nobody-left = Only bots are left: everybody else has run out of time or was replaced. The game waits until somebody comes back.
server-ended-alone = The table was closed because only bots were left: everybody else had run out of time or was replaced.

slow-reserve = Reserve
slow-reserve-about = Used when a move’s time has passed. It is full again every week.
slow-reserve-none = No reserve
slow-reserve-of = { $hours ->
    [one] 1 hour a week
   *[other] { $hours } hours a week
}
slow-nights = Nights do not count
slow-absence = Days away do not count
slow-alone = If only bots are left
slow-alone-which = { $what ->
    [wait] They wait for somebody
    [end] The table is closed
   *[play] They play to the end
}
slow-clock = Clock: { $clock }
slow-clock-words = { $clock }; then a reserve of { $reserve }
slow-nights-on = Nights do not count: everybody’s own, as set in the settings.
slow-absence-on = Days away do not count: everybody has some each year, set in the settings.
slow-until = Until { $time }
slow-reserve-left = Reserve: { $time }
slow-in-reserve = On reserve
slow-rests = { $why ->
    [night] Night: the clock stands still until { $time }
   *[away] Away: the clock stands still until { $time }
}
slow-away-until = { $player } is away until { $time }.
slow-away-from = { $player } will be away from { $from } to { $to }.

slow-title = Your time
slow-about = At tables with days for each move, your clocks stand still at night and on days away, where the host allows it. Others at these tables see when you are away.
slow-zone = Time zone
slow-night = Night
slow-night-on = My clocks stand still at night
slow-night-from = from
slow-night-to = to
slow-night-later = You can change it again on { $day }.
slow-days = Days away
slow-days-left = { $left } of { $days } days are left in { $year }.
slow-first = First day
slow-last = Last day
slow-add = Add
slow-end-absence = I am back
slow-drop-absence = Remove
slow-span = { $first } to { $last }
slow-over = over
slow-save = Save
slow-saved = Saved.

slow-hot-name = Name at seat { $n }
slow-meanwhile = Meanwhile:
