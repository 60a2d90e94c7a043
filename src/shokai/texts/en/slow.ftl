# Slow play: days for each move, the week's reserve, nights, days away, and what happens when time runs out.

server-bad-zone = There is no time zone “{ $zone }”. Use a name like Europe/Berlin.
server-bad-hour = “{ $hour }” is not a time of day. Write it like 22:00.
server-bad-night = A night lasts at most { $most } hours.
server-night-changed = Your night can be changed once every { $days } days.
server-bad-day = Write a day like 2026-12-24.
server-bad-absence = Days away begin today or later, end no earlier than they begin, and are at most { $days } days ahead.
server-absence-there = You are already away on some of these days.
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
slow-reserve-about = Used once the time for a move is up. It refills every week.
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
slow-nights-on = Nights do not count: everyone chooses their own in the settings.
slow-absence-on = Days away do not count: everyone has some each year and chooses them in the settings.
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

server-no-plans = Moves of this game cannot be planned.
server-plan-over = After these moves your turn is over, or something would be revealed: nothing more can be planned.
server-bad-answer = This answer to “{ $asked }” is not possible.
server-your-turn-now = It is your turn: play.

slow-insure-nothing = Insure nothing
slow-insure-with = Insure with { $cards }
slow-if-insurance = { $colour ->
    [red] If red goods are at risk
    [blue] If blue goods are at risk
    [yellow] If yellow goods are at risk
   *[green] If green goods are at risk
}
slow-plan = Plan
slow-plan-title = Plan your next turn
slow-plan-about = What would you do if it were your turn now? It is played as soon as your turn comes, if it is possible then. Nobody else sees your plan.
slow-plan-none = Nothing is planned.
slow-plan-press = Do on the table what you would do if it were your turn.
slow-plan-as-if = As if it were your turn
slow-plan-more = More…
slow-plan-moves = Planned
slow-plan-could = You could
slow-plan-then = The table as it would be then, in words
slow-plan-ends = Nothing more can be planned: your turn is over then, or something is revealed.
slow-plan-not-yet = There is nothing to plan right now.
slow-plan-even-so = Play it even if cards or tiles are revealed first
slow-plan-even-so-about = Otherwise the plan is dropped as soon as anything new is revealed.
slow-plan-back = Remove the last move
slow-plan-keep = Save the plan
slow-plan-withdraw = Withdraw
slow-plan-answers = If you are asked about insurance
slow-plan-ask-me = Ask me
slow-plan-kept = Planned: { $n ->
    [one] one move
   *[other] { $n } moves
}
slow-plan-only-answers = Planned: answers about insurance
slow-plan-played = Your plan was played.
slow-plan-answered = Your planned answer about insurance was given.
slow-plan-revealed = Your plan was dropped: something new was revealed.
slow-plan-undone = Your plan was dropped: moves were taken back.
slow-plan-illegal = Your plan was dropped: { $why }
