# Der Befehl masters: was starke Spieler tun, über viele Partien gezählt.

cli-masters-help = aus vielen Partien herausfinden, was starke Spieler tun
cli-help-masters-bots = Bots, deren Spiel gezählt wird, durch Kommas getrennt, reihum gesetzt (Standard: network)
cli-help-masters-players = Spielerzahlen, durch Kommas getrennt (Standard: alle, die das Spiel zulässt)
cli-help-masters-games = Partien je Spielerzahl (Standard: 1000)
cli-help-masters-level-games = dazu so viele Partien jeder Stufe unter ihresgleichen, für übliche Punktzahlen; Stufen, die suchen, spielen ein Zehntel davon (Standard: 0)
cli-help-masters-seconds = nach so vielen Sekunden keine Partie mehr beginnen
cli-help-masters-json = alle Zahlen in diese Datei schreiben
cli-help-masters-lines = was die Meister mit ihren eigenen ersten Zügen tun, für die Eröffnungen in diese Datei schreiben
cli-help-masters-doc = das Dokument über die mitgelieferten Zahlen in diese Datei schreiben und nichts spielen
cli-masters-written = Das Dokument steht in { $file }.
cli-masters-which = Welches Spiel? Verfügbar: { $games }.
cli-masters-done = { $games ->
    [one] 1 Partie
   *[other] { NUMBER($games) } Partien
} in { NUMBER($seconds, maximumFractionDigits: 1) } s gezählt.
masters-none = Über starkes Spiel von „{ $game }“ gibt es noch keine Zahlen.
