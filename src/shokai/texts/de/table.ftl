# Texts that belong to no particular game, in German: bad input, records, positions, scenarios.

no-such-language = Die Sprache „{ $language }“ gibt es hier nicht. Zur Wahl stehen: { $languages }.
no-such-game = Das Spiel „{ $game }“ gibt es hier nicht. Zur Wahl stehen: { $games }.
bad-player-count = { $game } spielt man mit { $fewest } bis { $most } Personen, nicht mit { $players }.
bad-names = Nötig sind { $players } verschiedene Namen, jeder ein einziges Wort mit höchstens 24 Buchstaben, ohne : * # , / " und eckige Klammern; nicht: { $names }.
no-such-option = { $game } kennt die Option „{ $option }“ nicht. Optionen: { $options }.
no-options = { $game } hat keine Optionen, „{ $option }“ passt also nicht.
one-edition = Gespielt wird nach einer Ausgabe, nicht nach { $editions }.
no-such-card-set = { $game } hat keinen Kartensatz „{ $number }“: Diese Version kennt { $newest ->
    [1] nur Satz 1
   *[other] die Sätze 1 bis { $newest }
}.
bad-seed = Ein Startwert (Seed) ist ein Text von höchstens 200 Zeichen in einer Zeile, und er ist nicht leer.
no-such-seat = Niemand hier heißt „{ $name }“. Am Tisch sitzen: { $names }.
game-is-over = Das Spiel ist vorbei.
not-your-turn = Nicht { $player } ist am Zug, sondern { $actor }.
no-deal-due = Jetzt wird nichts ausgeteilt.
cannot-be-dealt = { $outcome } kann jetzt nicht kommen: Das ist nicht unter dem, was ausgeteilt werden kann.
nothing-to-undo = Es gibt noch nichts zurückzunehmen.
revealed-since = Das lässt sich nicht mehr zurücknehmen: Seitdem wurde etwas aufgedeckt.
nothing-to-redo = Es gibt nichts zu wiederholen.
no-such-step = Schritt { $step } ist nicht bekannt: Diese Partie kennt ihre Schritte von { $first } bis { $last }.
record-forgotten = Diese Partie weiß nichts mehr von dem, was vor Schritt { $first } war; eine Aufzeichnung beginnt aber am Anfang.

no-file-named = Es ist keine Datei genannt: Der Pfad ist leer.
cannot-read = { $path } lässt sich nicht lesen: { $why }.
cannot-write = { $path } lässt sich nicht schreiben: { $why }.
file-too-large = { $path } ist größer als { $most } MB und damit keine solche Datei.
not-a-text-file = { $path } ist keine Textdatei.

not-a-record = Das ist keine Aufzeichnung einer Partie: In den ersten Zeilen müssen [Shokai "{ $version }"] und [Game "..."] stehen.
record-other-version = Diese Aufzeichnung hat das Format [Shokai "{ $told }"], das diese Version nicht lesen kann; sie liest [Shokai "{ $version }"].
record-unknown-header = Zeile { $number }: Die Kopfzeile „{ $header }“ gibt es in einer Aufzeichnung nicht.
record-bad-line = Zeile { $number }, „{ $line }“: { $why }
record-no-seat = Eine Zeile beginnt mit * oder mit einem Namen und einem Doppelpunkt. Am Tisch sitzen: { $names }.
record-deal-missing = Zuerst muss in einer Zeile mit * stehen, was ausgeteilt wurde.
record-wrong-result = Die Aufzeichnung nennt das Ergebnis { $told }, die Züge führen aber zu { $found }.
record-bad-note = Zeile { $number }: { $why }
record-open-comment = Zeile { $number }: Dem Kommentar, der hier beginnt, fehlt die schließende geschweifte Klammer.
record-open-variation = Zeile { $number }: Der Variante, die hier beginnt, fehlt die schließende Klammer.
record-no-variation = Zeile { $number }: Zu dieser schließenden Klammer fehlt die öffnende.
variation-of-nothing = Eine Variante muss hinter dem Zug stehen, den sie ersetzt.
variation-empty = Eine Variante braucht mindestens einen Zug.
variation-elsewhere = Diese Partie ist keine Variante: Sie muss gleich beginnen und dann abweichen.
no-such-variation = Nach Schritt { $step } gibt es keine Variante { $number }; dort sind es { $count }.
deep-variations = Varianten dürfen höchstens { $depth } Ebenen tief verschachtelt sein.
many-variations = Eine Partie kann höchstens { $most } Varianten haben.
bad-comment = Ein Kommentar muss reiner Text sein, ohne schließende geschweifte Klammern oder Steuerzeichen.
long-comment = Ein Kommentar kann höchstens { $most } Zeichen haben.

