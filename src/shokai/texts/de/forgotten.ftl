# A new password by mail.

page-forgotten-about = Wenn du in den Einstellungen eine Mailadresse bestätigt hast, kann dorthin ein Link für ein neues Passwort geschickt werden.
page-forgotten-send = Link schicken
page-forgotten-sent = Wenn ein Konto diese Adresse bestätigt hat, ist ein Link dorthin unterwegs. Er gilt { $minutes } Minuten.
page-forgotten-has-code = Ich habe einen Code
