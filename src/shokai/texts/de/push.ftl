# Push-Nachrichten: auf genau diesem Gerät.

server-bad-push = Das ist keine Anmeldung eines Browsers für Push-Nachrichten.
server-push-gone = Dieser Browser nimmt keine Benachrichtigungen mehr an. Schalte sie dort wieder ein.

page-push = Auf diesem Gerät
page-push-about = Es klingelt, wenn du am Zug bist, auch wenn die Seite geschlossen ist.
page-push-turn-on = Einschalten
page-push-on = Dieses Gerät wird benachrichtigt.
page-push-browser = Ein Browser
page-push-failed = Der Browser hat seinen Push-Dienst nicht erreicht. Versuch es später noch einmal.
page-push-hindered = { $why ->
    [insecure] Browser erlauben das nur über HTTPS. Wer diesen Server betreibt, kann es einrichten.
    [install] Auf dem iPhone oder iPad leg diese Seite zuerst auf den Home-Bildschirm (Teilen, dann „Zum Home-Bildschirm“) und öffne sie von dort.
    [denied] Benachrichtigungen dieser Seite sind gesperrt. Erlaube sie in den Einstellungen des Browsers für diese Seite.
   *[unsupported] Dieser Browser kennt keine Push-Benachrichtigungen.
}
