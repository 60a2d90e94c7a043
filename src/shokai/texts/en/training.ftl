# Training networks, and what may be wrong with their files.

## The command train

cli-train-help = train a network by self-play, on a GPU
train-help-players = numbers of players to train for, separated by commas (default: 2,3,4)
train-help-minutes = how long to train (default: 10; on a processor 1)
train-help-device = cuda: an NVIDIA GPU; cpu: this processor, for a tiny network
train-help-out = the folder for checkpoints, the log and the network (default: GAME-network)
train-help-resume = continue from the checkpoint in that folder
train-help-against = train a best response to a frozen network instead: its file, or “{ $shipped }” for the one that comes with Shokai. What it wins beyond its fair share shows how far that network can be exploited
train-help-start = begin with a network that was trained before: its file, or “{ $shipped }” for the one that comes with Shokai
train-help-imitate = train a network to imitate a bot instead, by watching it play; put into the folder of --rivals, it teaches another network to play against that bot
train-help-rivals = a folder with networks to play some of the games against; networks added later join in
train-help-plan = other numbers for the training, for example own=2,last_own=0,rate=0.0003 (src/shokai/train/plan.py explains them)
train-help-yardstick = the bot that strength is measured against
train-not-minutes = “{ $text }” is not a number of minutes
train-bad-players = “{ $text }” is not a list of numbers of players: each is from { $low } to { $high }, separated by commas.
train-no-gpu = There is no NVIDIA GPU that PyTorch and Numba can use. Use --device cpu to train a tiny network.
train-no-folder = “{ $folder }” is not a folder.
train-yardstick-is-code = “{ $bot }” is your own code; the yardstick must be a bot that never changes.
train-nothing-to-resume = There is no checkpoint in “{ $folder }” to continue from.
train-checkpoint-damaged = “{ $file }” is damaged, or not a checkpoint.
train-other-game = “{ $file }” is a checkpoint for a game other than “{ $game }”, or for other rules or another observation of it.
train-start-or-resume = --start begins with a network, --resume continues from a checkpoint: choose one of them.
train-against-or-rivals = --against plays every game against one network, --rivals some games against others: choose one of them.
train-plan-no-such-number = The plan has no number “{ $name }”. It has: { $names }.
train-plan-not-a-number = “{ $text }” is not a value for { $name } in the plan.
train-imitates-code = “{ $bot }” is your own code; only bots that come with Shokai can be imitated.
train-imitate-alone = --imitate trains by watching a bot; { $option } does not go with it.
train-imitation-begins = Watching { $bot } play, then learning from it. The network goes to { $folder }.
train-imitates = { NUMBER($decisions) } decisions watched; the network makes the same move in { NUMBER($same, maximumFractionDigits: 0) } % of those it has not learned from
train-imitation-done = The network is in { $file }. To train against it: --rivals { $folder }
train-begins = Training a network for { $game }. Checkpoints go to { $folder }; the first step takes a minute or two.
train-progress = { NUMBER($minutes, minimumFractionDigits: 1, maximumFractionDigits: 1) } min, { NUMBER($decisions, maximumFractionDigits: 1) } million decisions, entropy { NUMBER($entropy, minimumFractionDigits: 2, maximumFractionDigits: 2) }
train-strength = Against { $bot } with { $players } players: { $share } % of the wins, ± { $off } (fair: { $fair } %)
train-done = The network is in { $file }. To play with it: SHOKAI_NETWORKS={ $folder }

## Networks

network-is-missing = There is no network for { $game } at “{ $file }”.
no-network-file = There is no file “{ $file }”, so no network can be read from it.
network-is-none = “{ $file }” is not a Shokai network.
network-is-damaged = The network “{ $file }” is damaged.
network-of-other-game = The network “{ $file }” is for a game other than { $game }.
network-of-other-rules = The network “{ $file }” was trained for other rules of { $game }, or for another observation. Train it again: shokai train { $game }
