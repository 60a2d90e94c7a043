# Das Labor für Spieler: Statistik beendeter Partien und Eröffnungen. Die Seite lädt diese Texte, wenn sie geöffnet wird.

lab-title = Statistik
lab-about = Wie beendete Partien ausgingen, je nachdem, was gespielt wurde: deine eigenen, die aller Leute hier und die der Meister.
lab-explore-title = Eröffnungen
lab-explore-about = Was Spieler mit ihren eigenen ersten Zügen taten, wie oft, und wie es ausging. Wähle einen Zug, um zu sehen, was danach kam.
lab-to-explorer = Eröffnungen
lab-to-statistics = Statistik
lab-choose = Was angesehen wird
lab-whose-mine = Meine Partien
lab-whose-people = Leute hier
lab-whose-all = Mit Bots
lab-whose-masters = Meister
lab-any = Alle
lab-none-mine = Du hast noch keine Partie dieser Art beendet. Sobald du eine beendet hast, wird sie hier von selbst gezählt.
lab-none-people = Hier hat noch niemand eine öffentliche Partie dieser Art beendet.
lab-none-all = Hier wurde noch keine öffentliche Partie dieser Art beendet.
lab-none-masters = Zu diesem Spiel gibt es keine Meisterpartien.
lab-none-players = Mit dieser Spielerzahl gibt es noch keine Partien.
lab-none-line = Nach diesen Zügen hat noch niemand weitergespielt.
lab-waiting = { $n ->
    [one] Eine beendete Partie ist noch nicht gezählt.
    [100] Hundert oder mehr beendete Partien sind noch nicht gezählt.
   *[other] { $n } beendete Partien sind noch nicht gezählt.
}
lab-play = Eine Partie spielen
lab-see-masters = Ansehen, was die Meister tun
lab-fact-games = Partien
lab-fact-seats = Plätze an öffentlichen Tischen
lab-fact-points = Punkte im Schnitt
lab-fact-place = Rang im Schnitt
lab-over-time = Im Lauf der Zeit
lab-curve = { $what ->
    [points] Punkte
    [wins] Siege
   *[games] Partien
}
lab-curve-own = { $what ->
    [points] Punkte sind Partien, die Linie ist das Mittel der letzten { $n }.
   *[wins] Anteil der Siege an den letzten { $n } Partien; gepunktet ein gleicher Anteil für alle.
}
lab-curve-months = { $what ->
    [points] Punkte im Schnitt, Monat für Monat.
   *[games] Plätze in beendeten Partien, Monat für Monat.
}
lab-sources = Woher die Punkte kommen
lab-source-points = im Schnitt
lab-source-winners = bei Siegen
lab-source-masters = Meister bei Siegen
lab-chart = { $chart ->
    [strategies] Nach Strategie
    [seats] Nach Platz in der Spielreihenfolge
    [players] Nach Spielerzahl
    [first-area] Nach dem ersten Ziel des Präsidenten
    [kept-country] Nach dem Land des ersten Auftrags
    [order-country] Nach dem ersten Auftrag aus dem Hafen
    [kept-order] Nach dem behaltenen Auftrag
    [opening] Nach dem ersten Zug
    [first-token] Nach dem ersten Plättchen
    [sales] Nach der Zahl der Zahltage mit Verkauf
   *[other] { $chart }
}
lab-strategies-how = Eine Strategie ist das, woher laut Wertung ein ungewöhnlich großer Teil der Punkte kam.
lab-column-what = Was
lab-column-wins = Siege
lab-column-games = Plätze
lab-column-points = Punkte
lab-column-chosen = Gewählt von
lab-masters-win = Meister { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-masters-line = Meister: { NUMBER($share, maximumFractionDigits: 0) } % spielen es und gewinnen { NUMBER($wins, maximumFractionDigits: 0) } %
lab-masters-mark = Schwarze Marke: was Meister damit gewinnen.
lab-masters-how = Die Meister sind Netze, die das Spiel gelernt haben, indem sie gegen sich selbst spielten. Von ihren Partien ist aufbewahrt, wie sie begannen.
lab-more = { $n } weitere zeigen
lab-fewer = Weniger zeigen
lab-how = Ein geteilter Sieg zählt halb. Gezählt werden nur zu Ende gespielte Partien: deine eigenen vollständig, die anderer nur von öffentlichen Tischen und ohne Namen. Was zusammen auftritt, muss nicht Ursache und Wirkung sein.
lab-csv-charts = Diagramme als CSV
lab-csv-games = Meine Partien als CSV
lab-line = Die Zugfolge bisher
lab-start = Erste Züge
lab-back = Einen Zug zurück
lab-first-moves = { $n ->
    [one] Erste Züge auf einem Platz
   *[other] Erste Züge auf { NUMBER($n) } Plätzen
}
lab-next-moves = { $n ->
    [one] Danach gespielt auf einem Platz
   *[other] Danach gespielt auf { NUMBER($n) } Plätzen
}
lab-n-times = { $n ->
    [one] einmal
   *[other] { NUMBER($n) }-mal
}
lab-open-board = Auf dem Analysebrett öffnen
lab-board = Brett
lab-board-how = „Brett“ öffnet eine Partie, in der der Zug gespielt wurde, genau dort auf dem Analysebrett.
lab-done = Nichts mehr davon
lab-yokohama-strategy = { $strategy ->
    [church] Kirche
    [orders] Aufträge und Länder
    [technology] Technologien
    [customs] Importlager
    [buildings] Geschäfte und Handelshäuser
    [achievements] Errungenschaften
   *[mixed] Von allem etwas
}
lab-osaka-strategy = { $strategy ->
    [red] Vor allem Rot
    [blue] Vor allem Blau
    [yellow] Vor allem Gelb
    [green] Vor allem Grün
   *[mixed] Mehrere Farben
}
lab-osaka-source = { $colour ->
    [red] rote Waren
    [blue] blaue Waren
    [yellow] gelbe Waren
   *[green] grüne Waren
}
lab-osaka-sales = { $n ->
    [0] nie verkauft
    [1] einmal
    [6] { $n }-mal oder öfter
   *[other] { $n }-mal
}
