# The review of a game: what each decision cost, what the dice gave, and what is worth learning from.

help-review =
    Analyser une partie : ce qu’a coûté chaque décision, ce qu’ont donné les dés, et ce qu’on peut en apprendre.

    FICHIER est une partie enregistrée, en texte ou en JSON ; « - » est l’entrée standard. Pour chaque joueur : sa chance et ses
    pertes, trois décisions instructives avec les raisons pour lesquelles autre chose valait mieux, et le déroulement de la
    partie. Une variante pas encore calculée l’est d’abord. Une partie arrêtée avant la fin est analysée jusque-là. Avec
    --variant, une feuille sans lancers est comparée case par case au jeu parfait. Un fichier peut contenir plusieurs parties
    à la suite : --game dit laquelle. docs/review.md donne toutes les formules.
help-review-all = Lister toutes les décisions qui ont fait perdre quelque chose, dans l’ordre de la partie.
help-review-variant = Ta propre variante, selon laquelle on a joué, en fichier TOML ; pour une feuille, toujours une variante, même « kniffel ».
help-review-game = Parmi plusieurs parties du fichier, celle qui porte ce numéro.
help-review-html = Comme page à faire circuler, dans ce fichier HTML ; « - » l’écrit sur la sortie standard.
help-review-pdf = En PDF avec toutes les feuilles, dans ce fichier ; « - » de même.
help-review-paper = Le papier du fichier PDF.
metavar-html = FICHIER

review-title = Analyse · { $variant }
review-total = Total final
review-expected = Total attendu
review-lost = Perdu par les décisions
review-lost-win = Chances de gagner perdues, en points de pourcentage
review-counted = Décisions qui comptaient
review-per-decision = En moyenne pour chacune
review-row-inaccuracy = Il y avait un peu mieux
review-row-mistake = Il y avait mieux
review-row-blunder = Il y avait bien mieux
review-band-row = À peu près aussi fort que l’ordinateur
review-between = { $lowest } à { $highest }
review-all = Toutes les pertes
review-moment = tour { $turn }, { $throw ->
    [0] avant le premier lancer
   *[other] lancer { $throw } : { $dice }
 }
review-points = { $points } points
review-instead = Joué : { $chosen }. Mieux : { $best }.
review-done = Joué : { $chosen }.
review-themes = Où l’on a perdu le plus
review-fortunes = Les dés

## Reasons: why the better of two actions is better. Each number is computed; points and chances come with their unit.

review-below = moins de { $bound }
review-above = plus de { $bound }
reason-tier = « { $bonus } » (dès { $threshold })
reason-against = Par rapport à « { $action } » : { $reasons }
reason-equal = Les deux se valent exactement.
reason-near = Presque égal : { $points } points d’écart seulement.
# Both end the turn: $now is what one brings more or less at once, $later what $box left free is worth more afterwards than $other,
# or less.
reason-now = { $sign ->
    [less] Cela rapporte { $now } de moins maintenant
   *[more] Cela rapporte { $now } de plus maintenant
    [same] Les deux rapportent autant maintenant
 }{ $balance ->
    [but-more] , mais la case « { $box } » laissée libre vaut ensuite { $later } points de plus que « { $other } ».
   *[and-more] , et la case « { $box } » laissée libre vaut ensuite { $later } points de plus que « { $other } ».
    [less] , même si la case « { $other } » laissée libre vaudrait ensuite { $later } points de plus que « { $box } ».
    [same] , et la case « { $box } » laissée libre vaut ensuite autant que « { $other } ».
 }
# The same where only bonuses count, and both bring as much of them now.
reason-later = { $after ->
   *[more] La case « { $box } » laissée libre vaut ensuite { $later } points de plus que « { $other } ».
    [same] La case « { $box } » laissée libre vaut ensuite un peu plus que « { $other } ».
 }
