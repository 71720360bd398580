# The computer players: what each is, and what can be wrong with a name of one.

solve-stage-parts = Ce que vaut chaque colonne
help-players = Joueurs virtuels

player-beginner = apprend encore et se trompe souvent ; on le bat sans entraînement
player-casual = joue comme une famille habituée ; tu le bats environ une fois sur deux
player-club = joue en club et fait encore des erreurs, mais rarement de grosses
player-expert = ne gâche presque rien
player-perfect = joue sans faute : la meilleure moyenne possible, dès que la variante est calculée
player-optimal = le même que « perfect »
player-daring = cherche le risque : plus souvent beaucoup et plus souvent peu, un peu moins en moyenne
player-cautious = évite le risque : rarement peu, rarement beaucoup, un peu moins en moyenne
player-contender = joue pour gagner et non pour les points : regarde toutes les feuilles et prend ce qui gagne le plus souvent ; en solo comme « perfect »
player-random = choisit au hasard parmi tout ce que permettent les règles
player-heuristic = calcule chaque tour jusqu’au bout et pèse ce que les cases rapportent d’habitude ; presque aussi fort que « perfect »

error-unknown-player-near = il n’y a pas de joueur « { $found } » ; est-ce « { $near } » ?
error-unknown-player = il n’y a pas de joueur « { $found } » ; il y a { $allowed }.
error-risk-needs-solution = « daring » et « cautious » ne peuvent pas jouer à « { $variant } » : la variante est trop grande pour être calculée, et l’enjeu ne s’estime pas.
