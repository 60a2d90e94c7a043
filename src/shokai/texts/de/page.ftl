# Die Seite im Browser: ihre eigenen Wörter. Was Spiele sagen, steht in deren Dateien.

page-name = Shokai
page-tagline = Zwei japanische Handelsspiele, genau nach ihren Regelheften.
page-you = Du
page-player = Spieler
page-guest = Gast
page-points = Punkte
page-close = Schließen
page-confirm = Bestätigen
page-why-not = warum nicht?
page-thinking = denkt nach
page-bot = Bot, { $bot }
page-held = Gewählt: { $move }. Bestätige, um es zu spielen.
page-preview = Was es bringen würde
page-standing = Wie es steht
page-ledger = Vorschau und Verlauf
page-your-things = Deine Sachen
page-loading = Einen Augenblick
page-error = Das ging nicht: { $why }
page-no-server = Der Server antwortet nicht. Läuft er?
page-nothing-here = Unter dieser Adresse gibt es nichts.
page-go-home = Zur ersten Seite

## Kopf und Startseite

page-play = Spielen
page-rules = Regeln
page-replay = Nachspielen
page-settings = Einstellungen
page-skip = Zum Inhalt
page-language = Sprache
page-game-osaka = Händler von Osaka
page-game-yokohama = Yokohama
page-game-osaka-about = Kaufe den Markt, bewege die Schiffe, verkaufe am rechten Tag in Edo, und versichere, was die Schwarze Strömung nehmen könnte.
page-game-yokohama-about = Schicke Assistenten durch den Hafen der Meiji-Zeit, eröffne Läden, liefere Kupfer, Seide, Tee und Fisch in die Welt.
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
page-turn-of = { $player } entscheidet
page-waiting-seats = { $n ->
    [one] wartet auf 1 Spieler
   *[other] wartet auf { $n } Spieler
}
page-over = Zu Ende
page-closed = Geschlossen
page-continue = Weiter
page-look = Ansehen
page-join = Mitspielen
page-no-mine = Du sitzt noch an keinem Tisch. „Jetzt spielen“ beginnt sofort eine Partie gegen Bots.
page-no-open = Niemand wartet auf Mitspieler. Eröffne einen Tisch und schick Freunden den Link.
page-no-live = Zurzeit wird keine Partie gespielt, der du zusehen könntest.
page-more-tables = Mehr
page-first = Neu hier?
page-first-about = Wähle ein Spiel und wie viele spielen. Die Seite zeigt, was du tun kannst, was es bringen würde und warum etwas nicht geht. Was die Regeln nicht erlauben, lässt sich nicht spielen.
page-first-rules = Die Regeln von { $game }
page-open-record = Partiedatei öffnen
page-drop-record = oder hier ablegen
page-version = Version { $version }
page-being-compiled = Die Regeln werden für weit denkende Bots übersetzt; das dauert einmal eine Minute.

## Wer du bist

page-your-name = Dein Name
page-name-ask = Wie sollen dich die anderen nennen?
page-save = Speichern
page-account = Konto
page-account-about = Du spielst als Gast. Mit einem Konto findest du deine Plätze auf jedem Gerät wieder.
page-account-make = Konto anlegen
page-account-enter = Anmelden
page-account-leave = Abmelden
page-account-of = Du spielst mit dem Konto { $name }.
page-password = Passwort
page-leave-everywhere = Überall abmelden
page-leave-everywhere-about = In jedem Browser und auf jedem Gerät, wo du angemeldet bist, auch hier. Programme brauchen neue Zugangsschlüssel.
page-new-password = Neues Passwort
page-new-password-about = Alle anderen Browser müssen sich neu anmelden. Programme brauchen neue Zugangsschlüssel.
page-ended = { $tokens ->
    [0] Alle anderen Browser müssen sich neu anmelden.
    [one] Alle anderen Browser müssen sich neu anmelden, und 1 Programm braucht einen neuen Zugangsschlüssel.
   *[other] Alle anderen Browser müssen sich neu anmelden, und { $tokens } Programme brauchen neue Zugangsschlüssel.
}

## Neuer Tisch

