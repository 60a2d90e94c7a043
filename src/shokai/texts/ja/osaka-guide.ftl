# TRADERS OF OSAKA: the pictures, examples and player aid of the rules. No sentence of an example has a figure of its own:
# figures come from the rules.

osaka-guide-part = { $part ->
    [market] 市場
    [farm] 農場
    [sea] 船
    [hand] { $player }の手札
    [goods] { $player }の在庫
    [tokens] { $player }の実績チップ
   *[points] { $player }の勝利点
}
osaka-guide-choice = { $verb ->
    [buy] 買う
    [take] 取る
   *[reserve] 予約する
}
osaka-guide-choice-about = { $verb ->
    [buy] ほかの人が予約していない市場のカードをすべて買います。船が進みます。
    [take] 市場のカード1枚をお金として手札に加えます。
   *[reserve] 市場か農場のカード1枚に予約駒を置きます。
}
osaka-guide-start = 大坂：すべての船がここから出て、江戸からここへ戻ります。
osaka-guide-anchor = 安乗の錨：沈んだ船はここに戻ります。
osaka-guide-waves = 波のある2マス：決算のとき、ここにいる船は沈みます。
osaka-guide-edo = 江戸：船が着くと決算です。
osaka-guide-sails = { $n ->
    [1] ある色を1枚買うと、その船は1マス進みます。
   *[other] ある色を2枚以上買うと、その船は{ $n }マス進みます。
}
osaka-guide-highest = 最も高いカード
osaka-guide-plus-tokens = その色の実績チップ
osaka-guide-cards = 枚数
osaka-guide-to-points = 5の倍数に切り上げて5で割ると勝利点
osaka-guide-rings = { $n ->
    [0] 守れません
   *[other] 在庫を{ $n }枚まで守ります
}
osaka-guide-turned = 横向きのカードは保険つきです。黒潮に流されません。

osaka-guide-example-round = ひと回りの流れ
osaka-guide-why-round = グレーは市場を買い切れず、最も高いカードを取ります。白が赤を予約したので、残りはほかの人にとって安くなります。ピンクは買えますが、黄の船をベージュのために進めたくありません。ベージュは残りを買えるようになりました。
osaka-guide-example-reserved = 予約のある市場で買う
osaka-guide-why-reserved = ほかの人の予約駒があるカードは残り、ピンクは払いません。自分の予約したカードは必ず一緒に買い、予約駒が戻ります。
osaka-guide-example-no-change = おつりは出ない
osaka-guide-why-no-change = 白はちょうど払えません。どちらも必要なので両方を払い、余った分は戻りません。
osaka-guide-example-two-and-one = 黄が複数、赤が一枚
osaka-guide-why-two-and-one = 黄のほうが多いので遠くへ進みます。青と緑は買われなかったので動きません。
osaka-guide-example-three-count-as-two = 何枚買っても進むのは同じ
osaka-guide-why-three-count-as-two = 青を何枚買っても、青の船は複数枚の分しか進みません。緑の船はあと一枚で江戸に着くところでした。
osaka-guide-example-farm = 農場のカードを予約する
osaka-guide-why-farm = ピンクが買うと農場のカードが市場へ移り、白の予約駒も一緒に移ります。黄のカードを取ったり買ったりできるのは白だけです。
osaka-guide-example-after-buying = 買った後の市場
osaka-guide-why-after-buying = グレーの予約したカードは残ります。農場のカードは白の予約駒ごと市場へ移り、市場と農場に新しいカードが出ます。
osaka-guide-example-three-sell = 船が着き、三人が売る
osaka-guide-why-three-sell = 白の単価は最も高いカードと実績チップの合計です。ピンクにはチップがありませんが、よいカードがあります。グレーは白と同じ枚数ですが、余ったカードは捨てます。
osaka-guide-example-two-colours = 二隻が同時に着く
osaka-guide-why-two-colours = 色ごとに売り、色ごとに実績チップを得ます。安いカード一枚だけでも、切り上げて勝利点になります。
osaka-guide-example-with-tokens = 実績チップの価値
osaka-guide-why-with-tokens = 実績チップは組のすべてのカードの単価を上げます。勝利点のほうがカードより多いので、足りない分は山札から見ずに置きます。新しいチップは次に売るときから数えます。
osaka-guide-example-sinking = 黒潮に沈む
osaka-guide-why-sinking = 緑の船が着いたので決算です。赤と青は波の中で、ピンクには保険に使うカードがありません。黄は安乗にいて無事です。
osaka-guide-example-three-cards = 三枚で保険をかける
osaka-guide-why-three-cards = 赤の手札のマークの数だけ赤の在庫を守れます。白は高いものから残します。青の手札は青の在庫を守ります。マークの足りない在庫は失われます。
osaka-guide-example-eighth-token = 最後の実績チップ
osaka-guide-why-eighth-token = 白の実績チップがそろい、ゲームはただちに終わります。波の中の青の船はもう沈まず、勝利点だけで決まります。

osaka-aid-one-of = 手番には次のうちちょうど1つ
osaka-aid-buy = ほかの人の予約駒がない市場のカードをすべて買う（一部だけは不可）。合計を手札で払う。おつりなし。買ったカードは在庫になる。
osaka-aid-take = 予約のない、または自分が予約した市場のカードを1枚手札へ。補充なし。
osaka-aid-reserve = 市場か農場の、予約駒のないカードに予約駒を置く。そのカードを取るか買うと戻る。
osaka-aid-after = 買った後
osaka-aid-sail = 船が進む：その色1枚で1マス、2枚以上で2マス。
osaka-aid-refill = 農場のカードを予約駒ごと市場へ。市場に2枚、農場に3枚を出す。
osaka-aid-refill-start = 手番の初めに市場に取れるものがないときも同じ。
osaka-aid-payday = 決算（船が江戸に着いたとき）
osaka-aid-sell = 全員がその色の在庫をすべて売る：（最も高いカード＋その色の実績チップ）×枚数。
osaka-aid-token = 売った色ごとに、その色の実績チップを1枚得る。
osaka-aid-end = 実績チップが{ $n }枚以上なら、ここでゲーム終了。
osaka-aid-tide = 波のマスの船は沈む。手番の人から順に保険をかけられる：その色の手札を捨て、マーク1つで1枚を守る。
osaka-aid-return = 江戸の船は大坂へ、沈んだ船は安乗へ。
osaka-aid-table = 売ったときの勝利点
osaka-aid-price = 単価
osaka-aid-cards = 売る枚数
osaka-aid-deck = 各色のカード
osaka-aid-win = 勝利点の最も多い人の勝ち。同じなら実績チップの数。在庫と手札は数えない。
osaka-aid-begin = 準備：市場に5枚、農場に3枚。手札が8以上になるまで公開して引く。合計の最も小さい人から。全員、好きな色の実績チップを1枚取る。
