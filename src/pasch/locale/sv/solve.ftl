# The commands "pasch solve" and "pasch compare", and what is said of saved solutions.

help-solve =
    Räkna ut perfekt spel i en variant exakt: snittet, spridningen, vad varje ruta ger.

    VARIANT är en som följer med Pasch (”pasch variants” listar dem), eller din egen TOML-fil. Lösningen sparas och
    öppnas direkt nästa gång. För det som är för stort mäts det bästa kända spelet i spel, med felmarginal, om inte
    --memory är angivet.
help-solve-objective = Vad ”bäst” betyder: högsta snittet (mean); en nytta som skyr risk under 0 och söker den över (utility:-0.02); bästa chansen till så många poäng (reach:250), eller till varje antal poäng på en gång (reach:all); bästa chansen mot en motståndare vars slutsumma är känd (win-against:231), eller står som fördelning i en fil (win-against:FIL).
help-solve-memory = Så mycket minne får användas, till exempel 4G eller 500M; annars hälften av det som är ledigt.
help-solve-disk = Det som är för stort för minnet räknas ut nivå för nivå; färdiga nivåer ligger på disken, högst så mycket av den. En avbruten körning fortsätter därifrån. Skriver ut snittet, med enkel precision.
help-solve-positions = Räkna ut nivå för nivå, och säg vad varje protokoll i den här filen är värt: ett protokoll per rad, skrivet som i en ställning; tomma rader och de som börjar med ”#” hoppas över.
help-solve-threads = Så många trådar delar på arbetet; annars en per processor.
help-solve-cluster = Där ett protokoll räknas ut nivå för nivå eller mäts i spel delar datorerna i ett Ray-kluster på arbetet: ”auto” för det som den här datorn hör till, eller DATOR:PORT för dess huvud. Resultatet är detsamma.
help-solve-no-cache = Räkna ut på nytt, och spara ingenting.
help-solve-plot = Rita fördelningen av slutsumman till den här filen, SVG eller PNG efter ändelsen.
help-solve-games = Så många spel spelas där protokollet är för stort för att räknas ut och perfekt spel mäts; annars 2 000.

help-compare =
    Två varianter sida vid sida: snitt, spridning, rutor, och vad varje skillnad gör med spelet.

    A och B är varianter som följer med Pasch, eller dina egna TOML-filer. Skiljer sig B från A i flera regler läggs var
    och en in ensam i A: vad den gör med snitt, spridning och speltid, med perfekt spels försprång framför en nybörjare,
    och med hur många beslut som är jämna. Med --vary i stället för B varieras ett tal i reglerna för A. Det som går att
    räkna ut är exakt; protokoll som är för stora mäts i spel, och det sägs hur noga.
help-compare-vary = Variera ett tal i reglerna, till exempel bonuses.upper.points=25..50, eller med ett steg 25..50:5.
help-compare-plot = Rita talets inverkan till den här filen, SVG eller PNG efter ändelsen.
help-compare-memory = Så mycket minne får användas, till exempel 4G eller 500M; annars hälften av det som är ledigt.

metavar-objective = MÅL
metavar-memory = STORLEK
metavar-disk = STORLEK
metavar-positions = FIL
metavar-threads = ANTAL
metavar-plot = FIL
metavar-vary = NYCKEL=FRÅN..TILL
metavar-first = A
metavar-second = B

number-grouping = { "\u00A0" }

## Solving

solve-forecast = { $cards } möjliga protokoll; { $memory } minne; ungefär { $time } processortid.
levels-forecast = { $cards } möjliga protokoll (de med samma framtid räknas en gång); { $memory } minne, { $disk } på disken; ungefär { $time } processortid.
levels-position = Protokoll
levels-value = Slutsumma
levels-exact = Värdena för perfekt spel, sparade med enkel precision: högst { $error } poäng fel.
solve-seconds = { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
}
solve-minutes = { $minutes ->
    [one] en minut
   *[other] { $minutes } minuter
}
solve-hours = { $hours ->
    [one] en timme
   *[other] { $hours } timmar
}
solve-days = { $days } dagar
solve-years = { $years ->
    [one] ett år
   *[other] { $years } år
}
solve-stage-kernels = Förbereder
solve-stage-values = Vad varje protokoll är värt
solve-stage-summary = Vad perfekt spel ger
solve-stage-distributions = Hur varje protokoll slutar
solve-stage-games = Spelen

solve-title = { $variant } · { $objective }
solve-objective-mean = bästa snitt
solve-objective-averse = skyr risk ({ $theta } per poäng)
solve-objective-seeking = söker risk ({ $theta } per poäng)
solve-exact = Exakta värden för perfekt spel.
solve-mean = Snitt
solve-sd = Standardavvikelse
solve-certain = Lika bra som säkra
solve-percentiles = Percentiler
solve-percentile = { $share } %
solve-median = Median
solve-box = Ruta
solve-points = Snitt
solve-struck = Struken
solve-bonus = Bonus
solve-tier = { $bonus } ({ $points } vid { $threshold }+)
solve-reached = Nådd
solve-beside = Poäng bredvid rutorna
solve-unused = Kast som inte köptes
solve-total = Totalt
solve-cards = { $cards } möjliga protokoll
solve-cached = uträknat tidigare, på { $seconds } s
solve-solved = uträknat på { $seconds } s ({ $cpu } s processortid)
solve-legend = Struken: hur ofta en notering stryks.
solve-legend-bonus = Nådd: hur ofta rutorna ger så mycket tillsammans.