page-new-about = Wähle das Spiel und wer wo sitzt. Die Vorgaben sind ein guter Anfang.
page-game = Spiel
page-options = Ausgabe und Erweiterungen
page-seats = Plätze
page-seat = Platz { $n }
page-seat-me = Du
page-seat-open = Offen für alle
page-seat-bot = Bot: { $bot }
page-public = Auf der ersten Seite für alle sichtbar
page-clock = Uhr
page-clock-none = Keine Uhr
page-clock-of = { $bank } min und { $each } s je Zug
page-options-more = Weiteres
page-own-cards = Kartenwerte aus deiner Schachtel
page-hurry = Live: alle spielen jetzt; sonst hat es keine Eile
page-same-deal = Dieselben Karten wie an einem anderen Tisch
page-same-deal-about = Link eines deiner Tische, bei dem noch niemand zugesehen hat. Wer dort spielt, kann hier nicht spielen, und bei keinem der beiden kann man zusehen.
page-hot-seat = Mehrere Plätze sind deine: das Gerät geht von Hand zu Hand, mit einem Vorhang dazwischen.
page-make-table = Tisch eröffnen
page-option-2016 = Ausgabe von 2016
page-option-2024 = Ausgabe von 2024
page-option-mini1 = Mini-Erweiterung 1
page-option-mini2 = Mini-Erweiterung 2
page-bot-apprentice = Lehrling
page-bot-clerk = Kontorist
page-bot-merchant = Kaufmann
page-bot-president = Präsident
page-bot-apprentice-about = spielt nach Gefühl
page-bot-clerk-about = plant einen Zug
page-bot-merchant-about = denkt voraus
page-bot-president-about = denkt lange

## Am Tisch

page-table-menu = Menü des Tisches
page-text-table = Text
page-night = Nacht
page-day = Tag
page-invite = Einladen
page-invite-about = Wer diesen Link öffnet, kann sich setzen oder zusehen.
page-hand-over = Meinen Platz übergeben
page-hand-over-about = Wer diesen Link öffnet, übernimmt deinen Platz. In einer laufenden Partie werden zuerst die anderen gefragt.
page-copy = Link kopieren
page-copied = Kopiert
page-qr = Der Link als QR-Code
page-start = Spiel beginnen
page-start-about = Freie Plätze werden Bots.
page-sit = Hier sitzen
page-stand = Aufstehen
page-seat-free = frei
page-gathering = Die Spieler sammeln sich
page-gathering-wait = Das Spiel beginnt, wenn der letzte Platz besetzt ist oder der Gastgeber es sagt.
page-close-table = Tisch schließen
page-mind = Bot für mich spielen lassen
page-mind-back = Meinen Platz zurücknehmen
page-minded = Solange spielt { $bot }
page-away = nicht da
page-pause = Uhren anhalten
page-pause-off = Uhren laufen lassen
page-paused = Die Uhren stehen still.
page-undo = Zurück
page-redo = Wieder vor
page-ask-undo = Um Zurücknehmen bitten
page-asks-undo = { $player } möchte etwas zurücknehmen.
page-asks-close = { $player } möchte den Tisch schließen.
page-asks-pause = { $player } möchte die Uhren anhalten.
page-asks-seat = { $name } möchte den Platz von { $player } übernehmen und sieht dann, was dort verdeckt ist.
page-replace = Einen Bot für { $player } spielen lassen
page-yes = Ja
page-no = Nein
page-waits-for = Es fehlt noch { $players }
page-turn-yours = Du bist dran
page-turn-theirs = { $player } entscheidet
page-dealing = Karten werden gegeben
page-game-over = Das Spiel ist zu Ende
page-watching = Du siehst zu
page-reason-rule = Regel: { $section }
page-line-connecting = Verbindung wird aufgebaut
page-line-open = Verbunden
page-line-lost = Verbindung verloren. Neuer Versuch läuft; nichts geht verloren.
page-line-gone = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
page-log = Was geschah
page-log-empty = Noch nichts.
page-log-from-record = Hier geht eine aufgezeichnete Partie weiter. Was vorher geschah, steht in der Partiedatei.
page-log-step = Zu diesem Augenblick
page-log-older = Älteres
page-chat = Gespräch
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-write = Schreib etwas
page-send = Senden
page-history = Rückblick
page-history-at = Schritt { $step } von { $last }
page-history-now = Zurück zu jetzt
page-history-first = An den Anfang
page-history-back = Einen Schritt zurück
page-history-on = Einen Schritt weiter
page-history-last = Ans Ende
page-history-play = Abspielen
page-history-stop = Anhalten
page-history-note = Du siehst einen früheren Augenblick.
page-missed = Während du weg warst, geschahen { $n } Schritte.
page-show-me = Zeig es mir
page-result = Ergebnis
page-winner = { $player } gewinnt
page-winners = { $players } teilen sich den Sieg
page-you-won = Du hast gewonnen
page-rematch = Noch einmal
page-to-rematch = Zum neuen Tisch
page-rated = Zählt für die Wertung
page-rated-about = Nur wer ein Konto hat, kann sich setzen. Niemand gibt den Platz weiter oder lässt einen Bot spielen.
page-leavers = Wer geht,
page-leavers-lose = wird Letzter
page-leavers-void = macht die Partie ungültig
page-rated-before = { $leavers ->
    [void] Diese Partie zählt für die Wertung. Geht jemand, zählt sie nicht.
   *[lose] Diese Partie zählt für die Wertung. Wer geht, wird Letzter.
}
page-rated-account = Zum Mitspielen braucht man ein Konto.
page-rated-after = { $why ->
    [yes] Diese Partie hat für die Wertung gezählt.
    [undo] Diese Partie zählt nicht für die Wertung: Es wurde mehr als ein Zug zurückgenommen.
    [hint] Diese Partie zählt nicht für die Wertung: Jemand hatte einen Tipp.
    [seat] Diese Partie zählt nicht für die Wertung: Ein Platz wurde weitergegeben.
   *[minded] Diese Partie zählt nicht für die Wertung: Ein Bot hat für jemanden gespielt, der gegangen ist.
}
page-delay = Wer zuschaut, sieht die Partie
page-delay-none = sofort
page-delay-of = { $n } Schritte später
page-behind = { $n } Schritte zurück
page-cards-here = { $n ->
    [one] Eine Karte ist hier nicht die gedruckte.
   *[other] { $n } Karten sind hier nicht die gedruckten.
}
page-cards-short = andere Karten
page-again = Dieselben spielen noch einmal. Die Partie beginnt, wenn alle da sind.
page-kept-for = { $player } (noch nicht da)
page-come = Ich spiele mit
page-decline = Diesmal nicht
page-record-download = Partie herunterladen
page-record-replay = Partie nachspielen
page-seed-check = Mischung prüfen
page-seed-good = Die Karten passen zum Versprechen, das vor dem Spiel gegeben wurde.
page-seed-bad = Die Karten passen nicht zum Versprechen, das vor dem Spiel gegeben wurde.
page-curtain = Gib das Gerät an { $player }
page-curtain-about = Sonst sollte jetzt niemand hinsehen.
page-curtain-open = Ich bin { $player }
page-catch-up = { $n ->
    [one] noch 1 Zug
   *[other] noch { $n } Züge
}
page-skip-motion = Überspringen

