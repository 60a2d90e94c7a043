# YOKOHAMA: the rules in our own words, in German. The titles of its sections are in yokohama-rules-titles.ftl; reasons point here.
# Terms as in the German rulebooks of both editions; the section on editions has the names of both.

yokohama-rules-name = YOKOHAMA: die Regeln in Kürze

yokohama-rules-goal = Ihr seid Kaufleute im Yokohama der Meiji-Zeit. Ihr schickt Assistenten in die Stadt, und euer Präsident folgt ihnen und handelt: Er besorgt Waren, nimmt und erfüllt Aufträge aus dem Ausland, erwirbt Technologien und baut. All das bringt Siegpunkte, und am Ende kommen noch einige dazu. Wer dann die meisten hat, gewinnt.

yokohama-rules-setup = Die Gebiete liegen zufällig in vier Reihen, die längste oben, jede weitere um ein Gebiet kürzer und um ein halbes versetzt: 10, 14 oder 18 Gebiete bei 2, 3 oder 4 Spielern. Jedes außer dem Kanal bekommt { yokohama-rule-site-card } und { yokohama-rule-a-token }. Von den 36 Aufträgen kommen 16, 5 oder 0 ungesehen aus dem Spiel; je sechs liegen bei { yokohama-area-port } und { yokohama-area-dock } aus, je sechs Technologien bei { yokohama-area-lab } und { yokohama-area-research }. Dazu kommt je eine Errungenschaft A, B und C. Jeder beginnt mit dem Präsidenten, 8 Assistenten und 2 { yokohama-rule-shops-dative } { yokohama-in-hand }, mit 12 Assistenten, 6 { yokohama-rule-shops-dative } und 4 { yokohama-houses }n { yokohama-rule-warehouse }, mit einer Handelsware jeder Art und 4 Yen (der Startspieler mit 3), und behält geheim einen von zwei Aufträgen. Zu zweit blockiert ein neutraler Assistent je ein Feld { yokohama-rule-of-church-board } und { yokohama-rule-of-customs-board }.

yokohama-rules-turn = Ein Zug hat drei Phasen. A: beliebig viele { yokohama-rule-extra }. B, die Hauptaktion: 1 Platzierung, 2 Bewegung, 3 Gebietsaktion, 4 { yokohama-rule-bonus }, 5 Bauen, 6 Rückkehr. C: noch einmal { yokohama-rule-extra }. Das sind: einen Auslandsvertreter nutzen (einmal pro Zug), Errungenschaften erlangen, Aufträge erfüllen, in beliebiger Reihenfolge. Alles ist offen, nur die Aufträge auf der Hand nicht. Handelswaren, Importgüter und Geld gehen nie aus.

yokohama-rules-placement = Entweder platzierst du je einen Assistenten in bis zu drei verschiedenen Gebieten (auch in keinem), oder du platzierst zwei in einem einzigen. Sie kommen { yokohama-from-your-hand }. Für jeden Assistenten zahlst du 1 Yen Gebühr an den Besitzer jedes gegnerischen Präsidenten in dem Gebiet; ohne das Geld kannst du dort nicht platzieren. Das Gebiet deines eigenen Präsidenten ist erlaubt, der Kanal nicht.

yokohama-rules-movement = Dein Präsident muss ein erlaubtes Ziel erreichen: ein Gebiet, in dem du einen Assistenten hast und kein gegnerischer Präsident steht. Direkt dorthin kommt er { yokohama-from-your-hand }. Steht er in einem Gebiet, geht er von Nachbar zu Nachbar; in jedem Gebiet, das er betritt, brauchst du einen Assistenten (Gebäude zählen nicht), und jeder gegnerische Präsident auf dem Weg kostet 1 Yen Gebühr, die sein Besitzer bekommt. Über den Kanal geht es für 1 Yen an die Bank und ohne Assistenten; stehen bleiben darf dort niemand. Wo er losgegangen ist, darf er nicht ankommen.

yokohama-rules-recall = Statt ihn zu bewegen, darfst du den Präsidenten { yokohama-to-your-hand } zurückholen und mit ihm beliebig viele deiner Assistenten aus Gebieten. Die { yokohama-on-boards } und Errungenschaften bleiben dort. Eine Aktion gibt es dann nicht, es folgt Phase C. Ohne erlaubtes Ziel musst du zurückholen; ist der Präsident schon { yokohama-in-your-hand }, bleibt er da, und Assistenten darfst du trotzdem nehmen. Ist er { yokohama-in-hand } und hat ein Ziel, kannst du nicht zurückholen.

