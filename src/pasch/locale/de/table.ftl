# Der Tisch im Browser: Würfel, Block, Plätze, und was man mit ihnen tut.

## Fehler

error-no-answer = der Server hat nicht verständlich geantwortet (Status { $status }).
error-no-such-game-here = dieses Spiel gibt es in diesem Browser nicht mehr.
error-unreachable = der Server ist nicht zu erreichen. Ist das Gerät mit dem Internet verbunden?

## Kopf

table-home = Zur Startseite
table-menu = Mehr
table-hints = Tipps
table-loading = Der Tisch wird gedeckt …
table-again = Noch einmal versuchen
table-connecting = Keine Verbindung. Wir versuchen es weiter …
table-here = Ohne Netz
table-here-explained = Dieses Spiel läuft nur auf diesem Gerät.
table-go-on-here = Ohne Netz weiterspielen
table-go-on-here-explained = Der Server antwortet nicht. Alle sitzen hier, ihr könnt also auf diesem Gerät weiterspielen.
table-watching = Du schaust zu.
table-full = Alle Plätze sind schon besetzt – du schaust zu.
table-watchers = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } schauen zu
 }
table-days = Zug um Zug, auch über mehrere Tage: Du kannst die Seite schließen und später wiederkommen.

## Plätze

table-seats = Plätze
table-seat-free = noch frei
table-seat-computer = Computer
table-seat-away = nicht da
table-seat-leads = vorn
table-seat-behind = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } zurück
table-seat-label = { $name }, { $total ->
    [one] ein Punkt
   *[other] { $total } Punkte
 }
table-seat-on-turn = { $label }, ist dran
table-card-of = Das ist der Block von { $name }. Zurück zu deinem: deinen Namen antippen.
table-moment-bonus = Bonus!
table-replace = Computer einsetzen
table-replace-title = { $name } ersetzen
table-replace-explained = Ein Computerspieler spielt für { $name } weiter, mit dem Block, wie er ist. Das lässt sich nicht zurücknehmen.

## Wer dran ist

table-your-turn = Du bist dran
table-turn-of = { $name } ist dran
table-turn-of-here = { $name }, du bist dran
table-wait-for = Warten auf { $name }
table-signs = Reagieren
table-signs-show = Reaktionen der anderen zeigen
table-sign-made = { $name }: { $sign }
table-sign-bravo = Bravo!
table-sign-wow = Wow!
table-sign-haha = Haha!
table-sign-oh = Oh nein!
table-sign-luck = Viel Glück!
table-sign-hurry = Noch da?
table-notice = Sag mir Bescheid
table-notice-on = Du bekommst Bescheid, solange Pasch in einem Fenster offen ist.
notice-your-turn = Du bist dran
table-gone-soon = { $name } ist nicht da. In { $time } könnt ihr ohne { $name } weiterspielen.
table-gone = Warten auf { $name }: { $time }.
table-gone-do = Ohne { $name } weiter …
table-gone-title = Ohne { $name } weiterspielen
table-gone-stand-in = Computer spielt für { $name }
table-gone-stand-in-explained = Bis { $name } zurück ist. Wer zurückkommt, übernimmt den eigenen Block wieder, mit dem, was inzwischen darauf steht.
table-gone-once = Nur diesen Zug
table-gone-once-explained = Der Computer spielt diesen einen Zug; beim nächsten ist { $name } wieder selbst dran.
table-gone-stop = Spiel hier beenden
table-gone-stop-explained = Alle Punkte bleiben, wie sie stehen; gewertet wird das Spiel nicht. Das lässt sich nicht zurücknehmen.
table-back = { $person ->
    [you] Du warst weg: Der Computer spielt gerade für dich.
   *[other] { $name } war weg: Der Computer spielt gerade.
 }
table-back-do = Selbst weiterspielen
table-fill = Nicht länger warten: Computer statt „{ $name }“
table-begin-now = { $count ->
    [1] Nicht warten: Computer auf den freien Platz setzen
   *[other] Nicht warten: Computer auf die { $count } freien Plätze setzen
 }
table-you-can-leave = Du kannst die Seite schließen; der Zug bleibt stehen.
table-thinking = { $name } überlegt …
table-skip = Überspringen
table-over = Das Spiel ist zu Ende
table-start-title = Wer fängt an?
table-start-again = Gleichstand: Die Höchsten würfeln noch einmal.

## Würfel

table-dice = Würfel
table-die = Würfel { $place }: { $face }
table-die-odd = Sonderwürfel { $place }: { $face }
table-die-lies = { $die }, liegt
table-die-locked = { $die }, liegt fest
table-die-fixed = Der liegt fest.
table-lying-hint = Tipp an, was liegen bleiben soll, oder gleich ein Feld
table-throw-all = { $count ->
    [one] Würfel werfen
   *[other] { $count } Würfel werfen
 }
table-throw-some = { $count ->
    [one] 1 Würfel werfen
   *[other] { $count } Würfel werfen
 }
