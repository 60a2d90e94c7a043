# YOKOHAMA: Züge, die sich nicht lesen lassen, und Stellungen.

yokohama-bad-move = „{ $text }“ ist kein Zug. Züge beginnen mit: { $verbs }.
yokohama-bad-area = „{ $text }“ ist kein Gebiet auf dem Tisch. Gebiete: { $areas }.
yokohama-bad-word = „{ $text }“ passt hier nicht. Möglich: { $choices }.
yokohama-bad-number = „{ $text }“ ist keine Zahl von { $low } bis { $high }.
yokohama-bad-order = „{ $text }“ ist kein Auftrag. Aufträge heißen O1 bis O{ $most }.
yokohama-bad-hand = { $order } ist nicht auf deiner Hand.
yokohama-not-in-row = { $order } liegt hier nicht aus.
yokohama-title-not-there = „{ $title }“ liegt hier nicht aus.
yokohama-bad-payee = „{ $text }“: Niemand zahlt sich selbst.
yokohama-bad-outcome = „{ $text }“ kann nicht aufgedeckt werden.

## Stellungen

yokohama-position-players = Es braucht zwei bis vier Spieler mit verschiedenen Namen, nicht: { $names }.
yokohama-bad-face = { $where }: „{ $text }“ ist nicht zu lesen. Bekannt: { $known }.
yokohama-bad-layout = Eine Auslage nennt jedes Gebiet des Spiels einmal, Reihe für Reihe, die längste zuerst, zum Beispiel: { $layout }.
yokohama-bad-pair = „{ $text }“ passt nicht zu „{ $key }“.
yokohama-bad-men = „{ $text }“: Assistenten schreibt man 2@Bank.
yokohama-hand-limit = { $name } kann nicht mehr als { $most } Aufträge auf der Hand haben.
yokohama-bad-pieces = { $name } hat insgesamt { $total } Steine „{ $letter }“, davon { $out } auf dem Tisch: „hand“ und „warehouse“ ergeben nicht den Rest.
yokohama-bad-row = Eine Reihe „{ $key }“ hat sechs Felder.
yokohama-order-twice = Ein Auftrag kann nicht an zwei Stellen liegen.
yokohama-title-twice = So viele Karten „{ $title }“ gibt es nicht.

## Eigene Karten

yokohama-cards-not-toml = Die Kartendatei ist kein gültiges TOML: { $why }.
yokohama-cards-unknown = Eine Kartendatei hat keine Tabelle „{ $name }“. Tabellen: { $known }.
yokohama-cards-no-such = Eine Karte „{ $card }“ gibt es nicht.

## Die Liste der Züge

yokohama-notation =
    Die Züge dieses Spiels (Gebiete heißen Copper1, Bank, Port ...; Aufträge O1 bis O36):
      keep O12                     am Anfang einen von zwei Aufträgen behalten
      fulfil O12, achieve A        Phasen A und C; außerdem: agent Bank, mill, university
      place Bank Port Tea1         je ein Assistent in diese Gebiete; „pair Bank“ setzt zwei in eines
      go Bank [paying P1 canal]    den Präsidenten bewegen; P0 ist der Startspieler
      recall [Silk1 Tea1]          den Präsidenten zurücknehmen, mit Assistenten aus diesen Gebieten
      get 3                        nehmen, was ein Gebiet abwirft, oder weniger davon
      buy tea, sell fish           Chinatown
      church 3 copper yen from area, customs 2 from hand
                                   Feld, Gaben und woher der Assistent kommt
      order O17, second yen        einen Auftrag nehmen, einen zweiten bezahlen
      hire house shop assistant    Gebäude und Assistenten bekommen
      learn tram [imports 1]       Technologien; den Rest zahlst du in Yen
      token, shop 2, house, stay   Bonus, Bauen, Telefon
      good tea, move Bank Port     Symbole: Ware nach Wahl, Assistenten versetzen (auch „move hand Lab“)
      done                         nichts (mehr) in diesem Schritt
    Ein Zug eines späteren Schritts lässt die Schritte davor aus: „go Bank“ platziert niemanden.
