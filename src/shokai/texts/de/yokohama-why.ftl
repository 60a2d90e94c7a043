# YOKOHAMA: why a move is not legal, in German. The words are in yokohama-names.ftl.

## Parts

yokohama-in-warehouse = { $edition ->
    [2024] auf der Faktorei
   *[2016] im Warenhaus
}
yokohama-additional-phases = { $edition ->
    [2024] in den zusätzlichen Aktionsphasen
   *[2016] in den Zusatzaktionsphasen
}
yokohama-canal-toll = die Bank (Kanal)

## The wrong time

yokohama-why-no-such-move = So einen Zug gibt es nicht.
yokohama-why-over = Das Spiel ist vorbei.
yokohama-why-dealing = Gerade werden Karten ausgelegt.
yokohama-why-not-now = { yokohama-only-when } Jetzt: { $asked }

yokohama-only-when = { $kind ->
    [place] Assistenten platzierst du im ersten Schritt der Hauptaktionsphase.
    [go] Dein Präsident bewegt sich im zweiten Schritt der Hauptaktionsphase.
    [paying] Wen du unterwegs bezahlst, wählst du nur, wenn verschieden teure Wege zum Ziel führen.
    [keep] Einen von zwei Aufträgen behältst du vor dem ersten Zug.
    [fulfil] Aufträge erfüllst du { yokohama-additional-phases } am Anfang und am Ende deines Zuges.
    [recall] Deinen Präsidenten holst du im zweiten Schritt der Hauptaktionsphase zurück, statt ihn zu bewegen.
    [agent] Auslandsvertreter nutzt du { yokohama-additional-phases } am Anfang und am Ende deines Zuges.
    [fetch] Assistenten kommen zusammen mit dem Präsidenten { yokohama-to-your-hand }: Hol ihn zuerst zurück.
    [station] Den Bahnhof platzierst du sofort, wenn du seine Technologie erwirbst.
    [achieve] Errungenschaften erlangst du { yokohama-additional-phases } am Anfang und am Ende deines Zuges.
    [done] Darauf kannst du nicht verzichten.
    [carry] Assistenten versetzt du mit den Bewegungssymbolen einer Belohnung.
    [to] Wähle zuerst den Assistenten, den du mit einem Symbol versetzt.
    [get] Wie viel du nimmst, wählst du bei der Aktion eines Produktionsgebiets oder bei der Aktion „{ yokohama-area-bank }“, und nur, wo deine Stärke eine Wahl lässt.
    [trade] Kaufen und verkaufen kannst du bei der Aktion „{ yokohama-area-chinatown }“, so oft deine Stärke es erlaubt.
    [church] Auf { yokohama-this-board } kommst du mit der Aktion „{ yokohama-area-church }“, und zwar einmal; ist kein Feld in Reichweite, ist sie gleich vorbei.
    [donate] Abgaben leistest du bei der Aktion „{ yokohama-area-church }“, wenn du ein Feld gewählt hast.
    [from] Woher der Assistent für { yokohama-board } kommt, wählst du nur, wenn im Gebiet und { yokohama-in-your-hand } einer ist.
    [customs] Auf { yokohama-this-board } kommst du mit der Aktion „{ yokohama-area-customs }“, und zwar einmal; ist kein Feld in Reichweite, ist sie gleich vorbei.
    [order] Aufträge nimmst du bei der Aktion „{ yokohama-area-port }“ oder „{ yokohama-area-dock }“, höchstens zwei; ist keiner in Reichweite, ist sie gleich vorbei.
    [second] Einen zweiten Auftrag bezahlst du bei der Aktion „{ yokohama-area-port }“ oder „{ yokohama-area-dock }“, nach dem ersten.
    [hire] Etwas { yokohama-from-warehouse } nimmst du bei der Aktion „{ yokohama-area-agency }“, so viel wie deine Stärke weniger 1, oder mit einem Symbol dafür.
    [learn] Technologien erwirbst du bei der Aktion „{ yokohama-area-lab }“ oder „{ yokohama-area-research }“, jedes Mal eine; ist keine in Reichweite, ist sie gleich vorbei.
    [imports] Wie viele Importgüter du abgibst, sagst du beim Bezahlen einer Technologie.
    [token] Direkt nach einer Gebietsaktion der Stärke 5 bekommst du { yokohama-token }.
    [build] Bauen kannst du nach Gebietsaktionen der Stärke 4 oder 5: ein Gebäude, nach dem Bonus für Stärke 5.
    [stay] Stehen bleiben kann ein Assistent, wenn die anderen nach einer Gebietsaktion zurückkommen.
    [good] Eine Handelsware wählst du für ein Symbol einer Belohnung.
   *[marker] Einen Marker nimmst du direkt nach deiner dritten Errungenschaft.
}

