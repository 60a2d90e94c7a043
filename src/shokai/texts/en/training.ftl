# Training networks, and what may be wrong with their files.

## The command train

cli-train-help = train a network by self-play, on a GPU
train-help-players = numbers of players to train for, separated by commas (2,3,4)
train-help-minutes = how long to train (10; on a processor 1)
train-help-device = cuda: an NVIDIA GPU; cpu: this processor, for a tiny network
train-help-out = the folder for checkpoints, the log and the network (GAME-network)
train-help-resume = go on from the checkpoint in that folder
train-help-against = train a best response to a frozen network instead: its file, or “{ $shipped }” for the one that comes with Shokai. What it wins beyond its fair share shows how far that network can be exploited
train-help-yardstick = the bot that strength is measured against
train-not-minutes = “{ $text }” is no number of minutes
train-bad-players = “{ $text }” is no list of numbers of players: each is from { $low } to { $high }, separated by commas.
train-no-gpu = There is no NVIDIA GPU that PyTorch and Numba can use. With --device cpu a tiny network can be trained.
train-no-folder = “{ $folder }” is no folder.
train-yardstick-is-code = “{ $bot }” is code of one’s own; the yardstick must be a bot that never changes.
train-nothing-to-resume = There is no checkpoint in “{ $folder }” to go on from.
train-checkpoint-damaged = “{ $file }” is damaged, or no checkpoint.
train-other-game = “{ $file }” is a checkpoint for another game than “{ $game }”, or for other rules or another observation of it.
train-begins = Training a network for { $game }. Checkpoints go to { $folder }; the first step takes a minute or two.
train-progress = { NUMBER($minutes, minimumFractionDigits: 1, maximumFractionDigits: 1) } min, { NUMBER($decisions, maximumFractionDigits: 1) } million decisions, entropy { NUMBER($entropy, minimumFractionDigits: 2, maximumFractionDigits: 2) }
train-strength = Against { $bot } with { $players } players: { $share } % of the wins, ± { $off } (fair: { $fair } %)
train-done = The network is in { $file }. To play with it: SHOKAI_NETWORKS={ $folder }

## Networks

network-is-missing = There is no network for { $game } at “{ $file }”.
no-network-file = There is no file “{ $file }”, so no network can be read from it.
network-is-none = “{ $file }” is no network of Shokai.
network-is-damaged = The network “{ $file }” is damaged.
network-of-other-game = The network “{ $file }” is for another game than { $game }.
network-of-other-rules = The network “{ $file }” was trained for other rules of { $game }, or for another observation. It must be trained anew: shokai train { $game }
