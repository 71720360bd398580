# What stays after the game: history and statistics in the browser.

## What the pages are called

history-tabs = Povijest i statistika
history-games = Partije

## The list

history-search = Traži
history-person = Tko
history-anybody = Svi
history-variant = Varijanta
history-any-variant = Sve varijante
history-choice = { $name }, { $games ->
    [one] { $games } partija
    [few] { $games } partije
   *[other] { $games } partija
 }
history-other-rules = { $name }, druga pravila { $number }
history-count =
    { $count ->
        [1] Jedna partija
        [one] { $shown } partija
        [few] { $shown } partije
       *[other] { $shown } partija
    }
history-found =
    { $count ->
        [0] Nema takve partije.
        [1] Jedna partija od { $all }
       *[other] Partije: { $shown } od { $all }
    }
history-place = { $place }.
history-won-by = Pobjeda:
history-more-people =
    { $count ->
        [1] i još netko
       *[other] i još { $count }
    }
history-show-more = Pokaži još ({ $count })

history-empty = Ovdje se skupljaju vaše partije
history-empty-what = Svaka partija i svaki listić koji dovršiš ostaju ovdje na ovom uređaju: sa svim upisima, rezultatom i statistikom tko kako igra.
history-empty-play = Započni partiju
history-empty-block = Listić za prave kockice
results-none = Nakon prve partije ovdje će biti tvoji brojevi.
history-goal = S čime se možeš usporediti
history-goal-what = { $variant }: savršena igra u prosjeku donosi { $points } bodova, polje po polje kako ovdje piše.

## A game of the past

history-review = Analiziraj drugu partiju
history-back = Natrag na povijest
history-kind-game = Partija
history-kind-block = Listić s pravim kockicama
history-to-game = Za stol
history-to-block = Na listić
history-to-this-table = Natrag za stol
history-series = Cijela serija
history-series-game = Partija { $number }, { $day }
history-series-points = Bodovi ukupno
history-unknown = Te partije nema u povijesti ovog uređaja.
history-delete = Obriši
history-delete-title = Obrisati ovu partiju?
history-delete-what = Nestaje s ovog uređaja i iz statistike. To se ne može poništiti.
history-delete-yes = Obriši
history-deleted = Partija je obrisana.

## What belongs to you

history-yours = Tvoja povijest pripada tebi
history-yours-what = Nalazi se samo na ovom uređaju, sa svime što je uvježbano. Spremi je kao datoteku ili prenesi na drugi uređaj; što ondje već postoji, ostaje.
history-save = Spremi kao datoteku
history-read-file = Učitaj datoteku
history-reading = Učitavamo partije …
history-reading-of = { $done } od { $all }
history-read-cancel = Odustani
history-read-cancelled = Ništa nije učitano.
history-read =
    { $added ->
        [0] Sve partije iz ove datoteke već su bile u povijesti.
        [1] Dodana je jedna partija.
        [one] Dodana je { $added } partija.
        [few] Dodane su { $added } partije.
       *[other] Dodano je { $added } partija.
    }
history-read-learning = Tvoje su vježbe opet tu.
history-delete-all = Obriši sve
history-delete-all-title = Obrisati cijelu povijest?
history-delete-all-what =
    { $count ->
        [0] Tvoje vježbe nestaju s ovog uređaja.
        [1] S ovog uređaja nestaje jedna partija, sa svim vježbama, a s njom i statistika.
        [one] S ovog uređaja nestaje { $count } partija, sa svim vježbama, a s njima i statistika.
        [few] S ovog uređaja nestaju { $count } partije, sa svim vježbama, a s njima i statistika.
       *[other] S ovog uređaja nestaje { $count } partija, sa svim vježbama, a s njima i statistika.
    } Započete partije ostaju. To se ne može poništiti.
history-delete-all-yes = Obriši sve
history-deleted-all = Povijest je prazna.

error-history-no-file = ovo nije datoteka povijesti iz Pascha.
error-history-newer = ova je datoteka iz novije inačice Pascha; ponovno učitaj stranicu i pokušaj još jednom.
error-history-damaged = datoteka je oštećena (kod „{ $place }”); ništa nije učitano.

## What somebody is called

history-rename = Preimenuj
history-rename-title = Preimenuj: { $name }
history-rename-name = Novo ime
history-rename-what = Vrijedi za sve partije na ovom uređaju. Ako to ime već postoji, oba imena postaju jedna osoba.
history-rename-earlier = Prije „{ $name }”
history-rename-back = Poništi
history-renamed = Novo ime: { $name }.

## Statistics

history-nothing-played = Po ovim pravilima još nema partija.
history-table-empty = Za ovim stolom još nijedna partija nije završena. Poslije ovdje piše tko je kako igrao.

