# The frame of the browser client: start page, new table, settings, help.

## What is everywhere

ui-in-english = Den här delen är inte översatt än, så den är på engelska.
ui-close = Stäng
ui-colon = { $of }: { $what }
ui-note = Obs
ui-again = Försök igen
ui-failed = Det gick inte just nu. Ladda om sidan om inget händer.
ui-full = Den här enheten har inget ledigt utrymme: det senaste sparas inte.
ui-cancel = Avbryt
ui-copied = Kopierat
ui-loading = Ett ögonblick …
ui-forgets = Den här webbläsaren sparar ingenting just nu. Det går att spela, men stänger du fönstret är allt borta. Ladda ner det du vill behålla när spelet är slut.
ui-understood = Jag förstår
ui-no-network = Pasch går inte att nå just nu. Vi fortsätter så snart anslutningen är tillbaka.
time-just-now = alldeles nyss

## The frame

frame-skip = Hoppa till innehållet
frame-history = Historik
frame-home = Pasch, till startsidan
frame-languages = Språk
frame-nav = Sidor
frame-rules = Regler
frame-settings = Inställningar
frame-keys = Tangentbord
frame-about = Om Pasch
frame-failed-title = Sidan kom inte fram
frame-failed = Troligen bröts anslutningen. Försök igen om en liten stund.
frame-new-version = Det finns en ny version av Pasch.
frame-reload = Ladda om sidan
frame-load-new-version = Ladda den nya versionen

## What the pages are called

title-start = Tärningsspel som vid köksbordet
title-new = Nytt spel
title-new-block = Nytt protokoll
title-table = Bord
title-block = Protokoll
title-rules = Regler
here-unknown-variant = den varianten finns inte här. Alla finns under ”Regler”.
title-family = Släktträd
title-house-rules = Husregler
title-verify = Kontrollera tärningar
title-statistics = Tärningsstatistik
title-learn = Lär dig
title-trainer = Träning
title-puzzle = Dagens klurighet
title-settings = Inställningar
title-code = Ange en kod
title-not-found = Här finns inget
title-history = Historik
title-results = Statistik
title-table-results = Statistik för bordet
title-linked = Spel
title-prob = Sannolikheter
title-review = Analys
title-school = Strategiskola

not-found = Det finns ingen sida på den här adressen. En del av den kanske saknas.
not-found-home = Till startsidan

## Start page

start-welcome = Sugen på ett parti?
start-what = Yatzy, Yahtzee, Kniffel och era egna husregler, med bägare, protokoll och penna.
start-usual = Eller { $variant } med fyra kolumner
start-play-now = Spela nu
start-play-now-what = { $variant } mot datorn. Inget konto behövs.
start-last-time = Som förra gången
start-last-time-go = Spela
start-more = Något annat?
start-new = Nytt spel
start-new-what = Fler spelare, andra varianter
start-new-online = även online
start-block = Protokoll för riktiga tärningar
start-block-what = Ni slår, Pasch räknar
start-code = Ange en kod
start-code-what = Inbjuden? Hit till bordet eller blocket
start-house = Husregler
start-house-what = Skriv ner era egna regler och spela dem
start-puzzle-what = Varje dag en ny ställning: vad är bäst?
start-streak = { $days ->
    [one] en dag i rad
   *[other] { $days } dagar i rad: i dag också?
 }
start-my-turns = Din tur
start-open = Spela vidare
start-open-seat = ledig
start-is-block = protokoll
start-not-begun = inte börjat än
start-your-turn = Det är din tur
start-turn-of = Nu spelar { $name }
start-forget = Ta bort: { $table }
start-forget-title = Ta bort från listan?
start-forget-here = Spelet finns bara på den här enheten. Tar du bort det är det borta.
start-forget-server = Bordet är kvar på servern tills det går ut. Den här enheten glömmer nyckeln till sina platser.
start-forget-yes = Ta bort
start-forgotten = Borttaget från listan.
start-all = Visa alla { $count }
start-fewer = Visa färre

## New game

