# Freunde und Einladungen beim Namen.

server-friends-account = Freunde gibt es für Konten. Leg zuerst eines an: Namen und Tische behältst du.
server-friend-yourself = Das bist du selbst.
server-friend-is-there = Mit { $name } bist du schon befreundet.
server-not-asked = Niemand mit diesem Namen hat dich gefragt.
server-too-many-asked = Du hast schon { $most } Leute gefragt, die noch nicht geantwortet haben. Nimm zuerst eine Anfrage zurück.
server-too-many-friends = Du kannst höchstens { $most } Freunde haben.
server-too-many-blocked = Mehr als { $most } Namen lassen sich nicht sperren. Entsperre zuerst einen.

page-friends = Freunde
page-friends-all = Alle Freunde
page-friends-about = Freunde sehen, wann die anderen da sind, und laden einander an Tische ein. Achte auf die Schreibweise: Damit Namen vertraulich bleiben, sieht einer, den niemand hat, aus wie einer, der noch nicht geantwortet hat.
page-friends-none = Hier hast du noch keine Freunde. Frag jemanden beim Namen.
page-friends-account = Freunde brauchen ein Konto.
page-friends-name = Name
page-friends-ask = Fragen
page-friends-asked-you = { $name } möchte mit dir befreundet sein.
page-friends-accept = Annehmen
page-friends-decline = Ablehnen
page-friends-waiting = Angefragt
page-friends-take-back = Zurücknehmen
page-friends-remove = Entfernen
page-friends-block = Sperren
page-friends-unblock = Entsperren
page-friends-blocked = Gesperrt
page-friends-blocked-about = Von ihnen hörst du nichts: weder Anfragen noch Einladungen. Sie erfahren es nicht.
page-friends-here = gerade da
page-friends-away = nicht da
page-friends-invite = Freund einladen
page-friends-keep = Einladen
page-friends-let-go = Platz freigeben
page-invited = Du bist eingeladen
