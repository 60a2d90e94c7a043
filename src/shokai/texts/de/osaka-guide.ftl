# TRADERS OF OSAKA: the pictures, examples and player aid of the rules. No sentence of an example has a figure of its own:
# figures come from the rules.

osaka-guide-part = { $part ->
    [market] Der Markt
    [farm] Die Produktion
    [sea] Die Schiffe
    [hand] Hand von { $player }
    [goods] Handelsgüter von { $player }
    [tokens] Ertragsplättchen von { $player }
   *[points] Punkte von { $player }
}
osaka-guide-choice = { $verb ->
    [buy] Kaufen
    [take] Nehmen
   *[reserve] Reservieren
}
osaka-guide-choice-about = { $verb ->
    [buy] alles im Markt, was nicht andere reserviert haben. Schiffe fahren.
    [take] eine Karte aus dem Markt auf die Hand, als Münzen.
   *[reserve] eine Karte im Markt oder in der Produktion mit deinem Stein.
}
osaka-guide-start = In Osaka beginnen alle Schiffe, und dorthin fahren die aus Edo zurück.
osaka-guide-anchor = Der Anker bei Anori: Hier tauchen gesunkene Schiffe wieder auf.
osaka-guide-waves = Die beiden Wellenfelder: Hier sinken Schiffe am Zahltag.
osaka-guide-edo = Edo: Läuft ein Schiff ein, ist Zahltag.
osaka-guide-sails = { $n ->
    [one] Eine Karte einer Farbe: Ihr Schiff fährt 1 Feld.
   *[other] Zwei oder mehr Karten einer Farbe: Ihr Schiff fährt { $n } Felder.
}
osaka-guide-highest = höchste Karte
osaka-guide-plus-tokens = deine Plättchen der Farbe
osaka-guide-cards = Karten
osaka-guide-to-points = aufgerundet auf ein Vielfaches von fünf, geteilt durch fünf: Punkte
osaka-guide-rings = { $n ->
    [0] rettet nichts
    [one] rettet 1 deiner Handelsgüter
   *[other] rettet bis zu { $n } deiner Handelsgüter
}
osaka-guide-turned = Eine gedrehte Karte ist versichert: Keine Strömung nimmt sie mit.

osaka-guide-example-round = Eine ganze Runde
osaka-guide-why-round = Grau kann sich den Markt nicht leisten und nimmt die teuerste Karte. Weiß entzieht den anderen die rote Karte; dadurch wird der Rest für sie billiger. Pink könnte kaufen, will Beige aber kein gelbes Schiff näher bringen. Was übrig ist, kann Beige nun bezahlen.
osaka-guide-example-reserved = Kaufen zwischen Reservierungen
osaka-guide-why-reserved = Die beiden Karten unter fremden Steinen bleiben liegen und kosten Pink nichts. Die Karte unter dem eigenen Stein muss mit, und der Stein kommt zurück.
osaka-guide-example-no-change = Herausgegeben wird nichts
osaka-guide-why-no-change = Weiß kann nicht passend zahlen. Beide Karten sind nötig, also gehen beide weg, und die Münze zu viel ist verloren.
osaka-guide-example-two-and-one = Zwei gelbe Karten und eine rote
osaka-guide-why-two-and-one = Gelb fährt weiter, weil mehr gelbe Karten dabei sind. Blau und Grün bleiben, denn von ihnen wurde nichts gekauft.
osaka-guide-example-three-count-as-two = Drei Karten bringen ein Schiff nicht weiter als zwei
osaka-guide-why-three-count-as-two = Wie viele blaue Karten es auch sind, das blaue Schiff macht nur den größeren der beiden Schritte. Dem grünen genügt eine Karte bis Edo.
osaka-guide-example-farm = Eine Reservierung in der Produktion
osaka-guide-why-farm = Der Kauf von Pink bringt die Produktion in den Markt, und der Stein von Weiß kommt mit. Von nun an kann Weiß die gelbe Karte nehmen oder kaufen, und sonst niemand.
osaka-guide-example-after-buying = Der Markt nach einem Kauf
osaka-guide-why-after-buying = Die Karte von Grau bleibt. Die Produktion rückt mit dem Stein von Weiß auf, zwei neue Karten kommen in den Markt und drei in die Produktion.
osaka-guide-example-three-sell = Ein Schiff kommt an, drei verkaufen
osaka-guide-why-three-sell = Der Preis von Weiß ist die höchste Karte und das Plättchen. Pink hat kein Plättchen, aber eine bessere Karte. Grau hat so viele Karten wie Weiß, doch eine bleibt übrig und kommt auf den Ablagestapel.
osaka-guide-example-two-colours = Zwei Schiffe auf einmal
osaka-guide-why-two-colours = Jede Farbe wird für sich verkauft, und jede bringt ein Plättchen. Auch eine einzelne billige Karte wird auf einen ganzen Punkt aufgerundet.
osaka-guide-example-with-tokens = Was Ertragsplättchen wert sind
osaka-guide-why-with-tokens = Die Plättchen heben den Preis jeder Karte im Set. Es sind mehr Punkte als Karten, also kommen die fehlenden ungesehen vom Zugstapel. Das neue Plättchen zählt erst beim nächsten Verkauf.
osaka-guide-example-sinking = Was die Strömung nimmt
osaka-guide-why-sinking = Das grüne Schiff ist angekommen, also ist Zahltag. Rot und Blau sind in den Wellen, und Pink hat keine Karte zum Versichern. Gelb liegt sicher bei Anori.
osaka-guide-example-three-cards = Mit drei Karten versichern
osaka-guide-why-three-cards = Die beiden roten Karten haben zusammen drei Ringe; drei rote Handelsgüter sind gerettet, und Weiß behält die teuersten. Die blaue Karte rettet ein blaues. Was keinen Ring hat, ist verloren.
osaka-guide-example-eighth-token = Das letzte Plättchen
osaka-guide-why-eighth-token = Weiß hat die Reihe der Plättchen voll. Das Spiel ist sofort vorbei: Das blaue Schiff in den Wellen sinkt nicht mehr, und es zählen nur noch die Punkte.

