# The command `shokai` and the table in the terminal, in German. What one types stays English.

no-such-backend = Das Backend „{ $backend }“ gibt es nicht. Zur Wahl stehen: { $backends }.
wrong-number-of-bots = Für { $players } Spieler { $bots ->
    [one] ist 1 Bot
   *[other] sind { $bots } Bots
} genannt; nenne einen für alle oder für jeden einen.
wrong-number-of-seats = Für { $players } Spieler { $seats ->
    [one] ist 1 Platz
   *[other] sind { $seats } Plätze
} genannt.
other-game = { $path } ist die Aufzeichnung einer Partie { $game }.
load-goes-alone = Eine gespeicherte Partie bringt ihre Spieler, Namen, Optionen, Karten und ihren Startwert mit; lass --players, --names, --seed, --options und --cards weg.
record-has-no-seed = { $path } enthält keinen Startwert (Seed), darum kann niemand weiter austeilen. „shokai replay“ kann die Partie zeigen.
verified = Der Startwert (Seed) passt zum Siegel (Commitment). Die Partie hat { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, bei { $deals } davon wurde ausgeteilt, jedes Mal so, wie es der Startwert vorgibt.

## Help

cli-help = Zwei japanische Handelsspiele, getreu ihren Spielregeln: spielen, simulieren, nacherzählen, messen.
cli-help-lang = Sprache: en, de, ja (Standard: die des Systems)
cli-help-game = das Spiel: { $games }
cli-help-players = Zahl der Spieler
cli-help-seats = wer wo sitzt, durch Kommas getrennt: „you“ für einen Menschen oder ein Bot wie in docs/guide/bots.md: { $bots }, oder eine Stufe: { $levels }; bei mehreren Menschen wird der Bildschirm weitergereicht
cli-help-names = Namen der Plätze, durch Kommas getrennt
cli-help-seed = irgendein Text oder eine Zahl; gleiche Startwerte teilen gleich aus
cli-help-options = Ausgabe und Erweiterungen, durch Kommas getrennt; für yokohama: 2016 oder 2024, mini1, mini2
cli-help-cards = eine Datei mit deinen eigenen Karten, im Format der Materialdatei des Spiels
cli-help-load = eine gespeicherte Partie fortsetzen
cli-help-games = Zahl der Partien
cli-help-bots = Bots, durch Kommas getrennt, einer für alle Plätze oder für jeden einer: { $bots }, oder eine Stufe: { $levels } (Standard: uniform, dessen Partien in den kompilierten Regeln laufen)
cli-help-most-decisions = eine Partie abbrechen, die nach so vielen Entscheidungen nicht zu Ende ist (Standard: { $most }); ihre Punkte und Plätze zählen nicht
cli-help-play-most-decisions = wo nur Bots spielen: eine Partie beenden, die nach so vielen Entscheidungen nicht zu Ende ist (Standard: { $most })
cli-help-backend = python oder native; ohne Angabe native, wenn es viele Partien sind oder wenn Bots nachdenken
cli-help-scenario-backend = python oder native; ohne Angabe python
cli-help-json = die Zahlen als JSON ausgeben
cli-help-file = die Aufzeichnung einer Partie
cli-help-verify = prüfen, ob der Startwert (Seed) zum Siegel (Commitment) passt und ob jede Karte aus ihm stammt; bei einem Export (shokai export) an allen Tischen
cli-help-files = Dateien mit Szenarien
cli-help-scenario-quiet = nur zeigen, was nicht gilt
cli-help-markdown = als Markdown
cli-help-rules-options = die Ausgabe, deren Namen die Regeln verwenden; für yokohama: 2016 (Standard) oder 2024
cli-help-seconds = Sekunden für jedes Backend
cli-help-compile-games = die Spiele; ohne Angabe alle
cli-help-compile-only = nur die Regeln, das, womit Bots denken, oder das, was das Labor braucht (docs/guide/laboratory.md); auch mehrmals; ohne Angabe Regeln und Bots
cli-play-help = im Terminal spielen, allein gegen Bots oder mit Freunden an einer Tastatur
cli-simulate-help = Bots viele Partien spielen lassen und zusammenzählen
cli-replay-help = eine aufgezeichnete Partie nacherzählen oder prüfen, ob ehrlich ausgeteilt wurde
cli-scenario-help = Szenarien durchspielen und zählen, welche stimmen
cli-rules-help = die Regeln eines Spiels in unseren eigenen Worten
cli-cards-help = das Material eines Spiels zeigen und prüfen: was gedruckt ist und was rekonstruiert
cli-bench-help = messen, wie schnell die Regeln laufen, interpretiert und kompiliert
cli-compile-help = Regeln und Bots jetzt kompilieren, damit später niemand darauf warten muss
cli-example = Beispiel

## Answers

cli-args-usage = Aufruf:
cli-args-words = Angaben
cli-args-options = Optionen
cli-args-help = diese Hilfe zeigen
cli-args-version = die Versionsnummer zeigen
cli-args-argument = Argument { $argument }: { $why }
cli-args-required = Es fehlt: { $arguments }
cli-args-unrecognized = Unbekannt: { $arguments }
cli-args-choice = { $value } steht nicht zur Wahl (möglich: { $choices })
cli-args-one = Ein Wert fehlt
cli-args-at-least-one = Mindestens ein Wert fehlt
cli-args-ambiguous = { $option } ist mehrdeutig: { $options }
cli-args-explicit = { $value } ist hier nicht erlaubt
cli-args-not-with = geht nicht zusammen mit { $argument }
cli-args-one-of = Eines davon fehlt: { $arguments }
cli-bad-usage = { $command }: { $why }. Hilfe gibt „{ $command } --help“.
cli-not-a-number = „{ $text }“ ist keine ganze Zahl über 0
cli-no-games = Mindestens eine Partie muss es sein.
cli-no-seconds = --seconds muss mindestens 1 sein.
cli-no-decisions = --most-decisions braucht mindestens eine Entscheidung.
cli-cannot-go-on = Es geht nicht weiter: { $why }.
empty-option = { $option } braucht einen Wert.
cli-interrupted = Abgebrochen.
cli-missing-extra = Dazu gehört „{ $package }“, und das ist nicht installiert. So kommt es hinzu: { $command }
cli-simulating = Partien
cli-simulated = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}, { $seconds } s
cli-simulated-lengths = Eine Partie: { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } Entscheidungen in { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } Zügen
cli-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-truncated = { $games ->
    [one] 1 Partie wurde
   *[other] { $games } Partien wurden
} nach { $decisions } Entscheidungen abgebrochen; Punkte und Siege sind die der anderen.
cli-column-seat = Platz
cli-column-bot = Bot
cli-column-mean = Punkte im Schnitt
cli-column-wins = Siege
cli-end-reason = { $reason ->
    [tokens] Ende durch Ertragsplättchen
    [houses] Ende durch vier Handelshäuser
    [shops] Ende durch acht Geschäfte
    [orders] Ende, weil die Aufträge ausgingen
    [church] Ende durch die Kirche
    [customs] Ende durch das Importlager
    [exhausted] Ende, weil niemand mehr etwas tun konnte
   *[other] { $reason }
}: { $games }
cli-card-source = { $source ->
    [printed] gedruckt
    [partly] teilweise gedruckt
    [own] deine eigene
   *[reconstructed] rekonstruiert
}
cli-card-count = { $source }: { $cards }
cli-card-reconstructed = Rekonstruierte Werte sind nicht die des gedruckten Spiels: Kein Regelheft zeigt sie, unsere passen zu allem, was bekannt ist. Wer das Spiel besitzt, kann die gedruckten mit --cards DATEI einsetzen.
cli-unfinished = Die Partie ist noch nicht zu Ende; am Zug: { $player }.
cli-variation = Variante:
cli-passed = bestanden
cli-failed = GESCHEITERT
cli-measuring = Messung: { $part } …
cli-bench-title = { $game }, { $players } Spieler, zufällige Züge auf einem Kern
cli-compiling = { $part ->
    [bots] Die Bots von { $game } werden kompiliert
    [laboratory] Was das Labor von { $game } braucht, wird kompiliert
   *[rules] Die Regeln von { $game } werden kompiliert
 }; das geschieht einmal je Version …
