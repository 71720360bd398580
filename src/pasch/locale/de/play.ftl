# Ein Spiel am Terminal.

## Fehler

error-real-dice = die Würfel liegen auf dem Tisch: Bitte eintippen, was sie zeigen.
error-no-such-folder = den Ordner { $folder } gibt es nicht.
error-cannot-write = { $file } lässt sich nicht schreiben: { $reason }.
error-file-too-large = die Datei ist größer als { $limit } kB.
error-game-in-use = das Spiel in { $file } wird gerade in einem anderen Fenster gespielt.

## Plätze

seat-you = Du
seat-you-numbered = Spieler { $number }
seat-beginner = Anfänger
seat-casual = Hobbyspieler
seat-club = Vereinsspieler
seat-expert = Experte
seat-perfect = Perfektionist
seat-optimal = Optimaler
seat-daring = Wagemutiger
seat-cautious = Vorsichtiger
seat-contender = Siegspieler
seat-learned = { $name } (gelernt)
seat-rough = { $name } (grob)
seat-random = Zufall
seat-heuristic = Computer

## Was geschieht

play-welcome = { $variant }, { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
 } für jeden. Mit ? kommt jederzeit Hilfe.
play-saved-in = Jeder Wurf und jede Entscheidung steht in { $file }.
play-resumed = Das Spiel geht da weiter, wo es stehen blieb.
play-computes = Pasch rechnet: { $percent } %
play-learned = { $name } entscheidet nach gelernten Werten: Diese Variante ist zu groß, um sie auszurechnen.
play-rough = { $name } entscheidet nach grob geschätzten Werten: Diese Variante ist zu groß, um sie auszurechnen.
play-stopped = Aufgehoben: „{ $command }“ spielt mit genau denselben Würfeln weiter.
play-start-thrown = { $person ->
    [you] Du wirfst um den Anfang: { $face }.
   *[other] { $name } wirft um den Anfang: { $face }.
 }
play-start-again = Gleichstand: Die Höchsten würfeln noch einmal.
play-begins = { $person ->
    [you] Du fängst an.
   *[other] { $name } fängt an.
 }
play-throws = { $person ->
    [you] Du wirfst { $dice }.
   *[other] { $name } wirft { $dice }.
 }
play-holds = { $person ->
    [you] Du lässt { $dice } liegen und wirfst { $fallen }.
   *[other] { $name } lässt { $dice } liegen und wirft { $fallen }.
 }
play-holds-nothing = { $person ->
    [you] Du wirfst alle Würfel neu: { $fallen }.
   *[other] { $name } wirft alle Würfel neu: { $fallen }.
 }
play-buys = { $person ->
    [you] Du nimmst einen Freiwurf, lässt { $dice } liegen und wirfst { $fallen }.
   *[other] { $name } nimmt einen Freiwurf, lässt { $dice } liegen und wirft { $fallen }.
 }
play-announces = { $person ->
    [you] Du sagst { $box } an.
   *[other] { $name } sagt { $box } an.
 }
play-scores = { $person ->
    [you] Du trägst { $box } ein: { $points }.
   *[other] { $name } trägt { $box } ein: { $points }.
 }
play-scores-extra = { $person ->
    [you] Du trägst { $box } ein: { $points }, dazu { $bonus } extra.
   *[other] { $name } trägt { $box } ein: { $points }, dazu { $bonus } extra.
 }
play-strikes = { $person ->
    [you] Du streichst { $box }.
   *[other] { $name } streicht { $box }.
 }
play-wins-at-once = { $person ->
    [you] Damit hast du sofort gewonnen!
   *[other] Damit hat { $name } sofort gewonnen!
 }
play-ends-at-once = Damit ist das Spiel sofort aus.
play-undone = Zurückgenommen.
play-nothing-to-undo = Da ist nichts zurückzunehmen: Gewürfelt ist gewürfelt.
play-strike-question = { $box }: Dieser Wurf bringt hier nichts. Streichen? (j/n)
play-yes = j
play-over = Das Spiel ist zu Ende.
play-rank = { $place }. { $name }: { $total }
play-throw-count = Wurf { $throw }
play-throws-left = { $left ->
    [0] kein Wurf mehr
    [one] noch ein Wurf
   *[other] noch { $left } Würfe
 }
play-buy-possible = Freiwurf möglich: $ und die Würfel, die liegen bleiben
play-announced = angesagt: { $box }
play-must-announce = Jetzt ein Feld ansagen: ! und der Name
play-may-announce = Jetzt kannst du ein Feld ansagen: ! und der Name
play-forced = Noch einmal fünf Gleiche: Die Regel sagt, wohin.
play-bonus-missing = { $name }: es fehlen { $points }
play-ahead = { $points } über Plan
play-behind = { $points } unter Plan
play-others = { $name }: { $total }
play-dice-held = liegen geblieben: { $dice }
play-possible = Möglich: { $boxes }
play-to-strike = Zu streichen: { $boxes }
play-box-points = { $box } { $points }

## Was gefragt wird

ask-throw = { $name }: Enter würfelt
ask-throw-undo = { $name }: Enter würfelt, z nimmt den letzten Eintrag zurück
ask-go-on = Enter: weiter, z nimmt den letzten Eintrag zurück
ask-start = { $name }: Enter würfelt um den Anfang
ask-real-start = { $name }, was zeigt dein Würfel um den Anfang?
ask-real-throw = { $name }: { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
 } werfen und eintippen, was gefallen ist
ask-decide = Würfel liegen lassen oder ein Feld (? hilft)
ask-page = Enter: zurück zum Spiel
ask-before = Enter würfelt; ! und ein Feld sagt es vorher an (? hilft)
ask-announce = Ein Feld ansagen: ! und der Name (? hilft)
ask-decide-last = Ein Feld, oder x und ein Feld zum Streichen (? hilft)

## Hilfe

play-help =
    44        die Würfel mit 4 4 liegen lassen, die anderen werfen
    ac        die Würfel auf den Plätzen a und c liegen lassen
    -         alle Würfel neu werfen
    full      eintragen: ein Feld mit Namen, dem Anfang davon oder #9 nach seiner Zeile
    x einser  ein Feld streichen
    z         die letzte Entscheidung zurücknehmen (nie einen Wurf)
    blöcke    alle Blöcke zeigen
    regeln    die Regeln zeigen
    i r n     vorlesen: mein Block; die der anderen, der Reihe nach; was zum Bonus noch fehlt
    w t       vorlesen: der letzte Wurf; die Tabelle, wer vorn liegt
    q         aufhören; das Spiel bleibt erhalten
play-read-card = { $name }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }. Frei: { $boxes }.
play-read-full = nichts mehr
play-read-no-throw = Noch hat niemand gewürfelt.
play-read-no-bonus = Zu einem Bonus fehlt nichts, was noch zu holen ist.
play-read-place = { $place }. { $name }: { $points }
play-help-columns = full 2    bei mehreren Spalten: das Feld und Nummer oder Name der Spalte, oder #9.2
play-help-announce = !full     ein Feld ansagen, gleich nach dem ersten Wurf
play-help-announce-before = !full     ein Feld ansagen, noch vor dem ersten Wurf
play-help-odd = 4+6       die 4 und die 6 eines abweichenden Würfels liegen lassen
play-help-buy = $44       einen Freiwurf nehmen und 4 4 liegen lassen
