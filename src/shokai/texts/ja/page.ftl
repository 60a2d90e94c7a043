# ブラウザのページの言葉。ゲームの言葉はそれぞれのファイルにあります。

page-name = 商会
page-tagline = 日本の交易ゲーム2作を、ルールブックどおりに。
page-you = あなた
page-player = プレイヤー
page-guest = ゲスト
page-points = 点
page-close = 閉じる
page-confirm = 決定
page-why-not = なぜ？
page-thinking = 考慮中
page-bot = ボット（{ $bot }）
page-held = 選択中：{ $move }。「決定」で実行します。
page-preview = 見積もり
page-standing = 順位
page-ledger = 見積と経過
page-your-things = あなたの持ち物
page-loading = 読み込み中…
page-error = できませんでした：{ $why }
page-no-server = サーバーが応答しません。起動しているか確認してください。
page-nothing-here = このアドレスには何もありません。
page-go-home = ホームへ
page-statistics = 統計
page-ladder = 番付
page-openings = 序盤の手順

## 暖簾とホーム

page-play = 遊ぶ
page-rules = ルール
page-replay = 棋譜
page-settings = 設定
page-skip = 本文へ
page-language = 言語
page-game-osaka = 大阪の商人たち
page-game-yokohama = 横濱紳商伝
page-game-osaka-about = 市場を買い占め、船を進め、頃合いを見て江戸で売り、黒潮にのまれそうな品には保険をかけましょう。
page-game-yokohama-about = 明治の港町に助手を送り、商店を開き、銅、生糸、茶、海産物を世界へ届けましょう。
page-game-osaka-size = 2～4人、30分
page-game-yokohama-size = 2～4人、90分
page-picture-osaka = 版画：大波の前の荷船、後ろに富士
page-picture-yokohama = 版画：横濱港の汽船、赤煉瓦の倉庫、ガス灯
page-players = 人数
page-players-n = { $n }人
page-bots = ボット
page-play-now = すぐに遊ぶ
page-your-tables = あなたの卓
page-open-tables = 募集中の卓
page-watch = 観戦
page-records = 棋譜を再生
page-new-table = 新しい卓
page-open-own = 卓を開く
page-your-turn = あなたの番
page-turn-of = { $player }の番
page-waiting-seats = あと{ $n }人を待っています
page-over = 終局
page-closed = 閉じた卓
page-lesson-finished = レッスン終了
page-continue = 続ける
page-look = 見る
page-join = 参加
page-no-mine = まだどの卓にも着いていません。「すぐに遊ぶ」を押すと、ボットとの対局がすぐに始まります。
page-no-open = 募集中の卓はありません。卓を開いて、友人にリンクを送りましょう。
page-no-live = いま観戦できる対局はありません。
page-more-tables = もっと見る
page-first = 初めての方へ
page-first-about = ゲームと人数を選んでください。できること、その結果、できない理由が画面に表示されます。ルールに反する手は選べません。
page-first-rules = { $game }のルール
page-open-record = 棋譜ファイルを開く
page-drop-record = またはここにドロップ
page-version = バージョン{ $version }
page-being-compiled = 先を読むボットのためにルールをコンパイルしています。初回だけ1分ほどかかります。

## あなたについて

page-your-name = あなたの名前
page-name-ask = 表示する名前を入力してください。
page-save = 保存
page-account = アカウント
page-account-about = ゲストとして遊んでいます。アカウントがあれば、どのデバイスでも自分の席に戻れます。
page-account-make = アカウントを作成
page-account-enter = ログイン
page-account-leave = ログアウト
page-account-of = { $name }としてログインしています。
page-password = パスワード
page-leave-everywhere = すべてログアウト
page-leave-everywhere-about = このデバイスを含め、すべてのブラウザとデバイスからログアウトします。プログラムには新しいトークンが必要になります。
page-new-password = 新しいパスワード
page-new-password-about = ほかのブラウザではログインし直す必要があります。プログラムには新しいトークンが必要になります。
page-ended = { $tokens ->
    [0] ほかのブラウザではログインし直す必要があります。
   *[other] ほかのブラウザではログインし直す必要があり、{ $tokens }個のプログラムには新しいトークンが必要です。
}

