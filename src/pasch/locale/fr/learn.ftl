# Learning in the browser: exercises, trainer, puzzle of the day, rating per theme.

## An exercise

learn-you = Toi
learn-other = { $others ->
    [one] Adversaire
   *[other] Adversaire { $place }
 }
learn-ask = Quel est le meilleur choix ici ?
learn-ask-win = Qu’est-ce qui te donne le plus de chances de gagner ?
learn-boxes-left = { $left ->
    [one] Ta dernière case.
   *[other] Encore { $left } cases libres.
 }
learn-ahead = { $points ->
    [one] Tu as 1 point d’avance.
   *[other] Tu as { $points } points d’avance.
 }
learn-behind = { $points ->
    [one] Tu as 1 point de retard.
   *[other] Tu as { $points } points de retard.
 }
learn-level = Vous êtes à égalité.
learn-cost = { $points } points en moyenne
learn-cost-win = { $points } points de pourcentage de chances de gagner
learn-better-inaccuracy = Il y a un peu mieux
learn-better-mistake = Il y a mieux
learn-better-blunder = Il y a bien mieux
learn-gains = Gain : { $cost }.
learn-close = Presque
learn-as-good = Trouvé, tout aussi bon !
learn-yours = Toi : { $action }.
learn-best = Le mieux : { $action }.
learn-all = Toutes les possibilités
learn-costs-win = Points de pourcentage

## The page "Learn"

learn-about = Un peu mieux chaque jour : des positions de vraies parties, avec le meilleur choix et sa raison.
learn-nothing = Il n’y a pas encore d’exercices ici.
learn-offline = Sans réseau, les exercices ne sont pas disponibles. Ceux que tu as déjà ouverts restent accessibles.
learn-back = Retour à Apprendre
learn-school = École de stratégie
learn-school-what = Dix courtes leçons à jouer
learn-review-what = Ce que chaque décision a coûté, et ce qui était de la chance
learn-odds-what = Ce que donnent un, deux ou trois lancers
learn-kept = Ce que tu apprends reste sur cet appareil.
learn-kept-where = Enregistrer ou supprimer dans l’historique

## The trainer

trainer-what = Dix positions choisies pour toi
trainer-about = Tu décides comme à la table ; Pasch te dit ce que cela coûte et pourquoi. Ce que tu rates revient plus tard.
trainer-variant = On joue au
trainer-preparing = Recherche de positions pour cette règle maison : { $percent } %
learn-learned = Cette feuille ne se calcule pas exactement : ses valeurs viennent de nombreuses parties, et on ne te pose que les questions dont la réponse est nette.
trainer-mixed = Un peu de tout
trainer-ten = Dix positions de tous les thèmes.
trainer-due = { $count ->
    [one] Une revient aujourd’hui.
   *[other] { $count } reviennent aujourd’hui.
 }
trainer-own = { $count ->
    [one] L’une d’elles vient d’une erreur dans tes propres parties.
   *[other] { $count } d’entre elles viennent d’erreurs dans tes propres parties.
 }
trainer-begin = C’est parti
trainer-by-theme = Ou choisis un thème
trainer-stop = Arrêter
trainer-finish = Alors ?
trainer-from-own = de tes parties
trainer-again = encore une fois
trainer-progress = Position { $place } sur { $all }, trouvées : { $found } sur { $answered }
trainer-place = { $place } sur { $all }

theme-what-win = C’est la victoire qui compte, pas les points.
theme-what-joker = Où mettre les cinq dés identiques la deuxième fois ?
theme-what-announce = Qu’annonces-tu, et quand ?
theme-what-column = Dans quelle colonne va ce lancer ?
theme-what-bonus = Le bonus du haut est-il encore possible ?
theme-what-straight-or-pairs = Viser la suite ou garder la paire ?
theme-what-strike = Quelle case sacrifies-tu ?
theme-what-endgame = Quand il ne reste que peu de cases.
theme-what-box = Quelle case convient à ce lancer ?
theme-what-keep = Quels dés gardes-tu ?

## How strong one is

strength-yours = Ton niveau
strength-of-ten = Tu en trouves environ { $likely } sur 10 ({ $least } à { $most })
strength-what = Ton niveau dit combien de positions de difficulté moyenne tu trouves sur dix ; entre parenthèses, la précision. Il monte à chaque position trouvée, surtout si elle est difficile.
strength-rating = Cote { $rating } ± { $doubt }
strength-soon = { $answers ->
    [one] Encore quelques positions, et ton niveau s’affichera ici.
   *[other] { $answers } faites ; ton niveau s’affichera bientôt ici.
 }

## How a session was

outcome-found = Trouvées : { $found } sur { $all }
outcome-strong = Excellent ! Presque tout était juste.
outcome-good = Bien joué. Quelques-unes méritent un second regard.
outcome-learning = Il y a de quoi progresser : ces positions reviendront.
outcome-up = { $points } de plus qu’avant.
outcome-down = { $points } de moins qu’avant.
outcome-again = Encore une série
outcome-overview = Autres thèmes
outcome-missed = Pas trouvées
outcome-come-again = Dans quelques jours, ces positions reviendront.

## The puzzle of the day

puzzle-about = La même position pour tout le monde. Un seul essai.
puzzle-keep-on = { $days ->
    [one] Tu as joué hier. Tu continues ?
   *[other] { $days } jours de suite. Tu continues ?
 }
puzzle-solve = Résoudre
puzzle-look = Revoir
puzzle-one-try = Seul le premier essai compte.
puzzle-share = Ton résultat
puzzle-streak = { $days ->
    [one] Tu as joué aujourd’hui.
   *[other] { $days } jours de suite.
 }
puzzle-tomorrow = La prochaine arrive demain.
puzzle-week = Les sept derniers jours
puzzle-was-found = trouvée
puzzle-was-close = presque
puzzle-was-missed = pas trouvée
puzzle-was-none = pas jouée
puzzle-send = Partager le résultat
puzzle-copy = Copier le résultat
puzzle-go-on = Continuer à s’entraîner
puzzle-line = Énigme Pasch du { $day } ({ $variant }) : { $outcome }
puzzle-line-found = trouvée ! 🎯
puzzle-line-close = presque
puzzle-line-missed = raté
