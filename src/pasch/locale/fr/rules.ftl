# The rules of a variant as a player would explain them. For every number $n there is the number word $n_word.

rules-number = { $number ->
    [0] zéro
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $number }
 }
rules-and = { $first } et { $last }
rules-or = { $first } ou { $last }
rules-between-parts = { " ; " }
rules-from-to = { $first } à { $last }
rules-face = { $face }
rules-summary = { $dice ->
    [one] un dé
   *[other] { $dice } dés
 } · { $columns ->
    [one] { "" }
   *[other] { $columns } colonnes ·{ " " }
 }{ $boxes } { $boxes ->
    [one] case
   *[other] cases
 } · { $turns } { $turns ->
    [one] tour
   *[other] tours
 } · { $total } points au plus

rules-heading-goal = But du jeu
rules-heading-turn = Un tour
rules-heading-columns = Les colonnes
rules-heading-column = Remplir la feuille
rules-heading-upper = Partie haute
rules-heading-lower = Partie basse
rules-heading-boxes = Les cases
rules-heading-served = D’un coup
rules-heading-bonus = Bonus
rules-heading-extra = Encore { $dice_word } dés identiques
rules-heading-at-once = Sur-le-champ
rules-heading-end = Fin de la partie
rules-heading-note = Remarque

## The aim

rules-goal = Chacun remplit sa feuille, une case par tour. À la fin, c’est le plus gros score qui gagne.
rules-goal-won = Chacun remplit sa feuille, une case par tour.
rules-goal-alone = Tu remplis ta feuille, une case par tour, et tu marques le plus de points possible.
rules-goal-bonuses = Pour le score, seuls les bonus comptent ; les points des cases décident de ceux que tu reçois.
rules-won-column = { $points } pour { $name }
rules-goal-columns = À plusieurs, on joue pour des points de partie : qui a le plus dans une colonne reçoit { $columns }. En cas d’égalité, personne ne les reçoit.
rules-goal-all-columns = Qui gagne toutes ces colonnes reçoit { $points ->
    [one] un point de partie
   *[other] { $points } points de partie
 } en plus.
rules-seats-alone = On y joue en solo.
rules-seats-exactly = On y joue à { $most_word }.
rules-seats-or-alone = On y joue à { $most_word } au maximum, ou en solo.
rules-seats = De { $least_word } à { $most_word } joueurs.
rules-start = Pour savoir qui commence, chacun lance un dé : le plus grand chiffre commence, les ex æquo relancent.
rules-direction-clockwise = Ensuite, on joue dans le sens des aiguilles d’une montre, sauf si vous en avez décidé autrement.
rules-direction-counter-clockwise = Ensuite, on joue dans le sens inverse des aiguilles d’une montre, sauf si vous en avez décidé autrement.

## A turn

rules-dice-once = On lance { $dice ->
    [one] un dé
   *[other] { $dice_word } dés
 }, une seule fois par tour.
rules-dice = On lance { $dice ->
    [one] un dé
   *[other] { $dice_word } dés
 }, jusqu’à { $throws_word } fois par tour.
rules-dice-counted = { $counted ->
    [1] Un seul compte : dans chaque case, celui qui y rapporte le plus
   *[other] Seuls { $counted_word } comptent : dans chaque case, ceux qui y rapportent le plus
 }.
