# YOKOHAMA: ein Zug, der die Partie beendet oder ihr Ende einläutet.

yokohama-preview-over = Damit endet die Partie, und { $player } gewinnt.
yokohama-preview-ends-for = Damit ist das Spielende eingeläutet: Es folgt noch eine Runde. Nach jetzigem Stand gewänne { $player }.
yokohama-ends-over = { $who ->
    [you] Damit endet die Partie, und du gewinnst.
   *[other] Damit endet die Partie, und { $player } gewinnt.
}
yokohama-ends-soon = { $who ->
    [you] Damit ist das Spielende eingeläutet: Es folgt noch eine Runde. Nach jetzigem Stand gewännst du.
   *[other] Damit ist das Spielende eingeläutet: Es folgt noch eine Runde. Nach jetzigem Stand gewänne { $player }.
    [nobody] Damit ist das Spielende eingeläutet: Es folgt noch eine Runde.
}
yokohama-ends-button-over = { $who ->
    [you] Partie beenden und gewinnen
   *[other] Partie beenden: { $player } gewinnt
}
yokohama-ends-button-soon = { $who ->
    [you] { $does }: Spielende, du führst
   *[other] { $does }: Spielende, { $player } führt
    [nobody] { $does }: Spielende
}
