# Der Befehl „pasch bound“: zwischen welchen Zahlen das beste Spiel liegt, wo ein Block zu groß zum Ausrechnen ist.

help-bound =
    Sagen, zwischen welchen Zahlen das beste Spiel liegt, wo ein Block zu groß ist, um ihn auszurechnen.

    VARIANTE ist eine, die Pasch mitbringt („pasch variants“ zählt sie auf), oder die eigene TOML-Datei. Die untere Zahl
    ist erspielt: das Mittel des stärksten Spiels, das Pasch kennt, ohne Glück. Die obere kann auf Dauer niemand
    übertreffen, wie gut er auch spielt; sie wird in Spielen gemessen, deren Entscheidungen gezogen werden: zuerst in
    1024, dann jedes Mal neu in doppelt so vielen, und es zählt die niedrigste Zahl. Mehr Spiele machen sie also nie
    schlechter. Längeres Lernen („pasch train“) und mehr Spiele bringen beide einander näher. Derselbe Startwert bringt
    dieselben Zahlen.

    Die 99 % sind Statistik, kein Beweis. Jedes Mal werden sechzehn Gruppen von Spielen gemessen, und angenommen wird,
    dass die Logarithmen dessen, was sie sagen, normalverteilt sind, mit einer Standardabweichung von höchstens 5. Gehen
    die Gruppen weiter auseinander, oder große weiter als kleine, oder widersprechen sie dem, was vorsichtigere
    Messungen sagten, zählt die Messung nicht.
help-bound-games = Wie viele Spiele für die obere Zahl in der letzten und größten Messung höchstens gezogen werden.
help-bound-seed = Ein beliebiges Wort oder eine Zahl: Derselbe Startwert bringt dieselben Spiele.
help-bound-threads = Wie viele Prozessoren sich die Arbeit teilen. Ohne Angabe alle.

bound-title = { $variant }: das Mittel des besten Spiels
bound-played-learned = Mindestens { $mean } ± { $error }: Das bringt, was Pasch gelernt hat ({ $games } Spiele, ohne Glück).
bound-played-rough = Mindestens { $mean } ± { $error }: Das bringt die grobe Schätzung ({ $games } Spiele, ohne Glück).
bound-most = Höchstens { $mean }, zu 99 % sicher ({ $games } gezogene Spiele).
bound-gap = Auf Dauer sind höchstens { $gap } Punkte je Spiel mehr zu holen.
bound-took = { $cpu } s Rechenzeit.

solve-stage-bounding = Besseres Spiel suchen

## Errors

error-bound-exact = „{ $variant }“ braucht keine Schranken: „pasch solve“ rechnet das beste Spiel genau aus.
error-bound-announced-before = In der Spalte „{ $column }“ wird vor dem ersten Wurf angesagt; dafür kennt Pasch keine obere Schranke.
error-bound-games = „{ $found }“ Spiele können nicht gezogen werden; erlaubt sind { $least } bis { $most }.
