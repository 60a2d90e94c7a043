# Notifications: what the server refuses, options, and the settings.

server-account-first = Notifications are for accounts. Create one first: you keep your name and your tables.
server-bad-hook = This is not an address for a webhook. It begins with https:// or http://, names a host, and has neither spaces nor a password in it.
server-hook-port = Webhooks use port 80, 443, or one from 1024 on.
server-too-many-channels = You have { $most } ways to be notified already. Remove one first.
server-channel-is-there = You are notified there already.
server-bad-mail = This is not an e-mail address.
server-no-mail = This server sends no e-mail.
server-bad-mail-code = This code is not right, or has expired. Have a new one sent.
server-bad-mail-link = This link does not work. You can stop the e-mails in the settings.
server-bad-smtp = The mail server is not valid. Use smtp://USER:PASSWORD@HOST:PORT or smtps://USER:PASSWORD@HOST:PORT.
server-bad-smtp-from = With a mail server, SHOKAI_SMTP_FROM must be the address that e-mails come from.
server-help-smtp-url = server that sends e-mail to people who are away: smtp://USER:PASSWORD@HOST:PORT or smtps://…
server-help-smtp-from = address that these e-mails come from
server-receiver-refused = The receiver refused it with status { $status }.
server-undelivered = { $why ->
    [timeout] The receiver did not answer in time.
    [tls] The receiver’s certificate is not valid.
    [unreachable] Nothing answers at that address.
    [unknown-host] There is no such host, or it is not on the public internet.
    [no-http] What answers there is not a web server.
    [busy] Too many notifications go to that host right now. Try again in a minute.
    [mail-address] The mail server does not accept this address.
    [mail] The e-mail could not be sent.
   *[other] It could not be delivered.
}
server-help-notify-after = seconds after which someone who is not at the table is notified that it is their turn (default: 20)
server-help-private-webhooks = allow webhooks to lead to this machine and its network

page-notify = Notifications
page-notify-about = When it is your turn and you are not at the table. Nothing about hands or cards is in them.
page-notify-account = Notifications need an account.
page-notify-webhook = Webhook
page-notify-webhook-about = An address that receives a message: a channel of Discord, Slack, Mattermost or Matrix, or a topic of ntfy.
page-notify-address = Address
page-notify-format = Format
page-notify-format-json = JSON (Discord, Slack, Matrix)
page-notify-format-text = Plain text (ntfy)
page-notify-add = Add
page-notify-try = Send a test
page-notify-remove = Remove
page-notify-which = { $kind ->
    [turn] My turn
    [start] A game starts
    [end] A game ends
    [rematch] A rematch
    [late] Somebody’s time runs out
   *[invite] An invitation
}
page-notify-tried = The test was delivered.
page-notify-delivered = Last delivered { $ago }.
page-notify-failed = Last attempt failed { $ago }: { $why }
page-notify-dropped = { $n ->
    [one] One notification was given up.
   *[other] { $n } notifications were given up.
}
page-notify-muted = Nothing more is sent here until a test succeeds.
page-notify-mail = E-mail
page-notify-mail-about = A code is sent there first.
page-notify-mail-address = E-mail address
page-notify-code = Code from the e-mail
page-notify-confirm = Confirm
page-notify-again = Send a new code
page-mail-off = Stop the e-mails
page-mail-off-about = No more notifications will be e-mailed to your address.
page-mail-is-off = You will get no more e-mails. You can turn them on again in the settings.
