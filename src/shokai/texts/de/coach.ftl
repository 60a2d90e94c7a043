# Was der Trainer zu einer beendeten Partie sagt: `shokai analyse DATEI --review`.

review-help = die ganze Partie nachbetrachten: was jede Entscheidung kostete, was das Glück gab, wie gut alle spielten
review-help-depth = wie genau: quick, normal oder deep (Standard: normal)
review-help-html = die Nachbetrachtung als Seite für den Browser in diese Datei schreiben
review-not-over = Die Partie ist noch nicht zu Ende. Nur eine beendete Partie kann nachbetrachtet werden.
review-not-whole = Die Aufzeichnung beginnt nicht am Anfang der Partie; so lassen sich Glück und Können nicht trennen.
review-only-with = --depth und --html gehören zu --review.
review-not-with-step = --step, --seconds, --iterations und --all gelten für eine einzelne Stellung, nicht für --review.
review-no-such-depth = „{ $depth }“ gibt es hier nicht. Möglich sind: { $depths }.
review-working = Nachbetrachtung
review-title = { $game }: Nachbetrachtung einer Partie
review-seat = { $player } spielte mit { NUMBER($accuracy, style: "percent", maximumFractionDigits: 0) } Genauigkeit. Entscheidungen kosteten { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte und { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } Gewinnchance; das Glück { $sign ->
    [plus] brachte { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
    [minus] kostete { NUMBER($luck, style: "percent", maximumFractionDigits: 0) }
   *[none] glich sich aus
}. Ergebnis: { NUMBER($result, style: "percent", maximumFractionDigits: 0) } des Sieges, ohne Glück { NUMBER($without, style: "percent", maximumFractionDigits: 0) }.
review-no-mistakes = Kein Fehler hebt sich vom Zufall ab.
review-mistakes = Fehler
review-curve = Gewinnchancen
review-seats = Wie alle spielten
review-column-step = Schritt
review-column-player = Spieler
review-column-played = Gespielt
review-column-best = Besser
review-column-chance = Chance
review-column-points = Punkte
review-column-error = ±
review-mistake = { $player } spielte { $played }; { $best } war besser, um { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } Gewinnchance (± { NUMBER($error, style: "percent", maximumFractionDigits: 1) }) und { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
review-note = Die Werte kommen vom Netz des Spiels und aus Fortsetzungen, die von dem ausgehen, was jeder wusste. Fehler heißt nur, was sich um zwei Standardfehler vom Zufall abhebt. Das Glück aller Karten lässt sich zusammenzählen; im Mittel vieler Partien ist es null.
review-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
