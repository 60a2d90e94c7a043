# プッシュ通知：この端末へ。

server-bad-push = これはブラウザーのプッシュ購読ではありません。
server-push-gone = このブラウザーはもう通知を受け取りません。そのブラウザーでもう一度オンにしてください。

page-push = この端末
page-push-about = ページを閉じていても、あなたの番になると鳴ります。
page-push-turn-on = オンにする
page-push-on = この端末に通知しています。
page-push-browser = ブラウザー
page-push-failed = ブラウザーがプッシュサービスに接続できませんでした。しばらくしてからもう一度試してください。
page-push-hindered = { $why ->
    [insecure] ブラウザーはHTTPSでのみ許可します。サーバーの運営者が設定できます。
    [install] iPhoneやiPadでは、まずこのページをホーム画面に追加し（共有から「ホーム画面に追加」）、そこから開いてください。
    [denied] このページの通知はブロックされています。ブラウザーのサイト設定で許可してください。
   *[unsupported] このブラウザーはプッシュ通知に対応していません。
}
