# The command "pasch odds": chances and means of one turn.

help-odds =
    Calculer la chance et la moyenne d’un tour pour chaque case.

    VARIANTE est une de celles de Pasch (« pasch variants » les liste), ou un fichier TOML à toi. Pour une seule CASE, il y a
    une ligne pour un lancer, deux lancers et ainsi de suite, avec les fractions exactes ; sans CASE, ou pour plusieurs, il y a
    une ligne pour chacune. Le calcul fait comme si seule cette case comptait : pour la meilleure chance de marquer, ou
    pour la meilleure moyenne. Ce qui se vaut est départagé par l’autre chiffre.

    Ce sont les points de la case qui comptent, sans bonus à côté ; les lancers achetés ou épargnés ne comptent pas.
help-odds-throws = Nombre de lancers ou, avec --dice, de lancers encore à faire ; sinon, ce que permettent les règles.
help-odds-dice = Ces dés sont sur la table, aucun n’est encore mis de côté ; s’affiche aussi lesquels il vaut mieux garder. Sans --throws, c’est le premier lancer.
help-odds-aim = Ce qu’on vise : la chance, la moyenne, ou les deux côte à côte.
help-odds-five = Ce que contient la case des cinq identiques : rien (open), des points (scored), ou elle est barrée (struck).
help-odds-number = Si la case du chiffre des cinq identiques est encore libre (free) ou remplie (filled).

metavar-boxes = CASE
metavar-throws = NOMBRE
metavar-dice = DÉS

odds-throws = { $throws ->
    [one] un lancer
   *[other] { $throws } lancers
}
odds-more-throws = { $throws ->
    [0] plus de lancer
    [one] encore un lancer
   *[other] encore { $throws } lancers
}
odds-dice = { $dice } sur la table
odds-five-scored = cinq identiques marqués
odds-five-struck = cinq identiques barrés
odds-number-filled = case du chiffre remplie
odds-column-box = Case
odds-column-throws = Lancers
odds-column-more-throws = Encore
odds-column-chance = Réussit
odds-column-mean = Moyenne
odds-column-hold = Garder
odds-aim-chance = Meilleure chance
odds-aim-mean = Meilleure moyenne
odds-aim-both = Les deux buts
odds-throw-all = rien
odds-score-now = tout
odds-legend = Réussit : la chance que la case rapporte des points. Moyenne : ses points en moyenne.
odds-legend-both = Les deux buts : qui vise la chance et qui vise la moyenne décident de même.

odds-percent = { $number } %

## Errors

error-odds-throws = rien ne se calcule pour « { $found } » lancers ; choisis de { $least } à { $most }.
error-odds-five-unknown = dans « { $variant } », peu importe ce que contient la case des cinq identiques ; il n’y a ici que « open ».
error-odds-number-unknown = dans « { $variant } », peu importe si la case de leur chiffre est libre ; il n’y a ici que « free ».