## 新しい卓

page-new-about = ゲームと、席に着く人を選んでください。そのままの設定でも始められます。
page-game = ゲーム
page-options = 版と拡張
page-seats = 席
page-seat = 席{ $n }
page-seat-me = あなた
page-seat-here = この端末の別の人
page-seat-open = 誰でも参加可
page-seat-bot = ボット：{ $bot }
page-level-rated = { $bot }（{ $rating }）
page-public = ホームに公開する
page-table-name = 卓の名前（任意）
page-watchers-talk = 対局中も観戦者が会話できる
page-daily-of = { $day }の一局
page-clock = 持ち時間
page-clock-none = 無制限
page-clock-of = { $bank }分＋手番ごとに{ $each }秒
page-clock-days = 1手につき{ $days }日
page-options-more = 詳細設定
page-own-cards = 手持ちのゲームに合わせたカードの値
page-hurry = ライブ対局：全員が続けて最後まで対局します。オフなら、好きなだけ時間をかけられます。
page-same-deal = 別の卓と同じ配り
page-same-deal-about = まだ誰も観戦していない、自分の卓のリンク。そちらの参加者はこの卓では遊べず、どちらの卓も観戦できません。
page-hot-seat = 複数の席があなたの席です。デバイスを順に手渡します。渡す間は画面が隠れます。
page-make-table = 卓を開く
page-option-2016 = 2016年版
page-option-2024 = 2024年版
page-option-mini1 = ミニ拡張1
page-option-mini2 = ミニ拡張2
page-bot-beginner = 見習い
page-bot-peddler = 行商人
page-bot-shopkeeper = 店主
page-bot-trader = 商人
page-bot-shipowner = 船主
page-bot-master-merchant = 豪商
page-bot-beginner-about = まだ勉強中。良い手が見えても別の手をよく選ぶ
page-bot-peddler-about = 儲かる手を知っているが、目移りしやすい
page-bot-shopkeeper-about = たいてい手堅く打つ
page-bot-trader-about = 間違いが少ない
page-bot-shipowner-about = 経験どおりの手をすぐに打つ
page-bot-master-merchant-about = 先を読み、見落としが少ない。最も強い
page-bot-apprentice = 丁稚
page-bot-clerk = 手代
page-bot-merchant = 番頭
page-bot-president = 大旦那
page-bot-apprentice-about = 直感で打つ
page-bot-clerk-about = 1手番を読む
page-bot-merchant-about = 先を読む
page-bot-president-about = じっくり読む

## 卓

