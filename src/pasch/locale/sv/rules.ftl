# The rules of a variant as a player would explain them. For every number $n there is the number word $n_word.

rules-number = { $number ->
    [0] noll
    [1] en
    [2] två
    [3] tre
    [4] fyra
    [5] fem
    [6] sex
    [7] sju
    [8] åtta
    [9] nio
    [10] tio
    [11] elva
    [12] tolv
   *[other] { $number }
 }
rules-and = { $first } och { $last }
rules-or = { $first } eller { $last }
rules-between-parts = { "; " }
rules-from-to = { $first } till { $last }
rules-face = { $face ->
    [0] nollor
    [1] ettor
    [2] tvåor
    [3] treor
    [4] fyror
    [5] femmor
    [6] sexor
    [7] sjuor
    [8] åttor
    [9] nior
   *[other] { $face }:or
 }
rules-summary = { $dice ->
    [one] en tärning
   *[other] { $dice } tärningar
 } · { $columns ->
    [one] { "" }
   *[other] { $columns } kolumner ·{ " " }
 }{ $boxes } { $boxes ->
    [one] ruta
   *[other] rutor
 } · { $turns } { $turns ->
    [one] omgång
   *[other] omgångar
 } · högst { $total } poäng

rules-heading-goal = Vad det går ut på
rules-heading-turn = En omgång
rules-heading-columns = Kolumnerna
rules-heading-column = Så fylls protokollet
rules-heading-upper = Övre delen
rules-heading-lower = Nedre delen
rules-heading-boxes = Rutorna
rules-heading-served = På ett kast
rules-heading-bonus = Bonus
rules-heading-extra = Ännu en gång { $dice_word } lika
rules-heading-at-once = På fläcken
rules-heading-end = Slutet
rules-heading-note = Anmärkningar

## The aim

rules-goal = Alla fyller varsitt protokoll, en ruta per omgång. Den som har flest poäng till slut vinner.
rules-goal-won = Alla fyller varsitt protokoll, en ruta per omgång.
rules-goal-alone = Du fyller ditt protokoll, en ruta per omgång, och samlar så många poäng du kan.
rules-goal-bonuses = Bara bonusarna räknas till slut; poängen i rutorna avgör vilka av dem du får.
rules-won-column = { $points } för { $name }
rules-goal-columns = Är ni flera spelar ni om spelpoäng: den som har mest i en kolumn får { $columns }. Är det lika i en kolumn får ingen dem.
rules-goal-all-columns = Den som vinner alla dessa kolumner får { $points ->
    [one] 1 spelpoäng
   *[other] { $points } spelpoäng
 } till.
rules-seats-alone = Det är ett spel för en.
rules-seats-exactly = Det är ett spel för { $most_word }.
rules-seats-or-alone = Upp till { $most_word } kan vara med, och det går också att spela ensam.
rules-seats = Ni ska vara { $least_word } till { $most_word } spelare.
rules-start = Alla slår en tärning: högst börjar, och de som slår lika slår om.
rules-direction-clockwise = Sedan går turen medsols, om ni inte har bestämt något annat.
rules-direction-counter-clockwise = Sedan går turen motsols, om ni inte har bestämt något annat.

## A turn

rules-dice-once = Du slår { $dice ->
    [one] en tärning
   *[other] { $dice_word } tärningar
 }, bara en gång per omgång.
rules-dice = Du slår { $dice ->
    [one] en tärning
   *[other] { $dice_word } tärningar
 }, upp till { $throws_word } gånger per omgång.
rules-dice-counted = { $counted ->
    [1] Bara en av dem räknas: i varje ruta den
   *[other] Bara { $counted_word } av dem räknas: i varje ruta de
 } som ger mest där.