## What is too large to be solved, measured in games

measured-objective-learned = bästa kända spel (inlärt), uppmätt
measured-objective-rough = bästa kända spel (grovt), uppmätt
measured-objective-exact = perfekt spel, uppmätt
measured-mean = Snitt (utan tur)
measured-mean-of-games = Snitt för spelen
measured-at-least = Minst
measured-games = Spel
measured-by-learned = Uppmätt i { $games } spel med det som Pasch har lärt in om protokollet; ± är standardfelet.
measured-by-rough = Uppmätt i { $games } spel med en grov uppskattning: inget är inlärt om protokollet än (”pasch train”); ± är standardfelet.
measured-by-exact = Uppmätt i { $games } spel; ± är standardfelet.
measured-why = Inte uträknat: { $why }
measured-took = Uppmätt på { $seconds } s ({ $cpu } s processortid)

## The plot

plot-title = Slutsumma med perfekt spel
plot-total = Slutsumma
plot-chance = Chans till den slutsumman
plot-reach =
    Chans till minst
    så många poäng
plot-mean = snitt { $points }
plot-median = median { $points }
plot-subtitle = { $variant } · { $objective } · standardavvikelse { $sd }

## Comparing

compare-title = { $first } och { $second }
compare-difference = B − A
compare-share = Andel
compare-switches = Vad varje skillnad gör: { $first } med bara den skillnaden
compare-switch = Skillnad
compare-invalid = ensam ingen giltig variant: { $reason }
compare-together = Alla tillsammans
compare-same = Båda är samma spel.
compare-legend = Andel: av den genomsnittliga slutsumman. Struken: hur ofta en notering stryks.
compare-legend-effects = Min: ett spels längd i minuter per person, med de kast som perfekt spel behöver. Skicklighet: hur många standardavvikelser perfekt spel ligger före en nybörjare; lite betyder tur. Jämna: beslut där ett annat val kostar mindre än en poäng.
compare-unused = { $name }: nästan ingen får poäng i { $boxes }.
compare-measured-exact = { $name } är uppmätt, i perfekt spelade spel: snitt ± { $mean }, spridning ± { $sd }, skicklighet ± { $skill }, jämna ± { $close }.
compare-measured-learned = { $name } är för stor för att räknas ut, och uppmätt i spel efter inlärda värden: snitt ± { $mean }, spridning ± { $sd }, skicklighet ± { $skill }, jämna ± { $close }.
compare-measured-rough = { $name } är för stor för att räknas ut, och uppmätt i spel efter grova värden, som spelar lite sämre: snitt ± { $mean }, spridning ± { $sd }, skicklighet ± { $skill }, jämna ± { $close }.
compare-alike = Vad skillnader gör mäts med grova värden på båda sidor: det som bara lärts in för det ena protokollet skulle se ut som en verkan.
balance-mean = Snitt
balance-sd = Spridning
balance-minutes = Min
balance-skill = Skicklighet
balance-close = Jämna
vary-title = { $variant }: { $key } varierat
vary-curve = Snitt efter { $key }

## Saved solutions

note-unfit = Den sparade lösningen i { $file } var skadad eller av ett annat slag; den har räknats ut på nytt.

## What would make a variant smaller

smaller-columns = färre kolumner
smaller-order = en fast ordning i kolumnen ”{ $column }”
smaller-order-alone = en fast ordning för rutorna
smaller-sheet-bonus = bonusen ”{ $bonus }” för varje kolumn i stället för hela protokollet
smaller-saved = inga sparade kast
smaller-bought = färre köpta kast
smaller-bonuses = färre bonusar
smaller-boxes = färre rutor

## Errors

