# The school: ten short lessons. No text holds a number: each comes from the computation (docs/school.md).

school-about = Tio gamla råd, genomräknade. Varje lektion tar två minuter: vad rådet är värt, och några kast att prova på.
school-of = Lektion { $number } av { $all }
school-done = klar
school-some = { $done } av { $all } övningar
school-progress = { $done } av { $all } lektioner klara
school-back = Alla lektioner
school-next = Nästa lektion: { $title }
school-before = Förra lektionen: { $title }
school-start = Börja: { $title }
school-go-on = Fortsätt: { $title }
school-claim = Rådet
school-guess = Stämmer det? Vad tror du?
school-guessed = Det sa du också.
school-guessed-otherwise = Du trodde något annat.
school-rule = Kom ihåg:
school-practice = Nu är det din tur
school-practice-what = { $count ->
    [one] En ställning till den här lektionen.
   *[other] { $count } ställningar till den här lektionen, från lätt till svår.
 }
school-exercise = Övning { $place } av { $all }
school-next-exercise = Nästa övning
school-found = { $found } av { $all } rätt.
school-over = Lektionen är klar!
school-again = En gång till
school-verdict-right = Stämmer
school-verdict-half = Halvsant
school-verdict-wrong = Stämmer inte
school-sources = Var siffrorna kommer ifrån
school-exact = Uträknat från spelets fullständiga lösning. Uppmätt är bara det som kräver hela spel: vad en vana kostar, läget mitt i spelet och hur ofta något dyker upp. Det är { $games } spel; vad en vana kostar stämmer på { $error } poäng när (ett standardfel), eftersom turen är borträknad.
school-none = Den lektionen finns inte.
school-pips = { $pips } ögon
school-face = Tre { $face }:or
school-plan-even = enligt plan

## Bonus

school-bonus-title = Tre av varje
school-bonus-claim = Bonusen är viktig: skaffa tre av varje siffra i övre delen!
school-bonus-verdict = Bonusen är så viktig som alla säger. Men den som aldrig för in färre än tre där uppe förlorar { $strict } poäng per spel.
school-bonus-1 = Från { $from } poäng i övre delen får du { $points } till. Den som spelar perfekt får dem i { $chance } av spelen.
school-bonus-2 = Tre av varje siffra ger precis så mycket. Perfekt spel samlar ändå annorlunda: i snitt { $dice_ones } ettor, men { $dice_sixes } sexor. Det som är extra bland de höga får saknas bland de låga.
school-bonus-3 = Därför är en fjärde sexa värd mycket mer än sina ögon: { $fourth } poäng i första omgången. Två sexor i stället för tre kostar { $missing }.
school-bonus-chart = Så ofta kommer bonusen, beroende på hur många poäng du ligger över eller under tre av varje efter { $rounds } omgångar
school-bonus-rule = Räkna alltid i övre delen: hur många poäng ligger du över eller under tre av varje? Få ettor och tvåor går bra, få femmor och sexor gör det inte.

## Striking

school-strike-title = Stryka rätt
school-strike-claim = Passar inget? Stryk ettorna!
school-strike-verdict = En bra tumregel: den som alltid offrar ettorna först förlorar bara { $first } poäng per spel. Men den behövs sällan.
school-strike-1 = En struken ruta kostar både rutan och omgången. I början är ettorna billigast; fyrtal kostar { $more_four_of_a_kind } poäng mer, tvåorna { $more_twos } och { $five } { $more_five_of_a_kind }.
school-strike-2 = Oftast ligger det ändå en etta på bordet, och en poäng är en poäng: i perfekt spel blir ettorna utan poäng bara i { $struck_ones } av spelen. Fyrtal stryks i { $struck_four_of_a_kind } och { $five } i { $struck_five_of_a_kind }.
school-strike-3 = Man stryker sent. Under de första { $half } omgångarna stryks { $five } i { $early_five_of_a_kind } av spelen, ettorna i { $early_ones } och fyrtal i { $early_four_of_a_kind }. Den som aldrig släpper { $five } så länge någon annan ruta är ledig förlorar { $never_five } poäng per spel.
school-strike-chart = Vad det kostar att stryka en ruta i ett tomt protokoll, i poäng
school-strike-rule = Tidigt ettorna, senare fyrtal eller { $five }. Aldrig något du behöver till bonusen.

## Three of a number

