# Aufgaben: die Seite, auf der sie gelöst werden, und was der Befehl sagt, der sie erstellt.

puzzle-no-such-theme = „{ $theme }“ ist kein Thema; es gibt { $themes }.
puzzle-bad-line = { $path }, Zeile { $number }: „{ $line }“ ist keine Zeile einer Aufgabe, oder die Aufgabe ist nicht vollständig.
puzzle-no-folder = Einen Ordner { $path } gibt es nicht.
no-puzzles = In { $path } gibt es keine Aufgaben zu { $game }.
no-such-puzzle = { $game } hat keine Aufgabe „{ $name }“.
puzzle-nothing-to-do = Mit { $option } 0 gibt es nichts zu tun.
puzzle-nobody-decides = in dieser Stellung muss niemand entscheiden.
puzzle-illegal = die Regeln erlauben „{ $move }“ hier nicht.
puzzle-bad-theme = „{ $theme }“ ist kein Thema dieses Spiels.
puzzle-not-best = die Lösung ist nicht der Zug mit dem höchsten Wert.
puzzle-other-value = „{ $move }“ soll { NUMBER($told, maximumFractionDigits: 4) } wert sein, es kommt aber { NUMBER($found, maximumFractionDigits: 4) } heraus.
puzzle-other-gap = der beste Zug soll um { NUMBER($told, maximumFractionDigits: 4) } besser sein, es kommt aber { NUMBER($found, maximumFractionDigits: 4) } heraus.

puzzle-theme-osaka-ending = Das Ende abpassen
puzzle-theme-osaka-insurance = Versicherung
puzzle-theme-osaka-reserve = Reservieren oder kaufen
puzzle-theme-osaka-sailing = Wann fahren
puzzle-theme-osaka-payment = Womit bezahlen
puzzle-theme-osaka-cards = Welche Karte
puzzle-theme-osaka-tokens = Ertragsplättchen
puzzle-theme-yokohama-ending = Das Ende abpassen
puzzle-theme-yokohama-countries = Ländersätze
puzzle-theme-yokohama-recall = Zurückholen
puzzle-theme-yokohama-tolls = Zahlungen an Präsidenten
puzzle-theme-yokohama-orders = Aufträge
puzzle-theme-yokohama-technologies = Technologien
puzzle-theme-yokohama-boards = Kirche und Importlager
puzzle-theme-yokohama-building = Bauen
puzzle-theme-yokohama-achievements = Errungenschaften
puzzle-theme-yokohama-agents = Auslandsvertreter
puzzle-theme-yokohama-goods = Waren und Yen
puzzle-theme-yokohama-route = Der Weg des Präsidenten
puzzle-theme-yokohama-placing = Wohin setzen

puzzle-turn-is-over = Der Zug ist hier zu Ende.
puzzle-turn-not-over = Spiele den Zug zuerst zu Ende.
puzzle-no-move = Das ist kein Zug.
puzzle-no-turn = Bei dieser Aufgabe geht es um eine Entscheidung, nicht um einen ganzen Zug.
puzzle-none-such = Eine solche Aufgabe gibt es nicht.
server-turn-running = Ein Zug von dir wird gerade schon beurteilt.
server-turn-failed = Der Zug konnte nicht beurteilt werden. Versuche es später noch einmal.

puzzle-nav = Aufgaben
puzzle-page = Aufgaben
puzzle-page-about = Ein Zug ist eindeutig der beste, und es ist nicht der naheliegende. Finde ihn am echten Tisch.
puzzle-begin = Eine Aufgabe lösen
puzzle-all = Alle Aufgaben
puzzle-title = Aufgabe
puzzle-of-the-day = Aufgabe des Tages
puzzle-day-new = Finde den besten Zug
puzzle-day-solved = Du hast sie gelöst
puzzle-day-tried = Du hast sie versucht
puzzle-you = Deine Wertung
puzzle-you-solved = { $solved } von { $tries } gelöst
puzzle-curve = Deine Wertung nach jeder der letzten Aufgaben
puzzle-streak = { $days ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
puzzle-streak-best = am längsten { $days }
puzzle-streak-days = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-solved-of = gelöst
puzzle-any-theme = Jedes Thema
puzzle-of = { $solved } von { $count }
puzzle-best-turn = Bester ganzer Zug
puzzle-best-turn-about = Spiele den ganzen Zug. Es zählt, wie viel vom besten Zug du findest.
puzzle-note = { $count ->
    [one] 1 Aufgabe, gefunden
   *[other] { $count } Aufgaben, gefunden
} in Partien starker Bots und durch tiefe Suche geprüft. Für deine Wertung zählt nur der erste Versuch. Die Aufgabe des Tages ist für alle dieselbe.
puzzle-find = Finde den besten Zug für { $player }
puzzle-find-turn = Spiele den besten ganzen Zug für { $player }
puzzle-judged = Beantwortet
puzzle-shown = Die Lösung ist aufgedeckt
puzzle-rating = Wertung { $rating }
puzzle-found = { $solved } von { $tries } haben es gleich gefunden
puzzle-right = Richtig: { $move }
puzzle-wrong = Nicht der beste: { $move }
puzzle-lost = Das kostet { $lost ->
    [one] 1 Prozentpunkt
   *[other] { $lost } Prozentpunkte
} Gewinnchance, plus/minus { $error }.
puzzle-lost-more = Das kostet mindestens { $lost ->
    [one] 1 Prozentpunkt
   *[other] { $lost } Prozentpunkte
} Gewinnchance.
puzzle-solution = Am besten: { $move }
puzzle-values = Gewinnchancen nach jedem Zug
puzzle-chance = { $chance } %
puzzle-no-reason = Sein Nutzen zeigt sich später, als die Regeln es absehen lassen: Jede Suche hält ihn für den besten.
puzzle-rating-now = Wertung { $rating } ({ $sign ->
    [minus] −
   *[plus] +
}{ $change })
puzzle-prevents = Danach ist die Chance von { $player } um { $loss ->
    [one] 1 Prozentpunkt
   *[other] { $loss } Prozentpunkte
} kleiner als nach dem nächstbesten Zug.
puzzle-again = Noch einmal
puzzle-start-over = Von vorn
puzzle-show = Lösung zeigen
puzzle-fold = Tisch zeigen
puzzle-next = Nächste Aufgabe
puzzle-turn-credit = { $credit } % des besten Zuges
puzzle-turn-worth = Gewinnchance: { $value } % nach deinem Zug, { $best } % nach dem besten, { $weak } % nach dem eines Anfängers.
puzzle-turn-line = Der beste Zug: { $line }.
