# YOKOHAMA: the rules in our own words. The titles of its sections are in yokohama-rules-titles.ftl; reasons point here.

yokohama-rules-name = YOKOHAMA: the rules in short

yokohama-rules-goal = You are merchants in Meiji-era Yokohama. You send assistants into the city, and your president follows them to act: gathering goods, taking and fulfilling foreign orders, acquiring technologies, building. All of this scores victory points, and more are awarded at the end. The player with the most points wins.

yokohama-rules-setup = Lay out the areas at random in four rows, the longest at the top, each row one area shorter and shifted by half an area: 10, 14 or 18 areas with 2, 3 or 4 players. Every area except the Canal gets a building site card and a 5-power token. Of the 36 orders, 16, 5 or 0 leave the game unseen; six are laid out at each port, and six technologies at each laboratory. Lay out one achievement each of A, B and C. Everyone starts with their president, 8 assistants and 2 shops in hand, with 12 assistants, 6 shops and 4 trading houses in the warehouse, and with one of each good and 4 yen (the start player has 3). Everyone secretly keeps one of two orders. With two players, a neutral assistant blocks one space on the Church board and one on the Customs board.

yokohama-rules-turn = A turn has three phases. A: any number of additional actions. B, the main action: 1 placement, 2 movement, 3 the action of the area, 4 the 5-power bonus, 5 construction, 6 recovery. C: additional actions again. The additional actions are using a foreign agent (once per turn), fulfilling achievements, and fulfilling orders, in any order. Everything is public except the orders in hand. Goods, imports and money never run out.

yokohama-rules-placement = Place either one assistant in each of up to three different areas (you may place none) or two assistants in a single area. They come from your hand. For every assistant, you pay a toll of 1 yen to the owner of each opposing president in that area; if you cannot pay, you cannot place there. You may place in your own president’s area, but not on the Canal.

yokohama-rules-movement = Your president must move to a legal destination: an area with at least one of your assistants and no opposing president. From your hand, the president goes directly to any such area. From an area, it moves from neighbour to neighbour; each area it enters needs one of your assistants (buildings do not count), and each opposing president it meets costs a toll of 1 yen, paid to that president’s owner. Crossing the Canal costs 1 yen, paid to the bank, and needs no assistant; nobody may stop there. Your president may not return to the area it started from.

yokohama-rules-recall = Instead of moving, you may take your president back into your hand, along with as many of your assistants from areas as you like. Assistants on the boards and on achievements stay. There is then no action; continue with phase C. If there is no legal destination, you must recall; a president already in your hand stays there, and you may still take assistants back. If your president is in your hand and has a legal destination, you may not recall.

yokohama-rules-power = The action is as strong as your power in the area: 1 each for your president, every assistant, your shop, your trading house, and the station if it is there. More than 5 counts as 5. Power is counted once, when the action begins. If another player has a trading house in the area, that player gets 1 yen from the bank. You may always do less than your power allows.

yokohama-rules-production = With power 1 to 5 you get: copper 0, 0, 1, 2, 3; silk 0, 1, 2, 3, 4; tea and fish 1, 2, 3, 4, 5. You may take what a lower power would give.

yokohama-rules-bank = You get 1 yen per power.

yokohama-rules-chinatown = You may make one exchange per power. In an exchange, you buy or sell one good: copper or silk for 2 yen, tea or fish for 1 yen. Or you buy an import for 4 yen; imports cannot be sold.

yokohama-rules-church = Each power is worth 1 faith. Each of these donations adds 1 faith, and each may be made once: 1 copper, 1 silk, 1 tea, 1 fish, 1 import, 2 yen. Then put an assistant from the Church or from your hand on a free space of the board that requires no more than your faith; it stays there for the rest of the game. You get the points and the movement icons of the space at once. You may decline.

yokohama-rules-customs = You may hand in up to as many imports as your power minus 1. Put an assistant from Customs or from your hand on a free space of the board that requires exactly that many imports; it stays there for the rest of the game. You get the points and yen of the space at once. You may decline.

yokohama-rules-port = You take an order from the area’s board: with power 2 from the LOW spaces, with power 3 from LOW or MID, with power 4 or 5 from any. For 2 yen or 1 import you may take a second one from the same choice of spaces. Power 5 scores 3 points, even if you take no order. You may never hold more than three orders, and you cannot discard any. Afterwards the orders slide to the left and the board is refilled; if there are not enough orders to do so, the end of the game is announced.

yokohama-rules-agency = With power 1 to 5 you bring up to 0, 1, 2, 3 or 4 pieces from your warehouse to your hand. Assistants are free, a shop costs 2 yen, and the trading houses cost 4, 5, 6 and 7 yen, in that order.

