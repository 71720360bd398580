# The words of a review that learning and hints say, too; the rest is still in English.

review-below = under { $bound }
review-above = över { $bound }
reason-tier = { $bonus } (från { $threshold })
reason-against = Jämfört med ”{ $action }”: { $reasons }
reason-equal = Båda är exakt lika bra.
reason-near = Nästan lika: bara { $points } poäng skiljer.
reason-now = { $sign ->
    [less] Det ger { $now } poäng mindre nu
   *[more] Det ger { $now } poäng mer nu
    [same] Båda ger lika mycket nu
 }{ $balance ->
    [but-more] , men { $box } som ledig ruta är sedan värd { $later } poäng mer än { $other }.
   *[and-more] , och { $box } som ledig ruta är sedan värd { $later } poäng mer än { $other }.
    [less] , även om { $other } som ledig ruta sedan vore värd { $later } poäng mer än { $box }.
    [same] , och { $box } som ledig ruta är sedan värd lika mycket som { $other }.
 }
reason-later = { $after ->
   *[more] { $box } som ledig ruta är sedan värd { $later } poäng mer än { $other }.
    [same] { $box } som ledig ruta är sedan värd lite mer än { $other }.
 }
reason-bonus = Chans till { $box }: { $better } i stället för { $worse }.
reason-turn = Chans till { $box } den här omgången: { $better } i stället för { $worse }.
reason-game = Chans till { $box } före spelets slut: { $better } i stället för { $worse }.
reason-struck = { $box } är fortfarande möjlig: chansen är { $better }.
reason-unlikely = Chansen till { $box } var nere på { $worse }.
reason-miss = Risk att behöva stryka den här omgången: { $better } i stället för { $worse }.
reason-points = Fler poäng i snitt, men färre vinster: { $action }.
reason-sum = { $sign ->
    [less] Den här omgången ger i snitt { $now } poäng mindre
   *[more] Den här omgången ger i snitt { $now } poäng mer
    [same] Den här omgången ger i snitt lika mycket
 }{ $after ->
    [less] , alla senare { $later } mindre.
   *[more] , alla senare { $later } mer.
    [same] , alla senare lika mycket.
 }
review-tiny = under { $bound }
review-option = Möjlighet
review-value = Till slut
review-costs = Kostar
review-tag-chosen = spelat
review-tag-best = bäst
practice-found = Rätt!
practice-next = Nästa
