# 横濱紳商伝(YOKOHAMA):場所、物、技術の名前。
# $edition のあるものは2016年版と2024年版で名前が違います。

## 場所

yokohama-area-copper1 = 銅山1
yokohama-area-copper2 = 銅山2
yokohama-area-silk1 = 製糸場1
yokohama-area-silk2 = 製糸場2
yokohama-area-tea1 = 茶園1
yokohama-area-tea2 = 茶園2
yokohama-area-fish1 = 漁場1
yokohama-area-fish2 = 漁場2
yokohama-area-bank = 銀行
yokohama-area-chinatown = 中華街
yokohama-area-church = 教会
yokohama-area-customs = 税関
yokohama-area-dock = { $edition ->
    [2024] 港B
   *[2016] 船渠
}
yokohama-area-agency = 口入屋
yokohama-area-lab = { $edition ->
    [2024] 研究所A
   *[2016] 研究所
}
yokohama-area-port = { $edition ->
    [2024] 港A
   *[2016] 港
}
yokohama-area-research = { $edition ->
    [2024] 研究所B
   *[2016] 研究院
}
yokohama-area-canal = 運河

yokohama-the-copper1 = 銅山1
yokohama-the-copper2 = 銅山2
yokohama-the-silk1 = 製糸場1
yokohama-the-silk2 = 製糸場2
yokohama-the-tea1 = 茶園1
yokohama-the-tea2 = 茶園2
yokohama-the-fish1 = 漁場1
yokohama-the-fish2 = 漁場2
yokohama-the-bank = 銀行
yokohama-the-chinatown = 中華街
yokohama-the-church = 教会
yokohama-the-customs = 税関
yokohama-the-dock = { $edition ->
    [2024] 港B
   *[2016] 船渠
}
yokohama-the-agency = 口入屋
yokohama-the-lab = { $edition ->
    [2024] 研究所A
   *[2016] 研究所
}
yokohama-the-port = { $edition ->
    [2024] 港A
   *[2016] 港
}
yokohama-the-research = { $edition ->
    [2024] 研究所B
   *[2016] 研究院
}
yokohama-the-canal = 運河

## 物

yokohama-country = { $country ->
    [GB] イギリス
    [US] アメリカ
    [FR] フランス
    [DE] { $edition ->
        [2024] ドイツ帝国
       *[2016] ドイツ
    }
   *[NL] オランダ
}
yokohama-nothing = なし
yokohama-amount = { $icon ->
    [vp] { $n }点
    [yen] { $n }円
    [copper] 銅{ $n }
    [silk] 生糸{ $n }
    [tea] 茶{ $n }
    [fish] 海産物{ $n }
    [any] 好きな品物{ $n }
    [import] 輸入品{ $n }
    [warehouse] 倉庫の駒{ $n }個
    [move] 移動{ $n }回
    [agent] 外国商人{ $n }人
    [assistant] 助手{ $n }人
    [shop] 商店{ $n }軒
    [house] 商館{ $n }軒
    [technologies] 技術{ $n }枚
    [tokens] チップ{ $n }枚（影響力5チップと外国商人）
   *[orders] 達成した注文書{ $n }枚
}
yokohama-plus = { $first } + { $rest }
yokohama-order = { $country }（{ $goods } → { $reward }）
yokohama-order-short = { $country }（{ $goods }）
yokohama-goal-built = { $commercial ->
    [0] 生産地{ $production }か所の建物
   *[other] { $production ->
        [0] 商業地{ $commercial }か所の建物
       *[other] 生産地{ $production }か所と商業地{ $commercial }か所の建物
    }
}
yokohama-marker-flag = { $country }の旗
yokohama-marker-agent = 外国商人
yokohama-lettered = { $letter }：{ $thing }
yokohama-numbered = { $thing }{ $number }番
yokohama-token-at = { $area }：{ $reward }

## 技術:名前と効果

yokohama-title-ball = 舞踏会
yokohama-title-brickyard = 煉瓦工場
yokohama-title-electrical-light = 電灯
yokohama-title-exposition = 博覧会
yokohama-title-gaslight = ガス灯
yokohama-title-language-school = 語学学校
yokohama-title-letterpress-printing = 活版印刷
yokohama-title-mining-technology = 採掘技術
yokohama-title-newspaper = 新聞
yokohama-title-patent-system = 特許制度
yokohama-title-postal-system = 郵便制度
yokohama-title-stagecoach = 乗合馬車
yokohama-title-station = 停車場
yokohama-title-stock-market = 株式取引所
yokohama-title-telegram = 電信
yokohama-title-telephone = 電話
yokohama-title-textile-mill = 紡績工場
yokohama-title-tram = 路面電車
yokohama-title-university = 大学
yokohama-title-winery = 葡萄酒醸造

yokohama-effect-ball = 注文書を達成するたびに2点多く得る。
yokohama-effect-brickyard = { yokohama-area-customs }ボードに助手を置くたびに4点多く得る。
yokohama-effect-electrical-light = 商館を建てるたびに3点多く得る。
yokohama-effect-exposition = ただちに1度だけ10点を得る。
yokohama-effect-gaslight = 商店を建てるたびに2点多く得る。
yokohama-effect-language-school = 注文書を達成するたびに1円多く得る。
yokohama-effect-letterpress-printing = 以後、技術を得るたびに1円を得る。
yokohama-effect-mining-technology = 銅を受け取るたびに銅を1つ多く得る。
yokohama-effect-newspaper = 助手を1人ずつ置ける場所が3か所から4か所になる。
yokohama-effect-patent-system = 以後、技術を得るたびに2点を得る。
yokohama-effect-postal-system = 自分の社長はほかの社長のいる場所に止まれる。通行料は払う。
yokohama-effect-stagecoach = 自分の社長は通行料なしでほかの社長の前を通れる。
yokohama-effect-station = 停車場を置く。そこでは全員の影響力が1増え、自分の社長は直接行ける。
yokohama-effect-stock-market = 手番の初めに2円に満たなければ、足りない分を受け取る。
yokohama-effect-telegram = 1か所に助手を2人置いた後、隣の場所に3人目を置ける。
yokohama-effect-telephone = アクションの後に助手が戻るとき、1人を残せる。
yokohama-effect-textile-mill = 手番に1度、生糸1を2円に換えられる。
yokohama-effect-tram = 自分の社長は、ほかの社長のいない場所へ直接行ける。
yokohama-effect-university = 手番に1度、1円で倉庫から助手1人を取れる。
yokohama-effect-winery = 教会ボードに助手を置くたびに3点多く得る。

## What the page calls a seat where nobody with a name sits
yokohama-seat-red = 赤
yokohama-seat-yellow = 黄
yokohama-seat-blue = 青
yokohama-seat-green = 緑
