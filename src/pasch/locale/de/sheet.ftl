# Die Zeilen des Blocks, die keine Felder sind.

sheet-upper = Summe oben
sheet-lower = Summe unten
sheet-extra = Extra
sheet-column = Spalte
sheet-column-worth = { $points ->
    [one] Wer hier am meisten hat, bekommt einen Spielpunkt.
   *[other] Wer hier am meisten hat, bekommt { $points } Spielpunkte.
 }
sheet-total = Gesamt