osaka-aid-one-of = Tu in deinem Zug genau eines davon
osaka-aid-buy = Alle Karten im Markt ohne fremden Stein oder keine. Zahle ihre Summe aus der Hand; nichts wird herausgegeben. Es sind nun deine Handelsgüter.
osaka-aid-take = Eine freie oder deine reservierte Karte aus dem Markt auf die Hand. Kein Auffüllen.
osaka-aid-reserve = Dein Stein kommt in Markt oder Produktion auf eine Karte ohne Stein. Er kehrt zurück, wenn du sie nimmst oder kaufst.
osaka-aid-after = Nach dem Kaufen
osaka-aid-sail = Schiffe fahren: 1 Feld für eine Karte einer Farbe, 2 Felder für zwei oder mehr.
osaka-aid-refill = Die Produktion kommt samt Steinen in den Markt; 2 neue Karten für den Markt, 3 für die Produktion.
osaka-aid-refill-start = Ebenso vor deinem Zug, wenn der Markt nichts für dich hat.
osaka-aid-payday = Zahltag, wenn ein Schiff in Edo ist
osaka-aid-sell = Alle verkaufen alle Handelsgüter der Farbe: (höchste Karte + deine Plättchen der Farbe) × Karten.
osaka-aid-token = Für jede verkaufte Farbe: 1 Ertragsplättchen der Farbe.
osaka-aid-end = { $n } Plättchen oder mehr: Das Spiel endet jetzt.
osaka-aid-tide = Schiffe auf den Wellen sinken. Vom aktiven Spieler an darf jeder versichern: mit Handkarten der Farbe, jeder Ring rettet eines.
osaka-aid-return = Schiffe aus Edo fahren nach Osaka, gesunkene kommen nach Anori.
osaka-aid-table = Punkte für einen Verkauf
osaka-aid-price = Preis
osaka-aid-cards = Verkaufte Karten
osaka-aid-deck = Karten in jeder Farbe
osaka-aid-win = Die meisten Punkte gewinnen, danach die meisten Plättchen. Handelsgüter und Hand zählen nichts.
osaka-aid-begin = Zu Beginn: 5 Karten im Markt, 3 in der Produktion. Zieht offen, bis die Hand mindestens 8 wert ist. Die niedrigste Summe beginnt. Jeder nimmt 1 Plättchen beliebiger Farbe.
