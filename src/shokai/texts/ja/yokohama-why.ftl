# 横濱紳商伝:なぜその手ができないか。場所、品物、技術の名前は引数で来ます。

## 部分

yokohama-canal-toll = 銀行（運河）

## 時機でない

yokohama-why-no-such-move = そのような手はありません。
yokohama-why-over = ゲームは終わりました。
yokohama-why-dealing = カードを配っています。
yokohama-why-not-now = { yokohama-only-when }いま決めること：{ $asked }

yokohama-only-when = { $kind ->
    [place] 助手を置くのはメインアクションの第1段階です。
    [go] 社長が動くのはメインアクションの第2段階です。
    [paying] 通行料を選ぶのは、通行料の異なる道が目的地に通じているときです。
    [keep] 2枚の注文書から1枚を残すのは最初の手番の前です。
    [fulfil] 注文書を達成するのは、手番の初めと終わりの追加フェイズです。
    [recall] 社長を手元に戻すのは、メインアクションの第2段階で、動く代わりにです。
    [agent] 外国商人を使うのは、手番の初めと終わりの追加フェイズです。
    [fetch] 助手は社長とともに手元に戻ります。まず社長を呼び戻してください。
    [station] 停車場チップは、その技術を得たときすぐに置きます。
    [achieve] 業績を達成するのは、手番の初めと終わりの追加フェイズです。
    [done] これは断れません。
    [carry] 助手を動かすのは報酬の移動アイコンです。
    [to] まずアイコンで動かす助手を選んでください。
    [get] 数を選ぶのは生産地か{ yokohama-area-bank }のアクションで、影響力によって選べるときだけです。
    [trade] 売買は{ yokohama-area-chinatown }のアクションで、影響力の回数だけできます。
    [church] このボードは{ yokohama-area-church }のアクションで1度だけ使います。届くマスがなければアクションはすぐに終わります。
    [donate] 寄付は{ yokohama-area-church }のアクションで、マスを選んだ後にします。
    [from] ボードに置く助手の出どころを聞くのは、その場所と手元の両方にいるときだけです。
    [customs] このボードは{ yokohama-area-customs }のアクションで1度だけ使います。届くマスがなければアクションはすぐに終わります。
    [order] 注文書は{ yokohama-area-port }か{ yokohama-area-dock }のアクションで2枚まで取ります。届くものがなければアクションはすぐに終わります。
    [second] 2枚目の注文書の代金は、{ yokohama-area-port }か{ yokohama-area-dock }のアクションで1枚目の後に払います。
    [hire] 倉庫の駒は{ yokohama-area-agency }のアクションで影響力より1少ない数まで、またはアイコンで取ります。
    [learn] 技術は{ yokohama-area-lab }か{ yokohama-area-research }のアクションで1枚ずつ得ます。届くものがなければアクションはすぐに終わります。
    [imports] 輸入品を数えるのは技術の代金を払うときです。
    [token] 影響力5チップは、影響力5のアクションの直後に取ります。
    [build] 建設は影響力4か5のアクションで、影響力5ボーナスの後に1つだけです。
    [stay] 助手を残せるのは、アクションの後にほかの助手が戻るときです。
    [good] 品物を選ぶのは報酬のアイコンのためです。
   *[marker] マーカーは、3つ目の業績を達成した直後に取ります。
}

## 場所と助手

yokohama-why-not-on-table = { $area }：{ $players }人では、この場所は使いません。
yokohama-why-canal = { $area }：ここには何も置けません。
yokohama-why-no-man-in-hand = 手元の助手が必要ですが、いません。倉庫、各地、ボードの助手は使えません。
yokohama-why-no-man-there = { $area }：ここに自分の助手がいません。建物やボードの助手は数えません。

## 配置

yokohama-why-placed-there = { $area }：ここには助手を置いたばかりです。1人ずつなら別々の場所に置きます。1か所に2人は「pair」で、そのときはその2人だけです。
yokohama-why-place-in-order = { $area }：場所は決まった順に挙げます。ここは今は順番が違います。1行にまとめれば順番は自由です。
yokohama-why-pair-after-single = 1か所に2人は1人ずつの代わりに置くもので、すでに{ $count }人置いています。
yokohama-why-pair-needs-two = 手元の助手が2人必要ですが、{ $men }人です。
yokohama-why-toll = { $area }：通行料は{ $need }円（{ $owners }へ）、所持金は{ $yen }円です。
yokohama-why-too-many-areas = 置けるのは{ $most }か所までです。
yokohama-why-no-telegram = 1か所に2人置いた後はもう置けません。置くには{ $title }が必要です。
yokohama-why-telegram-one-more = { $title }では2人の後にもう1人だけ置けます。
yokohama-why-not-adjacent = { $title }の3人目は{ $start }の隣に置きます。{ $area }は隣ではありません。

