# Benachrichtigungen: was der Server ablehnt, Optionen und die Einstellungen.

server-account-first = Benachrichtigungen gibt es für Konten. Leg zuerst eines an: Namen und Tische behältst du.
server-bad-hook = Das ist keine Adresse für einen Webhook. Sie beginnt mit https:// oder http://, nennt einen Rechner und enthält weder Leerzeichen noch ein Passwort.
server-hook-port = Webhooks benutzen den Port 80, 443 oder einen ab 1024.
server-too-many-channels = Du hast schon { $most } Wege für Benachrichtigungen. Entferne zuerst einen.
server-channel-is-there = Dort wirst du schon benachrichtigt.
server-bad-mail = Das ist keine Mailadresse.
server-no-mail = Dieser Server verschickt keine Mails.
server-bad-mail-code = Dieser Code stimmt nicht oder ist abgelaufen. Lass dir einen neuen schicken.
server-bad-mail-link = Dieser Link gilt nicht. In den Einstellungen kannst du die Mails abstellen.
server-bad-smtp = Der Mailserver ist ungültig. Er lautet smtp://NAME:PASSWORT@RECHNER:PORT oder smtps://NAME:PASSWORT@RECHNER:PORT.
server-bad-smtp-from = Zu einem Mailserver gehört mit SHOKAI_SMTP_FROM die Adresse, von der die Mails kommen.
server-help-smtp-url = Server, der Mails an Abwesende verschickt: smtp://NAME:PASSWORT@RECHNER:PORT oder smtps://…
server-help-smtp-from = Adresse, von der diese Mails kommen
server-receiver-refused = Der Empfänger hat mit Status { $status } abgelehnt.
server-undelivered = { $why ->
    [timeout] Der Empfänger hat nicht rechtzeitig geantwortet.
    [tls] Das Zertifikat des Empfängers ist ungültig.
    [unreachable] Unter dieser Adresse antwortet nichts.
    [unknown-host] Diesen Rechner gibt es nicht, oder er ist nicht im öffentlichen Internet.
    [no-http] Was dort antwortet, ist kein Webserver.
    [busy] Dorthin gehen gerade zu viele Benachrichtigungen. Versuch es in einer Minute noch einmal.
    [mail-address] Der Mailserver nimmt diese Adresse nicht an.
    [mail] Die Mail konnte nicht verschickt werden.
   *[other] Es konnte nicht zugestellt werden.
}
server-help-notify-after = Sekunden, nach denen jemand, der nicht am Tisch ist, von seinem Zug benachrichtigt wird; sonst 20
server-help-private-webhooks = erlaubt Webhooks auf diesen Rechner und sein Netz

page-notify = Benachrichtigungen
page-notify-about = Wenn du am Zug bist und nicht am Tisch sitzt. Über Hände und Karten steht nichts darin.
page-notify-account = Benachrichtigungen brauchen ein Konto.
page-notify-webhook = Webhook
page-notify-webhook-about = Eine Adresse, die eine Nachricht empfängt: ein Kanal in Discord, Slack, Mattermost oder Matrix oder ein Thema bei ntfy.
page-notify-address = Adresse
page-notify-format = Format
page-notify-format-json = JSON (Discord, Slack, Matrix)
page-notify-format-text = Nur Text (ntfy)
page-notify-add = Hinzufügen
page-notify-try = Test senden
page-notify-remove = Entfernen
page-notify-which = { $kind ->
    [turn] Mein Zug
    [start] Eine Partie beginnt
    [end] Eine Partie endet
    [rematch] Eine Revanche
    [late] Bei jemandem läuft die Zeit ab
   *[invite] Eine Einladung
}
page-notify-tried = Der Test ist angekommen.
page-notify-delivered = Zuletzt zugestellt { $ago }.
page-notify-failed = Der letzte Versuch schlug fehl, { $ago }: { $why }
page-notify-dropped = { $n ->
    [one] Eine Benachrichtigung wurde aufgegeben.
   *[other] { $n } Benachrichtigungen wurden aufgegeben.
}
page-notify-muted = Hierher wird nichts mehr gesendet, bis ein Test ankommt.
page-notify-mail = Mail
page-notify-mail-about = Zuerst wird ein Code dorthin geschickt.
page-notify-mail-address = Mailadresse
page-notify-code = Code aus der Mail
page-notify-confirm = Bestätigen
page-notify-again = Neuen Code senden
page-mail-off = Mails abstellen
page-mail-off-about = An deine Adresse werden dann keine Benachrichtigungen mehr geschickt.
page-mail-is-off = Es kommen keine Mails mehr. In den Einstellungen kannst du sie wieder einschalten.
