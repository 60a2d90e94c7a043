# ページで見る、終わったゲームの検討

review-heading = 検討
review-about = 各プレイヤーの出来、運の影響、もっと良かった手を調べます。30秒ほどかかります。
review-begin = 検討を始める
review-go-on = 検討を続ける
review-to-table = 卓へ
review-to-replay = 棋譜へ
review-waiting = 先に{ $ahead }件の検討があります。
review-progress = ゲームの{ $part }%を検討しました。
review-failed-how = 検討を表示できません：{ $why }
review-you-played = あなたの正確さは{ $accuracy }%、{ $cost ->
    [points] 判断で失った点は{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }点です。
    [chances] 判断で勝率は失いましたが、点は失っていません。
   *[nothing] 判断による損失で、偶然と区別できるものはありません。
}
review-they-played = { $player }の正確さは{ $accuracy }%、{ $cost ->
    [points] 判断で失った点は{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }点です。
    [chances] 判断で勝率は失いましたが、点は失っていません。
   *[nothing] 判断による損失で、偶然と区別できるものはありません。
}
review-worst = { $most ->
    [yes] 損失の大半は第{ $round }ラウンドのものです。
   *[no] 最も損失が大きかったのは第{ $round }ラウンド（{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }点）です。
}
review-luck-of = { $sign ->
    [plus] 運は勝率を{ $luck }ポイント上げました。得点では{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }点です。
    [minus] 運は勝率を{ $luck }ポイント下げました。得点では{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }点です。
   *[none] 運は五分でした。
}
review-without = 運が平均的なら、同じ判断でおよそ{ $part }%の割合で勝っていました。
review-favoured-nobody = カードの運に差はありませんでした。
review-favoured = カードに最も恵まれたのは{ $player }です（勝率+{ $luck }ポイント、得点では{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }点）。
review-chances = 勝率
review-percent-of = { $part }%
review-chances-about = クリックか矢印キーで、その時点の卓を表示します。
review-moment = { $step }手目のあと
review-seat-chance = { $player } { $chance }%
review-moment-now = { $steps }手中{ $step }手目：{ $chances }
review-as-text = 曲線を表で見る
review-column-moment = 手数
review-column-what = 出来事
review-what-draw = カードがめくられた
review-what-turning = 分岐点
review-what-mistake = 失着{ $number }
review-marks = { $turning ->
    [0] 一度で大きく動いた場面はありません。
   *[other] 分岐点は{ $turning }か所（誰かの勝率が12ポイント以上動いた場面）。
}
review-play-and-luck = 腕と運
review-ledger = 運と腕の分け方
review-ledger-luck = カードがめくられる前に、コーチは出る可能性のあるすべてのカードについて、出やすさに応じた平均をとります。実際に出たカードで勝率はその平均より上がるか下がるかします。この差が運です。多くのゲームを重ねれば、誰にとっても幸運と不運は打ち消し合います。
review-ledger-play = 勝率のそれ以外の変化は腕に数えます。自分の手、相手の手、そしてコーチが読み切れなかったことです。ですから二つの列を合わせると、必ず始まりから結果につながります。一つのゲームでは、合計が0%を下回ったり100%を上回ったりすることもあります。
review-ledger-start = 始まり
review-ledger-luck-sum = 運
review-ledger-play-sum = 腕
review-ledger-result = 結果
review-list = 失着
review-list-none = 偶然と区別できる失着はありません。お見事です！
review-list-order = 並び順
review-list-largest = 大きい順
review-list-played = 手順どおり
review-did = { $player }の手
review-better = より良い手
review-why = 理由
review-cost = 損失
review-cost-is = 勝率{ $loss }ポイント（±{ $error }）、{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }点
review-open-eyes = すべてのカードが見えていたら
review-no-reason = すぐに確実に起こることはありませんが、先まで打ち進めた結果が裏づけています。
review-prevents = { $player }の勝率は、実際の手のあとより{ $loss }ポイント低くなります。
review-show = その時の卓を見る
review-try = もう一度打つ
review-try-about = ここからボットを相手に続きを打つ
review-ringed = 輪の1がより良い手、2が実際に打たれた手です。
review-table-then = その時点の卓（{ $player }から見えたもの）
review-luck-lane = { $player }の運
review-legend-play = 腕（自分と相手）
review-legend-luck = 運
review-legend-without = 運を除いた結果
review-legend-start = 始まり
review-list-all = { $count }件すべてを見る
review-list-fewer = 一部だけ見る
review-whose = 誰の失着か
review-whose-all = 全員
review-fair = その時々に各プレイヤーが知り得たことから、ゲームのネットワークが見積もったものです。
review-then = その時点の卓

## サーバーの返事

server-review-running = すでに別の検討を待っています。終わってからもう一度頼んでください。
server-review-held = このサーバーの運営者が検討を止めています。検討済みの部分は残っています。あとでもう一度頼むと続きから再開します。
server-review-nobody = このサーバーには思考用のプロセスがないため、ゲームを検討できません。
server-review-failed = 検討できませんでした。しばらくしてからもう一度試してください。
server-review-unfinished = このゲームは最後まで行われなかったため、検討できません。
server-review-not-compiled = サーバーは思考の準備をしています。1、2分後にもう一度試してください。