school-three-title = Uppe eller nere?
school-three-claim = Tre lika? Då är det tretal!
school-three-verdict = Hellre där uppe. Den som alltid skriver tre lika som tretal förlorar { $below } poäng per spel.
school-three-1 = I ett tomt protokoll är sifferrutan i snitt bättre: med { $face_4 } poäng för tre fyror, med { $face_2 } för tre tvåor. Bara med sexor är det nästan lika: { $face_6 }.
school-three-2 = Varför? I övre delen är tre precis vad bonusen kräver. Tretal går att få med andra kast också, ofta med fler ögon.
school-three-3 = Med fyra lika är det ännu tydligare: fyra sexor är värda { $four_sixes } poäng mer bland sexorna än som fyrtal, fyra tvåor { $four_twos } mer bland tvåorna.
school-three-chart = Så många poäng är sifferrutan bättre än tretal, med tre lika i första omgången
school-three-rule = Tre eller fler lika hör hemma i övre delen så länge rutan är ledig. I tretal hamnar det som har många ögon och ingen plats där uppe.

## Order

school-order-title = Nedre delen först?
school-order-claim = Fyll nedre delen först så slipper du stryka, och ta till den övre när kastet missar.
school-order-verdict = Så står det i många guider, och det kostar { $below } poäng per spel.
school-order-1 = Det finns ingen fast ordning: den som spelar perfekt skriver redan i första omgången i övre delen { $first_above } av gångerna.
school-order-2 = Först fylls { $first }, i snitt i omgång { $round_first }, sist { $last }, i omgång { $round_last }. Rutorna i övre delen ligger mitt emellan, i omgång { $round_above }.
school-order-3 = Tvärtom är ännu dyrare: den som skriver allt i övre delen som ger något där förlorar { $above } poäng per spel. Då fylls rutorna där uppe med en eller två av varje.
school-order-chart = I vilken omgång perfekt spel i snitt fyller varje ruta
school-order-rule = Ta rutan där det här kastet är bättre än de flesta. Det som nästan vilken omgång som helst kan ge får vänta.

## Chance

school-chance-title = Chans
school-chance-claim = Ett kast utan något alls? Det är ju det Chans är till för.
school-chance-verdict = Bara om det har många ögon. Den som genast skriver varje misslyckat kast i Chans förlorar { $at_once } poäng per spel.
school-chance-1 = Perfekt spelad ger Chans i snitt { $mean } poäng och fylls kring omgång { $round }. Ensam, som sista ruta, ger den { $alone }.
school-chance-2 = I första omgången, utan figur och utan tre lika: först från { $enough } ögon är Chans den bästa rutan. Under det hör kastet hemma bland ettorna eller tvåorna, även om nästan inget räknas där.
school-chance-3 = Men att spara den till varje pris är mycket värre: den som skriver i Chans först när inget annat är ledigt förlorar { $at_last } poäng per spel på att stryka.
school-chance-chart = Så många poäng är Chans bättre än alla andra rutor: i första omgången, utan figur, efter ögon
school-chance-rule = Chans räddar en omgång med många ögon. Få ögon hör hemma bland de låga siffrorna.

## Two pairs

school-pairs-title = Två par
school-pairs-claim = Två par? Spara båda, bara en tärning saknas till kåken!
school-pairs-verdict = Låter bra, men kostar { $both } poäng per spel. Oftast är det höga paret ensamt bättre.
school-pairs-1 = Protokollet är tomt, och efter första kastet ligger det här. Bäst är att bara spara det höga paret. Att spara båda kostar { $first } poäng, efter andra kastet fortfarande { $second }. Det låga paret: { $low }.
school-pairs-2 = Av båda paren blir det kåk i { $house_two } av fallen med två kast och i { $house_one } med ett. Det höga paret ensamt klarar bara { $house_pair }, men det blir också tretal och fyrtal och en bra ruta i övre delen.
school-pairs-3 = Ju fullare protokollet är, desto mer är båda värda: i första halvan av spelet sparar den som spelar perfekt två par i { $early } av fallen, i andra halvan i { $late }. Så länge kåken är ledig, förstås.
school-pairs-chart = Vad det kostar att spara de här tärningarna, i poäng
school-pairs-first = två kast kvar
school-pairs-second = ett kast kvar
school-pairs-rule = Tidigt det höga paret. Båda paren först när deras andra rutor är fulla.

## Straights

