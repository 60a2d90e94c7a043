# TRADERS OF OSAKA in German: words, moves, reasons, previews, what happened.

## Words

osaka-colour = { $colour ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
   *[green] Grün
}

# Only in German: colours take an ending. “das rote Schiff”, “rote Handelsgüter”;
# “ein rotes Handelsgut”; “die roten Handelsgüter”.
osaka-rote = { $colour ->
    [red] rote
    [blue] blaue
    [yellow] gelbe
   *[green] grüne
}
osaka-rotes = { $colour ->
    [red] rotes
    [blue] blaues
    [yellow] gelbes
   *[green] grünes
}
osaka-roten = { $colour ->
    [red] roten
    [blue] blauen
    [yellow] gelben
   *[green] grünen
}
# Only in German: numbers with their nouns.
osaka-so-viel = { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}
osaka-so-viele-punkte = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
osaka-so-viele-gueter = { $cards ->
    [one] 1 { osaka-rotes } Handelsgut
   *[other] { $cards } { osaka-rote } Handelsgüter
}
osaka-verkauf = { $player } verkauft { osaka-so-viele-gueter } { $cards ->
    [one] zu { $price }
   *[other] zu je { $price }
}

# Subject or direct object, and never the first word: “die” would have to be “Die”.
# Was mit stärkeren Mustern auf einer Karte steht: keine zwei Farben haben dasselbe.
osaka-colour-mark = { $colour ->
    [red] R
    [blue] B
    [yellow] Ge
   *[green] Gr
}
osaka-card = die { osaka-rote } { $value }

osaka-space-osaka = Osaka
osaka-space-oshima = Oshima
osaka-space-anori = Anori
osaka-space-enshunada-1 = Enshunada 1
osaka-space-enshunada-2 = Enshunada 2
osaka-space-edo = Edo

## Bad input

osaka-bad-card = „{ $text }“ ist keine Karte. Die Karten sind { $cards }.
osaka-bad-colour = „{ $text }“ ist keine Farbe. Die Farben sind { $colours } (Rot, Blau, Gelb, Grün).
osaka-bad-ship = „{ $text }“ nennt kein Schiff mit seinem Feld. Schreib zum Beispiel R2 oder R:anori; die Felder sind { $spaces }.
osaka-bad-move = „{ $text }“ ist kein Zug. Züge sehen so aus: token R, take R5, reserve R5, reserve farm R5, buy, buy R5 G2, pay R5, insure R2, save R5, done, pass.
osaka-too-many-cards = So viele { $card } gibt es im Spiel nicht.
osaka-no-own-cards = Die Karten dieses Spiels sind so bekannt, wie sie gedruckt sind; es gibt nichts zu ersetzen.
osaka-not-under-stone = Dein Stein liegt nicht auf { $card }.
osaka-two-stones = { $player } hat nur einen Reservierungsstein.
osaka-position-players = Nötig sind zwei bis vier Spieler mit verschiedenen Namen, nicht: { $names }.
osaka-position-impossible = { $fault ->
    [cards] Unmögliche Stellung: Jede der 108 Karten ist irgendwo, und nur einmal.
    [pile] Unmögliche Stellung: Der Stapel hat mehr Karten, als „draw“ nennt.
    [ships] Unmögliche Stellung: Zu Beginn eines Zuges ist kein Schiff in Edo.
    [stones] Unmögliche Stellung: Ein Stein liegt auf einer Karte.
    [market] Unmögliche Stellung: Wer einen Zug beginnt, findet etwas auf dem Markt.
    [points] Unmögliche Stellung: Es fehlen Karten, die niemand als Punkte hat.
    [tokens] Unmögliche Stellung: Mit acht Plättchen ist das Spiel zu Ende.
    [seats] Unmögliche Stellung: Jemand hat etwas oder ist am Zug, der nicht mitspielt.
    [actor] Unmögliche Stellung: In dieser Phase entscheidet jemand anderes, als „actor“ sagt.
    [passes] Unmögliche Stellung: Wenn alle gepasst haben, ist das Spiel zu Ende.
    [edo] Unmögliche Stellung: Ein Schiff ist nur von seiner Ankunft bis zum Ende des Zahltags in Edo, und ohne eines gibt es keinen Zahltag.
    [unused] Unmögliche Stellung: Eines von „due“, „order“, „asked“, „colour“, „symbols“, „to_market“, „to_farm“, „after_lay“ ist angegeben, und die Phase braucht es nicht.
    [phase-lay] Unmögliche Stellung: „lay“ braucht Karten in „to_market“ oder „to_farm“, zuerst für den Markt, einen Stapel und in „after_lay“ turn, payday oder hands.
    [phase-hands] Unmögliche Stellung: „hands“ braucht einen Stapel, und die Hand dessen, der zieht, ist weniger als 8 wert.
    [phase-start] Unmögliche Stellung: „start“ braucht zwei Spieler mit Gleichstand.
    [phase-tokens] Unmögliche Stellung: In „tokens“ haben alle vom Startspieler bis zu dem, der wählt, ein Plättchen, die anderen keines.
    [phase-pay] Unmögliche Stellung: „pay“ braucht in „due“ einen Betrag, nicht höher als der Preis der Waren, den die Hand decken kann, und in „order“ eine Kartensorte.
    [phase-insure] Unmögliche Stellung: „insure“ braucht gefährdete Waren der Farbe „colour“, mehr als „symbols“, und „order“ von 0 bis 2.
    [phase-save] Unmögliche Stellung: „save“ braucht gefährdete Waren der Farbe „colour“, weniger „symbols“ als Waren, aber mindestens eines, und „order“ von 0 bis 2.
    [phase-end] Unmögliche Stellung: Das Spiel ist zu Ende, wenn jemand acht Plättchen hat oder alle gepasst haben, und „ended“ sagt, was davon.
   *[other] Unmögliche Stellung: Phase, Akteur und die Zahlen des Zuges passen nicht zusammen.
}

