# 今日の一局。

server-daily-account = 今日の一局にはアカウントが必要です。先に作ってください。名前と卓はそのままです。
server-daily-first = まず自分で今日の一局を最後まで打ってください。その後、終わったほかの人のゲームを見られます。途中でやめた場合は、その日の翌々日から見られます。
server-not-in-daily = 今日の一局は、ひとりで、助けなしで打ちます。

page-daily = 今日の一局
page-daily-about = 全員が同じ配りで、一度だけ、同じボット{ $bots }体を相手に打ちます。
page-daily-play = 打つ
page-daily-go-on = 続ける
page-daily-look = 見る
page-daily-left = { $hours ->
    [0] 残り1時間未満
   *[other] 残り{ $hours }時間
}
page-daily-begun = { $n ->
    [0] まだ誰も打っていません。
   *[other] { $n }人が打ち始めました。
}
page-daily-points = { $n }点
page-daily-account = まずアカウントを作成
page-daily-board = 今日の順位表（{ $game }）
