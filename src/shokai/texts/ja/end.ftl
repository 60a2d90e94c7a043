## 結果：点数の伸びと勝負どころ

end-turning = 勝負どころ
end-turn = { $n }手番目
end-round = 第{ $n }ラウンド
end-scoring = 最終得点計算
osaka-turning-lead = { $player }が{ $colours }を売って{ $n }点を得て、{ $other }を抜きました（{ $ahead }点差）。
osaka-turning-gain = 最大の決算：{ $player }が{ $colours }を売って{ $n }点を得ました。
osaka-turning-loss = 黒潮で{ $player }が在庫{ $n }枚を失いました：{ $colours }。
yokohama-turning-lead = { $player }が1手番で{ $n }点を得て、{ $other }を抜きました（{ $ahead }点差）。
yokohama-turning-gain = 最も得点した手番：{ $player }が{ $n }点を得ました。
yokohama-turning-final = 最終得点計算で{ $player }が{ $n }点を加え、{ $other }を抜きました（{ $ahead }点差）。
end-show = 卓で見る
end-growth = 点数の伸び
osaka-growth-about = 手番ごと、江戸に着いた船とともに
yokohama-sources-about = ゲーム中の得点＋終了時の得点
yokohama-growth-about = ゲーム中の得点、ラウンドごと
osaka-growth-at = { end-turn }
yokohama-growth-at = { end-round }
end-tokens = 実績チップ
end-lost = 黒潮で失った在庫
end-before = この卓より前
end-deal-secret = 同じ配りを、ほかの人がまだ遊んでいるかもしれません。再生、棋譜、シャッフルの検証、検討は、それが終わってから開きます。
replay-open = 全員の手札を公開

osaka-why-tokens = { $players }の実績チップが8枚に達しました。
osaka-why-passes = 誰も何もできなくなりました。
yokohama-why-ended = { $reason ->
    [houses] 商館4軒が建ちました。
    [shops] 商店8軒が建ちました。
    [orders] ボードを埋める注文書が足りなくなりました。
    [church] 教会ボードの助手が決められた数になりました。
   *[customs] 税関ボードの助手が決められた数になりました。
}
review-ask = このゲームを検討する
