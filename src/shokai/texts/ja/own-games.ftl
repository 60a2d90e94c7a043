# SHOKAI_GAMES で指定された自作ゲームの不具合。

no-such-game-unfit = ゲーム「{ $game }」はありません。使えるもの：{ $games }。{ $why }
own-game-bad-name = { $folder } のゲームは使えません。フォルダー名は Python のモジュール名のように文字・数字・アンダースコアだけにしてください（「{ $name }」は使えません）。
own-games-missing = SHOKAI_GAMES が指すフォルダー { $folder } がありません。
own-games-too-deep = SHOKAI_GAMES が指す { $folder } はゲームそのものです。それを含むフォルダー { $parent } を指定してください。
own-game-not-loaded = ゲーム { $game } を読み込めません。{ $place }：{ $why }。
own-game-line = { $file }、{ $line } 行目
own-game-failed = { $game } のルールが失敗しました。{ $place }：{ $why }。
own-game-incomplete = ゲーム { $game } は未完成です。{ $file } に { $missing } が定義されていません。ゲームに必要なものは docs/guide/games.md にあります。
own-game-bad-part = ゲーム { $game } は使えません。{ $file } の { $part } は次の形でなければなりません：{ $form }。ゲームに必要なものは docs/guide/games.md にあります。
own-game-no-move = { $game } のルールが行き詰まりました。ゲームは終わっていないのに、プレイヤー { $player } に合法手がありません。{ $place }の「legal」を見てください。
own-game-no-deal = { $game } のルールが行き詰まりました。配る番なのに、可能な結果がありません。{ $place }の「weight」を見てください。
own-game-out-of-bounds = { $game } のルールが、{ $file } の FIELDS の範囲を超える状態になりました：{ $fields }。
own-game-invariant = { $game } のルールが、{ $place }の「broken_invariant」の不変条件 { $number } に反する状態になりました。
