# Bots, in German: their names and settings, programs that join as bots, and how they fail.

nobody-decides = Jetzt hat niemand etwas zu entscheiden.
no-such-bot = Den Bot „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $bots }.
no-insight = Dieser Bot muss wissen, was in „{ $game }“ wie viel wert ist, und das Spiel sagt es nicht.
no-observation = „{ $game }“ hat Geheimnisse und keine eigene Beobachtung: lernenden Programmen lässt es sich nicht zeigen.
bot-has-no-settings = Der Bot „{ $bot }“ hat keine Einstellungen, darum passt „{ $settings }“ nicht.
bot-needs-command = Der Bot „{ $bot }“ braucht nach einem Doppelpunkt einen Befehl, zum Beispiel „{ $bot }:python3 examples/bot.py“.
bot-needs-file = Der Bot „{ $bot }“ braucht nach „file=“ den Pfad eines Netzes.
no-such-setting = Der Bot „{ $bot }“ hat keine Einstellung „{ $setting }“. Einstellungen: { $settings }.
setting-twice = Die Einstellung „{ $setting }“ des Bots „{ $bot }“ steht zweimal da.
bad-setting = „{ $text }“ passt nicht zur Einstellung „{ $setting }“ des Bots „{ $bot }“: Nötig ist eine Zahl von { $low } bis { $high }.
bad-command = Der Befehl „{ $command }“ lässt sich nicht lesen: Ein Anführungszeichen ist nicht geschlossen, oder auf einen Backslash folgt nichts.
own-bot-name = „python:{ $text }“ nennt keinen Bot. Es heißt python:Modul:Klasse, auf Wunsch mit Einstellungen nach einem weiteren Doppelpunkt: python:mybots.deep:Deep:depth=2.
own-bot-no-module = Ein Modul „{ $module }“ gibt es nicht, weder in { $folder } noch installiert. Nenne es wie bei import, mit Punkten und ohne „.py“.
own-bot-no-class = Im Modul „{ $module }“ gibt es kein „{ $name }“. Klassen mit einer Methode „choose“ dort: { $there }.
own-bot-no-bot = „{ $name }“ in „{ $module }“ ergibt keinen Bot: Das ist ein Objekt mit einer Methode choose(seat), die etwas aus seat.legal zurückgibt.
own-bot-takes-others = „{ $name }“ lässt sich nicht mit einem Startwert und diesen Einstellungen herstellen: { $why }. Der Konstruktor nimmt einen seed oder nichts, dazu die Einstellungen mit ihren Namen.
own-bot-broke = „python:{ $bot }“ lässt sich nicht herstellen: { $error } ({ $where }). Probiere es erst in Python aus.
no-such-program = Das Programm „{ $program }“ gibt es nicht; es lässt sich nicht starten.
bad-bot-seconds = { $variable } ist „{ $text }“, sollte aber eine Zahl von { $low } bis { $high } sein, in Sekunden.

## How a bot fails

bot-failed-last-words = { $fault } Seine letzten Worte: { $words }
bot-failed-cannot-start = „{ $command }“ lässt sich nicht starten: { $why }.
bot-failed-ended = Er hat sich von selbst beendet, mit dem Code { $code }.
bot-failed-closed = Er hat seine Ein- oder Ausgabe geschlossen, während das Spiel noch lief.
bot-failed-silent = Er hat { $seconds } s lang nicht geantwortet. Vielleicht hat er vergessen, seine Ausgabe abzuschicken (flush).
bot-failed-flooded = Er hat weit mehr gesagt, als er gefragt war.
bot-failed-not-json = „{ $line }“ ist kein JSON-Objekt in einer Zeile.
bot-failed-not-ready = Auf hello hat er { $line } geantwortet; das ist nicht vom Typ „ready“ mit einem Namen.
bot-failed-wrong-id = Er hat { $line } geantwortet, die Frage hat aber die id { $question }.
bot-failed-no-move = In seiner Antwort { $line } fehlt der Zug (move).
bot-failed-illegal = Sein Zug „{ $move }“ ist nicht erlaubt. Es muss einer von denen sein, die zur Wahl standen.
bot-failed-broke = Er ist abgestürzt: { $error }.
bot-failed-not-made = Er ließ sich nicht herstellen. { $why }

