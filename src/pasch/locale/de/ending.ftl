# Das Ende eines Spiels oder Blocks im Browser, Serien, und das Bild vom Ergebnis.

end-over = Das Spiel ist zu Ende
end-won = { $name } gewinnt!
end-you-won = Du hast gewonnen!
end-computer-ahead = Diesmal war { $name } vorn.
end-shared = { $names } gewinnen gemeinsam!
end-draw = Unentschieden!
end-alone = Geschafft!
end-points = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
 }
end-best-yours = Dein bestes Spiel bisher!
end-best = Bestes Spiel bisher: { $names }
end-close = Das war knapp: Ein einziger Wurf hätte gereicht.
end-consolation = Kopf hoch! Vielleicht fallen die Würfel beim nächsten Mal für dich.
end-at-once = auf der Stelle, mit einem einzigen Wurf
end-lead = { $points ->
    [one] mit einem Punkt Vorsprung
   *[other] mit { $points } Punkten Vorsprung
 }
end-lead-columns = { $points ->
    [one] mit einem Spielpunkt Vorsprung
   *[other] mit { $points } Spielpunkten Vorsprung
 }
end-columns = Wer in welcher Spalte gewinnt
end-columns-for = Spalte gewonnen:
end-columns-all = Alle Spalten
end-stopped = Ohne { $name } beendet
end-stopped-explained = alle Punkte, wie sie standen; gewertet wird das Spiel nicht
end-played-for = Für { $name } hat der Computer { $count ->
    [one] einen Zug
   *[other] { $count } Züge
 } gespielt; dieses Spiel zählt für { $name } nicht in der Statistik.
end-shout = { $word }!
end-place = Platz { $place }:
end-place-shared = Platz { $place }, geteilt:
end-whose = { $name }: { $box }
end-best-box = Mehr als üblich
end-nicest = Schönster Wurf
end-once = { $thrown ->
    [one] Mit einem Würfel ist nur jeder { $once }. Wurf so gut.
   *[other] Mit { $thrown } Würfeln ist nur jeder { $once }. Wurf so gut.
 }
end-idea = { $person ->
    [you] Deine beste Idee war in Runde { $turn }: { $action }.
   *[other] Die beste Idee hatte { $name } in Runde { $turn }: { $action }.
 }
end-trial = { $person ->
    [you] Fürs nächste Mal, aus Runde { $turn }: { $action }.
   *[other] Fürs nächste Mal, für { $name }, aus Runde { $turn }: { $action }.
 }
end-nothing-to-try = Besser hätte man kaum spielen können.
end-score-first = Euer erstes gemeinsames Spiel
end-score = Bisher zwischen euch:
end-score-shared = { $games ->
    [one] Einmal war der Sieg geteilt: Er zählt bei jedem mit, der ihn geteilt hat.
   *[other] { $games }-mal war der Sieg geteilt: Er zählt bei jedem mit, der ihn geteilt hat.
 }
end-score-two = { $first } { $wins } : { $losses } { $second }
end-score-one = { $name } { $count }
end-begins = { $name } fängt an
end-you-begin = Du fängst an
end-once-more = Noch einmal
end-other-variant = Andere Variante

## Serien

end-series = Serie
end-series-wins = Serie: Wer gewinnt zuerst { $games } Spiele?
end-series-sum = Serie: { $played } von { $games } Spielen, alle Punkte zählen
end-series-games = { $count ->
    [one] ein Spiel gewonnen
   *[other] { $count } Spiele gewonnen
 }
end-series-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
 }
end-series-won = { $name } gewinnt die Serie!
end-series-shared = { $names } gewinnen die Serie gemeinsam!
end-series-and-game = und auch dieses Spiel
end-series-next = Nächstes Spiel
end-series-new = Neue Serie
end-series-now = Spiel { $game } · { $score }
series-title = Serie
series-none = Ein Spiel
series-none-what = Revanche jederzeit möglich.
series-wins = Nach Siegen
series-wins-what = Wer zuerst genug Spiele gewonnen hat, gewinnt die Serie. Ein geteilter Sieg zählt für alle, die ihn teilen.
series-sum = Nach Punkten
series-sum-what = Die Punkte aller Spiele zählen zusammen, wie auf dem gedruckten Block.
series-games-wins = Bis jemand gewonnen hat
series-count-wins = { $games } Spiele
series-games-sum = So lange geht die Serie
series-count-sum = { $games } Spiele

## Das Bild vom Ergebnis

end-share = Ergebnis teilen
end-picture = Bild des Blocks. { $words }
end-picture-drawn = Das Bild wird gezeichnet …
end-picture-failed = Dieser Browser kann das Bild nicht zeichnen. Den Text kannst du trotzdem kopieren.
end-picture-send = Bild schicken
end-picture-save = Bild speichern
end-picture-print = Drucken oder PDF
end-words-copy = Text kopieren
end-words = { $variant }, { $date }: { $result }
end-words-alone = { $variant }, { $date }: { $name } mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
 }
end-me = Ich
end-i-won = Ich habe gewonnen!
end-occasion = { $variant } · { $date }
