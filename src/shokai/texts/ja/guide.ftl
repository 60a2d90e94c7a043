# The rules pages and the player aids, whatever the game. The page loads these texts only where rules are read.

guide-example = 例
guide-after = その後
guide-symbols = 記号一覧表
guide-edition = 版
guide-found = { $n ->
    [0] 見つかりませんでした。
   *[other] { $n }件の節にあります。Enterで最初の節へ移ります。
}
guide-clear = すべて表示
guide-aid = 早見表を印刷
guide-aid-about = A4かレター1枚に、ゲーム中に確かめたいことをまとめました。
guide-aid-title = 早見表
guide-print = 印刷
guide-back = ルールに戻る