## Why not?

osaka-no-such-move = Einen Zug mit der Nummer { $number } gibt es nicht.
osaka-why-over = Das Spiel ist vorbei.
osaka-why-dealing = Gerade werden Karten ausgeteilt.
osaka-why-choose-token = Vor dem ersten Zug wählen alle ein Ertragsplättchen.
osaka-why-buy-first = Bezahlen kannst du nur einen Kauf: Schreib zuerst „buy“.
osaka-why-no-tokens-now = Ertragsplättchen wählst du nur einmal, vor dem ersten Zug; später bekommst du sie für Verkäufe.
osaka-why-no-insurance-now = Versichern kannst du Handelsgüter nur in dem Moment, in dem an einem Zahltag ihr Schiff sinkt.
osaka-why-nothing-to-buy = Im Markt liegt nichts, was du kaufen könntest.
osaka-why-too-dear = Der Markt kostet { $price }, deine Hand ist { $coins } wert. Du kaufst alles oder nichts.
osaka-why-nothing-reserved = Dein Reservierungsstein liegt auf keiner Karte.
osaka-why-held-in-farm = Die Karte unter deinem Reservierungsstein liegt noch in der Produktion. Beim nächsten Auffüllen kommt sie in den Markt.
osaka-why-must-act = Passen kannst du nur, wenn du sonst nichts tun kannst.
osaka-why-stone-is-out = Dein Reservierungsstein liegt auf einer Karte { $where ->
    [market] im Markt
   *[farm] in der Produktion
}. Du bekommst ihn erst zurück, wenn du sie kaufst oder nimmst.
osaka-why-reserved = { $player } hat { $card } reserviert. Nur { $player } darf sie kaufen oder nehmen.
osaka-why-own-stone-on-it = Du hast { $card } schon reserviert.
osaka-why-lies-in-farm = Noch liegt { $card } in der Produktion. Nehmen und kaufen kannst du nur Karten im Markt.
osaka-why-reserve-in-farm = Du findest { $card } in der Produktion. Dort reservierst du mit „reserve farm“.
osaka-why-lies-in-market = Du findest { $card } im Markt. Dort reservierst du mit „reserve“, ohne „farm“.
osaka-why-not-in-market = Im Markt gibt es { $card } gerade nicht.
osaka-why-not-in-farm = In der Produktion gibt es { $card } gerade nicht.
osaka-why-pay-first = Du bist beim Bezahlen: { $due ->
    [one] Es fehlt noch 1 Münze.
   *[other] Es fehlen noch { $due } Münzen.
}
osaka-why-not-in-hand = Du hast { $card } nicht auf der Hand.
osaka-why-pay-in-order = Zahle deine höchsten Karten zuerst, bei gleichem Wert Rot vor Blau vor Gelb vor Grün: Für { $card } ist es jetzt zu spät. Nennst du alle Karten in einer Zeile nach „buy“, ist die Reihenfolge egal.
osaka-why-pay-dearer-first = Zahle deine höchsten Karten zuerst. Von { $card } an abwärts sind deine Karten nur noch { $rest } wert, fällig sind aber { $due }.
osaka-why-superfluous = Du zahlst mehr Karten, als der Preis verlangt: Lass { $card } weg.
osaka-why-other-colour = Hier geht es um { osaka-rote } Handelsgüter; { $card } versichert nur ihre eigene Farbe.
osaka-why-no-symbols = Als Versicherung taugt { $card } nicht: Sie hat kein Versicherungssymbol.
osaka-why-insure-in-order = Leg Karten mit zwei Symbolen vor denen mit einem ab: Für { $card } ist es jetzt zu spät.
osaka-why-superfluous-insurance = Es ist schon alles versichert: Lass { $card } weg.
osaka-why-no-such-goods = Zu deinen bedrohten Handelsgütern gehört { $card } nicht.
osaka-why-save-in-order = Nenne deine höchsten Handelsgüter zuerst und nutze alle Symbole; { $symbols ->
    [one] 1 ist
   *[other] { $symbols } sind
} noch übrig. Nach { $card } könnten die restlichen Handelsgüter nicht mehr alle Symbole nutzen.
osaka-why-choose-goods = Nenne die { osaka-roten } Handelsgüter, die du retten willst: noch { $symbols }.
osaka-why-insure-first = Leg zuerst { osaka-rote } Karten mit Versicherungssymbolen ab, danach folgt „done“.
osaka-why-decide-insurance = Willst du { $goods ->
    [one] dein bedrohtes { osaka-rotes } Handelsgut
   *[other] deine { $goods } bedrohten { osaka-roten } Handelsgüter
} versichern? Antworte mit „insure“ und einer Karte oder mit „done“.

