# First-game notes: what somebody who has not played before is told when it happens for the first time. One sentence each.

page-first-notes = 初めてのときの説明
page-first-notes-about = 何かが初めて起きたとき、一文で説明します。
page-first-notes-off = もう表示しない
page-first-notes-read = わかった

osaka-note-coins = 手札に入れたカードはお金になり、船は進みません。
osaka-note-stone = 予約駒は1つだけで、買うか取るまでこのカードを自分のために取っておきます。
osaka-note-reserved = 予約駒のあるカードは置いた人のもので、ほかの人は買うことも取ることもできません。
osaka-note-goods = 買ったカードは在庫になり、その色の船が江戸に着くと勝利点に変わります。
osaka-note-sails = 買うたびに船が進み、その色が1枚なら1マス、2枚以上なら2マスです。
osaka-note-refill = 農場のカードは、次に誰かが買った後で市場に移ります。
osaka-note-payday = この色の在庫がすべて最も高いカードの値で売れ、新しい実績チップで次からはもっと高く売れます。
osaka-note-rivals-sell = 船が着くと、誰が着けたかによらず、その色の在庫を持つ全員が売ります。
osaka-note-sinking = 決算のときに波のマスにいた船は沈み、安乗からやり直します。
osaka-note-loss = この在庫は船とともに沈みましたが、保険マークのある手札があれば守れました。
osaka-note-saved = 横向きの在庫は、売るまで保険がかかっています。
osaka-note-shuffle = 山札がなくなったので、捨て札が新しい山札になりました。

yokohama-note-toll = 出会った社長、または助手を置いた場所にいる社長の持ち主に、1円ずつ払いました。
yokohama-note-toll-got = ほかの人が社長のところへ来て通行料を払いました。よい場所はお金になります。
yokohama-note-canal = 運河を渡るたびに1円かかり、運河には止まれません。
yokohama-note-recall = 次の手番、社長は手元から自分の助手のいるどの場所へも直接行けます。
yokohama-note-nowhere = 社長が止まれる場所に助手がいなかったので、アクションはありませんでした。
yokohama-note-goods = 品物は注文書、中華街、教会で使い、いくつでも持っていられます。
yokohama-note-house-yen = 自分の商館がある場所でほかの人がアクションをするたびに、銀行から1円を受け取ります。
yokohama-note-order = 品物がそろえば、メインアクションの前か後に注文書を達成できます。
yokohama-note-fulfils = 注文書の旗はこれから数えられ、同じ国の旗が2枚で外国商人を得ます。
yokohama-note-agent = 外国商人は、助手がいて社長のいない場所で、一度だけ追加のアクションができます。
yokohama-note-sends = 外国商人は使用済みになりましたが、手元に残り、業績には数えます。
yokohama-note-token = このチップは場所ごとに1枚で、そこで最初に影響力5のアクションをした人のものです。
yokohama-note-token-gone = その影響力5チップはなくなりました。得られるのは最初に影響力5でアクションをした人だけです。
yokohama-note-shop = この商店は、ゲームの終わりまでここで影響力1になります。
yokohama-note-house = この商館はここで影響力1になり、ほかの人がここでアクションをするたびに1円を得ます。
yokohama-note-recovery = アクションの後、助手は手元に戻り、社長は次に動くまで残ります。
yokohama-note-church = この助手は最後まで残り、ボードの1位と2位は最後に点を得ます。
yokohama-note-customs = この助手は最後まで残り、ボードの1位と2位は最後に点を得ます。
yokohama-note-learns = 技術はゲームの終わりまで役に立ち、工業力と旗は最後に点になります。
yokohama-note-achieves = 業績は最初の人の点が最も高く、条件の品物などは手元に残ります。
yokohama-note-hires = 倉庫から出した駒は手元にあり、助手は置き、商店と商館は建てられます。
yokohama-note-last = 終わりが宣言されました。このラウンドを終え、もう1ラウンドで終わりです。
