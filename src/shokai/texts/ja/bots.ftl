# ボット:名前と設定、ボットとして加わるプログラム、失敗の仕方。

nobody-decides = いま決める人はいません。
no-such-bot = ボット「{ $bot }」はありません。使えるもの：{ $bots }。
no-insight = このボットには「{ $game }」で何がどれだけの価値を持つかが必要ですが、このゲームはそれを示していません。
no-observation = 「{ $game }」には秘密の情報があり、独自の観測がないため、学習プログラムには見せられません。
bot-has-no-settings = ボット「{ $bot }」には設定がないので、「{ $settings }」は合いません。
bot-needs-command = ボット「{ $bot }」にはコロンの後にコマンドが必要です。例：「{ $bot }:python3 examples/bot.py」
bot-needs-file = ボット「{ $bot }」には「file=」の後にネットワークのパスが必要です。
no-such-setting = ボット「{ $bot }」に設定「{ $setting }」はありません。設定：{ $settings }。
setting-twice = ボット「{ $bot }」の設定「{ $setting }」が2回あります。
bad-setting = 「{ $text }」はボット「{ $bot }」の設定「{ $setting }」に合いません。{ $low }～{ $high }の数が必要です。
bad-command = コマンド「{ $command }」を読めません。引用符が閉じていないか、バックスラッシュの後に何もありません。
own-bot-name = 「python:{ $text }」はボットの名前ではありません。python:module:Class と書き、設定はもう一つのコロンの後に続けます。例：python:mybots.deep:Deep:depth=2
own-bot-no-module = モジュール「{ $module }」は{ $folder }にも、インストール済みのものにもありません。import と同じように、点でつなぎ「.py」なしで書いてください。
own-bot-no-class = モジュール「{ $module }」に「{ $name }」はありません。メソッド「choose」のあるクラス：{ $there }。
own-bot-no-bot = 「{ $module }」の「{ $name }」はボットになりません。ボットは、seat.legal の1つを返すメソッド choose(seat) を持つものです。
own-bot-takes-others = 「{ $name }」はシードとこの設定では作れません：{ $why }。コンストラクタはシードを受け取るか何も受け取らず、設定は名前で受け取ります。
own-bot-broke = 「python:{ $bot }」を作れません：{ $error }（{ $where }）。まず Python で試してください。
no-such-program = プログラム「{ $program }」が見つからないので、起動できません。
bad-bot-seconds = { $variable }は「{ $text }」ですが、{ $low }～{ $high }の秒数でなければなりません。

## ボットの失敗

bot-failed-last-words = { $fault } 最後の言葉：{ $words }
bot-failed-cannot-start = 「{ $command }」を起動できません：{ $why }
bot-failed-ended = コード{ $code }で自分から終了しました。
bot-failed-closed = ゲームの途中で入力か出力を閉じました。
bot-failed-silent = { $seconds }秒以内に答えませんでした。出力のフラッシュを忘れているかもしれません。
bot-failed-flooded = 聞かれたことよりはるかに多く話しました。
bot-failed-not-json = 「{ $line }」は1行の JSON オブジェクトではありません。
bot-failed-not-ready = hello に{ $line }と答えましたが、名前の付いた「ready」ではありません。
bot-failed-wrong-id = { $line }と答えましたが、質問の id は{ $question }です。
bot-failed-no-move = 答え{ $line }に手がありません。
bot-failed-illegal = 手「{ $move }」はできません。示された手の中から選ばなければなりません。
bot-failed-broke = 異常終了しました：{ $error }
bot-failed-not-made = 作れませんでした。{ $why }

## 卓で

table-bot-replaced = { $player }のボットが失敗したので、ランダムなボットが続けます。{ $why }
table-bot-note = { $player }：「{ $note }」

## コマンド conform

cli-conform-help = ボットにしたいプログラムを検査する：短いゲームでプロトコルの全項目を確かめる
cli-help-command = プログラムを起動するコマンドを1語で："python3 examples/bot.py"
cli-help-conform-game = { $games } のいずれか。指定がなければすべて
cli-help-conform-games = 人数ごとのゲーム数。1つおきに途中から始める（2）
conform-not-tried = 未実施
conform-games = { $game }、{ $players }人：{ $games }ゲーム、{ $decisions }回の決定
conform-start = 起動する
conform-ready = hello に ready と名前で答える
conform-alive = クラッシュせず、卓を離れない
conform-json = 答えはすべて1行の JSON オブジェクト
conform-id = 答えはすべて質問の id を持つ
conform-move = 手はすべて合法
conform-time = 答えはすべて時間内
conform-again = 同じプロセスで2ゲーム目を遊ぶ
conform-middle = 途中からゲームに加わる
conform-unknown = 知らない項目やメッセージを無視する
conform-goodbye = goodbye の後に終わる
conform-input = 入力が終わると終わる
conform-called = 名前は「{ $name }」
conform-slowest = 最も遅い答えは{ $seconds }秒のうち{ NUMBER($slowest, minimumFractionDigits: 3, maximumFractionDigits: 3) }秒
conform-still-runs = { $seconds }秒後もまだ動いていました。

## コマンド analyse

cli-analyse-help = 棋譜のゲームについて強いボットに意見を聞く
cli-not-seconds = 「{ $text }」は秒数ではありません
analysis-help-step = 棋譜のこの手数（配りを含む）の後の決定を見る（指定がなければ最後）
analysis-help-seconds = 考える時間（1）
analysis-help-iterations = 代わりにこの回数だけ考える。結果は常に同じ
analysis-help-all = 最善手だけでなくすべての手を示す
analysis-no-such-step = { $step }手目はありません。棋譜は{ $steps }手です。
analysis-over = ゲームは終わっています。--step でもっと前を指定してください。
analysis-no-time = 考えるには時間が必要です。
analysis-plan = { $player }の読み筋：{ $plan }
analysis-best = ボットの{ $move }の評価値は{ NUMBER($rating, minimumFractionDigits: 2, maximumFractionDigits: 2) }。試行全体の{ NUMBER($share, style: "percent", maximumFractionDigits: 0) }がここに向かいました。
analysis-seat = { $player }：勝率{ NUMBER($chance, maximumFractionDigits: 0) }%（{ NUMBER($low, maximumFractionDigits: 0) }～{ NUMBER($high, maximumFractionDigits: 0) }%）、予想得点{ NUMBER($score, maximumFractionDigits: 1) } ± { NUMBER($spread, maximumFractionDigits: 1) }
analysis-games = 勝率（95%区間つき）と得点（標準偏差つき）は、高速なボットが最後まで打ち進めた{ $games }ゲームによるものです。
analysis-unfinished = そのうち{ $games }ゲームは終わらなかったため、その時点の順位で数えました。
analysis-tries = 反復{ $iterations }回
analysis-column-move = 手
analysis-column-rating = 評価値
analysis-column-tries = 反復
analysis-rating = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
