# Tabellen für andere Programme: „--out“, „--values“, „--totals“.

help-simulate-out = Jedes Spiel in dieser Datei speichern, eine Zeile je Spiel und Spieler: .parquet (braucht „pip install pasch[data]“) oder .npz. Die Spalten stehen in docs/data.md.
help-tables-out = Statt JSON in diese Datei schreiben, .parquet oder .npz, was jeder Wurf in jedem Feld bringt.
help-solve-values = In diese Datei schreiben, .parquet oder .npz, was jede Karte wert ist; die Spalten stehen in docs/data.md.
help-solve-totals = In diese Datei schreiben, .parquet oder .npz, wie wahrscheinlich jede Endsumme ist.
metavar-out = DATEI
metavar-values = DATEI
metavar-totals = DATEI
data-saved = { $file }: { $rows } Zeilen mit { $columns } Spalten.

## Fehler

error-data-ending = „{ $file }“ verrät nicht, was für eine Datei es ist; sie darf auf { $allowed } enden.
error-data-damaged = „{ $file }“ ist keine Tabelle von Pasch, oder sie ist beschädigt.
error-data-missing = Parquet braucht: pip install "pasch[data]"; .npz braucht nichts weiter.
error-nothing-to-export = Werte und Summen zu „{ $objective }“ lassen sich nicht ausgeben, die zu mean und utility schon.
