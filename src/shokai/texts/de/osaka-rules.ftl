# TRADERS OF OSAKA: the rules in our own words, in German. The titles of its sections are in osaka-rules-titles.ftl; reasons point here.

osaka-rules-name = DIE HÄNDLER VON OSAKA: die Regeln in Kürze

osaka-rules-goal = Als Händler kauft ihr in Osaka Waren und verschifft sie die Küste entlang nach Edo. Läuft dort ein Schiff ein, verkauft ihr eure Handelsgüter in seiner Farbe und bekommt dafür Siegpunkte (SP). Schiffe, die in diesem Moment auf offener See sind, sinken mitsamt ihrer Ladung. Am Ende siegt, wer die meisten Siegpunkte hat.

osaka-rules-setup = Die 108 Karten haben vier Farben; in jeder Farbe gibt es sieben 5er, neun 3er und elf 2er. Fünf Karten liegen offen im Markt, drei in der Produktion. Dann zieht jeder von euch offen, Karte für Karte, bis die Hand mindestens 8 wert ist; von da an bleiben die Handkarten geheim. Die niedrigste Summe beginnt, bei Gleichstand die Hand mit weniger Karten, sonst entscheidet das Los. Vom Startspieler an nehmt ihr euch reihum je ein Ertragsplättchen in beliebiger Farbe. Alle vier Schiffe liegen in Osaka.

osaka-rules-turn = In deinem Zug tust du genau eines: Du kaufst Waren, nimmst Münzen oder reservierst eine Karte. Freiwillig passen darfst du nicht. Nur wenn gar nichts mehr geht, weil alle Karten aufgebraucht sind, passt du; passen alle nacheinander, endet das Spiel.

osaka-rules-buy = Du kaufst alle Karten im Markt, die niemand reserviert hat, und deine eigene reservierte dazu, wenn sie dort liegt: alles oder nichts. Der Preis ist die Summe ihrer Werte. Du bezahlst mit Handkarten, die auf den Ablagestapel kommen. Herausgegeben wird nichts, aber du darfst auch keine Karte zahlen, die für den Preis nicht nötig ist. Was du gekauft hast, liegt nun offen und nach Farben geordnet vor dir: Das sind deine Handelsgüter. Karten in der Produktion kannst du nicht kaufen.

osaka-rules-ships = Jeder Kauf bewegt Schiffe. Hast du eine Karte einer Farbe gekauft, fährt ihr Schiff 1 Feld weiter, bei zwei oder mehr Karten 2 Felder. Die Route: Osaka, Oshima, Anori, zwei Wellenfelder der Enshunada, Edo. In Edo ist die Fahrt zu Ende.

osaka-rules-take = Du nimmst eine Karte aus dem Markt auf die Hand: irgendeine, die nicht reserviert ist, oder deine eigene reservierte. Aufgefüllt wird der Markt jetzt nicht. Du darfst beliebig viele Karten auf der Hand haben.

osaka-rules-reserve = Liegt dein Reservierungsstein vor dir, darfst du ihn im Markt oder in der Produktion auf eine Karte ohne Stein legen. Nur du darfst diese Karte kaufen oder nehmen. Erst wenn du das tust, kommt der Stein zu dir zurück; versetzen kannst du ihn nicht.

osaka-rules-refill = Aufgefüllt wird nach jedem Kauf, außerdem zu Beginn eines Zuges, wenn im Markt nichts zu haben ist (weil er leer ist oder dort nur Karten liegen, die andere reserviert haben): Die Karten der Produktion wandern samt Steinen in den Markt, dann kommen vom Zugstapel zwei Karten in den Markt und drei in die Produktion. Nach einem Kauf geschieht das noch vor einem Zahltag.

osaka-rules-piles = Müsst ihr eine Karte ziehen und der Zugstapel ist leer, mischt ihr den Ablagestapel zu einem neuen. Ist auch der leer, legt ihr so viele Karten aus, wie noch da sind, und Siegpunkte zählen auch ohne Karte.

osaka-rules-payday = Sind Schiffe in Edo angekommen, verkauft ihr sämtliche Handelsgüter dieser Farben, ob versichert oder nicht. Deine Handelsgüter einer Farbe bilden ein Set. Jede Karte darin bringt denselben Preis: den Wert der höchsten und dazu 1 für jedes deiner Ertragsplättchen dieser Farbe. Preis mal Zahl der Karten, aufgerundet auf ein Vielfaches von fünf, geteilt durch fünf: So viele Siegpunkte bekommst du. Dafür kommen Karten des Sets, die niedrigsten zuerst, verdeckt unter deinen Händlerstein; reichen sie nicht, kommen die fehlenden ungesehen vom Zugstapel. Was vom Set übrig ist, kommt auf den Ablagestapel.

osaka-rules-tokens = Für jede Farbe, die du verkauft hast, bekommst du ein Ertragsplättchen dieser Farbe. Es hebt den Preis deiner späteren Verkäufe in dieser Farbe um 1. Verbraucht werden Ertragsplättchen nie.

osaka-rules-tide = An jedem Zahltag sinken alle Schiffe auf den beiden Wellenfeldern, und alle Handelsgüter ihrer Farben gehen verloren, wenn sie nicht versichert sind. Danach fahren die Schiffe in Edo zurück nach Osaka, und die gesunkenen kommen nach Anori.

osaka-rules-insurance = Bevor Handelsgüter verloren gehen, dürft ihr Handkarten mit Versicherungssymbolen ablegen; es beginnt, wer am Zug ist, dann geht es im Uhrzeigersinn weiter. Eine 2 hat zwei Symbole, eine 3 hat eines, eine 5 keines. Jedes Symbol rettet eines deiner Handelsgüter in der Farbe der abgelegten Karte; welches, bestimmst du. Gerettete Handelsgüter werden gedreht und bleiben sicher, bis sie verkauft sind. Übrige Symbole verfallen.

osaka-rules-end = Hat jemand nach den Verkäufen eines Zahltags acht oder mehr Ertragsplättchen, ist das Spiel sofort vorbei; es sinkt nichts mehr. Die meisten Siegpunkte gewinnen; bei Gleichstand entscheiden die Ertragsplättchen, danach teilt ihr euch den Platz. Was noch vor euch liegt oder auf der Hand ist, bringt nichts ein.
