# Reading rules, writing house rules, verifying throws, dice statistics: pages of the browser game.

## House rules: the list

house-about = Počni s nekom varijantom i promijeni što je kod vas drukčije. Sve ostaje u ovom pregledniku dok to ne podijeliš.
house-mine = Tvoja kućna pravila
house-ideas = Na primjer
house-idea-box = Dodaje se polje za par.
house-idea-points = Full donosi zbroj svih kockica umjesto 25 bodova.
house-idea-bonus = Bonus se dobiva već od 60 bodova i vrijedi 50.
house-idea-turn = U zadnjem potezu svatko smije bacati četiri puta.
house-begin = Novo kućno pravilo
house-begin-with = Slično kao
house-begin-go = Počni
house-first-name = Naša pravila
house-edit = Uredi
house-delete = Obriši
house-delete-undo = Ipak zadrži
house-deleted = „{ $name }” je obrisano.
house-kept = „{ $name }” je spremljeno u ovom pregledniku.
house-shared-one = Ovo ti je kućno pravilo netko poslao. Igraj odmah ili ga spremi za kasnije.
house-bad-link = Link je nepotpun ili oštećen: u njemu nema kućnog pravila.
house-not-here = Ovo kućno pravilo nije spremljeno u ovom pregledniku.
house-no-idea = Te ideje nema. Ostale su niže.
house-link = Link na ovo kućno pravilo
house-link-about = Tko ga otvori, može igrati po tim pravilima i zadržati ih. Pravila su u samom linku.
house-link-copy = Kopiraj link
house-link-copied = Link je kopiran.
house-link-qr = QR kod s linkom na ovo kućno pravilo
house-all = Sva kućna pravila

## House rules: the form

house-not-a-number = Ovdje ide cijeli broj, a ne „{ $found }”.
house-half-number = Ovdje ide cijeli broj ili polovica, na primjer 1,5.
house-whole-number = Ovdje ide cijeli broj.
house-no-numbers = Ovdje idu brojevi, a ne „{ $found }”.
house-too-many-dice = Za to treba kockica: { $needed }, a ima ih samo { $dice }.
house-name-needed = { $of ->
    [boxes] Polje
    [bonuses] Bonus
    [columns] Stupac
    [colours] Boja
    [symbols] Strana
    [buy] Redak
   *[names] Kućno pravilo
 } treba ime.
house-sign-wrong = Znak ima jedno do tri slova ili znamenke, bez razmaka i interpunkcije.
house-nameless = Bez imena
house-line = Redak { $line }
house-joker-worth = Kao džoker, kad još jednom padne pet istih, ovo polje donosi { $points }: to se postavlja pod „Još jednom pet istih”.
house-discard = Odbaci
house-done = Gotovo
house-way = Kako ga pišeš
house-way-form = Obrazac
house-way-text = Tekst
house-text = Dokument u formatu TOML
house-text-hint = Što ovdje ne piše, vrijedi kao u varijanti iza „like”. Napomene iza „#” ostaju i kad mijenjaš obrazac.
house-name = Ime
house-name-other = { $label } na { $language ->
    [de] njemačkom
   *[en] engleskom
 }
house-name-other-short = na { $language ->
    [de] njemačkom
   *[en] engleskom
 }
house-as-inherited = { $label }: opet kao naslijeđeno
house-less = { $label }: manje
house-more = { $label }: više
house-changed = promijenjeno
house-new = novo
house-remove = Ukloni: { $name }
house-taken-out = uklonjeno
house-back-in = Vrati: { $name }
house-checking = provjera …
house-sound = Po ovim se pravilima može igrati.
house-unsound = { $count ->
    [1] Nešto još nije u redu.
    [one] Još { $count } stvar nije u redu.
    [few] Još { $count } stvari nisu u redu.
   *[other] Još { $count } stvari nije u redu.
 }
house-unsound-look = Pokaži
house-unreachable = Bez mreže se kućno pravilo ne može provjeriti. Spremljena ipak možeš igrati.
house-reader-loading = Učitava se provjera pravila, samo ovaj put: { $loaded } od { $total } MB.
house-reader-failed = Provjera pravila nije se mogla učitati. Provjeri vezu i promijeni nešto da se pokuša ponovno.
house-without-server = Ova stranica radi bez poslužitelja: pravila se ovdje provjeravaju i igraju, ali savjeti su samo procjena. Za točne prosjeke, usporedbe i PDF treba poslužitelj.
house-play = Igraj odmah
house-keep = Spremi
house-share = Podijeli
house-try = Isprobaj
house-brings-nothing = Ove kockice nigdje ne donose ništa.
house-example = donosi { $points }
house-no-throw = Nijedno bacanje ovdje ne donosi bodove.
house-differs = Drukčije nego u igri { $parent }

