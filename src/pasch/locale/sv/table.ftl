# The table in the browser: dice, block, seats, and what is done with them.

## Errors

error-no-answer = serverns svar gick inte att förstå (status { $status }).
error-no-such-game-here = spelet finns inte längre i den här webbläsaren.
error-unreachable = servern går inte att nå. Är enheten ansluten till internet?

## Head

table-home = Till startsidan
table-menu = Mer
table-hints = Tips
table-loading = Bordet dukas …
table-again = Försök igen
table-connecting = Anslutningen bröts. Försöker igen …
table-here = Utan nät
table-here-explained = Det här spelet spelas bara på den här enheten.
table-go-on-here = Spela vidare utan nät
table-go-on-here-explained = Servern svarar inte. Alla sitter här, så ni kan spela vidare på den här enheten.
table-watching = Du tittar på.
table-full = Alla platser är redan upptagna – du tittar på.
table-watchers = { $count ->
    [one] en person tittar på
   *[other] { $count } tittar på
 }
table-days = Omgång för omgång, över flera dagar om ni vill: stäng sidan och kom tillbaka senare.

## Seats

table-seats = Platser
table-seat-free = ledig
table-seat-computer = dator
table-seat-away = inte här
table-seat-leads = leder
table-seat-behind = { $points } efter
table-seat-label = { $name }, { $total ->
    [one] en poäng
   *[other] { $total } poäng
 }
table-seat-on-turn = { $label }, står på tur
table-card-of = Protokoll för { $name }. Tryck på ditt eget namn för att komma tillbaka till ditt.
table-moment-bonus = Bonus!
table-replace = Låt en dator spela
table-replace-title = Ersätt { $name }
table-replace-explained = En datorspelare spelar vidare åt { $name }, med protokollet som det är. Det går inte att ångra.

## Whose turn it is

table-your-turn = Din tur
table-turn-of = Nu spelar { $name }
table-turn-of-here = { $name }, din tur
table-wait-for = Väntar på { $name }
table-signs = Reagera
table-signs-show = Visa de andras reaktioner
table-sign-made = { $name }: { $sign }
table-sign-bravo = Bravo!
table-sign-wow = Wow!
table-sign-haha = Haha!
table-sign-oh = Åh nej!
table-sign-luck = Lycka till!
table-sign-hurry = Är du kvar?
table-notice = Säg till mig
table-notice-on = Du får besked så länge Pasch är öppet i ett fönster.
notice-your-turn = Din tur
table-gone-soon = { $name } är inte här. { $time } till, sedan går spelet vidare även utan { $name }.
table-gone = Väntar på { $name }: { $time }.
table-gone-do = Vidare utan { $name } …
table-gone-title = Spela vidare utan { $name }
table-gone-stand-in = En dator spelar åt { $name }
table-gone-stand-in-explained = Tills { $name } är tillbaka. Den som kommer tillbaka tar över sitt eget protokoll igen, med det som har skrivits under tiden.
table-gone-once = Bara den här omgången
table-gone-once-explained = Datorn spelar bara den här omgången; nästa är det { $name } själv som spelar igen.
table-gone-stop = Avsluta spelet här
table-gone-stop-explained = Alla poäng står kvar som de är; spelet räknas inte för någon. Det går inte att ångra.
table-back = { $person ->
    [you] Du var borta: datorn spelar åt dig just nu.
   *[other] { $name } var borta: datorn spelar just nu.
 }
table-back-do = Spela vidare själv
table-fill = Vänta inte längre: en dator i stället för ”{ $name }”
table-begin-now = { $count ->
    [1] Börja nu, med en dator på den lediga platsen
   *[other] Börja nu, med datorer på de { $count } lediga platserna
 }
table-you-can-leave = Du kan stänga sidan; spelet väntar.
table-thinking = { $name } funderar …
table-skip = Hoppa över
table-over = Spelet är slut
table-start-title = Vem börjar?
table-start-again = Lika: de högsta slår om.

## Dice

table-dice = Tärningar
table-die = Tärning { $place }: { $face }
table-die-odd = Specialtärning { $place }: { $face }
table-die-lies = { $die }, sparad
table-die-locked = { $die }, låst
table-die-fixed = Den är låst.
table-lying-hint = Tryck på tärningar att spara, eller en ruta
table-throw-all = { $count ->
    [one] Slå tärningen
   *[other] Slå { $count } tärningar
 }
table-throw-some = { $count ->
    [one] Slå 1 tärning
   *[other] Slå { $count } tärningar
 }
