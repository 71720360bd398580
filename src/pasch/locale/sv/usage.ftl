# Wrong usage of the command line.

usage-help = ”{ $command }” ger hjälp.
usage-unknown-option = Det finns inget alternativ ”{ $given }”.
usage-unknown-option-near = Det finns inget alternativ ”{ $given }”; menade du ”{ $near }”?
usage-unknown-command = Det finns inget kommando ”{ $given }”.
usage-unknown-command-near = Det finns inget kommando ”{ $given }”; menade du ”{ $near }”?
usage-missing = { $name } saknas.
usage-bad-value = { $name } måste vara en av { $allowed }.
usage-option-value = ”{ $option }” behöver ett värde.
usage-unexpected = ”{ $found }” är ett argument för mycket.
usage-interrupted = Avbrutet.
usage-our-mistake = Det här är ett fel i Pasch, inte ditt ({ $error }). Med --debug visas var.
usage-no-cache = Det finns ingen plats för en cache i din hemmapp: kompilerad kod och lösningar sparades inte.
error-file-unusable = { $file } går inte att använda: { $reason }.
error-output-closed = standard ut är stängd.
error-output-lost = det går inte att skriva till standard ut: { $reason }.

replay-unfinished = Spelet är inte slut än.

## pasch serve

error-serve-port = en port är ett tal från { $least } till { $most }, inte ”{ $found }”.
error-serve-name = ”{ $found }” är inget servernamn; ett sådant ser ut som pasch.example.
error-serve-workers = antalet processer ligger mellan { $least } och { $most }; det kan inte vara ”{ $found }”.
error-serve-connections = antalet anslutningar ligger mellan { $least } och { $most }; det kan inte vara ”{ $found }”.
error-serve-megabytes = antalet megabyte ligger mellan { $least } och { $most }; det kan inte vara ”{ $found }”.
error-serve-host = ”{ $host }” är ingen adress till den här datorn.
error-serve-root-path = ”{ $found }” är ingen möjlig sökväg; skriv den som /pasch.
error-serve-proxy-all = ”{ $found }” är alla adresser: vem som helst kunde då utge sig för att vara vem som helst. Ange proxyns egen, till exempel 10.0.0.2.
error-serve-proxy = ”{ $found }” är varken adress eller nät för en proxy; så ser det ut: 10.0.0.2 eller 10.0.0.0/8.

## At the table of the terminal, and commands

error-would-be-lost = { $file } läses här och skulle gå förlorad: ange en annan fil att skriva till.
error-dice-needed = { $count ->
    [one] en tärning slogs: skriv vad den visar
   *[other] { $count } tärningar slogs: skriv vad de visar
 }; ”{ $found }” är något annat.
error-buy-names-dice = säg vilka tärningar du sparar när du köper ett kast: $44 till exempel, eller $- för att slå om alla.
error-enter-goes-on = bara Enter går vidare; u ångrar det senaste valet.
error-dice-awaited = { $count ->
    [one] en tärning slogs: skriv vad den visar.
   *[other] { $count } tärningar slogs: skriv vad de visar.
 }
error-nothing-typed = { $moment ->
    [before] Enter slår, ! och ett namn utropar en ruta.
    [announce] nu måste en ruta utropas: ! och dess namn.
    [decide-last] skriv en ruta, eller x och en ruta att stryka.
   *[decide] skriv vilka tärningar du sparar (- slår om alla), eller en ruta.
 }
error-line-needs-sign = inga tärningar visar ”{ $found }”; menar du raden, skriv #{ $found }.
error-too-many-dice = det där är { $found } tärningar; spelet har { $count }.
error-no-odd-die = ett + står före det som avvikande tärningar visar; så många slags tärningar finns inte här.
error-odd-die-unclear = ”{ $found }” säger inte vad avvikande tärningar visar; de står efter ett +: { $choices }?
error-no-such-column = protokollet har ingen kolumn { $found }; det finns { $most }.
error-line-not-in-column = kolumn { $column } har ingen ruta på rad { $line }.
error-no-such-line = protokollet har ingen rad { $found }; det finns { $most }.
error-no-unfinished-game = det finns inget påbörjat spel att fortsätta.
error-game-finished = spelet i { $file } är slut; ”pasch replay” visar det.
error-save-exists = { $file } finns redan; ”--resume --save { $file }” spelar vidare på det spelet.
error-no-such-seat-kind = ”{ $found }” kan inte sätta sig; på en plats sitter ”you” eller en datorspelare ({ $allowed }), med namn om du vill, som i ”you:Anna”.
error-two-seats-one-name = två platser heter ”{ $name }”; ge dem egna namn, som i ”you:Anna”.
error-resume-takes-no-variant = ”{ $variant }” hör till ett nytt spel; ett spel som återupptas behåller sin variant.
error-no-such-first = ”{ $found }” sitter inte vid bordet; { $allowed } kan börja.
error-resume-takes-no = ”{ $option }” hör till ett nytt spel; ett spel som återupptas behåller sina inställningar.
error-review-only-games = en analys kräver ett inspelat spel med dess kast, eller för ett protokoll utan kast dess variant, till exempel --variant kniffel.
error-review-several = filen innehåller { $games } spel: --game säger vilket, till exempel --game 1; ”pasch stats” räknar ihop alla.
error-review-no-such-game = { $games ->
    [one] filen innehåller bara ett spel.
   *[other] filen innehåller bara { $games } spel.
 }
error-review-block-no-page = det finns inga sidor om ett protokoll utan kast; ”pasch sheet” skriver ut det.
error-site-folder-taken = { $folder } innehåller något annat än en tidigare webbplats; välj en ny eller tom mapp.
error-settings-kind = ”{ $name }” måste vara { $kind ->
    [switch] true eller false.
    [list] en lista med texter: ["…", "…"].
   *[one] en text eller ett heltal.
 }
error-workers-need-postgresql = flera processer kräver PostgreSQL; ange dess adress med --database.
error-json-twice = nyckeln ”{ $key }” står två gånger i ett objekt; bara en av dem skulle räknas.
error-print-long-name = namnet ”{ $found }” är för långt för en kolumn: högst { $most } tecken.
error-count-below-one = { $name } är { $found }; minst 1 krävs.
error-unknown-language = det finns inget språk { $found } här; välj { $allowed }.
