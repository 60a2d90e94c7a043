# Turniere.

server-tournament-account = Turniere sind nur mit Konto möglich. Leg zuerst eines an: Namen und Tische behältst du.
server-tournament-hosts = Auf diesem Server richten nur bestimmte Leute Turniere aus. Bitte den Betreiber, dich dafür einzutragen.
server-no-such-tournament = Dieses Turnier gibt es nicht. Vielleicht wurde es abgesagt.
server-bad-tournament-name = Ein Turnier braucht einen darstellbaren Namen mit höchstens { $most } Zeichen.
server-tournament-players = Dieses Spiel wird an Tischen mit { $fewest } bis { $most } Personen gespielt.
server-too-many-tournaments = Du richtest { $most } Turniere aus, die noch nicht beendet sind. Beende zuerst eines davon.
server-too-many-joined = Du nimmst an { $most } Turnieren teil, die noch nicht beendet sind. Verlass zuerst eines davon.
server-tournament-full = Dieses Turnier ist mit { $most } Spielern voll.
server-tournament-over = Dieses Turnier ist in der letzten Runde oder schon beendet.
server-tournament-alone = Eine Runde braucht mindestens zwei Spieler.
server-round-goes-on = An Tischen dieser Runde wird noch gespielt.
server-not-in-tournament = Du nimmst an diesem Turnier nicht teil.
server-tournament-dropped = Der Ausrichter hat dich aus diesem Turnier genommen. Nur er kann dich wieder teilnehmen lassen.
server-no-such-player = Niemand mit diesem Namen nimmt an dem Turnier teil.
server-table-has-result = Dieser Tisch hat schon sein Ergebnis.
server-own-rated-game = Deine eigene Partie zählt für die Wertung: Spiel sie zu Ende. Für jemanden, der fehlt, kannst du einen Bot weiterspielen lassen.
server-pause-alone = Die anderen Tische des Turniers warten auf deinen. Solange du nur mit Bots spielst, lässt sich die Uhr nicht anhalten.
server-bad-places = Gib jedem der { $seats } Plätze am Tisch einen Rang: 1 für den ersten; gleiche Ränge werden geteilt, etwa 1, 1, 3.
server-not-in-tournaments = Im Turnier spielt jeder selbst, auf dem zugelosten Platz, und nimmt nichts zurück.
server-admin-too-many-hosts = Nenne höchstens { $most } Leute, die Turniere ausrichten dürfen, oder niemanden: Dann dürfen es alle Konten.

cli-admin-hosts-help = zeigen oder festlegen, wer Turniere ausrichten darf
admin-help-host-names = Namen von Konten
admin-help-everybody-hosts = jedes Konto Turniere ausrichten lassen
admin-hosts = Nur diese Konten dürfen Turniere ausrichten: { $names }
admin-hosts-everybody = Jedes Konto darf Turniere ausrichten.
admin-hosts-or-everybody = Entweder Namen nennen oder --everybody, nicht beides.
page-admin-hosts = Wer Turniere ausrichten darf (Namen mit Komma; leer: jedes Konto)