rules-dice-faces = Varje tärning visar { $faces }.
rules-dice-odd = { $dice ->
    [1] En av tärningarna är annorlunda: den visar
   *[other] { $dice_word } av tärningarna är annorlunda: de visar
} { $faces }.
rules-dice-wild = { $count ->
    [1] { $faces } är joker: den
   *[other] { $faces } är jokrar: var och en
} räknas i varje ruta som den siffra som ger mest där.
rules-dice-symbols = I stället för { $count ->
    [1] en siffra
   *[other] siffror
} visar tärningarna { $symbols }, som räknas som { $numbers }.
rules-symbol = { $name } ({ $sign })
rules-dice-colours = Siffrorna har färger: { $colours }.
rules-colour = { $name } ({ $faces })
rules-throws-rest = Slå först alla; spara sedan de tärningar du vill och slå bara om resten.
rules-throws-release = Sparade tärningar får läggas tillbaka i bägaren före ett senare kast.
rules-throws-no-release = Sparade tärningar ligger kvar på bordet.
rules-throws-put-aside = Innan du slår om lägger du undan minst { $aside ->
    [one] en tärning
   *[other] { $aside_word } tärningar
 }, och det för gott: det du har lagt undan får inte läggas tillbaka i bägaren den här omgången.
rules-throws-stop = Är du nöjd får du sluta tidigare.
rules-throws-last = I sista omgången, när bara en notering saknas i ditt protokoll, får du slå upp till { $throws_word } gånger{ $some ->
    [yes] { "" }, om inte kolumnen tillåter färre kast
   *[no] { "" }
 }.
rules-throws-save = Kast du inte använder går inte förlorade: de sparas och läggs till { $throws ->
    [1] det enda kastet
   *[other] de { $throws_word } kasten
 } i senare omgångar.
rules-buy = Räcker inte det får du efter kast { $throws_word ->
    [en] ett
   *[other] { $throws_word }
 } köpa { $count ->
    [one] ett kast till, men bara ett per omgång
   *[other] upp till { $count_word } kast till
 }.
rules-buy-allowance = { $columns ->
    [one] Protokollet
   *[other] Varje kolumn
 } har { $count ->
    [one] ett sådant kast
   *[other] { $count_word } sådana kast
 } (”{ $name }”).
rules-buy-shared = { $count ->
    [one] Det gäller
   *[other] De gäller
 } för alla kolumner tillsammans.
rules-buy-charged = Kastet betalas i den kolumn där du för in omgången; en kolumn som inte har något kvar är stängd den omgången.
rules-buy-unused = Till slut är varje kast som inte har köpts värt { $points ->
    [one] en poäng
   *[other] { $points } poäng
 }.
rules-entry = En omgång slutar med att exakt en ledig ruta fylls: antingen för du in poängen som tärningarna ger där, eller så stryker du den och får ingenting.
rules-entry-strike = Du får stryka en ruta även om den skulle ge poäng. Det som är skrivet står kvar.
rules-entry-below-zero = En ruta som börjar under 0 kostar poäng även när den stryks: lika många som utan en enda passande tärning.

## Columns and order

rules-sheet = Protokollet har { $columns_word } kolumner med { $boxes ->
    [one] en ruta
   *[other] { $boxes } rutor
 } var; i varje omgång fylls en ruta i en av dem.
rules-sheet-uneven = Protokollet har { $columns_word } kolumner; i varje omgång fylls en ruta i en av dem.
rules-sheet-won = Varje kolumn räknas ihop för sig.
rules-sheet-sum = Varje kolumn räknas ihop för sig, och till slut läggs allt samman.
rules-column = { $name }: { $rules }
rules-only-in = Det gäller bara i { $count ->
    [one] kolumnen
   *[other] kolumnerna
 } { $columns }.
rules-column-boxes = Rutorna uppifrån och ner: { $boxes }.
rules-column-boxes-free = Bara de här rutorna, i valfri ordning: { $boxes }.
rules-order-free = Ordningen är fri.
rules-order-down = Fylls strikt uppifrån och ner.
rules-order-up = Fylls strikt nerifrån och upp.
rules-order-list = Fylls strikt i den här ordningen: { $boxes }.
rules-order-groups = Fylls i den här ordningen: { $groups }; inom varje del i valfri ordning.
rules-then = { ", sedan " }
rules-group-upper = de övre rutorna
rules-group-lower = de nedre rutorna
rules-order-ends = Fylls från båda ändarna: bara den översta och den nedersta lediga rutan får fyllas.
rules-order-middle = Fylls från mitten och utåt: { $boxes } kommer först, sedan ruta för ruta både uppåt och nedåt.
rules-order-lines = Fylls i { $count_word } rader, var och en i fast ordning: { $lines }.
rules-order-some = En ordning finns bara här: { $lines }. Alla andra rutor är fria.
rules-strikes-next = Bara { $count ->
    [one] den ruta som står på tur
   *[other] en ruta som står på tur
 } får strykas.