## 移動

yokohama-why-canal-no-end = { $area }：社長は1円で通れますが、止まれません。
yokohama-why-start-area = { $area }：社長はすでにここにいます。出発した場所で終わることはできません。
yokohama-why-president-there = { $area }：ほかの社長（{ $owners }）がいるので止まれません。
yokohama-why-no-chain = { $start }から{ $area }まで、自分の助手がすべての場所にいる道がありません。
yokohama-why-way-toll = { $area }：道の通行料は少なくとも{ $need }円（{ $owners }へ）、所持金は{ $yen }円です。
yokohama-why-way-too-dear = この通行料は{ $need }円、所持金は{ $yen }円です。
yokohama-why-no-such-way = { $area }：ちょうどこの通行料の道はありません。
yokohama-why-recall-from-hand = 社長はすでに手元にいて、行ける場所があるので、行かなければなりません。
yokohama-why-fetch-in-order = { $area }：助手は場所の決まった順に戻します。ここは今は順番が違います。1行にまとめれば順番は自由です。

## 追加フェイズ

yokohama-why-agent-used = 外国商人は手番に1人だけ使えます。すでに使いました。
yokohama-why-no-agent = { $used ->
    [0] 外国商人がいません。
   *[other] 外国商人はすべて使用済みです（{ $used }）。
}
yokohama-why-own-president = { $area }：自分の社長がいます。外国商人は社長のいない場所で働きます。
yokohama-why-canal-no-action = { $area }：ここにアクションはありません。
yokohama-why-no-achievement = 業績{ $letter }は卓にありません。
yokohama-why-achieved = 業績{ $letter }はすでに達成しました。
yokohama-why-goal = 業績{ $letter }には{ $goal }が必要です。いまは{ $have }です。
yokohama-why-goal-built = 業績{ $letter }には{ $goal }が必要です。いまは生産地{ $production }か所、商業地{ $commercial }か所です。
yokohama-why-no-such-order = { $orders ->
    [0] 手札に注文書はありません。
   *[other] 手札の注文書は{ $orders }枚で、{ $number }番はありません。
}
yokohama-why-goods-missing = この注文書には{ $goods }が足りません。
yokohama-why-no-markers = ミニ拡張1のマーカーはこのゲームにありません。
yokohama-why-marker-taken = このマーカーは{ $player }が取りました。
yokohama-why-marker-not-out = このマーカーは並んでいません。

## 紡績工場と大学

yokohama-why-not-owned = この技術を持っていません：{ $title }。
yokohama-why-used-this-turn = { $title }は手番に1度で、すでに使いました。
yokohama-why-no-silk = { $title }には生糸1が必要ですが、ありません。
yokohama-why-university-empty = { $title }：倉庫に助手が残っていません。
yokohama-why-university-yen = { $title }には1円が必要ですが、ありません。
yokohama-why-inside-step = { $title }は段階と段階の間に使います。いまは段階の途中です。

## 場所のアクション

