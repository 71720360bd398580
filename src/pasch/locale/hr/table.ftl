# The table in the browser: dice, block, seats, and what is done with them.

## Errors

error-no-answer = odgovor poslužitelja nije razumljiv (status { $status }).
error-no-such-game-here = ove partije više nema u ovom pregledniku.
error-unreachable = poslužitelj nije dostupan. Je li uređaj spojen na internet?

## Head

table-home = Na početnu stranicu
table-menu = Više
table-hints = Savjeti
table-loading = Postavljamo stol …
table-again = Pokušaj ponovno
table-connecting = Veza je prekinuta. Pokušavamo ponovno …
table-here = Bez mreže
table-here-explained = Ova se partija igra samo na ovom uređaju.
table-go-on-here = Igraj dalje bez mreže
table-go-on-here-explained = Poslužitelj se ne javlja. Svi sjede ovdje, pa možete igrati dalje na ovom uređaju.
table-watching = Gledaš partiju.
table-full = Sva su mjesta već zauzeta – ti gledaš.
table-watchers = { $count ->
    [1] jedna osoba gleda
    [one] { $count } osoba gleda
    [few] { $count } osobe gledaju
   *[other] { $count } osoba gleda
 }
table-days = Potez po potez, makar danima: zatvori stranicu i vrati se kasnije.

## Seats

table-seats = Mjesta
table-seat-free = još slobodno
table-seat-computer = računalo
table-seat-away = nije tu
table-seat-leads = vodi
table-seat-behind = zaostaje { $points }
table-seat-label = { $name }, { $total ->
    [1] jedan bod
    [one] { $total } bod
    [few] { $total } boda
   *[other] { $total } bodova
 }
table-seat-on-turn = { $label }, na potezu
table-card-of = Ovo je tuđi listić: { $name }. Dodirni svoje ime da se vratiš na svoj.
table-moment-bonus = Bonus!
table-replace = Neka igra računalo
table-replace-title = Zamjena: { $name }
table-replace-explained = { $name }: dalje igra računalo, s listićem kakav jest. To se ne može poništiti.

## Whose turn it is

table-your-turn = Ti si na potezu
table-turn-of = { $name } je na potezu
table-turn-of-here = { $name }, ti si na potezu
table-wait-for = Čeka se: { $name }
table-signs = Reagiraj
table-signs-show = Pokaži reakcije ostalih
table-sign-made = { $name }: { $sign }
table-sign-bravo = Bravo!
table-sign-wow = Opa!
table-sign-haha = Haha!
table-sign-oh = O ne!
table-sign-luck = Sretno!
table-sign-hurry = Jesi li tu?
table-notice = Javi mi
table-notice-on = Dobit ćeš obavijest dok je Pasch otvoren u nekom prozoru.
notice-your-turn = Ti si na potezu
table-gone-soon = { $name } nije tu. Još { $time }, pa se može dalje bez čekanja.
table-gone = Čeka se { $name }: { $time }.
table-gone-do = Dalje bez čekanja ({ $name }) …
table-gone-title = Dalje bez čekanja: { $name }
table-gone-stand-in = Računalo igra umjesto: { $name }
table-gone-stand-in-explained = Dok se { $name } ne vrati. Tko se vrati, opet preuzima svoj listić, sa svime što je u međuvremenu upisano.
table-gone-once = Samo ovaj potez
table-gone-once-explained = Računalo odigra samo ovaj potez; sljedeći opet igra { $name }.
table-gone-stop = Završi partiju ovdje
table-gone-stop-explained = Svi bodovi ostaju kakvi jesu; partija se nikome ne računa. To se ne može poništiti.
table-back = { $person ->
    [you] Nije te bilo: sada umjesto tebe igra računalo.
   *[other] { $name }: na tom mjestu sada igra računalo.
 }
table-back-do = Igram dalje
table-fill = Ne čekaj više: računalo umjesto „{ $name }”
table-begin-now = { $count ->
    [1] Počni odmah, s računalom na slobodnom mjestu
   *[other] Počni odmah, s računalima na slobodnim mjestima
 }
table-you-can-leave = Možeš zatvoriti stranicu; partija čeka.
table-thinking = { $name } razmišlja …
table-skip = Preskoči
table-over = Partija je gotova
table-start-title = Tko počinje?
table-start-again = Izjednačeno: najbolji bacaju ponovno.

## Dice

table-dice = Kockice
table-die = Kockica { $place }: { $face }
table-die-odd = Posebna kockica { $place }: { $face }
table-die-lies = { $die }, ostaje
table-die-locked = { $die }, ostaje do kraja
table-die-fixed = Ta ostaje gdje jest.
table-lying-hint = Dodirni kockice koje ostaju, ili polje
table-throw-all = { $count ->
    [1] Baci kockicu
    [one] Baci { $count } kockicu
    [few] Baci { $count } kockice
   *[other] Baci { $count } kockica
 }
table-throw-some = { $count ->
    [one] Baci { $count } kockicu
    [few] Baci { $count } kockice
   *[other] Baci { $count } kockica
 }
