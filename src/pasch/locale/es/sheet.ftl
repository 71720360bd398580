# The lines of the score block that are no boxes.

sheet-upper = Suma arriba
sheet-lower = Suma abajo
sheet-extra = Extra
sheet-column = Columna
sheet-column-worth = { $points ->
    [one] Quien tenga más aquí recibe un punto de partida.
   *[other] Quien tenga más aquí recibe { $points } puntos de partida.
 }
sheet-total = Total

## What a box scores, in few words

show-hint = Qué cuenta
show-hint-number = solo { $faces }
show-hint-par = { $plain }, { $count } = 0
show-hint-bonus = { $points } desde { $least }
show-hint-bonus-to = { $points } de { $least } a { $most }
show-hint-bonus-at = { $points } con { $sum }
show-hint-bonus-most = { $points } hasta { $most }
show-hint-bonus-level = { $points } si iguala o supera
show-hint-bonus-always = { $points } siempre
show-hint-bonus-each = { $tier }, { $more } por cada { $each } más
show-hint-each = { $points } por { $count ->
    [strikes] casilla tachada
   *[other] acierto
 }
show-hint-throws = { $points } por tirada que sobre
show-sheet-title = { $variant } – hoja de puntos
show-box = Casilla
show-sheet-name = Nombre: { $line }  Fecha: { $short }
