# Reading rules, writing house rules, verifying throws, dice statistics: pages of the browser game.

## House rules: the list

house-about = Börja med en variant och ändra det som är annorlunda hos er. Allt stannar i den här webbläsaren tills du delar det.
house-mine = Dina husregler
house-ideas = Till exempel
house-idea-box = Det finns en extra ruta, för ett par.
house-idea-points = En kåk ger alla ögon i stället för 25 poäng.
house-idea-bonus = Bonusen ges redan från 60 poäng och är värd 50.
house-idea-turn = I sista omgången får alla slå fyra gånger.
house-begin = Ny husregel
house-begin-with = Nästan som
house-begin-go = Börja
house-first-name = Våra regler
house-edit = Redigera
house-delete = Ta bort
house-delete-undo = Behåll ändå
house-deleted = ”{ $name }” är borttagen.
house-kept = ”{ $name }” är sparad i den här webbläsaren.
house-shared-one = Någon har skickat den här husregeln till dig. Spela den nu, eller spara den till senare.
house-bad-link = Länken är ofullständig eller skadad: det finns ingen husregel i den.
house-not-here = Den här husregeln är inte sparad i den här webbläsaren.
house-no-idea = Den idén finns inte. De andra står nedanför.
house-link = Länk till den här husregeln
house-link-about = Den som öppnar den kan spela efter reglerna och behålla dem. Reglerna ligger i själva länken.
house-link-copy = Kopiera länk
house-link-copied = Länken är kopierad.
house-link-qr = QR-kod med länken till den här husregeln
house-all = Alla husregler

## House rules: the form

house-not-a-number = Här ska det stå ett heltal, inte ”{ $found }”.
house-half-number = Här ska det stå ett heltal, eller ett halvt som 1,5.
house-whole-number = Här ska det stå ett heltal.
house-no-numbers = Här ska det stå tal, inte ”{ $found }”.
house-too-many-dice = Det blir { $needed } tärningar, och det finns bara { $dice }.
house-name-needed = { $of ->
    [boxes] Rutan
    [bonuses] Bonusen
    [columns] Kolumnen
    [colours] Färgen
    [symbols] Sidan
    [buy] Raden
   *[names] Husregeln
 } behöver ett namn.
house-sign-wrong = Ett tecken har en till tre bokstäver eller siffror, utan mellanslag och skiljetecken.
house-nameless = Utan namn
house-line = Rad { $line }
house-joker-worth = Som joker, vid fem lika en gång till, räknas rutan som { $points }: det ställs in under ”Fem lika en gång till”.
house-discard = Släng
house-done = Klart
house-way = Så skriver du den
house-way-form = Formulär
house-way-text = Text
house-text = Dokumentet som TOML
house-text-hint = Det som inte står här är som i varianten efter ”like”. Kommentarer efter ”#” blir kvar när du ändrar i formuläret.
house-name = Namn
house-name-other = { $label } på { $language ->
    [de] tyska
   *[en] engelska
 }
house-name-other-short = på { $language ->
    [de] tyska
   *[en] engelska
 }
house-as-inherited = { $label }: åter som ärvt
house-less = { $label }: mindre
house-more = { $label }: mer
house-changed = ändrat
house-new = nytt
house-remove = Ta bort { $name }
house-taken-out = borttaget
house-back-in = Lägg tillbaka { $name }
house-checking = kontrollerar …
house-sound = Reglerna går att spela.
house-unsound = { $count ->
    [one] En sak stämmer inte än.
   *[other] { $count } saker stämmer inte än.
 }
house-unsound-look = Visa
house-unreachable = Husregeln går inte att kontrollera utan nät. De du har sparat går ändå att spela.
house-reader-loading = Regelkontrollen laddas ner, bara den här gången: { $loaded } av { $total } MB.
house-reader-failed = Regelkontrollen gick inte att ladda ner. Kontrollera anslutningen och ändra något för att försöka igen.
house-without-server = Den här webbplatsen klarar sig utan server: reglerna kontrolleras och spelas här, men tipsen är bara uppskattningar. Exakta snitt, jämförelser och PDF:er kräver en server.
house-play = Spela nu
house-keep = Spara
house-share = Dela
house-try = Pröva
house-brings-nothing = De här tärningarna ger ingenting någonstans.
house-example = ger { $points }
house-no-throw = Inget kast ger poäng här.
house-differs = Skiljer sig från { $parent }

