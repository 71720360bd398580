# The commands "pasch solve" and "pasch compare", and what is said of saved solutions.

help-solve =
    Točno izračunaj savršenu igru varijante: prosjek, raspršenost i što donosi svako polje.

    VARIJANTA je jedna od onih koje Pasch donosi (popisuje ih „pasch variants”) ili vlastita TOML datoteka. Izračun se
    čuva i sljedeći se put odmah otvara. Što je za to preveliko, mjeri se u partijama najboljom poznatom igrom, s
    pogreškama, osim ako je naveden --memory.
help-solve-objective = Što znači „najbolje”: najviši prosječni zbroj (mean); korisnost koja ispod 0 izbjegava rizik, a iznad ga traži (utility:-0.02); najbolji izgledi za toliko bodova (reach:250) ili za svaki broj bodova odjednom (reach:all); najbolji izgledi protiv protivnika čiji je zbroj poznat (win-against:231) ili u datoteci stoji kao razdioba (win-against:DATOTEKA).
help-solve-memory = Toliko memorije smije uzeti, na primjer 4G ili 500M; inače pola slobodne.
help-solve-disk = Što je preveliko za memoriju, računa se razinu po razinu, a gotove se razine čuvaju na disku, najviše toliko; prekinut se izračun ondje nastavlja. Ispisuje prosjek, u jednostrukoj preciznosti.
help-solve-positions = Računaj razinu po razinu i reci koliko vrijedi svaki listić iz ove datoteke: po jedan u retku, zapisan kao u poziciji; prazni redci i oni koji počinju s „#” preskaču se.
help-solve-threads = Toliko dretvi dijeli posao; inače po jedna za svaki procesor.
help-solve-cluster = Gdje se listić računa razinu po razinu ili mjeri u partijama, posao dijele računala Rayeva klastera: „auto” za onaj kojem pripada ovo računalo ili RAČUNALO:PORT njegova glavnog čvora. Rezultat je isti.
help-solve-no-cache = Računaj iznova i ništa ne čuvaj.
help-solve-plot = Nacrtaj razdiobu završnog zbroja u ovu datoteku, SVG ili PNG prema nastavku.
help-solve-games = Toliko se partija igra kad je listić prevelik za izračun pa se najbolja igra mjeri; inače 2000.

help-compare =
    Dvije varijante jedna pokraj druge: prosjeci, raspršenosti, polja i što svaka razlika čini s igrom.

    A i B su varijante koje Pasch donosi ili vlastite TOML datoteke. Ako se B od A razlikuje u više pravila, svako se samo
    stavlja u A: što čini s prosjekom, raspršenošću i trajanjem, s prednošću savršene igre pred početnikom i s time koliko
    je odluka tijesno. Uz --vary umjesto B mijenja se jedan broj u pravilima varijante A. Što se može izračunati, točno je;
    preveliki se listići mjere u partijama i piše koliko točno.
help-compare-vary = Mijenjaj jedan broj u pravilima, na primjer bonuses.upper.points=25..50, ili s korakom 25..50:5.
help-compare-plot = Nacrtaj što taj broj čini u ovu datoteku, SVG ili PNG prema nastavku.
help-compare-memory = Toliko memorije smije uzeti, na primjer 4G ili 500M; inače pola slobodne.

metavar-objective = CILJ
metavar-memory = VELIČINA
metavar-disk = VELIČINA
metavar-positions = DATOTEKA
metavar-threads = BROJ
metavar-plot = DATOTEKA
metavar-vary = KLJUČ=OD..DO
metavar-first = A
metavar-second = B

number-grouping = .

## Solving

solve-forecast = Mogućih listića: { $cards }; memorija: { $memory }; procesorsko vrijeme: otprilike { $time }.
levels-forecast = Mogućih listića (oni s istom budućnošću broje se jednom): { $cards }; memorija: { $memory }, disk: { $disk }; procesorsko vrijeme: otprilike { $time }.
levels-position = Listić
levels-value = Završni zbroj
levels-exact = Vrijednosti savršene igre, čuvane u jednostrukoj preciznosti: pogreška je najviše { $error } bodova.
solve-seconds = { $seconds ->
    [1] jedna sekunda
    [one] { $seconds } sekunda
    [few] { $seconds } sekunde
   *[other] { $seconds } sekundi
 }
