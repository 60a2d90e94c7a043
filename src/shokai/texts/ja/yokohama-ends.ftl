# YOKOHAMA：ゲームを終わらせる手、終わりを宣言する手。

yokohama-preview-over = これでゲームが終わり、{ $player }の勝ちです。
yokohama-preview-ends-for = これでゲームの終わりが宣言され、あと1ラウンドで終わります。このままなら{ $player }の勝ちです。
yokohama-ends-over = { $who ->
    [you] これでゲームが終わり、あなたの勝ちです。
   *[other] これでゲームが終わり、{ $player }の勝ちです。
}
yokohama-ends-soon = { $who ->
    [you] これでゲームの終わりが宣言され、あと1ラウンドで終わります。このままならあなたの勝ちです。
   *[other] これでゲームの終わりが宣言され、あと1ラウンドで終わります。このままなら{ $player }の勝ちです。
    [nobody] これでゲームの終わりが宣言され、あと1ラウンドで終わります。
}
yokohama-ends-button-over = { $who ->
    [you] ゲームを終えて勝つ
   *[other] ゲームを終える：{ $player }の勝ち
}
yokohama-ends-button-soon = { $who ->
    [you] { $does }：終了宣言、あなたが首位
   *[other] { $does }：終了宣言、{ $player }が首位
    [nobody] { $does }：終了宣言
}
