# Hilfeseiten der Befehle, die Spiele spielen und prüfen.

help-option-debug = Bei einem Fehler zeigen, wo im Programm er entstand.

help-play =
    Ein Spiel an diesem Terminal spielen.

    VARIANTE ist eine, die Pasch mitbringt („pasch variants“ zählt sie auf), oder die eigene TOML-Datei; ohne sie wird
    Kniffel gespielt. Am Tisch zeigt ?, was sich eintippen lässt. Jeder Wurf und jede Entscheidung liegt auf der Platte,
    bevor sie zu sehen ist: Aufhören geht jederzeit, weiter geht es mit --resume.
help-play-seats = Wer mitspielt: „you“ und Computerspieler (siehe unten), durch Kommas getrennt, wenn gewünscht mit Namen: you:Anna,you:Ben,casual. Sonst: you,casual.
help-play-direction = Wer als Nächstes drankommt: im Uhrzeigersinn der Nächste in --seats, sonst der davor. Sonst, wie es die Variante sagt.
help-play-first = Wer anfängt: Nummer oder Name aus --seats. Sonst wird um den Anfang gewürfelt.
help-play-seed = Ein beliebiges Wort oder eine Zahl: Derselbe Startwert gibt dieselben Würfel.
help-play-save = Das Spiel in dieser Datei aufheben statt im Spieleordner des Benutzers.
help-play-resume = Das zuletzt gespielte Spiel fortsetzen, das noch nicht zu Ende ist, oder das in --save.
help-play-real-dice = Du würfelst mit echten Würfeln und tippst ein, was sie zeigen.
help-play-plain = Zeile für Zeile, für Vorleseprogramme oder Skripte.

help-block =
    Einen ausgefüllten Block prüfen und zusammenzählen.

    In DATEI steht je Feld eine Zeile: der Name, dahinter die Punkte jedes Spiels; - oder x für ein gestrichenes Feld.
    Text, CSV und das CSV einer Tabellenkalkulation werden gelesen, „-“ ist die Standardeingabe. Auch Summen, die auf
    dem Block stehen, werden geprüft.

help-replay =
    Ein aufgeschriebenes Spiel prüfen und zeigen; „-“ ist die Standardeingabe.

metavar-begins = WER
metavar-seats = WER
metavar-seed = STARTWERT
metavar-save_path = DATEI
