# The rules of a variant as a player would explain them. For every number $n there is the number word $n_word.

rules-number = { $number ->
    [0] nula
    [1] jedan
    [2] dva
    [3] tri
    [4] četiri
    [5] pet
    [6] šest
    [7] sedam
    [8] osam
    [9] devet
    [10] deset
    [11] jedanaest
    [12] dvanaest
   *[other] { $number }
 }
rules-and = { $first } i { $last }
rules-or = { $first } ili { $last }
rules-between-parts = { "; " }
rules-from-to = { $first } do { $last }
rules-face = { $face ->
    [0] nule
    [1] jedinice
    [2] dvojke
    [3] trojke
    [4] četvorke
    [5] petice
    [6] šestice
    [7] sedmice
    [8] osmice
    [9] devetke
   *[other] kockice s brojem { $face }
 }
rules-summary = { $dice ->
    [1] jedna kockica
    [one] { $dice } kockica
    [few] { $dice } kockice
   *[other] { $dice } kockica
 } · { $columns ->
    [1] { "" }
    [one] { $columns } stupac ·{ " " }
    [few] { $columns } stupca ·{ " " }
   *[other] { $columns } stupaca ·{ " " }
 }{ $boxes } { $boxes ->
    [one] polje
    [few] polja
   *[other] polja
 } · { $turns } { $turns ->
    [one] potez
    [few] poteza
   *[other] poteza
 } · najviše { $total } { $total ->
    [one] bod
    [few] boda
   *[other] bodova
 }

rules-heading-goal = Cilj igre
rules-heading-turn = Potez
rules-heading-columns = Stupci
rules-heading-column = Kako se popunjava listić
rules-heading-upper = Gornji dio
rules-heading-lower = Donji dio
rules-heading-boxes = Polja
rules-heading-served = Iz ruke
rules-heading-bonus = Bonus
rules-heading-extra = Još jednom { $dice ->
    [2] dvije iste
    [one] { $dice_word } istih
    [few] { $dice_word } iste
   *[other] { $dice_word } istih
 }
rules-heading-at-once = Odmah
rules-heading-end = Kraj
rules-heading-note = Napomena

## The aim

rules-goal = Svatko popunjava svoj listić, u svakom potezu jedno polje. Tko na kraju ima najviše bodova, pobjeđuje.
rules-goal-won = Svatko popunjava svoj listić, u svakom potezu jedno polje.
rules-goal-alone = Popunjavaš svoj listić, u svakom potezu jedno polje, i skupljaš što više bodova.
rules-goal-bonuses = Na kraju se broje samo bonusi; bodovi u poljima odlučuju koje ćeš dobiti.
rules-won-column = { $points } za „{ $name }”
rules-goal-columns = Kad igra više igrača, igra se za bodove partije: tko u stupcu ima najviše, dobiva { $columns }. Ako je izjednačeno, ne dobiva ih nitko.
rules-goal-all-columns = Tko osvoji sve te stupce, dobiva još { $points ->
    [1] jedan bod partije
    [one] { $points } bod partije
    [few] { $points } boda partije
   *[other] { $points } bodova partije
 }.
rules-seats-alone = Ovo je igra za jednog igrača.
rules-seats-exactly = Ovo je igra za { $most_word } igrača.
rules-seats-or-alone = Može igrati do { $most_word } igrača, a može se i solo.
rules-seats = Igra je za { $least_word } do { $most_word } igrača.
rules-start = Tko počinje, odlučuje se jednom kockicom: počinje najveći broj, a ako je izjednačeno, ti igrači bacaju ponovno.
rules-direction-clockwise = Zatim se igra redom u smjeru kazaljke na satu, ako se ne dogovorite drukčije.
rules-direction-counter-clockwise = Zatim se igra redom suprotno od smjera kazaljke na satu, ako se ne dogovorite drukčije.

## A turn

rules-dice-once = Bacaš { $dice ->
    [1] jednu kockicu
    [2] dvije kockice
    [one] { $dice_word } kockica
    [few] { $dice_word } kockice
   *[other] { $dice_word } kockica
 }, samo jednom po potezu.
rules-dice = Bacaš { $dice ->
    [1] jednu kockicu
    [2] dvije kockice
    [one] { $dice_word } kockica
    [few] { $dice_word } kockice
   *[other] { $dice_word } kockica
 }, najviše { $throws ->
    [2] dvaput
    [3] triput
   *[other] { $throws_word } puta
 } po potezu.
