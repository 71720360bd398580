# Die Befehle der Kommandozeile: Hilfeseiten und was die kleinen Befehle ausgeben.

## Jede Hilfeseite

help-usage = Aufruf:
help-options = Optionen
help-commands = Befehle
help-options-metavar = [OPTIONEN]
help-command-metavar = BEFEHL [ARGUMENTE] …
help-default = Vorgabe: { $default }
help-required = erforderlich
help-option-help = Zeigt diese Hilfe.
help-option-version = Zeigt die Version.
help-option-lang = Die Sprache aller Ausgaben; sonst die des Systems.
help-option-json = Gibt dasselbe als JSON für Programme aus.

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
    Würfelspiele der Kniffel-Familie: Regeln als Daten, ein Spiel am Terminal, Blöcke und Partien geprüft.

help-variants =
    Zeigt alle Varianten, die mitgeliefert werden.

help-show =
    Erklärt die Regeln einer Variante.

    VARIANTE ist eine der mitgelieferten („pasch variants“ nennt sie) oder die TOML-Datei einer eigenen.
help-show-sheet = Druckt statt dessen den leeren Spielblock.
help-show-toml = Gibt das Dokument der Variante genau so aus, wie es geschrieben ist.
help-show-diff = Zeigt, was anders ist als bei dieser Variante.

help-check =
    Prüft die Datei einer eigenen Variante.

    Nennt alles, was daran falsch ist, jedes mit seiner Stelle; ist alles in Ordnung, fasst er die Variante zusammen.

help-tables =
    Gibt eine Variante fertig ausgerechnet als JSON aus: jeden Wurf und was er in jedem Feld bringt.

help-schema =
    Gibt das JSON-Schema eines Dateiformats aus.

    Ohne NAME zählt er die Schemas auf.

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

show-box = Feld
show-hint = Was zählt
show-hint-number = nur { $faces }
show-hint-bonus = { $points } ab { $least }
show-hint-throws = { $points } für jeden übrigen Wurf
show-sheet-title = { $variant } – Spielblock
show-sheet-name = Name: { $line }  Datum: { $short }

## Unterschiede

diff-title = { $variant } im Vergleich zu { $parent }
diff-key = Schlüssel
diff-order = Reihenfolge von { $place }
diff-same-document = Die beiden Dokumente sagen genau dasselbe.
diff-same-game = Beide sind dasselbe Spiel; anders ist nur, wie es aufgeschrieben ist.

## Prüfen

check-valid = { $file } ist eine gültige Variante.
check-same-game = Die Regeln sind dieselben wie bei { $parent }.
check-differs = Anders als bei { $parent }:

## Fehler

error-unknown-schema = ein Schema „{ $found }“ gibt es nicht; es gibt { $allowed }.
error-options-exclude = „{ $one }“ und „{ $other }“ gehen nicht zusammen.
