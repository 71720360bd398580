# The command "pasch simulate": many games of computer players.

help-simulate =
    Neka računalni igrači odigraju mnogo partija, pa pogledaj što iz toga izlazi.

    VARIJANTA je jedna od onih koje Pasch donosi (popisuje ih „pasch variants”) ili vlastita TOML datoteka. Jedan igrač
    igra solo: njegov prosjek sa standardnom pogreškom, raspršenost i što donosi svako polje. Više njih igra jedni protiv
    drugih za istim stolom, gdje se od partije do partije pomiču za jedno mjesto: prosjek svakoga i udio partija u kojima
    pobjeđuje; zajednička se pobjeda dijeli među njima.

    Svi su brojevi procjene iz odigranih partija, a ne točni. Isto sjeme donosi iste partije, bez obzira na to tko dijeli
    posao. Tko prekine s Ctrl+C, vidi što je izašlo iz odigranih partija.
help-simulate-player = Tko igra; navedi ponovno za svakog daljnjeg igrača. Inače: heuristic.
help-simulate-games = Koliko partija. Bez toga 100000 kad igrači odlučuju po izračunatim vrijednostima, 2000 kad su naučene ili grube, inače 100.
help-simulate-seed = Bilo koja riječ ili broj: isto sjeme donosi iste partije. Bez toga se izvlači i pokazuje.
help-simulate-threads = Koliko procesora dijeli posao. Bez toga svi.

metavar-players = IGRAČ
metavar-games = BROJ

simulate-learned = { $player } (naučeno)
simulate-rough = { $player } (grubo)
simulate-title = { $variant } · { $games ->
    [1] jedna partija
    [one] { $shown } partija
    [few] { $shown } partije
   *[other] { $shown } partija
 } · sjeme { $seed }
simulate-column-player = Igrač
simulate-column-mean = Prosjek
simulate-column-error = ± pogreška
simulate-column-fair = Bez sreće
simulate-column-sd = Odstupanje
simulate-column-wins = Pobjede
simulate-column-percentile = Partije s najviše
simulate-column-total = Zbroj
simulate-least = najniži
simulate-most = najviši
simulate-percent = { $number } %
simulate-stopped = Prekinuto nakon { $games } od { $asked } partija.
simulate-shared = Zajedničke pobjede: { $share } partija.

## Errors

error-simulate-games = „{ $found }” partija ne može se odigrati; odaberi od { $least } do { $most }.
error-simulate-threads = „{ $found }” dretvi nije moguće; odaberi od { $least } do { $most }.