solve-minutes = { $minutes ->
    [1] jedna minuta
    [one] { $minutes } minuta
    [few] { $minutes } minute
   *[other] { $minutes } minuta
 }
solve-hours = { $hours ->
    [1] jedan sat
    [one] { $hours } sat
    [few] { $hours } sata
   *[other] { $hours } sati
 }
solve-days = { $days } { $days ->
    [one] dan
    [few] dana
   *[other] dana
 }
solve-years = { $years ->
    [1] jedna godina
    [one] { $years } godina
    [few] { $years } godine
   *[other] { $years } godina
 }
solve-stage-kernels = Priprema
solve-stage-values = Koliko vrijedi svaki listić
solve-stage-summary = Što donosi savršena igra
solve-stage-distributions = Kako koji listić završava
solve-stage-games = Partije

solve-title = { $variant } · { $objective }
solve-objective-mean = najbolji prosjek
solve-objective-averse = uz izbjegavanje rizika ({ $theta } po bodu)
solve-objective-seeking = uz traženje rizika ({ $theta } po bodu)
solve-exact = Točne vrijednosti savršene igre.
solve-mean = Prosjek
solve-sd = Standardno odstupanje
solve-certain = Kao sigurnih
solve-percentiles = Percentili
solve-percentile = { $share } %
solve-median = Medijan
solve-box = Polje
solve-points = Prosjek
solve-struck = Prekriženo
solve-bonus = Bonus
solve-tier = { $bonus } ({ $points } od { $threshold })
solve-reached = Dosegnuto
solve-beside = Bodovi pokraj polja
solve-unused = Nekupljena bacanja
solve-total = Ukupno
solve-cards = mogućih listića: { $cards }
solve-cached = izračunato ranije, za { $seconds } s
solve-solved = izračunato za { $seconds } s ({ $cpu } s procesorskog vremena)
solve-legend = Prekriženo: koliko se često upis križa.
solve-legend-bonus = Dosegnuto: koliko često polja zajedno daju toliko.

## What is too large to be solved, measured in games

measured-objective-learned = najbolja poznata igra (naučeno), izmjereno
measured-objective-rough = najbolja poznata igra (grubo), izmjereno
measured-objective-exact = savršena igra, izmjereno
measured-mean = Prosjek (bez sreće)
measured-mean-of-games = Prosjek partija
measured-at-least = Najmanje
measured-games = Partije
measured-by-learned = Izmjereno onim što je Pasch naučio o ovom listiću, broj partija: { $games }; ± je standardna pogreška.
measured-by-rough = Izmjereno grubom procjenom, broj partija: { $games }; o ovom listiću još ništa nije naučeno („pasch train”); ± je standardna pogreška.
measured-by-exact = Izmjereno, broj partija: { $games }; ± je standardna pogreška.
measured-why = Nije izračunato: { $why }
measured-took = Izmjereno za { $seconds } s ({ $cpu } s procesorskog vremena)

## The plot

plot-title = Završni zbroj savršene igre
plot-total = Završni zbroj
plot-chance = Izgledi za taj zbroj
plot-reach =
    Izgledi za najmanje
    toliko bodova
plot-mean = prosjek { $points }
plot-median = medijan { $points }
plot-subtitle = { $variant } · { $objective } · standardno odstupanje { $sd }

## Comparing

