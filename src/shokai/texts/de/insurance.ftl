## TRADERS OF OSAKA: das Feld, in dem Handelsgüter versichert werden

insure-risk = { $risk ->
    [one] 1 deiner Handelsgüter ist
   *[other] { $risk } deiner Handelsgüter sind
} bedroht. Deine Hand kann { $most ->
    [0] keines
   *[other] bis zu { $most }
} retten.
insure-sinks = Das { osaka-rote } Schiff sinkt
insure-keep-of = Behalte { $kept } von { $goods } in { osaka-colour }
insure-rings = { $used } von { $rings } Ringen genutzt
insure-tap = Tippe an, was du behältst
insure-kept = bleibt
insure-lost = verloren
insure-free = { $n ->
    [one] Für das, was du zahlst, ist noch eines gerettet: Tippe es an.
   *[other] Für das, was du zahlst, sind noch { $n } gerettet: Tippe sie an.
}
insure-pay-with = Deine { osaka-roten } Karten zahlen: ein Ring rettet ein Handelsgut
insure-pays = zahlt
insure-stays = bleibt
insure-no-ring = kein Ring
insure-none = Du hast keine { osaka-rote } Karte mit Ring.
insure-now = jetzt { $worth }
insure-then = dann { $worth }
insure-then-nothing = nichts mehr übrig
insure-refused = { $why ->
    [rings] Für ein weiteres Handelsgut dieser Farbe fehlt ein Ring: Gib zuerst ein anderes auf.
   *[enough] Es ist schon alles gerettet: Diese Karte wird nicht gebraucht.
}
insure-comes = Was daraus wird
insure-comes-kept = { $n } von { $all } Gütern bleiben und können nicht mehr sinken
insure-comes-lost = { $n ->
    [0] Nichts geht verloren
   *[other] { $n } verloren: { $goods }
}
insure-comes-paid = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} abgelegt ({ $coins } Münzen), { $left } Münzen bleiben
insure-of = { osaka-colour } { $values }
insure-most = Das meiste behalten
insure-most-about = { $n ->
    [one] 1 Handelsgut
   *[other] { $n } Güter
}
insure-nothing = Nichts behalten
insure-nothing-about = alle { $n } verlieren
insure-back = Letztes Antippen zurücknehmen
insure-next = Nach dir, in dieser Reihenfolge:
insure-next-one = { $risk ->
    [one] 1 Gut bedroht
   *[other] { $risk } Güter bedroht
}, { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}
insure-sending = Gesendet: { $done } von { $all }
insure-main = { $n ->
    [one] Dieses behalten
   *[other] Diese { $n } behalten
}
insure-main-free = Noch { $n } wählen
insure-main-none = Wähle, was bleibt
insure-bar = { $lost ->
    [0] { $kept ->
        [one] Dein bedrohtes Handelsgut behalten?
       *[other] Alle { $kept } Güter behalten?
    }
   *[other] { $kept } behalten und { $lost } verlieren{ $goods ->
        [none] { "" }
       *[other] : { $goods }
    }?
}
insure-bar-none = Tippe an, was bleibt, oder verliere { $lost ->
    [one] es
   *[other] alle { $lost }
}.
insure-sure = Nichts behalten?
insure-sure-about = { $n ->
    [one] 1 Handelsgut geht mit seinem Schiff unter: { $goods }.
   *[other] { $n } Handelsgüter gehen mit ihren Schiffen unter: { $goods }.
} Alle deine Karten bleiben auf der Hand.
insure-sure-yes = { $n ->
    [one] Es verlieren
   *[other] Alle { $n } verlieren
}
insure-sure-no = Neu wählen
insure-explain = { $what ->
    [good] Es geht mit seinem Schiff unter, wenn du es nicht behältst. Was du behältst, wird gedreht: Es ist sicher, bis es verkauft wird.
    [card] Tippe sie an, um sie abzulegen oder auf der Hand zu lassen.
    [stays] Darum kann sie hier nicht zahlen.
    [keep] Legt die Karten ab, die zahlen, behält die angehakten Handelsgüter und verliert die anderen.
    [most] Schlägt wieder vor, was für die wenigsten Münzen die meisten Handelsgüter rettet.
   *[done] Keine Karte wird abgelegt, und alle bedrohten Handelsgüter sind verloren. Du wirst noch einmal gefragt.
}

## Was ein Kauf bringt, neben seinem Knopf

foretold-buys = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} für { $price }
foretold-sells = Du verkaufst { $colours }: +{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
foretold-risk = { $n ->
    [one] 1 Handelsgut sinkt
   *[other] { $n } Handelsgüter sinken
} ({ osaka-colour }), { $rings ->
    [0] kein Ring
    [one] 1 Ring
   *[other] { $rings } Ringe
} auf der Hand
