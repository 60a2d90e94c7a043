# Eigene Spiele, die SHOKAI_GAMES nennt: was an ihnen nicht stimmt.

no-such-game-unfit = Das Spiel „{ $game }“ gibt es hier nicht. Zur Wahl stehen: { $games }. { $why }
own-game-bad-name = Das Spiel in { $folder } ist so nicht zu gebrauchen: Sein Ordner muss heißen wie ein Python-Modul, nur Buchstaben, Ziffern und Unterstriche, nicht „{ $name }“.
own-games-missing = SHOKAI_GAMES nennt den Ordner { $folder }, den es nicht gibt.
own-games-too-deep = SHOKAI_GAMES nennt { $folder }, das selbst ein Spiel ist; zu nennen ist der Ordner, in dem es liegt: { $parent }.
own-game-not-loaded = Das Spiel { $game } lässt sich nicht laden. { $place }: { $why }.
own-game-line = { $file }, Zeile { $line }
own-game-failed = Die Regeln von { $game } sind gescheitert. { $place }: { $why }.
own-game-incomplete = Das Spiel { $game } ist unvollständig: In { $file } fehlt { $missing }. docs/guide/games.md beschreibt, was ein Spiel braucht.
own-game-bad-part = Das Spiel { $game } ist so nicht zu gebrauchen: { $part } in { $file } muss sein: { $form }. docs/guide/games.md beschreibt, was ein Spiel braucht.
own-game-no-move = Die Regeln von { $game } führen in eine Sackgasse: Die Partie ist nicht zu Ende, aber Spieler { $player } hat keinen erlaubten Zug. Siehe „legal“ in { $place }.
own-game-no-deal = Die Regeln von { $game } führen in eine Sackgasse: Es ist auszuteilen, aber nichts ist möglich. Siehe „weight“ in { $place }.
own-game-out-of-bounds = Die Regeln von { $game } führen zu einem Zustand außerhalb der Grenzen, die FIELDS in { $file } setzt für: { $fields }.
own-game-invariant = Die Regeln von { $game } führen zu einem Zustand, in dem Invariante { $number } von „broken_invariant“ in { $place }, verletzt ist.
