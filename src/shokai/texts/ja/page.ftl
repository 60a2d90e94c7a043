# ブラウザのページの言葉。ゲームの言葉はそれぞれのファイルにあります。

page-name = 商会
page-tagline = ルールブックどおりの、日本の交易ゲーム2つ。
page-you = あなた
page-player = プレイヤー
page-guest = 客人
page-points = 点
page-close = 閉じる
page-confirm = 決定
page-why-not = なぜ?
page-thinking = 考慮中
page-bot = ボット({ $bot })
page-held = 選択中:{ $move }。決定すると打ちます。
page-preview = 見積もり
page-standing = 形勢
page-ledger = 見積もりと経過
page-your-things = あなたの持ち物
page-loading = お待ちください
page-error = できませんでした:{ $why }
page-no-server = サーバーが答えません。動いていますか。
page-nothing-here = この場所には何もありません。
page-go-home = 最初のページへ

## 暖簾と最初のページ

page-play = 遊ぶ
page-rules = ルール
page-replay = 棋譜
page-settings = 設定
page-skip = 本文へ
page-language = 言語
page-game-osaka = 大阪の商人たち
page-game-yokohama = 横濱紳商伝
page-game-osaka-about = 市場を買い、船を進め、よい日に江戸で売り、黒潮にのまれそうなものには保険をかけましょう。
page-game-yokohama-about = 明治の港に助手を送り、商店を開き、銅、生糸、茶、海産物を世界へ送り出しましょう。
page-game-osaka-size = 2~4人、30分
page-game-yokohama-size = 2~4人、90分
page-picture-osaka = 版画:大波の前の荷船、後ろに富士
page-picture-yokohama = 版画:横濱港の汽船、赤煉瓦の倉庫、ガス灯
page-players = 人数
page-players-n = { $n }人
page-bots = ボット
page-play-now = いま遊ぶ
page-your-tables = あなたの卓
page-open-tables = 募集中の卓
page-watch = 観戦
page-records = 棋譜を並べる
page-new-table = 新しい卓
page-open-own = 自分で開く
page-your-turn = あなたの番
page-turn-of = { $player }の番
page-waiting-seats = あと{ $n }人を待っています
page-over = 終局
page-closed = 閉じた卓
page-continue = 続ける
page-look = 見る
page-join = 加わる
page-no-mine = まだ卓に着いていません。「いま遊ぶ」でボットとのゲームがすぐに始まります。
page-no-open = 募集中の卓はありません。卓を開いて、友人にリンクを送りましょう。
page-no-live = いま観戦できるゲームはありません。
page-more-tables = もっと見る
page-first = 初めての方へ
page-first-about = ゲームと人数を選んでください。できること、その結果、できない理由をページが示します。ルールにない手は打てません。
page-first-rules = { $game }のルール
page-open-record = 棋譜ファイルを開く
page-drop-record = (ここに落としても)
page-version = 版 { $version }
page-being-compiled = 深く読むボットのためにルールをコンパイルしています。1度だけ、1分ほどかかります。

## あなたについて

page-your-name = あなたの名前
page-name-ask = 何とお呼びしますか。
page-save = 保存
page-account = アカウント
page-account-about = いまは客人です。アカウントがあれば、どの機器でも自分の席に戻れます。
page-account-make = アカウントを作る
page-account-enter = 入る
page-account-leave = 出る
page-account-of = アカウント{ $name }で遊んでいます。
page-password = パスワード
page-leave-everywhere = すべての場所から出る
page-leave-everywhere-about = ここを含め、入っているすべてのブラウザと機器から出ます。プログラムには新しいトークンが必要になります。
page-new-password = 新しいパスワード
page-new-password-about = ほかのブラウザはすべて入り直す必要があります。プログラムには新しいトークンが必要になります。
page-ended = { $tokens ->
    [0] ほかのブラウザはすべて入り直す必要があります。
   *[other] ほかのブラウザはすべて入り直す必要があり、{ $tokens }個のプログラムに新しいトークンが必要です。
}

## 新しい卓

