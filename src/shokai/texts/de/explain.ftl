# Die Seite: was etwas ist, worauf man zeigt, die Legende und die Tasten. YOKOHAMA hat eine eigene Datei.

page-explain-about = Zeig auf etwas, oder halte es gedrückt: Die Seite sagt, was es ist.
page-explain-rule = Regel: { $section }
page-legend = Alle Zeichen
page-legend-gold = Golden: Zeichen auf dem, worauf du zeigst
page-keys = Tasten
page-key = { $key ->
    [l] alle Zeichen
    [e] erklären: weiter mit den Pfeiltasten, Schluss mit Esc
    [enter] der Hauptknopf
    [escape] Auswahl aufheben
    [undo] rückgängig, wiederholen
    [history] Verlauf
    [arrows] von Gebiet zu Gebiet
    [agent] einen Vertreter nutzen
    [recall] den Präsidenten zurückholen
    [buy] alles kaufen
    [take] als Münzen nehmen
    [reserve] reservieren
    [digits] Karte oder Plättchen wählen
    [done] nichts mehr versichern
   *[pass] passen
}
page-explain-button = { $button ->
    [undo] Nimmt deine letzte Entscheidung zurück, solange nichts Verdecktes aufgedeckt wurde. Umschalt+Z nimmt den ganzen Zug zurück.
    [undo-turn] Nimmt deinen letzten Zug von Anfang an zurück. Spielen andere mit, müssen sie zustimmen. Das Tischmenü nimmt nur deine letzte Entscheidung zurück.
    [plan] Plant, was du tust, sobald du am Zug bist. Niemand sonst sieht es.
    [hint] { hint-about }
    [chat] Nachrichten zwischen den Leuten an diesem Tisch.
    [redo] Spielt noch einmal, was du gerade zurückgenommen hast.
    [text] Zeigt den ganzen Tisch in Worten unter dem Spielbrett.
    [history] Zeigt frühere Stellungen dieses Spiels.
    [rules] Öffnet die Regeln in einem neuen Tab.
    [night] Wechselt zwischen hell und dunkel.
    [menu] Einladen, Einstellungen und alles Weitere zu diesem Tisch.
    [home] Führt zur Startseite; das Spiel geht weiter.
    [result] Zeigt das Ergebnis.
   *[legend] Zeigt alle Zeichen dieses Spiels, wie die Taste L.
}
page-explain-question = Was jetzt zu tun ist, und von wem.
page-explain-log = Was bisher geschah, das Neueste zuerst. Zeigst du auf einen Zug, siehst du ihn auf dem Tisch.

## DIE HÄNDLER VON OSAKA

