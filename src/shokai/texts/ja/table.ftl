# どのゲームにも属さない言葉:読めない入力、棋譜、局面、シナリオ。

no-such-language = 言語「{ $language }」はありません。使えるもの：{ $languages }。
no-such-game = ゲーム「{ $game }」はありません。使えるもの：{ $games }。
bad-player-count = { $game }は{ $fewest }～{ $most }人用です。{ $players }人では遊べません。
bad-names = 名前が{ $players }個必要です。互いに異なり、それぞれ24文字以内の1語で、: * # , / " や角括弧は使えません。使えない名前：{ $names }。
no-such-option = { $game }にオプション「{ $option }」はありません。オプション：{ $options }。
no-options = { $game }にオプション「{ $option }」はありません。ほかのオプションもありません。
one-edition = ゲームは1つの版で遊びます。{ $editions }を同時には使えません。
no-such-card-set = { $game }にカードセット「{ $number }」はありません。このバージョンにあるのは{ $newest ->
    [1] セット1だけ
   *[other] セット1～{ $newest }
}です。
bad-seed = シードは1行、200文字以内の空でない文字列です。
no-such-seat = 「{ $name }」という人はいません。卓にいるのは{ $names }です。
game-is-over = ゲームは終わりました。
not-your-turn = いま決めるのは{ $player }ではなく{ $actor }です。
no-deal-due = いま配るカードはありません。
cannot-be-dealt = { $outcome }はいま出せません。配れるものの中にありません。
nothing-to-undo = まだ取り消すものがありません。
revealed-since = これは取り消せません。その後に何かが公開されました。
nothing-to-redo = やり直すものがありません。
no-such-step = { $step }手目は分かりません。この対局で分かるのは{ $first }手目から{ $last }手目までです。
record-forgotten = この対局は{ $first }手目より前を覚えていないので、最初から始まる棋譜を書けません。

no-file-named = ファイルが指定されていません：パスが空です。
cannot-read = { $path }を読めません：{ $why }
cannot-write = { $path }に書けません：{ $why }
file-too-large = { $path }は{ $most } MBより大きく、この種のファイルではありません。
not-a-text-file = { $path }はテキストファイルではありません。

not-a-record = これは棋譜ではありません。先頭の行に [Shokai "{ $version }"] と [Game "..."] が必要です。
record-other-version = この棋譜の形式 [Shokai "{ $told }"] はこのバージョンでは読めません。読めるのは [Shokai "{ $version }"] です。
record-unknown-header = { $number }行目：棋譜に「{ $header }」という見出しはありません。
record-bad-line = { $number }行目「{ $line }」：{ $why }
record-no-seat = 行は * か、席の名前とコロンで始まります。席：{ $names }。
record-deal-missing = まず * の行で何が配られたかを書く必要があります。
record-wrong-result = 棋譜は結果を{ $told }としていますが、手順の結果は{ $found }です。
record-bad-note = { $number }行目：{ $why }
record-open-comment = { $number }行目：ここで始まるコメントに閉じ波括弧がありません。
record-open-variation = { $number }行目：ここで始まる変化に閉じ括弧がありません。
record-no-variation = { $number }行目：この閉じ括弧に対応する開き括弧がありません。
variation-of-nothing = 変化は、それが置き換える手の後に書いてください。
variation-empty = 変化には少なくとも1手が必要です。
variation-elsewhere = その対局はこの対局の変化ではありません。変化は途中まで同じで、そこから分かれる必要があります。
no-such-variation = { $step } 手目の後に変化手順 { $number } はありません（そこにあるのは { $count } 個です）。
deep-variations = 変化の入れ子は{ $depth }段までです。
many-variations = 1つの対局に付けられる変化は{ $most }個までです。
bad-comment = コメントは、閉じ波括弧や制御文字を含まないテキストにしてください。
long-comment = コメントは{ $most }文字までです。

verify-no-seed = 棋譜にシードかコミットメントがないので、配られ方を確かめられません。シードはゲーム終了後の棋譜に入ります。
verify-wrong-seed = シードがゲーム前に公開されたコミットメントと合いません。
verify-wrong-deal = { $number }手目では{ $told }が配られましたが、シードからは{ $meant }のはずです。
verify-wrong-move = { NUMBER($number, useGrouping: 0) }手目は、その局面のルールで認められない手です。

position-no-colon = 「{ $line }」は局面の行ではありません。「キー: 値」の形で書いてください。
position-unknown-key = 局面に{ $keys }はありません。使えるものの例：{ $known }。
position-bad-number = 「{ $text }」は「{ $key }」に使える{ $least }～{ $most }の数ではありません。
position-bad-choice = 「{ $text }」は「{ $key }」に合いません。使えるもの：{ $choices }。
position-twice = 「{ $key }」に{ $text }が2度あります。
position-out-of-bounds = ありえない値があります：{ $fields }。

scenario-bad-line = { $number }行目「{ $line }」：ここには「scenario: 名前」「given:」「when:」「then:」、またはその中の「キー: 値」を書きます。
scenario-none = このファイルにシナリオはありません。シナリオは「scenario: 名前」で始まります。
scenario-fault = { $number }行目「{ $line }」：{ $why }
scenario-new-game = 「new game: N players」（後にゲームのオプション）と一緒に使えるのは「players: 名前」と「cards: 番号」だけです。
scenario-unknown-fact = 「{ $key }」は調べられません。使えるものの例：{ $known }。
scenario-no-check = このシナリオは何も調べていません。成り立つべきことを「then:」の下に書きます。
scenario-differs = 「{ $key }」は{ $expected }のはずですが、{ $found }です。
scenario-is-legal = 「{ $move }」はできないはずですが、できます。
scenario-other-reason = 理由は{ $expected }のはずですが、{ $found }です：{ $why }

# 専用のテーブルを持たないゲームのための簡素なテーブル。
plain-asks = どうしますか。
plain-did = { $player }：{ $move }
plain-dealt = 引いたもの：{ $outcome }
plain-changes = { $field }：{ $before } → { $after }
plain-final = { $player }：{ $points }点、{ $place }位
plain-why-not-now = 「{ $move }」はいまはできません。
plain-no-such-move = 「{ $text }」は読み取れません。使えるもの：{ $moves }。
plain-no-own-cards = このゲームには差し替えられるカードがありません。
plain-bad-numbers = 「{ $text }」は「{ $key }」に合いません。ここには{ $most }までの数を{ $count }個書きます。
plain-position-impossible = この局面はありえません：{ $fault }。
plain-rules-title = ルール
plain-rules = このゲームのルールはまだ書かれていません。できることは常に選択肢に表示されます。
plain-notation = 手は次の語で始まります：{ $verbs }。可能な手は一覧に出ます。番号か言葉を入力してください。
plain-about = このサーバーに追加されたゲームです。
plain-size = { $fewest }～{ $most }人

# People in a row: of several names, this stands before the last.
people-and = { $others }と{ $last }
