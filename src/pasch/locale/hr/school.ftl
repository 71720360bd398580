# The school: ten short lessons. No text holds a number: each comes from the computation (docs/school.md).

school-about = Deset starih savjeta, provjerenih računom. Svaka lekcija traje dvije minute: koliko savjet vrijedi i nekoliko bacanja za probu.
school-of = Lekcija { $number } od { $all }
school-done = gotovo
school-some = vježbe: { $done } od { $all }
school-progress = Gotove lekcije: { $done } od { $all }
school-back = Sve lekcije
school-next = Sljedeća lekcija: { $title }
school-before = Prethodna lekcija: { $title }
school-start = Počni: { $title }
school-go-on = Nastavi: { $title }
school-claim = Savjet
school-guess = Je li to točno? Što misliš?
school-guessed = I ti misliš tako.
school-guessed-otherwise = Tvoja je procjena bila drukčija.
school-rule = Zapamti:
school-practice = Sad ti
school-practice-what = { $count ->
    [1] Jedna pozicija za ovu lekciju.
    [one] { $count } pozicija za ovu lekciju, od lakših prema težima.
    [few] { $count } pozicije za ovu lekciju, od lakših prema težima.
   *[other] { $count } pozicija za ovu lekciju, od lakših prema težima.
 }
school-exercise = Vježba { $place } od { $all }
school-next-exercise = Sljedeća vježba
school-found = Pogođeno: { $found } od { $all }.
school-over = Lekcija je gotova!
school-again = Još jednom
school-verdict-right = Točno
school-verdict-half = Napola točno
school-verdict-wrong = Nije tako
school-sources = Odakle brojke
school-exact = Izračunato iz potpunog rješenja igre. Mjeri se samo ono za što trebaju cijele partije: koliko košta neka navika, kakvo je stanje na polovici partije i koliko se često nešto događa. Broj partija: { $games }. Cijena navike točna je na { $error } bodova (jedna standardna pogreška), jer je sreća izračunom isključena.
school-none = Te lekcije nema.
school-pips = zbroj { $pips }
school-face = Tri kockice s brojem { $face }
school-plan-even = po planu

## Bonus

school-bonus-title = Po tri od svakog broja
school-bonus-claim = Bonus je važan: gore po tri od svakog broja!
school-bonus-verdict = Bonus je važan koliko se i priča. Ali tko gore nikad ne upisuje manje od tri, gubi { $strict } bodova po partiji.
school-bonus-1 = Kad u gornjem dijelu skupiš { $from }, dobivaš još { $points }. Savršena igra dobiva ih u { $chance } partija.
school-bonus-2 = Po tri od svakog broja daju točno toliko. Savršena igra ipak skuplja drukčije: u prosjeku { $dice_ones } jedinica, ali { $dice_sixes } šestica. Što je viška kod velikih brojeva, smije nedostajati kod malih.
school-bonus-3 = Zato četvrta šestica vrijedi mnogo više od svojih bodova: u prvom potezu { $fourth }. Dvije šestice umjesto tri koštaju { $missing }.
school-bonus-chart = Koliko često dolazi bonus, prema tome koliko nakon { $rounds } krugova imaš bodova više ili manje od po tri od svakog broja
school-bonus-rule = Gore uvijek prati račun: koliko si bodova iznad ili ispod po tri od svakog broja? Kod jedinica i dvojki smije biti malo, kod petica i šestica ne.

## Striking

