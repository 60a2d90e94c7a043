# 横濱紳商伝:読めない手と、手の一覧。

yokohama-bad-move = 「{ $text }」という手はありません。手の最初の語：{ $verbs }。
yokohama-bad-area = 「{ $text }」という場所は卓にありません。場所：{ $areas }。
yokohama-bad-word = 「{ $text }」はここに合いません。使えるもの：{ $choices }。
yokohama-bad-number = 「{ $text }」は{ $low }～{ $high }の数ではありません。
yokohama-bad-order = 「{ $text }」は注文書ではありません。注文書は O1～O{ $most }です。
yokohama-bad-hand = { $order }は手札にありません。
yokohama-not-in-row = { $order }はこのボードにありません。
yokohama-title-not-there = 「{ $title }」はこのボードにありません。
yokohama-bad-payee = 「{ $text }」：自分に通行料を払う人はいません。
yokohama-bad-outcome = 「{ $text }」は配れるものではありません。

## 局面

yokohama-position-players = 名前の異なる2～4人が必要です。使えない名前：{ $names }。
yokohama-bad-face = { $where }：「{ $text }」を読めません。使えるもの：{ $known }。
yokohama-bad-layout = 配置には、ゲームの場所をそれぞれ1度ずつ、長い列から順に書きます。例：{ $layout }
yokohama-bad-pair = 「{ $text }」は「{ $key }」に合いません。
yokohama-bad-men = 「{ $text }」：助手は 2@Bank のように書きます。
yokohama-hand-limit = { $name }の手札の注文書は{ $most }枚までです。
yokohama-bad-pieces = { $name }の「{ $letter }」の駒は全部で{ $total }個、うち{ $out }個が卓にあります。手元と倉庫の数が合いません。
yokohama-bad-row = 「{ $key }」の列は6マスです。
yokohama-order-twice = { $order }が2か所にあることはできません。
yokohama-title-twice = 「{ $title }」はそれほど多くありません。
yokohama-position-area = 「{ $key }」：{ $area }は配置にありません。
yokohama-position-canal = 「{ $key }」：運河には何も置けません。
yokohama-position-supply = { $what ->
    [agents] 外国商人はそれほど多くありません。{ $name }が持ちすぎています。
   *[tokens] 影響力5チップはそれほど多くありません。{ $name }が持ちすぎています。
}
yokohama-position-impossible = { $fault ->
    [pieces] この局面はありえません。各自の駒は、どこにあっても助手20個、商店8個、商館4個です。
    [shops] この局面はありえません。1つの場所に同じ人の商店は2つ建ちません。
    [canal] この局面はありえません。運河には何も置けません。
    [orders-twice] この局面はありえません。注文書はそれぞれ1か所だけに、使っているボードにだけあります。
    [copies] この局面はありえません。同じ技術は9枚までです。
    [depth] この局面はありえません。「steps」は「begin」から、手番か準備の今のステップまでを並べます。
    [actor] この局面はありえません。今のステップで決めるのは「actor」の人ではありません。
    [row-gaps] この局面はありえません。技術は左から隙間なく並びます。
    [seats] この局面はありえません。参加していない人が何かを持っているか、手番になっています。
    [layout] この局面はありえません。場所はそれぞれ配置の1か所にあり、足りないのは準備中だけです。
    [sites] この局面はありえません。運河以外のどの場所にも建設カードが1枚あり、同じカードは2か所にありません。
    [tokens] この局面はありえません。影響力5チップはそれぞれ1か所だけにあり、第2ミニ拡張のものには「mini2」が要ります。
    [places] この局面はありえません。駒や建物は配置にある場所に置き、運河には建てられません。
    [boards] この局面はありえません。中立の助手は2人ゲームのときだけ、教会と税関に1人ずついます。
    [orders] この局面はありえません。注文書の列と山札が合っていません。
    [technologies] この局面はありえません。技術の列と山札が合っていません。
    [hands] この局面はありえません。手札の注文書、「box」、「secret」が合っていません。
    [achievements] この局面はありえません。「achievements」には文字ごとに1枚を書き、それは「achievements_left」に残っていません。
    [markers] この局面はありえません。マーカーには「mini1」が要り、使うのは4個で、それぞれ1か所だけにあります。
    [countries] この局面はありえません。国のアイコンはそれほど多くありません。
    [stack] この局面はありえません。この「steps」の並びはつながらないか、「where」の場所に合いません。
    [area] この局面はありえません。アクションには「where」（卓にある合った場所）と1～5の「power」が要り、アクションがなければどちらもありません。
    [unused] この局面はありえません。「count」「order」「choice」「need」「any_left」「warehouse_left」「moves_left」「mined」のうち、今のステップで使わないものがあります。
    [fresh] この局面はありえません。「fresh: 0」は今のステップで何かをしたという意味ですが、まだ何もしていません。
    [destinations] この局面はありえません。行き先が卓と合っていません。
    [end] この局面はありえません。「ended」と「turns_left」は一緒に使い、手番の数は全員同じです。
    [step-placing] この局面はありえません。「placing」では「count」は置ける場所の数より少なく、「order」は最後に置いた場所の次です。
    [step-telegram] この局面はありえません。「telegram」には、その技術、「choice」に助手が2人いる場所、手元にもう1人の助手が要ります。
    [step-tolls] この局面はありえません。「tolls」では、支払い方がいくつもある場所を「choice」に書きます。
    [step-fetching] この局面はありえません。「fetching」では社長は手元にいます。
    [step-trading] この局面はありえません。「trading」では残りの取引の回数（1から影響力まで）を「count」に書きます。
    [step-donating] この局面はありえません。「donating」には、「choice」に空いたマス、「need」にまだ足りない寄付の数、そのための品物、助手が要ります。
    [step-church-man] この局面はありえません。「church-man」には、「choice」に空いたマス、教会と手元の両方に助手が要ります。
    [step-customs-man] この局面はありえません。「customs-man」には、「choice」に空いたマス、税関と手元の両方に助手が要ります。
    [step-ordering] この局面はありえません。「ordering」には手札の空きが要ります。「count」は0か1、「need」が1なのは2枚目のときだけで、取れる注文書がなければなりません。
    [step-fill-orders] この局面はありえません。「fill-orders」には空いたマスと、山札の注文書が要ります。
    [step-hiring] この局面はありえません。「hiring」では、まだ取れる数（影響力より少ない）を「count」に書き、「order」は0～2です。
    [step-paying] この局面はありえません。「paying」には、「choice」にまだ持っていない技術、「need」にその値段、支払えるだけのものが要ります。
    [step-fill-titles] この局面はありえません。「fill-titles」には右端の空いたマスと、山札の技術が要ります。
    [step-station] この局面はありえません。「station」はその技術を得た人のものです。
    [step-bonus] この局面はありえません。「bonus」には影響力5と、その場所の影響力5チップが要ります。
    [step-building] この局面はありえません。「building」には影響力4か5が要ります。
    [step-recovery] この局面はありえません。「recovery」で聞かれるのは、電話を持ち、その場所に助手がいる人だけです。
    [step-reward] この局面はありえません。「reward」には「any_left」「warehouse_left」「moves_left」のアイコンが要ります。教会の後は「moves_left」だけです。
    [step-carrying] この局面はありえません。「carrying」には「moves_left」のアイコンと、「choice」の場所の助手が要ります。
    [step-marker] この局面はありえません。「marker」は、業績が3つありマーカーのない人のもので、場にマーカーが要ります。
    [step-draft] この局面はありえません。「draft」では「count」の席が選び、まだ誰の手番も始まっていません。
   *[other] この局面はありえません。手番のステップ、決める人、数が合っていません。
}