reason-bonus = Chance pour { $box } : { $better } au lieu de { $worse }.
reason-turn = Le tour finit plus souvent sur « { $box } » : { $better } au lieu de { $worse }.
reason-aim = Chance pour « { $box } » ce tour-ci : { $better } au lieu de { $worse }.
reason-game = Chance pour « { $box } » d’ici la fin : { $better } au lieu de { $worse }.
reason-struck = « { $box } » reste possible : la chance est de { $better }.
reason-unlikely = La chance pour « { $box } » n’était plus que de { $worse }.
reason-miss = Risque de devoir barrer ce tour-ci : { $better } au lieu de { $worse }.
reason-points = Plus de points en moyenne, mais moins de victoires : { $action }.
reason-sum = { $sign ->
    [less] Ce tour rapporte en moyenne { $now } points de moins
   *[more] Ce tour rapporte en moyenne { $now } points de plus
    [same] Ce tour rapporte en moyenne autant
 }{ $after ->
    [less] , tous les suivants { $later } de moins.
   *[more] , tous les suivants { $later } de plus.
    [same] , tous les suivants autant.
 }

## Errors, and what a review says about itself

review-here = Calculé sur cet appareil : en points, sans les chances de gagner{ $reasons ->
    [none] { " " }et sans les raisons
   *[told] { "" }
  }.
error-review-no-throws = dans cette partie, personne n’a lancé : il n’y a rien à analyser.
error-review-estimated = cette feuille est trop grande pour être calculée : { $certainty ->
    [learned] toutes les valeurs sont apprises, dans beaucoup de parties que Pasch a jouées contre lui-même.
   *[rough] toutes les valeurs sont des estimations grossières.
 }
error-review-no-chance = on ne sait pas ici comment finit chaque feuille : il n’y a pas de chances de gagner, ce sont les points qui décident.
error-review-unfinished = cette partie s’arrête avant la fin : elle est analysée jusque-là.
error-review-block-estimated = cette feuille est trop grande pour être calculée : personne ne sait ce que rapporte le jeu parfait dans chaque case.
review-block-best = parfait
review-block-total = Total
review-block-beside = Points en plus
error-review-without-server = cette partie est trop grande pour être calculée dans un navigateur : pour l’analyser, il faut un serveur.
error-review-running = cette partie se joue encore à une table : elle s’analyse quand elle est finie.
error-review-no-solver = ce serveur ne peut pas analyser de parties : son programme de calcul n’est pas installé.
error-review-out-of-reach = ce serveur ne peut pas analyser de parties de « { $variant } » : le calcul prendrait trop de temps ici.

## The page with the review

review-about = Où as-tu bien choisi, où y avait-il mieux à faire, et qu’est-ce qui était de la chance ? Tout est recalculé, tour par tour.
review-certainty-exact = tout est calculé exactement
review-certainty-learned = appris dans beaucoup de parties d’essai
review-certainty-rough = estimation grossière
review-bring = Une partie depuis un fichier ou un lien
review-bring-ways = d’un autre appareil ou d’amis
review-own = Tes dernières parties
review-own-none = Tes parties s’affichent ici dès que l’une d’elles est finie.
review-own-all = Les { $shown } parties
review-bring-here = Choisis un fichier de partie (.pasch). Il reste sur cet appareil.
review-bring-what = Choisis un fichier de partie (.pasch) ou une feuille (.csv, .txt). Il n’est envoyé que pour le calcul et n’est enregistré nulle part.
review-several-here = Ce fichier contient { $games } parties. Laquelle ?
review-block-brought = Une feuille
review-block-line = Ligne { $line } : { $problem }
review-block-aside = À côté, sans points : { $words }
review-block-which = Il y a là des cases et des points, mais pas de lancers. Avec quelles règles avez-vous joué ?
review-choose-file = Choisir un fichier
review-paste = Ou colle la partie (texte ou lien)
review-example = Voir un exemple
review-example-of = Exemple : { $moment }
review-go = Analyser
review-too-large = Ce fichier est trop gros pour une partie.
review-another = Autre partie
review-preparing = Calcul de la variante : { $percent } %. C’est seulement la première fois.
review-open = Analyse
error-review-block = une feuille n’a pas de lancers : sans eux, on ne peut pas distinguer la chance du talent.
error-review-only-blocks = ce fichier ne contient que des feuilles, et une feuille n’a pas de lancers. Importe-le dans ton historique : là, chacune se compare au jeu parfait.
error-review-rules-changed = les règles de cette partie n’existent plus ici.
error-review-no-record = ce n’est pas une partie enregistrée. À la fin d’une partie, « Télécharger la partie » donne un fichier qui se lit ici.

