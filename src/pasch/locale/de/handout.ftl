# Die Analyse auf Papier: als PDF und als Seite zum Weitergeben.

handout-title = Analyse: { $variant }
handout-player = Wer
handout-total = Endstand
handout-luck = Glück
handout-loss = Verlust
handout-adjusted = ohne Glück
handout-marks = ?? · ? · ?!
handout-seat = Platz { $number }
handout-band = gespielt wie: { $level }
handout-band-between = gespielt etwa wie: { $level } ({ $lowest } bis { $highest })
handout-curve-win = Chance auf den Sieg
handout-curve-total = Endstand, der zu erwarten war
handout-lessons = Daraus kann { $name } lernen
handout-where = Zug { $turn }, { $throw ->
    [0] vor dem ersten Wurf
   *[other] nach dem { $throw }. Wurf
 }
handout-chosen = Gespielt: { $action }
handout-better = Besser: { $action }
handout-cost = Das kostete im Mittel { $points } Punkte.
handout-cost-win = Das kostete { $chance } Siegchance.
handout-marked = Alle Züge, die zählten
handout-marked-where = Zug
handout-marked-mark = Zeichen
handout-marked-dice = Wurf
handout-marked-chosen = gespielt
handout-marked-best = besser
handout-marked-cost = Wert
handout-thrown = geworfen
handout-meaning = Glück ist, was die Würfel mehr oder weniger brachten, als zu erwarten war; Verlust, was die eigenen Entscheidungen gegen die besten verloren. Gelb sind die Würfel, die am besten liegen bleiben. Zeichen: ?! Ungenauigkeit, ? Fehler, ?? grober Fehler, + Glück, − Pech.
