# Tables of numbers for other programs: "--out", "--values", "--totals".

help-simulate-out = Keep every game in this file, a row for each game and player: .parquet (needs "pip install pasch[data]") or .npz. docs/data.md has the columns.
help-tables-out = Write what each roll brings in each box into this file, .parquet or .npz, instead of JSON.
help-solve-values = Write what every card is worth into this file, .parquet or .npz; docs/data.md has the columns.
help-solve-totals = Write how likely each final total is into this file, .parquet or .npz.
metavar-out = FILE
metavar-values = FILE
metavar-totals = FILE
data-saved = { $file }: { $rows } rows of { $columns } columns.

## Errors

error-data-ending = "{ $file }" does not say what kind of file it is; it may end in { $allowed }.
error-data-damaged = "{ $file }" is no table of Pasch's, or it is damaged.
error-data-missing = Parquet needs: pip install "pasch[data]"; .npz needs nothing else.
error-nothing-to-export = values and totals of "{ $objective }" cannot be exported; those of mean and utility can.
