# The lines of the score block that are no boxes.

sheet-upper = Summa övre
sheet-lower = Summa nedre
sheet-extra = Extra
sheet-column = Kolumn
sheet-column-worth = { $points ->
    [one] Den som har mest här får en spelpoäng.
   *[other] Den som har mest här får { $points } spelpoäng.
 }
sheet-total = Totalt

## What a box scores, in few words

show-hint = Vad som ger poäng
show-hint-number = bara { $faces }
show-hint-par = { $plain }, { $count } = 0
show-hint-bonus = { $points } vid { $least }+
show-hint-bonus-to = { $points } vid { $least } till { $most }
show-hint-bonus-at = { $points } vid { $sum }
show-hint-bonus-most = { $points } vid högst { $most }
show-hint-bonus-level = { $points } vid lika eller mer
show-hint-bonus-always = { $points } i alla lägen
show-hint-bonus-each = { $tier }, { $more } per { $each } därutöver
show-hint-each = { $points } för varje { $count ->
    [strikes] struken ruta
   *[other] träff
 }
show-hint-throws = { $points } för varje kast som är kvar
show-sheet-title = { $variant } – protokoll
show-box = Ruta
show-sheet-name = Namn: { $line }  Datum: { $short }
