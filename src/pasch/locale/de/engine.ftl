# Programme, die spielen: „pasch engine“, „pasch match“, „pasch bot“.

help-engine =
    Für ein anderes Programm spielen, das Zeile für Zeile sagt, was es wissen will.

    Das Protokoll ist wie UCI beim Schach, docs/engine.md beschreibt es ganz: „pasch“ fragt, wer da ist, „rules id
    kniffel“ und „ready“ bereiten ein Spiel vor, „position …“ und „go“ fragen nach einer Entscheidung, „quit“ beendet.
    Gewürfelt wird von dem Programm, das fragt. Von einer Frage zur nächsten bleibt vom Spiel nichts im Gedächtnis.
help-engine-level = Welcher Computerspieler entscheidet, wenn das andere Programm nichts anderes sagt.
help-engine-seed = Woraus geloste Entscheidungen folgen: Derselbe Startwert und dieselbe Stellung bringen dieselbe.
metavar-level = STUFE

help-match =
    Programme und Computerspieler gegeneinander spielen lassen.

    PROGRAMM ist der Name eines Computerspielers (siehe unten) oder in Anführungszeichen der Befehl eines Programms, das
    das Protokoll von docs/engine.md spricht: "python mein_bot.py" etwa oder "pasch engine --level club". Alle sitzen an
    einem Tisch und rücken von Spiel zu Spiel einen Platz weiter. Wer nicht rechtzeitig antwortet, zu viel redet,
    abstürzt oder etwas Verbotenes will, verliert dieses Spiel und spielt das nächste wieder mit.

    Aus dem Ergebnis ist das Glück herausgerechnet: was Würfe mehr brachten, als das beste Spiel von ihnen erwarten
    konnte. Die Mittel bleiben damit dieselben, brauchen aber weit weniger Spiele.
help-match-variant = Eine mitgelieferte Variante oder eine eigene TOML-Datei.
help-match-games = Wie viele Spiele.
help-match-time = Wie viele Sekunden ein Programm über jede Entscheidung nachdenken darf.
help-match-start = Wie viele Sekunden ein Programm brauchen darf, um sich auf die Variante vorzubereiten.
help-match-seed = Ein beliebiges Wort oder eine Zahl: Derselbe Startwert bringt dieselben Würfel. Ohne Angabe wird einer gezogen und angezeigt.
help-match-out = Jedes Spiel als Aufzeichnung in diesen Ordner legen.
help-match-with-luck = Das Glück drinlassen: Dann muss vorher nichts gelöst werden.
help-match-threads = Wie viele Spiele gleichzeitig gespielt werden. Ohne Angabe so viele, wie es Prozessoren gibt.
metavar-engines = PROGRAMM
metavar-start = SEKUNDEN

match-engine = Programm
match-mean = Mittel
match-fair-mean = Ohne Glück
match-wins = Siege
match-fair-wins = Ohne Glück
match-interval = Hinter ± steht, um wie viel es neunzehnmal von zwanzig höchstens daneben liegt.
match-luck-exact = Das Glück ist genau bestimmt, nach dem besten Spiel.
match-luck-learned = Das Glück ist nach gelernten Werten bestimmt: Die Mittel stimmen trotzdem, nur weniger genau.
match-luck-rough = Das Glück ist nach groben Werten bestimmt: Die Mittel stimmen trotzdem, nur weniger genau.
match-fewer = Ohne Glück sagen so viel Mal weniger Spiele ebenso viel über das Mittel: { $times }.
match-fault = { $engine } hat { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
 } verloren (zuerst Nr. { $game }): { $why }

help-bot =
    Ein Programm oder einen Computerspieler an einem Spiel auf einem Server teilnehmen lassen.

    LINK ist die Einladung eines Tisches („Neues Spiel“ macht eine für jeden Platz per Link). PROGRAMM ist in
    Anführungszeichen der Befehl eines Programms, das das Protokoll von docs/engine.md spricht, oder der Name eines
    Computerspielers (siehe unten). Es nimmt den nächsten freien Platz und spielt bis zum Ende; eine verlorene Verbindung
    wird neu aufgebaut.
help-bot-name = Wie es am Tisch heißt. Sonst so, wie es sich selbst nennt.
help-bot-time = Wie viele Sekunden das Programm über jede Entscheidung nachdenken darf.
help-bot-stay = Nach jedem Spiel auf eine Revanche warten, höchstens eine Stunde.
metavar-link = LINK
metavar-program = PROGRAMM