page-table-menu = 卓のメニュー
page-text-table = テキスト
page-night = ダーク
page-day = ライト
page-invite = 招待
page-invite-about = このリンクを開いた人は、席に着くか観戦できます。
page-hand-over = 席を譲る
page-hand-over-about = このリンクを開いた人があなたの席に着きます。ゲーム中は、先にほかの人の同意を求めます。
page-copy = リンクをコピー
page-copied = コピーしました
page-qr = リンクのQRコード
page-start = ゲームを始める
page-start-about = 空いた席にはボットが入ります。
page-sit = この席に着く
page-stand = 席を立つ
page-seat-free = 空席
page-gathering = 参加者を待っています
page-close-table = 卓を閉じる
page-close-sure = この卓を閉じますか？
page-close-sure-about = 全員のゲームがここで終わり、結果は残りません。
page-close-sure-asked = まずほかの人に確認します。同意が得られると、全員のゲームがここで終わり、結果は残りません。
page-close-sure-gathering = 卓はなくなり、招待も無効になります。
page-keep-playing = 開いたままにする
page-mind-back = 自分の席に戻る
page-minded = { $why ->
    [late] 時間切れです。ボット（{ $bot }）が代打中
   *[wish] ボット（{ $bot }）が代打中
}
page-away = 不在
page-pause = 時計を止める
page-pause-off = 時計を動かす
page-paused = 時計は止まっています。
page-undo = 取り消し
page-redo = やり直し
page-undo-turn = 自分の手番を取り消す
page-ask-undo = 手番の取り消しを頼む
page-asks-undo = { $player }が手の取り消しを希望しています。
page-asks-close = { $player }が卓を閉じることを希望しています。
page-asks-pause = { $player }が時計を止めることを希望しています。
page-asks-seat = { $name }が{ $player }の席の引き継ぎを希望しています。その席の非公開の情報も見えるようになります。
page-replace = { $player }の代わりにボットを入れる
page-yes = はい
page-no = いいえ
page-waits-for = { $players }を待っています
page-turn-yours = あなたの番
page-turn-theirs = { $player }の番
page-dealing = カードを配っています
page-game-over = ゲーム終了
page-watching = 観戦中
page-reason-rule = ルール：{ $section }
page-sending = 送信中…
page-line-connecting = 接続中
page-line-open = 接続済み
page-line-lost = 接続が切れました。再接続しています。対局の内容は失われません。
page-line-gone = そのような卓はないか、見る権限がありません。
page-log = 経過
page-log-empty = まだ何もありません。
page-log-from-record = この対局は棋譜の途中から始まりました。それまでの経過は棋譜にあります。
page-log-step = この時点へ
page-log-older = 以前のログ
page-chat = チャット
page-chat-empty = まだ発言はありません。
page-watch-some = { $n }人が観戦しています。
page-watch-named = { $n ->
   *[other] { $names }さんが観戦しています。
}
page-watch-named-more = { $names }さんほか{ $n }人が観戦しています。
page-chat-write = メッセージを入力
page-send = 送信
page-history = 振り返り
page-history-at = { $last }手中{ $step }手目
page-history-now = 現在に戻る
page-history-first = 最初へ
page-history-back = 1手戻る
page-history-on = 1手進む
page-history-last = 最後へ
page-history-play = 再生
page-history-stop = 停止
page-history-note = 以前の場面を見ています。
page-missed = 離れている間に{ $n }手進みました。
page-show-me = 再生
page-result = 結果
page-winner = { $points ->
    [none] { $player }の勝ち
   *[other] { $player }の勝ち（{ $points }点）
}
page-winners = { $points ->
    [none] { $players }が勝利を分け合いました
   *[other] { $players }が{ $points }点ずつで勝利を分け合いました
}
page-you-won = { $points ->
    [none] あなたの勝ち
   *[other] あなたの勝ち（{ $points }点）
}
page-rematch = もう一度
page-rematch-short = 再戦
page-rematch-with = 再戦：{ $others }
page-to-rematch = 新しい卓へ
page-rematch-asked = { $by ->
    [you] もう一度遊ぼうと誘いました。
    [nobody] もう一度遊びたい人がいます。
   *[somebody] { $player }がもう一度の対局を希望しています。
}
page-rated = レーティング対象
page-rated-about = 席に着けるのはアカウントのある人だけです。席を譲ったりボットに任せたりはできません。
page-leavers = 途中で退席した場合
page-leavers-lose = 退席者が最下位
page-leavers-void = 対局は無効
page-rated-before = { $leavers ->
    [void] この対局はレーティングの対象です。誰かが途中で抜けると対象外になります。
   *[lose] この対局はレーティングの対象です。途中で抜けた人は最下位になります。
}
page-rated-account = 席に着くにはアカウントが必要です。
page-rated-after = { $why ->
    [yes] この対局はレーティングに反映されました。
    [undo] この対局はレーティングの対象外です。1手番を超えて手が取り消されました。
    [hint] この対局はレーティングの対象外です。ヒントが使われました。
    [seat] この対局はレーティングの対象外です。席が譲られました。
   *[minded] この対局はレーティングの対象外です。退席した人の代わりにボットが打ちました。
}
page-delay = 観戦画面の遅延
page-delay-none = なし
page-delay-of = { $n }手遅れ
page-behind = { $n }手遅れで表示中
page-cards-here = { $n ->
   *[other] この卓では{ $n }枚のカードが印刷と異なります。
}
page-cards-short = 独自のカード
page-again = 同じ顔ぶれでもう一度遊びます。全員がそろうと始まります。
page-kept-for = { $player }（まだ来ていません）
page-come = 参加する
page-decline = 今回はやめる
page-record-download = 棋譜をダウンロード
page-record-replay = この対局を再生
page-seed-check = シャッフルを検証
page-seed-good = 配りは、対局前に公開されたコミットメントと一致します。
page-seed-bad = 配りは、対局前に公開されたコミットメントと一致しません。
page-curtain = { $player }にデバイスを渡してください
page-curtain-about = ほかの人は画面を見ないでください。
page-curtain-open = 私が{ $player }です