osaka-explain-market = Eine der Karten im Angebot. Du kaufst alle, die niemand reserviert hat, oder nimmst eine einzelne als Münzen im Wert von { $value }.
osaka-explain-market-mine = Dein Stein liegt darauf: Nur du darfst sie kaufen oder nehmen, im Wert von { $value }.
osaka-explain-market-theirs = Reserviert von { $player }: Niemand sonst darf sie kaufen oder nehmen. Im Preis zählt sie nicht mit.
osaka-explain-farm = Sie wandert beim nächsten Auffüllen in den Markt. Bis dahin kannst du sie nur reservieren.
osaka-explain-farm-theirs = Reserviert von { $player }. Sie wandert beim nächsten Auffüllen in den Markt und bleibt reserviert.
osaka-explain-hand = Zahlt { $value }, wenn du kaufst. { $symbols ->
    [0] Sie hat kein Versicherungssymbol.
    [one] Ihr Symbol rettet eine Ware ihrer Farbe, wenn das Schiff sinkt.
   *[other] Ihre { $symbols } Symbole retten { $symbols } Waren ihrer Farbe, wenn das Schiff sinkt.
}
osaka-explain-pile-title = Güter von { $player }: { osaka-colour }
osaka-explain-pile = Läuft das Schiff dieser Farbe ({ osaka-colour }) in Edo ein, werden { $cards } Waren zu je { $price } verkauft: höchste Karte plus Ertragsplättchen der Farbe.
osaka-explain-pile-none = Noch keine Waren dieser Farbe ({ osaka-colour }). Man kauft sie im Markt.
osaka-explain-pile-risk = { $insured ->
    [0] Sinkt das Schiff, sind sie verloren, wenn Handkarten sie nicht versichern.
    [one] 1 davon ist versichert und bleibt sicher, bis sie verkauft ist.
   *[other] { $insured } davon sind versichert und bleiben sicher, bis sie verkauft sind.
}
osaka-explain-ship = Es fährt 1 Feld, wenn eine Karte seiner Farbe ({ osaka-colour }) gekauft wird, 2 Felder bei zwei oder mehr. In Edo verkaufen alle ihre Waren dieser Farbe.
osaka-explain-ship-wave = Es ist in den Wellen: Läuft jetzt ein anderes Schiff in Edo ein, sinkt es, und Waren dieser Farbe ({ osaka-colour }) sind verloren, wenn sie nicht versichert sind.
osaka-explain-space = { $space ->
    [osaka] Hier beginnen die Schiffe, und hierher kehren sie aus Edo zurück.
    [wave] Eine Welle: Schiffe hier sinken, wenn ein anderes in Edo einläuft.
    [edo] Läuft hier ein Schiff ein, ist Zahltag: Alle verkaufen ihre Waren seiner Farbe.
   *[anori] Ein sicherer Ort. Gesunkene Schiffe kommen nach Anori zurück.
}
osaka-explain-tokens = { $n } von { $end } Ertragsplättchen. Jedes hebt den Preis späterer Verkäufe seiner Farbe um 1; wer nach einem Zahltag { $end } hat, beendet das Spiel.
osaka-explain-points = Siegpunkte. Die meisten gewinnen; Waren und Handkarten zählen am Ende nichts.
osaka-explain-stone = Mit dem Stein wird eine Karte im Markt oder in der Produktion reserviert. Er kommt zurück, wenn sie gekauft oder genommen wird.
osaka-explain-cards-in-hand = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} auf der Hand, für andere verdeckt. Damit werden Waren bezahlt und versichert.
osaka-explain-draw = { $n } Karten zum Ziehen. Sind sie verbraucht, wird der Ablagestapel gemischt.
osaka-explain-discard = { $n } Karten, die gezahlt, zum Versichern genutzt oder verloren wurden.
osaka-explain-row = { $row ->
    [market] Hier kaufst oder nimmst du Karten. Nach jedem Kauf wird aufgefüllt.
   *[farm] Diese Karten wandern beim nächsten Auffüllen in den Markt.
}
osaka-explain-price = Alle Karten hier, die für dich frei sind, und ihr Preis in Münzen.
osaka-explain-button = { $button ->
    [buy] Du kaufst alle Karten im Markt, die für dich frei sind; ihre Schiffe fahren. Du bezahlst mit Handkarten.
    [take] Du nimmst eine Karte aus dem Markt als Münzen auf die Hand.
    [reserve] Du legst deinen Stein auf eine Karte: Nur du darfst sie kaufen oder nehmen.
    [confirm] Tut, was du ausgewählt hast.
    [token] Nimmt ein Ertragsplättchen dieser Farbe: Deine Verkäufe bringen je Karte 1 mehr.
    [peek] Zeigt, was der Zug brächte, und den Verlauf.
   *[pass] Etwas anderes kannst du nicht tun.
}

osaka-symbol = { $symbol ->
    [red] Rote Waren
    [blue] Blaue Waren
    [yellow] Gelbe Waren
    [green] Grüne Waren
    [value] Wert
    [ring] Versicherungssymbol
    [insured] Versichert
    [ship] Schiff
    [wave] Welle
    [stone] Stein
    [token] Ertragsplättchen
    [coming] Künftiges Plättchen
    [points] Siegpunkte
    [hand] Handkarten
    [glow] Leuchten
   *[back] Zugstapel
}
osaka-symbol-about = { $symbol ->
    [red] Schale auf Streifen
    [blue] Stoff auf Wellen
    [yellow] Ballen auf Karos
    [green] Blätter auf Zickzack
    [value] Was die Karte kostet, zahlt und beim Verkauf zählt
    [ring] Rettet eine Ware der Kartenfarbe, wenn das Schiff sinkt
    [insured] Quer gelegt: sicher, bis sie verkauft ist
    [ship] Fährt, wenn Karten seiner Farbe gekauft werden
    [wave] Schiffe hier sinken am Zahltag
    [stone] Reserviert eine Karte für einen Händler
    [token] Hebt den Preis späterer Verkäufe seiner Farbe um 1
    [coming] Was der Kauf brächte, auf den du zeigst
    [points] Die meisten gewinnen
    [hand] Für andere verdeckt
    [glow] Das kannst du jetzt wählen
   *[back] Karten zum Ziehen
}
osaka-legend = { $part ->
    [goods] Waren
    [sea] Auf See
   *[marks] Steine und Zeichen
}
