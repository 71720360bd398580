# The server's database, its backups, and the commands for them.

## Commands

help-backup =
    Spremi sve što poslužitelj čuva u jednu datoteku, i dok radi.

    „pasch restore” učitava DATOTEKU u praznu bazu podataka jedne ili druge vrste.
help-restore =
    Učitaj sigurnosnu kopiju poslužitelja u praznu bazu podataka.

    DATOTEKU je napravio „pasch backup”. Učitava se cijela ili nimalo.
help-backup-force = Zamijeni DATOTEKU ako već postoji.
help-option-data = Mapa s bazom podataka SQLite poslužitelja; inače korisnikova.
help-option-database = Adresa baze podataka poslužitelja, na primjer postgresql://localhost/pasch.

metavar-data = MAPA
metavar-variants = MAPA
metavar-settings = DATOTEKA
metavar-root_path = PUTANJA
metavar-proxies = ADRESA
metavar-database = ADRESA

backup-of-deleted = Datoteka { $file } je obrisana. Sprema se kopija koju poslužitelj u radu još drži otvorenom.
backup-done = U { $file } je { $tables ->
    [1] jedan stol
    [one] { $tables } stol
    [few] { $tables } stola
   *[other] { $tables } stolova
 } s { $events ->
    [1] jednim događajem
    [one] { $events } događajem
    [few] { $events } događaja
   *[other] { $events } događaja
 }.
restore-done = U { $address } je učitano: { $tables ->
    [1] jedan stol
    [one] { $tables } stol
    [few] { $tables } stola
   *[other] { $tables } stolova
 } s { $events ->
    [1] jednim događajem
    [one] { $events } događajem
    [few] { $events } događaja
   *[other] { $events } događaja
 }.

## Errors

error-store-address = ovo nije adresa baze podataka: moguće su sqlite:///DATOTEKA i postgresql://RAČUNALO/IME.
error-store-address-password = u adresi baze podataka ima @ ili ? previše: u lozinki se pišu %40 i %3F; još je bolje lozinku dati zasebno, u varijabli PGPASSWORD.
error-store-denied = baza podataka { $file } pripada drugom korisniku, a ne onome pod kojim radi Pasch; predaj mu je s chown.
error-store-unusable = baza podataka { $address } ne može se koristiti: { $detail }.
error-store-newer = noviji je Pasch promijenio bazu podataka { $address }; ova je inačica više ne može koristiti.
error-store-missing = u { $file } nema baze podataka.
error-store-not-empty = baza podataka { $address } nije prazna; sigurnosna se kopija učitava samo u praznu.
error-store-in-use = bazu podataka { $file } upravo koristi poslužitelj; najprije ga zaustavi. Za više poslužitelja istodobno treba PostgreSQL (--database).
error-backup-exists = { $file } već postoji; --force je zamjenjuje.
error-backup-damaged = { $file } nije sigurnosna kopija od „pasch backup” ili je oštećena; ništa nije učitano.
error-backup-bad-value = u retku { $line } datoteke { $file } je vrijednost kakvu nijedan poslužitelj ne piše: { $place } = { $found }; ništa nije učitano.
error-backup-bad-event = u { $file } je događaj { $event } stola { $table } nečitljiv ili se ondje nije mogao dogoditi; ništa nije učitano.
error-backup-bad-table = u { $file } podaci o stolu { $table } proturječe jedan drugome; ništa nije učitano.
error-backup-bad-die = u { $file } statistika kockica broji stranu koja ne postoji: { $face } na kockici „{ $kind }”; ništa nije učitano.
error-backup-rematch-circle = u { $file } revanši stola { $table } ukrug vode natrag do njega; ništa nije učitano.
error-backup-other-version = { $file } je napravio noviji Pasch; učitati je može samo on ili još noviji.
