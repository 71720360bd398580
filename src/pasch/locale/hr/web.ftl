# The frame of the browser client: start page, new table, settings, help.

## What is everywhere

ui-in-english = Ovaj dio još nije preveden, pa je na engleskom.
ui-close = Zatvori
ui-colon = { $of }: { $what }
ui-note = Napomena
ui-again = Pokušaj ponovno
ui-failed = To sada nije uspjelo. Ponovno učitaj stranicu ako se ništa ne događa.
ui-full = Na ovom uređaju više nema slobodnog mjesta: najnovije se ne sprema.
ui-cancel = Odustani
ui-copied = Kopirano
ui-loading = Samo trenutak …
ui-forgets = Ovaj preglednik trenutačno ništa ne sprema. Igrati možeš, ali kad zatvoriš prozor, sve nestaje. Što želiš sačuvati, na kraju preuzmi.
ui-understood = U redu
ui-no-network = Pasch trenutačno nije dostupan. Nastavljamo čim se veza vrati.
time-just-now = upravo sad

## The frame

frame-skip = Preskoči na sadržaj
frame-history = Povijest
frame-home = Pasch, na početnu stranicu
frame-languages = Jezici
frame-nav = Stranice
frame-rules = Pravila
frame-settings = Postavke
frame-keys = Tipkovnica
frame-about = O Paschu
frame-failed-title = Stranica se nije učitala
frame-failed = Vjerojatno je prekinuta veza. Pokušaj ponovno za koji trenutak.
frame-new-version = Postoji nova inačica Pascha.
frame-reload = Učitaj ponovno
frame-load-new-version = Učitaj novu inačicu

## What the pages are called

title-start = Kockice kao za kuhinjskim stolom
title-new = Nova partija
title-new-block = Novi listić
title-table = Stol
title-block = Listić
title-rules = Pravila
here-unknown-variant = te varijante ovdje nema. Sve su pod „Pravila”.
title-family = Rodoslovlje
title-house-rules = Kućna pravila
title-verify = Provjera kockica
title-statistics = Statistika kockica
title-learn = Učenje
title-trainer = Vježba
title-puzzle = Zadatak dana
title-settings = Postavke
title-code = Upiši kod
title-not-found = Ovdje nema ničega
title-history = Povijest
title-results = Statistika
title-table-results = Statistika ovog stola
title-linked = Partija
title-prob = Vjerojatnosti
title-review = Analiza
title-school = Škola strategije

not-found = Na ovoj adresi nema stranice. Možda joj nedostaje dio.
not-found-home = Na početnu stranicu

## Start page

start-welcome = Jesi za partiju?
start-what = Yahtzee, Jamb, Kniffel, Yatzy i vaša kućna pravila, s čašicom, listićem i olovkom.
start-usual = Ili { $variant } s četiri stupca
start-play-now = Igraj odmah
start-play-now-what = { $variant } protiv računala. Bez prijave.
start-last-time = Kao prošli put
start-last-time-go = Krećemo
start-more = Ili radije …
start-new = Nova partija
start-new-what = S drugima, u drugim varijantama
start-new-online = i na mreži
start-block = Listić za prave kockice
start-block-what = Vi bacate, Pasch piše i zbraja
start-code = Upiši kod
start-code-what = Imaš poziv? Ovuda do stola ili bloka
start-house = Kućna pravila
start-house-what = Zapiši vlastita pravila i igraj po njima
start-puzzle-what = Svaki dan nova pozicija: koji je potez najbolji?
start-streak = { $days ->
    [one] { $days } dan zaredom: i danas?
    [few] { $days } dana zaredom: i danas?
   *[other] { $days } dana zaredom: i danas?
 }
start-my-turns = Ti si na potezu
start-open = Igraj dalje
start-open-seat = još slobodno
start-is-block = listić
start-not-begun = još nije počelo
start-your-turn = Ti si na potezu
start-turn-of = { $name } je na potezu
start-forget = Ukloni s popisa: { $table }
start-forget-title = Ukloniti s popisa?
start-forget-here = Ova je partija samo na ovom uređaju. Ako je ukloniš, nestaje.
start-forget-server = Stol ostaje na poslužitelju dok ne istekne. Ovaj uređaj zaboravlja ključ svojih mjesta.
start-forget-yes = Ukloni
start-forgotten = Uklonjeno s popisa.
start-all = Pokaži sve ({ $count })
start-fewer = Pokaži manje

## New game

