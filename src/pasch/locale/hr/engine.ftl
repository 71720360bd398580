# Programs that play: "pasch engine", "pasch match", "pasch bot".

help-engine =
    Igraj za drugi program, koji redak po redak kaže što želi znati.

    Protokol je kao UCI za šah, a cijeli je u docs/engine.md: „pasch” pita tko je ondje, „rules id kniffel” i „ready”
    pripremaju partiju, „position …” i „go” traže odluku, „quit” završava. Kockice baca program koji pita. Od jednog
    pitanja do drugoga ne pamti se nijedna partija.
help-engine-level = Koji računalni igrač odlučuje, ako drugi program ne kaže drukčije.
help-engine-seed = Iz čega slijede odluke koje se izvlače: isto sjeme i ista pozicija donose istu.
metavar-level = JAČINA

help-match =
    Neka programi i računalni igrači igraju jedni protiv drugih.

    PROGRAM je ime računalnog igrača (vidi dolje) ili naredba programa u navodnicima koji govori protokol iz
    docs/engine.md: na primjer „python my_bot.py” ili „pasch engine --level club”. Svi sjede za istim stolom i od partije
    do partije pomiču se za jedno mjesto. Program koji ne odgovori na vrijeme, previše ispisuje, sruši se ili želi ono što
    pravila zabranjuju, gubi tu partiju, a u sljedećoj opet igra.

    Sreća se iz rezultata oduzima: što su bacanja donijela preko onoga što je savršena igra od njih mogla očekivati.
    Prosjeci time ostaju kakvi jesu, a treba mnogo manje partija.
help-match-variant = Varijanta koju Pasch donosi ili vlastita TOML datoteka.
help-match-games = Koliko partija.
help-match-time = Koliko sekundi program smije razmišljati o svakoj odluci.
help-match-start = Koliko se sekundi program smije pripremati za varijantu.
help-match-seed = Bilo koja riječ ili broj: isto sjeme donosi iste kockice. Bez toga se izvlači i pokazuje.
help-match-out = Čuvaj zapis svake partije u ovoj mapi.
help-match-with-luck = Ostavi sreću u rezultatu: ništa se ne mora prije izračunati.
help-match-threads = Koliko se partija igra istodobno. Bez toga po jedna za svaki procesor.
metavar-engines = PROGRAM
metavar-start = SEKUNDE

match-engine = Program
match-mean = Prosjek
match-fair-mean = Bez sreće
match-wins = Pobjede
match-fair-wins = Bez sreće
match-interval = Iza ± je koliko svaki broj može odstupati, devetnaest puta od dvadeset.
match-luck-exact = Sreća se računa točno, po savršenoj igri.
match-luck-learned = Sreća se računa po naučenim vrijednostima: prosjeci su svejedno ispravni, samo manje točni.
match-luck-rough = Sreća se računa po grubim vrijednostima: prosjeci su svejedno ispravni, samo manje točni.
match-fewer = Bez sreće toliko puta manje partija o prosjeku kaže jednako mnogo: { $times }.
match-fault = { $engine } gubi { $games ->
    [1] jednu partiju
    [one] { $games } partiju
    [few] { $games } partije
   *[other] { $games } partija
 } (prvi put br. { $game }): { $why }

help-bot =
    Neka program ili računalni igrač sudjeluje u partiji na poslužitelju.

    LINK je poziv za stol („Nova partija” izrađuje po jedan za svako mjesto preko linka). PROGRAM je naredba programa u
    navodnicima koji govori protokol iz docs/engine.md ili ime računalnog igrača (vidi dolje). Zauzima sljedeće slobodno
    mjesto i igra do kraja; izgubljena se veza ponovno uspostavlja.
help-bot-name = Kako se zove za stolom. Inače kako se sam predstavi.
help-bot-time = Koliko sekundi program smije razmišljati o svakoj odluci.
help-bot-stay = Nakon svake partije čekaj revanš, najviše jedan sat.
metavar-link = LINK
metavar-program = PROGRAM