school-straights-title = Stegar
school-straights-claim = Tre i rad efter andra kastet? Gå på liten stege!
school-straights-verdict = Ibland ja, ibland nej. Den som alltid gör det förlorar { $middle } poäng per spel.
school-straights-1 = Fyra i rad och ett kast: öppet i båda ändar blir det stor stege i { $open } av fallen, annars i { $closed }. Tre i mitten och två tärningar att slå ger den lilla i { $three }.
school-straights-2 = Tre i rad och ett par tvåor eller treor: båda är ungefär lika bra. Ju högre paret är, desto mer är det värt; ett par sexor är { $pair } poäng bättre än stegen.
school-straights-3 = Har du redan liten stege? Slå vidare så länge den stora är ledig: du kan inte förlora den. Att föra in den direkt kostar { $stop } poäng här; den som alltid gör det förlorar { $at_once } per spel.
school-straights-chart = Så många poäng är stegen bättre än alla andra vägar: tomt protokoll, efter andra kastet
school-straights-rule = Spara fyra i rad, slå vidare med den lilla på hand, och släpp inte ett högt par för tre i rad.

## Five of a kind

school-five-title = { $five }
school-five-claim = Gå inte på { $five } i varje kast.
school-five-verdict = Precis. Den som alltid bara sparar flest lika förlorar { $always } poäng per spel.
school-five-1 = Även om du inte vill ha något annat blir det { $five } bara i { $turn } av omgångarna.
school-five-2 = Under ett helt spel står { $five } i protokollet i { $game } av spelen när man spelar perfekt. Det är i snitt { $mean } poäng, och ytterligare { $five } ger { $beside } till.
school-five-3 = Det kommer på köpet: den som samlar till övre delen, tretal och fyrtal sparar ändå lika tärningar. Skillnaden är stegar, kåkar och låga par som man låter gå.
school-five-chart = Hur ofta de här blir { $five }
school-five-first = med två kast
school-five-second = med ett kast
school-five-rule = Ta { $five } när det kommer; jaga det inte.

## The last box

school-last-title = Sista rutan
school-last-claim = Bara tretal är kvar? Spara varje tretal du får.
school-last-verdict = För att få det över huvud taget: ja. För poängen: nej.
school-last-1 = Vad en ruta ger allra sist är snabbt lärt: Chans { $chance } poäng, stor stege { $large }, fyrtal { $four }. Då ser du vad det kostar att låta en ruta stå ledig till slutet.
school-last-2 = Det finns två vägar till tretal. Den som vill vara säker får det i { $safe_chance } av fallen, för { $safe_mean } poäng i snitt. Den som ser till ögonen får det bara i { $bold_chance }, men för { $bold_mean } poäng.
school-last-3 = Exemplet ur de gamla reglerna: tre ettor och två sexor efter första kastet. Spara sexorna! Att stanna vid ettorna kostar { $sixes_for_ones } poäng.
school-last-chart = Vad varje ruta ger i snitt när bara den är ledig, i poäng
school-last-rule = Där alla ögon räknas är ett högt par värt mer än tre låga tärningar.

## The last round

school-behind-title = Efter i sista omgången
school-behind-claim = Den som ligger efter måste våga allt!
school-behind-verdict = Spela lite annorlunda, ja. Men det betyder mindre än man tror: när bara Chans är ledig avgör det som mest { $gain } av spelen.
school-behind-1 = Bara Chans är ledig; i snitt ger den { $mean } poäng. Du behöver { $needed }. Den som spelar för flest poäng klarar det i { $usual } av fallen, den som spelar för just det talet i { $bold }.
school-behind-2 = Räkna alltså före omgången vad som saknas. Det som ligger över är inget extra värt, och det som ligger under är inte värt något alls.
school-behind-3 = Samma sak när du leder: räcker det som ligger där, skriv upp det. Att slå vidare kan i snitt ge mer och ändå kosta segern.
school-behind-chart = Hur ofta Chans som sista ruta når så många poäng
school-behind-first = för segern
school-behind-second = för poängen
school-behind-rule = Räkna vad som saknas och spela just för det: inte för det högsta kastet, inte för snittet.

## Yatzy: giving up a box

school-yatzy-strike-title = Stryka rätt
school-yatzy-strike-claim = Passar inget? Offra ettorna!
school-yatzy-strike-verdict = I Yatzy finns det billigare, nämligen stegarna. Den som alltid offrar ettorna först förlorar { $first } poäng per spel.
school-yatzy-strike-1 = I början är liten stege billigast. Den stora kostar { $more_large_straight } poäng mer, ettorna { $more_ones }, fyrtal { $more_four_of_a_kind } och { $five } { $more_five_of_a_kind }.
school-yatzy-strike-2 = Till och med att föra in en ensam etta i första omgången är { $single } poäng sämre än att stryka liten stege. Det som fattas bland ettorna fattas till bonusen, och här är bonusen stor.
school-yatzy-strike-3 = Den som spelar perfekt stryker liten stege i { $struck_small_straight } av spelen, och i { $early_small_straight } redan under de första { $half } omgångarna. { $five } stryks i { $struck_five_of_a_kind }, stor stege i { $struck_large_straight } och ettorna i { $struck_ones }. Den som aldrig släpper { $five } så länge någon annan ruta är ledig förlorar { $never_five } poäng per spel.
school-yatzy-strike-chart = Vad det kostar att stryka en ruta i ett tomt protokoll, i poäng
school-yatzy-strike-rule = Först liten stege, sedan stor, senare { $five }. Rör inte det som bonusen ännu behöver.

