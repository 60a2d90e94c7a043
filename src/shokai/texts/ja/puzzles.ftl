# 詰め問題：解くためのページと、作成コマンドの文。

puzzle-no-such-theme = 「{ $theme }」というテーマはありません。あるのは { $themes } です。
puzzle-bad-line = { $path } の{ $number }行目：「{ $line }」は問題の行ではないか、問題が不完全です。
puzzle-no-folder = フォルダー { $path } はありません。
no-puzzles = { $path } に{ $game }の問題はありません。
no-such-puzzle = { $game }に問題「{ $name }」はありません。
puzzle-nothing-to-do = { $option } が0では、することがありません。
puzzle-nobody-decides = この局面では誰の手番でもありません。
puzzle-illegal = ここでは「{ $move }」はルール上できません。
puzzle-bad-theme = 「{ $theme }」はこのゲームのテーマではありません。
puzzle-not-best = 正解が最も評価の高い手ではありません。
puzzle-other-value = 「{ $move }」の評価値は{ NUMBER($told, maximumFractionDigits: 4) }のはずが、{ NUMBER($found, maximumFractionDigits: 4) }になりました。
puzzle-other-gap = 最善手との差は{ NUMBER($told, maximumFractionDigits: 4) }のはずが、{ NUMBER($found, maximumFractionDigits: 4) }になりました。

puzzle-theme-osaka-ending = 終わらせどき
puzzle-theme-osaka-insurance = 保険
puzzle-theme-osaka-reserve = 予約か購入か
puzzle-theme-osaka-sailing = 船の出しどき
puzzle-theme-osaka-payment = 何で払うか
puzzle-theme-osaka-cards = どのカードか
puzzle-theme-osaka-tokens = 実績チップ
puzzle-theme-yokohama-ending = 終わらせどき
puzzle-theme-yokohama-countries = 国のセット
puzzle-theme-yokohama-recall = 呼び戻し
puzzle-theme-yokohama-tolls = 通行料
puzzle-theme-yokohama-orders = 注文書
puzzle-theme-yokohama-technologies = 技術
puzzle-theme-yokohama-boards = 教会と税関
puzzle-theme-yokohama-building = 建設
puzzle-theme-yokohama-achievements = 業績
puzzle-theme-yokohama-agents = 外国商人
puzzle-theme-yokohama-goods = 品物とお金
puzzle-theme-yokohama-route = 社長の移動経路
puzzle-theme-yokohama-placing = どこに置くか

puzzle-turn-is-over = ここで手番は終わりです。
puzzle-turn-not-over = まず手番を最後まで進めてください。
puzzle-no-move = これは手ではありません。
puzzle-no-turn = この問題は1手を選ぶもので、手番全体を問うものではありません。
puzzle-none-such = そのような問題はありません。
server-turn-running = あなたの手番をいま評価しています。
server-turn-failed = 手番を評価できませんでした。あとでもう一度お試しください。

puzzle-nav = 問題
puzzle-page = 次の一手
puzzle-page-about = はっきり最善の一手があり、それは見えやすい手ではありません。本物の卓で見つけてください。
puzzle-begin = 問題を解く
puzzle-all = すべての問題
puzzle-title = 次の一手
puzzle-of-the-day = 今日の一手
puzzle-day-new = 最善手を見つける
puzzle-day-solved = 解きました
puzzle-day-tried = 挑戦しました
puzzle-you = あなたのレーティング
puzzle-you-solved = { $tries }問中{ $solved }問正解
puzzle-curve = 最近の問題ごとのレーティング
puzzle-streak = { $days ->
   *[other] 日連続
}
puzzle-streak-best = 最長{ $days }日
puzzle-streak-days = { $days }日連続
puzzle-solved-of = 正解
puzzle-any-theme = テーマを問わない
puzzle-of = { $solved } / { $count }
puzzle-best-turn = 最善の手番
puzzle-best-turn-about = 手番全体を進めます。最善の手番にどれだけ近いかで点がつきます。
puzzle-note = 強いボットの対局から見つけ、深い探索で確かめた{ $count }問です。レーティングに数えるのは最初の挑戦だけです。今日の一手は全員共通です。
puzzle-find = { $player }の最善手は？
puzzle-find-turn = { $player }の最善の手番を進めてください
puzzle-judged = 回答済み
puzzle-shown = 解答を表示中
puzzle-rating = 難度 { $rating }
puzzle-found = { $tries }人中{ $solved }人が1回で正解
puzzle-right = 正解：{ $move }
puzzle-wrong = 最善ではありません：{ $move }
puzzle-lost = 勝率を{ $lost }ポイント失います（誤差{ $error }）。
puzzle-lost-more = 勝率を少なくとも{ $lost }ポイント失います。
puzzle-solution = 最善手：{ $move }
puzzle-values = それぞれの手のあとの勝率
puzzle-chance = { $chance }%
puzzle-no-reason = この手の良さが表れるのは、ルールから言えるよりも先です。どの探索もこの手を最善としました。
puzzle-rating-now = レーティング { $rating }（{ $sign ->
    [minus] −
   *[plus] +
}{ $change }）
puzzle-prevents = 次善手のあとより、{ $player }の勝率が{ $loss }ポイント下がります。
puzzle-again = もう一度
puzzle-start-over = 最初から
puzzle-show = 正解を見る
puzzle-fold = 盤面を見る
puzzle-next = 次の問題
puzzle-turn-credit = 最善の手番の{ $credit }%
puzzle-turn-worth = 勝率：あなたの手番のあと{ $value }%、最善では{ $best }%、初心者では{ $weak }%。
puzzle-turn-line = 最善の手番：{ $line }。
