## Das Ergebnisblatt: wie die Punkte wuchsen und was das Spiel gewendet hat

end-turning = Wendepunkte
end-turn = Zug { $n }
end-round = Runde { $n }
end-scoring = Schlusswertung
osaka-turning-lead = { $player } verkauft { $colours } für { $n } und überholt { $other }: { $ahead ->
    [one] 1 Punkt
   *[other] { $ahead } Punkte
} Vorsprung.
osaka-turning-gain = Der größte Zahltag: { $player } verkauft { $colours } für { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
osaka-turning-loss = Die Schwarze Strömung kostet { $player } { $n } Handelsgüter: { $colours }.
yokohama-turning-lead = { $player } holt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} in einem Zug und überholt { $other }: { $ahead ->
    [one] 1 Punkt
   *[other] { $ahead } Punkte
} Vorsprung.
yokohama-turning-gain = Der ertragreichste Zug: { $player } holt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
yokohama-turning-final = Die Schlusswertung bringt { $player } { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} und an { $other } vorbei: { $ahead ->
    [one] 1 Punkt
   *[other] { $ahead } Punkte
} Vorsprung.
end-show = Am Tisch zeigen
end-growth = Wie die Punkte wuchsen
osaka-growth-about = nach Zügen, mit den Schiffen, die einliefen
yokohama-sources-about = Punkte im Spiel + am Ende
yokohama-growth-about = Punkte während des Spiels, nach Runden
osaka-growth-at = { end-turn }
yokohama-growth-at = { end-round }
end-tokens = Ertragsplättchen
end-lost = An die Strömung verlorene Güter
end-before = Vor diesem Tisch
end-deal-secret = Diese Karten spielen vielleicht noch andere. Nachspielen, Aufzeichnung, Mischung und Nachbetrachtung gibt es, sobald das vorbei ist.
replay-open = Alle Hände offen

osaka-why-tokens = acht Ertragsplättchen bei { $players }.
osaka-why-passes = Niemand konnte mehr etwas tun.
yokohama-why-ended = { $reason ->
    [houses] Alle vier { yokohama-houses } einer Farbe waren gebaut.
    [shops] Alle acht { yokohama-laeden } einer Farbe waren gebaut.
    [orders] Die Aufträge reichten nicht mehr für alle Felder.
    [church] Genug Assistenten standen { yokohama-on-church-board }.
   *[customs] Genug Assistenten standen { yokohama-on-customs-board }.
}
review-ask = Partie nachbetrachten
