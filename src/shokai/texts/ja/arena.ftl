# アリーナ:ボットどうしの対戦、数値、報告。

bot-failed-slow = { $seconds }秒以内に決められませんでした。

## できないこと

arena-seats-left = ボット{ $bots }個では{ $players }席が埋まりません。2個（1つ目が2つ目の複製と対戦）、{ $players }個、またはそれ以上を指定してください。
arena-blocks-or-sure = --blocks はブロック数を決め、--until-sure は決めません。どちらかを外してください。--until-sure の上限は --at-most K です。
arena-most-without-sure = --at-most は --until-sure と一緒に使います。ブロック数を決めるのは --blocks K です。
arena-no-blocks = ブロックは1つ以上必要です。
arena-no-workers = ワーカーは1つ以上必要です。
arena-no-executor = 実行方法「{ $executor }」はありません。使えるもの：{ $executors }。
arena-keep-what = --keep で残せるのは「{ $known }」で、「{ $what }」は残せません。
arena-no-ray = Ray がここにありません。「pip install shokai[ray]」で入ります。
arena-ray-failed = Ray が起動しません：{ $why }
arena-other-version = クラスタの1台に、こちら（{ $ours }）と違うバージョンの Shokai（{ $theirs }）が入っています。すべて同じバージョンにしてください。
arena-sources-changed = 対戦中にルールかボットが変わりました（{ $ours }が{ $theirs }に）。もう一度コマンドを実行してください。
arena-game-broke = ゲーム{ $key }を行えませんでした：{ $why }
arena-worker-died = ゲーム{ $key }（{ $bots }）を行うプロセスがコード{ $code }で2回落ちました。終わったものは残っています。

## ヘルプ

cli-arena-help = ボットどうしを同じ配り、すべての席で対戦させ、結果の確かさを示す
arena-help-bots = ボット。1つなら自分の複製と対戦。2つなら1つ目が、ほかの全席に着いた2つ目の複製と対戦。人数と同じ数なら1つの卓に全員。それより多ければすべての組み合わせで対戦し、レーティングを出す。それぞれ{ $bots }か、強さ：{ $levels }。設定はコロンの後に書く。例：search:seconds=2
arena-help-players = 卓の席数（指定がなければボットの数、ゲームの席数まで）
arena-help-blocks = ブロック数（指定がなければ20）。1ブロックは1つの配りを席を回しながら1回ずつ
arena-help-until-sure = 1つ目のボットの勝率が公平な値でないと確かになるまで続ける
arena-help-at-most = --until-sure の最大ブロック数（指定がなければ500）
arena-help-executor = ゲームを行う場所：local（このマシンのプロセス）または ray（Ray クラスタ）
arena-help-workers = プロセス数（指定がなければプロセッサごとに1つ）
arena-help-report = 図の入った報告をこのファイルに書く
arena-help-keep = 結果のほかに残すもの：「records」なら全ゲームを .shokai ファイルとして結果の隣に書き、replay と analyse で読める
arena-help-most-decisions = この回数だけ決めても終わらないゲームを打ち切る（指定がなければ{ $most }）。引き分けとして数える
arena-help-results = 結果のフォルダ（指定がなければ SHOKAI_ARENA かユーザーのデータフォルダ）。止まったところから続けられ、複数のマシンで共有できる
arena-help-sanity = ミラー戦（1つ目のボットどうし）と健全性の対戦（random 相手）も行う
arena-help-seed = 任意の文字列か数。同じシードなら同じ配り（指定がなければ0）

## 数値

arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-percent-range = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-signed = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-plus-minus = ± { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-ms = { NUMBER($value, maximumSignificantDigits: 3) } ms

## 画面

arena-playing = 対戦中
arena-checking-mirror = ミラー戦
arena-checking-sanity = 健全性の対戦
arena-percent-range-round = { NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
arena-kept = 終わったものは{ $path }にあります。同じコマンドで続きから始まります。
arena-title = { $game }、{ $players }人：{ $blocks }ブロック{ $games }ゲーム、{ NUMBER($seconds, maximumFractionDigits: 1) }秒
arena-column-share = 勝率
arena-column-interval = 95%信頼区間
arena-column-margin = 点差
arena-column-points = 点
arena-column-p50 = p50
arena-column-p95 = p95
arena-column-rating = レーティング
arena-column-uncertainty = 95%信頼区間
arena-verdict = { $verdict ->
    [better] { $bot }は{ $other }より強い
    [worse] { $bot }は{ $other }より弱い
    [more] { $bot }は取り分より多く勝つ
    [less] { $bot }は取り分より少なく勝つ
   *[unsure] { $bot }についてはまだ有意な結果がない
}：勝率{ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }、公平なら{ NUMBER($fair, style: "percent", maximumFractionDigits: 1) }（95%信頼区間：{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }～{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }）。
arena-stopped = { $reason ->
    [sure] 有意な結果が出たので{ $blocks }ブロックで終了しました。
    [most] 上限の{ $blocks }ブロックで、有意な結果が出ないまま終了しました。
   *[blocks] { $blocks }ブロックすべてを行いました。
}
arena-interval = { $method ->
    [betting] 区間は何度見ても成り立ちます（ブロックに対する賭けによる信頼列）。
   *[student] 区間は指定されたブロック数について成り立ちます（ブロックに対するスチューデントの t）。
}
arena-seats-title = 席ごとの勝率
arena-ratings-title = レーティング
arena-check-mirror = ミラー戦：{ $bot }は自分自身との{ $games }ゲームで{ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }勝ち（95%信頼区間：{ NUMBER($low, style: "percent", maximumFractionDigits: 1) }～{ NUMBER($high, style: "percent", maximumFractionDigits: 1) }）。{ $ok ->
    [yes] 期待どおりです。
   *[no] おかしな結果です。等しい2つのボットの一方が有利です。20回に1回は偶然なので、別の --seed で試してください。
}
arena-check-sanity = 健全性の対戦：{ $bot }は random との{ $games }ゲームで{ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }勝ち（95%信頼区間：{ NUMBER($low, style: "percent", maximumFractionDigits: 1) }～{ NUMBER($high, style: "percent", maximumFractionDigits: 1) }）。{ $ok ->
    [yes] 期待どおりです。
   *[no] でたらめに打つボットに確かに勝つとは言えません。
}
arena-errors = { $errors ->
    [0] エラーはありません。
   *[other] エラー{ $errors }件。失敗したボットの代わりに、そのゲームの残りはランダムなボットが打ちます：
}
arena-error = { $bot }、{ $decision }回目の決定：{ $why }
arena-results = 結果は{ $path }：今回{ $fresh }ゲーム、以前のもの{ $kept }ゲーム。
arena-records = { $games }ゲームの棋譜が結果の隣にあります。最初のもの：shokai replay { $path }
arena-truncated = { $games }ゲームを{ $decisions }回の決定で打ち切り、得点なしの引き分けとして数えました。
arena-report-written = 報告は{ $path }にあります。

## 報告

arena-percent-round = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
arena-seconds = { NUMBER($value, maximumSignificantDigits: 3) }秒
arena-us = { NUMBER($value, maximumSignificantDigits: 3) } µs
arena-fair = 公平：{ NUMBER($share, style: "percent", maximumFractionDigits: 1) }
arena-blocks = ブロック
arena-column-block = ブロック
arena-column-decision = 決定
arena-column-error = 起こったこと
arena-game = { $game ->
    [osaka] 大阪の商人たち
    [yokohama] 横濱紳商伝
   *[other] { $game }
}
arena-report-title = { $game }：{ $bots } – Shokai アリーナ
arena-report-headline = { $verdict ->
    [better] { $bot }のほうが強い
    [worse] { $bot }のほうが弱い
    [more] { $bot }は取り分より多く勝つ
    [less] { $bot }は取り分より少なく勝つ
   *[unsure] { $bot }：まだ決まらない
}
arena-report-of-wins = 全勝利のうち
arena-report-games = { $games ->
   *[other] ゲーム
}
arena-report-blocks = { $blocks ->
   *[other] 同じ配りのブロック
}
arena-report-players = 卓の席
arena-report-decisions = 1ゲームの決定
arena-report-errors-count = { $errors ->
   *[other] エラー
}
arena-report-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }点、{ $games }ゲーム
arena-report-thread = ブロック{ $block }、{ $seat }：{ NUMBER($share, style: "percent", maximumFractionDigits: 0) }
arena-report-margin = { $bot }：平均{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-report-played = この報告のために{ $fresh }ゲームを行い、{ $kept }ゲームは以前からありました。
arena-report-spent = 実時間{ NUMBER($seconds, maximumFractionDigits: 1) }秒、全ゲームの対局時間は合わせて{ NUMBER($playing, maximumFractionDigits: 1) }秒。

arena-report-shares = 勝率
arena-report-shares-note = 船は1隻が1つのボット、位置はその席が勝つ割合です。首位を分けたときは分けて数えます。航跡は95%信頼区間です。破線は全員が等しい場合の値です。
arena-report-growth = 収束
arena-report-growth-note = 各ブロック後の勝率。帯は1つ目のボットの信頼列で、何度見ても真の値が外にある確率は5%以下です。
arena-report-cloth = ブロックごと
arena-report-cloth-note = 列は1つの配り、行は1つ目のボットの席です。色が濃いほど多く勝ちました。行の色がそろえば席、列の色がそろえば配りの影響です。
arena-report-margins = 点差
arena-report-margins-note = ほかの最高点との差。印は平均です。
arena-report-times = 決定にかかる時間
arena-report-times-note = 対数目盛です。選択肢のない決定は除きます。針は中央値（p50）と95パーセンタイル（p95）です。
arena-report-seats = 席
arena-report-seats-note = 席ごとの勝率と平均点。どのボットもすべての配りをすべての席で行うので、席の有利は誰の得にもなりません。
arena-report-ratings = レーティング
arena-report-ratings-note = 全ゲームの全順位からの Plackett-Luce レーティング（OpenSkill）、95%信頼区間付き。全員25から始まります。
arena-report-pairs = 直接対決
arena-report-pairs-note = 行のボットが列のボットより上位だった割合。同順位は半分に数えます。
arena-report-figures = すべての数値
arena-report-figures-note = 点差はほかの最高点との差で、平均に95%信頼区間を付けます。
arena-report-checks = 検査
arena-report-checks-note = 自分自身との対戦では公平な割合で勝ち、でたらめなボットにはそれより多く勝たなければなりません。
arena-report-errors = エラー
arena-report-errors-note = 失敗したボットの代わりに、そのゲームの残りはランダムなボットが打ちます。ゲームは集計に含めます。
arena-report-colophon = このレポートの再現
arena-report-colophon-note = 時計で考えるボットでなければ、同じコマンドで同じゲームになります。終わったゲームはやり直しません。
arena-colophon-command = コマンド
arena-colophon-interval = 区間
arena-colophon-kept = ゲーム
arena-colophon-time = 時間
arena-colophon-machine = マシン
arena-colophon-versions = バージョン
arena-colophon-stamp = ルールとボット
arena-colophon-date = 日付

arena-help-luck = 運を除いた勝率も表示する：同じ判断が平均して得たはずの勝ち
arena-luck-or-sure = --luck-adjusted はあらかじめ決めたブロック数のためのもので、--until-sure とは使えません。
arena-luck-working = 運と腕を分けています
arena-luck-title = 運を含む勝率と除いた勝率
arena-luck-about = 運の平均は誰が打ってもゼロなので、両方の勝率は同じものの推定です。残った分散が100%未満なら、運を除いたほうがばらつきが小さくなります。
arena-column-without-luck = 運を除く
arena-column-variance = 残った分散
