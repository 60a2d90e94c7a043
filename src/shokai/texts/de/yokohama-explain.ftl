# YOKOHAMA auf der Seite, deutsch: was etwas ist, worauf man zeigt, in ein, zwei Sätzen, und die Legende.

## Zeichen: ihre Namen, und wozu sie da sind

yokohama-symbol = { $symbol ->
    [copper] Kupfer
    [silk] Seide
    [tea] Tee
    [fish] Fisch
    [any] Handelsware nach Wahl
    [import] Importgut
    [yen] Yen
    [vp] Siegpunkte
    [assistant] Assistent
    [president] Präsident
    [shop] { $edition ->
        [2024] Laden
       *[2016] Geschäft
    }
    [house] { yokohama-house }
    [station] Bahnhof
    [warehouse] Sache { yokohama-from-warehouse }
    [move] Bewegung
    [order] Auftrag
    [technology] Technologie
    [production] Produktionsgebiet
    [commercial] { $edition ->
        [2024] Gewerbegebiet
       *[2016] Handelsgebiet
    }
    [industry] { $edition ->
        [2024] Produktionswert
       *[2016] Industriewert
    }
    [faith] { yokohama-faith }
    [low] Unterer Bereich
    [mid] Mittlerer Bereich
    [high] Oberer Bereich
    [exchange] Tausch
    [flag] Flagge
    [agent] Auslandsvertreter
    [token] { yokohama-tokens }
    [power] Deine Stärke
    [planned] Mögliche Stärke
    [glow] Leuchten
   *[toll] Kosten
}
yokohama-symbol-about = { $symbol ->
    [any] Du wählst Kupfer, Seide, Tee oder Fisch.
    [import] { $edition ->
        [2024] Für den Zoll, oder statt 1 fehlendem Produktionswert.
       *[2016] Für das Importlager, oder statt 1 fehlendem Industriewert.
    } In Chinatown kostet es { $price } Yen.
    [yen] Damit bezahlst du Präsidenten, Sachen und Technologien. Am Ende sind je 2 Yen 1 Punkt.
    [vp] Sie zählen sofort; am Ende kommen weitere dazu. Die meisten gewinnen.
    [assistant] Gibt 1 Stärke in seinem Gebiet und lässt deinen Präsidenten durch.
    [president] Gibt 1 Stärke und führt die Aktion aus. Andere zahlen 1 Yen für jeden Assistenten, den sie dort platzieren.
    [shop] Gibt bis zum Spielende 1 Stärke im Gebiet, und beim Bau eine Belohnung.
    [house] Gibt bis zum Spielende 1 Stärke im Gebiet; immer wenn andere dort handeln, bekommst du 1 Yen.
    [station] Gibt allen 1 Stärke im Gebiet; der Präsident des Besitzers kommt direkt dorthin.
    [warehouse] Eine Sache { yokohama-from-warehouse }, zum üblichen Preis.
    [move] Versetzt einen deiner Assistenten in ein beliebiges Gebiet, ohne Kosten.
    [order] Oben die Waren, die ein Land verlangt, unten deine Belohnung.
    [technology] Der Preis im Rad, die Wirkung im Band, daneben die Flagge.
    [production] Bringt Kupfer, Seide, Tee oder Fisch.
    [commercial] Alles andere: Geld, Tausch, Aufträge, Technologien, Kirche.
    [industry] Jede Stärke zählt 1; damit werden Technologien bezahlt.
    [faith] Jede Stärke und jede Abgabe zählt 1; die Felder der Kirche verlangen sie.
    [low] Aufträge in Reichweite der Stärke 2.
    [mid] Aufträge in Reichweite der Stärke 3.
    [high] Aufträge in Reichweite der Stärke 4.
    [exchange] Du kaufst oder verkaufst eine Ware, oder kaufst ein Importgut.
    [flag] Die zweite, vierte, sechste Flagge eines Landes bringt einen Vertreter; verschiedene bilden am Ende Sätze.
    [agent] Handelt einmal, in Phase A oder C, in einem Gebiet mit deinem Assistenten und ohne deinen Präsidenten.
    [token] Bekommt, wer dort als Erster mit Stärke 5 handelt; es gilt, was darauf steht.
    [power] Leuchtende Stufen eines Gebiets: wie stark du dort ohne deinen Präsidenten bist.
    [planned] Umrandete Stufen: was der Zug daraus machen würde, auf den du zeigst.
    [glow] Das kannst du jetzt wählen.
    [toll] Was du dort an Präsidenten zahlen müsstest.
   *[good] Ware für Aufträge und Abgaben. In Chinatown kostet sie { $price } Yen.
}

