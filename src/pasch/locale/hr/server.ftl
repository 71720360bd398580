# The server: its command, and what cannot be done at a table or with a request.

## The command

help-serve =
    Stol u pregledniku: pokreće poslužitelj Pascha.

    Radi dok ga Ctrl+C ne zaustavi; svaki stol ostaje kakav je bio. Igrati može tko otvori adresu koja se pokaže: bez
    --host samo na ovom računalu.
help-serve-host = Adresa na kojoj je poslužitelj dostupan; 0.0.0.0 pušta svaki uređaj iz mreže.
help-serve-port = Port; 0 uzima bilo koji slobodan.
help-serve-name = Ime pod kojim preglednici dolaze do poslužitelja, na primjer pasch.example; za svako jednom. Brojčane adrese i imena ovog računala uvijek rade.
help-serve-open = Odmah otvori preglednik, ili ne; vrijedi zadnje navedeno.
help-serve-workers = U koliko procesa; za više od jednog treba PostgreSQL (--database).
help-serve-connections = Koliko veza jedna adresa smije istodobno držati otvorenima.
help-serve-megabytes-a-day = Koliko megabajta jedna adresa smije spremiti na dan.
help-serve-variants = Navodi kućna pravila iz ove mape (svako je jedna TOML datoteka) kao i varijante koje Pasch donosi.
help-serve-no-limits = Ne ograničavaj koliko jedna adresa smije odjednom tražiti: za mjerenje.
help-serve-no-ahead = Ne računaj u pozadini što treba savjetima i računalnim igračima: tek kad netko pita.
help-serve-log-format = Dnevnik kao rečenice o onome što pođe po zlu (text) ili kao redak JSON-a za svaki događaj (json). Bez toga terminal dobiva rečenice, a sve ostalo JSON.
help-serve-settings = Uzima opcije iz ove TOML datoteke, pod njihovim imenima: port = 8080. Naredbeni redak i okolina (PASCH_PORT) imaju prednost.
help-serve-root-path = Putanja pod kojom je poslužitelj dostupan iza proxyja, na primjer /pasch.
help-serve-proxy = Adresa ili mreža proxyja čijim se zaglavljima X-Forwarded vjeruje; za svaki jednom. Bez toga samo proxy na ovom računalu.

help-site =
    Mapa za igru u pregledniku bez poslužitelja, za bilo koji web-prostor.

    MAPA je nova ili zamjenjuje ranije zapisanu stranicu. Može je posluživati bilo koji web-prostor, i pod putanjom kao
    što je /igre/pasch/. Sve što radi na jednom uređaju radi i ondje, kućna pravila uz --house-rules; za stolove s više
    uređaja treba „pasch serve”.
help-site-tables = S tablicama za savjete i analize i za varijante koje nijedan preglednik ne računa sam; njihov izračun prvi put traje do pola sata.
help-site-house-rules = S kućnim pravilima koja preglednik sam provjerava: Pyodide i paket za to dolaze iz ove mape, 9 MB; ako nešto nedostaje, piše kako to nabaviti.
site-written = Mapa { $folder } je gotova ({ $size }): postavi mapu takvu kakva je na web-prostor.
site-without-solver = Bez programa za izračun u pregledniku savjeti su ondje samo gruba procjena: „make kernels” ga prevodi, a zatim ponovno zapiši stranicu.

error-server-missing = za to trebaju paketi poslužitelja, a nisu instalirani; instaliraj ih s: pip install "pasch[server]".
error-site-reader-missing = u mapi { $folder } nedostaje { $file }; nabavi datoteku onamo s „{ $command }”.

metavar-host = ADRESA
metavar-names = IME
metavar-port = PORT
metavar-connections = BROJ
metavar-megabytes-a-day = BROJ
metavar-workers = BROJ

serve-ready = Pasch je spreman: { $address } (Ctrl+C ga zaustavlja)
serve-first = Otvori ovu adresu u pregledniku i igraj. Stolovi i partije čuvaju se u { $file }
serve-open = Pazi: do ovog poslužitelja dolaze i drugi uređaji u mreži.
serve-in-container = Drugi uređaji dolaze do ovog poslužitelja preko adrese računala na kojem radi kontejner i ondje objavljenog porta.
serve-open-at = Pazi: do ovog poslužitelja dolaze i drugi uređaji u mreži, na primjer mobitel preko { $address }
serve-waits-port = port { $which } još je zauzet; čeka se najviše { $seconds } s, ako se poslužitelj ondje upravo gasi.
serve-waits-store = baza podataka { $which } još se koristi; čeka se najviše { $seconds } s, ako se poslužitelj ondje upravo gasi.

## What the log says at a terminal

log-our-mistake = Pasch je pogriješio
log-event-loop = Pasch je pogriješio
log-purge-failed = Istekli se stolovi nisu mogli obrisati; Pasch pokušava ponovno za sat vremena
log-not-prepared = Savjeti za neku igru nisu se mogli izračunati
log-not-solved-ahead = Neka se igra nije mogla izračunati unaprijed; savjeti dolaze kasnije ili su samo procjena
log-learned-unused = Što je o nekoj igri naučeno, ne može se koristiti; savjeti su gruba procjena
log-computer-player-failed = Računalni igrač nije mogao odlučiti; Pasch pokušava ponovno
log-computer-player-stopped = Računalni igrač je stao; nastavlja kad netko otvori stol
log-catching-up-failed = Neki se stol nije mogao pročitati iz baze podataka; Pasch pokušava ponovno kad ga netko otvori
log-store-write-failed = Trenutačno se ništa ne može spremiti; je li disk pun?
log-store-displaced = Baza podataka više nije datoteka koja je otvorena: obrisana je ili zamijenjena, ili njezina diska nema. Vrati je ili ponovno pokreni Pasch
log-store-writes-again = Sve se opet sprema
log-store-listening-lost = Veza s bazom podataka je prekinuta; Pasch pokušava ponovno

error-port-taken = port { $port } je zauzet; drugi se bira s --port, na primjer --port 8001.
error-port-denied = port { $port } ne može se otvoriti: { $reason }.

## Requests that the server cannot read

error-request-not-json = ovo nije JSON.
error-request-empty = zahtjev nema sadržaja ili ne kaže da je JSON.
error-request-other-type = sadržaj zahtjeva poslan je kao „{ $found }”; ovaj poslužitelj čita application/json.
error-request-unreadable = zahtjev se ne može pročitati.
error-request-too-large = zahtjev je veći od { $limit } kB.
error-header-too-large = zaglavlje zahtjeva veće je od { $limit } kB ili ima previše redaka.
error-unknown-host = ovaj poslužitelj nije postavljen za ime „{ $name }”; tko ga vodi, pokreće ga za to s „--name { $name }”.
error-not-spelt-so = { $found } ovdje nije moguće; oblik je { $pattern }.
error-no-such-method = ova se adresa ne može tako koristiti.
error-foreign-origin = zahtjev dolazi s tuđe stranice.
error-hello-first = prva poruka mora biti „hello”.
error-hello-twice = „hello” dolazi samo jednom; za druge ključeve spoji se ponovno.
error-client-not-built = nedostaju stranice za preglednik: izrađuje ih „make play” ili „npm run build” u mapi web.
error-kernel-missing = ovaj poslužitelj nema program za izračun u pregledniku: „make kernels” ga prevodi.
