# A turn in one sentence: what somebody did, each thing in a few words that follow their name.

turn-told = { $player }：{ $parts }
turn-skip = スキップ
turn-skip-about = この手番の終わりまで進む（スペースキー）
turn-setup = 準備
turn-round = 第{ $round }ラウンド
turn-number = 第{ $turn }手番
turn-open = 一手ずつ表示
turn-back = 前の手番
turn-on = 次の手番
turn-mind = ボットに代わってもらう：{ $bot }

## TRADERS OF OSAKA

brief-osaka-story-draws = { $cards }を引く
brief-osaka-story-token = { osaka-colour }の実績チップ
brief-osaka-story-takes = { $card }をお金として取る
brief-osaka-story-takes-held = 予約駒の下の{ $card }を取る
brief-osaka-story-reserves = { $card }を予約
brief-osaka-story-reserves-farm = 農場の{ $card }を予約
brief-osaka-story-buys = { $cards }を{ $price }で買う
brief-osaka-story-passes = パス
brief-osaka-story-sails = { osaka-colour }の船が{ $space }へ
brief-osaka-story-insures = { $cards }で保険
brief-osaka-story-saves = { $cards }を守る

## YOKOHAMA

brief-yokohama-story-keeps = 注文書を1枚残す
brief-yokohama-story-places = { $n ->
    [1] 助手1人を{ $cards }へ
   *[other] 助手を1人ずつ{ $cards }へ
}
brief-yokohama-story-places-two = 助手2人を{ $area }へ
brief-yokohama-story-toll = { $payee }に{ $yen }円
brief-yokohama-story-goes = { $area }で影響力{ $power }のアクション
brief-yokohama-story-recalls = 社長を手元に戻す
brief-yokohama-story-stays-in-hand = 社長は手元のまま
brief-yokohama-story-sends = 外国商人が{ $area }で影響力{ $power }のアクション
brief-yokohama-story-gets = { $things }を得る
brief-yokohama-story-exchanges = { $given }を{ $things }に換える
brief-yokohama-story-reaches-church = 教会のマス：{ $things }
brief-yokohama-story-reaches-customs = { yokohama-area-customs }のマス：{ $things }
brief-yokohama-story-takes-order = 注文書を取る
brief-yokohama-story-hires = 倉庫から{ $thing }
brief-yokohama-story-learns = { $title }を得る
brief-yokohama-story-learns-and-gets = { $title }と{ $things }を得る
brief-yokohama-story-station = 停車場を{ $area }へ
brief-yokohama-story-agent = 外国商人（{ $country }）
brief-yokohama-story-token = 影響力5チップ：{ $things }
brief-yokohama-story-builds-shop = { $area }に商店：{ $things }
brief-yokohama-story-builds-house = { $area }に商館：{ $things }
brief-yokohama-story-chooses = { $things }を選ぶ
brief-yokohama-story-moves = 助手1人を{ $source }から{ $area }へ
brief-yokohama-story-moves-from-hand = 助手1人を手元から{ $area }へ
brief-yokohama-story-fulfils = { $country }の注文書を達成：{ $things }
brief-yokohama-story-achieves = 業績{ $letter }：{ $things }
brief-yokohama-story-picks = マーカー：{ $marker }
brief-yokohama-story-mill = 生糸1を2円に
brief-yokohama-story-university = 助手1人を1円で

## TRADERS OF OSAKA: the order of a payday

climax-purchase = 購入
climax-sail = 船が進む
climax-payday = 決算
climax-tide = 黒潮
climax-payday-of = { osaka-colour }の決算
climax-payday-about = 全員が{ osaka-colour }の在庫をすべて売ります。
climax-tide-of = 黒潮が{ $colours }の船をのみこみます
climax-price = 単価
climax-cards = ×枚数
climax-rounded = 5の倍数に切り上げ
climax-points = 5ごとに1点
climax-nothing = 売るものなし
climax-lost = { $n ->
    [0] 失うものなし
   *[other] { $n }枚を失います
}
climax-saved = 保険{ $n }枚
climax-worth = { $price }×{ $cards }={ $sum }：{ $points }点
climax-worth-about = いま決算ならこの色は{ $price }×{ $cards }={ $sum }、切り上げて{ $rounded }

## TRADERS OF OSAKA: insurance

insure-cannot = { osaka-colour }の船が沈みます。在庫{ $goods }枚に保険をかけられるカードがありません。

## The end

end-sources = 得点の内訳
end-total = 合計
end-payday = 決算{ $n }：{ $colours }
end-reason = 終了の理由：{ $reason }
end-own-place = あなたは{ $place }位、{ $behind ->
    [0] 同点です。
   *[other] { $behind }点差です。
}
