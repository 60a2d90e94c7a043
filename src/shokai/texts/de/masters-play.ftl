# Was die Meister spielen: Zahlen aus vielen Partien, auf einer eigenen Seite und in der Dokumentation. Die Seite lädt
# diese Texte, wenn sie geöffnet wird.

masters-title = Was die Meister spielen
masters-from = Aus dem Labor · { $players } Spieler
masters-lead = { NUMBER($games) } Partien zwischen Netzen, die das Spiel im Spiel gegen sich selbst gelernt haben.
masters-few = Das sind noch wenige Partien: Achte auf die Bereiche.
masters-made = Gespielt am { $date } mit Shokai { $version }, Bots: { $bots }. Partien je Tischgröße: { $games }.
masters-again = Noch einmal dasselbe: { $command }
masters-how = In neunzehn von zwanzig Fällen liegt die Wahrheit im angegebenen Bereich. Was zusammen auftritt, muss nicht Ursache und Wirkung sein: Wer vorne liegt, kann sich auch mehr leisten.
masters-none-here = Solche Partien hat noch niemand gezählt.
masters-players = { $n } Spieler
masters-games = Partien
masters-turns = Züge im Mittel
masters-points-to-win = Punkte des Siegers
masters-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
masters-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } % bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
masters-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
masters-number-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
masters-more = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
masters-often = { NUMBER($value, maximumFractionDigits: 0) } % der Spieler
masters-even = Gepunktete Linie: gleicher Anteil, { NUMBER($value, maximumFractionDigits: 0) } %.
masters-back = Alle Regeln
masters-play = So eine Partie spielen
masters-csv = Daten als CSV
masters-column-name = Was
masters-column-wins = Siege
masters-column-points = Punkte
masters-column-interval = 95-%-Bereich
masters-column-often = Wie oft
masters-column-winners = Sieger
masters-column-others = Andere
masters-column-earlier = Eine Runde früher
masters-column-level = Stufe
masters-column-players = { $n } Spieler
masters-chart = { $chart ->
    [ends] Warum Partien enden
    [seats] Gewinnt, wer anfängt?
    [bots] Wer gewinnt
    [opening] Der erste Zug
    [first-token] Das erste Plättchen
    [acts] Was sich lohnt
    [habits] Was Sieger tun
    [game] Wie lange es dauert
    [first-area] Wohin zuerst?
    [technologies] Was eine Technologie wert ist
    [points] Woher die Punkte kommen
    [kept-country] Das Land des ersten Auftrags
    [order-country] Der erste Auftrag aus dem Hafen
    [kept-order] Der behaltene erste Auftrag
   *[levels] Übliche Punktzahlen
}
masters-unit = { $chart ->
    [ends] Anteil aller Partien
    [points] Punkte der Sieger und der anderen
    [habits] im Mittel, Sieger und andere
    [game] im Mittel
    [acts] Punkte mehr für jedes weitere
    [technologies] Punkte mehr am Ende
    [levels] Punkte aller, in Klammern die der Sieger
   *[shares] Anteil an den Siegen
}
masters-verdict-parts = { NUMBER($value, maximumFractionDigits: 1) } % der Partien enden so: { $name }.
masters-verdict-seats = Wer anfängt, gewinnt { NUMBER($first, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, der Letzte { NUMBER($last, minimumFractionDigits: 1, maximumFractionDigits: 1) } %; gleich verteilt wären es { NUMBER($even, maximumFractionDigits: 0) } %.
masters-verdict-shares = Am besten: { $best }, { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % der Siege. Am häufigsten gewählt: { $most }, von { NUMBER($often, maximumFractionDigits: 0) } % der Spieler.
masters-verdict-only = Alle wählen dasselbe: { $name }.
masters-grey = Graue Balken lassen sich vom Zufall nicht unterscheiden.
masters-verdict-even = Keine Wahl ist hier sicher besser als der gleiche Anteil. Am häufigsten gewählt: { $most }, von { NUMBER($often, maximumFractionDigits: 0) } % der Spieler.
masters-verdict-worth = Am meisten: { $best }, { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
masters-verdict-worth-none = Nichts davon lässt sich vom Zufall unterscheiden.
masters-worth-how = Verglichen wird mit den anderen am Tisch, bei gleicher Zahl von allem anderen, was hier steht, und nach dem Platz in der Zugreihenfolge.
masters-timed-how = Zur üblichen Zeit erworben; verglichen wird mit den anderen am Tisch, bei gleichen übrigen Technologien und nach dem Platz in der Zugreihenfolge.
masters-seat = { $n ->
    [1] als Erster am Zug
    [2] Zweiter
    [3] Dritter
   *[4] Vierter
}
masters-bot = { $bot }
masters-end = { $reason ->
    [tokens] jemand hat acht Plättchen
    [exhausted] niemand kann mehr etwas tun
    [houses] alle Handelshäuser gebaut
    [shops] alle Geschäfte gebaut
    [orders] die Aufträge sind aus
    [church] die Kirche ist voll
   *[customs] das Importlager ist voll
}
masters-length = { $of ->
    [rounds] Runden
    [paydays] Zahltage
   *[turns] Züge
}
masters-osaka-opening = { $opening ->
    [take-5] eine 5 nehmen
    [take-3] eine 3 nehmen
    [take-2] eine 2 nehmen
    [reserve] im Markt reservieren
    [reserve-farm] in der Produktion reservieren
   *[buy] gleich kaufen
}
masters-osaka-token = { $colour ->
    [red] ein rotes Plättchen
    [blue] ein blaues Plättchen
    [yellow] ein gelbes Plättchen
   *[green] ein grünes Plättchen
}
masters-osaka-act = { $act ->
    [buys] ein Kauf
    [cards] eine gekaufte Ware
    [reserves] eine Reservierung
    [insured] eine versicherte Ware
   *[lost] eine auf See verlorene Ware
}
masters-osaka-habit = { $habit ->
    [buys] Käufe
    [cards] gekaufte Waren
    [takes] genommene Karten
    [reserves] Reservierungen
    [insured] versicherte Waren
    [lost] auf See verlorene Waren
    [tokens] Plättchen am Ende
    [best-colour] Plättchen der besten Farbe
   *[cards-a-buy] Waren je Kauf
}
masters-yokohama-area = { $area ->
    [copper1] Kupfermine
    [silk1] Seidenspinnerei
    [tea1] Teeplantage
    [fish1] Fischgründe
    [bank] Bank
    [chinatown] Chinatown
    [church] Kirche
    [customs] Importlager
    [agency] Arbeitsvermittler
    [lab] Laboratorium
    [port] Hafen
   *[canal] Kanal
}
masters-yokohama-order = Auftrag { $order }
masters-yokohama-source = { $source ->
    [orders] Aufträge und Hafen
    [buildings] Geschäfte und Handelshäuser
    [church] Kirche
    [customs] Importlager
    [technology] Technologien
    [countries] Ländersätze
    [achievements] Errungenschaften
    [tokens] Plättchen für Stärke 5
   *[remainder] was am Ende übrig ist
}
masters-yokohama-habit = { $habit ->
    [orders] erfüllte Aufträge
    [technologies] Technologien
    [shops] Geschäfte
    [houses] Handelshäuser
    [church] Assistenten in der Kirche
    [customs] Assistenten im Importlager
   *[first-technology] Runde der ersten Technologie
}
