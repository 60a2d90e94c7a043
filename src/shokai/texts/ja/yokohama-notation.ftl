# 横濱紳商伝:読めない手と、手の一覧。

yokohama-bad-move = 「{ $text }」という手はありません。手の始まり:{ $verbs }
yokohama-bad-area = 「{ $text }」という場所は卓にありません。場所:{ $areas }
yokohama-bad-word = 「{ $text }」はここに合いません。使えるもの:{ $choices }
yokohama-bad-number = 「{ $text }」は{ $low }~{ $high }の数ではありません。
yokohama-bad-order = 「{ $text }」は注文書ではありません。注文書は O1 ~ O{ $most }です。
yokohama-bad-hand = { $order }は手札にありません。
yokohama-not-in-row = { $order }はこのボードにありません。
yokohama-title-not-there = 「{ $title }」はこのボードにありません。
yokohama-bad-payee = 「{ $text }」:自分に通行料を払う人はいません。
yokohama-bad-outcome = 「{ $text }」は配れるものではありません。

## 局面

yokohama-position-players = 名前の異なる2~4人が必要です。これは使えません:{ $names }
yokohama-bad-face = { $where }:「{ $text }」を読めません。使えるもの:{ $known }
yokohama-bad-layout = 配置には、ゲームの場所をそれぞれ1度ずつ、長い列から順に書きます。例:{ $layout }
yokohama-bad-pair = 「{ $text }」は「{ $key }」に合いません。
yokohama-bad-men = 「{ $text }」:助手は 2@Bank のように書きます。
yokohama-hand-limit = { $name }の手札の注文書は{ $most }枚までです。
yokohama-bad-pieces = { $name }の「{ $letter }」の駒は全部で{ $total }個、うち{ $out }個が卓にあります。手元と倉庫の数が合いません。
yokohama-bad-row = 「{ $key }」の列は6マスです。
yokohama-order-twice = 1枚の注文書が2か所にあることはできません。
yokohama-title-twice = 「{ $title }」はそれほど多くありません。

## 自分のカード

yokohama-cards-not-toml = カードのファイルは正しい TOML ではありません:{ $why }
yokohama-cards-unknown = カードのファイルに「{ $name }」という表はありません。表:{ $known }
yokohama-cards-no-such = 「{ $card }」というカードはありません。

## 手の一覧

yokohama-notation =
    このゲームの手(場所は Copper1、Bank、Port など。注文書は O1 ~ O36):
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
      good tea, move Bank Port     アイコン:好きな品物、助手の移動(「move hand Lab」も)
      done                         この段階では(もう)何もしない
    後の段階の手を書くと、その前の段階は飛ばします。「go Bank」なら助手を置きません。
