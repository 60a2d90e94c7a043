# A turn in one sentence: what somebody did, each thing in a few words that follow their name.

turn-told = { $player }: { $parts }
turn-skip = Überspringen
turn-skip-about = Zum Ende dieses Zuges (Leertaste)
turn-setup = Aufbau
turn-round = Runde { $round }
turn-number = Zug { $turn }
turn-open = Alle Schritte zeigen
turn-back = Zug zurück
turn-on = Zug vor
turn-mind = Einen Bot für mich spielen lassen: { $bot }

## TRADERS OF OSAKA

brief-osaka-story-draws = zieht { $cards }
brief-osaka-story-token = ein { osaka-rotes } Ertragsplättchen
brief-osaka-story-takes = nimmt { $card } als Münzen
brief-osaka-story-takes-held = nimmt { $card } unter dem eigenen Stein
brief-osaka-story-reserves = reserviert { $card }
brief-osaka-story-reserves-farm = reserviert { $card } in der Produktion
brief-osaka-story-buys = kauft { $cards } für { osaka-so-viel }
brief-osaka-story-passes = passt
brief-osaka-story-sails = { osaka-colour } nach { $space }
brief-osaka-story-insures = versichert mit { $cards }
brief-osaka-story-saves = rettet { $cards }

## YOKOHAMA

brief-yokohama-story-keeps = behält einen Auftrag
brief-yokohama-story-places = { $n ->
    [one] ein Assistent
   *[other] je ein Assistent:
} { $cards }
brief-yokohama-story-places-two = zwei Assistenten { $area }
brief-yokohama-story-toll = { $yen } Yen an { $payee }
brief-yokohama-story-goes = handelt { $area } mit Stärke { $power }
brief-yokohama-story-recalls = holt den Präsidenten zurück
brief-yokohama-story-stays-in-hand = der Präsident bleibt { yokohama-in-hand }
brief-yokohama-story-sends = ein Auslandsvertreter handelt { $area } mit Stärke { $power }
brief-yokohama-story-gets = bekommt { $things }
brief-yokohama-story-exchanges = gibt { $given } für { $things }
brief-yokohama-story-reaches-church = ein Feld { yokohama-on-church-board }: { $things }
brief-yokohama-story-reaches-customs = ein Feld { yokohama-on-customs-board }: { $things }
brief-yokohama-story-takes-order = nimmt einen Auftrag
brief-yokohama-story-hires = { yokohama-from-warehouse }: { $thing }
brief-yokohama-story-learns = erwirbt { $title }
brief-yokohama-story-learns-and-gets = erwirbt { $title } und { $things }
brief-yokohama-story-station = der Bahnhof { $area }
brief-yokohama-story-agent = ein Auslandsvertreter ({ $country })
brief-yokohama-story-token = { yokohama-token }: { $things }
brief-yokohama-story-builds-shop = baut { $area } { yokohama-shop }: { $things }
brief-yokohama-story-builds-house = baut { $area } ein { yokohama-house }: { $things }
brief-yokohama-story-chooses = wählt { $things }
brief-yokohama-story-moves = ein Assistent, erst { $source }, jetzt { $area }
brief-yokohama-story-moves-from-hand = { $area } ein Assistent { yokohama-from-hand }
brief-yokohama-story-fulfils = erfüllt einen Auftrag für { $country }: { $things }
brief-yokohama-story-achieves = Errungenschaft { $letter }: { $things }
brief-yokohama-story-picks = ein Marker: { $marker }
brief-yokohama-story-mill = 1 Seide zu 2 Yen
brief-yokohama-story-university = ein Assistent für 1 Yen

## TRADERS OF OSAKA: the order of a payday

climax-purchase = Kauf
climax-sail = Schiffe fahren
climax-payday = Zahltag
climax-tide = Schwarze Strömung
climax-payday-of = Zahltag für { osaka-colour }
climax-payday-about = Alle verkaufen alle { osaka-roten } Handelsgüter.
climax-tide-of = Die Schwarze Strömung versenkt: { $colours }
climax-price = Preis
climax-cards = × Karten
climax-rounded = auf Fünfer aufgerundet
climax-points = Siegpunkte, einer je fünf
climax-nothing = nichts zu verkaufen
climax-lost = { $n ->
    [0] verliert nichts
    [one] verliert 1 Karte
   *[other] verliert { $n } Karten
}
climax-saved = { $n ->
    [one] 1 Karte ist versichert
   *[other] { $n } Karten sind versichert
}
climax-worth = { $price } × { $cards } = { $sum }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
climax-worth-about = Das brächte diese Farbe an einem Zahltag jetzt: { $price } × { $cards } = { $sum }, aufgerundet { $rounded }

## TRADERS OF OSAKA: insurance

insure-cannot = Das { osaka-rote } Schiff sinkt. Keine deiner Karten kann { $goods ->
    [one] dein Handelsgut
   *[other] deine { $goods } Handelsgüter
} versichern.

## The end

end-sources = Punkte nach Herkunft
end-total = Summe
end-payday = Zahltag { $n }: { $colours }
end-reason = Warum es endete: { $reason }
end-own-place = Du belegst Platz { $place }, { $behind ->
    [0] bei gleicher Punktzahl
    [one] mit 1 Punkt Rückstand
   *[other] mit { $behind } Punkten Rückstand
}.
