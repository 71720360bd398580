# Everything that can be wrong, one sentence each. The name after "error-" is the stable code.
# In front of the sentence stand the file and the place.

place-line = rad { $line }

## Reading a variant document

error-document-too-large = dokumentet är större än { $limit } kB.
error-line-too-long = raden är längre än { $limit } tecken.
error-direction-mark = här finns ett osynligt tecken som vänder skrivriktningen; ta bort det.
error-document-too-deep = nycklar eller klamrar i dokumentet är nästlade djupare än någon variant behöver.
error-not-toml = det här är ingen TOML: { $detail }.
error-not-utf8 = filen är ingen text i UTF-8 eller UTF-16.
error-cannot-read = { $file } går inte att läsa: { $reason }.
error-wrong-type = här står { $found }; tillåtet är { $allowed }.
quoted-text = en text inom citattecken: { $example }
error-out-of-range = här står { $found }; tillåtet är { $allowed }.
error-wrong-length = { $what ->
    [text] här står { $found }; tillåtet är { $allowed } tecken.
    [boxes] det är { $number } rutor; det ska vara { $allowed }.
    [columns] det är { $number } kolumner; det ska vara { $allowed }.
    [bonuses] det är { $number } bonusar; det ska vara { $allowed }.
    [extra] det är { $number } extraregler; det ska vara { $allowed }.
   *[other] listan har { $number ->
        [one] en post
       *[other] { $number } poster
     }; det ska vara { $allowed }.
 }
error-not-one-of = här står { $found }; tillåtet är { $allowed }.
error-not-one-of-near = här står { $found }; menade du { $near }? Tillåtet är { $allowed }.
error-not-one-of-written = { $found } skrivs { $near } här; tillåtet är { $allowed }.
error-wrong-characters = { $what ->
    [name] { $found } kan inte vara ett namn: ett namn är en rad utan osynliga tecken och utan {"{ } [ ] | = > ! ;"}
    [sign] { $found } får inte plats på en tärning: ett tecken har en till tre bokstäver eller siffror.
    [variant] { $found } kan inte vara ett id: ett id har små bokstäver (a till z), siffror och ”-”, till exempel "var-yatzy".
   *[other] { $found } kan inte vara ett id: ett id börjar med en liten bokstav, följd av små bokstäver (a till z), siffror och ”_”, till exempel "tva_par".
 }
error-unknown-key-near = det finns ingen nyckel ”{ $key }”; menade du ”{ $near }”?
error-unknown-key-written = ”{ $key }” skrivs ”{ $near }” här.
error-unknown-key-inside = ”{ $key }” hör hemma i ”{ $inside }”.
error-unknown-key = det finns ingen nyckel ”{ $key }”; nycklarna här är { $allowed }.
error-missing-key = nyckeln ”{ $key }” saknas.
error-inheritance-circle = varianterna ärver av varandra i en cirkel: { $chain }.
error-inheritance-too-deep = fler än { $limit } varianter ärver av varandra.
error-part-not-inherited-near = här ärvs ingen ”{ $key }”; menade du ”{ $near }”? Det som är nytt behöver ”names”.
error-nothing-to-take-out = inget att ta bort: här ärvs ingen ”{ $key }”; { $number ->
    [one] det finns bara ”{ $allowed }”
   *[other] det finns { $allowed }
 }.
error-nothing-to-take-out-near = inget att ta bort: här ärvs ingen ”{ $key }”; menade du ”{ $near }”?
error-not-inherited = inget att ta bort: här ärvs ingen ”{ $key }”, så utelämna bara ”{ $key } = false”.
error-taken-out-as-a-whole = bara delarna av [{ $key }] går att ta bort, var och en med sitt namn: ”… = false” under [{ $key }].
error-unknown-variant-near = det finns ingen variant ”{ $found }”; menade du ”{ $near }”?
error-unknown-variant = det finns ingen variant ”{ $found }”; det finns { $allowed }, eller namnet på en TOML-fil.

## What a document gets wrong