table-throw-start = Baci za početak
table-buy = { $price ->
    [0] Kupi bacanje
   *[other] Kupi bacanje (−{ $price })
 }: { $count ->
    [one] { $count } kockica
    [few] { $count } kockice
   *[other] { $count } kockica
 }
table-buy-left = Još za kupnju: { $left }
table-throws-left = { $left ->
    [0] nema više bacanja
    [one] još { $left } bacanje
    [few] još { $left } bacanja
   *[other] još { $left } bacanja
 }
table-throws-saved = od toga ušteđeno: { $saved }
table-throw-number = { $throw }. bacanje
table-all-lie = Sve kockice ostaju – dodirni polje
table-put-aside = { $count ->
    [one] Odvoji najmanje { $count } kockicu
    [few] Odvoji najmanje { $count } kockice
   *[other] Odvoji najmanje { $count } kockica
 }
table-enter-now = Dodirni polje
table-announce = Najavi
table-announce-which = Koje polje najavljuješ?
table-announce-must = Sad najavi polje.
table-announce-sure = { $box } ide samo uz najavu: najavljuješ li to polje?
table-announce-box = Najavi: { $box }
table-announce-missed = Nije uspjelo: prekriži polje.
table-announce-may = Sad možeš najaviti polje.
table-announce-may-before = Prije prvog bacanja možeš najaviti polje.
table-announce-must-before = Prije prvog bacanja najavi polje.
table-announced = Najava: { $box }
table-cancel = Odustani
table-strike = Prekriži polje
table-strike-which = Koje polje križaš?
table-strike-box = Prekriži: { $box }
table-strike-this = Prekriži
table-strike-worth = Polje { $box } donijelo bi { $points }. Dodirni još jednom da ga prekrižiš.
table-throw-sure = Opet sve kockice? Dodirni još jednom da ih baciš.
table-enter-sure = Polje { $box }: dodirni još jednom da upišeš { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
 }.
table-strike-sure = Polje { $box } s ovim bacanjem ne donosi ništa. Dodirni još jednom da ga prekrižiš.
table-strike-costs = Polje { $box } prekriženo daje { $points }. Dodirni još jednom da ga prekrižiš.
table-other-box = Odaberi drugo polje
table-only-box = Ostali su već bacali: sad možeš samo odabrati drugo polje.
table-start-thrown = Bacanje za početak: { $throws }.
table-undo = Poništi
table-undo-entry = Poništi: { $box }
table-undone = Poništeno.
table-nothing-to-undo = Nema se što poništiti: bačeno je bačeno.
table-forced-number = Polje { $five } već je popunjeno: bacanje s brojem { $face } mora najprije u: { $boxes }.
table-forced-lower = Polje { $five } i polje za taj broj već su popunjena: bacanje je džoker i mora u donji dio ({ $boxes }).
table-forced-upper = Polje { $five } već je popunjeno, a i cijeli donji dio: bacanje mora u gornji dio ({ $boxes }).

## The block

table-block = Listić: { $variant }
table-missing = još { $points }
table-line-missing = { $line }, još
table-cell-entered = { $box }: { $points }
table-cell-struck = { $box }: prekriženo
table-cell-open = { $box }: slobodno
table-cell-none = { $box }: nema u ovom stupcu
table-cell-next = { $cell }, sljedeće na redu
table-cell-announced = { $cell }, najavljeno
table-cell-stand-in = { $cell }, upisalo računalo
table-cell-sent = { $cell }, šalje se
table-cell-best = { $cell }, najbolji izbor
table-cell-possible = { $box }: moguće { $points }
table-cell-enter = { $box }: upiši { $points }
table-cell-enter-extra = { $box }: upiši { $points } +{ $bonus }
table-offer-won = pobjeda
table-offer-ended = kraj
table-cell-won = { $cell }, odmah pobjeđuje
table-cell-ended = { $cell }, završava partiju
table-cell-strike = { $box }: prekriži
table-cell-announce = { $box }: najavi
table-cell-sum = { $line }: { $points }
table-cell-missing = { $line }: još { $points }
table-of-player = { $player }, { $cell }

## Read aloud

table-told-throw = { $person ->
    [you] Imaš { $dice }
   *[other] { $name } ima { $dice }
 }, { $left ->
    [0] nema više bacanja
    [1] još jedno bacanje
    [one] još { $left } bacanje
    [few] još { $left } bacanja
   *[other] još { $left } bacanja
 }.
table-told-turn = { $dice }: { $what }
table-told-card = { $person ->
    [you] Tvoj listić
   *[other] { $name }, listić
 }: { $points }. Slobodno: { $boxes }.
table-told-column = { $column }: { $boxes }
table-told-full = ništa više
table-told-no-throw = Još nitko nije bacao.
table-told-no-bonus = Ovdje nema bonusa.
table-told-place = { $place }. { $name }: { $points }

## Waiting room

table-beginning = Počinjemo
table-waiting-title = { $count ->
    [1] Još je jedno mjesto slobodno
    [one] Još je { $count } mjesto slobodno
    [few] Još su { $count } mjesta slobodna
   *[other] Još je { $count } mjesta slobodno
 }
