# The server: its command, and what cannot be done at a table or with a request.

## The command

help-serve =
    Bordet i webbläsaren: startar Paschs server.

    Den körs tills Ctrl+C avslutar den; varje bord är kvar som det var. Den som öppnar adressen som visas kan spela: utan
    --host bara på den här datorn.
help-serve-host = Adressen som servern nås på; 0.0.0.0 släpper in alla enheter i nätverket.
help-serve-port = Porten; 0 tar vilken ledig som helst.
help-serve-name = Ett namn som webbläsare når servern under, till exempel pasch.example; en gång för varje. Adresser i siffror och den här datorns namn fungerar alltid.
help-serve-open = Öppna webbläsaren direkt, eller inte; det som anges sist gäller.
help-serve-workers = I hur många processer; fler än en kräver PostgreSQL (--database).
help-serve-connections = Hur många anslutningar en adress får hålla öppna samtidigt.
help-serve-megabytes-a-day = Hur många megabyte en adress får spara per dag.
help-serve-variants = Visar husreglerna i den här mappen (en TOML-fil var) tillsammans med varianterna som följer med Pasch.
help-serve-no-limits = Begränsa inte hur mycket en adress får begära på en gång: för mätningar.
help-serve-no-ahead = Räkna inte i bakgrunden ut det som tips och datorspelare behöver: bara när någon frågar.
help-serve-log-format = Loggen som meningar om vad som går fel (text), eller som en rad JSON för varje händelse (json). Utan detta får en terminal meningar, och allt annat JSON.
help-serve-settings = Hämtar alternativ från den här TOML-filen, under deras namn: port = 8080. Kommandoraden och miljön (PASCH_PORT) går före.
help-serve-root-path = Sökvägen som servern nås på bakom en proxy, till exempel /pasch.
help-serve-proxy = Adress eller nät för en proxy vars X-Forwarded-huvuden gäller; en gång för varje. Utan detta bara en proxy på den här datorn.

help-site =
    En mapp för att spela i webbläsaren utan server, för vilket webbhotell som helst.

    MAPP är ny, eller ersätter en webbplats som skrivits tidigare. Vilket webbhotell som helst kan visa den, också under
    en sökväg som /spel/pasch/. Allt som fungerar på en enhet fungerar där, husregler med --house-rules; bord för flera
    enheter kräver ”pasch serve”.
help-site-tables = Med tabeller för tips och analyser även för de varianter som ingen webbläsare räknar ut själv; att räkna ut dem tar upp till en halvtimme första gången.
help-site-house-rules = Med husregler, som webbläsaren själv kontrollerar: Pyodide och ett paket till det hämtas från den här mappen, 9 MB; saknas något visas hur du får tag på det.
site-written = { $folder } är klar ({ $size }): ladda upp mappen som den är till ett webbhotell.
site-without-solver = Utan lösaren för webbläsare finns där bara grova tips: ”make kernels” kompilerar den, skriv sedan webbplatsen igen.

error-server-missing = det här kräver serverns paket, som inte är installerade; installera dem med: pip install "pasch[server]".
error-site-reader-missing = { $file } saknas i { $folder }; hämta filen dit med ”{ $command }”.

metavar-host = ADRESS
metavar-names = NAMN
metavar-port = PORT
metavar-connections = ANTAL
metavar-megabytes-a-day = ANTAL
metavar-workers = ANTAL

serve-ready = Pasch är redo: { $address } (Ctrl+C avslutar)
serve-first = Öppna den här adressen i en webbläsare och spela. Bord och spel sparas i { $file }
serve-open = Observera: även andra enheter i nätverket når den här servern.
serve-in-container = Andra enheter når den här servern via adressen till datorn som kör containern, på den port som är publicerad där.
serve-open-at = Observera: även andra enheter i nätverket når den här servern, till exempel en mobil på { $address }
serve-waits-port = port { $which } är fortfarande upptagen; väntar upp till { $seconds } sekunder, ifall en server där just håller på att avslutas.
serve-waits-store = databasen { $which } används fortfarande; väntar upp till { $seconds } sekunder, ifall en server där just håller på att avslutas.

## What the log says at a terminal

log-our-mistake = Pasch har gjort ett fel
log-event-loop = Pasch har gjort ett fel
log-purge-failed = Utgångna bord gick inte att ta bort; Pasch försöker igen om en timme
log-not-prepared = Tips till ett spel gick inte att räkna ut
log-not-solved-ahead = Ett spel gick inte att räkna ut i förväg; tips kommer senare, eller bara uppskattningar
log-learned-unused = Det som lärts in om ett spel går inte att använda; tipsen är grova uppskattningar
log-computer-player-failed = En datorspelare kunde inte bestämma sig; Pasch försöker igen
log-computer-player-stopped = En datorspelare har slutat; den fortsätter när någon öppnar bordet
log-catching-up-failed = Ett bord gick inte att läsa från databasen; Pasch försöker igen när någon öppnar det
log-store-write-failed = Inget går att spara just nu; är disken full?
log-store-displaced = Databasen är inte längre filen som öppnades: den har tagits bort eller ersatts, eller så är disken borta. Lägg tillbaka den, eller starta om Pasch
log-store-writes-again = Allt sparas igen
log-store-listening-lost = Anslutningen till databasen är bruten; Pasch försöker igen

error-port-taken = port { $port } är upptagen; välj en annan med --port, till exempel --port 8001.
error-port-denied = port { $port } går inte att öppna: { $reason }.

## Requests that the server cannot read

error-request-not-json = det här är ingen JSON.
error-request-empty = begäran har inget innehåll, eller säger inte att det är JSON.
error-request-other-type = begärans innehåll är skickat som ”{ $found }”; den här servern läser application/json.
error-request-unreadable = begäran går inte att läsa.
error-request-too-large = begäran är större än { $limit } kB.
error-header-too-large = begärans huvud är större än { $limit } kB, eller har för många rader.
error-unknown-host = den här servern är inte inställd för namnet ”{ $name }”; den som driver den startar den med ”--name { $name }” för det.
error-not-spelt-so = { $found } går inte här; formen är { $pattern }.
error-no-such-method = den här adressen kan inte användas så.
error-foreign-origin = begäran kommer från en främmande sida.
error-hello-first = första meddelandet måste vara ”hello”.
error-hello-twice = ”hello” kommer bara en gång; anslut på nytt för att visa andra nycklar.
error-client-not-built = sidorna för webbläsaren saknas: ”make play”, eller ”npm run build” i mappen web, bygger dem.
error-kernel-missing = den här servern har ingen lösare för webbläsare: ”make kernels” kompilerar den.
