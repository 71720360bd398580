# The review of a game: what each decision cost, what the dice gave, and what is worth learning from.

help-review =
    Analiziraj partiju: koliko je koštala svaka odluka, što su donijele kockice i što se iz toga može naučiti.

    DATOTEKA je zapisana partija, kao tekst ili kao JSON; „-” je standardni ulaz. Za svakog igrača pišu sreća i gubici, tri
    poučne odluke s razlozima zašto je nešto drugo bilo bolje i kako je partija tekla. Ako varijanta još nije izračunata,
    najprije se izračuna. Partija koja staje prije kraja analizira se dokle ide. Listić bez bacanja uz --variant se
    uspoređuje polje po polje sa savršenom igrom. U datoteci može biti više partija, jedna za drugom: --game kaže koja.
    Sve su formule u docs/review.md.
help-review-all = Popiši sve odluke koje su nešto izgubile, redom kako su pale u partiji.
help-review-variant = Vlastita varijanta po kojoj se igralo, kao TOML datoteka; za listić uvijek, pa i ona kao „kniffel”.
help-review-game = Od više partija u datoteci, ona s ovim brojem.
help-review-html = Kao stranica za slanje u ovu HTML datoteku; „-” piše na standardni izlaz.
help-review-pdf = Kao PDF sa svim listićima u ovu datoteku; „-” jednako tako.
help-review-paper = Papir za PDF datoteku.
metavar-html = DATOTEKA

review-title = Analiza · { $variant }
review-total = Završni zbroj
review-expected = Očekivano
review-lost = Izgubljeno odlukama
review-lost-win = Izgubljeni izgledi za pobjedu, u postotnim bodovima
review-counted = Važne odluke
review-per-decision = U prosjeku na svakoj od njih
review-row-inaccuracy = Moglo je malo bolje
review-row-mistake = Moglo je bolje
review-row-blunder = Moglo je puno bolje
review-band-row = Otprilike kao računalo
review-between = { $lowest } do { $highest }
review-all = Svi gubici
review-moment = krug { $turn }, { $throw ->
    [0] prije prvog bacanja
   *[other] { $throw }. bacanje: { $dice }
 }
review-points = { $points } bodova
review-instead = Odigrano: { $chosen }. Bolje: { $best }.
review-done = Odigrano: { $chosen }.
review-themes = Gdje se najviše izgubilo
review-fortunes = Kockice

## Reasons: why the better of two actions is better. Each number is computed; points and chances come with their unit.

review-below = manje od { $bound }
review-above = više od { $bound }
reason-tier = { $bonus } (od { $threshold })
reason-against = U usporedbi s „{ $action }”: { $reasons }
reason-equal = Oboje vrijedi točno jednako.
reason-near = Gotovo jednako: razlika je samo { $points } boda.
# Both end the turn: $now is what one brings more or less at once, $later what $box left free is worth more afterwards than $other,
# or less.
reason-now = { $sign ->
    [less] To sada donosi { $now } manje
   *[more] To sada donosi { $now } više
    [same] Oboje sada donosi jednako
 }{ $balance ->
    [but-more] , ali slobodno polje { $box } poslije vrijedi { $later } više od polja { $other }.
   *[and-more] , a slobodno polje { $box } poslije vrijedi { $later } više od polja { $other }.
    [less] , iako bi slobodno polje { $other } poslije vrijedilo { $later } više od polja { $box }.
    [same] , a slobodno polje { $box } poslije vrijedi koliko i polje { $other }.
 }
# The same where only bonuses count, and both bring as much of them now.
reason-later = { $after ->
   *[more] Slobodno polje { $box } poslije vrijedi { $later } više od polja { $other }.
    [same] Slobodno polje { $box } poslije vrijedi malo više od polja { $other }.
 }
reason-bonus = Izgledi za { $box }: { $better } umjesto { $worse }.
reason-turn = Potez češće završava poljem { $box }: { $better } umjesto { $worse }.
reason-aim = Izgledi za polje { $box } u ovom potezu: { $better } umjesto { $worse }.
reason-game = Izgledi za polje { $box } do kraja partije: { $better } umjesto { $worse }.
reason-struck = Polje { $box } još je moguće: izgledi su { $better }.
reason-unlikely = Izgledi za polje { $box } bili su još samo { $worse }.
reason-miss = Rizik da u ovom potezu moraš križati: { $better } umjesto { $worse }.
reason-points = U prosjeku više bodova, ali rjeđe pobjede: { $action }.
reason-sum = { $sign ->
    [less] Ovaj potez u prosjeku donosi { $now } manje
   *[more] Ovaj potez u prosjeku donosi { $now } više
    [same] Ovaj potez u prosjeku donosi jednako
 }{ $after ->
    [less] , a svi kasniji { $later } manje.
   *[more] , a svi kasniji { $later } više.
    [same] , a svi kasniji jednako.
 }

