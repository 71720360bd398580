# Learning in the browser: exercises, trainer, puzzle of the day, rating per theme.

## An exercise

learn-you = Ti
learn-other = { $others ->
    [one] Protivnik
    [few] Protivnik { $place }
   *[other] Protivnik { $place }
 }
learn-ask = Što je ovdje najbolje?
learn-ask-win = Čime imaš najveće izglede za pobjedu?
learn-boxes-left = { $left ->
    [1] Tvoje zadnje polje.
    [one] Još { $left } slobodno polje.
    [few] Još { $left } slobodna polja.
   *[other] Još { $left } slobodnih polja.
 }
learn-ahead = { $points ->
    [one] Imaš { $points } bod prednosti.
    [few] Imaš { $points } boda prednosti.
   *[other] Imaš { $points } bodova prednosti.
 }
learn-behind = { $points ->
    [one] Zaostaješ { $points } bod.
    [few] Zaostaješ { $points } boda.
   *[other] Zaostaješ { $points } bodova.
 }
learn-level = Izjednačeno je.
learn-cost = prosječno { $points } bodova
learn-cost-win = { $points } postotnih bodova izgleda za pobjedu
learn-better-inaccuracy = Može malo bolje
learn-better-mistake = Može bolje
learn-better-blunder = Može puno bolje
learn-gains = Dobitak: { $cost }.
learn-close = Skoro
learn-as-good = Pogođeno, jednako dobro!
learn-yours = Ti: { $action }.
learn-best = Najbolje: { $action }.
learn-all = Sve mogućnosti
learn-costs-win = Postotni bodovi

## The page "Learn"

learn-about = Svaki dan malo bolje: pozicije iz pravih partija, s najboljim izborom i razlogom za njega.
learn-nothing = Ovdje još nema vježbi.
learn-offline = Bez mreže vježbe sada nisu dostupne. Već otvorene i dalje rade.
learn-back = Natrag na učenje
learn-school = Škola strategije
learn-school-what = Deset kratkih lekcija za igranje
learn-review-what = Koliko je koštala svaka odluka, a što je bila sreća
learn-odds-what = Što donose jedno, dva ili tri bacanja
learn-kept = Što naučiš, ostaje na ovom uređaju.
learn-kept-where = Spremi ili obriši u povijesti

## The trainer

trainer-what = Deset pozicija odabranih za tebe
trainer-about = Odlučuješ kao za stolom, a Pasch ti kaže koliko to košta i zašto. Što promašiš, vraća se kasnije.
trainer-variant = Igra se
trainer-preparing = Traže se pozicije za ovo kućno pravilo: { $percent } %
learn-learned = Ovaj se listić ne može točno izračunati: vrijednosti su naučene iz mnogih partija, a pita se samo ondje gdje je najbolje jasno ispred.
trainer-mixed = Od svega pomalo
trainer-ten = Deset pozicija iz svih tema.
trainer-due = { $count ->
    [one] Danas se vraća { $count }.
    [few] Danas se vraćaju { $count }.
   *[other] Danas ih se vraća { $count }.
 }
trainer-own = { $count ->
    [one] Među njima je { $count } pogreška iz tvojih partija.
    [few] Među njima su { $count } pogreške iz tvojih partija.
   *[other] Među njima je { $count } pogrešaka iz tvojih partija.
 }
trainer-begin = Krećemo
trainer-by-theme = Ili odaberi temu
trainer-stop = Prekini
trainer-finish = Kako je bilo?
trainer-from-own = iz tvojih partija
trainer-again = još jednom
trainer-progress = Pozicija { $place } od { $all }, pogođeno { $found } od { $answered }
trainer-place = { $place } od { $all }

theme-what-win = Važna je pobjeda, a ne bodovi.
theme-what-joker = Opet pet istih: kamo s njima?
theme-what-announce = Što najavljuješ i kada?
theme-what-column = U koji stupac ide bacanje?
theme-what-bonus = Može li se još do bonusa gore?
theme-what-straight-or-pairs = Ići na skalu ili zadržati par?
theme-what-strike = Koje polje žrtvuješ?
theme-what-endgame = Kad je ostalo malo polja.
theme-what-box = Koje je polje pravo za ovo bacanje?
theme-what-keep = Koje kockice ostaju?

## How strong one is

strength-yours = Tvoja snaga
strength-of-ten = Pogađaš oko { $likely } od 10 ({ $least } do { $most })
strength-what = Snaga kaže koliko od deset srednje teških pozicija pogađaš; u zagradi je koliko je to sigurno. Raste sa svakom pogođenom, najviše s teškima.
strength-rating = Ocjena { $rating } ± { $doubt }
strength-soon = { $answers ->
    [one] Vježbano: { $answers }. Uskoro ovdje piše tvoja snaga.
    [few] Vježbano: { $answers }. Uskoro ovdje piše tvoja snaga.
   *[other] Vježbano: { $answers }. Uskoro ovdje piše tvoja snaga.
 }

## How a session was

outcome-found = Pogođeno { $found } od { $all }
outcome-strong = Odlično! Gotovo je sve bilo točno.
outcome-good = Dobro. Neke vrijedi pogledati još jednom.
outcome-learning = Ima prostora za napredak: ove će se pozicije vratiti.
outcome-up = { $points } više nego prije.
outcome-down = { $points } manje nego prije.
outcome-again = Još jedan krug
outcome-overview = Druge teme
outcome-missed = Nije pogođeno
outcome-come-again = Za nekoliko dana ove će se pozicije vratiti.

## The puzzle of the day

puzzle-about = Ista pozicija za sve. Jedan pokušaj.
puzzle-keep-on = { $days ->
    [1] Jučer je krenulo. Nastavljaš?
    [one] { $days } dan zaredom. Nastavljaš?
    [few] { $days } dana zaredom. Nastavljaš?
   *[other] { $days } dana zaredom. Nastavljaš?
 }
puzzle-solve = Riješi
puzzle-look = Pogledaj još jednom
puzzle-one-try = Vrijedi samo prvi pokušaj.
puzzle-share = Tvoj rezultat
puzzle-streak = { $days ->
    [one] { $days } dan zaredom.
    [few] { $days } dana zaredom.
   *[other] { $days } dana zaredom.
 }
puzzle-tomorrow = Sljedeći dolazi sutra.
puzzle-week = Zadnjih sedam dana
puzzle-was-found = pogođeno
puzzle-was-close = skoro
puzzle-was-missed = nije pogođeno
puzzle-was-none = nije igrano
puzzle-send = Podijeli rezultat
puzzle-copy = Kopiraj rezultat
puzzle-go-on = Nastavi vježbati
puzzle-line = Pasch, zadatak za { $day } ({ $variant }): { $outcome }
puzzle-line-found = pogođeno! 🎯
puzzle-line-close = skoro
puzzle-line-missed = promašaj