school-strike-title = Što prekrižiti?
school-strike-claim = Ne paše ništa? Prekriži jedinice!
school-strike-verdict = Dobro pravilo: tko uvijek prvo žrtvuje jedinice, gubi samo { $first } bodova po partiji. Samo rijetko zatreba.
school-strike-1 = Križanje košta i polje i potez. Na početku su jedinice najjeftinije; poker košta { $more_four_of_a_kind } bodova više, dvojke { $more_twos }, a { $five } { $more_five_of_a_kind }.
school-strike-2 = Ali obično je na stolu bar jedna jedinica, a i bod je bod: u savršenoj igri jedinice ostaju prazne samo u { $struck_ones } partija. Poker se križa u { $struck_four_of_a_kind }, a { $five } u { $struck_five_of_a_kind }.
school-strike-3 = Križa se kasno. U prvih { $half } krugova { $five } strada u { $early_five_of_a_kind } partija, jedinice u { $early_ones }, poker u { $early_four_of_a_kind }. Tko { $five } nikad ne da dok je slobodno išta drugo, gubi { $never_five } bodova po partiji.
school-strike-chart = Koliko bodova košta križanje polja na praznom listiću
school-strike-rule = Rano jedinice, poslije poker ili { $five }. Nikad ono što ti treba za bonus.

## Three of a number

school-three-title = Gore ili dolje?
school-three-claim = Tri iste? To je tris!
school-three-verdict = Radije gore. Tko tri iste uvijek upisuje u tris, gubi { $below } bodova po partiji.
school-three-1 = Na praznom listiću polje za taj broj u prosjeku je bolje: uz tri četvorke za { $face_4 }, uz tri dvojke za { $face_2 } bodova. Samo je kod šestica blizu: { $face_6 }.
school-three-2 = Zašto? Gore su tri upravo ono što traži bonus. Tris uspijeva i s drugim bacanjima, često s većim zbrojem.
school-three-3 = Kod četiri iste još je jasnije: četiri šestice u polju šestica vrijede { $four_sixes } bodova više nego kao poker, a četiri dvojke u polju dvojki { $four_twos } više.
school-three-chart = Koliko je bodova polje za taj broj bolje od trisa, uz tri iste u prvom potezu
school-three-rule = Tri ili više istih idu gore dok je njihovo polje slobodno. U tris ide velik zbroj koji gore nema mjesta.

## Order

school-order-title = Prvo donji dio?
school-order-claim = Igraj prvo donji dio da ne moraš križati, a gornji ostavi za promašaje.
school-order-verdict = Tako piše u mnogim uputama, a to košta { $below } bodova po partiji.
school-order-1 = Stalnog redoslijeda nema: savršena igra već u prvom potezu upisuje gore u { $first_above } slučajeva.
school-order-2 = Najranije se puni polje { $first }, u prosjeku u krugu { $round_first }, a najkasnije { $last }, u krugu { $round_last }. Gornja su polja između, u krugu { $round_above }.
school-order-3 = Obrnuto je još mnogo skuplje: tko gore upisuje sve što tamo išta vrijedi, gubi { $above } bodova po partiji. Tada u gornja polja uđu samo jedna ili dvije iste.
school-order-chart = U kojem krugu savršena igra u prosjeku puni koje polje
school-order-rule = Uzmi polje za koje je ovo bacanje bolje od većine. Što bi donio gotovo svaki potez, može čekati.

## Chance

school-chance-title = Šansa
school-chance-claim = Bacanje bez ičega? Tome služi Šansa.
school-chance-verdict = Samo ako ima velik zbroj. Tko svaki promašaj odmah upiše u Šansu, gubi { $at_once } bodova po partiji.
school-chance-1 = Savršeno odigrana Šansa donosi u prosjeku { $mean } bodova i puni se oko kruga { $round }. Sama, kao zadnje polje, donosi { $alone }.
school-chance-2 = U prvom potezu, bez kombinacije i bez tri iste: Šansa je najbolje polje tek od zbroja { $enough }. Ispod toga bacanje ide u jedinice ili dvojke, makar tamo gotovo ništa ne vrijedilo.
school-chance-3 = Ali čuvati je pod svaku cijenu mnogo je gore: tko Šansu upisuje tek kad ništa drugo nije slobodno, gubi { $at_last } bodova po partiji, jer mora križati.
school-chance-chart = Koliko je bodova Šansa bolja od svakog drugog polja: u prvom potezu, bez kombinacije, prema zbroju kockica
school-chance-rule = Šansa jednom spašava potez s velikim zbrojem. Mali zbroj ide u male brojeve.

## Two pairs

