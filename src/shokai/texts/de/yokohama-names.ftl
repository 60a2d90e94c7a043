# YOKOHAMA in German: the names of areas, things and technologies.
# Terms as in the German rulebook of 2016; where $edition stands, the edition of 2024 has other ones.

## Areas: as a label, and where something happens („im Hafen“, „auf der Teeplantage 1“)

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
yokohama-laeden = { $edition ->
    [2024] Läden
   *[2016] Geschäfte
}
# As an object, like the next ones: “baut einen Laden”, “nimmt das Plättchen”.
yokohama-shop = { $edition ->
    [2024] einen Laden
   *[2016] ein Geschäft
}
yokohama-no-shop = { $edition ->
    [2024] keinen Laden
   *[2016] kein Geschäft
}
yokohama-token = { $edition ->
    [2024] den 5-Stärke-Marker
   *[2016] das Stärke-5-Plättchen
}
yokohama-tokens = { $edition ->
    [2024] 5-Stärke-Marker
   *[2016] Stärke-5-Plättchen
}
# The boards of Church, Customs and so on, as objects, as owners, and where something stands.
yokohama-board = { $edition ->
    [2024] die Verwaltungstafel
   *[2016] den Verwaltungsplan
}
yokohama-this-board = { $edition ->
    [2024] diese Verwaltungstafel
   *[2016] diesen Verwaltungsplan
}
yokohama-of-board = { $edition ->
    [2024] der Verwaltungstafel
   *[2016] des Verwaltungsplans
}
yokohama-on-boards = { $edition ->
    [2024] auf Verwaltungstafeln
   *[2016] auf Verwaltungsplänen
}
yokohama-church-board = { $edition ->
    [2024] die Kirchen-Verwaltungstafel
   *[2016] den Kirchenplan
}
yokohama-on-church-board = { $edition ->
    [2024] auf der Kirchen-Verwaltungstafel
   *[2016] auf dem Kirchenplan
}
yokohama-customs-board = { $edition ->
    [2024] die Zoll-Verwaltungstafel
   *[2016] den Importlagerplan
}
yokohama-on-customs-board = { $edition ->
    [2024] auf der Zoll-Verwaltungstafel
   *[2016] auf dem Importlagerplan
}
# What lies in front of a player. The word Vorrat means the bank in 2024.
yokohama-in-hand = { $edition ->
    [2024] auf der Hand
   *[2016] im Vorrat
}
yokohama-to-hand = { $edition ->
    [2024] auf die Hand
   *[2016] in den Vorrat
}
yokohama-from-hand = { $edition ->
    [2024] von der Hand
   *[2016] aus dem Vorrat
}
yokohama-in-your-hand = { $edition ->
    [2024] auf deiner Hand
   *[2016] in deinem Vorrat
}
yokohama-to-your-hand = { $edition ->
    [2024] auf deine Hand
   *[2016] in deinen Vorrat
}
yokohama-from-your-hand = { $edition ->
    [2024] von deiner Hand
   *[2016] aus deinem Vorrat
}
yokohama-faith = { $edition ->
    [2024] Glaube
   *[2016] Glaubenskraft
}
yokohama-commercial-areas = { $edition ->
    [2024] Gewerbegebieten
   *[2016] Handelsgebieten
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
        [one] 1 Bewegung
       *[other] { $n } Bewegungen
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
yokohama-order = { $country } ({ $goods } → { $reward })
yokohama-order-short = { $country } ({ $goods })
yokohama-goal-built = { $commercial ->
    [0] Gebäude in { $production } Produktionsgebieten
   *[other] { $production ->
        [0] Gebäude in { $commercial } { yokohama-commercial-areas }
       *[other] Gebäude in { $production } Produktions- und { $commercial } { yokohama-commercial-areas }
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
yokohama-title-gaslight = { $edition ->
    [2024] Gaslaterne
   *[2016] Gaslicht
}
yokohama-title-language-school = Sprachschule
yokohama-title-letterpress-printing = Buchdruck
yokohama-title-mining-technology = Bergbautechnik
yokohama-title-newspaper = Zeitung
yokohama-title-patent-system = Patentwesen
yokohama-title-postal-system = Postwesen
yokohama-title-stagecoach = Postkutsche
yokohama-title-station = Bahnhof
yokohama-title-stock-market = { $edition ->
    [2024] Börse
   *[2016] Aktienmarkt
}
yokohama-title-telegram = { $edition ->
    [2024] Schreibtelegraf
   *[2016] Telegramm
}
yokohama-title-telephone = Telefon
yokohama-title-textile-mill = Textilfabrik
yokohama-title-tram = Straßenbahn
yokohama-title-university = Universität
yokohama-title-winery = Weinkellerei

yokohama-effect-ball = Jeder Auftrag, den du erfüllst, bringt 2 Punkte mehr.
yokohama-effect-brickyard = Jeder Assistent, den du auf { yokohama-customs-board } setzt, bringt 4 Punkte mehr.
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
yokohama-effect-winery = Jeder Assistent, den du auf { yokohama-church-board } setzt, bringt 3 Punkte mehr.

## What the page calls a seat where nobody with a name sits
yokohama-seat-red = Rot
yokohama-seat-yellow = Gelb
yokohama-seat-blue = Blau
yokohama-seat-green = Grün
