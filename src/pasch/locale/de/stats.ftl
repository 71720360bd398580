# Der Befehl „pasch stats“: viele Spiele zusammengezählt.

help-stats =
    Viele Spiele zusammenzählen: nach Regeln und Personen, Feld für Feld neben dem besten Spiel, und wer gegen wen gewinnt.

    DATEIEN sind aufgezeichnete Spiele, gesicherte Spiele aus dem Browser, Tabellen alter Blöcke (docs/statistics.md zeigt eine) oder Ordner voll davon. Was sich nicht lesen lässt, wird genannt; der Rest zählt.
help-stats-variant = Die Variante der Blöcke, in deren Tabelle keine steht.
help-stats-same = Zwei Namen derselben Person, der bleibende zuerst: "Oma=Großmutter"; mehrfach erlaubt.
help-stats-review = Auch Verlust und Glück jedes Spiels, wo seine Würfe bekannt sind und die Variante schon ausgerechnet ist („pasch solve“). Das dauert je Spiel einige Hundertstelsekunden.
help-stats-csv = Jeden Block als Zeile in diese CSV-Datei; „-“ schreibt sie auf die Standardausgabe.
help-stats-plot = Die Endstände über die Zeit in diese Datei zeichnen (.svg oder .png), für die am meisten gespielten Regeln.
metavar-files = DATEIEN
metavar-table = DATEI

stats-read = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
 } aus { $files ->
    [one] einer Datei
   *[other] { $files } Dateien
 }.
stats-unfinished = { $count ->
    [one] Ein Spiel ist nicht zu Ende und zählt nicht.
   *[other] { $count } Spiele sind nicht zu Ende und zählen nicht.
 }
stats-incomplete = { $count ->
    [one] Einem Spiel fehlt ein Block, der nicht zu lesen ist: Es zählt nicht für Siege und Vergleiche.
   *[other] { $count } Spielen fehlt ein Block, der nicht zu lesen ist: Sie zählen nicht für Siege und Vergleiche.
 }
stats-unread = { $count ->
    [one] Eine Datei ist nicht oder nicht ganz zu lesen.
   *[other] { $count } Dateien sind nicht oder nicht ganz zu lesen.
 }
stats-skipped = { $count ->
    [one] Eine Datei in den Ordnern hat nichts mit Pasch zu tun und wurde übergangen.
   *[other] { $count } Dateien in den Ordnern haben nichts mit Pasch zu tun und wurden übergangen.
 }
stats-more-problems = … und { $count ->
    [one] ein weiterer Fehler.
   *[other] { $count } weitere Fehler.
 }
stats-title = { $variant }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
 }
stats-nameless = ohne Namen
stats-best-play = bestes Spiel
stats-column-person = Wer
stats-column-games = Spiele
stats-column-mean = Mittel
stats-column-sd = Streuung
stats-column-best = bestes
stats-column-worst = schlechtestes
stats-column-won = gewonnen
stats-column-bonus = Bonus
stats-column-box = Feld
stats-column-duel = Gegeneinander
stats-column-ahead = vorn
stats-column-level = gleich
stats-column-behind = hinten
stats-column-lead = Abstand
stats-column-reviewed = analysiert
stats-column-loss = Verlust
stats-column-luck = Glück
stats-column-early-loss = Verlust früher
stats-column-late-loss = zuletzt
stats-plot-total = Endstand
stats-plot-loss = Verlust
stats-plot-luck = Glück
stats-plot-game = Spiel

error-stats-foreign = das ist weder ein aufgezeichnetes Spiel noch eine Sicherung aus dem Browser noch eine Tabelle alter Blöcke.
error-stats-block = das ist ein Block ohne Würfe und ohne Datum; „pasch review DATEI --variant VARIANTE“ vergleicht ihn Feld für Feld mit der besten Spielweise.
error-stats-date = „{ $found }“ ist kein Datum wie 2026-11-22; das Spiel zählt ohne Datum.
error-stats-card = die Einträge passen nicht auf den Block von „{ $variant }“; nur der Endstand zählt.
error-stats-record = die Würfe dieses Spiels lassen sich nicht lesen, also auch nicht besprechen ({ $why }).
error-stats-nothing = { $files ->
    [0] dort liegt keine Datei mit Spielen.
    [one] in der Datei steht kein Spiel, das zu Ende ist.
   *[other] in keiner der { $files } Dateien steht ein Spiel, das zu Ende ist.
 }
error-sheets-too-long = eine Tabelle alter Blöcke hat höchstens { $lines } Zeilen von { $letters } Zeichen.
error-sheets-not-a-table = das lässt sich nicht als Tabelle lesen; vielleicht fehlt ein Anführungszeichen.
error-sheets-no-variant = es fehlt, nach welchen Regeln gespielt wurde: in der Spalte „Variante“ oder mit --variant.
error-sheets-no-total = „{ $found }“ ist kein Endstand.
error-sheets-too-much = { $found } { $found ->
    [one] Punkt
   *[other] Punkte
 } gibt es bei diesen Regeln nicht; höchstens { $most }.
error-sheets-wrong-total = die Felder ergeben { $right } { $right ->
    [one] Punkt
   *[other] Punkte
 } und nicht { $found }.
error-sheets-box = „{ $found }“ kann bei „{ $box }“ nicht stehen; möglich ist { $allowed }.
error-sheets-no-date = „{ $found }“ ist kein Tag oder kann zwei meinen; eindeutig ist 2025-11-21 oder 21.11.2025.
error-sheets-no-heading = „{ $found }“ steht unter keiner Überschrift.
error-sheets-twice = die Überschrift „{ $heading }“ gibt es zweimal.
error-sheets-no-points = bei „{ $sum }“ stehen mit „{ $found }“ keine Punkte.
error-sheets-wrong-sum = bei „{ $sum }“ steht { $found }, die Felder ergeben aber { $right }.
error-sheets-same-person = „{ $name }“ steht im Spiel „{ $game }“ zweimal; es zählt der erste Block, und das Spiel für keinen Sieg.
error-sheets-two-days = die Zeilen des Spiels „{ $game }“ sind von zwei Tagen, { $first } und { $found }; es zählt der erste.
error-stats-same-pair = „{ $found }“ sind nicht zwei Namen wie in Oma=Großmutter.
error-stats-same-unknown = „{ $name }“ kommt in keinem Spiel vor.
error-stats-same-together = „{ $one }“ und „{ $other }“ spielten miteinander ({ $day }), sind also zwei Personen.
