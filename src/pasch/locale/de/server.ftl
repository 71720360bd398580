# Der Server: der Befehl, und was an einem Tisch oder an einer Anfrage nicht geht.

## Der Befehl

help-serve =
    Der Tisch im Browser: den Server von Pasch starten.

    Er läuft, bis Strg+C ihn beendet; jeder Tisch bleibt liegen, wie er war. Spielen kann, wer die Adresse öffnet, die
    gleich dasteht: ohne --host nur an diesem Rechner.
help-serve-host = Unter welcher Adresse der Server zu erreichen ist; mit 0.0.0.0 von jedem Gerät im Netz.
help-serve-port = An welchem Anschluss; 0 nimmt irgendeinen freien.
help-serve-name = Ein Name, unter dem Browser den Server erreichen, zum Beispiel pasch.example; für jeden einmal. Adressen aus Zahlen und die Namen dieses Rechners gehen immer.
help-serve-open = Gleich den Browser öffnen oder nicht; die letzte Angabe gilt.
help-serve-workers = In wie vielen Prozessen; mehr als einer braucht PostgreSQL (--database).
help-serve-connections = Wie viele Verbindungen eine Adresse zugleich offen halten darf.
help-serve-megabytes-a-day = Wie viele Megabyte eine Adresse am Tag speichern darf.
help-serve-variants = Führt die Hausregeln in diesem Ordner (je eine TOML-Datei) auf wie die Varianten, die Pasch mitbringt.
help-serve-no-limits = Nicht begrenzen, wie viel eine Adresse auf einmal verlangen darf: zum Messen.
help-serve-no-ahead = Nicht im Hintergrund ausrechnen, was Tipps und Computerspieler brauchen: erst, wenn jemand fragt.
help-serve-log-format = Das Protokoll als Sätze über das, was schiefgeht (text), oder als eine Zeile JSON für jedes Ereignis (json). Ohne Angabe bekommt ein Terminal Sätze, alles andere JSON.
help-serve-settings = Nimmt Optionen aus dieser TOML-Datei, unter ihren Namen: port = 8080. Die Befehlszeile und die Umgebung (PASCH_PORT) gehen vor.
help-serve-root-path = Der Pfad, unter dem der Server hinter einem Proxy zu erreichen ist, etwa /pasch.
help-serve-proxy = Adresse oder Netz eines Proxys, dessen X-Forwarded-Angaben gelten; für jeden einmal. Ohne das nur ein Proxy auf diesem Rechner.

help-site =
    Ein Ordner zum Spielen im Browser ohne Server, für jeden Webspace.

    ORDNER entsteht neu oder ersetzt eine früher so geschriebene Seite. Jeder Webspace kann ihn ausliefern, auch unter
    einem Pfad wie /spiele/pasch/. Alles, was an einem Gerät geht, geht auch dort, Hausregeln mit --house-rules;
    Tische für mehrere Geräte brauchen „pasch serve“.
help-site-tables = Mit Tabellen für Tipps und Analysen auch zu den Varianten, die kein Browser selbst löst; sie auszurechnen dauert beim ersten Mal bis zu einer halben Stunde.
help-site-house-rules = Mit Hausregeln, die der Browser selbst prüft: Aus diesem Ordner kommen Pyodide und ein Paket dafür, 9 MB; fehlt etwas, steht da, wie du es holst.
site-written = { $folder } ist fertig ({ $size }): Lade den Ordner so, wie er ist, auf einen Webspace.
site-without-solver = Ohne den Löser für Browser gibt es dort nur grob geschätzte Tipps: „make kernels“ übersetzt ihn, danach schreib die Seite noch einmal.

error-server-missing = dafür fehlen die Pakete des Servers; sie kommen mit: pip install "pasch[server]".
error-site-reader-missing = In { $folder } fehlt { $file }; hol die Datei dort mit „{ $command }“.

metavar-host = ADRESSE
metavar-names = NAME
metavar-port = ANSCHLUSS
metavar-connections = ZAHL
metavar-megabytes-a-day = ZAHL
metavar-workers = ZAHL

