# The lines of the score block that are no boxes.

sheet-upper = Total du haut
sheet-lower = Total du bas
sheet-extra = En plus
sheet-column = Colonne
sheet-column-worth = { $points ->
    [one] Qui a le plus ici reçoit un point de partie.
   *[other] Qui a le plus ici reçoit { $points } points de partie.
 }
sheet-total = Total

## What a box scores, in few words

show-hint = Ce qui compte
show-hint-number = que les { $faces }
show-hint-par = { $plain }, { $count } = 0
show-hint-bonus = { $points } dès { $least }
show-hint-bonus-to = { $points } de { $least } à { $most }
show-hint-bonus-at = { $points } pour { $sum }
show-hint-bonus-most = { $points } jusqu’à { $most }
show-hint-bonus-level = { $points } dès l’égalité
show-hint-bonus-always = { $points } dans tous les cas
show-hint-bonus-each = { $tier }, { $more } par { $each } au-delà
show-hint-each = { $points } par { $count ->
    [strikes] case barrée
   *[other] réussite
 }
show-hint-throws = { $points } par lancer restant
show-sheet-title = { $variant } – feuille de score
show-box = Case
show-sheet-name = Nom : { $line }  Date : { $short }
