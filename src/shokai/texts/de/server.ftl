# The server: what it says to people at tables, and to those who run it. In German.

## At a table

server-no-such-table = Diesen Tisch gibt es nicht.
server-not-found = Hier ist nichts.
server-method-not-allowed = Das geht hier nicht.
server-no-page = Die Seite ist nicht gebaut. Siehe docs/guide/contributing.md.
server-bad-message = Diese Nachricht ist nicht zu verstehen.
server-too-large = Das ist zu groß.
server-too-fast = Das war zu schnell. Warte einen Augenblick.
server-stopping = Der Server wird gerade beendet. Versuch es gleich noch einmal.
server-too-slow = Das hat zu lange gebraucht, um anzukommen.
server-too-heavy = Der Server hat das aufgegeben: Es braucht zu viel Zeit oder Speicher.
server-too-busy = Es wartet zu viel darauf, berechnet zu werden. Versuch es gleich noch einmal.
server-internal = Hier ist etwas schiefgegangen. Es wurde protokolliert.
server-foreign-origin = Anfragen anderer Seiten werden nicht beantwortet.
server-foreign-host = Auf diesen Namen hört der Server nicht. Siehe --origins.
server-bot-stuck = Der Bot „{ $bot }“ findet keinen Zug für { $player }, so oft man ihn auch fragt. Weiter geht es, wenn jemand seinen Platz einnimmt: Der Gastgeber kann jemanden auf diesen Platz einladen, und wem der Platz gehört, der kann ihn selbst wieder übernehmen.
server-busy = Mehrere haben gleichzeitig gehandelt. Versuch es noch einmal.
server-late = Die Partie ist inzwischen weitergegangen.
server-not-playing = An diesem Tisch wird gerade nicht gespielt.
server-not-seated = Du sitzt nicht an diesem Tisch.
server-not-your-turn = Du bist nicht am Zug.
server-not-your-seat = Das ist nicht dein Platz.
server-minded = Gerade spielt ein Bot für dich. Übernimm zuerst wieder selbst.
server-host-only = Das kann nur der Gastgeber des Tisches.
server-cannot-undo = Das lässt sich ohne die Zustimmung der anderen nicht mehr zurücknehmen.
server-undo-alone = Das Spiel ist seitdem weitergegangen. Mit „{ page-undo-turn }“ kannst du immer noch deinen Zug zurücknehmen.
server-undo-gone = Das Spiel ist seitdem weitergegangen, und hier lässt sich das nicht zurücknehmen.
server-undo-replaced = Für jemanden, der abwesend ist, spielt jetzt ein Bot. Was davor war, lässt sich ohne diese Person nicht zurücknehmen.
server-nothing-to-undo = Du hast noch nichts entschieden.
server-nothing-to-redo = Es gibt nichts zu wiederholen.
server-over = Die Partie ist zu Ende.
server-no-such-question = Diese Frage ist schon entschieden.
server-name-first = Gib dir zuerst einen Namen.
server-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
server-bad-title = Der Name eines Tisches hat höchstens { $most } sichtbare Zeichen.
server-bad-chat = In dieser Nachricht steht nichts, was sich zeigen lässt.
server-no-such-seat = Diesen Platz gibt es nicht.
server-seat-taken = Dieser Platz ist besetzt.
server-table-full = Das Protokoll dieses Tisches ist voll. Ihr könnt nur noch weiterspielen oder den Tisch schließen.
server-bots-rest = Hier spielen nur noch Bots. Nach { $moves } Zügen unter sich warten sie: Die Partie geht weiter, wenn sich jemand auf einen Platz setzt.
server-bots-held = Für { $player } spielt ein Bot, der vorausrechnet. Solche Bots hat der Betreiber dieses Servers angehalten; die Partie geht weiter, sobald sie wieder rechnen dürfen.
server-already-begun = Die Partie hat schon begonnen.
server-seat-kept = Dieser Platz wird für { $player } freigehalten.
server-rated-accounts = Diese Partie zählt für die Wertung. Nur wer ein Konto hat, kann mitspielen.
server-rated-plain = Für eine Partie, die für die Wertung zählt, wird neu ausgeteilt, und zwar die gedruckten Karten.
server-rated-people = Eine Partie, die für die Wertung zählt, braucht mindestens zwei Menschen mit je einem Platz.
server-rated-start = Eine Partie, die für die Wertung zählt, beginnt, wenn alle Plätze besetzt sind.
server-rated-no-bot = Diese Partie zählt für die Wertung. Wer da ist, spielt selbst und lässt keinen Bot spielen.
server-rated-seats = Diese Partie zählt für die Wertung. Plätze werden nicht übergeben.
server-rated-there = Diese Partie zählt für die Wertung. Ein Bot kann nur ersetzen, wer abwesend und seit { $seconds } Sekunden am Zug ist.
server-behind-chat = Wer bei dieser Partie zuschaut, sieht sie später und kann mitreden, wenn sie zu Ende ist.
server-watchers-chat = An diesem Tisch können Zuschauer vor und nach der Partie mitreden.
server-bad-invitation = Diese Einladung gilt nicht mehr.
server-cannot-replace = Dort muss niemand ersetzt werden.
server-still-here = { $player } ist da. Ein Bot kann nur für jemanden übernehmen, der abwesend ist.
server-just-left = { $player } war eben noch da. Kommt niemand zurück, kann in { $seconds } s ein Bot übernehmen.
server-took-seat = { $player } hat den Platz von { $before } übernommen.
server-was-replaced = Für { $player } spielt jetzt ein Bot: Die anderen haben in der Abwesenheit dafür gestimmt.
server-no-clock = An diesem Tisch gibt es keine Uhr.
server-not-over = Die Partie ist noch nicht zu Ende.
server-not-over-yet = Die Aufzeichnung gibt es, wenn die Partie an allen Tischen zu Ende ist, an denen gleich ausgeteilt wurde.
server-bot-too-slow = Auf einem Server hat ein Bot höchstens { $setting }={ $most }.
server-bot-name-long = Der Name eines Bots hat samt Einstellungen höchstens { $most } Zeichen.
server-bot-setting = Auf einem Server lassen sich bei Bots { $settings } einstellen; „{ $setting }“ ist für Versuche am eigenen Rechner.
server-no-programs = Ein Server führt keinen fremden Code aus, weder program: noch python:. Lass deinen Bot mit einem Zugangsschlüssel Platz nehmen.
server-same-deal = An einem anderen Tisch mit denselben Karten wird noch gespielt. Bis dahin kannst du hier weder mitspielen noch zusehen.
server-deal-differs = Tische, an denen gleich ausgeteilt wird, haben dasselbe Spiel, dieselben Optionen und Karten und gleich viele Spieler.
server-record-and-cards = Eine Partie aus einer Aufzeichnung hat deren Karten. Lass die Aufzeichnung oder die Karten weg.
server-deal-not-yours = Nur der Gastgeber eines Tisches kann weitere eröffnen, an denen gleich ausgeteilt wird, und nicht aus einer Aufzeichnung.
server-deal-is-known = Diese Partie ist zu Ende, und wie ausgeteilt wurde, ist bekannt.
server-deal-watched = Jemand ohne Platz hat bei dieser Partie zugesehen; deshalb wird nirgends sonst gleich ausgeteilt. Eröffne alle Tische, bevor jemand zusieht.
server-deal-rated = Bei einer gewerteten Partie wird an keinem anderen Tisch gleich ausgeteilt.
server-too-many-tables = Du hast { $most } Tische, die noch nicht zu Ende sind. Beende oder schließe erst einen.
server-too-many-tables-today = Du hast an einem Tag { $most } Tische eröffnet. Das genügt fürs Erste.
server-too-many-guests = Von deiner Adresse sind viele auf einmal gekommen. Warte einen Augenblick.
server-seats-and-players = Für { $players } Spieler sind { $seats } Plätze genannt.
server-record-differs = Das ist die Aufzeichnung einer Partie { $game } mit { $players } Spielern.
server-record-over = An dieser Stelle ist die Partie zu Ende.