new-what = Što se igra?
new-dice = Koje kockice?
new-dice-thrown = Pasch baca
new-dice-thrown-what = na zaslonu
new-dice-real = Prave kockice
new-dice-real-what = Pasch je listić
new-who = Tko igra?
new-how = Kako se igra?
new-first = Tko počinje?
new-first-thrown = Tko baci najviše
new-direction = Smjer igre
new-clockwise = U smjeru kazaljke
new-counter-clockwise = Suprotno od kazaljke
new-pace = Tempo
new-pace-live = Uživo
new-pace-live-what = svi su tu
new-pace-days = Danima
new-pace-days-what = kad kome odgovara
new-hints = Savjeti
new-hints-what = Pasch na želju pokazuje najbolji potez.
new-more = Više
new-more-first = Tko počinje
new-more-begins = Počinje: { $name }
new-more-hints = Sa savjetima
new-more-no-hints = Bez savjeta
new-more-wins = Serija: do { $games ->
    [one] { $games } pobjede
    [few] { $games } pobjede
   *[other] { $games } pobjeda
 }
new-more-sum = Serija: { $games ->
    [one] { $games } partija
    [few] { $games } partije
   *[other] { $games } partija
 }
new-start = Za stol
new-start-block = Otvori listić
new-too-many = Ovdje ima mjesta za { $most }, a vas je { $found }. Ukloni nekoga.
new-too-few = Za ovu varijantu treba najmanje { $least }.

variant-which = Što se igra?
variant-other = Druga igra
variant-rules = Pravila
variant-own = Vaše kućno pravilo
variant-make-own = Napiši vlastita kućna pravila
variant-dice = { $count ->
    [one] { $count } kockica
    [few] { $count } kockice
   *[other] { $count } kockica
 }
variant-columns = { $count ->
    [one] { $count } stupac
    [few] { $count } stupca
   *[other] { $count } stupaca
 }
variant-seats = { $least ->
    [1] do { $most } igrača
   *[other] { $least } do { $most } igrača
 }
variant-minutes = oko { $minutes } min po igraču

variant-group-own = Vaša kućna pravila
variant-group-house = Kućna pravila
variant-group-familiar = Što obitelji igraju
variant-group-german = Kao u Njemačkoj
variant-group-american = Kao u Americi
variant-group-scandinavian = Kao u Skandinaviji
variant-group-columns = Više stupaca
variant-group-six-dice = Sa šest kockica
variant-group-relatives = Rođaci
rules-to-family = Rodoslovlje igara
family-about = Počelo je s igrom Yacht. Svaka je igra vezana uz onu iz koje je nastala; gdje to nitko ne zna sigurno, crta je isprekidana.
family-related = srodno
family-below = { $count ->
    [one] { $count } varijanta
    [few] { $count } varijante
   *[other] { $count } varijanti
 }
