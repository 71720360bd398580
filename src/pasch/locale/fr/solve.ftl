# The commands "pasch solve" and "pasch compare", and what is said of saved solutions.

help-solve =
    Trouver exactement le jeu parfait d’une variante : sa moyenne, sa dispersion, ce que rapporte chaque case.

    VARIANTE est une de celles de Pasch (« pasch variants » les liste), ou un fichier TOML à toi. La solution est gardée et
    s’ouvre aussitôt la fois suivante. Pour ce qui est trop grand, le meilleur jeu connu est mesuré en parties, avec ses erreurs,
    sauf si --memory est donné.
help-solve-objective = Ce que veut dire « meilleur » : la plus haute moyenne des totaux (mean) ; une utilité qui fuit le risque sous 0 et le cherche au-dessus (utility:-0.02) ; la meilleure chance d’autant de points (reach:250), ou de chaque nombre de points à la fois (reach:all) ; la meilleure chance contre un adversaire dont le total est connu (win-against:231), ou connu en distribution dans un fichier (win-against:FICHIER).
help-solve-memory = Mémoire à prendre au plus, par exemple 4G ou 500M ; sinon la moitié de ce qui est libre.
help-solve-disk = Ce qui est trop grand pour la mémoire est calculé niveau par niveau, les niveaux finis étant gardés sur le disque, jusqu’à cette taille ; un calcul arrêté reprend de là. Donne la moyenne, en simple précision.
help-solve-positions = Calculer niveau par niveau, et dire ce que vaut chaque feuille de ce fichier : une feuille par ligne, écrite comme dans une position ; les lignes vides et celles qui commencent par « # » sont ignorées.
help-solve-threads = Nombre de fils d’exécution qui se partagent le travail ; sinon un par processeur.
help-solve-cluster = Là où une feuille est calculée niveau par niveau ou mesurée en parties, les machines d’un cluster Ray se partagent le travail : « auto » pour celui dont fait partie cette machine, ou HÔTE:PORT de sa tête. Le résultat est le même.
help-solve-no-cache = Tout recalculer, et ne rien garder.
help-solve-plot = Dessiner la distribution du total final dans ce fichier, SVG ou PNG selon sa fin.
help-solve-games = Nombre de parties jouées là où la feuille est trop grande pour être calculée et où son meilleur jeu est mesuré ; sinon 2 000.

help-compare =
    Deux variantes côte à côte : moyennes, dispersion, cases, et ce que chaque différence change au jeu.

    A et B sont des variantes fournies avec Pasch, ou des fichiers TOML à toi. Là où B diffère de A par plusieurs règles, chacune
    est mise seule dans A : ce qu’elle change à la moyenne, à la dispersion et à la durée, à l’avance du jeu parfait sur un
    débutant, et au nombre de décisions serrées. Avec --vary au lieu de B, un nombre des règles de A varie. Ce qui se calcule
    est exact ; les feuilles trop grandes sont mesurées en parties, et la précision est indiquée.
help-compare-vary = Faire varier un nombre des règles, comme bonuses.upper.points=25..50, ou avec un pas 25..50:5.
help-compare-plot = Dessiner l’effet du nombre dans ce fichier, SVG ou PNG selon sa fin.
help-compare-memory = Mémoire à prendre au plus, par exemple 4G ou 500M ; sinon la moitié de ce qui est libre.

metavar-objective = OBJECTIF
metavar-memory = TAILLE
metavar-disk = TAILLE
metavar-positions = FICHIER
metavar-threads = NOMBRE
metavar-plot = FICHIER
metavar-vary = CLÉ=DE..À
metavar-first = A
metavar-second = B

number-grouping = { "\u202F" }

## Solving

solve-forecast = { $cards } feuilles ; { $memory } de mémoire ; environ { $time } de temps processeur.
levels-forecast = { $cards } feuilles, celles qui ont le même avenir étant comptées une fois ; { $memory } de mémoire, { $disk } de disque ; environ { $time } de temps processeur.
levels-position = Feuille
levels-value = Total final
levels-exact = Les valeurs du jeu parfait, gardées en simple précision : { $error } points d’erreur au plus.
solve-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
solve-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
solve-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
solve-days = { $days } jours
solve-years = { $years ->
    [one] { $years } an
   *[other] { $years } ans
}
solve-stage-kernels = Préparation
solve-stage-values = Ce que vaut chaque feuille
solve-stage-summary = Ce que rapporte le jeu parfait
solve-stage-distributions = Comment finit chaque feuille
solve-stage-games = Les parties

solve-title = { $variant } · { $objective }
solve-objective-mean = meilleure moyenne
solve-objective-averse = fuit le risque ({ $theta } par point)
solve-objective-seeking = cherche le risque ({ $theta } par point)
solve-exact = Valeurs exactes du jeu parfait.
solve-mean = Moyenne
solve-sd = Écart type
solve-certain = Équivalent certain
solve-percentiles = Centiles
solve-percentile = { $share } %
solve-median = Médiane
solve-box = Case
solve-points = Moyenne
solve-struck = Barrée
solve-bonus = Bonus
solve-tier = { $bonus } ({ $points } dès { $threshold })
solve-reached = Atteint
solve-beside = Points à côté des cases
solve-unused = Lancers non achetés
solve-total = Total
solve-cards = { $cards } feuilles
solve-cached = déjà calculé, en { $seconds } s
solve-solved = calculé en { $seconds } s ({ $cpu } s de temps processeur)
solve-legend = Barrée : combien de fois une inscription est barrée.
solve-legend-bonus = Atteint : combien de fois les cases font ce total.

