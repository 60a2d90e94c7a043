# 横濱紳商伝:質問、予測、出来事、卓。言葉は yokohama-names.ftl にあります。

## 質問

yokohama-asks-draft = 2枚の注文書のどちらを残しますか。もう1枚はゲームから除きます。
yokohama-asks-phase-a = メインアクションの前：外国商人を使う、注文書や業績を達成する、または「done」で進みます。
yokohama-asks-phase-c = メインアクションの後：外国商人を使う、注文書や業績を達成する、または「done」で手番を終えます。
yokohama-asks-place = { $men ->
    [0] 手元に置ける助手がいません。
    [1] 手元の助手1人を置いてください。
   *[other] 助手を最大{ $most }か所に1人ずつ、または1か所に2人置いてください。手元の助手は{ $men }人です。
}
yokohama-asks-place-more = 一覧の後ろの場所に、あと{ $left }か所まで助手を置けます。または「done」。手元の助手は{ $men }人です。（1行にまとめて「place」とすれば順番は自由です。）
yokohama-asks-telegram = 電信：{ $area }の隣に助手をもう1人置きますか。
yokohama-asks-move = 社長はどこへ行きますか。手元に戻すこともできます。
yokohama-asks-move-from-hand = 社長をどこに置きますか。
yokohama-asks-stuck = 社長の行けるところがないので呼び戻します。駒を手元に戻し、アクションはありません。
yokohama-asks-tolls = { $area }への道がいくつかあります。誰に払いますか。
yokohama-asks-fetch = 社長とともにどの助手を手元に戻しますか。一覧の順に挙げ、最後に「done」。
yokohama-asks-harvest = { $area }、影響力{ $power }：{ $bank ->
    [1] 何円
   *[other] いくつ
}取りますか。
yokohama-asks-trade = { $area }：取引はあと{ $exchanges }回。{ $can ->
    [buy] 何を買いますか。
    [sell] 何を売りますか。
   *[both] 買いますか、売りますか。
}
yokohama-asks-worship = { $area }：信仰{ $power }、寄付1つにつきさらに1。どのマスにしますか。
yokohama-asks-donate = 寄付があと{ $need }つ必要です。何を寄付しますか。品物、輸入品、2円の順です。
yokohama-asks-man = ボードに置く助手は、その場所から出しますか、手元から出しますか。
yokohama-asks-clear = { $area }、影響力{ $power }、輸入品{ $imports }。どのマスにしますか。
yokohama-asks-order-first = { $area }、影響力{ $power }：どの注文書を取りますか。
yokohama-asks-order-second = { $area }、影響力{ $power }：{ $price ->
    [yen] 2円
    [import] 輸入品1
   *[both] 2円か輸入品1
}で2枚目の注文書を取りますか。
yokohama-asks-order-second-paid = { $area }、影響力{ $power }：2枚目はどの注文書を取りますか。
yokohama-asks-hire = { $area }：倉庫からあと{ $items }個。商館、商店、助手の順です。所持金は{ $yen }円です。
yokohama-asks-study = { $area }：工業力{ $power }。どの技術にしますか。
yokohama-asks-pay = { $title }：2円か輸入品1を{ $units }回払います。輸入品で何回払いますか。
yokohama-asks-station = 停車場をどこに置きますか。
yokohama-asks-bonus = { $area }：影響力5チップを取りますか。
yokohama-asks-build = { $area }：{ $can ->
    [shop] 商店
    [house] 商館
   *[both] 商店か商館
}を建てますか。
yokohama-asks-recovery = 助手が戻ります。電話：1人を残しますか。
yokohama-asks-reward = { $kind ->
    [move] { $reward }：どの助手を動かしますか。手元からでも、街からでも選べます。
    [several] 報酬を使ってください：{ $reward }
   *[other] { $reward }：何を取りますか。
}
yokohama-asks-set-down = { $area }の助手をどこへ動かしますか。
yokohama-asks-set-down-from-hand = 手元の助手をどこに置きますか。
yokohama-asks-marker = 業績を3つとも達成しました。どのマーカーを取りますか。

## 手がもたらすもの