family-origin-yacht = SAD, najstariji poznati zapis
family-origin-crag = SAD, u knjizi igara
family-origin-generala = Latinska Amerika
family-origin-escalero = Austrija
family-origin-balut = Filipini, poslije Danska
family-origin-yahtzee-1956 = SAD, E. S. Lowe
family-origin-yahtzee = SAD, današnja pravila
family-origin-triple-yahtzee = SAD, E. S. Lowe
family-origin-kismet = SAD, Lakeside
family-origin-kniffel = Njemačka, Schmidt Spiele
family-origin-yatzy = Skandinavija i Finska
family-origin-maxi-yatzy = Švedska
family-origin-maxi-yatzy-plain = Skandinavija i Finska
family-origin-yams = Francuska
family-origin-yams-plus-minus = Francuska
family-origin-yamb = Balkan
family-origin-jamb-mk = Sjeverna Makedonija
family-new-yacht = Dvanaest polja, tri bacanja, bez bonusa.
family-new-crag = Samo tri kockice i dva bacanja; trinaest s parom je crag.
family-new-generala = Što uspije u prvom bacanju, donosi više, a Generala čak i pobjedu.
family-new-generala-double = Druga Generala donosi 100 u vlastitom polju.
family-new-escalero = Poker-kockice sa slikama; tri se stupca osvajaju zasebno.
family-new-balut = Četiri upisa po polju; na kraju se zbrojevi pretvaraju u bodove.
family-new-yahtzee-1956 = Novo: bonus gore, tris i skala od četiri.
family-new-yahtzee = Svaki sljedeći Yahtzee donosi 100 i mora najprije u svoj broj.
family-new-yahtzee-free-joker = Sljedeći Yahtzee smije u bilo koje slobodno polje.
family-new-triple-yahtzee = Tri stupca koji se broje jednostruko, dvostruko i trostruko.
family-new-kismet = Kockice u bojama: ista boja donosi više.
family-new-kniffel = Yahtzee na njemački način; svaki sljedeći Kniffel može donijeti još 50.
family-new-kniffel-basic = Drugi Kniffel ne donosi ništa dodatno.
family-new-kniffel-announce = Nakon prvog bacanja najavljuješ polje.
family-new-kniffel-put-aside = Nakon svakog bacanja jedna se kockica zauvijek odvaja.
family-new-kniffel-school = Gore tri iste daju 0; s manje se bodovi gube.
family-new-kniffel-first-throws = Jedan stupac samo za prvo bacanje, jedan za dva.
family-new-super-kniffel = Četiri stupca: jedan prema dolje, jedan prema gore, dva slobodna.
family-new-knoeffel = Četvrto bacanje kupuje se za 5 bodova.
family-new-kniffel-100 = Svaki sljedeći Kniffel donosi 100, bilo gdje.
family-new-kniffel-strict = Polja se popunjavaju strogo redom.
family-new-kniffel-upper-first = Najprije se puni gornji dio, zatim donji.
family-new-kniffel-sharp = Bačeno iz ruke broji se dvostruko.
family-new-kniffel-4-columns = Četiri stupca odjednom, jedan s najavom.
family-new-kniffel-3-columns = Bez stupca s najavom.
family-new-yatzy = Dodaju se par i dva para, a bonus je 50.
family-new-maxi-yatzy = Šest kockica, dvadeset polja; neiskorištena bacanja se čuvaju.
family-new-maxi-yatzy-plain = Preostala bacanja propadaju.
family-new-yatzy-deluxe = Šest kockica, tri para i dva trisa.
family-new-yams = Četiri stupca: slobodno, dolje, gore i najava.
family-new-yams-plus-minus = Plus i minus umjesto šanse.
family-new-yamb = Maksimum manje minimum broji se onoliko puta koliko imaš jedinica.
family-new-jamb-mk = Šest kockica, a što padne iz jednog bacanja ne treba najaviti.
variant-changes = Drukčije nego u igri { $parent }
variant-changes-more = Ostale razlike
variant-any = svejedno
variant-narrow = { $count ->
    [0] Suzi izbor
    [1] Suzi izbor (jedan uvjet)
    [one] Suzi izbor ({ $count } uvjet)
    [few] Suzi izbor ({ $count } uvjeta)
   *[other] Suzi izbor ({ $count } uvjeta)
 }
variant-family = Obitelj
variant-country = Zemlja
variant-how-many-dice = Kockice
variant-length = Trajanje po igraču
variant-at-most = do { $minutes } min
variant-find = Traži
variant-find-like = Ime, polje, kockice, stupci …
variant-find-none = Takve varijante ovdje nema.

