# コマンド masters：強いプレイヤーが何をするかを、多くのゲームから数える。

cli-masters-help = 多数のゲームから、強いプレイヤーの打ち方を調べる
cli-help-masters-bots = 打ち方を数えるボット。コンマ区切りで、順番に席に着く（指定がなければnetwork）
cli-help-masters-players = プレイヤー人数、カンマ区切り（指定がなければそのゲームで可能なすべて）
cli-help-masters-games = 人数ごとのゲーム数（指定がなければ1000）
cli-help-masters-level-games = 各レベルどうしのゲームも、この数だけ行う（典型的な得点のため）。探索するレベルはその10分の1（指定がなければ0）
cli-help-masters-seconds = この秒数を過ぎたら、新しいゲームを始めない
cli-help-masters-json = すべての数値をこのファイルに書く
cli-help-masters-lines = 名人の最初の手順をこのファイルに書く（序盤の手順のページ用）
cli-help-masters-doc = 付属の数値についての文書をこのファイルに書く（ゲームは行わない）
cli-masters-written = 文書を{ $file }に書きました。
cli-masters-which = どのゲームですか。選べるもの：{ $games }。
cli-masters-done = { NUMBER($games) }ゲームを{ NUMBER($seconds, maximumFractionDigits: 1) }秒で集計しました。
masters-none = 「{ $game }」の強い打ち方については、まだ数値がありません。
