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
yokohama-order-twice = { $order } kann nicht an zwei Stellen liegen.
yokohama-title-twice = So viele Karten „{ $title }“ gibt es nicht.
yokohama-position-area = „{ $key }“: { $area } liegt nicht in der Auslage.
yokohama-position-canal = „{ $key }“: Auf dem Kanal steht und liegt nichts.
yokohama-position-supply = { $what ->
    [agents] So viele Auslandsvertreter gibt es im Spiel nicht: { $name } hat zu viele.
   *[tokens] So viele Boni für Stärke 5 gibt es im Spiel nicht: { $name } hat zu viele.
}
yokohama-position-impossible = { $fault ->
    [pieces] Unmögliche Stellung: Alle haben 20 Assistenten und 12 Gebäude, a20 S8 T4, wo auch immer.
    [shops] Unmögliche Stellung: Niemand hat zwei „shops“ in einem Gebiet.
    [canal] Unmögliche Stellung: Auf dem Kanal steht nichts.
    [orders-twice] Unmögliche Stellung: Jeder Auftrag liegt an genau einer Stelle, und nur auf Tafeln, die mitspielen.
    [copies] Unmögliche Stellung: Keine Technologie gibt es mehr als neunmal.
    [depth] Unmögliche Stellung: „steps“ reicht von „begin“ bis zum gegenwärtigen Schritt eines Zuges oder des Aufbaus.
    [actor] Unmögliche Stellung: Im gegenwärtigen Schritt entscheidet jemand anderes, als „actor“ sagt.
    [row-gaps] Unmögliche Stellung: Technologien liegen von links an ohne Lücken.
    [seats] Unmögliche Stellung: Jemand hat etwas oder ist am Zug, der nicht mitspielt.
    [layout] Unmögliche Stellung: Jedes Gebiet liegt an einem Platz der Auslage, und nur im Aufbau fehlen welche.
    [sites] Unmögliche Stellung: Jedes Gebiet außer dem Kanal hat eine Baukarte, und jede Karte liegt in einem Gebiet.
    [tokens] Unmögliche Stellung: Jeder Bonus für Stärke 5 liegt in einem Gebiet, und die der zweiten Mini-Erweiterung brauchen „mini2“.
    [places] Unmögliche Stellung: Figuren und Gebäude stehen in Gebieten der Auslage, und am Kanal wird nichts gebaut.
    [boards] Unmögliche Stellung: Bei zwei Spielern, und nur dann, steht je ein neutraler Assistent auf „church“ und „customs“.
    [orders] Unmögliche Stellung: Auftragsreihen und Stapel passen nicht zusammen.
    [technologies] Unmögliche Stellung: Technologiereihen und ihr Stapel passen nicht zusammen.
    [hands] Unmögliche Stellung: Aufträge auf der Hand, „box“ und „secret“ passen nicht zusammen.
    [achievements] Unmögliche Stellung: „achievements“ nennt zu jedem Buchstaben eine Karte, und „achievements_left“ enthält sie nicht.
    [markers] Unmögliche Stellung: Marker brauchen „mini1“, vier davon sind im Spiel, und jeder liegt an einer Stelle.
    [countries] Unmögliche Stellung: So viele Ländersymbole gibt es nicht.
    [stack] Unmögliche Stellung: Diese „steps“ folgen nicht auseinander, oder nicht im Gebiet „where“.
    [area] Unmögliche Stellung: Eine Aktion braucht „where“, ein passendes Gebiet auf dem Tisch, und „power“ von 1 bis 5; ohne Aktion gibt es beides nicht.
    [unused] Unmögliche Stellung: Eines von „count“, „order“, „choice“, „need“, „any_left“, „warehouse_left“, „moves_left“, „mined“ ist angegeben, und der gegenwärtige Schritt braucht es nicht.
    [fresh] Unmögliche Stellung: „fresh: 0“ heißt, dass im gegenwärtigen Schritt etwas getan wurde, und das ist nicht so.
    [destinations] Unmögliche Stellung: Die Ziele passen nicht zum Tisch.
    [end] Unmögliche Stellung: „ended“ und „turns_left“ gehören zusammen, und alle haben gleich viele Züge.
    [step-placing] Unmögliche Stellung: „placing“ braucht in „count“ weniger Gebiete als erlaubt, und „order“ hinter dem letzten davon.
    [step-telegram] Unmögliche Stellung: „telegram“ braucht die Technologie, in „choice“ das Gebiet mit zwei Assistenten und einen weiteren auf der Hand.
    [step-tolls] Unmögliche Stellung: „tolls“ braucht in „choice“ ein Gebiet, zu dem man auf mehrere Arten zahlen kann.
    [step-fetching] Unmögliche Stellung: In „fetching“ ist der Präsident auf der Hand.
    [step-trading] Unmögliche Stellung: „trading“ braucht in „count“, wie oft noch getauscht wird, von 1 bis zur Stärke.
    [step-donating] Unmögliche Stellung: „donating“ braucht in „choice“ ein freies Feld, in „need“ die noch fehlenden Abgaben, Waren dafür und einen Assistenten.
    [step-church-man] Unmögliche Stellung: „church-man“ braucht in „choice“ ein freies Feld und Assistenten sowohl in der Kirche als auch auf der Hand.
    [step-customs-man] Unmögliche Stellung: „customs-man“ braucht in „choice“ ein freies Feld und Assistenten sowohl in „Customs“ als auch auf der Hand.
    [step-ordering] Unmögliche Stellung: „ordering“ braucht Platz auf der Hand; „count“ ist 0 oder 1, „need“ nur für einen zweiten Auftrag 1, und dann muss einer erreichbar sein.
    [step-fill-orders] Unmögliche Stellung: „fill-orders“ braucht ein leeres Feld und Aufträge im Stapel.
    [step-hiring] Unmögliche Stellung: „hiring“ braucht in „count“, wie viel noch genommen werden darf, weniger als die Stärke, und „order“ von 0 bis 2.
    [step-paying] Unmögliche Stellung: „paying“ braucht in „choice“ eine Technologie, die der Spieler nicht hat, in „need“ ihren Preis und die Mittel dafür.
    [step-fill-titles] Unmögliche Stellung: „fill-titles“ braucht rechts ein leeres Feld und Technologien im Stapel.
    [step-station] Unmögliche Stellung: „station“ ist für den, der diese Technologie erworben hat.
    [step-bonus] Unmögliche Stellung: „bonus“ braucht Stärke 5 und einen Bonus im Gebiet.
    [step-building] Unmögliche Stellung: „building“ braucht Stärke 4 oder 5.
    [step-recovery] Unmögliche Stellung: In „recovery“ wird nur gefragt, wer das Telefon hat und einen Assistenten im Gebiet.
    [step-reward] Unmögliche Stellung: „reward“ braucht Symbole in „any_left“, „warehouse_left“ oder „moves_left“; nach der Kirche nur „moves_left“.
    [step-carrying] Unmögliche Stellung: „carrying“ braucht ein Symbol in „moves_left“ und einen Assistenten dort, wo „choice“ sagt.
    [step-marker] Unmögliche Stellung: „marker“ ist für einen Spieler mit drei Errungenschaften und ohne Marker, solange welche ausliegen.
    [step-draft] Unmögliche Stellung: In „draft“ wählt der Platz in „count“, und kein Zug hat begonnen.
   *[other] Unmögliche Stellung: Die Schritte des Zuges, wer am Zug ist und die Zahlen passen nicht zusammen.
}