## Errors, and what a review says about itself

review-here = Izračunato na ovom uređaju: u bodovima, bez izračuna izgleda za pobjedu{ $reasons ->
    [none] { " " }i bez obrazloženja
   *[told] { "" }
  }.
error-review-no-throws = u ovoj se partiji nije bacalo: nema se što analizirati.
error-review-estimated = ovaj je listić prevelik za izračun: { $certainty ->
    [learned] sve su vrijednosti naučene iz mnogih partija koje je Pasch odigrao sam protiv sebe.
   *[rough] sve su vrijednosti gruba procjena.
 }
error-review-no-chance = ovdje se ne zna kako koji listić završava: izgledi za pobjedu nisu poznati, odlučuju bodovi.
error-review-unfinished = ova partija staje prije kraja: analizirano je ono što je odigrano.
error-review-block-estimated = ovaj je listić prevelik za izračun: nitko ne zna što savršena igra donosi u kojem polju.
review-block-best = najbolje
review-block-total = Ukupno
review-block-beside = Dodatni bodovi
error-review-without-server = ova je partija prevelika da se izračuna u pregledniku: za analizu treba poslužitelj.
error-review-running = ova se partija još igra za stolom: analizira se kad završi.
error-review-no-solver = ovaj poslužitelj ne može analizirati partije: nema instaliran program za izračun.
error-review-out-of-reach = ovaj poslužitelj ne može analizirati partije varijante „{ $variant }”: izračun ovdje traje predugo.

## The page with the review

review-about = Gdje su odluke bile dobre, gdje se moglo više i što je bila sreća? Izračunato potez po potez.
review-certainty-exact = sve točno izračunato
review-certainty-learned = naučeno iz mnogih probnih partija
review-certainty-rough = gruba procjena
review-bring = Partija iz datoteke ili s linka
review-bring-ways = s drugog uređaja ili od prijatelja
review-own = Tvoje zadnje partije
review-own-none = Tvoje se partije ovdje pojavljuju čim neka završi.
review-own-all = Sve partije ({ $shown })
review-bring-here = Odaberi datoteku partije (.pasch). Ostaje na ovom uređaju.
review-bring-what = Odaberi datoteku partije (.pasch) ili listić (.csv, .txt). Šalje se samo radi izračuna i nigdje se ne sprema.
review-several-here = Broj partija u ovoj datoteci: { $games }. Koju želiš?
review-block-brought = Listić
review-block-line = Redak { $line }: { $problem }
review-block-aside = Pokraj bodova: { $words }
review-block-which = Ovdje su polja i bodovi, ali nema bacanja. Po kojim se pravilima igralo?
review-choose-file = Odaberi datoteku
review-paste = Ili zalijepi partiju, kao tekst ili kao link
review-example = Pogledaj primjer
review-example-of = Primjer: { $moment }
review-go = Analiziraj
review-too-large = Ova je datoteka prevelika za partiju.
review-another = Druga partija
review-preparing = Varijanta se računa: { $percent } %. To se događa samo prvi put.
review-open = Analiza
error-review-block = na listiću nema bacanja: bez njih se ne može reći što je bila sreća, a što umijeće.
error-review-only-blocks = u ovoj su datoteci samo listići, a na listiću nema bacanja. Učitaj datoteku u povijest: ondje se svaki može usporediti sa savršenom igrom.
error-review-rules-changed = pravila ove partije ovdje više ne postoje.
error-review-no-record = ovo nije spremljena partija. Na kraju partije „Preuzmi partiju” sprema datoteku koja se ovdje može otvoriti.

