# YOKOHAMA: the pictures, examples and player aid of the rules. No sentence of an example has a figure of its own: figures
# come from the rules.

yokohama-guide-part = { $part ->
    [stock] Handelswaren, Importgüter, Yen und Punkte von { $player }
    [pieces] { $edition ->
        [2024] Hand und Faktorei
       *[2016] Vorrat und Warenhaus
    } von { $player }
    [titles] Technologien von { $player }
    [orders] Aufträge von { $player }
    [goal] Die Errungenschaft: Punkte für den Ersten und für alle Späteren
    [score] Was das Ende einbrächte
   *[flags] Flaggen und ungenutzte Auslandsvertreter von { $player }
}
yokohama-guide-step = { $step ->
    [a] Vor der Hauptaktion, so oft du willst: Auslandsvertreter (einmal pro Zug), Errungenschaften, Aufträge.
    [b1] Je ein Assistent in bis zu drei Gebiete oder zwei in eines.
    [b2] Dein Präsident geht zu einem deiner Assistenten oder kommt { yokohama-to-hand } zurück.
    [b3] Das Gebiet wirkt so stark, wie du dort bist.
    [b4] Mit Stärke 5: { yokohama-rule-the-token } des Gebiets.
    [b5] Mit Stärke 4 oder 5: { yokohama-shop } oder ein { yokohama-house }.
    [b6] Deine Assistenten aus dem Gebiet kommen zurück.
   *[c] Nach der Hauptaktion noch einmal { yokohama-rule-same-extra }.
}
yokohama-guide-singles = je einer in bis zu drei Gebieten
yokohama-guide-pair = zwei in einem Gebiet
yokohama-guide-or = oder
yokohama-guide-shops = Einer von vier Plätzen: Du bekommst, was dort steht.
yokohama-guide-house = Der fünfte Platz, einmal je Gebiet: die Punkte.
yokohama-guide-order = { $piece ->
    [flag] Die Flagge zählt, sobald der Auftrag erfüllt ist.
    [asks] Auf dem Papier: was du abgibst.
   *[gives] Im dunklen Band: was du bekommst.
}
yokohama-guide-end = { $kind ->
    [houses] Jemand hat alle 4 { yokohama-houses } gebaut.
    [shops] Jemand hat alle 8 { yokohama-laeden } gebaut.
    [orders] Ein Plan lässt sich nicht mehr mit Aufträgen füllen.
    [church] 5 Assistenten { yokohama-on-church-board } (6 bei vier Spielern).
   *[customs] 5 Assistenten { yokohama-on-customs-board } (6 bei vier Spielern).
}
yokohama-guide-prize = { $icon ->
    [i-faith] Meiste und zweitmeiste { yokohama-on-church-board }
    [i-import] Meiste und zweitmeiste { yokohama-on-customs-board }
   *[i-lamp] Höchster und zweithöchster { yokohama-rule-industry } der Technologien
}

yokohama-guide-stamp-2016 = 2016
yokohama-guide-stamp-2024 = 2024
yokohama-guide-stamp-mini1 = Mini 1
yokohama-guide-stamp-mini2 = Mini 2
yokohama-guide-mark-setup-mini1 = Legt vier der sechs Marker aus.
yokohama-guide-mark-setup-mini2 = Mischt die fünf { yokohama-rule-token } mit Auslandsvertretern unter die { yokohama-tokens }.
yokohama-guide-mark-port-2024 = Hafen A und Hafen B.
yokohama-guide-mark-laboratory-2024 = Labor A und Labor B.
yokohama-guide-mark-bonus-2016 = Du darfst { yokohama-rule-the-token } für eine spätere Aktion liegen lassen.
yokohama-guide-mark-bonus-2024 = Du nimmst { yokohama-rule-the-token } immer, auch wenn du den Bonus nicht nutzen kannst.
yokohama-guide-mark-bonus-mini2 = { $edition ->
    [2024] Einen Marker mit Auslandsvertreter behältst du und nutzt ihn wie jeden anderen.
   *[2016] Ein Plättchen mit Auslandsvertreter behältst du und nutzt es wie jeden anderen.
}
yokohama-guide-mark-agents-mini2 = Für diese { yokohama-rule-token } gilt dasselbe: ein Auslandsvertreter pro Zug, gleich welcher Art.
yokohama-guide-mark-achievements-mini1 = Wer alle drei Errungenschaften hat, nimmt einen der Marker.
yokohama-guide-mark-countries-2024 = Deutschland heißt Deutsches Reich.
yokohama-guide-mark-countries-mini1 = Die Flagge eines Markers zählt wie die einer Karte.

