## Environments for programs that learn

error-env-option = { $name } est { $found } ; possible : { $allowed }.
error-env-whole-number = { $name } est { $found }, mais doit être un nombre entier, { $least } ou plus.
error-env-no-rivals = reward="win" demande quelqu’un contre qui gagner : opponents=["heuristic"], ou une deuxième place à une table.
error-env-seeds = il y a { $found } graines ; il en faut { $right }, une par partie, ou une pour la première.
error-env-is-over = la partie est finie ; commences-en une autre avec reset.
error-env-other-thread = cet environnement appartient à un autre fil d’exécution, qui l’a commencé avec reset ou s’en sert ; fais-en un par fil.
error-env-seats = places dans la position : { $found } ; dans cet environnement : { $right }.
error-env-reset-mask = reset_mask est un tableau de forme { $found } ; il faut une valeur de vérité par partie : { $right }.
error-env-positions = il y a { $found } positions ; il en faut { $right }, une par partie, ou un texte pour toutes.
error-no-such-action = il n’y a pas d’action { $found } ; les actions sont numérotées de 0 à { $most }.
error-illegal-action = l’action { $found } n’est pas permise dans { $position } ; info["action_mask"] dit lesquelles le sont.
error-env-actions-shape = les actions sont un tableau de forme { $found } ; il en faut { $right }, une par partie.
error-no-such-benchmark = il n’y a pas de banc d’essai { $found } ; il y a { $known }.
error-env-not-exact = { $variant } est trop grand pour être calculé exactement ; estimate=True prend des estimations à la place.
