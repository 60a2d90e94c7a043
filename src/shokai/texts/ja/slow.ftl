# ゆっくり遊ぶ：1手ごとの日数、週の予備時間、夜間、不在、時間切れ。

server-bad-zone = タイムゾーン「{ $zone }」はありません。Asia/Tokyo のような名前を指定してください。
server-bad-hour = 「{ $hour }」は時刻ではありません。22:00 のように書いてください。
server-bad-night = 夜間は最長{ $most }時間です。
server-night-changed = 夜間の設定を変えられるのは{ $days }日に1回です。
server-bad-day = 日付は 2026-12-24 のように書いてください。
server-bad-absence = 不在の期間は今日以降に始まり、終わりは始まりより前にできず、{ $days }日先までです。
server-absence-there = この期間の一部は、すでに不在として登録されています。
server-absence-too-long = { $year }年に不在にできるのは{ $most }日までで、残りは{ $left }日です。
server-no-such-absence = その不在の期間はありません。
server-time-up = { $player }の持ち時間が切れました。戻るまでボットが代わりに打ちます。
server-sheet-bot = { $why ->
    [late] { $player }は時間切れになり、最後までボットが打ちました。
    [left] { $player }は交代となり、最後までボットが打ちました。
   *[wish] { $player }は最後までボットに任せました。
}
server-sheet-late = { $player }は途中で時間切れになり、しばらくボットが打ちました。
server-nobody-left = 残っているのはボットだけです。ほかの人は全員、時間切れか交代になりました。誰かが戻るまで待ちます。
server-ended-alone = 全員が時間切れか交代になり、ボットしか残らなかったため、この卓は閉じられました。

slow-reserve = 予備時間
slow-reserve-about = 1手の時間が過ぎると使われます。毎週、元に戻ります。
slow-reserve-none = 予備時間なし
slow-reserve-of = 週に{ $hours }時間
slow-nights = 夜間は数えない
slow-absence = 不在の日は数えない
slow-alone = ボットだけになったら
slow-alone-which = { $what ->
    [wait] 誰かが戻るまで待つ
    [end] 卓を閉じる
   *[play] 最後まで打つ
}
slow-clock = 持ち時間：{ $clock }
slow-clock-words = { $clock }、その後は予備時間が{ $reserve }
slow-nights-on = 夜間は数えません（各自が設定した時間帯）。
slow-absence-on = 不在の日は数えません（各自の設定。年間の日数には上限あり）。
slow-until = { $time }まで
slow-reserve-left = 予備時間：{ $time }
slow-in-reserve = 予備時間を使用中
slow-rests = { $why ->
    [night] 夜間：{ $time }まで時計は止まっています
   *[away] 不在：{ $time }まで時計は止まっています
}
slow-away-until = { $player }は{ $time }まで不在です。
slow-away-from = { $player }は{ $from }から{ $to }まで不在です。

slow-title = あなたの時間
slow-about = 1手に数日かける卓では、ホストが認めていれば、夜間と不在の日に時計が止まります。同じ卓の人には、あなたがいつ不在かが見えます。
slow-zone = タイムゾーン
slow-night = 夜間
slow-night-on = 夜間は時計を止める
slow-night-from = 開始
slow-night-to = 終了
slow-night-later = 次に変更できるのは{ $day }です。
slow-days = 不在
slow-days-left = { $year }年は{ $days }日のうち{ $left }日残っています。
slow-first = 最初の日
slow-last = 最後の日
slow-add = 登録
slow-end-absence = 戻りました
slow-drop-absence = 削除
slow-span = { $first }～{ $last }
slow-over = 終了
slow-save = 保存
slow-saved = 保存しました。

slow-hot-name = 席{ $n }の名前
slow-meanwhile = この間に：

server-no-plans = このゲームでは手を計画できません。
server-plan-over = ここまでの手で手番が終わるか、何かが公開されます。これ以上は計画できません。
server-bad-answer = 「{ $asked }」にこの答えは選べません。
server-your-turn-now = あなたの番です。打ってください。

slow-insure-nothing = 保険をかけない
slow-insure-with = { $cards }で保険をかける
slow-if-insurance = { $colour ->
    [red] 赤の在庫が危ないとき
    [blue] 青の在庫が危ないとき
    [yellow] 黄の在庫が危ないとき
   *[green] 緑の在庫が危ないとき
}
slow-plan = 計画
slow-plan-title = 次の手番を計画する
slow-plan-about = いま自分の番なら、どうしますか。番が来たとき可能なら、すぐに打たれます。計画はほかの人には見えません。
slow-plan-none = 計画はありません。
slow-plan-press = 自分の手番だとしたら行うことを、盤上で選んでください。
slow-plan-as-if = 自分の手番だとしたら
slow-plan-more = その他…
slow-plan-moves = 計画した手
slow-plan-could = できること
slow-plan-then = その時の卓（文章）
slow-plan-ends = これ以上は計画できません。手番が終わるか、何かが公開されます。
slow-plan-not-yet = いま計画できる手はありません。
slow-plan-even-so = その前にカードやタイルが公開されても打つ
slow-plan-even-so-about = 選ばなければ、新しく何かが公開された時点で計画は取り消されます。
slow-plan-back = 最後の手を消す
slow-plan-keep = 計画を保存
slow-plan-withdraw = 取り消す
slow-plan-answers = 保険について聞かれたら
slow-plan-ask-me = その時に選ぶ
slow-plan-kept = 計画：{ $n }手
slow-plan-only-answers = 計画：保険の答え
slow-plan-played = 計画した手が打たれました。
slow-plan-answered = 計画した保険の答えが使われました。
slow-plan-revealed = 計画は取り消されました。新しく何かが公開されました。
slow-plan-undone = 計画は取り消されました。手が戻されました。
slow-plan-illegal = 計画は取り消されました。{ $why }