rules-dice-faces = Chaque dé porte les faces { $faces }.
rules-dice-odd = { $dice ->
    [1] Un des dés est différent : il porte
   *[other] { $dice_word } des dés sont différents : ils portent
} les faces { $faces }.
rules-dice-wild = { $count ->
    [1] La face { $faces } est un joker : elle
   *[other] Les faces { $faces } sont des jokers : chacune
} compte dans chaque case pour le chiffre qui y rapporte le plus.
rules-dice-symbols = Au lieu { $count ->
    [1] d’un chiffre
   *[other] de chiffres
}, les dés montrent { $symbols } ; cela compte pour { $numbers }.
rules-symbol = { $name } ({ $sign })
rules-dice-colours = Les chiffres ont des couleurs : { $colours }.
rules-colour = { $name } ({ $faces })
rules-throws-rest = Le premier lancer se fait avec tous les dés ; ensuite, tu gardes ceux qui te plaisent et tu ne relances que les autres.
rules-throws-release = Un dé gardé peut retourner dans le gobelet pour un autre lancer.
rules-throws-no-release = Un dé gardé reste sur la table.
rules-throws-put-aside = Avant de relancer, mets de côté au moins { $aside ->
    [one] un dé
   *[other] { $aside_word } dés
 }, et pour de bon : un dé mis de côté ne retourne plus dans le gobelet pendant ce tour.
rules-throws-stop = Tu peux t’arrêter avant.
rules-throws-last = Au dernier tour, quand il ne te reste qu’une case à remplir, tu peux lancer jusqu’à { $throws_word } fois{ $some ->
    [yes] { "" }, sauf si sa colonne en permet moins
   *[no] { "" }
 }.
rules-throws-save = Les lancers non utilisés ne sont pas perdus : tu les épargnes, et ils s’ajoutent { $throws ->
    [1] au seul lancer
   *[other] aux { $throws_word } lancers
 } des tours suivants.
rules-buy = Si ça ne suffit pas, tu peux acheter { $count ->
    [one] un lancer de plus
   *[other] jusqu’à { $count_word } lancers de plus
 } après { $throws_word ->
    [un] un lancer
   *[other] { $throws_word } lancers
 }{ $count ->
    [one] , mais un seul par tour
   *[other] { "" }
 }.
rules-buy-allowance = { $columns ->
    [one] La feuille
   *[other] Chaque colonne
 } donne droit à { $count ->
    [one] un lancer de ce genre
   *[other] { $count_word } lancers de ce genre
 } (« { $name } »).
rules-buy-shared = { $count ->
    [one] Il vaut
   *[other] Ils valent
 } pour toutes les colonnes ensemble.
rules-buy-charged = Le lancer se paie dans la colonne où tu inscris le tour ; une colonne qui n’en a plus est fermée pour ce tour.
rules-buy-unused = À la fin, chaque lancer non acheté rapporte { $points ->
    [one] un point
   *[other] { $points } points
 }.
rules-entry = À la fin du tour, tu remplis une case libre, et une seule : soit tu y inscris les points que rapportent les dés, soit tu la barres et elle vaut zéro.
rules-entry-strike = Tu peux même barrer une case qui rapporterait des points. Ce qui est écrit reste écrit.
rules-entry-below-zero = Une case qui commence sous 0 coûte des points même barrée : autant que sans aucun de ses dés.

## Columns and order

rules-sheet = La feuille a { $columns_word } colonnes de { $boxes ->
    [one] une case
   *[other] { $boxes } cases
 } ; chaque tour remplit une case dans l’une d’elles.
rules-sheet-uneven = La feuille a { $columns_word } colonnes ; chaque tour remplit une case dans l’une d’elles.
rules-sheet-won = Chaque colonne se compte à part.
rules-sheet-sum = Chaque colonne se compte à part, et à la fin on additionne tout.
rules-column = { $name } : { $rules }
rules-only-in = Cela ne vaut que dans { $count ->
    [one] la colonne
   *[other] les colonnes
 } { $columns }.
