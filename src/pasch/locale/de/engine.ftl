# Programme, die spielen: „pasch engine“, „pasch match“, „pasch bot“.

help-engine =
    Für ein anderes Programm spielen, das Zeile für Zeile sagt, was es wissen will.

    Das Protokoll ist wie UCI beim Schach, docs/engine.md beschreibt es ganz: „pasch“ fragt, wer da ist, „rules id
    kniffel“ und „ready“ bereiten eine Partie vor, „position …“ und „go“ fragen nach einer Entscheidung, „quit“ beendet.
    Gewürfelt wird von dem Programm, das fragt. Von einer Frage zur nächsten bleibt von der Partie nichts im Gedächtnis.
help-engine-level = Welcher Computerspieler entscheidet, wenn das andere Programm nichts anderes sagt.
help-engine-seed = Woraus geloste Entscheidungen folgen: Derselbe Startwert und dieselbe Stellung bringen dieselbe.
metavar-level = STUFE

## Fehler

error-not-an-action = „{ $found }“ ist keine Aktion; geschrieben werden >335 (halten), $>335 (Wurf kaufen), !chance (ansagen), =fours (eintragen) und =fours x (streichen).
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