rules-dice-counted = { $counted ->
    [1] Od njih se broji samo jedna: u svakom polju ona koja ondje donosi najviše.
    [2] Od njih se broje samo dvije: u svakom polju one koje ondje donose najviše.
    [one] Od njih se broji samo { $counted_word }: u svakom polju one koje ondje donose najviše.
    [few] Od njih se broje samo { $counted_word }: u svakom polju one koje ondje donose najviše.
   *[other] Od njih se broji samo { $counted_word }: u svakom polju one koje ondje donose najviše.
 }
rules-dice-faces = Na svakoj su brojevi { $faces }.
rules-dice-odd = { $dice ->
    [1] Jedna je kockica drukčija: na njoj su brojevi
    [2] Dvije su kockice drukčije: na njima su brojevi
    [one] Drukčijih je { $dice_word } kockica: na njima su brojevi
    [few] Drukčije su { $dice_word } kockice: na njima su brojevi
   *[other] Drukčijih je { $dice_word } kockica: na njima su brojevi
} { $faces }.
rules-dice-wild = { $count ->
    [1] Broj { $faces } je džoker:
   *[other] Brojevi { $faces } su džokeri: svaki se
} u svakom polju { $count ->
    [1] broji se
   *[other] broji
} kao broj koji ondje donosi najviše.
rules-dice-symbols = Umjesto { $count ->
    [1] broja na kockicama je
   *[other] brojeva na kockicama su
} { $symbols }; računa se s { $numbers }.
rules-symbol = { $name } ({ $sign })
rules-dice-colours = Brojevi imaju boje: { $colours }.
rules-colour = { $name } ({ $faces })
rules-throws-rest = Prvi put bacaš sve; poslije ostavljaš što ti odgovara i bacaš samo ostale.
rules-throws-release = Kockice koje su ostavljene smiju prije sljedećeg bacanja i natrag u čašicu.
rules-throws-no-release = Ostavljene kockice ostaju na stolu.
rules-throws-put-aside = Prije sljedećeg bacanja odvoji najmanje { $aside ->
    [1] jednu kockicu
    [2] dvije kockice
    [one] { $aside_word } kockica
    [few] { $aside_word } kockice
   *[other] { $aside_word } kockica
 }, i to zauvijek: što je odvojeno, u tom se potezu više ne vraća u čašicu.
rules-throws-stop = Smiješ stati i ranije.
rules-throws-last = U zadnjem potezu, kad na tvojem listiću nedostaje još samo jedan upis, smiješ bacati najviše { $throws ->
    [1] jednom
    [2] dvaput
    [3] triput
   *[other] { $throws_word } puta
 }{ $some ->
    [yes] { "" }, ako stupac ne dopušta manje
   *[no] { "" }
 }.
rules-throws-save = Neiskorištena bacanja ne propadaju: čuvaju se i u kasnijim potezima dodaju { $throws ->
    [1] na ono jedno redovno bacanje
    [one] na redovnih { $throws_word } bacanja
    [few] na redovna { $throws_word } bacanja
   *[other] na redovnih { $throws_word } bacanja
 }.
rules-buy = Ako to nije dovoljno, nakon { $throws }. bacanja možeš kupiti { $count ->
    [1] još jedno, ali samo jedno po potezu
   *[other] još najviše { $count_word } bacanja
 }.
rules-buy-allowance = { $columns ->
    [1] Listić
   *[other] Svaki stupac
 } ima { $count ->
    [1] jedno takvo bacanje
    [one] { $count_word } takvih bacanja
    [few] { $count_word } takva bacanja
   *[other] { $count_word } takvih bacanja
 } („{ $name }”).
rules-buy-shared = { $count ->
    [1] Ono vrijedi
   *[other] Ona vrijede
 } za sve stupce zajedno.
rules-buy-charged = Bacanje se naplaćuje stupcu u koji upisuješ; ako ondje više nema nijednog, taj je stupac za ovaj potez zatvoren.
rules-buy-unused = Na kraju svako nekupljeno bacanje vrijedi { $points ->
    [1] jedan bod
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
 }.
