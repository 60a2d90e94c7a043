# 管理者:`shokai admin` または管理ページでサーバーの世話をする人。

## What the operator is told

server-admin-wrong-token = 管理者のトークンではありません。
server-admin-too-many-tokens = このアドレスから誤ったトークンが何度も送られました。数分お待ちください。
server-admin-no-such-person = 「{ $person }」というIDや名前の人はいません。
server-admin-several-people = 「{ $person }」という名前の人が何人もいます。IDで指定してください。
server-admin-bad-search = 検索する文字列は、表示できる文字で{ $longest }文字までです。
server-admin-no-such-state = 「{ $state }」という状態はありません。使えるもの：{ $states }。
server-admin-no-such-game = 「{ $game }」というゲームはありません。使えるもの：{ $games }。
server-admin-bad-address = 「{ $address }」はアドレスでもネットワークでもありません。例：192.0.2.7、192.0.2.0/24、2001:db8::/32。
server-admin-blocks-you = { $address }にはこのマシンかあなたのアドレスが含まれ、自分自身をブロックしてしまいます。それでもよければ --force を付けてください。

## Commands

admin-column-id = ID
admin-column-name = 名前
admin-column-tables = 卓
admin-column-updated = 最終利用
admin-column-state = 状態
admin-column-game = ゲーム
admin-column-age = 作成から
admin-column-events = イベント
admin-column-failures = 失敗
admin-column-seats = 席
admin-account = アカウント
admin-is-blocked = ブロック中
admin-state-gathering = 募集中
admin-state-playing = 対局中
admin-state-over = 終局
admin-state-closed = 閉じた卓
admin-days = { $n }日
admin-hours = { $n }時間
admin-minutes = { $n }分
admin-person = { $since }から利用。レーティング対象の対局{ $games }、トークン{ $tokens }。
admin-listed = 全部で{ $total }、{ $pages }ページ中{ $page }ページ目。
admin-blocked = { $who }をブロックしました。
admin-unblocked = { $who }のブロックを解除しました。
admin-was-blocked = { $who }はすでにブロックされています。
admin-was-not-blocked = { $who }はブロックされていません。
admin-blocked-in-all = { $people }人と{ $addresses }個のアドレスをブロックしています。
admin-ended = 卓{ $table }を閉じました。
admin-was-over = 卓{ $table }はすでに終わっています。何も変えていません。
admin-will-delete = { $who }を完全に削除します。削除される自分だけの卓：{ $deleted }。「{ somebody-who-left }」として残るほかの人の卓：{ $kept }。
admin-sure = 続けるには「はい」と入力してください：
admin-yes = はい
admin-nothing-deleted = 何も削除していません。
admin-deleted = { $who }を削除しました。削除した卓：{ $deleted }。名前なしで残した卓：{ $kept }。空にした発言：{ $chat }。削除したトークン：{ $tokens }。
admin-tables-deleted = 削除した卓
admin-tables-kept = 残した卓
admin-left-out = 終わっていない{ $tables }卓は入れていません。--with-running を付けると、シードとともに入ります。
admin-has-seeds = { $path }には進行中の対局のシードがあり、読めばこれから出るカードがすべて分かります。終わるまで人に渡さないでください。
admin-needs-token = 動いているサーバーは管理者にだけ答えます。SHOKAI_ADMIN_TOKEN にサーバーと同じトークンを設定してください。
admin-bad-server = 「{ $server }」はサーバーのアドレスではありません。http://NAME:PORT または https://NAME です。
admin-no-answer = { $server }は答えません：{ $why }。
admin-busy-tables-in-memory = メモリにある卓
admin-busy-connections = 開いている接続
admin-busy-thinking = 働いている思考プロセス
admin-busy-thinkers = 思考プロセス
admin-busy-loop-lag-seconds = イベントループの遅れ（秒）
admin-busy-worst-loop-lag-seconds = … この1分で最大
admin-busy-open-tables = 終わっていない卓
admin-busy-bots-waiting = ボットを待つ卓
admin-busy-database-bytes = データベースの大きさ（バイト）
admin-busy-database-seconds = データベースの応答（秒）
admin-bot-fails = 失敗：卓{ $table }の{ $bot }、{ $failures }回連続
admin-refused = 拒否「{ $code }」：{ $n }
admin-limit = 制限「{ $name }」：毎秒{ $per_second }、一時的に{ $at_once }まで
admin-most = { $name ->
    [tables-of-a-host] ホスト一人の終わっていない卓は{ $most }まで
    [tables-of-a-host-in-a-day] ホスト一人の新しい卓は一日{ $most }まで
    [connections-of-a-person] 一人の接続は{ $most }まで
    [connections-of-an-address] 一つのアドレスからの接続は{ $most }まで
    [events-of-a-table] 一つの卓の手とメッセージは{ $most }まで
   *[other] 「{ $name }」は{ $most }まで
}

