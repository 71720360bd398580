# The review on paper: as PDF and as a page to hand round.

handout-title = Analys: { $variant }
handout-seat = Plats { $number }
handout-curve-win = Vinstchans
handout-curve-total = Väntad slutsumma
handout-lessons = Att pröva för { $name }
handout-where = Omgång { $turn }, { $throw ->
    [0] före första kastet
   *[other] efter kast { $throw }
 }
handout-chosen = Spelat: { $action }
handout-gain = Det ger { $gain }.
handout-marked = De viktigaste kasten och besluten
handout-marked-where = Omgång
handout-marked-mark = hur det gick
handout-marked-dice = Tärningar
handout-marked-chosen = spelat
handout-marked-best = bättre
handout-marked-cost = vad det betydde
handout-thrown = slaget
handout-meaning = Tur är hur mycket mer eller mindre tärningarna gav än väntat. De tärningar som helst ska sparas är gula.