rules-entry = Na kraju poteza popunjava se točno jedno slobodno polje: ili upisuješ bodove koje kockice ondje donose ili polje križaš i ono ne vrijedi ništa.
rules-entry-strike = Smiješ prekrižiti i polje koje bi donijelo bodove. Što je upisano, ostaje.
rules-entry-below-zero = Polje koje počinje ispod 0 oduzima bodove i kad je prekriženo: koliko i bez ijedne odgovarajuće kockice.

## Columns and order

rules-sheet = Listić ima { $columns ->
    [1] jedan stupac
    [one] { $columns_word } stupaca
    [few] { $columns_word } stupca
   *[other] { $columns_word } stupaca
 } s po { $boxes ->
    [1] jednim poljem
   *[other] { $boxes } polja
 }; u svakom se potezu popunjava jedno polje u jednom od njih.
rules-sheet-uneven = Listić ima { $columns ->
    [1] jedan stupac
    [one] { $columns_word } stupaca
    [few] { $columns_word } stupca
   *[other] { $columns_word } stupaca
 }; u svakom se potezu popunjava jedno polje u jednom od njih.
rules-sheet-won = Svaki se stupac računa zasebno.
rules-sheet-sum = Svaki se stupac računa zasebno, a na kraju se sve zbraja.
rules-column = { $name }: { $rules }
rules-only-in = To vrijedi samo za { $count ->
    [1] stupac
   *[other] stupce
 } { $columns }.
rules-column-boxes = Polja odozgo prema dolje: { $boxes }.
rules-column-boxes-free = Samo ova polja, bilo kojim redom: { $boxes }.
rules-order-free = Redoslijed je slobodan.
rules-order-down = Popunjava se strogo odozgo prema dolje.
rules-order-up = Popunjava se strogo odozdo prema gore.
rules-order-list = Popunjava se strogo ovim redom: { $boxes }.
rules-order-groups = Popunjava se ovim redom: { $groups }; unutar svakog dijela bilo kojim redom.
rules-then = { ", zatim " }
rules-group-upper = gornja polja
rules-group-lower = donja polja
rules-order-ends = Popunjava se s oba kraja: na redu su uvijek samo najgornje i najdonje slobodno polje.
rules-order-middle = Popunjava se od sredine prema van: prvo dolazi { $boxes }, a zatim polje po polje i prema gore i prema dolje.
rules-order-lines = Popunjava se u { $count ->
    [1] jednom nizu
    [one] { $count_word } nizova
    [few] { $count_word } niza
   *[other] { $count_word } nizova
 }, svaki strogim redom: { $lines }.
rules-order-some = Redoslijed vrijedi samo ovdje: { $lines }. Sva su ostala polja slobodna.
rules-strikes-next = I prekrižiti se smije samo polje koje je { $count ->
    [1] na redu
   *[other] upravo na redu
 }.
rules-strikes-any = Prekrižiti se smije bilo koje slobodno polje stupca.
rules-announce = Što ide ovamo, moraš najaviti odmah nakon prvog bacanja; kockice tada u drugim stupcima ne donose ništa.
rules-announce-always = U svakom potezu odmah nakon prvog bacanja najavljuješ koje ćeš polje popuniti.
rules-announce-before = Što ide ovamo, moraš najaviti prije prvog bacanja; kockice tada u drugim stupcima ne donose ništa.
rules-announce-before-always = U svakom potezu prije prvog bacanja najavljuješ koje ćeš polje popuniti.
rules-announce-last = Najava nije obavezna; moraš najaviti tek kad su slobodna samo još polja za najavu.
rules-announce-miss-box = Ako ne uspije, križa se baš to polje.
rules-announce-miss-any = Ako ne uspije, križaš to polje ili neko drugo koje se tada smije prekrižiti.
rules-announce-strikes-next = Bez najave ovamo ne ide ništa; ne smije se ni križati.
rules-announce-strikes-any = Bez najave ovdje smiješ samo križati, i to bilo koje slobodno polje.
rules-announce-unless-served-next = Bacanje iz ruke smije ovamo i bez najave; inače bez najave ovamo ne ide ništa, ne smije se ni križati.
rules-announce-unless-served-any = Bacanje iz ruke smije ovamo i bez najave; inače bez najave ovdje smiješ samo križati, i to bilo koje slobodno polje.
rules-column-throws = { $throws ->
    [1] Ovdje se broji samo prvo bacanje.
   *[other] Ovamo ide samo ono što je gotovo u najviše { $throws_word } bacanja.
 }