yokohama-rules-power = Die Aktion ist so stark wie du im Gebiet: je 1 für den Präsidenten, für jeden Assistenten, für { yokohama-rule-your-shop }, für dein { yokohama-house } und für den Bahnhof, falls er dort ist. Mehr als 5 gilt als 5. Gezählt wird einmal, wenn die Aktion beginnt. Steht im Gebiet das { yokohama-house } eines Mitspielers, bekommt er 1 Yen von der Bank. Du darfst immer weniger tun, als deine Stärke erlaubt.

yokohama-rules-production = Mit Stärke 1 bis 5 bekommst du: Kupfer 0, 0, 1, 2, 3; Seide 0, 1, 2, 3, 4; Tee und Fisch 1, 2, 3, 4, 5. Du darfst auch nehmen, was eine geringere Stärke brächte.

yokohama-rules-bank = 1 Yen je Stärke.

yokohama-rules-chinatown = Je Stärke ein Tausch. Mit einem Tausch kaufst oder verkaufst du eine Handelsware: Kupfer oder Seide für 2 Yen, Tee oder Fisch für 1 Yen. Oder du kaufst ein Importgut für 4 Yen; verkaufen kannst du Importgüter nicht.

yokohama-rules-church = Jede Stärke ist 1 { yokohama-faith }. 1 mehr bringt jede dieser Abgaben, jede nur einmal: 1 Kupfer, 1 Seide, 1 Tee, 1 Fisch, 1 Importgut, 2 Yen. Dann kommt ein Assistent aus der Kirche oder { yokohama-from-your-hand } bis zum Spielende auf ein freies Feld { yokohama-rule-of-church-board }, das höchstens { yokohama-rule-your-faith } verlangt. Er bringt sofort die Punkte und Bewegungen des Feldes. Du darfst darauf verzichten.

yokohama-rules-customs = Du darfst so viele Importgüter abgeben, wie deine Stärke weniger 1 beträgt. Ein Assistent { yokohama-rule-from-customs } oder { yokohama-from-your-hand } kommt bis zum Spielende auf ein freies Feld { yokohama-rule-of-customs-board }, das so viele Importgüter verlangt, und bringt sofort dessen Punkte und Yen. Du darfst darauf verzichten.

yokohama-rules-port = Du nimmst einen Auftrag vom Plan des Gebiets: mit Stärke 2 aus dem unteren Bereich, mit Stärke 3 aus dem unteren oder mittleren, mit Stärke 4 oder 5 aus jedem. Für 2 Yen oder 1 Importgut nimmst du einen zweiten aus denselben Bereichen. Stärke 5 bringt 3 Punkte, auch ohne Auftrag. Niemand hat mehr als drei Aufträge auf der Hand, und abwerfen kann man keinen. Danach rücken die Aufträge nach links, und der Plan wird aufgefüllt; reichen die Aufträge dafür nicht, ist das Spielende eingeläutet.

yokohama-rules-agency = Mit Stärke 1 bis 5 holst du 0, 1, 2, 3 oder 4 Sachen { yokohama-rule-your-warehouse } { yokohama-to-your-hand }. Assistenten kosten nichts, { yokohama-rule-a-shop } kostet 2 Yen, die { yokohama-houses } kosten der Reihe nach 4, 5, 6 und 7 Yen.

yokohama-rules-laboratory = Jede Stärke ist ein { yokohama-rule-industry } von 1. Du darfst eine Technologie des Plans nehmen. Sie kostet die Zahl auf der Karte, auf dem dritten und vierten Feld 1 mehr, auf dem fünften und sechsten 2 mehr. Für jeden { yokohama-rule-industry }, der fehlt, zahlst du 2 Yen oder 1 Importgut. Ab deiner vierten Technologie sind noch einmal 2 Yen oder 1 Importgut fällig, wie hoch dein { yokohama-rule-industry } auch ist. Niemand darf eine Technologie zweimal haben. Danach rücken die Karten nach links, und eine neue kommt dazu.