## At the table

table-bot-replaced = Der Bot von { $player } ist ausgefallen, ein zufälliger spielt weiter. { $why }
table-bot-note = { $player } sagt: { $note }

## The command conform

cli-conform-help = ein Programm prüfen, das ein Bot sein will: jeden Punkt des Protokolls, in kurzen Partien
cli-help-command = der Befehl, der das Programm startet, als ein Wort: "python3 examples/bot.py"
cli-help-conform-game = eines von { $games }; ohne Angabe alle
cli-help-conform-games = Partien für jede Zahl von Spielern, jede zweite von der Mitte an (2)
conform-not-tried = nicht versucht
conform-games = { $game }, { $players } Spieler: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}
conform-start = er startet
conform-ready = er antwortet auf hello mit ready und seinem Namen
conform-alive = er stürzt nicht ab und verlässt den Tisch nicht
conform-json = jede Antwort ist ein JSON-Objekt in einer Zeile
conform-id = jede Antwort hat die id ihrer Frage
conform-move = jeder Zug ist erlaubt
conform-time = jede Antwort kommt rechtzeitig
conform-again = er spielt eine zweite Partie im selben Prozess
conform-middle = er steigt mitten in eine Partie ein
conform-unknown = er ignoriert Felder und Nachrichten, die er nicht kennt
conform-goodbye = er beendet sich nach goodbye
conform-input = er beendet sich, wenn seine Eingabe endet
conform-called = er heißt „{ $name }“
conform-slowest = die langsamste Antwort brauchte { NUMBER($slowest, minimumFractionDigits: 3, maximumFractionDigits: 3) } s von { $seconds } s
conform-still-runs = Nach { $seconds } s war er noch da.

## Der Befehl analyse

cli-analyse-help = einen starken Bot fragen, was er von einer aufgezeichneten Partie hält
cli-not-seconds = „{ $text }“ ist keine Zahl von Sekunden
analysis-help-step = die Entscheidung nach so vielen Schritten der Aufzeichnung ansehen, Karten mitgezählt (Standard: die letzte)
analysis-help-seconds = wie lange nachgedacht wird (1)
analysis-help-iterations = stattdessen so viele Versuche, immer mit demselben Ergebnis
analysis-help-all = alle Züge zeigen, nicht nur die besten
analysis-no-such-step = Einen Schritt { $step } gibt es nicht; die Aufzeichnung hat { $steps }.
analysis-over = Die Partie ist zu Ende; nenne mit --step einen früheren Zeitpunkt.
analysis-no-time = Zum Nachdenken braucht es mehr als gar keine Zeit.
analysis-plan = { $player } würde spielen: { $plan }.
analysis-best = Der Bot bewertet { $move } mit { NUMBER($rating, minimumFractionDigits: 2, maximumFractionDigits: 2) }; { NUMBER($share, style: "percent", maximumFractionDigits: 0) } aller Versuche gingen dorthin.
analysis-seat = { $player }: Gewinnchance { NUMBER($chance, maximumFractionDigits: 0) } % ({ NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) } %), erwartete Punkte { NUMBER($score, maximumFractionDigits: 1) } ± { NUMBER($spread, maximumFractionDigits: 1) }
analysis-games = Gewinnchancen mit 95-%-Intervallen und Punkte mit ihrer Streuung aus { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}, von schnellen Bots zu Ende gespielt.
analysis-unfinished = { $games ->
    [one] Eine Partie davon endete nicht und zählte
   *[other] { $games } Partien davon endeten nicht und zählten
} nach ihrem Stand.
analysis-tries = { $iterations } Iterationen
analysis-column-move = Zug
analysis-column-rating = Bewertung
analysis-column-tries = Iterationen
analysis-rating = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
