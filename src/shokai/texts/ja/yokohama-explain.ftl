# 横濱紳商伝のページ：指したものの説明を一、二文で。記号の凡例も。

## 記号の名前と役割

yokohama-symbol = { $symbol ->
    [copper] 銅
    [silk] 生糸
    [tea] 茶
    [fish] 海産物
    [any] 好きな品物
    [import] 輸入品
    [yen] 円
    [vp] 勝利点
    [assistant] 助手
    [president] 社長
    [shop] 商店
    [house] 商館
    [station] 停車場
    [warehouse] 倉庫の駒
    [move] 移動
    [order] 注文書
    [technology] 技術
    [production] 生産地
    [commercial] 商業地
    [industry] 工業力
    [faith] 信仰
    [low] 低
    [mid] 中
    [high] 高
    [exchange] 取引
    [flag] 旗
    [agent] 外国商人
    [token] 影響力5チップ
    [power] 自分の影響力
    [planned] 見込みの影響力
    [glow] 光
   *[toll] 通行料
}
yokohama-symbol-about = { $symbol ->
    [any] 銅、生糸、茶、海産物から選びます。
    [import] 税関に納めるか、足りない工業力1の代わりにします。中華街では{ $price }円で買えます。
    [yen] 通行料、駒、足りない工業力を払います。ゲームの終わりに2円ごとに1点です。
    [vp] すぐに得点し、最後にも加わります。最も多い人の勝ちです。
    [assistant] その場所の影響力が1増え、社長が通れるようになります。
    [president] 影響力は1で、アクションを行います。ほかの人はそこに置く助手1人につき1円を払います。
    [shop] ゲームの終わりまで影響力1。建てたときに報酬を得ます。
    [house] ゲームの終わりまで影響力1。ほかの人がそこでアクションをするたびに1円を得ます。
    [station] そこでは全員の影響力が1増え、持ち主の社長は直接行けます。
    [warehouse] 倉庫の駒を、口入屋と同じ費用で手元に移します。
    [move] 自分の助手1人を、通行料なしで好きな場所へ動かします。
    [order] 上は国が求める品物、下は報酬です。
    [technology] 歯車の中が値段、帯が効果、その横が旗です。
    [production] 銅、生糸、茶、海産物を産します。
    [commercial] そのほかすべて：お金、取引、注文書、技術、ボード。
    [industry] 影響力1につき1。技術の値段です。
    [faith] 影響力と寄付それぞれ1。教会のマスが求めます。
    [low] 影響力2で届く注文書。
    [mid] 影響力3で届く注文書。
    [high] 影響力4で届く注文書。
    [exchange] 品物を1つ買うか売るか、輸入品を買います。
    [flag] 同じ国の2、4、6枚目で外国商人を得ます。異なる旗の組は最後に点になります。
    [agent] フェイズAかCで1度、自分の助手がいて社長のいない場所でアクションを行います。
    [token] そこで最初に影響力5のアクションをした人が取り、描かれたものを得ます。
    [power] 灯った段：社長を除いたその場所での自分の影響力。
    [planned] 枠だけの段：指している手を打ったときの影響力。
    [glow] いま選べます。
    [toll] そこにいる社長に払う額。
   *[good] 注文書と寄付に使う品物。中華街では{ $price }円です。
}

## 場所とそこにあるもの

yokohama-explain-harvest = { $thing }：影響力1～5で{ $yields }。少なく取ることもできます。
yokohama-explain-trade = 影響力1につき取引1回。銅と生糸は{ $dear }円、茶と海産物は{ $cheap }円で売買し、輸入品は{ $import }円で買えます。
yokohama-explain-church = 影響力と寄付はそれぞれ信仰1。その信仰で届く教会ボードのマスに、助手を1人ゲームの終わりまで置きます。
yokohama-explain-customs = 影響力より1少ない数まで輸入品を納め、ちょうどその数を求めるマスに、助手を1人ゲームの終わりまで置きます。
yokohama-explain-orders = 注文書を取ります。影響力2で低、3で中も、4ですべて。2枚目は{ $second }円か輸入品1です。
yokohama-explain-hire = 影響力より1少ない数まで、倉庫の駒を手元に移します。助手は無料です。
yokohama-explain-study = 影響力1につき工業力1。技術を1枚取れます。足りない工業力は1につき{ $unit }円か輸入品1です。
yokohama-explain-canal = 社長は1円で渡れますが、止まることはできません。
yokohama-explain-power-here = ここでの自分の影響力は、いま{ $president ->
    [yes] 社長を含めて
   *[no] 社長を除いて
}{ $power }です。
yokohama-explain-level = 影響力{ $power }のアクション：{ $what }。
yokohama-explain-brings = { $kind ->
    [trade] 取引{ $n }回
    [customs] { $n ->
        [0] 輸入品は納められない
       *[other] 輸入品{ $n }つまで納める
    }
    [church] 信仰{ $n }
    [hire] { $n ->
        [0] なし
       *[other] 倉庫の駒{ $n }個まで
    }
    [study] 工業力{ $n }
   *[orders] { $n ->
        [1] なし
        [2] 低の注文書
        [3] 低か中の注文書
        [4] どの注文書でも
       *[other] どの注文書でも、さらに3点
    }
}
yokohama-explain-of = { $area }の{ $thing }
yokohama-explain-token = ここで最初に影響力5のアクションをした人：{ $reward }。
yokohama-explain-token-gone = この場所の影響力5チップはもう取られました。
yokohama-explain-site = ここに商店を建てると{ $reward }。影響力4か5のアクションの後に、1か所に1軒まで建てられます。
yokohama-explain-site-built = { $player }の商店：ゲームの終わりまでここで影響力1です。
yokohama-explain-house = ここに商館を建てると{ $reward }。影響力4か5のアクションの後に建てられ、1か所に1軒だけです。
yokohama-explain-house-built = { $player }の商館：ここで影響力1、ほかの人がここでアクションをするたびに1円です。
yokohama-explain-crew = { $player }の助手{ $n }人。アクションの後で戻るまで、1人につき影響力1です。
yokohama-explain-president = { $player }の社長。ほかの人はここに止まれず、ここに置く助手1人につき、また通るたびに1円を払います。

