# A hint at the table: what a bot would do, why, and what else there is.

hint-button = Tipp
hint-about = Was ein starker Bot hier täte. Er weiß nur, was du wissen kannst; sonst erfährt niemand davon.
hint-title = Tipp
hint-from = aus dem, was du wissen kannst
hint-thinking = Denkt nach
hint-first = Erste Wahl
hint-then = Danach: { $plan }
hint-why = Warum
hint-chance = Etwa { $chance } % Gewinnchance{ $error ->
    [0] {""}
   *[other] {""}, auf { $error } % genau
}
hint-even = Ein gleicher Anteil wären { $even } %.
hint-kind = { $kind ->
    [brings] bringt
    [prepares] bereitet vor
    [prevents] verhindert
    [keeps] bewahrt
   *[mind] beachte
}
hint-only-move = Das ist der einzige Zug.
hint-prevents = Die Chancen von { $player } sind um { $loss } { $loss ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
} geringer als nach dem nächstbesten Zug.
hint-no-reason = Sicher folgt nicht sofort etwas; dafür sprechen die Fortsetzungen, die der Bot gespielt hat.
hint-again = Noch einmal drücken
hint-again-about = zwei andere Züge und was sie kosten
hint-others = Oder stattdessen
hint-costs = − { $loss } %
hint-costs-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
hint-as-good = etwa ebenso gut
hint-unrated = ohne Wert
hint-note = Unterschiede, die sich vom Zufall nicht abheben, werden nicht gezeigt.
hint-close = Tipp schließen
hint-no-others = Es gibt keinen anderen Zug.

## At the new table

page-hints = Tipps: Wer spielt, darf fragen, was ein Bot täte
page-hints-rated = In gewerteten Partien gibt es keine Tipps.

## What the server says

server-hint-rated = Diese Partie zählt für die Wertung. Tipps gibt es nicht.
server-hint-off = Der Gastgeber hat Tipps an diesem Tisch abgeschaltet.
server-hint-running = Du wartest schon auf einen Tipp.
server-hint-nobody = Dieser Server hat keine Prozesse zum Nachdenken und kann deshalb keine Tipps geben.
server-hint-failed = Es ließ sich kein Tipp finden. Versuch es gleich noch einmal.
server-rated-hints = In einer gewerteten Partie sind Tipps nicht möglich.