results-games = Partije
results-won = Pobjede
results-won-of = { $share } partija s drugima
results-won-few = { $won ->
    [1] jedna pobjeda
    [one] { $won } pobjeda
    [few] { $won } pobjede
   *[other] { $won } pobjeda
 }
results-further = Svi brojevi
results-mean = Prosjek
results-best = Najbolja
results-mean-points = Prosječni bodovi
results-most = Najviše bodova
results-least = Najmanje bodova
results-spread = Najčešće
results-spread-what = bodova, u otprilike dvije od tri partije
results-strong = Najbolje ide { $box }, u prosjeku { $points } bodova.
results-try = { $kind ->
    [number] Skupljaj više u polju „{ $box }”
   *[figure] Češće idi na „{ $box }”
 }: { $own ->
    [0] dosad ondje nema ništa
   *[other] dosad je ondje u prosjeku { $points } bodova
 }, a moguće je oko { $best }.
results-of-games = partija
results-best-play-exact = savršena igra { $points }
results-best-play-measured = najjače računalo { $points }
results-records = Rekordi
results-records-what = Iz svih partija, bez obzira na pravila.
results-record-best = Najbolja partija: { $variant }
results-record-streak = Pobjede zaredom
results-record-duels = Tko protiv koga
results-over-time = Tijekom vremena
results-over-time-what = Broj partija: { $games }, u prosjeku { $mean } bodova, u zadnje vrijeme { $latest }. Brojevi su ispod u tablici.
results-one-game = jedna partija
results-last-games = prosjek zadnjih { $games }
results-best-play-mean-exact = prosjek savršene igre
results-best-play-mean-measured = prosjek najjačeg računala
results-spread-of = raspršenost ovih partija
results-as-table = U tablici
results-day = Dan
results-month = Mjesec
results-total = Ukupno
results-boxes = Polje po polje
results-boxes-what-exact = Bodovi koje svako polje u prosjeku donosi i koje bi donijelo uz savršenu igru.
results-boxes-what-measured = Bodovi koje svako polje u prosjeku donosi i koje je donijelo najjačem računalu, broj partija: { $games }. To je izmjereno: za tako velik listić savršena se igra ne može izračunati.
results-boxes-unknown = Bodovi koje svako polje u prosjeku donosi. Savršenu igru za ovu varijantu još nitko nije izračunao.
results-only-bonuses = Zbroj čine samo bonusi; polja se broje jedino za njih.
results-box = Polje
results-best-play-short-exact = Savršena igra
results-best-play-short-measured = Najjače računalo
results-difference = Razlika
results-bonus = u { $share } partija
results-bonus-both-exact = u { $share } partija (savršena igra { $best })
results-bonus-both-measured = u { $share } partija (računalo { $best })
results-extra = Dodatni bodovi
results-duels = Međusobno
results-duels-what = Tko je imao više bodova u zajedničkim partijama.
results-against = Protiv
results-score = Rezultat
results-score-of = { $ahead } : { $behind }
results-level = { $level } neriješeno
results-margin = Bodovna razlika
results-everybody = Usporedba svih igrača

## A game that came in a link

linked-reading = Učitavamo partiju …
linked-over = Partija iz linka
linked-open = Nedovršena partija iz linka
linked-keep = Dodaj u povijest
linked-kept = Partija je sada u povijesti.
linked-copy = Kopiraj partiju kao link
linked-broken = Ova se partija ne može otvoriti
linked-paste = Zalijepi cijeli link
linked-again = Kraj linka ponekad se izgubi pri prosljeđivanju.
linked-paste-go = Otvori
linked-file = Otvori datoteku partije (.pasch)

## A year for the fridge

keepsake-title = Slika za hladnjak
keepsake-span = Razdoblje
keepsake-days = { $days ->
    [one] { $days } dan igre
    [few] { $days } dana igre
   *[other] { $days } dana igre
 }
keepsake-games = { $games ->
    [one] { $games } partija
    [few] { $games } partije
   *[other] { $games } partija
 }
keepsake-sum = { $days }, { $games }
keepsake-favourite = Najdraže: { $variant } ({ $games })
keepsake-wins = { $won ->
    [one] { $won } pobjeda
    [few] { $won } pobjede
   *[other] { $won } pobjeda
 } u { $games ->
    [one] { $games } partiji
    [few] { $games } partije
   *[other] { $games } partija
 }
keepsake-who = { $person }, { $day }
keepsake-record = Rekord: { $points }
keepsake-record-who = { $person }, { $variant }, { $day }
keepsake-fives = { $count } × { $box } u jednoj partiji
keepsake-close = Najtješnja pobjeda: razlika { $points }
keepsake-close-who = { $person } – { $other }, { $day }
keepsake-streak = { $wins } { $wins ->
    [one] pobjeda
    [few] pobjede
   *[other] pobjeda
 } zaredom
