# Die Befehle „pasch solve“ und „pasch compare“, und was über gespeicherte Lösungen gesagt wird.

help-solve =
    Das beste Spiel einer Variante genau ausrechnen: Mittel, Streuung, und was jedes Feld bringt.

    VARIANTE ist eine, die Pasch mitbringt („pasch variants“ zählt sie auf), oder die eigene TOML-Datei. Die Lösung wird
    aufgehoben und ist beim nächsten Mal sofort da. Was dafür zu groß ist, wird in Spielen nach der besten bekannten Spielweise
    gemessen, mit Fehlerangabe, außer wenn --memory angegeben ist.
help-solve-objective = Was „am besten“ heißt: das höchste Mittel (mean); ein Nutzen, der unter 0 das Risiko scheut und darüber sucht (utility:-0.02); die beste Chance auf so viele Punkte (reach:250) oder auf jede Punktzahl zugleich (reach:all); die beste Chance gegen einen Gegner, dessen Endstand bekannt ist (win-against:231) oder als Verteilung in einer Datei steht (win-against:DATEI).
help-solve-memory = So viel Speicher darf es brauchen, etwa 4G oder 500M; sonst die Hälfte dessen, was frei ist.
help-solve-disk = Was für den Speicher zu groß ist, wird Stufe für Stufe ausgerechnet; fertige Stufen liegen auf der Platte, höchstens so viel. Wer abgebrochen wurde, macht dort weiter. Gezeigt wird das Mittel, in einfacher Genauigkeit.
help-solve-positions = Stufe für Stufe ausrechnen und sagen, was jede Karte dieser Datei wert ist: eine Karte je Zeile, geschrieben wie in einer Stellung; leere Zeilen und solche mit „#“ davor zählen nicht.
help-solve-threads = So viele Threads teilen sich die Arbeit; sonst einer je Prozessor.
help-solve-cluster = Wo ein Block Stufe für Stufe ausgerechnet oder in Spielen gemessen wird, teilen sich die Rechner eines Ray-Clusters die Arbeit: „auto“ für den, zu dem dieser Rechner gehört, oder RECHNER:PORT seines Kopfes. Das Ergebnis ist dasselbe.
help-solve-no-cache = Neu ausrechnen und nichts aufheben.
help-solve-plot = Die Verteilung der Endstände in diese Datei zeichnen, je nach Endung als SVG oder PNG.
help-solve-games = So viele Spiele werden gespielt, wo der Block zu groß ist, um ihn auszurechnen, und das beste Spiel gemessen wird; sonst 2.000.

help-compare =
    Zwei Varianten nebeneinander: Mittel, Streuung, Felder, und was jeder Unterschied bewirkt.

    A und B sind Varianten, die Pasch mitbringt, oder eigene TOML-Dateien. Weicht B in mehreren Regeln von A ab, so
    kommt jede für sich allein in A: was sie an Mittel, Streuung und Dauer ändert, am Vorsprung des besten Spiels vor
    einem Anfänger, und daran, wie viele Entscheidungen knapp sind. Mit --vary statt B ändert sich eine Zahl in A. Was
    sich ausrechnen lässt, stimmt genau; zu große Blöcke werden in Spielen gemessen, und dabei steht, auf wie viele Punkte.
help-compare-vary = Eine Zahl der Regeln durchprobieren, etwa bonuses.upper.points=25..50, oder mit Schrittweite 25..50:5.
help-compare-plot = Was die Zahl bewirkt, in diese Datei zeichnen, je nach Endung als SVG oder PNG.
help-compare-memory = So viel Speicher darf es brauchen, etwa 4G oder 500M; sonst die Hälfte dessen, was frei ist.

metavar-objective = ZIEL
metavar-memory = GRÖSSE
metavar-disk = GRÖSSE
metavar-positions = DATEI
metavar-threads = ZAHL
metavar-plot = DATEI
metavar-vary = SCHLÜSSEL=VON..BIS
metavar-first = A
metavar-second = B

number-grouping = .

## Ausrechnen

