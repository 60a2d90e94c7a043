# Help of `shokai puzzles`: only for the terminal.

cli-puzzles-help = Aufgaben erstellen, prüfen, erneuern und auflisten: Stellungen mit einem besten Zug
cli-puzzles-make-help = Aufgaben aus Partien des Netzes und aus Aufzeichnungen erstellen
cli-puzzles-check-help = Aufgaben prüfen: Die Regeln nehmen sie an, und ihre Werte bestätigen sich
cli-puzzles-renew-help = Aufgaben nach einem Wechsel des Netzes erneuern: Werte neu bestimmen, nicht mehr Eindeutiges streichen
cli-puzzles-list-help = Aufgaben auflisten
cli-help-puzzles-count = aufhören, wenn der Ordner so viele Aufgaben hat (Standard: 100)
cli-help-puzzles-minutes = nach so vielen Minuten aufhören; derselbe Befehl macht dort weiter
cli-help-puzzles-workers = so viele Prozesse verwenden (Standard: 1)
cli-help-puzzles-players = Spielerzahlen, durch Kommas getrennt (Standard: die, bei denen das Netz am stärksten ist)
cli-help-puzzles-themes = nur Aufgaben zu diesen Themen, durch Kommas getrennt
cli-help-puzzles-easy = Aufgaben für den Einstieg: Das Netz sieht den besten Zug, der Bot heuristic nicht
cli-help-puzzles-records = zuerst die Aufzeichnungen in diesem Ordner ansehen
cli-help-puzzles-iterations = Durchgänge jeder tiefen Suche (Standard: 4000)
cli-help-puzzles-out = die Aufgaben in diesen Ordner schreiben und dort weitermachen, wo zuletzt aufgehört wurde (Standard: puzzles)
cli-help-puzzles-quick = nur nach den Regeln, ohne Werte zu vergleichen
cli-help-puzzles-from = der Ordner mit den Aufgaben (Standard: die zum Spiel gehören)
cli-puzzles-making = Aufgaben
cli-puzzles-games = { $games ->
    [one] 1 Partie
   *[other] { NUMBER($games) } Partien
}
cli-puzzles-so-far = { $puzzles ->
    [one] 1 Aufgabe
   *[other] { NUMBER($puzzles) } Aufgaben
} in { $games ->
    [one] 1 Partie
   *[other] { NUMBER($games) } Partien
}
cli-puzzles-made = { $puzzles ->
    [one] 1 Aufgabe
   *[other] { NUMBER($puzzles) } Aufgaben
} aus { $games ->
    [one] 1 Partie
   *[other] { NUMBER($games) } Partien
} in { $path }, nach { NUMBER($seconds, maximumFractionDigits: 1) } s.
cli-puzzles-count = { $count ->
    [one] 1 Aufgabe
   *[other] { NUMBER($count) } Aufgaben
}
cli-puzzles-dropped = { $puzzle } gestrichen: „{ $move }“ ist nicht mehr klar am besten.
cli-puzzles-renewed = { NUMBER($kept) } erneuert, { NUMBER($dropped) } gestrichen
