# フレンドと、名前での招待。

server-friends-account = フレンドにはアカウントが必要です。先に作ってください。名前と卓はそのままです。
server-friend-yourself = それはあなた自身です。
server-friend-is-there = { $name }はすでにフレンドです。
server-not-asked = その名前の人からの申請はありません。
server-too-many-asked = 返事待ちの申請が{ $most }件あります。先に1件取り消してください。
server-too-many-friends = フレンドは{ $most }人までです。
server-too-many-blocked = ブロックは{ $most }件までです。先に1件解除してください。

page-friends = フレンド
page-friends-all = すべてのフレンド
page-friends-about = フレンドになると、相手がいるかどうかがわかり、卓に招待し合えます。名前は正確に入力してください。名前を守るため、存在しない名前も「申請中」のままになります。
page-friends-none = まだフレンドがいません。名前を入力して申請してください。
page-friends-account = フレンドにはアカウントが必要です。
page-friends-name = 名前
page-friends-ask = 申請する
page-friends-asked-you = { $name }さんからフレンド申請が届いています。
page-friends-accept = 承認
page-friends-decline = 断る
page-friends-waiting = 申請中
page-friends-take-back = 取り消す
page-friends-remove = 解除
page-friends-block = ブロック
page-friends-unblock = ブロック解除
page-friends-blocked = ブロック中
page-friends-blocked-about = 申請も招待も届きません。相手には知らされません。
page-friends-here = 来ています
page-friends-away = 不在
page-friends-invite = フレンドを招待
page-friends-keep = 招待する
page-friends-let-go = 席を空ける
page-invited = 招待されています
