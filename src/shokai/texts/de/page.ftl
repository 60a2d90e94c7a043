# Die Seite im Browser: ihre eigenen Wörter. Was Spiele sagen, steht in deren Dateien.

page-name = Shokai
page-tagline = Zwei japanische Handelsspiele, genau nach den Originalregeln.
page-you = Du
page-player = Spieler
page-guest = Gast
page-points = Punkte
page-close = Schließen
page-confirm = Bestätigen
page-why-not = warum nicht?
page-thinking = denkt nach
page-bot = Bot, { $bot }
page-held = Gewählt: { $move }. Bestätige, um den Zug auszuführen.
page-preview = Vorschau
page-standing = Spielstand
page-ledger = Vorschau und Verlauf
page-your-things = Dein Bereich
page-loading = Einen Moment …
page-error = Das hat nicht geklappt: { $why }
page-no-server = Der Server antwortet nicht. Läuft er?
page-nothing-here = Unter dieser Adresse gibt es nichts.
page-go-home = Zur Startseite
page-statistics = Statistik
page-ladder = Rangliste
page-openings = Eröffnungen

## Kopf und Startseite

page-play = Spielen
page-rules = Regeln
page-replay = Nachspielen
page-settings = Einstellungen
page-skip = Zum Inhalt
page-language = Sprache
page-game-osaka = Die Händler von Osaka
page-game-yokohama = Yokohama
page-game-osaka-about = Kauf den Markt leer, bewege die Schiffe, verkauf zur rechten Zeit in Edo und versichere, was die Schwarze Strömung holen könnte.
page-game-yokohama-about = Schick deine Assistenten durch die Hafenstadt der Meiji-Zeit, eröffne Läden und liefere Kupfer, Seide, Tee und Fisch in alle Welt.
page-game-osaka-size = 2–4 Händler, 30 Minuten
page-game-yokohama-size = 2–4 Händler, 90 Minuten
page-picture-osaka = Holzschnitt: Frachtschiffe vor einer großen Welle, dahinter der Fuji
page-picture-yokohama = Holzschnitt: ein Dampfer im Hafen von Yokohama, Lagerhäuser aus Backstein, Gaslaternen
page-players = Spieler
page-players-n = { $n ->
    [one] 1 Spieler
   *[other] { $n } Spieler
}
page-bots = Bots
page-play-now = Jetzt spielen
page-your-tables = Deine Tische
page-open-tables = Offene Tische
page-watch = Zusehen
page-records = Partie nachspielen
page-new-table = Neuer Tisch
page-open-own = Eigenen eröffnen
page-your-turn = Du bist dran
page-turn-of = { $player } ist dran
page-waiting-seats = { $n ->
    [one] wartet auf 1 weiteren Spieler
   *[other] wartet auf { $n } weitere Spieler
}
page-over = Beendet
page-closed = Geschlossen
page-lesson-finished = Lektion beendet
page-continue = Weiterspielen
page-look = Ansehen
page-join = Mitspielen
page-no-mine = Du sitzt noch an keinem Tisch. „Jetzt spielen“ startet sofort eine Partie gegen Bots.
page-no-open = Gerade sucht niemand Mitspieler. Eröffne einen Tisch und schick Freunden den Link.
page-no-live = Zurzeit läuft keine Partie, der du zusehen könntest.
page-more-tables = Mehr
page-first = Neu hier?
page-first-about = Wähle ein Spiel und die Zahl der Spieler. Die Seite zeigt dir, was du tun kannst, was es bringt und warum etwas nicht geht. Züge gegen die Regeln sind nicht möglich.
page-first-rules = Regeln: { $game }
page-open-record = Aufzeichnung öffnen
page-drop-record = oder hier ablegen
page-version = Version { $version }
page-being-compiled = Die Regeln werden für vorausdenkende Bots kompiliert. Das dauert nur beim ersten Mal etwa eine Minute.

## Wer du bist