## Tischmodus: ein großer Bildschirm und für jede Hand ein Handy

page-board = Tischmodus
page-board-about = Dieser Bildschirm ist der Spielplan für alle. Wer einen Code scannt, hat diese Hand auf dem Handy und entscheidet dort.
page-board-gather = Nimm deine Hand aufs Handy
page-board-take = oder den Link öffnen
page-board-codes = Codes für Handys
page-board-free = wartet auf ein Handy
page-board-phone = Hand auf dem Handy
page-board-fill = Ganzer Bildschirm
page-board-leave = Tischmodus verlassen
page-hand-view = Der Plan
page-hand-mine = Meine Sachen

## Tisch in Worten

page-text-about = Alles auf dem Tisch in Worten, immer wie es gerade ist.
page-text-moves = Was du tun kannst
page-text-none = Für dich ist gerade nichts zu entscheiden.

## Einstellungen

page-settings-about = Bleibt in diesem Browser; nichts davon wird verschickt.
page-theme = Licht
page-theme-system = wie das System
page-motion = Bewegung
page-motion-none = Keine
page-motion-fast = Flott
page-motion-full = Voll
page-motion-slow = Langsam
page-confirmations = Züge bestätigen
page-confirmations-about = Ein Zug wird erst gewählt und dann mit der Bestätigung gespielt.
page-sounds = Klänge
page-sounds-about = Leise: eine Karte, eine Welle, dein Zug.
page-patterns = Stärkere Muster
page-patterns-about = Buchstaben und Muster neben den Farben, für Augen, die Farben schlechter unterscheiden.
page-text-setting = Tisch in Worten
page-text-setting-about = Zeigt den Tisch unter dem Brett in Worten. Vorleseprogramme haben ihn immer.
page-on = An
page-off = Aus

## Regeln

page-rules-about = Die Regeln in unseren eigenen Worten.
page-search = Regeln durchsuchen
page-search-none = Diese Wörter kommen in den Regeln nicht vor.
page-rules-sections = Abschnitte
page-components = Karten und Material
page-components-osaka = Jede Farbe hat diese Karten. Ein Seilring ist ein Versicherungssymbol.
page-copies = { $n } in jeder Farbe
page-printed = Alle Werte stehen gedruckt im Regelheft.

## Nachspielen

page-replay-about = Öffne die Datei einer Partie, von hier oder von der Kommandozeile.
page-replay-seat = Gesehen von
page-replay-all = Einem Zuschauer
page-replay-curve = Verläufe der Partie
page-curve-points = Punkte
page-curve-total = Wenn jetzt Schluss wäre
page-curve-hand = Handkarten
page-curve-goods = Güter
page-curve-insured = Versicherte Güter
page-curve-tokens = Plättchen
page-curve-yen = Yen
page-curve-imports = Importwaren
page-curve-assistants = Assistenten auf dem Plan
page-curve-buildings = Gebäude
page-curve-orders = Erfüllte Aufträge
page-curve-technologies = Technologien
page-replay-on = Von hier weiterspielen
page-replay-bad = Diese Datei ist keine Partie: { $why }