house-dice = Tärningar
house-faces = Siffror på varje tärning
house-counted = Av dem räknas
house-counted-hint = De andra räknas inte: varje ruta tar de tärningar som ger mest där.
house-wild = Jokrar på tärningarna
house-wild-hint = En sådan siffra räknas i varje ruta som den som ger mest där.
house-wild-faces = Siffror som är jokrar
house-odd = Alla tärningar är inte likadana
house-odd-hint = Några av tärningarna ovan har egna siffror.
house-odd-count = Så många tärningar är annorlunda
house-odd-faces = Siffror på de tärningarna
house-odd-kind = annorlunda tärningar { $number }
house-odd-add = En sorts tärningar till
house-throws = Kast per omgång
house-last-throws = Kast i sista omgången
house-last-throws-hint = Fler än annars, när en notering återstår i protokollet.
house-release = Sparade tärningar får slås om senare
house-release-hint = När det är avstängt ligger det undanlagda kvar.
house-put-aside = Minsta antal tärningar att lägga undan efter varje kast
house-save = Spara kast som blir över
house-save-hint = De kan användas i senare omgångar.
house-buy = Frikast
house-buy-hint = Extra kast efter det sista, ur ett förråd.
house-buy-name = Radens namn
house-buy-per-turn = Frikast per omgång
house-buy-per-column = Förråd
house-buy-per = Förrådet gäller
house-buy-unused = Poäng för varje som blir över
house-least = Minsta antal spelare
house-most = Högsta antal spelare
house-direction = Riktning
house-clockwise = medsols
house-counter-clockwise = motsols

house-boxes = Rutor
house-boxes-about = Var och en med ett exempelkast. Tryck på en ruta för att ändra den.
house-add-boxes = Lägg till ruta
house-new-boxes = { $language ->
    [de] Neues Feld
    [en] New box
   *[sv] Ny ruta
 }
house-box-name = Rutans namn
house-box-number = Vilken siffra som räknas
house-aliases = Kallas också
house-aliases-hint = Skriv flera namn med komma emellan.
house-takes = Vad som passar
house-and = och dessutom
house-condition-add = Ett villkor till
house-condition-remove = Ta bort villkoret: { $condition }
house-groups-share = Även samma siffra två gånger
house-groups-share-hint = Då är till exempel fyra lika också två par.
house-figure-of_a_kind = lika
house-figure-groups = grupper
house-figure-run = stege
house-figure-number = en siffra
house-figure-any = valfritt kast
house-figure-one_of = antingen – eller
house-one-of-either = Antingen
house-one-of-or = Eller
house-one-of-add = Ett alternativ till
house-figure-other = annat
house-figure-which = Nämligen
house-kind-of_a_kind = lika tärningar
house-kind-groups = grupper av lika, till exempel 3 + 2
house-kind-run = en stege
house-kind-faces = vissa siffror
house-kind-total = en viss summa
house-kind-at_least = minst en viss summa
house-kind-at_most = högst en viss summa
house-kind-one_colour = alla i samma färg
house-kind-number-of_a_kind = Hur många lika
house-kind-number-groups = Gruppernas storlek
house-group = { $size ->
    [1] en tärning
    [2] två lika
    [3] tre lika
    [4] fyra lika
    [5] fem lika
   *[other] { $size } lika
 }