## What a move would bring

osaka-preview-next-price = { $price ->
    [0] Danach läge für { $player } nichts mehr im Markt, und er würde aufgefüllt.
   *[other] Danach würde der Markt für { $player } { $price } kosten.
}
osaka-preview-buy = Du kaufst { $cards } für { osaka-so-viel }.
osaka-preview-ship = Das { osaka-rote } Schiff fährt bis { $space }.
osaka-preview-sale = { osaka-verkauf }: { osaka-so-viele-punkte } und ein Ertragsplättchen.
osaka-preview-at-risk = Das { osaka-rote } Schiff sinkt, { $player } könnte { $cards } verlieren.
osaka-preview-symbols = Vor dem Bezahlen hast du { $symbols ->
    [0] kein Versicherungssymbol
    [one] 1 Versicherungssymbol
   *[other] { $symbols } Versicherungssymbole
} für { osaka-colour } auf der Hand.
osaka-preview-ends = Damit endet das Spiel.
osaka-advice-can-buy = Du hättest dann { $coins } Münzen: genug für den Markt, der dich dann { $price } kosten würde.
osaka-advice-coins = Du hättest dann { $coins } Münzen{ $price ->
    [0] {""}.
   *[other] {""}; der Markt würde dich { $price } kosten.
}
osaka-advice-reserved = Niemand sonst kann diese Karte nehmen oder kaufen.
osaka-advice-insures = { $symbols ->
    [one] Ihr Versicherungssymbol kann
   *[other] Ihre { $symbols } Versicherungssymbole können
} deine Waren in { osaka-colour } retten.

## What happened