page-your-name = Dein Name
page-name-ask = Wie sollen dich die anderen nennen?
page-save = Speichern
page-account = Konto
page-account-about = Du spielst als Gast. Mit einem Konto findest du deine Plätze auf jedem Gerät wieder.
page-account-make = Konto anlegen
page-account-enter = Anmelden
page-account-leave = Abmelden
page-account-of = Du bist als { $name } angemeldet.
page-password = Passwort
page-leave-everywhere = Überall abmelden
page-leave-everywhere-about = Meldet dich in allen Browsern und auf allen Geräten ab, auch hier. Programme brauchen danach neue Zugangsschlüssel.
page-new-password = Neues Passwort
page-new-password-about = In allen anderen Browsern musst du dich neu anmelden. Programme brauchen neue Zugangsschlüssel.
page-ended = { $tokens ->
    [0] In allen anderen Browsern musst du dich neu anmelden.
    [one] In allen anderen Browsern musst du dich neu anmelden, und 1 Programm braucht einen neuen Zugangsschlüssel.
   *[other] In allen anderen Browsern musst du dich neu anmelden, und { $tokens } Programme brauchen neue Zugangsschlüssel.
}

## Neuer Tisch

page-new-about = Wähle das Spiel und wer wo sitzt. Mit den Vorgaben kannst du gleich loslegen.
page-game = Spiel
page-options = Ausgabe und Erweiterungen
page-seats = Plätze
page-seat = Platz { $n }
page-seat-me = Du
page-seat-here = Jemand an diesem Gerät
page-seat-open = Offen für alle
page-seat-bot = Bot: { $bot }
page-level-rated = { $bot }, { $rating }
page-public = Für alle sichtbar auf der Startseite
page-table-name = Name des Tisches (freiwillig)
page-watchers-talk = Zuschauer dürfen während der Partie mitreden
page-daily-of = Partie des Tages vom { $day }
page-clock = Bedenkzeit
page-clock-none = Unbegrenzt
page-clock-of = { $bank } min und { $each } s je Zug
page-clock-days = { $days ->
    [one] Ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
page-options-more = Weitere Optionen
page-own-cards = Kartenwerte deines eigenen Exemplars
page-hurry = Live-Partie: Alle spielen ohne Unterbrechung. Sonst hat jeder beliebig viel Zeit.
page-same-deal = Gleiche Karten wie an einem anderen Tisch
page-same-deal-about = Link zu einem deiner Tische, an dem noch niemand zugesehen hat. Wer dort spielt, kann hier nicht mitspielen, und zusehen kann man bei keiner der beiden Partien.
page-hot-seat = Mehrere Plätze gehören dir: Das Gerät geht von Hand zu Hand, und dazwischen verdeckt ein Vorhang den Tisch.
page-make-table = Tisch eröffnen
page-option-2016 = Ausgabe 2016
page-option-2024 = Ausgabe 2024
page-option-mini1 = Mini-Erweiterung 1
page-option-mini2 = Mini-Erweiterung 2
page-bot-beginner = Anfänger
page-bot-peddler = Hausierer
page-bot-shopkeeper = Krämer
page-bot-trader = Händler
page-bot-shipowner = Reeder
page-bot-master-merchant = Handelsmeister
page-bot-beginner-about = lernt noch: sieht gute Züge und macht oft andere
page-bot-peddler-about = weiß, was sich lohnt, und lässt sich leicht verlocken
page-bot-shopkeeper-about = spielt meistens solide
page-bot-trader-about = macht wenige Fehler
page-bot-shipowner-about = spielt sofort, was die Erfahrung sagt
page-bot-master-merchant-about = denkt voraus und übersieht wenig: am stärksten
page-bot-apprentice = Lehrling
page-bot-clerk = Kontorist
page-bot-merchant = Kaufmann
page-bot-president = Präsident
page-bot-apprentice-about = spielt nach Gefühl
page-bot-clerk-about = plant seinen Zug
page-bot-merchant-about = denkt voraus
page-bot-president-about = denkt lange nach

## Am Tisch

page-table-menu = Tischmenü
page-text-table = Textansicht
page-night = Dunkel
page-day = Hell
page-invite = Einladen
page-invite-about = Wer diesen Link öffnet, kann mitspielen oder zusehen.
page-hand-over = Meinen Platz übergeben
page-hand-over-about = Wer diesen Link öffnet, übernimmt deinen Platz. In einer laufenden Partie werden zuerst die anderen gefragt.
page-copy = Link kopieren
page-copied = Kopiert
page-qr = Der Link als QR-Code
page-start = Partie starten
page-start-about = Freie Plätze übernehmen Bots.
page-sit = Platz nehmen
page-stand = Aufstehen
page-seat-free = frei
page-gathering = Warten auf Mitspieler
page-close-table = Tisch schließen
page-close-sure = Diesen Tisch schließen?
page-close-sure-about = Das Spiel endet hier, für alle und ohne Ergebnis.
page-close-sure-asked = Erst werden die anderen gefragt. Sind sie einverstanden, endet das Spiel hier, für alle und ohne Ergebnis.
page-close-sure-gathering = Der Tisch verschwindet, und Einladungen an ihn gelten nicht mehr.
page-keep-playing = Offen lassen
page-mind-back = Wieder selbst spielen
page-minded = { $why ->
    [late] Deine Zeit ist abgelaufen: Ein Bot ({ $bot }) spielt solange für dich
   *[wish] Ein Bot ({ $bot }) spielt solange für dich
}
page-away = abwesend
page-pause = Uhren anhalten
page-pause-off = Uhren weiterlaufen lassen
page-paused = Die Uhren sind angehalten.
page-undo = Zurücknehmen
page-redo = Wiederholen
page-undo-turn = Meinen Zug zurücknehmen
page-ask-undo = Bitten, meinen Zug zurückzunehmen
page-asks-undo = { $player } möchte etwas zurücknehmen.
page-asks-close = { $player } möchte den Tisch schließen.
page-asks-pause = { $player } möchte die Uhren anhalten.
page-asks-seat = { $name } möchte den Platz von { $player } übernehmen und sieht dann, was dort verdeckt ist.
page-replace = Einen Bot für { $player } spielen lassen
page-yes = Ja
page-no = Nein
page-waits-for = Warten auf { $players }
page-turn-yours = Du bist dran
page-turn-theirs = { $player } ist dran
page-dealing = Karten werden ausgeteilt
page-game-over = Die Partie ist zu Ende
page-watching = Du siehst zu
page-reason-rule = Regel: { $section }
page-sending = Wird gesendet …
page-line-connecting = Verbinden …
page-line-open = Verbunden
page-line-lost = Verbindung unterbrochen. Neuer Versuch läuft; nichts geht verloren.
page-line-gone = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
page-log = Verlauf
page-log-empty = Noch ist nichts geschehen.
page-log-from-record = Hier geht eine aufgezeichnete Partie weiter. Was vorher geschah, steht in der Aufzeichnung.
page-log-step = Zu diesem Zeitpunkt
page-log-older = Älteres
page-chat = Chat
page-chat-empty = Noch hat niemand etwas gesagt.
page-watch-some = { $n ->
    [one] Eine Person schaut zu.
   *[other] { $n } Personen schauen zu.
}
page-watch-named = { $n ->
    [one] { $names } schaut zu.
   *[other] { $names } schauen zu.
}
page-watch-named-more = { $n ->
    [one] { $names } und eine weitere Person schauen zu.
   *[other] { $names } und { $n } weitere schauen zu.
}
page-chat-write = Nachricht schreiben
page-send = Senden
page-history = Rückblick
page-history-at = Schritt { $step } von { $last }
page-history-now = Zur Gegenwart
page-history-first = An den Anfang
page-history-back = Einen Schritt zurück
page-history-on = Einen Schritt weiter
page-history-last = Ans Ende
page-history-play = Abspielen
page-history-stop = Anhalten
page-history-note = Du siehst einen früheren Stand.
page-missed = { $n ->
    [one] In deiner Abwesenheit gab es 1 Schritt.
   *[other] In deiner Abwesenheit gab es { $n } Schritte.
}
page-show-me = Zeigen
page-result = Ergebnis
page-winner = { $points ->
    [none] { $player } gewinnt
    [one] { $player } gewinnt mit 1 Punkt
   *[other] { $player } gewinnt mit { $points } Punkten
}
page-winners = { $points ->
    [none] { $players } teilen sich den Sieg
    [one] { $players } teilen sich den Sieg mit je 1 Punkt
   *[other] { $players } teilen sich den Sieg mit je { $points } Punkten
}
page-you-won = { $points ->
    [none] Du gewinnst
    [one] Du gewinnst mit 1 Punkt
   *[other] Du gewinnst mit { $points } Punkten
}
page-rematch = Noch einmal spielen
page-rematch-short = Revanche
page-rematch-with = Revanche: { $others }
page-to-rematch = Zum neuen Tisch
page-rematch-asked = { $by ->
    [you] Du möchtest noch eine Partie spielen.
    [nobody] Jemand möchte noch einmal spielen.
   *[somebody] { $player } möchte noch einmal spielen.
}
page-rated = Gewertete Partie
page-rated-about = Nur wer ein Konto hat, kann Platz nehmen. Niemand kann seinen Platz übergeben oder einen Bot für sich spielen lassen.
page-leavers = Wer die Partie verlässt
page-leavers-lose = wird Letzter
page-leavers-void = macht sie ungültig
page-rated-before = { $leavers ->
    [void] Diese Partie zählt für die Wertung. Verlässt sie jemand, zählt sie nicht.
   *[lose] Diese Partie zählt für die Wertung. Wer sie verlässt, wird Letzter.
}
page-rated-account = Zum Mitspielen brauchst du ein Konto.
page-rated-after = { $why ->
    [yes] Diese Partie hat für die Wertung gezählt.
    [undo] Diese Partie zählt nicht für die Wertung: Es wurde mehr als ein Zug zurückgenommen.
    [hint] Diese Partie zählt nicht für die Wertung: Jemand hat einen Tipp bekommen.
    [seat] Diese Partie zählt nicht für die Wertung: Ein Platz wurde übergeben.
   *[minded] Diese Partie zählt nicht für die Wertung: Ein Bot hat für jemanden gespielt, der gegangen ist.
}
page-delay = Zuschauer sehen die Partie
page-delay-none = sofort
page-delay-of = { $n } Schritte später
page-behind = { $n } Schritte verzögert
page-cards-here = { $n ->
    [one] Eine Karte weicht hier von der gedruckten ab.
   *[other] { $n } Karten weichen hier von den gedruckten ab.
}
page-cards-short = eigene Karten
page-again = Dieselbe Runde spielt noch einmal. Die Partie beginnt, wenn alle da sind.
page-kept-for = { $player } (noch nicht da)
page-come = Ich bin dabei
page-decline = Diesmal nicht
page-record-download = Aufzeichnung herunterladen
page-record-replay = Diese Partie nachspielen
page-seed-check = Mischung prüfen
page-seed-good = Die Karten stimmen mit dem Siegel überein, das vor der Partie veröffentlicht wurde.
page-seed-bad = Die Karten stimmen nicht mit dem Siegel überein, das vor der Partie veröffentlicht wurde.
page-curtain = Gib das Gerät an { $player } weiter
page-curtain-about = Sonst sollte jetzt niemand hinsehen.
page-curtain-open = Ich bin { $player }

## Tischmodus: ein großer Bildschirm und für jede Hand ein Handy

page-board = Tischmodus
page-board-about = Dieser Bildschirm zeigt den Spielplan für alle. Wer einen Code scannt, hat seine Hand auf dem Handy und entscheidet dort.
page-board-gather = Hol dir deine Hand aufs Handy
page-board-take = oder den Link öffnen
page-board-codes = Codes für Handys
page-board-free = wartet auf ein Handy
page-board-phone = Hand auf dem Handy
page-board-fill = Vollbild
page-board-leave = Tischmodus verlassen
page-hand-view = Spielplan
page-hand-mine = Meins

## Tisch in Worten

page-text-about = Alles auf dem Tisch in Worten, immer auf dem neuesten Stand.
page-text-moves = Was du tun kannst
page-text-none = Du hast gerade nichts zu entscheiden.

## Einstellungen

page-settings-about = Wird nur in diesem Browser gespeichert und nirgendwohin geschickt.
page-theme = Farbschema
page-theme-system = Wie das System
page-motion = Animationen
page-motion-none = Keine
page-motion-fast = Schnell
page-motion-full = Normal
page-motion-slow = Langsam
page-confirmations = Züge bestätigen
page-confirmations-about = Du wählst einen Zug erst aus und machst ihn dann mit dem roten Knopf.
page-confirm-which = { $which ->
    [always] Jeden Zug
    [final] Was nicht zurückgenommen werden kann
   *[never] Keinen
}
page-take-most = Alles nehmen
page-take-most-about = Yokohama: Ein Gebiet bringt ohne Frage so viel wie möglich. Mit „Zurücknehmen“ kannst du weniger nehmen.
page-only-way = Nur eine Möglichkeit: nicht fragen
page-only-way-about = Was nur auf eine Weise bezahlt, gerettet oder gewählt werden kann, wird nicht gefragt. Du kannst es zurücknehmen.
page-from-area = Assistenten für Tafeln aus dem Gebiet
page-from-area-about = Yokohama: Für Kirche und Zollamt kommt ein Assistent aus dem Gebiet vor einem von der Hand.
page-sounds = Töne
page-sounds-about = Leise Töne: eine Karte, eine Welle, dein Zug.
page-patterns = Deutlichere Muster
page-patterns-about = Buchstaben und Muster zusätzlich zu den Farben, falls sich die Farben schlecht unterscheiden lassen.
page-text-setting = Textansicht
page-text-setting-about = Zeigt den Tisch unter dem Spielplan auch in Worten. Für Screenreader ist sie immer da.
page-on = An
page-off = Aus

## Regeln

page-rules-about = Die Regeln in unseren eigenen Worten.
page-search = Regeln durchsuchen
page-search-none = Davon steht nichts in den Regeln.
page-rules-sections = Abschnitte
page-components = Karten und Material
page-components-osaka = Jede Farbe hat diese Karten. Ein Seilring ist ein Versicherungssymbol.
page-copies = { $n } in jeder Farbe
page-printed = Alle Werte stehen im Regelheft.

## Nachspielen

page-replay-about = Öffne die Aufzeichnung einer Partie, von dieser Seite oder von der Kommandozeile.
page-replay-seat = Ansicht
page-replay-all = Zuschauer
page-replay-curve = Diagramme
page-curve-points = Punkte
page-curve-total = Wenn jetzt Schluss wäre
page-curve-hand = Handkarten
page-curve-goods = Güter
page-curve-insured = Versicherte Güter
page-curve-tokens = Plättchen
page-curve-yen = Yen
page-curve-imports = Importgüter
page-curve-assistants = Assistenten auf dem Plan
page-curve-buildings = Gebäude
page-curve-orders = Erfüllte Aufträge
page-curve-technologies = Technologien
page-replay-on = Von hier weiterspielen
page-replay-bad = Diese Datei ist keine Aufzeichnung: { $why }

## Händler von Osaka

page-osaka-sea = Das Meer und die anderen Händler
page-osaka-stalls = Markt und Produktion
page-osaka-goods = Güter
page-osaka-goods-of = Güter von { $player }
page-osaka-hand = Hand
page-osaka-hand-none = Keine Karten auf der Hand
page-osaka-price-rule = Preis = höchste Karte + Plättchen
page-osaka-price = Preis
page-osaka-none = noch keine
page-osaka-coins = { $n } wert
page-osaka-card = { osaka-colour } { $value }
page-osaka-hand-card = { osaka-colour } { $value }, { $symbols ->
    [0] keine Versicherung
    [one] 1 Versicherungssymbol
   *[other] { $symbols } Versicherungssymbole
}
page-osaka-insured = { $value } versichert
page-osaka-tokens = { $n } von { $end } Plättchen
page-osaka-tokens-of = { osaka-colour } { $n }
page-osaka-tokens-head = Plättchen
page-osaka-save = { $card } retten
page-osaka-ship-at = Das { osaka-rote } Schiff: { $space }.
page-osaka-choose-token = Plättchen nehmen: { osaka-colour }
page-osaka-sinks = sinkt
page-osaka-ship-sinks = Schiff sinkt
page-osaka-if-buy = Wenn du kaufst
page-osaka-if-take = Wenn du das nimmst
page-osaka-if-reserve = Wenn du das reservierst
page-osaka-you-get = Du bekommst { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
page-osaka-you-pay = { $missing ->
    [0] Du zahlst { $n }{ $over ->
        [0] , genau passend
       *[other] , { $over } zu viel
    }
   *[other] { $n ->
        [0] Noch zu zahlen: { $price }
       *[other] Du zahlst { $n } von { $price }, { $missing } fehlen
    }
}
page-osaka-steps = { osaka-colour }: { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}
page-osaka-to = bis { $space }
page-osaka-payday = Zahltag für { osaka-colour }
page-osaka-price-cards = Preis × Karten
page-osaka-rounded = aufgerundet
page-osaka-then = dann
page-osaka-no-goods = keine Güter
page-osaka-tide = Schwarze Strömung
page-osaka-hit = gefährdet
page-osaka-insurance = Versicherung
page-osaka-lost = verloren
page-osaka-in-hand = { $n } auf der Hand
page-osaka-farm-moves = { $n ->
    [0] Die Produktion ist leer.
   *[other] Dann rückt die Produktion nach:
}
page-osaka-near-end = { $player } hätte { $tokens } Plättchen, { $missing ->
    [0] das Spielende wäre erreicht
    [one] eins fehlt bis zum Spielende
   *[other] { $missing } fehlen bis zum Spielende
}.
page-osaka-radar = Dem Spielende am nächsten: { $player } mit { $tokens } Plättchen{ $missing ->
    [0] { "" }
    [one] , es fehlt 1
   *[other] , es fehlen { $missing }
}.
page-osaka-radar-rule = Das Spiel endet an dem Zahltag, an dem jemand acht hat.
page-osaka-market-price = Markt kostet
page-osaka-hand-then = Deine Hand ist dann { $coins } wert.
page-osaka-take = Als Münzen nehmen
page-osaka-take-short = Nehmen
page-osaka-reserve = Reservieren
page-osaka-buy = Alles kaufen
page-osaka-buy-short = Kaufen
page-osaka-for = für { $n }
page-osaka-one-of = { $n ->
    [one] eine Karte
   *[other] eine von { $n }
}
page-osaka-your-stone = mit deinem Stein
page-osaka-paid-of = { $paid } von { $price } bezahlt
page-osaka-done = Nichts mehr versichern
page-osaka-pass = Passen
page-osaka-insure = Mit { $card } versichern
page-osaka-pay = { $card } zahlen
page-osaka-peek = Du +{ $points }
page-osaka-stay = bleiben: reserviert
page-osaka-goods-for = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} für { $price }
page-osaka-empty = leer
page-osaka-next-in = kommen als Nächstes in den Markt
page-osaka-to-draw = im Stapel
page-osaka-discarded = abgelegt
page-osaka-reserved-by = { $card }, reserviert von { $player }
page-osaka-stone-here = Dein Stein liegt vor dir
page-osaka-stone-out = Der Stein liegt auf einer Karte
page-osaka-cards-pay = { $n ->
    [one] 1 Karte zahlt
   *[other] { $n } Karten zahlen
} { $paid }, Preis { $price }

# Was die Leiste sagt: was möglich ist, was gewählt wurde, was andere entscheiden.
page-osaka-can-buy = alles für { $price } kaufen
page-osaka-can = { $verb ->
    [take] eine Karte nehmen
   *[reserve] eine reservieren
}
page-osaka-can-turn = { $options }. Handwert: { $coins }.
page-osaka-chosen-buy = { $n ->
    [one] Eine Karte
   *[other] { $n } Karten
} für { $price } kaufen{ $home ->
    [0] { "" }
   *[other] { " " }und { $colours } nach Edo bringen
}?
page-osaka-chosen = { $verb ->
    [take] { $card } als Münzen nehmen?
    [reserve] { $card } reservieren?
    [insure] Mit { $card } versichern?
    [save] { $card } retten?
   *[pay] Mit { $card } zahlen?
}
page-osaka-chosen-token = Das Plättchen { osaka-colour } nehmen?
page-osaka-decides = { $player }: { $phase ->
    [tokens] welches Plättchen
    [turn] kaufen, nehmen oder reservieren
    [pay] womit bezahlen
    [insure] ob Güter versichern ({ osaka-colour })
   *[save] welche Güter retten ({ osaka-colour })
}
page-osaka-ends = { $n ->
    [one] { $who ->
        [you] Damit endet das Spiel, und du würdest gewinnen.
       *[other] Damit endet das Spiel, und { $players } würde gewinnen.
    }
   *[other] { $who ->
        [you] Damit endet das Spiel, und du würdest dir den Sieg mit { $players } teilen.
       *[other] Damit endet das Spiel, und { $players } würden sich den Sieg teilen.
    }
}
page-osaka-main = { $verb ->
    [take] Nehmen
    [reserve] Reservieren
   *[other] { page-confirm }
}
page-osaka-main-buy = Für { $price } kaufen
page-osaka-main-ends = { $who ->
    [you] Spiel beenden und gewinnen
   *[other] Spiel beenden: { $player } gewinnt
}

## Sätze für das Terminal sprechen vom Tippen; hier stehen diese an ihrer Stelle

page-says-osaka-asks-turn = Nehmen, reservieren oder kaufen? Markt { $price }, deine Hand { $coins }.
page-says-osaka-why-buy-first = Bezahlen kannst du nur einen Kauf: Beginne ihn mit „{ page-osaka-buy }“.
page-says-osaka-why-reserve-in-farm = Die Karte liegt in der Produktion, nicht im Markt.
page-says-osaka-why-lies-in-market = Die Karte liegt im Markt, nicht in der Produktion.
page-says-osaka-why-pay-in-order = Zahle deine höchsten Karten zuerst, bei gleichem Wert Rot vor Blau vor Gelb vor Grün: Für { $card } ist es jetzt zu spät. „{ page-undo }“ nimmt Zahlungen zurück.
page-says-osaka-why-save-in-order = Rette deine höchsten Handelsgüter zuerst und nutze alle Symbole; { $symbols ->
    [one] 1 ist
   *[other] { $symbols } sind
} noch übrig. Nach { $card } könnten die restlichen Handelsgüter nicht mehr alle Symbole nutzen.
page-says-osaka-why-choose-goods = Wähle die { osaka-roten } Handelsgüter, die du retten willst: noch { $symbols }.
page-says-osaka-why-insure-first = Leg zuerst { osaka-rote } Karten mit Versicherungssymbolen ab, dann wähle „{ page-osaka-done }“.
page-says-osaka-why-decide-insurance = Willst du { $goods ->
    [one] dein bedrohtes { osaka-rotes } Handelsgut
   *[other] deine { $goods } bedrohten { osaka-roten } Handelsgüter
} versichern? Leg eine Handkarte ab oder wähle „{ page-osaka-done }“.

## Spiele ohne eigenen Tisch

page-plain-board = Der Tisch
page-plain-points = Punkte
page-further = Außerdem hier:

# The analysis board, where the rest of the page leads to it; its own texts come with it.
board-title = Analysebrett
board-about = Öffne eine Partie oder eine Stellung, ziehe für jeden Platz, geh zurück und probiere etwas anderes. Jede Variante bleibt mit deinen Kommentaren in einer Aufzeichnung erhalten; auf Wunsch sagt das Brett, was jede Stellung wert ist.
board-explore = Analysebrett
page-admin-not = Nein
