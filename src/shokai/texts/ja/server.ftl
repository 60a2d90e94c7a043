# サーバー:卓の人に言うこと、動かす人に言うこと。

## 卓で

server-no-such-table = そのような卓はありません。
server-not-found = ここには何もありません。
server-method-not-allowed = ここではできません。
server-no-page = ページがまだ作られていません。docs/contributing.md を見てください。
server-bad-message = その通信は理解できません。
server-too-large = 大きすぎます。
server-too-fast = 速すぎます。少し待ってください。
server-internal = こちらで問題が起きました。記録しました。
server-foreign-origin = ほかのページからの要求には答えません。
server-foreign-host = このサーバーはその名前ではありません。--origins を見てください。
server-too-slow = 届くのに時間がかかりすぎました。
server-too-heavy = 時間またはメモリがかかりすぎるため、サーバーが処理を打ち切りました。
server-too-busy = 処理待ちが多すぎます。少し待ってからもう一度試してください。
server-table-full = この卓では多くのことが起こりすぎました。打ち続けるか閉じることだけができます。
server-bots-rest = この卓にはボットしかいません。ボットだけで{ $moves }手打ったので、待っています。誰かが席に着くと続きが始まります。
server-stopping = サーバーが止まろうとしています。すぐに戻ります。
server-bot-stuck = { $player }のボット「{ $bot }」は、何度尋ねても手を選べません。誰かが代わりに席に着くとゲームが進みます。卓の主人はその席に人を招待でき、席の持ち主は自分で席に戻れます。
server-busy = 何人かが同時に動きました。もう一度試してください。
server-late = その間にゲームが進みました。
server-not-playing = この卓ではゲームをしていません。
server-not-seated = あなたはこの卓に着いていません。
server-not-your-turn = あなたの番ではありません。
server-not-your-seat = あなたの席ではありません。
server-minded = ボットがあなたの席を見ています。まず席に戻ってください。
server-host-only = それができるのは卓の主人だけです。
server-cannot-undo = ほかの人の同意なしにはもう戻せません。
server-undo-replaced = 席を外した人の代わりにボットが入りました。それより前の手は、その人抜きでは戻せません。
server-nothing-to-undo = まだ何も決めていません。
server-nothing-to-redo = やり直すものがありません。
server-over = ゲームは終わりました。
server-no-such-question = その質問はもう終わっています。
server-name-first = まず名前を付けてください。
server-bad-name = 名前は1~24文字で、目に見える文字が必要です。
server-bad-chat = その発言に表示できるものがありません。
server-no-such-seat = そのような席はありません。
server-seat-taken = その席は埋まっています。
server-already-begun = ゲームはもう始まっています。
server-seat-kept = その席は{ $player }さんのために取ってあります。
server-rated-accounts = この対局はレーティングの対象です。アカウントのある人だけが参加できます。
server-rated-plain = レーティング対象の対局は、独自の配りと印刷どおりのカードで始まります。
server-rated-people = レーティング対象の対局には、一人一席で二人以上が必要です。
server-rated-start = レーティング対象の対局は、すべての席が埋まると始まります。
server-rated-no-bot = この対局はレーティングの対象です。その場にいる人の代わりにボットは打てません。
server-rated-seats = この対局はレーティングの対象です。席は譲れません。
server-rated-there = この対局はレーティングの対象です。ボットに代えられるのは、席を外したまま手番が{ $seconds }秒続いた人だけです。
server-behind-chat = この対局の観戦は遅れて表示されます。発言は終局後にできます。
server-bad-invitation = その招待はもう使えません。
server-cannot-replace = そこに代わりはいりません。
server-still-here = { $player }は卓にいます。ボットを入れられるのは、席を外した人の代わりだけです。
server-just-left = { $player }はさっきまで卓にいました。戻らなければ、{ $seconds }秒後にボットを入れられます。
server-took-seat = { $player }が{ $before }の席を引き継ぎました。
server-was-replaced = ほかの人の投票で、席を外した{ $player }の代わりにボットが入りました。
server-no-clock = この卓に時計はありません。
server-not-over = ゲームはまだ終わっていません。
server-not-over-yet = 棋譜は、同じ配りのすべての卓でゲームが終わると手に入ります。
server-no-programs = サーバーは program: も python: も、持ち込まれたコードを実行しません。ボットにはトークンで席に着かせてください。
server-bot-too-slow = サーバーのボットは{ $setting }={ $most }までです。
server-bot-name-long = ボットの名前は設定を含めて{ $most }文字までです。
server-bot-setting = サーバーでボットに設定できるのは{ $settings }です。「{ $setting }」は手元での実験用です。
server-same-deal = 同じ配りを別の卓で遊んでいます。
server-deal-differs = 同じ配りの卓は、ゲーム、選択肢、カード、人数が同じです。
server-record-and-cards = 棋譜から始めるゲームのカードは棋譜のものです。棋譜かカードのどちらかを省いてください。
server-deal-not-yours = 同じ配りの卓を開けるのはその卓の主人だけで、棋譜からは開けません。
server-deal-is-known = そのゲームは終わり、配りは知られています。
server-deal-watched = 席のない人がそのゲームを観戦したので、同じ配りの卓は作れません。観戦が始まる前にすべての卓を作ってください。
server-deal-rated = レーティング対象のゲームと同じ配りの卓は作れません。
server-too-many-tables = 終わっていない卓が{ $most }あります。まずどれかを終えるか閉じてください。
server-too-many-tables-today = 一日のうちに{ $most }卓を作りました。今はここまでです。
server-too-many-guests = あなたのアドレスから一度に多くの人が来ました。少し待ってください。
server-seats-and-players = { $players }人に対して席が{ $seats }個指定されています。
server-record-differs = その棋譜は{ $game }、{ $players }人のものです。
server-record-over = その時点でゲームは終わっています。

