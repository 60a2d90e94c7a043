# サーバー:卓の人に言うこと、動かす人に言うこと。

## 卓で

server-no-such-table = そのような卓はありません。
server-not-found = ここには何もありません。
server-method-not-allowed = ここではできません。
server-no-page = ページがまだビルドされていません。docs/guide/contributing.md を見てください。
server-bad-message = そのメッセージは解釈できません。
server-too-large = 大きすぎます。
server-too-fast = 操作が速すぎます。少し待ってください。
server-internal = サーバーで問題が起きました。記録しました。
server-foreign-origin = ほかのページからのリクエストには応答しません。
server-foreign-host = このサーバーはその名前では動いていません。--origins を見てください。
server-too-slow = 届くのに時間がかかりすぎました。
server-too-heavy = 時間またはメモリがかかりすぎるため、サーバーが処理を打ち切りました。
server-too-busy = 処理待ちが多すぎます。少し待ってからもう一度試してください。
server-table-full = この卓の記録が上限に達しました。対局を続けるか、卓を閉じることだけができます。
server-bots-rest = この卓にはボットしかいません。ボットだけで{ $moves }手打ったので、待っています。誰かが席に着くと続きが始まります。
server-bots-held = { $player }の手は先を読むボットが打ちます。サーバーの管理者が今そうしたボットを止めているため、再開されるまで待ちます。
server-stopping = サーバーが停止しようとしています。少し待ってからもう一度試してください。
server-bot-stuck = { $player }のボット「{ $bot }」は、何度尋ねても手を選べません。誰かが代わりに席に着くとゲームが進みます。卓のホストはその席に人を招待でき、席の持ち主は自分で席に戻れます。
server-busy = 何人かが同時に操作しました。もう一度試してください。
server-late = その間にゲームが進みました。
server-not-playing = この卓では対局が行われていません。
server-not-seated = あなたはこの卓に着いていません。
server-not-your-turn = あなたの番ではありません。
server-not-your-seat = あなたの席ではありません。
server-minded = いまはボットがあなたの代わりに打っています。まず自分の席に戻ってください。
server-host-only = それができるのは卓のホストだけです。
server-cannot-undo = ほかの人の同意がなければ、もう取り消せません。
server-undo-alone = その後ゲームが進んでいます。「{ page-undo-turn }」で、自分の手番をまるごと取り消せます。
server-undo-gone = その後ゲームが進んでおり、ここではもう取り消せません。
server-undo-replaced = 席を外した人の代わりにボットが入りました。それより前の手は、その人の同意なしには取り消せません。
server-nothing-to-undo = まだ何も決めていません。
server-nothing-to-redo = やり直すものがありません。
server-over = ゲームは終わりました。
server-no-such-question = その確認はもう終わっています。
server-name-first = まず名前を付けてください。
server-bad-name = 名前は1～24文字で、目に見える文字が必要です。
server-bad-title = 卓の名前は表示できる文字で{ $most }字までです。
server-bad-chat = その発言には表示できる文字がありません。
server-no-such-seat = そのような席はありません。
server-seat-taken = その席は埋まっています。
server-already-begun = ゲームはもう始まっています。
server-seat-kept = その席は{ $player }さんのために取ってあります。
server-rated-accounts = この対局はレーティングの対象です。アカウントのある人だけが参加できます。
server-rated-plain = レーティング対象の対局は、新しい配りと印刷どおりのカードで始まります。
server-rated-people = レーティング対象の対局には、1人1席で2人以上が必要です。
server-rated-start = レーティング対象の対局は、すべての席が埋まると始まります。
server-rated-no-bot = この対局はレーティングの対象です。その場にいる人の代わりにボットは打てません。
server-rated-seats = この対局はレーティングの対象です。席は譲れません。
server-rated-there = この対局はレーティングの対象です。ボットに代えられるのは、席を外したまま手番が{ $seconds }秒続いた人だけです。
server-behind-chat = この対局の観戦は遅れて表示されます。発言は終局後にできます。
server-watchers-chat = この卓では、観戦者は対局の前後に会話できます。
server-bad-invitation = その招待はもう使えません。
server-cannot-replace = その席に代わりは必要ありません。
server-still-here = { $player }は卓にいます。ボットを入れられるのは、席を外した人の代わりだけです。
server-just-left = { $player }はさっきまで卓にいました。戻らなければ、{ $seconds }秒後にボットを入れられます。
server-took-seat = { $player }が{ $before }の席を引き継ぎました。
server-was-replaced = ほかの人の投票で、席を外した{ $player }の代わりにボットが入りました。
server-no-clock = この卓に時計はありません。
server-not-over = ゲームはまだ終わっていません。
server-not-over-yet = 棋譜は、同じ配りのすべての卓で対局が終わると入手できます。
server-no-programs = サーバーは program: も python: も、持ち込まれたコードを実行しません。ボットにはトークンで席に着かせてください。
server-bot-too-slow = サーバーのボットは{ $setting }={ $most }までです。
server-bot-name-long = ボットの名前は設定を含めて{ $most }文字までです。
server-bot-setting = サーバーでボットに設定できるのは{ $settings }です。「{ $setting }」は自分のコンピューターでの実験用です。
server-same-deal = この配りは別の卓でまだ対局中のため、ここでは対局も観戦もできません。
server-deal-differs = 同じ配りの卓は、ゲーム、オプション、カード、人数が同じです。
server-record-and-cards = 棋譜から始めるゲームのカードは棋譜のものです。棋譜かカードのどちらかを省いてください。
server-deal-not-yours = 同じ配りの卓を開けるのはその卓のホストだけで、棋譜からは開けません。
server-deal-is-known = その対局は終わり、配りはすでに公開されています。
server-deal-watched = 席のない人がそのゲームを観戦したので、同じ配りの卓は作れません。観戦が始まる前にすべての卓を作ってください。
server-deal-rated = レーティング対象のゲームと同じ配りの卓は作れません。
server-too-many-tables = 終わっていない卓が{ $most }卓あります。まずどれかを終えるか閉じてください。
server-too-many-tables-today = 1日に開ける{ $most }卓に達しました。しばらくしてから試してください。
server-too-many-guests = あなたのアドレスから一度に多くの人が来ました。少し待ってください。
server-seats-and-players = { $players }人に対して席が{ $seats }個指定されています。
server-record-differs = その棋譜は{ $game }、{ $players }人のものです。
server-record-over = その時点でゲームは終わっています。

