# The review on paper: as PDF and as a page to hand round.

handout-title = Analyse : { $variant }
handout-seat = Place { $number }
handout-curve-win = Chances de gagner
handout-curve-total = Total attendu
handout-lessons = À essayer pour { $name }
handout-where = Tour { $turn }, { $throw ->
    [0] avant le premier lancer
   *[other] après le lancer { $throw }
 }
handout-chosen = Joué : { $action }
handout-gain = Cela rapporte { $gain }.
handout-marked = Les lancers et décisions les plus importants
handout-marked-where = Tour
handout-marked-mark = comment c’était
handout-marked-dice = Dés
handout-marked-chosen = joué
handout-marked-best = mieux
handout-marked-cost = ce que ça change
handout-thrown = lancé
handout-meaning = La chance, c’est ce que les dés ont rapporté de plus ou de moins que prévu. Les dés qu’il vaut mieux garder sont en jaune.
