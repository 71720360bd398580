# The command "pasch stats": many games added up.

help-stats =
    Zbroji mnogo partija: po pravilima i osobama, polje po polje uz savršenu igru i tko protiv koga pobjeđuje.

    DATOTEKE su zapisane partije, povijest iz preglednika, tablice starih listića (jedna je u docs/statistics.md) ili mape pune njih. Što se ne može pročitati, navodi se; ostalo se broji.
help-stats-variant = Varijanta listića u čijoj tablici ne piše nijedna.
help-stats-same = Dva imena iste osobe, prvo ono koje ostaje: "Baka=Nona"; može se navesti više puta.
help-stats-review = I gubitak i sreća svake partije kojoj su bacanja poznata, a varijanta već izračunata („pasch solve”). To traje nekoliko stotinki sekunde po partiji.
help-stats-csv = Svaki listić kao redak u ovu CSV datoteku; „-” piše na standardni izlaz.
help-stats-plot = Nacrtaj zbrojeve kroz vrijeme u ovu datoteku (.svg ili .png), za pravila po kojima se najviše igralo.
metavar-files = DATOTEKE
metavar-table = DATOTEKA

stats-read = { $games ->
    [1] Jedna partija
    [one] { $games } partija
    [few] { $games } partije
   *[other] { $games } partija
 } iz { $files ->
    [1] jedne datoteke
    [one] { $files } datoteke
    [few] { $files } datoteke
   *[other] { $files } datoteka
 }.
stats-unfinished = { $count ->
    [1] Jedna partija nije gotova i ne broji se.
    [one] { $count } partija nije gotova i ne broji se.
    [few] { $count } partije nisu gotove i ne broje se.
   *[other] { $count } partija nije gotovo i ne broji se.
 }
stats-incomplete = { $count ->
    [1] Jednoj partiji nedostaje listić koji se ne može pročitati: ne broji se ni za pobjede ni za međusobne susrete.
   *[other] Nekim partijama ({ $count }) nedostaje listić koji se ne može pročitati: ne broje se ni za pobjede ni za međusobne susrete.
 }
stats-unread = { $count ->
    [1] Jedna se datoteka ne može pročitati, bar ne cijela.
    [one] { $count } datoteka ne može se pročitati, bar ne cijela.
    [few] { $count } datoteke ne mogu se pročitati, bar ne cijele.
   *[other] { $count } datoteka ne može se pročitati, bar ne u cijelosti.
 }
stats-skipped = { $count ->
    [1] Jedna datoteka u mapama nema veze s Paschom i preskočena je.
    [one] { $count } datoteka u mapama nema veze s Paschom i preskočena je.
    [few] { $count } datoteke u mapama nemaju veze s Paschom i preskočene su.
   *[other] { $count } datoteka u mapama nema veze s Paschom i preskočeno je.
 }
stats-more-problems = … i { $count ->
    [1] još jedna pogreška.
    [one] još { $count } pogreška.
    [few] još { $count } pogreške.
   *[other] još { $count } pogrešaka.
 }
stats-title = { $variant }: { $games ->
    [1] jedna partija
    [one] { $games } partija
    [few] { $games } partije
   *[other] { $games } partija
 }
stats-nameless = bez imena
stats-best-play = savršena igra
stats-column-person = Tko
stats-column-games = partije
stats-column-mean = prosjek
stats-column-sd = raspršenost
stats-column-best = najbolja
stats-column-worst = najgora
stats-column-won = pobjede
stats-column-bonus = bonus
stats-column-box = Polje
stats-column-duel = Međusobno
stats-column-ahead = bolje
stats-column-level = jednako
stats-column-behind = slabije
stats-column-lead = razlika
stats-column-reviewed = analizirano
stats-column-loss = gubitak
stats-column-luck = sreća
stats-column-early-loss = gubitak prije
stats-column-late-loss = u zadnje vrijeme
stats-plot-total = zbroj
stats-plot-loss = gubitak
stats-plot-luck = sreća
stats-plot-game = partija

error-stats-foreign = ovo nije ni zapis partije ni povijest ni tablica starih listića.
error-stats-block = ovo je listić bez bacanja i bez datuma; „pasch review DATOTEKA --variant VARIJANTA” uspoređuje ga polje po polje sa savršenom igrom.
error-stats-date = „{ $found }” nije datum kao 2026-11-22; partija se broji bez datuma.
error-stats-card = upisi ne odgovaraju listiću varijante „{ $variant }”; broji se samo zbroj.
error-stats-record = bacanja ove partije ne mogu se pročitati, pa se ne može ni analizirati ({ $why }).
error-stats-nothing = { $files ->
    [0] nema nijedne datoteke s partijama.
    [1] u datoteci nema nijedne gotove partije.
   *[other] ni u jednoj datoteci (ukupno { $files }) nema gotove partije.
 }
error-sheets-too-long = tablica starih listića ima najviše { $lines } redaka po { $letters } znakova.
error-sheets-not-a-table = ovo se ne može pročitati kao tablica; možda nedostaje navodnik.
error-sheets-no-variant = ne piše po kojim se pravilima igralo: u stupcu „varijanta” ili uz --variant.
error-sheets-no-total = „{ $found }” nije završni zbroj.
error-sheets-too-much = po ovim pravilima ne može biti { $found } { $found ->
    [one] bod
    [few] boda
   *[other] bodova
 }; najviše { $most }.
error-sheets-wrong-total = polja zajedno daju { $right } { $right ->
    [one] bod
    [few] boda
   *[other] bodova
 }, a ne { $found }.
error-sheets-box = „{ $found }” ne može stajati u polju „{ $box }”; može { $allowed }.
error-sheets-no-date = „{ $found }” nije dan ili može značiti dva; jednoznačno je 2025-11-21 ili 21.11.2025.
error-sheets-no-heading = „{ $found }” ne stoji ni pod jednim naslovom.
error-sheets-twice = naslov „{ $heading }” pojavljuje se dvaput.
error-sheets-no-points = „{ $sum }” je „{ $found }”, a to nisu bodovi.
error-sheets-wrong-sum = „{ $sum }” je { $found }, a polja daju { $right }.
error-sheets-same-person = „{ $name }” je u partiji „{ $game }” dvaput; broji se prvi listić, a partija ni za čiju pobjedu.
error-sheets-two-days = redci partije „{ $game }” su od dva dana, { $first } i { $found }; vrijedi prvi.
error-stats-same-pair = „{ $found }” nije par imena kao u Baka=Nona.
error-stats-same-unknown = „{ $name }” se ne pojavljuje ni u jednoj partiji.
error-stats-same-together = „{ $one }” i „{ $other }” u istoj su partiji ({ $day }), dakle to su dvije osobe.