school-pairs-title = Dva para
school-pairs-claim = Dva para? Zadrži oba, do fulla fali samo jedna kockica!
school-pairs-verdict = Zvuči dobro, ali košta { $both } bodova po partiji. Obično je bolji sam visoki par.
school-pairs-1 = Listić je prazan, a nakon prvog bacanja imaš ovo. Najbolje je zadržati samo visoki par. Zadržati oba para košta { $first } bodova, nakon drugog bacanja još uvijek { $second }. Niski par: { $low }.
school-pairs-2 = Od oba para s dva bacanja full ispadne u { $house_two } slučajeva, s jednim u { $house_one }. Sam visoki par uspijeva samo u { $house_pair }, ali iz njega nastaju i tris i poker i dobro gornje polje.
school-pairs-3 = Što je listić puniji, to oba više vrijede: u prvoj polovici partije savršena igra zadržava dva para u { $early } slučajeva, u drugoj u { $late }. Ako je full, naravno, još slobodan.
school-pairs-chart = Koliko bodova košta zadržati ove kockice
school-pairs-first = još dva bacanja
school-pairs-second = još jedno bacanje
school-pairs-rule = Rano visoki par. Oba para tek kad su druga polja za njih puna.

## Straights

school-straights-title = Skale
school-straights-claim = Tri u nizu nakon drugog bacanja? Idi na malu skalu!
school-straights-verdict = Nekad da, nekad ne. Tko to uvijek radi, gubi { $middle } bodova po partiji.
school-straights-1 = Četiri u nizu i jedno bacanje: otvoreno na oba kraja daje veliku skalu u { $open } slučajeva, inače u { $closed }. Iz tri u sredini s dvije kockice mala ispadne u { $three }.
school-straights-2 = Tri u nizu i par dvojki ili trojki: oboje je otprilike jednako dobro. Što je par viši, to više vrijedi; par šestica bolji je od skale za { $pair } bodova.
school-straights-3 = Već imaš malu skalu? Bacaj dalje dok je velika slobodna: ne možeš je izgubiti. Upisati je odmah ovdje košta { $stop } bodova, a tko to uvijek radi, gubi { $at_once } po partiji.
school-straights-chart = Koliko je bodova put do skale bolji od svakog drugog: prazan listić, nakon drugog bacanja
school-straights-rule = Zadrži četiri u nizu, bacaj dalje s malom u ruci i ne daj visoki par za tri u nizu.

## Five of a kind

school-five-title = { $five }
school-five-claim = Ne idi na { $five } u svakom bacanju.
school-five-verdict = Tako je. Tko uvijek zadržava samo najviše istih, gubi { $always } bodova po partiji.
school-five-1 = Čak i ako u potezu ne želiš ništa drugo, { $five } ispadne samo u { $turn } poteza.
school-five-2 = U cijeloj partiji savršena igra ima ga na listiću u { $game } slučajeva. To je u prosjeku { $mean } bodova, a ponovljeni { $five } dodaje { $beside }.
school-five-3 = Dolazi usput: tko skuplja za gornji dio, tris i poker, ionako zadržava iste. Razlika su skale, fullovi i mali parovi koje pritom pušta.
school-five-chart = Koliko često iz ovih kockica ispadne { $five }
school-five-first = s dva bacanja
school-five-second = s jednim bacanjem
school-five-rule = Kad { $five } dođe, uzmi ga; nemoj ga loviti.

## The last box

school-last-title = Zadnje polje
school-last-claim = Ostao je samo tris? Zadrži svaki tris.
school-last-verdict = Samo da ga imaš: da. Za bodove: ne.
school-last-1 = Koliko koje polje donosi na samom kraju, brzo se nauči: Šansa { $chance } bodova, velika skala { $large }, poker { $four }. Iz toga vidiš koliko košta ostaviti polje slobodno do zadnjeg.
school-last-2 = Do trisa vode dva puta. Tko ide na sigurno, dobiva ga u { $safe_chance } slučajeva, u prosjeku { $safe_mean } bodova. Tko gleda bodove, dobiva ga samo u { $bold_chance }, ali { $bold_mean } bodova.
school-last-3 = Primjer iz starih pravila: tri jedinice i dvije šestice nakon prvog bacanja. Zadrži šestice! Ostati na jedinicama košta { $sixes_for_ones } bodova.
school-last-chart = Koliko bodova u prosjeku donosi svako polje kad je samo ono slobodno
school-last-rule = Gdje se broji sve što je na kockicama, visoki par vrijedi više od tri male.

