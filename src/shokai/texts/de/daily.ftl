# Die Partie des Tages.

server-daily-account = Die Partie des Tages gibt es für Konten. Leg zuerst eines an: Namen und Tische behältst du.
server-daily-first = Spiel die Partie des Tages zuerst selbst zu Ende. Dann kannst du dir die beendeten Partien der anderen ansehen. Wenn du sie aufgegeben hast, geht das erst einen Tag nach Ablauf des Tages.
server-not-in-daily = Die Partie des Tages spielt jeder allein und ohne Hilfe.

page-daily = Partie des Tages
page-daily-about = Dieselben Karten für alle, einmal, gegen { $bots ->
    [one] denselben Bot
   *[other] dieselben { $bots } Bots
}.
page-daily-play = Spielen
page-daily-go-on = Weiterspielen
page-daily-look = Ansehen
page-daily-left = { $hours ->
    [0] keine Stunde mehr
    [one] noch eine Stunde
   *[other] noch { $hours } Stunden
}
page-daily-begun = { $n ->
    [0] Noch hat sie niemand gespielt.
    [one] Eine Person hat begonnen.
   *[other] { $n } Leute haben begonnen.
}
page-daily-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
page-daily-account = Erst ein Konto anlegen
page-daily-board = Tafel des Tages, { $game }
