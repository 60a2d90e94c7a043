# Der Tisch vor seiner Partie.

lobby-rename = Umbenennen
lobby-name = Name des Tisches
lobby-name-none = Ohne Namen heißt er nach denen, die spielen.
lobby-free = { $n ->
    [one] Ein Platz ist frei. Die Partie beginnt, wenn er besetzt ist oder der Gastgeber sie beginnt.
   *[other] { $n } Plätze sind frei. Die Partie beginnt, wenn sie besetzt sind oder der Gastgeber sie beginnt.
}
lobby-full = Alle Plätze sind besetzt.
lobby-free-seat = Freier Platz
lobby-stays-free = Bleibt frei, solange der Gastgeber keinen Bot dazusetzt.
lobby-kept = eingeladen
lobby-you = du
lobby-you-host = du, Gastgeber
lobby-here = hier
lobby-up = Platz { $n } nach oben
lobby-down = Platz { $n } nach unten
lobby-bot = Bot für Platz { $n }
lobby-add-bot = Bot dazusetzen …
lobby-no-bot = Kein Bot
lobby-start-or-wait = Jetzt beginnen oder warten?
lobby-start-all = Alle sind da.
lobby-start-ready = Gespielt wird in der Reihenfolge der Plätze.
lobby-start-about = { $n ->
    [one] Wenn du jetzt beginnst, übernimmt ein Bot den freien Platz. Seine Stufe wählst du oben.
   *[other] Wenn du jetzt beginnst, übernehmen Bots die { $n } freien Plätze. Ihre Stufen wählst du oben.
}
lobby-start-rated = { $n ->
    [one] In einer gewerteten Partie spielen keine Bots: Sie beginnt, wenn der letzte Platz besetzt ist.
   *[other] In einer gewerteten Partie spielen keine Bots: Sie beginnt, wenn alle Plätze besetzt sind.
}
lobby-start-bots = { $n ->
    [one] Mit einem Bot beginnen
   *[other] Mit { $n } Bots beginnen
}
lobby-agreed = Was vereinbart ist
lobby-players = { $n } Spieler
lobby-hurry = Live-Partie: Alle spielen sie ohne Pause zu Ende.
lobby-unrated = Nicht gewertet, ohne Tipps.
lobby-unrated-hints = Nicht gewertet. Tipps sind erlaubt.
lobby-listed = Steht auf der Startseite.
lobby-unlisted = Nicht aufgeführt: Nur wer den Link hat, findet ihn.
lobby-talk = Zuschauer dürfen zusehen und mitreden.
lobby-no-talk = Zuschauer dürfen zusehen und vor und nach der Partie mitreden.
lobby-notices = Das Handy klingeln lassen, wenn du am Zug bist
lobby-bring = Jemanden dazuholen
lobby-bring-about = Wer diesen Link öffnet, kann sich setzen oder zusehen. Ein Konto ist nicht nötig.
lobby-only-here = Dieser Link geht nur auf diesem Rechner. Damit andere in deinem Netz dazukommen können, beende den Server und starte ihn mit
lobby-name-first = Setz dich, oder wähl in den Einstellungen einen Namen, um mitzureden.
lobby-nobody-watches = Noch schaut niemand zu.