## Yatzy: three of a number

school-yatzy-three-title = Uppe eller nere?
school-yatzy-three-claim = Tre lika? Uppe eller nere spelar ingen roll, det blir lika många poäng.
school-yatzy-three-verdict = Poängen är desamma, men uppe är de värda mer. Den som alltid skriver tre lika som tretal förlorar { $below } poäng per spel.
school-yatzy-three-1 = I ett tomt protokoll är sifferrutan { $face_2 } poäng bättre för tre tvåor och { $face_4 } för tre fyror. Bara med tre sexor är det så gott som lika.
school-yatzy-three-2 = Varför? I övre delen är tre precis vad bonusen kräver. Och nere finns det bara en plats: fyller du den med låga siffror har de höga ingen kvar.
school-yatzy-three-3 = Med fyra lika är det tydligare: fyra sexor är värda { $four_sixes } poäng mer bland sexorna än som fyrtal, fyra tvåor { $four_twos } mer bland tvåorna.
school-yatzy-three-chart = Så många poäng är sifferrutan bättre än tretal, med tre lika i första omgången
school-yatzy-three-rule = Tre eller fler lika hör hemma i övre delen så länge rutan är ledig. Nere hamnar det som inte får plats där uppe.

## Yatzy: order

school-yatzy-order-title = Övre delen först?
school-yatzy-order-claim = Fyll övre delen först, för bonusens skull. Den nedre ordnar sig av sig själv.
school-yatzy-order-verdict = Bonusen, ja; ordningen, nej. Den som skriver allt i övre delen som ger något där förlorar { $above } poäng per spel.
school-yatzy-order-1 = Då står det snart bara en eller två av varje där uppe, och just bonusen är det som försvinner. En omgång utan tre lika får en bättre plats nere.
school-yatzy-order-2 = Tvärtom går inte heller: den som genast för in varje figur i nedre delen förlorar { $below }. Den som spelar perfekt skriver i första omgången i övre delen { $first_above } av gångerna.
school-yatzy-order-3 = Först fylls ”{ $first }”, i snitt i omgång { $round_first }, sist ”{ $last }”, i omgång { $round_last }. Rutorna i övre delen ligger emellan, i omgång { $round_above }.
school-yatzy-order-chart = I vilken omgång perfekt spel i snitt fyller varje ruta
school-yatzy-order-rule = I övre delen hamnar det som räcker för bonusen: tre eller fler. Allt annat skriver du där det här kastet är bättre än de flesta.

## Yatzy: one pair

school-yatzy-pair-title = Ett par
school-yatzy-pair-claim = Ett par har man alltid. Spara den rutan till sexor!
school-yatzy-pair-verdict = Det fungerar: den som bara skriver sexor där, så länge något annat ger poäng, förlorar bara { $sixes } poäng per spel.
school-yatzy-pair-1 = Vill du bara ha ett par i en omgång får du det så gott som alltid; frågan är vilket. I perfekt spel ger rutan { $mean } poäng i snitt, mer än ett par femmor, och fylls kring omgång { $round }.
school-yatzy-pair-2 = Gav första omgången bara ett par? Med sexor är rutan i snitt { $face_6 } poäng bättre än någon annan, med femmor { $face_5 }. Med fyror är en annan ruta { $face_4 } bättre, med tvåor { $face_2 }.
school-yatzy-pair-3 = Att föra in ett lågt par i första omgången är till och med sämre än att stryka liten stege. Den som genast tar varje par när inget annat ligger där förlorar { $at_once } poäng per spel.
school-yatzy-pair-chart = Första omgången slutar med bara ett par: så många poäng är dess ruta bättre än alla andra
school-yatzy-pair-rule = Sexor och femmor in, låga par inte.

## Yatzy: Chance

