# The lines of the score block that are no boxes.

sheet-upper = Zbroj gore
sheet-lower = Zbroj dolje
sheet-extra = Dodatno
sheet-column = Stupac
sheet-column-worth = { $points ->
    [1] Tko ovdje ima najviše, dobiva jedan bod partije.
    [one] Tko ovdje ima najviše, dobiva { $points } bod partije.
    [few] Tko ovdje ima najviše, dobiva { $points } boda partije.
   *[other] Tko ovdje ima najviše, dobiva { $points } bodova partije.
 }
sheet-total = Ukupno

## What a box scores, in few words

show-hint = Što se broji
show-hint-number = samo { $faces }
show-hint-par = { $plain }, { $count } = 0
show-hint-bonus = { $points } od { $least }
show-hint-bonus-to = { $points } za { $least } do { $most }
show-hint-bonus-at = { $points } za { $sum }
show-hint-bonus-most = { $points } do { $most }
show-hint-bonus-level = { $points } ako je bar jednako
show-hint-bonus-always = { $points } u svakom slučaju
show-hint-bonus-each = { $tier }, { $more } na { $each } više
show-hint-each = { $points } po { $count ->
    [strikes] križiću
   *[other] upisu
 }
show-hint-throws = { $points } po preostalom bacanju
show-sheet-title = { $variant } – listić
show-box = Polje
show-sheet-name = Ime: { $line }  Datum: { $short }
