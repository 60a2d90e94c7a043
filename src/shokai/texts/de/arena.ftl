# The arena in German. What one types stays English.

bot-failed-slow = Er hat sich { $seconds } s lang nicht entschieden.

## What cannot be

arena-seats-left = { $bots } Bots füllen keine { $players } Plätze: Nenne zwei (der erste spielt gegen Kopien des zweiten), { $players } oder mehr.
arena-blocks-or-sure = --blocks legt die Zahl der Blöcke fest, --until-sure lässt sie offen; lass eines von beiden weg. --at-most K begrenzt --until-sure.
arena-most-without-sure = --at-most gehört zu --until-sure; --blocks K legt die Zahl der Blöcke fest.
arena-no-blocks = Mindestens ein Block muss es sein.
arena-no-workers = Mindestens ein Prozess muss es sein.
arena-no-executor = Einen Ort „{ $executor }“ für die Partien gibt es nicht. Zur Wahl stehen: { $executors }.
arena-keep-what = --keep kann „{ $known }“ aufheben, nicht aber „{ $what }“.
arena-no-ray = Ray ist hier nicht installiert; man bekommt es mit „pip install shokai[ray]“.
arena-ray-failed = Ray startet nicht: { $why }
arena-other-version = Ein Rechner des Clusters hat eine andere Version von Shokai ({ $theirs }) als dieser hier ({ $ours }). Überall muss die gleiche installiert sein.
arena-sources-changed = Regeln oder Bots wurden geändert, während das Turnier lief ({ $theirs } statt { $ours }). Gib den Befehl noch einmal.
arena-game-broke = Die Partie { $key } ließ sich nicht spielen: { $why }
arena-worker-died = Der Prozess mit der Partie { $key } ({ $bots }) ist zweimal gestorben, mit dem Code { $code }. Was gespielt wurde, ist aufgehoben.

## Help

cli-arena-help = Bots gegeneinander spielen lassen, mit gleichen Karten und von jedem Platz aus, und sagen, wie sicher das Ergebnis ist
arena-help-bots = die Bots. Einer: gegen Kopien seiner selbst. Zwei: der erste gegen Kopien des zweiten auf allen anderen Plätzen. So viele wie Spieler: alle an einem Tisch. Mehr: alle Zusammenstellungen treffen aufeinander, für Wertungszahlen. Zur Wahl stehen { $bots } oder eine Stufe: { $levels }; Einstellungen folgen nach einem Doppelpunkt, etwa search:seconds=2
arena-help-players = Plätze an einem Tisch (Standard: einer für jeden Bot, soweit das Spiel Plätze hat)
arena-help-blocks = Zahl der Blöcke (Standard: 20); ein Block ist einmal Austeilen, gespielt einmal in jeder Drehung der Plätze
arena-help-until-sure = spielen, bis sicher ist, dass der erste Bot nicht nur seinen gerechten Anteil gewinnt
arena-help-at-most = höchste Zahl der Blöcke für --until-sure (Standard: 500)
arena-help-executor = wo gespielt wird: local (Prozesse dieses Rechners) oder ray (ein Ray-Cluster)
arena-help-workers = Zahl der Prozesse (Standard: einer für jeden Prozessor)
arena-help-report = einen Bericht mit Schaubildern in diese Datei schreiben
arena-help-keep = mehr aufheben als Ergebnisse: „records“ schreibt jede Partie als .shokai-Datei neben ihr Ergebnis, für replay und analyse
arena-help-most-decisions = eine Partie abbrechen, die nach so vielen Entscheidungen nicht zu Ende ist (Standard: { $most }); sie zählt als unentschieden
arena-help-results = Ordner für die Ergebnisse (Standard: SHOKAI_ARENA oder der Datenordner des Benutzers); ein Turnier geht weiter, wo es aufgehört hat, und mehrere Rechner können sich eines teilen
arena-help-sanity = dazu ein Spiegelspiel (der erste Bot gegen sich selbst) und eine Gegenprobe (gegen random)
arena-help-seed = irgendein Text oder eine Zahl; gleiche Startwerte teilen gleich aus (Standard: 0)

## Figures

arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-percent-range = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-signed = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-plus-minus = ± { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-ms = { NUMBER($value, maximumSignificantDigits: 3) } ms

## On the screen

arena-playing = Partien
arena-checking-mirror = Spiegelspiel
arena-checking-sanity = Gegenprobe
arena-percent-range-round = { NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
arena-kept = Was gespielt wurde, ist in { $path } aufgehoben; der gleiche Befehl macht dort weiter.
arena-title = { $game }, { $players } Spieler: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} in { $blocks ->
    [one] 1 Block
   *[other] { $blocks } Blöcken
}, { NUMBER($seconds, maximumFractionDigits: 1) } s
arena-column-share = Siege
arena-column-interval = 95-%-KI
arena-column-margin = Vorsprung
arena-column-points = Punkte
arena-column-p50 = p50
arena-column-p95 = p95
arena-column-rating = Wertung
arena-column-uncertainty = 95-%-KI
arena-verdict = { $verdict ->
    [better] { $bot } ist besser als { $other }
    [worse] { $bot } ist schlechter als { $other }
    [more] { $bot } gewinnt mehr als seinen Teil
    [less] { $bot } gewinnt weniger als seinen Teil
   *[unsure] Noch kein signifikantes Ergebnis für { $bot }
}: Anteil an den Siegen { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, gerecht wären { NUMBER($fair, style: "percent", maximumFractionDigits: 1) } (95-%-KI: { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
arena-stopped = { $reason ->
    [sure] Nach { $blocks } Blöcken mit signifikantem Ergebnis beendet.
    [most] An der Grenze von { $blocks } Blöcken ohne signifikantes Ergebnis beendet.
   *[blocks] Alle { $blocks } Blöcke sind gespielt.
}
arena-interval = { $method ->
    [betting] Die Intervalle gelten, so oft man auch hinsieht (Konfidenzfolge durch Wetten, über Blöcke).
   *[student] Die Intervalle gelten für die verlangte Zahl von Blöcken (Student-t, über Blöcke).
}
arena-seats-title = Siegesanteil nach Platz
arena-ratings-title = Wertungszahlen
arena-check-mirror = Spiegelspiel: { $bot } gewinnt { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } von { $games } Partien gegen sich selbst (95-%-KI: { NUMBER($low, style: "percent", maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). { $ok ->
    [yes] So soll es sein.
   *[no] So sollte es nicht sein: Irgendetwas bevorzugt einen von zwei gleichen Bots. In einem von zwanzig Fällen ist das Zufall; versuche es mit einem anderen --seed.
}
arena-check-sanity = Gegenprobe: { $bot } gewinnt { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } von { $games } Partien gegen random (95-%-KI: { NUMBER($low, style: "percent", maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", maximumFractionDigits: 1) }). { $ok ->
    [yes] So soll es sein.
   *[no] Er schlägt nicht sicher einen Bot, der zufällig spielt.
}
arena-errors = { $errors ->
    [0] Keine Fehler.
    [one] 1 Fehler; für einen Bot, der versagt, spielt bis zum Ende der Partie ein zufälliger weiter:
   *[other] { $errors } Fehler; für einen Bot, der versagt, spielt bis zum Ende der Partie ein zufälliger weiter:
}
arena-error = { $bot }, Entscheidung { $decision }: { $why }
arena-results = Ergebnisse in { $path }: { $fresh } Partien jetzt gespielt, { $kept } von früher.
arena-records = Die Aufzeichnungen von { $games ->
    [one] 1 Partie liegen
   *[other] { $games } Partien liegen
} neben den Ergebnissen; die erste: shokai replay { $path }
arena-truncated = { $games ->
    [one] 1 Partie wurde
   *[other] { $games } Partien wurden
} nach { $decisions } Entscheidungen abgebrochen und als unentschieden gezählt, ohne Punkte.
arena-report-written = Der Bericht steht in { $path }.

## The report

arena-percent-round = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
arena-seconds = { NUMBER($value, maximumSignificantDigits: 3) } s
arena-us = { NUMBER($value, maximumSignificantDigits: 3) } µs
arena-fair = gerecht: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
arena-blocks = Blöcke
arena-column-block = Block
arena-column-decision = Entscheidung
arena-column-error = Was geschah
arena-game = { $game ->
    [osaka] Die Händler von Osaka
    [yokohama] Yokohama
   *[other] { $game }
}
arena-report-title = { $game }: { $bots } – Shokai-Arena
arena-report-headline = { $verdict ->
    [better] { $bot } ist besser
    [worse] { $bot } ist schlechter
    [more] { $bot } gewinnt mehr als seinen Teil
    [less] { $bot } gewinnt weniger als seinen Teil
   *[unsure] { $bot }: noch nicht entschieden
}
arena-report-of-wins = aller Siege
arena-report-games = { $games ->
    [one] Partie
   *[other] Partien
}
arena-report-blocks = { $blocks ->
    [one] Block mit gleichen Karten
   *[other] Blöcke mit gleichen Karten
}
arena-report-players = Plätze am Tisch
arena-report-decisions = Entscheidungen je Partie
arena-report-errors-count = { $errors ->
   *[other] Fehler
}
arena-report-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte, { $games } Partien
arena-report-thread = Block { $block }, { $seat }: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
arena-report-margin = { $bot }: im Schnitt { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-report-played = { $fresh } Partien wurden für diesen Bericht gespielt, { $kept } waren schon da.
arena-report-spent = { NUMBER($seconds, maximumFractionDigits: 1) } s nach der Uhr; { NUMBER($playing, maximumFractionDigits: 1) } s Spielzeit aller Partien zusammen.

arena-report-shares = Siegesanteil
arena-report-shares-note = Jedes Schiff ist ein Bot, sein Ort der Anteil der Partien, die einer seiner Plätze gewinnt; ein geteilter erster Platz zählt in Teilen. Das Kielwasser ist das 95-%-Konfidenzintervall. Die gestrichelte Linie ist, was jeder gewänne, wenn alle gleich wären.
arena-report-growth = Konvergenz
arena-report-growth-note = Der Anteil nach jedem Block. Das Band ist eine Konfidenzfolge für den ersten Bot: Dass die Wahrheit je außerhalb liegt, hat höchstens 5 % Wahrscheinlichkeit, so oft man auch hinsieht.
arena-report-cloth = Block für Block
arena-report-cloth-note = Eine Spalte ist einmal Austeilen, eine Zeile der Platz, von dem aus der erste Bot spielte; je kräftiger die Farbe, desto mehr gewann er. Zeilen einer Farbe erzählen vom Platz, Spalten einer Farbe von den Karten.
arena-report-margins = Vorsprung
arena-report-margins-note = Punkte vor dem Besten der anderen oder hinter ihm. Die Marke ist der Mittelwert.
arena-report-times = Bedenkzeit
arena-report-times-note = Logarithmische Skala; Entscheidungen ohne Wahl sind weggelassen. Die Nadeln markieren den Median (p50) und das 95. Perzentil (p95).
arena-report-seats = Plätze
arena-report-seats-note = Siegesanteil von jedem Platz aus und Punkte im Schnitt. Jeder Bot spielt jede Kartenverteilung von jedem Platz aus, darum hilft der Vorteil eines Platzes niemandem.
arena-report-ratings = Wertungszahlen
arena-report-ratings-note = Wertungszahlen nach Plackett-Luce (OpenSkill) aus allen Rängen aller Partien, mit 95-%-Konfidenzintervall. Alle beginnen bei 25.
arena-report-pairs = Direkter Vergleich
arena-report-pairs-note = Wie oft der Bot der Zeile vor dem Bot der Spalte lag; gleiche Ränge zählen halb.
arena-report-figures = Alle Zahlen
arena-report-figures-note = Der Vorsprung ist der Abstand zum Besten der anderen, mit 95-%-Konfidenzintervall für den Mittelwert.
arena-report-checks = Proben
arena-report-checks-note = Ein Bot muss gegen sich selbst seinen gerechten Anteil gewinnen und gegen einen, der zufällig spielt, mehr.
arena-report-errors = Fehler
arena-report-errors-note = Für einen Bot, der versagt, spielt bis zum Ende der Partie ein zufälliger weiter, und die Partie zählt.
arena-report-colophon = Diesen Bericht reproduzieren
arena-report-colophon-note = Der gleiche Befehl ergibt wieder die gleichen Partien, außer wenn Bots nach der Uhr denken. Was gespielt ist, wird nicht noch einmal gespielt.
arena-colophon-command = Befehl
arena-colophon-interval = Intervalle
arena-colophon-kept = Partien
arena-colophon-time = Zeit
arena-colophon-machine = Rechner
arena-colophon-versions = Versionen
arena-colophon-stamp = Regeln und Bots
arena-colophon-date = Datum

arena-help-luck = auch die Anteile ohne Glück zeigen: was dieselben Entscheidungen im Mittel gewonnen hätten
arena-luck-or-sure = --luck-adjusted ist für eine im Voraus feste Zahl von Blöcken, nicht für --until-sure.
arena-luck-working = Trenne Glück und Können
arena-luck-title = Siegesanteil mit und ohne Glück
arena-luck-about = Glück hat den Mittelwert null, wer auch spielt; beide Anteile schätzen also dasselbe. Der ohne Glück schwankt weniger, wo die Varianz unter 100 % liegt.
arena-column-without-luck = ohne Glück
arena-column-variance = Varianz übrig