table-throw-start = Um den Anfang würfeln
table-buy = { $price ->
    [0] Freiwurf
   *[other] Freiwurf (−{ $price })
 }: { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
 }
table-buy-left = Freiwürfe übrig: { $left }
table-throws-left = { $left ->
    [0] kein Wurf mehr
    [one] noch 1 Wurf
   *[other] noch { $left } Würfe
 }
table-throws-saved = davon { $saved } aufgespart
table-throw-number = Wurf { $throw }
table-all-lie = Alle Würfel liegen – tipp ein Feld an
table-put-aside = { $count ->
    [one] Leg mindestens 1 Würfel heraus
   *[other] Leg mindestens { $count } Würfel heraus
 }
table-enter-now = Tipp ein Feld an
table-announce = Ansagen
table-announce-which = Welches Feld sagst du an?
table-announce-must = Sag jetzt ein Feld an.
table-announce-sure = { $box }: Das geht nur mit Ansage. Sagst du das Feld an?
table-announce-box = { $box } ansagen
table-announce-missed = Nicht geschafft: Streich ein Feld.
table-announce-may = Du kannst jetzt ein Feld ansagen.
table-announce-may-before = Vor dem ersten Wurf kannst du ein Feld ansagen.
table-announce-must-before = Sag vor dem ersten Wurf ein Feld an.
table-announced = Angesagt: { $box }
table-cancel = Abbrechen
table-strike = Feld streichen
table-strike-which = Welches Feld streichst du?
table-strike-box = { $box } streichen
table-strike-this = Streichen
table-strike-worth = { $box }: Das brächte { $points }. Noch einmal tippen streicht das Feld.
table-throw-sure = Alle Würfel neu? Noch einmal tippen wirft sie.
table-enter-sure = { $box }: Noch einmal tippen trägt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } ein.
table-strike-sure = { $box }: Dieser Wurf bringt hier nichts. Noch einmal tippen streicht das Feld.
table-strike-costs = { $box }: Gestrichen zählt das { $points }. Noch einmal tippen streicht das Feld.
table-other-box = Wähl ein anderes Feld
table-only-box = Die anderen haben schon gewürfelt: Jetzt geht nur noch ein anderes Feld.
table-start-thrown = Ausgewürfelt: { $throws }.
table-undo = Zurücknehmen
table-undo-entry = { $box } zurücknehmen
table-undone = Zurückgenommen.
table-nothing-to-undo = Da ist nichts zurückzunehmen: Gewürfelt ist gewürfelt.
table-forced-number = { $five } ist schon voll, also kommen lauter { $face }er zuerst hierhin: { $boxes }.
table-forced-lower = { $five } ist schon voll, das Zahlenfeld auch: Der Wurf zählt als Joker und muss nach unten ({ $boxes }).
table-forced-upper = { $five } ist schon voll, unten ist alles voll: Der Wurf muss nach oben ({ $boxes }).

## Der Block

table-block = Block von { $variant }
table-missing = noch { $points }
table-line-missing = { $line }, noch
table-cell-entered = { $box }: { $points }
table-cell-struck = { $box }: gestrichen
table-cell-open = { $box }: frei
table-cell-none = { $box }: gibt es hier nicht
table-cell-next = { $cell }, als Nächstes dran
table-cell-announced = { $cell }, angesagt
table-cell-stand-in = { $cell }, vom Computer eingetragen
table-cell-sent = { $cell }, wird übermittelt
table-cell-best = { $cell }, bester Tipp
table-cell-possible = { $box }: { $points } möglich
table-cell-enter = { $box }: { $points } eintragen
table-cell-enter-extra = { $box }: { $points } +{ $bonus } eintragen
table-offer-won = Sieg
table-offer-ended = Ende
table-cell-won = { $cell }, gewinnt sofort
table-cell-ended = { $cell }, beendet das Spiel
table-cell-strike = { $box }: streichen
table-cell-announce = { $box }: ansagen
table-cell-sum = { $line }: { $points }
table-cell-missing = { $line }: { $points ->
    [one] Es fehlt noch { $points } Punkt
   *[other] Es fehlen noch { $points } Punkte
 }
table-of-player = { $player }, { $cell }

## Vorgelesen

table-told-throw = { $person ->
    [you] Du hast { $dice }
   *[other] { $name } hat { $dice }
 }, { $left ->
    [0] kein Wurf mehr
    [one] noch ein Wurf
   *[other] noch { $left } Würfe
 }.
table-told-turn = { $dice }: { $what }
table-told-card = { $person ->
    [you] Dein Block
   *[other] Block von { $name }
 }: { $points }. Frei: { $boxes }.
table-told-column = { $column }: { $boxes }
table-told-full = nichts mehr
table-told-no-throw = Noch hat niemand gewürfelt.
table-told-no-bonus = Hier gibt es keinen Bonus.
table-told-place = { $place }. { $name }: { $points }

## Warteraum

table-beginning = Gleich geht’s los
table-waiting-title = Noch { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
 }
