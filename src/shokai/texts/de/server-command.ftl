# Running a server, moving its data, and how much it bears: only for the terminal.

cli-serve-help = den Webserver starten: im Browser spielen
cli-worker-help = für die Bots einer gemeinsamen Datenbank nachdenken
server-help-host = die Adresse, auf der er hört; sonst 127.0.0.1, sodass nur dieser Rechner sich verbinden kann
server-help-port = der Port, auf dem er hört; sonst 8000
server-help-lan = auch andere Rechner im Netz mitspielen lassen; zeigt eine Adresse und einen QR-Code für Handys
server-help-browser = keinen Browser öffnen
server-help-limits = keine Grenzen für Anfragen, Tische, Gäste und Verbindungen, zum Testen
server-help-origins = Adressen, unter denen man den Server über einen Proxy erreicht, etwa https://play.example.org
server-help-proxies = Adressen oder Netze von Proxys, die sagen, woher Anfragen kommen, * für alle; sonst 127.0.0.1
server-help-metrics-token = was man wissen muss, um /metrics von einem anderen Rechner zu lesen, mindestens 16 Zeichen
server-help-data = die Datei mit allen Tischen; sonst eine in deinem Datenverzeichnis
server-help-database = eine Datenbank statt einer Datei, postgresql://NUTZER:PASSWORT@RECHNER/NAME
server-help-secret = womit Cookies unterschrieben werden, mindestens 16 Zeichen; sonst wird es erzeugt und in der Datenbank aufbewahrt
server-help-thinkers = Zahl der Prozesse, die für Bots nachdenken, neben einem für die schnellen; sonst einer weniger, als es Kerne gibt, 0 für keinen
server-help-bots-alone = Zahl der Züge, die Bots unter sich machen, bevor sie auf jemanden warten; sonst 10000, 0 für beliebig viele
server-help-away = Sekunden, die jemand abwesend sein muss, bevor die anderen einen Bot übernehmen lassen können; sonst 60
server-help-log-level = debug, info, warning oder error
server-help-log-format = text oder json
server-help-compile = nicht kompilieren, womit Bots nachdenken; sie spielen schwächer, bis es jemand tut
server-address = Shokai ist unter { $address } zu erreichen
server-how-to-stop = Strg-C beendet ihn. Nichts geht verloren.
server-lan-warning = Alle in diesem Netz können sich verbinden.
server-working = Denkt für die Bots nach, mit { $thinkers ->
    [one] einem Prozess
   *[other] { $thinkers } Prozessen
}.
server-no-such-host = „{ $host }“ ist keine Adresse dieses Rechners: { $why }. Wähle mit --host eine andere oder lass die Angabe weg.
server-cannot-listen = Auf { $host }, Port { $port }, lässt sich nicht hören: { $why }. Wähle mit --port einen anderen.
server-data-and-database = Nenne eine Datei mit --data oder eine Datenbank mit --database, nicht beides.
server-bad-level = Die Protokollstufe „{ $level }“ gibt es nicht. Zur Wahl stehen: { $levels }.
server-bad-format = Das Protokollformat „{ $format }“ gibt es nicht. Es ist text oder json.
server-bad-origin = „{ $origin }“ ist nicht die Adresse einer Seite. Sie lautet https://NAME oder http://NAME:PORT.
server-bad-proxy = „{ $proxy }“ ist weder die Adresse eines Rechners noch ein Netz wie 10.0.0.0/24. * steht für alle Rechner.
server-bad-switch = „{ $text }“ ist für { $setting } nicht gültig: { $on } schaltet es ein, { $off } schaltet es aus.
server-empty-setting = { $setting } ist leer. Gib einen Wert an, oder lass es weg.
server-short-secret = Ein Geheimnis hat mindestens { $least } Zeichen.
server-bad-database = „{ $url }“ ist keine Adresse einer Datenbank. Sie lautet postgresql://NUTZER:PASSWORT@RECHNER/NAME oder sqlite:///DATEI.
server-newer-database = Die Datenbank stammt von einem neueren Shokai (Schema { $found }; dieses kennt { $known }).
server-worker-needs-postgresql = Worker teilen sich eine PostgreSQL-Datenbank: Nenne sie mit --database. Bei einer Datei denkt der Server selbst.
cli-load-help = viele Tische in voller Geschwindigkeit spielen und den Server messen