## 人

server-bad-password = パスワードは{ $shortest }~{ $longest }文字です。
server-wrong-password = 名前とパスワードが合いません。
server-too-many-guesses = 違うパスワードが何度も試されました。少し待つか、以前このアカウントに入ったことのある機器を使ってください。
server-no-account = まだアカウントがありません。
server-name-taken = アカウント「{ $name }」はすでにあります。
server-has-account = すでにアカウントがあります。
server-account-keeps-name = アカウントの名前は変わりません。
server-too-many-tokens = トークンが{ $most }個あります。まず1つ捨ててください。
server-needs-cookie = トークンではできません。入っているブラウザから行ってください。
server-bad-cursor = 一覧にそのような場所はありません。最初から読み直してください。

## 動かす

cli-serve-help = ウェブサーバーを始める:ブラウザで遊ぶ
cli-worker-help = 共有データベースのボットのために考える
server-help-host = 待ち受けるアドレス。指定がなければ 127.0.0.1 で、この機械だけがつながる
server-help-port = 待ち受けるポート。指定がなければ 8000
server-help-lan = 同じ網のほかの機械も遊べるようにする。アドレスと電話用の QR コードを示す
server-help-browser = ブラウザを開かない
server-help-limits = 要求、卓、客、接続の数に制限を設けない。試験用
server-help-origins = クッキー付きで API を使ってよいほかのページのアドレス
server-help-proxies = 要求の出どころを伝えるプロキシのアドレスか網。* はすべて。指定がなければ 127.0.0.1
server-help-metrics-token = ほかの機械から /metrics を読むのに必要な16文字以上の文字列
server-help-data = すべての卓のファイル。指定がなければデータフォルダの中
server-help-database = ファイルの代わりのデータベース、postgresql://USER:PASSWORD@HOST/NAME
server-help-secret = クッキーの署名に使う16文字以上の文字列。指定がなければ作ってデータベースに残す
server-help-thinkers = ボットのために考えるプロセスの数（速いボット用の1つは別）。指定がなければコア数より1少なく、0ならなし
server-help-bots-alone = 人がいない卓でボットが続けて打つ手数の上限。指定がなければ10000、0なら無制限
server-help-away = 席を外してから、ほかの人がボットを入れられるようになるまでの秒数。指定がなければ60
server-help-log-level = debug、info、warning、error のどれか
server-help-log-format = text または json
server-help-compile = ボットの思考をコンパイルしない。コンパイルするまで弱く打つ
server-address = 商会は { $address } にあります
server-how-to-stop = 止めるには Ctrl-C。何も失われません。
server-lan-warning = この網の誰でもつながります。
server-working = ボットのために{ $thinkers }個のプロセスで働いています。
server-cannot-listen = { $host } のポート{ $port }で待ち受けられません:{ $why }。--port で別のものを選んでください。
server-bad-number = { $name }の「{ $text }」は{ $most }までの数ではありません。
server-data-and-database = --data のファイルか --database のデータベースのどちらか一方にしてください。
server-bad-level = ログの段階「{ $level }」はありません。あるもの:{ $levels }
server-bad-format = ログの形式「{ $format }」はありません。text か json です。
server-bad-origin = 「{ $origin }」はサイトのアドレスではありません。https://NAME または http://NAME:PORT と書いてください。
server-bad-proxy = 「{ $proxy }」は機械のアドレスでも 10.0.0.0/24 のような網でもありません。* はすべての機械を表します。
server-bad-switch = { $setting } の「{ $text }」はオン({ $on })でもオフ({ $off })でもありません。
server-empty-setting = { $setting } が空です。値を指定するか、省いてください。
server-short-secret = 秘密の文字列は16文字以上です。
server-bad-database = 「{ $url }」はデータベースのアドレスではありません。postgresql://USER:PASSWORD@HOST/NAME か sqlite:///FILE です。
server-no-database = データベース{ $url }を使えません:{ $why }
server-file-in-use = 別の Shokai サーバーが{ $path }を使っています。先にそれを止めるか、--data で別のファイルを指定してください。
server-newer-database = データベースはより新しい Shokai のものです(スキーマ{ $found }、こちらは{ $known }まで)。
server-worker-needs-postgresql = ワーカーは PostgreSQL データベースを共有します。--database で指定してください。ファイルのときはサーバー自身が考えます。

