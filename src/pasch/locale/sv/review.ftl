# The review of a game: what each decision cost, what the dice gave, and what is worth learning from.

help-review =
    Analysera ett spel: vad varje beslut kostade, vad tärningarna gav och vad som går att lära av det.

    FIL är ett inspelat spel, som text eller som JSON; ”-” är standard in. För varje spelare visas tur och förluster, tre
    lärorika beslut med skälen till att något annat var bättre, och hur spelet gick. Är varianten inte uträknad än görs
    det först. Ett spel som slutar i förtid analyseras så långt det går. Ett protokoll utan kast jämförs med --variant
    ruta för ruta med perfekt spel. En fil kan innehålla flera spel efter varandra: --game säger vilket.
    docs/review.md har alla formler.
help-review-all = Lista alla beslut som förlorade något, i spelets ordning.
help-review-variant = Den egna variant som spelades, som TOML-fil; för ett protokoll alltid, även en som ”kniffel”.
help-review-game = Av flera spel i filen det med det här numret.
help-review-html = Som en sida att dela med sig av, till den här HTML-filen; ”-” skriver till standard ut.
help-review-pdf = Som PDF med allas protokoll till den här filen; ”-” likaså.
help-review-paper = Papperet för PDF-filen.
metavar-html = FIL

review-title = Analys · { $variant }
review-total = Slutsumma
review-expected = Väntat
review-lost = Förlorat genom beslut
review-lost-win = Förlorad vinstchans, i procentenheter
review-counted = Beslut som spelade roll
review-per-decision = I snitt per sådant beslut
review-row-inaccuracy = Det gick lite bättre
review-row-mistake = Det gick bättre
review-row-blunder = Det gick mycket bättre
review-band-row = Ungefär lika bra som datorn
review-between = { $lowest } till { $highest }
review-all = Alla förluster
review-moment = omgång { $turn }, { $throw ->
    [0] före första kastet
   *[other] kast { $throw }: { $dice }
 }
review-points = { $points } poäng
review-instead = Spelat: { $chosen }. Bättre: { $best }.
review-done = Spelat: { $chosen }.
review-themes = Där mest gick förlorat
review-fortunes = Tärningarna

## Reasons: why the better of two actions is better. Each number is computed; points and chances come with their unit.

review-below = under { $bound }
review-above = över { $bound }
reason-tier = { $bonus } (från { $threshold })
reason-against = Jämfört med ”{ $action }”: { $reasons }
reason-equal = Båda är exakt lika bra.
reason-near = Nästan lika: bara { $points } poäng skiljer.
# Both end the turn: $now is what one brings more or less at once, $later what $box left free is worth more afterwards than $other,
# or less.
reason-now = { $sign ->
    [less] Det ger { $now } poäng mindre nu
   *[more] Det ger { $now } poäng mer nu
    [same] Båda ger lika mycket nu
 }{ $balance ->
    [but-more] , men som ledig ruta är { $box } sedan värd { $later } poäng mer än { $other }.
   *[and-more] , och som ledig ruta är { $box } sedan värd { $later } poäng mer än { $other }.
    [less] , även om { $other } som ledig ruta sedan vore värd { $later } poäng mer än { $box }.
    [same] , och som ledig ruta är { $box } sedan värd lika mycket som { $other }.
 }
# The same where only bonuses count, and both bring as much of them now.
reason-later = { $after ->
   *[more] Som ledig ruta är { $box } sedan värd { $later } poäng mer än { $other }.
    [same] Som ledig ruta är { $box } sedan värd lite mer än { $other }.
 }
reason-bonus = Chans till { $box }: { $better } i stället för { $worse }.
reason-turn = Omgången slutar oftare med { $box }: { $better } i stället för { $worse }.
reason-aim = Chans till { $box } den här omgången: { $better } i stället för { $worse }.
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

## Errors, and what a review says about itself

review-here = Uträknat på den här enheten: i poäng, utan vinstchans{ $reasons ->
    [none] { " " }och utan skäl
   *[told] { "" }
  }.
error-review-no-throws = i det här spelet har ingen slagit: det finns inget att analysera.
error-review-estimated = protokollet är för stort för att räknas ut: { $certainty ->
    [learned] alla värden är inlärda, från många spel som Pasch har spelat mot sig själv.
   *[rough] alla värden är grova uppskattningar.
 }
error-review-no-chance = hur varje protokoll slutar är inte känt här: det finns ingen vinstchans, så poängen avgör.
error-review-unfinished = spelet slutade i förtid: det är analyserat så långt det går.
error-review-block-estimated = protokollet är för stort för att räknas ut: ingen vet vad perfekt spel ger i varje ruta.
review-block-best = perfekt
review-block-total = Totalt
review-block-beside = Extrapoäng
error-review-without-server = spelet är för stort för att räknas ut i en webbläsare: analysen kräver en server.
error-review-running = spelet pågår fortfarande vid ett bord: det analyseras när det är slut.
error-review-no-solver = den här servern kan inte analysera spel: programmet som räknar ut varianter är inte installerat.
error-review-out-of-reach = den här servern kan inte analysera spel av ”{ $variant }”: det tar för lång tid att räkna ut här.