load-help-tables = wie viele Tische; sonst 300
load-help-seconds = wie lange; sonst 20
load-help-address = ein Server auf diesem Rechner; sonst wird einer gestartet, am Ende zwangsweise beendet und noch einmal angesehen
load-help-database = eine PostgreSQL-Datenbank für den Server, der gestartet wird
load-help-processes = wie viele Webprozesse sich die Datenbank teilen
load-help-apart = die beiden Spieler jedes Tisches an verschiedene Webprozesse setzen
load-help-share = jedem Webprozess höchstens so viel Prozent eines Kerns geben, damit Platz für Clients und Datenbank bleibt (Linux)
load-bounds = Der Lasttest spielt 1 bis { $tables } Tische, 1 bis { $seconds } Sekunden lang.
load-process-count = Es müssen 1 bis { $most } Webprozesse sein.
load-processes = Mehrere Webprozesse brauchen eine gemeinsame Datenbank: --database postgresql://…
load-only-here = Der Lasttest ist für Server auf diesem Rechner: http://127.0.0.1:PORT
load-share-bounds = Ein Webprozess bekommt 1 bis 100 Prozent eines Kerns.
load-share-own = Nur ein Server, den der Lasttest selbst startet, kann einen Anteil eines Kerns bekommen: ohne --address.
load-share-here = Nur Linux sagt, wie viel Prozessorzeit ein anderer Prozess verbraucht hat: ohne --share.
load-no-server = Der Server ist nicht gestartet.
load-begins = An { $tables } Tischen wird { $seconds } Sekunden in voller Geschwindigkeit gespielt, dann in halber.
cli-export-help = alles, was ein Server hat, Leute, Tische und Züge, in eine Datei schreiben
cli-import-help = eine solche Datei in eine leere Datenbank einlesen, um von einer Datei zu PostgreSQL umzuziehen oder zurück
cli-backup-help = die Datei mit allen Tischen kopieren, auch während der Server läuft, oder eine Kopie zurückholen
transfer-help-export-file = die Datei, die geschrieben wird; sie enthält Geheimnisse, behalte sie für dich
transfer-help-import-file = was „shokai export“ geschrieben hat
transfer-help-backup-file = die Kopie, die angelegt oder mit --restore gelesen wird; „shokai serve --data KOPIE“ kann damit weitermachen
transfer-help-restore = die Kopie FILE an die Stelle der Datenbank setzen; vorher den Server anhalten
transfer-exported = In { $path } stehen { transfer-amount }.
transfer-imported = Aus { $path } übernommen: { transfer-amount }.
transfer-amount = { $people ->
    [one] eine Person
   *[other] { $people } Personen
}, { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
} und { $events ->
    [one] ein Ereignis
   *[other] { $events } Ereignisse
}
transfer-backed-up = { $path } ist eine Kopie aller Tische, { $bytes } Byte groß.
transfer-restored = { $path } enthält jetzt, was in { $copy } steht. Der Server kann wieder starten.
transfer-restored-before = Was vorher dort war, liegt unter { $path }.
transfer-no-backup = Es gibt keine Datei { $path }, die wiederhergestellt werden könnte.
transfer-restores-itself = { $path } ist die Datenbank selbst. Nenne die Kopie, die an ihre Stelle treten soll.
transfer-not-empty = Diese Datenbank ist nicht leer. Lies in eine neue ein.
transfer-no-export = Das ist keine Datei, die „shokai export“ geschrieben hat.
transfer-newer-export = Diese Datei stammt von einem neueren Shokai ({ $version }).
transfer-cut-off = Diese Datei hat kein Ende: Ein Teil fehlt. Nichts wurde aus ihr übernommen.
transfer-gap = In dieser Datei fehlen Ereignisse des Tisches { $table }. Nichts wurde aus ihr übernommen.
transfer-bad-line = Zeile { $line }: { $why } Nichts wurde aus der Datei übernommen.
transfer-why-no-json = Sie lässt sich nicht als JSON lesen.
transfer-why-no-row = Sie ist keine Zeile einer Tabelle.
transfer-why-code = Sie nennt einen Bot „{ $bot }“, und ein Server führt keinen fremden Code aus und liest keine genannten Dateien.
transfer-why-columns = Das sind nicht die Spalten von „{ $table }“.
transfer-why-value = „{ $column }“ hat einen ungültigen Wert.
transfer-why-does-not-fit = Sie passt nicht zu den anderen Zeilen von „{ $table }“; etwas ist doppelt da oder fehlt.
transfer-why-count = Sie zählt andere Zeilen, als da sind.
transfer-why-after-end = Nach dem Ende kommt noch etwas.