serve-ready = Pasch ist bereit: { $address } (Strg+C beendet)
serve-first = Öffne diese Adresse im Browser und spiel los. Tische und Partien liegen in { $file }
serve-open = Achtung: Auch andere Geräte im Netz erreichen diesen Server.
serve-in-container = Andere Geräte erreichen diesen Server unter der Adresse des Rechners, auf dem der Container läuft, an dem dort veröffentlichten Port.
serve-open-at = Achtung: Auch andere Geräte im Netz erreichen diesen Server, etwa ein Handy unter { $address }
serve-waits-port = Anschluss { $which } ist noch besetzt; Pasch wartet bis zu { $seconds } Sekunden, falls dort gerade ein Server endet.
serve-waits-store = die Datenbank { $which } ist noch in Gebrauch; Pasch wartet bis zu { $seconds } Sekunden, falls dort gerade ein Server endet.

## Was das Protokoll am Terminal sagt

log-our-mistake = Pasch hat einen Fehler gemacht
log-event-loop = Pasch hat einen Fehler gemacht
log-purge-failed = Abgelaufene Tische ließen sich nicht löschen; Pasch versucht es in einer Stunde wieder
log-not-prepared = Tipps zu einem Spiel ließen sich nicht ausrechnen
log-not-solved-ahead = Ein Spiel ließ sich nicht vorab ausrechnen; Tipps dazu kommen später oder sind nur geschätzt
log-learned-unused = Was zu einem Spiel gelernt wurde, ist nicht zu gebrauchen; Tipps sind grob geschätzt
log-computer-player-failed = Ein Computerspieler konnte sich nicht entscheiden; Pasch versucht es noch einmal
log-computer-player-stopped = Ein Computerspieler hat aufgehört; er spielt weiter, sobald jemand den Tisch öffnet
log-catching-up-failed = Ein Tisch ließ sich nicht aus der Datenbank lesen; Pasch versucht es wieder, sobald ihn jemand öffnet
log-store-write-failed = Im Moment lässt sich nichts speichern; ist die Platte voll?
log-store-displaced = Die Datenbank ist nicht mehr die geöffnete Datei: Sie wurde gelöscht oder ersetzt, oder ihr Datenträger fehlt. Lege sie zurück, oder starte Pasch neu
log-store-writes-again = Es wird wieder alles gespeichert
log-store-listening-lost = Die Verbindung zur Datenbank ist abgerissen; Pasch versucht es wieder

error-port-taken = Anschluss { $port } ist schon besetzt; ein anderer geht mit --port, etwa --port 8001.
error-port-denied = Anschluss { $port } lässt sich nicht öffnen: { $reason }.

## Anfragen, die der Server nicht lesen kann

error-request-not-json = das ist kein JSON.
error-request-empty = die Anfrage hat keinen Inhalt, oder er ist nicht als JSON gekennzeichnet.
error-request-unreadable = die Anfrage lässt sich nicht lesen.
error-request-other-type = der Inhalt der Anfrage ist als „{ $found }“ gesendet; dieser Server liest application/json.
error-request-too-large = die Anfrage ist größer als { $limit } kB.
error-header-too-large = der Kopf der Anfrage ist größer als { $limit } kB oder hat zu viele Zeilen.
error-unknown-host = dieser Server ist für den Namen „{ $name }“ nicht eingerichtet; wer ihn betreibt, startet ihn dafür mit „--name { $name }“.
error-not-spelt-so = { $found } ist hier nicht möglich; die Form ist { $pattern }.
error-no-such-method = so lässt sich diese Adresse nicht aufrufen.
error-foreign-origin = die Anfrage kommt von einer fremden Seite.
error-hello-first = die erste Nachricht muss „hello“ sein.
error-hello-twice = „hello“ gibt es nur einmal; für andere Schlüssel verbinde dich neu.
error-client-not-built = die Seiten für den Browser fehlen: „make play“ oder „npm run build“ im Ordner web baut sie.
error-kernel-missing = dieser Server hat keinen Löser für Browser: „make kernels“ übersetzt ihn.