rules-column-boxes = Ses cases, de haut en bas : { $boxes }.
rules-column-boxes-free = Seulement ces cases, dans n’importe quel ordre : { $boxes }.
rules-order-free = L’ordre est libre.
rules-order-down = On remplit strictement de haut en bas.
rules-order-up = On remplit strictement de bas en haut.
rules-order-list = On remplit strictement dans cet ordre : { $boxes }.
rules-order-groups = On remplit dans cet ordre : { $groups } ; au sein d’une partie, l’ordre est libre.
rules-then = { ", puis " }
rules-group-upper = les cases du haut
rules-group-lower = les cases du bas
rules-order-ends = On remplit par les deux bouts : seules sont permises la plus haute et la plus basse des cases libres.
rules-order-middle = On remplit du milieu vers les bords : d’abord { $boxes }, puis case par case, vers le haut comme vers le bas.
rules-order-lines = On remplit en { $count_word } rangées, chacune dans un ordre fixe : { $lines }.
rules-order-some = Un ordre n’est imposé qu’ici : { $lines }. Toutes les autres cases sont libres.
rules-strikes-next = De même, on ne peut barrer { $count ->
    [one] que la case dont c’est le tour
   *[other] qu’une case dont c’est le tour
 }.
rules-strikes-any = On peut barrer n’importe quelle case libre de la colonne.
rules-announce = Ce qui va ici doit être annoncé juste après le premier lancer ; les dés ne rapportent alors plus rien dans une autre colonne.
rules-announce-always = À chaque tour, tu annonces juste après le premier lancer la case que tu vises.
rules-announce-before = Ce qui va ici doit être annoncé avant le premier lancer ; les dés ne rapportent alors plus rien dans une autre colonne.
rules-announce-before-always = À chaque tour, tu annonces avant le premier lancer la case que tu vises.
rules-announce-last = L’annonce est facultative ; elle n’est obligatoire que s’il ne reste plus que des cases à annoncer.
rules-announce-miss-box = Si c’est raté, il faut barrer cette case-là.
rules-announce-miss-any = Si c’est raté, tu barres cette case ou une autre qu’on peut barrer à ce moment-là.
rules-announce-strikes-next = Sans annonce, on n’inscrit rien ici et on ne barre rien non plus.
rules-announce-strikes-any = Sans annonce, on peut seulement barrer ici, mais n’importe quelle case libre.
rules-announce-unless-served-next = Les dés tombés d’un coup peuvent aller ici sans annonce ; sinon, sans annonce, on n’inscrit rien ici et on ne barre rien non plus.
rules-announce-unless-served-any = Les dés tombés d’un coup peuvent aller ici sans annonce ; sinon, sans annonce, on peut seulement barrer ici, mais n’importe quelle case libre.
rules-column-throws = { $throws ->
    [one] Ici, seul le premier lancer compte.
   *[other] Ici, il faut avoir fini en { $throws_word } lancers au plus.
 }
rules-column-more-throws = Pour une case de cette colonne, tu peux lancer jusqu’à { $throws_word } fois.
rules-column-weight = La colonne compte { $weight ->
    [2] double
    [3] triple
   *[other] { $weight_word } fois
 }.
rules-column-weight-halves = La colonne compte { $whole ->
    [0] pour moitié
   *[other] { $whole },5 fois
 }. Chaque inscription et chaque bonus se calcule à part, et un demi-point compte pour un point.
rules-column-weight-below = Sous zéro aussi, on arrondit vers le haut : −7,5 devient −7.
rules-column-not-served = Ici, rien de plus pour les dés tombés d’un coup.
rules-column-served-only = Ici, seuls comptent les dés tombés d’un coup ; avec les autres, on peut seulement barrer une case.

## The boxes

rules-box-entries = { $name } ({ $entries } ×)
rules-box-help = { $takes } : { $gives }.
rules-box-help-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
rules-entries = Une case marquée × se remplit autant de fois qu’indiqué.
rules-takes-any = n’importe quels dés
rules-takes-number = seuls les { $faces } comptent
rules-takes-equal = au moins { $count_word } identiques
rules-takes-all-equal = { $count_word } identiques
rules-takes-run = { $length_word } chiffres qui se suivent
rules-takes-total = exactement { $total } en tout
rules-takes-at-least = au moins { $total } en tout
rules-takes-at-most = au plus { $total } en tout
rules-takes-total-between = { $least } à { $most } en tout
rules-takes-and-one-of = { $all }, et en plus { $one }
rules-takes-symbol = { $key ->
    [neuf] seuls les neuf comptent
    [dix] seuls les dix comptent
    [valet] seuls les valets comptent
    [dame] seules les dames comptent
    [roi] seuls les rois comptent
    [as] seuls les as comptent
   *[other] on ne compte que { $name }
 }