variant-about-kniffel = Njemački klasik: 13 polja, a svaki sljedeći Kniffel može donijeti 50 dodatnih bodova.
variant-about-kniffel-basic = Običan listić: drugi Kniffel ne donosi ništa dodatno.
variant-about-kniffel-100 = Nakon prvog Kniffela svaki sljedeći donosi 100 bodova, u bilo kojem polju.
variant-about-kniffel-sharp = Tris, poker, full, skala i Kniffel broje se dvostruko ako padnu iz ruke.
variant-about-kniffel-strict = Polja se popunjavaju strogo redom, od jedinica do šanse.
variant-about-kniffel-upper-first = Najprije gornji dio, bilo kojim redom, zatim donji: tako svoj turnir igraju vatrogasci iz Dasinga u Bavarskoj.
variant-about-kniffel-announce = Nakon prvog bacanja najavljuješ polje; ako ne uspije, polje se križa.
variant-about-kniffel-put-aside = Nakon svakog bacanja jedna se kockica zauvijek odvaja, ali ima do pet bacanja.
variant-about-kniffel-school = Gore je „škola”: tri iste daju 0, s manje se bodovi gube, s više se dobivaju; bonus ide od 0.
variant-about-kniffel-first-throws = Dva stupca: u jednom se broji samo prvo bacanje, u drugom najviše dva.
variant-about-kniffel-3-columns = Tri stupca odjednom: dolje, gore i slobodno.
variant-about-kniffel-4-columns = Četiri stupca odjednom: dolje, gore, najava i slobodno.
variant-about-super-kniffel = Četiri stupca bez najave: jedan prema dolje, jedan prema gore, dva slobodna.
variant-about-knoeffel = Dva stupca, pet istih vrijedi samo 20, a četvrto bacanje možeš kupiti za 5 bodova.
variant-about-triple-yahtzee = Tri slobodna stupca koji se broje jednostruko, dvostruko i trostruko: dobro bacanje ide desno.
variant-about-yahtzee = Američki original: svaki sljedeći Yahtzee donosi 100 i mora najprije u polje svog broja.
variant-about-yahtzee-free-joker = Svaki sljedeći Yahtzee donosi 100 bodova i smije u bilo koje slobodno polje.
variant-about-yahtzee-1956 = Kao u prvim pravilima: svaki sljedeći Yahtzee je džoker dolje, dok ima mjesta.
variant-about-yatzy = Kao u Skandinaviji: s parom, dva para i bonusom od 50.
variant-about-yatzy-deluxe = Sa šest kockica: tri para, dva trisa i skala od 1 do 6.
variant-about-maxi-yatzy-plain = Veliki Yatzy: šest kockica, dvadeset polja, bonus 100 od 84 naviše; neiskorištena bacanja propadaju.
variant-about-maxi-yatzy = Veliki Yatzy kako se igra u Švedskoj: bacanja koja ti ne trebaju čuvaju se za kasnije.
variant-about-escalero = Austrijski poker s kockicama: slike i četiri kombinacije u tri stupca; iz ruke vrijede više.
variant-about-kismet = Iz 1964., s kockicama u bojama: parovi, full ili svih pet u istoj boji donose više.
variant-about-yacht = Predak cijele obitelji, poznat od 1930-ih: dvanaest polja, skale samo od pet kockica, bez bonusa.
variant-about-generala = Kao u Latinskoj Americi: kombinacija u prvom bacanju donosi 5 više, a Generala u prvom bacanju odmah pobjeđuje ostale.
variant-about-generala-double = S jednim poljem više: druga Generala donosi 100 čim je polje prve popunjeno, makar i prekriženo.
variant-about-crag = Brza sestra igre Yacht: tri kockice i dva bacanja, a trinaest s parom je crag.
variant-about-balut = S Filipina, u Danskoj klupska igra: sedam polja po četiri upisa, a zbrojevi se na kraju pretvaraju u bodove.
variant-about-yamb = Jamb kakav se igra i kod nas: četiri stupca, jedan s najavom; maksimum manje minimum broji se onoliko puta koliko imaš jedinica.
variant-about-jamb-mk = Jamb sa šest kockica, od kojih se broji pet: u zadnjem krugu pet bacanja, a što padne iz jednog bacanja ne treba najaviti.
variant-about-yams-plus-minus = Kao u Francuskoj: umjesto šanse su plus i minus, a broje se samo ako je minus manji.
variant-about-yams = Četiri stupca: slobodno, dolje, gore i najava; daljnjih pet istih ne donosi ništa dodatno.

seats-choose = Odaberi igrače
seats-seat = Mjesto { $number }: { $name }
seats-name = Ime na mjestu { $number }
seats-name-seen = Ovako te vide ostali.
seats-name-missing = Kako se zoveš? Ostali će vidjeti tvoje ime.
seats-adapting = prilagođava se tebi
seats-adapting-at-first = Prilagođava se tvojoj igri; počinje kao { $level }.
seats-adapting-now =
    Prilagođava se tvojoj igri. Nedavno: { $games ->
        [1] { $won ->
            [0] jedan poraz
           *[other] jedna pobjeda
        }
       *[other] dobiveno { $won } od { $games }
    }; danas igra kao { $level }.
seats-level = Jačina
seats-level-where = na mjestu { $number }
seats-link = Netko preko linka
seats-link-at = Netko preko linka (mjesto { $number })
seats-link-what = Link dobivaš za stolom.
seats-up = { $name }: jedno mjesto gore
seats-remove = Ukloni: { $name }
seats-added = { $name } sjedi na mjestu { $number }.
seats-added-link = Mjesto { $number } je za nekoga preko linka.
seats-removed = { $name } više ne igra.
seats-moved = { $name } sad sjedi na mjestu { $number }.
seats-add-here = Dodaj igrača
seats-add-computer = Računalo
seats-add-link = Pozovi linkom
seats-full = Ovdje ima mjesta za najviše { $most }.
seats-twice = Netko se za stolom već tako zove.

