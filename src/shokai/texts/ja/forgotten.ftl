# A new password by mail.

page-forgotten-about = 設定でメールアドレスを確認済みなら、新しいパスワードを設定するリンクをそこへ送れます。
page-forgotten-send = リンクを送る
page-forgotten-sent = このアドレスを確認済みのアカウントがあれば、リンクを送りました。{ $minutes }分間有効です。
page-forgotten-has-code = コードを入力する
