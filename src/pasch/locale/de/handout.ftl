# Die Analyse auf Papier: als PDF und als Seite zum Weitergeben.

handout-title = Analyse: { $variant }
handout-seat = Platz { $number }
handout-curve-win = Gewinnchance
handout-curve-total = Erwarteter Endstand
handout-lessons = Das kann { $name } probieren
handout-where = Runde { $turn }, { $throw ->
    [0] vor dem ersten Wurf
   *[other] nach dem { $throw }. Wurf
 }
handout-chosen = Gespielt: { $action }
handout-gain = Das bringt { $gain }.
handout-marked = Die wichtigsten Würfe und Züge
handout-marked-where = Runde
handout-marked-mark = wie es lief
handout-marked-dice = Wurf
handout-marked-chosen = gespielt
handout-marked-best = besser wäre
handout-marked-cost = was es ausmacht
handout-thrown = geworfen
handout-meaning = Würfelglück ist, was die Würfel mehr oder weniger brachten, als zu erwarten war. Gelb sind die Würfel, die am besten liegen bleiben.