house-dice = Kockice
house-faces = Brojevi na svakoj kockici
house-counted = Od toga se broji
house-counted-hint = Ostale se ne broje: u svako polje idu kockice koje ondje donose najviše.
house-wild = Džokeri na kockicama
house-wild-hint = Takav se broj u svakom polju broji kao onaj koji ondje donosi najviše.
house-wild-faces = Brojevi koji su džokeri
house-odd = Nisu sve kockice iste
house-odd-hint = Neke od gornjih kockica imaju vlastite brojeve.
house-odd-count = Koliko je kockica drukčije
house-odd-faces = Brojevi na tim kockicama
house-odd-kind = posebne kockice { $number }
house-odd-add = Još jedna vrsta kockica
house-throws = Bacanja po potezu
house-last-throws = Bacanja u zadnjem potezu
house-last-throws-hint = Više nego inače, kad na listiću nedostaje još jedan upis.
house-release = Ostavljene kockice smiju natrag u čašicu
house-release-hint = Ako je isključeno, što je jednom odvojeno, ostaje na stolu.
house-put-aside = Kockice koje se nakon svakog bacanja moraju odvojiti, najmanje
house-save = Čuvaj neiskorištena bacanja
house-save-hint = Mogu se iskoristiti u kasnijim potezima.
house-buy = Dodatna bacanja
house-buy-hint = Bacanja nakon zadnjeg, iz zalihe.
house-buy-name = Ime retka
house-buy-per-turn = Dodatna bacanja po potezu
house-buy-per-column = Zaliha
house-buy-per = Zaliha vrijedi za
house-buy-unused = Bodovi za svako preostalo
house-least = Najmanje igrača
house-most = Najviše igrača
house-direction = Redoslijed
house-clockwise = u smjeru kazaljke
house-counter-clockwise = suprotno od kazaljke

house-boxes = Polja
house-boxes-about = Uz svako je primjer bacanja. Dodirni polje da ga promijeniš.
house-add-boxes = Dodaj polje
house-new-boxes = { $language ->
    [de] Neues Feld
    [en] New box
   *[hr] Novo polje
 }
house-box-name = Ime polja
house-box-number = Koji se broj broji
house-aliases = Zove se i
house-aliases-hint = Više imena odvoji zarezima.
house-takes = Što se traži
house-and = a uz to
house-condition-add = Još jedan uvjet
house-condition-remove = Ukloni uvjet: { $condition }
house-groups-share = I dvaput isti broj
house-groups-share-hint = Tada su i četiri iste dva para.
house-figure-of_a_kind = iste
house-figure-groups = skupine
house-figure-run = skala
house-figure-number = jedan broj
house-figure-any = bilo što
house-figure-one_of = ili – ili
house-one-of-either = Ili
house-one-of-or = Ili
house-one-of-add = Još jedna mogućnost
house-figure-other = drugo
house-figure-which = I to
house-kind-of_a_kind = iste kockice
house-kind-groups = skupine istih, npr. 3 + 2
house-kind-run = skala
house-kind-faces = određeni brojevi
house-kind-total = određen zbroj
house-kind-at_least = zbroj najmanje
house-kind-at_most = zbroj najviše
house-kind-one_colour = sve u istoj boji
house-kind-number-of_a_kind = Koliko istih
house-kind-number-groups = Veličina skupina
house-group = { $size ->
    [1] jedna kockica
    [2] dvije iste
    [3] tri iste
    [4] četiri iste
    [5] pet istih
   *[other] { $size } istih
 }
