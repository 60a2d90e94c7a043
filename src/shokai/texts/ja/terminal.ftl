# コマンド shokai と端末の卓。

no-such-backend = バックエンド「{ $backend }」はありません。使えるもの：{ $backends }。
wrong-number-of-bots = { $players }人に対してボットが{ $bots }個指定されています。全員に1つか、1人に1つずつ指定してください。
wrong-number-of-seats = { $players }人に対して席が{ $seats }個指定されています。
other-game = { $path }は{ $game }の棋譜です。
load-goes-alone = 保存した対局には人数、名前、シード、オプション、カードが入っています。--players、--names、--seed、--options、--cards は外してください。
record-has-no-seed = { $path }にはシードがないので、続きを配れません。「shokai replay」で見ることはできます。
verified = シードはコミットメントと合い、{ $steps }手のうち{ $deals }回の配りはすべてそこから出ています。

## ヘルプ

cli-help = ルールブックどおりの日本の交易ゲーム2作：遊ぶ、シミュレートする、再生する、測る。
cli-help-lang = 言語：en, de, ja（指定がなければシステムの言語）
cli-help-game = ゲーム：{ $games }
cli-help-players = 人数
cli-help-seats = 席に着く人、コンマ区切り。人なら「you」、またはボット（docs/guide/bots.md のとおり）：{ $bots }、または強さ：{ $levels }。人が複数なら画面を渡し合う
cli-help-names = 席の名前、コンマ区切り
cli-help-seed = 任意の文字列か数。同じシードなら同じ配り
cli-help-options = 版と拡張、コンマ区切り。yokohama では 2016 か 2024、mini1、mini2
cli-help-cards = 自分のカードのファイル。ゲームの内容物ファイルと同じ形式
cli-help-load = 保存したゲームの続きをする
cli-help-games = ゲーム数
cli-help-bots = ボット、コンマ区切り。全席に1つ、または席ごとに1つ：{ $bots }、または強さ：{ $levels }（指定がなければ uniform。コンパイル済みルールの中で動く）
cli-help-most-decisions = この回数だけ決めても終わらないゲームを打ち切る（指定がなければ{ $most }）。その得点と順位は数えない
cli-help-play-most-decisions = ボットだけの卓で、この回数だけ決めても終わらないゲームを止める（指定がなければ{ $most }）
cli-help-backend = python または native。指定がなければ、多数のゲームや考えるボットでは native
cli-help-scenario-backend = python または native。指定がなければ python
cli-help-json = 数値を JSON で出す
cli-help-file = 棋譜
cli-help-verify = シードがコミットメントと合い、すべてのカードがそこから出たことを確かめる。shokai export のファイルなら、すべての卓を確かめる
cli-help-files = シナリオのファイル
cli-help-scenario-quiet = 成り立たないものだけを表示
cli-help-markdown = Markdown で
cli-help-rules-options = ルールで使う名称の版。yokohama では 2016（既定）か 2024
cli-help-seconds = バックエンドごとの秒数
cli-help-compile-games = ゲーム。指定がなければすべて
cli-help-compile-only = ルール、ボットの思考に使うもの、または研究室（docs/guide/laboratory.md）に要るものだけ。繰り返し指定できる。指定がなければルールとボット
cli-play-help = ターミナルで遊ぶ。ボット相手に1人で、または1つのキーボードで友人と
cli-simulate-help = ボットに多数のゲームをさせて集計する
cli-replay-help = 棋譜を文章で再生する、または配りを検証する
cli-scenario-help = シナリオを実行し、成り立つものを数える
cli-rules-help = ゲームのルールを私たちの言葉で表示する
cli-cards-help = ゲームの内容物を表示し確かめる：印刷どおりのものと再構成したもの
cli-bench-help = ルールの実行速度を、インタープリターとコンパイルで測る
cli-compile-help = 後で待たずに済むよう、いまルールとボットをコンパイルする
cli-example = 例

## 答え