## The last round

school-behind-title = Zaostatak u zadnjem krugu
school-behind-claim = Tko zaostaje, mora sve riskirati!
school-behind-verdict = Malo drukčije igrati, da. Ali to znači manje nego što se misli: kad je slobodna samo Šansa, to odlučuje najviše { $gain } partija.
school-behind-1 = Slobodna je samo Šansa; u prosjeku donosi { $mean } bodova. Treba ti { $needed }. Tko igra na što više bodova, uspijeva u { $usual } slučajeva, a tko igra baš na taj broj, u { $bold }.
school-behind-2 = Zato prije poteza izračunaj koliko ti nedostaje. Sve iznad toga ne vrijedi ništa više, a sve ispod ne vrijedi ništa.
school-behind-3 = Isto vrijedi kad vodiš: ako je ovo što imaš dovoljno, upiši. Dalje bacati moglo bi u prosjeku donijeti više, a ipak te stajati pobjede.
school-behind-chart = Koliko često Šansa kao zadnje polje donosi toliko bodova
school-behind-first = igrano na pobjedu
school-behind-second = igrano na bodove
school-behind-rule = Izračunaj koliko nedostaje i igraj baš na to: ne na najviše bacanje, ne na prosjek.

## Yatzy: giving up a box

school-yatzy-strike-title = Što prekrižiti?
school-yatzy-strike-claim = Ne paše ništa? Žrtvuj jedinice!
school-yatzy-strike-verdict = U Yatzyju ima nešto jeftinije: skale. Tko uvijek prvo žrtvuje jedinice, gubi { $first } bodova po partiji.
school-yatzy-strike-1 = Na početku je najjeftinija mala skala. Velika košta { $more_large_straight } bodova više, jedinice { $more_ones }, četiri iste { $more_four_of_a_kind }, a { $five } { $more_five_of_a_kind }.
school-yatzy-strike-2 = Čak je i upisati jednu jedinu jedinicu u prvom potezu za { $single } bodova gore nego prekrižiti malu skalu. Što nedostaje kod jedinica, nedostaje za bonus, a on ovdje mnogo vrijedi.
school-yatzy-strike-3 = Savršena igra križa malu skalu u { $struck_small_straight } partija, a u { $early_small_straight } već u prvih { $half } krugova. { $five } se križa u { $struck_five_of_a_kind }, velika skala u { $struck_large_straight }, jedinice u { $struck_ones }. Tko { $five } nikad ne da dok je slobodno išta drugo, gubi { $never_five } bodova po partiji.
school-yatzy-strike-chart = Koliko bodova košta križanje polja na praznom listiću
school-yatzy-strike-rule = Prvo mala skala, pa velika, poslije { $five }. Gore ne diraj ono što ti još treba za bonus.

## Yatzy: three of a number

school-yatzy-three-title = Gore ili dolje?
school-yatzy-three-claim = Tri iste? Gore ili dolje, svejedno je, bodovi su isti.
school-yatzy-three-verdict = Upisuje se isto, ali gore vrijedi više. Tko tri iste uvijek upisuje dolje, gubi { $below } bodova po partiji.
school-yatzy-three-1 = Na praznom listiću polje za taj broj uz tri dvojke bolje je za { $face_2 } bodova, uz tri četvorke za { $face_4 }. Samo je uz tri šestice gotovo svejedno.
school-yatzy-three-2 = Zašto? Gore su tri upravo ono što traži bonus. A dolje postoji samo jedno mjesto: popuniš li ga malim brojevima, za velike ga nema.
school-yatzy-three-3 = Kod četiri iste jasnije je: četiri šestice u polju šestica vrijede { $four_sixes } bodova više nego u polju Četiri iste, a četiri dvojke u polju dvojki { $four_twos } više.
school-yatzy-three-chart = Koliko je bodova polje za taj broj bolje od polja Tri iste, uz tri iste u prvom potezu
school-yatzy-three-rule = Tri ili više istih idu gore dok je njihovo polje slobodno. Dolje ide što gore nema mjesta.