house-kind-number-run = Koliko zaredom
house-kind-number-faces = Koji brojevi
house-kind-number-total = Koji zbroj
house-kind-number-at_least = Koliko najmanje
house-kind-number-at_most = Koliko najviše
house-worth = Što donosi
house-points-sum = zbroj svih kockica
house-points-matching = zbroj tih kockica
house-points-double = dvostruko
house-points-none = ništa posebno
house-points-fixed = stalni bodovi
house-points-throws = ovisno o bacanju
house-points-number = Bodovi
house-points-number-throws = Bodovi u prvom, drugom … bacanju
house-times = Koliko se puta broji
house-par = Koliko njegovih kockica vrijedi 0
house-par-hint = Uz 3 tri šestice vrijede 0, dvije −6, četiri 6; nijedna i prekriženo polje −18 („škola”).
house-plus = I još
house-served = Kad sve kockice padnu odjednom (iz ruke)
house-section = Dio
house-section-upper = u gornjem dijelu
house-section-lower = u donjem dijelu
house-later = Kasnije vrijedi manje
house-later-hint = Toliko bodova manje za svaki upis koji je već u stupcu.
house-wins = Tko ovdje osvoji bodove, odmah pobjeđuje ostale
house-ends = Tko ovdje osvoji bodove, odmah završava partiju protiv ostalih
house-at-once-none = nikad
house-at-once-throws = uz najviše ovoliko bacanja
house-at-once-served = kad sve kockice padnu odjednom
house-at-once-any = uvijek
house-at-once-number = Najviše bacanja
house-lowest = Broje se najniže
house-lowest-hint = Kad je kockica više, ovdje se broje one koje donose najmanje.
house-counts = Ulazi u zbroj
house-counts-hint = Ako je isključeno, broji se samo ono što se iz polja računa.
house-entries = Koliko se puta popunjava

house-bonuses = Bonusi
house-add-bonuses = Dodaj bonus
house-new-bonuses = { $language ->
    [de] Bonus unten
    [en] Lower bonus
   *[hr] Donji bonus
 }
house-new-computed = { $language ->
    [de] Berechneter Bonus
    [en] Computed bonus
   *[hr] Izračunani bonus
 }
house-bonus-name = Ime bonusa
house-bonus-kind = Vrsta bonusa
house-bonus-kind-tiers = Zbraja se
house-bonus-kind-computed = Računa se iz polja
house-formula = Kako se računa
house-formula-hint = S imenima polja, znakovima +, −, × i zagradama: (Maksimum − Minimum) × Jedinice. Broji se čim su sva ta polja popunjena.
house-only-if = Samo ako
house-only-if-hint = Sa znakovima <, ≤ ili =: 0 < Minimum < Maksimum. Inače ne donosi ništa; ako je prazno, uvijek vrijedi.
house-no-formula = „{ $found }” se ne može izračunati. Dopuštena su samo imena polja, brojevi i računski znakovi.
house-over = Što se zbraja
house-over-upper = gornji dio
house-over-lower = donji dio
house-over-all = sva polja
house-over-boxes = pojedina polja
house-over-which = Koja polja
house-minus = Što se oduzima
house-minus-nothing = ništa
house-minus-upper = gornji dio
house-minus-lower = donji dio
house-minus-boxes = pojedina polja
house-minus-which = Koja se polja oduzimaju
house-count = Što se broji
house-count-points = bodovi
house-count-entries = polja koja nisu prekrižena
house-count-strikes = prekrižena polja
house-per = Za
house-per-column = svaki stupac zasebno
house-per-sheet = cijeli listić
house-per-row = svaki redak kroz sve stupce
house-paid = Bodovi se dobivaju
house-paid-tiers = po stupnjevima
house-paid-each = za svako polje
house-each = Bodovi za svako od tih polja
house-tiers = Stupnjevi
house-tier-from = Od
house-tier-gives = { $counted ->
   *[points] bodova dobivaš
    [entries] polja dobivaš
    [strikes] križića dobivaš
 }
house-tier-of = Stupanj od { $from }
house-tier-grows = { $more } više za svakih { $each }
house-tiers-hint = Broji se najviši dosegnuti stupanj. Bez „do” stupanj vrijedi i za sve iznad; uz „za svakih daljnjih” raste.
house-tier-each = za svakih daljnjih
house-tier-more = bodova više
house-tier-add = Dodaj stupanj
house-tier-remove = Ukloni stupanj od { $from }
house-from = od
house-to = do

