# The review on paper: as PDF and as a page to hand round.

handout-title = Análisis: { $variant }
handout-seat = Lugar { $number }
handout-curve-win = Probabilidad de ganar
handout-curve-total = Total esperado
handout-lessons = Para que lo pruebe { $name }
handout-where = Ronda { $turn }, { $throw ->
    [0] antes de la primera tirada
   *[other] tras la tirada { $throw }
 }
handout-chosen = Jugado: { $action }
handout-gain = Eso da { $gain }.
handout-marked = Las tiradas y decisiones más importantes
handout-marked-where = Ronda
handout-marked-mark = cómo fue
handout-marked-dice = Dados
handout-marked-chosen = jugado
handout-marked-best = mejor
handout-marked-cost = qué supuso
handout-thrown = tirado
handout-meaning = La suerte es cuánto más o menos de lo esperado dieron los dados. En amarillo, los dados que más convenía guardar.
