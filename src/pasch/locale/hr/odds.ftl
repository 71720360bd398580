# The command "pasch odds": chances and means of one turn.

help-odds =
    Izračunaj izglede i prosjek jednog poteza za svako polje.

    VARIJANTA je jedna od onih koje Pasch donosi (popisuje ih „pasch variants”) ili vlastita TOML datoteka. Za samo jedno
    POLJE postoji redak za jedno bacanje, dva bacanja i tako dalje, s točnim razlomcima; bez POLJA, ili za više njih, po
    jedan redak za svako. Računa se kao da je važno samo to polje: za najbolje izglede da donese bodove ili za najbolji
    prosjek. Što je inače jednako dobro, o tome odlučuje drugi broj.

    Broje se bodovi u polju, bez bonusa pokraj njega; kupljena i sačuvana bacanja ne broje se.
help-odds-throws = Toliko bacanja, uz --dice još toliko; inače koliko dopuštaju pravila.
help-odds-dice = Ove su kockice na stolu, nijedna još nije odvojena; pokazuje se i koje je najbolje ostaviti. Bez --throws to je prvo bacanje.
help-odds-aim = Na što se igra: na izglede, na prosjek ili na oboje, jedno pokraj drugoga.
help-odds-five = Što je u polju za pet istih: ništa (open), bodovi (scored) ili je prekriženo (struck).
help-odds-number = Je li polje za broj tih pet istih još slobodno ili popunjeno.

metavar-boxes = POLJE
metavar-throws = BROJ
metavar-dice = KOCKICE

odds-throws = { $throws ->
    [1] jedno bacanje
    [one] { $throws } bacanje
    [few] { $throws } bacanja
   *[other] { $throws } bacanja
 }
odds-more-throws = { $throws ->
    [0] nema više bacanja
    [1] još jedno bacanje
    [one] još { $throws } bacanje
    [few] još { $throws } bacanja
   *[other] još { $throws } bacanja
 }
odds-dice = na stolu { $dice }
odds-five-scored = pet istih već upisano
odds-five-struck = pet istih prekriženo
odds-number-filled = polje za taj broj popunjeno
odds-column-box = Polje
odds-column-throws = Bacanja
odds-column-more-throws = Još
odds-column-chance = Izgledi
odds-column-mean = Prosjek
odds-column-hold = Ostaje
odds-aim-chance = Najbolji izgledi
odds-aim-mean = Najbolji prosjek
odds-aim-both = Oba cilja
odds-throw-all = ništa
odds-score-now = sve
odds-legend = Izgledi: da polje donese bodove. Prosjek: koliko bodova u prosjeku donosi.
odds-legend-both = Oba cilja: tko igra na izglede i tko igra na prosjek, odlučuju isto.

odds-percent = { $number } %

## Errors

error-odds-throws = za „{ $found }” bacanja ništa se ne može izračunati; odaberi od { $least } do { $most }.
error-odds-five-unknown = u varijanti „{ $variant }” nije važno što je u polju za pet istih; ovdje postoji samo „open”.
error-odds-number-unknown = u varijanti „{ $variant }” nije važno je li polje za taj broj slobodno; ovdje postoji samo „free”.
