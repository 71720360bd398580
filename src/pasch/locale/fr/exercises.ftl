# The themes of exercises.

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

reason-to-win = Ainsi, la chance de gagner est de { $better } au lieu de { $worse }{ $balance ->
    [less] , même si cela rapporte en moyenne { $points } points de moins.
   *[same] , et en moyenne les deux rapportent autant.
    [more] , et cela rapporte aussi { $points } points de plus en moyenne.
 }{ $risk ->
    [daring] { " " }Quand on est mené, il faut oser : le total final varie alors de { $spread } au lieu de { $other }.
    [careful] { " " }Quand on mène, on peut jouer la sécurité : le total final ne varie alors que de { $spread } au lieu de { $other }.
   *[none] { "" }
 }