review-tiny = manje od { $bound }
review-gain-win = izgledi za pobjedu { $best } umjesto { $chosen }
review-lost-chance = izgledi za pobjedu { $chosen } umjesto { $best }
review-gain-points = u prosjeku { $points } bodova više
review-loss-points = −{ $points } bodova
review-luck-win = izgledi za pobjedu s { $before } na { $after }
review-verdict-tie = Neriješeno. Uz jednaku sreću prednost ima { $better }, bodova: { $points }.
review-verdict-close = Pobjeđuje { $winner }. Uz jednaku sreću bilo bi izjednačeno: { $better } i { $other }.
review-verdict-skill = Pobjeđuje { $winner }, a i uz jednaku sreću ima { $points } bodova prednosti.
review-verdict-luck = Pobjeđuje { $winner }. Uz jednaku sreću prednost ima { $better }, bodova: { $points }.
review-won = Pobjeđuje { $winner }.
review-drawn = Neriješeno.
review-alone = Bodova: { $total }. Uz prosječnu sreću bilo bi ih { $adjusted }.
review-you-tie = Neriješeno. Uz jednaku sreću tvoja bi prednost bila { $points } bodova.
review-you-skill = Pobjeda je tvoja, a i uz jednaku sreću tvoja bi prednost bila { $points } bodova.
review-you-close = Pobjeda je tvoja. Uz jednaku sreću bilo bi gotovo neriješeno.
review-you-won = Pobjeda je tvoja, a kockice su pomogle.
review-you-unlucky = Pobjeđuje { $winner }. Uz jednaku sreću tvoja bi prednost bila { $points } bodova.
review-you-nearly = Pobjeđuje { $winner }. Uz jednaku sreću bilo bi gotovo neriješeno.
review-perfect = Savršene odluke: { $good } od { $counted }
review-better-moves = { $better ->
    [1] { $blunders ->
        [0] Jednom je bilo boljeg poteza.
       *[other] Jednom je bilo puno boljeg poteza.
     }
   *[other] { $blunders ->
        [0] Bolji potez postojao je { $better } puta.
       *[other] Bolji potez postojao je { $better } puta, od toga puno bolji: { $blunders }.
     }
 }
review-more = Više
review-more-about = Svi potezi u tablici, PDF, datoteka partije, link
review-more-about-here = Svi potezi u tablici, datoteka partije, link
review-idea = Jaka ideja u krugu { $turn }: { $action }.
review-trial = Za probu u krugu { $turn }: { $action }.
review-computers = { $count ->
    [1] A računalo?
   *[other] A računala?
 }
review-luck = Sreća
review-luck-figure = { $points } bodova { $side ->
    [less] ispod
   *[more] iznad
 } prosjeka
review-figures = Sreća i umijeće
review-skill = Vlastiti potezi
review-skill-figure = { $points } bodova manje nego s najboljim potezima
review-skill-best = kao s najboljim potezima
review-adjusted = Samo umijeće
review-adjusted-figure = { $points } bodova bez utjecaja sreće
review-all-good = { $counted ->
    [0] Nije se imalo o čemu odlučivati.
    [1] Jedina odluka bila je stvarno dobra.
    [one] Sve odluke, njih { $counted }, bile su stvarno dobre.
    [few] Sve { $counted } odluke bile su stvarno dobre.
   *[other] Svih { $counted } odluka bilo je stvarno dobro.
 }
review-stand-in = { $count ->
    [1] Krug { $turns } odigralo je računalo; ne broji se nikome.
   *[other] Krugove { $turns } odigralo je računalo; ne broje se nikome.
 }
review-band = Odluke otprilike kao kod računalnog igrača „{ $low }”.
review-band-between = Odluke otprilike kao kod računalnih igrača od „{ $low }” do „{ $high }”.
review-by-theme = Gdje još ima prostora za napredak
review-theme-win = najviše u krugu { $turn }: izgledi za pobjedu { $best } umjesto { $chosen }
review-theme-points = ukupno { $points } bodova
review-lessons = Iz ovoga najviše učiš
review-no-lessons = Ovdje se ništa nije moglo puno bolje. Odlično odigrano!
review-whose = Čije odluke
review-practise = { $errors ->
    [1] Odigraj jedan potez ponovno
    [one] Odigraj { $errors } potez ponovno
    [few] Odigraj { $errors } poteza ponovno
   *[other] Odigraj { $errors } poteza ponovno
 }
review-where = Krug { $turn }, { $throw ->
    [0] prije prvog bacanja
   *[other] nakon { $throw }. bacanja
 }