house-kind-number-run = Hur många i följd
house-kind-number-faces = Vilka siffror
house-kind-number-total = Vilken summa
house-kind-number-at_least = Hur mycket minst
house-kind-number-at_most = Hur mycket högst
house-worth = Vad den ger
house-points-sum = alla ögon
house-points-matching = ögonen i grupperna
house-points-double = dubbelt så mycket
house-points-none = inget särskilt
house-points-fixed = fasta poäng
house-points-throws = beroende på kast
house-points-number = Poäng
house-points-number-throws = Poäng på första, andra … kastet
house-times = Gånger
house-par = Så många av rutans tärningar räknas som 0
house-par-hint = Med 3 ger tre sexor 0, två −6 och fyra 6; ingen alls, liksom en struken ruta, ger −18 (”skola”).
house-plus = Plus
house-served = När alla tärningar slås på ett kast
house-section = Del
house-section-upper = i övre delen
house-section-lower = i nedre delen
house-later = Mindre värd senare
house-later-hint = Så många poäng mindre för varje notering som redan står i kolumnen.
house-wins = Den som får poäng här vinner direkt mot andra
house-ends = Den som får poäng här avslutar direkt spelet mot andra
house-at-once-none = aldrig
house-at-once-throws = efter högst så här många kast
house-at-once-served = när alla tärningar slås på ett kast
house-at-once-any = alltid
house-at-once-number = Högst så här många kast
house-lowest = De lägsta räknas
house-lowest-hint = Med fler tärningar räknas här de som ger minst.
house-counts = Räknas i slutsumman
house-counts-hint = När det är avstängt räknas bara det som beräknas ur rutan.
house-entries = Hur ofta den fylls

house-bonuses = Bonusar
house-add-bonuses = Lägg till bonus
house-new-bonuses = { $language ->
    [de] Bonus unten
    [en] Lower bonus
   *[sv] Nedre bonus
 }
house-new-computed = { $language ->
    [de] Berechneter Bonus
    [en] Computed bonus
   *[sv] Beräknad bonus
 }
house-bonus-name = Bonusens namn
house-bonus-kind = Typ av bonus
house-bonus-kind-tiers = Summerad
house-bonus-kind-computed = Beräknad ur rutor
house-formula = Så räknas den
house-formula-hint = Med rutornas namn, +, −, × och parenteser: (Maximum − Minimum) × Ettor. Den räknas så snart alla rutor i den är ifyllda.
house-only-if = Bara om
house-only-if-hint = Med <, ≤ eller =: 0 < Minimum < Maximum. Annars ger den ingenting; lämnas det tomt räknas den alltid.
house-no-formula = ”{ $found }” går inte att räkna ut. Där får det bara stå namn på rutor, tal och räknetecken.
house-over = Vad som summeras
house-over-upper = övre delen
house-over-lower = nedre delen
house-over-all = alla rutor
house-over-boxes = enskilda rutor
house-over-which = Vilka rutor
house-minus = Vad som dras av
house-minus-nothing = ingenting
house-minus-upper = övre delen
house-minus-lower = nedre delen
house-minus-boxes = enskilda rutor
house-minus-which = Vilka rutor som dras av
house-count = Vad som räknas
house-count-points = poängen
house-count-entries = rutor som inte är strukna
house-count-strikes = strukna rutor
house-per = För
house-per-column = varje kolumn
house-per-sheet = hela protokollet
house-per-row = varje rad över alla kolumner
house-paid = Poäng ges
house-paid-tiers = i steg
house-paid-each = för varje ruta
house-each = Poäng för var och en av rutorna
house-tiers = Steg
house-tier-from = Från
house-tier-gives = { $counted ->
   *[points] poäng får du
    [entries] rutor får du
    [strikes] strukna får du
 }
house-tier-of = Steg från { $from }
house-tier-grows = { $more } mer per { $each } därutöver
house-tiers-hint = Det högsta steg som nås räknas. Utan ”till” gäller ett steg också allt däröver; ”per ytterligare” låter det växa.
house-tier-each = per ytterligare
house-tier-more = poäng mer
house-tier-add = Lägg till steg
house-tier-remove = Ta bort steget från { $from }
house-from = från
house-to = till

