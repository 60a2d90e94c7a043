# コマンド `shokai explore`。

cli-explore-help = 多くの対局で最初に打たれた手と、その結果を数える
explore-help-folder = 棋譜（*.shokai）のあるフォルダー（下のフォルダーも含む）か、サーバーのデータベースファイル。省くと自分のサーバーのもの
explore-help-game = このゲームだけ：{ $games }。複数あるときは必要
explore-help-after = この自分の手に続くものだけ。コンマ区切り："token R, take R5"
explore-help-by = 何で分けるか：{ $choices }
explore-help-player = このプレイヤーの手だけ
explore-help-most = 表示する行数（指定がなければ20）
explore-help-csv = すべての行を表計算用のCSVで書き出す
explore-bad-by = 「{ $text }」では分けられません。使えるもの：{ $choices }。
explore-one-source = 棋譜のフォルダーかサーバーのデータベースの、どちらか一つだけを指定してください。
explore-which-game = 複数のゲームがあります。--game で選んでください：{ $games }。
explore-no-folder = フォルダー「{ $folder }」はありません。
explore-unread = { $n }局は読めなかったため、除きました。
explore-nothing = { $games ->
    [0] この種の終わった対局はありません。
   *[other] 終わった対局は{ $games }局ありますが、その手を打った人はいません。
}
explore-title = { $games }局、その前の手：{ $after }
explore-column-who = 誰
explore-column-move = 手
explore-column-games = 回数
explore-column-share = 割合
explore-column-wins = 勝率
explore-column-points = 得点
explore-column-place = 順位
explore-column-masters = 名人：割合、勝率
explore-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
explore-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
explore-more = ほかに{ $n }行あります。--most で表示します。