yokohama-guide-example-tolls = Platzieren neben Präsidenten
yokohama-guide-why-tolls = Jeder gegnerische Präsident im Gebiet wird für jeden Assistenten bezahlt, der dazukommt. Zwei stehen { yokohama-the-lab }, also kostet es doppelt. Die Seidenspinnerei ist frei.
yokohama-guide-example-past-a-president = An einem Präsidenten vorbei
yokohama-guide-why-past-a-president = Der Präsident von Rot geht von Assistent zu Assistent. Der von Gelb steht auf dem Weg und wird bezahlt; stehen bleiben dürfte Rot dort nicht.
yokohama-guide-example-canal = Über den Kanal
yokohama-guide-why-canal = Der Kanal braucht keinen Assistenten. Bezahlt wird an die Bank: Kein Mitspieler bekommt etwas.
yokohama-guide-example-some-stay = Einige Assistenten zurückholen
yokohama-guide-why-some-stay = Rot nimmt den Präsidenten und zwei Assistenten zurück. Einer bleibt in der Seidenspinnerei, und der { yokohama-on-church-board } bleibt immer. Im nächsten Zug kann der Präsident { yokohama-from-hand } überallhin.
yokohama-guide-example-sum = Die Stärke zusammenzählen
yokohama-guide-why-sum = Präsident, drei Assistenten und { yokohama-rule-the-shop } zählen zusammen. Danach kommen die Assistenten zurück, Präsident und { yokohama-rule-shop } bleiben.
yokohama-guide-example-rival-house = Das { yokohama-house } eines anderen
yokohama-guide-why-rival-house = Das Haus von Gelb macht Rot nicht stärker. Gelb bekommt sein Geld von der Bank, nicht von Rot.
yokohama-guide-example-sell-first = Erst verkaufen, dann kaufen
yokohama-guide-why-sell-first = Die Tausche folgen aufeinander. Erst das Geld der beiden Verkäufe macht das Importgut bezahlbar.
yokohama-guide-example-donations = Stärke und Abgaben
yokohama-guide-why-donations = Die Stärke allein reicht für kein Feld. Jede Abgabe hilft, jede Art nur einmal. Die beiden Bewegungen des Feldes gibt es sofort.
yokohama-guide-example-one-import = Ein Importgut für { yokohama-customs-board }
yokohama-guide-why-one-import = Rot dürfte eines mehr abgeben, hat aber nur dieses. Also muss es ein Feld sein, das genau eines verlangt. Der andere Assistent kommt zurück.
yokohama-guide-example-two-orders = Zwei Aufträge auf einmal
yokohama-guide-why-two-orders = Die Stärke von Rot reicht für die linken und mittleren Felder. Der zweite Auftrag wird bezahlt. Dann rücken alle Karten nach links, und rechts kommen neue.
yokohama-guide-example-four-pieces = Sachen { yokohama-from-warehouse }
yokohama-guide-why-four-pieces = Jedes { yokohama-house } ist teurer als das vorige. Assistenten kosten nichts, darum ist die letzte Sache einer.
yokohama-guide-example-third-space = Eine Technologie weiter rechts
yokohama-guide-why-third-space = Das Feld macht die Straßenbahn teurer, als auf der Karte steht. Die Stärke von Rot deckt fast alles, der Rest wird mit Geld bezahlt. Am Ende zählt nur die Zahl auf der Karte.
yokohama-guide-example-import = Wer zuerst so stark ist
yokohama-guide-why-import = { $edition ->
    [2024] Der Marker liegt für den bereit, der hier zuerst mit voller Stärke handelt. Er wird umgedreht und behalten; für Errungenschaften zählt er weiter.
   *[2016] Das Plättchen liegt für den bereit, der hier zuerst mit voller Stärke handelt. Es wird umgedreht und behalten; für Errungenschaften zählt es weiter.
}
yokohama-guide-example-house = { yokohama-rule-shop } oder { yokohama-house }
yokohama-guide-why-house = Rot hat hier schon { $edition ->
    [2024] einen Laden und darf keinen zweiten
   *[2016] ein Geschäft und darf kein zweites
} bauen. Das { yokohama-house } ist erlaubt und bringt sofort seine Punkte.
yokohama-guide-example-mine = Ein Auslandsvertreter handelt anderswo
yokohama-guide-why-mine = Der Präsident bleibt in der Bank. Der Auslandsvertreter selbst bringt keine Stärke: Es zählen die beiden Assistenten und das { yokohama-house }. Die Assistenten kommen wie immer zurück.
yokohama-guide-example-third = Eine Errungenschaft, die andere schon haben
yokohama-guide-why-third = Zwei waren schneller, darum bekommt Rot die kleinere Zahl. Hergeben muss Rot nichts: Das Kupfer bleibt.
yokohama-guide-example-pair = Ein Flaggenpaar
yokohama-guide-why-pair = Die Technologie trägt die britische Flagge, nun auch der Auftrag. Das ist ein Paar und bringt einen britischen Auslandsvertreter.
yokohama-guide-example-two-cards = Technologien, die Aufträge belohnen
yokohama-guide-why-two-cards = Der Ball bringt Punkte und die Sprachschule einen Yen, zusätzlich zu dem, was der Auftrag zeigt.
yokohama-guide-example-boards = Wer auf den Plänen vorn ist
yokohama-guide-why-boards = Rot und Blau liegen { yokohama-on-church-board } gleichauf, und Blau steht weiter rechts. Gelb hat { yokohama-on-customs-board } die meisten; von den beiden mit je einem steht Blau weiter rechts.
yokohama-guide-example-flags = Flaggen in Sätzen
yokohama-guide-why-flags = Möglichst viele verschiedene Flaggen bilden den ersten Satz, der Rest den zweiten. Eine einzelne Flagge, die übrig ist, bringt nichts. Ungenutzte Auslandsvertreter stehen unter „Sonstiges“.
yokohama-guide-example-marker = Die dritte Errungenschaft
yokohama-guide-why-marker = Rot hat alle drei und wählt einen Marker. Seine Flagge ergibt mit der Technologie ein Paar und bringt einen Auslandsvertreter.

