# The command "pasch advise": what is best at a moment of the game, what everything else costs, and where it leads.

help-advise =
    Reci za neku poziciju koliko vrijedi svaki dopušteni izbor i koliko gubi prema najboljem.

    POZICIJA je jedan redak u navodnicima, na primjer "kniffel 3,.,.,.,.,.,.,.,25,.,.,.,. 1> 2:13355"; opisuje je
    docs/notation.md. Uz najbolje izbore piše na što izlaze i koliko je odavde vjerojatno svako slobodno polje i svaki
    bonus ako se dalje igra najbolje. Varijanta koja još nije izračunata najprije se izračuna.
help-advise-objective = Što znači „najbolje”: najviši prosjek (mean); korisnost koja ispod 0 izbjegava rizik, a iznad ga traži (utility:-0.02); najbolji izgledi za toliko bodova (reach:250); najbolji izgledi protiv protivnika čiji je zbroj poznat (win-against:231) ili u datoteci stoji kao razdioba (win-against:DATOTEKA); najbolji izgledi za pobjedu protiv ostalih u poziciji, koja tada mora navesti sve listiće (win).
help-advise-variant = Vlastita varijanta kojoj pripada pozicija, kao TOML datoteka.
help-advise-top = Popiši toliko mogućnosti; polja i najave uvijek pišu. Inače: 10. JSON ima sve.

metavar-position = POZICIJA
metavar-own = DATOTEKA
metavar-top = BROJ

advise-at-once = Ovo odmah pobjeđuje ostale: { $action }
advise-before = Prije prvog bacanja
advise-throw = { $throw }. bacanje: { $dice }
advise-announced = najava: { $box }
advise-holding = ostaje { $dice }
advise-holding-nothing = ne ostaje ništa
advise-after-hold = Nakon { $throw }. bacanja: { $held }
advise-value-mean = Očekivani završni zbroj: { $value }
advise-value-certain = Kao sigurnih { $value } bodova
advise-value-chance = Izgledi: { $value }
advise-value-win = Izgledi za pobjedu ako se ovaj potez igra na nju: { $value }
advise-win-seats = Ako svi dalje igraju na prosjek: { $seats }
advise-win-seat = mjesto { $seat } { $chance }
advise-mean = Prosjek
advise-given-up = Najbolji izbor za pobjedu smanjuje prosjek za { $points } bodova.
advise-nothing-given-up = Najbolji izbor za pobjedu ne smanjuje prosjek.
advise-win-decided = Za pobjedu je svejedno što se ovdje odigra: na vrhu je ono što u prosjeku donosi najviše.
advise-learned = naučeno
advise-rough = gruba procjena
advise-option = Mogućnost
advise-value = Vrijednost
advise-loss = Gubitak
advise-more = … i { $count ->
    [1] još jedan način
    [one] još { $count } način
    [few] još { $count } načina
   *[other] još { $count } načina
 } kako ostaviti kockice.
advise-hold = ostavi { $dice }
advise-hold-nothing = baci sve ponovno
advise-unannounced = baci bez najave
advise-buy = kupi bacanje, ostavi { $dice }
advise-buy-nothing = kupi bacanje, sve ponovno
advise-announce = najavi: { $box }
advise-score = { $box }: { $points }
advise-strike = prekriži: { $box }
advise-aims = { $place }. { $action } → { $endings }
advise-aims-here = Potez završava ovako: { $endings }
advise-ending = { $box } { $points } ({ $chance })
advise-ending-struck = { $box } prekriženo ({ $chance })
advise-more-endings = još { $count }
advise-from-here = Uspijeva odavde

## Errors

error-other-variant = ovdje je riječ o „{ $found }”, a navedeno je „{ $right }”.
error-nothing-to-decide = ovdje se nema o čemu odlučivati.
error-advise-top = ne može se popisati „{ $found }” mogućnosti; odaberi od { $least } do { $most }.
error-advise-objective = za cilj „{ $found }” nema savjeta; odaberi mean, utility:-0.02, reach:250, win-against:231, win-against:DATOTEKA ili win.
error-advise-no-estimate = „{ $variant }” je prevelika za izračun; procjenjuje se prije prvog bacanja u potezu i kad su kockice na stolu, a ovdje upravo padaju.
error-advise-win-alone = za pobjedu treba netko protiv koga: navedi listiće svih mjesta, odvojene s „|”.
