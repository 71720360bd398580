# A game at the terminal.

## Errors

error-real-dice = kockice su na stolu: upiši što pokazuju.
error-no-such-folder = mapa { $folder } ne postoji.
error-cannot-write = { $file } se ne može zapisati: { $reason }.
error-file-too-large = datoteka je veća od { $limit } kB.
error-game-in-use = partija u { $file } upravo se igra u drugom prozoru.

## Seats

seat-you = Ti
seat-you-numbered = Igrač { $number }
seat-beginner = Početnik
seat-casual = Rekreativac
seat-club = Klupski igrač
seat-expert = Stručnjak
seat-perfect = Savršeni igrač
seat-optimal = Optimalni igrač
seat-daring = Smioni igrač
seat-cautious = Oprezni igrač
seat-contender = Natjecatelj
seat-learned = { $name } (naučeno)
seat-rough = { $name } (grubo)
seat-random = Slučajni igrač
seat-heuristic = Računalo

## What happens

play-welcome = { $variant }, { $turns ->
    [1] jedan potez
    [one] { $turns } potez
    [few] { $turns } poteza
   *[other] { $turns } poteza
 } za svakoga. Upiši ? kad god trebaš pomoć.
play-saved-in = Svako bacanje i svaki izbor čuva se u { $file }.
play-resumed = Partija se nastavlja gdje je stala.
play-computes = Pasch računa: { $percent } %
play-learned = { $name } odlučuje po naučenim vrijednostima: ova je varijanta prevelika za izračun.
play-rough = { $name } odlučuje po gruboj procjeni: ova je varijanta prevelika za izračun.
play-stopped = Partija je sačuvana. „{ $command }” je nastavlja s potpuno istim kockicama.
play-start-thrown = { $person ->
    [you] Bacaš za početak: { $face }.
   *[other] { $name } baca za početak: { $face }.
 }
play-start-again = Izjednačeno: najbolji bacaju ponovno.
play-begins = { $person ->
    [you] Ti počinješ.
   *[other] { $name } počinje.
 }
play-throws = { $person ->
    [you] Bacaš { $dice }.
   *[other] { $name } baca { $dice }.
 }
play-holds = { $person ->
    [you] Ostavljaš { $dice } i bacaš { $fallen }.
   *[other] { $name } ostavlja { $dice } i baca { $fallen }.
 }
play-holds-nothing = { $person ->
    [you] Bacaš sve ponovno: { $fallen }.
   *[other] { $name } baca sve ponovno: { $fallen }.
 }
play-buys = { $person ->
    [you] Kupuješ bacanje, ostavljaš { $dice } i bacaš { $fallen }.
   *[other] { $name } kupuje bacanje, ostavlja { $dice } i baca { $fallen }.
 }
play-announces = { $person ->
    [you] Najavljuješ: { $box }.
   *[other] { $name } najavljuje: { $box }.
 }
play-scores = { $person ->
    [you] Upisuješ { $box }: { $points }.
   *[other] { $name } upisuje { $box }: { $points }.
 }
play-scores-extra = { $person ->
    [you] Upisuješ { $box }: { $points } i još { $bonus } dodatno.
   *[other] { $name } upisuje { $box }: { $points } i još { $bonus } dodatno.
 }
play-strikes = { $person ->
    [you] Križaš polje { $box }.
   *[other] { $name } križa polje { $box }.
 }
play-wins-at-once = { $person ->
    [you] Time odmah pobjeđuješ!
   *[other] { $name } time odmah pobjeđuje!
 }
play-ends-at-once = Time je partija odmah gotova.
play-undone = Poništeno.
play-nothing-to-undo = Nema se što poništiti: bačeno je bačeno.
play-strike-question = Ovo bacanje u polju { $box } ne donosi ništa. Prekrižiti? (d/n)
play-yes = d
play-over = Partija je gotova.
play-rank = { $place }. { $name }: { $total }
play-throw-count = { $throw }. bacanje
play-throws-left = { $left ->
    [0] nema više bacanja
    [1] još jedno bacanje
    [one] još { $left } bacanje
    [few] još { $left } bacanja
   *[other] još { $left } bacanja
 }
play-buy-possible = Može se kupiti bacanje: $ i kockice koje ostaju
play-announced = najava: { $box }
play-must-announce = Sad najavi polje: ! i njegovo ime
play-may-announce = Sad možeš najaviti polje: ! i njegovo ime
play-forced = Još jednom pet istih: pravilo kaže kamo to ide.
play-bonus-missing = { $name }: još { $points }
play-ahead = { $points } iznad plana
play-behind = { $points } ispod plana
play-others = { $name }: { $total }
play-dice-held = ostaje: { $dice }
play-possible = Moguće: { $boxes }
play-to-strike = Za križanje: { $boxes }
play-box-points = { $box } { $points }

## What is asked

ask-throw = { $name }: Enter baca
ask-throw-undo = { $name }: Enter baca, u poništava zadnji izbor
ask-go-on = Enter ide dalje, u poništava zadnji izbor
ask-start = { $name }: Enter baca za početak
ask-real-start = { $name }, što je pokazala tvoja kockica za početak?
ask-real-throw = { $name }: baci { $count ->
    [1] jednu kockicu
    [one] { $count } kockicu
    [few] { $count } kockice
   *[other] { $count } kockica
 } i upiši što je palo
ask-decide = Kockice koje ostaju ili polje (? pomaže)
ask-page = Enter vraća u partiju
ask-before = Enter baca; ! i polje najprije ga najavljuje (? pomaže)
ask-announce = Najavi polje: ! i njegovo ime (? pomaže)
ask-decide-last = Polje, ili x i polje koje križaš (? pomaže)

## Help

play-help =
    44        ostavi kockice koje pokazuju 4 4 i baci ostale
    ac        ostavi kockice na mjestima a i c
    -         baci sve kockice ponovno
    full      upiši bacanje: polje po imenu, početku imena ili #9 po retku
    x dvojke  prekriži polje
    u         poništi zadnji izbor (nikad bacanje)
    cards     pokaži sve listiće
    rules     pokaži pravila
    i r n     pročitaj: moj listić; listiće ostalih, redom; što nedostaje za bonus
    w t       pročitaj: zadnje bacanje; poredak, tko vodi
    q         prekini; partija ostaje sačuvana
play-read-card = { $name }, bodova: { $points }. Slobodno: { $boxes }.
play-read-full = ništa više
play-read-no-throw = Još nitko nije bacao.
play-read-no-bonus = Za bonuse koji su još u igri ne nedostaje ništa.
play-read-place = { $place }. { $name }: { $points }
play-help-columns = full 2    kod više stupaca: polje i broj ili ime stupca, ili #9.2
play-help-announce = !full     najavi polje, odmah nakon prvog bacanja
play-help-announce-before = !full     najavi polje, prije prvog bacanja
play-help-odd = 4+6       ostavi 4 i 6 posebne kockice
play-help-buy = $44       kupi bacanje i ostavi 4 4