house-extra = Fem lika en gång till
house-extra-about = Vad det ändå ger
house-extra-name = Regel { $number }
house-add-extra = Lägg till regel
house-new-extra = extra
house-when = När den egna rutan
house-when-filled = är ifylld eller struken
house-when-scored = har poäng
house-when-struck = är struken
house-when-open = ännu är ledig
house-when-any = är ledig eller inte
house-number = Och den matchande sifferrutan
house-number-any = är ledig eller ifylld
house-number-free = ännu är ledig
house-number-filled = är ifylld
house-place = Vart kastet måste, i turordning
house-place-any = Det får föras in var som helst.
house-place-number = den matchande sifferrutan
house-place-lower = en ruta nedtill
house-place-upper = en ruta upptill
house-extra-bonus = Extrapoäng bredvid rutan
house-bonus-all = överallt
house-bonus-number = i den matchande sifferrutan
house-bonus-upper = annars i övre delen
house-bonus-lower = i nedre delen
house-extra-worth = Vad det räknas som i andra rutor (joker)
house-extra-served = Och när alla tärningar slås på ett kast
house-every-lower = varje ruta nedtill
house-every-upper = varje ruta upptill
house-worth-add = En ruta till
house-choose = Välj …
house-worth-remove = { $box }: inte längre joker

house-columns = Kolumner
house-columns-about = Utan någon har protokollet en kolumn som fylls i valfri ordning. Den blir kvar när du lägger till den första.
house-add-columns = Lägg till kolumn
house-new-columns = { $language ->
    [de] Spalte
    [en] Column
   *[sv] Kolumn
 }
house-column-name = Kolumnens namn
house-column-boxes = Rutor i kolumnen
house-column-boxes-all = alla
house-column-boxes-listed = utvalda, i egen ordning
house-column-boxes-list = Rutor uppifrån och ner
house-sequence-add = Lägg till
house-move-up = { $name }: längre upp
house-move-down = { $name }: längre ner
house-order = Hur den fylls
house-order-free = fritt
house-order-down = uppifrån och ner
house-order-up = nerifrån och upp
house-order-ends = från båda ändarna
house-order-middle = från mitten och utåt
house-order-halves = övre halvan först, sedan den nedre
house-order-section-upper = de övre rutorna
house-order-section-lower = de nedre rutorna
house-order-lines = i flera rader
house-order-line = Rad { $number }
house-order-listed = i egen ordning
house-order-list = Ordning att fylla i
house-strikes = Stryka
house-strikes-next = bara en ruta som står på tur
house-strikes-any = vilken ledig ruta som helst
house-announce = Utropa
house-announce-never = inte alls
house-announce-after = direkt efter första kastet
house-announce-before = före första kastet
house-announce-unless-served = efter första kastet, utom för alla tärningar på ett kast
house-miss = Utropad och missad
house-miss-box = stryker den rutan
house-miss-any = stryker vilken ruta som helst
house-column-throws = Kast per omgång i kolumnen
house-column-throws-hint = Lämna tomt för det vanliga antalet; 1 betyder bara första kastet.
house-result = Spelpoäng för flest poäng i kolumnen
house-result-all = Extra spelpoäng för alla kolumner
house-weight = Så många gånger räknas kolumnen
house-column-served = Alla tärningar på ett kast
house-column-served-extra = ger vad rutan säger för det
house-column-served-plain = räknas här som vilket kast som helst
house-column-served-only = bara de ger poäng här
house-column-bonuses = Bonusar som gäller här
house-column-extra = Regler för fem lika en gång till som gäller här

house-symbols = Sidornas bilder och namn
house-symbols-about = Pokertärningar visar 9, 10, knekt, dam, kung och ess. Det är siffran bakom som räknas.
house-symbols-poker = Pokertärningar: 9, 10, Kn, D, K, E
house-symbols-none = Siffror igen
house-symbol-add = Sida med egen bild
house-new-symbol = { $language ->
    [de] Stern
    [en] Star
   *[sv] Stjärna
 }