table-waiting = Počinjemo čim svi sjednu.
table-join-name = Tvoje ime
table-join = Sjedni za stol
table-join-note = Bez prijave, bez aplikacije: upiši ime i igraj.
table-join-name-missing = Upiši ime.
table-share-title = Pozovi igrače
table-share-explained = Usmjeri kameru mobitela na uzorak ili pošalji link: tko ga slijedi, dobiva sljedeće slobodno mjesto.
table-share-text = Igraj s nama: { $variant }
table-device-title = Drugi uređaj
table-device-explained = Nastavi s istih mjesta na drugom uređaju. Ovaj link ne daj nikome drugom.
table-watch-title = Neka drugi gledaju
table-watch-explained = Tko otvori ovaj link, vidi partiju, ali ne može ništa raditi.
table-link = Link
table-copy = Kopiraj link
table-copied = Kopirano.
table-share = Pošalji link
table-qr = QR kod linka
table-code = Kratki kod
table-code-explained = Upiši ga na stranici „Upiši kod”; vrijedi { $minutes ->
    [1] jednu minutu
    [one] { $minutes } minutu
    [few] { $minutes } minute
   *[other] { $minutes } minuta
 }.

## Hints

table-hints-title = Savjeti
table-hints-all = prikaži sve
table-hints-fewer = manje
table-hints-off = Sakrij savjete
table-hints-wait = Savjeti dolaze kad si na potezu i kad su kockice bačene.
# How far the values can be trusted, in a word.
table-hints-exact = točno
table-hints-learned = naučeno
table-hints-rough = gruba procjena
table-hints-exact-explained = Toliko bodova u prosjeku imaš na kraju ako dalje igraš savršeno.
table-hints-learned-explained = Naučeno iz mnogih probnih partija jer se ovaj listić ne može točno izračunati. Obično gotovo jednako dobro kao najbolji potez.
table-hints-rough-explained = Gruba procjena: za ovu varijantu nema boljih vrijednosti.
table-hints-here-explained = Gruba procjena ovog uređaja. Važna je samo razlika do najboljeg izbora.
table-hints-preparing = Gruba procjena; bolje vrijednosti stižu: { $percent } %
table-hints-asking = Računamo …
table-hints-none = Za ovu poziciju sad nema savjeta.
table-hints-aim = Savjeti za
table-hints-aim-points = Bodovi
table-hints-aim-win = Pobjeda
table-hints-chances = Izgledi za pobjedu: { $chances }
table-hints-win-exact = Toliko često pobjeđuješ ako poslije svi igraju na bodove.
table-hints-win-estimated = Procjena: za ovu varijantu ne zna se točno koliko često pobjeđuješ.
table-hints-win-coming = Zasad prema bodovima; izgledi za pobjedu tek se računaju.
table-hints-win-percent = Zasad prema bodovima; izgledi za pobjedu tek se računaju: { $percent } %
table-hints-win-away = Bez veze s poslužiteljem savjeti idu samo prema bodovima.
table-hints-win-unknown = Izgledi za pobjedu ovdje se ne mogu izračunati; savjeti idu prema bodovima.
table-hint-best = najbolje
table-hint-value = na kraju oko { $total }
table-hint-loss = { $loss } manje
table-hint-held = ostavi { $dice }
table-hint-held-none = baci sve ponovno
table-hint-unannounced = baci bez najave
table-hint-bought = kupi bacanje: ostavi { $dice }
table-hint-bought-none = kupi bacanje: sve ponovno
table-hint-scored = upiši: { $box }
table-hint-struck = prekriži: { $box }
table-hint-announced = najavi: { $box }

## The end

table-rematch = Revanš
table-rematch-open = Na revanš
table-rematch-begins = Revanš! Igrate dalje za novim stolom.
table-record = Preuzmi partiju
table-verify = Provjeri kockice

## Menu

table-rules = Pravila
table-leave = Na početnu stranicu, partija ostaje otvorena
table-new-game = Nova partija
table-log = Tijek
table-log-empty = Još se ništa nije dogodilo.
table-sound = Zvuk
table-motion = Animacija

## First steps

table-guide-throw = Krećemo: veliki gumb baca kockice.
table-guide-keep = Dodirni što ćeš ostaviti. Ostale možeš baciti još { $left ->
    [1] jednom
    [2] dvaput
   *[other] { $left } puta
 }.
table-guide-write = Dodirni polje kad ti bacanje odgovara: blijedi brojevi pokazuju koliko donosi.
table-guide-strike = Ne paše nikamo? Prekriži polje: dodirni ga dvaput{ $costs ->
    [0] { " i vrijedi 0" }
   *[other] { "" }
 }.
table-guide-lamp = Ne znaš što ćeš? Lampa gore pokazuje što je sad najbolje.
table-guide-bonus = Igraj na bonus: od { $from } { $from ->
    [one] boda
    [few] boda
   *[other] bodova
 } u gornjem dijelu dobivaš još { $points }.
table-guide-skip = Bez uputa
table-guide-show = Pokaži prve korake