error-twice = { $found } står här två gånger.
error-odd-die-alone = utöver de avvikande tärningarna måste minst en annan finnas kvar; ”count” räknar alla.
error-one-face-only = den här tärningen visar { $face } på varje sida; det måste finnas minst två olika siffror.
error-all-wild = minst en siffra måste finnas kvar som inte är joker.
error-too-many-sides = med lika sidor har de här tärningarna högst { $most } sidor, här är de { $found }.
error-too-many-readings = med jokrar går de här tärningarna att läsa på { $found } sätt; gränsen är { $most }.
error-too-many-holds = av de här tärningarna går det att spara på { $found } sätt; gränsen är { $most }.
error-too-many-rolls = de här tärningarna ger { $found } olika kast; gränsen är { $most }.
error-two-colours = siffran { $face } har redan färgen { $other }.
error-two-symbols = siffran { $face } har redan ett namn: ”{ $other }”.
error-same-sign = ”{ $sign }” står redan på en annan sida: ”{ $other }”.
error-save-and-buy = kast kan sparas eller köpas, inte båda delarna.
error-unless-served-and-only = announce = "unless-served" och served = "only" hör inte ihop i samma kolumn: här ger ändå bara det som slås på ett enda kast poäng, så det finns inget att utropa.
error-last-throws-not-more = sista omgången måste ha fler kast än de andra: fler än { $throws }.
error-last-throws-and-others = fler kast i sista omgången går bara där kast varken sparas eller köps.
error-reserved-name = ”{ $found }” betyder något annat i ett dokument; välj ett annat id.
error-number-box-has-no = en sifferruta har inget ”{ $key }”: tärningarna som visar dess siffra räknas ihop.
error-more-points-than-throws = här står poäng för { $found } kast, men ingen omgång har fler än { $most }.
error-needs-key = det här kräver ”{ $key }”.
error-plus-below-zero = här står { $found }, men det ska vara 0-1000. Under 0 börjar en sifferruta med ”par”: med par = 3 räknas tre tärningar som 0, och varje tärning mindre kostar sina ögon.
error-not-both = ange ”{ $one }” eller ”{ $other }”, inte båda.
error-order-lacks-box = ordningen säger inte när de här rutorna fylls: { $boxes }.
error-unknown-name-near = det finns inget ”{ $found }”; menade du ”{ $near }”?
error-unknown-name = det finns inget ”{ $found }”; { $number ->
    [0] spelet har inget sådant
    [one] det finns bara ”{ $allowed }”
   *[other] det finns { $allowed }
 }.
error-same-name = namnet ”{ $name }” hör också till ”{ $other }”.
error-box-in-no-column = rutan ”{ $box }” står inte i någon kolumn: lägg till den i { $lists }.
error-inherited-box-in-no-column = den ärvda rutan ”{ $box }” står inte i någon kolumn: lägg till den i { $lists }, eller ta bort den med ”{ $box } = false” under [boxes].
error-boxes-in-no-column = de här rutorna står inte i någon kolumn: { $box }. Lägg till dem i { $lists }, eller ta bort var och en med ”… = false” under [boxes].
error-name-taken-out = ”{ $found }” är borttagen under [{ $part }] men nämns fortfarande här: skriv om stället utan den.
error-bonus-in-no-column = bonusen ”{ $bonus }” räknas inte i någon kolumn.
error-needs-one-key = här står ingenting; ange en av { $allowed }.
error-computed-of-nothing = här nämns ingen ruta som något kan beräknas ur.
error-no-boxes = här finns varken en variant som spelet liknar (like = "kniffel") eller en egen ruta under [boxes].
error-no-box-left = alla rutor är borttagna; minst en måste vara kvar.
error-no-formula = { $found } går inte att räkna ut: skriv { $said }, eller samma sak med difference eller product.
error-points-of-tiers = vad bonusen ger står i dess steg: { $said }.
error-face-is-a-number = sidor är siffror, inte "{ $found }": det som står där i stället hör hemma under [dice.symbols].
error-computed-of-too-many = det här beräknas ur { $found } rutor; tillåtet är { $most }.
error-computed-in-no-column = ingen kolumn har alla de här rutorna: { $boxes }.
error-computed-too-large = det här kan bli { $found } poäng; tillåtet är { $most }.
error-box-counts-nowhere = rutan ”{ $box }” räknas inte, och inget beräknas ur den.
error-extra-without-five = en extraregel behöver en ruta för { $dice } lika, och det finns ingen.
error-box-never-scores = inget kast ger poäng i rutan ”{ $box }”.
error-counted-and-taken-off = { $number ->
    [one] rutan ”{ $boxes }” räknas
   *[other] { $boxes } räknas
 } redan i den här bonusen; det som dras av måste vara andra.
error-each-of-points = ”each” betalar för noteringar: med count = "entries" eller "strikes".
error-whole-or-half = här står { $found }; tillåtet är 0.5, 1, 1.5, 2 … upp till 10.
error-halves-and-bought = där kast köps räknas en kolumn bara ett helt antal gånger.
error-halves-and-odd = fem lika en gång till ger här udda poäng bredvid rutan; en sådan kolumn räknas bara ett helt antal gånger.
error-never-below-zero = här står { $found }, men summan blir aldrig lägre än 0: det kan den bara där något dras av (”minus”) eller en sifferruta börjar under 0 (”par”).
error-too-many-steps = steget växer { $found } gånger, och { $most } är tillåtet: ”each” måste vara större.
error-bonus-out-of-reach = ingen når { $found }: rutorna ger högst { $most }.
error-nothing-counts = bara bonusar ska räknas, och det finns ingen.
error-more-mistakes = det finns fler fel: bara de första { $shown } felen nämns.