## Gebiete und was in ihnen liegt

yokohama-explain-harvest = { $thing } für Stärke 1 bis 5: { $yields }. Du darfst weniger nehmen.
yokohama-explain-trade = Je Stärke ein Tausch: Kupfer oder Seide für { $dear } Yen, Tee oder Fisch für { $cheap } kaufen oder verkaufen, oder ein Importgut für { $import } kaufen.
yokohama-explain-church = Jede Stärke und jede Abgabe ist 1 { yokohama-faith }. Stelle einen Assistenten für immer auf ein Feld, das höchstens so viel verlangt.
yokohama-explain-customs = Gib bis zu so viele Importgüter ab, wie deine Stärke weniger 1 beträgt, und stelle einen Assistenten für immer auf ein Feld, das genau so viele verlangt.
yokohama-explain-orders = Nimm einen ausliegenden Auftrag: mit Stärke 2 von unten, mit 3 auch aus der Mitte, mit 4 von überall. Ein zweiter kostet { $second } Yen oder 1 Importgut.
yokohama-explain-hire = Hole bis zu so viele Sachen { yokohama-from-warehouse }, wie deine Stärke weniger 1 beträgt. Assistenten kosten nichts.
yokohama-explain-study = Jede Stärke ist ein { $edition ->
    [2024] Produktionswert
   *[2016] Industriewert
} von 1. Nimm eine Technologie; was fehlt, kostet je { $unit } Yen oder 1 Importgut.
yokohama-explain-canal = Präsidenten gehen für 1 Yen hinüber; stehen bleiben darf niemand.
yokohama-explain-power-here = Deine Stärke hier ist jetzt { $power }, { $president ->
    [yes] mit deinem Präsidenten.
   *[no] ohne deinen Präsidenten.
}
yokohama-explain-level = Mit Stärke { $power } bringt die Aktion: { $what }.
yokohama-explain-brings = { $kind ->
    [trade] { $n ->
        [one] 1 Tausch
       *[other] { $n } Tausche
    }
    [customs] { $n ->
        [0] keine Abgabe von Importgütern
        [one] Abgabe von bis zu 1 Importgut
       *[other] Abgabe von bis zu { $n } Importgütern
    }
    [church] { $n } { yokohama-faith }
    [hire] { $n ->
        [0] nichts
        [one] bis zu 1 Sache { yokohama-from-warehouse }
       *[other] bis zu { $n } Sachen { yokohama-from-warehouse }
    }
    [study] { $edition ->
        [2024] Produktionswert
       *[2016] Industriewert
    } { $n }
   *[orders] { $n ->
        [1] nichts
        [2] einen Auftrag von unten
        [3] einen Auftrag von unten oder aus der Mitte
        [4] irgendeinen Auftrag
       *[other] irgendeinen Auftrag, und 3 Punkte
    }
}
yokohama-explain-of = { $thing }, { $area }
yokohama-explain-token = Für den Ersten, der hier mit Stärke 5 handelt: { $reward }.
yokohama-explain-token-gone = Der Stärke-Bonus dieses Gebiets ist schon vergeben.
yokohama-explain-site = Wer hier { yokohama-shop } baut, bekommt: { $reward }. Das geht nach einer Aktion der Stärke 4 oder 5, einmal je Gebiet.
yokohama-explain-site-built = { $edition ->
    [2024] Laden
   *[2016] Geschäft
} von { $player }: gibt hier bis zum Spielende 1 Stärke.
yokohama-explain-house = { yokohama-house }: bringt { $reward }. Bauen darfst du es nach einer Aktion der Stärke 4 oder 5; es gibt nur einen Platz.
yokohama-explain-house-built = { yokohama-house } von { $player }: gibt hier 1 Stärke, und 1 Yen, immer wenn jemand anders hier handelt.
yokohama-explain-crew = Assistenten von { $player }: { $n }. Jeder gibt hier 1 Stärke, bis er nach der Aktion zurückkehrt.
yokohama-explain-president = Der Präsident von { $player }. Andere dürfen hier nicht stehen bleiben und zahlen 1 Yen für jeden Assistenten, den sie hier platzieren, und fürs Durchgehen.