rules-column-more-throws = Za polje ovog stupca smiješ bacati najviše { $throws ->
    [2] dvaput
    [3] triput
   *[other] { $throws_word } puta
 }.
rules-column-weight = Stupac se broji { $weight ->
    [2] dvostruko
    [3] trostruko
   *[other] { $weight_word } puta
 }.
rules-column-weight-halves = Stupac se broji { $whole ->
    [0] upola
   *[other] { $whole },5 puta
 }. Svaki upis i svaki bonus računa se zasebno, a pola boda vrijedi kao cijeli.
rules-column-weight-below = I ispod nule zaokružuje se naviše: −7,5 postaje −7.
rules-column-not-served = Za bacanje iz ruke ovdje nema ništa dodatno.
rules-column-served-only = Ovdje bodove donosi samo bacanje iz ruke; s ostalima ovdje možeš samo križati.

## The boxes

rules-box-entries = { $name } ({ $entries } ×)
rules-box-help = { $takes }: { $gives }.
rules-box-help-points = { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
 }
rules-entries = Polje sa znakom × popunjava se onoliko puta koliko uz njega piše.
rules-takes-any = bilo što
rules-takes-number = broje se samo { $faces }
rules-takes-equal = najmanje { $count ->
    [2] dvije iste
    [one] { $count_word } istih
    [few] { $count_word } iste
   *[other] { $count_word } istih
 }
rules-takes-all-equal = { $count ->
    [2] dvije iste
    [one] { $count_word } istih
    [few] { $count_word } iste
   *[other] { $count_word } istih
 }
rules-takes-run = { $length ->
    [one] { $length_word } brojeva zaredom
    [few] { $length_word } broja zaredom
   *[other] { $length_word } brojeva zaredom
 }
rules-takes-total = zbroj točno { $total }
rules-takes-at-least = zbroj najmanje { $total }
rules-takes-at-most = zbroj najviše { $total }
rules-takes-total-between = zbroj od { $least } do { $most }
rules-takes-and-one-of = { $all }, a uz to { $one }
rules-takes-symbol = { $key ->
    [devetka] broje se samo devetke
    [desetka] broje se samo desetke
    [decko] broje se samo dečki
    [dama] broje se samo dame
    [kralj] broje se samo kraljevi
    [as] broje se samo asovi
   *[other] broji se samo { $name }
 }
rules-takes-one-colour = sve u istoj boji
rules-takes-groups-one-colour = { $groups }, u istoj boji
rules-groups-one = { $size ->
    [1] jedna kockica
    [2] par
    [one] { $size_word } istih
    [few] { $size_word } iste
   *[other] { $size_word } istih
 }
rules-groups-different = { $size ->
    [1] { $count ->
        [one] { $count_word } različitih brojeva
        [few] { $count_word } različita broja
       *[other] { $count_word } različitih brojeva
     }
    [2] { $count ->
        [one] { $count_word } različitih parova
        [few] { $count_word } različita para
       *[other] { $count_word } različitih parova
     }
    [3] { $count ->
        [one] { $count_word } različitih trisova
        [few] { $count_word } različita trisa
       *[other] { $count_word } različitih trisova
     }
    [4] { $count ->
        [one] { $count_word } različitih pokera
        [few] { $count_word } različita pokera
       *[other] { $count_word } različitih pokera
     }
   *[other] { $count ->
        [2] dvaput
        [3] triput
       *[other] { $count_word } puta
     } po { $size_word } istih, različitih
 }
rules-groups-any = { $size ->
    [1] { $count ->
        [2] dvije kockice
        [one] { $count_word } kockica
        [few] { $count_word } kockice
       *[other] { $count_word } kockica
     }
    [2] { $count ->
        [one] { $count_word } parova, makar i istog broja
        [few] { $count_word } para, makar i istog broja
       *[other] { $count_word } parova, makar i istog broja
     }
    [3] { $count ->
        [one] { $count_word } trisova, makar i istog broja
        [few] { $count_word } trisa, makar i istog broja
       *[other] { $count_word } trisova, makar i istog broja
     }
    [4] { $count_word } pokera, makar i istog broja
   *[other] { $count ->
        [2] dvaput
        [3] triput
       *[other] { $count_word } puta
     } po { $size_word } istih, makar i istog broja
 }
rules-groups-two = { $first ->
    [2] dvije
   *[other] { $first_word }
 } jednog broja i { $second ->
    [2] dvije
   *[other] { $second_word }
 } drugog
