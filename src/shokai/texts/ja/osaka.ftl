# 大阪の商人たち(TRADERS OF OSAKA):言葉、手、理由、予測、出来事。

osaka-colour = { $colour ->
    [red] 赤
    [blue] 青
    [yellow] 黄
   *[green] 緑
}
# 模様を強調したとき、カードに書く字。同じ字の色があってはならない。
osaka-colour-mark = { $colour ->
    [red] 赤
    [blue] 青
    [yellow] 黄
   *[green] 緑
}
osaka-card = { osaka-colour }の{ $value }

osaka-space-osaka = 大坂
osaka-space-oshima = 大島
osaka-space-anori = 安乗
osaka-space-enshunada-1 = 遠州灘1
osaka-space-enshunada-2 = 遠州灘2
osaka-space-edo = 江戸

## 読めない入力

osaka-bad-card = 「{ $text }」というカードはありません。カードは{ $cards }です。
osaka-bad-colour = 「{ $text }」という色はありません。色は{ $colours }です。
osaka-bad-ship = 「{ $text }」は船とその場所ではありません。R2 または R:anori のように書いてください。場所は{ $spaces }です。
osaka-bad-move = 「{ $text }」という手はありません。手の書き方：token R, take R5, reserve R5, reserve farm R5, buy, buy R5 G2, pay R5, insure R2, save R5, done, pass
osaka-too-many-cards = { $card }はゲーム中にそれほど多くありません。
osaka-no-own-cards = このゲームのカードはすべて印刷どおりに分かっているので、差し替えるものはありません。
osaka-not-under-stone = あなたの予約駒は{ $card }の上にありません。
osaka-two-stones = { $player }の予約駒は1つだけです。
osaka-position-players = 名前の異なる2～4人が必要です。使えない名前：{ $names }。
osaka-position-impossible = { $fault ->
    [cards] この局面はありえません。108枚のカードはどこかに1度ずつあります。
    [pile] この局面はありえません。山札が「draw」のカードより多くなっています。
    [ships] この局面はありえません。手番の始めに江戸にいる船はありません。
    [stones] この局面はありえません。予約駒は1枚のカードに置きます。
    [market] この局面はありえません。手番の始めには市場に何かがあります。
    [points] この局面はありえません。誰の得点にもなっていないカードが足りません。
    [tokens] この局面はありえません。実績チップが8枚になればゲームは終わりです。
    [seats] この局面はありえません。参加していない人が何かを持っているか、手番になっています。
    [actor] この局面はありえません。この段階で決めるのは「actor」の人ではありません。
    [passes] この局面はありえません。全員がパスすればゲームは終わりです。
    [edo] この局面はありえません。船が江戸にいるのは到着から決算の終わりまでで、船がなければ決算もありません。
    [unused] この局面はありえません。「due」「order」「asked」「colour」「symbols」「to_market」「to_farm」「after_lay」のうち、この段階で使わないものがあります。
    [phase-lay] この局面はありえません。「lay」には「to_market」か「to_farm」のカード（市場が先）、引く山札、「after_lay」に turn、payday、hands のどれかが要ります。
    [phase-hands] この局面はありえません。「hands」には山札が要り、引く人の手札は8未満です。
    [phase-start] この局面はありえません。「start」には並んだ2人が要ります。
    [phase-tokens] この局面はありえません。「tokens」では、最初の人から選ぶ人の前までが実績チップを1枚持ち、ほかの人は持っていません。
    [phase-pay] この局面はありえません。「pay」には、「due」に品物の値段以下で手札で払える額、「order」にカードの種類が要ります。
    [phase-insure] この局面はありえません。「insure」には、沈みそうな「colour」の色の品物が「symbols」より多くあり、「order」は0～2です。
    [phase-save] この局面はありえません。「save」には、沈みそうな「colour」の色の品物と、それより少なく1つ以上の「symbols」が要り、「order」は0～2です。
    [phase-end] この局面はありえません。誰かの実績チップが8枚になるか全員がパスするとゲームは終わり、「ended」がどちらかを示します。
   *[other] この局面はありえません。段階、決める人、手番の数が合っていません。
}

## なぜできないか