table-throw-start = Slå om vem som börjar
table-buy = { $price ->
    [0] Köp ett kast
   *[other] Köp ett kast (−{ $price })
 }: { $count ->
    [one] 1 tärning
   *[other] { $count } tärningar
 }
table-buy-left = Kvar att köpa: { $left }
table-throws-left = { $left ->
    [0] inget kast kvar
    [one] 1 kast kvar
   *[other] { $left } kast kvar
 }
table-throws-saved = varav { $saved } sparade
table-throw-number = Kast { $throw }
table-all-lie = Alla tärningar är sparade – tryck på en ruta
table-put-aside = { $count ->
    [one] Lägg undan minst 1 tärning
   *[other] Lägg undan minst { $count } tärningar
 }
table-enter-now = Tryck på en ruta
table-announce = Utropa
table-announce-which = Vilken ruta utropar du?
table-announce-must = Utropa en ruta nu.
table-announce-sure = { $box } måste utropas: utropar du rutan?
table-announce-box = Utropa { $box }
table-announce-missed = Det gick inte: stryk en ruta.
table-announce-may = Du kan utropa en ruta nu.
table-announce-may-before = Före första kastet kan du utropa en ruta.
table-announce-must-before = Utropa en ruta före första kastet.
table-announced = Utropat: { $box }
table-cancel = Avbryt
table-strike = Stryk en ruta
table-strike-which = Vilken ruta vill du stryka?
table-strike-box = Stryk { $box }
table-strike-this = Stryk
table-strike-worth = { $box } skulle ge { $points }. Tryck en gång till för att stryka.
table-throw-sure = Alla tärningar igen? Tryck en gång till för att slå dem.
table-enter-sure = { $box }: tryck en gång till för att skriva in { $points } poäng.
table-strike-sure = { $box } ger ingenting med det här kastet. Tryck en gång till för att stryka.
table-strike-costs = { $box } struken ger { $points }. Tryck en gång till för att stryka.
table-other-box = Välj en annan ruta
table-only-box = De andra har redan slagit: nu kan du bara välja en annan ruta.
table-start-thrown = Slaget om vem som börjar: { $throws }.
table-undo = Ångra
table-undo-entry = Ångra { $box }
table-undone = Ångrat.
table-nothing-to-undo = Det finns inget att ångra: ett kast är ett kast.
table-forced-number = { $five } är redan ifylld: kastet med siffran { $face } måste först in i { $boxes }.
table-forced-lower = { $five } och sifferrutan är redan ifyllda: kastet är en joker och måste in nedtill ({ $boxes }).
table-forced-upper = { $five } är redan ifylld och nedtill är det fullt: kastet måste in upptill ({ $boxes }).

## The block

table-block = Protokoll för { $variant }
table-missing = { $points } kvar
table-line-missing = { $line }, kvar
table-cell-entered = { $box }: { $points }
table-cell-struck = { $box }: struken
table-cell-open = { $box }: ledig
table-cell-none = { $box }: finns inte här
table-cell-next = { $cell }, näst på tur
table-cell-announced = { $cell }, utropad
table-cell-stand-in = { $cell }, ifylld av datorn
table-cell-sent = { $cell }, skickas
table-cell-best = { $cell }, bästa valet
table-cell-possible = { $box }: { $points } möjliga
table-cell-enter = { $box }: för in { $points }
table-cell-enter-extra = { $box }: för in { $points } +{ $bonus }
table-offer-won = vinst
table-offer-ended = slut
table-cell-won = { $cell }, vinner direkt
table-cell-ended = { $cell }, avslutar spelet
table-cell-strike = { $box }: stryk
table-cell-announce = { $box }: utropa
table-cell-sum = { $line }: { $points }
table-cell-missing = { $line }: { $points } kvar
table-of-player = { $player }, { $cell }

## Read aloud

table-told-throw = { $person ->
    [you] Du har { $dice }
   *[other] { $name } har { $dice }
 }, { $left ->
    [0] inget kast kvar
    [one] ett kast kvar
   *[other] { $left } kast kvar
 }.
table-told-turn = { $dice }: { $what }
table-told-card = { $person ->
    [you] Ditt protokoll
   *[other] Protokoll för { $name }
 }: { $points }. Lediga: { $boxes }.
table-told-column = { $column }: { $boxes }
table-told-full = inga
table-told-no-throw = Ingen har slagit än.
table-told-no-bonus = Här finns ingen bonus.
table-told-place = { $place }. { $name }: { $points }

## Waiting room

table-beginning = Nu börjar det
table-waiting-title = { $count ->
    [one] En ledig plats kvar
   *[other] { $count } lediga platser kvar
 }