rules-takes-one-colour = tous de la même couleur
rules-takes-groups-one-colour = { $groups }, de la même couleur
rules-groups-one = { $size ->
    [1] un dé
    [2] une paire
   *[other] { $size_word } identiques
 }
rules-groups-different = { $size ->
    [1] { $count_word } chiffres différents
    [2] { $count_word } paires différentes
    [3] { $count_word } brelans différents
    [4] { $count_word } carrés différents
   *[other] { $count_word } fois { $size_word } identiques, de chiffres différents
 }
rules-groups-any = { $size ->
    [1] { $count_word } dés
    [2] { $count_word } paires, pareilles ou non
    [3] { $count_word } brelans, pareils ou non
    [4] { $count_word } carrés, pareils ou non
   *[other] { $count_word } fois { $size_word } identiques, pareils ou non
 }
rules-groups-two = { $first_word } d’un chiffre, { $second_word } d’un autre
rules-groups-many-different = { $groups }, de chiffres différents
rules-groups-many-any = { $groups }, pareils ou non
rules-points-number = leur somme
rules-points-symbol = { $points } par dé
rules-points-sum = somme de tous les dés
rules-points-sum-counted = { $dice ->
    [1] valeur du dé qui compte
   *[other] somme des { $dice_word } dés qui comptent
 }
rules-points-sum-lowest = { $dice ->
    [1] valeur du dé le plus bas
   *[other] somme des { $dice_word } dés les plus bas
 }
rules-points-par = { $plain } − { $less } : { $count ->
    [1] un seul vaut 0
   *[other] { $count_word } valent 0
}, case barrée −{ $less }
rules-points-matching = somme de ces dés
rules-points-later = { $plain } ; { $less } de moins pour chaque inscription déjà { $columns ->
    [one] sur la feuille
   *[other] dans la colonne
 }, mais jamais moins de { $least }
rules-points-aside = { $plain } ; hors total
rules-points-plus = { $plain } + { $plus }
rules-points-times = { $times } × { $plain }
rules-points-after = { $points } au lancer { $throw }
rules-points-by-throws = { $list }, ensuite { $last }
rules-points-served = { $plain }, d’un coup { $points }
rules-points-double = { $plain }, d’un coup le double
rules-served = « D’un coup » veut dire que les { $dice_word } dés sont tombés du gobelet tous ensemble.
rules-served-first = Ce n’est possible qu’au premier lancer.
rules-served-any = C’est le cas du premier lancer, et de tout autre pour lequel tous les dés retournent dans le gobelet. Si un seul reste sur la table, c’est fichu ; si tu t’arrêtes, ça reste acquis.

## Bonus

rules-computed-card = Une fois { $boxes } { $count ->
        [one] rempli
       *[other] remplis
    }, tu reçois { $formula } points.
rules-computed-card-if = Une fois { $boxes } { $count ->
        [one] rempli
       *[other] remplis
    }, tu reçois { $formula } points si { $condition }, sinon rien.
rules-computed-column = Une fois { $boxes } { $count ->
        [one] rempli
       *[other] remplis
    } dans une colonne, tu y reçois { $formula } points.
rules-computed-column-if = Une fois { $boxes } { $count ->
        [one] rempli
       *[other] remplis
    } dans une colonne, tu y reçois { $formula } points si { $condition }, sinon rien.
rules-where-upper = dans la partie haute
rules-where-lower = dans la partie basse
rules-where-all = dans toutes les cases réunies
rules-where-boxes = dans { $boxes }
rules-reach-points = { $count ->
    [one] marques au moins un point
   *[other] marques au moins { $count } points
 }