osaka-story-draws = { $player } zieht { $cards }.
osaka-story-lot = Das Los entscheidet: { $player } beginnt.
osaka-story-token = { $player } nimmt ein { osaka-rotes } Ertragsplättchen.
osaka-story-takes = { $player } nimmt { $card } als Münzen.
osaka-story-takes-held = { $player } löst die Reservierung ein und nimmt { $card } als Münzen.
osaka-story-reserves = { $player } reserviert { $card }.
osaka-story-reserves-farm = { $player } reserviert { $card } in der Produktion.
osaka-story-buys = { $player } kauft { $cards } für { osaka-so-viel }.
osaka-story-pays = { $player } bezahlt mit { $cards }.
osaka-story-passes = { $player } kann nichts tun und passt.
osaka-story-to-market = Neu im Markt: { $cards }.
osaka-story-to-farm = Neu in der Produktion: { $cards }.
osaka-story-shuffle = Der Ablagestapel wird gemischt und bildet den neuen Zugstapel.
osaka-story-sails = Das { osaka-rote } Schiff erreicht { $space }.
osaka-story-sells = Zahltag: { osaka-verkauf }: { $price } × { $cards } = { $sum }, aufgerundet { $rounded }. Das bringt { osaka-so-viele-punkte } und ein Ertragsplättchen.
osaka-story-insures = { $player } legt { $cards } als Versicherung ab.
osaka-story-saves = { $player } rettet { $cards }.
osaka-story-done = { $player } versichert keine weiteren { osaka-roten } Handelsgüter.
osaka-story-sinks = Die Schwarze Strömung versenkt das { osaka-rote } Schiff.
osaka-story-loses = { $player } verliert { osaka-so-viele-gueter }.
osaka-story-end-tokens = Acht Ertragsplättchen erreicht: { $players }. Das Spiel ist vorbei.
osaka-story-end-passes = Niemand kann mehr etwas tun: Das Spiel ist vorbei.
osaka-final = { $place }. { $player }: { osaka-so-viele-punkte }, { $tokens } Ertragsplättchen

## The table

osaka-table-market = Markt
# “Produktion” fills its column and would touch the first card.
osaka-table-farm = Produktion
osaka-table-piles = Zugstapel { $draw }, Ablagestapel { $discard }
osaka-table-points = { $points } SP
osaka-table-tokens = Plättchen { $tokens }/{ $end }
osaka-table-stone = (Stein bereit)
osaka-table-goods = Güter
osaka-table-hand = Hand
osaka-table-hidden = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
osaka-table-coins = = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}

## Questions

osaka-asks-token = Wähle ein Ertragsplättchen. Es hebt den Preis deiner Verkäufe in dieser Farbe um 1.
osaka-asks-turn = Nehmen, reservieren oder kaufen? Der Markt kostet { $price }, deine Hand ist { $coins } wert.
osaka-asks-pay = Zahle noch { $due }, die höchsten Karten zuerst.
osaka-asks-insure = Das { osaka-rote } Schiff sinkt. Willst du { $goods ->
    [one] dein bedrohtes Handelsgut
   *[other] deine { $goods } bedrohten Handelsgüter
} versichern?
osaka-asks-save = Welche { osaka-roten } Handelsgüter rettest du? Noch { $symbols }.

osaka-notation =
    Die Züge dieses Spiels (Karten heißen R5, B2 …; R ist Rot, B Blau, Y Gelb, G Grün):
      token R            ein rotes Ertragsplättchen nehmen (am Anfang)
      take R5            eine Karte im Markt als Münzen nehmen; R5* ist die unter deinem Stein
      reserve R5         deinen Stein auf eine Karte im Markt legen
      reserve farm R5    deinen Stein auf eine Karte in der Produktion legen
      buy R5 G2          die Waren im Markt kaufen und mit diesen Karten zahlen; oder „buy“, dann Karte für Karte
      insure R2 R3       Karten als Versicherung ablegen; „done“, wenn es genug ist
      save R5 R3         die Handelsgüter nennen, die du rettest
      pass               passen, nur wenn sonst nichts geht

## What the page calls a seat where nobody with a name sits
osaka-seat-white = Weiß
osaka-seat-pink = Pink
osaka-seat-grey = Grau
osaka-seat-beige = Beige