new-what = Vilket spel?
new-dice = Tärningar
new-dice-thrown = Pasch slår
new-dice-thrown-what = på skärmen
new-dice-real = Riktiga tärningar
new-dice-real-what = Pasch för protokoll
new-who = Vilka är med?
new-how = Hur spelar ni?
new-first = Vem börjar?
new-first-thrown = Högsta kastet
new-direction = Runt bordet
new-clockwise = Medsols
new-counter-clockwise = Motsols
new-pace = Tempo
new-pace-live = Direkt
new-pace-live-what = alla är på plats
new-pace-days = Flera dagar
new-pace-days-what = när det passar
new-hints = Tips
new-hints-what = Pasch visar det bästa valet om du vill.
new-more = Mer
new-more-first = Vem börjar
new-more-begins = Först: { $name }
new-more-hints = Med tips
new-more-no-hints = Utan tips
new-more-wins = Serie: först till { $games } segrar
new-more-sum = Serie: { $games } spel
new-start = Starta spelet
new-start-block = Öppna protokollet
new-too-many = Det finns plats för { $most }, men ni är { $found }. Ta bort någon.
new-too-few = Varianten kräver minst { $least }.

variant-which = Spel
variant-other = Byt spel
variant-rules = Regler
variant-own = Er husregel
variant-make-own = Skriv egna husregler
variant-dice = { $count ->
    [one] en tärning
   *[other] { $count } tärningar
 }
variant-columns = { $count ->
    [one] 1 kolumn
   *[other] { $count } kolumner
 }
variant-seats = { $least ->
    [1] upp till { $most } spelare
   *[other] { $least } till { $most } spelare
 }
variant-minutes = { $minutes } min per person

variant-group-own = Era husregler
variant-group-house = Husregler
variant-group-familiar = Vad familjer spelar
variant-group-german = Som i Tyskland
variant-group-american = Som i Amerika
variant-group-scandinavian = Som i Norden
variant-group-columns = Flera kolumner
variant-group-six-dice = Sex tärningar
variant-group-relatives = Släktingar
rules-to-family = Släktträdet
family-about = Det började med Yacht. Varje spel hänger under det som det växte fram ur; där ingen vet säkert är linjen streckad.
family-related = släkt
family-below = { $count } varianter
family-origin-yacht = USA, äldsta kända belägget
family-origin-crag = USA, i en bok om spel
family-origin-generala = Latinamerika
family-origin-escalero = Österrike
family-origin-balut = Filippinerna, senare Danmark
family-origin-yahtzee-1956 = USA, E. S. Lowe
family-origin-yahtzee = USA, dagens regler
family-origin-triple-yahtzee = USA, E. S. Lowe
family-origin-kismet = USA, Lakeside
family-origin-kniffel = Tyskland, Schmidt Spiele
family-origin-yatzy = Skandinavien och Finland
family-origin-maxi-yatzy = Sverige
family-origin-maxi-yatzy-plain = Skandinavien och Finland
family-origin-yams = Frankrike
family-origin-yams-plus-minus = Frankrike
family-origin-yamb = Balkan
family-origin-jamb-mk = Nordmakedonien
family-new-yacht = Tolv rutor, tre kast, ingen bonus.
family-new-crag = Bara tre tärningar och två kast; tretton med ett par är en Crag.
family-new-generala = Klart på första kastet ger mer; en Generala vinner till och med spelet.
family-new-generala-double = En andra Generala ger 100 i en egen ruta.
family-new-escalero = Tärningspoker med bilder; tre kolumner vinns var för sig.
family-new-balut = Fyra noteringar per ruta; till sist blir summorna poäng.
family-new-yahtzee-1956 = Nytt: bonusen upptill, tretal och en stege på fyra.
family-new-yahtzee = Varje ny Yahtzee ger 100 och måste först in i sin sifferruta.
family-new-yahtzee-free-joker = En Yahtzee till får föras in i valfri ledig ruta.
family-new-triple-yahtzee = Tre kolumner som räknas enkelt, dubbelt och trippelt.
family-new-kismet = Färgade prickar: samma färg ger mer.
family-new-kniffel = Yahtzee på tyska; varje ny Kniffel kan ge 50 extra.
family-new-kniffel-basic = En andra Kniffel ger inget extra.
family-new-kniffel-announce = Efter första kastet utropar du din ruta.
family-new-kniffel-put-aside = Efter varje kast läggs en tärning undan för gott.
family-new-kniffel-school = I övre delen ger tre lika 0; färre kostar poäng.
family-new-kniffel-first-throws = En kolumn bara för första kastet, en för två.
family-new-super-kniffel = Fyra kolumner: en nedåt, en uppåt, två fria.
family-new-knoeffel = Ett fjärde kast går att köpa för 5 poäng.
family-new-kniffel-100 = Varje ny Kniffel ger 100, var som helst.
family-new-kniffel-strict = Rutorna fylls strikt i ordning.
family-new-kniffel-upper-first = Övre delen fylls först, sedan den nedre.
family-new-kniffel-sharp = Slås det med alla tärningar på en gång räknas det dubbelt.
family-new-kniffel-4-columns = Fyra kolumner på en gång, en av dem med utrop.
family-new-kniffel-3-columns = Utan kolumnen med utrop.
family-new-yatzy = Ett par och två par tillkommer, och bonusen är 50.
family-new-maxi-yatzy = Sex tärningar, tjugo rutor; kast som blir över sparas.
family-new-maxi-yatzy-plain = Kast som blir över går förlorade.
family-new-yatzy-deluxe = Sex tärningar, tre par och två tretal.
family-new-yams = Fyra kolumner: fri, nedåt, uppåt och med utrop.
family-new-yams-plus-minus = Plus och minus i stället för chansen.
family-new-yamb = Maximum minus minimum räknas så många gånger som du har ettor.
family-new-jamb-mk = Sex tärningar, och det du slår på ett enda kast behöver inget utrop.
variant-changes = Skiljer sig från { $parent }
variant-changes-more = Fler skillnader
variant-any = alla
variant-narrow = { $count ->
    [0] Filtrera
    [one] Filtrera (ett val)
   *[other] Filtrera ({ $count } val)
 }