yokohama-rules-laboratory = Each power is worth 1 industry. You may take one technology from the board. Its price is the number on the card, plus 1 on the third and fourth spaces, plus 2 on the fifth and sixth. Each missing industry costs 2 yen or 1 import. From your fourth technology on, you pay another 2 yen or 1 import, however much industry you have. You may not own two copies of a technology. Afterwards the cards slide to the left, and a new one is added.

yokohama-rules-bonus = After an action with power 5, you { $edition ->
    [2024] take
   *[2016] may take
} the area’s 5-power token, if it is still there, and get what it shows. Then turn the token face down and keep it.

yokohama-rules-construction = After an action with power 4 or 5, you may build one shop or one trading house from your hand in that area. A shop goes on one of the four spaces of the building site card and brings what is shown there; each player may have one shop per area. Each area has room for one trading house, which brings the points shown. You do not need a shop first.

yokohama-rules-recovery = Finally, all your assistants in the area of the action return to your hand. Your president and buildings stay.

yokohama-rules-agents = In phase A or C, once per turn, you may use an agent: choose an area with at least one of your assistants and without your president. Carry out the action, bonus, construction and recovery there, as in the main action. Opposing presidents there do not matter and are not paid. Turn the used agent over; it stays with you.

yokohama-rules-achievements = In phase A or C, if you meet the goal of an achievement, you may put an assistant from your hand on it for the rest of the game. It costs nothing else. The first player to do so gets the higher number of points, all others the lower: 8 or 6 for A, 9 or 7 for B, 10 or 8 for C. You may fulfil each achievement once. 5-power tokens and agents count whether used or not. An area with two of your buildings counts once.

yokohama-rules-orders = In phase A or C, you may fulfil orders from your hand: pay all the goods the order requires, lay it face up in front of you, and take its reward. Its flag counts from then on.

yokohama-rules-countries = Technologies and fulfilled orders carry the flag of one of five countries. With your second, fourth, sixth ... flag of a country, you get a foreign agent of that country, if any are left.

yokohama-rules-technologies =
    Ball: 2 points for every order you fulfil. Language School: 1 yen for every order you fulfil.
    Winery: 3 points for every assistant you put on the Church board. Brickyard: 4 points for every one on the Customs board.
    Gaslight: 2 points for every shop you build. Electrical Light: 3 points for every trading house you build.
    Patent System: 2 points for every later technology. Letterpress Printing: 1 yen for every later technology.
    Exposition: 10 points at once. Mining Technology: 1 extra copper whenever you receive copper.
    Stock Market: if you have less than 2 yen at the start of your turn, you are given money up to 2 yen.
    Textile Mill: once per turn, turn 1 silk into 2 yen. University: once per turn, take an assistant from the warehouse for 1 yen.
    Newspaper: you may place single assistants in four areas. Telegram: after placing two assistants in one area, you may place a third in a neighbouring area.
    Telephone: one assistant may stay behind during recovery.
    Stagecoach: no tolls to presidents on the way. Postal System: your president may stop where there are opposing presidents; the toll is due, unless you have Stagecoach.
    Tram: your president may go straight to any area without an opposing president. Station: place the station; your president may go straight to it, whoever is there. Neither needs an assistant there or costs a toll, and both end the movement.

yokohama-rules-rewards = You get points, yen, goods and imports at once. A good of your choice is any of the four. A piece from the warehouse costs the same as at the Employment Agency. A movement icon moves one of your assistants from your hand or from an area to any area except the Canal, without tolls. Movements and pieces may be declined; whatever you cannot use is lost.

yokohama-rules-end = The end is announced when a player has built all 4 trading houses or all 8 shops, when an order board cannot be refilled, or when the Church board or the Customs board holds 5 assistants (6 with four players), including a neutral one. Finish the current round, then play one more full round. Later announcements change nothing.

yokohama-rules-scoring = Most and second most assistants on the Church board: 6 and 3 points; on the Customs board: 8 and 4. Ties are won by the assistant furthest to the right. Highest and second highest total industry on technologies: 10 and 5; ties are won by the player earlier in turn order. With two players, the neutral player takes part, with an industry of 7.5. If only one player is on a board, only the first prize is awarded. Flags in sets of different countries: 12, 8, 4, 2 points for 5, 4, 3, 2 flags. 1 point for each unused agent, each import, every 2 yen and every 3 goods. Orders in hand are worth nothing. The player with the most points wins; ties are won by the player earlier in turn order.

yokohama-rules-editions = The 2016 and 2024 editions differ in one rule: after an action with power 5, you always take the 5-power token in 2024, but may leave it in 2016. The 2024 edition calls the Port and the Dock Port A and Port B, the Laboratory and the Research Center Laboratory A and Laboratory B, and Germany the German Empire.

yokohama-rules-expansions = Mini expansion 1: four of six markers are laid out. A player who has fulfilled all three achievements takes one: a flag, which counts like the flag on a card, or a foreign agent. Mini expansion 2: five additional 5-power tokens are foreign agents; they are shuffled in, and a player who takes one keeps it as an agent.