yokohama-rules-bonus = { $edition ->
    [2024] Nach einer Aktion der Stärke 5 nimmst du den 5-Stärke-Marker des Gebiets, wenn er noch daliegt, und bekommst, was er zeigt. Dann drehst du ihn um und behältst ihn.
   *[2016] Nach einer Aktion der Stärke 5 darfst du das Stärke-5-Plättchen des Gebiets nehmen, wenn es noch daliegt, und bekommst, was es zeigt. Dann drehst du es um und behältst es.
}

yokohama-rules-construction = Nach einer Aktion der Stärke 4 oder 5 darfst du in dem Gebiet { yokohama-shop } oder ein { yokohama-house } { yokohama-from-your-hand } bauen. { yokohama-rule-this-shop } kommt auf einen der vier Bauplätze der Karte und bringt, was dort steht; mehr als { yokohama-shop } pro Spieler gibt es in keinem Gebiet. { yokohama-houses } gibt es in jedem Gebiet höchstens eines, und es bringt die angegebenen Punkte. Dafür brauchst du { yokohama-no-shop }.

yokohama-rules-recovery = Am Ende kommen alle deine Assistenten aus dem Gebiet der Aktion { yokohama-to-your-hand } zurück. Präsident und Gebäude bleiben.

yokohama-rules-agents = In Phase A oder C darfst du, einmal pro Zug, einen Auslandsvertreter nutzen: Wähle ein Gebiet mit einem deiner Assistenten und ohne deinen Präsidenten. Dort gibt es Aktion, Bonus, Bauen und Rückkehr wie bei der Hauptaktion. Gegnerische Präsidenten stören nicht und kosten nichts. Ein genutzter Auslandsvertreter wird umgedreht und bleibt bei dir.

yokohama-rules-achievements = Hast du, was eine Errungenschaft verlangt, darfst du in Phase A oder C einen Assistenten { yokohama-from-your-hand } daraufsetzen, bis zum Spielende. Sonst gibst du nichts her. Der Erste bekommt die höhere Punktzahl, alle anderen die niedrigere: 8 oder 6 für A, 9 oder 7 für B, 10 oder 8 für C. Jeder erlangt jede Errungenschaft nur einmal. { yokohama-tokens } und Auslandsvertreter zählen genutzt wie ungenutzt. Ein Gebiet mit zwei deiner Gebäude zählt einmal.

yokohama-rules-orders = In Phase A oder C darfst du Aufträge auf deiner Hand erfüllen: Gib alle verlangten Handelswaren ab, leg den Auftrag offen hin und nimm seine Belohnung. Ab jetzt zählt seine Flagge.

yokohama-rules-countries = Technologien und erfüllte Aufträge tragen die Flagge eines von fünf Ländern. Mit deiner zweiten, vierten, sechsten … Flagge eines Landes bekommst du einen Auslandsvertreter dieses Landes, wenn noch einer da ist.

yokohama-rules-technologies =
    Ball: 2 Punkte für jeden Auftrag, den du erfüllst. Sprachschule: 1 Yen für jeden Auftrag, den du erfüllst.
    Weinkellerei: 3 Punkte für einen Assistenten { yokohama-on-church-board }. Ziegelei: 4 Punkte für einen { yokohama-on-customs-board }.
    { yokohama-title-gaslight }: 2 Punkte für { yokohama-shop }. Elektrisches Licht: 3 Punkte für ein { yokohama-house }.
    Patentwesen: 2 Punkte für jede spätere Technologie. Buchdruck: 1 Yen für jede spätere Technologie.
    Ausstellung: sofort 10 Punkte. Bergbautechnik: 1 Kupfer mehr, immer wenn du Kupfer bekommst.
    { yokohama-title-stock-market }: Am Anfang deines Zuges bekommst du, was dir zu 2 Yen fehlt.
    Textilfabrik: Einmal pro Zug wird 1 Seide zu 2 Yen. Universität: einmal pro Zug ein Assistent { yokohama-from-warehouse } für 1 Yen.
    Zeitung: einzelne Assistenten in vier Gebieten. { yokohama-title-telegram }: nach zwei Assistenten in einem Gebiet ein dritter in einem Nachbargebiet.
    Telefon: Ein Assistent darf bei der Rückkehr dableiben.
    Postkutsche: Präsidenten auf dem Weg kosten nichts. Postwesen: Du darfst bei gegnerischen Präsidenten stehen bleiben; bezahlen musst du sie, außer du hast auch die Postkutsche.
    Straßenbahn: direkt in jedes Gebiet ohne gegnerischen Präsidenten. Bahnhof: Du platzierst den Bahnhof und darfst direkt dorthin, wer auch immer da ist. Beides braucht dort keinen Assistenten, kostet nichts und beendet die Bewegung.

