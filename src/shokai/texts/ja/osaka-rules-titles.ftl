# TRADERS OF OSAKA：ルールの各節の見出し。テーブルのリンクにも出る。本文は osaka-rules.ftl。

osaka-rules-goal-title = ゲームの目的
osaka-rules-setup-title = 準備
osaka-rules-turn-title = 手番
osaka-rules-buy-title = 品物を買う
osaka-rules-ships-title = 船
osaka-rules-take-title = お金を取る
osaka-rules-reserve-title = 予約する
osaka-rules-refill-title = 市場と農場の補充
osaka-rules-piles-title = 山札と捨て札
osaka-rules-payday-title = 決算
osaka-rules-tokens-title = 実績チップ
osaka-rules-tide-title = 黒潮
osaka-rules-insurance-title = 保険
osaka-rules-end-title = ゲームの終わり
