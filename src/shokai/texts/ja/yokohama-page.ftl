# 横濱紳商伝のページ:絵のそばの短い言葉と、その代わりに読み上げる言葉。

## 押すとどうなるか

yokohama-page-does = { $verb ->
    [keep] 残す
    [fulfil] 達成する
    [achieve] 業績を達成
    [agent] 外国商人を使う
    [mill] 生糸を円に
    [university] 助手を呼ぶ
    [place] 助手を置く
    [pair] 2人置く
    [go] ここへ行く
    [paying] 払う
    [recall] 呼び戻す
    [fetch] 戻す
    [get] 取る
    [buy] 買う
    [sell] 売る
    [church] このマスに着く
    [customs] このマスに着く
    [donate] 寄付する
    [from] ここから出す
    [order] この注文書を取る
    [second] 2枚目に払う
    [hire] 倉庫から取る
    [learn] 得る
    [imports] 払う
    [station] 停車場を置く
    [token] チップを取る
    [shop] 商店を建てる
    [house] 商館を建てる
    [stay] 助手1人を残す
    [good] 選ぶ
    [carry] 助手を取り上げる
    [to] 助手をここに置く
    [marker] このマーカーを取る
    [clear] やめる
   *[done] 次へ
}
yokohama-page-done = { $step ->
    [phase-a] 次へ
    [phase-c] 手番を終える
    [placing] { $placed ->
        [0] 誰も置かない
       *[other] 次へ
    }
    [telegram] 3人目は置かない
    [fetching] 残しておく
    [trading] もう取引しない
    [worship] 行わない
    [clearing] 行わない
    [ordering] { $taken ->
        [0] 注文書なし
       *[other] 2枚目はなし
    }
    [hiring] もう取らない
    [studying] 技術なし
    [bonus] 取らない
    [building] 建てない
    [recovery] 全員戻す
    [reward] 使わない
   *[other] 次へ
}
yokohama-page-confirm = { $step ->
    [placing] { $n }人置く
    [fetching] { $n }人戻す
    [hiring] { $n }個取る
   *[other] { $n }渡す
}
yokohama-page-all = 全員

## 手番の流れ

yokohama-page-stages = 手番の流れ
yokohama-page-stage = { $stage ->
    [before] 追加
    [place] 配置
    [move] 移動
    [act] アクション
    [bonus] ボーナス
    [build] 建設
    [recover] 回収
   *[after] 追加
}

## 卓

yokohama-page-city = 街の場所
yokohama-page-canal = 通行のみ
yokohama-page-power = 影響力{ $power }
yokohama-page-power-word = 影響力
yokohama-page-power-label = 影響力
yokohama-page-pieces = { $player }：助手{ $assistants }人{ $president ->
    [0] { "" }
   *[other] と社長
}
yokohama-page-token = 影響力5チップ
yokohama-page-track = { $taken }/{ $full } · { $first } / { $second }
yokohama-page-faith = 信仰{ $n }
yokohama-page-neutral = 中立
yokohama-page-second = 2枚目：2円か輸入品1
yokohama-page-technology-prize = 終了時 { $first } / { $second }
yokohama-page-industry = 工業力{ $n }
yokohama-page-achievements = 業績
yokohama-page-achieved = { $players }が達成
yokohama-page-markers = マーカー
yokohama-page-radar = ゲーム終了まで
yokohama-page-round = 第{ $round }ラウンド
yokohama-page-if-ended = いま終われば
yokohama-page-condition = { $kind ->
    [houses] 商館
    [shops] 商店
    [orders] 注文書
    [church] 教会
   *[customs] 税関
}
yokohama-page-rivals = ほかの商人
yokohama-page-agents-left = 外国商人残数
yokohama-page-deck-orders = 山札の注文書{ $n }枚
yokohama-page-deck-titles = 山札の技術{ $n }枚

## 自分のもの

yokohama-page-seat = 席{ $seat }
yokohama-page-stock = 品物とお金
yokohama-page-agents = 外国商人
yokohama-page-tokens = チップ
yokohama-page-flags = 旗の組
yokohama-page-pieces-of = { $player }の駒
yokohama-page-in-hand = 手元
yokohama-page-warehouse = 倉庫
yokohama-page-free = 無料
yokohama-page-each = 各
yokohama-page-orders = 注文書
yokohama-page-technologies = 技術

## 技術の言葉

yokohama-page-sign = { $sign ->
    [now] 即時
    [start] 開始時
    [one-more] +1
    [four-areas] 4か所
    [may-join] 同席可
    [no-toll] 無料
    [stays] 1人残す
   *[any-area] どこでも
}

## 起こること

yokohama-page-toll = 通行料
yokohama-page-yield = 収入
yokohama-page-at-once = ただちに
yokohama-page-build = 建てられる
yokohama-page-fills-order = 注文書が満たせる
yokohama-page-without-president = 社長なし
yokohama-page-why-not = いまはできない
yokohama-page-nobody = 誰もいない
yokohama-page-panel = あなたの選択

## 終わりと小さな画面

