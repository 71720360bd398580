# The pages with the variants' rules.

rules-about = Les règles de chaque variante.
rules-to-house = Écrire ses propres règles maison
rules-loading = Les règles arrivent…
rules-play = Jouer
rules-change = En faire une règle maison
effects-gone = ne vaut plus :
rules-all = Toutes les variantes
rules-box = Case
rules-takes = Ce qu’il faut
rules-numbers = { $first } à { $last }
rules-numbers-take = chaque case ne compte que son nombre
rules-points = Points
rules-example = Exemple
house-try-dice = Dés pour essayer ; touche-les pour les changer
house-die = Dé { $number } : { $face }
rules-fact-players = Joueurs
rules-fact-dice = Dés
rules-fact-throws = Lancers par tour
rules-fact-turns = Tours
rules-fact-time = Durée par personne
rules-fact-minutes = { $minutes } min
rules-fact-columns = Colonnes
rules-fact-most = Au plus