review-tiny = moins de { $bound }
review-gain-win = { $best } de chances de gagner au lieu de { $chosen }
review-lost-chance = { $chosen } de chances de gagner au lieu de { $best }
review-gain-points = { $points } points de plus en moyenne
review-loss-points = −{ $points } points
review-luck-win = chances de gagner : de { $before } à { $after }
review-verdict-tie = Égalité. À chance égale, { $better } aurait { $points } points d’avance.
review-verdict-close = { $winner } a gagné. À chance égale, { $better } et { $other } seraient à égalité.
review-verdict-skill = { $winner } a gagné et aurait, même à chance égale, { $points } points d’avance.
review-verdict-luck = { $winner } a gagné. À chance égale, { $better } aurait { $points } points d’avance.
review-won = { $winner } a gagné.
review-drawn = Égalité.
review-alone = { $total } points. Avec une chance moyenne, cela aurait fait { $adjusted }.
review-you-tie = Égalité. À chance égale, tu aurais { $points } points d’avance.
review-you-skill = Tu as gagné et tu aurais, même à chance égale, { $points } points d’avance.
review-you-close = Tu as gagné. À chance égale, ce serait presque l’égalité.
review-you-won = Tu as gagné, et les dés t’ont aidé.
review-you-unlucky = { $winner } a gagné. À chance égale, tu aurais { $points } points d’avance.
review-you-nearly = { $winner } a gagné. À chance égale, ce serait presque l’égalité.
review-perfect = { $good } décisions sur { $counted } aussi bonnes que le jeu parfait
review-better-moves = { $better ->
    [0] Il n’y avait pas de meilleur coup.
    [one] { $blunders ->
        [0] Il y avait un meilleur coup.
       *[other] Il y avait un bien meilleur coup.
     }
   *[other] { $blunders ->
        [0] Il y avait { $better } meilleurs coups.
        [one] Il y avait { $better } meilleurs coups, dont un bien meilleur.
       *[other] Il y avait { $better } meilleurs coups, dont { $blunders } bien meilleurs.
     }
 }
review-more = Plus
review-more-about = Tous les coups en tableau, PDF, fichier de partie, lien
review-more-about-here = Tous les coups en tableau, fichier de partie, lien
review-idea = Une idée forte au tour { $turn } : { $action }.
review-trial = À essayer au tour { $turn } : { $action }.
review-computers = { $count ->
    [one] Et l’ordinateur ?
   *[other] Et les ordinateurs ?
 }
review-luck = Chance
review-luck-figure = { $points } points { $side ->
    [less] de moins
   *[more] de plus
 } que la moyenne
review-figures = Chance et talent
review-skill = Coups joués
review-skill-figure = { $points } points de moins qu’avec les meilleurs coups
review-skill-best = aussi bien qu’avec les meilleurs coups
review-adjusted = Talent seul
review-adjusted-figure = { $points } points, sans la part de la chance
review-all-good = { $counted ->
    [0] Il n’y avait rien à décider.
    [one] La seule décision était vraiment bonne.
   *[other] Les { $counted } décisions étaient toutes vraiment bonnes.
 }
review-stand-in = { $count ->
    [one] L’ordinateur a joué le tour { $turns } ; il ne compte pour personne.
   *[other] L’ordinateur a joué les tours { $turns } ; ils ne comptent pour personne.
 }
review-band = Décisions à peu près aussi bonnes que celles du joueur virtuel « { $low } ».
review-band-between = Décisions à peu près aussi bonnes que celles des joueurs virtuels, de « { $low } » à « { $high } ».
review-by-theme = Ici, il y a encore à gagner
review-theme-win = surtout au tour { $turn } : { $best } de chances de gagner au lieu de { $chosen }
review-theme-points = { $points } points en tout
review-lessons = À apprendre d’abord
review-no-lessons = Rien ici n’aurait pu être bien meilleur. Bien joué !
review-whose = Les décisions de qui
review-practise = { $errors ->
    [one] Rejouer un coup
   *[other] Rejouer { $errors } coups
 }
review-where = Tour { $turn }, { $throw ->
    [0] avant le premier lancer
   *[other] après le lancer { $throw }
 }
