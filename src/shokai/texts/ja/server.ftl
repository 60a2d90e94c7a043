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
server-undo-replaced = 席を外した人の代わりにボットが入りました。それより前の手は、その人の同意なしには取り消せません。
server-nothing-to-undo = まだ何も決めていません。
server-nothing-to-redo = やり直すものがありません。
server-over = ゲームは終わりました。
server-no-such-question = その確認はもう終わっています。
server-name-first = まず名前を付けてください。
server-bad-name = 名前は1～24文字で、目に見える文字が必要です。
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

cli-serve-help = ウェブサーバーを起動する：ブラウザで遊ぶ
cli-worker-help = 共有データベースのボットのために考える
server-help-host = 待ち受けるアドレス。指定がなければ 127.0.0.1 で、このマシンだけが接続できる
server-help-port = 待ち受けるポート。指定がなければ 8000
server-help-lan = 同じネットワークのほかのマシンからも遊べるようにする。アドレスとスマートフォン用の QR コードを示す
server-help-browser = ブラウザを開かない
server-help-limits = リクエスト、卓、ゲスト、接続の数に制限を設けない。テスト用
server-help-origins = プロキシ経由でこのサーバーに接続するときのアドレス。例：https://play.example.org
server-help-proxies = リクエストの送信元を伝えるプロキシのアドレスかネットワーク。* はすべて。指定がなければ 127.0.0.1
server-help-metrics-token = ほかのマシンから /metrics を読むのに必要な16文字以上の文字列
server-help-data = すべての卓のファイル。指定がなければデータフォルダの中
server-help-database = ファイルの代わりのデータベース、postgresql://USER:PASSWORD@HOST/NAME
server-help-secret = クッキーの署名に使う16文字以上の文字列。指定がなければ生成してデータベースに保存する
server-help-thinkers = ボットのために考えるプロセスの数（速いボット用の1つは別）。指定がなければコア数より1少なく、0ならなし
server-help-bots-alone = 人がいない卓でボットが続けて打つ手数の上限。指定がなければ10000、0なら無制限
server-help-away = 席を外してから、ほかの人がボットを入れられるようになるまでの秒数。指定がなければ60
server-help-log-level = debug、info、warning、error のどれか
server-help-log-format = text または json
server-help-compile = ボットの思考をコンパイルしない。コンパイルするまでボットは弱くなる
server-address = 商会は { $address } にあります
server-how-to-stop = Ctrl-C で停止します。何も失われません。
server-lan-warning = このネットワークの誰でも接続できます。
server-working = ボットのために{ $thinkers }個のプロセスで思考しています。
server-no-such-host = 「{ $host }」はこのコンピューターのアドレスではありません：{ $why }。--host で別のアドレスを選ぶか、省いてください。
server-cannot-listen = { $host } のポート{ $port }で待ち受けられません：{ $why }。--port で別のものを選んでください。
server-bad-number = { $name }の「{ $text }」は{ $most }までの数ではありません。
server-data-and-database = --data のファイルか --database のデータベースのどちらか一方にしてください。
server-bad-level = ログレベル「{ $level }」はありません。使えるもの：{ $levels }。
server-bad-format = ログの形式「{ $format }」はありません。text か json です。
server-bad-origin = 「{ $origin }」はサイトのアドレスではありません。https://NAME または http://NAME:PORT と書いてください。
server-bad-proxy = 「{ $proxy }」はマシンのアドレスでも 10.0.0.0/24 のようなネットワークでもありません。* はすべてのマシンを表します。
server-bad-switch = { $setting } に「{ $text }」は使えません。オンにするには { $on }、オフにするには { $off } を指定してください。
server-empty-setting = { $setting } が空です。値を指定するか、省いてください。
server-short-secret = 秘密の文字列は16文字以上です。
server-bad-database = 「{ $url }」はデータベースのアドレスではありません。postgresql://USER:PASSWORD@HOST/NAME か sqlite:///FILE です。
server-no-database = データベース{ $url }を使えません：{ $why }
server-file-in-use = 別の Shokai サーバーが{ $path }を使っています。先にそれを止めるか、--data で別のファイルを指定してください。
server-newer-database = データベースはより新しい Shokai のものです（スキーマ{ $found }、こちらは{ $known }まで）。
server-worker-needs-postgresql = ワーカーは PostgreSQL データベースを共有します。--database で指定してください。ファイルのときはサーバー自身が考えます。

