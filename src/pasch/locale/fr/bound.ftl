# The command "pasch bound": between what the best play of a sheet lies that is too large to be solved.

help-bound =
    Dire entre quelles valeurs se trouve le jeu parfait d’une feuille trop grande pour être calculée.

    VARIANTE est une de celles de Pasch (« pasch variants » les liste), ou un fichier TOML à toi. Le nombre du bas a été
    joué : c’est la moyenne du meilleur jeu que connaisse Pasch, sans la chance. Celui du haut, personne ne peut le dépasser à la
    longue, aussi bien que l’on joue ; il est mesuré en parties dont les décisions sont tirées au sort : d’abord 1 024, puis à
    chaque fois de nouveau deux fois plus, et le plus petit nombre compte. Plus de parties ne le rendent donc jamais moins bon.
    Un apprentissage plus long (« pasch train ») et plus de parties rapprochent les deux. La même graine donne les mêmes nombres.

    Les 99 % sont de la statistique, pas une preuve. À chaque fois, seize groupes de parties sont mesurés, et l’on suppose
    que les logarithmes de ce qu’ils disent suivent une loi normale, avec un écart type de 5 au plus. Là où les groupes diffèrent
    davantage, ou de plus grands davantage que de plus petits, ou contredisent ce que disaient des mesures plus soigneuses,
    une mesure ne compte pas.
help-bound-games = Combien de parties sont tirées au plus dans la dernière et plus grande mesure du nombre du haut.
help-bound-seed = Un mot ou un nombre au choix : la même graine donne les mêmes parties.
help-bound-threads = Combien de processeurs se partagent le travail ; sinon tous.

bound-title = { $variant } : la moyenne du jeu parfait
bound-played-learned = Au moins { $mean } ± { $error } : la moyenne en jouant d’après ce que Pasch a appris ({ $games } parties, sans la chance).
bound-played-rough = Au moins { $mean } ± { $error } : la moyenne en jouant d’après une estimation grossière ({ $games } parties, sans la chance).
bound-most = Au plus { $mean } avec une certitude de 99 % ({ $games } parties tirées).
bound-gap = À la longue, on peut gagner au plus { $gap } points de plus par partie.
bound-took = { $cpu } s de temps processeur.

solve-stage-bounding = Recherche d’un meilleur jeu

## Errors

error-bound-exact = « { $variant } » se passe de bornes : « pasch solve » calcule exactement son jeu parfait.
error-bound-announced-before = dans la colonne « { $column } », les cases s’annoncent avant le premier lancer ; pour cela, Pasch ne connaît pas de borne supérieure.
error-bound-games = on ne peut pas tirer « { $found } » parties ; choisis de { $least } à { $most }.