review-chosen = Joué
review-better = Mieux
review-mark-inaccuracy = Un peu mieux
review-mark-mistake = Mieux
review-mark-blunder = Bien mieux
review-fortune-very-lucky = beaucoup de chance
review-fortune-lucky = de la chance
review-fortune-unlucky = pas de chance
review-fortune-very-unlucky = vraiment pas de chance
review-pdf = En PDF
review-file = En fichier de partie
review-curve = Le déroulement
review-curve-what = Ce que montrent les lignes
review-curve-win = Chances de gagner
review-curve-expected = Points attendus
review-curve-win-about = Les chances de gagner de chacun au fil de la partie. Chaque moment peut se choisir ci-dessous ; tous sont dans le tableau.
review-curve-expected-about = Le total final auquel chacun pouvait s’attendre à chaque moment. Chaque moment peut se choisir ci-dessous ; tous sont dans le tableau.
review-sign-inaccuracy = il y avait un peu mieux
review-sign-mistake = il y avait mieux
review-sign-blunder = il y avait bien mieux
review-slider = Moment de la partie
review-before = Précédent
review-next = Suivant
review-position = { $name }, tour { $turn }, { $throw ->
    [0] avant le premier lancer
   *[other] lancer { $throw }
 }
review-thrown = Ce lancer a rapporté { $points } points.
review-thrown-win = Ce lancer a fait passer les chances de gagner de { $before } à { $after }.
review-throw-total = Points attendus : { $before } avant, { $after } après.
review-options = Ce qui était possible ici
review-option = Possibilité
review-wins = Chances de gagner
review-value = À la fin
review-costs = Coûte
review-tag-chosen = joué
review-tag-best = le mieux
review-win-options = Le mieux pour gagner : { $best } ({ $value } au lieu de { $chosen }).
review-play-on = Continuer à partir d’ici
review-card = La feuille à ce moment
review-moves = Tous les lancers et toutes les décisions en tableau
review-turn = Tour
review-player = Joueur
review-move = Coup
review-brought = Points
review-move-throw = Lancer : { $dice }

## Learning from mistakes

practice-title = Essayer encore
practice-back = Retour à l’analyse
practice-place = Position { $place } sur { $all }.
practice-ask = Joué : { $action }. Qu’y a-t-il de mieux ? Touche les dés à garder, ou une case.
practice-dice = Tes dés
practice-found = Trouvé !
practice-not-yet = Pas encore : { $action } rapporte en moyenne { $points } points de moins. Essaie encore.
practice-hint = Conseil :
practice-solution = Le mieux :
practice-give-hint = Conseil
practice-give-solution = Montrer la solution
practice-skip = Passer
practice-next = Suivant
practice-kind-held = Il te reste un lancer : quels dés gardes-tu ?
practice-kind-bought = Ici, un lancer en plus vaut la peine.
practice-kind-scored = Ici, il faut marquer.
practice-kind-struck = Ici, il faut barrer.
practice-kind-announced = Ici, il faut annoncer.
practice-over = { $found } sur { $all } sans voir la solution.
practice-none = Dans cette partie, il n’y a rien à améliorer.

## A block without throws

review-block-about = Une feuille n’a pas de lancers : personne ne sait ce qui était de la chance et ce qui était du talent.
review-block-what-exact = Chaque case se compare à la moyenne du jeu parfait.
review-block-what-measured = Chaque case se compare à la moyenne du meilleur joueur virtuel en { $games } parties.
review-block-unknown = Personne n’a encore calculé le jeu parfait de cette variante ; il n’y a donc que les chiffres de la feuille.
review-block-above-exact = { $points } points au-dessus de la moyenne du jeu parfait ({ $mean })
review-block-below-exact = { $points } points au-dessous de la moyenne du jeu parfait ({ $mean })
review-block-level-exact = Exactement la moyenne du jeu parfait ({ $mean })
review-block-above-measured = { $points } points au-dessus de la moyenne du meilleur joueur virtuel ({ $mean })
review-block-below-measured = { $points } points au-dessous de la moyenne du meilleur joueur virtuel ({ $mean })
review-block-level-measured = Exactement la moyenne du meilleur joueur virtuel ({ $mean })
review-block-most = Le plus réussi : { $line } ({ $points })
review-block-least = Le moins réussi : { $line } ({ $points })
