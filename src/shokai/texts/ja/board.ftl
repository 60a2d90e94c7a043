# 検討盤と局面エディター。

board-open-record = 棋譜を開く
board-open-about = ダウンロードした棋譜や、人から受け取った棋譜を開きます。ここで終えた対局には、再生の横にボタンがあります。
board-paste = またはテキストを貼り付ける
board-open-pasted = 貼り付けた棋譜を開く
board-too-long = 棋譜は{ $most },000文字までです。
board-bad-link = このリンクは途中で切れているか、壊れています。もう一度送ってもらうか、棋譜をファイルで受け取ってください。
board-fresh = 新しい対局
board-fresh-open = 配って開く
board-set-up = 局面を作る
board-set-up-about = 自分で盤面を並べます。ルールが確かめます。
board-empty = 何もない盤から
board-from-set-up = 配られた初期配置から
board-another = 別の棋譜を開く
board-back-to = 検討に戻る
board-edit = 局面を変える
board-share = 保存と共有
board-open-hands = 全員の手札を表示
board-panel = 形勢・変化・経過
board-panel-large = パネルを広げる
board-panel-small = パネルを縮める
board-tab = { $tab ->
    [table] 盤面
    [values] 形勢
    [lines] 変化
   *[log] 経過
}
board-deal = 配る
board-values = 形勢判断
board-values-about = オンにすると、全員の勝率と最善手が表示されます。見ている間にボットが考え、1局面に1、2秒かかります。
board-values-nobody = ここで決断する人はいません。
board-thinking = 考えています…
board-no-network = サーバーがまだルールをコンパイルしていないため、候補手だけで勝率は表示されません。
board-chances = 現在の勝率
board-chance = { $chance }% ± { $error }
board-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }点
board-best = 候補手
board-first = 最善
board-worse = { $loss }ポイント劣る
board-try = この手を打つ
board-fair = { $player }から見えることだけによる、ボットの推定です。勝率は最善手を選んだ場合のもので、±は隠れた情報による幅です。
board-comment = ここへのコメント
board-comment-keep = 保存
board-lines = 変化
board-main-line = 本譜
board-variation = { $step }手目から
board-promote = この変化を本筋にする
board-remove = この変化を消す
board-remove-about = この変化とコメント、そこから分かれる変化がすべて消えます。
board-keep = 残しておく
board-more-moves = ほかに{ $n }手
board-more-lines = 棋譜にはほかに{ $n }本の変化がありますが、ここには表示していません。
board-no-lines = 戻って別の手を打つと、新しい変化になります。
board-comments = この変化のコメント
board-after = { $step }手目の後：
board-share-about = 棋譜にはすべての変化とコメントが入っています。リンクには棋譜そのものが入り、サーバーには何も保存されません。
board-link = リンク
board-link-long = この検討はリンクにするには長すぎます。棋譜をファイルで送ってください。
board-play-main-only = ここから対局を続けるには、まず「変化」の↑でこの変化を本筋にしてください。
board-copy-by-hand = このブラウザーではコピーできません。リンクを選択してコピーしてください。
board-download = 棋譜をダウンロード
board-picture = 画像を保存
board-saved = 保存しました
board-back = 戻る
board-use = 検討盤で開く
board-checking = ルールに照らしています…
board-impossible = ありえない局面です。
board-possible = ありうる局面です。
board-to-move = { $player }が決める番です。
board-fault-line = { $line }行目
board-controls = 操作
board-text-only = プレイヤーの名前が変わっています。続きはテキストで編集してください。
board-as-text = テキスト形式の局面
board-text-about = 1つの事柄につき1行、名前とコロンの後に書きます。書かなかったことは補われます。
board-suggested = 書ける行
board-add = 加える…
board-add-to = { $what }に加える
board-take-away = { $what }を除く
board-nothing-there = なし
board-field = { $what ->
    [turn] 手番
    [ships] 船
    [market] 市場
    [farm] 農場
    [discard] 捨て札
    [hand] 手札
    [goods] 在庫
    [tokens] 実績チップ
    [points] 得点
    [round] ラウンド
    [port] 港の注文書
    [president] 社長
    [men] 盤上の助手
    [pieces] 手元の駒
    [yen] 円
    [stock] 品物
    [shops] 商店
    [houses] 商館
    [orders] 注文書
    [titles] 技術
   *[agents] 外国商人
}
board-osaka-insured = { $card }（保険つき）
board-yokohama-good = { $good ->
    [c] 銅
    [s] 生糸
    [t] 茶
    [f] 海産物
   *[i] 輸入品
}
board-yokohama-piece = { $piece ->
    [a] 助手
    [S] 商店
   *[T] 商館
}
board-yokohama-in-hand = 手元
board-yokohama-place = { $area }の場所{ $place }
study-main-line = 本譜は、消すことも、ほかの変化と入れ替えることもできません。
server-board-nobody-decides = ここで決断する人はいません。
server-moved-on = その後、別の局面について尋ねています。
server-values-running = 前の局面をまだ調べています。
server-values-failed = 局面を調べられませんでした。しばらくしてからもう一度試してください。
server-values-nobody = このサーバーではボットが考えないため、局面の形勢は表示できません。
server-values-rated = レーティング対局の最中です。終わってから表示できます。
server-values-no-hints = ヒントなしの卓で対局中です。そのゲームが終わってから表示できます。
