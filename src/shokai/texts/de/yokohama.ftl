# YOKOHAMA in German: questions, previews, what happened, the table. The words are in yokohama-names.ftl.

## Questions

yokohama-asks-draft = Welchen deiner zwei Aufträge behältst du? Der andere kommt aus dem Spiel.
yokohama-asks-phase-a = Vor der Hauptaktion: Nutze einen Auslandsvertreter, erfülle Aufträge, erlange Errungenschaften, oder mach mit „done“ weiter.
yokohama-asks-phase-c = Nach der Hauptaktion: Nutze einen Auslandsvertreter, erfülle Aufträge, erlange Errungenschaften, oder beende deinen Zug mit „done“.
yokohama-asks-place = { $men ->
    [0] Du hast keinen Assistenten { yokohama-in-hand }, den du platzieren könntest.
    [1] Platziere den einen Assistenten, den du { yokohama-in-hand } hast.
   *[other] Platziere einzelne Assistenten in bis zu { $most } Gebieten oder zwei in einem. Du hast { $men } { yokohama-in-hand }.
}
yokohama-asks-place-more = Platziere noch einen Assistenten in { $left ->
    [one] 1 Gebiet
   *[other] bis zu { $left } Gebieten
} weiter unten in der Liste, oder schreib „done“. Du hast { $men ->
    [0] keinen
    [one] einen
   *[other] { $men }
} { yokohama-in-hand }. (Schreibst du „place“ und alle Gebiete in eine Zeile, ist die Reihenfolge egal.)
yokohama-asks-telegram = Deine zwei Assistenten stehen { $area }. Noch einer in einem Nachbargebiet?
yokohama-asks-move = Wohin geht dein Präsident? Oder hol ihn { yokohama-to-your-hand } zurück.
yokohama-asks-move-from-hand = Wohin setzt du deinen Präsidenten?
yokohama-asks-stuck = Dein Präsident kann nirgendwohin, also holst du zurück: Figuren kommen { yokohama-to-your-hand } zurück, und es gibt keine Aktion.
yokohama-asks-tolls = Mehrere Wege enden { $area }. Wen bezahlst du?
yokohama-asks-fetch = Welche Assistenten kommen mit dem Präsidenten { yokohama-to-your-hand } zurück? Nenne sie in der Reihenfolge der Liste, dann „done“.
yokohama-asks-harvest = { $area }, Stärke { $power }: Wie { $bank ->
    [1] viele Yen
   *[other] viel
} nimmst du?
yokohama-asks-trade = { $area }: Noch { $exchanges ->
    [one] 1 Tausch
   *[other] { $exchanges } Tausche
}. { $can ->
    [buy] Was kaufst du?
    [sell] Was verkaufst du?
   *[both] Kaufen oder verkaufen?
}
yokohama-asks-worship = { $area }: { $power } { yokohama-faith }, und 1 mehr für jede Abgabe. Welches Feld?
yokohama-asks-donate = { $need ->
    [one] 1 Abgabe ist
   *[other] { $need } Abgaben sind
} nötig. Was gibst du ab? Zuerst Handelswaren, dann ein Importgut, dann 2 Yen.
yokohama-asks-man = Kommt der Assistent für { yokohama-board } aus dem Gebiet oder { yokohama-from-your-hand }?
yokohama-asks-clear = { $area }, Stärke { $power }, { $imports ->
    [one] 1 Importgut
   *[other] { $imports } Importgüter
}. Welches Feld?
yokohama-asks-order-first = { $area }, Stärke { $power }: Welchen Auftrag nimmst du?
yokohama-asks-order-second = { $area }, Stärke { $power }: Noch ein Auftrag für { $price ->
    [yen] 2 Yen
    [import] 1 Importgut
   *[both] 2 Yen oder 1 Importgut
}?
yokohama-asks-order-second-paid = { $area }, Stärke { $power }: Welchen zweiten Auftrag nimmst du?
yokohama-asks-hire = { $area }: Noch { $items ->
    [one] 1 Sache
   *[other] { $items } Sachen
} { yokohama-from-warehouse }, zuerst { yokohama-houses }, dann { yokohama-laeden }, dann Assistenten. Du hast { $yen } Yen.
yokohama-asks-study = { $area }: { $edition ->
    [2024] Produktionswert
   *[2016] Industriewert
} { $power }. Welche Technologie?
yokohama-asks-pay = { $title } kostet { $units ->
    [one] 2 Yen oder 1 Importgut
   *[other] { $units }-mal 2 Yen oder 1 Importgut
}. Wie viele Importgüter gibst du ab?
yokohama-asks-station = Wo platzierst du den Bahnhof?
yokohama-asks-bonus = { $area }: Nimmst du { yokohama-token }?
yokohama-asks-build = { $area }: Baust du { $can ->
    [shop] { yokohama-shop }
    [house] ein { yokohama-house }
   *[both] { yokohama-shop } oder ein { yokohama-house }
}?
yokohama-asks-recovery = Deine Assistenten kommen zurück. Telefon: Bleibt einer da?
yokohama-asks-reward = { $kind ->
    [move] { $reward }: Welchen Assistenten versetzt du, einen { yokohama-in-hand } oder einen aus einem Gebiet?
    [several] Nutze deine Belohnung: { $reward }.
   *[other] { $reward }: Was nimmst du?
}
yokohama-asks-set-down = Wohin kommt dein Assistent, der jetzt { $area } steht?
yokohama-asks-set-down-from-hand = Wohin kommt der Assistent { yokohama-from-your-hand }?
yokohama-asks-marker = Du hast alle drei Errungenschaften: Welchen Marker nimmst du?