page-tournaments = Turniere
page-tournaments-about = Mehrere Runden an Tischen mit zwei bis vier Personen. Wer gleich gut steht, trifft aufeinander, und niemand scheidet aus.
page-tournament-new = Turnier ausrichten
page-tournament-name = Name
page-tournament-name-example = Donnerstagsrunde
page-tournament-rounds = Runden
page-tournament-table-size = Personen je Tisch
page-tournament-odd = Wenn Plätze übrig bleiben
page-tournament-odd-bot = ein Bot spielt mit: { $bot }
page-tournament-odd-bye = jemand setzt aus und bekommt trotzdem eine Wertung
page-tournament-duplicate = Dieselben Karten an allen Tischen einer Runde
page-tournament-duplicate-about = Verglichen wird, wer bei denselben Karten denselben Platz hatte. Bis alle gespielt haben, sieht niemand einen anderen Tisch. Solche Partien sind nicht gewertet.
page-tournament-rated = Gewertet: Wer beitritt, stimmt dem zu
page-tournament-auto = Die nächste Runde beginnt von selbst
page-tournament-public = Für alle aufgelistet; sonst findet es nur, wer den Link hat
page-tournament-make = Ankündigen
page-tournament-account = Erst ein Konto anlegen
page-tournament-open = Anmeldung offen
page-tournament-running = Laufend
page-tournament-over = Beendet
page-tournament-mine = Deine
page-tournament-none = Keine Turniere.
page-tournament-people = { $n ->
    [one] 1 Teilnehmer
   *[other] { $n } Teilnehmer
}
page-tournament-host = ausgerichtet von { $name }
page-tournament-tables-of = Tische zu { $n }
page-tournament-round-of = Runde { $round } von { $rounds }
page-tournament-rounds-n = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
page-tournament-same-deal = dieselben Karten für alle
page-tournament-join = Teilnehmen
page-tournament-leave = Austreten
page-tournament-go = Zu deinem Tisch
page-tournament-link = Link kopieren
page-tournament-copied = Link kopiert
page-tournament-begin = Runde { $round } beginnen
page-tournament-waits = { $n ->
    [one] An einem Tisch wird noch gespielt.
   *[other] An { $n } Tischen wird noch gespielt.
}
page-tournament-too-few = Die erste Runde kann beginnen, sobald zwei Leute beigetreten sind.
page-tournament-end = Turnier beenden
page-tournament-call-off = Absagen
page-tournament-end-sure = Wirklich? Die Ergebnisse bleiben; es wird keine weitere Runde gespielt.
page-tournament-call-off-sure = Wirklich? Es verschwindet für alle, die teilnehmen wollten.
page-tournament-standings = Tabelle
page-tournament-final = Endstand
page-tournament-place = Rang
page-tournament-player = Spieler
page-tournament-score = Wertung
page-tournament-opponents = Gegner
page-tournament-firsts = Siege
page-tournament-points = Punkte
page-tournament-order = Bei gleicher Wertung entscheidet die der Gegner, dann die Zahl der Siege, dann die Punkte.
page-tournament-order-by-deal = Bei gleicher Wertung entscheidet die der Gegner. Siege und Punkte hängen vom Platz am Tisch ab und entscheiden deshalb nichts.
page-tournament-next = Alle Tische dieser Runde sind zu Ende. { $host } beginnt die nächste Runde.
page-tournament-next-by-itself = Alle Tische dieser Runde sind zu Ende. Die nächste Runde beginnt von selbst.
page-tournament-gone = ausgestiegen
page-tournament-round = Runde { $round }
page-tournament-table = Tisch { $number }
page-tournament-table-link = Tisch { $number } der Runde { $round }
page-tournament-out = Setzt aus
page-tournament-state-playing = läuft
page-tournament-state-over = beendet
page-tournament-state-closed = ohne Ergebnis geschlossen
page-tournament-state-gone = nicht mehr vorhanden
page-tournament-ruled = vom Ausrichter entschieden
page-tournament-rule = Ergebnis festlegen
page-tournament-rule-about = Für einen Tisch, der kein Ende findet: Gib allen einen Rang. Eine laufende Partie wird geschlossen.
page-tournament-rule-save = Das ist das Ergebnis
page-tournament-place-of = Rang von { $name }
page-tournament-replace = Bot für { $name }
page-tournament-drop = { $name } entfernen
page-tournament-readmit = { $name } wieder teilnehmen lassen
page-tournament-dropped = vom Ausrichter herausgenommen
page-tournament-drop-not = { $name } behalten
page-tournament-drop-open = Selbst können sie nicht wieder beitreten; du kannst sie wieder teilnehmen lassen.
page-tournament-drop-sure = Für weitere Runden werden sie nicht mehr ausgelost. Eine laufende Partie wird zu Ende gespielt.
page-tournament-nobody = Noch nimmt niemand teil. Schick den Link an deine Freunde.
page-tournament-winner = { $name } gewinnt!
page-tournament-winners = { $names } teilen sich den ersten Rang!
page-tournament-of = Runde { $round } · { $name }