variant-family = Familj
variant-country = Land
variant-how-many-dice = Tärningar
variant-length = Tid per person
variant-at-most = upp till { $minutes } min
variant-find = Sök
variant-find-like = Namn, ruta, tärningar, kolumner …
variant-find-none = Det finns ingen sådan variant här.

variant-about-kniffel = Den tyska klassikern: 13 rutor, och varje ny Kniffel kan ge 50 extra poäng.
variant-about-kniffel-basic = Det enkla protokollet: en andra Kniffel ger inget extra.
variant-about-kniffel-100 = Efter den första Kniffeln ger varje ny 100 poäng, i vilken ruta som helst.
variant-about-kniffel-sharp = Tretal, fyrtal, kåk, stege och Kniffel räknas dubbelt om de slås med alla tärningar på en gång.
variant-about-kniffel-strict = Rutorna fylls strikt i ordning, från ettor ner till chans.
variant-about-kniffel-upper-first = Först övre delen i valfri ordning, sedan den nedre: så spelar brandkåren i Dasing i Bayern sin turnering.
variant-about-kniffel-announce = Efter första kastet utropar du din ruta; går det inte, stryks rutan.
variant-about-kniffel-put-aside = Efter varje kast läggs en tärning undan för gott, men du får upp till fem kast.
variant-about-kniffel-school = Övre delen är ”skola”: tre lika ger 0, färre kostar poäng och fler ger poäng; bonusen får du från 0.
variant-about-kniffel-first-throws = Två kolumner: en bara för första kastet, en för högst två kast.
variant-about-kniffel-3-columns = Tre kolumner på en gång: nedåt, uppåt och fri.
variant-about-kniffel-4-columns = Fyra kolumner på en gång: nedåt, uppåt, med utrop och fri.
variant-about-super-kniffel = Fyra kolumner utan utrop: en nedåt, en uppåt, två fria.
variant-about-knoeffel = Två kolumner, fem lika är bara värt 20, och ett fjärde kast går att köpa för 5 poäng.
variant-about-triple-yahtzee = Tre fria kolumner som räknas enkelt, dubbelt och trippelt: ett bra kast hör hemma till höger.
variant-about-yahtzee = Det amerikanska originalet: varje ny Yahtzee ger 100 och måste först in i sin sifferruta.
variant-about-yahtzee-free-joker = Varje ny Yahtzee ger 100 poäng och får föras in i valfri ledig ruta.
variant-about-yahtzee-1956 = Som i de första reglerna: varje ny Yahtzee är en joker nedtill, så länge det finns plats.
variant-about-yatzy = Vanlig Yatzy, som i Norden: med ett par, två par och en bonus på 50.
variant-about-yatzy-deluxe = Med sex tärningar: tre par, två tretal och en stege från 1 till 6.
variant-about-maxi-yatzy-plain = Den stora Yatzyn: sex tärningar, tjugo rutor, 100 i bonus för minst 84; kast som blir över går förlorade.
variant-about-maxi-yatzy = Den stora Yatzyn som den spelas i Sverige: kast du inte behöver sparas till senare omgångar.
variant-about-escalero = Österrikes tärningspoker: bilder och fyra kombinationer i tre kolumner, värda mer på ett enda kast.
variant-about-kismet = Från 1964, med färgade prickar: par, kåk eller alla fem tärningar i samma färg är värda mer.
variant-about-yacht = Stamfadern till dem alla, känd sedan 1930-talet: tolv rutor, stegar bara på fem tärningar, ingen bonus.
variant-about-generala = Som i Latinamerika: en kombination på första kastet ger 5 till, och en Generala på första kastet slår alla andra direkt.
variant-about-generala-double = Med en ruta till: en andra Generala ger 100 när rutan för den första är fylld, även om den är struken.
variant-about-crag = Yachts snabba syster: tre tärningar och två kast, och tretton med ett par är en Crag.
variant-about-balut = Från Filippinerna, ett klubbspel bland danskar: sju rutor med fyra noteringar var, vars summor blir poäng till sist.
variant-about-yamb = Från Balkan: fyra kolumner, en med utrop; maximum minus minimum räknas så många gånger som du har ettor.
variant-about-jamb-mk = Yamb med sex tärningar, varav fem räknas: fem kast i sista omgången, och det du slår på ett enda kast behöver inget utrop.
variant-about-yams-plus-minus = Som i Frankrike: plus och minus ersätter chansen, och räknas bara om minus är det mindre.
variant-about-yams = Fyra kolumner: fri, nedåt, uppåt och med utrop; fem lika en gång till ger inget extra.

