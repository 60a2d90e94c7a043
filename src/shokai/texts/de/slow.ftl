# Langsames Spiel: Tage pro Zug, die Reserve der Woche, Nächte, Abwesenheit, und was bei Ablauf der Zeit geschieht.

server-bad-zone = Eine Zeitzone „{ $zone }“ gibt es nicht. Gebraucht wird ein Name wie Europe/Berlin.
server-bad-hour = „{ $hour }“ ist keine Uhrzeit. Schreibe sie so: 22:00.
server-bad-night = Eine Nacht dauert höchstens { $most } Stunden.
server-night-changed = Deine Nacht lässt sich einmal in { $days } Tagen ändern.
server-bad-day = Ein Tag wird so geschrieben: 2026-12-24.
server-bad-absence = Eine Abwesenheit beginnt frühestens heute, endet nicht vor ihrem Anfang und liegt höchstens { $days } Tage in der Zukunft.
server-absence-there = An einigen dieser Tage bist du schon als abwesend eingetragen.
server-absence-too-long = { $year } kannst du { $most } Tage abwesend sein; davon sind noch { $left } übrig.
server-no-such-absence = Diese Abwesenheit gibt es nicht.
server-time-up = Die Zeit von { $player } ist abgelaufen. Bis zur Rückkehr spielt ein Bot.
server-sheet-bot = { $why ->
    [late] Die Zeit von { $player } lief ab: Ein Bot hat zu Ende gespielt.
    [left] { $player } wurde ersetzt: Ein Bot hat zu Ende gespielt.
   *[wish] { $player } hat einen Bot zu Ende spielen lassen.
}
server-sheet-late = Die Zeit von { $player } lief während der Partie ab, und eine Weile spielte ein Bot.
server-nobody-left = Nur noch Bots sind übrig: Die Zeit aller anderen ist abgelaufen, oder sie wurden ersetzt. Die Partie wartet, bis jemand zurückkommt.
server-ended-alone = Der Tisch wurde geschlossen, weil nur noch Bots übrig waren: Die Zeit aller anderen war abgelaufen, oder sie wurden ersetzt.

slow-reserve = Reserve
slow-reserve-about = Sie läuft, sobald die Zeit für einen Zug um ist, und ist jede Woche wieder voll.
slow-reserve-none = Keine Reserve
slow-reserve-of = { $hours ->
    [one] 1 Stunde pro Woche
   *[other] { $hours } Stunden pro Woche
}
slow-nights = Nächte zählen nicht
slow-absence = Tage der Abwesenheit zählen nicht
slow-alone = Wenn nur noch Bots übrig sind
slow-alone-which = { $what ->
    [wait] Sie warten auf jemanden
    [end] Der Tisch wird geschlossen
   *[play] Sie spielen zu Ende
}
slow-clock = Bedenkzeit: { $clock }
slow-clock-words = { $clock }, danach eine Reserve von { $reserve }
slow-nights-on = Nächte zählen nicht: für jeden die eigenen, wie in den Einstellungen angegeben.
slow-absence-on = Tage der Abwesenheit zählen nicht: Jeder hat einige im Jahr, einzutragen in den Einstellungen.
slow-until = Bis { $time }
slow-reserve-left = Reserve: { $time }
slow-in-reserve = Reserve läuft
slow-rests = { $why ->
    [night] Nacht: Die Uhr steht bis { $time }
   *[away] Abwesend: Die Uhr steht bis { $time }
}
slow-away-until = { $player } ist bis { $time } abwesend.
slow-away-from = { $player } ist von { $from } bis { $to } abwesend.

slow-title = Deine Zeit
slow-about = An Tischen mit Tagen pro Zug stehen deine Uhren nachts und an Tagen der Abwesenheit, wo es der Gastgeber erlaubt. Wer dort mitspielt, sieht, wann du abwesend bist.
slow-zone = Zeitzone
slow-night = Nacht
slow-night-on = Nachts stehen meine Uhren
slow-night-from = von
slow-night-to = bis
slow-night-later = Ab { $day } kannst du sie wieder ändern.
slow-days = Abwesenheit
slow-days-left = { $year } sind noch { $left } von { $days } Tagen übrig.
slow-first = Erster Tag
slow-last = Letzter Tag
slow-add = Eintragen
slow-end-absence = Ich bin zurück
slow-drop-absence = Entfernen
slow-span = { $first } bis { $last }
slow-over = vorbei
slow-save = Speichern
slow-saved = Gespeichert.

slow-hot-name = Name auf Platz { $n }
slow-meanwhile = Inzwischen:

server-no-plans = In diesem Spiel lassen sich keine Züge planen.
server-plan-over = Nach diesen Zügen ist dein Zug zu Ende, oder etwas würde aufgedeckt: Mehr lässt sich nicht planen.
server-bad-answer = Diese Antwort auf „{ $asked }“ ist nicht möglich.
server-your-turn-now = Du bist am Zug: Spiel einfach.

slow-insure-nothing = Nichts versichern
slow-insure-with = Mit { $cards } versichern
slow-if-insurance = { $colour ->
    [red] Wenn rote Handelsgüter in Gefahr sind
    [blue] Wenn blaue Handelsgüter in Gefahr sind
    [yellow] Wenn gelbe Handelsgüter in Gefahr sind
   *[green] Wenn grüne Handelsgüter in Gefahr sind
}
slow-plan = Planen
slow-plan-title = Den nächsten Zug planen
slow-plan-about = Was würdest du tun, wenn du jetzt am Zug wärst? Es wird gespielt, sobald du an der Reihe bist, sofern es dann möglich ist. Niemand sonst sieht deinen Plan.
slow-plan-none = Nichts ist geplant.
slow-plan-press = Drück auf dem Tisch, was du tätest, wenn du am Zug wärst.
slow-plan-as-if = Als wärst du am Zug
slow-plan-more = Mehr …
slow-plan-moves = Geplant
slow-plan-could = Du könntest
slow-plan-then = Der Tisch, wie er dann wäre, in Worten
slow-plan-ends = Mehr lässt sich nicht planen: Dann ist dein Zug zu Ende, oder etwas wird aufgedeckt.
slow-plan-not-yet = Gerade gibt es nichts zu planen.
slow-plan-even-so = Auch wenn vorher Karten oder Plättchen aufgedeckt werden
slow-plan-even-so-about = Sonst verfällt der Plan, sobald etwas Neues aufgedeckt wird.
slow-plan-back = Letzten Zug streichen
slow-plan-keep = Plan speichern
slow-plan-withdraw = Verwerfen
slow-plan-answers = Wenn du nach einer Versicherung gefragt wirst
slow-plan-ask-me = Mich fragen
slow-plan-kept = Geplant: { $n ->
    [one] ein Zug
   *[other] { $n } Züge
}
slow-plan-only-answers = Geplant: Antworten zur Versicherung
slow-plan-played = Dein Plan wurde gespielt.
slow-plan-answered = Deine geplante Antwort zur Versicherung wurde gegeben.
slow-plan-revealed = Dein Plan ist verfallen: Etwas Neues wurde aufgedeckt.
slow-plan-undone = Dein Plan ist verfallen: Züge wurden zurückgenommen.
slow-plan-illegal = Dein Plan ist verfallen: { $why }
