# YOKOHAMA auf der Seite: kurze Beschriftungen neben Zeichnungen, und was an ihrer Stelle vorgelesen wird.

## Was ein Druck bewirkt

yokohama-page-does = { $verb ->
    [keep] Behalten
    [fulfil] Erfüllen
    [achieve] Erlangen
    [agent] Vertreter nutzen
    [mill] Seide zu Yen machen
    [university] Assistenten holen
    [place] Assistenten platzieren
    [pair] Zwei platzieren
    [go] Hierher gehen
    [paying] Zahlen
    [recall] Zurückholen
    [fetch] Zurückholen
    [get] Nehmen
    [buy] Kaufen
    [sell] Verkaufen
    [church] Feld besetzen
    [customs] Feld besetzen
    [donate] Abgeben
    [from] Von hier nehmen
    [order] Auftrag nehmen
    [second] Zweiten Auftrag bezahlen
    [hire] Nehmen
    [learn] Erwerben
    [imports] Zahlen
    [station] Bahnhof platzieren
    [token] Bonus nehmen
    [shop] Hier bauen
    [house] Haus bauen
    [stay] Ein Assistent bleibt
    [good] Wählen
    [carry] Assistenten aufnehmen
    [to] Assistenten hier absetzen
    [marker] Marker nehmen
    [clear] Abbrechen
   *[done] Weiter
}
yokohama-page-done = { $step ->
    [phase-a] Weiter
    [phase-c] Zug beenden
    [placing] { $placed ->
        [0] Niemanden platzieren
       *[other] Weiter
    }
    [telegram] Keinen dritten
    [fetching] Dort lassen
    [trading] Nichts mehr handeln
    [worship] Verzichten
    [clearing] Verzichten
    [ordering] { $taken ->
        [0] Keinen Auftrag
       *[other] Keinen zweiten
    }
    [hiring] Nichts mehr nehmen
    [studying] Keine Technologie
    [bonus] Liegen lassen
    [building] Nichts bauen
    [recovery] Alle kommen zurück
    [reward] Verzichten
   *[other] Weiter
}
yokohama-page-confirm = { $step ->
    [placing] { $n } platzieren
    [fetching] { $n } zurückholen
    [hiring] { $n } nehmen
   *[other] { $n } abgeben
}
yokohama-page-all = Alle

## Der Lauf eines Zuges

yokohama-page-stages = Ablauf des Zuges
yokohama-page-stage = { $stage ->
    [before] Zusatz
    [place] Platzieren
    [move] Bewegen
    [act] Aktion
    [bonus] Bonus
    [build] Bauen
    [recover] Rückkehr
   *[after] Zusatz
}

## Der Tisch

yokohama-page-city = Gebiete der Stadt
yokohama-page-canal = Übergang, kein Halt
yokohama-page-power = Stärke { $power }
yokohama-page-power-word = Stärke
yokohama-page-power-label = Stärke
yokohama-page-pieces = { $player }: { $assistants ->
    [one] 1 Assistent
   *[other] { $assistants } Assistenten
}{ $president ->
    [0] { "" }
   *[other] { " " }und der Präsident
}
yokohama-page-token = { yokohama-tokens }
yokohama-page-track = { $taken } von { $full } · { $first } / { $second }
yokohama-page-faith = { yokohama-faith } { $n }
yokohama-page-neutral = neutral
yokohama-page-second = zweiter: ¥2 oder 1 Import
yokohama-page-technology-prize = am Ende { $first } / { $second }
yokohama-page-industry = { $edition ->
    [2024] Produktionswert
   *[2016] Industriewert
} { $n }
yokohama-page-achievements = Errungenschaften
yokohama-page-achieved = Erlangt von { $players }
yokohama-page-markers = Marker
yokohama-page-radar = Spielende
yokohama-page-round = Runde { $round }
yokohama-page-if-ended = Wäre jetzt Schluss
yokohama-page-condition = { $kind ->
    [houses] Häuser
    [shops] { yokohama-laeden }
    [orders] Aufträge
    [church] { yokohama-area-church }
   *[customs] { $edition ->
        [2024] Zoll
       *[2016] Import
    }
}
yokohama-page-rivals = Die anderen Kaufleute
yokohama-page-agents-left = Vertreter übrig
yokohama-page-deck-orders = { $n ->
    [one] 1 Auftrag im Stapel
   *[other] { $n } Aufträge im Stapel
}
yokohama-page-deck-titles = { $n ->
    [one] 1 Technologie im Stapel
   *[other] { $n } Technologien im Stapel
}