yokohama-preview-power = そこでの影響力は{ $power }、社長がいれば{ $strong }になります。{ $toll ->
    [0] { "" }
   *[other] 通行料{ $toll }円（{ $payees }）。
}
yokohama-preview-no-way = 社長はそこへ行けません：{ $why }
yokohama-preview-no-destination = 社長の行けるところがなくなり、呼び戻すことになります。
yokohama-preview-recall = 社長が手元に戻り、各地の助手{ $assistants }人から好きなだけ戻せます。アクションはありません。
yokohama-preview-order = { $order }。
yokohama-preview-gets = { $things }を得ます。
yokohama-preview-gives = { $given }を渡します。
yokohama-preview-exchanges = { $given }を渡して{ $things }を得ます。
yokohama-preview-other-gets = { $player }が{ $things }を得ます。
yokohama-preview-title = { $units ->
    [0] { $title }に追加の費用はありません。
    [1] { $title }には2円か輸入品1がかかります。
   *[other] { $title }には2円か輸入品1が{ $units }回かかります。
}
yokohama-preview-church = { $donations ->
    [0] 寄付なしで
   *[other] 寄付{ $donations }つで
}{ $things }を得ます。
yokohama-preview-customs = 輸入品{ $imports }で{ $things }を得ます。
yokohama-preview-action-power = 影響力{ $power }。
yokohama-preview-toll = { $way }。
yokohama-preview-tolls = 道はいくつかあります：{ $ways }。
yokohama-preview-way-free = 通行料なし
yokohama-preview-way-canal = 運河に1円
yokohama-preview-way-presidents = { $payees }に1円ずつ
yokohama-preview-way-canal-and-presidents = { $payees }に1円ずつと運河に1円
yokohama-preview-trade = 取引は{ $exchanges }回まで。
yokohama-preview-hire = { $items ->
    [0] 倉庫から取れる駒はありません。
   *[other] 倉庫から駒を{ $items }個まで。
}
yokohama-preview-church-spaces = 寄付すれば届くマス：{ $spaces }。
yokohama-preview-customs-spaces = 届くマス：{ $spaces }。
yokohama-preview-no-spaces = 届くマスはありません。
yokohama-preview-orders = 届く注文書：{ $orders }。
yokohama-preview-no-orders = 届く注文書はありません。
yokohama-preview-titles = 届く技術：{ $titles }。
yokohama-preview-no-titles = 届く技術はありません。
yokohama-preview-bonus = 影響力5チップで{ $things }を得ます。
yokohama-preview-build-shop = 商店を建てられます（区画{ $shops }）。
yokohama-preview-build-house = 商館を建てられます。
yokohama-preview-build-both = 商店（区画{ $shops }）か商館を建てられます。
yokohama-preview-freed = 助手{ $assistants }人が戻ります。
yokohama-preview-marker = マーカー：{ $marker }。
yokohama-preview-ends = これでゲームの終わりが宣言されます。

## 出来事:配り

yokohama-story-areas = 街並み（列ごと）：{ $cards }。
yokohama-story-sites = 建設カード：{ $cards }。
yokohama-story-tokens = 影響力5チップ：{ $cards }。
yokohama-story-achievements = 業績：{ $cards }。
yokohama-story-markers = 獲得できるマーカー：{ $cards }。
yokohama-story-dealt = { $player }に注文書が2枚配られました。
yokohama-story-new-orders = { $area }の新しい注文書：{ $cards }。
yokohama-story-new-titles = { $area }の新しい技術：{ $cards }。

## 出来事:手番

yokohama-story-turn = 第{ $round }ラウンド、{ $player }の手番。
yokohama-story-stock-market = { $player }は株式取引所から{ $yen }円を受け取りました。
yokohama-story-keeps = { $player }が注文書を1枚残しました。
yokohama-story-places = { $n ->
    [1] { $player }が助手を置きました：{ $cards }。
   *[other] { $player }が助手を1人ずつ置きました：{ $cards }。
}
yokohama-story-places-two = { $player }が{ $area }に助手を2人置きました。
yokohama-story-places-nobody = { $player }は助手を置きません。
yokohama-story-toll = { $player }が{ $payee }に{ $yen }円を払いました。
yokohama-story-canal = { $player }が運河に1円を払いました。
yokohama-story-goes = { $player }の社長が{ $area }へ行きました。影響力{ $power }。
yokohama-story-recalls = { $player }が社長を手元に戻しました。
yokohama-story-stays-in-hand = { $player }の社長は行くところがなく、手元に残ります。
yokohama-story-fetches = { $player }が助手を戻しました：{ $cards }。
yokohama-story-sends = { $player }が{ $area }で外国商人を使いました。影響力{ $power }。
yokohama-story-house-yen = { $owner }がそこの商館により{ $yen }円を得ました。
yokohama-story-nothing-there = そこに{ $player }が選べるものはありません。
yokohama-story-gets = { $player }が{ $things }を得ました。
yokohama-story-exchanges = { $player }が{ $given }を{ $things }に換えました。
yokohama-story-trades-no-more = { $player }はこれ以上取引しません。
yokohama-story-donates = { $player }が{ $cards }を寄付しました。
yokohama-story-reaches-church = { $player }の助手が教会の信仰{ $faith }のマスに着きました：{ $things }。
yokohama-story-declines-church = { $player }は教会ボードに誰も送りません。
yokohama-story-discards = { $player }が{ $things }を納めました。
yokohama-story-reaches-customs = { $player }の助手が{ yokohama-area-customs }の{ $space }のマスに着きました：{ $things }。
yokohama-story-declines-customs = { $player }は{ yokohama-area-customs }ボードに誰も送りません。
yokohama-story-takes-order = { $player }が注文書を取りました：{ $order }。
yokohama-story-pays-second = { $player }が2枚目の注文書に{ $things }を払いました。
yokohama-story-no-order = { $player }は注文書を取りません。
yokohama-story-no-second-order = { $player }は2枚目の注文書を取りません。
yokohama-story-hires = { $player }が倉庫から{ $thing }を{ $price ->
    [0] 無料で
   *[other] { $price }円で
}取りました。
yokohama-story-hires-no-more = { $player }は倉庫からこれ以上取りません。
yokohama-story-pays = { $player }が{ $things }を払いました。
yokohama-story-learns = { $player }が{ $title }を得ました。
yokohama-story-learns-and-gets = { $player }が{ $title }を得て、{ $things }を得ました。
yokohama-story-learns-nothing = { $player }は技術を得ません。
yokohama-story-station = { $player }が{ $area }に停車場を置きました。
yokohama-story-agent = 旗がそろい、{ $player }に外国商人が来ました：{ $country }。
yokohama-story-token = { $player }が{ $area }の影響力5チップを取りました：{ $things }。
yokohama-story-leaves-token = { $player }は影響力5チップを取りません。
yokohama-story-builds-shop = { $player }が{ $area }に商店を建てました：{ $things }。
yokohama-story-builds-house = { $player }が{ $area }に商館を建てました：{ $things }。
yokohama-story-builds-nothing = { $player }は何も建てません。
yokohama-story-recovers = { $player }の助手{ $assistants }人が{ $area }から戻りました。
yokohama-story-stays = { $player }の助手1人が{ $area }に残りました。
yokohama-story-chooses = { $player }が{ $things }を選びました。
yokohama-story-moves = { $player }が助手を{ $source }から{ $area }へ動かしました。
yokohama-story-moves-from-hand = { $player }が助手を手元から{ $area }へ動かしました。
yokohama-story-leaves-icons = { $player }は残りの報酬を使いません。
yokohama-story-fulfils = { $player }が注文書（{ $country }）を達成しました：{ $given }を渡し、{ $things }を得ました。
yokohama-story-achieves = { $player }が業績{ $letter }「{ $goal }」を達成しました：{ $things }。
yokohama-story-picks = { $player }がマーカーを取りました：{ $marker }。
yokohama-story-mill = { $player }が紡績工場で生糸1を2円に換えました。
yokohama-story-university = { $player }が大学で倉庫の助手1人を1円で取りました。

