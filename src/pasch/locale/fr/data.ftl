# Tables of numbers for other programs: "--out", "--values", "--totals".

help-simulate-out = Garder chaque partie dans ce fichier, une ligne par partie et par joueur : .parquet (demande « pip install pasch[data] ») ou .npz. docs/data.md donne les colonnes.
help-tables-out = Écrire ce que chaque lancer rapporte dans chaque case dans ce fichier, .parquet ou .npz, au lieu de JSON.
help-solve-values = Écrire ce que vaut chaque feuille dans ce fichier, .parquet ou .npz ; docs/data.md donne les colonnes.
help-solve-totals = Écrire la probabilité de chaque total final dans ce fichier, .parquet ou .npz.
metavar-out = FICHIER
metavar-values = FICHIER
metavar-totals = FICHIER
data-saved = { $file } : { $rows } lignes de { $columns } colonnes.

## Errors

error-data-ending = « { $file } » ne dit pas de quel genre de fichier il s’agit ; il peut finir par { $allowed }.
error-data-damaged = « { $file } » n’est pas un tableau de Pasch, ou il est abîmé.
error-data-missing = Parquet demande : pip install "pasch[data]" ; .npz se passe de tout.
error-nothing-to-export = les valeurs et totaux de « { $objective } » ne s’exportent pas ; ceux de mean et de utility, oui.