solve-forecast = { $cards } Karten; { $memory } Speicher; etwa { $time } Rechenzeit.
levels-forecast = { $cards } Karten (solche mit gleicher Zukunft zählen einmal); { $memory } Speicher, { $disk } auf der Platte; etwa { $time } Rechenzeit.
levels-position = Karte
levels-value = Endstand
levels-exact = Werte des besten Spiels, in einfacher Genauigkeit gehalten: höchstens um { $error } Punkte daneben.
solve-seconds = { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
solve-minutes = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
solve-hours = { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}
solve-days = { $days } Tage
solve-years = { $years ->
    [one] ein Jahr
   *[other] { $years } Jahre
}
solve-stage-kernels = Vorbereitung
solve-stage-values = Was jede Karte wert ist
solve-stage-summary = Was das beste Spiel bringt
solve-stage-distributions = Wie jede Karte ausgeht
solve-stage-games = Die Spiele

solve-title = { $variant } · { $objective }
solve-objective-mean = bestes Mittel
solve-objective-averse = risikoscheu ({ $theta } je Punkt)
solve-objective-seeking = risikofreudig ({ $theta } je Punkt)
solve-exact = Genaue Werte des besten Spiels.
solve-mean = Mittel
solve-sd = Standardabweichung
solve-certain = So gut wie sichere
solve-percentiles = Perzentile
solve-percentile = { $share } %
solve-median = Median
solve-box = Feld
solve-points = Mittel
solve-struck = Gestrichen
solve-bonus = Bonus
solve-tier = { $bonus } ({ $points } ab { $threshold })
solve-reached = Erreicht
solve-beside = Punkte neben den Feldern
solve-unused = Nicht gekaufte Würfe
solve-total = Gesamt
solve-cards = { $cards } Karten
solve-cached = früher ausgerechnet, in { $seconds } s
solve-solved = ausgerechnet in { $seconds } s ({ $cpu } s Prozessorzeit)
solve-legend = Gestrichen: wie oft ein Eintrag gestrichen wird.
solve-legend-bonus = Erreicht: wie oft die Felder so viel zusammenbringen.

## Was zu groß ist, um es auszurechnen, in Spielen gemessen

measured-objective-learned = bestes bekanntes Spiel (gelernt), gemessen
measured-objective-rough = bestes bekanntes Spiel (grob), gemessen
measured-objective-exact = bestes Spiel, gemessen
measured-mean = Mittel (ohne Glück)
measured-mean-of-games = Mittel der Spiele
measured-at-least = Mindestens
measured-games = Spiele
measured-by-learned = Gemessen in { $games } Spielen mit dem, was Pasch über diesen Block gelernt hat; ± ist der Standardfehler.
measured-by-rough = Gemessen in { $games } Spielen mit einer groben Schätzung: Über diesen Block ist noch nichts gelernt („pasch train“); ± ist der Standardfehler.
measured-by-exact = Gemessen in { $games } Spielen; ± ist der Standardfehler.
measured-why = Nicht ausgerechnet: { $why }
measured-took = Gemessen in { $seconds } s ({ $cpu } s Rechenzeit)

## Das Bild

plot-title = Endstand beim besten Spiel
plot-total = Endstand
plot-chance = Chance auf diesen Endstand
plot-reach =
    Chance auf mindestens
    so viele Punkte
plot-mean = Mittel { $points }
plot-median = Median { $points }
plot-subtitle = { $variant } · { $objective } · Standardabweichung { $sd }

## Vergleichen

compare-title = { $first } und { $second }
compare-difference = B − A
compare-share = Anteil
compare-switches = Was jeder Unterschied ausmacht: { $first } mit diesem Unterschied allein
compare-switch = Unterschied
compare-invalid = allein keine gültige Variante: { $reason }
compare-together = Alle zusammen
compare-same = Beide sind dasselbe Spiel.
compare-legend = Anteil: am mittleren Endstand. Gestrichen: wie oft ein Eintrag gestrichen wird.
compare-legend-effects = Min: Minuten, die ein Spiel je Person dauert, mit den Würfen, die das beste Spiel braucht. Können: um wie viele Standardabweichungen das beste Spiel einem Anfänger voraus ist; wenig ist Glück. Knapp: Entscheidungen, bei denen eine andere Wahl weniger als einen Punkt kostet.
compare-unused = { $name }: Kaum jemand punktet in { $boxes }.
compare-measured-exact = { $name } ist gemessen, in Spielen nach der besten Spielweise: Mittel ± { $mean }, Streuung ± { $sd }, Können ± { $skill }, Knapp ± { $close }.
compare-measured-learned = { $name } ist zu groß zum Ausrechnen und in Spielen nach gelernten Werten gemessen: Mittel ± { $mean }, Streuung ± { $sd }, Können ± { $skill }, Knapp ± { $close }.
compare-measured-rough = { $name } ist zu groß zum Ausrechnen und in Spielen nach groben Werten gemessen, die etwas schwächer spielen: Mittel ± { $mean }, Streuung ± { $sd }, Können ± { $skill }, Knapp ± { $close }.
compare-alike = Was Unterschiede bewirken, ist auf beiden Seiten nach groben Werten gemessen: Was nur für einen Block gelernt ist, sähe sonst wie eine Wirkung aus.
balance-mean = Mittel
balance-sd = Streuung
balance-minutes = Min
balance-skill = Können
balance-close = Knapp
vary-title = { $variant }: { $key } durchprobiert
vary-curve = Mittel je nach { $key }

## Gespeicherte Lösungen

note-unfit = Die gespeicherte Lösung in { $file } war beschädigt oder von anderer Art; sie wurde neu ausgerechnet.

## Was eine Variante kleiner machen würde

smaller-columns = weniger Spalten
smaller-order = eine feste Reihenfolge in der Spalte „{ $column }“
smaller-order-alone = eine feste Reihenfolge der Felder
smaller-sheet-bonus = den Bonus „{ $bonus }“ je Spalte statt über den ganzen Block
smaller-saved = keine gesparten Würfe
smaller-bought = weniger gekaufte Würfe
smaller-bonuses = weniger Boni
smaller-boxes = weniger Felder

## Fehler

error-unknown-objective = ein Ziel „{ $found }“ gibt es nicht; erlaubt sind mean, utility:-0.02, reach:250, { $place ->
    [solve] reach:all, win-against:231 und win-against:DATEI; win braucht eine Stellung (pasch advise).
    [advise] win-against:231, win-against:DATEI und win.
    [engine] win-against:231 und win.
   *[library] reach:all und win-against:231.
}
error-theta-out-of-range = der Nutzen „{ $found }“ liegt außerhalb des Erlaubten; möglich ist alles von -{ $most } bis { $most } je Punkt, nur nicht 0.
error-not-a-distribution-line = „{ $found }“ ist keine Zeile einer Verteilung: Dort stehen ein Endstand und seine Wahrscheinlichkeit, etwa „231 0.004“.
error-empty-distribution = die Verteilung nennt keinen Endstand, dessen Wahrscheinlichkeit über 0 liegt.
error-impossible-card = zu dieser Karte führt kein Spiel: Die Felder und Punkte der Spalte „{ $column }“ können so nicht zusammenkommen.
error-solve-computed = „{ $bonus }“ rechnet mit so vielem, dass es zu viele Stände gibt, um zu lösen oder zu lernen.
error-solve-too-large =
    { $known ->
        [exactly] das braucht { $memory } Speicher für { $cards } Karten
       *[at-least] das braucht mindestens { $memory } Speicher für mindestens { $cards } Karten
    }, und { $budget } dürfen es sein („--memory“ legt das fest{ $disk ->
        [helps] ; mit „--disk“ wird Stufe für Stufe gerechnet und vorher gesagt, was das braucht
       *[other] ; auch für „--disk“ ist es zu groß
    }); kleiner wird es durch: { $smaller }.
error-estimate-too-large = die Spalten von „{ $variant }“ haben selbst für eine Schätzung zu viele Karten: eine davon mindestens { $cards }; kleiner wird es durch weniger Felder oder eine feste Reihenfolge.
error-estimate-too-long = „{ $variant }“ hat { $columns } { $columns ->
    [one] Spalte
   *[other] Spalten
 } und { $turns } Züge, zu viel auch für eine Schätzung; weniger Spalten oder Felder machen es kleiner.
error-layers-memory =
    { $known ->
        [exactly] Stufe für Stufe braucht das { $needed } Speicher für { $cards } Karten (solche mit gleicher Zukunft zählen einmal)
       *[at-least] Stufe für Stufe braucht das mindestens { $needed } Speicher für mindestens { $cards } Karten
    }, und { $budget } dürfen es sein („--memory“ legt das fest{ $disk ->
        [helps] ; mit „--disk“ dürfen auch die Stufen in Arbeit auf der Platte liegen
       *[other] {""}
    }).
error-layers-listed = Stufe für Stufe braucht das { $needed } Speicher allein für die Liste, welche Felder auf { $cards } Karten gefüllt sein können, dazu { $levels } Speicher oder Platte für ihre Werte und mindestens { $time } Rechenzeit; { $budget } Speicher dürfen es sein („--memory“ legt das fest).
error-layers-disk = Stufe für Stufe braucht das { $needed } auf der Platte für { $cards } Karten, und { $budget } dürfen es sein oder sind frei („--disk“ legt das fest).
error-positions-passed =
    { $count ->
        [one] eine Karte gehört
       *[other] { $count } Karten gehören
    } zu einer Stufe, die ein früherer Lauf schon gelöscht hat; ist { $file } gelöscht, rechnet der nächste Lauf alles neu aus.
error-solution-not-kept = die Lösung konnte nicht in { $file } aufgehoben werden: { $reason }.
error-solution-unfit = die gespeicherte Lösung in { $file } ist beschädigt oder von anderer Art.
error-values-unfit = die Wertetabelle ist beschädigt oder gehört zu anderen Regeln.
error-bad-memory = „{ $found }“ ist keine Speichermenge; erlaubt sind Angaben wie 4G, 500M oder 1.5G.
error-bad-threads = mit „{ $found }“ Threads geht es nicht; erlaubt ist { $least } bis { $most }.
error-plot-ending = „{ $file }“ ist kein Name für ein Bild; er muss auf „.svg“ oder „.png“ enden.
error-solver-missing = dafür fehlen die Bibliotheken zum Rechnen; sie kommen mit: pip install "pasch[solver]".

## Chancen

solve-objective-reach = beste Chance auf { $target } { $target ->
    [one] Punkt
   *[other] Punkte
 } oder mehr
solve-objective-reach-all = beste Chance auf jede Punktzahl
solve-objective-win = beste Chance auf den Sieg gegen { $total } { $total ->
    [one] Punkt
   *[other] Punkte
 }
solve-objective-win-spread = beste Chance auf den Sieg gegen eine Verteilung von Endständen
solve-objective-win-here = beste Chance auf den Sieg gegen die anderen am Tisch
chances-best = Beste Chance
chances-mean = Bestes Mittel
chances-target = Punkte
chances-legend = Beste Chance: gespielt wird auf genau diese Punkte. Bestes Mittel: wie oft man sie erreicht, wenn man auf das beste Mittel spielt.
chances-values = { $values } Chancen
error-chances-too-large = das sind { $values } Chancen, für die { $needed } Speicher nötig sind; { $budget } dürfen es sein.
error-target-too-high = { $found } Punkte sind nicht zu erreichen: Das Höchste sind { $most }.
error-nothing-to-plot = zum Ziel „{ $objective }“ gibt es nichts zu zeichnen: Es hat eine einzige Chance und keine Verteilung.
chances-forecast = { $cards } Chancen; { $memory } Speicher; etwa { $time } Rechenzeit.

## Eine Zahl durchprobieren, vergleichen

error-compare-what = dazu gehört eine zweite Variante oder eine Zahl zum Durchprobieren: --vary bonuses.upper.points=25..50.
error-compare-plot = --plot zeichnet, was --vary herausfindet; zwei Varianten haben keine Kurve.
error-vary-unreadable = { $found } ist kein Bereich: Geschrieben wird SCHLÜSSEL=VON..BIS oder SCHLÜSSEL=VON..BIS:SCHRITT, etwa bonuses.upper.points=25..50:5.
error-vary-too-many = das sind { $found } Werte, erlaubt sind { $most }: eine größere Schrittweite wählen, etwa 25..500:25.
error-vary-no-number-near = bei { $found } steht keine Zahl; ist { $near } gemeint?
error-vary-no-number = bei { $found } steht keine Zahl; es gibt { $allowed }.
