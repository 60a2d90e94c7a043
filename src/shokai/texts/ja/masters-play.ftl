# 名人の手：多くのゲームから数えた数字。専用ページと文書で使う。ページを開いたときに読み込まれる。

masters-title = 名人の手
masters-from = 研究室から · { $players }人
masters-lead = 自己対戦で学んだネットワークどうしの{ NUMBER($games) }ゲーム。
masters-few = まだゲーム数が少ないので、区間に注意してください。
masters-made = { $date }、Shokai { $version }で対戦。ボット：{ $bots }。人数ごとのゲーム数：{ $games }。
masters-again = もう一度数えるには：{ $command }
masters-how = 20回中19回、真の値は示された区間に入ります。同時に起こることが原因とは限りません。リードしている人は、買えるものも多いのです。
masters-none-here = この種のゲームはまだ数えられていません。
masters-players = { $n }人
masters-games = ゲーム
masters-turns = 平均手番数
masters-points-to-win = 勝者の得点
masters-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
masters-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }%～{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
masters-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
masters-number-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }～{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
masters-more = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
masters-often = プレイヤーの{ NUMBER($value, maximumFractionDigits: 0) }%
masters-even = 点線は均等な割合、{ NUMBER($value, maximumFractionDigits: 0) }%。
masters-back = ルール一覧
masters-play = こんなゲームを遊ぶ
masters-csv = CSVデータ
masters-column-name = 項目
masters-column-wins = 勝率
masters-column-points = 点
masters-column-interval = 95%区間
masters-column-often = 頻度
masters-column-winners = 勝者
masters-column-others = その他
masters-column-earlier = 1ラウンド早いと
masters-column-level = レベル
masters-column-players = { $n }人
masters-chart = { $chart ->
    [ends] ゲームの終わり方
    [seats] 先手は有利か
    [bots] 誰が勝つか
    [opening] 最初の手番
    [first-token] 最初の実績チップ
    [acts] 何が得か
    [habits] 勝者のすること
    [game] ゲームの長さ
    [first-area] 最初に行く場所
    [technologies] 技術の価値
    [points] 得点の内訳
    [kept-country] 最初の注文書の国
    [order-country] 港で最初に取る注文書
    [kept-order] 手元に残す最初の注文書
   *[levels] 典型的な得点
}
masters-unit = { $chart ->
    [ends] 全ゲームに占める割合
    [points] 勝者とその他の得点
    [habits] 平均、勝者とその他
    [game] 平均
    [acts] 1つ増えるごとの得点差
    [technologies] 終了時の得点差
    [levels] 全員の得点、括弧内は勝者
   *[shares] 勝ちの割合
}
masters-verdict-parts = ゲームの{ NUMBER($value, maximumFractionDigits: 1) }%はこう終わります：{ $name }。
masters-verdict-seats = 先手の勝率は{ NUMBER($first, minimumFractionDigits: 1, maximumFractionDigits: 1) }%、最後の手番は{ NUMBER($last, minimumFractionDigits: 1, maximumFractionDigits: 1) }%。均等なら{ NUMBER($even, maximumFractionDigits: 0) }%です。
masters-verdict-shares = 最良は「{ $best }」で、勝率{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%。最も多い選択は「{ $most }」で、プレイヤーの{ NUMBER($often, maximumFractionDigits: 0) }%。
masters-verdict-only = 全員が同じ選択をします：{ $name }。
masters-grey = 灰色の棒は偶然と区別できません。
masters-verdict-even = 均等な割合より確実に良い選択はありません。最も多い選択は「{ $most }」で、プレイヤーの{ NUMBER($often, maximumFractionDigits: 0) }%。
masters-verdict-worth = 最大は「{ $best }」で、{ $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }点。
masters-verdict-worth-none = どれも偶然と区別できません。
masters-worth-how = ここに挙げた他のすべてが同数で、手番順も考慮したうえで、同じ卓の他の人と比べた差です。
masters-timed-how = 通常の時期に得た場合。他の技術が同じで、手番順も考慮したうえで、同じ卓の他の人と比べた差です。
masters-seat = { $n ->
    [1] 1番手
    [2] 2番手
    [3] 3番手
   *[4] 4番手
}
masters-bot = { $bot }
masters-end = { $reason ->
    [tokens] 誰かの実績チップが8枚
    [exhausted] 誰も何もできない
    [houses] 商館がすべて建つ
    [shops] 商店がすべて建つ
    [orders] 注文書がなくなる
    [church] 教会が埋まる
   *[customs] 税関が埋まる
}
masters-length = { $of ->
    [rounds] ラウンド
    [paydays] 決算
   *[turns] 手番
}
masters-osaka-opening = { $opening ->
    [take-5] 5を取る
    [take-3] 3を取る
    [take-2] 2を取る
    [reserve] 市場のカードを予約
    [reserve-farm] 農場のカードを予約
   *[buy] すぐに買う
}
masters-osaka-token = { osaka-colour }の実績チップ
masters-osaka-act = { $act ->
    [buys] 購入1回
    [cards] 買った商品1つ
    [reserves] 予約1回
    [insured] 保険をかけた商品1つ
   *[lost] 海で失った商品1つ
}
masters-osaka-habit = { $habit ->
    [buys] 購入回数
    [cards] 買った商品
    [takes] 取ったカード
    [reserves] 予約
    [insured] 保険をかけた商品
    [lost] 海で失った商品
    [tokens] 終了時の実績チップ
    [best-colour] 最多の色の実績チップ
   *[cards-a-buy] 購入1回あたりの商品
}
masters-yokohama-area = { $area ->
    [copper1] 銅山
    [silk1] 製糸場
    [tea1] 茶園
    [fish1] 漁場
    [bank] 銀行
    [chinatown] 中華街
    [church] 教会
    [customs] 税関
    [agency] 口入屋
    [lab] 研究所
    [port] 港
   *[canal] 運河
}
masters-yokohama-order = 注文書{ $order }
masters-yokohama-source = { $source ->
    [orders] 注文書と港
    [buildings] 商店と商館
    [church] 教会
    [customs] 税関
    [technology] 技術
    [countries] 国のセット
    [achievements] 業績
    [tokens] チップ
   *[remainder] 終了時の残り
}
masters-yokohama-habit = { $habit ->
    [orders] 達成した注文書
    [technologies] 技術
    [shops] 商店
    [houses] 商館
    [church] 教会の助手
    [customs] 税関の助手
   *[first-technology] 最初の技術のラウンド
}
