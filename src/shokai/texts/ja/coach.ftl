# 終わったゲームの検討：`shokai analyse FILE --review`

review-help = ゲーム全体を検討する：各決定の損失、運の良し悪し、各プレイヤーの正確さ
review-help-depth = 検討の深さ：quick、normal、deep（指定がなければ normal）
review-help-html = 検討結果をブラウザ用のページとしてこのファイルに書く
review-not-over = ゲームはまだ終わっていません。検討できるのは終わったゲームだけです。
review-not-whole = この棋譜は最初から始まっていないため、運と実力を分けられません。
review-only-with = --depth と --html は --review と一緒に使います。
review-not-with-step = --step、--seconds、--iterations、--all は一つの局面のためのもので、--review とは使えません。
review-no-such-depth = 「{ $depth }」という深さはありません。使えるもの：{ $depths }
review-working = 検討中
review-title = { $game }：ゲームの検討
review-seat = { $player }の正確さは{ NUMBER($accuracy, style: "percent", maximumFractionDigits: 0) }。決定による損失は{ NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) }点、勝率{ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }。運は{ $sign ->
    [plus] 勝率{ NUMBER($luck, style: "percent", maximumFractionDigits: 0) }の得
    [minus] 勝率{ NUMBER($luck, style: "percent", maximumFractionDigits: 0) }の損
   *[none] 五分
}でした。結果：勝利の{ NUMBER($result, style: "percent", maximumFractionDigits: 0) }、運を除くと{ NUMBER($without, style: "percent", maximumFractionDigits: 0) }。
review-no-mistakes = 偶然と見分けられる悪手はありませんでした。
review-mistakes = 悪手
review-curve = 勝率
review-seats = 各プレイヤーの内容
review-column-step = 手数
review-column-player = プレイヤー
review-column-played = 実戦
review-column-best = 最善
review-column-chance = 勝率
review-column-points = 得点
review-column-error = ±
review-mistake = { $player }は{ $played }と指しましたが、{ $best }のほうが勝率で{ NUMBER($loss, style: "percent", maximumFractionDigits: 0) }（± { NUMBER($error, style: "percent", maximumFractionDigits: 1) }）、得点で{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }点優れていました。
review-note = 値はゲームのネットワークと、各プレイヤーが知っていたことから先を打ち進めた結果によるものです。標準誤差の二倍を超えて偶然と見分けられるものだけを悪手と呼びます。運はすべての引きの合計で、多くのゲームの平均はゼロになります。
review-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
