# What cannot be done in a turn, one sentence for each reason.

error-throw-first = najprije baci kockice.
error-no-throw-now = sad nije vrijeme za bacanje.
error-no-throw-left = nema više bacanja, bačeno je već { $throws } puta: odaberi polje.
error-no-throw-for-start = za početak se više ne baca.
error-too-many-throws = { $box } dopušta najviše { $limit } { $limit ->
    [one] bacanje
    [few] bacanja
   *[other] bacanja
 }, a tvojih je već { $throws }.
error-no-such-roll = { $found } nije bacanje u ovoj igri: broj kockica mora biti { $count }, a svaka pokazuje nešto od ovoga: { $allowed }.
error-no-such-face = nijedna kockica ne pokazuje { $found }; postoje { $allowed }.
error-hold-all = sve kockice ostaju na stolu: umjesto bacanja odaberi polje.
error-hold-not-rolled = ne možeš ostaviti { $found }: kockice pokazuju { $roll }, nedostaje { $missing }.
error-held-dice-changed = kockice koje su ostale na stolu ({ $held }) nisu sve u { $found }.
error-put-aside-more = treba odvojiti više kockica: ukupno najmanje { $least }.
error-put-aside-stays = { $lay } je zauvijek odvojeno i mora ostati na stolu.
error-buy-too-early = bacanje se može kupiti tek nakon { $throws }. bacanja.
error-nothing-to-buy = u ovoj se igri bacanja ne mogu kupiti.
error-bought-already = u jednom se potezu može kupiti najviše { $limit } { $limit ->
    [one] bacanje
    [few] bacanja
   *[other] bacanja
 }.
error-out-of-bought-throws = nijedan stupac više nema bacanja za kupnju.
error-column-out-of-throws = { $box } je u stupcu koji više nema bacanja kojim bi se platio ovaj potez.
error-sheet-out-of-throws = na listiću više nema bacanja za kupnju.
error-announce-first = ostala su samo polja za najavu: najprije najavi jedno od njih.
error-announce-too-late = polje se može najaviti samo odmah nakon prvog bacanja.
error-announced-already = u ovom je potezu polje već najavljeno.
error-announce-before-throw = u ovom se stupcu polje najavljuje prije prvog bacanja.
error-not-announced-here = { $box } je u stupcu koji se popunjava bez najave.
error-must-be-announced = { $box } prima samo ono što je najavljeno odmah nakon prvog bacanja.
error-must-be-announced-before = { $box } prima samo ono što je najavljeno prije prvog bacanja.
error-must-be-announced-unless-served = { $box } prima samo ono što je najavljeno odmah nakon prvog bacanja ili je palo iz ruke.
error-other-box-announced = { $box } ne može primiti ovo bacanje: najava je { $announced }.
error-no-such-box = na listiću nema polja „{ $box }”.
error-box-full = polje { $box } već je popunjeno.
error-not-next-in-line = polje { $box } još nije na redu; na redu je { $next }.
error-must-go-elsewhere = { $box } ne može primiti ovo bacanje: kad još jednom padne pet istih, pravilo kaže kamo to mora najprije.
error-scores-nothing = ovo bacanje u polju { $box } ne donosi ništa; prekriži ga ili odaberi drugo polje.
error-scores-only-served = u polju { $box } vrijedi samo bacanje iz ruke; prekriži ga ili odaberi drugo polje.
error-cannot-strike-scoring = polje { $box } ne može se prekrižiti: ovo se bacanje ondje mora upisati.
error-no-box-after-throw = nakon još jednog bacanja ne bi se moglo popuniti nijedno polje: odaberi ga sad.
error-ambiguous-box = „{ $found }” nije jednoznačno, može biti { $choices }: koje je?
error-unknown-box = polje „{ $found }” ne postoji; postoje { $allowed }.
error-unknown-box-near = polje „{ $found }” ne postoji; misliš li { $near }?
error-dice-not-sorted = { $found } treba navesti od manjeg prema većem.
error-game-over = partija je gotova.
error-no-such-seat = mjesto { $found } ne postoji; ima ih { $most }.
error-wrong-number-of-seats = ovu varijantu igra od { $least } do { $most } igrača, a ne { $found }.
error-not-dice = „{ $found }” nisu kockice: upiši brojeve kao 13446, broj veći od devet iza točke, posebne kockice iza plusa, „-” za nijednu kockicu.
error-not-an-action = „{ $found }” nije radnja; piše se >335 (ostavi), $>335 (kupi bacanje), !chance (najavi), =fours (upiši) i =fours x (prekriži).