rules-strikes-any = Vilken ledig ruta som helst i kolumnen får strykas.
rules-announce = Det som ska in här måste utropas direkt efter första kastet; kastet ger då inga poäng i någon annan kolumn.
rules-announce-always = I varje omgång utropar du direkt efter första kastet vilken ruta det ska bli.
rules-announce-before = Det som ska in här måste utropas redan före första kastet; kastet ger då inga poäng i någon annan kolumn.
rules-announce-before-always = I varje omgång utropar du före första kastet vilken ruta det ska bli.
rules-announce-last = Utrop är frivilligt; det krävs först när inga andra rutor är kvar.
rules-announce-miss-box = Går det inte, stryks just den rutan.
rules-announce-miss-any = Går det inte, stryker du den rutan eller någon annan som får strykas just då.
rules-announce-strikes-next = Utan utrop får inget föras in här; du kan inte ens stryka en ruta.
rules-announce-strikes-any = Utan utrop får du bara stryka en ruta här, men vilken ledig som helst.
rules-announce-unless-served-next = Det som slås på ett enda kast får föras in här utan utrop; annars får inget föras in utan utrop, och du kan inte ens stryka en ruta.
rules-announce-unless-served-any = Det som slås på ett enda kast får föras in här utan utrop; annars får du utan utrop bara stryka en ruta här, men vilken ledig som helst.
rules-column-throws = { $throws ->
    [one] Bara första kastet räknas här.
   *[other] Bara det som är klart på högst { $throws_word } kast får föras in här.
 }
rules-column-more-throws = För en ruta i den här kolumnen får du slå upp till { $throws_word } gånger.
rules-column-weight = Kolumnen räknas { $weight ->
    [2] dubbelt
    [3] trippelt
   *[other] { $weight_word } gånger
 }.
rules-column-weight-halves = Kolumnen räknas { $whole ->
    [0] till hälften
   *[other] { $whole },5 gånger
 }. Varje notering och varje bonus räknas för sig, och en halv poäng räknas som en hel.
rules-column-weight-below = Även under noll avrundas det uppåt: −7,5 blir −7.
rules-column-not-served = Här ger det inget extra att slå allt på ett kast.
rules-column-served-only = Här ger bara det som slås på ett enda kast poäng; med allt annat kan du bara stryka en ruta.

## The boxes

rules-box-entries = { $name } ({ $entries } ×)
rules-box-help = { $takes }: { $gives }.
rules-box-help-points = { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
 }
rules-entries = En ruta med × fylls så många gånger som det står.
rules-takes-any = vad som helst
rules-takes-number = bara { $faces } räknas
rules-takes-equal = minst { $count_word } lika
rules-takes-all-equal = { $count_word } lika
rules-takes-run = { $length_word } siffror i följd
rules-takes-total = exakt { $total } sammanlagt
rules-takes-at-least = minst { $total } sammanlagt
rules-takes-at-most = högst { $total } sammanlagt
rules-takes-total-between = { $least } till { $most } sammanlagt
rules-takes-and-one-of = { $all }, och dessutom { $one }
rules-takes-symbol = { $key ->
    [nia] bara nior räknas
    [tia] bara tior räknas
    [knekt] bara knektar räknas
    [dam] bara damer räknas
    [kung] bara kungar räknas
    [ess] bara ess räknas
   *[other] bara { $name } räknas
 }
rules-takes-one-colour = alla i samma färg
rules-takes-groups-one-colour = { $groups }, i samma färg
rules-groups-one = { $size ->
    [1] en tärning
    [2] ett par
   *[other] { $size_word } lika
 }
rules-groups-different = { $size ->
    [1] { $count_word } olika siffror
    [2] { $count_word } olika par
    [3] { $count_word } olika tretal
    [4] { $count_word } olika fyrtal
   *[other] { $count_word } gånger { $size_word } lika, olika
 }
rules-groups-any = { $size ->
    [1] { $count_word } tärningar
    [2] { $count_word } par, även med samma siffra
    [3] { $count_word } tretal, även med samma siffra
    [4] { $count_word } fyrtal, även med samma siffra
   *[other] { $count_word } gånger { $size_word } lika, även med samma siffra
 }
