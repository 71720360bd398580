# Die Zeilen des Blocks, die keine Felder sind.

sheet-upper = Summe oben
sheet-lower = Summe unten
sheet-extra = Extra
sheet-column = Spalte
sheet-total = Gesamt