house-extra = Još jednom pet istih
house-extra-about = Što još donose
house-extra-name = Pravilo { $number }
house-add-extra = Dodaj pravilo
house-new-extra = dodatak
house-when = Kad je vlastito polje
house-when-filled = popunjeno ili prekriženo
house-when-scored = popunjeno bodovima
house-when-struck = prekriženo
house-when-open = još slobodno
house-when-any = u bilo kojem stanju
house-number = A polje za taj broj je
house-number-any = slobodno ili popunjeno
house-number-free = još slobodno
house-number-filled = već popunjeno
house-place = Kamo mora, redom
house-place-any = Smije bilo kamo.
house-place-number = polje za taj broj
house-place-lower = neko donje polje
house-place-upper = neko gornje polje
house-extra-bonus = Dodatni bodovi pokraj polja
house-bonus-all = svugdje
house-bonus-number = u polju za taj broj
house-bonus-upper = drugdje u gornjem dijelu
house-bonus-lower = u donjem dijelu
house-extra-worth = Koliko vrijedi u drugim poljima (džoker)
house-extra-served = A kad sve kockice padnu odjednom (iz ruke)
house-every-lower = svako donje polje
house-every-upper = svako gornje polje
house-worth-add = Još jedno polje
house-choose = Odaberi …
house-worth-remove = { $box }: više nije džoker

house-columns = Stupci
house-columns-about = Bez njih listić ima jedan stupac koji se popunjava bilo kojim redom. On ostaje kad dodaš prvi.
house-add-columns = Dodaj stupac
house-new-columns = { $language ->
    [de] Spalte
    [en] Column
   *[hr] Stupac
 }
house-column-name = Ime stupca
house-column-boxes = Polja ovog stupca
house-column-boxes-all = sva
house-column-boxes-listed = odabrana, vlastitim redom
house-column-boxes-list = Polja odozgo prema dolje
house-sequence-add = Dodaj
house-move-up = { $name }: prema gore
house-move-down = { $name }: prema dolje
house-order = Kako se popunjava
house-order-free = slobodno
house-order-down = odozgo prema dolje
house-order-up = odozdo prema gore
house-order-ends = s oba kraja
house-order-middle = od sredine prema van
house-order-halves = prvo gornja polovica, zatim donja
house-order-section-upper = gornja polja
house-order-section-lower = donja polja
house-order-lines = u više nizova
house-order-line = Niz { $number }
house-order-listed = vlastitim redom
house-order-list = Redoslijed popunjavanja
house-strikes = Križanje
house-strikes-next = samo polje koje je na redu
house-strikes-any = bilo koje slobodno polje
house-announce = Najava
house-announce-never = bez najave
house-announce-after = odmah nakon prvog bacanja
house-announce-before = prije prvog bacanja
house-announce-unless-served = nakon prvog bacanja, osim za bacanje iz ruke
house-miss = Najavljeno, a nije uspjelo
house-miss-box = križa se to polje
house-miss-any = križa se bilo koje polje
house-column-throws = Bacanja po potezu u ovom stupcu
house-column-throws-hint = Prazno znači kao inače; 1 znači samo prvo bacanje.
house-result = Bodovi partije za najviše bodova u ovom stupcu
house-result-all = Dodatni bodovi partije za sve stupce
house-weight = Koliko se puta broji stupac
house-column-served = Sve kockice odjednom
house-column-served-extra = donose što im polje za to daje
house-column-served-plain = vrijede ovdje kao svako drugo bacanje
house-column-served-only = samo one ovdje donose bodove
house-column-bonuses = Bonusi koji ovdje vrijede
house-column-extra = Pravila za „Još jednom pet istih” koja ovdje vrijede

house-symbols = Slike i imena strana
house-symbols-about = Na poker-kockicama su 9, 10, dečko, dama, kralj i as. Računa se s brojem iza toga.
house-symbols-poker = Poker-kockice: 9, 10, J, Q, K, A
house-symbols-none = Opet brojevi
house-symbol-add = Strana s vlastitom slikom
house-new-symbol = { $language ->
    [de] Stern
    [en] Star
   *[hr] Zvijezda
 }
house-symbol-name = Ime strane
house-symbol-sign = Znak na kockici
house-symbol-face = Vrijedi kao broj
house-symbol-picture = Slika
house-picture-sign = znak
house-picture-pips = točkice
house-picture-nine = karta: devetka
house-picture-ten = karta: desetka
house-picture-jack = karta: dečko
house-picture-queen = karta: dama
house-picture-king = karta: kralj
house-picture-ace = karta: as
house-colours = Boje brojeva
house-colours-about = Ako su točkice u bojama, polje može tražiti kockice iste boje.
house-colour-add = Dodaj boju
house-new-colour = { $language ->
    [de] Rot
    [en] Red
   *[hr] Crvena
 }
