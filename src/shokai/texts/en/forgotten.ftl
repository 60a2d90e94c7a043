# A new password by mail.

page-forgotten-about = If you have confirmed an e-mail address in the settings, a link to set a new password can be sent there.
page-forgotten-send = Send a link
page-forgotten-sent = If an account has confirmed this address, a link is on its way to it. It works for { $minutes } minutes.
page-forgotten-has-code = I have a code