osaka-no-such-move = 番号{ $number }の手はありません。
osaka-why-over = ゲームは終わりました。
osaka-why-dealing = カードを配っています。
osaka-why-choose-token = 最初の手番の前に、全員が実績チップを1枚選びます。
osaka-why-buy-first = カードは購入の代金として支払います。まず「buy」と入力してください。
osaka-why-no-tokens-now = 実績チップを選ぶのは最初の手番の前の1回だけです。その後は売却で得ます。
osaka-why-no-insurance-now = 保険をかけられるのは、決算でその色の船が沈むときだけです。
osaka-why-nothing-to-buy = 市場にあなたが買えるカードはありません。
osaka-why-too-dear = 市場の値段は{ $price }、あなたの手札は{ $coins }です。全部買うか、買わないかのどちらかです。
osaka-why-nothing-reserved = あなたの予約駒はカードの上にありません。
osaka-why-held-in-farm = 予約駒の下のカードはまだ農場にあります。次の補充で市場に移ります。
osaka-why-must-act = パスできるのは、ほかに何もできないときだけです。
osaka-why-stone-is-out = あなたの予約駒は{ $where ->
    [market] 市場
   *[farm] 農場
}のカードの上にあります。そのカードを買うか取ったときにだけ戻ります。
osaka-why-reserved = { $card }は{ $player }が予約しています。買ったり取ったりできるのは{ $player }だけです。
osaka-why-own-stone-on-it = あなたの予約駒はすでに{ $card }の上にあります。
osaka-why-lies-in-farm = 市場にそのカードはありません。{ $card }は農場にあり、農場のカードは取ることも買うこともできません。
osaka-why-reserve-in-farm = そのカードは市場ではなく農場にあります。{ $card }は「reserve farm」で予約してください。
osaka-why-lies-in-market = そのカードは農場ではなく市場にあります。{ $card }は「farm」を付けずに「reserve」で予約してください。
osaka-why-not-in-market = 市場に{ $card }はありません。
osaka-why-not-in-farm = 農場に{ $card }はありません。
osaka-why-pay-first = 購入の途中です。あと{ $due }を支払います。
osaka-why-not-in-hand = 手札に{ $card }はありません。
osaka-why-pay-in-order = カードは高いものから順に、同じ値なら赤、青、黄、緑の順に支払います。{ $card }は今は順番が違います。1行にまとめて「buy」とすれば順番は自由です。
osaka-why-pay-dearer-first = カードは高いものから支払います。{ $card }以降の手札は合計{ $rest }で、残りの{ $due }に足りません。
osaka-why-superfluous = 値段に必要な枚数を超えています。{ $card }は余分です。
osaka-why-other-colour = いまは{ osaka-colour }の在庫についてです。{ $card }は自分の色だけの保険になります。
osaka-why-no-symbols = { $card }に保険マークはありません。
osaka-why-insure-in-order = マーク2つのカードはマーク1つのカードより先に出します。{ $card }は今は順番が違います。
osaka-why-superfluous-insurance = すでにすべて保険がかかっています。{ $card }は余分です。
osaka-why-no-such-goods = 危険にさらされた在庫に{ $card }はありません。
osaka-why-save-in-order = 在庫は高いものから順に選び、マークはすべて使います（残り{ $symbols }）。次に{ $card }を選ぶと、残りのマークを使い切れません。
osaka-why-choose-goods = 守る{ osaka-colour }の在庫を選んでください。あと{ $symbols }枚です。
osaka-why-insure-first = まず保険マークのある{ osaka-colour }のカードを出し、それから「done」と入力してください。
osaka-why-decide-insurance = { osaka-colour }の在庫（{ $goods }枚）に保険をかけますか。「insure」とカード、または「done」で答えてください。

## 手がもたらすもの

osaka-preview-next-price = { $price ->
    [0] すると、市場に{ $player }の取れるカードがなくなり、補充が行われます。
   *[other] すると、{ $player }にとっての市場の値段は{ $price }になります。
}
osaka-preview-buy = { $cards }を{ $price }で買います。
osaka-preview-ship = { osaka-colour }の船が{ $space }へ進みます。
osaka-preview-sale = { $player }は{ osaka-colour }{ $cards }枚を単価{ $price }で売り、{ $points }点と実績チップ1枚を得ます。
osaka-preview-at-risk = { osaka-colour }の船が沈みます。{ $player }は{ $cards }を失うかもしれません。
osaka-preview-symbols = 支払い前の手札には{ osaka-colour }の保険マークが{ $symbols ->
    [0] ありません。
   *[other] { $symbols }つあります。
}
osaka-preview-ends = これでゲームが終わります。
osaka-advice-can-buy = これで手持ちのお金は{ $coins }になり、そのときの市場（{ $price }）をすべて買えます。
osaka-advice-coins = これで手持ちのお金は{ $coins }になります{ $price ->
    [0] 。
   *[other] 。そのときの市場は{ $price }です。
}
osaka-advice-reserved = ほかの人はこのカードを取ることも買うこともできません。
osaka-advice-insures = このカードの保険マーク（{ $symbols }つ）で、あなたの{ osaka-colour }の商品を守れます。

