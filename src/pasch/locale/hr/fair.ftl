# Provably fair dice: what "pasch verify" says, and what a game may lack for it.

help-verify =
    Provjeri izračunom jesu li kockice u partiji bačene pošteno.

    DATOTEKA je partija kakvu poslužitelj Pascha, ili preglednik koji je igrao, nudi za preuzimanje kad završi. Za provjeru
    ne treba mreža: odgovara li tajna svojem otisku i proizlazi li svako bacanje iz tajne i iz onoga što su dodali
    igrači. Poštene kockice to dokazuje samo onome tko zna otisak od prije prvog bacanja: preglednik koji je igrao upisuje
    ga u svoju datoteku, a --seen ga prima.
help-verify-seen = Otisak (64 znamenke) koji se za stolom vidio prije prvog bacanja.
help-verify-drew = MJESTO=BROJ: broj (32 znamenke) koji je poslije toga izvučen za neko mjesto; može se ponoviti.
metavar-seen = OTISAK
metavar-drew = MJESTO=BROJ
help-verify-variant = TOML datoteka vlastite varijante po kojoj se igralo.

fair-verdict-fair = Kockice su poštene: bile su utvrđene prije prvog bacanja, a u svima je i broj izvučen ovdje.
fair-verdict-fixed = Kockice su točne: sve su bile utvrđene prije prvog bacanja.
fair-verdict-consistent = Partija je u sebi dosljedna. Je li to ona koja se igrala, datoteka sama ne može dokazati.
fair-verdict-wrong = Kockice NISU točne.
fair-seen-agrees = Otisak viđen prije prvog bacanja pripada ovoj partiji.
fair-seen-differs = ZAMIJENJENO: prije prvog bacanja vidio se otisak { $seen }; u ovoj je partiji { $found }.
fair-drawn-agrees = Broj izvučen za igrača { $name } ugrađen je u kockice.
fair-drawn-differs = ZAMIJENJENO: za igrača { $name } izvučen je broj { $seen }; u ovoj je partiji { $found }.
fair-live-agrees = { $count ->
    [1] Bacanje koje se vidjelo dok je padalo isto je i u ovoj partiji.
    [one] Sva su bacanja koja su se vidjela dok su padala, njih { $count }, ista i u ovoj partiji.
    [few] Sva { $count } bacanja koja su se vidjela dok su padala ista su i u ovoj partiji.
   *[other] Svih { $count } bacanja koja su se vidjela dok su padala isto je i u ovoj partiji.
 }
fair-live-differs = ZAMIJENJENO: među prvim bacanjima (ukupno { $count }) barem jedno nije ono koje se vidjelo dok je padalo.
fair-commitment-agrees = Tajna odgovara svojem otisku.
fair-commitment-differs = Tajna ne odgovara otisku.
fair-throws-agree = { $count ->
    [0] U ovoj partiji još nema bacanja.
    [1] Jedino bacanje ponovno je izračunato i točno je.
    [one] Sva su bacanja, njih { $count }, ponovno izračunata i točna.
    [few] Sva { $count } bacanja ponovno su izračunata i točna.
   *[other] Svih { $count } bacanja ponovno je izračunato i točno.
 }
fair-throw-differs = Bacanje { $number } ({ $name }) nije točno: zapisano je { $found }, a izračun daje { $right }.
fair-entropy = Vlastite slučajne brojeve dodaju: { $names }.
fair-no-entropy = Nitko nije dodao vlastite slučajne brojeve: o kockicama odlučuje samo tajna.
fair-unfinished = Partija se prekida prije kraja; provjereno je ono što je u njoj.
fair-compare = Ako znaš otisak od prije prvog bacanja, navedi ga uz --seen; u ovoj je partiji { $commitment }

error-not-fair-game = ova partija nije igrana s dokazivo poštenim kockicama; takva ima oznaku [Dice "fair"].
error-secret-not-shown = tajna iza kockica još nedostaje: pokazuje se kad je partija gotova.
error-fair-tag-missing = uz dokazivo poštene kockice ide oznaka { $tag }, a nje nema.
error-fair-tag = u oznaci { $tag } broj znamenaka (0-9 i a-f) mora biti { $count }, a ne „{ $found }”.
error-fair-seen-throws = u oznaci SeenThrows moraju biti broj bacanja i 64 znamenke (0-9 i a-f), a ne „{ $found }”.
error-verify-seen = u otisku je broj znamenaka (0-9 i a-f) { $count }; „{ $found }” nije otisak.
error-verify-drew = --drew traži broj mjesta i znamenke (0-9 i a-f), ukupno { $count }, kao u 1=0f3a…; a ne „{ $found }”.
error-entropy-without-seat = za oznaku { $tag } nema mjesta: za stolom ih je { $most }.