rules-groups-two = { $first_word } av en siffra, { $second_word } av en annan
rules-groups-many-different = { $groups }, alla olika
rules-groups-many-any = { $groups }, även med samma siffra
rules-points-number = deras summa
rules-points-symbol = { $points } per tärning
rules-points-sum = summan av alla tärningar
rules-points-sum-counted = { $dice ->
    [1] ögonen på den tärning som räknas
   *[other] summan av de { $dice_word } tärningar som räknas
 }
rules-points-sum-lowest = { $dice ->
    [1] ögonen på den lägsta tärningen
   *[other] summan av de { $dice_word } lägsta tärningarna
 }
rules-points-par = { $plain } − { $less }: { $count ->
    [one] en ger 0
   *[other] { $count_word } ger 0
}, struken −{ $less }
rules-points-matching = deras summa
rules-points-later = { $plain }; { $less } mindre för varje notering som redan finns { $columns ->
    [one] i protokollet
   *[other] i kolumnen
 }, men aldrig under { $least }
rules-points-aside = { $plain }; räknas inte för sig
rules-points-plus = { $plain } + { $plus }
rules-points-times = { $times } × { $plain }
rules-points-after = { $points } på kast { $throw }
rules-points-by-throws = { $list }, senare { $last }
rules-points-served = { $plain }, { $points } på ett kast
rules-points-double = { $plain }, dubbelt på ett kast
rules-served = ”På ett kast” betyder att alla { $dice_word } tärningar har fallit ur bägaren tillsammans.
rules-served-first = Det går bara med första kastet.
rules-served-any = Det gäller första kastet, och varje senare kast där verkligen alla läggs tillbaka i bägaren. Får en enda ligga kvar är chansen borta; slutar du gäller det ändå.

## Bonus

rules-computed-card = När { $boxes } är { $count ->
        [one] ifylld
       *[other] ifyllda
    } får du { $formula } poäng.
rules-computed-card-if = När { $boxes } är { $count ->
        [one] ifylld
       *[other] ifyllda
    } får du { $formula } poäng om { $condition }, annars inga.
rules-computed-column = När { $boxes } i en kolumn är { $count ->
        [one] ifylld
       *[other] ifyllda
    } får du { $formula } poäng där.
rules-computed-column-if = När { $boxes } i en kolumn är { $count ->
        [one] ifylld
       *[other] ifyllda
    } får du { $formula } poäng där om { $condition }, annars inga.
rules-where-upper = i övre delen
rules-where-lower = i nedre delen
rules-where-all = i alla rutor tillsammans
rules-where-boxes = i { $boxes }
rules-reach-points = { $count ->
    [one] samlar minst en poäng
   *[other] samlar minst { $count } poäng
 }
rules-reach-entries = får poäng{ $every ->
    [box] {""}
    [line] {" "}överallt
   *[none] {" "}minst { $count ->
        [one] en gång
       *[other] { $count_word } gånger
     }
    [time] {" "}{ $count_word } gånger
 }
rules-where-compared = { $count ->
    [0] { $where } som { $than }
   *[other] { $where } än { $than }
 }
rules-where-less-points = { $where } minus den { $than }
rules-where-less-entries = { $where } minus dem { $than }
rules-row-upper = på en rad i övre delen
rules-row-lower = på en rad i nedre delen
rules-row-all = på en rad
rules-row-boxes = på raden { $boxes }
rules-reach-more-points = { $than ->
   *[other] { $count ->
        [0] samlar minst lika många poäng
        [one] samlar minst en poäng mer
       *[other] samlar minst { $count } poäng mer
     }
 }
rules-reach-more-entries = { $than ->
   *[other] { $count ->
        [0] får poäng minst lika många gånger
        [one] får poäng minst en gång mer
       *[other] får poäng minst { $count_word } gånger mer
     }
 }
rules-reach-fewer-points = { $than ->
   *[other] { $count ->
        [one] samlar högst en poäng mindre
       *[other] samlar högst { $count } poäng mindre
     }
 }
rules-reach-fewer-entries = { $than ->
   *[other] { $count ->
        [one] får poäng högst en gång mindre
       *[other] får poäng högst { $count_word } gånger mindre
     }
 }
rules-sum-exactly = exakt { $most }
rules-sum-most = högst { $most }
rules-sum-between = { $least } till { $most }
rules-reach-to-points = samlar { $asked } poäng
rules-reach-to-entries = får poäng { $asked } { $count ->
    [one] gång
   *[other] gånger
 }