house-colour-name = Ime boje
house-colour-faces = Brojevi u ovoj boji

house-whole = I ostalo
house-total = Cilj igre
house-total-points = svi bodovi
house-total-bonuses = samo bonusi
house-note = Napomena
house-note-hint = Ne mijenja pravila.

## House rules: what is folded up, and what of it differs from most games

house-more-conditions = Daljnji uvjeti
house-more-conditions-about = Uz to još nešto
house-more-points = Posebni bodovi
house-more-points-about = Višestruko, dodatak, iz ruke
house-more-points-about-number = Višestruko, ispod 0, kasnije manje
house-more-place = Mjesto i kraj
house-more-place-about = Gore ili dolje, odmah pobjeda
house-more-bonus = Detaljnije
house-more-bonus-about = Koja se polja broje, daljnji stupnjevi
house-more-dice = Posebne kockice
house-more-dice-about = Brojevi, džokeri, slike, boje
house-more-turn = Posebni potezi
house-more-turn-about = Zadnji potez, dodatna bacanja
house-whole-about = Igrači, cilj, napomena
house-bonuses-none = Nema
house-columns-one = Jedan, bilo kojim redom
house-told-kind-of_a_kind = istih: { $value }
house-told-kind-groups = skupine { $value }
house-told-kind-run = skala od { $value }
house-told-kind-faces = brojevi: { $value }
house-told-kind-total = zbroj { $value }
house-told-kind-at_least = najmanje { $value }
house-told-kind-at_most = najviše { $value }
house-told-kind-one_colour = ista boja
house-told-share = dvaput isti broj
house-told-lowest = najniže
house-told-times = broji se { $value } ×
house-told-plus = još { $value }
house-told-served = { $value ->
    [double] iz ruke dvostruko
   *[other] iz ruke { $value }
 }
house-told-par = njegovih kockica koje vrijede 0: { $value }
house-told-later = kasnije po { $value } manje
house-told-counts = ne ulazi u zbroj
house-told-joker = kao džoker { $value }
house-told-entries = upisa: { $value }
house-told-per = { house-per }: { $value ->
    [sheet] { house-per-sheet }
   *[row] { house-per-row }
 }
house-told-wins = odmah pobjeđuje
house-told-ends = završava partiju
house-told-aliases = i { $value }
house-told-faces = brojevi { $value }
house-told-counted = od toga se broji { $value }
house-told-odd = različite kockice
house-told-wild = džokeri: { $value }
house-told-symbols = slike
house-told-colours = boje
house-told-last-throws = u zadnjem potezu { $value } { $value ->
    [one] bacanje
    [few] bacanja
   *[other] bacanja
 }
house-told-release = što je odvojeno, ostaje
house-told-put-aside = odvaja se najmanje { $value }
house-told-save = bacanja se čuvaju
house-told-buy = dodatna bacanja
house-told-players = { $least ->
    [1] jedan do { $most } igrača
   *[other] { $least } do { $most } igrača
 }
house-told-direction = suprotno od kazaljke
house-told-total = samo bonusi
house-told-all = bodovi partije za sve stupce
house-told-note = s napomenom

## Verifying throws

verify-about = Je li netko namjestio kockice? Ovdje se partija ponovno računa, bacanje po bacanje.
verify-why = Zašto bi se varanje otkrilo
verify-locked = Prije prvog bacanja zaključava se tajna.
verify-added = Zatim svaki uređaj dodaje svoje slučajne brojeve: tako nitko ne može birati bacanja.
verify-repeated = Nakon partije tajna se pokazuje i sve se ovdje ponovno baca: tako bi svaka promjena izašla na vidjelo.
verify-link = Link stola
verify-link-hint = Što za vrijeme igre piše u adresnoj traci.
verify-go = Provjeri kockice
verify-mine = Koja partija?
verify-agrees = { $throws ->
    [one] Točna su sva bacanja, njih { $throws }.
    [few] Točna su sva { $throws } bacanja.
   *[other] Točno je svih { $throws } bacanja.
 }
