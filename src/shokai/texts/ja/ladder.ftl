# 番付と、プロフィールの得意な出だし

ladder-about = このサーバーの人とボットを同じ尺度に並べます。人どうしのレーティング対局と、アリーナや公正な対局で測ったボットの強さによります。
ladder-choose = ゲームと人数
ladder-place = 順位
ladder-place-of = { $game }、ここでは{ $of }人中{ $place }位
ladder-who = 名前
ladder-rating = レーティング
ladder-scale = 尺度上の位置
ladder-games = 対局数
ladder-bot = ボット：{ $bot }
ladder-you = あなた
ladder-hidden = この番付のあなたは、あなたにだけ見えています。プロフィールを全員に公開すると、ほかの人にも見えます。
ladder-show = プロフィールで変える
ladder-people = この番付には{ $n }人がいます。
ladder-nobody = まだ誰もいません。レーティング対象の対局をし、プロフィールを全員に公開すると載ります。
ladder-how = 順番は確かな分、つまりレーティングから誤差を引いた値によります。レーティングはゲームごとに一つで、この人数でレーティング対局をした人が載ります。
ladder-openings = 得意な出だし
ladder-opening = 最近の対局の{ $share }、勝率{ $wins }