compare-title = { $first } i { $second }
compare-difference = B − A
compare-share = Udio
compare-switches = Koliko vrijedi svaka razlika: { $first } samo s tom razlikom
compare-switch = Razlika
compare-invalid = sama nije ispravna varijanta: { $reason }
compare-together = Sve zajedno
compare-same = Obje su varijante ista igra.
compare-legend = Udio: u prosječnom zbroju. Prekriženo: koliko se često upis križa.
compare-legend-effects = Min: koliko minuta partija traje po igraču, s bacanjima koja treba savršena igra. Umijeće: za koliko je standardnih odstupanja savršena igra ispred početnika; malo znači sreću. Tijesno: odluke u kojima drugi izbor košta manje od jednog boda.
compare-unused = { $name }: jedva itko osvaja bodove u { $boxes }.
compare-measured-exact = { $name }: izmjereno u partijama savršene igre; prosjek ± { $mean }, raspršenost ± { $sd }, umijeće ± { $skill }, tijesno ± { $close }.
compare-measured-learned = { $name }: preveliko za izračun, izmjereno u partijama po naučenim vrijednostima; prosjek ± { $mean }, raspršenost ± { $sd }, umijeće ± { $skill }, tijesno ± { $close }.
compare-measured-rough = { $name }: preveliko za izračun, izmjereno u partijama po grubim vrijednostima, koje igraju malo slabije; prosjek ± { $mean }, raspršenost ± { $sd }, umijeće ± { $skill }, tijesno ± { $close }.
compare-alike = Što razlike čine, na obje je strane mjereno grubim vrijednostima: što je naučeno samo za jedan listić, inače bi izgledalo kao učinak.
balance-mean = Prosjek
balance-sd = Raspršenost
balance-minutes = Min
balance-skill = Umijeće
balance-close = Tijesno
vary-title = { $variant }: mijenja se { $key }
vary-curve = Prosjek ovisno o { $key }

## Saved solutions

note-unfit = Sačuvani izračun u { $file } bio je oštećen ili druge vrste; izračunato je iznova.

## What would make a variant smaller

smaller-columns = manje stupaca
smaller-order = stalan redoslijed u stupcu „{ $column }”
smaller-order-alone = stalan redoslijed polja
smaller-sheet-bonus = bonus „{ $bonus }” po stupcu umjesto za cijeli listić
smaller-saved = bez sačuvanih bacanja
smaller-bought = manje kupljenih bacanja
smaller-bonuses = manje bonusa
smaller-boxes = manje polja

## Errors

error-unknown-objective = cilj „{ $found }” ne postoji; odaberi mean, utility:-0.02, reach:250, { $place ->
    [solve] reach:all, win-against:231 ili win-against:DATOTEKA; za win treba pozicija (pasch advise).
    [advise] win-against:231, win-against:DATOTEKA ili win.
    [engine] win-against:231 ili win.
   *[library] reach:all ili win-against:231.
 }
error-theta-out-of-range = korisnost „{ $found }” izvan je raspona; može biti sve od -{ $most } do { $most } po bodu, samo ne 0.
error-not-a-distribution-line = „{ $found }” nije redak razdiobe: onamo idu zbroj i njegova vjerojatnost, na primjer „231 0.004”.
error-empty-distribution = razdioba ne navodi nijedan zbroj s vjerojatnošću iznad 0.
error-impossible-card = nijedna partija ne vodi do ovog listića: polja i bodovi stupca „{ $column }” ne mogu nastati zajedno.
error-solve-computed = „{ $bonus }” se računa iz toliko toga da njegova polja mogu stajati na previše načina da bi se izračunala ili naučila.
error-solve-too-large =
    { $known ->
        [exactly] za izračun treba memorije: { $memory } (mogućih listića: { $cards })
       *[at-least] za izračun treba memorije: najmanje { $memory } (mogućih listića: najmanje { $cards })
    }, a smije se uzeti { $budget } (to određuje „--memory”{ $disk ->
        [helps] ; „--disk” računa razinu po razinu i kaže što za to treba
       *[other] ; preveliko je i za „--disk”
    }); manjim bi ga učinilo: { $smaller }.
error-estimate-too-large = stupci varijante „{ $variant }” imaju previše mogućih listića čak i za procjenu: jedan od njih najmanje { $cards }; manjim ga čine manje polja ili stalan redoslijed.
error-estimate-too-long = varijanta „{ $variant }” ima { $columns } { $columns ->
    [one] stupac
    [few] stupca
   *[other] stupaca
 } i { $turns } poteza, previše čak i za procjenu; manjom je čini manje stupaca ili polja.