## Händler von Osaka

page-osaka-sea = Das Meer und die anderen Händler
page-osaka-stalls = Markt und Produktion
page-osaka-goods = Güter
page-osaka-hand = Hand
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
page-osaka-save = Rette { $card }
page-osaka-ship-at = Das { osaka-rote } Schiff: { $space }.
page-osaka-choose-token = Nimm das { osaka-rote } Plättchen
page-osaka-sinks = sinkt
page-osaka-ship-sinks = Schiff sinkt
page-osaka-if-buy = Wenn du kaufst
page-osaka-if-take = Wenn du das nimmst
page-osaka-if-reserve = Wenn du das reservierst
page-osaka-you-get = Du bekommst { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
page-osaka-you-pay = Du zahlst { $n }{ $over ->
    [0] , genau
   *[other] , { $over } zu viel
}
page-osaka-steps = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} { osaka-colour }
page-osaka-to = bis { $space }
page-osaka-payday = Zahltag für { osaka-colour }
page-osaka-price-cards = Preis × Karten
page-osaka-rounded = gerundet
page-osaka-then = dann
page-osaka-no-goods = keine Güter
page-osaka-tide = Schwarze Strömung
page-osaka-hit = betroffen
page-osaka-insurance = Versicherung
page-osaka-lost = verloren
page-osaka-in-hand = { $n } auf der Hand
page-osaka-farm-moves = { $n ->
    [0] Die Produktion ist leer.
   *[other] Dann rückt die Produktion nach:
}
page-osaka-near-end = { $player } hätte { $tokens } Plättchen, { $missing ->
    [0] das Ende
    [one] eins fehlt zum Ende
   *[other] { $missing } fehlen zum Ende
}.
page-osaka-radar = Am nächsten am Ende: { $player } mit { $tokens } Plättchen, es { $missing ->
    [one] fehlt 1
   *[other] fehlen { $missing }
}.
page-osaka-radar-rule = Das Spiel endet nach einem Zahltag, an dem jemand acht hat.
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
page-osaka-insure = Versichere mit { $card }
page-osaka-pay = Zahle { $card }
page-osaka-peek = Du +{ $points }
page-osaka-stay = bleiben: reserviert
page-osaka-goods-for = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} für { $price }
page-osaka-empty = leer
page-osaka-next-in = kommen als nächste in den Markt
page-osaka-to-draw = im Stapel
page-osaka-discarded = abgelegt
page-osaka-reserved-by = { $card }, reserviert von { $player }
page-osaka-stone-here = Dein Stein liegt vor dir
page-osaka-stone-out = Der Stein liegt auf einer Karte
page-osaka-cards-pay = { $n ->
    [one] 1 Karte zahlt
   *[other] { $n } Karten zahlen
} { $paid } von { $price }

## Sätze für das Terminal sprechen vom Tippen; hier stehen diese an ihrer Stelle

page-says-osaka-asks-turn = Nimm, reserviere, kaufe: Markt { $price }, Hand { $coins }.
page-says-osaka-why-buy-first = Bezahlen kannst du nur einen Kauf: Beginne ihn mit „{ page-osaka-buy }“.
page-says-osaka-why-reserve-in-farm = Die Karte liegt in der Produktion, nicht im Markt.
page-says-osaka-why-lies-in-market = Die Karte liegt im Markt, nicht in der Produktion.
page-says-osaka-why-pay-in-order = Du zahlst von der teuersten zur billigsten Karte, bei gleichem Wert Rot vor Blau vor Gelb vor Grün. Jetzt kommt { $card } zu spät. „{ page-undo }“ nimmt Zahlungen zurück.
page-says-osaka-why-save-in-order = Du rettest Handelsgüter vom teuersten zum billigsten und nutzt dabei alle Symbole; es sind noch { $symbols }. Mit { $card } als Nächstem geht das nicht auf.
page-says-osaka-why-choose-goods = Wähle die { osaka-roten } Handelsgüter, die du retten willst: noch { $symbols }.
page-says-osaka-why-insure-first = Leg zuerst { osaka-rote } Karten mit Versicherungssymbolen ab, danach wähle „{ page-osaka-done }“.
page-says-osaka-why-decide-insurance = Willst du deine { osaka-roten } Handelsgüter versichern ({ $goods })? Leg eine Karte aus deiner Hand ab, oder wähle „{ page-osaka-done }“.

## Games without a table of their own

page-plain-board = Der Tisch
page-plain-points = Punkte
page-further = Außerdem hier:
