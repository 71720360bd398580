# Exercises: positions worth learning from, and what they are about.

## Themes

theme-win = Jouer pour gagner
theme-joker = Joker
theme-announce = Annoncer
theme-column = Quelle colonne
theme-bonus = Bonus
theme-straight-or-pairs = Suite ou paires
theme-strike = Bien barrer
theme-endgame = Les dernières cases
theme-box = Quelle case
theme-keep = Garder les dés

## Reasons: why something wins more often than what brings more points on average

reason-to-win = Ainsi, la chance de gagner est de { $better } au lieu de { $worse }{ $balance ->
    [less] , même si cela rapporte en moyenne { $points } points de moins.
   *[same] , et en moyenne les deux rapportent autant.
    [more] , et cela rapporte aussi { $points } points de plus en moyenne.
 }{ $risk ->
    [daring] { " " }Quand on est mené, il faut oser : le total final varie alors de { $spread } au lieu de { $other }.
    [careful] { " " }Quand on mène, on peut jouer la sécurité : le total final ne varie alors que de { $spread } au lieu de { $other }.
   *[none] { "" }
 }

## Errors

error-exercises-too-large = il n’y a pas d’exercices pour « { $variant } » : ceux des règles maison viennent de valeurs exactes, et cette feuille est trop grande pour être calculée.
error-exercises-no-solver = ce serveur n’a pas d’exercices pour les règles maison : son programme de calcul n’est pas installé.
error-exercises-out-of-reach = ce serveur n’a pas d’exercices pour « { $variant } » : le calcul prendrait trop de temps ici.
