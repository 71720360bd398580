# The page with the probabilities.

prob-back = Règles : { $variant }
prob-about = Calculé exactement, si tu ne vises qu’une case pendant ce tour, et que tu joues parfaitement pour elle.
prob-from = Avec tes dés
prob-turn-dice = Touche un dé pour le changer.
prob-left = Il te reste
prob-more-throws = { $throws ->
    [one] 1 lancer
   *[other] { $throws } lancers
 }
prob-aim = Objectif
prob-aim-chance = Réussir la case
prob-aim-mean = Marquer beaucoup
prob-target = Quelle case ?
prob-every-box = Toutes les cases
prob-points = Combien de points au moins ?
prob-any-points = Peu importe
prob-at-least = Au moins { $points }
prob-keep = Garder { $dice }
prob-throw-all = Tout relancer
prob-enter = Tout garder
prob-way = Garder
prob-chance = Chance
prob-mean = En moyenne
prob-mean-points = { $points } points
prob-mean-short = moy. { $points }
prob-one-in = 1 sur { $times }
prob-before = Avant le premier lancer
prob-before-what = Combien de fois chaque case réussit si tu ne vises qu’elle dès le début.
prob-other-ways = Autres possibilités
prob-all = Toutes les cases avec ces dés
prob-all-what = Chance, points et dés à garder
prob-numbers = { $first } à { $last }
prob-from-to = { $least }–{ $most }
prob-box = Case
prob-throws = { $throws ->
    [one] 1 lancer
   *[other] { $throws } lancers
 }
prob-legend = La chance de marquer des points. En moyenne : les points si tu cherches à marquer beaucoup avec tous les lancers. Un bonus n’est pas compté.
prob-five = Quand la case « { $box } » est déjà remplie
prob-five-what = D’autres règles valent alors pour cinq dés identiques. Dis ce qu’il y a sur ta feuille : tous les chiffres de cette page en tiennent compte.
prob-five-box = Dans la case « { $box } », il y a
prob-five-open = encore rien
prob-five-scored = des points
prob-five-struck = un trait
prob-numbers-filled = La case du chiffre est remplie, elle aussi