## テーブルモード：大きな画面と手札用のスマートフォン

page-board = テーブルモード
page-board-about = この画面は全員の盤になります。コードを読み取ると、その人の手札がスマートフォンに表示され、手もそこで決めます。
page-board-gather = スマートフォンに手札を表示
page-board-take = またはリンクを開く
page-board-codes = スマートフォン用のコード
page-board-free = スマートフォン待ち
page-board-phone = スマートフォンで参加中
page-board-fill = 全画面
page-board-leave = テーブルモードを終了
page-hand-view = 盤
page-hand-mine = 自分

## 文字の卓

page-text-about = 卓の様子を文章で示します。表示は常に最新です。
page-text-moves = できること
page-text-none = いま決めることはありません。

## 設定

page-settings-about = このブラウザにだけ保存され、どこにも送信されません。
page-theme = テーマ
page-theme-system = システム
page-motion = アニメーション
page-motion-none = なし
page-motion-fast = 速い
page-motion-full = 標準
page-motion-slow = ゆっくり
page-confirmations = 手の確認
page-confirmations-about = 手を選んだ後、赤いボタンを押すと実行します。
page-confirm-which = { $which ->
    [always] すべての手
    [final] 取り消せない手
   *[never] なし
}
page-take-most = 最大まで取る
page-take-most-about = 横濱：場所の産出は確認せず最大まで受け取ります。取り消せば少なくできます。
page-only-way = 答えが一つなら確認しない
page-only-way-about = 払い方や選び方が一つしかないときは確認しません。取り消せます。
page-from-area = ボードへの助手はその場所から
page-from-area-about = 横濱：教会と税関のボードには、手元より先にその場所の助手を出します。
page-sounds = 効果音
page-sounds-about = カード、波、自分の番を控えめな音で知らせます。
page-patterns = 模様の強調
page-patterns-about = 色だけに頼らず、文字と模様でも見分けられるようにします。
page-text-setting = テキスト表示
page-text-setting-about = 盤の下に卓の様子を文章で表示します。スクリーンリーダーではいつでも読み上げられます。
page-on = オン
page-off = オフ

## ルール

page-rules-about = ルールを私たちの言葉でまとめたものです。
page-search = ルールを検索
page-search-none = 該当するルールはありません。
page-rules-sections = 目次
page-components = カードと内容物
page-components-osaka = 各色にこのカードがあります。縄の輪は保険マークです。
page-copies = 各色{ $n }枚
page-printed = 値はすべてルールブックに記載されています。

## 棋譜

page-replay-about = この画面やコマンドラインで保存した棋譜ファイルを開きます。
page-replay-seat = 視点
page-replay-all = 観戦者
page-replay-curve = グラフ
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
page-replay-bad = このファイルは棋譜ではありません：{ $why }

## 大阪の商人たち

