# The command "pasch simulate": many games of computer players.

help-simulate =
    Låt datorspelare spela många spel och se vad det blir.

    VARIANT är en som följer med Pasch (”pasch variants” listar dem), eller din egen TOML-fil. En enda spelare spelar
    ensam: snittet med standardfelet, spridningen och vad varje ruta ger. Flera spelar mot varandra vid ett bord, där de
    flyttar en plats från spel till spel: snittet för var och en, och andelen spel som de vinner; en delad seger delas
    upp mellan dem.

    Alla siffror är uppskattningar ur de spelade spelen, inte exakta. Samma frö ger samma spel, oavsett vem som delar på
    arbetet. Den som avbryter med Ctrl+C ser vad de spelade spelen gav.
help-simulate-player = Vem som spelar; ange igen för varje spelare till. Förval: heuristic.
help-simulate-games = Hur många spel. Utan detta 100000 för spelare som går efter uträknade värden, 2000 där de är inlärda eller grova, annars 100.
help-simulate-seed = Vilket ord eller tal som helst: samma frö ger samma spel. Utan detta dras ett, och det visas.
help-simulate-threads = Hur många processorer som delar på arbetet. Utan detta alla.

metavar-players = SPELARE
metavar-games = ANTAL

simulate-learned = { $player } (inlärd)
simulate-rough = { $player } (ungefärlig)
simulate-title = { $variant } · { $games ->
    [one] ett spel
   *[other] { $shown } spel
} · frö { $seed }
simulate-column-player = Spelare
simulate-column-mean = Snitt
simulate-column-error = ± Fel
simulate-column-fair = Utan tur
simulate-column-sd = Avvikelse
simulate-column-wins = Vinster
simulate-column-percentile = Spel med högst
simulate-column-total = Totalt
simulate-least = lägst
simulate-most = högst
simulate-percent = { $number } %
simulate-stopped = Avbrutet efter { $games } av { $asked } spel.
simulate-shared = Delade segrar: { $share } av spelen.

## Errors

error-simulate-games = ”{ $found }” spel går inte att spela; välj { $least } till { $most }.
error-simulate-threads = ”{ $found }” trådar går inte; välj { $least } till { $most }.