## What is too large to be solved, measured in games

measured-objective-learned = meilleur jeu connu (appris), mesuré
measured-objective-rough = meilleur jeu connu (approché), mesuré
measured-objective-exact = jeu parfait, mesuré
measured-mean = Moyenne (sans la chance)
measured-mean-of-games = Moyenne des parties
measured-at-least = Au moins
measured-games = Parties
measured-by-learned = Mesuré en { $games } parties d’après ce que Pasch a appris de cette feuille ; ± est l’erreur type.
measured-by-rough = Mesuré en { $games } parties d’après une estimation grossière : rien n’a encore été appris de cette feuille (« pasch train ») ; ± est l’erreur type.
measured-by-exact = Mesuré en { $games } parties ; ± est l’erreur type.
measured-why = Pas calculé : { $why }
measured-took = Mesuré en { $seconds } s ({ $cpu } s de temps processeur)

## The plot

plot-title = Total final du jeu parfait
plot-total = Total final
plot-chance = Chance de ce total
plot-reach =
    Chance d’au moins
    autant de points
plot-mean = moyenne { $points }
plot-median = médiane { $points }
plot-subtitle = { $variant } · { $objective } · écart type { $sd }

## Comparing

compare-title = { $first } et { $second }
compare-difference = B − A
compare-share = Part
compare-switches = Ce que vaut chaque différence : { $first } avec cette seule différence
compare-switch = Différence
compare-invalid = pas une variante valable à elle seule : { $reason }
compare-together = Toutes ensemble
compare-same = C’est le même jeu.
compare-legend = Part : du total moyen. Barrée : combien de fois une inscription est barrée.
compare-legend-effects = Min : minutes d’une partie par personne, avec les lancers qu’il faut au jeu parfait. Talent : de combien d’écarts types le jeu parfait devance un débutant ; peu, c’est de la chance. Serré : décisions où un autre choix coûte moins d’un point.
compare-unused = { $name } : presque personne ne marque dans { $boxes }.
compare-measured-exact = { $name } est mesuré, en parties du jeu parfait : moyenne ± { $mean }, dispersion ± { $sd }, talent ± { $skill }, serré ± { $close }.
compare-measured-learned = { $name } est trop grand pour être calculé, et mesuré en parties d’après des valeurs apprises : moyenne ± { $mean }, dispersion ± { $sd }, talent ± { $skill }, serré ± { $close }.
compare-measured-rough = { $name } est trop grand pour être calculé, et mesuré en parties d’après des valeurs approchées, qui jouent un peu moins bien : moyenne ± { $mean }, dispersion ± { $sd }, talent ± { $skill }, serré ± { $close }.
compare-alike = Ce que changent les différences est mesuré des deux côtés d’après des valeurs approchées : ce qui n’a été appris que d’une feuille aurait l’air d’un effet.
balance-mean = Moyenne
balance-sd = Dispersion
balance-minutes = Min
balance-skill = Talent
balance-close = Serré
vary-title = { $variant } : { $key } varie
vary-curve = Moyenne selon { $key }

## Saved solutions

note-unfit = La solution gardée dans { $file } était abîmée ou d’un autre genre ; elle a été recalculée.

## What would make a variant smaller

smaller-columns = moins de colonnes
smaller-order = un ordre fixe pour la colonne « { $column } »
smaller-order-alone = un ordre fixe pour les cases
smaller-sheet-bonus = le bonus « { $bonus } » par colonne au lieu de toute la feuille
smaller-saved = pas de lancers épargnés
smaller-bought = moins de lancers achetés
smaller-bonuses = moins de bonus
smaller-boxes = moins de cases

## Errors

error-unknown-objective = il n’y a pas d’objectif « { $found } » ; choisis mean, utility:-0.02, reach:250, { $place ->
    [solve] reach:all, win-against:231 ou win-against:FICHIER ; win demande une position (pasch advise).
    [advise] win-against:231, win-against:FICHIER ou win.
    [engine] win-against:231 ou win.
   *[library] reach:all ou win-against:231.
}
error-theta-out-of-range = l’utilité « { $found } » est hors limites ; elle peut aller de -{ $most } à { $most } par point, sauf 0.
error-not-a-distribution-line = « { $found } » n’est pas une ligne d’une distribution : il faut un total et sa probabilité, comme « 231 0.004 ».
error-empty-distribution = la distribution ne nomme aucun total de probabilité au-dessus de 0.
error-impossible-card = aucune partie ne mène à cette feuille : les cases et les points de la colonne « { $column } » ne peuvent pas aller ensemble.
error-solve-computed = « { $bonus } » se calcule à partir de tant de choses que ses cases peuvent être remplies de trop de façons pour être calculées ou apprises.
error-solve-too-large =
    { $known ->
        [exactly] le calcul demande { $memory } de mémoire pour { $cards } feuilles
       *[at-least] le calcul demande au moins { $memory } de mémoire pour au moins { $cards } feuilles
    }, et { $budget } peuvent être pris (« --memory » le règle{ $disk ->
        [helps] ; « --disk » calcule niveau par niveau, et dit ce que cela demande
       *[other] ; c’est trop grand pour « --disk » aussi
    }) ; ce qui le rendrait plus petit : { $smaller }.