seats-choose = Välj spelare
seats-seat = Plats { $number }: { $name }
seats-name = Namn på plats { $number }
seats-name-seen = Så ser de andra dig.
seats-name-missing = Vad heter du? De andra ser det.
seats-adapting = anpassar sig
seats-adapting-at-first = Anpassar sig efter dig; börjar som { $level }.
seats-adapting-now =
    Anpassar sig efter dig. Senast { $games ->
        [one] { $won ->
            [0] förlorade du ett spel
           *[other] vann du ett spel
        }
       *[other] vann du { $won } av { $games } spel
    }; i dag spelar den som { $level }.
seats-level = Nivå
seats-level-where = på plats { $number }
seats-link = Någon via länk
seats-link-at = Någon via länk (plats { $number })
seats-link-what = Länken får du vid bordet.
seats-up = Flytta upp { $name } ett steg
seats-remove = Ta bort { $name }
seats-added = { $name } sitter på plats { $number }.
seats-added-link = Plats { $number } är för någon via länk.
seats-removed = { $name } är inte längre med.
seats-moved = { $name } sitter nu på plats { $number }.
seats-add-here = Lägg till spelare
seats-add-computer = Dator
seats-add-link = Bjud in via länk
seats-full = Det finns inte plats för fler än { $most }.
seats-twice = Någon vid bordet heter redan så.

## Settings

