# Was Abwesenden per Webhook oder Mail gesagt wird. Die Seite braucht es nicht.

notice-game-with = { $game } mit { $others }
notice-game-alone = { $game }
notice = { $kind ->
    [turn] Du bist am Zug: { $where }.
    [start] Die Partie hat begonnen: { $where }.
    [end] Die Partie ist zu Ende: { $where }.
    [rematch] Du bist zu einer Revanche eingeladen: { $where }.
    [late] Deine Zeit ist abgelaufen; bis zu deiner Rückkehr spielt ein Bot: { $where }.
    [late-other] Bei jemandem ist die Zeit abgelaufen, und ein Bot spielt weiter: { $where }.
   *[invite] Du bist an einen Tisch eingeladen: { $where }.
}
notice-by = { $kind ->
    [rematch] { $who } lädt dich zu einer Revanche ein: { $where }.
   *[invite] { $who } lädt dich an einen Tisch ein: { $where }.
}
notice-title = { $kind ->
    [turn] Du bist am Zug
    [start] Die Partie hat begonnen
    [end] Die Partie ist zu Ende
    [rematch] Eine Revanche
    [late] Die Zeit ist abgelaufen
    [test] Benachrichtigungen funktionieren
   *[invite] Eine Einladung
}
notice-off = Diese Mails abstellen: { $link }
notice-code-title = Bestätige deine Adresse
notice-code =
    Dein Code: { $code }

    Gib ihn innerhalb von { $minutes } Minuten in den Einstellungen von Shokai ein, um an dieser Adresse benachrichtigt zu werden. Wenn du nicht darum gebeten hast, beachte diese Mail nicht.
notice-test = Hier kommen Benachrichtigungen von Shokai an.
notice-reset-title = Ein neues Passwort
notice-reset =
    Jemand, wahrscheinlich du, hat um ein neues Passwort für { $name } gebeten. Mit diesem Link setzt du es:

    { $link }

    Er gilt einmal und für { $minutes } Minuten. Hast du nicht darum gebeten, ignorier diese Mail: Es ändert sich nichts.