yokohama-rules-rewards = Punkte, Yen, Handelswaren und Importgüter bekommst du sofort. Eine Handelsware nach Wahl ist eine der vier. Eine Sache { yokohama-from-warehouse } bezahlst du wie { yokohama-the-agency }. Eine Bewegung versetzt einen deiner Assistenten { yokohama-from-your-hand } oder einem Gebiet in ein beliebiges Gebiet außer dem Kanal, ohne Kosten. Auf Bewegungen und Sachen darfst du verzichten; was sich nicht nutzen lässt, verfällt.

yokohama-rules-end = Das Spielende ist eingeläutet, wenn jemand alle 4 { yokohama-houses } oder alle 8 { yokohama-laeden } gebaut hat, wenn sich ein Plan nicht mehr mit Aufträgen auffüllen lässt oder wenn { yokohama-on-church-board } oder { yokohama-on-customs-board } 5 Assistenten stehen (6 bei vier Spielern), ein neutraler mitgezählt. Ihr spielt die Runde zu Ende und dann noch eine ganze. Was danach eintritt, ändert daran nichts.

yokohama-rules-scoring = Die meisten und zweitmeisten Assistenten { yokohama-on-church-board } bringen 6 und 3 Punkte, { yokohama-on-customs-board } 8 und 4. Bei Gleichstand entscheidet, wessen Assistent am weitesten rechts steht. Der höchste und der zweithöchste { yokohama-rule-industry } aller Technologien bringen 10 und 5, bei Gleichstand dem, der früher am Zug ist. Zu zweit wertet ein neutraler Spieler mit, sein { yokohama-rule-industry } ist 7,5. Wer auf einem Plan allein ist, bekommt nur den ersten Preis. Flaggen verschiedener Länder bilden Sätze: 12, 8, 4, 2 Punkte für 5, 4, 3, 2 Flaggen. 1 Punkt gibt es für jeden ungenutzten Auslandsvertreter, jedes Importgut, je 2 Yen und je 3 Handelswaren. Aufträge auf der Hand zählen nichts. Die meisten Punkte gewinnen; bei Gleichstand siegt, wer früher am Zug ist.

yokohama-rules-editions = Die Ausgaben von 2016 und 2024 spielen sich gleich, bis auf eines: 2024 bekommt das Stärke-5-Plättchen jeder, der mit Stärke 5 handelt, 2016 darf man es liegen lassen. Viele Namen sind 2024 anders. Hafen und Dock heißen Hafen A und B, Laboratorium und Forschungszentrum Labor A und B, das Importlager heißt Zoll, der Arbeitsvermittler Arbeitsagentur, die Fischgründe heißen Fischerei. Aus dem Geschäft wird der Laden, aus dem Handelshaus das Warenhaus, aus dem Warenhaus die Faktorei, aus dem Vorrat die Hand, aus dem Stärke-5-Plättchen der 5-Stärke-Marker, aus dem Industriewert der Produktionswert, aus der Glaubenskraft der Glaube. Verwaltungspläne sind Verwaltungstafeln, Bauplatzkarten Gebäudetafeln, Handelsgebiete Gewerbegebiete; Deutschland ist das Deutsche Reich. Gaslicht, Aktienmarkt und Telegramm sind Gaslaterne, Börse und Schreibtelegraf.

yokohama-rules-expansions = Mini-Erweiterung 1: Vier von sechs Markern liegen aus. Wer alle drei Errungenschaften erlangt hat, nimmt einen davon: eine Flagge, die wie die einer Karte zählt, oder einen Auslandsvertreter. Mini-Erweiterung 2: Fünf weitere { yokohama-tokens } sind Auslandsvertreter und werden untergemischt. Genommen sind sie Auslandsvertreter wie alle anderen.