error-layers-memory =
    { $known ->
        [exactly] za izračun razinu po razinu treba memorije: { $needed } (mogućih listića, s istom budućnošću jednom: { $cards })
       *[at-least] za izračun razinu po razinu treba memorije: najmanje { $needed } (mogućih listića: najmanje { $cards })
    }, a smije se uzeti { $budget } (to određuje „--memory”{ $disk ->
        [helps] ; uz „--disk” i razine u radu mogu biti na disku
       *[other] {""}
    }).
error-layers-listed = za izračun razinu po razinu treba { $needed } memorije za popis kako mogu biti popunjena polja mogućih listića ({ $cards }), { $levels } memorije ili diska za njihove vrijednosti i procesorsko vrijeme od najmanje: { $time }; memorije se smije uzeti { $budget } (to određuje „--memory”).
error-layers-disk = za izračun razinu po razinu treba { $needed } diska (mogućih listića: { $cards }), a smije se uzeti ili je slobodno { $budget } (to određuje „--disk”).
error-positions-passed =
    { $count ->
        [1] jedna pozicija pripada
        [one] { $count } pozicija pripada
        [few] { $count } pozicije pripadaju
       *[other] { $count } pozicija pripada
    } razini koju je raniji izračun već obrisao; obriši { $file } i pokreni ponovno da se sve izračuna iznova.
error-solution-not-kept = izračun se nije mogao sačuvati u { $file }: { $reason }.
error-solution-unfit = sačuvani izračun u { $file } oštećen je ili druge vrste.
error-values-unfit = tablica vrijednosti oštećena je ili pripada drugim pravilima.
error-bad-memory = „{ $found }” nije količina memorije; piši kao 4G, 500M ili 1.5G.
error-bad-threads = „{ $found }” nije broj dretvi; odaberi od { $least } do { $most }.
error-plot-ending = „{ $file }” nije ime slike; mora završavati s „.svg” ili „.png”.
error-solver-missing = za to trebaju biblioteke za izračun, a nisu instalirane; instaliraj ih s: pip install "pasch[solver]".

## Chances

solve-objective-reach = najbolji izgledi za { $target } { $target ->
    [one] bod
    [few] boda
   *[other] bodova
 } ili više
solve-objective-reach-all = najbolji izgledi za svaki broj bodova
solve-objective-win = najbolji izgledi za pobjedu protiv { $total } { $total ->
    [one] boda
    [few] boda
   *[other] bodova
 }
solve-objective-win-spread = najbolji izgledi za pobjedu protiv razdiobe zbrojeva
solve-objective-win-here = najbolji izgledi za pobjedu protiv ostalih za stolom
chances-best = Najbolji izgledi
chances-mean = Najbolji prosjek
chances-target = Bodovi
chances-legend = Najbolji izgledi: igra se baš na te bodove. Najbolji prosjek: koliko ih često dosegne tko igra na najbolji prosjek.
chances-values = broj izgleda: { $values }
error-chances-too-large = ovo traži toliko izgleda: { $values }, a za to treba { $needed } memorije; smije se uzeti { $budget }.
error-target-too-high = { $found } bodova ne može se dosegnuti: najviši je zbroj { $most }.
error-nothing-to-plot = za cilj „{ $objective }” nema se što nacrtati: ima samo jednu vrijednost izgleda, a ne razdiobu.
chances-forecast = Broj izgleda: { $cards }; memorija: { $memory }; procesorsko vrijeme: otprilike { $time }.

## Varying a number, comparing

error-compare-what = navedi drugu varijantu ili broj koji se mijenja: --vary bonuses.upper.points=25..50.
error-compare-plot = --plot crta što nađe --vary; dvije varijante nemaju krivulju.
error-vary-unreadable = { $found } nije raspon: piše se KLJUČ=OD..DO ili KLJUČ=OD..DO:KORAK, na primjer bonuses.upper.points=25..50:5.
error-vary-too-many = to je vrijednosti: { $found }; granica je { $most }: odaberi veći korak, na primjer 25..500:25.
error-vary-no-number-near = kod { $found } nema broja; misliš li { $near }?
error-vary-no-number = kod { $found } nema broja; postoje { $allowed }.