## 自分のカード

yokohama-cards-not-toml = カードのファイルは正しい TOML ではありません：{ $why }
yokohama-cards-too-long = カードのファイルは{ $most }文字までです。
yokohama-cards-too-deep = 「{ $line }」：これほど深いリスト、点の多いキー、長い語はカードのファイルで使えません。
yokohama-cards-unknown = カードのファイルに「{ $name }」という表はありません。表：{ $known }。
yokohama-cards-no-such = 「{ $card }」というカードはありません。

## 手の一覧

yokohama-notation = このゲームの手（場所は Copper1、Bank、Port など。注文書は O1～O36）：
      keep O12                     最初の2枚の注文書から1枚を残す
      fulfil O12, achieve A        フェイズAとC。ほかに agent Bank, mill, university
      place Bank Port Tea1         各場所に助手を1人ずつ。「pair Bank」は1か所に2人
      go Bank [paying P1 canal]    社長を動かす。P0 はスタートプレイヤー
      recall [Silk1 Tea1]          社長を、これらの場所の助手とともに手元に戻す
      get 3                        場所の産物を、またはそれより少なく取る
      buy tea, sell fish           中華街
      church 3 copper yen from area, customs 2 from hand
                                   マス、寄付、助手をどこから出すか
      order O17, second yen        注文書を取る。2枚目の代金を払う
      hire house shop assistant    倉庫の駒
      learn tram [imports 1]       技術。残りは円で払う
      token, shop 2, house, stay   ボーナス、建設、電話
      good tea, move Bank Port     アイコン：好きな品物、助手の移動（「move hand Lab」も）
      done                         この段階では（もう）何もしない
    後の段階の手を書くと、その前の段階は飛ばします。「go Bank」なら助手を置きません。
