# 人：アカウント、ログイン中の端末、プロフィール、ホーム、そしてサーバーの決まり。

## What the server refuses

server-bad-code = このコードは使えません。使用済みか、期限切れか、打ち間違いです。サーバーの管理者に新しいコードをもらってください。
server-invitation-needed = このサーバーで新しいアカウントを作るには招待が必要です。ゲストとしてならそのまま遊べます。
server-admin-bad-registration = 「{ $word }」は使えません。使えるもの：{ $words }。
server-admin-bad-announcement = お知らせは、表示できる文字で{ $longest }文字までです。
server-admin-bad-days = 終わった卓を残す日数は{ NUMBER($fewest, useGrouping: 0) }～{ NUMBER($most, useGrouping: 0) }、または「forever」（ずっと）です。
server-admin-bad-time = コードの有効期間は1時間から{ $most }日までです。
server-admin-no-account = { $person }はゲストで、パスワードがありません。

## Commands

cli-admin-reset-help = 新しいパスワードを一度だけ設定できるリンクを作る
cli-admin-invite-help = アカウントを1つ作れる招待リンクを作る
cli-admin-registration-help = アカウントを作れる人（全員、または招待された人）を見る・選ぶ
cli-admin-announce-help = ホームのお知らせを見る・変える・消す
cli-admin-keep-help = 終わった卓を残す期間を見る・選ぶ
admin-help-hours = リンクが有効な時間数。指定がなければ 24
admin-help-days = 招待が有効な日数。指定がなければ 14
admin-help-link = リンク全体を表示するためのサーバーのアドレス
admin-help-registration = open か invited。省略すると今の設定を表示
admin-help-announcement = ホームで全員に見せる文。省略すると今の文を表示
admin-help-clear = お知らせを消す
admin-help-keep = 日数、または「forever」。省略すると今の設定を表示
admin-help-now = サーバーに任せず、古い卓を今すぐ削除する
admin-reset = このリンクを{ $who }に渡してください。{ $until }（UTC）まで、一度だけ使えます：
admin-invitation = このリンクを持つ人は、{ $until }（UTC）までにアカウントを1つ作れます：
admin-registration-open = 誰でもアカウントを作れます。
admin-registration-invited = 新しいアカウントには招待が必要です。ゲストは遊べます。
admin-no-announcement = お知らせはありません。
admin-announce-or-clear = 文か --clear のどちらか一方を指定してください。
admin-keep-for-ever = 終わった卓はずっと残します。
admin-keep-days = 終わった卓は{ NUMBER($days, useGrouping: 0) }日間残します。結果はプロフィールに残ります。
admin-old = それより古い卓：{ NUMBER($n, useGrouping: 0) }。サーバーがまもなく削除します。
admin-cleared = 削除した卓：{ NUMBER($n, useGrouping: 0) }。

## While you were away

page-news-sat = { $player }が着席しました。
page-news-chat = 新しいチャットが{ $n }件あります。
page-news-over = 対局が終わりました。
page-news-closed = 卓が閉じられました。

## The page

page-login = ログイン
page-login-enter = ログイン
page-login-account = アカウントを作る
page-login-reset = パスワードを忘れた
page-login-reset-save = 新しいパスワードにする
page-login-enter-about = アカウントがあれば、どの端末でも自分の卓と対局が見られます。
page-login-account-about = 名前とパスワードだけで作れます。メールアドレスはいりません。
page-login-reset-link = このリンクで新しいパスワードを一度だけ設定できます。ほかのブラウザーはログアウトされます。
page-login-reset-about = パスワードを忘れたときは、サーバーの管理者にリンクかコードをもらってください。
page-login-keeps = ゲストとしての卓や対局はそのまま引き継がれます。
page-login-code = コード
page-login-invitation = 招待コード
page-sessions = ログイン中の端末
page-session-unknown = ブラウザ
page-session-since = { $date }から
page-session-this = このブラウザ
page-export-mine = 自分のデータをダウンロード
page-export-mine-about = このサーバーにあるあなたのデータすべて（JSONファイル）。
page-delete-me = 自分を削除する
somebody-who-left = 退会した人
page-delete-me-about = 名前、自分だけの卓、チャットを完全に削除します。ほかの人の卓では「{ somebody-who-left }」になります。先にデータをダウンロードしてください。
page-news = 留守の間に
page-news-since = { $ago }から
page-news-now-you = あなたの番です。
page-news-more = ほか{ $n }卓。
page-finished = 終わった対局
page-finished-all = 全{ $n }局
page-finished-place = { $place ->
    [1] 勝ち
   *[other] { $place }位
}：{ $points }
page-finished-by-bot = 最後までボットが代打
page-bot-called = { $bot }（ボット）
page-announcement = お知らせ：
page-closed-about = この卓は対局が始まる前に閉じられました。
page-profile-none = 見られるプロフィールはありません。
page-profile-since = { $date }から
page-profile-games = { $n }局
page-profile-shown = このページを見られる人
page-profile-shown-nobody = 自分だけ
page-profile-shown-opponents = 一緒に遊んだ人
page-profile-shown-everyone = 全員
page-profile-ratings = レーティングの推移
page-profile-no-ratings = レーティング対象の対局はまだありません。
page-profile-band = 帯はレーティングの確かさで、対局を重ねると細くなります。
page-profile-results = 戦績
page-profile-no-games = 終わった対局はまだありません。
page-profile-game = ゲームと人数
page-profile-played = 対局
page-profile-places = 順位
page-profile-place = { $place }位
page-profile-won = 勝率
page-profile-average = 平均
page-profile-best = 最高
page-profile-against = { $name }に{ $games }局中{ $ahead }勝
page-profile-against-bots = ボットに{ $games }局中{ $ahead }勝
page-profile-by-bots = ほかに、ボットが最後まで代打した対局が{ $n }局あります（ここには数えません）。
page-profile-recent = 最近の対局
page-admin-house = 決まり
page-admin-registration = 新しいアカウント
page-admin-registration-open = 誰でも
page-admin-registration-invited = 招待のみ
page-admin-invite = 招待する
page-admin-announcement = 全員へのお知らせ（空なら非表示）
page-admin-announce = 知らせる
page-admin-keep = 終わった卓を残す日数（0：ずっと）
page-admin-reset = 新しいパスワードのリンク
admin-guest = ゲスト