## Die eigenen Dinge

yokohama-page-seat = Platz { $seat }
yokohama-page-stock = Waren und Yen
yokohama-page-agents = Vertreter
yokohama-page-tokens = { yokohama-tokens }
yokohama-page-flags = Flaggen, in Sätzen
yokohama-page-pieces-of = Figuren von { $player }
yokohama-page-in-hand = { $edition ->
    [2024] Hand
   *[2016] Vorrat
}
yokohama-page-warehouse = { $edition ->
    [2024] Faktorei
   *[2016] Warenhaus
}
yokohama-page-free = frei
yokohama-page-each = je
yokohama-page-orders = Aufträge
yokohama-page-technologies = Technologien

## Wörter auf Technologien

yokohama-page-sign = { $sign ->
    [now] sofort
    [start] Beginn
    [one-more] +1
    [four-areas] 4 Gebiete
    [may-join] dazu
    [no-toll] gratis
    [stays] 1 bleibt
   *[any-area] überall
}

## Was geschähe

yokohama-page-toll = Gebühr
yokohama-page-yield = Ertrag
yokohama-page-at-once = Sofort
yokohama-page-build = Bauen möglich
yokohama-page-fills-order = Erfüllt Auftrag
yokohama-page-without-president = Ohne den Präsidenten
yokohama-page-why-not = Jetzt nicht
yokohama-page-nobody = niemand
yokohama-page-panel = Deine Wahl

## Das Ende, und kleine Bildschirme

yokohama-page-winner = { $player } gewinnt
yokohama-page-part = { $part ->
    [track] Im Spiel
    [orders] Aufträge
    [buildings] Gebäude
    [achievements] Errungenschaften
    [church] { yokohama-area-church }
    [customs] { yokohama-area-customs }
    [technology] Technologie
    [countries] Länder
    [remainder] Sonstiges
   *[total] Summe
}
yokohama-page-look-at-table = Tisch ansehen
# Where long words may be broken in narrow places: each word with | at its joints, parted by spaces.
yokohama-page-hyphens = Arbeits|agentur Arbeits|ver|mittlung Arbeits|ver|mittler Seiden|spinnerei Tee|plantage Kupfer|mine Fischerei|gewässer Fisch|gründe Forschungs|zentrum Forschungs|institut China|town Sprach|schule Bergbau|technik Buch|druck Patent|wesen Post|wesen Post|kutsche Gas|laterne Gas|licht Elek|trisches Textil|fabrik Straßen|bahn Uni|versi|tät Wein|kellerei Aus|stellung Aktien|markt Wert|papier|börse Tele|gramm Tele|graf

yokohama-page-tab = { $tab ->
    [city] Stadt
    [boards] Tafeln
    [mine] Meins
   *[rivals] Andere, Log
}

## Alle Bestandteile

yokohama-page-source = { $source ->
    [printed] wie gedruckt
    [partly] teils wie gedruckt
   *[reconstructed] rekonstruiert
}
yokohama-page-sites = { $edition ->
    [2024] Gebäudetafeln
   *[2016] Bauplatzkarten
}

## Was die Leiste sagt