yokohama-aid-turn = Dein Zug
yokohama-aid-areas = Gebiete: was Stärke 1 bis 5 bringt
yokohama-aid-area = { $area ->
    [production] Handelswaren; weniger ist erlaubt
    [bank] Yen
    [chinatown] Tausche: 1 Handelsware kaufen oder verkaufen oder 1 Importgut kaufen
    [church] { yokohama-faith }; je +1 für 1 Kupfer, Seide, Tee, Fisch, Importgut und 2 Yen; ein Assistent auf ein freies Feld bis dahin
    [customs] Importgüter höchstens; ein Assistent auf ein freies Feld, das so viele verlangt
    [port] Aufträge in Reichweite; ein 2. für 2 Yen oder 1 Importgut; höchstens 3 auf der Hand
    [agency] Sachen { yokohama-from-warehouse }
   *[laboratory] { yokohama-rule-industry }; jeder fehlende 2 Yen oder 1 Importgut; ab der 4. Technologie +2 Yen oder 1 Importgut
}
yokohama-aid-power = Stärke: je 1 für Präsident, Assistent, { yokohama-rule-shop }, { yokohama-house }, Bahnhof. Höchstens 5.
yokohama-aid-tolls = 1 Yen an jeden gegnerischen Präsidenten: für jeden Assistenten, den du dort platzierst, und wenn deiner vorbeigeht. Kanal: 1 Yen an die Bank.
yokohama-aid-recall = Statt zu gehen: Präsident und beliebige deiner Assistenten aus Gebieten zurück { yokohama-to-hand }; keine Aktion.
yokohama-aid-agent = Auslandsvertreter, einmal pro Zug in A oder C: Schritte 3 bis 6 in einem Gebiet mit deinem Assistenten und ohne deinen Präsidenten.
yokohama-aid-pairs = Deine 2., 4., 6. Flagge eines Landes: 1 Auslandsvertreter dieses Landes.
yokohama-aid-house = Andere handeln, wo du ein { yokohama-house } hast: 1 Yen für dich.
yokohama-aid-symbols = Belohnungen
yokohama-aid-ends = Das Ende ist eingeläutet, wenn
yokohama-aid-after = Spielt die Runde zu Ende, dann noch eine.
yokohama-aid-scoring = Endwertung
yokohama-aid-sets = Sätze verschiedener Flaggen
yokohama-aid-rest = Je 1 Punkt für
yokohama-aid-goals = Errungenschaften (A oder C): ein Assistent { yokohama-from-hand }
