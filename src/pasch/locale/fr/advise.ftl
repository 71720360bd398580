# The command "pasch advise": what is best at a moment of the game, what everything else costs, and where it leads.

help-advise =
    Dire, pour une position, ce que vaut chaque choix permis et ce qu’il perd sur le meilleur.

    POSITION est une ligne entre guillemets, comme "kniffel 3,.,.,.,.,.,.,.,25,.,.,.,. 1> 2:13355" ; docs/notation.md
    l’explique. Pour les meilleurs choix, on voit à quoi ils mènent, et la chance de chaque case libre et de chaque bonus à partir
    d’ici, si l’on continue au mieux. Une variante pas encore calculée l’est d’abord.
help-advise-objective = Ce que veut dire « meilleur » : la plus haute moyenne (mean) ; une utilité qui fuit le risque sous 0 et le cherche au-dessus (utility:-0.02) ; la meilleure chance d’autant de points (reach:250) ; la meilleure chance contre un adversaire dont le total est connu (win-against:231) ou donné dans un fichier en distribution (win-against:FICHIER) ; les meilleures chances de gagner contre les autres de la position, qui doit donner toutes leurs feuilles (win).
help-advise-variant = Ta propre variante, celle de la position, en fichier TOML.
help-advise-top = Nombre de possibilités à lister ; les cases et les annonces le sont toujours. Par défaut : 10. JSON les a toutes.

metavar-position = POSITION
metavar-own = FICHIER
metavar-top = NOMBRE

advise-at-once = Cela gagne sur-le-champ contre les autres : { $action }
advise-before = Avant le premier lancer
advise-throw = Lancer { $throw } : { $dice }
advise-announced = annoncé : { $box }
advise-holding = gardés : { $dice }
advise-holding-nothing = rien de gardé
advise-after-hold = Après le lancer { $throw } : { $held }
advise-value-mean = Total final attendu : { $value }
advise-value-certain = Équivaut à { $value } points sûrs
advise-value-chance = Chance : { $value }
advise-value-win = Chances de gagner, si ce tour se joue pour cela : { $value }
advise-win-seats = Si tous continuent pour la moyenne : { $seats }
advise-win-seat = place { $seat } { $chance }
advise-mean = Moyenne
advise-given-up = Le meilleur choix pour gagner abandonne { $points } points de la moyenne.
advise-nothing-given-up = Le meilleur choix pour gagner n’abandonne rien de la moyenne.
advise-win-decided = Pour gagner, peu importe ce qu’on joue ici : ce qui rapporte le plus en moyenne est en haut.
advise-learned = appris
advise-rough = estimation grossière
advise-option = Possibilité
advise-value = Valeur
advise-loss = Perte
advise-more = … et { $count ->
    [one] une autre façon
   *[other] { $count } autres façons
 } de garder des dés.
advise-hold = garder { $dice }
advise-hold-nothing = tout relancer
advise-unannounced = lancer sans annoncer
advise-buy = acheter un lancer, garder { $dice }
advise-buy-nothing = acheter un lancer, tout relancer
advise-announce = annoncer { $box }
advise-score = { $box } : { $points }
advise-strike = barrer { $box }
advise-aims = { $place }. { $action } → { $endings }
advise-aims-here = Le tour finit ainsi : { $endings }
advise-ending = { $box } { $points } ({ $chance })
advise-ending-struck = barrer { $box } ({ $chance })
advise-more-endings = { $count } autres
advise-from-here = Réussit à partir d’ici

## Errors

error-other-variant = il s’agit ici de « { $found } », mais « { $right } » est donné.
error-nothing-to-decide = il n’y a rien à décider ici.
error-advise-top = on ne peut pas lister « { $found } » possibilités ; choisis de { $least } à { $most }.
error-advise-objective = il n’y a pas de conseil pour l’objectif « { $found } » ; choisis mean, utility:-0.02, reach:250, win-against:231, win-against:FICHIER ou win.
error-advise-no-estimate = « { $variant } » est trop grand pour être calculé ; on estime avant le premier lancer d’un tour et pour des dés sur la table, mais ici, on est en train de les lancer.
error-advise-win-alone = pour gagner, il faut quelqu’un contre qui gagner : donne les feuilles de toutes les places, séparées par « | ».