yokohama-page-winner = { $player }の勝ち
yokohama-page-part = { $part ->
    [track] ゲーム中
    [orders] 注文書
    [buildings] 建物
    [achievements] 業績
    [church] 教会
    [customs] 税関
    [technology] 技術
    [countries] 国
    [remainder] その他
   *[total] 合計
}
yokohama-page-look-at-table = 卓を見る
# Where long words may be broken in narrow places: each word with | at its joints, parted by spaces.
yokohama-page-hyphens = –

yokohama-page-tab = { $tab ->
    [city] 街
    [boards] ボード
    [mine] 自分
   *[rivals] 相手と経過
}

## すべての内容物

yokohama-page-source = { $source ->
    [printed] 印刷どおり
    [partly] 一部印刷どおり
   *[reconstructed] 再構成
}
yokohama-page-sites = 建設カード

## バーの言葉

yokohama-page-can-fulfil = { $n ->
    [1] { $country ->
        [GB] イギリス
        [US] アメリカ
        [FR] フランス
        [DE] ドイツ
       *[NL] オランダ
    }の注文書を達成する
   *[other] { $n }枚の注文書から達成する
}
yokohama-page-can-extra = { $options }。
yokohama-page-can = { $verb ->
    [achieve] 業績を達成する
    [agent] 外国商人を使う
    [mill] 絹を円に換える
    [university] 助手を雇う
    [phase-a] 先へ進む
   *[phase-c] 手番を終える
}
yokohama-page-chosen-place = { $men ->
    [pair] { $areas }に助手を2人置きますか。
   *[single] { $n ->
        [1] { $areas }に助手を置きますか。
       *[other] { $areas }に助手を1人ずつ置きますか。
    }
}
yokohama-page-chosen = { $does }：{ $what }？
yokohama-page-chosen-agent = 外国商人をどこで使いますか。
yokohama-page-men-from = { $n ->
    [1] { $area }
   *[other] { $area }（{ $n }人）
}
yokohama-page-decides = { $player }：{ $step ->
    [draft] どの注文書を残すか
    [phase-a] メインアクションの前に何をするか
    [placing] 助手をどこに置くか
    [telegram] 3人目の助手を置くか
    [moving] 社長がどこへ行くか
    [tolls] 誰に払うか
    [fetching] どの助手を戻すか
    [harvest] どれだけ取るか
    [trading] 何を取引するか
    [worship] 教会のどのマスにするか
    [donating] 何を寄付するか
    [church-man] どの助手をボードに置くか
    [clearing] 税関のどのマスにするか
    [customs-man] どの助手をボードに置くか
    [ordering] どの注文書を取るか
    [hiring] 倉庫から何を取るか
    [studying] どの技術を得るか
    [paying] どう払うか
    [station] 駅をどこに置くか
    [bonus] チップを取るか
    [building] 何を建てるか
    [recovery] 助手を1人残すか
    [phase-c] 手番の終わりに何をするか
   *[other] 報酬をどう使うか
}

## 端末向けの文は入力を前提にしているので、ここでは次の文に替えます

page-says-yokohama-asks-phase-a = メインアクションの前：外国商人を使う、注文書や業績を達成する、または先へ進みます。
page-says-yokohama-asks-phase-c = メインアクションの後：外国商人を使う、注文書や業績を達成する、または手番を終えます。
page-says-yokohama-asks-place-more = 光っている場所のうち、あと{ $left }か所まで助手を置けます。先へ進むこともできます。手元の助手は{ $men }人です。
page-says-yokohama-asks-fetch = 社長とともにどの助手を手元に戻しますか。
page-says-yokohama-asks-donate = 寄付があと{ $need }つ必要です。何を寄付しますか。
page-says-yokohama-asks-hire = { $area }：倉庫からあと{ $items }個。所持金は{ $yen }円です。
page-says-yokohama-why-placed-there = { $area }：ここには置いたばかりで、1人ずつは別々の場所に置きます。1か所に2人を置くときは一度に置き、その2人だけです。
page-says-yokohama-why-place-in-order = { $area }：すでに置いた場所の後には選べません。「{ page-undo }」で取り消して、まとめて選べば順番は自由です。
page-says-yokohama-why-fetch-in-order = { $area }：すでに戻した助手の後には選べません。「{ page-undo }」で取り消して、まとめて選べば順番は自由です。
page-says-yokohama-why-donate-in-order = すでに寄付したものの後には選べません：{ $gift }。「{ page-undo }」で取り消して、まとめて選べば順番は自由です。
page-says-yokohama-why-donate-earlier = 寄付は銅、生糸、茶、海産物、輸入品、円の順です。{ $gift }から後に渡せるのは{ $rest }で、マスにはあと{ $need }必要です。
page-says-yokohama-why-items-in-order = { $item ->
    [assistant] 助手
    [shop] 商店
   *[house] 商館
}はすでに取ったものの後には選べません。「{ page-undo }」で取り消して、まとめて選べば順番は自由です。
page-says-yokohama-why-second-unpaid = 2枚目の注文書は{ $yen }円か輸入品1です。まず払ってください。