## The page with the review

review-about = Var valde du rätt, var fanns det mer att hämta, och vad var tur? Uträknat drag för drag.
review-certainty-exact = allt exakt uträknat
review-certainty-learned = inlärt från många övningsspel
review-certainty-rough = en grov uppskattning
review-bring = Ett spel från en fil eller en länk
review-bring-ways = från en annan enhet eller från vänner
review-own = Dina senaste spel
review-own-none = Dina spel dyker upp här så snart ett är slut.
review-own-all = Alla { $shown } spel
review-bring-here = Välj en spelfil (.pasch). Den stannar på den här enheten.
review-bring-what = Välj en spelfil (.pasch) eller ett protokoll (.csv, .txt). Filen skickas bara för att räknas ut och sparas inte.
review-several-here = Filen innehåller { $games } spel. Vilket?
review-block-brought = Ett protokoll
review-block-line = Rad { $line }: { $problem }
review-block-aside = Bredvid poängen: { $words }
review-block-which = Här finns rutor och poäng men inga kast. Vilka regler spelade ni efter?
review-choose-file = Välj fil
review-paste = Eller klistra in spelet, som text eller länk
review-example = Se ett exempel
review-example-of = Exempel: { $moment }
review-go = Analysera
review-too-large = Filen är för stor för att vara ett spel.
review-another = Ett annat spel
review-preparing = Varianten räknas ut: { $percent } %. Det händer bara första gången.
review-open = Analys
error-review-block = i ett protokoll står inga kast: utan dem går det inte att skilja tur från skicklighet.
error-review-only-blocks = i filen finns bara protokoll, och i ett protokoll står inga kast. Läs in filen i historiken: där kan vart och ett jämföras med perfekt spel.
error-review-rules-changed = spelets regler finns inte längre här.
error-review-no-record = det här är inget sparat spel. När ett spel är slut sparar ”Ladda ner spelet” en fil som kan läsas här.

review-tiny = under { $bound }
review-gain-win = en vinstchans på { $best } i stället för { $chosen }
review-lost-chance = en vinstchans på { $chosen } i stället för { $best }
review-gain-points = { $points } poäng mer i snitt
review-loss-points = −{ $points } poäng
review-luck-win = vinstchans från { $before } till { $after }
review-verdict-tie = Oavgjort. Med lika mycket tur hade { $better } legat { $points } poäng före.
review-verdict-close = { $winner } vann. Med lika mycket tur hade det stått lika mellan { $better } och { $other }.
review-verdict-skill = { $winner } vann, och hade legat { $points } poäng före även med lika mycket tur.
review-verdict-luck = { $winner } vann. Med lika mycket tur hade { $better } legat { $points } poäng före.
review-won = { $winner } vann.
review-drawn = Oavgjort.
review-alone = { $total } poäng. Med genomsnittlig tur hade det blivit { $adjusted }.
review-you-tie = Oavgjort. Med lika mycket tur hade du legat { $points } poäng före.
review-you-skill = Du vann, och hade legat { $points } poäng före även med lika mycket tur.
review-you-close = Du vann. Med lika mycket tur hade det nästan blivit oavgjort.
review-you-won = Du vann, och tärningarna hjälpte till.
review-you-unlucky = { $winner } vann. Med lika mycket tur hade du legat { $points } poäng före.
review-you-nearly = { $winner } vann. Med lika mycket tur hade det nästan blivit oavgjort.
review-perfect = { $good } av { $counted } beslut så gott som perfekta
review-better-moves = { $better ->
    [one] { $blunders ->
        [0] Det fanns ett bättre drag.
       *[other] Det fanns ett mycket bättre drag.
     }
   *[other] { $blunders ->
        [0] Det fanns { $better } bättre drag.
        [one] Det fanns { $better } bättre drag, ett av dem mycket bättre.
       *[other] Det fanns { $better } bättre drag, { $blunders } av dem mycket bättre.
     }
 }
review-more = Mer
review-more-about = Alla drag som tabell, PDF, spelfil, länk
review-more-about-here = Alla drag som tabell, spelfil, länk
review-idea = En stark idé i omgång { $turn }: { $action }.
review-trial = Pröva det här i omgång { $turn }: { $action }.
review-computers = { $count ->
    [one] Och datorn?
   *[other] Och datorerna?
 }
review-luck = Tur
review-luck-figure = { $points } poäng { $side ->
    [less] under
   *[more] över
 } snittet
review-figures = Tur och skicklighet
review-skill = Egna drag
review-skill-figure = { $points } poäng mindre än med de bästa dragen
review-skill-best = lika bra som de bästa dragen
review-adjusted = Bara skicklighet
review-adjusted-figure = { $points } poäng, turen borträknad
review-all-good = { $counted ->
    [0] Det fanns inget att bestämma.
    [one] Det enda beslutet var riktigt bra.
   *[other] Alla { $counted } besluten var riktigt bra.
 }
