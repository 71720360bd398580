# What cannot be done in a turn, one sentence for each reason.

error-throw-first = lance d’abord les dés.
error-no-throw-now = ce n’est pas le moment de lancer.
error-no-throw-left = après { $throws } lancers, c’est fini : choisis une case.
error-no-throw-for-start = on ne lance plus pour savoir qui commence.
error-too-many-throws = « { $box } » ne permet { $limit ->
    [one] qu’un lancer
   *[other] que { $limit } lancers
 }, et tu en as déjà fait { $throws }.
error-no-such-roll = { $found } n’est pas un lancer de ce jeu : il faut { $count } dés, et chacun montre { $allowed }.
error-no-such-face = aucun dé ne montre { $found } ; il y a { $allowed }.
error-hold-all = tous les dés restent sur la table : choisis une case au lieu de lancer.
error-hold-not-rolled = tu ne peux pas garder { $found } : sur la table, il y a { $roll }, et { $missing } n’y est pas.
error-held-dice-changed = les dés restés sur la table ({ $held }) ne sont pas tous dans { $found }.
error-put-aside-more = il faut mettre plus de dés de côté : au moins { $least } en tout.
error-put-aside-stays = { $lay } est mis de côté pour de bon et reste sur la table.
error-buy-too-early = on ne peut acheter un lancer qu’après { $throws } lancers.
error-nothing-to-buy = dans ce jeu, on n’achète pas de lancers.
error-bought-already = on ne peut pas acheter plus { $limit ->
    [one] d’un lancer
   *[other] de { $limit } lancers
 } par tour.
error-out-of-bought-throws = aucune colonne n’a encore un lancer à acheter.
error-column-out-of-throws = « { $box } » est dans une colonne qui n’a plus de lancer pour payer ce tour.
error-sheet-out-of-throws = il n’y a plus de lancer à acheter sur la feuille.
error-announce-first = il ne reste que des cases à annoncer : annonces-en d’abord une.
error-announce-too-late = on n’annonce que juste après le premier lancer.
error-announced-already = une case est déjà annoncée pour ce tour.
error-announce-before-throw = dans cette colonne, on annonce avant le premier lancer.
error-not-announced-here = « { $box } » est dans une colonne où l’on n’annonce pas.
error-must-be-announced = « { $box } » ne prend que ce qui a été annoncé juste après le premier lancer.
error-must-be-announced-before = « { $box } » ne prend que ce qui a été annoncé avant le premier lancer.
error-must-be-announced-unless-served = « { $box } » ne prend que ce qui a été annoncé juste après le premier lancer, ou est tombé d’un coup.
error-other-box-announced = « { $box } » ne peut pas recevoir ce lancer : tu as annoncé « { $announced } ».
error-no-such-box = il n’y a pas de case « { $box } » sur la feuille.
error-box-full = la case « { $box } » est déjà remplie.
error-not-next-in-line = « { $box } » doit attendre : c’est le tour de « { $next } ».
error-must-go-elsewhere = ce lancer ne va pas dans « { $box } » : quand on refait cinq dés identiques, la règle dit où les mettre d’abord.
error-scores-nothing = ce lancer ne rapporte rien dans « { $box } » ; barre la case ou choisis-en une autre.
error-scores-only-served = dans « { $box } », seuls comptent les dés tombés d’un coup ; barre la case ou choisis-en une autre.
error-cannot-strike-scoring = tu ne peux pas barrer « { $box } » : ce lancer doit y compter.
error-no-box-after-throw = après un lancer de plus, aucune case ne serait possible : choisis-en une maintenant.
error-ambiguous-box = « { $found } », est-ce { $choices } ?
error-unknown-box = il n’y a pas de case « { $found } » ; il y a { $allowed }.
error-unknown-box-near = il n’y a pas de case « { $found } » ; est-ce { $near } ?
error-dice-not-sorted = { $found } doit être donné dans l’ordre croissant.
error-game-over = la partie est finie.
error-no-such-seat = il n’y a pas de place { $found } ; il y en a { $most }.
error-wrong-number-of-seats = cette variante se joue de { $least } à { $most }, pas à { $found }.
error-not-dice = « { $found } » n’est pas une suite de dés : écris leurs faces comme 13446, une valeur au-dessus de neuf derrière un point, les dés spéciaux derrière un plus, « - » pour aucun dé.
error-not-an-action = « { $found } » n’est pas une action ; on écrit >335 (garder), $>335 (acheter un lancer), !chance (annoncer), =fours (inscrire) et =fours x (barrer).
