# Die Befehle der Kommandozeile: Hilfeseiten und was die kleinen Befehle ausgeben.

## Jede Hilfeseite

help-usage = Aufruf:
help-options = Optionen
help-commands = Befehle
help-options-metavar = [OPTIONEN]
help-command-metavar = BEFEHL [ARGUMENTE] …
help-default = Vorgabe: { $default }
help-required = erforderlich
help-option-help = Diese Hilfe zeigen.
help-option-version = Die Version zeigen.
help-option-lang = Die Sprache aller Ausgaben: { $languages }; sonst gilt die des Systems.
help-option-json = Dasselbe als JSON für Programme ausgeben.

metavar-text = TEXT
metavar-integer = ZAHL
metavar-float = ZAHL
metavar-path = DATEI
metavar-file = DATEI
metavar-filename = DATEI
metavar-directory = ORDNER
metavar-variant = VARIANTE
metavar-parent = VARIANTE
metavar-name = NAME

## Die Befehle

help-pasch =
    Würfelspiele der Kniffel-Familie: Regeln als Daten, spielen am Terminal, Blöcke und Spiele prüfen.

help-variants =
    Die Varianten aufzählen, die Pasch mitbringt: alle, oder die, auf die etwas zutrifft.

    Wörter werden in Namen, Feldern, Würfeln, Spalten und Ländern gesucht: „pasch variants yatzy sechs“.
help-variants-family = Nur die dieser Familie: german, american, scandinavian, columns, six-dice, relatives.
help-variants-country = Nur die, die in diesem Land zu Hause sind: de, us, se, Frankreich …
help-variants-dice = Nur die mit so vielen Würfeln.
help-variants-minutes = Nur die, die je Person höchstens so viele Minuten dauern.
help-variants-folder = Auch die Hausregeln in diesem Ordner aufzählen, je eine TOML-Datei. Die Umgebungsvariable PASCH_VARIANTS nennt einen für alle Befehle.
help-variants-tree = Zeigen, wer von wem abstammt, was sich ändert, und was das beste Spiel bringt.
variants-none = So eine Variante gibt es hier nicht.
variants-tree-same = dieselben Regeln
variants-tree-gone = gilt nicht mehr: { $sentence }
variants-figures = Mittel { $mean } ± { $sd }
variants-figures-measured = Mittel { $mean } ± { $sd } (gemessen)
metavar-words = WORT
metavar-language = SPRACHE
metavar-group = FAMILIE
metavar-country = LAND
metavar-longest = ZAHL
metavar-folder = ORDNER
country-ar = Argentinien
country-at = Österreich
country-de = Deutschland
country-dk = Dänemark
country-fi = Finnland
country-fr = Frankreich
country-hr = Kroatien
country-mk = Nordmazedonien
country-no = Norwegen
country-ph = Philippinen
country-rs = Serbien
country-se = Schweden
country-us = USA

help-show =
    Die Regeln einer Variante erklären.

    VARIANTE ist eine, die Pasch mitbringt („pasch variants“ zählt sie auf), oder die eigene TOML-Datei.
help-show-sheet = Stattdessen den leeren Spielblock drucken.
help-show-toml = Das Dokument der Variante genau so ausgeben, wie es geschrieben ist.
help-show-diff = Zeigen, was anders ist als bei dieser Variante.

help-check =
    Die Datei einer eigenen Variante prüfen.

    Alles, was daran falsch ist, kommt mit seiner Stelle zur Sprache; ist nichts falsch, folgt die Variante in Zahlen.
help-check-explain = Von jedem Schlüssel sagen, was er bewirkt, in Sätzen der Regeln.

help-tables =
    Eine Variante fertig ausgerechnet als JSON ausgeben: jeden Wurf und was er in jedem Feld bringt.

help-schema =
    Das JSON-Schema eines Dateiformats ausgeben.

    Ohne NAME werden die Schemas aufgezählt.

## Eine Variante in Zahlen

label-id = Kennung
label-name = Name
label-dice = Würfel
label-columns = Spalten
label-boxes = Felder
label-turns = Züge
label-most = höchstens
label-rules-hash = Regel-Hash
column-most = max.

## Regeln zeigen

## Unterschiede

diff-title = { $variant } im Vergleich zu { $parent }
diff-order = Reihenfolge von { $place }
diff-same-document = Die beiden Dokumente sagen genau dasselbe.
diff-same-game = Beide sind dasselbe Spiel; anders ist nur, wie es aufgeschrieben ist.

## Prüfen

check-valid = { $file } ist eine gültige Variante.
check-same-game = Die Regeln sind dieselben wie bei { $parent }.
check-differs = Anders als bei { $parent }:
check-keys = Was jeder Schlüssel bewirkt:
check-key-needed = Andere Schlüssel brauchen ihn.
check-key-silent = Er ändert keinen Satz der Regeln.
check-key-instead = statt: { $sentence }

## Fehler

error-unknown-schema = ein Schema „{ $found }“ gibt es nicht; es gibt { $allowed }.
error-options-exclude = „{ $one }“ und „{ $other }“ gehen nicht zusammen.
error-data-is-address = „--data“ nennt einen Ordner; die Adresse einer Datenbank gehört zu „--database“.

## Der Befehl „pasch link“

help-link =
    Ein ganzes Spiel als Link zum Verschicken ausgeben, und umgekehrt zu einem Link das Spiel.

    SPIEL ist ein aufgeschriebenes Spiel oder ein solcher Link. In jedem Browser, der Pasch öffnet, und für „pasch replay“ und „pasch review“ ist ein Link so gut wie die Datei; nur Anmerkungen und der Nachweis der Würfel fehlen ihm.
help-link-address = Die Adresse, unter der Pasch läuft.
metavar-game = SPIEL

## Der Befehl "pasch languages"

help-languages =
    Zeigt, in welchen Sprachen Pasch spricht und wie vollständig jede ist.

    Mit dem Kürzel einer Sprache steht dort, was ihr noch fehlt und was in ihr falsch ist. Was fehlt, sagt Pasch auf Englisch.
languages-code = Kürzel
languages-name = Sprache
languages-tier-play = Tisch und Block
languages-tier-rules = Regeln
languages-tier-everything = alles
languages-share = { $tier }: { $have } von { $of } Texten ({ $percent } %)
languages-missing = { $file }: { $count ->
    [one] ein Text fehlt
   *[other] { $count } Texte fehlen
 }
languages-unreadable = hier steht etwas, das kein Text ist: { $found }
languages-twice = { $name } steht zweimal da.
languages-unknown-message = { $name } gibt es auf Englisch nicht.
languages-unknown-fact = { $name } nennt "${ $found }", das es dort nicht gibt.
languages-lacks-fact = { $name } lässt "${ $found }" aus.
languages-plural = { $name } braucht bei Zahlen diese Fälle: { $found }
