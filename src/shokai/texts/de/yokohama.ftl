# YOKOHAMA in German: words, questions, previews, what happened, the table.
# Terms as in the German rulebook of 2016; where $edition stands, the edition of 2024 has other names.

## Areas: as a label, and where something happens ("im Hafen", "auf der Teeplantage 1")

yokohama-area-copper1 = Kupfermine 1
yokohama-area-copper2 = Kupfermine 2
yokohama-area-silk1 = Seidenspinnerei 1
yokohama-area-silk2 = Seidenspinnerei 2
yokohama-area-tea1 = Teeplantage 1
yokohama-area-tea2 = Teeplantage 2
yokohama-area-fish1 = { $edition ->
    [2024] Fischerei 1
   *[2016] Fischgründe 1
}
yokohama-area-fish2 = { $edition ->
    [2024] Fischerei 2
   *[2016] Fischgründe 2
}
yokohama-area-bank = Bank
yokohama-area-chinatown = Chinatown
yokohama-area-church = Kirche
yokohama-area-customs = { $edition ->
    [2024] Zoll
   *[2016] Importlager
}
yokohama-area-dock = { $edition ->
    [2024] Hafen B
   *[2016] Dock
}
yokohama-area-agency = { $edition ->
    [2024] Arbeitsagentur
   *[2016] Arbeitsvermittler
}
yokohama-area-lab = { $edition ->
    [2024] Labor A
   *[2016] Laboratorium
}
yokohama-area-port = { $edition ->
    [2024] Hafen A
   *[2016] Hafen
}
yokohama-area-research = { $edition ->
    [2024] Labor B
   *[2016] Forschungszentrum
}
yokohama-area-canal = Kanal

# Always with the preposition of a place, so sentences ask “where?”, never “where to?” or “where from?”.
yokohama-the-copper1 = in der Kupfermine 1
yokohama-the-copper2 = in der Kupfermine 2
yokohama-the-silk1 = in der Seidenspinnerei 1
yokohama-the-silk2 = in der Seidenspinnerei 2
yokohama-the-tea1 = auf der Teeplantage 1
yokohama-the-tea2 = auf der Teeplantage 2
yokohama-the-fish1 = { $edition ->
    [2024] in der Fischerei 1
   *[2016] in den Fischgründen 1
}
yokohama-the-fish2 = { $edition ->
    [2024] in der Fischerei 2
   *[2016] in den Fischgründen 2
}
yokohama-the-bank = in der Bank
yokohama-the-chinatown = in Chinatown
yokohama-the-church = in der Kirche
yokohama-the-customs = { $edition ->
    [2024] beim Zoll
   *[2016] im Importlager
}
yokohama-the-dock = { $edition ->
    [2024] in Hafen B
   *[2016] im Dock
}
yokohama-the-agency = { $edition ->
    [2024] in der Arbeitsagentur
   *[2016] beim Arbeitsvermittler
}
yokohama-the-lab = { $edition ->
    [2024] in Labor A
   *[2016] im Laboratorium
}
yokohama-the-port = { $edition ->
    [2024] in Hafen A
   *[2016] im Hafen
}
yokohama-the-research = { $edition ->
    [2024] in Labor B
   *[2016] im Forschungszentrum
}
yokohama-the-canal = am Kanal

## Things

