# Tables of numbers for other programs: "--out", "--values", "--totals".

help-simulate-out = Čuvaj svaku partiju u ovoj datoteci, po redak za svaku partiju i igrača: .parquet (treba „pip install pasch[data]”) ili .npz. Stupci su u docs/data.md.
help-tables-out = Umjesto JSON-a zapiši u ovu datoteku, .parquet ili .npz, što svako bacanje donosi u kojem polju.
help-solve-values = Zapiši u ovu datoteku, .parquet ili .npz, koliko vrijedi svaki listić; stupci su u docs/data.md.
help-solve-totals = Zapiši u ovu datoteku, .parquet ili .npz, koliko je vjerojatan svaki završni zbroj.
metavar-out = DATOTEKA
metavar-values = DATOTEKA
metavar-totals = DATOTEKA
data-saved = { $file }: redaka { $rows }, stupaca { $columns }.

## Errors

error-data-ending = po imenu „{ $file }” ne vidi se koja je to vrsta datoteke; može završavati s { $allowed }.
error-data-damaged = „{ $file }” nije tablica Pascha ili je oštećena.
error-data-missing = za Parquet treba: pip install "pasch[data]"; za .npz ne treba ništa više.
error-nothing-to-export = vrijednosti i zbrojevi za „{ $objective }” ne mogu se izvesti; mogu oni za mean i utility.