## 人

server-bad-password = パスワードは{ $shortest }～{ $longest }文字です。
server-wrong-password = 名前とパスワードの組み合わせが正しくありません。
server-too-many-guesses = 誤ったパスワードが何度も入力されました。少し待つか、以前このアカウントでログインしたことのあるデバイスを使ってください。
server-no-account = まだアカウントがありません。
server-name-taken = アカウント「{ $name }」はすでにあります。
server-has-account = すでにアカウントがあります。
server-account-keeps-name = アカウントの名前は変えられません。
server-too-many-tokens = トークンが{ $most }個あります。まず1つ削除してください。
server-needs-cookie = トークンではできません。ログインしているブラウザから行ってください。
server-bad-cursor = 一覧にその位置はありません。最初から読み直してください。

## 動かす

server-bad-number = { $name }の「{ $text }」は{ $most }までの数ではありません。
server-no-database = データベース{ $url }を使えません：{ $why }
server-file-in-use = 別の Shokai サーバーが{ $path }を使っています。先にそれを止めるか、--data で別のファイルを指定してください。

## データを移す

transfer-backup-broken = { $path }は壊れているため、何も変更しませんでした。
transfer-no-room = フォルダー{ $folder }を使えません：{ $why }。
transfer-many-backups = { $folder }にはすでに{ $n }個のバックアップがあります。先にいくつか移すか消してください。勝手に消されることはありません。
transfer-disk-full = { $folder }のあるディスクには、もう一つバックアップを作る空きがありません。
transfer-exists = { $path }はすでにあります。上書きはしません。
transfer-no-file = ファイル{ $path }はありません。卓のファイルを --data で指定してください。
transfer-no-folder = { $path } に書き込めません：フォルダー { $folder } がありません。
transfer-nothing-there = そのデータベースに Shokai の卓はありません。
transfer-backup-is-for-files = PostgreSQL データベースは専用のツール pg_dump でバックアップします。「shokai export」も使えます。

verify-table-wrong = 卓{ $table }：{ $why }
verify-table-unreadable = 保存された内容を読めません。
verified-tables = { NUMBER($tables, useGrouping: 0) }卓を確かめました。{ NUMBER($deals, useGrouping: 0) }回の配りはすべてシードどおりです。
verified-tables-wrong = { NUMBER($tables, useGrouping: 0) }卓を確かめました。そのうち{ NUMBER($wrong, useGrouping: 0) }卓に、シードやルールと合わないものがあります。
server-blocked = このサーバーの管理者があなたをブロックしました。
server-blocked-address = このサーバーの管理者があなたのアドレスをブロックしました。
server-ended-by-operator = このサーバーの管理者がこの卓を閉じました。