rules-reach-entries = marques{ $every ->
    [box] {""}
    [line] {" "}partout
   *[none] {" "}au moins { $count ->
        [one] une fois
       *[other] { $count_word } fois
     }
    [time] {" "}{ $count_word } fois
 }
rules-where-compared = { $count ->
   *[other] { $where } que { $than }
 }
rules-where-less-points = { $where } moins celui { $than }
rules-where-less-entries = { $where } moins celui { $than }
rules-row-upper = sur une ligne du haut
rules-row-lower = sur une ligne du bas
rules-row-all = sur une ligne
rules-row-boxes = sur la ligne { $boxes }
rules-reach-more-points = { $than ->
   *[other] { $count ->
        [0] marques au moins autant de points
        [one] marques au moins un point de plus
       *[other] marques au moins { $count } points de plus
     }
 }
rules-reach-more-entries = { $than ->
   *[other] { $count ->
        [0] marques au moins autant de fois
        [one] marques au moins une fois de plus
       *[other] marques au moins { $count_word } fois de plus
     }
 }
rules-reach-fewer-points = { $than ->
   *[other] { $count ->
        [one] marques au plus un point de moins
       *[other] marques au plus { $count } points de moins
     }
 }
rules-reach-fewer-entries = { $than ->
   *[other] { $count ->
        [one] marques au plus une fois de moins
       *[other] marques au plus { $count_word } fois de moins
     }
 }
rules-sum-exactly = exactement { $most }
rules-sum-most = au plus { $most }
rules-sum-between = { $least } à { $most }
rules-reach-to-points = marques { $asked } { $count ->
    [one] point
   *[other] points
 }
rules-reach-to-entries = marques { $asked } { $count ->
   *[other] fois
 }
rules-reach-strikes = { $count ->
    [one] barres au moins une case
   *[other] barres au moins { $count_word } cases
 }
rules-reach-more-strikes = { $than ->
   *[other] { $count ->
        [0] barres au moins autant de cases
        [one] barres au moins une case de plus
       *[other] barres au moins { $count_word } cases de plus
     }
 }
rules-reach-to-strikes = barres { $asked } { $count ->
    [one] case
   *[other] cases
 }
rules-reach-fewer-strikes = { $than ->
   *[other] { $count ->
        [one] barres au plus une case de moins
       *[other] barres au plus { $count_word } cases de moins
     }
 }
rules-tiers-strikes = le nombre de cases barrées
rules-where-less-strikes = { $where } moins celui { $than }
rules-tiers-points = le total
rules-tiers-entries = le nombre de réussites
rules-gain = { $count ->
    [0] rien
    [one] { $points } point
   *[other] { $points } points
 }{ $does ->
    [costs] {" "}de moins
   *[brings] {""}
 }
rules-tier = { $gain } dès { $reached }
rules-tier-below = { $gain } sous { $reached }
rules-tier-exactly = { $gain } pour exactement { $most }
rules-tier-most = { $gain } jusqu’à { $most }
rules-tier-between = { $gain } de { $least } à { $most }
rules-tier-each = { $tier } (et par { $each } au-delà { $points ->
    [one] { $points } point
   *[other] { $points } points
 } { $does ->
    [less] de moins
   *[more] de plus
 })
rules-or-more = { $count_word } ou plus
rules-by-count-entries = { $to ->
    [1] une réussite { $where } { $does ->
        [costs] coûte
       *[brings] rapporte
     }
   *[other] { $counted } réussites { $where } { $does ->
        [costs] coûtent
       *[brings] rapportent
     }
 } { $points } { $count ->
    [one] point
   *[other] points
 }
rules-by-count-strikes = { $to ->
    [1] une case barrée { $where } { $does ->
        [costs] coûte
       *[brings] rapporte
     }
   *[other] { $counted } cases barrées { $where } { $does ->
        [costs] coûtent
       *[brings] rapportent
     }
 } { $points } { $count ->
    [one] point
   *[other] points
 }