## 出来事:終わり

yokohama-story-end = { $reason ->
    [houses] 商館4軒が建ちました。
    [shops] 商店8軒が建ちました。
    [orders] ボードを埋める注文書が足りません。
    [church] 教会ボードが埋まりました。
   *[customs] 税関ボードが埋まりました。
}終わりが宣言され、この手番の後に{ $turns }手番が続きます。
yokohama-story-over = ゲームは終わりました。
yokohama-final = { $place }位 { $player }：{ $total }点（ゲーム中{ $track }、教会{ $church }、税関{ $customs }、技術{ $technology }、国{ $countries }、その他{ $remainder }）

## 卓

yokohama-table-head = 第{ $round }ラウンド、{ $player }の番
yokohama-table-dealing = 第{ $round }ラウンド、カードを配っています
yokohama-table-over = ゲームは終わりました
yokohama-table-last-turns = { $turns ->
    [0] 残りの手番なし
   *[other] これを含めて残り{ $turns }手番
}
yokohama-table-action = { $area }でアクション中、影響力{ $power }
yokohama-table-decks = 山札：注文書{ $orders }、技術{ $technologies }
yokohama-table-agents = 外国商人{ $agents }
yokohama-table-markers = マーカー：{ $markers }
yokohama-table-canal = 通行1円
yokohama-table-level = { $level ->
    [low] 低
    [mid] 中
   *[high] 高
}
yokohama-table-full = { $taken }/{ $full }
yokohama-table-achievement = { $letter }  { $goal }：最初の人{ $first }点、以後{ $later }点
yokohama-table-points = { $points }点
yokohama-table-holdings = { $yen }円、銅{ $copper }、生糸{ $silk }、茶{ $tea }、海産物{ $fish }、輸入品{ $imports }
yokohama-table-president-in-hand = 社長は手元
yokohama-table-president-at = 社長は{ $area }
yokohama-table-pieces = 助手{ $assistants }+{ $stored }、商店{ $shops }+{ $stored_shops }、商館{ $houses }+{ $stored_houses }（手元+倉庫）
yokohama-table-technologies = 技術
yokohama-table-industry = （工業力{ $industry }）
yokohama-table-orders = 注文書
yokohama-table-hidden = 非公開の手札{ $orders }枚
yokohama-table-fulfilled = 達成済み
yokohama-table-marker = マーカー：{ $marker }
yokohama-table-flags = 旗{ $flags }
yokohama-table-own-agents = 外国商人{ $agents }（使用済み{ $used }）
yokohama-table-tokens = 影響力5チップ{ $tokens }
yokohama-table-achieved = 業績{ $achieved }
yokohama-table-legend = 駒：R2* は助手2人と社長、[R] は建物、$ は停車場、= は自分の影響力。報酬：v 点、y 円、c 銅、s 生糸、t 茶、f 海産物、g 好きな品物、i 輸入品、w 倉庫の駒、m 移動、a 外国商人。H 商館、5: 影響力5チップ。