page-new-about = ゲームと席を選んでください。そのままでもよい設定です。
page-game = ゲーム
page-options = 版と拡張
page-seats = 席
page-seat = 席{ $n }
page-seat-me = あなた
page-seat-open = 誰でも
page-seat-bot = ボット:{ $bot }
page-public = 最初のページに載せる
page-clock = 時計
page-clock-none = 時計なし
page-clock-of = { $bank }分、手番ごとに{ $each }秒
page-options-more = そのほか
page-own-cards = お手持ちのゲームのカードの値
page-hurry = ライブ:全員が今すぐ遊ぶ(そうでなければ急がない)
page-same-deal = 別のテーブルと同じ配り
page-same-deal-about = まだ誰も観戦していない、あなたの卓のリンク。そこで遊ぶ人はここでは遊べず、どちらの卓も観戦できません。
page-hot-seat = 席がいくつかあなたのものです。機器を手渡し、間に幕が下ります。
page-make-table = 卓を開く
page-option-2016 = 2016年版
page-option-2024 = 2024年版
page-option-mini1 = ミニ拡張1
page-option-mini2 = ミニ拡張2
page-bot-apprentice = 丁稚
page-bot-clerk = 手代
page-bot-merchant = 番頭
page-bot-president = 大旦那
page-bot-apprentice-about = 勘で打つ
page-bot-clerk-about = 手番を読む
page-bot-merchant-about = 先を読む
page-bot-president-about = 深く読む

## 卓

page-table-menu = 卓のメニュー
page-text-table = 文字
page-night = 夜
page-day = 昼
page-invite = 招待
page-invite-about = このリンクを開いた人は、席に着くか観戦できます。
page-hand-over = 席を譲る
page-hand-over-about = このリンクを開いた人があなたの席に着きます。ゲーム中は、先にほかの人の同意を求めます。
page-copy = リンクを写す
page-copied = 写しました
page-qr = リンクのQRコード
page-start = ゲームを始める
page-start-about = 空いた席にはボットが入ります。
page-sit = ここに座る
page-stand = 席を立つ
page-seat-free = 空席
page-gathering = 集まっています
page-gathering-wait = 最後の席が埋まるか、主人が始めるとゲームが始まります。
page-close-table = 卓を閉じる
page-mind = ボットに代わってもらう
page-mind-back = 席に戻る
page-minded = いまは{ $bot }が代わりに打っています
page-away = 不在
page-pause = 時計を止める
page-pause-off = 時計を動かす
page-paused = 時計は止まっています。
page-undo = 戻す
page-redo = やり直す
page-ask-undo = 待ったを頼む
page-asks-undo = { $player }が待ったを頼んでいます。
page-asks-close = { $player }が卓を閉じたがっています。
page-asks-pause = { $player }が時計を止めたがっています。
page-asks-seat = { $name }が{ $player }の席を引き継ぎたがっています。その席の隠れた情報も見えるようになります。
page-replace = { $player }の代わりにボットを入れる
page-yes = はい
page-no = いいえ
page-waits-for = { $players }を待っています
page-turn-yours = あなたの番
page-turn-theirs = { $player }の番
page-dealing = カードを配っています
page-game-over = ゲーム終了
page-watching = 観戦中
page-reason-rule = ルール:{ $section }
page-line-connecting = 接続中
page-line-open = 接続済み
page-line-lost = 接続が切れました。つなぎ直しています。何も失われません。
page-line-gone = そのような卓はないか、見ることができません。
page-log = 経過
page-log-empty = まだ何もありません。
page-log-from-record = この対局は棋譜の途中から始まりました。それまでの経過は棋譜にあります。
page-log-step = この時点へ
page-log-older = もっと前
page-chat = 会話
page-chat-empty = まだ誰も話していません。
page-chat-write = 何か書く
page-send = 送る
page-history = 振り返り
page-history-at = { $last }手中{ $step }手
page-history-now = 現在に戻る
page-history-first = 最初へ
page-history-back = 1手戻る
page-history-on = 1手進む
page-history-last = 最後へ
page-history-play = 再生
page-history-stop = 止める
page-history-note = 以前の場面を見ています。
page-missed = 留守の間に{ $n }手進みました。
page-show-me = 見る
page-result = 結果
page-winner = { $player }の勝ち
page-winners = { $players }が勝利を分け合いました
page-you-won = あなたの勝ち
page-rematch = もう一度
page-to-rematch = 新しい卓へ
page-rated = レーティング対象
page-rated-about = アカウントのある人だけが座れます。席を譲ったりボットに任せたりはできません。
page-leavers = 途中で抜けた人は
page-leavers-lose = 最下位になる
page-leavers-void = 対局を無効にする
page-rated-before = { $leavers ->
    [void] この対局はレーティングの対象です。誰かが途中で抜けると対象外になります。
   *[lose] この対局はレーティングの対象です。途中で抜けた人は最下位になります。
}
page-rated-account = 座るにはアカウントが必要です。
page-rated-after = { $why ->
    [yes] この対局はレーティングに反映されました。
    [undo] この対局はレーティングの対象外です。手番をまたいで手が戻されました。
    [hint] この対局はレーティングの対象外です。ヒントが使われました。
    [seat] この対局はレーティングの対象外です。席が譲られました。
   *[minded] この対局はレーティングの対象外です。抜けた人の代わりにボットが打ちました。
}
page-delay = 観戦者の表示
page-delay-none = 同時
page-delay-of = { $n }手遅れ
page-behind = { $n }手遅れで表示中
page-cards-here = { $n ->
   *[other] この卓では{ $n }枚のカードが印刷と異なります。
}
page-cards-short = 独自のカード
page-again = 同じ顔ぶれでもう一度。全員がそろうと始まります。
page-kept-for = { $player }（まだ来ていません）
page-come = 参加する
page-decline = 今回はやめる
page-record-download = 棋譜を保存
page-record-replay = この対局を並べる
page-seed-check = シャッフルを確かめる
page-seed-good = 配りは対局前の約束と合っています。
page-seed-bad = 配りは対局前の約束と合っていません。
page-curtain = { $player }に渡してください
page-curtain-about = ほかの人は見ないでください。
page-curtain-open = 私が{ $player }です
page-catch-up = あと{ $n }手
page-skip-motion = 飛ばす

