# Falsche Benutzung der Kommandozeile.

usage-help = „{ $command }“ hilft.
usage-unknown-option = Die Option „{ $given }“ gibt es nicht.
usage-unknown-option-near = Die Option „{ $given }“ gibt es nicht; ist „{ $near }“ gemeint?
usage-unknown-command = Den Befehl „{ $given }“ gibt es nicht.
usage-unknown-command-near = Den Befehl „{ $given }“ gibt es nicht; ist „{ $near }“ gemeint?
usage-missing = { $name } fehlt.
usage-bad-value = { $name } kennt nur { $allowed }.
usage-option-value = „{ $option }“ braucht einen Wert.
usage-unexpected = „{ $found }“ ist ein Argument zu viel.
usage-interrupted = Abgebrochen.
usage-our-mistake = Das ist ein Fehler von Pasch, nicht von dir ({ $error }). Mit --debug steht dabei, wo.
usage-no-cache = In deinem persönlichen Ordner ist kein Platz für Zwischengespeichertes: Übersetzter Code und Lösungen wurden nicht aufgehoben.
error-file-unusable = { $file } lässt sich nicht verwenden: { $reason }.
error-output-closed = die Standardausgabe ist geschlossen.
error-output-lost = die Standardausgabe lässt sich nicht schreiben: { $reason }.

replay-unfinished = Das Spiel ist noch nicht zu Ende.

## pasch serve

error-serve-port = ein Anschluss ist eine Zahl von { $least } bis { $most }, nicht „{ $found }“.
error-serve-name = „{ $found }“ ist kein Name eines Servers; er sieht aus wie pasch.example.
error-serve-workers = die Zahl der Prozesse liegt zwischen { $least } und { $most }; „{ $found }“ geht nicht.
error-serve-connections = die Zahl der Verbindungen liegt zwischen { $least } und { $most }; „{ $found }“ geht nicht.
error-serve-megabytes = die Zahl der Megabyte liegt zwischen { $least } und { $most }; „{ $found }“ geht nicht.
error-serve-host = „{ $host }“ ist keine Adresse dieses Rechners.
error-serve-root-path = „{ $found }“ ist kein möglicher Pfad; richtig ist zum Beispiel /pasch.
error-serve-proxy-all = „{ $found }“ sind alle Adressen: Dann könnte sich jeder für jeden ausgeben. Nenne die des Proxys, etwa 10.0.0.2.
error-serve-proxy = „{ $found }“ ist weder Adresse noch Netz eines Proxys; so sieht das aus: 10.0.0.2 oder 10.0.0.0/8.

## Am Tisch im Terminal, und Befehle

error-would-be-lost = { $file } wird hier gelesen und ginge verloren: Nenne zum Schreiben eine andere Datei.
error-dice-needed = { $count ->
    [one] geworfen wurde ein Würfel: Bitte eintippen, was er zeigt
   *[other] geworfen wurden { $count } Würfel: Bitte eintippen, was sie zeigen
 }; „{ $found }“ ist etwas anderes.
error-buy-names-dice = zum Freiwurf gehört, was liegen bleibt: $44 zum Beispiel, oder $- für alle Würfel neu.
error-enter-goes-on = nur Enter geht weiter; z nimmt den letzten Eintrag zurück.
error-dice-awaited = { $count ->
    [one] geworfen wurde ein Würfel: Bitte eintippen, was er zeigt.
   *[other] geworfen wurden { $count } Würfel: Bitte eintippen, was sie zeigen.
 }
error-nothing-typed = { $moment ->
    [before] Enter würfelt, ! und ein Name sagt ein Feld an.
    [announce] jetzt ist ein Feld anzusagen: ! und der Name.
    [decide-last] bitte ein Feld eintippen, oder x und ein Feld zum Streichen.
   *[decide] bitte eintippen, welche Würfel liegen bleiben (- wirft alle neu), oder ein Feld.
 }
error-line-needs-sign = „{ $found }“ zeigen keine Würfel; ist die Zeile gemeint, dann mit #: #{ $found }.
error-too-many-dice = das sind { $found } Würfel; im Spiel sind { $count }.
error-no-odd-die = hinter + steht, was abweichende Würfel zeigen; so viele Arten von Würfeln gibt es hier nicht.
error-odd-die-unclear = „{ $found }“ sagt nicht, was abweichende Würfel zeigen; sie stehen hinter einem +: { $choices }?
error-no-such-column = der Block hat keine Spalte { $found }; es gibt { $most }.
error-line-not-in-column = die Spalte { $column } hat kein Feld in Zeile { $line }.
error-no-such-line = der Block hat keine Zeile { $found }; es gibt { $most }.
error-no-unfinished-game = es gibt kein angefangenes Spiel zum Weiterspielen.
error-game-finished = das Spiel in { $file } ist zu Ende; „pasch replay“ zeigt es.
error-save-exists = { $file } gibt es schon; „--resume --save { $file }“ spielt darin weiter.
error-no-such-seat-kind = „{ $found }“ kann nicht mitspielen; an einem Platz sitzt „you“ oder ein Computerspieler ({ $allowed }), wenn gewünscht mit Namen wie in „you:Anna“.
error-two-seats-one-name = zwei Plätze heißen „{ $name }“; bitte eigene Namen geben wie in „you:Anna“.
error-resume-takes-no-variant = „{ $variant }“ gehört zu einem neuen Spiel; ein fortgesetztes behält seine Variante.
error-no-such-first = „{ $found }“ sitzt nicht mit am Tisch; anfangen kann { $allowed }.
error-resume-takes-no = „{ $option }“ gehört zu einem neuen Spiel; ein fortgesetztes behält seine Einstellungen.
error-review-only-games = zur Analyse gehört ein aufgeschriebenes Spiel mit seinen Würfen, oder zu einem Block ohne Würfe seine Variante, etwa --variant kniffel.
error-review-several = in dieser Datei stehen { $games } Spiele: Welches, sagt --game, etwa --game 1; alle zusammen zählt „pasch stats“.
error-review-no-such-game = { $games ->
    [one] in dieser Datei steht nur ein Spiel.
   *[other] in dieser Datei stehen nur { $games } Spiele.
 }
error-review-block-no-page = als Seite oder PDF gibt es nur die Analyse eines Spiels mit Würfen; den Block selbst druckt „pasch sheet“.
error-site-folder-taken = { $folder } enthält etwas anderes als eine früher geschriebene Seite; nimm einen neuen oder leeren Ordner.
error-settings-kind = „{ $name }“ muss { $kind ->
    [switch] true oder false sein.
    [list] eine Liste von Texten sein: ["…", "…"].
   *[one] ein einzelner Text oder eine ganze Zahl sein.
 }
error-workers-need-postgresql = mehrere Prozesse brauchen PostgreSQL; gib mit --database dessen Adresse an.
error-json-twice = der Schlüssel „{ $key }“ steht in einem Objekt zweimal; zählen könnte nur einer.
error-print-long-name = der Name „{ $found }“ ist zu lang für eine Spalte: höchstens { $most } Zeichen.
error-count-below-one = { $name } ist { $found }; mindestens 1 ist nötig.
error-unknown-language = die Sprache { $found } gibt es hier nicht; erlaubt sind { $allowed }.
