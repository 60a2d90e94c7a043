# Die Nachbetrachtung einer beendeten Partie auf der Seite.

review-heading = Nachbetrachtung
review-about = Wie alle gespielt haben, was das Glück gab und was besser gewesen wäre. Das dauert etwa eine halbe Minute.
review-begin = Nachbetrachtung beginnen
review-go-on = Nachbetrachtung fortsetzen
review-to-table = Zum Tisch
review-to-replay = Zur Wiedergabe
review-waiting = { $ahead ->
    [one] Eine andere Nachbetrachtung ist vorher dran.
   *[other] { $ahead } andere Nachbetrachtungen sind vorher dran.
}
review-progress = { $part } % der Partie sind betrachtet.
review-failed-how = Die Nachbetrachtung lässt sich nicht zeigen: { $why }
review-you-played = Du hast mit { $accuracy } % Genauigkeit gespielt und durch Entscheidungen { $cost ->
    [points] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte verschenkt.
    [chances] Gewinnchancen verschenkt, aber keine Punkte.
   *[nothing] nichts verschenkt, was sich vom Zufall abhebt.
}
review-they-played = { $player } hat mit { $accuracy } % Genauigkeit gespielt und durch Entscheidungen { $cost ->
    [points] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte verschenkt.
    [chances] Gewinnchancen verschenkt, aber keine Punkte.
   *[nothing] nichts verschenkt, was sich vom Zufall abhebt.
}
review-worst = { $most ->
    [yes] Der größte Teil des Verlusts fiel in Runde { $round }.
   *[no] Am teuersten war Runde { $round }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
}
review-luck-of = { $sign ->
    [plus] Das Glück brachte { $luck } { $luck ->
        [one] Prozentpunkt
       *[other] Prozentpunkte
    } Gewinnchance; in Spielpunkten { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    [minus] Das Glück kostete { $luck } { $luck ->
        [one] Prozentpunkt
       *[other] Prozentpunkte
    } Gewinnchance; in Spielpunkten { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
   *[none] Das Glück war ausgeglichen.
}
review-without = Mit durchschnittlichem Glück hätten dieselben Entscheidungen in etwa { $part } % der Fälle gewonnen.
review-favoured-nobody = Die Karten begünstigten niemanden.
review-favoured = Die Karten begünstigten { $player } am meisten: um { $luck } { $luck ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
} Gewinnchance; in Spielpunkten { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-chances = Gewinnchancen
review-percent-of = { $part } %
review-chances-about = Ein Klick oder die Pfeiltasten zeigen den Tisch in diesem Augenblick.
review-moment = Nach Schritt { $step }
review-seat-chance = { $player } { $chance } %
review-moment-now = Schritt { $step } von { $steps }: { $chances }
review-as-text = Die Kurve als Tabelle
review-column-moment = Nach Schritt
review-column-what = Was geschah
review-what-draw = Eine Karte kam
review-what-turning = Wendepunkt
review-what-mistake = Fehler { $number }
review-marks = { $turning ->
    [0] Kein einzelner Augenblick änderte viel.
    [one] Ein Wendepunkt: ein Augenblick, der jemandes Chancen um mindestens 12 Prozentpunkte änderte.
   *[other] { $turning } Wendepunkte: Augenblicke, die jemandes Chancen um mindestens 12 Prozentpunkte änderten.
}
review-play-and-luck = Spiel und Glück
review-ledger = Wie sich Glück und Spiel trennen lassen
review-ledger-luck = Bevor eine Karte aufgedeckt wird, bildet der Coach den Mittelwert über alle Karten, die kommen können, jede so oft, wie sie kommen kann. Mit der Karte, die dann kommt, stehen deine Chancen besser oder schlechter als im Mittel: Dieser Unterschied ist Glück. Über viele Partien gleichen sich Glück und Pech für alle aus.
review-ledger-play = Jede andere Änderung deiner Chancen gehört zum Spiel: deine Züge, die der anderen und was der Coach nicht kommen sah. Darum führen beide Spalten zusammen immer vom Anfang zum Ergebnis. In einer einzelnen Partie können diese Summen über das hinausgehen, was zu gewinnen ist.
review-ledger-start = Anfang
review-ledger-luck-sum = Glück
review-ledger-play-sum = Spiel
review-ledger-result = Ergebnis
review-list = Fehler
review-list-none = Kein Fehler hebt sich vom Zufall ab. Gut gespielt!
review-list-order = Reihenfolge
review-list-largest = größte zuerst
review-list-played = wie gespielt
review-did = { $player } spielte
review-better = Besser
review-why = Warum
review-cost = Preis
review-cost-is = { $loss } { $loss ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
} Gewinnchance, plus/minus { $error }; { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Spielpunkte
review-open-eyes = Mit offenen Karten
review-no-reason = Nichts davon tritt sofort sicher ein; die weitergespielten Verläufe sprechen dafür.
review-prevents = Die Chancen von { $player } sind um { $loss } { $loss ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
} geringer als nach dem gespielten Zug.
review-show = Den Tisch von damals zeigen
review-try = Noch einmal versuchen
review-try-about = Von hier an gegen Bots weiterspielen
review-ringed = Ring 1 zeigt den besseren Zug, Ring 2 den gespielten.
review-table-then = Der Tisch in diesem Augenblick, wie { $player } ihn sah
review-luck-lane = Glück von { $player }
review-legend-play = Spiel, das eigene und das der anderen
review-legend-luck = Glück
review-legend-without = ohne Glück
review-legend-start = Anfang
review-list-all = Alle { $count } zeigen
review-list-fewer = Weniger zeigen
review-whose = Fehler von
review-whose-all = allen
review-fair = Aus dem, was alle in jedem Augenblick wissen konnten, und mit den Augen des Netzes gesehen.
review-then = Der Tisch in diesem Augenblick

## Was der Server sagt

server-review-running = Du wartest schon auf eine andere Nachbetrachtung. Frag wieder, wenn sie fertig ist.
server-review-held = Wer diesen Server betreibt, hat Nachbetrachtungen angehalten. Was schon nachbetrachtet ist, bleibt; frag später wieder, dann geht es weiter.
server-review-nobody = Dieser Server hat keine Prozesse zum Nachdenken und kann deshalb keine Partien nachbetrachten.
server-review-failed = Die Partie konnte nicht nachbetrachtet werden. Versuch es gleich noch einmal.
server-review-unfinished = Diese Partie wurde nicht zu Ende gespielt und kann deshalb nicht nachbetrachtet werden.
server-review-not-compiled = Der Server bereitet das Nachdenken noch vor. Versuch es in ein, zwei Minuten noch einmal.
