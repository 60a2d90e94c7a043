# Leute: Konten, Sitzungen, Profile, die Startseite und die Regeln eines Hauses.

## What the server refuses

server-bad-code = Dieser Code gilt nicht: Er wurde schon benutzt, ist abgelaufen oder enthält einen Tippfehler. Bitte den Betreiber dieses Servers um einen neuen.
server-invitation-needed = Für ein neues Konto braucht man auf diesem Server eine Einladung. Als Gast kannst du ohne spielen.
server-admin-bad-registration = „{ $word }“ geht hier nicht. Zur Wahl stehen: { $words }.
server-admin-bad-announcement = Eine Ankündigung hat höchstens { $longest } Zeichen, die sich alle anzeigen lassen.
server-admin-bad-days = Beendete Tische bleiben { NUMBER($fewest, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) } Tage oder „forever“, für immer.
server-admin-bad-time = Ein Code gilt mindestens eine Stunde und höchstens { $most } Tage.
server-admin-no-account = { $person } ist ein Gast und hat kein Passwort.

## Commands

cli-admin-reset-help = einen Link erzeugen, mit dem jemand einmal ein neues Passwort setzt
cli-admin-invite-help = eine Einladung erzeugen: einen Link, mit dem jemand ein Konto anlegen kann
cli-admin-registration-help = zeigen oder wählen, wer ein Konto anlegen kann: alle oder nur Eingeladene
cli-admin-announce-help = die Ankündigung auf der Startseite zeigen, ändern oder entfernen
cli-admin-keep-help = zeigen oder wählen, wie lange beendete Tische bleiben
admin-help-hours = wie viele Stunden der Link gilt; sonst 24
admin-help-days = wie viele Tage die Einladung gilt; sonst 14
admin-help-link = Adresse des Servers, um einen ganzen Link auszugeben
admin-help-registration = open oder invited; weglassen, um zu sehen, was gilt
admin-help-announcement = was alle auf der Startseite sehen; weglassen, um zu sehen, was dort steht
admin-help-clear = die Ankündigung entfernen
admin-help-keep = eine Zahl von Tagen oder „forever“; weglassen, um zu sehen, was gilt
admin-help-now = ältere Tische gleich löschen, statt es dem Server zu überlassen
admin-reset = Gib { $who } diesen Link. Er gilt einmal, bis { $until } UTC:
admin-invitation = Wer diesen Link hat, kann ein Konto anlegen, bis { $until } UTC:
admin-registration-open = Alle können ein Konto anlegen.
admin-registration-invited = Für ein neues Konto braucht man eine Einladung; Gäste können spielen.
admin-no-announcement = Es gibt keine Ankündigung.
admin-announce-or-clear = Gib entweder einen Text an oder --clear.
admin-keep-for-ever = Beendete Tische bleiben für immer.
admin-keep-days = Beendete Tische bleiben { NUMBER($days, useGrouping: 0) } Tage; ihre Ergebnisse bleiben in den Profilen.
admin-old = Älter sind: { NUMBER($n, useGrouping: 0) }. Der Server löscht sie gleich.
admin-cleared = Gelöscht: { NUMBER($n, useGrouping: 0) }.

## While you were away

page-news-sat = { $player } hat sich gesetzt.
page-news-chat = { $n ->
    [one] Eine neue Chatnachricht.
   *[other] { $n } neue Chatnachrichten.
}
page-news-over = Die Partie ist zu Ende.
page-news-closed = Der Tisch wurde geschlossen.

## The page

page-login = Anmelden
page-login-enter = Anmelden
page-login-account = Konto anlegen
page-login-reset = Passwort vergessen
page-login-reset-save = Neues Passwort setzen
page-login-enter-about = Mit deinem Konto findest du deine Tische und Partien auf jedem Gerät.
page-login-account-about = Ein Name und ein Passwort genügen. Eine Mailadresse braucht es nicht.
page-login-reset-link = Mit diesem Link kannst du einmal ein neues Passwort festlegen. Alle anderen Browser werden dabei abgemeldet.
page-login-reset-about = Wenn du dein Passwort vergessen hast, bitte den Betreiber dieses Servers um einen Link oder Code.
page-login-keeps = Alles, was du als Gast hast, bleibt deins.
page-login-code = Code
page-login-invitation = Einladung
page-sessions = Wo du angemeldet bist
page-session-unknown = Ein Browser
page-session-since = seit { $date }
page-session-this = dieser Browser
page-export-mine = Meine Daten herunterladen
page-export-mine-about = Alles, was dieser Server von dir hat, als JSON-Datei.
page-delete-me = Mich löschen
somebody-who-left = Jemand (gelöscht)
page-delete-me-about = Endgültig: deinen Namen, deine eigenen Tische, deine Chatnachrichten. An Tischen anderer wird daraus „{ somebody-who-left }“. Lade deine Daten vorher herunter.
page-news = Während du weg warst
page-news-since = { $ago }
page-news-now-you = Jetzt bist du dran.
page-news-more = { $n ->
    [one] Und an einem weiteren Tisch.
   *[other] Und an { $n } weiteren Tischen.
}
page-finished = Beendet
page-finished-all = Alle { $n }
page-finished-place = { $place ->
    [1] Gewonnen
    [2] Zweiter Platz
    [3] Dritter Platz
   *[other] Vierter Platz
}: { $points }
page-finished-by-bot = ein Bot spielte zu Ende
page-bot-called = { $bot } (Bot)
page-announcement = Ankündigung:
page-closed-about = Dieser Tisch wurde vor Beginn der Partie geschlossen.
page-profile-none = Hier gibt es kein Profil, das du sehen kannst.
page-profile-since = Hier seit { $date }
page-profile-games = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}
page-profile-shown = Wer diese Seite sehen kann
page-profile-shown-nobody = nur ich
page-profile-shown-opponents = wer mit mir gespielt hat
page-profile-shown-everyone = alle
page-profile-ratings = Wertungen im Lauf der Zeit
page-profile-no-ratings = Noch keine gewerteten Partien.
page-profile-band = Das Band zeigt, wie sicher die Wertung ist; mit jeder Partie wird es schmaler.
page-profile-results = Ergebnisse
page-profile-no-games = Noch keine beendeten Partien.
page-profile-game = Spiel und Spielerzahl
page-profile-played = Partien
page-profile-places = Plätze
page-profile-place = { $place }. Platz
page-profile-won = gewonnen
page-profile-average = Schnitt
page-profile-best = Bestes
page-profile-against = Gegen { $name } vorn in { $ahead } von { $games }
page-profile-against-bots = gegen Bots { $ahead } von { $games }
page-profile-by-bots = { $n ->
    [one] Eine weitere Partie zählt hier nicht mit: Ein Bot hat sie zu Ende gespielt.
   *[other] { $n } weitere Partien zählen hier nicht mit: Ein Bot hat sie zu Ende gespielt.
}
page-profile-recent = Letzte Partien
page-admin-house = Hausregeln
page-admin-registration = Neue Konten
page-admin-registration-open = für alle
page-admin-registration-invited = mit Einladung
page-admin-invite = Jemanden einladen
page-admin-announcement = Ankündigung an alle (leer: keine)
page-admin-announce = Ankündigen
page-admin-keep = Tage, die beendete Tische bleiben (0: für immer)
page-admin-reset = Link für ein neues Passwort
admin-guest = Gast
