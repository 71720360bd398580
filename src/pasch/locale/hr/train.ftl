# The command "pasch train": what a sheet of several columns is worth, learned.

help-train =
    Nauči koliko vrijedi listić s više stupaca koji je prevelik za izračun.

    VARIJANTA je jedna od onih koje Pasch donosi (popisuje ih „pasch variants”) ili vlastita TOML datoteka. Pasch igra sam
    protiv sebe; svaki se potez točno izračuna, a što dolazi poslije, uči se. Naučeno se čuva: po njemu idu savjeti,
    računalni igrači i analize, ako je bolje od onoga što je bilo prije. Tko prekine s Ctrl+C, zadržava dotad naučeno.
    Isto sjeme i jednako mnogo partija na istom računalu donose isto; uz --seconds to ovisi o tome koliko je ono u tom
    trenutku brzo.
help-train-seconds = Toliko se sekundi procesorskog vremena smije potrošiti; inače 300.
help-train-games = Odigraj toliko partija, umjesto po vremenu.
help-train-seed = Sjeme za kockice i mrežu.
help-train-threads = Toliko dretvi dijeli partije; inače po jedna za svaki procesor.

metavar-seconds = SEKUNDE

train-curve = partija: { $games } · { $time } · prosjek { $mean } ± { $error } (bez sreće)
train-learned = Naučeno, broj partija: { $games }, procesorsko vrijeme: { $time }; prosjek { $mean } ± { $error } bodova (bez sreće).
train-stopped = Prekinuto; dotad naučeno je sačuvano.
train-kept = Sačuvano u { $file }
train-not-better = Ostaje što je bilo prije: prosjek mu je { $mean } ± { $error }.

solve-stage-training = Učenje

## Errors

error-nothing-to-learn = o varijanti „{ $variant }” nema se što učiti: „pasch solve” je točno izračuna.
error-train-too-large = za učenje varijante „{ $variant }” treba { $memory } memorije, a slobodno je { $free }.
error-train-seconds = „{ $found }” sekundi nije moguće; odaberi od { $least } do { $most }.
error-train-games = „{ $found }” partija ne može se odigrati; odaberi od { $least } do { $most }.
error-train-seed = „{ $found }” nije sjeme; odaberi cijeli broj od { $least } do { $most }.
error-weights-unfit = naučeno u „{ $file }” oštećeno je ili pripada drugim pravilima ili drugoj inačici Pascha; ne koristi se.
