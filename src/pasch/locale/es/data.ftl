# Tables of numbers for other programs: "--out", "--values", "--totals".

help-simulate-out = Guardar cada partida en este archivo, una fila por partida y jugador: .parquet (necesita «pip install pasch[data]») o .npz. Las columnas están en docs/data.md.
help-tables-out = Escribir en este archivo, .parquet o .npz, lo que da cada tirada en cada casilla, en vez de JSON.
help-solve-values = Escribir en este archivo, .parquet o .npz, lo que vale cada hoja; las columnas están en docs/data.md.
help-solve-totals = Escribir en este archivo, .parquet o .npz, la probabilidad de cada total final.
metavar-out = ARCHIVO
metavar-values = ARCHIVO
metavar-totals = ARCHIVO
data-saved = { $file }: { $rows } filas de { $columns } columnas.

## Errors

error-data-ending = «{ $file }» no dice qué clase de archivo es; puede acabar en { $allowed }.
error-data-damaged = «{ $file }» no es una tabla de Pasch, o está dañada.
error-data-missing = Parquet necesita: pip install "pasch[data]"; .npz no necesita nada más.
error-nothing-to-export = los valores y totales de «{ $objective }» no se pueden exportar; los de mean y utility, sí.