## 負荷試験

cli-load-help = 多くの卓を全速で動かし、サーバーを測る
load-help-tables = 卓の数。指定がなければ 300
load-help-seconds = 時間。指定がなければ 20 秒
load-help-address = この機械のサーバー。指定がなければ1つ起動し、最後に止めて、もう一度調べる
load-help-database = 起動するサーバーの PostgreSQL データベース
load-help-processes = データベースを共有するウェブプロセスの数
load-help-apart = 各テーブルの二人を別々のウェブプロセスにつなぐ
load-bounds = 卓は{ $tables }まで、時間は{ $seconds }秒までです。
load-processes = 複数のウェブプロセス(16まで)には共有のデータベースが必要です:--database postgresql://…
load-only-here = 負荷試験はこの機械のサーバー用です:http://127.0.0.1:PORT
load-no-server = サーバーが起動しませんでした。
load-begins = { $tables }卓を{ $seconds }秒間、全速で、次にその半分の速さで動かします。

## データを移す

cli-export-help = サーバーの持つすべて(人、卓、手)をファイルに書く
cli-import-help = そのファイルを空のデータベースに読み込む。ファイルから PostgreSQL へ、またはその逆に移す
cli-backup-help = すべての卓のファイルを写す。サーバーが動いていてもよい
transfer-help-export-file = 書くファイル。秘密を含むので人に渡さないこと
transfer-help-import-file = 「shokai export」が書いたもの
transfer-help-backup-file = 作る写し。「shokai serve --data 写し」で続けられる
transfer-exported = { $path }に書きました:{ transfer-amount }。
transfer-imported = { $path }から読みました:{ transfer-amount }。
transfer-amount = { $people }人、{ $tables }卓、出来事{ $events }件
transfer-backed-up = { $path }はすべての卓の写しです({ $bytes }バイト)。
transfer-exists = { $path }はすでにあります。上書きはしません。
transfer-no-file = ファイル{ $path }はありません。卓のファイルを --data で指定してください。
transfer-nothing-there = そのデータベースに Shokai の卓はありません。
transfer-not-empty = そのデータベースは空ではありません。新しいものに読み込んでください。
transfer-backup-is-for-files = PostgreSQL データベースは専用の道具 pg_dump で写します。「shokai export」も使えます。
transfer-no-export = それは「shokai export」が書いたファイルではありません。
transfer-newer-export = そのファイルはより新しい Shokai({ $version })のものです。
transfer-cut-off = そのファイルには終わりがなく、一部が欠けています。何も読み込みませんでした。
transfer-gap = 卓{ $table }の出来事がそのファイルに欠けています。何も読み込みませんでした。
transfer-bad-line = { $line }行目:{ $why }ファイルからは何も読み込みませんでした。
transfer-why-no-json = JSON として読めません。
transfer-why-no-row = 表の行ではありません。
transfer-why-code = ボット「{ $bot }」がありますが、サーバーは持ち込まれたコードを実行しません。
transfer-why-columns = 「{ $table }」の列ではありません。
transfer-why-value = 「{ $column }」の値の種類が違います。
transfer-why-does-not-fit = 「{ $table }」のほかの行と合いません。重複か欠けがあります。
transfer-why-count = 行の数が合いません。
transfer-why-after-end = 終わりの後に何かあります。

verify-table-wrong = テーブル{ $table }:{ $why }
verify-table-unreadable = 保存された内容を読めません。
verified-tables = { NUMBER($tables, useGrouping: 0) }卓を確かめました。{ NUMBER($deals, useGrouping: 0) }回の配りはすべてシードどおりです。
verified-tables-wrong = { NUMBER($tables, useGrouping: 0) }卓を確かめました。そのうち{ NUMBER($wrong, useGrouping: 0) }卓に、シードやルールと合わないものがあります。