verify-verdict-fair = Nitko nije namještao bacanja (ukupno { $throws }).
verify-verdict-fixed = Za vrijeme partije nitko nije namještao bacanja (ukupno { $throws }).
verify-verdict-consistent = Sva se bacanja međusobno slažu (ukupno { $throws }).
verify-means-fair = Nitko ih nije mogao birati, pa ni poslužitelj.
verify-means-fixed = Sva su se mogla ponovno izračunati.
verify-means-consistent = Je li to bila baš vaša partija, zna samo uređaj koji je bio uključen od početka.
verify-means-wrong = Što se ne slaže, piše ispod.
verify-busy = Sve se baca još jednom …
verify-others = Druge partije
verify-none = Tvoje se partije ovdje pojavljuju čim neka završi.
verify-by-link = Provjeri partiju preko linka
verify-evidence = Svi dokazi: tajna, brojevi i svako bacanje
verify-exchanged = Zamijenjeno: ovo nije partija koju je ovaj uređaj vidio!
verify-seen = Ovaj je uređaj vidio otisak prije prvog bacanja; pripada ovoj partiji.
verify-seen-differs = Prije prvog bacanja ovaj je uređaj vidio otisak { $seen }; poslužitelj sada pokazuje { $found }.
verify-drawn = Broj koji pripada igraču { $name } izvukao je ovaj uređaj; ugrađen je u sva bacanja.
verify-drawn-differs = Za igrača { $name } ovaj je uređaj izvukao broj { $seen }; poslužitelj sada pokazuje { $found }.
verify-not-drawn = Broj koji pripada igraču { $name } nije izvukao ovaj uređaj.
verify-none-drawn = Ovaj uređaj nije dodao vlastiti broj: zna da su kockice bile utvrđene, ali ne i da ih poslužitelj nije birao.
verify-live = { $count ->
    [1] Ovaj je uređaj vidio kako pada jedno bacanje; isto je i u ovoj partiji.
    [one] Ovaj je uređaj vidio kako pada { $count } bacanje; sva su ista i u ovoj partiji.
    [few] Ovaj je uređaj vidio kako padaju { $count } bacanja; sva su ista i u ovoj partiji.
   *[other] Ovaj je uređaj vidio kako pada { $count } bacanja; sva su ista i u ovoj partiji.
 }
verify-live-differs = Događaj { $number } bio je drugo bacanje: ovaj je uređaj vidio { $seen }, a poslužitelj sada pokazuje { $found }.
verify-event-differs = Događaj { $number } nije onaj koji je ovaj uređaj vidio.
verify-no-memory = O onome prije prvog bacanja ovaj uređaj ne zna ništa. Poslužitelj koji laže mogao je cijelu partiju naknadno izmisliti; dokaz da su kockice poštene ima samo uređaj koji je bio uključen od početka.
verify-here = Ova se partija igrala samo na ovom uređaju; tajna i brojevi njegovi su.
verify-differs = Nisu točna sva bacanja (ukupno { $throws }).
verify-commitment = Pokazana tajna odgovara otisku.
verify-other-secret = Pokazana tajna ne odgovara otisku.
verify-promise = Otisak tajne (SHA-256)
verify-secret = Tajna stola
verify-entropy = Slučajni broj, osoba { $number }
verify-throws = Sva bacanja
verify-number = Bacanje
verify-seat = Tko
verify-found = Palo
verify-right = Ponovno bačeno
verify-same = točno
verify-download = Preuzmi partiju; „pasch verify” provjerava datoteku bez mreže

## Dice statistics

dice-about = Sve kockice bačene na ovom poslužitelju, broj po broj.
dice-none = Ovdje još ništa nije bačeno
dice-none-what = Čim netko zaigra, ovdje ćeš vidjeti koliko je puta pao koji broj. S dobrim kockicama svaki pada otprilike jednako često.
dice-kind = Bačeno kockica: { $throws }
dice-other = Kockice s { $faces }: bačeno { $throws }
dice-house = Kockice iz kućnih pravila
dice-house-about = Smiju biti neujednačene i gore se ne broje
dice-exact = Detaljnije
dice-exact-about = Kako se to provjerava
dice-face = Broj
dice-count = Palo
dice-share = Udio
dice-expected = Kad bi svih bilo jednako, svaki bi broj padao u { $share } bacanja.
dice-verdict-few = Za ocjenu je još premalo bacanja.
dice-verdict-fair = Kockice su poštene: nijedan broj ne pada upadljivo često ni rijetko.
dice-verdict-watch = Trenutačno padaju malo neujednačeno. I poštenim se kockicama to katkad dogodi.
dice-verdict-odd = Poštene kockice gotovo nikad ne padaju tako neujednačeno.
dice-test = Hi-kvadrat test uspoređuje koliko je često pao koji broj s jednakim brojem padanja: hi-kvadrat { $chi } uz { $degrees } stupnjeva slobode, p = { $p }. Poštene kockice barem su toliko neujednačene u { $percent } slučajeva.
dice-verify = Pojedinu partiju provjeravaš ovdje:

house-draft-title = Započeto, a nije spremljeno
house-draft-go = Nastavi uređivati
house-draft-discard = Odbaci
house-draft-resumed = Nastavljaš ondje gdje je stalo.
house-draft-anew = Ispočetka

rules-example-dice = Kockice: { $dice }
house-idle = Ovo ništa ne mijenja: igra je i bez toga ista.
house-wrong-counts-nowhere = Polje „{ $box }” ne ulazi u zbroj, a još se ništa iz njega ne računa: dodaj za njega bonus koji se „računa iz polja”.
house-wrong-box-nowhere = Ni u jednom stupcu nema: { $box }. Dodaj to u neki ili ukloni ovdje.
house-wrong-bonus-nowhere = Bonus „{ $bonus }” ne broji se ni u jednom stupcu: odaberi ga u nekom ili ga ukloni.

## What a house rule does

effects-title = Što pravilo mijenja
effects-about = Bodovi, trajanje, sreća i umijeće: u cjelini i za svaku promjenu u odnosu na { $parent } zasebno. Izračun može trajati nekoliko minuta.
effects-about-own = Bodovi, trajanje, sreća i umijeće. Izračun može trajati nekoliko minuta.
effects-ask = Izračunaj
effects-working = { $of ->
        [1] Računamo igru: { $percent }
       *[other] Izračunato igara: { $done } od { $of }, { $percent }
    }
effects-mean = Prosječni bodovi uz savršenu igru
effects-sd = Devet od deset partija završava između
effects-range = { $low } i { $high }
effects-minutes = Trajanje po osobi
effects-minutes-about = { $turns ->
        [1] Jedan potez
        [one] { $turns } potez
        [few] { $turns } poteza
       *[other] { $turns } poteza
    }, s bacanjima koja treba savršena igra
effects-skill = Sreća ili umijeće
effects-luck = Sreća
effects-art = Umijeće
effects-skill-is = { $share ->
    [luck] Često odlučuje sreća.
    [skill] Tko dobro igra, uglavnom pobjeđuje.
   *[both] Tko dobro igra, pobjeđuje češće.
 }
effects-skill-change = { $side ->
    [same] sreća i umijeće kao u igri { $parent }
    [luck] malo više sreće nego u igri { $parent }
   *[skill] malo više umijeća nego u igri { $parent }
 }
effects-skill-more = { $side ->
    [luck] Malo više sreće
   *[skill] Malo više umijeća
 }
effects-unused = Polja koja nitko ne koristi
effects-unused-about = Čak i uz savršenu igru donose bodove u manje od jedne od deset partija.
effects-beside = { $by } u odnosu na { $parent }
effects-unit-mean = { $amount } bodova
effects-unit-minutes = { $amount } min
effects-alone = Svaka promjena zasebno
effects-other = Što je drukčije nego u igri { $parent }
effects-together = Sve zajedno
effects-unclear = Jedva se može izmjeriti.
effects-not-alone = Moguće samo zajedno s drugim promjenama.
effects-change-minutes = Trajanje { $by }
effects-change-unused = Tada nitko ne koristi: { $boxes }
effects-left = { $left ->
        [1] Još jedna promjena uračunata je samo u „Sve zajedno”.
        [one] Još { $left } promjena uračunata je samo u „Sve zajedno”.
        [few] Još { $left } promjene uračunate su samo u „Sve zajedno”.
       *[other] Još { $left } promjena uračunato je samo u „Sve zajedno”.
    }
effects-measured-learned = Listić je prevelik za točan izračun: odigrano je 1000 partija po naučenim vrijednostima; prosjek je točan na oko { $mean } bodova.
effects-measured-rough = Listić je prevelik za točan izračun: odigrano je 1000 partija po gruboj procjeni; prosjek je točan na oko { $mean } bodova. Uz savršenu igru veći je za koji postotak.
