# The computer players: what each is, and what can be wrong with a name of one.

solve-stage-parts = Koliko vrijedi svaki stupac
help-players = Računalni igrači

player-beginner = još uči i često griješi; može ga se pobijediti i bez vježbe
player-casual = igra kao uigrana obitelj; pobjeđuješ otprilike svaki drugi put
player-club = igra u klubu i još griješi, ali rijetko ozbiljno
player-expert = gotovo ništa ne poklanja
player-perfect = igra bez greške: najviši mogući prosjek, čim je varijanta izračunata
player-optimal = isto što i „perfect”
player-daring = voli rizik: češće vrlo mnogo i češće malo bodova; u prosjeku nešto manje
player-cautious = izbjegava rizik: rijetko malo i rijetko vrlo mnogo bodova; u prosjeku nešto manje
player-contender = igra na pobjedu, a ne na bodove: gleda sve listiće i bira što najčešće pobjeđuje; solo kao „perfect”
player-random = nasumce bira među svime što pravila dopuštaju
player-heuristic = svaki potez računa do kraja i važe što polja obično donose; gotovo jednako jak kao „perfect”

error-unknown-player-near = igrač „{ $found }” ne postoji; misliš li „{ $near }”?
error-unknown-player = igrač „{ $found }” ne postoji; postoje { $allowed }.
error-risk-needs-solution = „daring” i „cautious” ne mogu igrati „{ $variant }”: varijanta je prevelika za izračun, a ulog se ne može procijeniti.