error-estimate-too-large = les colonnes de « { $variant } » ont trop de feuilles même pour une estimation : l’une d’elles en a au moins { $cards } ; moins de cases ou un ordre fixe la rendent plus petite.
error-estimate-too-long = « { $variant } » a { $columns } { $columns ->
    [one] colonne
   *[other] colonnes
 } et { $turns } tours, trop même pour une estimation ; moins de colonnes ou de cases la rendent plus petite.
error-layers-memory =
    { $known ->
        [exactly] calculer niveau par niveau demande { $needed } de mémoire pour { $cards } feuilles, celles qui ont le même avenir étant comptées une fois
       *[at-least] calculer niveau par niveau demande au moins { $needed } de mémoire pour au moins { $cards } feuilles
    }, et { $budget } peuvent être pris (« --memory » le règle{ $disk ->
        [helps] ; « --disk » laisse sur le disque les niveaux en cours
       *[other] {""}
    }).
error-layers-listed = calculer niveau par niveau demande { $needed } de mémoire pour une liste des façons de remplir les cases de { $cards } feuilles, { $levels } de mémoire ou de disque pour leurs valeurs, et au moins { $time } de temps processeur ; { $budget } de mémoire peuvent être pris (« --memory » le règle).
error-layers-disk = calculer niveau par niveau demande { $needed } de disque pour { $cards } feuilles, et { $budget } peuvent être pris ou sont libres (« --disk » le règle).
error-positions-passed =
    { $count ->
        [one] { $count } position est
       *[other] { $count } positions sont
    } d’un niveau qu’un calcul précédent a déjà supprimé ; supprime { $file } et relance pour tout recalculer.
error-solution-not-kept = la solution n’a pas pu être gardée dans { $file } : { $reason }.
error-solution-unfit = la solution gardée dans { $file } est abîmée ou d’un autre genre.
error-values-unfit = la table des valeurs est abîmée ou va avec d’autres règles.
error-bad-memory = « { $found } » n’est pas une quantité de mémoire ; écris-la comme 4G, 500M ou 1.5G.
error-bad-threads = « { $found } » n’est pas un nombre de fils d’exécution ; choisis de { $least } à { $most }.
error-plot-ending = « { $file } » n’est pas le nom d’un graphique ; il doit finir par « .svg » ou « .png ».
error-solver-missing = il faut pour cela les bibliothèques du programme de calcul, qui ne sont pas installées ; installe-les avec : pip install "pasch[solver]".

## Chances

solve-objective-reach = meilleure chance de { $target } { $target ->
    [one] point
   *[other] points
 } ou plus
solve-objective-reach-all = meilleure chance de chaque nombre de points
solve-objective-win = meilleures chances de gagner contre { $total } { $total ->
    [one] point
   *[other] points
 }
solve-objective-win-spread = meilleures chances de gagner contre une distribution de totaux
solve-objective-win-here = meilleures chances de gagner contre les autres à la table
chances-best = Meilleure chance
chances-mean = Meilleure moyenne
chances-target = Points
chances-legend = Meilleure chance : en ne jouant que pour ces points. Meilleure moyenne : combien de fois y arrive qui joue au mieux pour la moyenne.
chances-values = { $values } chances
error-chances-too-large = cela demande { $values } chances, qui prennent { $needed } de mémoire ; { $budget } peuvent être pris.
error-target-too-high = on ne peut pas atteindre { $found } points : le total maximum est { $most }.
error-nothing-to-plot = il n’y a rien à dessiner pour l’objectif « { $objective } » : il a une seule chance, et pas de distribution.
chances-forecast = { $cards } chances ; { $memory } de mémoire ; environ { $time } de temps processeur.

## Varying a number, comparing

error-compare-what = donne une deuxième variante, ou un nombre à faire varier : --vary bonuses.upper.points=25..50.
error-compare-plot = --plot dessine ce que trouve --vary ; deux variantes n’ont pas de courbe.
error-vary-unreadable = { $found } n’est pas un intervalle : on écrit CLÉ=DE..À ou CLÉ=DE..À:PAS, comme bonuses.upper.points=25..50:5.
error-vary-too-many = cela fait { $found } valeurs ; la limite est de { $most } : choisis un plus grand pas, comme 25..500:25.
error-vary-no-number-near = il n’y a pas de nombre à { $found } ; est-ce { $near } ?
error-vary-no-number = il n’y a pas de nombre à { $found } ; il y a { $allowed }.