## 負荷試験

cli-load-help = 多くの卓を全速で動かし、サーバーの性能を測る
load-help-tables = 卓の数。指定がなければ 300
load-help-seconds = 時間。指定がなければ 20 秒
load-help-address = このマシンのサーバー。指定がなければ1つ起動し、最後に強制終了して、もう一度調べる
load-help-database = 起動するサーバーの PostgreSQL データベース
load-help-processes = データベースを共有するウェブプロセスの数
load-help-apart = 各卓の2人を別々のウェブプロセスにつなぐ
load-bounds = 負荷テストは 1～{ $tables } 卓、1～{ $seconds } 秒で行います。
load-process-count = ウェブプロセスは 1～{ $most } 個です。
load-processes = 複数のウェブプロセスには共有データベースが必要です：--database postgresql://…
load-only-here = 負荷試験はこのマシンのサーバー用です：http://127.0.0.1:PORT
load-no-server = サーバーが起動しませんでした。
load-begins = { $tables }卓を{ $seconds }秒間、全速で、次にその半分の速さで動かします。

## データを移す

cli-export-help = サーバーのすべてのデータ（ユーザー、卓、手）をファイルに書く
cli-import-help = そのファイルを空のデータベースに読み込む。ファイルから PostgreSQL へ、またはその逆に移す
cli-backup-help = すべての卓のファイルをコピーする。サーバーが動いていてもよい
transfer-help-export-file = 書くファイル。秘密を含むので人に渡さないこと
transfer-help-import-file = 「shokai export」が書いたもの
transfer-help-backup-file = 作るコピー。「shokai serve --data コピー」で続けられる
transfer-exported = { $path }に書きました：{ transfer-amount }。
transfer-imported = { $path }から読みました：{ transfer-amount }。
transfer-amount = { $people }人、{ $tables }卓、イベント{ $events }件
transfer-backed-up = { $path }はすべての卓のコピーです（{ $bytes }バイト）。
transfer-exists = { $path }はすでにあります。上書きはしません。
transfer-no-file = ファイル{ $path }はありません。卓のファイルを --data で指定してください。
transfer-no-folder = { $path } に書き込めません：フォルダー { $folder } がありません。
transfer-nothing-there = そのデータベースに Shokai の卓はありません。
transfer-not-empty = そのデータベースは空ではありません。新しいものに読み込んでください。
transfer-backup-is-for-files = PostgreSQL データベースは専用のツール pg_dump でバックアップします。「shokai export」も使えます。
transfer-no-export = それは「shokai export」が書いたファイルではありません。
transfer-newer-export = そのファイルはより新しい Shokai（{ $version }）のものです。
transfer-cut-off = そのファイルは途中で切れていて、一部が欠けています。何も読み込みませんでした。
transfer-gap = 卓{ $table }のイベントがそのファイルに欠けています。何も読み込みませんでした。
transfer-bad-line = { $line }行目：{ $why }ファイルからは何も読み込みませんでした。
transfer-why-no-json = JSON として読めません。
transfer-why-no-row = 表の行ではありません。
transfer-why-code = ボット「{ $bot }」がありますが、サーバーは持ち込まれたコードを実行せず、指定されたファイルも読みません。
transfer-why-columns = 「{ $table }」の列ではありません。
transfer-why-value = 「{ $column }」の値が正しくありません。
transfer-why-does-not-fit = 「{ $table }」のほかの行と合いません。重複か欠けがあります。
transfer-why-count = 行の数が実際と合いません。
transfer-why-after-end = 終わりの行の後に何かあります。

verify-table-wrong = 卓{ $table }：{ $why }
verify-table-unreadable = 保存された内容を読めません。
verified-tables = { NUMBER($tables, useGrouping: 0) }卓を確かめました。{ NUMBER($deals, useGrouping: 0) }回の配りはすべてシードどおりです。
verified-tables-wrong = { NUMBER($tables, useGrouping: 0) }卓を確かめました。そのうち{ NUMBER($wrong, useGrouping: 0) }卓に、シードやルールと合わないものがあります。