error-unknown-objective = det finns inget mål ”{ $found }”; välj mean, utility:-0.02, reach:250, { $place ->
    [solve] reach:all, win-against:231 eller win-against:FIL; win kräver en ställning (pasch advise).
    [advise] win-against:231, win-against:FIL eller win.
    [engine] win-against:231 eller win.
   *[library] reach:all eller win-against:231.
}
error-theta-out-of-range = nyttan ”{ $found }” ligger utanför det tillåtna; den får vara allt från -{ $most } till { $most } per poäng, men inte 0.
error-not-a-distribution-line = ”{ $found }” är ingen rad i en fördelning: där ska stå en slutsumma och dess sannolikhet, som ”231 0.004”.
error-empty-distribution = fördelningen anger ingen slutsumma med en sannolikhet över 0.
error-impossible-card = inget spel leder till det här protokollet: rutorna och poängen i kolumnen ”{ $column }” kan inte uppstå tillsammans.
error-solve-computed = ”{ $bonus }” beräknas ur så mycket att dess rutor kan stå på för många sätt för att räknas ut eller läras in.
error-solve-too-large =
    { $known ->
        [exactly] att räkna ut det tar { $memory } minne för { $cards } möjliga protokoll
       *[at-least] att räkna ut det tar minst { $memory } minne för minst { $cards } möjliga protokoll
    }, och { $budget } får användas (”--memory” ställer in det{ $disk ->
        [helps] ; ”--disk” räknar ut nivå för nivå, och säger vad det tar
       *[other] ; det är för stort för ”--disk” också
    }); det skulle bli mindre med: { $smaller }.
error-estimate-too-large = kolumnerna i ”{ $variant }” har för många möjliga protokoll även för en uppskattning: en av dem har minst { $cards }; färre rutor eller en fast ordning gör den mindre.
error-estimate-too-long = ”{ $variant }” har { $columns } { $columns ->
    [one] kolumn
   *[other] kolumner
 } och { $turns } omgångar, för många även för en uppskattning; färre kolumner eller rutor gör det mindre.
error-layers-memory =
    { $known ->
        [exactly] att räkna ut nivå för nivå tar { $needed } minne för { $cards } möjliga protokoll (de med samma framtid räknas en gång)
       *[at-least] att räkna ut nivå för nivå tar minst { $needed } minne för minst { $cards } möjliga protokoll
    }, och { $budget } får användas (”--memory” ställer in det{ $disk ->
        [helps] ; ”--disk” låter nivåer under arbete ligga på disken
       *[other] {""}
    }).
error-layers-listed = att räkna ut nivå för nivå tar { $needed } minne för en lista över hur rutorna i { $cards } möjliga protokoll kan vara ifyllda, { $levels } minne eller disk för deras värden, och minst { $time } processortid; { $budget } minne får användas (”--memory” ställer in det).
error-layers-disk = att räkna ut nivå för nivå tar { $needed } på disken för { $cards } möjliga protokoll, och { $budget } får användas eller är ledigt (”--disk” ställer in det).
error-positions-passed =
    { $count ->
        [one] ett protokoll hör
       *[other] { $count } protokoll hör
    } till en nivå som en tidigare körning redan har tagit bort; ta bort { $file } och kör igen för att räkna ut allt på nytt.
error-solution-not-kept = lösningen gick inte att spara i { $file }: { $reason }.
error-solution-unfit = den sparade lösningen i { $file } är skadad eller av ett annat slag.
error-values-unfit = värdetabellen är skadad eller hör till andra regler.
error-bad-memory = ”{ $found }” är ingen mängd minne; skriv det som 4G, 500M eller 1.5G.
error-bad-threads = ”{ $found }” är inget antal trådar; välj { $least } till { $most }.
error-plot-ending = ”{ $file }” är inget namn på en bild; det måste sluta på ”.svg” eller ”.png”.
error-solver-missing = det här kräver biblioteken för uträkningar, som inte är installerade; installera dem med: pip install "pasch[solver]".

## Chances

solve-objective-reach = bästa chansen till { $target } poäng eller mer
solve-objective-reach-all = bästa chansen till varje antal poäng
solve-objective-win = bästa chansen att vinna mot { $total } poäng
solve-objective-win-spread = bästa chansen att vinna mot en fördelning av slutsummor
solve-objective-win-here = bästa chansen att vinna mot de andra vid bordet
chances-best = Bästa chans
chances-mean = Bästa snitt
chances-target = Poäng
chances-legend = Bästa chans: den som går på just de poängen. Bästa snitt: hur ofta den som spelar bäst på snittet når dit.
chances-values = { $values } chanser
error-chances-too-large = det här är { $values } chanser, som tar { $needed } minne; { $budget } får användas.
error-target-too-high = { $found } poäng går inte att nå: den högsta slutsumman är { $most }.
error-nothing-to-plot = det finns inget att rita för målet ”{ $objective }”: det har en enda chans, och ingen fördelning.
chances-forecast = { $cards } chanser; { $memory } minne; ungefär { $time } processortid.

## Varying a number, comparing

error-compare-what = ange en andra variant, eller ett tal att variera: --vary bonuses.upper.points=25..50.
error-compare-plot = --plot ritar det som --vary kommer fram till; två varianter har ingen kurva.
error-vary-unreadable = { $found } är inget intervall: det skrivs NYCKEL=FRÅN..TILL eller NYCKEL=FRÅN..TILL:STEG, som bonuses.upper.points=25..50:5.
error-vary-too-many = det är { $found } värden; gränsen är { $most }: välj ett större steg, som 25..500:25.
error-vary-no-number-near = det står inget tal vid { $found }; menade du { $near }?
error-vary-no-number = det står inget tal vid { $found }; det finns { $allowed }.
