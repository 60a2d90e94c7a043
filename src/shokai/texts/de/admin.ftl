# Der Betreiber: wer sich um einen Server kümmert, mit `shokai admin` oder auf der Verwaltungsseite.

## What the operator is told

server-admin-wrong-token = Das ist nicht das Token des Betreibers.
server-admin-too-many-tokens = Von deiner Adresse kamen zu viele falsche Tokens. Warte einige Minuten.
server-admin-no-such-person = Es gibt niemanden mit der Kennung oder dem Namen „{ $person }“.
server-admin-several-people = Mehrere Leute heißen „{ $person }“. Gib die Kennung an.
server-admin-bad-search = Ein Suchtext hat höchstens { $longest } Zeichen, die sich alle anzeigen lassen.
server-admin-no-such-state = Den Zustand „{ $state }“ gibt es nicht. Zur Wahl stehen: { $states }.
server-admin-no-such-game = Das Spiel „{ $game }“ gibt es nicht. Zur Wahl stehen: { $games }.
server-admin-bad-address = „{ $address }“ ist weder eine Adresse noch ein Netz. Beispiele: 192.0.2.7, 192.0.2.0/24 und 2001:db8::/32.
server-admin-blocks-you = { $address } würde dich selbst aussperren: Dieser Rechner oder deine eigene Adresse gehört dazu. Wenn du es so meinst, nimm --force.

## Commands

admin-column-id = Kennung
admin-column-name = Name
admin-column-tables = Tische
admin-column-updated = zuletzt aktiv
admin-column-state = Zustand
admin-column-game = Spiel
admin-column-age = Alter
admin-column-events = Ereignisse
admin-column-failures = Fehler
admin-column-seats = Plätze
admin-account = Konto
admin-is-blocked = gesperrt
admin-state-gathering = wartet
admin-state-playing = läuft
admin-state-over = zu Ende
admin-state-closed = geschlossen
admin-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
admin-hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
}
admin-minutes = { $n } min
admin-person = Hier seit { $since }; gewertete Partien: { $games }, Zugangsschlüssel: { $tokens }.
admin-listed = { $total } insgesamt, Seite { $page } von { $pages }.
admin-blocked = { $who } ist gesperrt.
admin-unblocked = { $who } ist nicht mehr gesperrt.
admin-was-blocked = { $who } war schon gesperrt.
admin-was-not-blocked = { $who } war nicht gesperrt.
admin-blocked-in-all = Gesperrt sind { $people ->
    [one] 1 Person
   *[other] { $people } Personen
} und { $addresses ->
    [one] 1 Adresse
   *[other] { $addresses } Adressen
}.
admin-ended = Der Tisch { $table } ist geschlossen.
admin-was-over = Der Tisch { $table } war schon zu Ende. Nichts wurde geändert.
admin-will-delete = { $who } wird endgültig gelöscht. Eigene Tische, die gelöscht werden: { $deleted }. Tische anderer, an denen daraus „{ somebody-who-left }“ wird: { $kept }.
admin-sure = Tippe „ja“, um fortzufahren:
admin-yes = ja
admin-nothing-deleted = Nichts wurde gelöscht.
admin-deleted = { $who } ist gelöscht. Gelöschte Tische: { $deleted }. Tische, die ohne den Namen bleiben: { $kept }. Geleerte Chatzeilen: { $chat }. Gelöschte Zugangsschlüssel: { $tokens }.
admin-tables-deleted = gelöscht
admin-tables-kept = geblieben
admin-left-out = { $tables ->
    [one] 1 Tisch ist nicht zu Ende und fehlt darin. Mit --with-running ist er dabei, samt seinem Startwert (Seed).
   *[other] { $tables } Tische sind nicht zu Ende und fehlen darin. Mit --with-running sind sie dabei, samt ihren Startwerten (Seeds).
}
admin-has-seeds = { $path } enthält die Startwerte (Seeds) laufender Partien: Wer sie liest, kennt alle Karten, die noch kommen. Gib die Datei nicht weiter, bevor sie zu Ende sind.
admin-needs-token = Ein laufender Server antwortet nur seinem Betreiber: Setze SHOKAI_ADMIN_TOKEN auf das Token, das der Server hat.
admin-bad-server = „{ $server }“ ist keine Adresse eines Servers. Sie lautet http://NAME:PORT oder https://NAME.
admin-no-answer = { $server } gibt keine Auskunft: { $why }.
admin-busy-tables-in-memory = Tische im Speicher
admin-busy-connections = Offene Verbindungen
admin-busy-thinking = Denkprozesse bei der Arbeit
admin-busy-thinkers = Denkprozesse
admin-busy-loop-lag-seconds = Verspätung der Ereignisschleife (Sekunden)
admin-busy-worst-loop-lag-seconds = … die größte der letzten Minute
admin-busy-open-tables = Tische, die nicht zu Ende sind
admin-busy-bots-waiting = Tische, die auf einen Bot warten
admin-busy-database-bytes = Größe der Datenbank (Bytes)
admin-busy-database-seconds = Antwort der Datenbank (Sekunden)
admin-bot-fails = Versagt: { $bot } am Tisch { $table }, { $failures }-mal hintereinander
admin-refused = Abgelehnt „{ $code }“: { $n }
admin-limit = Grenze „{ $name }“: { $per_second } pro Sekunde, kurzzeitig bis zu { $at_once }
admin-most = { $name ->
    [tables-of-a-host] Höchstens { $most } unbeendete Tische für jeden Gastgeber
    [tables-of-a-host-in-a-day] Höchstens { $most } neue Tische am Tag für jeden Gastgeber
    [connections-of-a-person] Höchstens { $most } Verbindungen für jede Person
    [connections-of-an-address] Höchstens { $most } Verbindungen von jeder Adresse
    [events-of-a-table] Höchstens { $most } Züge und Nachrichten an jedem Tisch
   *[other] Höchstens { $most } von „{ $name }“
}