house-symbol-name = Sidans namn
house-symbol-sign = Tecken på tärningen
house-symbol-face = Står för siffran
house-symbol-picture = Bild
house-picture-sign = tecknet
house-picture-pips = prickar
house-picture-nine = kort: nia
house-picture-ten = kort: tia
house-picture-jack = kort: knekt
house-picture-queen = kort: dam
house-picture-king = kort: kung
house-picture-ace = kort: ess
house-colours = Siffrornas färger
house-colours-about = När prickarna är färgade kan en ruta kräva tärningar i samma färg.
house-colour-add = Lägg till färg
house-new-colour = { $language ->
    [de] Rot
    [en] Red
   *[sv] Röd
 }
house-colour-name = Färgens namn
house-colour-faces = Siffror i den färgen

house-whole = Och i övrigt
house-total = Vad spelet går ut på
house-total-points = alla poäng
house-total-bonuses = bara bonusarna
house-note = Anmärkning
house-note-hint = Den ändrar inte reglerna.

## House rules: what is folded up, and what of it differs from most games

house-more-conditions = Fler villkor
house-more-conditions-about = Något annat dessutom
house-more-points = Särskilda poäng
house-more-points-about = Flera gånger, extra, på ett kast
house-more-points-about-number = Flera gånger, under 0, mindre senare
house-more-place = Plats och slut
house-more-place-about = Övre eller nedre, direkt vinst
house-more-bonus = Detaljer
house-more-bonus-about = Vilka rutor som räknas, fler steg
house-more-dice = Särskilda tärningar
house-more-dice-about = Siffror, jokrar, bilder, färger
house-more-turn = Särskilda omgångar
house-more-turn-about = Sista omgången, frikast
house-whole-about = Spelare, mål, anmärkning
house-bonuses-none = Inga
house-columns-one = En, i valfri ordning
house-told-kind-of_a_kind = { $value } lika
house-told-kind-groups = grupper { $value }
house-told-kind-run = stege på { $value }
house-told-kind-faces = med { $value }
house-told-kind-total = summa { $value }
house-told-kind-at_least = minst { $value }
house-told-kind-at_most = högst { $value }
house-told-kind-one_colour = samma färg
house-told-share = samma siffra två gånger
house-told-lowest = de lägsta
house-told-times = räknas { $value } gånger
house-told-plus = plus { $value }
house-told-served = { $value ->
    [double] dubbelt på ett kast
   *[other] { $value } på ett kast
 }
house-told-par = { $value } av rutans tärningar räknas som 0
house-told-later = { $value } mindre för varje senare
house-told-counts = inte i slutsumman
house-told-joker = { $value } som joker
house-told-entries = { $value } noteringar
house-told-per = { house-per }: { $value ->
    [sheet] { house-per-sheet }
   *[row] { house-per-row }
 }
house-told-wins = vinner direkt
house-told-ends = avslutar spelet
house-told-aliases = även { $value }
house-told-faces = siffror { $value }
house-told-counted = { $value } av dem räknas
house-told-odd = olika tärningar
house-told-wild = joker: { $value }
house-told-symbols = bilder
house-told-colours = färger
house-told-last-throws = { $value } kast i sista omgången
house-told-release = sparade tärningar ligger kvar
house-told-put-aside = minst { $value } undan
house-told-save = sparade kast
house-told-buy = frikast
house-told-players = { $least ->
    [one] en till { $most } spelare
   *[other] { $least } till { $most } spelare
 }
house-told-direction = motsols
house-told-total = bara bonusarna
house-told-all = spelpoäng för alla kolumner
house-told-note = med en anmärkning

## Verifying throws

