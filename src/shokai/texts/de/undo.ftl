# Zurücknehmen: der Eintrag im Tischmenü, und was die eine Entscheidung war.

undo-last = { $alone ->
    [yes] Nur meine letzte Entscheidung zurücknehmen
   *[no] Bitten, nur meine letzte Entscheidung zurückzunehmen
}
undo-takes = Nimmt zurück: „{ $what }“
