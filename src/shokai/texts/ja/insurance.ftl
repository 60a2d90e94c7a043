## TRADERS OF OSAKA：在庫に保険をかける画面

insure-risk = 在庫{ $risk }枚が危険です。手札で{ $most ->
    [0] 守れるものはありません
   *[other] { $most }枚まで守れます
}。
insure-sinks = { osaka-colour }の船が沈みます
insure-keep-of = { osaka-colour }の在庫{ $goods }枚のうち{ $kept }枚を残す
insure-rings = 保険マーク{ $used }／{ $rings }
insure-tap = 残すものをタップ
insure-kept = 残す
insure-lost = 失う
insure-free = いまの支払いであと{ $n }枚守れます。タップして選んでください。
insure-pay-with = { osaka-colour }の手札で払う：保険マーク1つで1枚を守る
insure-pays = 払う
insure-stays = 残す
insure-no-ring = マークなし
insure-none = 保険マークのある{ osaka-colour }の手札がありません。
insure-now = いま{ $worth }
insure-then = 残すと{ $worth }
insure-then-nothing = 何も残りません
insure-refused = { $why ->
    [rings] この色をもう1枚守る保険マークがありません。先にどれかをあきらめてください。
   *[enough] もう全部守られています。このカードは必要ありません。
}
insure-comes = この結果
insure-comes-kept = { $all }枚のうち{ $n }枚を残す。もう沈みません
insure-comes-lost = { $n ->
    [0] 何も失いません
   *[other] { $n }枚を失う：{ $goods }
}
insure-comes-paid = 手札{ $n }枚（{ $coins }金）を使い、{ $left }金が残る
insure-of = { osaka-colour }{ $values }
insure-most = できるだけ残す
insure-most-about = { $n }枚
insure-nothing = 何も残さない
insure-nothing-about = { $n }枚すべて失う
insure-back = 直前のタップを取り消す
insure-next = このあとの順番：
insure-next-one = 危険な在庫{ $risk }枚、手札{ $hand }枚
insure-sending = 送信 { $done }／{ $all }
insure-main = この{ $n }枚を残す
insure-main-free = あと{ $n }枚選ぶ
insure-main-none = 残すものを選ぶ
insure-bar = { $lost ->
    [0] { $kept }枚すべてを残しますか。
   *[other] { $kept }枚を残し、{ $lost }枚{ $goods ->
        [none] { "" }
       *[other] （{ $goods }）
    }を失いますか。
}
insure-bar-none = 残すものをタップするか、{ $lost }枚すべてをあきらめてください。
insure-sure = 何も残しませんか。
insure-sure-about = 在庫{ $n }枚が船とともに沈みます：{ $goods }。手札はすべて残ります。
insure-sure-yes = { $n }枚すべて失う
insure-sure-no = 選び直す
insure-explain = { $what ->
    [good] 残さなければ船とともに沈みます。残したものは横向きになり、売るまで安全です。
    [card] タップすると、出すか手札に残すかを切り替えます。
    [stays] ここでは払えません。
    [keep] 「払う」のカードを出し、印のついた在庫を残し、ほかは失います。
    [most] できるだけ少ない出費で最も多く守る案に戻します。
   *[done] カードを出さず、危険な在庫をすべて失います。もう一度確認します。
}

## 買うとどうなるか、ボタンのそばに

foretold-buys = { $n }枚を{ $price }で買う
foretold-sells = { $colours }を売る：+{ $points }点
foretold-risk = { osaka-colour }の在庫{ $n }枚が沈む。手札の保険マーク{ $rings }