## The admin page

page-admin = Serververwaltung
page-admin-token = Das Token des Betreibers
page-admin-token-about = Du findest es in SHOKAI_ADMIN_TOKEN. Dieser Tab vergisst es, wenn er geschlossen wird.
page-admin-enter = Anmelden
page-admin-leave = Abmelden
page-admin-none = Dieser Server hat kein Token des Betreibers, also gibt es keine Verwaltungsseite. Siehe SHOKAI_ADMIN_TOKEN.
page-admin-people = Leute
page-admin-tables = Tische
page-admin-shut-out = Gesperrt
page-admin-busy = Auslastung
page-admin-search = Suchen
page-admin-any-state = jeder Zustand
page-admin-any-game = jedes Spiel
page-admin-only-failing = Bots, die versagen
page-admin-nothing = Nichts gefunden.
page-admin-before = Zurück
page-admin-next = Weiter
page-admin-block = Sperren
page-admin-unblock = Entsperren
page-admin-end = Schließen
page-admin-export = Exportieren
page-admin-export-running = Mit laufenden Partien exportieren
page-admin-delete = Löschen
page-admin-sure = Wirklich?
page-admin-who = Person, Adresse oder Netz
page-admin-events = { $n ->
    [one] 1 Ereignis
   *[other] { $n } Ereignisse
}
page-admin-fails = Bot hat { $n }-mal versagt
page-admin-tables-of = { $n ->
    [one] 1 Tisch
   *[other] { $n } Tische
}
page-admin-backups-about = Shokai { $version } läuft. „shokai backup DATEI“ kopiert währenddessen die Datenbank; bei PostgreSQL tut es pg_dump.
page-admin-limits = Grenzen
page-admin-refused = Abgelehnt
page-admin-addresses = Verbindungen nach Adresse
page-admin-renew = Aktualisieren

## The books of the house at first sight

admin-books = Die Bücher des Hauses
page-admin-overview = Übersicht
admin-all-well = Alles in Ordnung.
admin-stuck-tables = { $n ->
    [one] Ein Tisch steht still.
   *[other] { $n } Tische stehen still.
}
admin-in-short = { $here ->
    [0] Niemand ist da
    [one] Eine Person ist da
   *[other] { $here } Personen sind da
}, { $tables ->
    [0] kein Tisch läuft
    [one] ein Tisch läuft
   *[other] { $tables } Tische laufen
}. Version { $version }, in Betrieb seit { $up }.
admin-all-people = Alle { $n }
admin-all-tables = Alle { $n } und { $over } beendete
admin-all-rules = Ändern
admin-all-load = Einzelheiten
admin-here = jetzt
admin-now = jetzt
admin-open = Öffnen
admin-keeping = Beendete Tische
admin-no-tables = Kein Tisch läuft.
admin-free-seats = { $n ->
    [0] niemand
    [one] ein Spieler
   *[other] { $n } Spieler
}
admin-tag-fine = läuft
admin-tag-stuck = steht still
admin-tag-open = offen
admin-crowd = Wer in den letzten 24 Stunden da war: höchstens { $most }, um { $time }.
admin-lag = In der letzten Minute hat niemand länger als { $ms } ms darauf gewartet, dass der Server zuhört.
admin-queue = Warteschlange der Bots
page-admin-keep-sure = Beendete Tische nur { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} behalten?
page-admin-keep-about = Ältere werden sofort und endgültig gelöscht. Ihre Ergebnisse bleiben in den Profilen.
page-admin-keep-yes = Ältere löschen
admin-pause-bots = Vorausrechnen anhalten
admin-resume-bots = Weiterrechnen lassen
cli-admin-bots-help = Bots, die vorausrechnen, anhalten oder weiterrechnen lassen
admin-help-bots = pause oder go; weglassen, um zu sehen, was gilt
admin-bots-go = Bots dürfen vorausrechnen.
admin-bots-held = Bots, die vorausrechnen, sind angehalten. An ihren Tischen steht das; alle anderen Bots spielen weiter, und Tipps gibt es auch. Nachbetrachtungen sind ebenfalls angehalten; sie gehen weiter, wenn jemand wieder danach fragt.
admin-backups = Sicherungen
admin-backup-make = Jetzt eine anlegen
admin-backup-restore = Wiederherstellen
admin-backup-none = Hier wurde noch keine angelegt. Sie werden in { $folder } abgelegt.
admin-backup-read = { $size } MB, zurückgelesen
admin-backup-how = Damit geht verloren, was seither geschah: Auch gelöschte Konten, Sperren und Anmeldungen sind wieder, wie sie waren, und Uhren, deren Zeit inzwischen um ist, laufen ab. Halte den Server an, gib dies auf seinem Rechner ein und starte ihn wieder:
admin-backup-elsewhere = Die Datenbank ist PostgreSQL: pg_dump sichert sie, pg_restore stellt sie wieder her.
admin-no-queue = Kein Tisch wartet auf einen Bot.
admin-thinks = denkt
admin-waits = wartet
admin-announcing = Ankündigung
admin-announced = Auf der Startseite { $ago }: „{ $text }“