cli-compiled = { $part ->
    [bots] Die Bots von { $game } sind kompiliert
    [laboratory] Das Labor von { $game } ist kompiliert
   *[rules] Die Regeln von { $game } sind kompiliert
 }, in { $seconds } s.
cli-preparing-bots = Die Bots machen sich bereit; das dauert einmal für jede Version etwas …
cli-is-compiled = { $game }: kompiliert.

## The table

table-commitment = Die Reihenfolge der Karten steht fest. Siegel (Commitment), zum Nachprüfen nach dem Spiel: { $commitment }
table-hand-over = Der Bildschirm geht an { $player }. Drück die Eingabetaste, wenn sonst niemand hinsieht.
table-no-such-number = Einen Zug { $number } gibt es nicht; die Nummern gehen von 1 bis { $most }.
table-undone = Zurückgenommen; { $player } entscheidet noch einmal.
table-no-section = In den Regeln gibt es keinen Abschnitt „{ $section }“. Die Abschnitte: { $sections }.
table-why-what = Nenne den Zug, zum Beispiel: why buy
table-is-legal = „{ $move }“ ist erlaubt.
table-see-rules = Die Regel dazu: { $section } („rules { $word }“ zeigt sie)
table-save-where = Nenne die Datei, zum Beispiel: save partie.shokai
table-saved = Gespeichert. Später geht es weiter mit: shokai play { $game } --load { $path }
table-goodbye = Bis zum nächsten Mal!
table-truncated = Die Partie war nach { $decisions } Entscheidungen nicht zu Ende und wurde abgebrochen; --most-decisions N lässt sie länger laufen.
table-kept = Deine Partie ist aufgehoben. Weiter geht es mit: shokai play { $game } --load { $path }
table-seed = Der Startwert (Seed) war { $seed }.
table-record = Die Aufzeichnung der Partie ist aufgehoben; prüfe die Karten mit: shokai replay { $path } --verify
table-help =
    Tippe eine Nummer oder einen Zug. Außerdem gibt es:
      undo, redo       deine letzte Entscheidung zurücknehmen, solange keine Karte aufgedeckt wurde; sie wiederholen
      why ZUG          warum ein Zug nicht geht, oder was er bringen würde
      table            den Tisch noch einmal zeigen
      log              alles, was geschehen ist
      rules [WORT]     die Regeln oder ein Abschnitt daraus
      save DATEI       die Partie speichern; „shokai play ... --load DATEI“ setzt sie fort
      quit             aufhören; die Partie bleibt aufgehoben
