# Netze trainieren, und was mit ihren Dateien nicht stimmen kann.

## Der Befehl train

cli-train-help = auf einer GPU ein Netz im Spiel gegen sich selbst trainieren
train-help-players = für welche Spielerzahlen trainiert wird, durch Kommas getrennt (Standard: 2,3,4)
train-help-minutes = wie lange trainiert wird (Standard: 10; auf einem Prozessor 1)
train-help-device = cuda: eine GPU von NVIDIA; cpu: dieser Prozessor, für ein winziges Netz
train-help-out = der Ordner für Zwischenstände, Protokoll und Netz (Standard: SPIEL-network)
train-help-resume = vom Zwischenstand in diesem Ordner aus weitermachen
train-help-against = stattdessen die beste Antwort auf ein festes Netz trainieren: dessen Datei, oder „{ $shipped }“ für das mitgelieferte. Was sie über den fairen Anteil hinaus gewinnt, zeigt, wie weit sich das Netz ausnutzen lässt
train-help-start = mit einem schon trainierten Netz beginnen: seine Datei, oder „{ $shipped }“ für das mitgelieferte
train-help-imitate = stattdessen ein Netz trainieren, das spielt wie ein Bot, dem es zusieht; im Ordner von --rivals lehrt es ein anderes Netz, gegen diesen Bot zu spielen
train-help-rivals = ein Ordner mit Netzen, gegen die in einem Teil der Partien gespielt wird; auch später hinzugelegte spielen mit
train-help-plan = andere Zahlen für das Training, zum Beispiel own=2,last_own=0,rate=0.0003 (erklärt in src/shokai/train/plan.py)
train-help-yardstick = der Bot, an dem die Stärke gemessen wird
train-not-minutes = „{ $text }“ ist keine Zahl von Minuten
train-bad-players = „{ $text }“ ist keine Liste von Spielerzahlen: jede von { $low } bis { $high }, durch Kommas getrennt.
train-no-gpu = Hier gibt es keine GPU von NVIDIA, die PyTorch und Numba benutzen können. Mit --device cpu lässt sich ein winziges Netz trainieren.
train-no-folder = „{ $folder }“ ist kein Ordner.
train-yardstick-is-code = „{ $bot }“ ist eigener Code; der Maßstab muss ein Bot sein, der sich nie ändert.
train-nothing-to-resume = In „{ $folder }“ gibt es keinen Zwischenstand, von dem aus es weiterginge.
train-checkpoint-damaged = „{ $file }“ ist beschädigt oder kein Zwischenstand.
train-other-game = „{ $file }“ ist ein Zwischenstand für ein anderes Spiel als „{ $game }“, für andere Regeln oder eine andere Beobachtung davon.
train-start-or-resume = --start beginnt mit einem Netz, --resume setzt an einem Zwischenstand fort: Beides zugleich geht nicht.
train-against-or-rivals = --against spielt jede Partie gegen ein Netz, --rivals einen Teil gegen andere: Beides zugleich geht nicht.
train-plan-no-such-number = Der Plan hat keine Zahl „{ $name }“. Es gibt: { $names }.
train-plan-not-a-number = „{ $text }“ ist kein Wert für { $name } im Plan.
train-imitates-code = „{ $bot }“ ist eigener Code; nachgeahmt werden können nur mitgelieferte Bots.
train-imitate-alone = --imitate trainiert durch Zusehen; { $option } passt nicht dazu.
train-imitation-begins = { $bot } wird beim Spielen beobachtet, dann wird daraus gelernt. Das Netz kommt nach { $folder }.
train-imitates = { NUMBER($decisions) } Entscheidungen beobachtet; bei denen, aus denen nicht gelernt wurde, zieht das Netz in { NUMBER($same, maximumFractionDigits: 0) } % gleich
train-imitation-done = Das Netz liegt in { $file }. Um dagegen zu trainieren: --rivals { $folder }
train-begins = Ein Netz für { $game } wird trainiert. Zwischenstände kommen nach { $folder }; der erste Schritt dauert ein bis zwei Minuten.
train-progress = { NUMBER($minutes, minimumFractionDigits: 1, maximumFractionDigits: 1) } min, { NUMBER($decisions, maximumFractionDigits: 1) } Millionen Entscheidungen, Entropie { NUMBER($entropy, minimumFractionDigits: 2, maximumFractionDigits: 2) }
train-strength = Gegen { $bot } zu { $players }: { $share } % der Siege, ± { $off } (ausgeglichen: { $fair } %)
train-done = Das Netz liegt in { $file }. So wird damit gespielt: SHOKAI_NETWORKS={ $folder }

## Netze

network-is-missing = Für { $game } gibt es unter „{ $file }“ kein Netz.
no-network-file = Es gibt keine Datei „{ $file }“, aus der ein Netz zu lesen wäre.
network-is-none = „{ $file }“ ist kein Netz von Shokai.
network-is-damaged = Das Netz „{ $file }“ ist beschädigt.
network-of-other-game = Das Netz „{ $file }“ ist für ein anderes Spiel als { $game }.
network-of-other-rules = Das Netz „{ $file }“ wurde für andere Regeln von { $game } oder eine andere Beobachtung trainiert. Es muss neu trainiert werden: shokai train { $game }