review-stand-in = { $count ->
    [one] Datorn spelade omgång { $turns }; den räknas inte för någon.
   *[other] Datorn spelade omgångarna { $turns }; de räknas inte för någon.
 }
review-band = Besluten låg på ungefär samma nivå som datorspelaren ”{ $low }”.
review-band-between = Besluten låg på ungefär samma nivå som datorspelarna från ”{ $low }” till ”{ $high }”.
review-by-theme = Här finns mer att hämta
review-theme-win = mest i omgång { $turn }: en vinstchans på { $best } i stället för { $chosen }
review-theme-points = { $points } poäng sammanlagt
review-lessons = Det här lär du dig mest av
review-no-lessons = Inget här kunde ha varit mycket bättre. Bra spelat!
review-whose = Vems beslut
review-practise = { $errors ->
    [one] Spela ett drag en gång till
   *[other] Spela { $errors } drag en gång till
 }
review-where = Omgång { $turn }, { $throw ->
    [0] före första kastet
   *[other] efter kast { $throw }
 }
review-chosen = Spelat
review-better = Bättre
review-mark-inaccuracy = Lite bättre
review-mark-mistake = Bättre
review-mark-blunder = Mycket bättre
review-fortune-very-lucky = stor tur
review-fortune-lucky = tur
review-fortune-unlucky = otur
review-fortune-very-unlucky = stor otur
review-pdf = Som PDF
review-file = Som spelfil
review-curve = Så gick spelet
review-curve-what = Vad linjerna visar
review-curve-win = Vinstchans
review-curve-expected = Väntade poäng
review-curve-win-about = Allas vinstchans under spelets gång. Välj vilket läge du vill här under; alla står i tabellen.
review-curve-expected-about = Den slutsumma som var och en kunde vänta sig i varje läge. Välj vilket läge du vill här under; alla står i tabellen.
review-sign-inaccuracy = det gick lite bättre
review-sign-mistake = det gick bättre
review-sign-blunder = det gick mycket bättre
review-slider = Läge i spelet
review-before = Tillbaka
review-next = Nästa
review-position = { $name }, omgång { $turn }, { $throw ->
    [0] före första kastet
   *[other] kast { $throw }
 }
review-thrown = Kastet gav { $points } poäng.
review-thrown-win = Kastet ändrade vinstchansen från { $before } till { $after }.
review-throw-total = Väntade poäng: { $before } före, { $after } efter.
review-options = Vad som var möjligt här
review-option = Möjlighet
review-wins = Vinstchans
review-value = Till slut
review-costs = Kostar
review-tag-chosen = spelat
review-tag-best = bäst
review-win-options = Bäst för att vinna: { $best } ({ $value } i stället för { $chosen }).
review-play-on = Spela vidare härifrån
review-card = Protokollet i det här läget
review-moves = Alla kast och beslut som tabell
review-turn = Omgång
review-player = Spelare
review-move = Drag
review-brought = Poäng
review-move-throw = Kast: { $dice }

## Learning from mistakes

practice-title = Pröva igen
practice-back = Till analysen
practice-place = Ställning { $place } av { $all }.
practice-ask = Du spelade: { $action }. Vad är bättre? Tryck på det du vill spara, eller på en ruta.
practice-dice = Dina tärningar
practice-found = Rätt!
practice-not-yet = Inte än: { $action } ger { $points } poäng mindre i snitt. Försök igen.
practice-hint = Tips:
practice-solution = Bäst:
practice-give-hint = Tips
practice-give-solution = Visa lösningen
practice-skip = Hoppa över
practice-next = Nästa
practice-kind-held = Du har ett kast till: vilka tärningar sparar du?
practice-kind-bought = Ett köpt kast lönar sig här.
practice-kind-scored = För in poäng här.
practice-kind-struck = Stryk en ruta här.
practice-kind-announced = Utropa en ruta här.
practice-over = { $found } av { $all } rätt utan hjälp av lösningen.
practice-none = I det här spelet finns inget att förbättra.

## A block without throws

review-block-about = I ett protokoll står inga kast: ingen vet hur mycket som var tur och hur mycket skicklighet.
review-block-what-exact = Varje ruta kan jämföras med snittet för perfekt spel.
review-block-what-measured = Varje ruta kan jämföras med snittet för den starkaste datorn i { $games } spel.
review-block-unknown = Ingen har räknat ut perfekt spel för den här varianten än, så siffrorna i protokollet är allt som finns.
review-block-above-exact = { $points } poäng över snittet för perfekt spel ({ $mean })
review-block-below-exact = { $points } poäng under snittet för perfekt spel ({ $mean })
review-block-level-exact = Precis snittet för perfekt spel ({ $mean })
review-block-above-measured = { $points } poäng över snittet för den starkaste datorn ({ $mean })
review-block-below-measured = { $points } poäng under snittet för den starkaste datorn ({ $mean })
review-block-level-measured = Precis snittet för den starkaste datorn ({ $mean })
review-block-most = Bäst: { $line } ({ $points })
review-block-least = Sämst: { $line } ({ $points })