## Karten und Pläne

yokohama-explain-order-row = Du nimmst ihn mit der Aktion hier, ab Stärke { $need }.
yokohama-explain-order-mine = In Phase A oder C gibst du die Waren ab und nimmst die Belohnung; dann zählt seine Flagge.
yokohama-explain-order-room = Platz für { $n } weitere: Mehr als { $most } Aufträge darfst du nicht haben, und abwerfen kannst du keinen.
yokohama-explain-title-row = { $edition ->
    [2024] Sie kostet hier Produktionswert
   *[2016] Sie kostet hier Industriewert
} { $cost }; was fehlt, kostet je { $unit } Yen oder 1 Importgut.
yokohama-explain-title-more = Du hast { $n } Technologien: Jede weitere kostet zusätzlich { $unit } Yen oder 1 Importgut.
yokohama-explain-title-mine = { $edition ->
    [2024] Am Ende zählt ihr Produktionswert
   *[2016] Am Ende zählt ihr Industriewert
} { $cost }; ihre Flagge zählt schon jetzt.
yokohama-explain-space = { $price }: { $reward } für einen Assistenten, der bis zum Spielende hier bleibt.
yokohama-explain-space-taken = Bis zum Spielende besetzt von { $player }.
yokohama-explain-space-neutral = Ein neutraler Assistent blockiert dieses Feld.
yokohama-explain-prize = Am Ende bringen die meisten Assistenten hier { $first } Punkte, die zweitmeisten { $second }. Stehen { $full } da, ist das Spielende eingeläutet.
yokohama-explain-titles-prize = { $edition ->
    [2024] Am Ende bringt der höchste Produktionswert aller Technologien
   *[2016] Am Ende bringt der höchste Industriewert aller Technologien
} { $first } Punkte, der zweithöchste { $second }.
yokohama-explain-surcharge = Technologien in dieser Spalte kosten { $n } mehr.
yokohama-explain-empty = Hier liegt nichts. Nach der Aktion wird aufgefüllt.
yokohama-explain-achievement = In Phase A oder C setzt du einen Assistenten darauf; was sie verlangt, behältst du.
yokohama-explain-marker = Wer alle drei Errungenschaften erlangt hat, nimmt sich einen davon.
yokohama-explain-deck-orders = Damit werden die Auslagen aufgefüllt. Geht das nicht mehr, ist das Spielende eingeläutet.
yokohama-explain-deck-titles = Damit werden die Auslagen mit Technologien aufgefüllt.
yokohama-explain-agents-left = { $country }: noch { $n }. Die zweite, vierte, sechste Flagge eines Landes bringt einen.

## Das Spielende

