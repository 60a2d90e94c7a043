# First-game notes: what somebody who has not played before is told when it happens for the first time. One sentence each.

page-first-notes = Hinweise beim ersten Spiel
page-first-notes-about = Wenn etwas zum ersten Mal geschieht, erklärt es ein Satz.
page-first-notes-off = Keine Hinweise mehr
page-first-notes-read = Verstanden

osaka-note-coins = Die Karte auf deiner Hand ist jetzt Geld; kein Schiff fährt dafür.
osaka-note-stone = Dein Stein hält dir diese Karte frei, bis du sie kaufst oder nimmst; du hast nur einen.
osaka-note-reserved = Eine Karte mit Stein gehört dem, der ihn hingelegt hat: Niemand sonst kann sie kaufen oder nehmen.
osaka-note-goods = Was du gekauft hast, sind deine Handelsgüter: Sie werden zu Punkten, wenn das Schiff ihrer Farbe in Edo ankommt.
osaka-note-sails = Jeder Kauf bewegt Schiffe: 1 Feld für eine Karte einer Farbe, 2 für zwei oder mehr.
osaka-note-refill = Die Produktion zeigt, was nach dem nächsten Kauf in den Markt kommt.
osaka-note-payday = Du hast alle Karten dieser Farbe zum Preis der höchsten verkauft, und dein neues Plättchen erhöht ihn beim nächsten Mal.
osaka-note-rivals-sell = Kommt ein Schiff an, verkaufen alle die Handelsgüter seiner Farbe, gleich wer es gebracht hat.
osaka-note-sinking = Es ist Zahltag, darum sinkt jedes Schiff in den Wellen; es beginnt wieder bei Anori.
osaka-note-loss = Diese Handelsgüter sind mit ihrem Schiff untergegangen; Karten mit Ringen auf der Hand hätten einige gerettet.
osaka-note-saved = Gedrehte Handelsgüter sind versichert, bis du sie verkaufst.
osaka-note-shuffle = Der Zugstapel war leer, darum kommen die abgelegten Karten zurück.

yokohama-note-toll = Du hast dem Besitzer jedes Präsidenten, dem du begegnet bist oder neben den du einen Assistenten gesetzt hast, 1 Yen gezahlt.
yokohama-note-toll-got = Jemand kam an deinem Präsidenten vorbei und hat dich bezahlt: Ein guter Platz bringt Geld.
yokohama-note-canal = Über den Kanal zu gehen kostet jedes Mal 1 Yen, und niemand darf dort stehen bleiben.
yokohama-note-recall = Aus dem Vorrat kann dein Präsident im nächsten Zug direkt zu jedem deiner Assistenten.
yokohama-note-nowhere = Keiner deiner Assistenten steht dort, wo dein Präsident halten darf, darum gab es keine Aktion.
yokohama-note-goods = Handelswaren sind für Aufträge, für Chinatown und für die Kirche; du darfst beliebig viele behalten.
yokohama-note-house-yen = Immer wenn andere handeln, wo du ein Handelshaus hast, zahlt dir die Bank 1 Yen.
yokohama-note-order = Erfülle den Auftrag vor oder nach deiner Hauptaktion, sobald du seine Waren hast.
yokohama-note-fulfils = Die Flagge des Auftrags zählt von nun an: Zwei desselben Landes bringen dir einen Auslandsvertreter.
yokohama-note-agent = Dein Auslandsvertreter kann eine zusätzliche Aktion ausführen, in einem Gebiet mit deinen Assistenten, aber ohne deinen Präsidenten.
yokohama-note-sends = Der Auslandsvertreter ist genutzt, bleibt aber bei dir: Für Errungenschaften zählt er weiter.
yokohama-note-token = Jedes Gebiet hat ein solches Plättchen, und es bekommt, wer dort zuerst mit Stärke 5 handelt.
yokohama-note-token-gone = Dieses Stärke-5-Plättchen ist weg: Nur wer dort zuerst mit Stärke 5 handelt, bekommt es.
yokohama-note-shop = Dein Geschäft gibt dir hier 1 Stärke bis zum Spielende.
yokohama-note-house = Dein Handelshaus gibt dir hier 1 Stärke und bringt 1 Yen, wann immer andere hier handeln.
yokohama-note-recovery = Nach der Aktion kommen deine Assistenten in den Vorrat zurück; dein Präsident bleibt, bis er weitergeht.
yokohama-note-church = Dieser Assistent bleibt bis zum Ende hier; dann punkten die meisten und zweitmeisten auf dem Plan.
yokohama-note-customs = Dieser Assistent bleibt bis zum Ende hier; dann punkten die meisten und zweitmeisten auf dem Plan.
yokohama-note-learns = Eine Technologie hilft dir bis zum Spielende, und am Ende zählen ihr Industriewert und ihre Flagge.
yokohama-note-achieves = Wer eine Errungenschaft zuerst erlangt, bekommt am meisten, und was sie verlangt, behältst du.
yokohama-note-hires = Was du aus dem Warenhaus geholt hast, ist jetzt in deinem Vorrat: Assistenten zum Platzieren, Geschäfte und Häuser zum Bauen.
yokohama-note-last = Das Ende ist eingeläutet: Diese Runde wird zu Ende gespielt, und dann noch eine.