## テーブルモード:大きな画面と手札用のスマートフォン

page-board = テーブルモード
page-board-about = この画面はみんなの盤です。コードを読み取った人の手札がそのスマートフォンに移り、そこで手を決めます。
page-board-gather = 手札をスマートフォンで
page-board-take = またはリンクを開く
page-board-codes = スマートフォン用のコード
page-board-free = スマートフォン待ち
page-board-phone = 手札はスマートフォン
page-board-fill = 全画面
page-board-leave = テーブルモードを終える
page-hand-view = 盤
page-hand-mine = 自分のもの

## 文字の卓

page-text-about = 卓のすべてを言葉で、いつもいまのとおりに。
page-text-moves = できること
page-text-none = いま決めることはありません。

## 設定

page-settings-about = このブラウザだけに残り、どこにも送られません。
page-theme = 明かり
page-theme-system = システムに合わせる
page-motion = 動き
page-motion-none = なし
page-motion-fast = 速く
page-motion-full = ふつう
page-motion-slow = ゆっくり
page-confirmations = 手を確認する
page-confirmations-about = まず手を選び、決定してから打ちます。
page-sounds = 音
page-sounds-about = かすかな音:カード、波、あなたの番。
page-patterns = はっきりした模様
page-patterns-about = 色を見分けにくい目のために、色のほかに文字と模様を付けます。
page-text-setting = 文字の卓
page-text-setting-about = 盤の下に卓を言葉で示します。読み上げソフトにはいつもあります。
page-on = 入
page-off = 切

## ルール

page-rules-about = 私たちの言葉によるルール。
page-search = ルールを探す
page-search-none = その言葉はルールにありません。
page-rules-sections = 節
page-components = カードと部品
page-components-osaka = 各色にこのカードがあります。縄の輪は保険マークです。
page-copies = 各色{ $n }枚
page-printed = 値はすべてルールブックに印刷されたものです。

## 棋譜

page-replay-about = ここやコマンドで作った棋譜ファイルを開いてください。
page-replay-seat = 見る人
page-replay-all = 観戦者
page-replay-curve = 対局の推移
page-curve-points = 得点
page-curve-total = いま終われば
page-curve-hand = 手札の枚数
page-curve-goods = 在庫
page-curve-insured = 保険付きの在庫
page-curve-tokens = 実績チップ
page-curve-yen = 所持金
page-curve-imports = 輸入品
page-curve-assistants = 盤上の助手
page-curve-buildings = 建物
page-curve-orders = 達成した注文書
page-curve-technologies = 技術
page-replay-on = ここから続ける
page-replay-bad = このファイルは棋譜ではありません:{ $why }

## 大阪の商人たち

