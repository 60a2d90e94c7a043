# 席を外している人にWebhookやメールで伝えること。ページでは使わない。

notice-game-with = { $game }（{ $others }と）
notice-game-alone = { $game }
notice = { $kind ->
    [turn] あなたの番です。{ $where }
    [start] ゲームが始まりました。{ $where }
    [end] ゲームが終わりました。{ $where }
    [rematch] 再戦に誘われています。{ $where }
    [late] 持ち時間が切れました。戻るまでボットが代わりに打ちます。{ $where }
    [late-other] 時間切れになった人の代わりに、ボットが打っています。{ $where }
   *[invite] 卓に招待されています。{ $where }
}
notice-by = { $kind ->
    [rematch] { $who }から再戦に誘われています。{ $where }
   *[invite] { $who }から卓に招待されています。{ $where }
}
notice-title = { $kind ->
    [turn] あなたの番です
    [start] ゲームが始まりました
    [end] ゲームが終わりました
    [rematch] 再戦
    [late] 時間切れ
    [test] 通知のテスト
   *[invite] 招待
}
notice-off = メールを止める：{ $link }
notice-code-title = メールアドレスの確認
notice-code =
    コード：{ $code }

    このアドレスで通知を受け取るには、{ $minutes }分以内にShokaiの設定で入力してください。心当たりがなければ、このメールは無視してください。
notice-test = Shokaiからの通知はここに届きます。
notice-reset-title = 新しいパスワード
notice-reset =
    { $name }の新しいパスワードの申し込みがありました。次のリンクで設定できます。

    { $link }

    リンクは一度だけ、{ $minutes }分間有効です。心当たりがなければ、このメールは無視してください。何も変わりません。
