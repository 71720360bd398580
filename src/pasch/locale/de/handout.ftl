# Die Analyse auf Papier: als PDF und als Seite zum Weitergeben.

handout-title = Analyse: { $variant }
handout-player = Wer
handout-total = Endstand
handout-luck = Würfelglück
handout-loss = Verlust
handout-adjusted = nur das Können
handout-marks = ?? · ? · ?!
handout-seat = Platz { $number }
handout-band = Spielstärke in diesem Spiel: { $level }
handout-band-between = Spielstärke in diesem Spiel: etwa { $level } ({ $lowest } bis { $highest })
handout-curve-win = Siegchance
handout-curve-total = Erwarteter Endstand
handout-lessons = Daraus kann { $name } lernen
handout-where = Zug { $turn }, { $throw ->
    [0] vor dem ersten Wurf
   *[other] nach dem { $throw }. Wurf
 }
handout-chosen = Gespielt: { $action }
handout-better = Besser: { $action }
handout-cost = Das kostete im Schnitt { $points } Punkte.
handout-cost-win = Das kostete { $points } Prozentpunkte Siegchance.
handout-marked = Alle Züge, die zählten
handout-marked-where = Zug
handout-marked-mark = Zeichen
handout-marked-dice = Wurf
handout-marked-chosen = gespielt
handout-marked-best = besser
handout-marked-cost = Wert
handout-thrown = geworfen
handout-meaning = Würfelglück ist, was die Würfel mehr oder weniger brachten, als zu erwarten war; Verlust, was die eigenen Entscheidungen gegenüber den besten kosteten. Gelb sind die Würfel, die am besten liegen bleiben. Zeichen: ?! Ungenauigkeit, ? Fehler, ?? grober Fehler, + Glück, − Pech.