page-osaka-sea = 海とほかの商人
page-osaka-stalls = 市場と農場
page-osaka-goods = 在庫
page-osaka-hand = 手札
page-osaka-price-rule = 単価=最高のカード+実績チップ
page-osaka-price = 単価
page-osaka-none = なし
page-osaka-coins = 合計{ $n }
page-osaka-card = { osaka-colour }{ $value }
page-osaka-hand-card = { osaka-colour }{ $value }、{ $symbols ->
    [0] 保険マークなし
   *[other] 保険マーク{ $symbols }
}
page-osaka-insured = { $value }(保険)
page-osaka-tokens = 実績チップ{ $end }枚中{ $n }枚
page-osaka-tokens-of = { osaka-colour }{ $n }
page-osaka-tokens-head = 実績
page-osaka-save = { $card }を守る
page-osaka-ship-at = { osaka-colour }の船:{ $space }。
page-osaka-choose-token = { osaka-colour }の実績チップを取る
page-osaka-sinks = 沈む
page-osaka-ship-sinks = 船が沈む
page-osaka-if-buy = 買うと
page-osaka-if-take = これを取ると
page-osaka-if-reserve = これを予約すると
page-osaka-you-get = { $n }枚を得る
page-osaka-you-pay = { $n }を払う{ $over ->
    [0] (ちょうど)
   *[other] ({ $over }余分)
}
page-osaka-steps = { osaka-colour } { $n }マス
page-osaka-to = { $space }へ
page-osaka-payday = { osaka-colour }の決算
page-osaka-price-cards = 単価×枚数
page-osaka-rounded = 切上げ
page-osaka-then = 計
page-osaka-no-goods = 在庫なし
page-osaka-tide = 黒潮
page-osaka-hit = 危険な在庫
page-osaka-insurance = 保険
page-osaka-lost = 損失
page-osaka-in-hand = 手札{ $n }枚
page-osaka-farm-moves = { $n ->
    [0] 農場は空です。
   *[other] 次に農場から入るもの:
}
page-osaka-near-end = { $player }の実績チップは{ $tokens }枚になり、終わりまで{ $missing }枚です。
page-osaka-radar = 終わりに最も近いのは{ $player }:実績チップ{ $tokens }枚、あと{ $missing }枚。
page-osaka-radar-rule = 決算で誰かが8枚になると終わります。
page-osaka-market-price = 市場の値段
page-osaka-hand-then = 手札は合計{ $coins }になります。
page-osaka-take = お金として取る
page-osaka-take-short = 取る
page-osaka-reserve = 予約する
page-osaka-buy = すべて買う
page-osaka-buy-short = 買う
page-osaka-for = { $n }で
page-osaka-one-of = { $n }枚から1枚
page-osaka-your-stone = 予約駒で
page-osaka-paid-of = { $price }のうち{ $paid }
page-osaka-done = もう保険をかけない
page-osaka-pass = パス
page-osaka-insure = { $card }で保険をかける
page-osaka-pay = { $card }を払う
page-osaka-peek = あなた +{ $points }
page-osaka-stay = 予約済み
page-osaka-goods-for = { $n }枚で{ $price }
page-osaka-empty = 空
page-osaka-next-in = 次に市場へ
page-osaka-to-draw = 山札
page-osaka-discarded = 捨て札
page-osaka-reserved-by = { $card }({ $player }が予約)
page-osaka-stone-here = 予約駒は手元
page-osaka-stone-out = 予約駒はカードの上
page-osaka-cards-pay = { $n }枚で{ $price }のうち{ $paid }

## 端末向けの文は入力を前提にしているので、ここでは次の文に替えます

page-says-osaka-asks-turn = 取る、予約する、買う:市場{ $price }、手札{ $coins }。
page-says-osaka-why-buy-first = カードは購入の代金として支払います。まず「{ page-osaka-buy }」を選んでください。
page-says-osaka-why-reserve-in-farm = そのカードは市場ではなく農場にあります。
page-says-osaka-why-lies-in-market = そのカードは農場ではなく市場にあります。
page-says-osaka-why-pay-in-order = カードは高いものから順に、赤、青、黄、緑の順で支払います。{ $card }はもっと前に出すものでした。「{ page-undo }」で支払いを取り消せます。
page-says-osaka-why-save-in-order = 在庫は高いものから順に、保険マークをすべて使って守ります。残りは{ $symbols }です。次に{ $card }を選ぶと、ちょうどになりません。
page-says-osaka-why-choose-goods = 守る{ osaka-colour }の在庫を選んでください。あと{ $symbols }つです。
page-says-osaka-why-insure-first = まず保険マークのある{ osaka-colour }のカードを出し、それから「{ page-osaka-done }」を選んでください。
page-says-osaka-why-decide-insurance = { osaka-colour }の在庫({ $goods })に保険をかけるかどうかを聞かれています。手札のカードを出すか、「{ page-osaka-done }」を選んでください。

## Games without a table of their own

page-plain-board = テーブル
page-plain-points = 点
page-further = ほかのゲーム：