yokohama-page-can-fulfil = { $n ->
    [one] den { $country ->
        [GB] britischen
        [US] amerikanischen
        [FR] französischen
        [DE] deutschen
       *[NL] niederländischen
    } Auftrag erfüllen
   *[other] einen von { $n } Aufträgen erfüllen
}
yokohama-page-can-extra = { $options }.
yokohama-page-can = { $verb ->
    [achieve] eine Errungenschaft erlangen
    [agent] einen Auslandsvertreter nutzen
    [mill] Seide zu Yen machen
    [university] einen Assistenten holen
    [phase-a] weitermachen
   *[phase-c] den Zug beenden
}
yokohama-page-chosen-place = { $men ->
    [pair] Zwei Assistenten: { $areas }?
   *[single] { $n ->
        [one] Ein Assistent: { $areas }?
       *[other] Je ein Assistent: { $areas }?
    }
}
yokohama-page-chosen = { $does }: { $what }?
yokohama-page-chosen-agent = Wo handelt dein Auslandsvertreter?
yokohama-page-men-from = { $n ->
    [1] { $area }
   *[other] { $area } ({ $n })
}
yokohama-page-decides = { $player }: { $step ->
    [draft] welcher Auftrag bleibt
    [phase-a] was vor der Hauptaktion geschieht
    [placing] wohin Assistenten kommen
    [telegram] ob ein dritter Assistent kommt
    [moving] wohin der Präsident geht
    [tolls] wer bezahlt wird
    [fetching] welche Assistenten zurückkommen
    [harvest] wie viel genommen wird
    [trading] was getauscht wird
    [worship] welches Feld der Kirche
    [donating] was abgegeben wird
    [church-man] welcher Assistent auf die Tafel kommt
    [clearing] welches Feld für die Importe
    [customs-man] welcher Assistent auf die Tafel kommt
    [ordering] welcher Auftrag genommen wird
    [hiring] was aus dem Lager kommt
    [studying] welche Technologie
    [paying] wie bezahlt wird
    [station] wohin der Bahnhof kommt
    [bonus] ob der Bonus genommen wird
    [building] was gebaut wird
    [recovery] ob ein Assistent bleibt
    [phase-c] was vor dem Ende des Zuges geschieht
   *[other] wie eine Belohnung genutzt wird
}

## Sätze für das Terminal sprechen vom Tippen; hier stehen diese an ihrer Stelle

page-says-yokohama-asks-phase-a = Vor der Hauptaktion: Nutze einen Auslandsvertreter, erfülle Aufträge, erlange Errungenschaften, oder mach weiter.
page-says-yokohama-asks-phase-c = Nach der Hauptaktion: Nutze einen Auslandsvertreter, erfülle Aufträge, erlange Errungenschaften, oder beende deinen Zug.
page-says-yokohama-asks-place-more = Platziere noch einen Assistenten in { $left ->
    [one] 1 Gebiet
   *[other] bis zu { $left } Gebieten
} unter denen, die leuchten, oder mach weiter. Du hast { $men ->
    [0] keinen
    [one] einen
   *[other] { $men }
} { yokohama-in-hand }.
page-says-yokohama-asks-fetch = Welche Assistenten kommen mit dem Präsidenten { yokohama-to-your-hand } zurück?
page-says-yokohama-asks-donate = { $need ->
    [one] 1 Abgabe ist
   *[other] { $need } Abgaben sind
} nötig. Was gibst du ab?
page-says-yokohama-asks-hire = { $area }: Noch { $items ->
    [one] 1 Sache
   *[other] { $items } Sachen
} { yokohama-from-warehouse }. Du hast { $yen } Yen.
page-says-yokohama-why-placed-there = { $area }: Hier hast du gerade einen Assistenten platziert, und einzelne kommen in verschiedene Gebiete. Zwei in einem Gebiet platzierst du zusammen, und dann nur diese zwei.
page-says-yokohama-why-place-in-order = { $area }: Nach den Gebieten, in denen du platziert hast, kommt dieses zu spät. „{ page-undo }“ nimmt sie zurück; wählst du sie zusammen, ist die Reihenfolge egal.
page-says-yokohama-why-fetch-in-order = { $area }: Nach denen, die du zurückgeholt hast, kommen diese Assistenten zu spät. „{ page-undo }“ nimmt es zurück; wählst du sie zusammen, ist die Reihenfolge egal.
page-says-yokohama-why-donate-in-order = Nach dem, was du abgegeben hast, kommt das zu spät: { $gift }. „{ page-undo }“ nimmt es zurück; wählst du alles zusammen, ist die Reihenfolge egal.
page-says-yokohama-why-donate-earlier = Abgaben leistest du in der Reihenfolge Kupfer, Seide, Tee, Fisch, Importgut, Yen. Beginnst du mit { $gift }, kommst du nur noch auf { $rest }, und das Feld verlangt { $need }.
page-says-yokohama-why-items-in-order = { $item ->
    [assistant] Assistenten
    [shop] { yokohama-laeden }
   *[house] { yokohama-houses }
} kommen nach dem, was du genommen hast, zu spät. „{ page-undo }“ nimmt es zurück; wählst du alles zusammen, ist die Reihenfolge egal.
page-says-yokohama-why-second-unpaid = Ein zweiter Auftrag kostet { $yen } Yen oder 1 Importgut. Bezahl ihn zuerst.