bot-seated = Sitzt am Tisch, Platz { $seat }.
bot-playing = Verbunden.
bot-lost = Keine Verbindung; neuer Versuch …
bot-back = Wieder verbunden.
bot-again = Das Programm wird neu gestartet: { $why }
bot-over = Das Spiel ist zu Ende: Platz { $place } von { $seats } mit { $total } { $total ->
    [one] Punkt
   *[other] Punkten
 }.
bot-dice-fair = Die Würfel waren fair: Der Fingerabdruck war vor dem ersten Wurf zu sehen, und die hier gezogene Zahl steckt in allen { $throws } Würfen.
bot-dice-fixed = Die Würfel standen vorher fest: Der Fingerabdruck war vor dem ersten Wurf zu sehen, und alle { $throws } Würfe folgen daraus; eine eigene Zahl hat dieses Programm nicht gezogen.
bot-dice-consistent = Das Spiel ist in sich stimmig: Seine { $throws } Würfe folgen aus dem Geheimnis; den Fingerabdruck hat hier vor dem ersten Wurf niemand gesehen.
bot-dice-none = Der Server hat nichts gezeigt, woran sich seine Würfel prüfen ließen.

## Fehler

error-engine-rules = „rules { $found }“ nennt keine Regeln; erlaubt sind rules id ID, rules hash HASH und rules document "TEXT".
error-engine-document = ein Dokument ist sein ganzer Text in Anführungszeichen, wie JSON sie schreibt; dieses beginnt mit { $found }.
error-engine-no-such-hash = keine Regeln haben den Hash „{ $found }“.
error-engine-go = hinter „{ $word }“ fehlt etwas.
error-engine-time = „{ $found }“ ist keine Zeit; erlaubt sind 1 bis { $most } Millisekunden.
error-engine-shown = „{ $found }“ Möglichkeiten können nicht gezeigt werden; erlaubt sind 0 bis { $most }.
error-engine-line = eine Zeile hat höchstens { $most } Zeichen.
error-engine-no-position = es gibt keine Stellung zu entscheiden; zuerst „position“ sagen.
error-engine-level-objective = die Stufe { $level } spielt auf das Mittel; nur perfect folgt dem Ziel { $objective }.
error-engine-mistake = das ist ein Fehler in Pasch: { $error }.
error-engine-command = „{ $found }“ ist weder ein Computerspieler noch ein Befehl.
error-engine-start = „{ $command }“ lässt sich nicht starten: { $reason }.
error-engine-hangs = es kam nicht rechtzeitig eine Antwort.
error-engine-floods = vor einer Antwort kamen mehr als { $most } Bytes.
error-engine-died = das Programm hat sich mit Status { $status } beendet; seine letzten Worte: { $words }.
error-engine-silent = das Programm hat seine Ausgabe geschlossen.
error-engine-illegal = es will „{ $found }“: { $why }.
error-engine-answers-twice = es hat öfter geantwortet, als es gefragt wurde.
error-engine-refuses = es spielt diese Regeln nicht: { $words }.
error-engine-other-rules = es spielt nach anderen Regeln: „{ $found }“ statt { $right }.
error-match-cannot = „{ $engine }“ kann hier nicht spielen: { $why }.
error-match-alone = zu einer Begegnung gehören mindestens zwei.
error-match-time = „{ $found }“ ist keine Zeit; erlaubt sind 0,001 bis { $most } Sekunden.
error-bots-missing = dafür fehlt das Paket websockets; es kommt mit: pip install "pasch[bots]".
error-bot-link = „{ $found }“ ist kein Link zum Mitspielen; er sieht so aus: http://server/t/TISCH#i=EINLADUNG.
error-bot-pad = das ist ein Block für echte Würfel; hier gibt es nichts zu spielen.
error-bot-no-seat = der Link öffnet keinen Platz an diesem Tisch.
error-bot-replaced = ein Computerspieler hat den Platz übernommen.
error-bot-no-table = diesen Tisch gibt es nicht mehr (HTTP { $status }).
error-bot-no-server = { $server } antwortet nicht: { $reason }.
error-bot-lost = { $server } antwortet seit Minuten nicht.
error-bot-refused = der Server lehnt ab: { $words } ({ $code }).
error-bot-unreadable = der Server schickt Unlesbares: { $place } fehlt oder ist falsch.
error-bot-out-of-order = der Server erzählt nicht der Reihe nach: Ereignis { $seq } ({ $type }) kann jetzt nicht kommen.
error-bot-impossible = der Server erzählt von Ereignis { $seq }, das es nicht geben kann: { $why }.
error-bot-too-large = der Server schickt mehr als { $most } Bytes auf einmal.
error-bot-dice = die Würfel dieses Spiels stimmten NICHT: { $what }.
