# Der Befehl `shokai explore`.

cli-explore-help = zählen, welche ersten Züge in vielen Partien gespielt wurden und wie es ausging
explore-help-folder = ein Ordner mit Aufzeichnungen (*.shokai), auch in Ordnern darunter, oder die Datenbankdatei eines Servers; sonst die des eigenen
explore-help-game = nur dieses Spiel: { $games }; nötig, wo es mehrere gibt
explore-help-after = nur, was auf diese eigenen Züge folgte, durch Kommas getrennt: „token R, take R5“
explore-help-by = aufschlüsseln nach { $choices }
explore-help-player = nur die Züge dieser Person
explore-help-most = so viele Zeilen zeigen (Standard: 20)
explore-help-csv = alle Zeilen als CSV schreiben, für Tabellenkalkulationen
explore-bad-by = Nach „{ $text }“ lässt sich nicht aufschlüsseln. Möglich ist: { $choices }.
explore-one-source = Nenne entweder einen Ordner mit Aufzeichnungen oder die Datenbank eines Servers, nicht beides.
explore-which-game = Hier gibt es mehrere Spiele; wähle eines mit --game: { $games }.
explore-no-folder = Einen Ordner „{ $folder }“ gibt es nicht.
explore-unread = { $n ->
    [one] Eine Partie ließ sich nicht lesen und fehlt.
   *[other] { $n } Partien ließen sich nicht lesen und fehlen.
}
explore-nothing = { $games ->
    [0] Es gibt keine beendete Partie dieser Art.
    [one] Es gibt eine beendete Partie, aber niemand hat das gespielt.
   *[other] Es gibt { $games } beendete Partien, aber niemand hat das gespielt.
}
explore-title = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, nach: { $after }
explore-column-who = Wer
explore-column-move = Zug
explore-column-games = Gespielt
explore-column-share = Anteil
explore-column-wins = Siege
explore-column-points = Punkte
explore-column-place = Platz
explore-column-masters = Meister: Anteil, Siege
explore-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
explore-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
explore-more = { $n ->
    [one] Noch eine Zeile; --most zeigt sie.
   *[other] Noch { $n } Zeilen; --most zeigt sie.
}
