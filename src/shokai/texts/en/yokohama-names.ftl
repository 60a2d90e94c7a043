# YOKOHAMA: the names of areas, things and technologies.
# Where $edition stands, the names differ between the editions of 2016 and 2024.

## Areas: as a label, and inside a sentence

yokohama-area-copper1 = Copper Mine 1
yokohama-area-copper2 = Copper Mine 2
yokohama-area-silk1 = Silk Mill 1
yokohama-area-silk2 = Silk Mill 2
yokohama-area-tea1 = Tea Plantation 1
yokohama-area-tea2 = Tea Plantation 2
yokohama-area-fish1 = Fishing Grounds 1
yokohama-area-fish2 = Fishing Grounds 2
yokohama-area-bank = Bank
yokohama-area-chinatown = Chinatown
yokohama-area-church = Church
yokohama-area-customs = Customs
yokohama-area-dock = { $edition ->
    [2024] Port B
   *[2016] Dock
}
yokohama-area-agency = Employment Agency
yokohama-area-lab = { $edition ->
    [2024] Laboratory A
   *[2016] Laboratory
}
yokohama-area-port = { $edition ->
    [2024] Port A
   *[2016] Port
}
yokohama-area-research = { $edition ->
    [2024] Laboratory B
   *[2016] Research Center
}
yokohama-area-canal = Canal

yokohama-the-copper1 = Copper Mine 1
yokohama-the-copper2 = Copper Mine 2
yokohama-the-silk1 = Silk Mill 1
yokohama-the-silk2 = Silk Mill 2
yokohama-the-tea1 = Tea Plantation 1
yokohama-the-tea2 = Tea Plantation 2
yokohama-the-fish1 = Fishing Grounds 1
yokohama-the-fish2 = Fishing Grounds 2
yokohama-the-bank = the Bank
yokohama-the-chinatown = Chinatown
yokohama-the-church = the Church
yokohama-the-customs = Customs
yokohama-the-dock = { $edition ->
    [2024] Port B
   *[2016] the Dock
}
yokohama-the-agency = the Employment Agency
yokohama-the-lab = { $edition ->
    [2024] Laboratory A
   *[2016] the Laboratory
}
yokohama-the-port = { $edition ->
    [2024] Port A
   *[2016] the Port
}
yokohama-the-research = { $edition ->
    [2024] Laboratory B
   *[2016] the Research Center
}
yokohama-the-canal = the Canal

## Things

yokohama-country = { $country ->
    [GB] Great Britain
    [US] United States
    [FR] France
    [DE] { $edition ->
        [2024] German Empire
       *[2016] Germany
    }
   *[NL] Netherlands
}
yokohama-nothing = nothing
yokohama-amount = { $icon ->
    [vp] { $n ->
        [one] 1 point
       *[other] { $n } points
    }
    [yen] { $n } yen
    [copper] { $n } copper
    [silk] { $n } silk
    [tea] { $n } tea
    [fish] { $n } fish
    [any] { $n ->
        [one] 1 good of your choice
       *[other] { $n } goods of your choice
    }
    [import] { $n ->
        [one] 1 import
       *[other] { $n } imports
    }
    [warehouse] { $n ->
        [one] 1 piece from the warehouse
       *[other] { $n } pieces from the warehouse
    }
    [move] { $n ->
        [one] 1 movement
       *[other] { $n } movements
    }
    [agent] { $n ->
        [one] 1 foreign agent
       *[other] { $n } foreign agents
    }
    [assistant] { $n ->
        [one] 1 assistant
       *[other] { $n } assistants
    }
    [shop] { $n ->
        [one] 1 shop
       *[other] { $n } shops
    }
    [house] { $n ->
        [one] 1 trading house
       *[other] { $n } trading houses
    }
    [technologies] { $n ->
        [one] 1 technology
       *[other] { $n } technologies
    }
    [tokens] { $n ->
        [one] 1 token (5-power token or foreign agent)
       *[other] { $n } tokens (5-power tokens and foreign agents)
    }
   *[orders] { $n ->
        [one] 1 fulfilled order
       *[other] { $n } fulfilled orders
    }
}
yokohama-plus = { $first } + { $rest }
yokohama-order = { $country } ({ $goods } → { $reward })
yokohama-order-short = { $country } ({ $goods })
yokohama-goal-built = { $commercial ->
    [0] buildings in { $production } production areas
   *[other] { $production ->
        [0] buildings in { $commercial } commercial areas
       *[other] buildings in { $production } production and { $commercial } commercial areas
    }
}
yokohama-marker-flag = flag { $country }
yokohama-marker-agent = foreign agent
yokohama-lettered = { $letter }: { $thing }
yokohama-numbered = { $thing } no. { $number }
yokohama-token-at = { $area }: { $reward }

## Technologies: names and effects

yokohama-title-ball = Ball
yokohama-title-brickyard = Brickyard
yokohama-title-electrical-light = Electrical Light
yokohama-title-exposition = Exposition
yokohama-title-gaslight = Gaslight
yokohama-title-language-school = Language School
yokohama-title-letterpress-printing = Letterpress Printing
yokohama-title-mining-technology = Mining Technology
yokohama-title-newspaper = Newspaper
yokohama-title-patent-system = Patent System
yokohama-title-postal-system = Postal System
yokohama-title-stagecoach = Stagecoach
yokohama-title-station = Station
yokohama-title-stock-market = Stock Market
yokohama-title-telegram = Telegram
yokohama-title-telephone = Telephone
yokohama-title-textile-mill = Textile Mill
yokohama-title-tram = Tram
yokohama-title-university = University
yokohama-title-winery = Winery

yokohama-effect-ball = Every order you fulfil scores 2 extra points.
yokohama-effect-brickyard = Every assistant you put on the { yokohama-area-customs } board scores 4 extra points.
yokohama-effect-electrical-light = Every trading house you build scores 3 extra points.
yokohama-effect-exposition = Scores 10 points at once.
yokohama-effect-gaslight = Every shop you build scores 2 extra points.
yokohama-effect-language-school = Every order you fulfil brings 1 extra yen.
yokohama-effect-letterpress-printing = Every later technology brings you 1 yen.
yokohama-effect-mining-technology = Whenever you receive copper, you get 1 extra copper.
yokohama-effect-newspaper = You may place single assistants in four areas instead of three.
yokohama-effect-patent-system = Every later technology scores 2 points.
yokohama-effect-postal-system = Your president may stop where there are opposing presidents; the toll is due.
yokohama-effect-stagecoach = Your president passes opposing presidents without paying a toll.
yokohama-effect-station = Place the station: it gives everyone 1 power there, and your president can go straight to it.
yokohama-effect-stock-market = If you have less than 2 yen at the start of your turn, you are given money up to 2 yen.
yokohama-effect-telegram = After placing two assistants in one area, you may place a third in a neighbouring area.
yokohama-effect-telephone = One assistant may stay behind when the others return after an action.
yokohama-effect-textile-mill = Once per turn, you may turn 1 silk into 2 yen.
yokohama-effect-tram = Your president can go straight to any area without an opposing president.
yokohama-effect-university = Once per turn, you may take an assistant from the warehouse for 1 yen.
yokohama-effect-winery = Every assistant you put on the Church board scores 3 extra points.

## What the page calls a seat where nobody with a name sits
yokohama-seat-red = Red
yokohama-seat-yellow = Yellow
yokohama-seat-blue = Blue
yokohama-seat-green = Green