## The admin page

page-admin = サーバーの管理
page-admin-token = 管理者のトークン
page-admin-token-about = SHOKAI_ADMIN_TOKEN にあるものです。このタブを閉じると消去されます。
page-admin-enter = ログイン
page-admin-leave = ログアウト
page-admin-none = このサーバーには管理者のトークンがないので、管理ページはありません。SHOKAI_ADMIN_TOKEN をご覧ください。
page-admin-people = ユーザー
page-admin-tables = 卓
page-admin-shut-out = ブロック
page-admin-busy = 負荷
page-admin-search = 検索
page-admin-any-state = すべての状態
page-admin-any-game = すべてのゲーム
page-admin-only-failing = 失敗しているボット
page-admin-nothing = 何も見つかりません。
page-admin-before = 前へ
page-admin-next = 次へ
page-admin-block = ブロック
page-admin-unblock = 解除
page-admin-end = 閉じる
page-admin-export = エクスポート
page-admin-export-running = 進行中の対局も含めてエクスポート
page-admin-delete = 削除
page-admin-sure = 本当に実行しますか？
page-admin-who = ユーザー、アドレス、ネットワーク
page-admin-events = イベント{ $n }件
page-admin-fails = ボットが{ $n }回失敗
page-admin-tables-of = { $n }卓
page-admin-backups-about = Shokai { $version } が動いています。動かしたまま「shokai backup ファイル」でデータベースを複製できます（PostgreSQLではpg_dump）。
page-admin-limits = 制限
page-admin-refused = 拒否
page-admin-addresses = アドレスごとの接続
page-admin-renew = 更新

## The books of the house at first sight

admin-books = 帳場
page-admin-overview = 概要
admin-all-well = 異常ありません。
admin-stuck-tables = { $n }卓が止まっています。
admin-in-short = { $here ->
    [0] いまは誰もいません
   *[other] { $here }人がいます
}。{ $tables ->
    [0] 進行中の卓はありません
   *[other] { $tables }卓が進行中です
}。バージョン{ $version }、稼働{ $up }。
admin-all-people = 全{ $n }人
admin-all-tables = 全{ $n }卓と終局{ $over }卓
admin-all-rules = 変更
admin-all-load = 詳細
admin-here = いま
admin-now = いま
admin-open = 開く
admin-keeping = 終わった卓
admin-no-tables = 進行中の卓はありません。
admin-free-seats = { $n ->
    [0] なし
   *[other] あと{ $n }人
}
admin-tag-fine = 順調
admin-tag-stuck = 停止
admin-tag-open = 募集中
admin-crowd = 過去24時間の在席者：最多{ $most }人（{ $time }）
admin-lag = この1分間、サーバーの応答開始までの待ち時間は最大{ $ms }ミリ秒でした。
admin-queue = ボットの順番待ち
page-admin-keep-sure = 終わった卓を{ $days }日間だけ残しますか？
page-admin-keep-about = それより古い卓はすぐに完全に削除されます。結果はプロフィールに残ります。
page-admin-keep-yes = 古い卓を削除する
admin-pause-bots = 先読みを止める
admin-resume-bots = 再開する
cli-admin-bots-help = 先を読むボットを止める・再開する
admin-help-bots = pause または go。省略すると今の設定を表示
admin-bots-go = ボットは先読みできます。
admin-bots-held = 先を読むボットを止めています。その卓には理由が表示され、ほかのボットは打ち続けます。ヒントも使えます。検討も止まり、もう一度頼まれると続きから再開します。
admin-backups = バックアップ
admin-backup-make = 今すぐ作る
admin-backup-restore = 復元
admin-backup-none = ここではまだ作られていません。保存先は{ $folder }です。
admin-backup-read = { $size } MB、読み返して確認済み
admin-backup-how = 復元すると、それ以降の内容は置き換わります。削除したアカウント、ブロック、ログインも当時の状態に戻り、その間に切れた持ち時間は時間切れになります。サーバーを止め、そのコンピューターで次を実行してから、再び起動してください：
admin-backup-elsewhere = データベースはPostgreSQLです。pg_dumpでバックアップし、pg_restoreで復元します。
admin-no-queue = ボットを待っている卓はありません。
admin-thinks = 思考中
admin-waits = 待機中
admin-announcing = お知らせ
admin-announced = ホームに掲示中（{ $ago }）：「{ $text }」