## What a move would bring

yokohama-preview-power = Du hättest dort Stärke { $power }, mit deinem Präsidenten { $strong }.{ $toll ->
    [0] { "" }
   *[other] { " " }Das kostet { $toll } Yen (an { $payees }).
}
yokohama-preview-no-way = Dein Präsident käme nicht dorthin: { $why }
yokohama-preview-no-destination = Dein Präsident könnte dann nirgendwohin: Du müsstest ihn zurückholen.
yokohama-preview-recall = Dein Präsident kommt { yokohama-to-your-hand } zurück, und mit ihm so viele { $assistants ->
    [one] deiner Assistenten in Gebieten (dort ist 1), wie du willst
   *[other] deiner { $assistants } Assistenten in Gebieten, wie du willst
}; es gibt keine Aktion.
yokohama-preview-order = { $order }.
yokohama-preview-gets = Du bekommst: { $things }.
yokohama-preview-gives = Du gibst ab: { $given }.
yokohama-preview-exchanges = Du gibst ab: { $given }; du bekommst: { $things }.
yokohama-preview-other-gets = { $player } bekommt: { $things }.
yokohama-preview-title = { $units ->
    [0] { $title } kostet nichts weiter.
    [one] { $title } kostet 2 Yen oder 1 Importgut.
   *[other] { $title } kostet { $units }-mal 2 Yen oder 1 Importgut.
}
yokohama-preview-church = { $donations ->
    [0] Ohne Abgabe
    [one] Für 1 Abgabe
   *[other] Für { $donations } Abgaben
} bekommst du { $things }.
yokohama-preview-customs = Für { $imports ->
    [one] 1 Importgut
   *[other] { $imports } Importgüter
} bekommst du { $things }.
yokohama-preview-action-power = Stärke { $power }.
yokohama-preview-toll = Kosten: { $way }.
yokohama-preview-tolls = Mehrere Wege: { $ways }.
yokohama-preview-way-free = kostenlos
yokohama-preview-way-canal = 1 Yen für den Kanal
yokohama-preview-way-presidents = 1 Yen an { $payees }
yokohama-preview-way-canal-and-presidents = 1 Yen an { $payees } und für den Kanal
yokohama-preview-trade = { $exchanges ->
    [one] 1 Tausch
   *[other] Bis zu { $exchanges } Tausche
}.
yokohama-preview-hire = { $items ->
    [0] Keine Sache
    [one] 1 Sache
   *[other] Bis zu { $items } Sachen
} { yokohama-from-warehouse }.
yokohama-preview-church-spaces = Mit Abgaben sind diese Felder { yokohama-of-board } in Reichweite: { $spaces }.
yokohama-preview-customs-spaces = Diese Felder { yokohama-of-board } sind in Reichweite: { $spaces }.
yokohama-preview-no-spaces = Kein Feld { yokohama-of-board } ist in Reichweite.
yokohama-preview-orders = Aufträge in Reichweite: { $orders }.
yokohama-preview-no-orders = Kein Auftrag ist in Reichweite.
yokohama-preview-titles = Technologien in Reichweite: { $titles }.
yokohama-preview-no-titles = Keine Technologie ist in Reichweite.
yokohama-preview-bonus = Du bekommst { yokohama-token }: { $things }.
yokohama-preview-build-shop = Du darfst { yokohama-shop } bauen (Bauplätze { $shops }).
yokohama-preview-build-house = Du darfst ein { yokohama-house } bauen.
yokohama-preview-build-both = Du darfst { yokohama-shop } (Bauplätze { $shops }) oder ein { yokohama-house } bauen.
yokohama-preview-freed = { $assistants ->
    [one] 1 Assistent kommt zurück.
   *[other] { $assistants } Assistenten kommen zurück.
}
yokohama-preview-marker = Flagge oder Auslandsvertreter auf dem Marker: { $marker }.
yokohama-preview-ends = Damit ist das Spielende eingeläutet.