table-waiting = Spelet börjar så snart alla sitter.
table-join-name = Ditt namn
table-join = Ta plats
table-join-note = Inget konto, ingen app: skriv ditt namn och spela.
table-join-name-missing = Skriv ett namn.
table-share-title = Bjud in spelare
table-share-explained = Rikta en mobilkamera mot mönstret eller skicka länken: den som följer den tar nästa lediga plats.
table-share-text = Kom och spela: { $variant }
table-device-title = En enhet till
table-device-explained = Spela vidare med samma platser på en annan enhet. Ge inte länken till någon annan.
table-watch-title = Låt andra titta på
table-watch-explained = Den som öppnar länken ser spelet men kan inte göra något.
table-link = Länk
table-copy = Kopiera länken
table-copied = Kopierat.
table-share = Skicka länken
table-qr = QR-kod för länken
table-code = Kort kod
table-code-explained = Skriv in den på sidan ”Ange en kod”; den gäller i { $minutes ->
    [one] en minut
   *[other] { $minutes } minuter
 }.

## Hints

table-hints-title = Tips
table-hints-all = visa alla
table-hints-fewer = färre
table-hints-off = Dölj tips
table-hints-wait = Du får tips när det är din tur och du har slagit.
# How far the values can be trusted, in a word.
table-hints-exact = exakt
table-hints-learned = inlärt
table-hints-rough = grovt uppskattat
table-hints-exact-explained = Så många poäng får du i snitt till slut om du spelar perfekt härifrån.
table-hints-learned-explained = Inlärt från många övningsspel, för det här protokollet går inte att räkna ut exakt. Oftast nästan lika bra som det bästa valet.
table-hints-rough-explained = En grov uppskattning: det finns inga bättre värden för den här varianten.
table-hints-here-explained = En grov uppskattning, gjord på den här enheten. Bara avståndet till det bästa valet räknas.
table-hints-preparing = En grov uppskattning; bättre värden är på väg: { $percent } %
table-hints-asking = Räknar …
table-hints-none = Det finns inga tips för det här läget just nu.
table-hints-aim = Tips för
table-hints-aim-points = Poäng
table-hints-aim-win = Vinst
table-hints-chances = Vinstchanser: { $chances }
table-hints-win-exact = Så ofta vinner du om alla sedan spelar för poängen.
table-hints-win-estimated = Uppskattat: hur ofta du vinner är inte exakt känt för den här varianten.
table-hints-win-coming = Än så länge efter poäng; vinstchanserna räknas ut.
table-hints-win-percent = Än så länge efter poäng; vinstchanserna räknas ut: { $percent } %
table-hints-win-away = Utan kontakt med servern ges tips bara efter poäng.
table-hints-win-unknown = Vinstchanserna går inte att räkna ut här; tipsen går efter poäng.
table-hint-best = bäst
table-hint-value = slutar på ungefär { $total }
table-hint-loss = { $loss } mindre
table-hint-held = spara { $dice }
table-hint-held-none = slå om alla
table-hint-unannounced = slå utan att utropa
table-hint-bought = köpt kast: spara { $dice }
table-hint-bought-none = köpt kast: slå om alla
table-hint-scored = för in { $box }
table-hint-struck = stryk { $box }
table-hint-announced = utropa { $box }

## The end

table-rematch = Revansch
table-rematch-open = Till revanschen
table-rematch-begins = Revansch! Ni spelar vidare vid ett nytt bord.
table-record = Ladda ner spelet
table-verify = Kolla tärningarna

## Menu

table-rules = Regler
table-leave = Till startsidan, spelet finns kvar
table-new-game = Nytt spel
table-log = Händelser
table-log-empty = Inget har hänt än.
table-sound = Ljud
table-motion = Animation

## First steps

table-guide-throw = Då kör vi: den stora knappen slår tärningarna.
table-guide-keep = Tryck på tärningarna du vill spara. De andra kan du slå om { $left ->
    [one] en gång till
    [2] upp till två gånger till
   *[other] upp till { $left } gånger till
 }.
table-guide-write = Tryck på en ruta när du är nöjd: de bleka siffrorna visar vad den ger.
table-guide-strike = Passar inget? Stryk en ruta: tryck två gånger{ $costs ->
    [0] , så ger den 0
   *[other] { "" }
 }.
table-guide-lamp = Osäker? Lampan där uppe visar vad som är bäst nu.
table-guide-bonus = Sikta på bonusen: { $from } poäng i övre delen ger { $points } till.
table-guide-skip = Dölj anvisningar
table-guide-show = Visa introduktionen
