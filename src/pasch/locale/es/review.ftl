# The words of a review that learning and hints say, too; the rest is still in English.

review-below = menos de { $bound }
review-above = más de { $bound }
reason-tier = { $bonus } (desde { $threshold })
reason-against = Frente a «{ $action }»: { $reasons }
reason-equal = Las dos valen exactamente lo mismo.
reason-near = Casi igual: solo { $points } puntos de diferencia.
reason-now = { $sign ->
    [less] Da { $now } menos ahora
   *[more] Da { $now } más ahora
    [same] Las dos dan lo mismo ahora
 }{ $balance ->
    [but-more] , pero { $box } libre vale después { $later } puntos más que { $other }.
   *[and-more] , y { $box } libre vale después { $later } puntos más que { $other }.
    [less] , aunque { $other } libre valdría después { $later } puntos más que { $box }.
    [same] , y { $box } libre vale después lo mismo que { $other }.
 }
reason-later = { $after ->
   *[more] { $box } libre vale después { $later } puntos más que { $other }.
    [same] { $box } libre vale después un poco más que { $other }.
 }
reason-bonus = Probabilidad de { $box }: { $better } en vez de { $worse }.
reason-turn = Probabilidad de { $box } en este turno: { $better } en vez de { $worse }.
reason-game = Probabilidad de { $box } hasta el final: { $better } en vez de { $worse }.
reason-struck = { $box } sigue siendo posible: la probabilidad es { $better }.
reason-unlikely = La probabilidad de { $box } ya era solo { $worse }.
reason-miss = Riesgo de tener que tachar en este turno: { $better } en vez de { $worse }.
reason-points = Más puntos de media, pero menos victorias: { $action }.
reason-sum = { $sign ->
    [less] Este turno da de media { $now } puntos menos
   *[more] Este turno da de media { $now } puntos más
    [same] Este turno da de media lo mismo
 }{ $after ->
    [less] , todos los siguientes { $later } menos.
   *[more] , todos los siguientes { $later } más.
    [same] , todos los siguientes lo mismo.
 }
review-tiny = menos de { $bound }
review-option = Opción
review-value = Al final
review-costs = Cuesta
review-tag-chosen = jugado
review-tag-best = lo mejor
practice-found = ¡Encontrado!
practice-next = Siguiente