yokohama-explain-end = { $kind ->
    [houses] Das Ende ist eingeläutet, wenn jemand alle { $of } { yokohama-houses } gebaut hat; die meisten bisher: { $have }.
    [shops] Das Ende ist eingeläutet, wenn jemand alle { $of } { yokohama-laeden } gebaut hat; die meisten bisher: { $have }.
    [orders] Das Ende ist eingeläutet, wenn die Aufträge zum Auffüllen nicht reichen; { $have } sind noch im Stapel.
    [church] Das Ende ist eingeläutet, wenn { yokohama-on-church-board } { $of } Assistenten stehen; jetzt { $have }.
   *[customs] Das Ende ist eingeläutet, wenn { yokohama-on-customs-board } { $of } Assistenten stehen; jetzt { $have }.
} Dann spielt ihr die Runde zu Ende und noch eine.
yokohama-explain-standing = Die Punkte, die alle hätten, wenn das Spiel jetzt endete. Ein Klick zeigt, woher sie kommen.
yokohama-explain-last = Das Ende ist eingeläutet: Ihr spielt diese Runde zu Ende und noch eine.

## Eigenes, und das der anderen

yokohama-explain-tab = { $tab ->
    [city] Alle Gebiete mit den Figuren aller.
    [boards] Errungenschaften, die Wege zum Spielende, Kirche, { yokohama-area-customs } und die ausliegenden Aufträge und Technologien.
    [mine] Deine Waren, Figuren, Aufträge und Technologien.
   *[rivals] Die anderen Kaufleute, und was bisher geschah.
}
yokohama-explain-score = Die bisherigen Punkte. Am Spielende kommen weitere dazu.
yokohama-explain-piece-hand = Bereit zum Platzieren oder Bauen.
yokohama-explain-piece-store = { $edition ->
    [2024] Du holst sie über die Arbeitsagentur
   *[2016] Du holst sie über den Arbeitsvermittler
} oder als Belohnung; das nächste Stück kostet { $price } Yen.
yokohama-explain-agents = Einmal pro Zug, in Phase A oder C, handelt ein Vertreter in einem Gebiet mit deinem Assistenten und ohne deinen Präsidenten.
yokohama-explain-tokens = { yokohama-tokens }, die du genommen hast. Sie zählen für Errungenschaften.
yokohama-explain-sets = Am Ende bringen 2, 3, 4, 5 verschiedene Flaggen { $points } Punkte.
yokohama-explain-rival-points = { $player }, { $points } Punkte
yokohama-explain-rival-titles = Technologien: { $titles }.
yokohama-explain-rival = { $assistants } Assistenten bereit, { $orders } Aufträge, { $technologies } Technologien.

## Die Leiste

yokohama-explain-stage = { $stage ->
    [before] Phase A: vor der Hauptaktion einen Vertreter nutzen, Aufträge erfüllen, Errungenschaften erlangen.
    [place] Platzierung: je ein Assistent in bis zu drei Gebieten, oder zwei in einem.
    [move] Bewegung: Dein Präsident geht in ein Gebiet mit deinem Assistenten, oder du holst ihn zurück.
    [act] Die Aktion des Gebiets, so stark wie deine Stärke dort.
    [bonus] Nach einer Aktion der Stärke 5: der Bonus des Gebiets.
    [build] Nach einer Aktion der Stärke 4 oder 5: ein Gebäude.
    [recover] Deine Assistenten kehren aus dem Gebiet der Aktion zurück.
   *[after] Phase C: nach der Hauptaktion einen Vertreter nutzen, Aufträge erfüllen, Errungenschaften erlangen.
}
yokohama-explain-button = { $button ->
    [clear] Legt zurück, was du ausgewählt hast.
    [all] Wählt alle Assistenten, die zurückkehren können.
    [agent] Wähle danach das Gebiet, in dem der Vertreter handelt.
    [recall] Statt der Bewegung. Dein Präsident kommt zu dir zurück und geht später von dort direkt in ein Gebiet mit deinem Assistenten.
   *[main] Tut, was daraufsteht; dann folgt der nächste Schritt.
}

## Die Legende

yokohama-legend = { $part ->
    [goods] Waren und Geld
    [pieces] Figuren
    [cards] Karten
    [actions] Aktionen
    [flags] Flaggen und Vertreter
   *[marks] Zeichen auf dem Tisch
}
