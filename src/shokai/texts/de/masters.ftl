# Der Weg zur Seite über starkes Spiel.

page-masters = Was die Meister spielen
page-masters-about = Wie starkes Spiel aussieht, aus vielen tausend Partien: wo man beginnt, was sich lohnt, wie Partien enden.