settings-looks = Utseende och ljud
settings-language = Språk
settings-language-part = På det här språket: { $play } av bord och protokoll, { $rules } av reglerna, { $everything } av allt. Det som saknas är på engelska.
settings-theme = Färger
settings-theme-auto = Som enheten
settings-theme-light = Ljust
settings-theme-dark = Mörkt
settings-theme-contrast = Kontrast
settings-large = Stor text
settings-large-hint = På alla sidor, även vid bordet.
settings-animation = Animation
settings-animation-hint = Tärningarna rullar, noteringar tonas fram.
settings-animation-still = Enheten är inställd på mindre rörelse, och det rättar sig Pasch efter.
settings-sound = Ljud
settings-sound-hint = Bägare, tärningar och penna hörs.
settings-voice = Läs upp
settings-voice-hint = En röst på enheten säger vad som händer vid bordet. Tangenterna I, R, N, W och T läser upp mer.
settings-voice-sample = Pasch läser upp nu.
settings-play = Vid bordet
settings-name = Ditt namn
settings-name-hint = Så heter du vid nya bord.
settings-hints = Tips vid nya bord
settings-hints-hint = Kan ställas in olika för varje bord.
settings-shake = Skaka för att slå
settings-shake-hint = Mobilen är bägaren: skaka, håll stilla, tärningarna faller.
settings-shake-denied = Webbläsaren berättar inte hur enheten rör sig. Tillåt det i webbläsarens inställningar.
settings-speed = Tempo
settings-speed-calm = Lugnt
settings-speed-quick = Raskt
settings-speed-instant = Direkt
settings-shortcuts = Kortkommandon
settings-shortcuts-hint = Mellanslag slår, siffror sparar. ? visar alla.
settings-help = Första stegen
settings-guide-what = Fem korta tips vid tärningarna, som i första spelet. Ett nytt spel börjar med dem.
settings-install = Installera som app
settings-install-menu = Pasch kan bli en app på enheten: där webbläsaren klarar det finns det i dess meny (”Installera” eller ”Lägg till på hemskärmen”).
settings-kept = Allt detta stannar på den här enheten.

## Keys

key-space = Mellanslag
key-enter = Enter
key-delete = Del
keys-at-table = Vid bordet
keys-at-block = I protokollet
keys-throw = slå
keys-hold = spara eller släpp tärningen på den här platsen
keys-move = gå runt i protokollet
keys-enter = för in i den valda rutan
keys-open = öppna den valda rutan
keys-points = skriv poäng i den valda rutan
keys-strike = stryk den valda rutan
keys-empty = töm den valda rutan
keys-dice = vid tärningarna: skriv in det som ligger på bordet
keys-undo = ångra den senaste noteringen
keys-hints = visa eller dölj tips
keys-announce = utropa en ruta, där rutor utropas
keys-tell-mine = läs upp: mitt protokoll
keys-tell-rival = läs upp: de andras protokoll, ett i taget
keys-tell-bonus = läs upp: vad som saknas till bonusen
keys-tell-throw = läs upp: det senaste kastet
keys-tell-standing = läs upp: ställningen, vem som leder
keys-help = visa den här listan

## About Pasch

about-what = Pasch är ett fritt program för Kniffel och dess släktingar: spela ensam, vid ett bord eller över nätet, eller ha det som protokoll för riktiga tärningar.
about-privacy = Det finns inga konton, ingen reklam och ingen spårning. Ingen sida hämtar något från utomstående servrar.
about-licence = Pasch är fri programvara under Apache-licensen 2.0.
about-licences = Programvara som ingår, och dess licenser
about-marks = Kniffel och Yahtzee är varumärken som tillhör sina ägare.

## Entering a code

code-what = Den som bjuder in dig ser koden på sitt bord. För en enhet till finns den under ”Mer” vid ”En enhet till”. Den gäller i några minuter.
code-label = Kod
code-example = t.ex. K7M2 Q4X9
code-go = Till bordet
code-empty = Skriv in koden.
code-not-one = Koden är inte komplett: den ska ha minst sex bokstäver och siffror.

install-title = Pasch som app
install-what = På hemskärmen, och fungerar även utan nät.
install-go = Installera
install-no = Nej tack
