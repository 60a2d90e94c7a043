# ネットワークの訓練と、ファイルの問題

## コマンド train

cli-train-help = GPUで自己対戦によりネットワークを訓練する
train-help-players = 訓練するプレイ人数（コンマ区切り。指定がなければ2,3,4）
train-help-minutes = 訓練する時間（分。指定がなければ10、プロセッサーでは1）
train-help-device = cuda：NVIDIAのGPU、cpu：このプロセッサー（とても小さなネットワーク用）
train-help-out = 途中経過、記録、ネットワークを置くフォルダー（指定がなければGAME-network）
train-help-resume = そのフォルダーの途中経過から続ける
train-help-against = 代わりに、固定したネットワークへの最適応答を訓練する。そのファイル、または付属のものなら「{ $shipped }」。公平な勝率をどれだけ上回るかで、そのネットワークの弱みがわかる
train-help-start = 学習済みのネットワークから始める：そのファイル、または付属のものなら「{ $shipped }」
train-help-imitate = 代わりに、ボットの対局を見てそのとおりに打つネットワークを学習する。--rivals のフォルダーに置くと、別のネットワークがそのボットとの戦い方を学ぶ
train-help-rivals = 対局の一部で相手にするネットワークのフォルダー。後から置いたものも加わる
train-help-plan = 学習の数値を変える。例：own=2,last_own=0,rate=0.0003（説明は src/shokai/train/plan.py）
train-help-yardstick = 強さを測る相手のボット
train-not-minutes = 「{ $text }」は分数ではありません
train-bad-players = 「{ $text }」はプレイ人数のリストではありません。{ $low }から{ $high }までの数をコンマで区切ってください。
train-no-gpu = PyTorchとNumbaが使えるNVIDIAのGPUがありません。--device cpu なら、とても小さなネットワークを訓練できます。
train-no-folder = 「{ $folder }」はフォルダーではありません。
train-yardstick-is-code = 「{ $bot }」は自作のコードです。物差しは変わらないボットでなければなりません。
train-nothing-to-resume = 「{ $folder }」には続きを始める途中経過がありません。
train-checkpoint-damaged = 「{ $file }」は壊れているか、途中経過ではありません。
train-other-game = 「{ $file }」は「{ $game }」とは別のゲーム、または別のルールや観測の途中経過です。
train-start-or-resume = --start はネットワークから始め、--resume はチェックポイントから続けます。どちらか一方を選んでください。
train-against-or-rivals = --against は全対局を一つのネットワークと、--rivals は一部をほかのネットワークと打ちます。どちらか一方を選んでください。
train-plan-no-such-number = 計画に「{ $name }」という数値はありません。使えるもの：{ $names }。
train-plan-not-a-number = 「{ $text }」は計画の { $name } の値として使えません。
train-imitates-code = 「{ $bot }」は自作のコードです。まねできるのは付属のボットだけです。
train-imitate-alone = --imitate は見て学ぶ学習です。{ $option } と一緒には使えません。
train-imitation-begins = { $bot } の対局を見て、そこから学びます。ネットワークは { $folder } に入ります。
train-imitates = { NUMBER($decisions) } 回の決定を観察。学習に使わなかったもののうち { NUMBER($same, maximumFractionDigits: 0) } % で同じ手を選ぶ
train-imitation-done = ネットワークは { $file } にあります。これを相手に学習するには：--rivals { $folder }
train-begins = { $game }のネットワークを訓練します。途中経過は{ $folder }に置かれます。最初の一歩には1、2分かかります。
train-progress = { NUMBER($minutes, minimumFractionDigits: 1, maximumFractionDigits: 1) }分、決定{ NUMBER($decisions, maximumFractionDigits: 1) }百万回、エントロピー{ NUMBER($entropy, minimumFractionDigits: 2, maximumFractionDigits: 2) }
train-strength = { $players }人で{ $bot }に対して：勝率{ $share }% ± { $off }（互角なら{ $fair }%）
train-done = ネットワークは{ $file }にあります。これで遊ぶには：SHOKAI_NETWORKS={ $folder }

## ネットワーク

network-is-missing = 「{ $file }」に{ $game }のネットワークがありません。
no-network-file = ファイル「{ $file }」がないので、ネットワークを読み込めません。
network-is-none = 「{ $file }」はShokaiのネットワークではありません。
network-is-damaged = ネットワーク「{ $file }」は壊れています。
network-of-other-game = ネットワーク「{ $file }」は{ $game }とは別のゲームのものです。
network-of-other-rules = ネットワーク「{ $file }」は{ $game }の別のルールか別の観測で訓練されたものです。訓練し直してください：shokai train { $game }
