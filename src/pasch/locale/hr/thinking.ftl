# What the server thinks about and works out: house rules, computer players, hints.

## House rules on a server

error-variant-too-large-here = ova je varijanta prevelika za poslužitelj: različitih bacanja { $rolls }, polja { $boxes }; uzmi manje kockica, polja ili stupaca.

## Thinking

solve-stage-waiting = Čeka da se izračunaju druge varijante
error-thinking-failed = poslužitelj trenutačno ne može razmišljati; pokušaj ponovno.
error-thinking-too-long = razmišljanje je trajalo predugo; pokušaj ponovno.
error-thinking-too-large = za to treba više memorije nego što je poslužitelj daje jednom pitanju.

## The average of the best play

average-title = Prosjek uz savršenu igru
average-about = Toliko u prosjeku skupi tko uvijek odigra najbolje. Većina igara izračuna se za nekoliko sekundi, najveće za nekoliko minuta.
average-ask = Izračunaj
average-ask-again = Izračunaj ponovno
average-ask-spread = Izračunaj raspršenost
average-check = Provjeri izračun
average-stop = Prekini
average-preparing = Računamo: { $percent } %
average-spreading = Računamo raspršenost: { $percent } %
average-points = { $mean } bodova
average-about-points = oko { $mean } bodova
average-exact = Točno izračunato.
average-spread = Točno izračunato. Devet od deset partija završava između { $low } i { $high } bodova.
average-measured = Izmjereno na najjačem računalnom igraču, broj partija: { $games }. Dvije od tri završavaju između { $low } i { $high } bodova.
average-learned = Naučeno: listić je prevelik da se ovdje točno izračuna. Toliko Pasch skuplja nakon mnogih probnih partija; mnogo više od toga ne ide.
average-rough = Gruba procjena: listić je prevelik da se ovdje točno izračuna. Savršena igra može donijeti koji postotak više.
average-no-solver = Ovaj poslužitelj ne može računati varijante: nema instaliran program za to.
average-out-of-reach = Poslužitelj je pokušao i odustao: ova je varijanta prevelika da se ovdje izračuna.
average-interrupted = Zadnji izračun je prekinut i počinje ispočetka.
average-before = Prije promjene: { $mean }

## Why a browser does not solve by itself

unsolved-no-simd = Ovaj preglednik ne može točno računati: nema WebAssembly SIMD.
unsolved-no-memory = Ovaj uređaj nema dovoljno slobodne memorije za točan izračun.
unsolved-damaged = Datoteke za točan izračun oštećene su ili ne idu zajedno.
unsolved-no-files = Ovdje nedostaju datoteke za točan izračun.
unsolved-too-many = Mogućih listića u ovoj varijanti: { $cards }, previše da se izračunaju usput; na stranici s pravilima to se može zatražiti.
unsolved-too-large = Mogućih listića u ovoj varijanti: najmanje { $cards }, previše da se izračunaju u pregledniku.
unsolved-by-server = Zato računa poslužitelj.
