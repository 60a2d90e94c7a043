# TRADERS OF OSAKA: Überschriften der Regelabschnitte, die der Tisch in Verweisen nennt. Die Texte stehen in osaka-rules.ftl.

osaka-rules-goal-title = Ziel des Spiels
osaka-rules-setup-title = Aufbau
osaka-rules-turn-title = Dein Zug
osaka-rules-buy-title = Waren kaufen
osaka-rules-ships-title = Schiffe
osaka-rules-take-title = Münzen nehmen
osaka-rules-reserve-title = Karte reservieren
osaka-rules-refill-title = Markt und Produktion auffüllen
osaka-rules-piles-title = Stapel
osaka-rules-payday-title = Zahltag
osaka-rules-tokens-title = Ertragsplättchen
osaka-rules-tide-title = Die Schwarze Strömung
osaka-rules-insurance-title = Versicherung
osaka-rules-end-title = Spielende