rules-reach-strikes = { $count ->
    [one] stryker minst en ruta
   *[other] stryker minst { $count_word } rutor
 }
rules-reach-more-strikes = { $than ->
   *[other] { $count ->
        [0] stryker minst lika många rutor
        [one] stryker minst en ruta fler
       *[other] stryker minst { $count_word } rutor fler
     }
 }
rules-reach-to-strikes = stryker { $asked } { $count ->
    [one] ruta
   *[other] rutor
 }
rules-reach-fewer-strikes = { $than ->
   *[other] { $count ->
        [one] stryker högst en ruta färre
       *[other] stryker högst { $count_word } rutor färre
     }
 }
rules-tiers-strikes = antalet strukna rutor
rules-where-less-strikes = { $where } minus dem { $than }
rules-tiers-points = summan
rules-tiers-entries = antalet träffar
rules-gain = { $does ->
    [costs] kostar
   *[brings] ger
 } { $count ->
    [0] ingenting
    [one] 1 poäng
   *[other] { $points } poäng
 }
rules-tier = { $reached } eller mer { $gain }
rules-tier-below = under { $reached } { $gain }
rules-tier-exactly = exakt { $most } { $gain }
rules-tier-most = högst { $most } { $gain }
rules-tier-between = { $least } till { $most } { $gain }
rules-tier-each = { $tier } (och { $points } { $does ->
    [less] mindre
   *[more] mer
 } för varje { $each } däröver)
rules-or-more = { $count_word } eller fler
rules-by-count-entries = { $to ->
    [1] en träff
   *[other] { $counted } träffar
 } { $where } { $does ->
    [costs] kostar
   *[brings] ger
 } { $points } poäng
rules-by-count-strikes = { $to ->
    [1] en struken ruta
   *[other] { $counted } strukna rutor
 } { $where } { $does ->
    [costs] kostar
   *[brings] ger
 } { $points } poäng
rules-by-count-more = { $counted } { $points } poäng
rules-each-time = Varje { $box } { $does ->
    [costs] kostar
   *[brings] ger
 } { $points } poäng.
rules-each-entries = Varje träff { $where } { $does ->
    [costs] kostar
   *[brings] ger
 } { $points } poäng.
rules-each-strikes = Varje struken ruta { $where } { $does ->
    [costs] kostar
   *[brings] ger
 } { $points } poäng.
rules-bonus-card = Om du { $reached } { $where } { $does ->
    [costs] förlorar du { $points }
   *[brings] får du { $points } extra
 } poäng.
rules-bonus-column = Om du { $reached } { $over ->
    [all] i en kolumn
   *[some] { $where } av en kolumn
 } { $does ->
    [costs] förlorar du { $points }
   *[brings] får du { $points } extra
 } poäng där.
rules-bonus-sheet = Om du { $reached } { $where }, alla kolumner sammanräknade, { $does ->
    [costs] förlorar du { $points }
   *[brings] får du { $points } extra
 } poäng.
rules-bonus-row = Om du { $reached } { $where }, alla kolumner sammanräknade, { $does ->
    [costs] förlorar du { $points }
   *[brings] får du { $points } extra
 } poäng för varje sådan rad.
rules-bonus-unweighted = Här räknas varje kolumn bara enkelt.
rules-bonus-open = En ruta som ännu är ledig räknas här som struken.
rules-bonus-tiers-card = För { $what } { $where } gäller: { $tiers }.
rules-bonus-tiers-column = För { $what } { $where } gäller i varje kolumn: { $tiers }.
rules-bonus-tiers-sheet = För { $what } { $where }, alla kolumner sammanräknade, gäller: { $tiers }.
rules-bonus-tiers-row = För { $what } { $where }, alla kolumner sammanräknade, gäller för varje rad: { $tiers }.
rules-bonus-tiers-highest = Bara det högsta steg du når räknas.

## Another five of a kind

rules-extra = { $condition }, { $consequence }.
rules-extra-scored = Om du redan har { $points ->
    [0] poäng
    [one] en poäng
   *[other] { $points } poäng
 } i { $box } och slår { $dice_word } lika igen{ $number }
