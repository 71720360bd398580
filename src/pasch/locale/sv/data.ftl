# Tables of numbers for other programs: "--out", "--values", "--totals".

help-simulate-out = Spara varje spel i den här filen, en rad för varje spel och spelare: .parquet (kräver ”pip install pasch[data]”) eller .npz. docs/data.md har kolumnerna.
help-tables-out = Skriv vad varje kast ger i varje ruta till den här filen, .parquet eller .npz, i stället för JSON.
help-solve-values = Skriv vad varje protokoll är värt till den här filen, .parquet eller .npz; docs/data.md har kolumnerna.
help-solve-totals = Skriv hur trolig varje slutsumma är till den här filen, .parquet eller .npz.
metavar-out = FIL
metavar-values = FIL
metavar-totals = FIL
data-saved = { $file }: { $rows } rader med { $columns } kolumner.

## Errors

error-data-ending = ”{ $file }” säger inte vilken sorts fil det är; den får sluta på { $allowed }.
error-data-damaged = ”{ $file }” är ingen tabell från Pasch, eller så är den skadad.
error-data-missing = Parquet kräver: pip install "pasch[data]"; .npz kräver inget annat.
error-nothing-to-export = värden och slutsummor för ”{ $objective }” går inte att exportera; de för mean och utility gör det.
