# The command "pasch advise": what is best at a moment of the game, what everything else costs, and where it leads.

help-advise =
    Säg för en ställning vad varje tillåtet val är värt, och vad det förlorar mot det bästa.

    STÄLLNING är en rad inom citattecken, till exempel "kniffel 3,.,.,.,.,.,.,.,25,.,.,.,. 1> 2:13355";
    docs/notation.md beskriver den. För de bästa valen visas vart de leder, och hur troligt det är att varje ledig ruta
    och varje bonus lyckas härifrån, om spelet fortsätter så bra som möjligt. En variant som inte är uträknad än räknas
    ut först.
help-advise-objective = Vad ”bäst” betyder: högsta snittet (mean); en nytta som skyr risk under 0 och söker den över (utility:-0.02); bästa chansen till så många poäng (reach:250); bästa chansen mot en motståndare vars slutsumma är känd (win-against:231) eller står i en fil som fördelning (win-against:FIL); bästa chansen att vinna mot de andra i ställningen, som då måste ange allas protokoll (win).
help-advise-variant = Den egna variant som ställningen gäller, som TOML-fil.
help-advise-top = Lista så många möjligheter; rutor och utrop visas alltid. Förval: 10. JSON har alla.

metavar-position = STÄLLNING
metavar-own = FIL
metavar-top = ANTAL

advise-at-once = Det här vinner direkt mot de andra: { $action }
advise-before = Före första kastet
advise-throw = Kast { $throw }: { $dice }
advise-announced = utropat: { $box }
advise-holding = { $dice } sparade
advise-holding-nothing = inget sparat
advise-after-hold = Efter kast { $throw }: { $held }
advise-value-mean = Väntad slutsumma: { $value }
advise-value-certain = Lika bra som säkra { $value } poäng
advise-value-chance = Chans: { $value }
advise-value-win = Vinstchans, om omgången spelas för den: { $value }
advise-win-seats = Om alla spelar vidare på snittet: { $seats }
advise-win-seat = plats { $seat } { $chance }
advise-mean = Snitt
advise-given-up = Det bästa valet för att vinna kostar { $points } poäng av snittet.
advise-nothing-given-up = Det bästa valet för att vinna kostar inget av snittet.
advise-win-decided = För vinsten spelar det ingen roll vad som väljs här: överst står det som ger mest i snitt.
advise-learned = inlärt
advise-rough = grov uppskattning
advise-option = Möjlighet
advise-value = Värde
advise-loss = Förlust
advise-more = … och { $count ->
    [one] ett sätt till
   *[other] { $count } sätt till
 } att spara tärningar.
advise-hold = spara { $dice }
advise-hold-nothing = slå om alla tärningar
advise-unannounced = slå utan utrop
advise-buy = köp ett kast, spara { $dice }
advise-buy-nothing = köp ett kast med alla tärningar
advise-announce = utropa { $box }
advise-score = { $box }: { $points }
advise-strike = stryk { $box }
advise-aims = { $place }. { $action } → { $endings }
advise-aims-here = Omgången slutar så: { $endings }
advise-ending = { $box } { $points } ({ $chance })
advise-ending-struck = { $box } struken ({ $chance })
advise-more-endings = { $count } till
advise-from-here = Lyckas härifrån

## Errors

error-other-variant = det här gäller ”{ $found }”, men ”{ $right }” är angiven.
error-nothing-to-decide = det finns inget att bestämma här.
error-advise-top = ”{ $found }” möjligheter går inte att lista; välj { $least } till { $most }.
error-advise-objective = det finns inget råd för målet ”{ $found }”; välj mean, utility:-0.02, reach:250, win-against:231, win-against:FIL eller win.
error-advise-no-estimate = ”{ $variant }” är för stor för att räknas ut; uppskattningar görs före omgångens första kast och för tärningar på bordet, men här slås de just nu.
error-advise-win-alone = för att vinna behövs någon att vinna mot: ange protokollen för alla platser, åtskilda med ”|”.