rules-extra-struck = Om du har strukit rutan { $box } och ändå slår { $dice_word } lika{ $number }
rules-extra-filled = Om rutan { $box } är ifylld eller struken och du slår { $dice_word } lika igen{ $number }
rules-extra-open = Om du slår { $dice_word } lika medan rutan { $box } ännu är ledig men använder en annan ruta{ $number }
rules-extra-any = Om du slår { $dice_word } lika och inte för in kastet i en ledig { $box }-ruta{ $number }
rules-extra-open-anywhere = Så länge den egna rutan är ledig får kastet dock föras in var som helst.
rules-extra-number-free = { " " }medan motsvarande sifferruta är ledig
rules-extra-number-filled = { " " }när motsvarande sifferruta redan är ifylld
rules-extra-only-bonus = får du { $points }, vilken ruta du än använder
rules-extra-more = får du mer för det
rules-extra-gets = ger det { $list }
rules-extra-free = får du föra in kastet i valfri ledig ruta
rules-extra-first-number = måste kastet in i motsvarande sifferruta
rules-extra-first-lower = måste kastet in i en ledig ruta i nedre delen
rules-extra-first-upper = måste kastet in i en ledig ruta i övre delen
rules-extra-then-number = { $full }, i motsvarande sifferruta
rules-extra-then-lower = { $full }, i en ledig ruta i nedre delen
rules-extra-then-upper = { $full }, i en ledig ruta i övre delen
rules-extra-then-any = { $full }, i valfri ledig ruta
rules-extra-full-number = om den är ifylld
rules-extra-full-lower = om nedre delen är full
rules-extra-full-upper = om övre delen är full
rules-extra-strike = Du får bara stryka en ruta där kastet inte är värt något.
rules-extra-worth = Kastet { $joker ->
    [0] ger
   *[other] är en joker och ger
 } { $list }{ $complete ->
    [0] , annars som vanligt
   *[other] { "" }
 }.
rules-extra-served = Om alla { $dice_word } slås på ett kast ger det { $list }.
rules-extra-in-lower = { $points } i varje nedre ruta
rules-extra-in-upper = { $points } i varje övre ruta
rules-extra-as = { $points } som { $box }
rules-extra-points = { $points ->
    [one] en extra poäng
   *[other] { $points } extra poäng
 }
rules-extra-bonus = Dessutom får du { $points }.
rules-extra-bonus-number = I sifferrutan får du { $points }.
rules-extra-bonus-lower = I en nedre ruta får du { $points }.
rules-extra-bonus-upper = I en övre ruta får du { $points } utöver ögonen.
rules-extra-bonus-other-lower = I varje annan nedre ruta får du { $points }.
rules-extra-bonus-other-upper = I varje annan övre ruta får du { $points }.
rules-extra-counted = Det är { $dice_word } lika vad de övriga tärningarna än visar, samma eller något annat.
rules-extra-beside-nothing = De extra poängen får du även om rutan själv får 0.
rules-extra-not-counted = Extra poäng skrivs bredvid rutan och hjälper inte till bonusen.
rules-extra-per-column = Varje kolumn räknas här som ett eget spel.
rules-extra-first-place = Anger två av reglerna olika platser gäller den första.
rules-extra-last-worth = Anger två av reglerna olika värden gäller det sista.

## The end

rules-end = Efter { $turns ->
    [one] en omgång
   *[other] { $turns } omgångar
 } är protokollet fullt och spelet slut.
rules-end-winner = Har flera lika många poäng delar de på segern.
rules-end-most-won = Flest spelpoäng vinner; vid lika delas segern. Ensam spelar du om poängen i protokollet, och tipsen utgår från det.
rules-end-most = Mer än { $total } poäng går inte att få.
rules-at-once-wins = Den som får poäng här { $moment ->
    [served] på ett kast
    [any] över huvud taget
   *[throws] { $throws ->
        [one] med första kastet
       *[other] på högst { $throws_word } kast
     }
 } har vunnit direkt mot andra, hur det än står.
rules-at-once-ends = Den som får poäng här { $moment ->
    [served] på ett kast
    [any] över huvud taget
   *[throws] { $throws ->
        [one] med första kastet
       *[other] på högst { $throws_word } kast
     }
 } avslutar direkt spelet för alla när ni är flera; det som då står i protokollen gäller.
rules-at-once-alone = Ensam spelar du tills protokollet är fullt; snitt och tips utgår också från det.
rules-at-once-values = Snitt och tips räknas som om alla spelade tills protokollet är fullt.
