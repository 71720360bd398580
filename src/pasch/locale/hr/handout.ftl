# The review on paper: as PDF and as a page to hand round.

handout-title = Analiza: { $variant }
handout-seat = Mjesto { $number }
handout-curve-win = Izgledi za pobjedu
handout-curve-total = Očekivani zbroj
handout-lessons = { $name }, za probu
handout-where = Krug { $turn }, { $throw ->
    [0] prije prvog bacanja
   *[other] nakon { $throw }. bacanja
 }
handout-chosen = Odigrano: { $action }
handout-gain = To donosi { $gain }.
handout-marked = Najvažnija bacanja i odluke
handout-marked-where = Krug
handout-marked-mark = kako je prošlo
handout-marked-dice = Kockice
handout-marked-chosen = odigrano
handout-marked-best = bolje
handout-marked-cost = što to znači
handout-thrown = bačeno
handout-meaning = Sreća je koliko su kockice donijele više ili manje od očekivanog. Žute su kockice koje je najbolje ostaviti.