## Yatzy: order

school-yatzy-order-title = Prvo gornji dio?
school-yatzy-order-claim = Popuni prvo cijeli gornji dio, zbog bonusa. Donji će doći sam.
school-yatzy-order-verdict = Bonus da, redoslijed ne. Tko gore upisuje sve što tamo išta vrijedi, gubi { $above } bodova po partiji.
school-yatzy-order-1 = Tako u gornja polja brzo uđu samo jedna ili dvije iste, a nestane upravo bonus. Potez bez tri iste dolje ima bolje mjesto.
school-yatzy-order-2 = Ni obrnuto ne ide: tko svaku kombinaciju odmah upiše dolje, gubi { $below }. Savršena igra u prvom potezu upisuje gore u { $first_above } slučajeva.
school-yatzy-order-3 = Najranije se puni „{ $first }”, u prosjeku u krugu { $round_first }, a najkasnije „{ $last }”, u krugu { $round_last }. Gornja su polja između, u krugu { $round_above }.
school-yatzy-order-chart = U kojem krugu savršena igra u prosjeku puni koje polje
school-yatzy-order-rule = Gore ide ono što je dovoljno za bonus: tri ili više. Sve ostalo ide onamo gdje je ovo bacanje bolje od većine.

## Yatzy: one pair

school-yatzy-pair-title = Par
school-yatzy-pair-claim = Par imaš uvijek. Sačuvaj to polje za šestice!
school-yatzy-pair-verdict = Može i tako: tko onamo upisuje samo šestice, dok drugdje išta vrijedi, gubi samo { $sixes } bodova po partiji.
school-yatzy-pair-1 = Ako u potezu želiš samo par, gotovo ga uvijek dobivaš; pitanje je samo koji. U savršenoj igri polje donosi u prosjeku { $mean } bodova, više od para petica, i puni se oko kruga { $round }.
school-yatzy-pair-2 = Prvi potez donio je samo par? Sa šesticama je to polje u prosjeku { $face_6 } bodova bolje od svakog drugog, s peticama { $face_5 }. S četvorkama je drugo polje bolje za { $face_4 }, s dvojkama za { $face_2 }.
school-yatzy-pair-3 = Upisati mali par u prvom potezu čak je gore nego prekrižiti malu skalu. Tko svaki par odmah uzme kad nema ničeg boljeg, gubi { $at_once } bodova po partiji.
school-yatzy-pair-chart = Prvi potez završava samo s parom: koliko je bodova njegovo polje bolje od svakog drugog
school-yatzy-pair-rule = Šestice i petice idu unutra, mali parovi ne.

## Yatzy: Chance

school-yatzy-chance-title = Šansa
school-yatzy-chance-claim = Bacanje bez ičega? Tome služi Šansa.
school-yatzy-chance-verdict = Samo ako ima velik zbroj. Tko svaki promašaj odmah upiše u Šansu, gubi { $at_once } bodova po partiji.
school-yatzy-chance-1 = Savršeno odigrana Šansa donosi u prosjeku { $mean } bodova i puni se oko kruga { $round }. Sama, kao zadnje polje, donosi { $alone }.
school-yatzy-chance-2 = U prvom potezu, s najviše jednim parom: Šansa je u prosjeku najbolje polje tek od zbroja { $enough }. Ispod toga bolje je prekrižiti malu skalu ili upisati visoki par.
school-yatzy-chance-3 = Ali čuvati je pod svaku cijenu mnogo je gore: tko Šansu upisuje tek kad ništa drugo nije slobodno, gubi { $at_last } bodova po partiji.
school-yatzy-chance-chart = Koliko je bodova Šansa bolja od svakog drugog polja: u prvom potezu, s najviše jednim parom, prema zbroju kockica
school-yatzy-chance-rule = Šansa jednom spašava potez s velikim zbrojem. S malim zbrojem radije prekriži jeftino polje.

