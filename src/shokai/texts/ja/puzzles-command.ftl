# Help of `shokai puzzles`: only for the terminal.

cli-puzzles-help = 問題（最善手が1つだけの局面）を作る・確かめる・更新する・一覧する
cli-puzzles-make-help = ネットワークの対局と棋譜から問題を作る
cli-puzzles-check-help = 問題を確かめる：ルールに合い、評価値が再現するか
cli-puzzles-renew-help = ネットワークが変わった後に問題を更新する：評価値を付け直し、最善手が明らかでなくなったものは除く
cli-puzzles-list-help = 問題を一覧する
cli-help-puzzles-count = フォルダーの問題がこの数になったら終える（指定がなければ100）
cli-help-puzzles-minutes = この分数を過ぎたら止める（同じコマンドで続きから再開）
cli-help-puzzles-workers = 使うプロセスの数（指定がなければ1）
cli-help-puzzles-players = プレイヤー数、コンマ区切り（指定がなければネットワークが最も強い人数）
cli-help-puzzles-themes = このテーマの問題だけを作る、コンマ区切り
cli-help-puzzles-easy = 初心者向けの問題：ネットワークには最善手が見え、ボット heuristic には見えないもの
cli-help-puzzles-records = まずこのフォルダーの棋譜を調べる
cli-help-puzzles-iterations = 深い探索1回の反復数（指定がなければ4000）
cli-help-puzzles-out = 問題を書き込むフォルダー。途中から続けられる（指定がなければpuzzles）
cli-help-puzzles-quick = ルールだけを確かめ、評価値は比べない
cli-help-puzzles-from = 問題のあるフォルダー（指定がなければゲーム付属のもの）
cli-puzzles-making = 問題
cli-puzzles-games = { NUMBER($games) }局
cli-puzzles-so-far = { NUMBER($games) }局から{ NUMBER($puzzles) }問
cli-puzzles-made = { NUMBER($games) }局から{ NUMBER($puzzles) }問を{ $path }に書きました（{ NUMBER($seconds, maximumFractionDigits: 1) }秒）。
cli-puzzles-count = { NUMBER($count) }問
cli-puzzles-dropped = { $puzzle } を除きました：「{ $move }」はもう明らかな最善手ではありません。
cli-puzzles-renewed = { NUMBER($kept) }問を更新し、{ NUMBER($dropped) }問を除きました
