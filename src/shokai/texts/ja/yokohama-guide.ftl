# YOKOHAMA: the pictures, examples and player aid of the rules. No sentence of an example has a figure of its own: figures
# come from the rules.

yokohama-guide-part = { $part ->
    [stock] { $player }の品物、輸入品、円、点
    [pieces] { $player }の手元と倉庫
    [titles] { $player }の技術
    [orders] { $player }の注文書
    [goal] 業績：最初の人の点と、その後の人の点
    [score] いま終わったときの点
   *[flags] { $player }の旗と未使用の外国商人
}
yokohama-guide-step = { $step ->
    [a] メインアクションの前に何回でも。外国商人（手番に1度）、業績、注文書。
    [b1] 3か所までに助手を1人ずつ、または1か所に2人。
    [b2] 社長が自分の助手のところへ歩くか、手元に戻ります。
    [b3] その場所での影響力の強さでアクションを行います。
    [b4] 影響力5なら、その場所のチップ。
    [b5] 影響力4か5なら、商店か商館を1つ。
    [b6] その場所の助手が手元に戻ります。
   *[c] メインアクションの後、もう一度追加アクション。
}
yokohama-guide-singles = 3か所までに1人ずつ
yokohama-guide-pair = 1か所に2人
yokohama-guide-or = または
yokohama-guide-shops = 4区画のどれか1つ。描かれたものを得ます。
yokohama-guide-house = 5つ目の区画は1か所に1軒だけ。描かれた点を得ます。
yokohama-guide-order = { $piece ->
    [flag] 旗は、注文書を達成したときから数えます。
    [asks] 紙の部分：渡す品物。
   *[gives] 暗い帯：得るもの。
}
yokohama-guide-end = { $kind ->
    [houses] 誰かが商館4軒をすべて建てた。
    [shops] 誰かが商店8軒をすべて建てた。
    [orders] 注文書のボードを埋められない。
    [church] 教会ボードに助手5人（4人プレイでは6人）。
   *[customs] 税関ボードに助手5人（4人プレイでは6人）。
}
yokohama-guide-prize = { $icon ->
    [i-faith] 教会ボードの1位と2位
    [i-import] 税関ボードの1位と2位
   *[i-lamp] 技術の工業力の1位と2位
}

yokohama-guide-stamp-2016 = 2016年版
yokohama-guide-stamp-2024 = 2024年版
yokohama-guide-stamp-mini1 = ミニ拡張1
yokohama-guide-stamp-mini2 = ミニ拡張2
yokohama-guide-mark-setup-mini1 = 6枚のマーカーのうち4枚を並べます。
yokohama-guide-mark-setup-mini2 = 外国商人のチップ5枚を影響力5チップに混ぜます。
yokohama-guide-mark-port-2024 = 港Aと港B。
yokohama-guide-mark-laboratory-2024 = 研究所Aと研究所B。
yokohama-guide-mark-bonus-2016 = チップを取らなくてもかまいません。その場合、後のアクションのために残ります。
yokohama-guide-mark-bonus-2024 = 描かれたものを使えなくても、チップを必ず取ります。
yokohama-guide-mark-bonus-mini2 = 外国商人のチップは手元に置き、外国商人と同じように使います。
yokohama-guide-mark-agents-mini2 = 外国商人のチップも同じです。種類によらず、使えるのは手番に1人です。
yokohama-guide-mark-achievements-mini1 = 業績を3つとも達成した人は、マーカーを1枚取ります。
yokohama-guide-mark-countries-2024 = ドイツはドイツ帝国と呼びます。
yokohama-guide-mark-countries-mini1 = マーカーの旗は、カードの旗と同じに数えます。