## Yatzy: two pairs

school-yatzy-pairs-title = Dva para
school-yatzy-pairs-claim = Dva para? Zadrži oba! Već vrijede, a do fulla fali samo jedna kockica.
school-yatzy-pairs-verdict = Zvuči dobro, ali košta { $both } bodova po partiji. Obično je bolji sam visoki par.
school-yatzy-pairs-1 = Listić je prazan, a nakon prvog bacanja imaš ovo. Najbolje je zadržati samo visoki par. Zadržati oba para košta { $first } bodova, nakon drugog bacanja još uvijek { $second }. Niski par: { $low }.
school-yatzy-pairs-2 = Od oba para s dva bacanja full ispadne u { $house_two } slučajeva, s jednim u { $house_one }. Sam visoki par uspijeva samo u { $house_pair }, ali iz njega nastaju i tri ili četiri iste, a to treba za bonus.
school-yatzy-pairs-3 = Što je listić puniji, to oba više vrijede: u prvoj polovici partije savršena igra zadržava dva para u { $early } slučajeva, u drugoj u { $late }. Ako je full, naravno, još slobodan.
school-yatzy-pairs-chart = Koliko bodova košta zadržati ove kockice
school-yatzy-pairs-first = još dva bacanja
school-yatzy-pairs-second = još jedno bacanje
school-yatzy-pairs-rule = Rano visoki par. Oba para tek kad su druga polja za njih puna.

## Yatzy: straights

school-yatzy-straights-title = Skale
school-yatzy-straights-claim = Četiri za skalu? Fali samo jedna, idi na nju!
school-yatzy-straights-verdict = Preskupo. Tko to uvijek radi, gubi { $four } bodova po partiji.
school-yatzy-straights-1 = U Yatzyju skala treba svih pet kockica. Četiri otvorene na oba kraja daju skalu u { $open } slučajeva s jednim bacanjem, sve druge samo u { $closed }.
school-yatzy-straights-2 = Otvoreno na oba kraja i mali par kraj toga: skala je za { $open_gain } bodova bolja. Ako paše samo jedan broj, par šestica je za { $pair } bodova bolji, a za malu skalu ne isplati se dati ni dvije jedinice: to košta { $aces }.
school-yatzy-straights-3 = Skale donose malo, a za bonus ništa. I u savršenoj igri velika je na listiću samo u { $large } partija, mala u { $small }.
school-yatzy-straights-chart = Koliko je bodova put do skale bolji od svakog drugog: prazan listić, nakon drugog bacanja
school-yatzy-straights-rule = Nastavi na skalu ako su oba kraja otvorena i nema visokog para. Inače se jedva isplati: skupljaj za gornji dio.

## Yatzy: the Yatzy

school-yatzy-five-title = { $five }
school-yatzy-five-claim = Ne idi na { $five } u svakom bacanju.
school-yatzy-five-verdict = Tako je. Tko uvijek zadržava samo najviše istih, gubi { $always } bodova po partiji.
school-yatzy-five-1 = Čak i ako u potezu ne želiš ništa drugo, { $five } ispadne samo u { $turn } poteza.
school-yatzy-five-2 = U cijeloj partiji savršena igra ima ga na listiću u { $game } slučajeva. To je u prosjeku { $mean } bodova.
school-yatzy-five-3 = Dolazi usput: tko skuplja za gornji dio i za tri ili četiri iste, ionako zadržava iste. Razlika su skale i fullovi koji se zbog njega razbijaju i mali parovi koji se čuvaju.
school-yatzy-five-chart = Koliko često iz ovih kockica ispadne { $five }
school-yatzy-five-first = s dva bacanja
school-yatzy-five-second = s jednim bacanjem
school-yatzy-five-rule = Kad { $five } dođe, uzmi ga; nemoj ga loviti.
