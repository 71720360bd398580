# The words of a review that learning and hints say, too; the rest is still in English.

review-below = moins de { $bound }
review-above = plus de { $bound }
reason-tier = « { $bonus } » (dès { $threshold })
reason-against = Par rapport à « { $action } » : { $reasons }
reason-equal = Les deux se valent exactement.
reason-near = Presque égal : { $points } points d’écart seulement.
reason-now = { $sign ->
    [less] Cela rapporte { $now } de moins maintenant
   *[more] Cela rapporte { $now } de plus maintenant
    [same] Les deux rapportent autant maintenant
 }{ $balance ->
    [but-more] , mais « { $box } » laissée libre vaut ensuite { $later } points de plus que « { $other } ».
   *[and-more] , et « { $box } » laissée libre vaut ensuite { $later } points de plus que « { $other } ».
    [less] , même si « { $other } » laissée libre vaudrait ensuite { $later } points de plus que « { $box } ».
    [same] , et « { $box } » laissée libre vaut ensuite autant que « { $other } ».
 }
reason-later = { $after ->
   *[more] « { $box } » laissée libre vaut ensuite { $later } points de plus que « { $other } ».
    [same] « { $box } » laissée libre vaut ensuite un peu plus que « { $other } ».
 }
reason-bonus = Chance pour { $box } : { $better } au lieu de { $worse }.
reason-turn = Chance pour « { $box } » ce tour-ci : { $better } au lieu de { $worse }.
reason-game = Chance pour « { $box } » d’ici la fin : { $better } au lieu de { $worse }.
reason-struck = « { $box } » reste possible : la chance est de { $better }.
reason-unlikely = La chance pour « { $box } » n’était plus que de { $worse }.
reason-miss = Risque de devoir barrer ce tour-ci : { $better } au lieu de { $worse }.
reason-points = Plus de points en moyenne, mais moins de victoires : { $action }.
reason-sum = { $sign ->
    [less] Ce tour rapporte en moyenne { $now } points de moins
   *[more] Ce tour rapporte en moyenne { $now } points de plus
    [same] Ce tour rapporte en moyenne autant
 }{ $after ->
    [less] , tous les suivants { $later } de moins.
   *[more] , tous les suivants { $later } de plus.
    [same] , tous les suivants autant.
 }
review-tiny = moins de { $bound }
review-option = Possibilité
review-value = À la fin
review-costs = Coûte
review-tag-chosen = joué
review-tag-best = le mieux
practice-found = Trouvé !
practice-next = Suivant
