# Auszeichnungen im Profil, und Bots auf der Skala der Wertungen.

page-honours = Auszeichnungen
page-honours-count = { $earned } von { $all }
page-honours-about = Verdient in Partien, die von Anfang bis Ende ohne Tipps, Zurücknehmen oder Vertretung gespielt wurden, mit Aufgaben und in Lektionen.
page-honours-earned = verdient am { $date }
page-honours-not-yet = noch nicht
page-honours-more = { $n ->
    [one] Noch 1 zu verdienen
   *[other] Noch { $n } zu verdienen
}
page-honours-less = Nur die verdienten zeigen
page-honours-none = Noch keine: Schon der erste Sieg bringt eine.
page-levels = Gegen die Bots
page-levels-level = Stufe
page-levels-rating = Wertung
page-levels-share = gewinnt voraussichtlich
page-levels-choice = Spiel und Spielerzahl
page-levels-mine = { $game }: { $rating } ± { $margin } gegen Bots, aus { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}.
page-levels-about = Die Bots beginnen dort, wo sie untereinander stehen, und Partien gegen Menschen verschieben sie. Der erwartete Anteil gilt für einen Tisch nur mit Bots dieser Stufe. Nichts davon ändert die Wertung unter Menschen.
page-levels-unknown = Anteile gibt es nach einer gewerteten Partie oder einer gegen diese Bots ohne Tipps und Zurücknehmen.

page-honour-first-win = Erster Sieg
page-honour-first-win-about = Eine Partie gewonnen.
page-honour-every-game = In jedem Hafen zu Hause
page-honour-every-game-about = Von jedem Spiel eine Partie gewonnen.
page-honour-every-number = An jedem Tisch
page-honour-every-number-about = Ein Spiel mit jeder Spielerzahl gewonnen.
page-honour-company = In guter Gesellschaft
page-honour-company-about = Gegen mindestens zwei andere Menschen gewonnen.
page-honour-hundred-games = Hundert Reisen
page-honour-hundred-games-about = Hundert Partien zu Ende gespielt.
page-honour-every-level = Sprosse für Sprosse
page-honour-every-level-about = Vor einem Bot jeder Stufe gelandet.
page-honour-master = Den Meister geschlagen
page-honour-master-about = Vor dem Handelsmeister gelandet.
page-honour-daily-win = Partie des Tages
page-honour-daily-win-about = Eine Partie des Tages gewonnen.
page-honour-course = Ausgelernt
page-honour-course-about = Alle Lektionen eines Spiels geschafft.
page-honour-puzzle-week = Sieben Tage am Stück
page-honour-puzzle-week-about = An sieben Tagen in Folge eine Aufgabe gelöst.
page-honour-fifty-puzzles = Scharfer Blick
page-honour-fifty-puzzles-about = Fünfzig Aufgaben gelöst.
page-honour-osaka-four-colours = Alle vier Farben
page-honour-osaka-four-colours-about = In einer Partie Handelsgüter aller vier Farben verkauft.
page-honour-osaka-last-token = Das achte Plättchen
page-honour-osaka-last-token-about = Die Partie mit dem eigenen Ertragsplättchen beendet und gewonnen.
page-honour-osaka-nothing-lost = Nichts an die See verloren
page-honour-osaka-nothing-lost-about = Mindestens drei Handelsgüter versichert und keines an die Schwarze Strömung verloren.
page-honour-osaka-three-ships = Drei Schiffe auf einmal
page-honour-osaka-three-ships-about = An einem Zahltag Handelsgüter dreier Farben verkauft.
page-honour-osaka-great-payday = Großer Zahltag
page-honour-osaka-great-payday-about = An einem Zahltag mindestens zehn Punkte verdient.
page-honour-yokohama-ten-technologies = Zehn Technologien
page-honour-yokohama-ten-technologies-about = Am Ende einer Partie zehn Technologien besessen.
page-honour-yokohama-five-countries = Fünf Flaggen
page-honour-yokohama-five-countries-about = Die Flaggen aller fünf Länder gehabt.
page-honour-yokohama-three-achievements = Alles erreicht
page-honour-yokohama-three-achievements-about = Alle drei Errungenschaften einer Partie erfüllt.
page-honour-yokohama-three-houses = Hausbesitzer
page-honour-yokohama-three-houses-about = In einer Partie drei der großen Häuser gebaut.
page-honour-yokohama-first-everywhere = Erster in der Stadt
page-honour-yokohama-first-everywhere-about = In einer Partie in Kirche, Zoll und Technologie vorn gelegen.
page-honour-yokohama-called-the-end = Letzter Aufruf
page-honour-yokohama-called-the-end-about = Das Ende der Partie ausgelöst und gewonnen.
