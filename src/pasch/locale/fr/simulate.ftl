# The command "pasch simulate": many games of computer players.

help-simulate =
    Faire jouer beaucoup de parties à des joueurs virtuels et voir ce que ça donne.

    VARIANTE est une de celles de Pasch (« pasch variants » les liste), ou un fichier TOML à toi. Un seul joueur joue en solo :
    sa moyenne avec l’erreur type, sa dispersion, et ce que rapporte chaque case. Plusieurs jouent les uns contre les autres à
    une table, où ils avancent d’une place à chaque partie : la moyenne de chacun, et la part des parties qu’il gagne ; une
    victoire à plusieurs est partagée entre eux.

    Tous les chiffres sont des estimations tirées des parties jouées, pas des valeurs exactes. La même graine donne les mêmes
    parties, quels que soient ceux qui se partagent le travail. Qui arrête avec Ctrl+C voit ce qu’ont donné les parties jouées.
help-simulate-player = Qui joue ; à répéter pour chaque autre joueur. Par défaut : heuristic.
help-simulate-games = Combien de parties. Sans cela, 100000 pour des joueurs qui décident par des valeurs calculées, 2000 si elles sont apprises ou approchées, sinon 100.
help-simulate-seed = Un mot ou un nombre au choix : la même graine donne les mêmes parties. Sans cela, une graine est tirée et affichée.
help-simulate-threads = Combien de processeurs se partagent le travail. Sans cela, tous.

metavar-players = JOUEUR
metavar-games = NOMBRE

simulate-learned = { $player } (appris)
simulate-rough = { $player } (approché)
simulate-title = { $variant } · { $games ->
    [one] { $shown } partie
   *[other] { $shown } parties
} · graine { $seed }
simulate-column-player = Joueur
simulate-column-mean = Moyenne
simulate-column-error = ± Erreur
simulate-column-fair = Sans la chance
simulate-column-sd = Écart type
simulate-column-wins = Victoires
simulate-column-percentile = Parties avec au plus
simulate-column-total = Total
simulate-least = le plus bas
simulate-most = le plus haut
simulate-percent = { $number } %
simulate-stopped = Arrêté après { $games } parties sur { $asked }.
simulate-shared = Victoires partagées : { $share } des parties.

## Errors

error-simulate-games = on ne peut pas jouer « { $found } » parties ; choisis de { $least } à { $most }.
error-simulate-threads = « { $found } » fils d’exécution ne sont pas possibles ; choisis de { $least } à { $most }.
