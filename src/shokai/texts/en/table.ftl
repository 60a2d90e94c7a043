# Texts that belong to no particular game: bad input, records, positions, scenarios.

no-such-language = There is no language “{ $language }” here. These are there: { $languages }.
no-such-game = There is no game “{ $game }” here. These are there: { $games }.
bad-player-count = { $game } is for { $fewest } to { $most } players, not for { $players }.
bad-names = { $players } names are needed, all different, each one word of at most 24 letters without : * # , / " or brackets; not: { $names }.
no-such-option = { $game } has no option “{ $option }”. Options: { $options }.
no-options = { $game } has no option “{ $option }”, nor any other.
one-edition = A game is played in one edition, not in { $editions }.
no-such-card-set = { $game } has no card set “{ $number }”: this version knows { $newest ->
    [1] set 1 only
   *[other] sets 1 to { $newest }
}.
bad-seed = A seed is a text of at most 200 characters on one line, and not empty.
no-such-seat = Nobody here is called “{ $name }”. At the table: { $names }.
game-is-over = The game is over.
not-your-turn = It is not { $player }’s move but { $actor }’s.
no-deal-due = No card is to be dealt now.
cannot-be-dealt = { $outcome } cannot come now: it is not among what can be dealt.
nothing-to-undo = There is nothing to take back yet.
revealed-since = This cannot be taken back: something was revealed since.
nothing-to-redo = There is nothing to make again.
no-such-step = Step { $step } is not remembered: this game knows its steps from { $first } to { $last }.
record-forgotten = This game remembers nothing before step { $first }, and a record begins at the beginning.

cannot-read = { $path } cannot be read: { $why }.
cannot-write = { $path } cannot be written: { $why }.
file-too-large = { $path } is larger than { $most } MB, and so no file of this kind.
not-a-text-file = { $path } is not a text file.

not-a-record = This is not a record of a game: its first lines must name [Shokai "{ $version }"] and [Game "..."].
record-unknown-header = Line { $number }: there is no header “{ $header }” in a record.
record-bad-line = Line { $number }, “{ $line }”: { $why }
record-no-seat = A line starts with * or with a seat and a colon. Seats: { $names }.
record-deal-missing = First it must say, on a line with *, what was dealt.
record-wrong-result = The record tells of the result { $told }, but the moves lead to { $found }.

verify-no-seed = The record has no seed or no commitment, so its deals cannot be checked. The seed is in the record once a game is over.
verify-wrong-seed = The seed does not fit the commitment that was published before the game.
verify-wrong-deal = Step { $number } dealt { $told }, but the seed deals { $meant }.
verify-wrong-move = Step { NUMBER($number, useGrouping: 0) } is no move that the rules allow there.

position-no-colon = “{ $line }” is no line of a position: those are “key: value”.
position-unknown-key = A position has no { $keys }. Known, among others: { $known }.
position-bad-number = “{ $text }” is no number from { $least } to { $most } for “{ $key }”.
position-bad-choice = “{ $text }” does not fit “{ $key }”. Possible: { $choices }.
position-twice = “{ $key }” names { $text } twice.
position-out-of-bounds = These have values that cannot be: { $fields }.

scenario-bad-line = Line { $number }, “{ $line }”: here stands “scenario: NAME”, “given:”, “when:”, “then:”, or “key: value” inside one of these.
scenario-none = There is no scenario in this file; one starts with “scenario: NAME”.
scenario-fault = line { $number }, “{ $line }”: { $why }
scenario-new-game = “new game: N players”, with options of the game behind it, goes with “players: NAMES” and “cards: NUMBER” and nothing else.
scenario-unknown-fact = There is no “{ $key }” to ask for. Known, among others: { $known }.
scenario-no-check = This scenario asks for nothing: under “then:” stands what must hold.
scenario-differs = “{ $key }” should be { $expected }, but is { $found }.
scenario-is-legal = “{ $move }” is legal, but should not be.
scenario-other-reason = The reason should be { $expected }, but is { $found }: { $why }

# The plain table of a game that has none of its own.
plain-asks = What will you do?
plain-did = { $player }: { $move }
plain-dealt = Dealt: { $outcome }
plain-changes = { $field }: { $before } → { $after }
plain-final = { $player }: { $points } points, place { $place }
plain-why-not-now = “{ $move }” is not possible now.
plain-no-such-move = “{ $text }” cannot be read. Known: { $moves }.
plain-no-own-cards = This game has no cards that could be replaced.
plain-bad-numbers = “{ $text }” does not fit “{ $key }”, which has { $count } numbers up to { $most }.
plain-position-impossible = This position cannot be: { $fault }.
plain-rules-title = The rules
plain-rules = Nobody has written the rules of this game down yet. What is possible is always offered.
plain-notation = Moves begin with: { $verbs }. The list shows those that are possible; type its number or the words.
plain-about = A game that somebody added to this server.
plain-size = { $fewest }–{ $most } players