table-waiting = Es geht los, sobald alle sitzen.
table-join-name = Dein Name
table-join = Platz nehmen
table-join-note = Ohne Anmeldung, ohne App: Namen eintragen und mitspielen.
table-join-name-missing = Bitte einen Namen eintragen.
table-share-title = Mitspieler einladen
table-share-explained = Handykamera auf das Muster halten oder den Link verschicken: So kommt jemand auf den nächsten freien Platz.
table-share-text = Spiel mit: { $variant }
table-device-title = Zweites Gerät
table-device-explained = Damit spielst du auf einem anderen Gerät mit denselben Plätzen weiter. Gib den Link niemandem sonst.
table-watch-title = Zuschauen lassen
table-watch-explained = Wer diesen Link öffnet, sieht das Spiel, kann aber nichts tun.
table-link = Link
table-copy = Link kopieren
table-copied = Kopiert.
table-share = Link verschicken
table-qr = QR-Code für den Link
table-code = Kurzer Code
table-code-explained = Auf der Seite „Code eingeben“ eintippen; er gilt { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
 }.

## Tipps

table-hints-title = Tipps
table-hints-all = alle zeigen
table-hints-fewer = nur den besten
table-hints-off = Tipps ausblenden
table-hints-wait = Tipps gibt es, sobald du dran bist und gewürfelt hast.
# Wie viel man auf die Werte geben kann, in einem Wort.
table-hints-exact = genau berechnet
table-hints-learned = gelernt
table-hints-rough = grob geschätzt
table-hints-exact-explained = So viele Punkte hast du am Ende im Schnitt, wenn du perfekt weiterspielst.
table-hints-learned-explained = Gelernt aus vielen Probespielen, denn genau rechnen lässt sich dieser Block nicht. Meist fehlt zum besten Zug so gut wie nichts.
table-hints-rough-explained = Grob geschätzt: Für diese Variante gibt es keine genaueren Werte.
table-hints-here-explained = Auf diesem Gerät grob geschätzt: Verlass dich nur auf den Abstand zum besten Zug.
table-hints-preparing = Grob geschätzt; genauere Werte kommen gleich: { $percent } %
table-hints-asking = Wird berechnet …
table-hints-none = Für diese Stelle gibt es gerade keine Tipps.
table-hints-aim = Tipps für
table-hints-aim-points = Punkte
table-hints-aim-win = Gewinnen
table-hints-chances = Gewinnchancen: { $chances }
table-hints-win-exact = So oft gewinnst du, wenn danach alle auf Punkte spielen.
table-hints-win-estimated = Geschätzt: Wie oft du gewinnst, ist für diese Variante nicht genau bekannt.
table-hints-win-coming = Vorerst nach Punkten: Die Gewinnchancen werden gerade ausgerechnet.
table-hints-win-percent = Vorerst nach Punkten: Die Gewinnchancen werden gerade ausgerechnet, { $percent } %
table-hints-win-away = Ohne Verbindung zum Server gibt es Tipps nur nach Punkten.
table-hints-win-unknown = Die Gewinnchancen lassen sich hier nicht ausrechnen. Die Tipps richten sich nach den Punkten.
table-hint-best = am besten
table-hint-value = am Ende etwa { $total }
table-hint-loss = { $loss } weniger
table-hint-held = { $dice } liegen lassen
table-hint-held-none = alle neu würfeln
table-hint-unannounced = ohne Ansage würfeln
table-hint-bought = Freiwurf: { $dice } liegen lassen
table-hint-bought-none = Freiwurf: alle neu würfeln
table-hint-scored = { $box } eintragen
table-hint-struck = { $box } streichen
table-hint-announced = { $box } ansagen

## Das Ende

table-rematch = Revanche
table-rematch-open = Zur Revanche
table-rematch-begins = Revanche! Ihr spielt an einem neuen Tisch weiter.
table-record = Spiel herunterladen
table-verify = Würfel prüfen

## Menü

table-rules = Spielregeln
table-leave = Zur Startseite, das Spiel bleibt offen
table-new-game = Neues Spiel
table-log = Was bisher geschah
table-log-empty = Noch ist nichts geschehen.
table-sound = Ton
table-motion = Animation

## Erste Schritte

table-guide-throw = Los geht’s: Der große Knopf würfelt.
table-guide-keep = Tipp an, was liegen bleiben soll. Den Rest würfelst du noch { $left ->
    [one] einmal
    [2] bis zu zweimal
   *[other] bis zu { $left }-mal
 }.
table-guide-write = Tipp ein Feld an, wenn du zufrieden bist: Die blassen Zahlen zeigen, was es bringt.
table-guide-strike = Passt der Wurf nirgends, streichst du ein Feld: zweimal antippen{ $costs ->
    [0] , dann zählt es 0
   *[other] { "" }
 }.
table-guide-lamp = Unsicher? Die Lampe oben zeigt dir, was jetzt am besten ist.
table-guide-bonus = Spiel auf den Bonus: Ab { $from } { $from ->
    [one] Punkt
   *[other] Punkten
 } oben gibt es { $points } dazu.
table-guide-skip = Hinweise aus
table-guide-show = Erste Schritte zeigen
