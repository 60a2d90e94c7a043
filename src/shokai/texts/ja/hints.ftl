# A hint at the table: what a bot would do, why, and what else there is.

hint-button = ヒント
hint-about = 強いボットならどう打つか。ボットはあなたが知り得ることしか知らず、ほかの人には知らされません。
hint-title = ヒント
hint-from = あなたが知り得ることだけから
hint-thinking = 考えています
hint-first = 第一候補
hint-then = 続いて：{ $plan }
hint-why = 理由
hint-chance = 勝率およそ{ $chance }%{ $error ->
    [0] {""}
   *[other] （± { $error }%）
}
hint-even = 互角なら{ $even }%です。
hint-kind = { $kind ->
    [brings] 得る
    [prepares] 備える
    [prevents] 防ぐ
    [keeps] 守る
   *[mind] 注意
}
hint-only-move = ほかに手はありません。
hint-prevents = { $player }の勝率は、次善の手のあとより{ $loss }ポイント低くなります。
hint-no-reason = すぐに確実に起こることはありません。ボットが先を打ち進めた結果による選択です。
hint-again = もう一度押すと
hint-again-about = ほかの二つの手と、その損失
hint-others = ほかの手
hint-costs = − { $loss }%
hint-costs-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }点
hint-as-good = ほぼ同じ
hint-unrated = 数値なし
hint-note = 偶然と見分けられない差は表示しません。
hint-close = ヒントを閉じる
hint-no-others = ほかに手はありません。

## At the new table

page-hints = ヒント：対局者は、ボットならどう打つかを聞けます
page-hints-rated = レーティング対象の対局にヒントはありません。

## What the server says

server-hint-rated = この対局はレーティングの対象です。ヒントはありません。
server-hint-off = この卓では、ホストがヒントを切っています。
server-hint-running = すでにヒントを待っています。
server-hint-nobody = このサーバーには考えるためのプロセスがないので、ヒントは出せません。
server-hint-failed = ヒントが見つかりませんでした。少し待ってからもう一度試してください。
server-rated-hints = レーティング対象の対局でヒントは使えません。