page-osaka-sea = 海とほかの商人
page-osaka-stalls = 市場と農場
page-osaka-goods = 在庫
page-osaka-goods-of = { $player }の在庫
page-osaka-hand = 手札
page-osaka-hand-none = 手札はありません
page-osaka-price-rule = 単価＝最高のカード＋実績チップ
page-osaka-price = 単価
page-osaka-none = なし
page-osaka-coins = 合計{ $n }
page-osaka-card = { osaka-colour }{ $value }
page-osaka-hand-card = { osaka-colour }{ $value }、{ $symbols ->
    [0] 保険マークなし
   *[other] 保険マーク{ $symbols }
}
page-osaka-insured = { $value }（保険）
page-osaka-tokens = 実績チップ{ $end }枚中{ $n }枚
page-osaka-tokens-of = { osaka-colour }{ $n }
page-osaka-tokens-head = 実績
page-osaka-save = { $card }を守る
page-osaka-ship-at = { osaka-colour }の船：{ $space }。
page-osaka-choose-token = { osaka-colour }の実績チップを取る
page-osaka-sinks = 沈む
page-osaka-ship-sinks = 船が沈む
page-osaka-if-buy = 買うと
page-osaka-if-take = これを取ると
page-osaka-if-reserve = これを予約すると
page-osaka-you-get = { $n }枚を得る
page-osaka-you-pay = { $missing ->
    [0] { $n }を払う{ $over ->
        [0] （ちょうど）
       *[other] （{ $over }超過）
    }
   *[other] { $n ->
        [0] まだ払っていません（あと{ $price }）
       *[other] { $price }のうち{ $n }を払う（あと{ $missing }）
    }
}
page-osaka-steps = { osaka-colour }：{ $n }マス
page-osaka-to = { $space }へ
page-osaka-payday = { osaka-colour }の決算
page-osaka-price-cards = 単価×枚数
page-osaka-rounded = 切り上げ
page-osaka-then = 計
page-osaka-no-goods = 在庫なし
page-osaka-tide = 黒潮
page-osaka-hit = 損失の恐れ
page-osaka-insurance = 保険
page-osaka-lost = 損失
page-osaka-in-hand = 手札{ $n }枚
page-osaka-farm-moves = { $n ->
    [0] 農場は空です。
   *[other] 次に農場から入るもの：
}
page-osaka-near-end = { $player }の実績チップは{ $tokens }枚になり、{ $missing ->
    [0] ゲームが終わります
   *[other] ゲーム終了まであと{ $missing }枚です
}。
page-osaka-radar = ゲーム終了に最も近いのは{ $player }：実績チップ{ $tokens }枚{ $missing ->
    [0] { "" }
   *[other] 、あと{ $missing }枚
}。
page-osaka-radar-rule = 誰かの実績チップが8枚になった決算で、ゲームが終わります。
page-osaka-market-price = 市場の値段
page-osaka-hand-then = 手札は合計{ $coins }になります。
page-osaka-take = お金として取る
page-osaka-take-short = 取る
page-osaka-reserve = 予約する
page-osaka-buy = すべて買う
page-osaka-buy-short = 買う
page-osaka-for = { $n }で
page-osaka-one-of = { $n ->
    [1] 1枚
   *[other] { $n }枚から1枚
}
page-osaka-your-stone = 予約駒で
page-osaka-paid-of = 支払い{ $paid }（値段{ $price }）
page-osaka-done = もう保険をかけない
page-osaka-pass = パス
page-osaka-insure = { $card }で保険をかける
page-osaka-pay = { $card }を払う
page-osaka-peek = あなた+{ $points }
page-osaka-stay = 残る（予約済み）
page-osaka-goods-for = { $n }枚で{ $price }
page-osaka-empty = 空
page-osaka-next-in = 次に市場へ
page-osaka-to-draw = 山札
page-osaka-discarded = 捨て札
page-osaka-reserved-by = { $card }（{ $player }が予約）
page-osaka-stone-here = 予約駒は手元
page-osaka-stone-out = 予約駒はカードの上
page-osaka-cards-pay = { $n }枚で{ $paid }（値段{ $price }）