review-chosen = Odigrano
review-better = Bolje
review-mark-inaccuracy = Malo bolje
review-mark-mistake = Bolje
review-mark-blunder = Puno bolje
review-fortune-very-lucky = velika sreća
review-fortune-lucky = sreća
review-fortune-unlucky = peh
review-fortune-very-unlucky = veliki peh
review-pdf = Kao PDF
review-file = Kao datoteka partije
review-curve = Kako je tekla partija
review-curve-what = Što pokazuju crte
review-curve-win = Izgledi za pobjedu
review-curve-expected = Očekivani bodovi
review-curve-win-about = Izgledi svih igrača za pobjedu tijekom partije. Ispod se može odabrati bilo koji trenutak; svi su u tablici.
review-curve-expected-about = Završni bodovi koje je u svakom trenutku svatko mogao očekivati. Ispod se može odabrati bilo koji trenutak; svi su u tablici.
review-sign-inaccuracy = moglo je malo bolje
review-sign-mistake = moglo je bolje
review-sign-blunder = moglo je puno bolje
review-slider = Trenutak partije
review-before = Natrag
review-next = Dalje
review-position = { $name }, krug { $turn }, { $throw ->
    [0] prije prvog bacanja
   *[other] { $throw }. bacanje
 }
review-thrown = Ovo bacanje donijelo je { $points } bodova.
review-thrown-win = Ovo bacanje promijenilo je izglede za pobjedu s { $before } na { $after }.
review-throw-total = Očekivani bodovi: prije { $before }, poslije { $after }.
review-options = Što je ovdje bilo moguće
review-option = Mogućnost
review-wins = Izgledi za pobjedu
review-value = Na kraju
review-costs = Košta
review-tag-chosen = odigrano
review-tag-best = najbolje
review-win-options = Za pobjedu najbolje: { $best } ({ $value } umjesto { $chosen }).
review-play-on = Igraj odavde dalje
review-card = Listić u tom trenutku
review-moves = Sva bacanja i odluke u tablici
review-turn = Krug
review-player = Igrač
review-move = Potez
review-brought = Bodovi
review-move-throw = Bacanje: { $dice }

## Learning from mistakes

practice-title = Pokušaj još jednom
practice-back = Na analizu
practice-place = Pozicija { $place } od { $all }.
practice-ask = Odigrano je: { $action }. Što je bolje? Dodirni što ostaje ili polje.
practice-dice = Tvoje kockice
practice-found = Pogođeno!
practice-not-yet = Još ne: { $action } u prosjeku donosi { $points } bodova manje. Pokušaj ponovno.
practice-hint = Savjet:
practice-solution = Najbolje:
practice-give-hint = Savjet
practice-give-solution = Pokaži rješenje
practice-skip = Preskoči
practice-next = Dalje
practice-kind-held = Imaš još jedno bacanje: koje kockice ostaju?
practice-kind-bought = Ovdje se isplati dodatno bacanje.
practice-kind-scored = Ovdje treba upisati.
practice-kind-struck = Ovdje treba križati.
practice-kind-announced = Ovdje treba najaviti.
practice-over = Bez rješenja pogođeno { $found } od { $all }.
practice-none = U ovoj partiji nema se što popraviti.

## A block without throws

review-block-about = Na listiću nema bacanja: nitko ne zna koliko je toga bila sreća, a koliko umijeće.
review-block-what-exact = Svako se polje može usporediti s prosjekom savršene igre.
review-block-what-measured = Svako se polje može usporediti s prosjekom najjačeg računala, broj partija: { $games }.
review-block-unknown = Savršenu igru za ovu varijantu još nitko nije izračunao, pa ostaju samo brojevi na listiću.
review-block-above-exact = { $points } bodova iznad prosjeka savršene igre ({ $mean })
review-block-below-exact = { $points } bodova ispod prosjeka savršene igre ({ $mean })
review-block-level-exact = Točno prosjek savršene igre ({ $mean })
review-block-above-measured = { $points } bodova iznad prosjeka najjačeg računala ({ $mean })
review-block-below-measured = { $points } bodova ispod prosjeka najjačeg računala ({ $mean })
review-block-level-measured = Točno prosjek najjačeg računala ({ $mean })
review-block-most = Najviše donosi: { $line } ({ $points })
review-block-least = Najviše nedostaje: { $line } ({ $points })