## Settings

settings-looks = Izgled i zvuk
settings-language = Jezik
settings-language-part = Na ovom jeziku: { $play } stola i listića, { $rules } pravila, { $everything } svega. Što nedostaje, na engleskom je.
settings-theme = Boje
settings-theme-auto = Kao uređaj
settings-theme-light = Svijetlo
settings-theme-dark = Tamno
settings-theme-contrast = Kontrast
settings-large = Krupna slova
settings-large-hint = Na svim stranicama, i za stolom.
settings-animation = Animacija
settings-animation-hint = Kockice se kotrljaju, upisi se pojavljuju polako.
settings-animation-still = Tvoj je uređaj postavljen na manje pokreta i Pasch se toga drži.
settings-sound = Zvuk
settings-sound-hint = Čuju se čašica, kockice i olovka.
settings-voice = Čitaj naglas
settings-voice-hint = Glas ovog uređaja govori što se događa za stolom. Tipke I, R, N, W i T čitaju više.
settings-voice-sample = Pasch sad čita naglas.
settings-play = Za stolom
settings-name = Tvoje ime
settings-name-hint = Tako se zoveš za novim stolovima.
settings-hints = Savjeti za novim stolovima
settings-hints-hint = Za svaki se stol može postaviti drukčije.
settings-shake = Protresi za bacanje
settings-shake-hint = Mobitel je čašica: protresi ga, umiri i kockice padaju.
settings-shake-denied = Preglednik ne otkriva kako se uređaj kreće. Dopusti mu to u njegovim postavkama.
settings-speed = Tempo
settings-speed-calm = Polako
settings-speed-quick = Brzo
settings-speed-instant = Odmah
settings-shortcuts = Tipkovni prečaci
settings-shortcuts-hint = Razmaknica baca, znamenke ostavljaju. ? pokazuje sve.
settings-help = Prvi koraci
settings-guide-what = Pet kratkih uputa uz kockice, kao u prvoj partiji. Nova partija počinje s njima.
settings-install = Instaliraj kao aplikaciju
settings-install-menu = Pasch može biti aplikacija na ovom uređaju: ako preglednik to može, piše u njegovu izborniku („Instaliraj” ili „Dodaj na početni zaslon”).
settings-kept = Sve to ostaje na ovom uređaju.

## Keys

key-space = Razmaknica
key-enter = Enter
key-delete = Del
keys-at-table = Za stolom
keys-at-block = Na listiću
keys-throw = baci kockice
keys-hold = ostavi kockicu na ovom mjestu ili je pusti
keys-move = kreći se po listiću
keys-enter = upiši odabrano polje
keys-open = otvori odabrano polje
keys-points = upiši bodove u odabrano polje
keys-strike = prekriži odabrano polje
keys-empty = isprazni odabrano polje
keys-dice = kod kockica: upiši što je na stolu
keys-undo = poništi zadnji upis
keys-hints = pokaži ili sakrij savjete
keys-announce = najavi polje, gdje se najavljuje
keys-tell-mine = pročitaj: moj listić
keys-tell-rival = pročitaj: listiće ostalih, redom
keys-tell-bonus = pročitaj: što nedostaje za bonus
keys-tell-throw = pročitaj: zadnje bacanje
keys-tell-standing = pročitaj: poredak, tko vodi
keys-help = pokaži ovaj popis

## About Pasch

about-what = Pasch je slobodan program za jamb, Kniffel i njihovu rodbinu: solo, za istim stolom, preko mreže ili kao listić za prave kockice.
about-privacy = Nema registracije, reklama ni praćenja. Nijedna stranica ne dohvaća ništa s tuđih poslužitelja.
about-licence = Pasch je slobodan softver pod licencijom Apache 2.0.
about-licences = Softver koji je u njemu i njegove licencije
about-marks = Kniffel i Yahtzee zaštitni su znakovi svojih vlasnika.

## Entering a code

code-what = Tko te zove vidi kod na svojem stolu. Za drugi uređaj nalazi se pod „Više”, „Drugi uređaj”. Vrijedi nekoliko minuta.
code-label = Kod
code-example = npr. K7M2 Q4X9
code-go = Za stol
code-empty = Upiši kod.
code-not-one = Kod nije cijel: ima najmanje šest slova i znamenki.

install-title = Pasch kao aplikacija
install-what = Na početnom zaslonu, a radi i bez mreže.
install-go = Instaliraj
install-no = Ne, hvala
