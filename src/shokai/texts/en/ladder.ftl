# The ladder, and favourite openings on the profile.

ladder-about = People and bots of this server on one scale: people by their rated games, bots by their strength in the arena and in fair games.
ladder-choose = Game and number of players
ladder-place = Place
ladder-place-of = { $game }, place { $place } of { $of } here
ladder-who = Who
ladder-rating = Rating
ladder-scale = On the scale
ladder-games = Games
ladder-bot = Bot: { $bot }
ladder-you = you
ladder-hidden = Only you can see yourself on this ladder. Others will see you once your profile is open to everyone.
ladder-show = Change that in your profile
ladder-people = { $n ->
    [one] One person is on this ladder.
   *[other] { $n } people are on this ladder.
}
ladder-nobody = Nobody is on this ladder yet: it takes rated games, and a profile that is open to everyone.
ladder-how = Ranked by what is certain: the rating minus its margin. People have one rating in each game; this ladder lists those who have played rated games with this number of players.
ladder-openings = Favourite openings
ladder-opening = { $share } of the last games, { $wins } won
