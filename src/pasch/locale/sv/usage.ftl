# Wrong use of the command line.

## At the table of the terminal

error-would-be-lost = { $file } läses här och skulle gå förlorad: ange en annan fil att skriva till.
error-dice-needed = { $count ->
    [one] en tärning kastades: skriv vad den visar
   *[other] { $count } tärningar kastades: skriv vad de visar
 }; ”{ $found }” är något annat.
error-buy-names-dice = säg vilka tärningar du sparar när du köper ett kast: $44 till exempel, eller $- för att slå om alla.
error-enter-goes-on = bara Enter går vidare; u ångrar det senaste valet.
error-dice-awaited = { $count ->
    [one] en tärning kastades: skriv vad den visar.
   *[other] { $count } tärningar kastades: skriv vad de visar.
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
