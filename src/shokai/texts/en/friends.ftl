# Friends, and invitations by name.

server-friends-account = Friends are for accounts. Create one first: you keep your name and your tables.
server-friend-yourself = That is you.
server-friend-is-there = { $name } is already your friend.
server-not-asked = Nobody with that name has asked you.
server-too-many-asked = You have asked { $most } people who have not answered yet. Withdraw a request first.
server-too-many-friends = You can have at most { $most } friends.
server-too-many-blocked = You can block at most { $most } names. Unblock one first.

page-friends = Friends
page-friends-all = All friends
page-friends-about = Friends see when the others are here and invite each other to tables. Check the spelling: to keep names private, a name that nobody has looks like somebody who has not answered yet.
page-friends-none = No friends here yet. Ask somebody by name.
page-friends-account = Friends need an account.
page-friends-name = Name
page-friends-ask = Ask
page-friends-asked-you = { $name } would like to be your friend.
page-friends-accept = Accept
page-friends-decline = Decline
page-friends-waiting = Asked
page-friends-take-back = Withdraw
page-friends-remove = Remove
page-friends-block = Block
page-friends-unblock = Unblock
page-friends-blocked = Blocked
page-friends-blocked-about = You hear nothing from them: no requests, no invitations. They are not told.
page-friends-here = here now
page-friends-away = away
page-friends-invite = Invite a friend
page-friends-keep = Invite
page-friends-let-go = Free the seat
page-invited = You are invited