verify-no-seed = Der Aufzeichnung fehlt der Startwert (Seed) oder das Siegel (Commitment); darum lässt sich nicht prüfen, was ausgeteilt wurde. Der Startwert steht darin, sobald die Partie vorbei ist.
verify-wrong-seed = Der Startwert (Seed) passt nicht zum Siegel (Commitment), das vor der Partie veröffentlicht wurde.
verify-wrong-deal = In Schritt { $number } kam { $told }, der Startwert (Seed) ergibt aber { $meant }.
verify-wrong-move = Schritt { NUMBER($number, useGrouping: 0) } ist an dieser Stelle kein Zug nach den Regeln.

position-no-colon = „{ $line }“ ist keine Zeile einer Stellung; die heißen „Schlüssel: Wert“.
position-unknown-key = Eine Stellung kennt kein { $keys }. Möglich sind unter anderem: { $known }.
position-bad-number = „{ $key }“ braucht eine Zahl von { $least } bis { $most }, nicht „{ $text }“.
position-bad-choice = „{ $text }“ passt nicht zu „{ $key }“. Möglich sind: { $choices }.
position-twice = „{ $key }“ nennt { $text } zweimal.
position-out-of-bounds = Diese Angaben haben unmögliche Werte: { $fields }.

scenario-bad-line = Zeile { $number }, „{ $line }“: Hier steht „scenario: NAME“, „given:“, „when:“, „then:“ oder innerhalb davon „Schlüssel: Wert“.
scenario-none = In dieser Datei ist kein Szenario; eines beginnt mit „scenario: NAME“.
scenario-fault = Zeile { $number }, „{ $line }“: { $why }
scenario-new-game = „new game: N players“, dahinter Optionen des Spiels, verträgt sich nur mit „players: NAMEN“ und „cards: NUMMER“.
scenario-unknown-fact = Nach „{ $key }“ kann ein Szenario nicht fragen. Möglich sind unter anderem: { $known }.
scenario-no-check = Dieses Szenario fragt nach nichts: Unter „then:“ steht, was gelten muss.
scenario-differs = „{ $key }“ sollte { $expected } sein, ist aber { $found }.
scenario-is-legal = „{ $move }“ ist erlaubt, sollte es aber nicht sein.
scenario-other-reason = Der Grund sollte { $expected } sein, ist aber { $found }: { $why }

# Der schlichte Tisch eines Spiels, das keinen eigenen hat.
plain-asks = Was möchtest du tun?
plain-did = { $player }: { $move }
plain-dealt = Gezogen: { $outcome }
plain-changes = { $field }: { $before } → { $after }
plain-final = { $player }: { $points } Punkte, Platz { $place }
plain-why-not-now = „{ $move }“ geht gerade nicht.
plain-no-such-move = „{ $text }“ ist nicht zu verstehen. Bekannt sind: { $moves }.
plain-no-own-cards = Dieses Spiel hat keine Karten, die sich ersetzen ließen.
plain-bad-numbers = „{ $text }“ passt nicht zu „{ $key }“; dort stehen { $count } Zahlen bis { $most }.
plain-position-impossible = Unmögliche Stellung: { $fault }.
plain-rules-title = Die Regeln
plain-rules = Die Regeln dieses Spiels hat noch niemand aufgeschrieben. Was möglich ist, wird immer angeboten.
plain-notation = Züge beginnen mit: { $verbs }. Die Liste zeigt, was möglich ist; tippe die Nummer oder die Worte.
plain-about = Ein Spiel, das jemand diesem Server hinzugefügt hat.
plain-size = { $fewest }–{ $most } Personen

# People in a row: of several names, this stands before the last.
people-and = { $others } und { $last }
