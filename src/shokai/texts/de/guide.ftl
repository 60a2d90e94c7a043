# The rules pages and the player aids, whatever the game. The page loads these texts only where rules are read.

guide-example = Beispiel
guide-after = Danach
guide-symbols = Alle Symbole
guide-edition = Ausgabe
guide-found = { $n ->
    [0] Das steht in keinem Abschnitt.
    [one] Das steht in 1 Abschnitt. Mit Enter kommst du hin.
   *[other] Das steht in { $n } Abschnitten. Mit Enter kommst du zum ersten.
}
guide-clear = Alles zeigen
guide-aid = Spielhilfe drucken
guide-aid-about = Ein Blatt, A4 oder Letter: alles, was man während des Spiels nachschlägt.
guide-aid-title = Spielhilfe
guide-print = Drucken
guide-back = Zurück zu den Regeln
