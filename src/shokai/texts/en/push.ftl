# Push messages: on this very device.

server-bad-push = This is not a browser’s push subscription.
server-push-gone = This browser no longer accepts notifications. Turn them on there again.

page-push = On this device
page-push-about = It rings when it is your turn, even while the page is closed.
page-push-turn-on = Turn on
page-push-on = This device is notified.
page-push-browser = A browser
page-push-failed = The browser could not reach its push service. Try again later.
page-push-hindered = { $why ->
    [insecure] Browsers allow this only over HTTPS. Whoever runs this server can set that up.
    [install] On an iPhone or iPad, first add this page to the home screen (Share, then “Add to Home Screen”) and open it from there.
    [denied] Notifications from this page are blocked. Allow them in the browser’s settings for this site.
   *[unsupported] This browser has no push notifications.
}
