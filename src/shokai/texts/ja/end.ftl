## 結果：点数の伸びと勝負どころ

end-turning = 勝負どころ
end-turn = { $n }手番目
end-turning-lead = { $player }が{ $colours }を売って{ $n }点を得て、{ $other }を抜きました（{ $ahead }点差）。
end-turning-gain = 最大の決算：{ $player }が{ $colours }を売って{ $n }点を得ました。
end-turning-loss = 黒潮で{ $player }が在庫{ $n }枚を失いました：{ $colours }。
end-show = 卓で見る
end-growth = 点数の伸び
end-growth-about = 手番ごと、江戸に着いた船とともに
end-tokens = 実績チップ
end-lost = 黒潮で失った在庫
end-before = この卓より前
replay-open = 全員の手札を公開

yokohama-why-ended = { $reason ->
    [houses] 商館4軒が建ちました。
    [shops] 商店8軒が建ちました。
    [orders] ボードを埋める注文書が足りなくなりました。
    [church] 教会ボードの助手が決められた数になりました。
   *[customs] 税関ボードの助手が決められた数になりました。
}
