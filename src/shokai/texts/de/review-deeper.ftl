# Die gründlichere Nachbetrachtung einer beendeten Partie auf der Seite.

review-deeper = Gründlicher prüfen
review-deeper-about = Eine gründlichere Nachbetrachtung sucht zehnmal so lange und spielt über sechsmal so viele Fortsetzungen durch. Das dauert einige Minuten. Wenn du zwischendurch gehst, geht es beim nächsten Mal an der Stelle weiter.
review-deeper-go-on = Gründlicher weiterprüfen
review-deeper-making = Die gründlichere Nachbetrachtung läuft. Bis sie fertig ist, liest du die gewöhnliche.
review-deeper-done = Das ist die gründlichere Nachbetrachtung: Sie hat zehnmal so lange gesucht und über sechsmal so viele Fortsetzungen durchgespielt wie die gewöhnliche.