bot-seated = Sjedi za stolom, mjesto { $seat }.
bot-playing = Povezano.
bot-lost = Veza je prekinuta; pokušava se ponovno …
bot-back = Opet povezano.
bot-again = Program se ponovno pokreće: { $why }
bot-over = Partija je gotova: { $place }. mjesto od { $seats }, { $total } { $total ->
    [one] bod
    [few] boda
   *[other] bodova
 }.
bot-dice-fair = Kockice su bile poštene: otisak se vidio prije prvog bacanja, a broj izvučen ovdje ugrađen je u sva bacanja (ukupno { $throws }).
bot-dice-fixed = Kockice su bile unaprijed utvrđene: otisak se vidio prije prvog bacanja i sva bacanja slijede iz njega (ukupno { $throws }); ovaj program sam nije izvukao broj.
bot-dice-consistent = Partija je u sebi dosljedna: sva bacanja slijede iz tajne (ukupno { $throws }); otisak se nije vidio prije prvog bacanja.
bot-dice-none = Poslužitelj nije pokazao ništa po čemu bi se kockice mogle provjeriti.

## Errors

error-engine-rules = „rules { $found }” ne navodi pravila; mora biti rules id ID, rules hash HASH ili rules document "TEKST".
error-engine-document = dokument je njegov cijeli tekst u navodnicima kako ih piše JSON; ovaj počinje s { $found }.
error-engine-no-such-hash = nijedna pravila nemaju hash „{ $found }”.
error-engine-go = iza „{ $word }” nešto nedostaje.
error-engine-time = „{ $found }” nije vrijeme; odaberi od 1 do { $most } milisekundi.
error-engine-shown = „{ $found }” mogućnosti ne može se pokazati; odaberi od 0 do { $most }.
error-engine-line = redak ima najviše { $most } znakova.
error-engine-no-position = nema pozicije o kojoj bi se odlučivalo; najprije reci „position”.
error-engine-level-objective = jačina { $level } igra na prosjek; cilj { $objective } slijedi samo perfect.
error-engine-mistake = ovo je pogreška Pascha: { $error }.
error-engine-command = „{ $found }” nije ni računalni igrač ni naredba.
error-engine-start = „{ $command }” ne može se pokrenuti: { $reason }.
error-engine-hangs = odgovor nije stigao na vrijeme.
error-engine-floods = prije odgovora stiglo je više od { $most } bajtova.
error-engine-died = program se ugasio sa statusom { $status }; zadnje riječi: { $words }.
error-engine-silent = program je zatvorio svoj izlaz.
error-engine-illegal = želi „{ $found }”: { $why }.
error-engine-answers-twice = odgovara češće nego što je pitan.
error-engine-refuses = ne igra po ovim pravilima: { $words }.
error-engine-other-rules = igra po drugim pravilima: „{ $found }” umjesto { $right }.
error-match-cannot = „{ $engine }” ovdje ne može igrati: { $why }.
error-match-alone = za susret trebaju najmanje dva igrača.
error-match-time = „{ $found }” nije vrijeme; odaberi od 0,001 do { $most } sekundi.
error-bots-missing = za to treba paket websockets, a nije instaliran; instaliraj ga s: pip install "pasch[bots]".
error-bot-link = „{ $found }” nije link kojim se sjeda za stol; izgleda kao http://server/t/STOL#i=POZIV.
error-bot-pad = ovo je listić za prave kockice; nema se što igrati.
error-bot-no-seat = link ne otvara nijedno mjesto za ovim stolom.
error-bot-replaced = mjesto je preuzeo računalni igrač.
error-bot-no-table = tog stola više nema (HTTP { $status }).
error-bot-no-server = { $server } ne odgovara: { $reason }.
error-bot-lost = { $server } već minutama ne odgovara.
error-bot-refused = poslužitelj odbija: { $words } ({ $code }).
error-bot-unreadable = poslužitelj šalje nešto nečitljivo: { $place } nedostaje ili nije u redu.
error-bot-out-of-order = poslužitelj ne javlja redom što se dogodilo: događaj { $seq } ({ $type }) ne može biti sljedeći.
error-bot-impossible = poslužitelj javlja događaj { $seq }, a on nije moguć: { $why }.
error-bot-too-large = poslužitelj odjednom šalje više od { $most } bajtova.
error-bot-dice = kockice ove partije NISU bile točne: { $what }.