rules-by-count-more = pour { $counted }, { $points } { $count ->
    [one] point
   *[other] points
 }
rules-each-time = Chaque { $box } { $does ->
    [costs] coûte
   *[brings] rapporte
 } { $points } { $count ->
    [one] point
   *[other] points
 }.
rules-each-entries = { $does ->
    [costs] Chaque réussite { $where } coûte
   *[brings] Chaque réussite { $where } rapporte
 } { $points } { $count ->
    [one] point
   *[other] points
 }.
rules-each-strikes = { $does ->
    [costs] Chaque case barrée { $where } coûte
   *[brings] Chaque case barrée { $where } rapporte
 } { $points } { $count ->
    [one] point
   *[other] points
 }.
rules-bonus-card = Si tu { $reached } { $where }, tu { $does ->
    [costs] perds
   *[brings] reçois
 } { $points } { $count ->
    [one] point
   *[other] points
 }{ $does ->
    [costs] {""}
   *[brings] {" "}de plus
 }.
rules-bonus-column = Si tu { $reached } { $over ->
    [all] dans une colonne
   *[some] { $where } d’une colonne
 }, tu y { $does ->
    [costs] perds
   *[brings] reçois
 } { $points } { $count ->
    [one] point
   *[other] points
 }{ $does ->
    [costs] {""}
   *[brings] {" "}de plus
 }.
rules-bonus-sheet = Si tu { $reached } { $where }, toutes colonnes réunies, tu { $does ->
    [costs] perds
   *[brings] reçois
 } { $points } { $count ->
    [one] point
   *[other] points
 }{ $does ->
    [costs] {""}
   *[brings] {" "}de plus
 }.
rules-bonus-row = Si tu { $reached } { $where }, toutes colonnes réunies, tu { $does ->
    [costs] perds
   *[brings] reçois
 } { $points } { $count ->
    [one] point
   *[other] points
 }{ $does ->
    [costs] {""}
   *[brings] {" "}de plus
 } pour chaque ligne de ce genre.
rules-bonus-unweighted = Ici, chaque colonne ne compte qu’une fois.
rules-bonus-open = Une case encore libre y compte comme barrée.
rules-bonus-tiers-card = Pour { $what } { $where } : { $tiers }.
rules-bonus-tiers-column = Dans chaque colonne, pour { $what } { $where } : { $tiers }.
rules-bonus-tiers-sheet = Pour { $what } { $where }, toutes colonnes réunies : { $tiers }.
rules-bonus-tiers-row = Pour { $what } { $where }, toutes colonnes réunies, à chaque ligne : { $tiers }.
rules-bonus-tiers-highest = Seul le plus haut palier atteint compte.

## Another five of a kind

rules-extra = { $condition }, { $consequence }.
rules-extra-scored = Si tu as déjà { $points ->
    [0] des points
    [one] un point
   *[other] { $points } points
 } dans la case { $box } et que tu refais { $dice_word } dés identiques{ $number }