rules-groups-many-different = { $groups }, sve različito
rules-groups-many-any = { $groups }, makar i istog broja
rules-points-number = njihov zbroj
rules-points-symbol = { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
 } po kockici
rules-points-sum = zbroj svih kockica
rules-points-sum-counted = { $dice ->
    [1] broj na kockici koja se broji
    [2] zbroj dviju kockica koje se broje
    [3] zbroj triju kockica koje se broje
   *[other] zbroj { $dice_word } kockica koje se broje
 }
rules-points-sum-lowest = { $dice ->
    [1] broj na najnižoj kockici
    [2] zbroj dviju najnižih kockica
    [3] zbroj triju najnižih kockica
   *[other] zbroj { $dice_word } najnižih kockica
 }
rules-points-par = { $plain } − { $less }: { $count ->
    [one] jedna daje 0
    [few] { $count } iste daju 0
   *[other] { $count } istih daje 0
}, prekriženo −{ $less }
rules-points-matching = zbroj tih kockica
rules-points-later = { $plain }; za svaki upis koji je već { $columns ->
    [1] na listiću
   *[other] u stupcu
 } { $less } manje, ali nikad ispod { $least }
rules-points-aside = { $plain }; samo po sebi se ne broji
rules-points-plus = { $plain } + { $plus }
rules-points-times = { $times } × { $plain }
rules-points-after = { $points } u { $throw }. bacanju
rules-points-by-throws = { $list }, kasnije { $last }
rules-points-served = { $plain }, iz ruke { $points }
rules-points-double = { $plain }, iz ruke dvostruko
rules-served = „Iz ruke” znači da { $dice ->
    [2] su obje kockice pale
    [one] je svih { $dice_word } kockica palo
    [few] su sve { $dice_word } kockice pale
   *[other] je svih { $dice_word } kockica palo
 } iz čašice odjednom.
rules-served-first = To uspijeva samo prvim bacanjem.
rules-served-any = To vrijedi za prvo bacanje i za svako kasnije u kojem se doista sve kockice još jednom vrate u čašicu. Ostane li i samo jedna na stolu, prilika je propala; ako staneš, i dalje vrijedi.

## Bonus

rules-computed-card = Kad { $count ->
        [1] je popunjeno polje
       *[other] su popunjena polja
    } { $boxes }, dobivaš ovoliko bodova: { $formula }.
rules-computed-card-if = Kad { $count ->
        [1] je popunjeno polje
       *[other] su popunjena polja
    } { $boxes }, uz uvjet { $condition } dobivaš ovoliko bodova: { $formula }; inače ništa.
rules-computed-column = Kad { $count ->
        [1] je u nekom stupcu popunjeno polje
       *[other] su u nekom stupcu popunjena polja
    } { $boxes }, ondje dobivaš ovoliko bodova: { $formula }.
rules-computed-column-if = Kad { $count ->
        [1] je u nekom stupcu popunjeno polje
       *[other] su u nekom stupcu popunjena polja
    } { $boxes }, uz uvjet { $condition } ondje dobivaš ovoliko bodova: { $formula }; inače ništa.
rules-where-upper = u gornjem dijelu
rules-where-lower = u donjem dijelu
rules-where-all = u svim poljima zajedno
rules-where-boxes = { $count ->
    [1] u polju { $boxes }
   *[other] u poljima { $boxes }
 }
rules-reach-points = skupi najmanje { $count ->
    [1] jedan bod
    [one] { $count } bod
    [few] { $count } boda
   *[other] { $count } bodova
 }
rules-reach-entries = { $every ->
    [box] {""}
    [line] svugdje{" "}
   *[none] najmanje { $count ->
        [1] jednom{" "}
        [2] dvaput{" "}
        [3] triput{" "}
       *[other] { $count_word } puta{" "}
     }
    [time] { $count ->
        [2] dvaput{" "}
        [3] triput{" "}
       *[other] { $count_word } puta{" "}
     }
 }osvoji bodove
rules-where-compared = { $than ->
   *[other] { $where }
 }
rules-where-less-points = { $where } umanjen za zbroj { $than }
rules-where-less-entries = { $where } umanjen za broj takvih { $than }
rules-row-upper = u retku gornjeg dijela
rules-row-lower = u retku donjeg dijela
rules-row-all = u retku
rules-row-boxes = u retku { $boxes }
rules-reach-more-points = { $count ->
    [0] skupi najmanje onoliko bodova koliko { $than }
    [1] skupi najmanje jedan bod više nego { $than }
    [one] skupi najmanje { $count } bod više nego { $than }
    [few] skupi najmanje { $count } boda više nego { $than }
   *[other] skupi najmanje { $count } bodova više nego { $than }
 }
