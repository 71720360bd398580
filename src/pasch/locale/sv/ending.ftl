# The end of a game or block in the browser, series, and the picture of the result.

end-over = Spelet är slut
end-won = { $name } vinner!
end-you-won = Du vann!
end-computer-ahead = Den här gången låg { $name } före.
end-shared = { $names } vinner tillsammans!
end-draw = Oavgjort!
end-alone = Bra spelat!
end-points = { $points ->
    [one] En poäng
   *[other] { $points } poäng
 }
end-best-yours = Ditt bästa spel hittills!
end-best = Bästa spelet hittills: { $names }
end-close = Det var nära: ett enda kast hade räckt.
end-consolation = Upp med hakan! Kanske är tärningarna på din sida nästa gång.
end-at-once = på fläcken, med ett enda kast
end-lead = { $points ->
    [one] med en poängs marginal
   *[other] med { $points } poängs marginal
 }
end-lead-columns = { $points ->
    [one] med en spelpoängs marginal
   *[other] med { $points } spelpoängs marginal
 }
end-columns = Vem som vinner vilken kolumn
end-columns-for = och för det
end-columns-all = Alla kolumner
end-stopped = Avslutat utan { $name }
end-stopped-explained = alla poäng som de stod; spelet räknas inte för någon
end-played-for = En dator spelade { $count ->
    [one] en omgång
   *[other] { $count } omgångar
 } åt { $name }; spelet räknas inte i statistiken för { $name }.
end-shout = { $word }!
end-place = Plats { $place }:
end-place-shared = Plats { $place }, delad:
end-whose = { $name }: { $box }
end-best-box = Mest över snittet
end-nicest = Finaste kastet
end-once = { $thrown ->
    [one] Med en tärning är bara ett kast på { $once } så bra.
   *[other] Med { $thrown } tärningar är bara ett kast på { $once } så bra.
 }
end-idea = { $person ->
    [you] Din bästa idé kom i omgång { $turn }: { $action }.
   *[other] Bästa idén hade { $name } i omgång { $turn }: { $action }.
 }
end-trial = { $person ->
    [you] Värt att pröva, omgång { $turn }: { $action }.
   *[other] Värt att pröva för { $name }, omgång { $turn }: { $action }.
 }
end-nothing-to-try = Bättre går det knappast att spela.
end-score-first = Ert första spel tillsammans
end-score = Hittills mellan er:
end-score-shared = { $games ->
    [one] En delad seger räknas för alla som delar den.
   *[other] { $games } delade segrar räknas för alla som delar dem.
 }
end-score-two = { $first } { $wins } : { $losses } { $second }
end-score-one = { $name } { $count }
end-begins = { $name } börjar
end-you-begin = Du börjar
end-once-more = Spela igen
end-other-variant = Annan variant

## Series

end-series = Serie
end-series-wins = Serie: först till { $games } vunna spel
end-series-sum = Serie: { $played } av { $games } spel, alla poäng räknas
end-series-games = { $count ->
    [one] ett vunnet spel
   *[other] { $count } vunna spel
 }
end-series-points = { $count ->
    [one] en poäng
   *[other] { $count } poäng
 }
end-series-won = { $name } vinner serien!
end-series-shared = { $names } vinner serien tillsammans!
end-series-and-game = och det här spelet också
end-series-next = Nästa spel
end-series-new = Ny serie
end-series-now = Spel { $game } · { $score }
series-title = Serie
series-none = Ett spel
series-none-what = Revansch när ni vill.
series-wins = På segrar
series-wins-what = Den som först har vunnit tillräckligt många spel vinner serien. En delad seger räknas för alla som delar den.
series-sum = På poäng
series-sum-what = Poängen från alla spel räknas ihop, som i ett tryckt protokoll.
series-games-wins = Först till
series-count-wins = { $games } spel
series-games-sum = Så lång är serien
series-count-sum = { $games } spel

## The picture of the result

end-share = Dela resultatet
end-picture = Bild av protokollet. { $words }
end-picture-drawn = Bilden ritas …
end-picture-failed = Den här webbläsaren kan inte rita bilden. Texten kan du kopiera ändå.
end-picture-send = Skicka bilden
end-picture-save = Spara bilden
end-picture-print = Skriv ut eller PDF
end-words-copy = Kopiera texten
end-words = { $variant }, { $date }: { $result }
end-words-alone = { $variant }, { $date }: { $name } med { $points ->
    [one] en poäng
   *[other] { $points } poäng
 }
end-me = Jag
end-i-won = Jag vann!
end-occasion = { $variant } · { $date }
