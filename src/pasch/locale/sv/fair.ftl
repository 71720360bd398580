# Provably fair dice: what "pasch verify" says, and what a game may lack for it.

help-verify =
    Räkna efter om tärningarna i ett spel slogs ärligt.

    FIL är spelet som en server för Pasch, eller en webbläsare som var med, erbjuder för nedladdning när det är slut.
    Kontrollen kräver inget nät: om hemligheten stämmer med sitt fingeravtryck, och om varje kast följer av hemligheten
    och av det som spelarna bidrog med. Det bevisar ärliga tärningar bara för den som känner till fingeravtrycket från
    före första kastet: en webbläsare som var med skriver det i sin fil, och --seen tar emot det.
help-verify-seen = Fingeravtrycket (64 siffror) som syntes vid bordet före första kastet.
help-verify-drew = PLATS=TAL: talet (32 siffror) som sedan drogs för en plats; får anges flera gånger.
metavar-seen = FINGERAVTRYCK
metavar-drew = PLATS=TAL
help-verify-variant = TOML-filen med den egna variant som spelet spelades efter.

fair-verdict-fair = Tärningarna är ärliga: de var bestämda före första kastet, och ett tal som drogs här ingår i alla.
fair-verdict-fixed = Tärningarna stämmer: alla var bestämda före första kastet.
fair-verdict-consistent = Spelet motsäger inte sig självt. Om det är det som spelades kan filen ensam inte bevisa.
fair-verdict-wrong = Tärningarna stämmer INTE.
fair-seen-agrees = Fingeravtrycket som syntes före första kastet är det här spelets.
fair-seen-differs = UTBYTT: före första kastet syntes fingeravtrycket { $seen }; det här spelet har { $found }.
fair-drawn-agrees = Talet som drogs för { $name } ingår i tärningarna.
fair-drawn-differs = UTBYTT: för { $name } drogs talet { $seen }; det här spelet har { $found }.
fair-live-agrees = { $count ->
    [one] Kastet som syntes falla är likadant i det här spelet.
   *[other] De { $count } kast som syntes falla är likadana i det här spelet.
 }
fair-live-differs = UTBYTT: av de första { $count } kasten är minst ett inte det som syntes falla.
fair-commitment-agrees = Hemligheten stämmer med sitt fingeravtryck.
fair-commitment-differs = Hemligheten stämmer inte med fingeravtrycket.
fair-throws-agree = { $count ->
    [0] Det finns inget kast i det här spelet än.
    [one] Det enda kastet är omräknat och stämmer.
   *[other] Alla { $count } kast är omräknade och stämmer.
 }
fair-throw-differs = Kast { $number } ({ $name }) stämmer inte: i filen står { $found }, omräknat blir det { $right }.
fair-entropy = Bidrog med egen slump: { $names }.
fair-no-entropy = Ingen bidrog med egen slump: hemligheten ensam bestämmer tärningarna.
fair-unfinished = Spelet slutar i förtid; det som finns är kontrollerat.
fair-compare = Känner du till fingeravtrycket från före första kastet, ange det med --seen; det här spelet har { $commitment }

error-not-fair-game = spelet spelades inte med bevisbart ärliga tärningar; ett sådant har taggen [Dice "fair"].
error-secret-not-shown = hemligheten bakom tärningarna saknas än: den visas när spelet är slut.
error-fair-tag-missing = bevisbart ärliga tärningar kräver taggen { $tag }, och den saknas.
error-fair-tag = taggen { $tag } måste innehålla { $count } siffror ur 0-9 och a-f, inte ”{ $found }”.
error-fair-seen-throws = taggen SeenThrows måste innehålla ett antal kast och 64 siffror ur 0-9 och a-f, inte ”{ $found }”.
error-verify-seen = ett fingeravtryck har { $count } siffror ur 0-9 och a-f; ”{ $found }” är inget.
error-verify-drew = --drew kräver numret på en plats och { $count } siffror ur 0-9 och a-f, som i 1=0f3a…; inte ”{ $found }”.
error-entropy-without-seat = det finns ingen plats för taggen { $tag }: { $most } sitter vid bordet.