## What happened: the deal

yokohama-story-areas = Die Stadt, Reihe für Reihe: { $cards }.
yokohama-story-sites = { $edition ->
    [2024] Gebäudetafeln
   *[2016] Bauplatzkarten
}: { $cards }.
yokohama-story-tokens = { yokohama-tokens }: { $cards }.
yokohama-story-achievements = Errungenschaften: { $cards }.
yokohama-story-markers = Marker mit Flagge oder Auslandsvertreter: { $cards }.
yokohama-story-dealt = { $player } bekommt zwei Aufträge.
yokohama-story-new-orders = Neue Aufträge { $area }: { $cards }.
yokohama-story-new-titles = Neue Technologien { $area }: { $cards }.

## What happened: the turn

yokohama-story-turn = Runde { $round }: { $player } ist am Zug.
yokohama-story-stock-market = { $edition ->
    [2024] Die Börse
   *[2016] Der Aktienmarkt
} gibt { $player } { $yen } Yen.
yokohama-story-keeps = { $player } behält einen Auftrag.
yokohama-story-places = { $player } platziert { $n ->
    [one] einen Assistenten
   *[other] je einen Assistenten:
} { $cards }.
yokohama-story-places-two = { $player } platziert zwei Assistenten { $area }.
yokohama-story-places-nobody = { $player } platziert keinen Assistenten.
yokohama-story-toll = { $player } zahlt { $yen } Yen an { $payee }.
yokohama-story-canal = { $player } zahlt 1 Yen für den Kanal.
yokohama-story-goes = Der Präsident von { $player } ist jetzt { $area }, Stärke { $power }.
yokohama-story-recalls = { $player } holt den Präsidenten { yokohama-to-hand } zurück.
yokohama-story-stays-in-hand = Der Präsident von { $player } kann nirgendwohin und bleibt { yokohama-in-hand }.
yokohama-story-fetches = { $player } holt Assistenten zurück: { $cards }.
yokohama-story-sends = { $player } nutzt { $area } einen Auslandsvertreter, Stärke { $power }.
yokohama-story-house-yen = { $owner } bekommt { $yen } Yen für das { yokohama-house } dort.
yokohama-story-nothing-there = { $player } hat dort nichts zur Wahl.
yokohama-story-gets = { $player } bekommt { $things }.
yokohama-story-exchanges = { $player } gibt { $given } für { $things }.
yokohama-story-trades-no-more = { $player } tauscht nicht weiter.
yokohama-story-donates = { $player } gibt { $cards } ab.
yokohama-story-reaches-church = { $player } besetzt { yokohama-on-church-board } das Feld für { $faith } { yokohama-faith }: { $things }.
yokohama-story-declines-church = { $player } setzt niemanden auf { yokohama-church-board }.
yokohama-story-discards = { $player } gibt { $things } ab.
yokohama-story-reaches-customs = { $player } besetzt { yokohama-on-customs-board } Feld { $space }: { $things }.
yokohama-story-declines-customs = { $player } setzt niemanden auf { yokohama-customs-board }.
yokohama-story-takes-order = { $player } nimmt diesen Auftrag: { $order }.
yokohama-story-pays-second = { $player } zahlt { $things } für einen zweiten Auftrag.
yokohama-story-no-order = { $player } nimmt keinen Auftrag.
yokohama-story-no-second-order = { $player } nimmt keinen zweiten Auftrag.
yokohama-story-hires = { $player } holt { yokohama-from-warehouse }: { $thing } ({ $price ->
    [0] umsonst
   *[other] { $price } Yen
}).
yokohama-story-hires-no-more = { $player } nimmt nichts mehr { yokohama-from-warehouse }.
yokohama-story-pays = { $player } zahlt { $things }.
yokohama-story-learns = { $player } erwirbt eine Technologie: { $title }.
yokohama-story-learns-and-gets = { $player } erwirbt eine Technologie: { $title }. Das bringt { $things }.
yokohama-story-learns-nothing = { $player } erwirbt keine Technologie.
yokohama-story-station = { $player } platziert den Bahnhof { $area }.
yokohama-story-agent = Ein Flaggenpaar bringt { $player } einen Auslandsvertreter: { $country }.
yokohama-story-token = { $player } nimmt { $area } { yokohama-token }: { $things }.
yokohama-story-leaves-token = { $player } lässt { yokohama-token } liegen.
yokohama-story-builds-shop = { $player } baut { $area } { yokohama-shop }: { $things }.
yokohama-story-builds-house = { $player } baut { $area } ein { yokohama-house }: { $things }.
yokohama-story-builds-nothing = { $player } baut nichts.
yokohama-story-recovers = { $assistants ->
    [one] { $player } nimmt 1 Assistenten zurück, der { $area } stand.
   *[other] { $player } nimmt { $assistants } Assistenten zurück, die { $area } standen.
}
yokohama-story-stays = Ein Assistent von { $player } bleibt { $area }.
yokohama-story-chooses = { $player } wählt { $things }.
yokohama-story-moves = { $player } zieht { $source } einen Assistenten ab und setzt ihn { $area } ein.
yokohama-story-moves-from-hand = { $player } setzt { $area } einen Assistenten { yokohama-from-hand } ein.
yokohama-story-leaves-icons = { $player } verzichtet auf den Rest der Belohnung.
yokohama-story-fulfils = { $player } erfüllt einen Auftrag ({ $country }), gibt { $given } ab und bekommt { $things }.
yokohama-story-achieves = { $player } erlangt Errungenschaft { $letter } („{ $goal }“): { $things }.
yokohama-story-picks = { $player } nimmt einen Marker: { $marker }.
yokohama-story-mill = Die Textilfabrik von { $player } macht 1 Seide zu 2 Yen.
yokohama-story-university = Die Universität bringt { $player } für 1 Yen einen Assistenten { yokohama-from-warehouse }.