## Areas and assistants

yokohama-why-not-on-table = { $area }: Mit { $players } Spielern liegt dieses Gebiet nicht aus.
yokohama-why-canal = { $area }: Hier darf nichts platziert werden.
yokohama-why-no-man-in-hand = Dafür brauchst du einen Assistenten { yokohama-in-your-hand }, und da ist keiner. Die { yokohama-in-warehouse }, in Gebieten und { yokohama-on-boards } zählen nicht.
yokohama-why-no-man-there = { $area }: Hier hast du keinen Assistenten. Gebäude zählen nicht, Assistenten { yokohama-on-boards } auch nicht.

## Placement

yokohama-why-placed-there = { $area }: Hier hast du gerade einen Assistenten platziert, und einzelne kommen in verschiedene Gebiete. Zwei in einem Gebiet platzierst du mit „pair“, und dann nur diese zwei.
yokohama-why-place-in-order = { $area }: Die Gebiete haben eine feste Reihenfolge, und dieses ist jetzt nicht mehr an der Reihe. Nennst du alle Gebiete in einer Zeile, ist die Reihenfolge egal.
yokohama-why-pair-after-single = Zwei Assistenten in einem Gebiet platzierst du anstelle von einzelnen, und { $count ->
    [one] einen hast du schon platziert.
   *[other] { $count } hast du schon platziert.
}
yokohama-why-pair-needs-two = Dafür brauchst du zwei Assistenten { yokohama-in-your-hand }; du hast dort { $men ->
    [0] keinen.
    [one] nur einen.
   *[other] { $men }.
}
yokohama-why-toll = { $area }: Das kostet { $need } Yen (an { $owners }), und du hast { $yen }.
yokohama-why-too-many-areas = Du darfst in höchstens { $most } Gebieten platzieren.
yokohama-why-no-telegram = Nach zwei Assistenten in einem Gebiet platzierst du keinen mehr; dazu bräuchtest du die Technologie { $title }.
yokohama-why-telegram-one-more = Mit der Technologie { $title } platzierst du nach den beiden noch einen Assistenten, mehr nicht.
yokohama-why-not-adjacent = { $area }: Mit der Technologie { $title } kommt der dritte Assistent in ein Nachbargebiet der beiden anderen. Die stehen hier: { $start }.

## Movement

yokohama-why-canal-no-end = { $area }: Hier darf dein Präsident für 1 Yen hindurch, aber nicht stehen bleiben.
yokohama-why-start-area = { $area }: Hier steht dein Präsident schon, und in sein Ausgangsgebiet darf er nicht zurück.
yokohama-why-president-there = { $area }: Hier steht ein gegnerischer Präsident ({ $owners }), deshalb darf deiner nicht bleiben.
yokohama-why-no-chain = { $area }: Hierher führt kein Weg, auf dem du in jedem Gebiet einen Assistenten hast. Dein Präsident steht hier: { $start }.
yokohama-why-way-toll = { $area }: Der Weg hierher kostet mindestens { $need } Yen (an { $owners }), und du hast { $yen }.
yokohama-why-way-too-dear = Das kostet { $need } Yen, und du hast { $yen }.
yokohama-why-no-such-way = { $area }: Kein Weg hierher kostet genau das.
yokohama-why-recall-from-hand = Dein Präsident ist schon { yokohama-in-your-hand } und kann in ein Gebiet. Also muss er es auch.
yokohama-why-fetch-in-order = { $area }: Du holst Assistenten in einer festen Reihenfolge der Gebiete zurück, und dieses ist jetzt nicht mehr an der Reihe. Nennst du alle Gebiete in einer Zeile, ist die Reihenfolge egal.

## Additional phases