rules-reach-more-entries = { $count ->
    [0] ima najmanje onoliko upisa s bodovima koliko { $than }
    [1] ima najmanje jedan upis s bodovima više nego { $than }
   *[other] ima najmanje { $count_word } upisa s bodovima više nego { $than }
 }
rules-reach-fewer-points = { $count ->
    [1] skupi najviše jedan bod manje nego { $than }
    [one] skupi najviše { $count } bod manje nego { $than }
    [few] skupi najviše { $count } boda manje nego { $than }
   *[other] skupi najviše { $count } bodova manje nego { $than }
 }
rules-reach-fewer-entries = { $count ->
    [1] ima najviše jedan upis s bodovima manje nego { $than }
   *[other] ima najviše { $count_word } upisa s bodovima manje nego { $than }
 }
rules-sum-exactly = točno { $most }
rules-sum-most = najviše { $most }
rules-sum-between = od { $least } do { $most }
rules-reach-to-points = skupi { $asked } { $count ->
    [one] bod
    [few] boda
   *[other] bodova
 }
rules-reach-to-entries = ima { $asked } { $count ->
    [one] upis
    [few] upisa
   *[other] upisa
 } s bodovima
rules-reach-strikes = { $count ->
    [1] prekriži najmanje jedno polje
   *[other] prekriži najmanje { $count_word } polja
 }
rules-reach-more-strikes = { $count ->
    [0] prekriži najmanje onoliko polja koliko { $than }
    [1] prekriži najmanje jedno polje više nego { $than }
   *[other] prekriži najmanje { $count_word } polja više nego { $than }
 }
rules-reach-to-strikes = prekriži { $asked } { $count ->
    [one] polje
    [few] polja
   *[other] polja
 }
rules-reach-fewer-strikes = { $count ->
    [1] prekriži najviše jedno polje manje nego { $than }
   *[other] prekriži najviše { $count_word } polja manje nego { $than }
 }
rules-tiers-strikes = broj prekriženih polja
rules-where-less-strikes = { $where } umanjen za broj takvih { $than }
rules-tiers-points = zbroj
rules-tiers-entries = broj upisa s bodovima
rules-gain = { $count ->
    [0] ništa
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
 }{ $does ->
    [costs] {" "}odbitka
   *[brings] {""}
 }
rules-tier = { $gain } od { $reached } naviše
rules-tier-below = { $gain } ispod { $reached }
rules-tier-exactly = { $gain } za točno { $most }
rules-tier-most = { $gain } za najviše { $most }
rules-tier-between = { $gain } za { $least } do { $most }
rules-tier-each = { $tier } (i po { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
 } { $does ->
    [less] manje
   *[more] više
 } za { $each ->
    [1] svaki
   *[other] svakih { $each }
 } iznad toga)
rules-or-more = { $count_word } ili više
rules-by-count-entries = { $to ->
    [1] za jedan upis s bodovima { $where } { $does ->
        [costs] gubiš
       *[brings] dobivaš
     }
   *[other] za { $counted } upisa s bodovima { $where } { $does ->
        [costs] gubiš
       *[brings] dobivaš
     }
 } { $points } { $count ->
    [one] bod
    [few] boda
   *[other] bodova
 }
rules-by-count-strikes = { $to ->
    [1] za jedno prekriženo polje { $where } { $does ->
        [costs] gubiš
       *[brings] dobivaš
     }
    [one] za { $counted } prekriženih polja { $where } { $does ->
        [costs] gubiš
       *[brings] dobivaš
     }
    [few] za { $counted } prekrižena polja { $where } { $does ->
        [costs] gubiš
       *[brings] dobivaš
     }
   *[other] za { $counted } prekriženih polja { $where } { $does ->
        [costs] gubiš
       *[brings] dobivaš
     }
 } { $points } { $count ->
    [one] bod
    [few] boda
   *[other] bodova
 }
rules-by-count-more = za { $counted }: { $points } { $count ->
    [one] bod
    [few] boda
   *[other] bodova
 }
