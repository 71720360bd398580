# The server's database, its backups, and the commands for them.

## Commands

help-backup =
    Spara allt som en server har i en enda fil, medan den körs.

    ”pasch restore” läser in FIL i en tom databas av endera slaget.
help-restore =
    Läs in en servers säkerhetskopia i en tom databas.

    FIL är en som ”pasch backup” har gjort. Allt läses in, eller inget.
help-backup-force = Ersätt FIL om den finns.
help-option-data = Mappen med serverns SQLite-databas; annars användarens.
help-option-database = Adressen till serverns databas, till exempel postgresql://localhost/pasch.

metavar-data = MAPP
metavar-variants = MAPP
metavar-settings = FIL
metavar-root_path = SÖKVÄG
metavar-proxies = ADRESS
metavar-database = ADRESS

backup-of-deleted = { $file } är borttagen. Det som sparas är kopian som en server ännu har öppen.
backup-done = { $file } innehåller { $tables ->
    [one] ett bord
   *[other] { $tables } bord
 } med { $events ->
    [one] en händelse
   *[other] { $events } händelser
 }.
restore-done = { $tables ->
    [one] Ett bord
   *[other] { $tables } bord
 } med { $events ->
    [one] en händelse
   *[other] { $events } händelser
 } inlästa i { $address }.

## Errors

error-store-address = det här är ingen adress till en databas: möjliga är sqlite:///FIL och postgresql://DATOR/NAMN.
error-store-address-password = databasens adress har ett @ eller ? för mycket: i ett lösenord skrivs de %40 och %3F; ange hellre lösenordet för sig, i variabeln PGPASSWORD.
error-store-denied = databasen { $file } tillhör en annan användare än den som kör Pasch; ge den till den användaren med chown.
error-store-unusable = databasen { $address } går inte att använda: { $detail }.
error-store-newer = en nyare version av Pasch har ändrat databasen { $address }; den här versionen kan inte använda den längre.
error-store-missing = det finns ingen databas i { $file }.
error-store-not-empty = databasen { $address } är inte tom; en säkerhetskopia läses bara in i en tom.
error-store-in-use = databasen { $file } används av en server; avsluta den först. Flera servrar samtidigt kräver PostgreSQL (--database).
error-backup-exists = { $file } finns redan; --force ersätter den.
error-backup-damaged = { $file } är ingen säkerhetskopia från ”pasch backup”, eller så är den skadad; inget lästes in.
error-backup-bad-value = rad { $line } i { $file } har ett värde som ingen server skriver: { $place } = { $found }; inget lästes in.
error-backup-bad-event = i { $file } är händelse { $event } vid bord { $table } oläslig, eller kan inte ha hänt där; inget lästes in.
error-backup-bad-table = i { $file } motsäger uppgifterna om bord { $table } varandra; inget lästes in.
error-backup-bad-die = i { $file } räknar tärningsstatistiken en sida som inte finns: { $face } på tärningen ”{ $kind }”; inget lästes in.
error-backup-rematch-circle = i { $file } leder revanscherna från bord { $table } i en cirkel tillbaka dit; inget lästes in.
error-backup-other-version = { $file } gjordes av en nyare version av Pasch; bara den, eller en ännu nyare, kan läsa in den.
