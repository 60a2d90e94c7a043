# Das Analysebrett und der Stellungseditor.

board-open-record = Eine Aufzeichnung
board-open-about = Eine heruntergeladene Aufzeichnung oder eine, die dir jemand geschickt hat. Für Partien, die du hier beendet hast, gibt es einen Knopf beim Nachspielen.
board-paste = Oder den Text einfügen
board-open-pasted = Text öffnen
board-too-long = Eine Aufzeichnung hat höchstens { $most }.000 Zeichen.
board-bad-link = Dieser Link ist unvollständig oder beschädigt. Bitte um einen neuen oder um die Aufzeichnung als Datei.
board-fresh = Eine neue Partie
board-fresh-open = Austeilen und öffnen
board-set-up = Stellung aufbauen
board-set-up-about = Baue den Tisch selbst auf; die Regeln prüfen ihn.
board-empty = Mit leerem Tisch
board-from-set-up = Mit ausgeteiltem Startaufbau
board-another = Etwas anderes öffnen
board-back-to = Zurück zum Brett
board-edit = Stellung ändern
board-share = Speichern und teilen
board-open-hands = Alle Handkarten offen
board-panel = Werte, Varianten und Verlauf
board-panel-large = Größere Seitenleiste
board-panel-small = Kleinere Seitenleiste
board-tab = { $tab ->
    [table] Tisch
    [values] Werte
    [lines] Varianten
   *[log] Verlauf
}
board-deal = Austeilen
board-values = Werte
board-values-about = Schalte sie ein, um die Chancen aller und die besten Züge zu sehen. Ein Bot rechnet, während du schaust; für jede Stellung braucht er ein bis zwei Sekunden.
board-values-nobody = Hier hat niemand etwas zu entscheiden.
board-thinking = Denkt nach …
board-no-network = Der Server hat seine Regeln noch nicht kompiliert; darum gibt es Züge, aber keine Chancen.
board-chances = Chancen jetzt
board-chance = { $chance } % ± { $error }
board-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
board-best = Beste Züge
board-first = am besten
board-worse = { $loss } { $loss ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
} schlechter
board-try = Diesen Zug spielen
board-fair = Schätzungen eines Bots nach dem, was { $player } hier sehen kann. Die Chancen setzen den besten Zug voraus; ± sagt, wie sehr sie von Verborgenem abhängen.
board-comment = Kommentar an dieser Stelle
board-comment-keep = Speichern
board-lines = Varianten
board-main-line = Hauptvariante
board-variation = Ab Schritt { $step }
board-promote = Zur Hauptfortsetzung machen
board-remove = Variante entfernen
board-remove-about = Die Variante, ihre Kommentare und alles, was von ihr abzweigt, gehen verloren.
board-keep = Behalten
board-more-moves = { $n ->
    [one] Noch ein Schritt
   *[other] Noch { $n } Schritte
}
board-more-lines = { $n ->
    [one] Eine weitere Variante steht in der Aufzeichnung, aber nicht in dieser Liste.
   *[other] { $n } weitere Varianten stehen in der Aufzeichnung, aber nicht in dieser Liste.
}
board-no-lines = Geh zurück und spiele etwas anderes: Daraus wird eine eigene Variante.
board-comments = Kommentare in dieser Variante
board-after = Nach Schritt { $step }:
board-share-about = Die Aufzeichnung enthält alle Varianten und Kommentare. Der Link enthält die Aufzeichnung selbst: Auf dem Server wird nichts gespeichert.
board-link = Link
board-link-long = Für einen Link ist diese Analyse zu lang. Verschicke die Aufzeichnung als Datei.
board-play-main-only = Um hier weiterzuspielen, mache diese Variante erst zur Hauptvariante: ↑ unter „Varianten“.
board-copy-by-hand = Dein Browser erlaubt das Kopieren nicht. Markiere den Link und kopiere ihn.
board-download = Aufzeichnung herunterladen
board-picture = Bild speichern
board-saved = Gespeichert
board-back = Zurück
board-use = Auf dem Brett öffnen
board-checking = Wird geprüft …
board-impossible = Diese Stellung ist nicht möglich.
board-possible = Eine mögliche Stellung.
board-to-move = { $player } muss sich entscheiden.
board-fault-line = Zeile { $line }
board-controls = Bedienelemente
board-text-only = Du hast die Namen der Spieler geändert: Weiter geht es im Text.
board-as-text = Die Stellung als Text
board-text-about = Für jede Angabe eine Zeile: ihr Name, ein Doppelpunkt, der Wert. Was du weglässt, wird ergänzt.
board-suggested = Mögliche Zeilen
board-add = Hinzufügen …
board-add-to = Hinzufügen zu: { $what }
board-take-away = Wegnehmen: { $what }
board-nothing-there = nichts
board-field = { $what ->
    [turn] Am Zug
    [ships] Schiffe
    [market] Markt
    [farm] Produktion
    [discard] Ablagestapel
    [hand] Hand
    [goods] Handelsgüter
    [tokens] Ertragsplättchen
    [points] Punkte
    [round] Runde
    [port] Aufträge am Hafen
    [president] Präsident
    [men] Assistenten auf dem Plan
    [pieces] Figuren { yokohama-in-hand }
    [yen] Yen
    [stock] Handelswaren
    [shops] { yokohama-laeden }
    [houses] { yokohama-houses }
    [orders] Aufträge
    [titles] Technologien
   *[agents] Auslandsvertreter
}
board-osaka-insured = { $card }, versichert
board-yokohama-good = { $good ->
    [c] Kupfer
    [s] Seide
    [t] Tee
    [f] Fisch
   *[i] Importgüter
}
board-yokohama-piece = { $piece ->
    [a] Assistenten
    [S] { yokohama-laeden }
   *[T] { yokohama-houses }
}
board-yokohama-in-hand = { yokohama-in-hand }
board-yokohama-place = { $area }, Platz { $place }
study-main-line = Die Hauptvariante lässt sich weder entfernen noch an die Stelle einer anderen setzen.
server-board-nobody-decides = Hier hat niemand etwas zu entscheiden.
server-moved-on = Du hast inzwischen nach einer anderen Stellung gefragt.
server-values-running = Deine letzte Stellung wird noch untersucht.
server-values-failed = Die Stellung konnte nicht untersucht werden. Versuche es gleich noch einmal.
server-values-nobody = Auf diesem Server denken keine Bots; darum haben Stellungen keine Werte.
server-values-rated = Du spielst gerade eine gewertete Partie. Werte gibt es, wenn sie vorbei ist.
server-values-no-hints = Du spielst gerade an einem Tisch ohne Tipps. Werte gibt es, wenn diese Partie vorbei ist.