## People

server-bad-password = Ein Passwort hat { $shortest } bis { $longest } Zeichen.
server-wrong-password = Name und Passwort passen nicht zusammen.
server-too-many-guesses = Es wurden zu viele falsche Passwörter probiert. Warte einen Augenblick, oder nimm ein Gerät, auf dem du mit diesem Konto schon angemeldet warst.
server-no-account = Du hast noch kein Konto.
server-name-taken = Das Konto „{ $name }“ gibt es schon.
server-has-account = Du hast schon ein Konto.
server-account-keeps-name = Ein Konto behält seinen Namen.
server-too-many-tokens = Du hast { $most } Zugangsschlüssel. Lösch erst einen.
server-needs-cookie = Mit einem Zugangsschlüssel geht das nicht. Mach es in einem Browser, in dem du angemeldet bist.
server-bad-cursor = Diese Stelle der Liste gibt es nicht. Fang die Liste von vorn an.

## Running it

server-bad-number = „{ $text }“ für { $name } ist keine Zahl bis { $most }.
server-no-database = Die Datenbank { $url } lässt sich nicht benutzen: { $why }.
server-file-in-use = Ein anderer Shokai-Server arbeitet mit { $path }. Beende ihn zuerst, oder nenne mit --data eine andere Datei.

## Moving data

transfer-backup-broken = { $path } ist beschädigt; nichts wurde geändert.
transfer-no-room = Der Ordner { $folder } lässt sich nicht verwenden: { $why }.
transfer-many-backups = In { $folder } liegen schon { $n } Sicherungen. Verschiebe oder lösche zuerst einige; ungefragt wird keine gelöscht.
transfer-disk-full = Auf dem Datenträger mit { $folder } ist zu wenig Platz für eine weitere Sicherung.
transfer-exists = { $path } gibt es schon, und überschrieben wird nichts.
transfer-no-file = Die Datei { $path } gibt es nicht. Nenne die mit deinen Tischen mit --data.
transfer-no-folder = { $path } lässt sich nicht schreiben: Den Ordner { $folder } gibt es nicht.
transfer-nothing-there = In dieser Datenbank sind keine Tische von Shokai.
transfer-backup-is-for-files = Eine PostgreSQL-Datenbank sichert man mit ihrem eigenen Werkzeug, pg_dump. Auch „shokai export“ geht.

verify-table-wrong = Tisch { $table }: { $why }
verify-table-unreadable = Was von ihm aufgehoben ist, lässt sich nicht lesen.
verified-tables = { NUMBER($tables, useGrouping: 0) } Tische geprüft: Alle { NUMBER($deals, useGrouping: 0) } Karten stammen aus ihren Startwerten (Seeds).
verified-tables-wrong = { NUMBER($tables, useGrouping: 0) } Tische geprüft; an { NUMBER($wrong, useGrouping: 0) } davon stammt etwas weder aus dem Startwert (Seed) noch aus den Regeln.
server-blocked = Der Betreiber dieses Servers hat dich gesperrt.
server-blocked-address = Der Betreiber dieses Servers hat deine Adresse gesperrt.
server-ended-by-operator = Der Betreiber dieses Servers hat diesen Tisch geschlossen.