yokohama-guide-example-tolls = 社長のいる場所に置く
yokohama-guide-why-tolls = 助手を置くたびに、そこにいるほかの社長それぞれに払います。{ yokohama-the-lab }には社長が二人いるので倍かかります。製糸場は無料です。
yokohama-guide-example-past-a-president = 社長のそばを通る
yokohama-guide-why-past-a-president = 赤の社長は助手から助手へ歩きます。途中に黄の社長がいるので払います。そこに止まることはできません。
yokohama-guide-example-canal = 運河を渡る
yokohama-guide-why-canal = 運河に助手はいりません。払う先は銀行で、ほかの人は何も受け取りません。
yokohama-guide-example-some-stay = 助手の一部を呼び戻す
yokohama-guide-why-some-stay = 赤は社長と助手二人を戻します。一人は製糸場に残り、教会ボードの助手は必ず残ります。次の手番、社長は手元からどこへでも行けます。
yokohama-guide-example-sum = 影響力を数える
yokohama-guide-why-sum = 社長、助手三人、商店を合計します。その後、助手は戻り、社長と商店は残ります。
yokohama-guide-example-rival-house = ほかの人の商館
yokohama-guide-why-rival-house = 黄の商館は赤の影響力になりません。黄に払うのは銀行で、赤ではありません。
yokohama-guide-example-sell-first = 売ってから買う
yokohama-guide-why-sell-first = 取引は順に行います。先に売ったお金で、輸入品が買えるようになりました。
yokohama-guide-example-donations = 影響力と寄付
yokohama-guide-why-donations = 影響力だけではどのマスにも届きません。寄付は種類ごとに一度ずつ信仰になります。マスの移動はすぐに使えます。
yokohama-guide-example-one-import = 税関ボードに輸入品を納める
yokohama-guide-why-one-import = 赤はもっと納められますが、輸入品は一つしかありません。ちょうどその数のマスを選びます。もう一人の助手は戻ります。
yokohama-guide-example-two-orders = 注文書を二枚取る
yokohama-guide-why-two-orders = 赤の影響力は左と中央のマスに届きます。二枚目には支払いが必要です。その後、カードを左に寄せ、右に新しいカードが出ます。
yokohama-guide-example-four-pieces = 倉庫の駒
yokohama-guide-why-four-pieces = 商館は順に高くなります。助手は無料なので、最後に一人加えました。
yokohama-guide-example-third-space = 右のほうにある技術
yokohama-guide-why-third-space = 右のマスにあるので、路面電車はカードの数より高くなります。足りない分はお金で払います。最後に数えるのはカードの数だけです。
yokohama-guide-example-import = 最初に強くなった人
yokohama-guide-why-import = チップは、そこで最も強いアクションを最初に行った人のものです。裏返して手元に置き、業績には数えます。
yokohama-guide-example-house = 商店か商館か
yokohama-guide-why-house = 赤の商店はもうあるので、ここに商店は建てられません。商館は建てられ、すぐに点を得ます。
yokohama-guide-example-mine = 外国商人が別の場所で
yokohama-guide-why-mine = 社長は銀行に残ります。外国商人自身は影響力になりません。助手二人と商館だけを数えます。助手はいつものように戻ります。
yokohama-guide-example-third = ほかの人が先に達成した業績
yokohama-guide-why-third = 二人が先だったので、赤は小さいほうの点を得ます。渡すものはなく、銅は赤に残ります。
yokohama-guide-example-pair = 旗の対
yokohama-guide-why-pair = 技術に英国の旗があり、注文書にもあります。これで対になり、英国の外国商人を得ます。
yokohama-guide-example-two-cards = 注文書に効く技術
yokohama-guide-why-two-cards = 注文書の報酬に加えて、舞踏会で点を、語学学校で円を得ます。
yokohama-guide-example-boards = ボードの順位
yokohama-guide-why-boards = 教会ボードでは赤と青が同数で、青の助手のほうが右にいます。税関ボードでは黄が最も多く、残る二人では青のほうが右です。
yokohama-guide-example-flags = 旗の組
yokohama-guide-why-flags = できるだけ多くの異なる旗で最初の組を作り、残りで次の組を作ります。余った一枚だけの旗は点になりません。未使用の外国商人は「その他」に入ります。
yokohama-guide-example-marker = 三つ目の業績
yokohama-guide-why-marker = 赤は業績をすべて達成し、マーカーを選びます。その旗が技術の旗と対になり、外国商人を得ます。

yokohama-aid-turn = 手番
yokohama-aid-areas = 場所：影響力1～5で得るもの
yokohama-aid-area = { $area ->
    [production] 品物（少なく取ってもよい）
    [bank] 円
    [chinatown] 取引：品物1つを買うか売る、または輸入品1つを買う
    [church] 信仰。銅、生糸、茶、海産物、輸入品各1と2円で各+1。届く空きマスに助手を置く
    [customs] 輸入品の上限。その数の空きマスに助手を置く
    [port] 届く注文書。2円か輸入品1で2枚目。手札は3枚まで
    [agency] 倉庫の駒
   *[laboratory] 工業力。不足は1につき2円か輸入品1。4枚目の技術からさらに2円か輸入品1
}
yokohama-aid-power = 影響力：社長、助手、商店、商館、停車場が各1。5まで。
yokohama-aid-tolls = ほかの社長それぞれに1円：そこに置く助手1人ごと、また自分の社長が通るとき。運河は銀行に1円。
yokohama-aid-recall = 移動の代わりに：社長と、各地の好きな助手を手元へ。アクションなし。
yokohama-aid-agent = 外国商人（AかCで手番に1度）：自分の助手がいて社長のいない場所で、3～6を行う。
yokohama-aid-pairs = 同じ国の2、4、6枚目の旗：その国の外国商人1人。
yokohama-aid-house = 自分の商館がある場所でほかの人がアクションをすると1円。
yokohama-aid-symbols = 報酬
yokohama-aid-ends = 終わりの宣言
yokohama-aid-after = そのラウンドを終え、さらに1ラウンド。
yokohama-aid-scoring = 最終得点
yokohama-aid-sets = 異なる国の旗の組
yokohama-aid-rest = 各1点
yokohama-aid-goals = 業績（AかC）：手元の助手1人
