# Honours of play on the profile, and bots on the scale of ratings.

page-honours = Honours
page-honours-count = { $earned } of { $all }
page-honours-about = Earned in games played from start to finish, without hints, take-backs or stand-ins; in puzzles and in lessons.
page-honours-earned = earned on { $date }
page-honours-not-yet = not yet
page-honours-more = { $n ->
    [one] Show 1 more to earn
   *[other] Show { $n } more to earn
}
page-honours-less = Show only those earned
page-honours-none = None yet: your first win earns one.
page-levels = Against the bots
page-levels-level = level
page-levels-rating = rating
page-levels-share = expected to win
page-levels-choice = Game and number of players
page-levels-mine = { $game }: { $rating } ± { $margin } against bots, from { $games ->
    [one] 1 game
   *[other] { $games } games
}.
page-levels-about = Bots start from their strength among themselves, and games against people move them. The expected share is for a table with bots of that level only. None of this changes the rating among people.
page-levels-unknown = Shares appear after a rated game, or a game against these bots without hints and take-backs.

page-honour-first-win = First win
page-honour-first-win-about = Won a game.
page-honour-every-game = At home in every harbour
page-honour-every-game-about = Won a game of each kind.
page-honour-every-number = Any table
page-honour-every-number-about = Won with every number of players in one game.
page-honour-company = In good company
page-honour-company-about = Won against at least two other people.
page-honour-hundred-games = A hundred voyages
page-honour-hundred-games-about = Finished a hundred games.
page-honour-every-level = Up the ladder
page-honour-every-level-about = Finished ahead of a bot of every level.
page-honour-master = Bested the master
page-honour-master-about = Finished ahead of the master merchant.
page-honour-daily-win = Deal of the day
page-honour-daily-win-about = Won a deal of the day.
page-honour-course = Well taught
page-honour-course-about = Learned every lesson of a game.
page-honour-puzzle-week = Seven days running
page-honour-puzzle-week-about = Solved a puzzle on seven days in a row.
page-honour-fifty-puzzles = Sharp eye
page-honour-fifty-puzzles-about = Solved fifty puzzles.
page-honour-osaka-four-colours = All four colours
page-honour-osaka-four-colours-about = Sold goods of all four colours in one game.
page-honour-osaka-last-token = The eighth token
page-honour-osaka-last-token-about = Ended the game with a token of your own, and won.
page-honour-osaka-nothing-lost = Nothing to the tide
page-honour-osaka-nothing-lost-about = Insured three goods or more, and lost none to the black tide.
page-honour-osaka-three-ships = Three ships at once
page-honour-osaka-three-ships-about = Sold goods of three colours on one payday.
page-honour-osaka-great-payday = A great payday
page-honour-osaka-great-payday-about = Earned ten points or more on one payday.
page-honour-yokohama-ten-technologies = Ten technologies
page-honour-yokohama-ten-technologies-about = Had ten technologies at the end of a game.
page-honour-yokohama-five-countries = Five flags
page-honour-yokohama-five-countries-about = Had the flags of all five countries.
page-honour-yokohama-three-achievements = Nothing left to achieve
page-honour-yokohama-three-achievements-about = Fulfilled all three achievements of a game.
page-honour-yokohama-three-houses = House owner
page-honour-yokohama-three-houses-about = Built three trading houses in one game.
page-honour-yokohama-first-everywhere = First in the city
page-honour-yokohama-first-everywhere-about = First in Church, Customs and technology in one game.
page-honour-yokohama-called-the-end = Last call
page-honour-yokohama-called-the-end-about = Triggered the end of the game, and won.