## Eigene Karten

yokohama-cards-not-toml = Die Kartendatei ist kein gültiges TOML: { $why }.
yokohama-cards-too-long = Eine Kartendatei hat höchstens { $most } Zeichen.
yokohama-cards-too-deep = „{ $line }“: So tief verschachtelte Listen, so viele Punkte in einem Schlüssel oder so lange Wörter hat keine Kartendatei.
yokohama-cards-unknown = Eine Kartendatei hat keine Tabelle „{ $name }“. Tabellen: { $known }.
yokohama-cards-no-such = Eine Karte „{ $card }“ gibt es nicht.

## Die Liste der Züge

yokohama-notation =
    Die Züge dieses Spiels (Gebiete heißen Copper1, Bank, Port …; Aufträge O1 bis O36):
      keep O12                     am Anfang einen von zwei Aufträgen behalten
      fulfil O12, achieve A        Phasen A und C; außerdem: agent Bank, mill, university
      place Bank Port Tea1         je ein Assistent in diese Gebiete; „pair Bank“ setzt zwei in eines
      go Bank [paying P1 canal]    den Präsidenten bewegen; P0 ist der Startspieler
      recall [Silk1 Tea1]          den Präsidenten zurückholen, mit Assistenten aus diesen Gebieten
      get 3                        nehmen, was ein Gebiet abwirft, oder weniger davon
      buy tea, sell fish           Chinatown
      church 3 copper yen from area, customs 2 from hand
                                   Feld, Abgaben und woher der Assistent kommt
      order O17, second yen        einen Auftrag nehmen, einen zweiten bezahlen
      hire house shop assistant    Gebäude und Assistenten bekommen
      learn tram [imports 1]       Technologien; den Rest zahlst du in Yen
      token, shop 2, house, stay   Bonus, Bauen, Telefon
      good tea, move Bank Port     Symbole: Handelsware nach Wahl, Assistenten versetzen (auch „move hand Lab“)
      done                         nichts (mehr) in diesem Schritt
    Ein Zug eines späteren Schritts lässt die Schritte davor aus: „go Bank“ platziert niemanden.
