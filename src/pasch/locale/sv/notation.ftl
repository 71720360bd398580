# What can be wrong in a text: dice, positions, records and their JSON.
# The signs in quotation marks are those of the notation, alike in every language.

## Dice

## Positions

error-position-too-long = ställningen är längre än { $limit } tecken.
error-position-fields = en ställning har { $right } delar (variant, protokoll, plats, omgång), och här finns { $found }.
error-not-a-variant-id = ”{ $found }” är inget id för en variant: det består av små bokstäver, siffror och ”-”.
error-not-a-card = ”{ $found }” är inget protokoll: efter kolumnerna får bara ”^” och ett antal sparade kast följa.
error-card-columns = protokollet har { $right } { $right ->
    [one] kolumn
   *[other] kolumner
 }, och här finns { $found }; kolumner skiljs åt med ”/”.
error-not-a-column = ”{ $found }” är ingen kolumn: efter rutorna får bara ”+” med extrapoäng och sedan ”$” med köpta kast följa.
error-column-boxes = kolumnen har { $right } { $right ->
    [one] ruta
   *[other] rutor
 }, och här finns { $found }; rutor skiljs åt med ”,”.
error-box-entries = { $box } rymmer { $right } { $right ->
    [one] notering
   *[other] noteringar
 }, och här finns { $found }; noteringar i samma ruta skiljs åt med ”;”.
error-not-an-entry = ”{ $found }” kan inte stå i { $box }: skriv poäng, ”-” för struken eller ”.” för ledig.
error-impossible-points = { $found } poäng kan inte stå i { $box }; möjligt är { $allowed }.
error-gap-in-box = { $box } fylls från vänster: en ledig notering står före en ifylld.
error-filled-too-early = { $box } går inte att fylla än: kolumnen fylls i ordning, och { $next } kommer först.
error-extra-points = { $found } poäng bredvid rutorna är för mycket: de här noteringarna ger högst { $most }.
error-points-out-of-place = { $found } poäng kan inte stå i { $box } bredvid de andra noteringarna; möjligt är { $allowed }.
error-extra-points-between = { $found } poäng bredvid rutorna går inte: de här noteringarna ger { $allowed }.
error-bought-throws = { $found } { $found ->
    [one] köpt kast
   *[other] köpta kast
 } är för mycket: här är { $most } möjligt.
error-saved-throws = { $found } { $found ->
    [one] sparat kast
   *[other] sparade kast
 } är för mycket: här är { $most } möjligt.
error-uneven-cards = protokollen har { $found } noteringar: när plats { $seat } står på tur måste de andra ha lika många, eller en mer om de redan har spelat den här rundan.
error-not-a-seat = ”{ $found }” är ingen plats: skriv dess nummer och ”>” för medsols eller ”<” för motsols, som ”1>”.
error-not-a-turn = ”{ $found }” är ingen omgång: skriv ”0” före första kastet, eller kast och tärningar som ”2:13355”.
error-not-at-once = ”{ $found }” kan inte stå här: inget kast av den här spelaren avslutade spelet direkt.
error-not-a-start = ”{ $found }” är inget slag om vem som börjar: skriv platserna som slår, i stigande ordning, och vad de första slog, som ”start:123:46”.
error-start-with-entries = det slås inte längre om vem som börjar när något redan står i ett protokoll.
error-start-other-seat = plats { $right } slår nu om vem som börjar, inte plats { $found }.
error-lay-in-first-throw = i första kastet kan ingen tärning ligga kvar.

## Records

error-record-too-large = spelet är större än { $limit } kB.
error-not-a-tag = { $found } är ingen tagg: skriv [Name "värde"].
error-tag-name = en tagg kan inte heta ”{ $found }”: namnet börjar med en bokstav och består av bokstäver, siffror och ”_”.
error-tag-turns = taggen { $name } räknar upp omgångar, som ”2, 3”; här står ”{ $found }”.
error-tag-reserved = taggen { $found } hör till formatet; välj ett annat namn.
error-seat-name = namnet { $found } innehåller tecken som inte går att visa.
error-tag-twice = taggen { $tag } står här två gånger.
error-tag-missing = taggen { $tag } saknas.
error-unknown-seat = det finns ingen plats ”{ $found }”: skriv { $most ->
    [one] 1
   *[other] ett nummer från 1 till { $most }
 }, eller platsens namn.
error-other-rules = spelet spelades efter andra regler för { $variant } än de här: deras kännetecken är { $found }, inte { $right }.
error-comment-open = här börjar en kommentar som saknar avslutande ”{ "}" }”.
error-unreadable-word = ”{ $found }” hör inte hemma i ett inspelat spel.
error-seat-without-colon = kolonet efter ”{ $seat }” saknas, som i ”{ $seat }: 13446”.
error-turn-not-finished = omgången för plats { $seat } är inte avslutad: ”= RUTA POÄNG” saknas, eller ”= RUTA x” för att stryka.
error-start-missing = det framgår inte vem som börjar: skriv en rad som ”start 1:4 2:6” före omgångarna, eller taggen [First "1"].
error-wrong-seat-start = plats { $right } slår nu om vem som börjar, inte plats { $found }.
error-wrong-seat = plats { $right } står på tur, inte plats { $found }.
error-seat-missing = ”{ $found }” hör inte till någon omgång: en omgång börjar med sin plats, här plats { $right }, och ett kolon.
error-hold-without-dice = efter ”>” står tärningarna som sparades, eller ”-” för inga.
error-throw-must-be-bought = ett kast till måste köpas här: skriv ”$>{ $hold }”.
error-missing-hold = före { $found } står det inte vilka tärningar som sparades; var det ”{ $hold }”?
error-hold-needed = före { $found } står det inte vilka tärningar som sparades: skriv ”>” och tärningarna, eller ”>-” för inga.
error-only-new-dice = { $found } är bara de omslagna tärningarna; skriv alla: { $right }.
error-entry-without-box = efter ”=” står en ruta, som i ”= RUTA POÄNG” eller ”= RUTA x”.
error-strike-with-x = { $roll } ger ingenting i { $box }; skriv ”{ $right }” för att stryka.
error-wrong-points = ”{ $found }” stämmer inte: rätt är ”{ $right }”.

## Records as JSON

error-not-json = det här är ingen JSON: { $detail }.
json-value = ett värde saknas här
json-key = en nyckel inom citattecken saknas här
json-colon = kolonet efter nyckeln saknas
json-comma = ett kommatecken saknas här
json-last-comma = inget kommatecken står efter den sista
json-quote = citattecknet i slutet av en text saknas
json-line = en text innehåller varken radbrytning eller tabb
json-escape = ”\” i en text skrivs två gånger
json-end = något står efter slutet
json-other = det går inte att läsa
error-key-not-in-record = ett inspelat spel har ingen nyckel ”{ $key }” här.
error-not-in-notation = { $found } är inte skrivet som notationen kräver.
error-link-damaged = länken är inte hel; kanske saknas slutet.
error-link-newer = länken gjordes av en nyare version av Pasch.
error-link-own-rules = ”{ $variant }” följer inte med Pasch; den som fick länken skulle inte ha reglerna.