rules-extra-struck = Si tu as barré la case { $box } et que tu fais quand même { $dice_word } dés identiques{ $number }
rules-extra-filled = Si la case { $box } est déjà remplie ou barrée et que tu refais { $dice_word } dés identiques{ $number }
rules-extra-open = Si la case { $box } est encore libre et que tu inscris ailleurs { $dice_word } dés identiques{ $number }
rules-extra-any = Si tu fais { $dice_word } dés identiques et que tu ne les inscris pas dans une case { $box } libre{ $number }
rules-extra-open-anywhere = Tant que leur propre case est libre, tu peux pourtant les mettre n’importe où.
rules-extra-number-free = { " " }alors que la case de leur chiffre est libre
rules-extra-number-filled = { " " }alors que la case de leur chiffre n’est plus libre
rules-extra-only-bonus = tu reçois { $points }, quelle que soit la case
rules-extra-more = tu reçois davantage
rules-extra-gets = tu reçois { $list }
rules-extra-free = tu peux les inscrire dans n’importe quelle case libre
rules-extra-first-number = tu dois les inscrire dans la case de leur chiffre
rules-extra-first-lower = tu dois les inscrire dans une case libre de la partie basse
rules-extra-first-upper = tu dois les inscrire dans une case libre de la partie haute
rules-extra-then-number = { $full }, dans la case de leur chiffre
rules-extra-then-lower = { $full }, dans une case libre de la partie basse
rules-extra-then-upper = { $full }, dans une case libre de la partie haute
rules-extra-then-any = { $full }, dans n’importe quelle case libre
rules-extra-full-number = si elle est prise
rules-extra-full-lower = si la partie basse est pleine
rules-extra-full-upper = si la partie haute est pleine
rules-extra-strike = Tu ne peux alors barrer qu’une case où ils ne rapportent rien.
rules-extra-worth = Ils { $joker ->
    [0] comptent
   *[other] servent de joker et comptent
 } { $list }{ $complete ->
    [0] , ailleurs comme d’habitude
   *[other] { "" }
 }.
rules-extra-served = Si les { $dice_word } tombent d’un coup, ils comptent { $list }.
rules-extra-in-lower = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } dans toute case du bas
rules-extra-in-upper = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } dans toute case du haut
rules-extra-as = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } comme { $box }
rules-extra-points = { $points ->
    [one] un point en plus
   *[other] { $points } points en plus
 }
rules-extra-bonus = Tu reçois aussi { $points }.
rules-extra-bonus-number = Dans la case de leur chiffre, tu reçois { $points }.
rules-extra-bonus-lower = En bas, tu reçois { $points }.
rules-extra-bonus-upper = En haut, outre la somme des dés, tu reçois { $points }.
rules-extra-bonus-other-lower = Dans les autres cases du bas, tu reçois { $points }.
rules-extra-bonus-other-upper = Dans les autres cases du haut, tu reçois { $points }.
rules-extra-counted = Avoir { $dice_word } dés identiques suffit : peu importe que les autres dés montrent la même chose ou non.
rules-extra-beside-nothing = Les points en plus te reviennent même si la case elle-même ne reçoit que 0.
rules-extra-not-counted = Les points en plus se notent à côté de la case et ne comptent pas pour le bonus.
rules-extra-per-column = Ici, chaque colonne est une partie à part.
rules-extra-first-place = Si deux de ces règles désignent des places différentes, la première l’emporte.
rules-extra-last-worth = Si deux de ces règles donnent des valeurs différentes, la dernière l’emporte.

## The end

rules-end = Après { $turns ->
    [one] un tour
   *[other] { $turns } tours
 }, la feuille est pleine et la partie est finie.
rules-end-winner = En cas d’égalité en tête, la victoire est partagée.
rules-end-most-won = Qui a le plus de points de partie gagne ; à égalité, la victoire est partagée. En solo, on joue pour les points de la feuille, et les conseils en tiennent compte.
rules-end-most = Le maximum est de { $total } points.
rules-at-once-wins = Qui marque ici { $moment ->
    [served] d’un coup
    [any] des points
   *[throws] { $throws ->
        [one] au premier lancer
       *[other] en { $throws_word } lancers au plus
     }
 } gagne sur-le-champ contre les autres, quel que soit le score.
rules-at-once-ends = Qui marque ici { $moment ->
    [served] d’un coup
    [any] des points
   *[throws] { $throws ->
        [one] au premier lancer
       *[other] en { $throws_word } lancers au plus
     }
 } met fin sur-le-champ à une partie contre d’autres, pour tous ; c’est ce qui est alors sur les feuilles qui compte.
rules-at-once-alone = En solo, on continue jusqu’à ce que la feuille soit pleine ; les moyennes et les conseils en tiennent compte.
rules-at-once-values = Les moyennes et les conseils se calculent comme si l’on continuait jusqu’à ce que la feuille soit pleine.
