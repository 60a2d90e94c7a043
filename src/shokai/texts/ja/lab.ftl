# 対局者のための研究室：終局した対局の統計と序盤の手順。ページを開いたときに読み込まれる。

lab-title = 統計
lab-about = 終わった対局の結果を、打ち方ごとにまとめています。自分の対局、ここのみんなの対局、名人の対局を見比べられます。
lab-explore-title = 序盤の手順
lab-explore-about = 各プレイヤーが最初に何を選び、どのくらい選ばれ、どう終わったか。手を選ぶと、その次の手が見られます。
lab-to-explorer = 序盤の手順
lab-to-statistics = 統計
lab-choose = 表示するもの
lab-whose-mine = 自分
lab-whose-people = みんな
lab-whose-all = ボットも
lab-whose-masters = 名人
lab-any = 人数を問わず
lab-none-mine = このゲームをまだ最後まで遊んでいません。終局すると、ここに自動で数えられます。
lab-none-people = ここではまだ、このゲームの公開対局が終わっていません。
lab-none-all = ここではまだ、このゲームの公開対局がありません。
lab-none-masters = このゲームには名人の対局がありません。
lab-none-players = この人数の対局はまだありません。
lab-none-line = この手順の先はまだ誰も打っていません。
lab-waiting = { $n ->
    [100] 終わった対局のうち100局以上をこれから数えます。
   *[other] 終わった対局のうち{ $n }局をこれから数えます。
}
lab-play = 対局する
lab-see-masters = 名人の打ち方を見る
lab-fact-games = 対局
lab-fact-seats = 公開卓の席数
lab-fact-points = 平均点
lab-fact-place = 平均順位
lab-over-time = 推移
lab-curve = { $what ->
    [points] 得点
    [wins] 勝率
   *[games] 対局数
}
lab-curve-own = { $what ->
    [points] 点は各対局、線は直近{ $n }局の平均です。
   *[wins] 直近{ $n }局の勝率です。点線は均等な割合です。
}
lab-curve-months = { $what ->
    [points] 月ごとの平均点です。
   *[games] 月ごとの終局した席の数です。
}
lab-sources = 得点の内訳
lab-source-points = 平均
lab-source-winners = 勝ったとき
lab-source-masters = 名人が勝ったとき
lab-chart = { $chart ->
    [strategies] 戦法別
    [seats] 手番順別
    [players] 人数別
    [first-area] 社長が最初に行った場所別
    [kept-country] 最初の注文書の国別
    [order-country] 港で最初に取った注文書の国別
    [kept-order] 残した注文書別
    [opening] 最初の手番別
    [first-token] 最初の実績チップ別
    [sales] 売れた決算の回数別
   *[other] { $chart }
}
lab-strategies-how = 得点表で、とくに多くの点をもたらしたものを戦法としています。
lab-column-what = 項目
lab-column-wins = 勝率
lab-column-games = 席数
lab-column-points = 点
lab-column-chosen = 選択率
lab-masters-win = 名人 { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
lab-masters-line = 名人：{ NUMBER($share, maximumFractionDigits: 0) }%が選び、勝率は{ NUMBER($wins, maximumFractionDigits: 0) }%
lab-masters-mark = 黒い印は名人の勝率です。
lab-masters-how = 名人とは、自己対戦でゲームを学んだネットワークです。その対局からは、始まり方が記録されています。
lab-more = あと{ $n }件を表示
lab-fewer = 表示を減らす
lab-how = 同順位の勝ちは分け合います。最後まで打たれた対局だけを数えます。自分の対局はすべて、ほかの人の対局は公開卓のものだけを名前なしで数えます。一緒に現れるものが原因と結果とは限りません。
lab-csv-charts = グラフをCSVで保存
lab-csv-games = 自分の対局をCSVで保存
lab-line = これまでの手順
lab-start = 最初の手
lab-back = 一手戻る
lab-first-moves = 最初の手（{ NUMBER($n) }席）
lab-next-moves = 次の手（{ NUMBER($n) }席）
lab-n-times = { NUMBER($n) }回
lab-open-board = 検討盤で開く
lab-board = 検討
lab-board-how = 「検討」を押すと、その手が打たれた対局のその場面が検討盤で開きます。
lab-done = ここまで
lab-yokohama-strategy = { $strategy ->
    [church] 教会
    [orders] 注文書と国
    [technology] 技術
    [customs] 税関
    [buildings] 商店と商館
    [achievements] 業績
   *[mixed] 万遍なく
}
lab-osaka-strategy = { $strategy ->
    [red] 赤が中心
    [blue] 青が中心
    [yellow] 黄が中心
    [green] 緑が中心
   *[mixed] 複数の色
}
lab-osaka-source = { $colour ->
    [red] 赤の商品
    [blue] 青の商品
    [yellow] 黄の商品
   *[green] 緑の商品
}
lab-osaka-sales = { $n ->
    [0] 売れず
    [6] { $n }回以上
   *[other] { $n }回
}
