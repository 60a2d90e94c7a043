# 通知：サーバーが断ること、オプション、設定。

server-account-first = 通知にはアカウントが必要です。先に作ってください。名前と卓はそのままです。
server-bad-hook = これはWebhookのアドレスではありません。https:// か http:// で始まり、ホスト名があり、空白やパスワードを含まないアドレスにしてください。
server-hook-port = Webhookのポートは80、443、または1024以上です。
server-too-many-channels = 通知先はすでに{ $most }件あります。先に1件削除してください。
server-channel-is-there = そこにはすでに通知しています。
server-bad-mail = これはメールアドレスではありません。
server-no-mail = このサーバーはメールを送りません。
server-bad-mail-code = コードが違うか、期限切れです。新しいコードを送ってもらってください。
server-bad-mail-link = このリンクは使えません。メールは設定で止められます。
server-bad-smtp = メールサーバーの指定が正しくありません。smtp://USER:PASSWORD@HOST:PORT または smtps://USER:PASSWORD@HOST:PORT と書いてください。
server-bad-smtp-from = メールサーバーを使うには、SHOKAI_SMTP_FROMに差出人のメールアドレスが必要です。
server-help-smtp-url = 席を外している人へのメールを送るサーバー。smtp://USER:PASSWORD@HOST:PORT または smtps://…
server-help-smtp-from = そのメールの差出人アドレス
server-receiver-refused = 受信側がステータス{ $status }で拒否しました。
server-undelivered = { $why ->
    [timeout] 受信側が時間内に応答しませんでした。
    [tls] 受信側の証明書が無効です。
    [unreachable] そのアドレスは応答しません。
    [unknown-host] そのホストは存在しないか、公開されたインターネット上にありません。
    [no-http] そこで応答したのはWebサーバーではありません。
    [busy] そのホストへの通知が多すぎます。1分後にもう一度試してください。
    [mail-address] メールサーバーがこのアドレスを受け付けません。
    [mail] メールを送れませんでした。
   *[other] 届けられませんでした。
}
server-help-notify-after = 卓にいない人に番が来たことを通知するまでの秒数。指定がなければ20
server-help-private-webhooks = このコンピューターとそのネットワークへのWebhookを許す

page-notify = 通知
page-notify-about = あなたの番なのに卓にいないときに届きます。手札やカードのことは含まれません。
page-notify-account = 通知にはアカウントが必要です。
page-notify-webhook = Webhook
page-notify-webhook-about = メッセージを受け取るアドレスです。Discord、Slack、Mattermost、Matrixのチャンネルや、ntfyのトピックなど。
page-notify-address = アドレス
page-notify-format = 形式
page-notify-format-json = JSON（Discord、Slack、Matrix）
page-notify-format-text = テキスト（ntfy）
page-notify-add = 追加
page-notify-try = テストを送る
page-notify-remove = 削除
page-notify-which = { $kind ->
    [turn] 自分の番
    [start] ゲームの開始
    [end] ゲームの終了
    [rematch] 再戦
    [late] 誰かの時間切れ
   *[invite] 招待
}
page-notify-tried = テストが届きました。
page-notify-delivered = 最後に届いたのは{ $ago }。
page-notify-failed = 最後の送信に失敗しました（{ $ago }）。{ $why }
page-notify-dropped = 届けるのをやめた通知：{ $n }件
page-notify-muted = テストが成功するまで、ここには何も送りません。
page-notify-mail = メール
page-notify-mail-about = 先にコードを送ります。
page-notify-mail-address = メールアドレス
page-notify-code = メールのコード
page-notify-confirm = 確認
page-notify-again = コードを送り直す
page-mail-off = メールを止める
page-mail-off-about = このアドレスには、もう通知メールを送りません。
page-mail-is-off = もうメールは届きません。設定でまた有効にできます。