rules-each-time = Za svaki upis s bodovima u polju { $box } { $does ->
    [costs] gubiš
   *[brings] dobivaš
 } { $points } { $count ->
    [one] bod
    [few] boda
   *[other] bodova
 }.
rules-each-entries = Za svaki upis s bodovima { $where } { $does ->
    [costs] gubiš
   *[brings] dobivaš
 } { $points } { $count ->
    [one] bod
    [few] boda
   *[other] bodova
 }.
rules-each-strikes = Za svako prekriženo polje { $where } { $does ->
    [costs] gubiš
   *[brings] dobivaš
 } { $points } { $count ->
    [one] bod
    [few] boda
   *[other] bodova
 }.
rules-bonus-card = Tko { $where } { $reached }, { $does ->
    [costs] gubi
   *[brings] dobiva još
 } { $points } { $count ->
    [one] bod
    [few] boda
   *[other] bodova
 }.
rules-bonus-column = Tko { $over ->
    [all] u jednom stupcu ukupno
   *[some] { $where } jednog stupca
 } { $reached }, ondje { $does ->
    [costs] gubi
   *[brings] dobiva još
 } { $points } { $count ->
    [one] bod
    [few] boda
   *[other] bodova
 }.
rules-bonus-sheet = Tko kroz sve stupce { $where } { $reached }, { $does ->
    [costs] gubi
   *[brings] dobiva još
 } { $points } { $count ->
    [one] bod
    [few] boda
   *[other] bodova
 }.
rules-bonus-row = Tko { $where } kroz sve stupce { $reached }, za svaki takav redak { $does ->
    [costs] gubi
   *[brings] dobiva još
 } { $points } { $count ->
    [one] bod
    [few] boda
   *[other] bodova
 }.
rules-bonus-unweighted = Pritom se svaki stupac broji samo jednostruko.
rules-bonus-open = Još slobodno polje pritom se računa kao prekriženo.
rules-bonus-tiers-card = Za { $what } { $where } vrijedi: { $tiers }.
rules-bonus-tiers-column = Za { $what } { $where } u svakom stupcu vrijedi: { $tiers }.
rules-bonus-tiers-sheet = Za { $what } { $where } kroz sve stupce vrijedi: { $tiers }.
rules-bonus-tiers-row = Za { $what } { $where } kroz sve stupce vrijedi, za svaki redak: { $tiers }.
rules-bonus-tiers-highest = Broji se samo najviši dosegnuti stupanj.

## Another five of a kind

rules-extra = { $condition }, { $consequence }.
rules-extra-scored = Tko u polju { $box } već ima { $points ->
    [0] bodove
    [1] jedan bod
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
 } i opet baci { $dice ->
    [2] dvije iste
    [one] { $dice_word } istih
    [few] { $dice_word } iste
   *[other] { $dice_word } istih
 }{ $number }
rules-extra-struck = Tko ima prekriženo polje { $box }, a onda ipak baci { $dice ->
    [2] dvije iste
    [one] { $dice_word } istih
    [few] { $dice_word } iste
   *[other] { $dice_word } istih
 }{ $number }
rules-extra-filled = Tko već ima popunjeno ili prekriženo polje { $box } i opet baci { $dice ->
    [2] dvije iste
    [one] { $dice_word } istih
    [few] { $dice_word } iste
   *[other] { $dice_word } istih
 }{ $number }
rules-extra-open = Tko baci { $dice ->
    [2] dvije iste
    [one] { $dice_word } istih
    [few] { $dice_word } iste
   *[other] { $dice_word } istih
 } dok je polje { $box } još slobodno, a upiše ih drugamo{ $number }
rules-extra-any = Tko baci { $dice ->
    [2] dvije iste
    [one] { $dice_word } istih
    [few] { $dice_word } iste
   *[other] { $dice_word } istih
 } i ne upiše ih u slobodno polje { $box }{ $number }
