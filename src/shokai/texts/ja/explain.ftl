# ページ：指したものの説明、凡例、キー。横濱紳商伝には別のファイルがあります。

page-explain-about = 何でも指すか長押しすると、それが何かを説明します。
page-explain-rule = ルール：{ $section }
page-legend = 記号一覧
page-legend-gold = 金色：指しているものにある記号
page-keys = キー
page-key = { $key ->
    [l] 記号一覧
    [e] 説明：矢印キーで移り、Escで終わる
    [enter] メインのボタン
    [escape] 選択をやめる
    [undo] 元に戻す、やり直す
    [history] 履歴
    [arrows] 場所から場所へ
    [agent] 外国商人を使う
    [recall] 社長を呼び戻す
    [buy] すべて買う
    [take] お金として取る
    [reserve] 予約する
    [digits] カードかチップを選ぶ
    [done] もう保険をかけない
   *[pass] パス
}
page-explain-button = { $button ->
    [undo] 隠れたものが明らかになっていなければ、最後の決定を取り消します。Shift+Zで手番全体を取り消します。
    [undo-turn] 最後の自分の手番を初めから取り消します。ほかの人がいるときは同意が必要です。最後の決定だけを取り消すには、卓のメニューを使います。
    [plan] 自分の番が来たときの手を計画します。ほかの人には見えません。
    [hint] { hint-about }
    [chat] この卓にいる人どうしのメッセージです。
    [redo] 取り消したものをもう一度行います。
    [text] 卓の全体を言葉で下に表示します。
    [history] このゲームの以前の局面を見ます。
    [rules] ルールを新しいタブで開きます。
    [night] 明るい表示と暗い表示を切り替えます。
    [menu] 招待、設定など、この卓についてのすべて。
    [home] ホームに戻ります。ゲームは続きます。
    [result] 結果を表示します。
   *[legend] このゲームの記号をすべて表示します。Lキーでも開きます。
}
page-explain-question = いま誰が何をするか。
page-explain-log = これまでの出来事。新しいものが先です。手番を指すと卓の上に示されます。

## 大阪の商人たち

osaka-explain-market = 市場のカードです。予約されていないカードをすべて買うか、1枚をお金{ $value }として取ります。
osaka-explain-market-mine = 自分の予約駒があります。買ったり取ったり（{ $value }）できるのは自分だけです。
osaka-explain-market-theirs = { $player }が予約しています。ほかの人は買えず、取れず、値段にも入りません。
osaka-explain-farm = 次の補充で市場に移ります。それまでは予約だけができます。
osaka-explain-farm-theirs = { $player }が予約しています。次の補充で市場に移り、予約は続きます。
osaka-explain-hand = 買うときに{ $value }を払えます。{ $symbols ->
    [0] 保険マークはありません。
   *[other] 保険マーク{ $symbols }つで、船が沈むときにこの色の在庫{ $symbols }枚を守れます。
}
osaka-explain-pile-title = { $player }の在庫：{ osaka-colour }
osaka-explain-pile = { osaka-colour }の船が江戸に着くと、{ $cards }枚を単価{ $price }で売ります。単価は最高のカードと、この色の実績チップの数の和です。
osaka-explain-pile-none = { osaka-colour }の在庫はまだありません。市場で買います。
osaka-explain-pile-risk = { $insured ->
    [0] 船が沈むと、手札で保険をかけない限り失われます。
   *[other] うち{ $insured }枚は保険があり、売るまで安全です。
}
osaka-explain-ship = { osaka-colour }のカードが1枚買われると1マス、2枚以上なら2マス進みます。江戸に着くと全員がその色の在庫を売ります。
osaka-explain-ship-wave = 波の中です。ほかの船が江戸に着くと沈み、保険のない{ osaka-colour }の在庫は失われます。
osaka-explain-space = { $space ->
    [osaka] 船はここから出て、江戸からここへ戻ります。
    [wave] 波：ほかの船が江戸に着くと、ここの船は沈みます。
    [edo] 船がここに着くと決算です。全員がその色の在庫を売ります。
   *[anori] 安全な場所です。沈んだ船は安乗に戻ります。
}
osaka-explain-tokens = 実績チップ{ $end }枚中{ $n }枚。1枚ごとに以後その色を売る単価が1上がり、決算の後に{ $end }枚ある人が出るとゲームが終わります。
osaka-explain-points = 勝利点。最も多い人の勝ちです。在庫と手札は最後に数えません。
osaka-explain-stone = 市場か農場のカードを1枚予約する駒です。そのカードを買うか取ると戻ります。
osaka-explain-cards-in-hand = 手札{ $n }枚、ほかの人には非公開。品物の支払いと保険に使います。
osaka-explain-draw = 山札{ $n }枚。なくなると捨て札をシャッフルします。
osaka-explain-discard = 捨て札{ $n }枚：支払い、保険、失われたカード。
osaka-explain-row = { $row ->
    [market] ここでカードを買うか取ります。購入のたびに補充されます。
   *[farm] 次の補充で市場に移るカードです。
}
osaka-explain-price = 自分が買えるカードすべてと、その値段です。
osaka-explain-button = { $button ->
    [buy] 自分が買える市場のカードをすべて買い、船が進みます。手札で支払います。
    [take] 市場のカードを1枚、お金として手札に加えます。
    [reserve] 予約駒をカードに置きます。買ったり取ったりできるのは自分だけになります。
    [confirm] 選んだことを行います。
    [token] この色の実績チップを取ります。その色の単価が1上がります。
    [peek] この手の結果と記録を表示します。
   *[pass] ほかにできることがありません。
}

osaka-symbol = { $symbol ->
    [red] 赤の品物
    [blue] 青の品物
    [yellow] 黄の品物
    [green] 緑の品物
    [value] 値
    [ring] 保険マーク
    [insured] 保険あり
    [ship] 船
    [wave] 波
    [stone] 予約駒
    [token] 実績チップ
    [coming] 得られるチップ
    [points] 勝利点
    [hand] 手札
    [glow] 光
   *[back] 山札
}
osaka-symbol-about = { $symbol ->
    [red] 縞に器
    [blue] 青海波に反物
    [yellow] 市松に俵
    [green] 山形に葉
    [value] 値段、支払い、売値の元
    [ring] 船が沈むとき、カードの色の在庫を1枚守る
    [insured] 横向き：売るまで安全
    [ship] その色のカードが買われると進む
    [wave] ここの船は決算で沈む
    [stone] カードを1枚予約する
    [token] 以後その色を売る単価が1上がる
    [coming] 指している購入で得るチップ
    [points] 最も多い人の勝ち
    [hand] ほかの人には非公開
    [glow] いま選べる
   *[back] 引くカード
}
osaka-legend = { $part ->
    [goods] 品物
    [sea] 海
   *[marks] 駒と印
}
