# Der Befehl „pasch train“: was ein Block mit mehreren Spalten wert ist, gelernt.

help-train =
    Lernen, was ein Block mit mehreren Spalten wert ist, der zu groß ist, um ihn auszurechnen.

    VARIANTE ist eine, die Pasch mitbringt („pasch variants“ zählt sie auf), oder die eigene TOML-Datei. Pasch spielt
    gegen sich selbst; jeder Zug ist genau ausgerechnet, gelernt wird, was danach kommt. Was gelernt ist, wird aufgehoben:
    Tipps, Computerspieler und Analyse richten sich danach, wenn es besser ist als das, was schon da war. Wer mit Strg+C
    abbricht, behält, was bis dahin gelernt ist. Derselbe Startwert und gleich viele Spiele bringen auf demselben Rechner
    dasselbe; mit --seconds hängt es davon ab, wie schnell er gerade ist.
help-train-seconds = So viele Sekunden darf der Prozessor daran arbeiten; sonst 300.
help-train-games = So viele Spiele, statt nach der Zeit zu gehen.
help-train-seed = Der Startwert für Würfel und Netz.
help-train-threads = So viele Threads teilen sich die Spiele; sonst einer je Prozessor.

metavar-seconds = SEKUNDEN

train-curve = { $games } Spiele · { $time } · im Schnitt { $mean } ± { $error } (ohne Glück)
train-learned = Gelernt aus { $games } Spielen in { $time } Rechenzeit: im Schnitt { $mean } ± { $error } Punkte (ohne Glück).
train-stopped = Abgebrochen; was bis hierher gelernt ist, bleibt.
train-kept = Aufgehoben in { $file }
train-not-better = Es bleibt bei dem, was schon da war: Es bringt im Schnitt { $mean } ± { $error }.

solve-stage-training = Lernen

## Errors

error-nothing-to-learn = An „{ $variant }“ gibt es nichts zu lernen: „pasch solve“ rechnet es genau aus.
error-train-too-large = „{ $variant }“ zu lernen braucht { $memory } Speicher, und { $free } ist frei.
error-train-seconds = „{ $found }“ Sekunden gehen nicht; erlaubt sind { $least } bis { $most }.
error-train-games = „{ $found }“ Spiele können nicht gespielt werden; erlaubt sind { $least } bis { $most }.
error-train-seed = „{ $found }“ ist kein Startwert; erlaubt sind ganze Zahlen von { $least } bis { $most }.
error-weights-unfit = Was in „{ $file }“ gelernt ist, ist beschädigt oder gehört zu anderen Regeln oder einer anderen Fassung von Pasch; es wird nicht benutzt.
