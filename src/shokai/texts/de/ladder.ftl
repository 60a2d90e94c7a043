# Die Rangliste, und Lieblingseröffnungen auf dem Profil.

ladder-about = Menschen und Bots dieses Servers auf einer Skala: gewertete Partien zwischen Menschen, und die Stärke der Bots aus der Arena und aus fairen Partien.
ladder-choose = Spiel und Zahl der Spieler
ladder-place = Platz
ladder-place-of = { $game }, hier Platz { $place } von { $of }
ladder-who = Wer
ladder-rating = Wertung
ladder-scale = Auf der Skala
ladder-games = Partien
ladder-bot = Bot: { $bot }
ladder-you = du
ladder-hidden = Auf dieser Rangliste siehst nur du dich. Andere sehen dich hier, sobald dein Profil für alle offen ist.
ladder-show = In deinem Profil ändern
ladder-people = { $n ->
    [one] Eine Person steht auf dieser Rangliste.
   *[other] { $n } Menschen stehen auf dieser Rangliste.
}
ladder-nobody = Noch steht niemand auf dieser Rangliste: Dazu gehören gewertete Partien und ein Profil, das für alle offen ist.
ladder-how = Geordnet ist nach dem, was sicher ist: Wertung minus Spanne. Jeder hat in einem Spiel eine Wertung; auf dieser Rangliste steht, wer mit dieser Zahl von Spielern gewertet gespielt hat.
ladder-openings = Lieblingseröffnungen
ladder-opening = { $share } der letzten Partien, { $wins } gewonnen