## カードとボード

yokohama-explain-order-row = この場所のアクションで、影響力{ $need }以上なら取れます。
yokohama-explain-order-mine = フェイズAかCで品物を渡して報酬を得ます。その後、旗が数えられます。
yokohama-explain-order-room = あと{ $n }枚。注文書は{ $most }枚までで、捨てられません。
yokohama-explain-title-row = ここでは工業力{ $cost }。足りない分は1につき{ $unit }円か輸入品1です。
yokohama-explain-title-more = 技術を{ $n }枚持っているので、さらに{ $unit }円か輸入品1が必要です。
yokohama-explain-title-mine = 最後に工業力{ $cost }と数えます。旗も数えます。
yokohama-explain-space = { $price }：ゲームの終わりまでここに置く助手に{ $reward }。
yokohama-explain-space-taken = { $player }がゲームの終わりまで占めています。
yokohama-explain-space-neutral = 中立の助手がこのマスをふさいでいます。
yokohama-explain-prize = 最後に、ここの助手が最も多い人に{ $first }点、2番目に{ $second }点。{ $full }人になると終わりが宣言されます。
yokohama-explain-titles-prize = 最後に、技術の工業力の合計が最も高い人に{ $first }点、2番目に{ $second }点。
yokohama-explain-surcharge = この列の技術は工業力が{ $n }多くかかります。
yokohama-explain-empty = ここには何もありません。アクションの後に補充されます。
yokohama-explain-achievement = フェイズAかCで助手を1人置きます。条件のものは渡しません。
yokohama-explain-marker = 業績を3つとも達成した人が1枚取ります。
yokohama-explain-deck-orders = 注文書のボードを補充します。補充できなくなると終わりが宣言されます。
yokohama-explain-deck-titles = 技術のボードを補充します。
yokohama-explain-agents-left = { $country }：残り{ $n }人。同じ国の2、4、6枚目の旗で1人得ます。

## ゲームの終わり

yokohama-explain-end = { $kind ->
    [houses] 誰かが商館{ $of }軒をすべて建てると終わりが宣言されます。いま最多{ $have }軒。
    [shops] 誰かが商店{ $of }軒をすべて建てると終わりが宣言されます。いま最多{ $have }軒。
    [orders] 注文書のボードを埋められないと終わりが宣言されます。山札は{ $have }枚。
    [church] 教会ボードの助手が{ $of }人になると終わりが宣言されます。いま{ $have }人。
   *[customs] 税関ボードの助手が{ $of }人になると終わりが宣言されます。いま{ $have }人。
} そのラウンドを終え、さらに1ラウンドを行います。
yokohama-explain-standing = いま終われば全員が何点になるか。押すと内訳が見られます。
yokohama-explain-last = 終わりが宣言されました。このラウンドと、さらに1ラウンドを行います。

## 自分とほかの人のもの

yokohama-explain-tab = { $tab ->
    [city] すべての場所と、全員のコマです。
    [boards] 業績、ゲームの終わり方、教会、税関、並んでいる注文書と技術です。
    [mine] あなたの商品、コマ、注文書、技術です。
   *[rivals] ほかの商人と、これまでの出来事です。
}
yokohama-explain-score = これまでの得点です。最後にも加わります。
yokohama-explain-piece-hand = 置くか建てることができます。
yokohama-explain-piece-store = 口入屋か報酬で手元に移します。次の費用は{ $price }円です。
yokohama-explain-agents = 手番に1度、フェイズAかCで、自分の助手がいて社長のいない場所でアクションを行います。
yokohama-explain-tokens = 取ったチップです。業績に数えます。
yokohama-explain-sets = 異なる旗2、3、4、5枚の組は、最後に{ $points }点です。
yokohama-explain-rival-points = { $player }、{ $points }点
yokohama-explain-rival-titles = 技術：{ $titles }。
yokohama-explain-rival = 手元の助手{ $assistants }人、注文書{ $orders }枚、技術{ $technologies }枚。

## バー

yokohama-explain-stage = { $stage ->
    [before] フェイズA：メインアクションの前に、外国商人を使い、注文書と業績を達成します。
    [place] 配置：3か所までに助手を1人ずつ、または1か所に2人。
    [move] 移動：社長が自分の助手のいる場所へ行くか、呼び戻します。
    [act] 場所のアクション。強さはそこでの影響力です。
    [bonus] 影響力5のアクションの後：その場所のチップ。
    [build] 影響力4か5のアクションの後：商店か商館。
    [recover] アクションをした場所の助手が戻ります。
   *[after] フェイズC：メインアクションの後に、外国商人を使い、注文書と業績を達成します。
}
yokohama-explain-button = { $button ->
    [clear] 選んだものを元に戻します。
    [all] 戻せる助手をすべて選びます。
    [agent] 次に、外国商人を使う場所を選びます。
    [recall] 移動の代わりです。手元の社長は、後で自分の助手がいる場所へ直接行けます。
   *[main] 書いてあることを行い、次へ進みます。
}

## 凡例

yokohama-legend = { $part ->
    [goods] 品物とお金
    [pieces] 駒
    [cards] カード
    [actions] アクション
    [flags] 旗と外国商人
   *[marks] 卓の印
}