yokohama-why-too-much = 影響力{ $power }では{ $most }までです。
yokohama-why-too-little = ここで取れる最小は{ $least }です。
yokohama-why-too-dear = { $ware }は{ $price }円、所持金は{ $yen }円です。
yokohama-why-no-such-good = 売るものがありません：{ $ware }。
yokohama-why-exchanges-used = 影響力で許される取引は{ $exchanges }回までです。
yokohama-why-no-import-sale = 輸入品は中華街で買えますが、売れません。
yokohama-why-blocked = { $space }のマスは2人ゲームの中立の助手がふさいでいます。
yokohama-why-space-taken = { $space }のマスには{ $player }がいます。
yokohama-why-no-man-for-board = { $area }：ボードに置く助手が、ここにも手元にもいません。
yokohama-why-faith = { $space }のマスには信仰{ $need }が必要です。影響力で{ $power }、寄付で{ $gifts }まで足せます。
yokohama-why-donate-once = 寄付は種類ごとに1度だけで、これは2度目です：{ $gift }。
yokohama-why-nothing-to-donate = 寄付するものがありません：{ $gift }。
yokohama-why-donate-in-order = 寄付は銅、生糸、茶、海産物、輸入品、円の順に挙げます。{ $gift }は今は順番が違います。マスと1行にまとめれば順番は自由です。
yokohama-why-donate-earlier = 寄付は銅、生糸、茶、海産物、輸入品、円の順に挙げます。{ $gift }から後に渡せるのは{ $rest }で、マスにはあと{ $need }必要です。
yokohama-why-donate-enough = もう寄付はいりません。信仰は足りています。
yokohama-why-customs-power = { $space }のマスには輸入品{ $need }が必要です。影響力{ $power }では{ $most }まで納められます。
yokohama-why-customs-imports = { $space }のマスには輸入品{ $need }が必要ですが、持っているのは{ $imports }です。
yokohama-why-hand-full = 注文書を{ $most }枚持っています。それより多くは持てません。
yokohama-why-no-order-there = { $space }のマスに注文書はありません。
yokohama-why-level = { $space }のマスは{ $level ->
    [low] 低
    [mid] 中
   *[high] 高
}の注文書で、影響力{ $need }が必要です。いまは{ $power }です。
yokohama-why-second-unpaid = 2枚目の注文書は{ $yen }円か輸入品1です。まず「second」で払ってください。
yokohama-why-first-order-first = 1枚目の注文書は無料です。2枚目の代金は1枚目を取った後に払います。
yokohama-why-second-paid = 2枚目の代金を払いました。取ってください。
yokohama-why-second-too-dear = 2枚目の注文書は{ $price }円、所持金は{ $yen }円です。
yokohama-why-second-no-import = 2枚目の注文書に払う輸入品がありません。
yokohama-why-store-empty = { $item ->
    [assistant] 倉庫に助手が残っていません。
    [shop] 倉庫に商店が残っていません。
   *[house] 倉庫に商館が残っていません。
}
yokohama-why-item-price = { $item }はいま{ $price }円、所持金は{ $yen }円です。
yokohama-why-items-in-order = { $item ->
    [assistant] 助手
    [shop] 商店
   *[house] 商館
}は今は順番が違います。商館、商店、助手の順です。1行にまとめれば順番は自由です。
yokohama-why-items-used = 影響力で倉庫から取れるのは{ $items }個までです。
yokohama-why-no-title-there = { $space }のマスに技術はありません。
yokohama-why-title-owned = この技術はすでに持っています：{ $title }。
yokohama-why-title-price = { $title }：影響力のほかに2円か輸入品1を{ $units }回払いますが、払えるのは{ $has }回です。
yokohama-why-more-than-due = { $due ->
    [0] この技術に払うものはありません。
   *[other] 2円か輸入品1を{ $due }回より多く払う必要はありません。
}
yokohama-why-imports-missing = 輸入品は{ $imports }しかありません。
yokohama-why-rest-too-dear = すると残り{ $units }回をお金で{ $price }円払いますが、所持金は{ $yen }円です。

## ボーナス、建設、回収、報酬

yokohama-why-bonus-power = 影響力5チップには影響力{ $need }のアクションが必要です。いまは{ $power }です。
yokohama-why-no-token = { $area }：影響力5チップはもうありません。
yokohama-why-build-power = 建設には影響力{ $need }のアクションが必要です。いまは{ $power }です。
yokohama-why-no-shop-in-hand = 手元に商店がありません。倉庫のものは建てられません。
yokohama-why-shop-there = { $area }：ここにはすでに自分の商店があります。1人1軒です。
yokohama-why-place-taken = 区画{ $place }は{ $player }のものです。
yokohama-why-no-house-in-hand = 手元に商館がありません。倉庫のものは建てられません。
yokohama-why-house-there = { $area }：ここの商館は{ $player }が建てました。商館は1軒だけです。
yokohama-why-no-telephone = その場所の助手は全員手元に戻ります。1人を残すには{ $title }が必要です。
yokohama-why-no-good-icon = 報酬に好きな品物のアイコンは残っていません。
yokohama-why-no-warehouse-icon = 報酬に倉庫の駒のアイコンは残っていません。
yokohama-why-no-move-icon = 報酬に移動アイコンは残っていません。
yokohama-why-choose-good-first = まず報酬の品物を選んでください。
yokohama-why-same-area = { $area }：助手はすでにここにいます。
