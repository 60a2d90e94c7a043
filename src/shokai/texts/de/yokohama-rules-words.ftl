# YOKOHAMA: words of the rules pages and the player aid that differ between the editions, as they stand in a sentence.

yokohama-rule-site-card = { $edition ->
    [2024] eine Gebäudetafel
   *[2016] eine Bauplatzkarte
}
yokohama-rule-a-token = { $edition ->
    [2024] einen 5-Stärke-Marker
   *[2016] ein Stärke-5-Plättchen
}
yokohama-rule-token = { $edition ->
    [2024] Marker
   *[2016] Plättchen
}
yokohama-rule-the-token = { $edition ->
    [2024] den Marker
   *[2016] das Plättchen
}
yokohama-rule-bonus = { $edition ->
    [2024] 5-Stärke-Bonus
   *[2016] Stärke-5-Bonus
}
yokohama-rule-shops-dative = { $edition ->
    [2024] Läden
   *[2016] Geschäften
}
yokohama-rule-shop = { $edition ->
    [2024] Laden
   *[2016] Geschäft
}
yokohama-rule-a-shop = { $edition ->
    [2024] ein Laden
   *[2016] ein Geschäft
}
yokohama-rule-this-shop = { $edition ->
    [2024] Ein Laden
   *[2016] Ein Geschäft
}
yokohama-rule-the-shop = { $edition ->
    [2024] der Laden
   *[2016] das Geschäft
}
yokohama-rule-your-shop = { $edition ->
    [2024] deinen Laden
   *[2016] dein Geschäft
}
yokohama-rule-warehouse = { $edition ->
    [2024] auf der Faktorei
   *[2016] im Warenhaus
}
yokohama-rule-your-warehouse = { $edition ->
    [2024] von deiner Faktorei
   *[2016] aus deinem Warenhaus
}
yokohama-rule-of-church-board = { $edition ->
    [2024] der Kirchen-Verwaltungstafel
   *[2016] des Kirchenplans
}
yokohama-rule-of-customs-board = { $edition ->
    [2024] der Zoll-Verwaltungstafel
   *[2016] des Importlagerplans
}
yokohama-rule-from-customs = { $edition ->
    [2024] vom Zoll
   *[2016] aus dem Importlager
}
yokohama-rule-fishing = { $edition ->
    [2024] Fischereien
   *[2016] Fischgründe
}
yokohama-rule-your-faith = { $edition ->
    [2024] deinen Glauben
   *[2016] deine Glaubenskraft
}
yokohama-rule-industry = { $edition ->
    [2024] Produktionswert
   *[2016] Industriewert
}
yokohama-rule-extra = { $edition ->
    [2024] zusätzliche Aktionen
   *[2016] Zusatzaktionen
}
yokohama-rule-same-extra = { $edition ->
    [2024] dieselben zusätzlichen Aktionen
   *[2016] dieselben Zusatzaktionen
}
