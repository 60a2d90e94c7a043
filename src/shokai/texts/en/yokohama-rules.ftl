# YOKOHAMA: the rules in our own words. Each section has a title and a text; reasons point here.

yokohama-rules-name = YOKOHAMA: the rules in short

yokohama-rules-goal-title = The aim
yokohama-rules-goal = You are merchants in the Yokohama of the Meiji years. You send assistants into the city, and your president follows them to act: he gathers goods, takes and fulfils foreign orders, acquires technologies, builds. Victory points come from all of it, and some more are given out at the end. Most points win.

yokohama-rules-setup-title = Set-up
yokohama-rules-setup = The areas are laid out at random in four rows, the longest on top, each one shorter and shifted by half an area: 10, 14 or 18 areas with 2, 3 or 4 players. Every area but the Canal gets a building site card and a 5-power token. Of the 36 orders 16, 5 or 0 leave the game unseen; six lie at each port, and six technologies at each laboratory. One achievement A, one B, one C. Everybody starts with the president, 8 assistants and 2 shops in hand, with 12 assistants, 6 shops and 4 trading houses in the warehouse, one of each good and 4 yen (the start player 3), and keeps one of two orders, in secret. With two players a neutral assistant blocks one space of the Church board and one of the Customs board.

yokohama-rules-turn-title = A turn
yokohama-rules-turn = A turn has three phases. A: any number of additional actions. B, the main action: 1 placement, 2 movement, 3 the action of the area, 4 the 5-power bonus, 5 construction, 6 recovery. C: additional actions again. The additional actions are: sending one foreign agent (once a turn), fulfilling achievements, fulfilling orders, in any order. Everything is open but the orders in hand. Goods, imports and money never run out.

yokohama-rules-placement-title = Placement
yokohama-rules-placement = Either place one assistant in each of up to three different areas (none is possible, too), or two assistants in a single area. They come from your hand. For every assistant you pay 1 yen to the owner of each opposing president in that area; without the money you cannot place there. Your own president’s area is allowed, the Canal is not.

yokohama-rules-movement-title = Movement
yokohama-rules-movement = Your president must move to a legal destination: an area with an assistant of yours and without an opposing president. From your hand he goes to any of them at once. From an area he walks from neighbour to neighbour; each area he enters needs an assistant of yours (buildings do not count), and each opposing president he meets costs 1 yen, paid to its owner. Crossing the Canal costs 1 yen to the bank and needs no assistant; nobody stops there. He cannot end where he started.

yokohama-rules-recall-title = Recall
yokohama-rules-recall = Instead of moving you may take the president back to your hand, together with as many of your assistants from areas as you like. Those on the boards and on achievements stay. Then there is no action, and phase C follows. If there is no legal destination you must recall; a president who is already in your hand stays there, and assistants may still be taken back. With the president in hand and a destination to go to there is no recall.

yokohama-rules-power-title = Power
yokohama-rules-power = The action is as strong as your power in the area: 1 each for the president, every assistant, your shop, your trading house, and the station if it stands there. More than 5 counts as 5. The power is counted once, when the action begins. If the area has a trading house of another player, that player gets 1 yen from the bank. You may always do less than your power allows.

yokohama-rules-production-title = Copper Mines, Silk Mills, Tea Plantations, Fishing Grounds
yokohama-rules-production = With power 1 to 5 you get: copper 0, 0, 1, 2, 3; silk 0, 1, 2, 3, 4; tea and fish 1, 2, 3, 4, 5. You may take what a lower power would give.

yokohama-rules-bank-title = Bank
yokohama-rules-bank = 1 yen for each power.

yokohama-rules-chinatown-title = Chinatown
yokohama-rules-chinatown = One exchange for each power. In an exchange you buy or sell one good: copper or silk for 2 yen, tea or fish for 1 yen. Or you buy an import for 4 yen; imports cannot be sold.

yokohama-rules-church-title = Church
yokohama-rules-church = Each power is 1 faith. Each of these gives 1 faith more, once each: 1 copper, 1 silk, 1 tea, 1 fish, 1 import, 2 yen. Then an assistant from the Church or from your hand goes to a free space of the board that asks for no more than your faith, for the rest of the game. It brings the points and the movements of the space at once. You may leave it.

yokohama-rules-customs-title = Customs
yokohama-rules-customs = You may hand in as many imports as your power less 1. An assistant from Customs or from your hand goes to a free space of the board that asks for so many imports, for the rest of the game, and brings its points and yen at once. You may leave it.

yokohama-rules-port-title = Port and Dock
yokohama-rules-port = You take an order from the board of the area: with power 2 from the LOW spaces, with power 3 from LOW or MID, with power 4 or 5 from any. For 2 yen or 1 import you take a second one, with the same reach. Power 5 brings 3 points, even without an order. Nobody holds more than three orders, and none can be thrown away. Afterwards the orders move to the left, and the board is filled up; if there are too few orders for it, the end is announced.

yokohama-rules-agency-title = Employment Agency
yokohama-rules-agency = With power 1 to 5 you bring 0, 1, 2, 3 or 4 pieces from your warehouse to your hand. Assistants are free, a shop costs 2 yen, the trading houses cost 4, 5, 6 and 7 yen in this order.

