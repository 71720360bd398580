# The command "pasch train": what a sheet of several columns is worth, learned.

help-train =
    Apprendre ce que vaut une feuille à plusieurs colonnes, trop grande pour être calculée.

    VARIANTE est une de celles de Pasch (« pasch variants » les liste), ou un fichier TOML à toi. Pasch joue contre lui-même ;
    chaque tour est calculé exactement, et ce qui vient après est appris. Ce qui a été appris est gardé : les conseils, les joueurs
    virtuels et les analyses s’y fient, si c’est meilleur que ce qu’il y avait avant. Qui arrête avec Ctrl+C garde ce qui a
    été appris jusque-là. La même graine et autant de parties donnent la même chose sur la même machine ; avec --seconds,
    cela dépend de sa vitesse du moment.
help-train-seconds = Nombre de secondes de temps processeur à y passer ; sinon 300.
help-train-games = Nombre de parties à jouer, au lieu de compter le temps.
help-train-seed = La graine des dés et du réseau.
help-train-threads = Nombre de fils d’exécution qui se partagent les parties ; sinon un par processeur.

metavar-seconds = SECONDES

train-curve = { $games } parties · { $time } · moyenne { $mean } ± { $error } (sans la chance)
train-learned = Appris en { $games } parties et { $time } de temps processeur : une moyenne de { $mean } ± { $error } points (sans la chance).
train-stopped = Arrêté ; ce qui a été appris jusqu’ici est gardé.
train-kept = Gardé dans { $file }
train-not-better = Ce qu’il y avait avant reste : sa moyenne est de { $mean } ± { $error }.

solve-stage-training = Apprentissage

## Errors

error-nothing-to-learn = Il n’y a rien à apprendre sur « { $variant } » : « pasch solve » le calcule exactement.
error-train-too-large = apprendre « { $variant } » demande { $memory } de mémoire, et { $free } sont libres.
error-train-seconds = « { $found } » secondes ne sont pas possibles ; choisis de { $least } à { $most }.
error-train-games = on ne peut pas jouer « { $found } » parties ; choisis de { $least } à { $most }.
error-train-seed = « { $found } » n’est pas une graine ; choisis un nombre entier de { $least } à { $most }.
error-weights-unfit = Ce qui a été appris dans « { $file } » est abîmé, ou va avec d’autres règles ou une autre version de Pasch ; il n’est pas utilisé.
