# Texts that belong to no particular game: bad input, records, positions, scenarios.

no-such-language = There is no language “{ $language }”. Available: { $languages }.
no-such-game = There is no game “{ $game }”. Available: { $games }.
bad-player-count = { $game } is for { $fewest } to { $most } players, not { $players }.
bad-names = Give { $players } different names, each a single word of at most 24 letters without : * # , / " or brackets. You gave: { $names }.
no-such-option = { $game } has no option “{ $option }”. Options: { $options }.
no-options = { $game } has no option “{ $option }”; it has no options at all.
one-edition = Choose one edition, not { $editions }.
no-such-card-set = { $game } has no card set “{ $number }”: this version knows { $newest ->
    [1] set 1 only
   *[other] sets 1 to { $newest }
}.
bad-seed = A seed is one line of text, 1 to 200 characters long.
no-such-seat = There is no player called “{ $name }”. Players: { $names }.
game-is-over = The game is over.
not-your-turn = It is { $actor }’s move, not { $player }’s.
no-deal-due = No card is due to be dealt.
cannot-be-dealt = { $outcome } is not among the possible deals.
nothing-to-undo = There is nothing to undo yet.
revealed-since = This cannot be undone: something has been revealed since.
nothing-to-redo = There is nothing to redo.
no-such-step = Step { $step } is not available: this game has kept steps { $first } to { $last }.
record-forgotten = This game has kept nothing from before step { $first }, and a record must start at the beginning.

no-file-named = No file was named: the path is empty.
cannot-read = { $path } cannot be read: { $why }.
cannot-write = { $path } cannot be written: { $why }.
file-too-large = { $path } is larger than { $most } MB, too large for a file of this kind.
not-a-text-file = { $path } is not a text file.

not-a-record = This is not a game record: its first lines must include [Shokai "{ $version }"] and [Game "..."].
record-other-version = This record has the format [Shokai "{ $told }"], which this version cannot read; it reads [Shokai "{ $version }"].
record-unknown-header = Line { $number }: records have no header “{ $header }”.
record-bad-line = Line { $number }, “{ $line }”: { $why }
record-no-seat = A line must start with * or with a seat name and a colon. Seats: { $names }.
record-deal-missing = A deal is due here: add a line that starts with * and says what was dealt.
record-wrong-result = The record gives the result { $told }, but its moves lead to { $found }.
record-bad-note = Line { $number }: { $why }
record-open-comment = Line { $number }: the comment that starts here has no closing brace.
record-open-variation = Line { $number }: the variation that starts here has no closing parenthesis.
record-no-variation = Line { $number }: this closing parenthesis has no opening one.
variation-of-nothing = A variation must follow the move that it replaces.
variation-empty = A variation needs at least one move.
variation-elsewhere = That match is not a variation of this one: it must start the same way and then differ.
no-such-variation = There is no variation { $number } after step { $step }; there are { $count } there.
deep-variations = Variations can be nested at most { $depth } deep.
many-variations = A game can have at most { $most } variations.
bad-comment = A comment must be plain text, without closing braces or control characters.
long-comment = A comment can have at most { $most } characters.

verify-no-seed = The record has no seed or no commitment, so its deals cannot be verified. Records include the seed once the game is over.
verify-wrong-seed = The seed does not match the commitment published before the game.
verify-wrong-deal = Step { $number } dealt { $told }, but the seed gives { $meant }.
verify-wrong-move = Step { NUMBER($number, useGrouping: 0) } is not a legal move.

position-no-colon = “{ $line }” is not part of a position: lines look like “key: value”.
position-unknown-key = Positions have no { $keys }. Known keys include: { $known }.
position-bad-number = “{ $text }” is not a number from { $least } to { $most }, as “{ $key }” requires.
position-bad-choice = “{ $text }” is not valid for “{ $key }”. Possible values: { $choices }.
position-twice = “{ $key }” names { $text } twice.
position-out-of-bounds = These fields have impossible values: { $fields }.

scenario-bad-line = Line { $number }, “{ $line }”: expected “scenario: NAME”, “given:”, “when:”, “then:”, or a “key: value” line within one of these.
scenario-none = This file contains no scenario; one starts with “scenario: NAME”.
scenario-fault = line { $number }, “{ $line }”: { $why }
scenario-new-game = “new game: N players”, followed by any options of the game, can only be combined with “players: NAMES” and “cards: NUMBER”.
scenario-unknown-fact = There is no “{ $key }” to check. Known keys include: { $known }.
scenario-no-check = This scenario checks nothing: add what must hold under “then:”.
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
plain-no-such-move = “{ $text }” is not a move of this game. Known moves: { $moves }.
plain-no-own-cards = This game has no cards that can be replaced.
plain-bad-numbers = “{ $text }” is not valid for “{ $key }”, which takes { $count } numbers up to { $most }.
plain-position-impossible = Impossible position: { $fault }.
plain-rules-title = The rules
plain-rules = Nobody has written down the rules of this game yet. Your legal moves are always listed.
plain-notation = Moves start with: { $verbs }. The list shows the legal ones; type a number from the list or the move itself.
plain-about = A game added to this server.
plain-size = { $fewest }–{ $most } players

# People in a row: of several names, this stands before the last.
people-and = { $others } and { $last }