## What happened: the end

yokohama-story-end = { $reason ->
    [houses] Alle vier { yokohama-houses } einer Farbe sind gebaut.
    [shops] Alle acht { yokohama-laeden } einer Farbe sind gebaut.
    [orders] Die Aufträge reichen nicht mehr für alle Felder.
    [church] Genug Assistenten stehen { yokohama-on-church-board }.
   *[customs] Genug Assistenten stehen { yokohama-on-customs-board }.
} Das Spielende ist eingeläutet; nach diesem Zug folgen noch { $turns }.
yokohama-story-over = Das Spiel ist vorbei.
yokohama-final = { $place }. { $player }: { $total } Punkte ({ $track } im Spiel, Kirche { $church }, { yokohama-area-customs } { $customs }, Technologie { $technology }, Länder { $countries }, Sonstiges { $remainder })

## The table

yokohama-table-head = Runde { $round }, { $player } ist am Zug
yokohama-table-dealing = Runde { $round }, Karten werden ausgelegt
yokohama-table-over = Das Spiel ist vorbei
yokohama-table-last-turns = { $turns ->
    [0] keine Züge mehr
    [one] letzter Zug
   *[other] noch { $turns } Züge mit diesem
}
yokohama-table-action = Aktion: { $area }, Stärke { $power }
yokohama-table-decks = Stapel: { $orders } Aufträge, { $technologies } Technologien
yokohama-table-agents = Auslandsvertreter { $agents }
yokohama-table-markers = Marker (Land = Flagge): { $markers }
yokohama-table-canal = Durchgang 1 Yen
# The lower, middle and upper part of the board.
yokohama-table-level = { $level ->
    [low] UNTEN
    [mid] MITTE
   *[high] OBEN
}
yokohama-table-full = { $taken }/{ $full }
yokohama-table-achievement = { $letter }  { $goal }: zuerst { $first } Punkte, danach { $later }
yokohama-table-points = { $points } SP
# All the same in the singular: the line is full.
yokohama-table-holdings = { $yen } Yen, { $copper } Kupfer, { $silk } Seide, { $tea } Tee, { $fish } Fisch, { $imports } Import
yokohama-table-president-in-hand = Präsident { yokohama-in-hand }
yokohama-table-president-at = Präsident: { $area }
yokohama-table-pieces = Assistenten { $assistants }+{ $stored }, { yokohama-laeden } { $shops }+{ $stored_shops }, { yokohama-houses } { $houses }+{ $stored_houses } ({ $edition ->
    [2024] Hand+Faktorei
   *[2016] Vorrat+Warenhaus
})
yokohama-table-technologies = Technologien
yokohama-table-industry = ({ $edition ->
    [2024] Produktionswert
   *[2016] Industrie
} { $industry })
yokohama-table-orders = Aufträge
yokohama-table-hidden = { $orders } verdeckt auf der Hand
yokohama-table-fulfilled = erfüllt
yokohama-table-marker = Marker: { $marker }
yokohama-table-flags = Flaggen { $flags }
yokohama-table-own-agents = Vertreter { $agents } ({ $used } genutzt)
yokohama-table-tokens = { yokohama-tokens } { $tokens }
yokohama-table-achieved = Errungenschaften { $achieved }
yokohama-table-legend = Figuren: R2* sind 2 Assistenten und der Präsident, [R] ein Gebäude, $ der Bahnhof, = deine Stärke. Belohnungen: v Punkte, y Yen, c Kupfer, s Seide, t Tee, f Fisch, g Handelsware nach Wahl, i Importgut, w Sache { yokohama-from-warehouse }, m Assistentenbewegung, a Auslandsvertreter; H { yokohama-house }, 5: { yokohama-tokens }.
