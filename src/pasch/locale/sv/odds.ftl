# The command "pasch odds": chances and means of one turn.

help-odds =
    Räkna ut chans och snitt för en omgång, för varje ruta.

    VARIANT är en som följer med Pasch (”pasch variants” listar dem), eller din egen TOML-fil. För en enda RUTA visas en
    rad för ett kast, två kast och så vidare, med exakta bråk; utan RUTA, eller för flera, visas en rad för var och en.
    Det räknas som om bara den rutan betydde något: för bästa chansen att den ger poäng, eller för bästa snittet. Det som
    annars är lika bra avgörs av den andra siffran.

    Det som räknas är poängen i rutan, utan någon bonus bredvid; köpta eller sparade kast räknas inte.
help-odds-throws = Så många kast, med --dice så många till; annars så många som reglerna ger.
help-odds-dice = De här tärningarna ligger på bordet, ingen av dem undanlagd än; vilka av dem som helst ska sparas visas också. Utan --throws är det här första kastet.
help-odds-aim = Vad man går på: chansen, snittet, eller båda sida vid sida.
help-odds-five = Vad rutan för fem lika innehåller: inget (open), poäng (scored), eller ett streck (struck).
help-odds-number = Om sifferrutan som matchar fem lika ännu är ledig, eller ifylld.

metavar-boxes = RUTA
metavar-throws = ANTAL
metavar-dice = TÄRNINGAR

odds-throws = { $throws ->
    [one] ett kast
   *[other] { $throws } kast
}
odds-more-throws = { $throws ->
    [0] inga fler kast
    [one] ett kast till
   *[other] { $throws } kast till
}
odds-dice = { $dice } på bordet
odds-five-scored = fem lika har poäng
odds-five-struck = fem lika struket
odds-number-filled = sifferrutan ifylld
odds-column-box = Ruta
odds-column-throws = Kast
odds-column-more-throws = Till
odds-column-chance = Träff
odds-column-mean = Snitt
odds-column-hold = Spara
odds-aim-chance = Bästa chans
odds-aim-mean = Bästa snitt
odds-aim-both = Båda målen
odds-throw-all = inget
odds-score-now = alla
odds-legend = Träff: chansen att rutan ger poäng. Snitt: dess poäng i genomsnitt.
odds-legend-both = Båda målen: den som går på chansen och den som går på snittet väljer lika.

odds-percent = { $number } %

## Errors

error-odds-throws = inget går att räkna ut för ”{ $found }” kast; välj { $least } till { $most }.
error-odds-five-unknown = i ”{ $variant }” spelar det ingen roll vad rutan för fem lika innehåller; här finns bara ”open”.
error-odds-number-unknown = i ”{ $variant }” spelar det ingen roll om den matchande sifferrutan är ledig; här finns bara ”free”.
