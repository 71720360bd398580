# The end of a game or block in the browser, series, and the picture of the result.

end-over = La partie est finie
end-won = { $name } gagne !
end-you-won = Tu as gagné !
end-computer-ahead = Cette fois, { $name } finit devant.
end-shared = { $names } gagnent ensemble !
end-draw = Égalité !
end-alone = Bravo !
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
end-best-yours = Ta meilleure partie jusqu’ici !
end-best = Meilleure partie jusqu’ici : { $names }
end-close = C’était serré : un seul lancer aurait suffi.
end-consolation = Courage ! La prochaine fois, les dés seront peut-être avec toi.
end-at-once = sur-le-champ, en un seul lancer
end-lead = { $points ->
    [one] avec { $points } point d’avance
   *[other] avec { $points } points d’avance
 }
end-lead-columns = { $points ->
    [one] avec { $points } point de partie d’avance
   *[other] avec { $points } points de partie d’avance
 }
end-columns = Qui gagne quelle colonne
end-columns-for = et pour combien
end-columns-all = Toutes les colonnes
end-stopped = Arrêtée sans { $name }
end-stopped-explained = tous les points tels quels ; la partie ne compte pour personne
end-played-for = L’ordinateur a joué { $count ->
    [one] un tour
   *[other] { $count } tours
 } pour { $name } ; cette partie ne compte pas dans les statistiques de { $name }.
end-shout = { $word } !
end-place = Rang { $place } :
end-place-shared = Rang { $place }, partagé :
end-whose = { $name } : { $box }
end-best-box = Le plus au-dessus de la moyenne
end-nicest = Plus beau lancer
end-once = { $thrown ->
    [one] Avec un dé, seul un lancer sur { $once } est aussi bon.
   *[other] Avec { $thrown } dés, seul un lancer sur { $once } est aussi bon.
 }
end-idea = { $person ->
    [you] Ta meilleure idée, au tour { $turn } : { $action }.
   *[other] { $name } a eu la meilleure idée au tour { $turn } : { $action }.
 }
end-trial = { $person ->
    [you] À essayer, au tour { $turn } : { $action }.
   *[other] À essayer pour { $name }, au tour { $turn } : { $action }.
 }
end-nothing-to-try = Difficile de jouer mieux que ça.
end-score-first = Votre première partie ensemble
end-score = Entre vous jusqu’ici :
end-score-shared = { $games ->
    [one] Une victoire partagée y compte pour tous ceux qui la partagent.
   *[other] { $games } victoires partagées y comptent pour tous ceux qui les partagent.
 }
end-score-two = { $first } { $wins } : { $losses } { $second }
end-score-one = { $name } { $count }
end-begins = { $name } commence
end-you-begin = Tu commences
end-once-more = Rejouer
end-other-variant = Autre variante

## Series

end-series = Série
end-series-wins = Série : le premier à gagner { $games } parties
end-series-sum = Série : { $played } parties sur { $games }, tous les points comptent
end-series-games = { $count ->
    [one] { $count } partie gagnée
   *[other] { $count } parties gagnées
 }
end-series-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
end-series-won = { $name } gagne la série !
end-series-shared = { $names } gagnent la série ensemble !
end-series-and-game = et cette partie aussi
end-series-next = Partie suivante
end-series-new = Nouvelle série
end-series-now = Partie { $game } · { $score }
series-title = Série
series-none = Une partie
series-none-what = Revanche possible à tout moment.
series-wins = Aux victoires
series-wins-what = Qui gagne assez de parties en premier gagne la série. Une victoire partagée compte pour tous ceux qui la partagent.
series-sum = Aux points
series-sum-what = Les points de toutes les parties s’additionnent, comme sur la feuille imprimée.
series-games-wins = Le premier qui gagne
series-count-wins = { $games } parties
series-games-sum = Durée de la série
series-count-sum = { $games } parties

## The picture of the result

end-share = Partager le score
end-picture = Image de la feuille. { $words }
end-picture-drawn = Image en préparation…
end-picture-failed = Ce navigateur ne sait pas dessiner l’image. Tu peux quand même copier le texte.
end-picture-send = Envoyer l’image
end-picture-save = Garder l’image
end-picture-print = Imprimer ou PDF
end-words-copy = Copier le texte
end-words = { $variant }, { $date } : { $result }
end-words-alone = { $variant }, { $date } : { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
end-me = Moi
end-i-won = J’ai gagné !
end-occasion = { $variant } · { $date }
