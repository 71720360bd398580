# Der Befehl „pasch simulate“: viele Spiele von Computerspielern.

help-simulate =
    Computerspieler viele Spiele austragen lassen und sehen, was dabei herauskommt.

    VARIANTE ist eine mitgelieferte („pasch variants“ zeigt sie) oder eine eigene TOML-Datei. Ein einzelner Spieler
    spielt für sich: sein Mittel mit dem Standardfehler, die Streuung und was jedes Feld bringt. Mehrere spielen
    gegeneinander an einem Tisch und rücken von Spiel zu Spiel einen Platz weiter: das Mittel eines jeden und sein
    Anteil an den Siegen; ein Sieg von mehreren wird unter ihnen geteilt.

    Alle Zahlen sind aus den gespielten Spielen geschätzt. Derselbe Startwert bringt dieselben Spiele,
    gleich wer sich die Arbeit teilt. Wer mit Strg+C abbricht, sieht, was die bisherigen Spiele gebracht haben.
help-simulate-player = Wer spielt; für jeden weiteren Spieler noch einmal angeben. Sonst: heuristic.
help-simulate-games = Wie viele Spiele. Ohne Angabe 100000 bei Spielern, die nach gelösten Werten entscheiden, 2000, wo diese gelernt oder grob sind, sonst 100.
help-simulate-seed = Ein beliebiges Wort oder eine Zahl: Derselbe Startwert bringt dieselben Spiele. Ohne Angabe wird einer gezogen und angezeigt.
help-simulate-threads = Wie viele Prozessoren sich die Arbeit teilen. Ohne Angabe alle.

metavar-players = SPIELER
metavar-games = ANZAHL

simulate-learned = { $player } (gelernt)
simulate-rough = { $player } (grob)
simulate-title = { $variant } · { $games ->
    [one] ein Spiel
   *[other] { $shown } Spiele
} · Startwert { $seed }
simulate-column-player = Spieler
simulate-column-mean = Mittel
simulate-column-error = ± Fehler
simulate-column-fair = Ohne Glück
simulate-column-sd = Abweichung
simulate-column-wins = Siege
simulate-column-percentile = Spiele mit höchstens
simulate-column-total = Summe
simulate-least = niedrigste
simulate-most = höchste
simulate-percent = { $number } %
simulate-stopped = Abgebrochen nach { $games } von { $asked } Spielen.
simulate-shared = Geteilte Siege: { $share } der Spiele.

## Errors

error-simulate-games = „{ $found }“ Spiele können nicht gespielt werden; erlaubt sind { $least } bis { $most }.
error-simulate-threads = „{ $found }“ Threads gehen nicht; erlaubt sind { $least } bis { $most }.