## 出来事

osaka-story-draws = { $player }が{ $cards }を引きました。
osaka-story-lot = くじの結果、{ $player }から始めます。
osaka-story-token = { $player }が{ osaka-colour }の実績チップを取りました。
osaka-story-takes = { $player }が{ $card }をお金として取りました。
osaka-story-takes-held = { $player }が自分の予約駒の下の{ $card }を取りました。
osaka-story-reserves = { $player }が{ $card }を予約しました。
osaka-story-reserves-farm = { $player }が農場の{ $card }を予約しました。
osaka-story-buys = { $player }が{ $cards }を{ $price }で買いました。
osaka-story-pays = { $player }が{ $cards }を支払いました。
osaka-story-passes = { $player }は何もできず、パスしました。
osaka-story-to-market = 市場に{ $cards }が出ました。
osaka-story-to-farm = 農場に{ $cards }が出ました。
osaka-story-shuffle = 捨て札をシャッフルして新しい山札にしました。
osaka-story-sails = { osaka-colour }の船が{ $space }へ進みました。
osaka-story-sells = 決算：{ $player }が{ osaka-colour }{ $cards }枚を売りました。{ $price }×{ $cards }={ $sum }、切り上げて{ $rounded }：{ $points }点と実績チップ1枚。
osaka-story-insures = { $player }が{ $cards }で保険をかけました。
osaka-story-saves = { $player }が{ $cards }を守りました。
osaka-story-done = { $player }は{ osaka-colour }の在庫にこれ以上保険をかけません。
osaka-story-sinks = 黒潮が{ osaka-colour }の船をのみこみました。
osaka-story-loses = { $player }が{ osaka-colour }のカード{ $cards }枚を失いました。
osaka-story-end-tokens = { $players }の実績チップが8枚に達しました。ゲーム終了です。
osaka-story-end-passes = もう誰も何もできません。ゲーム終了です。
osaka-final = { $place }位 { $player }：{ $points }点、実績チップ{ $tokens }枚

## 卓

osaka-table-market = 市場
osaka-table-farm = 農場
osaka-table-piles = 山札{ $draw }枚、捨て札{ $discard }枚
osaka-table-points = { $points }点
osaka-table-tokens = 実績チップ{ $tokens }/{ $end }
osaka-table-stone = （予約駒は手元）
osaka-table-goods = 在庫
osaka-table-hand = 手札
osaka-table-hidden = { $cards }枚
osaka-table-coins = 合計{ $coins }

## 質問

osaka-asks-token = 実績チップを1枚選んでください。その色を売るときの単価が1上がります。
osaka-asks-turn = 取る、予約する、買うのどれかを選んでください。市場の値段は{ $price }、手札は{ $coins }です。
osaka-asks-pay = あと{ $due }を支払ってください。高いカードから順に出します。
osaka-asks-insure = { osaka-colour }の船が沈みます。危険な在庫{ $goods }枚に保険をかけますか。
osaka-asks-save = { osaka-colour }の在庫のうち、どれを守りますか。あと{ $symbols }枚です。

osaka-notation = このゲームの手（カードは R5、B2 など。R 赤、B 青、Y 黄、G 緑）：
      token R            赤の実績チップを取る（開始時）
      take R5            市場のカードをお金として取る。R5* は自分の予約駒の下のカード
      reserve R5         市場のカードに予約駒を置く
      reserve farm R5    農場のカードに予約駒を置く
      buy R5 G2          市場を買い、これらのカードで支払う。または「buy」のあと1枚ずつ
      insure R2 R3       保険としてカードを出す。終わりなら「done」
      save R5 R3         守る在庫を選ぶ
      pass               ほかに何もできないときだけ

## What the page calls a seat where nobody with a name sits
osaka-seat-white = 白
osaka-seat-pink = ピンク
osaka-seat-grey = グレー
osaka-seat-beige = ベージュ