# Beware: Warenhaus is the warehouse in 2016 and the trading house in 2024.
yokohama-house = { $edition ->
    [2024] Warenhaus
   *[2016] Handelshaus
}
yokohama-houses = { $edition ->
    [2024] Warenhäuser
   *[2016] Handelshäuser
}
yokohama-from-warehouse = { $edition ->
    [2024] von der Faktorei
   *[2016] aus dem Warenhaus
}
# Only in German.
yokohama-laeden = { $edition ->
    [2024] Läden
   *[2016] Geschäfte
}
yokohama-shop = { $edition ->
    [2024] einen Laden
   *[2016] ein Geschäft
}
# As an object: “nimmt das Plättchen”.
yokohama-token = { $edition ->
    [2024] den 5-Stärke-Marker
   *[2016] das Stärke-5-Plättchen
}
yokohama-tokens = { $edition ->
    [2024] 5-Stärke-Marker
   *[2016] Stärke-5-Plättchen
}
yokohama-zollplan = { $edition ->
    [2024] Zollplan
   *[2016] Importlagerplan
}
yokohama-country = { $country ->
    [GB] Großbritannien
    [US] Vereinigte Staaten
    [FR] Frankreich
    [DE] { $edition ->
        [2024] Deutsches Reich
       *[2016] Deutschland
    }
   *[NL] Niederlande
}
yokohama-nothing = nichts
# Subject or direct object; only “1 Assistent” is no object, and stands behind a colon.
yokohama-amount = { $icon ->
    [vp] { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
    [yen] { $n } Yen
    [copper] { $n } Kupfer
    [silk] { $n } Seide
    [tea] { $n } Tee
    [fish] { $n } Fisch
    [any] { $n ->
        [one] 1 Handelsware nach Wahl
       *[other] { $n } Handelswaren nach Wahl
    }
    [import] { $n ->
        [one] 1 Importgut
       *[other] { $n } Importgüter
    }
    [warehouse] { $n ->
        [one] 1 Sache { yokohama-from-warehouse }
       *[other] { $n } Sachen { yokohama-from-warehouse }
    }
    [move] { $n ->
        [one] 1 Assistentenbewegung
       *[other] { $n } Assistentenbewegungen
    }
    [agent] { $n } Auslandsvertreter
    [assistant] { $n ->
        [one] 1 Assistent
       *[other] { $n } Assistenten
    }
    [shop] { $n ->
        [one] 1 { $edition ->
            [2024] Laden
           *[2016] Geschäft
        }
       *[other] { $n } { yokohama-laeden }
    }
    [house] { $n ->
        [one] 1 { yokohama-house }
       *[other] { $n } { yokohama-houses }
    }
    [technologies] { $n ->
        [one] 1 Technologie
       *[other] { $n } Technologien
    }
    [tokens] { $edition ->
        [2024] { $n } Marker (5-Stärke-Marker und Auslandsvertreter)
       *[2016] { $n } Plättchen (Stärke-5-Plättchen und Auslandsvertreter)
    }
   *[orders] { $n ->
        [one] 1 erfüllter Auftrag
       *[other] { $n } erfüllte Aufträge
    }
}
yokohama-plus = { $first } + { $rest }
yokohama-order = { $order } ({ $country }): { $goods } → { $reward }
yokohama-goal-built = { $commercial ->
    [0] Gebäude in { $production } Produktionsgebieten
   *[other] { $production ->
        [0] Gebäude in { $commercial } Handelsgebieten
       *[other] Gebäude in { $production } Produktions- und { $commercial } Handelsgebieten
    }
}
# Four of them fill a line of the table, so the word Flagge is said around them.
yokohama-marker-flag = { $country }
yokohama-marker-agent = Auslandsvertreter
yokohama-lettered = { $letter }: { $thing }
yokohama-numbered = { $thing } Nr. { $number }
yokohama-token-at = { $area }: { $reward }

## Technologies: names and effects

yokohama-title-ball = Ball
yokohama-title-brickyard = Ziegelei
yokohama-title-electrical-light = Elektrisches Licht
yokohama-title-exposition = Ausstellung
yokohama-title-gaslight = Gaslicht
yokohama-title-language-school = Sprachschule
yokohama-title-letterpress-printing = Buchdruck
yokohama-title-mining-technology = Bergbautechnik
yokohama-title-newspaper = Zeitung
yokohama-title-patent-system = Patentwesen
yokohama-title-postal-system = Postwesen
yokohama-title-stagecoach = Postkutsche
yokohama-title-station = Bahnhof
yokohama-title-stock-market = Aktienmarkt
yokohama-title-telegram = Telegramm
yokohama-title-telephone = Telefon
yokohama-title-textile-mill = Textilfabrik
yokohama-title-tram = Straßenbahn
yokohama-title-university = Universität
yokohama-title-winery = Weinkellerei

yokohama-effect-ball = Jeder Auftrag, den du erfüllst, bringt 2 Punkte mehr.
yokohama-effect-brickyard = Jeder Assistent, den du auf den { yokohama-zollplan } setzt, bringt 4 Punkte mehr.
yokohama-effect-electrical-light = Jedes { yokohama-house }, das du baust, bringt 3 Punkte mehr.
yokohama-effect-exposition = Sie bringt sofort und einmalig 10 Punkte.
yokohama-effect-gaslight = Baust du { yokohama-shop }, bringt das 2 Punkte mehr.
yokohama-effect-language-school = Jeder Auftrag, den du erfüllst, bringt 1 Yen mehr.
yokohama-effect-letterpress-printing = Jede spätere Technologie bringt dir 1 Yen.
yokohama-effect-mining-technology = Immer wenn du Kupfer bekommst, bekommst du 1 Kupfer mehr.
yokohama-effect-newspaper = Einzelne Assistenten darfst du in vier statt drei Gebieten platzieren.
yokohama-effect-patent-system = Jede spätere Technologie bringt dir 2 Punkte.
yokohama-effect-postal-system = Dein Präsident darf bei gegnerischen Präsidenten stehen bleiben; bezahlen musst du sie trotzdem.
yokohama-effect-stagecoach = Dein Präsident kommt kostenlos an gegnerischen Präsidenten vorbei.
yokohama-effect-station = Du platzierst den Bahnhof: Dort haben alle 1 Stärke mehr, und dein Präsident darf direkt hinfahren.
yokohama-effect-stock-market = Hast du am Anfang deines Zuges weniger als 2 Yen, bekommst du, was daran fehlt.
yokohama-effect-telegram = Nach zwei Assistenten in einem Gebiet darfst du einen dritten in einem Nachbargebiet platzieren.
yokohama-effect-telephone = Wenn deine Assistenten nach einer Aktion zurückkommen, darf einer dableiben.
yokohama-effect-textile-mill = Einmal pro Zug darfst du 1 Seide zu 2 Yen machen.
yokohama-effect-tram = Dein Präsident darf direkt in jedes Gebiet ohne gegnerischen Präsidenten fahren.
yokohama-effect-university = Einmal pro Zug darfst du für 1 Yen einen Assistenten { yokohama-from-warehouse } nehmen.
yokohama-effect-winery = Jeder Assistent, den du auf den Kirchenplan setzt, bringt 3 Punkte mehr.

## Questions

yokohama-asks-draft = Welchen deiner zwei Aufträge behältst du? Der andere kommt aus dem Spiel.
yokohama-asks-phase-a = Vor der Hauptaktion: Nutze einen Auslandsvertreter, erfülle Aufträge, erlange Errungenschaften, oder mach mit „done“ weiter.
yokohama-asks-phase-c = Nach der Hauptaktion: Nutze einen Auslandsvertreter, erfülle Aufträge, erlange Errungenschaften, oder beende deinen Zug mit „done“.
yokohama-asks-place = Platziere einzelne Assistenten in bis zu { $most } Gebieten oder zwei in einem. Du hast { $men } im Vorrat.
yokohama-asks-place-more = Platziere noch einen Assistenten in { $left ->
    [one] 1 Gebiet
   *[other] bis zu { $left } Gebieten
} weiter unten in der Liste, oder schreib „done“. Du hast { $men } im Vorrat. (Schreibst du „place“ und alle Gebiete in eine Zeile, ist die Reihenfolge egal.)
yokohama-asks-telegram = Deine zwei Assistenten stehen { $area }. Noch einer in einem Nachbargebiet?
yokohama-asks-move = Wohin geht dein Präsident? Oder hol ihn in deinen Vorrat zurück.
yokohama-asks-move-from-hand = Wohin setzt du deinen Präsidenten?
yokohama-asks-stuck = Dein Präsident kann nirgendwohin, also bleibt nur „recall“: Figuren kommen in deinen Vorrat zurück, und es gibt keine Aktion.
yokohama-asks-tolls = Mehrere Wege enden { $area }. Wen bezahlst du?
yokohama-asks-fetch = Welche Assistenten kommen mit dem Präsidenten in deinen Vorrat zurück? Nenne sie in der Reihenfolge der Liste, dann „done“.
yokohama-asks-harvest = { $area }, Stärke { $power }: Wie { $bank ->
    [1] viele Yen
   *[other] viel
} nimmst du?
yokohama-asks-trade = { $area }: Noch { $exchanges ->
    [one] 1 Tausch
   *[other] { $exchanges } Tausche
}. Kaufen oder verkaufen?
yokohama-asks-worship = { $area }: { $power } Glaubenskraft, und 1 mehr für jede Abgabe. Welches Feld?
yokohama-asks-donate = { $need ->
    [one] 1 Abgabe ist
   *[other] { $need } Abgaben sind
} nötig. Was gibst du ab? Zuerst Handelswaren, dann ein Importgut, dann 2 Yen.
yokohama-asks-man = Kommt der Assistent für den Verwaltungsplan aus dem Gebiet oder aus deinem Vorrat?
yokohama-asks-clear = { $area }, Stärke { $power }, { $imports ->
    [one] 1 Importgut
   *[other] { $imports } Importgüter
}. Welches Feld?
yokohama-asks-order-first = { $area }, Stärke { $power }: Welchen Auftrag nimmst du?
yokohama-asks-order-second = { $area }, Stärke { $power }: Noch ein Auftrag für 2 Yen oder 1 Importgut?
yokohama-asks-order-second-paid = { $area }, Stärke { $power }: Welchen zweiten Auftrag nimmst du?
yokohama-asks-hire = { $area }: Noch { $items ->
    [one] 1 Sache
   *[other] { $items } Sachen
} { yokohama-from-warehouse }, zuerst { yokohama-houses }, dann { yokohama-laeden }, dann Assistenten. Du hast { $yen } Yen.
yokohama-asks-study = { $area }: Industriewert { $power }. Welche Technologie?
yokohama-asks-pay = { $title } kostet { $units ->
    [one] 2 Yen oder 1 Importgut
   *[other] { $units }-mal 2 Yen oder 1 Importgut
}. Wie viele Importgüter gibst du ab?
yokohama-asks-station = Wo platzierst du den Bahnhof?
yokohama-asks-bonus = { $area }: Nimmst du das Stärke-5-Plättchen?
yokohama-asks-build = { $area }: Baust du { $edition ->
    [2024] einen Laden
   *[2016] ein Geschäft
} oder ein { yokohama-house }?
yokohama-asks-recovery = Deine Assistenten kommen zurück. Telefon: Bleibt einer da?
yokohama-asks-reward = Nutze deine Belohnung: { $reward }.
yokohama-asks-set-down = Wohin kommt dein Assistent, der jetzt { $area } steht?
yokohama-asks-set-down-from-hand = Wohin kommt der Assistent aus deinem Vorrat?
yokohama-asks-marker = Du hast alle drei Errungenschaften: Welchen Marker nimmst du?

## What a move would bring

yokohama-preview-power = Du hättest dort Stärke { $power }, mit deinem Präsidenten { $strong }.{ $toll ->
    [0] { "" }
   *[other] { " " }Das kostet { $toll } Yen (an { $payees }).
}
yokohama-preview-recall = Dein Präsident kommt in deinen Vorrat zurück, und mit ihm so viele { $assistants ->
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
yokohama-preview-church-spaces = Mit Abgaben sind diese Felder des Verwaltungsplans in Reichweite: { $spaces }.
yokohama-preview-customs-spaces = Diese Felder des Verwaltungsplans sind in Reichweite: { $spaces }.
yokohama-preview-no-spaces = Kein Feld des Verwaltungsplans ist in Reichweite.
yokohama-preview-orders = Aufträge in Reichweite: { $orders }.
yokohama-preview-no-orders = Kein Auftrag ist in Reichweite.
yokohama-preview-titles = Technologien in Reichweite: { $titles }.
yokohama-preview-no-titles = Keine Technologie ist in Reichweite.
yokohama-preview-bonus = Du bekommst { yokohama-token }: { $things }.
yokohama-preview-build-shop = Du darfst { yokohama-shop } bauen (Bauplätze { $shops }).
yokohama-preview-build-house = Du darfst ein { yokohama-house } bauen.
yokohama-preview-build-both = Du darfst { $edition ->
    [2024] einen Laden
   *[2016] ein Geschäft
} (Bauplätze { $shops }) oder ein { yokohama-house } bauen.
yokohama-preview-freed = { $assistants ->
    [one] 1 Assistent kommt zurück.
   *[other] { $assistants } Assistenten kommen zurück.
}
yokohama-preview-marker = Flagge oder Auslandsvertreter auf dem Marker: { $marker }.
yokohama-preview-ends = Damit ist das Spielende eingeläutet.

## What happened: the deal

yokohama-story-areas = Die Stadt, Reihe für Reihe: { $cards }.
yokohama-story-sites = Bauplatzkarten: { $cards }.
yokohama-story-tokens = { yokohama-tokens }: { $cards }.
yokohama-story-achievements = Errungenschaften: { $cards }.
yokohama-story-markers = Marker mit Flagge oder Auslandsvertreter: { $cards }.
yokohama-story-dealt = { $player } bekommt zwei Aufträge.
yokohama-story-new-orders = Neue Aufträge { $area }: { $cards }.
yokohama-story-new-titles = Neue Technologien { $area }: { $cards }.

## What happened: the turn

yokohama-story-turn = Runde { $round }: { $player } ist am Zug.
yokohama-story-stock-market = Der Aktienmarkt gibt { $player } { $yen } Yen.
yokohama-story-keeps = { $player } behält einen Auftrag.
yokohama-story-places = { $player } platziert je einen Assistenten: { $cards }.
yokohama-story-places-two = { $player } platziert zwei Assistenten { $area }.
yokohama-story-places-nobody = { $player } platziert keinen Assistenten.
yokohama-story-toll = { $player } zahlt { $yen } Yen an { $payee }.
yokohama-story-canal = { $player } zahlt 1 Yen für den Kanal.
yokohama-story-goes = Der Präsident von { $player } ist jetzt { $area }, Stärke { $power }.
yokohama-story-recalls = { $player } holt den Präsidenten in den Vorrat zurück.
yokohama-story-stays-in-hand = Der Präsident von { $player } kann nirgendwohin und bleibt im Vorrat.
yokohama-story-fetches = { $player } holt Assistenten zurück: { $cards }.
yokohama-story-sends = { $player } nutzt { $area } einen Auslandsvertreter, Stärke { $power }.
yokohama-story-house-yen = { $owner } bekommt { $yen } Yen für das { yokohama-house } dort.
yokohama-story-nothing-there = { $player } hat dort nichts zur Wahl.
yokohama-story-gets = { $player } bekommt { $things }.
yokohama-story-exchanges = { $player } gibt { $given } für { $things }.
yokohama-story-trades-no-more = { $player } tauscht nicht weiter.
yokohama-story-donates = { $player } gibt { $cards } ab.
yokohama-story-reaches-church = { $player } besetzt auf dem Kirchenplan das Feld für { $faith } Glaubenskraft: { $things }.
yokohama-story-declines-church = { $player } setzt niemanden auf den Kirchenplan.
yokohama-story-discards = { $player } gibt { $things } ab.
yokohama-story-reaches-customs = { $player } besetzt auf dem { yokohama-zollplan } Feld { $space }: { $things }.
yokohama-story-declines-customs = { $player } setzt niemanden auf den { yokohama-zollplan }.
yokohama-story-takes-order = { $player } nimmt den Auftrag { $order }.
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
yokohama-story-moves-from-hand = { $player } setzt { $area } einen Assistenten aus dem Vorrat ein.
yokohama-story-leaves-icons = { $player } verzichtet auf den Rest der Belohnung.
yokohama-story-fulfils = { $player } erfüllt { $order } ({ $country }), gibt { $given } ab und bekommt { $things }.
yokohama-story-achieves = { $player } erlangt Errungenschaft { $letter } („{ $goal }“): { $things }.
yokohama-story-picks = { $player } nimmt einen Marker: { $marker }.
yokohama-story-mill = Die Textilfabrik von { $player } macht 1 Seide zu 2 Yen.
yokohama-story-university = Die Universität bringt { $player } für 1 Yen einen Assistenten { yokohama-from-warehouse }.

## What happened: the end

yokohama-story-end = { $reason ->
    [houses] Alle vier { yokohama-houses } einer Farbe sind gebaut.
    [shops] Alle acht { yokohama-laeden } einer Farbe sind gebaut.
    [orders] Die Aufträge reichen nicht mehr, um den Plan aufzufüllen.
    [church] Der Kirchenplan ist voll.
   *[customs] Der { yokohama-zollplan } ist voll.
} Das Spielende ist eingeläutet; nach diesem Zug folgen noch { $turns }.
yokohama-story-over = Das Spiel ist vorbei.
yokohama-final = { $place }. { $player }: { $total } Punkte ({ $track } im Spiel, Kirche { $church }, Importlager { $customs }, Technologie { $technology }, Länder { $countries }, Sonstiges { $remainder })

## The table

yokohama-table-head = Runde { $round }, { $player } ist am Zug
yokohama-table-dealing = Runde { $round }, Karten werden ausgelegt
yokohama-table-over = Das Spiel ist vorbei
yokohama-table-last-turns = { $turns ->
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
yokohama-table-president-in-hand = Präsident im Vorrat
yokohama-table-president-at = Präsident: { $area }
yokohama-table-pieces = Assistenten { $assistants }+{ $stored }, { yokohama-laeden } { $shops }+{ $stored_shops }, { yokohama-houses } { $houses }+{ $stored_houses } ({ $edition ->
    [2024] Hand+Faktorei
   *[2016] Vorrat+Warenhaus
})
yokohama-table-technologies = Technologien
yokohama-table-industry = (Industrie { $industry })
yokohama-table-orders = Aufträge
yokohama-table-hidden = { $orders } auf der Hand
yokohama-table-fulfilled = erfüllt
yokohama-table-marker = Marker: { $marker }
yokohama-table-flags = Flaggen { $flags }
yokohama-table-own-agents = Vertreter { $agents } ({ $used } genutzt)
yokohama-table-tokens = Stärke-5-Plättchen { $tokens }
yokohama-table-achieved = Errungenschaften { $achieved }
yokohama-table-legend = Figuren: R2* sind 2 Assistenten und der Präsident, [R] ein Gebäude, $ der Bahnhof, = deine Stärke. Belohnungen: v Punkte, y Yen, c Kupfer, s Seide, t Tee, f Fisch, g Handelsware nach Wahl, i Importgut, w Sache { yokohama-from-warehouse }, m Assistentenbewegung, a Auslandsvertreter; H { yokohama-house }, 5: { $edition ->
    [2024] 5-Stärke-Marker
   *[2016] Stärke-5-Plättchen
}.