yokohama-rules-laboratory-title = Laboratory and Research Center
yokohama-rules-laboratory = Each power is 1 industry. You may take one technology of the board: its price is the number on the card, 1 more on the third and fourth space, 2 more on the fifth and sixth. Missing industry is paid with 2 yen or 1 import each. From your fourth technology on another 2 yen or 1 import is due, whatever your industry. Nobody has two of a title. Afterwards the cards move to the left, and a new one comes.

yokohama-rules-bonus-title = 5-power bonus
yokohama-rules-bonus = Whoever acts with power 5 may take the 5-power token of the area, if it is still there, and gets what it shows. The token is then turned and kept.

yokohama-rules-construction-title = Construction
yokohama-rules-construction = After an action of power 4 or 5 you may build one shop or one trading house in the area, from your hand. A shop goes to one of the four places of the building site card and brings what is shown there; each player has one shop in an area at most. There is one trading house in an area at most, and it brings the points shown. No shop is needed first.

yokohama-rules-recovery-title = Recovery
yokohama-rules-recovery = At the end all your assistants in the area of the action come back to your hand. The president and the buildings stay.

yokohama-rules-agents-title = Foreign agents
yokohama-rules-agents = In phase A or C, once a turn, you may use up an agent: choose an area with an assistant of yours and without your president. There you go through action, bonus, construction and recovery as in the main action. Opposing presidents do not matter and are not paid. A used agent is turned and stays with you.

yokohama-rules-achievements-title = Achievements
yokohama-rules-achievements = In phase A or C, whoever has what an achievement asks for may put an assistant from the hand on it, for the rest of the game. Nothing else is given away. The first player gets the higher points, all others the lower ones: 8 or 6 for A, 9 or 7 for B, 10 or 8 for C. Each player fulfils each achievement once. 5-power tokens and agents count whether used or not. An area with two of your buildings counts once.

yokohama-rules-orders-title = Orders
yokohama-rules-orders = In phase A or C you may fulfil orders in your hand: give all the goods an order asks for, lay it down open, and take its reward. Its flag counts from now on.

yokohama-rules-countries-title = Flags
yokohama-rules-countries = Technologies and fulfilled orders carry the flag of one of five countries. With your second, fourth, sixth ... flag of a country you get a foreign agent of that country, if one is left.

yokohama-rules-technologies-title = Technologies
yokohama-rules-technologies =
    Ball: 2 points for every order you fulfil. Language School: 1 yen for every order you fulfil.
    Winery: 3 points for an assistant on the Church board. Brickyard: 4 points for one on the Customs board.
    Gaslight: 2 points for a shop. Electrical Light: 3 points for a trading house.
    Patent System: 2 points for every later technology. Letterpress Printing: 1 yen for every later technology.
    Exposition: 10 points at once. Mining Technology: 1 copper more whenever you receive copper.
    Stock Market: at the start of your turn you are given what is missing to 2 yen.
    Textile Mill: once a turn 1 silk becomes 2 yen. University: once a turn an assistant from the warehouse for 1 yen.
    Newspaper: single assistants in four areas. Telegram: after two assistants in one area, a third one in a neighbouring area.
    Telephone: one assistant may stay behind at the recovery.
    Stagecoach: no toll for presidents on the way. Postal System: you may stop beside opposing presidents; the toll is due, unless you have Stagecoach.
    Tram: straight to any area without an opposing president. Station: you place the station, and may go straight to it, whoever is there. Both need no assistant there and no toll, and both end the movement.

yokohama-rules-rewards-title = Rewards
yokohama-rules-rewards = Points, yen, goods and imports come at once. A good of choice is any of the four. A piece from the warehouse is paid as at the Employment Agency. A movement takes an assistant of yours from your hand or from an area to any area but the Canal, without toll. Movements and pieces may be declined; what cannot be used is lost.

yokohama-rules-end-title = The end of the game
yokohama-rules-end = The end is announced when somebody has built all 4 trading houses or all 8 shops, when a board of orders cannot be filled, or when the Church board or the Customs board has 5 assistants (6 with four players), a neutral one counted. The round is finished, and one more full round is played. Later announcements change nothing.

yokohama-rules-scoring-title = Final scoring
yokohama-rules-scoring = Most and second most assistants on the Church board: 6 and 3 points; on the Customs board: 8 and 4. Among equals the assistant furthest to the right decides. Highest and second highest industry on technologies: 10 and 5; among equals the earlier player. A neutral assistant takes part with two players, with an industry of 7.5. Who is alone on a board gets the first prize only. Flags in sets of different countries: 12, 8, 4, 2 points for 5, 4, 3, 2 flags. 1 point for each unused agent, each import, every 2 yen and every 3 goods. Orders in hand count nothing. Most points win; among equals the earlier player.

yokohama-rules-editions-title = The editions
yokohama-rules-editions = The editions of 2016 and 2024 play alike but for one thing: in 2024 the 5-power token is always taken by whoever acts with power 5, in 2016 it may be left. The 2024 edition calls Port and Dock Port A and Port B, Laboratory and Research Center Laboratory A and Laboratory B, and Germany the German Empire.

yokohama-rules-expansions-title = The mini expansions
yokohama-rules-expansions = Mini expansion 1: four of six markers lie out. Whoever has fulfilled all three achievements takes one: a flag, which counts like that of a card, or a foreign agent. Mini expansion 2: five further 5-power tokens are foreign agents; they are shuffled in, and whoever takes one keeps it as an agent.