yokohama-why-agent-used = Pro Zug darfst du einen Auslandsvertreter nutzen, und das hast du schon getan.
yokohama-why-no-agent = { $used ->
    [0] Du hast keinen Auslandsvertreter.
    [one] Deinen Auslandsvertreter hast du schon genutzt.
   *[other] Deine { $used } Auslandsvertreter hast du schon alle genutzt.
}
yokohama-why-own-president = { $area }: Hier steht dein Präsident. Ein Auslandsvertreter handelt dort, wo dein Präsident nicht ist.
yokohama-why-canal-no-action = { $area }: Hier gibt es keine Aktion.
yokohama-why-no-achievement = Eine Errungenschaft { $letter } liegt nicht aus.
yokohama-why-achieved = Errungenschaft { $letter } hast du schon erlangt.
yokohama-why-goal = Errungenschaft { $letter } verlangt: { $goal }. Du hast: { $have }.
yokohama-why-goal-built = Errungenschaft { $letter } verlangt: { $goal }. Deine stehen in { $production } Produktionsgebieten und { $commercial } { yokohama-commercial-areas }.
yokohama-why-no-such-order = { $orders ->
    [0] Du hast keinen Auftrag auf der Hand.
    [one] Du hast 1 Auftrag auf der Hand, aber keinen mit der Nummer { $number }.
   *[other] Du hast { $orders } Aufträge auf der Hand, aber keinen mit der Nummer { $number }.
}
yokohama-why-goods-missing = Für diesen Auftrag fehlt dir: { $goods }.
yokohama-why-no-markers = Die Marker der Mini-Erweiterung 1 sind in diesem Spiel nicht dabei.
yokohama-why-marker-taken = Diesen Marker hat schon { $player }.
yokohama-why-marker-not-out = Dieser Marker liegt nicht aus.

## Textile Mill and University

yokohama-why-not-owned = Diese Technologie besitzt du nicht: { $title }.
yokohama-why-used-this-turn = { $title }: Das geht einmal pro Zug, und du hast es schon getan.
yokohama-why-no-silk = { $title }: Dafür gibst du 1 Seide ab, und du hast keine.
yokohama-why-university-empty = { $title }: Du hast keinen Assistenten mehr { yokohama-in-warehouse }.
yokohama-why-university-yen = { $title }: Das kostet 1 Yen, und du hast keinen.
yokohama-why-inside-step = { $title }: Das geht zwischen zwei Schritten, und du bist mitten in einem.

## Area actions

yokohama-why-too-much = Mit Stärke { $power } bringt das Gebiet höchstens { $most }.
yokohama-why-too-little = Weniger als { $least } kannst du hier nicht nehmen.
yokohama-why-too-dear = { $ware } kostet { $price } Yen, und du hast { $yen }.
yokohama-why-no-such-good = Das hast du nicht zu verkaufen: { $ware }.
yokohama-why-exchanges-used = Mit deiner Stärke tauschst du { $exchanges ->
    [one] einmal
   *[other] { $exchanges }-mal
}, öfter nicht.
yokohama-why-no-import-sale = Importgüter kannst du in Chinatown kaufen, aber nicht verkaufen.
yokohama-why-blocked = Feld { $space } ist durch den neutralen Assistenten des Spiels zu zweit blockiert.
yokohama-why-space-taken = Feld { $space } ist schon besetzt ({ $player }).
yokohama-why-no-man-for-board = { $area }: Du hast weder hier noch { yokohama-in-your-hand } einen Assistenten für { yokohama-board }.
yokohama-why-faith = Feld { $space } verlangt { $need } { yokohama-faith }. Deine Stärke bringt { $power }, Abgaben bringen höchstens { $gifts } dazu.
yokohama-why-donate-once = Jede Art von Abgabe ist nur einmal erlaubt, und das wäre das zweite Mal: { $gift }.
yokohama-why-nothing-to-donate = Das hast du nicht abzugeben: { $gift }.
yokohama-why-donate-in-order = Abgaben nennst du in der Reihenfolge Kupfer, Seide, Tee, Fisch, Importgut, Yen. Jetzt nicht mehr an der Reihe: { $gift }. In einer Zeile mit dem Feld ist die Reihenfolge egal.
yokohama-why-donate-earlier = Abgaben nennst du in der Reihenfolge Kupfer, Seide, Tee, Fisch, Importgut, Yen. Beginnst du mit { $gift }, kommst du nur noch auf { $rest }, und das Feld verlangt { $need }.
yokohama-why-donate-enough = Mehr musst du nicht abgeben: Für das Feld reicht es schon.
yokohama-why-customs-power = Feld { $space } verlangt { $need ->
    [one] 1 Importgut
   *[other] { $need } Importgüter
}. Mit Stärke { $power } darfst du höchstens { $most } abgeben.
yokohama-why-customs-imports = Feld { $space } verlangt { $need ->
    [one] 1 Importgut
   *[other] { $need } Importgüter
}, und du hast { $imports }.
yokohama-why-hand-full = Du hast { $most } Aufträge auf der Hand, und mehr dürfen es nicht sein.
yokohama-why-no-order-there = Auf Feld { $space } liegt kein Auftrag.
yokohama-why-level = Feld { $space } gehört zum { $level ->
    [low] unteren
    [mid] mittleren
   *[high] oberen
} Bereich: Dafür brauchst du Stärke { $need }, und du hast { $power }.
yokohama-why-second-unpaid = Ein zweiter Auftrag kostet { $yen } Yen oder 1 Importgut. Bezahl ihn zuerst, mit „second“.
yokohama-why-first-order-first = Der erste Auftrag ist umsonst. Einen zweiten bezahlst du erst, wenn du den ersten genommen hast.
yokohama-why-second-paid = Du hast einen zweiten Auftrag bezahlt: Nimm ihn.
yokohama-why-second-too-dear = Ein zweiter Auftrag kostet { $price } Yen, und du hast { $yen }.
yokohama-why-second-no-import = Du hast kein Importgut, um einen zweiten Auftrag zu bezahlen.
yokohama-why-store-empty = { $item ->
    [assistant] Du hast keinen Assistenten mehr { yokohama-in-warehouse }.
    [shop] Du hast { yokohama-no-shop } mehr { yokohama-in-warehouse }.
   *[house] Du hast kein { yokohama-house } mehr { yokohama-in-warehouse }.
}
yokohama-why-item-price = { $item } kostet jetzt { $price } Yen, und du hast { $yen }.
yokohama-why-items-in-order = { $item ->
    [assistant] Assistenten
    [shop] { yokohama-laeden }
   *[house] { yokohama-houses }
} sind jetzt nicht mehr an der Reihe: Zuerst kommen { yokohama-houses }, dann { yokohama-laeden }, dann Assistenten. In einer Zeile ist die Reihenfolge egal.
yokohama-why-items-used = Mit deiner Stärke nimmst du { $items ->
    [one] 1 Sache
   *[other] { $items } Sachen
} { yokohama-from-warehouse }, mehr nicht.
yokohama-why-no-title-there = Auf Feld { $space } liegt keine Technologie.
yokohama-why-title-owned = Diese Technologie besitzt du schon: { $title }.
yokohama-why-title-price = { $title }: Neben deiner Stärke { $units ->
    [one] kostet das 2 Yen oder 1 Importgut. Du hast beides nicht.
   *[other] kostet das { $units }-mal 2 Yen oder 1 Importgut. Was du hast, reicht für { $has }.
}
yokohama-why-more-than-due = { $due ->
    [0] Für diese Technologie ist nichts zu bezahlen.
    [one] Mehr als 2 Yen oder 1 Importgut musst du nicht zahlen.
   *[other] Mehr als { $due }-mal 2 Yen oder 1 Importgut musst du nicht zahlen.
}
yokohama-why-imports-missing = Du hast { $imports ->
    [0] kein Importgut
    [one] nur 1 Importgut
   *[other] nur { $imports } Importgüter
}.
yokohama-why-rest-too-dear = Dann bleiben { $units } in Geld zu bezahlen, { $price } Yen, und du hast { $yen }.