school-yatzy-chance-title = Chans
school-yatzy-chance-claim = Ett kast utan något alls? Det är ju det Chans är till för.
school-yatzy-chance-verdict = Bara om det har många ögon. Den som genast skriver varje misslyckat kast i Chans förlorar { $at_once } poäng per spel.
school-yatzy-chance-1 = Perfekt spelad ger Chans i snitt { $mean } poäng och fylls kring omgång { $round }. Ensam, som sista ruta, ger den { $alone }.
school-yatzy-chance-2 = I första omgången, med högst ett par: i snitt är Chans den bästa rutan först från { $enough } ögon. Under det är det bättre att stryka liten stege eller föra in ett högt par.
school-yatzy-chance-3 = Men att spara den till varje pris är mycket värre: den som skriver i Chans först när inget annat är ledigt förlorar { $at_last } poäng per spel.
school-yatzy-chance-chart = Så många poäng är Chans bättre än alla andra rutor: i första omgången, med högst ett par, efter ögon
school-yatzy-chance-rule = Chans räddar en omgång med många ögon. Med få ögon är det bättre att stryka en billig ruta.

## Yatzy: two pairs

school-yatzy-pairs-title = Två par
school-yatzy-pairs-claim = Två par? Spara båda! De räknas redan, och bara en tärning saknas till kåken.
school-yatzy-pairs-verdict = Låter bra, men kostar { $both } poäng per spel. Oftast är det höga paret ensamt bättre.
school-yatzy-pairs-1 = Protokollet är tomt, och efter första kastet ligger det här. Bäst är att bara spara det höga paret. Att spara båda kostar { $first } poäng, efter andra kastet fortfarande { $second }. Det låga paret: { $low }.
school-yatzy-pairs-2 = Av båda paren blir det kåk i { $house_two } av fallen med två kast och i { $house_one } med ett. Det höga paret ensamt klarar bara { $house_pair }, men det blir också tre eller fyra lika, och det är vad bonusen behöver.
school-yatzy-pairs-3 = Ju fullare protokollet är, desto mer är båda värda: i första halvan av spelet sparar den som spelar perfekt två par i { $early } av fallen, i andra halvan i { $late }. Så länge kåken är ledig, förstås.
school-yatzy-pairs-chart = Vad det kostar att spara de här tärningarna, i poäng
school-yatzy-pairs-first = två kast kvar
school-yatzy-pairs-second = ett kast kvar
school-yatzy-pairs-rule = Tidigt det höga paret. Båda paren först när deras andra rutor är fulla.

## Yatzy: straights

school-yatzy-straights-title = Stegar
school-yatzy-straights-claim = Fyra i stegen? Bara en saknas, så gå på den!
school-yatzy-straights-verdict = För dyrt. Den som alltid gör det förlorar { $four } poäng per spel.
school-yatzy-straights-1 = I Yatzy tar en stege alla fem tärningarna. Fyra som är öppna i båda ändar blir en stege i { $open } av fallen med ett kast, alla andra bara i { $closed }.
school-yatzy-straights-2 = Öppet i båda ändar och ett lågt par bredvid: då är stegen { $open_gain } poäng bättre. Passar bara en siffra är ett par sexor { $pair } poäng bättre, och för liten stege lönar det sig inte ens att släppa två ettor: det kostar { $aces }.
school-yatzy-straights-3 = Stegar ger lite, och inget till bonusen. Även i perfekt spel står den stora i protokollet bara i { $large } av spelen, den lilla i { $small }.
school-yatzy-straights-chart = Så många poäng är stegen bättre än alla andra vägar: tomt protokoll, efter andra kastet
school-yatzy-straights-rule = Fortsätt mot stegen om båda ändar är öppna och inget högt par ligger där. Annars lönar det sig knappt: samla till övre delen.

## Yatzy: the Yatzy

school-yatzy-five-title = { $five }
school-yatzy-five-claim = Gå inte på { $five } i varje kast.
school-yatzy-five-verdict = Precis. Den som alltid bara sparar flest lika förlorar { $always } poäng per spel.
school-yatzy-five-1 = Även om du inte vill ha något annat blir det { $five } bara i { $turn } av omgångarna.
school-yatzy-five-2 = Under ett helt spel står rutan ifylld i { $game } av spelen när man spelar perfekt. Det är i snitt { $mean } poäng.
school-yatzy-five-3 = Det kommer på köpet: den som samlar till övre delen och till tre eller fyra lika sparar ändå lika tärningar. Skillnaden är stegar och kåkar som man slår sönder för det, och låga par som man håller fast vid.
school-yatzy-five-chart = Hur ofta de här blir { $five }
school-yatzy-five-first = med två kast
school-yatzy-five-second = med ett kast
school-yatzy-five-rule = Ta { $five } när det kommer; jaga det inte.