# バーの言葉：できること、選んだもの、ほかの人が決めること
page-osaka-can-buy = すべてを{ $price }で買う
page-osaka-can = { $verb ->
    [take] 1枚をお金として取る
   *[reserve] 1枚を予約する
}
page-osaka-can-turn = { $options }。手札の合計は{ $coins }です。
page-osaka-chosen-buy = { $n }枚を{ $price }で買い{ $home ->
    [0] ますか。
   *[other] 、{ $colours }を江戸へ届けますか。
}
page-osaka-chosen = { $verb ->
    [take] { $card }をお金として取りますか。
    [reserve] { $card }を予約しますか。
    [insure] { $card }で保険をかけますか。
    [save] { $card }を守りますか。
   *[pay] { $card }で払いますか。
}
page-osaka-chosen-token = { osaka-colour }の実績チップを取りますか。
page-osaka-decides = { $player }：{ $phase ->
    [tokens] どの実績チップを取るか
    [turn] 買うか、取るか、予約するか
    [pay] どのカードで払うか
    [insure] { osaka-colour }の在庫に保険をかけるか
   *[save] { osaka-colour }のどの在庫を守るか
}
page-osaka-ends = { $n ->
    [1] { $who ->
        [you] これでゲームが終わり、あなたの勝ちになります。
       *[other] これでゲームが終わり、{ $players }の勝ちになります。
    }
   *[other] { $who ->
        [you] これでゲームが終わり、あなたは{ $players }と勝利を分け合います。
       *[other] これでゲームが終わり、{ $players }が勝利を分け合います。
    }
}
page-osaka-main = { $verb ->
    [take] 取る
    [reserve] 予約する
   *[other] { page-confirm }
}
page-osaka-main-buy = { $price }で買う
page-osaka-main-ends = { $who ->
    [you] ゲームを終えて勝つ
   *[other] ゲームを終える：{ $player }の勝ち
}

## 端末向けの文は入力を前提にしているので、ここでは次の文に替えます

page-says-osaka-asks-turn = 取る・予約する・買う：市場{ $price }、手札{ $coins }。
page-says-osaka-why-buy-first = カードは購入の代金として支払います。まず「{ page-osaka-buy }」を選んでください。
page-says-osaka-why-reserve-in-farm = そのカードは市場ではなく農場にあります。
page-says-osaka-why-lies-in-market = そのカードは農場ではなく市場にあります。
page-says-osaka-why-pay-in-order = カードは高いものから順に、同じ値なら赤、青、黄、緑の順に支払います。{ $card }は今は順番が違います。「{ page-undo }」で支払いを取り消せます。
page-says-osaka-why-save-in-order = 在庫は高いものから順に選び、保険マークはすべて使います（残り{ $symbols }）。次に{ $card }を選ぶと、残りのマークを使い切れません。
page-says-osaka-why-choose-goods = 守る{ osaka-colour }の在庫を選んでください。あと{ $symbols }枚です。
page-says-osaka-why-insure-first = まず保険マークのある{ osaka-colour }のカードを出し、それから「{ page-osaka-done }」を選んでください。
page-says-osaka-why-decide-insurance = { osaka-colour }の在庫（{ $goods }枚）に保険をかけますか。手札のカードを出すか、「{ page-osaka-done }」を選んでください。

## 専用の卓を持たないゲーム

page-plain-board = 卓
page-plain-points = 点
page-further = ほかのゲーム：

# The analysis board, where the rest of the page leads to it; its own texts come with it.
board-title = 検討盤
board-about = 対局や局面を開き、すべての席の手を打ち、戻って別の手を試せます。どの変化もコメントとともに1つの棋譜に残ります。望めば、各局面の形勢も表示します。
board-explore = 検討盤
page-admin-not = いいえ