verify-about = Har någon fuskat med tärningarna? Här räknas ett spel om, kast för kast.
verify-why = Varför fusk skulle märkas
verify-locked = Före första kastet låses en hemlighet in.
verify-added = Sedan bidrar varje enhet med egna slumptal: därför kan ingen välja kasten.
verify-repeated = Efter spelet visas hemligheten, och allt slås om här: därför skulle varje ändring märkas.
verify-link = Länk till bordet
verify-link-hint = Det som står i adressfältet när ni spelar.
verify-go = Kontrollera tärningarna
verify-mine = Vilket spel?
verify-agrees = Alla { $throws } kast stämmer.
verify-verdict-fair = Ingen har mixtrat med de { $throws } kasten.
verify-verdict-fixed = Under spelet har ingen mixtrat med de { $throws } kasten.
verify-verdict-consistent = Alla { $throws } kast hänger ihop.
verify-means-fair = Ingen kunde välja dem, inte ens servern.
verify-means-fixed = Alla gick att räkna fram igen.
verify-means-consistent = Om det var just ert spel vet bara en enhet som var med från början.
verify-means-wrong = Det som inte stämmer står här under.
verify-busy = Allt slås om …
verify-others = Andra spel
verify-none = Era spel dyker upp här så snart ett är slut.
verify-by-link = Kontrollera ett spel via dess länk
verify-evidence = Alla bevis: hemlighet, slumptal och varje kast
verify-exchanged = Utbytt: det här är inte spelet som enheten såg!
verify-seen = Den här enheten såg fingeravtrycket före första kastet; det är det här spelets.
verify-seen-differs = Före första kastet såg den här enheten fingeravtrycket { $seen }; nu visar servern { $found }.
verify-drawn = Den här enheten drog slumptalet för { $name }; det ingår i alla kast.
verify-drawn-differs = För { $name } drog den här enheten slumptalet { $seen }; nu visar servern { $found }.
verify-not-drawn = Slumptalet för { $name } drogs inte av den här enheten.
verify-none-drawn = Den här enheten bidrog inte med något eget slumptal: den vet att tärningarna var bestämda, men inte att servern inte valde dem.
verify-live = { $count ->
    [one] Den här enheten såg ett kast falla; det är likadant i det här spelet.
   *[other] Den här enheten såg { $count } kast falla; alla är likadana i det här spelet.
 }
verify-live-differs = Händelse { $number } var ett annat kast: den här enheten såg { $seen }, nu visar servern { $found }.
verify-event-differs = Händelse { $number } är inte den som den här enheten såg.
verify-no-memory = Den här enheten vet ingenting från tiden före första kastet. En server som ljuger kan ha hittat på hela spelet efteråt; bara en enhet som var med från början har bevis på ärliga tärningar.
verify-here = Det här spelet spelades bara på den här enheten; hemlighet och slumptal är dess egna.
verify-differs = Inte alla av de { $throws } kasten stämmer.
verify-commitment = Den visade hemligheten stämmer med fingeravtrycket.
verify-other-secret = Den visade hemligheten stämmer inte med fingeravtrycket.
verify-promise = Hemlighetens fingeravtryck (SHA-256)
verify-secret = Bordets hemlighet
verify-entropy = Slump från person { $number }
verify-throws = Alla kast
verify-number = Kast
verify-seat = Vem
verify-found = Slaget
verify-right = Slaget igen
verify-same = stämmer
verify-download = Ladda ner spelet; ”pasch verify” kontrollerar filen utan nät

## Dice statistics

dice-about = Alla tärningar som har slagits på den här servern, sida för sida.
dice-none = Inget har slagits här än
dice-none-what = Så snart någon spelar ser du här hur ofta varje sida har kommit upp. Med bra tärningar kommer alla upp ungefär lika ofta.
dice-kind = { $throws } tärningar slagna
dice-other = Tärningar med { $faces }: { $throws } slagna
dice-house = Tärningar ur husregler
dice-house-about = Får vara ojämna och räknas inte ovan
dice-exact = Detaljer
dice-exact-about = Så kontrolleras det
dice-face = Sida
dice-count = Slagen
dice-share = Andel
dice-expected = Om alla kom lika ofta skulle varje sida komma upp { $share } av gångerna.
dice-verdict-few = För få kast för att kunna säga något än.
dice-verdict-fair = Tärningarna är ärliga: ingen sida kommer påfallande ofta eller sällan.
dice-verdict-watch = De faller lite ojämnt just nu. Så kan det bli även med ärliga tärningar då och då.
dice-verdict-odd = Ärliga tärningar faller nästan aldrig så här ojämnt.
dice-test = Chitvåtestet jämför hur ofta varje sida kom med helt jämn fördelning: chitvå { $chi } med { $degrees } frihetsgrader, p = { $p }. Ärliga tärningar faller minst så här ojämnt i { $percent } av fallen.
dice-verify = Ett enskilt spel kontrolleras här:

house-draft-title = Påbörjat och inte sparat
house-draft-go = Fortsätt med det
house-draft-discard = Släng
house-draft-resumed = Du fortsätter där du var.
house-draft-anew = Börja om

rules-example-dice = Tärningar: { $dice }
house-idle = Det här gör ingenting: spelet är likadant utan det.
house-wrong-counts-nowhere = Rutan ”{ $box }” räknas inte i slutsumman, och inget beräknas ur den än: lägg till en bonus för den som är ”Beräknad ur rutor”.
house-wrong-box-nowhere = I ingen kolumn: { $box }. Lägg till det i en, eller ta bort det här.
house-wrong-bonus-nowhere = Bonusen ”{ $bonus }” räknas inte i någon kolumn: välj den i en, eller ta bort den.

## What a house rule does

effects-title = Vad regeln gör
effects-about = Poäng, speltid, tur och skicklighet: i sin helhet, och för varje ändring av { $parent } för sig. Att räkna ut det kan ta några minuter.
effects-about-own = Poäng, speltid, tur och skicklighet. Att räkna ut det kan ta några minuter.
effects-ask = Räkna ut
effects-working = { $of ->
        [one] Spelet räknas ut: { $percent }
       *[other] { $done } av { $of } spel uträknade: { $percent }
    }
effects-mean = Poäng i snitt, med perfekt spel
effects-sd = Nio av tio spel slutar mellan
effects-range = { $low } och { $high }
effects-minutes = Speltid per person
effects-minutes-about = { $turns ->
        [one] En omgång
       *[other] { $turns } omgångar
    }, med de kast som perfekt spel behöver
effects-skill = Tur eller skicklighet
effects-luck = Tur
effects-art = Skicklighet
effects-skill-is = { $share ->
    [luck] Turen avgör ofta.
    [skill] Den som spelar bra vinner för det mesta.
   *[both] Den som spelar bra vinner oftare.
 }
effects-skill-change = { $side ->
    [same] tur och skicklighet som i { $parent }
    [luck] lite mer tur än i { $parent }
   *[skill] lite mer skicklighet än i { $parent }
 }
effects-skill-more = { $side ->
    [luck] Lite mer tur
   *[skill] Lite mer skicklighet
 }
effects-unused = Rutor som ingen använder
effects-unused-about = Även med perfekt spel ger de poäng i färre än ett av tio spel.
effects-beside = { $by } mot { $parent }
effects-unit-mean = { $amount } poäng
effects-unit-minutes = { $amount } minuter
effects-alone = Varje ändring för sig
effects-other = Vad som skiljer sig från { $parent }
effects-together = Alla tillsammans
effects-unclear = Går knappt att mäta.
effects-not-alone = Bara möjlig tillsammans med andra ändringar.
effects-change-minutes = Speltid { $by }
effects-change-unused = Då använder ingen: { $boxes }
effects-left = { $left ->
        [one] En ändring till ingår bara i ”Alla tillsammans”.
       *[other] { $left } ändringar till ingår bara i ”Alla tillsammans”.
    }
effects-measured-learned = Protokollet är för stort för en exakt uträkning: 1 000 spel spelades efter inlärda värden; snittet stämmer på ungefär { $mean } poäng när.
effects-measured-rough = Protokollet är för stort för en exakt uträkning: 1 000 spel spelades efter grova värden; snittet stämmer på ungefär { $mean } poäng när. Med perfekt spel blir det några procent mer.