cli-args-usage = 使い方：
cli-args-words = 引数
cli-args-options = オプション
cli-args-help = このヘルプを表示して終了します
cli-args-version = バージョン番号を表示して終了します
cli-args-argument = 引数 { $argument }：{ $why }
cli-args-required = 次の引数が必要です：{ $arguments }
cli-args-unrecognized = 認識できない引数：{ $arguments }
cli-args-choice = { $value } は選べません（選択肢：{ $choices }）
cli-args-one = 値が 1 つ必要です
cli-args-at-least-one = 値が少なくとも 1 つ必要です
cli-args-ambiguous = オプション { $option } があいまいです：{ $options }
cli-args-explicit = 値 { $value } は指定できません
cli-args-not-with = { $argument } と同時には使えません
cli-args-one-of = { $arguments } のいずれかが必要です
cli-bad-usage = { $command }：{ $why }。「{ $command } --help」を見てください。
cli-not-a-number = 「{ $text }」は1以上の整数ではありません
cli-no-games = ゲームは1回以上必要です。
cli-no-seconds = --seconds は 1 以上でなければなりません。
cli-no-decisions = --most-decisions は1以上でなければなりません。
cli-cannot-go-on = 続けられません：{ $why }
empty-option = { $option }には値が必要です。
cli-interrupted = 中断しました。
cli-missing-extra = これには「{ $package }」が必要ですが、インストールされていません。次のコマンドで入ります：{ $command }
cli-simulating = 対局中
cli-simulated = { $games }ゲーム、{ $decisions }回の決定、{ $seconds }秒
cli-simulated-lengths = 1ゲームあたり：{ NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) }手番で{ NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) }回の決定
cli-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-truncated = { $games }ゲームを{ $decisions }回の決定で打ち切りました。得点と勝ちはほかのゲームのものです。
cli-column-seat = 席
cli-column-bot = ボット
cli-column-mean = 平均点
cli-column-wins = 勝利
cli-end-reason = { $reason ->
    [tokens] 実績チップで終了
    [houses] 商館4軒で終了
    [shops] 商店8軒で終了
    [orders] 注文書が尽きて終了
    [church] 教会で終了
    [customs] 税関で終了
    [exhausted] 誰も何もできず終了
   *[other] { $reason }
}：{ $games }
cli-card-source = { $source ->
    [printed] 印刷どおり
    [partly] 一部印刷どおり
    [own] 自分のもの
   *[reconstructed] 再構成
}
cli-card-count = { $source }：{ $cards }
cli-card-reconstructed = 再構成した値は、印刷されたゲームの値ではありません。どのルールブックにも載っていないため、知られていることに合わせたものです。ゲームを持っている人は 「--cards ファイル」で印刷の値を指定できます。
cli-unfinished = ゲームは終わっていません。{ $player }の番です。
cli-variation = 変化手順：
cli-passed = 成功
cli-failed = 失敗
cli-measuring = 測定中：{ $part }…
cli-bench-title = { $game }、{ $players }人、1コアでのランダムな対局
cli-compiling = { $part ->
    [bots] { $game }のボットの思考
    [laboratory] { $game }の研究室に要るもの
   *[rules] { $game }のルール
 }をコンパイルしています。バージョンごとに1度だけです…
cli-compiled = { $part ->
    [bots] { $game }のボット
    [laboratory] { $game }の研究室
   *[rules] { $game }のルール
 }を{ $seconds }秒でコンパイルしました。
cli-preparing-bots = ボットを準備しています。バージョンごとに1度だけ少し時間がかかります…
cli-is-compiled = { $game }：コンパイル済み。

## 卓

table-commitment = 山札は決まっています。対局後に検証するためのコミットメント：{ $commitment }
table-hand-over = 画面を{ $player }に渡してください。ほかの人が見ていなければ Enter を押します。
table-no-such-number = 手{ $number }はありません。番号は1～{ $most }です。
table-undone = 取り消しました。{ $player }がもう一度決めます。
table-no-section = ルールに「{ $section }」という節はありません。節：{ $sections }。
table-why-what = どの手かを入力してください。例：why buy
table-is-legal = 「{ $move }」はできます。
table-see-rules = ルール：{ $section }（「rules { $word }」で表示）
table-save-where = 保存先を入力してください。例：save mygame.shokai
table-saved = 保存しました。続きは：shokai play { $game } --load { $path }
table-goodbye = またどうぞ。
table-truncated = { $decisions }回決めても終わらないので、ゲームを止めました。--most-decisions N でもっと長く続けられます。
table-kept = ゲームは保存してあります。続きは：shokai play { $game } --load { $path }
table-seed = シードは{ $seed }でした。
table-record = 棋譜を保存しました。配りを確かめるには：shokai replay { $path } --verify
table-help = 番号か手を入力してください。ほかのコマンド：
      undo, redo       公開されたカードがない間、最後の決定を取り消す。やり直す
      why 手           なぜできないか、または何が起こるか
      table            卓をもう一度表示する
      log              これまでの出来事
      rules [語]       ルール全体、またはその1節
      save ファイル    ゲームを保存する。「shokai play ... --load ファイル」で続ける
      quit             席を立つ。ゲームは保存される