rules-extra-open-anywhere = No dok je njihovo vlastito polje slobodno, smiju bilo kamo.
rules-extra-number-free = , dok je polje za taj broj slobodno
rules-extra-number-filled = , a polje za taj broj već je popunjeno
rules-extra-only-bonus = dobiva { $points }, u koje god polje ih upiše
rules-extra-more = dobiva za to više
rules-extra-gets = za to dobiva { $list }
rules-extra-free = smije ih upisati u bilo koje slobodno polje
rules-extra-first-number = mora ih upisati u polje za taj broj
rules-extra-first-lower = mora ih upisati u slobodno polje donjeg dijela
rules-extra-first-upper = mora ih upisati u slobodno polje gornjeg dijela
rules-extra-then-number = { $full }, u polje za taj broj
rules-extra-then-lower = { $full }, u slobodno polje donjeg dijela
rules-extra-then-upper = { $full }, u slobodno polje gornjeg dijela
rules-extra-then-any = { $full }, u bilo koje slobodno polje
rules-extra-full-number = ako je ono popunjeno
rules-extra-full-lower = ako je donji dio pun
rules-extra-full-upper = ako je gornji dio pun
rules-extra-strike = Pritom se smije prekrižiti samo polje u kojem ne vrijede ništa.
rules-extra-worth = { $joker ->
    [0] Vrijede
   *[other] Služe kao džoker i vrijede
 } { $list }{ $complete ->
    [0] , inače kao i obično
   *[other] { "" }
 }.
rules-extra-served = Ako { $dice ->
    [2] obje kockice padnu
    [one] { $dice_word } kockica padne
    [few] sve { $dice_word } kockice padnu
   *[other] svih { $dice_word } kockica padne
 } iz ruke, vrijede { $list }.
rules-extra-in-lower = { $points } u svakom donjem polju
rules-extra-in-upper = { $points } u svakom gornjem polju
rules-extra-as = { $points } kao { $box }
rules-extra-points = { $points ->
    [1] jedan dodatni bod
    [one] { $points } dodatni bod
    [few] { $points } dodatna boda
   *[other] { $points } dodatnih bodova
 }
rules-extra-bonus = Uz to donose { $points }.
rules-extra-bonus-number = U polju za taj broj donose { $points }.
rules-extra-bonus-lower = U donjem polju donose { $points }.
rules-extra-bonus-upper = U gornjem polju uz svoj zbroj donose { $points }.
rules-extra-bonus-other-lower = U svakom drugom donjem polju donose { $points }.
rules-extra-bonus-other-upper = U svakom drugom gornjem polju donose { $points }.
rules-extra-counted = { $dice ->
    [2] Dvije iste
    [one] { $dice_word } istih
    [few] { $dice_word } iste
   *[other] { $dice_word } istih
 } vrijede što god pokazivale ostale kockice, isto ili nešto drugo.
rules-extra-beside-nothing = Dodatni bodovi dobivaju se i kad u samo polje dođe 0.
rules-extra-not-counted = Dodatni bodovi zapisuju se pokraj polja i ne računaju se za bonus.
rules-extra-per-column = Svaki je stupac pritom igra za sebe.
rules-extra-first-place = Ako dva od ovih pravila navode različita mjesta, vrijedi prvo.
rules-extra-last-worth = Ako dva od ovih pravila navode različite vrijednosti, vrijedi zadnja.

## The end

rules-end = Nakon { $turns ->
    [1] jednog poteza
   *[other] { $turns } poteza
 } listić je pun i partija je gotova.
rules-end-winner = Ako je na vrhu izjednačeno, pobjeda se dijeli.
rules-end-most-won = Pobjeđuje tko ima najviše bodova partije; ako je izjednačeno, pobjeda se dijeli. Tko igra solo, igra za bodove na listiću; i savjeti računaju tako.
rules-end-most = Najviše se može skupiti { $total } { $total ->
    [one] bod
    [few] boda
   *[other] bodova
 }.
rules-at-once-wins = Tko ovdje { $moment ->
    [served] iz ruke osvoji bodove
    [any] osvoji bodove
   *[throws] { $throws ->
        [1] prvim bacanjem osvoji bodove
       *[other] u najviše { $throws_word } bacanja osvoji bodove
     }
 }, odmah pobjeđuje ostale, kakav god bio rezultat.
rules-at-once-ends = Tko ovdje { $moment ->
    [served] iz ruke osvoji bodove
    [any] osvoji bodove
   *[throws] { $throws ->
        [1] prvim bacanjem osvoji bodove
       *[other] u najviše { $throws_word } bacanja osvoji bodove
     }
 }, odmah završava partiju protiv ostalih, i to za sve; vrijedi što dotad piše na listićima.
rules-at-once-alone = Solo se igra dalje dok listić nije pun; tako računaju i prosjeci i savjeti.
rules-at-once-values = Prosjeci i savjeti računaju se kao da se igra dok listić nije pun.