## Keys of a document that change nothing

error-idle-key = ”{ $key }” ändrar ingenting: spelet är likadant utan.
error-idle-throws = det här ändrar ingenting: ingen omgång har fler än { $throws } kast.
error-idle-last-throws = ”last_throws” ändrar ingenting: varje kolumn säger själv hur många kast som gäller där.
error-idle-miss = ”miss” ändrar ingenting i en kolumn utan ”announce”.
error-idle-miss-any = miss = "any" ändrar ingenting: efter ett utrop får ingen annan ruta strykas i någon kolumn; strikes = "any" skulle tillåta det.
error-idle-strikes = ”strikes” ändrar ingenting i en kolumn med fri ordning och utan utrop.
error-idle-order-lists = ”order” ändrar ingenting: flera listor fylls sida vid sida. Det som ska komma efter varandra står i en enda: order = { $order }.
error-idle-served = ”served” ändrar ingenting: ingen ruta och ingen extraregel frågar om alla tärningar slogs på ett kast.
error-idle-served-only = served = "only" ändrar ingenting: allt som hamnar här slås på ett enda kast.
error-idle-unless-served = announce = "unless-served" gör inget mer än announce = true: alla kolumner kräver utrop, så det krävs alltid efter första kastet.
error-idle-place = ”place” ändrar ingenting medan den egna rutan är ledig: kastet får då alltid föras in där.
error-idle-extra = extraregeln ”{ $extra }” gäller inte i någon kolumn.
error-idle-extra-empty = extraregeln ”{ $extra }” ändrar ingenting: den säger varken vart kastet ska (”place”) eller vad det ger (”bonus”, ”worth”, ”served”).
error-idle-bonus = bonusen ”{ $bonus }” ändrar ingenting: den ger aldrig poäng.
error-idle-result = ”result” ändrar ingenting: bara en får spela.
error-win-by-columns = här vinner man kolumner, inte slutsumman; för det är vinstchansen inte känd.
error-idle-throws-at-once = ingen omgång har fler än { $throws } kast; { $key } = "any" säger samma sak.
error-idle-at-once = ”{ $key }” ändrar ingenting: bara en får spela, och ensam fortsätter man.
error-win-at-once = här kan ett enda kast avgöra spelet direkt; för det är vinstchansen inte känd.
error-idle-put-aside = ”put_aside” ändrar ingenting: en omgång har ett kast.
error-idle-release = ”release = true” gör ingenting: med ”put_aside” ligger undanlagda tärningar kvar.
error-idle-never = villkoret är aldrig uppfyllt: bonusen ”{ $bonus }” ger därför aldrig poäng.
error-idle-always = villkoret är alltid uppfyllt: ”when” kan tas bort.
error-idle-tier = steg { $number } nås aldrig: inga poäng i de här rutorna leder dit.
error-bonus-called-alike = bonusen ”{ $other }” heter också ”{ $name }”: ingen kan skilja dem åt i protokollet.

## What is no TOML, after error-not-toml

toml-equals = ”=” efter nyckeln saknas
toml-line-end = något följer efter värdet; allt behöver en egen rad, och 1.5 skrivs med punkt
toml-heading = ”]” i slutet av rubriken saknas
toml-quote = citattecknet i slutet av en text saknas
toml-escape = ”\” i en text inom citattecken skrivs två gånger
toml-list = ”]” i slutet av en lista saknas
toml-table = ”{"}"}” i slutet av en tabell saknas
toml-character = här finns ett tecken som inte kan stå här
toml-start = så kan ingen rad börja; det ska vara ”nyckel = värde” eller ”[avsnitt]”
toml-value = värdet efter ”=” saknas eller är felstavat; ord står inom raka citattecken: "så här"
toml-twice = det här är redan sagt längre upp
toml-other = det går inte att läsa

## What the rules do not allow

## Names

## Why a file cannot be read or written

reason-missing = filen finns inte
reason-folder = det är en mapp
reason-no-folder = en del av sökvägen är ingen mapp
reason-denied = den får inte öppnas
reason-full = disken är full
reason-too-long = namnet är för långt
reason-no-name = ingen fil kan heta så

## Finding variants

error-unknown-country = ingen variant hör hemma i { $found }; det finns { $allowed }.
error-unknown-family = det finns ingen familj { $found }; det finns { $allowed }.
error-find-dice = { $found } är inget antal tärningar från { $least } till { $most }.
error-find-minutes = { $found } är inget antal minuter från { $least } till { $most }.
error-link-out-of-folder = länken leder ut ur mappen; den hoppas över.
error-no-ordinary-file = det här är ingen vanlig fil utan till exempel ett rör, en enhet eller en mapp; den hoppas över.
error-id-taken = en annan variant har id ”{ $id }”; välj ett annat.
