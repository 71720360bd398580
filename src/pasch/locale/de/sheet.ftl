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

## Was ein Feld bringt, in wenigen Worten

show-hint = Was zählt
show-hint-number = nur { $faces }
show-hint-par = { $plain }, { $count } = 0
show-hint-bonus = { $points } ab { $least }
show-hint-bonus-to = { $points } bei { $least } bis { $most }
show-hint-bonus-at = { $points } bei { $sum }
show-hint-bonus-most = { $points } bis { $most }
show-hint-bonus-level = { $points } ab Gleichstand
show-hint-bonus-always = { $points } in jedem Fall
show-hint-bonus-each = { $tier }, { $more } je { $each } darüber
show-hint-each = { $points } je { $count ->
    [strikes] Strich
   *[other] Eintrag
 }
show-hint-throws = { $points } für jeden übrigen Wurf
show-sheet-title = { $variant } – Spielblock
show-box = Feld
show-sheet-name = Name: { $line }  Datum: { $short }