## Bonus, construction, recovery, rewards

yokohama-why-bonus-power = Für eine Aktion der Stärke { $need } bekommst du { yokohama-token }; deine hat { $power }.
yokohama-why-no-token = { $area }: Hier hat schon jemand { yokohama-token } genommen.
yokohama-why-build-power = Zum Bauen brauchst du eine Aktion der Stärke { $need }; deine hat { $power }.
yokohama-why-no-shop-in-hand = Du hast { yokohama-no-shop } { yokohama-in-your-hand }. Die { yokohama-in-warehouse } kannst du nicht bauen.
yokohama-why-shop-there = { $area }: Hier hast du schon { yokohama-shop }, und mehr als { $edition ->
    [2024] einen
   *[2016] eines
} pro Spieler darf es nicht geben.
yokohama-why-place-taken = Bauplatz { $place } ist schon besetzt ({ $player }).
yokohama-why-no-house-in-hand = Du hast kein { yokohama-house } { yokohama-in-your-hand }. Die { yokohama-in-warehouse } kannst du nicht bauen.
yokohama-why-house-there = { $area }: Das einzige { yokohama-house } dieses Gebiets steht schon ({ $player }).
yokohama-why-no-telephone = Alle Assistenten des Gebiets kommen { yokohama-to-your-hand } zurück. Damit einer bleibt, bräuchtest du die Technologie { $title }.
yokohama-why-no-good-icon = Deine Belohnung hat kein Symbol mehr für eine Handelsware deiner Wahl.
yokohama-why-no-warehouse-icon = Deine Belohnung hat kein Symbol mehr für eine Sache { yokohama-from-warehouse }.
yokohama-why-no-move-icon = Deine Belohnung hat kein Bewegungssymbol mehr.
yokohama-why-choose-good-first = Wähle zuerst die Handelsware, die deine Belohnung dir bringt.
yokohama-why-same-area = { $area }: Hier ist der Assistent schon.
